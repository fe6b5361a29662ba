import { habit } from './prepared.ts';

habit('builds towards two arenas', [
  {
    because: 'space is won, so the shuttle goes where the second arena is to be had',
    position: {
      dark: { hand: ['Drill Shuttle'], space: ['Drill Cruiser'], ground: ['Drill Speeder'], points: 4 },
      light: { ground: ['Drill Crawler'], character: ['Drill Sergeant', 'Drill Adept'] },
    },
    right: 'deploy Drill Shuttle to ground',
  },
  {
    because: 'of two units that cost the same, the one for the arena that is still open',
    position: {
      dark: { hand: ['Drill Cruiser', 'Drill Walker'], space: ['Drill Cruiser'], ground: ['Drill Crawler'], points: 5 },
      light: { ground: ['Drill Walker'], character: ['Drill Sergeant', 'Drill Adept'] },
    },
    right: 'deploy Drill Walker to ground',
  },
  {
    because: 'the opponent has two arenas all alone, so somebody has to stand in one of them',
    position: {
      dark: { hand: ['Drill Fighter', 'Drill Trooper'], space: ['Drill Cruiser'], points: 2 },
      light: { ground: ['Drill Walker', 'Drill Walker'], character: ['Drill Trooper'] },
    },
    right: 'deploy Drill Trooper to character',
  },
  {
    because: 'a third arena that is lost is left alone: the second is what wins',
    position: {
      dark: {
        hand: ['Drill Commando'],
        space: ['Drill Cruiser', 'Drill Probe'],
        ground: ['Drill Crawler'],
        character: ['Drill Trooper'],
        points: 4,
      },
      light: {
        ground: ['Drill Walker'],
        character: ['Drill Sergeant', 'Drill Sergeant', 'Drill Adept', 'Drill Adept'],
      },
    },
    right: 'deploy Drill Commando to ground',
  },
  {
    because: 'a unit that has retreated comes back where it turns the second arena',
    position: {
      dark: { build: ['Drill Shuttle'], space: ['Drill Cruiser', 'Drill Cruiser'], ground: ['Drill Crawler'] },
      light: { ground: ['Drill Crawler'], character: ['Drill Sergeant'] },
    },
    right: 'move Drill Shuttle to ground',
  },
  {
    because: 'a unit that can fight in two arenas moves from the one that is won',
    position: {
      dark: { space: ['Drill Cruiser', 'Drill Shuttle'], ground: ['Drill Crawler'] },
      light: { ground: ['Drill Walker'], character: ['Drill Sergeant'] },
    },
    right: 'move Drill Shuttle to ground',
  },
  {
    because: 'counters go on what the second arena needs, not on what space has enough of',
    position: {
      dark: {
        space: ['Drill Cruiser', 'Drill Cruiser'],
        ground: ['Drill Crawler'],
        building: [
          { card: 'Drill Cruiser', counters: 1 },
          { card: 'Drill Walker', counters: 1 },
        ],
        points: 2,
      },
      light: { ground: ['Drill Walker'], character: ['Drill Sergeant'] },
    },
    right: 'add Drill Walker',
  },
  {
    because: 'at the start a second arena is begun before the first is filled',
    position: {
      at: 'setup',
      dark: { hand: ['Drill Cruiser', 'Drill Walker'], space: ['Drill Cruiser'] },
      light: { hand: ['Drill Trooper'], space: ['Drill Probe'] },
    },
    right: 'put Drill Walker to ground',
  },
  {
    because: 'at the start it stays out of the arena that the opponent has filled',
    position: {
      at: 'setup',
      dark: { hand: ['Drill Commando'], space: ['Drill Cruiser'], ground: ['Drill Speeder'] },
      light: {
        hand: ['Drill Trooper'],
        ground: ['Drill Speeder'],
        character: ['Drill Sergeant', 'Drill Sergeant', 'Drill Sergeant'],
      },
    },
    right: 'put Drill Commando to ground',
  },
  {
    because: 'the arena that the opponent holds alone matters more than a third one',
    position: {
      active: 'light',
      dark: { space: ['Drill Probe'], ground: ['Drill Walker', 'Drill Crawler'] },
      light: { hand: ['Drill Shuttle'], character: ['Drill Sergeant'], points: 4 },
    },
    right: 'deploy Drill Shuttle to space',
  },
  {
    because: 'two arenas are held: what comes next makes the weaker of them safe',
    position: {
      dark: {
        hand: ['Drill Shuttle'],
        space: ['Drill Cruiser', 'Drill Cruiser'],
        ground: ['Drill Walker'],
        points: 4,
      },
      light: { ground: ['Drill Crawler'], character: ['Drill Sergeant'] },
    },
    right: 'deploy Drill Shuttle to ground',
  },
  {
    because: 'of two cards that can only be begun, the one for the arena that is still open',
    position: {
      dark: {
        hand: ['Drill Cruiser', 'Drill Walker'],
        space: ['Drill Cruiser', 'Drill Cruiser'],
        ground: ['Drill Crawler'],
        points: 2,
      },
      light: { ground: ['Drill Walker'], character: ['Drill Sergeant'] },
    },
    right: 'build Drill Walker',
  },
  {
    because: 'the second arena before one that is as good as lost',
    position: {
      dark: {
        hand: ['Drill Sergeant', 'Drill Walker'],
        space: ['Drill Cruiser'],
        ground: ['Drill Walker'],
        character: ['Drill Trooper'],
        points: 2,
      },
      light: { ground: ['Drill Walker'], character: ['Drill Sergeant', 'Drill Sergeant', 'Drill Adept'] },
    },
    right: 'build Drill Walker',
  },
  {
    because: 'whoever is in every arena builds faster, so the one that is missing is begun',
    position: {
      dark: {
        hand: ['Drill Walker', 'Drill Sergeant'],
        space: ['Drill Cruiser'],
        ground: ['Drill Walker'],
        points: 2,
      },
      light: { space: ['Drill Cruiser'], ground: ['Drill Walker'], character: ['Drill Trooper'] },
    },
    right: 'build Drill Sergeant',
  },
  {
    because: 'space has enough, so even the third arena is the better one to build for',
    position: {
      dark: {
        hand: ['Drill Cruiser', 'Drill Sergeant'],
        space: ['Drill Cruiser', 'Drill Cruiser'],
        ground: ['Drill Walker'],
        character: ['Drill Trooper'],
        points: 2,
      },
      light: { ground: ['Drill Walker'], character: ['Drill Sergeant'] },
    },
    right: 'build Drill Sergeant',
  },
]);
