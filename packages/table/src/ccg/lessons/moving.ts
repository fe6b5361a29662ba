import type { CcgExercise } from './lesson.ts';
import { isAt, isTurn, of, oursAt } from './looking.ts';

/** Moving: out of danger, and to where there is something to drain. */
export const moving: CcgExercise = {
  id: 'moving',
  title: 'On the move',
  teaches: 'How characters move from site to site, when, and why.',
  position: {
    turn: 'light',
    phase: 'move',
    at: {
      'Tatooine: Dune Sea': { dark: ['Darth Vader'], light: ['Rebel Trooper'] },
      'Tatooine: Mos Eisley (Dark)': { light: ['Luke Skywalker', 'Leia Organa'] },
      'Tatooine: Docking Bay 94 (Light)': {},
    },
    light: {
      hand: [],
      force: ['Talz', 'Blaster'],
      reserve: ['Rebel Trooper', 'Talz', 'Old Ben', 'Rebel Guard', 'Han Solo', 'Rebel Trooper', 'Talz', 'Blaster'],
    },
    dark: {
      reserve: ['Stormtrooper', 'General Tagge', 'Stormtrooper', 'Stormtrooper', 'Imperial Blaster', 'Stormtrooper'],
    },
  },
  learner: 1,
  opponent: [{ verb: 'initiate battle' }, { verb: 'drain' }],
  steps: [
    {
      says: 'After battles comes your move phase. Each of yours may move once, to the site beside theirs, for 1 Force. Vader would cut your Trooper down in his turn: move the Trooper to Mos Eisley.',
      moves: [{ verb: 'move', on: 'Rebel Trooper' }, { verb: 'to' }],
      wrong: [
        { chose: { verb: 'pass' }, says: 'Then the Trooper stays with Vader. Take it back, and bring him to safety.' },
        { chose: { verb: 'move', on: 'Luke Skywalker' }, says: 'First the Trooper: he is the one in danger.' },
      ],
      isReached: (now) => !isAt(now, 'Rebel Trooper', 'Dune Sea'),
      whyMissed: (now) => (isTurn(now, 1) ? null : 'The Trooper stayed, and Vader’s turn has come.'),
    },
    {
      says: 'Your three at Mos Eisley drain no more than one would. Docking Bay 94 beside it is empty, and has an icon of the Dark Side too. Move Leia there: 1 Force.',
      moves: [
        { verb: 'move', on: 'Leia Organa', to: 'Tatooine: Docking Bay 94 (Light)' },
        { verb: 'move', on: 'Leia Organa' },
        { verb: 'to', on: 'Tatooine: Docking Bay 94 (Light)' },
        { verb: 'to' },
      ],
      wrong: [{ chose: { verb: 'pass' }, says: 'Nobody else moves now, and the docking bay stays empty.' }],
      isReached: (now) => oursAt(now, 'Docking Bay 94').length > 0,
      whyMissed: (now) => (isTurn(now, 1) ? null : 'The turn is over, and nobody stands at the docking bay.'),
    },
    {
      says: 'Vader is alone at the Dune Sea now and drains you there for 1: what you leave, they may take. Then it is your turn. Drain from both of your sites.',
      moves: [{ verb: 'drain' }, { verb: 'activate' }, { verb: 'amount', amount: 4 }],
      wrong: [
        {
          chose: { verb: 'pass' },
          says: 'A drain that is not made now is gone. Take it back, and drain at both sites.',
        },
      ],
      isReached: (now) => of(now, 'drains').filter(({ by }) => by === now.learner).length >= 2,
      whyMissed: (now) => (now.board.turn > 3 ? 'Your turn is over, and you did not drain at both sites.' : null),
    },
  ],
  ends: 'Who moves has time to be where a drain or a battle is next turn. Docking bays are doors to each other, vehicles go farther, and starships cross from system to system.',
};
