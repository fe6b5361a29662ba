import type { TcgExercise } from './lesson.ts';
import { attacking, has, seatOf, yoursIn } from './looking.ts';

const hero = 'Obi-Wan Kenobi (C)';

/** The build zone: what comes into play, and when. */
export const building: TcgExercise = {
  id: 'building',
  title: 'Build in secret',
  teaches: 'How new units come into play: build points, counters and face-down cards.',
  position: {
    at: 'build',
    active: 'light',
    dark: {
      space: [{ card: 'Geonosian Fighter', tapped: true }],
      character: [{ card: 'Geonosian Guard', tapped: true }],
      force: 0,
      deck: ['Geonosian Guard', 'Geonosian Guard', 'Geonosian Guard'],
    },
    light: {
      space: [{ card: 'Jedi Starfighter 3R3', tapped: true }],
      character: [{ card: 'Padmé Amidala (D)', tapped: true }],
      hand: ['Clone Squad', hero],
      points: 5,
      force: 0,
      deck: ['Clone Platoon', 'Clone Platoon', 'Clone Platoon'],
    },
    rolls: [3],
  },
  learner: 1,
  opponent: attacking('Padmé Amidala (D)'),
  steps: [
    {
      says: 'A die was rolled: both of you have 5 build points this turn. The Clone Squad costs 3, and you have nobody on the Ground. Deploy it there.',
      moves: [
        { verb: 'deploy', on: 'Clone Squad', to: 'ground' },
        { verb: 'build', on: 'Clone Squad' },
      ],
      wrong: [
        {
          chose: { verb: 'deploy', on: 'Clone Squad', to: 'build' },
          says: 'In the build zone it is safe and does nothing. Take it back, and put it into the Ground arena.',
        },
        {
          chose: { verb: 'build', on: hero },
          says: 'That works too, but then too little is left for the Clones this turn. Take it back, and deploy them first.',
        },
        {
          chose: { verb: 'deploy', on: hero },
          says: 'Obi-Wan is welcome, but the Ground stays empty. Take it back, and deploy the Clones first.',
        },
      ],
      isReached: (now) => has(yoursIn(now, 'ground'), 'Clone Squad'),
      whyMissed: (now) => (now.board.turn > 3 ? 'The turn went by, and the Ground stayed empty.' : null),
    },
    {
      says: 'Two points are left; what isn’t spent is lost. Build Obi-Wan face down with both of them: your opponent sees the points, and not the card.',
      moves: [
        { verb: 'build', on: hero },
        { verb: 'counters', amount: 2 },
      ],
      wrong: [
        {
          chose: { verb: 'end build step' },
          says: 'The two points would be lost. Take it back, and put them on Obi-Wan.',
        },
        {
          chose: { verb: 'counters', amount: 1 },
          says: 'One point more could go on him, and is lost otherwise. Add it, or take it back.',
        },
      ],
      isReached: (now) =>
        seatOf(now).points === 0 && seatOf(now).building.some(({ title, counters }) => title === hero && counters > 1),
      whyMissed: (now) => (now.board.turn > 3 ? 'The turn went by, and the points are lost.' : null),
    },
    {
      says: 'Everything is spent. End your build step; nobody retreats, and nobody on the Ground can be attacked. Then comes the next turn.',
      moves: [{ verb: 'end build step' }, { verb: 'end retreat step' }, { verb: 'attack' }, { verb: 'hold back' }],
      isReached: (now) => now.board.turn > 3 && now.decision !== null,
    },
    {
      says: 'A new turn: a card drawn, 4 Force, and a roll of 3. You have a unit in each arena, so it is one point more. Two of your four points finish Obi-Wan: deploy him.',
      moves: [{ verb: 'deploy', on: hero, to: 'character' }, { verb: 'add', on: hero }, { verb: 'counters' }],
      wrong: [
        {
          chose: { verb: 'deploy', on: hero, to: 'build' },
          says: 'In the build zone he is safe and does nothing. Take it back, and put him into the Character arena.',
        },
      ],
      isReached: (now) => has(yoursIn(now, 'character'), hero),
      whyMissed: (now) => (now.board.turn > 4 ? 'Another turn went by without him.' : null),
    },
  ],
  ends: 'What is cheap comes at once, what is dear over several turns. You may even put more points on a card than it needs, to look more dangerous than you are.',
};
