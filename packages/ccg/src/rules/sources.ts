import {
  type CardId,
  type CardRef,
  isCurrent,
  type Lasting,
  type Occurrence,
  type Plain,
  players,
} from '@binary-sunset/kernel';
import { definitionOf, happenedBit, type Indexed, reachOf, ruleBit, ruleCalled } from '../catalog.ts';
import type { ActionText, Happened, ModifierText, Rule, Speaker } from '../language/program.ts';
import { type State, table } from '../state.ts';
import { isActive, isInactiveAs } from './cardStates.ts';
import { isAboutDeploying, isStill } from './piloting.ts';
import { sourcesIn, speaking } from './speaking.ts';

/** A rule that some text makes, as it applies now. */
export interface InForce {
  readonly rule: Rule;
  readonly id: string;
  readonly speaker: Speaker;
  readonly since: number;
  /** The X of the effect that left it behind. */
  readonly x: number;
  /** The texts that counted already when it began, where that matters. */
  readonly after?: readonly string[] | null;
}

const noRules: readonly InForce[] = [];
const any = (): boolean => true;

/** Every rule of this kind that a text makes now: of active cards, then those that last. */
export function rulesInForce(s: State, kind: Rule['rule'], wanted: (rule: Rule) => boolean = any): readonly InForce[] {
  const bit = ruleBit(kind);
  const { makes, leaves } = reachOf(s);
  const isMade = (makes & bit) !== 0 && (sourcesIn(s).makes & bit) !== 0;
  const isLeft = s.lasting.length > 0 && (leaves & bit) !== 0;
  if (!isMade && !isLeft) return noRules;
  const found: InForce[] = [];
  if (isMade)
    for (const card of sourcesIn(s).cards)
      if ((definitionOf(s, card).makes & bit) !== 0) addRules(s, card, kind, wanted, found);
  if (isLeft)
    for (const effect of s.lasting) {
      const rule = ruleCalled(effect.clause);
      if (rule.rule === kind && wanted(rule) && isEffective(s, effect)) found.push(lastingInForce(s, effect, rule));
    }
  return found;
}

/** Adds the rules of one card's texts, those that work now. */
export function addRules(
  s: State,
  card: CardId,
  kind: Rule['rule'],
  wanted: (rule: Rule) => boolean,
  found: InForce[],
): void {
  for (const indexed of definitionOf(s, card).modifiers)
    for (const [i, rule] of indexed.clause.rules.entries()) {
      if (rule.rule !== kind || !wanted(rule) || !modifierWorks(s, card, indexed, rule)) continue;
      found.push({
        rule,
        id: `${indexed.id}=${i}`,
        speaker: speaking(s, card, indexed),
        since: s.cards.since[card] ?? 0,
        x: 0,
      });
    }
}

/** What a card left behind rests as long as that card is inactive; what becomes of it otherwise does not matter. */ // AR1-0154, AR1-0317
export const isEffective = (s: State, { source }: Lasting): boolean =>
  !isCurrent(s, source) || !table.inPlay(s, source.card) || isActive(s, source.card);

export const lastingInForce = (s: State, effect: Lasting, rule: Rule): InForce => ({
  rule,
  id: effect.clause,
  speaker: { by: effect.by, self: isCurrent(s, effect.source) ? effect.source.card : -1, locked: effect.locked },
  since: effect.since,
  ...detailsOf(effect),
});

/** An effect remembers its X, and where the order matters also what it came after. */
function detailsOf({ detail }: Lasting): Pick<InForce, 'x' | 'after'> {
  if (typeof detail === 'number') return { x: detail };
  if (detail === null || typeof detail !== 'object' || Array.isArray(detail)) return { x: 0 };
  const { x, after } = detail as { readonly x?: Plain; readonly after?: Plain };
  return { x: typeof x === 'number' ? x : 0, after: Array.isArray(after) ? after.map(String) : null };
}

/** Is a modifier on now? What can "never" be is on always. */ // AR1-0279
function modifierWorks(s: State, card: CardId, indexed: Indexed<ModifierText>, rule: Rule): boolean {
  const { clause } = indexed;
  if ((clause.drawn === true) !== table.isIn(s, card, 'destiny')) return false;
  const isNever = rule.rule === 'forbids' && rule.never === true;
  const isKept = isAboutDeploying(rule);
  if (!isNever && clause.drawn !== true && !hasText(s, card, rule.rule, isKept)) return false;
  const speaker = speaking(s, card, indexed);
  for (const condition of clause.while) if (!condition.holds(s, speaker)) return false;
  return true;
}

/** While looking at what cancels texts every text works: one can't be the reason for its own end. */
let looking = false;

/** Is it active, with its text not cancelled? A spy's text works undercover. */ // AR1-0263, GAP-0315
export function hasText(s: State, card: CardId, asking?: Rule['rule'], isKept = false): boolean {
  if (!isActive(s, card) && !isInactiveAs(s, card, 'undercover')) return false;
  if (!isKept && isStill(s, card)) return false;
  return asking === 'cancels text' || !isTextCancelled(s, card);
}

const cancels = ruleBit('cancels text');

/** Is its game text cancelled, in whichever state the card is? */ // AR1-0262, AR1-0263
export const isTextCancelled = (s: State, card: CardId): boolean => cancellerOf(s, card) !== null;

/** What cancels its game text. */
function cancellerOf(s: State, card: CardId): InForce | null {
  const { makes, leaves } = reachOf(s);
  if (looking || ((makes | leaves) & cancels) === 0) return null;
  looking = true;
  try {
    const found = rulesInForce(s, 'cancels text').find(
      ({ rule, speaker }) => rule.rule === 'cancels text' && rule.who.matches(s, card, speaker),
    );
    return found === undefined || isProtected(s, card) ? null : found;
  } finally {
    looking = false;
  }
}

/** What a card's text is cancelled by at the moment at which it is triggered; null if by nothing, or long before. */ // AR1-0268
export function competingCanceller(s: State, { id, kind, subject }: Occurrence): CardId | null {
  if (kind !== 'deployed' || !isCurrent(s, subject) || s.facts.memory.includes(cancelledAt(id))) return null;
  if ((definitionOf(s, subject.card).hears & happenedBit('deployed')) === 0) return null;
  const canceller = cancellerOf(s, subject.card);
  return canceller === null || canceller.speaker.self < 0 ? null : canceller.speaker.self;
}

/** Remembered of a text that was cancelled before it took effect. */
export const cancelledAt = (occurrence: number): string => `text cancelled ${occurrence}`;

const isProtected = (s: State, card: CardId): boolean =>
  rulesInForce(s, 'forbids', (rule) => rule.rule === 'forbids' && rule.act === 'have its text cancelled').some(
    ({ rule, speaker }) => rule.rule === 'forbids' && rule.who.matches(s, card, speaker),
  );

/** The cards whose texts may answer something: those on table, and the one just drawn for destiny. */ // AR1-0333
export function listening(s: State, { kind, subject }: Occurrence): readonly CardId[] {
  const { cards } = sourcesIn(s);
  return kind === 'destiny' && isDrawn(s, subject) ? [...cards, subject.card] : cards;
}

const isDrawn = (s: State, drawn: CardRef): boolean =>
  drawn.card >= 0 && isCurrent(s, drawn) && table.isIn(s, drawn.card, 'destiny');

/** May this text of it answer: has it text, or is it about the card itself as it was drawn for destiny? */ // AR1-0333
export function mayAnswer(s: State, card: CardId, { to }: ActionText, occurrence: Occurrence): boolean {
  const { kind, subject } = occurrence;
  if (to?.ofDrawnCard === true) return kind === 'destiny' && subject.card === card && isDrawn(s, subject);
  return hasText(s, card) || (subject.card === card && competingCanceller(s, occurrence) !== null);
}

/** Does a card on table or in a hand respond to such things? */
export function isHeard(s: State, kinds: readonly Happened[]): boolean {
  let bits = 0;
  for (const kind of kinds) bits |= happenedBit(kind);
  if ((reachOf(s).hears & bits) === 0) return false;
  if ((sourcesIn(s).hears & bits) !== 0) return true;
  for (const of of players)
    for (const zone of ['hand', 'destiny'] as const)
      for (const card of s.zones[zone][of]) if ((definitionOf(s, card).hears & bits) !== 0) return true;
  return false;
}
