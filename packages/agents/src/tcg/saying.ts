import type { CardId } from '@binary-sunset/kernel';
import { type Arena, arenas } from '@binary-sunset/tcg';
import type { Difference } from '../differences.ts';
import type { Said } from '../training.ts';
import { counted, knownAmong, listed, rounded, victoryWords } from '../words.ts';
import { arenaOf, cardOf, costOf } from './reading.ts';
import type { Situation } from './situation.ts';

/** What a difference means, as a player of the game would say it. */

/** From such a share on an arena is as good as won, or lost; from such a share on somebody is ahead there. */
const won = 0.55;
const ahead = 0.15;

export function say(from: Situation, difference: Difference): Said | null {
  const isGood = difference.worth > 0;
  switch (difference.of) {
    case 'victory':
      return { words: victoryWords(difference) };
    case 'arena':
      return arena(difference, isGood);
    case 'units':
      return difference.whose === 'mine' ? ownUnits(from, difference, isGood) : theirUnits(from, difference, isGood);
    case 'two arenas':
      return { words: twoArenas(difference, isGood) };
    case 'retreated':
      return difference.whose === 'mine' && isGood && difference.more.length > 0
        ? { words: `keeps ${named(from, difference.more)} safe in the build zone` }
        : null;
    case 'Force':
      return force(difference, isGood);
    case 'building':
      return building(from, difference, isGood);
    case 'hand':
      return hand(difference, isGood);
    case 'allowance':
      return allowance(difference, isGood);
    default:
      return null;
  }
}

const placeOf = ({ at }: Difference): string => {
  const found = arenas.find((one) => one === at);
  return found === undefined ? 'the arena' : `the ${capital(found)} arena`;
};

const capital = (name: Arena): string => name.charAt(0).toUpperCase() + name.slice(1);

function named({ s, me }: Situation, cards: readonly CardId[]): string {
  const known = knownAmong(s, me, cards);
  return known.length === 0 ? counted(cards.length, 'unit') : listed(known.map((card) => cardOf(s, card).name));
}

const at = ({ at: where }: Difference): Pick<Said, 'at'> => (where === undefined ? {} : { at: where });

/** How an arena stands after all, and how it would stand otherwise: the first step between them that is crossed. */
const betterBy: readonly (readonly [number, (place: string) => string])[] = [
  [won, (place) => `wins ${place}`],
  [ahead, (place) => `puts you ahead in ${place}`],
  [-ahead, (place) => `evens up ${place}`],
  [-won, (place) => `keeps ${place} from being lost`],
];
const worseBy: readonly (readonly [number, (place: string) => string])[] = [
  [-won, (place) => `gives up ${place}`],
  [-ahead, (place) => `lets you fall behind in ${place}`],
  [ahead, (place) => `gives up the lead in ${place}`],
  [won, (place) => `no longer wins ${place}`],
];

function arena(difference: Difference, isGood: boolean): Said | null {
  const { here, there } = difference;
  const place = placeOf(difference);
  // Which arena counts how much depends on the others: what gets better may count less.
  if (isGood !== here > there) return null;
  const step = isGood
    ? betterBy.find(([share]) => here >= share && there < share)
    : worseBy.find(([share]) => here <= share && there > share);
  if (step !== undefined) return { words: step[1](place), ...at(difference) };
  const words = isGood ? `makes you stronger in ${place}` : `leaves you weaker in ${place}`;
  return { words, ...at(difference), isVague: true };
}

function ownUnits(from: Situation, difference: Difference, isGood: boolean): Said | null {
  const place = placeOf(difference);
  const { more, fewer, here, there } = difference;
  const isThere = (card: CardId): boolean => arenaOf(from.s, card) === difference.at;
  const [come, stay] = [more.filter((card) => !isThere(card)), more.filter(isThere)];
  const [left, out] = [fewer.filter(isThere), fewer.filter((card) => !isThere(card))];
  if (isGood && stay.length > 0) return { words: `keeps ${named(from, stay)} in ${place}`, ...at(difference) };
  if (isGood && come.length > 0)
    return { words: `brings ${named(from, come)} into ${place}`, ...at(difference), isVague: true };
  if (!isGood && left.length > 0) return { words: `costs you ${named(from, left)} in ${place}`, ...at(difference) };
  if (!isGood && out.length > 0)
    return { words: `leaves ${named(from, out)} out of ${place}`, ...at(difference), isVague: true };
  if (isGood !== here > there) return null;
  const words = isGood ? `spares your units in ${place}` : `costs you more in ${place}`;
  return { words, ...at(difference), isVague: true };
}

function theirUnits(from: Situation, difference: Difference, isGood: boolean): Said | null {
  const { more, fewer, here, there } = difference;
  if (isGood && fewer.length > 0) return { words: `destroys ${named(from, fewer)}`, ...at(difference) };
  if (!isGood && more.length > 0) return { words: `lets ${named(from, more)} live`, ...at(difference) };
  if (isGood !== here < there) return null;
  const place = placeOf(difference);
  const words = isGood ? `hurts their units in ${place}` : `does less harm in ${place}`;
  return { words, ...at(difference), isVague: true };
}

function twoArenas({ whose }: Difference, isGood: boolean): string {
  if (whose === 'mine') return isGood ? 'gives you two arenas' : 'gives up the hold on two arenas';
  return isGood ? 'keeps your opponent from holding two arenas' : 'lets your opponent hold two arenas';
}

function force({ whose, here, there }: Difference, isGood: boolean): Said | null {
  const amount = rounded(Math.abs(here - there));
  if (amount === 0 || here > there !== (isGood === (whose === 'mine'))) return null;
  if (whose === 'mine')
    return isGood ? { words: `saves ${amount} Force` } : { words: `costs ${amount} Force`, isPrice: true };
  return { words: `${isGood ? 'costs' : 'saves'} your opponent ${amount} Force` };
}

/** Counters that are put down; what is taken out of the build zone is told where it goes. */
function building({ s, me }: Situation, { at: card, here, there }: Difference, isGood: boolean): Said | null {
  if (typeof card !== 'number' || !isGood || here <= there || knownAmong(s, me, [card]).length === 0) return null;
  const counters = rounded(here);
  const before = s.cards.counters[card] ?? 0;
  if (counters <= before) return null;
  const cost = costOf(s, card);
  const { name } = cardOf(s, card);
  if (counters < cost) return { words: `brings ${name} to ${counters} of its ${counted(cost, 'counter')}` };
  return before >= cost ? null : { words: `pays for ${name}` };
}

function hand({ whose, here, there }: Difference, isGood: boolean): Said | null {
  const cards = rounded(Math.abs(here - there));
  if (cards === 0 || here > there !== (isGood === (whose === 'mine'))) return null;
  const what = cards === 1 ? 'a card' : counted(cards, 'card');
  if (whose === 'mine')
    return isGood
      ? { words: `keeps ${what} in your hand`, isVague: true }
      : { words: `costs ${what} of your hand`, isPrice: true };
  return { words: isGood ? `costs your opponent ${what}` : `leaves your opponent ${what} more` };
}

function allowance({ here, there }: Difference, isGood: boolean): Said | null {
  const points = rounded(Math.abs(here - there));
  if (points === 0 || here > there !== isGood) return null;
  return isGood
    ? { words: `leaves ${counted(points, 'point')} more for other units` }
    : { words: `uses ${counted(points, 'point')}`, isPrice: true };
}
