import { below, type Deck, type Random } from '@binary-sunset/kernel';
import { type Arena, arenas, type Card, faultsIn, personaOf } from '@binary-sunset/tcg';
import { cards, tcg } from '@binary-sunset/tcg/drill';

export type DeckSide = 'light' | 'dark';

const poolFor = (side: DeckSide): readonly Card[] =>
  cards.filter((card) => card.side === side || card.side === 'neutral');
const pools: Readonly<Record<DeckSide, readonly Card[]>> = { light: poolFor('light'), dark: poolFor('dark') };

export const anyOf = <T>(random: Random, all: readonly T[]): T | undefined => all[below(random, all.length)];

/** A deck in the making. */
export class Pile {
  readonly deck: Record<string, number> = {};
  size = 0;

  add(card: Card | undefined, copies: number): void {
    if (card === undefined) return;
    const more = Math.min(copies, 4 - (this.deck[card.title] ?? 0));
    if (more <= 0) return;
    this.deck[card.title] = (this.deck[card.title] ?? 0) + more;
    this.size += more;
  }

  count(arena: Arena, pool: readonly Card[]): number {
    return pool.reduce(
      (sum, card) => sum + (card.kind === 'unit' && card.types.includes(arena) ? (this.deck[card.title] ?? 0) : 0),
      0,
    );
  }
}

/** All versions of somebody, so that there are stacks; the same few names on both sides, so that there are contests. */
function addStack(pile: Pile, pool: readonly Card[], random: Random): void {
  const families = new Map<string, Card[]>();
  for (const card of pool) {
    const persona = personaOf(card);
    if (persona !== null) families.set(persona, [...(families.get(persona) ?? []), card]);
  }
  const several = [...families.values()].filter((family) => family.length > 1);
  for (const card of anyOf(random, several) ?? []) pile.add(card, 2);
}

const pilotedSubtype = (card: Card): string | null => {
  if (card.kind !== 'unit') return null;
  const pilot = card.text.find((clause) => clause.kind === 'pilot');
  return pilot?.kind === 'pilot' ? pilot.of : null;
};

/** A Pilot, and something for it to pilot. */
function addPilot(pile: Pile, pool: readonly Card[], random: Random): void {
  const pilot = anyOf(
    random,
    pool.filter((card) => pilotedSubtype(card) !== null),
  );
  if (pilot === undefined) return;
  const wanted = pilotedSubtype(pilot)?.split(' ') ?? [];
  const unit = anyOf(
    random,
    pool.filter(
      (card) =>
        card.kind === 'unit' &&
        wanted.every((word) => card.subtypes.includes(word)) &&
        !card.subtypes.includes('Droid'),
    ),
  );
  pile.add(pilot, 3);
  pile.add(unit, 3);
}

/** Stacks, Pilots and multi-arena units by construction. */
function addRidersAndStacks(pile: Pile, pool: readonly Card[], random: Random): void {
  addStack(pile, pool, random);
  addStack(pile, pool, random);
  addPilot(pile, pool, random);
  pile.add(
    anyOf(
      random,
      pool.filter((card) => card.kind === 'unit' && card.types.length > 1),
    ),
    3,
  );
}

/** Enough of each arena, then anything. */
function fill(pile: Pile, pool: readonly Card[], random: Random): void {
  // No arena may have more than twice the units of another.
  const enough = Math.max(12, ...arenas.map((arena) => Math.ceil(pile.count(arena, pool) / 2)));
  for (const arena of arenas) {
    const units = pool.filter((card) => card.kind === 'unit' && card.types.includes(arena));
    while (pile.count(arena, pool) < enough) pile.add(anyOf(random, units), 1 + below(random, 4));
  }
  while (pile.size < 60) {
    const kind = anyOf(random, ['battle', 'mission', 'battle', 'mission', 'location', 'equipment', 'unit'] as const);
    pile.add(
      anyOf(
        random,
        pool.filter((card) => card.kind === kind),
      ),
      1 + below(random, 3),
    );
  }
}

/** Drafts until a deck is legal: the ratio between arenas may be off. */
export function draft(side: DeckSide, random: Random, begin: (pile: Pile) => void): Deck {
  for (;;) {
    const pile = new Pile();
    begin(pile);
    fill(pile, pools[side], random);
    if (faultsIn(pile.deck, tcg.titles).length === 0) return pile.deck;
  }
}

export const randomDeck = (side: DeckSide, random: Random): Deck =>
  draft(side, random, (pile) => addRidersAndStacks(pile, pools[side], random));
