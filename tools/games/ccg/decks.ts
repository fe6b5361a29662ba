import { type Card, faultsIn } from '@binary-sunset/ccg';
import { cards } from '@binary-sunset/ccg/drill';
import { below, type Deck, type Random } from '@binary-sunset/kernel';

type Side = Card['side'];

const poolFor = (side: Side): readonly Card[] => cards.filter((card) => card.side === side);
const pools: Readonly<Record<Side, readonly Card[]>> = { light: poolFor('light'), dark: poolFor('dark') };

const anyOf = <T>(random: Random, all: readonly T[]): T | undefined => all[below(random, all.length)];

const deckSize = 60;

/** A deck in the making, with as many copies of each card as there is room for. */
class Pile {
  readonly deck: Record<string, number> = {};
  size = 0;

  add(card: Card | undefined, copies: number): void {
    const more = Math.min(copies, deckSize - this.size);
    if (card === undefined || more <= 0) return;
    this.deck[card.name] = (this.deck[card.name] ?? 0) + more;
    this.size += more;
  }
}

/** How often each kind comes up: people to fight, something to do, and places to do it. */
const weights: readonly (readonly [Card['kind'], number])[] = [
  ['character', 8],
  ['starship', 2],
  ['vehicle', 2],
  ['weapon', 2],
  ['device', 1],
  ['effect', 4],
  ['interrupt', 5],
  ['creature', 1],
];
const kinds = weights.flatMap(([kind, weight]) => Array.from({ length: weight }, () => kind));

const fewestLocations = 10;

/** With fewer, both sides may run out of people, and then nothing is left that could end a game. */
const fewestCharacters = 18;

/** Few titles with several copies, so that cards meet the cards that they matter to. */
export function draft(side: Side, random: Random, wanted: readonly Card[] = []): Deck {
  const pool = pools[side];
  const ofKind = (kind: Card['kind']): readonly Card[] => pool.filter((card) => card.kind === kind);
  for (;;) {
    const pile = new Pile();
    for (const card of wanted) if (card.side === side) pile.add(card, card.kind === 'location' ? 1 : 3);
    for (let i = 0; i < fewestLocations; i++) pile.add(anyOf(random, ofKind('location')), 1);
    const several = (kind: Card['kind']): void => pile.add(anyOf(random, ofKind(kind)), 1 + below(random, 3));
    const people = pile.size + fewestCharacters;
    while (pile.size < people && pile.size < deckSize) several('character');
    while (pile.size < deckSize) several(anyOf(random, kinds) ?? 'character');
    if (faultsIn(pile.deck).length === 0) return pile.deck;
  }
}
