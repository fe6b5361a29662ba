import { at } from './at.ts';
import type { Tell, ViewerMask } from './happening.ts';
import { everybody, type Mention } from './happening.ts';
import { shuffleInPlace } from './random.ts';
import type { CardId } from './schema.ts';
import type { KernelState } from './state.ts';

/**
 * Who knows what. A viewer either knows which card lies in a place (`knows` bit 0 to 2), or only that it is somewhere
 * in its group (bit 3 to 5), or nothing. Mixing cards turns the first kind of knowledge into the second.
 */
const memberBits = everybody << 3;

export const knownTo = (s: KernelState, card: CardId): ViewerMask => at(s.cards.knows, card) & everybody;

export const nameOf = (s: KernelState, card: CardId): string => s.names[at(s.cards.definition, card)] ?? '?';

export const mention = (s: KernelState, card: CardId): Mention => ({
  handle: at(s.cards.handle, card),
  name: nameOf(s, card),
  knownTo: knownTo(s, card),
});

/** Names that a viewer knows to be among the cards of a group without knowing where, in alphabetical order. */
export function knownMembers(s: KernelState, group: number, viewerBit: ViewerMask): string[] {
  const names: string[] = [];
  const { knows, group: groups } = s.cards;
  for (let card = 0; card < knows.length; card++) {
    if (groups[card] === group && (at(knows, card) & (viewerBit << 3)) !== 0) names.push(nameOf(s, card));
  }
  return names.sort();
}

/** These viewers now know which card this is. Says whether anybody learned something. */
export function learn(s: KernelState, card: CardId, viewers: ViewerMask, tell: Tell): boolean {
  const { knows } = s.cards;
  const before = at(knows, card);
  const fresh = viewers & ~before & everybody;
  if (fresh === 0) return false;
  let touched = (before >> 3) & fresh;
  if (isVague(s, (fresh & ~touched) << 3))
    for (let bit = 1; bit <= everybody; bit <<= 1)
      if ((fresh & ~touched & bit) !== 0 && unlearnTwin(s, card, bit)) touched |= bit;
  knows[card] = (before | fresh) & ~(fresh << 3);
  if (tell !== undefined && touched !== 0) tellGroup(s, at(s.cards.group, card), touched, tell);
  return true;
}

/** Does anybody of these know of a card only that it is in its group? Most often nobody does. */
function isVague(s: KernelState, members: number): boolean {
  const { knows } = s.cards;
  for (let card = 0; card < knows.length; card++) if ((at(knows, card) & members) !== 0) return true;
  return false;
}

/** A copy of a card known to be in the group has turned up: it may be the very one, so the other is known no more. */
function unlearnTwin(s: KernelState, card: CardId, bit: ViewerMask): boolean {
  const { knows, group, definition } = s.cards;
  for (let twin = 0; twin < knows.length; twin++) {
    const known = at(knows, twin);
    if ((known & (bit << 3)) === 0 || group[twin] !== group[card] || definition[twin] !== definition[card]) continue;
    knows[twin] = known & ~(bit << 3);
    return true;
  }
  return false;
}

/**
 * Cards of one zone become indistinguishable to everybody but the keepers: a fresh group and fresh handles. With
 * `inOrder` the handles follow the cards' places (the places were shuffled); otherwise they are dealt at random.
 */
export function mix(
  s: KernelState,
  cards: readonly CardId[],
  keepers: ViewerMask,
  inOrder: boolean,
  place: { readonly zone: string; readonly of: 0 | 1 },
  tell: Tell,
): void {
  const columns = s.cards;
  const was = tell === undefined ? [] : cards.map((card) => at(columns.handle, card));
  const joined = spill(s, cards);
  const group = s.nextGroup++;
  const first = s.nextHandle;
  s.nextHandle += cards.length;
  const dealt: number[] = [];
  for (let i = 0; i < cards.length; i++) dealt.push(first + i);
  if (!inOrder) shuffleInPlace(dealt, s.chance);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as CardId;
    const known = at(columns.knows, card);
    const lost = known & everybody & ~keepers;
    columns.knows[card] = (known & ~lost) | (lost << 3);
    columns.group[card] = group;
    columns.handle[card] = dealt[i] as number;
    columns.life[card] = at(columns.life, card) + 1;
  }
  for (const card of joined) columns.group[card] = group;
  if (tell === undefined) return;
  tell({
    kind: 'mixed',
    zone: place.zone,
    of: place.of,
    group,
    was,
    now: cards.map((card) => mention(s, card)),
    // Whose card a hidden one is shows on its back.
    seconds: cards
      .flatMap((card) => (columns.owner[card] === 1 ? [at(columns.handle, card)] : []))
      .sort((a, b) => a - b),
    joined: joined.map((card) => at(columns.handle, card)).sort((a, b) => a - b),
    keepers,
  });
  tellGroup(s, group, everybody, tell);
}

/** Cards outside the set whose group reaches into it while somebody knows a member of that group: they join. */
function spill(s: KernelState, cards: readonly CardId[]): CardId[] {
  if (!isVague(s, memberBits)) return [];
  const { knows, group } = s.cards;
  const touched = new Set<number>();
  for (const card of cards) touched.add(at(group, card));
  const vague = new Set<number>();
  for (let card = 0; card < knows.length; card++) {
    const g = at(group, card);
    if (touched.has(g) && (at(knows, card) & memberBits) !== 0) vague.add(g);
  }
  if (vague.size === 0) return [];
  const inside = new Set(cards);
  const joined: CardId[] = [];
  for (let card = 0; card < knows.length; card++) {
    if (vague.has(at(group, card)) && !inside.has(card)) joined.push(card);
  }
  return joined;
}

/** Each viewer is told only what they know themselves. */
function tellGroup(s: KernelState, group: number, viewers: ViewerMask, tell: NonNullable<Tell>): void {
  for (let bit = 1; bit <= everybody; bit <<= 1) {
    if ((viewers & bit) !== 0) tell({ kind: 'group', for: bit, group, known: knownMembers(s, group, bit) });
  }
}
