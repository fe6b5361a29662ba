import { controls, definitionCalled, locationOf } from '@binary-sunset/ccg';
import { type CardId, nameOf, other } from '@binary-sunset/kernel';
import type { Difference } from '../differences.ts';
import type { Said } from '../training.ts';
import { counted, knownAmong, listed, rounded, victoryWords } from '../words.ts';
import type { Situation } from './situation.ts';

/** What a difference means, as a player of the game would say it. */
export function say(from: Situation, difference: Difference): Said | null {
  const isGood = difference.worth > 0;
  switch (difference.of) {
    case 'victory':
      return { words: victoryWords(difference) };
    case 'Life Force':
      return lifeForce(difference, isGood);
    case 'Force':
      return force(from, difference, isGood);
    case 'hand':
      return hand(from, difference, isGood);
    case 'generation':
      return generation(difference, isGood);
    case 'on table':
      return difference.whose === 'mine' && isGood && difference.more.length > 0
        ? { words: `puts ${named(from, difference.more)} on the table`, isVague: true }
        : null;
    case 'standing':
      return standing(from, difference, isGood);
    case 'drain':
      return drain(from, difference, isGood);
    case 'battle':
      return battle(from, difference, isGood);
    case 'followers':
      return isGood
        ? { words: `prepares the way for more at ${placeOf(from, difference)}`, ...at(difference), isVague: true }
        : null;
    case 'defeat':
      return isGood
        ? null
        : { words: `puts somebody at ${placeOf(from, difference)} who would be beaten there`, ...at(difference) };
    default:
      return null;
  }
}

const at = ({ at: where }: Difference): Pick<Said, 'at'> => (where === undefined ? {} : { at: where });

const titleOf = ({ s }: Situation, card: CardId): string => definitionCalled(nameOf(s, card)).card.title;

/** A place without the system that it belongs to. */
const placeOf = (from: Situation, { at: where }: Difference): string =>
  typeof where === 'number' ? titleOf(from, where).replace(/^[^:]*: /, '') : 'that place';

function named(from: Situation, cards: readonly CardId[]): string {
  const known = knownAmong(from.s, from.me, cards);
  return known.length === 0 ? counted(cards.length, 'card') : listed(known.map((card) => titleOf(from, card)));
}

function lifeForce({ whose, here, there }: Difference, isGood: boolean): Said | null {
  const amount = rounded(Math.abs(here - there));
  if (amount === 0) return null;
  if (whose === 'mine')
    return isGood
      ? { words: `saves you ${amount} Life Force` }
      : { words: `costs you ${amount} Life Force`, isPrice: true };
  return { words: `${isGood ? 'costs' : 'spares'} your opponent ${amount} Life Force` };
}

function force({ s, me }: Situation, { whose, here, there }: Difference, isGood: boolean): Said | null {
  const amount = rounded(Math.abs(here - there));
  if (amount === 0 || here > there !== (isGood === (whose === 'mine'))) return null;
  const now = s.zones.force[me].length;
  if (whose === 'mine' && isGood)
    return { words: rounded(here) > now ? `gives you ${amount} Force to use` : `keeps ${amount} Force to use` };
  if (whose === 'mine')
    return rounded(there) > now
      ? { words: `leaves you with ${amount} Force less to use` }
      : { words: `uses ${amount} Force`, isPrice: true };
  return { words: `${isGood ? 'costs' : 'leaves'} your opponent ${amount} Force` };
}

function hand({ s, me }: Situation, { whose, here, there }: Difference, isGood: boolean): Said | null {
  const cards = rounded(Math.abs(here - there));
  if (cards === 0 || here > there !== (isGood === (whose === 'mine'))) return null;
  const what = cards === 1 ? 'a card' : counted(cards, 'card');
  const now = s.zones.hand[me].length;
  if (whose === 'mine' && isGood)
    return { words: rounded(here) > now ? `gives you ${what} more` : `keeps ${what} in your hand`, isVague: true };
  // Whoever only doesn't draw has paid nothing.
  if (whose === 'mine')
    return rounded(here) < now ? { words: `takes ${what} out of your hand`, isVague: true, isPrice: true } : null;
  return { words: isGood ? `costs your opponent ${what}` : `gives your opponent ${what} more` };
}

function generation({ whose, here, there }: Difference, isGood: boolean): Said | null {
  const amount = rounded(Math.abs(here - there));
  if (amount === 0) return null;
  if (whose === 'mine')
    return { words: isGood ? `gives you ${amount} more Force each turn` : `costs you ${amount} Force each turn` };
  return {
    words: isGood
      ? `takes ${amount} Force each turn from your opponent`
      : `gives your opponent ${amount} more Force each turn`,
  };
}

function standing(from: Situation, difference: Difference, isGood: boolean): Said | null {
  const { whose, more, fewer } = difference;
  const place = placeOf(from, difference);
  const isThere = (card: CardId): boolean => locationOf(from.s, card) === difference.at;
  if (whose === 'mine') {
    if (isGood && more.length > 0) {
      const does = more.some((card) => !isThere(card)) ? 'puts' : 'keeps';
      return { words: `${does} ${named(from, more)} at ${place}`, ...at(difference), isVague: true };
    }
    const left = fewer.filter(isThere);
    return !isGood && left.length > 0
      ? { words: `leaves ${place} without ${named(from, left)}`, ...at(difference), isVague: true }
      : null;
  }
  if (isGood && fewer.length > 0) return { words: `gets rid of ${named(from, fewer)} at ${place}`, ...at(difference) };
  return !isGood && more.length > 0 ? { words: `leaves ${named(from, more)} at ${place}`, ...at(difference) } : null;
}

function drain(from: Situation, difference: Difference, isGood: boolean): Said | null {
  const { whose, here, there } = difference;
  const amount = rounded(Math.abs(here - there));
  if (amount === 0 || here > there !== (isGood === (whose === 'mine'))) return null;
  const what = `${amount} Force a turn at ${placeOf(from, difference)}`;
  const who = whose === 'mine' ? from.me : other(from.me);
  const isHeld = typeof difference.at === 'number' && controls(from.s, who, difference.at);
  const words =
    whose === 'mine'
      ? isGood
        ? isHeld
          ? `keeps your drain of ${what}`
          : `lets you drain ${what}`
        : `gives up a drain of ${what}`
      : isGood
        ? `stops your opponent’s drain of ${what}`
        : isHeld
          ? `leaves your opponent the drain of ${what}`
          : `lets your opponent drain ${what}`;
  return { words, ...at(difference) };
}

function battle(from: Situation, difference: Difference, isGood: boolean): Said | null {
  const { here, there } = difference;
  const place = placeOf(from, difference);
  const words = isGood
    ? here > 0
      ? `gives you the better of a battle at ${place}`
      : there < 0
        ? `makes a battle at ${place} less of a danger`
        : null
    : here < 0
      ? `risks a battle at ${place} that you would probably lose`
      : there > 0
        ? `gives up good chances in a battle at ${place}`
        : null;
  return words === null ? null : { words, ...at(difference) };
}
