import {
  below,
  type CardId,
  changeRefs,
  type Game,
  isCurrent,
  isOutcome,
  type KernelState,
  maskOf,
  type Random,
  refTo,
  type Viewer,
} from '@binary-sunset/kernel';

/** Cards of one owner of which a viewer knows nothing at all. */
export function unknownTo(s: KernelState, viewer: Viewer, owner: number): CardId[] {
  const bit = maskOf(viewer);
  const spokenOf = cardsReferredTo([s.frames, s.held, s.lasting, s.uses, s.facts]);
  return s.cards.knows.flatMap((known, card) =>
    (known & (bit | (bit << 3))) === 0 && s.cards.owner[card] === owner && !spokenOf.has(card) ? [card] : [],
  );
}

/** Cards that what is under way refers to: such a card can't change places with another that nothing refers to. */
function cardsReferredTo(data: unknown, found: Set<CardId> = new Set()): Set<CardId> {
  if (typeof data !== 'object' || data === null) return found;
  if ('card' in data && 'life' in data && typeof data.card === 'number') found.add(data.card);
  for (const part of Object.values(data)) cardsReferredTo(part, found);
  return found;
}

/** Cards of one group that a viewer cannot tell apart by place, one of them known to be in it. */
export function vagueTo(s: KernelState, viewer: Viewer): [CardId, CardId][] {
  const bit = maskOf(viewer);
  const { knows, group, owner } = s.cards;
  return knows.flatMap((known, card) => {
    if ((known & (bit << 3)) === 0) return [];
    const others = knows.flatMap((k, twin) =>
      twin !== card && (k & bit) === 0 && group[twin] === group[card] && owner[twin] === owner[card] ? [twin] : [],
    );
    return others.map((twin): [CardId, CardId] => [card, twin]);
  });
}

/**
 * Puts each of two cards where the other was: in its zone, under its handle, known to whom it was known. To whoever
 * could not tell them apart nothing has changed. Cards in play are left alone.
 */
export function exchange(s: KernelState, a: CardId, b: CardId): void {
  const exchanged = (pile: readonly CardId[]) => pile.map((card) => (card === a ? b : card === b ? a : card));
  for (const [zone, [first, second]] of Object.entries(s.zones)) s.zones[zone] = [exchanged(first), exchanged(second)];
  const columns = s.cards as unknown as Record<string, number[]>;
  for (const [name, column] of Object.entries(columns)) {
    if (name === 'definition' || name === 'owner' || name === 'life') continue;
    const [ofA, ofB] = [column[a] ?? 0, column[b] ?? 0];
    column[a] = ofB;
    column[b] = ofA;
  }
  exchangeHeld(s, a, b);
}

/**
 * A caught trigger, on a card being drawn for one, is about the card in that place, whichever it is. What is under way
 * is not touched: only its player sees it, and it may be possible with that card alone.
 */
function exchangeHeld(s: KernelState, a: CardId, b: CardId): void {
  s.held = changeRefs(s.held, (ref) =>
    !isCurrent(s, ref) ? ref : ref.card === a ? refTo(s, b) : ref.card === b ? refTo(s, a) : ref,
  );
}

/** After the exchange of two vague members, what is known of the group goes with the card and not with the place. */
export function exchangeMembers(s: KernelState, a: CardId, b: CardId): void {
  const known: [number, number] = [s.cards.knows[a] ?? 0, s.cards.knows[b] ?? 0];
  exchange(s, a, b);
  const member = 7 << 3;
  for (const [card, was] of [
    [a, known[0]],
    [b, known[1]],
  ] as const) {
    s.cards.knows[card] = ((s.cards.knows[card] ?? 0) & ~member) | (was & member);
  }
}

/** Two of a list, at random. */
export function twoOf<T>(items: readonly T[], random: Random): [T, T] | null {
  if (items.length < 2) return null;
  const i = below(random, items.length);
  const j = below(random, items.length - 1);
  return [items[i] as T, items[j < i ? j : j + 1] as T];
}

/** All of them, but for an odd one, two by two at random. */
export function inPairs<T>(items: readonly T[], random: Random): [T, T][] {
  const left = [...items];
  const take = (): T => left.splice(below(random, left.length), 1)[0] as T;
  const found: [T, T][] = [];
  while (left.length >= 2) found.push([take(), take()]);
  return found;
}

/** Everything a viewer can look at now. */
export function sight<S extends KernelState, P, Seat extends string>(
  game: Game<S, P, Seat>,
  s: S,
  viewer: Viewer,
): string {
  const now = game.pending(s);
  const decision = !isOutcome(now) && now.player === viewer ? { ...now, words: game.describe(s, now) } : null;
  return JSON.stringify({ view: game.view(s, viewer), decision });
}
