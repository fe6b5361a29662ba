import type { TcgExercise } from './lesson.ts';
import { seatOf, yoursIn } from './looking.ts';

const hero = 'Obi-Wan Kenobi (B)';
const younger = 'Obi-Wan Kenobi (C)';

/** Missions, and versions of one hero. */
export const missions: TcgExercise = {
  id: 'missions',
  title: 'Missions and versions',
  teaches: 'Missions do something once; two versions of one hero make a stronger one.',
  position: {
    at: 'build',
    active: 'light',
    dark: {
      ground: ['Destroyer Droid Squad'],
      character: ['Jango Fett (D)'],
      force: 0,
      deck: ['Geonosian Guard', 'Geonosian Guard', 'Geonosian Guard'],
    },
    light: {
      space: ['Jedi Starfighter 3R3'],
      character: [{ card: hero, damage: 3 }],
      hand: ['Wedding of Destiny', younger],
      building: [{ card: 'Mending', counters: 1 }],
      points: 4,
      force: 0,
      deck: ['Clone Squad', 'Clone Platoon', 'Elite Jedi Squad', 'Jedi Starfighter 3R3'],
    },
  },
  learner: 1,
  opponent: [],
  steps: [
    {
      says: 'Your face-down card is a Mission: Mending, with one of the 2 points that it costs. Complete it. Obi-Wan has 3 damage, and it takes up to 4 away.',
      moves: [
        { verb: 'complete', on: 'Mending' },
        { verb: 'add', on: 'Mending' },
        { verb: 'choose', on: hero },
        { verb: 'amount', amount: 3 },
      ],
      wrong: [{ chose: { verb: 'end build step' }, says: 'Obi-Wan is badly hurt, and Jango is near. Take it back.' }],
      isReached: (now) => yoursIn(now, 'character').some(({ title, damage }) => title === hero && damage === 0),
      whyMissed: (now) => (now.board.turn > 3 ? 'The turn is over, and Obi-Wan was not healed.' : null),
    },
    {
      says: 'Done once, and gone: it lies in your discard pile. A Mission may also be completed right out of your hand, if you have all its points. Wedding of Destiny costs 2 and draws three cards.',
      moves: [{ verb: 'complete', on: 'Wedding of Destiny' }],
      wrong: [
        {
          chose: { verb: 'end build step' },
          says: 'Three points would be lost, and three cards with them. Take it back.',
        },
      ],
      isReached: (now) => seatOf(now).discard.some(({ title }) => title === 'Wedding of Destiny'),
      whyMissed: (now) => (now.board.turn > 3 ? 'The turn is over without it.' : null),
    },
    {
      says: 'In your hand is another version of Obi-Wan, (C). There is only one Obi-Wan, so both make one unit, for 1 point: whoever lies on top counts, and each card beneath gives 10 speed, 1 power and 1 health. Put (C) beneath.',
      moves: [
        { verb: 'stack', on: younger, how: 'beneath' },
        { verb: 'build', on: younger },
      ],
      wrong: [
        { chose: { verb: 'end build step' }, says: 'The last point would be lost. Take it back.' },
        {
          chose: { verb: 'stack', how: 'top' },
          says: 'That is allowed, but now the weaker version counts. Take it back, and put it beneath.',
        },
      ],
      isReached: (now) => yoursIn(now, 'character').some(({ title, beneath }) => title === hero && beneath.length > 0),
      whyMissed: (now) => (now.board.turn > 3 ? 'The turn is over, and Obi-Wan (C) is no part of him yet.' : null),
    },
  ],
  ends: 'Missions are built like units and done once. Each version beneath a hero makes him better: press Obi-Wan to see his numbers, and where they come from.',
};
