import type { CardId, Contribute } from '@binary-sunset/kernel';
import type { How } from '../../text/program.ts';

/** Something that changes a value now. */
export interface Change {
  readonly how: How;
  readonly amount: number;
  readonly since: number;
  /** The card that it comes from; -1 once that is gone. */
  readonly source: CardId;
  /** The text, which several copies of a card have in common. */
  readonly id: string;
  readonly cumulative: boolean;
  /** Does it come from the opponent of whoever has the value? */
  readonly byOpponent: boolean;
  /** The texts that counted already when it began; others came later, whenever their cards did. */ // AR1-0372
  readonly after?: readonly string[] | null;
}

/** Before everything else. */
const first = -1;

/**
 * Says in which way changes count. Copies of one text count once, unless cumulative; what is substituted or free
 * stands alone; what can't be modified is neither added to nor multiplied; the first definition of a value that did
 * not exist is what all the others work on.
 */ // AR1-0369, AR1-0378, AR1-0379, AR1-0383, AR1-0400
export function contributeAll(base: number | null, changes: readonly Change[], contribute: Contribute): void {
  const counted = changes.length === 1 ? changes : withoutCopies(changes);
  const instead = counted.find(({ how }) => how === 'free') ?? counted.find(({ how }) => how === 'substitute');
  if (instead !== undefined) {
    const amount = instead.how === 'free' ? 0 : instead.amount;
    contribute(base === null ? 'define' : 'reset', amount, instead.since, sourceOf(instead), instead.id);
    return;
  }
  const isFixed = (change: Change): boolean =>
    counted.some(({ how }) => how === 'unmodifiable' || (how === 'unmodifiable by opponent' && change.byOpponent));
  const ordered = counted.flatMap((change) => (change.how === 'multiply' && change.after != null ? [change] : []));
  const definition = base === null ? earliest(counted.filter(({ how }) => how === 'define')) : null;
  for (const change of counted) {
    const { how, amount, id } = change;
    const since = how === 'add' ? occurredAt(change, ordered) : change.since;
    const source = sourceOf(change);
    if (how === 'add' || how === 'multiply') {
      if (!isFixed(change)) contribute(how, amount, since, source, id);
    } else if (how === 'define') contribute(how, amount, change === definition ? first : since, source, id);
    else if (how === 'reset' || how === 'limit') contribute(how, amount, since, source, id);
  }
}

/** A card may have been there long before what it does to a value: what was not yet counted came later. */ // AR1-0372
function occurredAt({ id, since }: Change, multiplying: readonly Change[]): number {
  let at = since;
  for (const { since: begun, after } of multiplying)
    if (since < begun && after != null && !after.includes(id)) at = Math.max(at, begun + 0.5);
  return at;
}

const sourceOf = ({ source }: Change): CardId | null => (source < 0 ? null : source);

const earliest = (changes: readonly Change[]): Change | null =>
  changes.reduce<Change | null>((found, one) => (found === null || one.since < found.since ? one : found), null);

interface OneOfSeveral {
  readonly id: string;
  readonly since: number;
  readonly cumulative?: boolean;
}

/** Of several copies the first to come counts. */ // AR1-0369, AR1-0395
export const withoutCopies = <C extends OneOfSeveral>(changes: readonly C[]): readonly C[] =>
  changes.filter(
    ({ id, since, cumulative }) =>
      cumulative === true || !changes.some((other) => other.id === id && other.since < since),
  );
