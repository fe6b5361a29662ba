import type { CcgExercise } from './lesson.ts';
import { isOver, isTurn, of } from './looking.ts';

/** A battle that is won: power, destiny, and what the loser pays. */
export const battle: CcgExercise = {
  id: 'battle',
  title: 'A battle',
  teaches: 'Power, battle destiny, and what it costs to lose.',
  position: {
    turn: 'light',
    phase: 'battle',
    at: {
      'Tatooine: Mos Eisley (Light)': {
        light: ['Luke Skywalker', 'Rebel Trooper'],
        dark: ['Commander Praji', 'Stormtrooper'],
      },
    },
    light: {
      force: ['Talz'],
      reserve: ['Rebel Trooper', 'Talz', 'Old Ben', 'Rebel Guard', 'Han Solo', 'Rebel Trooper', 'Blaster'],
    },
    dark: {
      reserve: ['Stormtrooper', 'General Tagge', 'Stormtrooper', 'Stormtrooper', 'Imperial Blaster', 'Stormtrooper'],
    },
  },
  learner: 1,
  opponent: [{ verb: 'forfeit', on: 'Stormtrooper' }, { verb: 'forfeit' }],
  steps: [
    {
      says: 'Once in your turn you may begin a battle where both of you stand, for 1 Force. Luke and the Trooper have power 4, the other side has 2. Battle at Mos Eisley.',
      moves: [{ verb: 'initiate battle' }],
      wrong: [{ chose: { verb: 'pass' }, says: 'You are twice as strong there. Take it back, and battle.' }],
      isReached: (now) => of(now, 'initiates battle').length > 0,
      whyMissed: (now) => (isTurn(now, 1) ? null : 'Your battle phase is over without a battle.'),
    },
    {
      says: 'Whoever has ability 4 or more in a battle draws battle destiny: the top card of the deck, whose number in the corner is added to power. Luke alone has 4, they have 3. Draw.',
      moves: [{ verb: 'draw battle destiny' }, { verb: 'draw destiny' }, { verb: 'draw' }],
      wrong: [
        { chose: { verb: 'decline' }, says: 'A destiny makes you stronger and costs nothing. Take it back, and draw.' },
      ],
      isReached: (now) => isOver(now) && of(now, 'destiny').some(({ by }) => by === now.learner),
      whyMissed: (now) =>
        isOver(now) ? 'The battle is won, but without a destiny they lost less than they might have.' : null,
    },
  ],
  ends: 'Your 7 to their 2 was 5 battle damage for them. It is paid with those who fought, each for their forfeit number, or with Life Force. Your destiny of 3 was attrition as well: only those who fought can pay that.',
};
