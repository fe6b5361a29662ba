import type { CcgExercise } from './lesson.ts';
import { isAt, isOver } from './looking.ts';

/** A battle that is lost: how to lose little. */
export const damage: CcgExercise = {
  id: 'damage',
  title: 'Losing well',
  teaches: 'How battle damage and attrition are paid, and with whom.',
  position: {
    turn: 'dark',
    phase: 'battle',
    at: {
      'Tatooine: Mos Eisley (Light)': {
        light: ['Biggs Darklighter', 'Rebel Trooper'],
        dark: ['Commander Praji', 'DS-61-2'],
      },
    },
    light: {
      hand: ['Luke Skywalker'],
      force: 0,
      reserve: [
        'Rebel Trooper',
        'Talz',
        'Old Ben',
        'Rebel Guard',
        'Han Solo',
        'Rebel Trooper',
        'Blaster',
        'Rebel Guard',
      ],
    },
    dark: {
      force: ['Stormtrooper'],
      reserve: ['Stormtrooper', 'General Tagge', 'Stormtrooper', 'Stormtrooper', 'Imperial Blaster', 'Chief Bast'],
    },
  },
  learner: 1,
  opponent: [{ verb: 'initiate battle' }, { verb: 'draw battle destiny' }, { verb: 'draw destiny' }],
  steps: [
    {
      says: 'You are attacked: power 3 and a destiny of 2 make 5 against your 3. You owe 2 battle damage, and 2 attrition for their destiny. Forfeit the Trooper: his 2 pay both at once.',
      moves: [{ verb: 'forfeit', on: 'Rebel Trooper' }],
      wrong: [
        {
          chose: { verb: 'forfeit', on: 'Biggs Darklighter' },
          says: 'Biggs would pay for all of it too, but he is worth more than what you owe. Take it back, and give the Trooper.',
        },
        {
          chose: { verb: 'lose Force' },
          says: 'Force pays battle damage, but not attrition: for that somebody has to go. The Trooper pays for both at once.',
        },
      ],
      isReached: (now) => isOver(now) && isAt(now, 'Biggs Darklighter', 'Mos Eisley'),
      whyMissed: (now) =>
        isAt(now, 'Biggs Darklighter', 'Mos Eisley')
          ? null
          : 'Biggs is lost, and he was worth more than what you owed. Take it back, and keep him.',
    },
  ],
  ends: 'Attrition must be paid with those who fought, as far as they go. Battle damage may be paid with Life Force instead, from your hand or your deck. Cheap troopers beside your heroes are there for days like this.',
};
