import type { CcgExercise } from './lesson.ts';
import { isAt, isOver, of } from './looking.ts';

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
        dark: ['Admiral Motti', 'Stormtrooper'],
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
      reserve: ['Stormtrooper', 'General Tagge', 'Stormtrooper', 'Stormtrooper', 'Imperial Blaster', 'Commander Praji'],
    },
  },
  learner: 1,
  opponent: [{ verb: 'initiate battle' }, { verb: 'draw battle destiny' }, { verb: 'draw destiny' }],
  steps: [
    {
      says: 'The Dark Side attacked: power 4 and a destiny of 2 make 6 against your 3. You owe 3 battle damage, and 2 attrition for their destiny. Forfeit the Trooper: his forfeit of 2 pays 2 of both at once.',
      moves: [{ verb: 'forfeit', on: 'Rebel Trooper' }],
      wrong: [
        {
          chose: { verb: 'forfeit', on: 'Biggs Darklighter' },
          says: 'Biggs would pay for all of it, but he is worth more than what you owe. Take it back, and give the Trooper.',
        },
        {
          chose: { verb: 'lose Force' },
          says: 'Force pays battle damage, but not attrition: for that somebody has to go. The Trooper pays for both at once.',
        },
      ],
      isReached: (now) => of(now, 'forfeits').length > 0,
    },
    {
      says: 'Attrition is paid, and 1 battle damage is left. You could forfeit Biggs for it, or lose 1 Force from your hand or your deck. Lose 1 Force, and keep Biggs.',
      moves: [{ verb: 'lose Force' }, { verb: 'lose', on: 'reserve' }, { verb: 'lose' }],
      wrong: [
        {
          chose: { verb: 'forfeit', on: 'Biggs Darklighter' },
          says: 'His forfeit of 5 for 1 damage is a bad bargain. Take it back, and lose 1 Force.',
        },
      ],
      isReached: (now) => isOver(now),
      whyMissed: (now) =>
        isAt(now, 'Biggs Darklighter', 'Mos Eisley')
          ? null
          : 'Biggs is lost, and he was worth more than what you owed. Take it back, and keep him.',
    },
  ],
  ends: 'Attrition must be paid with those who fought, as far as they go. Battle damage may be paid with Life Force instead. Cheap troopers beside your heroes are there for days like this.',
};
