import type { CcgExercise } from './lesson.ts';
import { isAt, isPhase, isTurn, of, own } from './looking.ts';

/** The first turn: what the deck is for, and how what is paid comes back. */
export const life: CcgExercise = {
  id: 'life',
  title: 'Your deck is your life',
  teaches: 'What Life Force is, where Force comes from, and what paying with it means.',
  position: {
    turn: 'light',
    phase: 'activate',
    at: { "Tatooine: Lars' Moisture Farm (Light)": {} },
    light: {
      hand: ['Luke Skywalker'],
      reserve: ['Rebel Trooper', 'Talz', 'Blaster', 'Leia Organa', 'Rebel Guard', 'Old Ben', 'Rebel Trooper', 'Talz'],
    },
    dark: { reserve: ['Stormtrooper', 'Darth Vader', 'Stormtrooper', 'General Tagge', 'Stormtrooper', 'Stormtrooper'] },
  },
  learner: 1,
  opponent: [],
  steps: [
    {
      says: 'Your deck is your life: whoever runs out of cards there loses. Each turn some of it becomes Force to pay with, 1 for you and 1 for each of your icons at locations. The Farm has 2 of them, so activate all 3.',
      moves: [{ verb: 'activate' }, { verb: 'amount', amount: 3 }],
      lookAt: [{ zone: 'reserve', of: 1 }],
      wrong: [
        { chose: { verb: 'amount', amount: 1 }, says: 'Two more may still be activated, and Luke costs 2.' },
        {
          chose: { verb: 'amount', amount: 2 },
          says: 'One more may still be activated. What stays in the deck pays for nothing this turn.',
        },
        { chose: { verb: 'pass' }, says: 'Without Force nothing can be paid this turn. Take it back, and activate 3.' },
      ],
      isReached: (now) => own(now).force >= 3,
      whyMissed: (now) =>
        isPhase(now, 'Activate') ? null : 'The activate phase is over, and you have less Force than you might.',
    },
    {
      says: 'Three cards of your Reserve Deck are your Force Pile now, and pay for what you do. Luke costs 3, and 1 less at the Farm, as it says there. Deploy him from your hand to the Farm.',
      moves: [{ verb: 'deploy', on: 'Luke Skywalker' }, { verb: 'to' }],
      lookAt: [{ zone: 'force', of: 1 }],
      wrong: [
        {
          chose: { verb: 'pass' },
          says: 'That was your only time to deploy this turn. Take it back, and deploy Luke.',
        },
      ],
      isReached: (now) => isAt(now, 'Luke Skywalker', "Lars' Moisture Farm"),
      whyMissed: (now) => (isTurn(now, 1) ? null : 'The turn is over, and Luke is still in your hand.'),
    },
    {
      says: 'The 2 cards that Luke cost lie in your Used Pile. They are used, not lost: when the turn ends, they go beneath your Reserve Deck and come around again. 1 Force is left: draw it into your hand.',
      moves: [{ verb: 'draw' }],
      lookAt: [{ zone: 'used', of: 1 }],
      wrong: [
        {
          chose: { verb: 'pass' },
          says: 'Force that is left may also stay where it is, for the next turn. To draw is better here.',
        },
      ],
      isReached: (now) => of(now, 'recirculated').length > 0,
    },
  ],
  ends: 'Reserve Deck, Force Pile and Used Pile are your Life Force: what you use there comes back. A card in your hand or on the table counts no more, and what goes to the Lost Pile is gone. How that happens you will see soon.',
};
