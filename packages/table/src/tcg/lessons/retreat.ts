import type { TcgExercise } from './lesson.ts';
import { attacking, has, heldBy, seatOf, yoursIn } from './looking.ts';

const hurt = 'Padmé Amidala (D)';
const whole = 'Captain Typho (A)';

/** Retreating: who should, and who must not. */
export const retreat: TcgExercise = {
  id: 'retreat',
  title: 'Retreat and come back',
  teaches: 'Save a unit from the battle without giving its arena away.',
  position: {
    at: 'retreat',
    active: 'light',
    dark: {
      ground: ['Destroyer Droid Squad'],
      character: ['Jango Fett (D)'],
      force: 0,
      deck: ['Geonosian Guard', 'Geonosian Guard', 'Geonosian Guard'],
    },
    light: {
      space: [{ card: 'Jedi Starfighter 3R3', tapped: true }],
      character: [{ card: hurt, damage: 2 }, whole],
      force: 0,
      deck: ['Clone Squad', 'Clone Squad', 'Clone Squad'],
    },
    rolls: [5, 2, 1, 3, 5, 4, 2, 1, 3, 3],
  },
  learner: 1,
  opponent: [...attacking(hurt), { verb: 'attack' }],
  steps: [
    {
      says: 'Padmé has 2 damage and 3 health, and Jango strikes first. Before the battles begin, units may retreat to the build zone, where nobody can attack them. Retreat her.',
      moves: [{ verb: 'retreat', on: hurt }],
      wrong: [
        {
          chose: { verb: 'retreat', on: whole },
          says: 'Typho is strong and unhurt; he had better stay and hold the arena. Take it back.',
        },
        { chose: { verb: 'end retreat step' }, says: 'Now Jango has a weak Padmé before him. Take it back.' },
      ],
      isReached: (now) => has(seatOf(now).build, hurt),
      whyMissed: (now) =>
        has(yoursIn(now, 'character'), hurt) && now.board.turn === 3
          ? null
          : 'Padmé was in the battle, and it is over.',
    },
    {
      says: 'Your opponent holds the Ground. If Typho left too, they would hold Character as well: two arenas, and the game. He stays. End your retreat step, and fight.',
      moves: [{ verb: 'end retreat step' }, ...attacking('Jango Fett (D)')],
      wrong: [
        {
          chose: { verb: 'retreat', on: whole },
          says: 'Now nobody stands against Jango: Ground and Character would be theirs, and you would lose. Take it back.',
        },
        {
          chose: { verb: 'hold back' },
          says: 'Jango can be hurt now. Take it back, and let Typho attack.',
        },
      ],
      isReached: (now) => now.board.turn > 3 && now.decision !== null,
      whyMissed: (now) =>
        now.outcome !== null && heldBy(now, 'they').length > 1
          ? 'Your opponent alone had units on the Ground and in Character when the turn ended.'
          : null,
    },
    {
      says: 'A new turn: everybody is untapped, and damage stays. Padmé may come back, for nothing, in your build step; or wait until a Mission mends her. Typho could use some help: move her in.',
      moves: [{ verb: 'move', on: hurt }],
      isReached: (now) => has(yoursIn(now, 'character'), hurt),
      whyMissed: (now) => (now.board.turn > 4 ? 'The turn went by, and she stayed away.' : null),
    },
  ],
  ends: 'Whoever retreats is tapped, safe, and holds no arena. One unit is enough to keep an arena from your opponent: think twice before the last one leaves.',
};
