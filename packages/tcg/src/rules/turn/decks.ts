import { type Deck, IllegalSetup, nearest, type Plain, type Setup, UnknownCard } from '@binary-sunset/kernel';
import type { Card, Side } from '../../catalog/card.ts';
import { definitionCalled } from '../../catalog/catalog.ts';
import { type Arena, arenas } from '../../state/state.ts';
import { arenaName } from '../../text/arenaName.ts';

const deckSize = 60;
const unitMinimum = 36;
const arenaMinimum = 12;
const copiesAllowed = 4;

/** A deck that breaks a rule: what is wrong, which rule says so, and what to do. */
export interface DeckFault {
  readonly what: string;
  readonly rule: string;
  readonly fix: string;
}

/** How many unit cards count for each arena; a multi-arena card counts for each of its types. */ // TCG-0075
export function unitCounts(deck: Deck): Readonly<Record<Arena, number>> & { readonly units: number } {
  const counts = { space: 0, ground: 0, character: 0, units: 0 };
  for (const [title, copies] of Object.entries(deck)) {
    const { card } = definitionCalled(title);
    if (card.kind !== 'unit') continue;
    counts.units += copies;
    for (const type of card.types) counts[type] += copies;
  }
  return counts;
}

const cardsIn = (deck: Deck): { readonly card: Card; readonly copies: number }[] =>
  Object.entries(deck).map(([title, copies]) => ({ card: definitionCalled(title).card, copies }));

/** The side of a deck; a deck of neutral cards alone is neutral. */ // TCG-0074
export function sideOf(deck: Deck): Side | 'mixed' {
  let found: Side = 'neutral';
  for (const title of Object.keys(deck)) {
    const { side } = definitionCalled(title).card;
    if (side === 'neutral' || side === found) continue;
    if (found !== 'neutral') return 'mixed';
    found = side;
  }
  return found;
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
const copiesOf = (count: number, title: string): string => `${count} ${count === 1 ? 'copy' : 'copies'} of ${title}`;

/** Everything that is wrong with a deck for a game with these titles, which all of its cards must be among. */ // TCG-0498
export function faultsIn(deck: Deck, titles: readonly string[]): DeckFault[] {
  const faults: DeckFault[] = [];
  for (const title of Object.keys(deck))
    if (!titles.includes(title)) throw new UnknownCard(title, nearest(title, titles));
  const size = Object.values(deck).reduce((sum, copies) => sum + copies, 0);
  if (size < deckSize)
    faults.push({
      what: `it has ${plural(size, 'card')}; a deck has at least ${deckSize}`,
      rule: 'TCG-0073',
      fix: `add ${plural(deckSize - size, 'card')}`,
    });
  for (const { card, copies } of cardsIn(deck))
    if (copies > copiesAllowed)
      faults.push({
        what: `it has ${copiesOf(copies, card.title)}; ${copiesAllowed} are allowed`,
        rule: 'TCG-0043',
        fix: `take out ${copiesOf(copies - copiesAllowed, card.title)}`,
      });
  if (sideOf(deck) === 'mixed') {
    const light = cardsIn(deck).filter(({ card }) => card.side === 'light');
    const dark = cardsIn(deck).filter(({ card }) => card.side === 'dark');
    const fewer = light.length <= dark.length ? light : dark;
    faults.push({
      what: `it has both Light Side cards (such as ${light[0]?.card.title}) and Dark Side cards (such as ${dark[0]?.card.title})`,
      rule: 'TCG-0012',
      fix: `take out ${fewer.map(({ card }) => card.title).join(', ')}`,
    });
  }
  const counts = unitCounts(deck);
  if (counts.units < unitMinimum)
    faults.push({
      what: `it has ${plural(counts.units, 'unit card')}; it needs ${unitMinimum}`,
      rule: 'TCG-0075',
      fix: `add ${plural(unitMinimum - counts.units, 'unit card')}`,
    });
  for (const arena of arenas)
    if (counts[arena] < arenaMinimum)
      faults.push({
        what: `it has ${plural(counts[arena], `${arenaName(arena)} unit card`)}; it needs ${arenaMinimum}`,
        rule: 'TCG-0075',
        fix: `add ${plural(arenaMinimum - counts[arena], `${arenaName(arena)} unit card`)}`,
      });
  for (const more of arenas)
    for (const fewer of arenas)
      if (counts[more] > 2 * counts[fewer])
        faults.push({
          what: `it has ${counts[more]} ${arenaName(more)} and ${counts[fewer]} ${arenaName(fewer)} unit cards; no type may be more than twice another`,
          rule: 'TCG-0041',
          fix: `take out ${plural(counts[more] - 2 * counts[fewer], `${arenaName(more)} unit card`)} or add ${arenaName(fewer)} unit cards`,
        });
  return faults;
}

const say = ({ what, rule, fix }: DeckFault, i: number): string =>
  `${i === 0 ? what : what.charAt(0).toUpperCase() + what.slice(1)} (${rule}); ${fix}`;

function checkDeck(deck: Deck, whose: string, titles: readonly string[]): void {
  const faults = faultsIn(deck, titles);
  if (faults.length > 0) throw new IllegalSetup(`${whose} may not be played: ${faults.map(say).join('. ')}.`);
}

/** How sides are found where the decks leave it open. */ // TCG-0061
export type SideChoice = 'roll' | 'bid';

export function sideChoice(options: Plain | undefined): SideChoice {
  const asked =
    typeof options === 'object' && options !== null && !Array.isArray(options)
      ? (options as { readonly [key: string]: Plain })['sides']
      : undefined;
  if (asked === undefined || asked === 'roll') return 'roll';
  if (asked === 'bid') return 'bid';
  throw new IllegalSetup(
    `Sides are found by "roll" or by "bid" (TCG-0061), not by ${JSON.stringify(asked)}; ask for one of these.`,
  );
}

/** Both decks must be legal, and one must be able to play each side. */
export const checkSetup =
  (titles: readonly string[]) =>
  ({ decks, options }: Setup): void => {
    sideChoice(options);
    for (const [i, deck] of decks.entries()) checkDeck(deck, i === 0 ? 'The first deck' : 'The second deck', titles);
    const [first, second] = [sideOf(decks[0]), sideOf(decks[1])];
    if (first !== 'neutral' && first === second)
      throw new IllegalSetup(
        `Both decks are ${first === 'dark' ? 'Dark' : 'Light'} Side decks; a game is played between a Dark Side deck and a Light Side deck (TCG-0003); choose a ${first === 'dark' ? 'Light' : 'Dark'} Side or a neutral deck for one of the players.`,
      );
  };
