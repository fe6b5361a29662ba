import type { TcgExercise } from './lesson.ts';
import { attacking, theirsIn } from './looking.ts';

/** The first fight: what there is to win, and how little it takes. */
export const arenas: TcgExercise = {
  id: 'arenas',
  title: 'Two arenas win',
  teaches: 'What the three arenas are, what a unit is, and what wins.',
  position: {
    at: 'character',
    dark: {
      ground: ['Destroyer Droid Squad'],
      character: ['Geonosian Guard', 'Geonosian Guard'],
      force: 0,
      deck: ['Geonosian Guard', 'Geonosian Guard', 'Geonosian Guard'],
    },
    light: {
      space: ['Jedi Starfighter 3R3'],
      character: ['Padmé Amidala (D)', 'Captain Typho (A)'],
      force: 0,
      deck: ['Clone Squad', 'Clone Squad', 'Clone Squad'],
    },
    rolls: [5, 4, 1, 6, 2, 4, 1, 3],
  },
  learner: 1,
  opponent: [{ verb: 'attack' }],
  steps: [
    {
      says: 'Whoever alone has units in two of the three arenas when a turn ends, wins. Space is yours already; now the Characters fight, the fastest first. Attack a Geonosian Guard with Padmé.',
      moves: attacking('Geonosian Guard'),
      wrong: [
        {
          chose: { verb: 'hold back' },
          says: 'A unit that holds back gives its attack away. Take it back, and let Padmé attack.',
        },
      ],
      isReached: (now) => theirsIn(now, 'character').length < 2,
      whyMissed: (now) => (now.board.turn > 3 ? 'The battle is over, and the Guards still stand.' : null),
    },
    {
      says: 'Padmé’s power is 3, so she rolled three dice. Each 4 or more was a hit, and each hit did 1 damage: enough for a Guard’s health of 2. Finish the other one with Captain Typho.',
      moves: attacking('Geonosian Guard'),
      wrong: [{ chose: { verb: 'hold back' }, says: 'One Guard left is enough to keep the arena from you.' }],
      whyMissed: (now) => (now.board.turn > 3 ? 'The battle is over, and a Guard still stands.' : null),
      isReached: (now) => now.outcome?.winner === now.learner,
    },
  ],
  ends: 'Space and Character are yours and yours alone: two of three when the turn ends, and you win. The Dark Side still holds Ground, and it does not matter.',
};
