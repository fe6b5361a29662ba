import type { CcgExercise } from './lesson.ts';
import { isTurn, of } from './looking.ts';

/** The quiet way to win: locations that are yours alone. */
export const drain: CcgExercise = {
  id: 'drain',
  title: 'Force drains',
  teaches: 'Who controls a location, and how it costs the other side their Life Force.',
  position: {
    turn: 'light',
    phase: 'control',
    at: {
      'Tatooine: Mos Eisley (Dark)': { light: ['Han Solo'] },
      'Tatooine: Cantina (Light)': { light: ['Leia Organa'], dark: ['Stormtrooper', 'Stormtrooper'] },
      "Tatooine: Lars' Moisture Farm (Light)": { dark: ['General Tagge'] },
    },
    light: {
      hand: ['Rebel Guard', 'Obi-Wan Kenobi'],
      reserve: [
        'Rebel Trooper',
        'Talz',
        'Luke Skywalker',
        'Rebel Guard',
        'Old Ben',
        'Rebel Trooper',
        'Talz',
        'Blaster',
      ],
    },
    dark: {
      reserve: ['Stormtrooper', 'Darth Vader', 'Stormtrooper', 'Stormtrooper', 'Imperial Blaster', 'Stormtrooper'],
    },
  },
  learner: 1,
  opponent: [{ verb: 'drain' }],
  steps: [
    {
      says: 'Mos Eisley is yours alone: you control it, and may drain there once in each of your turns. The Dark Side loses 1 for each of its own icons there. It costs you nothing, so drain for 2.',
      moves: [{ verb: 'drain', on: 'Tatooine: Mos Eisley (Dark)' }],
      wrong: [
        {
          chose: { verb: 'pass' },
          says: 'A drain is for nothing, and comes only once a turn. Take it back, and drain.',
        },
      ],
      isReached: (now) => of(now, 'drains').some(({ by }) => by === now.learner),
      whyMissed: (now) => (isTurn(now, 1) ? null : 'Your control phase went by without a drain.'),
    },
    {
      says: 'At the Cantina both of you stand, so nobody controls it. The Farm is theirs, with 2 icons of yours: in their turn they drain you for 2. Choose what you lose, a card of your hand or the unseen top of your deck.',
      moves: [{ verb: 'lose' }, { verb: 'lose Force' }],
      lookAt: [{ zone: 'reserve', of: 1 }],
      isReached: (now) =>
        of(now, 'lost Force').reduce((sum, { by, amount }) => sum + (by === now.learner ? amount : 0), 0) >= 2,
    },
  ],
  ends: 'Drain where they have icons, and don’t leave them alone where you have some. A card that you can’t use soon, lost from your hand, leaves your deck as it was; the top card of your deck could have been anything.',
};
