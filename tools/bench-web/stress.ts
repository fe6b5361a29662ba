import type { Stood, TcgPosition } from '@binary-sunset/tcg';
import { tcg } from '@binary-sunset/tcg/drill';

const many = (count: number, units: readonly Stood[]): Stood[] =>
  Array.from({ length: count }, (_, i) => units[i % units.length] as Stood);

/** Sixty units with stacks, Pilots and Equipment, in the Character battle. */
const crowded: TcgPosition = {
  at: 'character',
  turn: 5,
  dark: {
    force: 9,
    hand: ["Hero's Dodge", 'Surge of Power', 'Nexu', 'Acklay', 'Knockdown'],
    building: [
      { card: 'Nexu', counters: 3 },
      { card: 'Acklay', counters: 1 },
    ],
    character: [
      'Jango Fett (A)',
      ...many(9, ['Nexu', 'Geonosian Warrior', 'Super Battle Droid 8EX', { card: 'Geonosian Sentry', damage: 1 }]),
    ],
    ground: many(10, ['Battle Droid Squad', 'Destroyer Droid Squad', { card: 'Reek', tapped: true }]),
    space: many(10, ['Geonosian Fighter', 'Droid Starfighter Wing', { card: 'Commerce Guild Starship', damage: 2 }]),
  },
  light: {
    force: 9,
    hand: ["Hero's Dodge", "Yoda's Intervention", 'Surge of Power', 'R2-D2 (A)', 'N-1 Starfighter'],
    building: [{ card: 'Captain Typho (A)', counters: 3 }],
    locations: { character: 'Sparring Armory', ground: 'Depot Flats', space: 'Depot Belt' },
    character: [
      { card: 'Obi-Wan Kenobi (A)', damage: 2 },
      { card: 'Anakin Skywalker (A)', beneath: ['Anakin Skywalker (C)', 'Anakin Skywalker (D)'] },
      ...many(8, ['Clone Officer', 'Clone Warrior 5/373', { card: 'Drill Trooper', equipment: ['Drill Blade'] }]),
    ],
    ground: many(10, ['Clone Platoon', 'AT-TE Walker 23X', 'Jedi Patrol']),
    space: many(10, [
      { card: 'N-1 Starfighter', pilot: 'Drill Pilot' },
      { card: 'Jedi Starfighter 3R3', pilot: 'Drill Pilot' },
      'Republic Cruiser',
    ]),
  },
  seed: 'stress',
};

export const stressPosition = () => tcg.position(crowded);
