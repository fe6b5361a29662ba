import type { Arena, TcgOption } from '@binary-sunset/tcg';
import { cardIn } from '../../options.ts';
import type { Outlook } from '../outlook.ts';
import { cardOf, isBuilt } from '../reading.ts';
import type { Situation, TcgRule } from '../situation.ts';

/**
 * Builds towards two arenas. Where a unit comes into battle, the table shows what it does there; these are about cards
 * that are still to be built.
 */

const building: TcgRule['on'] = ['build', 'add', 'build last'];

/** So much of an arena is enough. */
const won = 0.6;

/** The arenas for which a card is built, from the one in which it is best to be to the one that is given up first. */
function meantFor(situation: Situation, option: TcgOption): { readonly outlook: Outlook; readonly rank: number }[] {
  const card = cardIn(situation.s, option.on);
  const found = cardOf(situation.s, card);
  const types: readonly Arena[] = found.kind === 'unit' && !isBuilt(situation.s, card) ? found.types : [];
  return [...situation.outlooks()]
    .sort((a, b) => b.share - a.share)
    .map((outlook, rank) => ({ outlook, rank }))
    .filter(({ outlook }) => types.includes(outlook.arena));
}

export const twoArenas: readonly TcgRule[] = [
  {
    name: 'the second arena wins the game',
    because: 'Two arenas win the game, and that is for the second.',
    on: building,
    as: 'habit',
    weigh: (situation, option) =>
      meantFor(situation, option).some(({ outlook, rank }) => rank === 1 && outlook.share < won) ? 0.6 : 0,
  },
  {
    name: 'enough is enough',
    because: 'The arena that it is for is as good as won.',
    on: building,
    as: 'habit',
    weigh(situation, option) {
      const meant = meantFor(situation, option);
      return meant.length > 0 && meant.every(({ outlook }) => outlook.share >= won) ? -0.5 : 0;
    },
  },
  {
    name: 'a foot in every arena',
    because: 'You have nobody in the arena that it is for.',
    on: building,
    as: 'habit',
    weigh: (situation, option) =>
      meantFor(situation, option).some(({ outlook }) => situation.s.zones[outlook.arena][situation.me].length === 0)
        ? 0.8
        : 0,
  },
];
