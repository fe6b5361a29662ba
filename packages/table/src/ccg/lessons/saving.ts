import type { CcgExercise } from './lesson.ts';
import { isAt, isPhase, isTurn, of, own } from './looking.ts';

const tooLittle = 'With less than 2 Force saved, Obi-Wan has to wait a turn longer. Take it back, and save 2.';

/** The end of a turn: cards now, or Force for later. */
export const saving: CcgExercise = {
  id: 'saving',
  title: 'Draw or save',
  teaches: 'What to do with the Force that is left at the end of your turn.',
  position: {
    turn: 'light',
    phase: 'draw',
    at: { 'Tatooine: Mos Eisley (Light)': { dark: ['Stormtrooper'] } },
    light: {
      hand: ['Obi-Wan Kenobi'],
      force: ['Talz', 'Old Ben', 'Leia Organa', 'Rebel Trooper'],
      reserve: ['Rebel Trooper', 'Talz', 'Luke Skywalker', 'Rebel Guard', 'Han Solo', 'Rebel Trooper', 'Blaster'],
    },
    dark: {
      reserve: ['Stormtrooper', 'General Tagge', 'Stormtrooper', 'Stormtrooper', 'Imperial Blaster', 'Stormtrooper'],
    },
  },
  learner: 1,
  opponent: [],
  steps: [
    {
      says: 'Four Force are left. You may draw each into your hand, or save it for next turn, when you activate 3 more. Obi-Wan costs 5, so draw 2, and save 2.',
      moves: [{ verb: 'draw' }],
      wrong: [
        {
          chose: { verb: 'pass' },
          says: 'All four are saved now, more than Obi-Wan needs, and your hand stays small.',
        },
      ],
      isReached: (now) => of(now, 'drew').length >= 2,
      whyMissed: (now) =>
        isTurn(now, 1) ? null : 'Your turn is over before you drew 2 cards. Take it back, and draw.',
    },
    {
      says: 'Two cards more to choose from, and 2 Force saved. End your turn. The Dark Side does little in theirs; then activate 3, and there are 5.',
      moves: [{ verb: 'activate' }, { verb: 'amount', amount: 3 }],
      wrong: [{ chose: { verb: 'draw' }, says: tooLittle }],
      isReached: (now) => !isTurn(now, 1) && own(now).force >= 5,
      whyMissed: (now) => {
        if (own(now).force < 2) return tooLittle;
        return isTurn(now, 3) && !isPhase(now, 'Activate')
          ? 'The activate phase is over, and 5 Force are not there.'
          : null;
      },
    },
    {
      says: 'There they are. Deploy Obi-Wan to Mos Eisley.',
      moves: [{ verb: 'deploy', on: 'Obi-Wan Kenobi' }, { verb: 'to' }],
      wrong: [{ chose: { verb: 'pass' }, says: 'That was your time to deploy. Take it back, and deploy Obi-Wan.' }],
      isReached: (now) => isAt(now, 'Obi-Wan Kenobi', 'Mos Eisley'),
      whyMissed: (now) => (isTurn(now, 3) ? null : 'The turn is over, and Obi-Wan is still in your hand.'),
    },
  ],
  ends: 'A card drawn is a choice more, and a card of Life Force less. Save for somebody dear, or for a response in their turn; draw when your hand grows thin. That was the last of it: now play a whole game.',
};
