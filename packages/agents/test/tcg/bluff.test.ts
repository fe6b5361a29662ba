import { habit } from './prepared.ts';

/** A table on which nothing is urgent: space is Dark's, character is Light's, the ground is even. */
const quiet = {
  dark: { space: ['Drill Cruiser', 'Drill Cruiser'], ground: ['Drill Walker'], character: ['Drill Trooper'] },
  light: { ground: ['Drill Walker'], character: ['Drill Sergeant', 'Drill Sergeant'] },
} as const;

habit('bluffs the build zone', [
  {
    because: 'points that are left are lost, so they go on a card face down even if space has enough',
    position: { dark: { ...quiet.dark, hand: ['Drill Cruiser'], points: 3 }, light: quiet.light },
    right: 'build Drill Cruiser',
  },
  {
    because: 'all the points that are left go on it at once',
    position: { dark: { ...quiet.dark, hand: ['Drill Cruiser'], points: 3 }, light: quiet.light },
    until: (t) => t.dark.does('build', 'Drill Cruiser'),
    right: 'counters 3',
  },
  {
    because: 'with one card face down, a second makes two riddles of it',
    position: {
      dark: {
        ...quiet.dark,
        hand: ['Drill Cruiser'],
        building: [{ card: 'Drill Probe', counters: 3 }],
        points: 2,
      },
      light: quiet.light,
    },
    right: 'build Drill Cruiser',
  },
  {
    because: 'with nothing else to build, counters beyond need make a cheap card look dear',
    position: {
      dark: { ...quiet.dark, hand: [], building: [{ card: 'Drill Fighter', counters: 2 }], points: 3 },
      light: quiet.light,
    },
    right: 'add Drill Fighter',
  },
  {
    because: 'and all of the points go on that card',
    position: {
      dark: { ...quiet.dark, hand: [], building: [{ card: 'Drill Fighter', counters: 2 }], points: 3 },
      light: quiet.light,
    },
    until: (t) => t.dark.does('add', 'Drill Fighter'),
    right: 'counters 3',
  },
  {
    because: 'a unit that would only be slaughtered stays face down, though it is done',
    position: {
      dark: {
        space: ['Drill Cruiser'],
        ground: ['Drill Walker'],
        building: [{ card: 'Drill Trooper', counters: 2 }],
      },
      light: { ground: ['Drill Crawler'], character: ['Drill Sergeant', 'Drill Sergeant', 'Drill Sergeant'] },
    },
    right: 'end build step',
  },
  {
    because: 'what was held back comes out once it turns an arena',
    position: {
      dark: {
        space: ['Drill Cruiser'],
        ground: ['Drill Crawler'],
        building: [{ card: 'Drill Walker', counters: 5 }],
      },
      light: { ground: ['Drill Walker'], character: ['Drill Sergeant'] },
    },
    right: 'deploy Drill Walker to ground',
  },
  {
    because: 'what was held back comes out to keep the opponent from two arenas',
    position: {
      dark: { space: ['Drill Cruiser'], building: [{ card: 'Drill Trooper', counters: 2 }] },
      light: { ground: ['Drill Crawler'], character: ['Drill Trooper'] },
    },
    right: 'deploy Drill Trooper to character',
  },
  {
    because: 'a unit is never shown in the build zone, where it does nothing but be seen',
    position: { dark: { ...quiet.dark, hand: ['Drill Fighter'], points: 2 }, light: quiet.light },
    wrong: 'deploy Drill Fighter to build',
  },
  {
    because: 'a second Tarn Velo has no use of its own, but face down it might be anybody',
    position: {
      dark: {
        ...quiet.dark,
        hand: ['Tarn Velo (A)'],
        character: [{ card: 'Tarn Velo (A)', beneath: ['Tarn Velo (A)', 'Tarn Velo (A)', 'Tarn Velo (A)'] }],
        points: 1,
      },
      light: quiet.light,
    },
    right: 'build Tarn Velo (A)',
  },
  {
    because: 'with two riddles on the table, counters go on the one that is nearly done',
    position: {
      dark: {
        ...quiet.dark,
        hand: ['Drill Cruiser'],
        building: [
          { card: 'Drill Walker', counters: 3 },
          { card: 'Drill Cruiser', counters: 1 },
        ],
        points: 1,
      },
      light: quiet.light,
    },
    right: 'add Drill Walker',
  },
  {
    because: 'a Mission that would do nothing now waits face down rather than being completed',
    position: { dark: { ...quiet.dark, hand: ['Starship Refit'], points: 1 }, light: quiet.light },
    right: 'build Starship Refit',
  },
  {
    because: 'one more counter on the only card face down tells more than a second card would',
    position: {
      dark: { ...quiet.dark, hand: ['Drill Walker'], building: [{ card: 'Drill Walker', counters: 2 }], points: 1 },
      light: quiet.light,
    },
    right: 'build Drill Walker',
  },
  {
    because: 'counters that nothing needs make the cheaper card look dearer, for the dear one looks so already',
    position: {
      dark: {
        space: ['Drill Cruiser'],
        ground: ['Drill Walker'],
        building: [
          { card: 'Drill Mechanic', counters: 3 },
          { card: 'Drill Trooper', counters: 2 },
        ],
        points: 2,
      },
      light: {
        ground: ['Drill Crawler'],
        character: ['Drill Sergeant', 'Drill Sergeant', 'Drill Sergeant', 'Drill Sergeant'],
      },
    },
    right: 'add Drill Trooper',
  },
  {
    because: 'the last point is better on a card that space does not need than lost',
    position: {
      dark: {
        ...quiet.dark,
        hand: [],
        building: [
          { card: 'Drill Cruiser', counters: 1 },
          { card: 'Drill Cruiser', counters: 1 },
        ],
        points: 1,
      },
      light: quiet.light,
    },
    right: 'add Drill Cruiser',
  },
]);
