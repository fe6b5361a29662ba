import { habit } from './prepared.ts';

habit('keeps Force for what it holds', [
  {
    because: 'five Force are for the Dodge in hand, not for two more dice that kill nobody',
    position: {
      at: 'character',
      dark: { character: ['Drill Adept', 'Drill Sergeant'], hand: ['Surge of Power', 'High-Force Dodge'], force: 5 },
      light: { character: [{ card: 'Obi-Wan Kenobi (A)', tapped: true }, 'Drill Sergeant'] },
    },
    until: (t) => t.dark.does('attack', 'Drill Adept').does('attack', 'Obi-Wan Kenobi (A)'),
    right: 'pass',
  },
  {
    because: 'with Force to spare the dice are worth it',
    position: {
      at: 'character',
      dark: { character: ['Drill Adept'], hand: ['Surge of Power', 'High-Force Dodge'], force: 16 },
      light: { character: [{ card: 'Drill Sergeant', damage: 2 }] },
    },
    until: (t) => t.dark.does('attack', 'Drill Adept'),
    right: 'play Surge of Power',
  },
  {
    because: 'what is sure to fall needs no help',
    position: {
      at: 'character',
      dark: { character: ['Drill Adept'], hand: ['Surge of Power'], force: 10 },
      light: { character: [{ card: 'Drill Trooper', damage: 1 }, 'Drill Mechanic'] },
    },
    until: (t) => t.dark.does('attack', 'Drill Adept').does('attack', 'Drill Trooper'),
    right: 'pass',
  },
  {
    because: 'two Force are what Tyranus needs to Evade, and a Sergeant is still to strike',
    position: {
      at: 'character',
      dark: { character: ['Darth Tyranus (C)'], hand: ['Strength of Hate'], force: 2 },
      light: { character: [{ card: 'Obi-Wan Kenobi (A)', tapped: true }, 'Drill Sergeant', 'Drill Sergeant'] },
    },
    until: (t) => t.dark.does('attack', 'Darth Tyranus (C)').does('attack', 'Obi-Wan Kenobi (A)'),
    right: 'pass',
  },
  {
    because: 'power for the whole battle is not worth the Force that Intervention takes',
    position: {
      at: 'character',
      dark: { character: ['Drill Sergeant', 'Drill Sergeant'] },
      light: {
        character: ['Drill Trooper', 'Drill Adept'],
        hand: ['Master and Apprentice', "Yoda's Intervention"],
        force: 3,
      },
    },
    right: 'pass',
  },
  {
    because: 'Force that nothing else waits for may go on a small wound',
    position: {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: [{ card: 'Kit Fisto (A)', tapped: true }], force: 12 },
      rolls: [6, 6, 1, 1, 1],
    },
    until: (t) => t.dark.does('attack', 'Drill Sergeant'),
    right: 'use Kit Fisto (A)',
  },
  {
    because: 'the same wound is not worth the last Force, with two more attacks to come',
    position: {
      at: 'character',
      dark: { character: ['Drill Sergeant', 'Drill Sergeant', 'Drill Sergeant'] },
      light: { character: [{ card: 'Kit Fisto (A)', tapped: true }], force: 2 },
      rolls: [6, 1, 1, 1, 1],
    },
    until: (t) => t.dark.does('attack', 'Drill Sergeant'),
    right: 'pass',
  },
  {
    because: 'Evade does for two Force what Deflect does for ten',
    position: {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: [{ card: 'Yoda (A)', damage: 3, tapped: true }], force: 12 },
      rolls: [6, 6, 6, 1, 1],
    },
    until: (t) => t.dark.does('attack', 'Drill Sergeant'),
    right: 'use Yoda (A)',
  },
  {
    because: 'four Force to stop a Trooper are better kept for the Dodge',
    position: {
      at: 'character',
      dark: { character: ['Drill Adept'], hand: ['Knockdown', 'High-Force Dodge'], force: 5 },
      light: { space: ['Drill Cruiser'], character: ['Drill Trooper', { card: 'Drill Mechanic', tapped: true }] },
    },
    right: 'pass',
  },
  {
    because: 'four Force to stop what would kill are well spent',
    position: {
      at: 'character',
      dark: { character: [{ card: 'Drill Sergeant', damage: 2 }], hand: ['Knockdown'], force: 4 },
      light: { space: ['Drill Cruiser'], character: ['Sparring Brute'] },
    },
    right: 'play Knockdown',
  },
  {
    because: 'what it holds takes Force, so the Mission that gives some is completed at once',
    position: {
      active: 'light',
      dark: { character: ['Drill Trooper'] },
      light: {
        character: ['Drill Adept'],
        hand: ["Seek the Council's Wisdom", 'High-Force Dodge', "Yoda's Intervention"],
        points: 2,
        force: 2,
      },
    },
    right: "complete Seek the Council's Wisdom",
  },
  {
    because: 'three more dice are good, but then there is no Force for the Dodge',
    position: {
      at: 'character',
      dark: {
        space: ['Drill Cruiser'],
        character: ['Drill Adept', 'Drill Sergeant'],
        hand: ['Surge of Power', 'High-Force Dodge'],
        force: 5,
      },
      light: { character: ['Drill Sergeant', 'Drill Sergeant'] },
    },
    until: (t) => t.dark.does('attack', 'Drill Adept').does('attack', 'Drill Sergeant'),
    right: 'pass',
  },
  {
    because: 'four Force save the wounded Sergeant, for whom the Brute is sure to go',
    position: {
      at: 'character',
      dark: {
        character: [
          { card: 'Jango Fett (A)', tapped: true },
          { card: 'Drill Sergeant', damage: 3, tapped: true },
        ],
        hand: ['Knockdown'],
        force: 4,
      },
      light: { space: ['Drill Cruiser'], character: ['Sparring Brute'] },
    },
    right: 'play Knockdown',
  },
]);
