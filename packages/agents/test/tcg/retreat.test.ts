import { habit } from './prepared.ts';

habit('retreats what is hopeless, and nothing else', [
  {
    because: 'one Trooper can do nothing against three Sergeants, and its arena is lost anyway',
    position: {
      at: 'retreat',
      dark: { space: ['Drill Cruiser'], ground: ['Drill Walker'], character: ['Drill Trooper'] },
      light: { ground: ['Drill Crawler'], character: ['Drill Sergeant', 'Drill Sergeant', 'Drill Sergeant'] },
    },
    right: 'retreat Drill Trooper',
  },
  {
    because: 'a fight that is even is fought',
    position: {
      at: 'retreat',
      dark: { space: ['Drill Cruiser'], ground: ['Drill Walker'], character: ['Drill Sergeant'] },
      light: { space: ['Drill Cruiser'], ground: ['Drill Walker'], character: ['Drill Sergeant'] },
    },
    right: 'end retreat step',
  },
  {
    because: 'a fight that is nearly won is fought to the end',
    position: {
      at: 'retreat',
      dark: { space: ['Drill Cruiser', 'Drill Cruiser'], ground: ['Drill Walker'] },
      light: { space: ['Drill Fighter'], ground: ['Drill Crawler'], character: ['Drill Sergeant'] },
    },
    right: 'end retreat step',
  },
  {
    because: 'without the Trooper the opponent would have two arenas, so it stays whatever comes',
    position: {
      at: 'retreat',
      dark: { space: ['Drill Cruiser'], character: ['Drill Trooper'] },
      light: { ground: ['Drill Crawler'], character: ['Drill Sergeant', 'Drill Sergeant'] },
    },
    right: 'end retreat step',
  },
  {
    because: 'a dear unit that is nearly gone is taken out of a lost fight',
    position: {
      at: 'retreat',
      dark: {
        space: ['Drill Cruiser'],
        ground: ['Drill Walker'],
        character: [{ card: 'Drill Sergeant', damage: 4 }],
      },
      light: { ground: ['Drill Crawler'], character: ['Drill Sergeant', 'Drill Adept'] },
    },
    right: 'retreat Drill Sergeant',
  },
  {
    because: 'nobody retreats from an arena that no enemy is in',
    position: {
      at: 'retreat',
      dark: { space: ['Drill Cruiser'], ground: ['Drill Walker'] },
      light: { ground: ['Drill Walker'], character: ['Drill Sergeant'] },
    },
    right: 'end retreat step',
  },
  {
    because: 'the Light Side knows a lost fight as well',
    position: {
      at: 'retreat',
      active: 'light',
      dark: { ground: ['Drill Crawler'], character: ['Drill Sergeant', 'Drill Sergeant', 'Drill Sergeant'] },
      light: { space: ['Drill Cruiser'], ground: ['Drill Walker'], character: ['Drill Trooper'] },
    },
    right: 'retreat Drill Trooper',
  },
  {
    because: 'tapped enemies do no harm this turn, so there is no reason to run',
    position: {
      at: 'retreat',
      dark: { space: ['Drill Cruiser'], ground: ['Drill Walker'], character: ['Drill Trooper'] },
      light: {
        ground: ['Drill Crawler'],
        character: ['Drill Sergeant', 'Drill Sergeant', 'Drill Sergeant'].map((card) => ({ card, tapped: true })),
      },
    },
    right: 'end retreat step',
  },
  {
    because: 'it is space that is hopeless, so it is the fighter that leaves',
    position: {
      at: 'retreat',
      dark: { space: ['Drill Fighter'], ground: ['Drill Walker', 'Drill Walker'], character: ['Drill Sergeant'] },
      light: { space: ['Drill Cruiser', 'Drill Cruiser'], ground: ['Drill Crawler'], character: ['Drill Adept'] },
    },
    right: 'retreat Drill Fighter',
  },
  {
    because: 'whoever strikes first and kills need not run',
    position: {
      at: 'retreat',
      dark: { space: ['Drill Cruiser'], ground: ['Drill Walker'], character: ['Sparring Brute'] },
      light: { ground: ['Drill Crawler'], character: [{ card: 'Drill Sergeant', damage: 3 }, 'Drill Trooper'] },
    },
    right: 'end retreat step',
  },
  {
    because: 'a fight that will probably be lost costs the other side something too',
    position: {
      at: 'retreat',
      dark: { space: ['Drill Cruiser'], ground: ['Drill Walker'], character: ['Drill Sergeant'] },
      light: { ground: ['Drill Crawler'], character: ['Drill Sergeant', 'Drill Adept'] },
    },
    right: 'end retreat step',
  },
]);
