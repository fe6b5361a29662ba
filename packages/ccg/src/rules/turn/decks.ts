import { type Deck, IllegalSetup, type Plain, type Setup } from '@binary-sunset/kernel';
import type { Card, Side } from '../../catalog/card.ts';
import { definitionCalled } from '../../catalog/catalog.ts';

/** How many cards a deck has, neither more nor less, in each kind of game. */ // GAP-0001, GAP-0010
const sizes: Readonly<Record<string, number>> = { open: 60, 'open 40': 40, sealed: 40, cube: 45, 'open 100': 100 };

/** A deck that breaks a rule: what is wrong, which rule says so, and what to do. */
export interface DeckFault {
  readonly what: string;
  readonly rule: string;
  readonly fix: string;
}

interface Copies {
  readonly card: Card;
  readonly copies: number;
}

const cardsIn = (deck: Deck): Copies[] =>
  Object.entries(deck).map(([name, copies]) => ({ card: definitionCalled(name).card, copies }));

const count = (all: readonly Copies[]): number => all.reduce((sum, { copies }) => sum + copies, 0);

const plural = (many: number, noun: string): string => `${many} ${noun}${many === 1 ? '' : 's'}`;

const sideNames: Readonly<Record<Side, string>> = { light: 'Light Side', dark: 'Dark Side' };

/** Everything that is wrong with a deck. As many copies as one likes are no fault, of unique cards either. */ // GAP-0003
export function faultsIn(deck: Deck, size = 60): DeckFault[] {
  const faults: DeckFault[] = [];
  const all = cardsIn(deck);
  const found = count(all);
  if (found !== size)
    faults.push({
      what: `it has ${plural(found, 'card')}; a deck has exactly ${size}`,
      rule: 'GAP-0001',
      fix: `${found < size ? 'add' : 'take out'} ${plural(Math.abs(size - found), 'card')}`,
    });
  const [light, dark] = [ofSide(all, 'light'), ofSide(all, 'dark')];
  if (light.length > 0 && dark.length > 0) {
    const fewer = count(light) <= count(dark) ? light : dark;
    faults.push({
      what: `it has both Light Side cards (such as ${light[0]?.card.title}) and Dark Side cards (such as ${dark[0]?.card.title})`,
      rule: 'GAP-0002',
      fix: `take out ${fewer.map(({ card }) => card.title).join(', ')}`,
    });
  }
  const starting = all.filter(({ card }) => card.kind === 'effect' && card.type === 'starting');
  if (count(starting) > 1)
    faults.push({
      what: `it has ${count(starting)} Starting Effects (${starting.map(({ card }) => card.title).join(', ')}); one is allowed`,
      rule: 'GAP-0004',
      fix: `take out ${plural(count(starting) - 1, 'Starting Effect')}`,
    });
  return faults;
}

const ofSide = (all: readonly Copies[], side: Side): readonly Copies[] => all.filter(({ card }) => card.side === side);

/** The side that a deck without faults is of. */
export function sideOfDeck(deck: Deck): Side {
  for (const name in deck) return definitionCalled(name).card.side;
  return 'dark';
}

const say = ({ what, rule, fix }: DeckFault, i: number): string =>
  `${i === 0 ? what : what.charAt(0).toUpperCase() + what.slice(1)} (${rule}); ${fix}`;

function sizeFor(options: Plain | undefined): number {
  const format =
    typeof options === 'object' && options !== null && !Array.isArray(options)
      ? ((options as { readonly [key: string]: Plain })['format'] ?? 'open')
      : 'open';
  const size = typeof format === 'string' ? sizes[format] : undefined;
  if (size === undefined)
    throw new IllegalSetup(
      `There is no format ${JSON.stringify(format)} (GAP-0010); ask for one of ${Object.keys(sizes).join(', ')}.`,
    );
  return size;
}

/** Two decks that may be played against each other: one of each side. */ // GAP-0002
export function checkSetup({ decks, options }: Setup): void {
  const size = sizeFor(options);
  for (const [i, deck] of decks.entries()) {
    const faults = faultsIn(deck, size);
    if (faults.length > 0)
      throw new IllegalSetup(
        `The ${i === 0 ? 'first' : 'second'} deck may not be played: ${faults.map(say).join('. ')}.`,
      );
  }
  const [first, second] = [sideOfDeck(decks[0]), sideOfDeck(decks[1])];
  if (first === second)
    throw new IllegalSetup(
      `Both decks are ${sideNames[first]} decks; a game is played between the Light Side and the Dark Side (GAP-0031); choose a ${sideNames[first === 'light' ? 'dark' : 'light']} deck for one of the players.`,
    );
}
