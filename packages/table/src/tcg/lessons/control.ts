import type { TcgExercise } from './lesson.ts';
import { has, heldBy, theirsIn, yoursIn } from './looking.ts';

const fighter = 'N-1 Starfighter';
const droid = 'Droid Starfighter DFS-4CT';

/** Everything together: a turn that is lost as it stands, and can be won. */
export const control: TcgExercise = {
  id: 'control',
  title: 'Win this turn',
  teaches: 'See which arenas would count, and turn the one that can be turned.',
  position: {
    at: 'build',
    active: 'light',
    dark: {
      space: [droid],
      character: ['Super Battle Droid 8EX', 'Geonosian Guard'],
      force: 0,
      deck: ['Geonosian Guard', 'Geonosian Guard', 'Geonosian Guard'],
    },
    light: {
      ground: [{ card: 'Clone Platoon', tapped: true }],
      hand: [fighter, 'Naboo Security Guard', 'Surge of Power'],
      points: 2,
      force: 1,
      deck: ['Clone Squad', 'Clone Squad', 'Clone Squad'],
    },
    rolls: [3, 2, 5, 1, 4, 2, 6, 1],
  },
  learner: 1,
  opponent: [{ verb: 'attack' }],
  steps: [
    {
      says: 'Look at the arenas: your opponent holds Space and Character. If the turn ended now, you would lose. You have 2 points, for one unit. Which arena can you turn around? Deploy your Starfighter to Space.',
      moves: [
        { verb: 'deploy', on: fighter, to: 'space' },
        { verb: 'build', on: fighter },
      ],
      lookAt: [{ zone: 'space' }, { zone: 'character' }],
      wrong: [
        {
          chose: { verb: 'deploy', on: 'Naboo Security Guard', to: 'character' },
          says: 'A Guard against a Super Battle Droid will not last, and then all is lost. In Space there is but a droid with 1 health. Take it back.',
        },
        {
          chose: { verb: 'end build step' },
          says: 'Like that the turn is lost, and the game. Take it back, and bring a unit in.',
        },
        {
          chose: { verb: 'deploy', on: fighter, to: 'build' },
          says: 'From the build zone it keeps no arena from them. Take it back.',
        },
      ],
      isReached: (now) => has(yoursIn(now, 'space'), fighter),
    },
    {
      says: 'It is faster than the droid, so it strikes first. End your build step, let nobody retreat, and attack.',
      moves: [{ verb: 'end build step' }, { verb: 'end retreat step' }, { verb: 'attack' }],
      wrong: [
        { chose: { verb: 'retreat' }, says: 'Without it Space is theirs again. Take it back.' },
        { chose: { verb: 'hold back' }, says: 'Then the droid strikes first, or both stay. Take it back, and attack.' },
      ],
      isReached: (now) => now.board.attack?.attacker?.title === fighter,
      whyMissed: (now) => (now.board.turn > 3 ? 'The turn is over without the attack.' : null),
    },
    {
      says: 'Two dice, and one time in four both miss. This attack decides the game: here your last Force is well spent. Play Surge of Power.',
      moves: [
        { verb: 'play', on: 'Surge of Power' },
        { verb: 'choose', on: fighter },
      ],
      wrong: [{ chose: { verb: 'pass' }, says: 'Both dice missed, this time. Take it back, and make sure.' }],
      isReached: (now) => now.outcome?.winner === now.learner,
      whyMissed: (now) =>
        now.board.attack === null && has(theirsIn(now, 'space'), droid)
          ? 'The droid still flies, and Space is not yours.'
          : now.outcome !== null && heldBy(now, 'you').length < 2
            ? 'The turn is over, and you hold too few arenas.'
            : null,
    },
  ],
  ends: 'Space and Ground are yours, and the turn is over: you win. Before each build step look who would hold what; then put your points, your Force and your attacks where they change that.',
};
