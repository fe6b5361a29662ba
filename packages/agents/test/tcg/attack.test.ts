import { habit, type TcgTable } from './prepared.ts';

const attacks = (attacker: string) => (t: TcgTable) => {
  t.dark.does('attack', attacker);
};

habit('attacks what it can kill, and what is dangerous first', [
  {
    because: 'it attacks rather than hold back',
    position: { at: 'character', dark: { character: ['Drill Adept'] }, light: { character: ['Drill Trooper'] } },
    right: 'attack Drill Adept',
  },
  {
    because: 'one hit finishes the wounded Sergeant',
    position: {
      at: 'character',
      dark: { character: ['Drill Adept'] },
      light: { character: ['Drill Adept', { card: 'Drill Sergeant', damage: 4 }] },
    },
    until: attacks('Drill Adept'),
    right: 'attack Drill Sergeant',
  },
  {
    because: 'the one that has still to attack before one as good that has',
    position: {
      at: 'character',
      dark: { character: ['Drill Adept'] },
      light: {
        character: [
          { card: 'Drill Sergeant', damage: 3, tapped: true },
          { card: 'Drill Adept', damage: 2 },
        ],
      },
    },
    until: attacks('Drill Adept'),
    right: 'attack Drill Adept',
  },
  {
    because: 'of two that may be killed, the one that would hit harder',
    position: {
      at: 'character',
      dark: { character: ['Sparring Brute'] },
      light: { character: ['Drill Mechanic', { card: 'Drill Sergeant', damage: 2 }] },
    },
    until: attacks('Sparring Brute'),
    right: 'attack Drill Sergeant',
  },
  {
    because: 'a Trooper that is sure to fall before a Sergeant that is hardly scratched',
    position: {
      at: 'character',
      dark: { character: [{ card: 'Drill Trooper', beneath: [] }, 'Drill Adept'] },
      light: { character: [{ card: 'Drill Trooper', damage: 1 }, 'Drill Sergeant'] },
    },
    until: (t) => t.dark.does('attack', 'Drill Adept'),
    right: 'attack Drill Trooper',
  },
  {
    because: 'the last defender falls, and with it the second arena',
    position: {
      at: 'ground',
      dark: { space: ['Drill Fighter'], ground: ['Drill Speeder'] },
      light: { ground: [{ card: 'Drill Crawler', damage: 3 }], character: ['Drill Sergeant'] },
    },
    right: 'attack Drill Speeder',
  },
  {
    because: 'a cruiser that bombards helps where the second arena is decided',
    position: {
      at: 'space',
      dark: { space: ['Trade Federation Battleship'], ground: ['Drill Speeder'] },
      light: {
        space: ['Drill Cruiser', 'Drill Cruiser', 'Drill Cruiser'].map((card) => ({ card, tapped: true })),
        ground: [{ card: 'Drill Walker', damage: 4 }],
        character: ['Drill Sergeant'],
      },
    },
    until: attacks('Trade Federation Battleship'),
    right: 'attack Drill Walker',
  },
  {
    because: 'Overkill goes on to the other enemy, not to a friend',
    position: {
      at: 'character',
      dark: { character: ['Sparring Brute', 'Drill Trooper'] },
      light: { character: ['Drill Trooper', 'Drill Mechanic'] },
      rolls: [6, 6, 6, 6, 6, 6],
    },
    until: (t) => t.dark.does('attack', 'Sparring Brute').does('attack', 'Drill Trooper'),
    right: 'overkill Drill Mechanic 4',
  },
  {
    because: 'what is struck twice is struck until it falls',
    position: {
      at: 'character',
      dark: { character: ['Sparring Blademaster'] },
      light: { character: ['Drill Sergeant', 'Drill Adept'] },
      rolls: [6, 6],
    },
    until: (t) => t.dark.does('attack', 'Sparring Blademaster').does('attack', 'Drill Adept'),
    right: 'attack Drill Adept',
  },
  {
    because: 'two more dice for the attack that may kill',
    position: {
      at: 'character',
      dark: { character: ['Drill Adept'], hand: ['Surge of Power'] },
      light: { character: [{ card: 'Drill Sergeant', damage: 2 }] },
    },
    until: (t) => t.dark.does('attack', 'Drill Adept'),
    right: 'play Surge of Power',
  },
  {
    because: 'they are for the unit that attacks',
    position: {
      at: 'character',
      dark: { space: ['Drill Cruiser'], character: ['Drill Adept', 'Drill Trooper'], hand: ['Surge of Power'] },
      light: { character: [{ card: 'Drill Sergeant', damage: 2 }] },
    },
    until: (t) => t.dark.does('attack', 'Drill Adept').does('play', 'Surge of Power'),
    right: 'choose Drill Adept',
  },
  {
    because: 'and that unit is thought of first, however many there are',
    position: {
      at: 'character',
      dark: {
        space: ['Drill Cruiser', 'Drill Cruiser', 'Drill Cruiser', 'Drill Cruiser'],
        ground: ['Drill Walker', 'Drill Walker', 'Drill Walker', 'Drill Walker'],
        character: ['Drill Adept'],
        hand: ['Surge of Power'],
      },
      light: { character: [{ card: 'Drill Sergeant', damage: 2 }] },
    },
    until: (t) => t.dark.does('attack', 'Drill Adept'),
    right: 'play Surge of Power',
  },
  {
    because: 'what is left over of a blow goes to an enemy, so friends around are no reason to hold back',
    position: {
      at: 'character',
      dark: { character: ['Drill Adept', 'Drill Sergeant', 'Sparring Brute'] },
      light: {
        character: [
          { card: 'Drill Trooper', damage: 1 },
          { card: 'Drill Sergeant', damage: 1 },
        ],
      },
    },
    right: 'attack Sparring Brute',
  },
]);
