import { habit, type TcgTable } from './prepared.ts';

/** The Dark Side's unit attacks the only unit there is. */
const attacked = (attacker: string, defender?: string) => (t: TcgTable) => {
  t.dark.does('attack', attacker);
  if (defender !== undefined) t.dark.does('attack', defender);
};

habit('times its prevention', [
  {
    because: 'a Dodge saves the unit',
    position: {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: [{ card: 'Drill Adept', tapped: true }], hand: ["Hero's Dodge"] },
      rolls: [6, 5, 4, 4, 1],
    },
    until: attacked('Drill Sergeant'),
    right: "play Hero's Dodge",
  },
  {
    because: 'a scratch is not worth a Dodge',
    position: {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: ['Drill Sergeant'], hand: ["Hero's Dodge"] },
      rolls: [6, 1, 1, 1, 1],
    },
    until: attacked('Drill Sergeant'),
    right: 'pass',
  },
  {
    because: 'a Dodge that does not save the unit is wasted',
    position: {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: ['Drill Trooper'], hand: ["Hero's Dodge"] },
      rolls: [6, 6, 6, 6, 6],
    },
    until: attacked('Drill Sergeant'),
    right: 'pass',
  },
  {
    because: 'two Dodges together save it, so the first is played',
    position: {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: [{ card: 'Drill Sergeant', damage: 3 }], hand: ["Hero's Dodge", "Hero's Dodge"] },
      rolls: [6, 6, 6, 6, 6],
    },
    until: attacked('Drill Sergeant'),
    right: "play Hero's Dodge",
  },
  {
    because: 'the cheapest card that is enough',
    position: {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: {
        character: [{ card: 'Drill Adept', tapped: true }],
        hand: ['High-Force Dodge', "Hero's Dodge"],
        force: 6,
      },
      rolls: [6, 5, 4, 4, 1],
    },
    until: attacked('Drill Sergeant'),
    right: "play Hero's Dodge",
  },
  {
    because: 'the dear card where only that is enough',
    position: {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: [{ card: 'Drill Sergeant', damage: 2 }], hand: ['High-Force Dodge', "Hero's Dodge"] },
      rolls: [6, 6, 6, 6, 6],
    },
    until: attacked('Drill Sergeant'),
    right: 'play High-Force Dodge',
  },
  {
    because: 'a Trooper among many is not worth five Force',
    position: {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: {
        character: ['Drill Trooper', 'Drill Sergeant', 'Drill Sergeant'],
        hand: ['High-Force Dodge'],
        force: 6,
      },
      rolls: [6, 6, 6, 1, 1],
    },
    until: attacked('Drill Sergeant', 'Drill Trooper'),
    right: 'pass',
  },
  {
    because: 'Evade saves the unit, and costs no card',
    position: {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: ['Obi-Wan Kenobi (C)'], hand: ["Yoda's Intervention"], force: 4 },
      rolls: [6, 5, 4, 4, 1],
    },
    until: attacked('Drill Sergeant'),
    right: 'use Obi-Wan Kenobi (C)',
  },
  {
    because: 'Evade is not for a scratch where Force is short',
    position: {
      at: 'character',
      dark: { character: ['Drill Sergeant', 'Drill Trooper'] },
      light: { character: ['Obi-Wan Kenobi (C)'], force: 2 },
      rolls: [6, 1, 1, 1, 1],
    },
    until: attacked('Drill Sergeant'),
    right: 'pass',
  },
  {
    because: 'the last unit in the arena keeps the opponent from winning: no price is too high',
    position: {
      at: 'character',
      dark: { space: ['Drill Fighter'], character: ['Drill Sergeant'] },
      light: { character: ['Drill Trooper'], hand: ['High-Force Dodge'], force: 5 },
      rolls: [6, 6, 6, 1, 1],
    },
    until: attacked('Drill Sergeant'),
    right: 'play High-Force Dodge',
  },
  {
    because: 'a strong bodyguard takes the blow that would kill the one it guards',
    position: {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: [{ card: 'Drill Adept', damage: 3, tapped: true }, 'Sparring Bodyguard'] },
    },
    until: attacked('Drill Sergeant', 'Drill Adept'),
    right: 'use Sparring Bodyguard',
  },
  {
    because: 'a wounded bodyguard does not die for somebody who can take it',
    position: {
      at: 'character',
      dark: { character: ['Drill Adept'] },
      light: { character: ['Drill Sergeant', { card: 'Sparring Bodyguard', damage: 4 }], force: 1 },
    },
    until: attacked('Drill Adept', 'Drill Sergeant'),
    right: 'pass',
  },
  {
    because: 'the attack that is likely to kill is answered before the dice are rolled',
    position: {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: [{ card: 'Drill Sergeant', damage: 3 }], hand: ['Weapon Response'] },
    },
    until: attacked('Drill Sergeant'),
    right: 'play Weapon Response',
  },
  {
    because: 'an attack that can do no great harm is not',
    position: {
      at: 'character',
      dark: { character: ['Drill Trooper'] },
      light: { character: [{ card: 'Drill Sergeant', tapped: true }], hand: ['Weapon Response'] },
    },
    until: attacked('Drill Trooper'),
    right: 'pass',
  },
  {
    because: 'two damage to somebody who can take five is still a scratch',
    position: {
      at: 'character',
      dark: { character: ['Drill Sergeant', 'Drill Sergeant'] },
      light: { character: ['Drill Sergeant', 'Drill Sergeant'], hand: ["Hero's Dodge"] },
      rolls: [6, 6, 1, 1, 1],
    },
    until: attacked('Drill Sergeant', 'Drill Sergeant'),
    right: 'pass',
  },
]);
