import { rule } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { slotOf } from '../../src/rules/table/places.ts';
import { bearing, lay, named, omens, passWhile, type Table } from './dark/support.ts';

const kessel = 'Kessel (Light)';
const yavin = 'Yavin 4 (Light)';

const seat = (t: Table, card: string): string => slotOf(t.state, named(t, card));

describe.each([
  ['Ellorrs Madak', 'light', 'Talz', 'Drill Wipeout', 'Corellian Corvette', 'Red 1'],
  ['Baniss Keeg', 'dark', 'Stormtrooper', 'Drill Quash', 'Devastator', "Vader's Custom TIE"],
] as const)('%s', (card, side, who, ending, roomy, single) => {
  const other = side === 'light' ? 'dark' : 'light';
  const cancelling = (ship: string) => {
    const t = lay({
      turn: other,
      phase: 'control',
      [other]: { hand: [ending] },
      [side]: { hand: [`Drill Errand (${side === 'light' ? 'Light' : 'Dark'})`] },
      at: { [kessel]: { [side]: [{ card: ship, pilots: [bearing(who, card)] }] } },
    });
    expect(seat(t, who)).toBe('pilot');
    t[other].does('play', ending);
    if (t.asked === other && t[other].may('target', card)) t[other].does('target', card);
    passWhile(t, () => t[side].sees('on', side).includes(card));
    expect(t[side].sees('lost', side)).toEqual([card]);
    return t;
  };
  rule('GAP-0162', 'gone, leaves whoever it made a pilot to a passenger’s seat', () => {
    const t = cancelling(roomy);
    expect(t[side].sees('on', side)).toEqual([who]);
    expect(seat(t, who)).toBe('passenger');
  });
  rule('GAP-0162', 'or to the Used Pile, where there is none', () => {
    const t = cancelling(single);
    expect(t[side].sees('on', side)).toEqual([]);
    expect(t.state.zones.used[side === 'dark' ? 0 : 1]).toHaveLength(1);
  });
});

describe('a pilot who is one by a text', () => {
  rule(['AR6-0169', 'AR1-0311'], 'keeps the seat while inactive, and the text with them', () => {
    const t = lay({
      turn: 'light',
      phase: 'control',
      light: { hand: ['Drill Quash'] },
      dark: { table: ['Drill Bell'] },
      at: {
        [kessel]: {
          dark: [{ card: 'Devastator', pilots: [{ card: 'Stormtrooper', on: ['Baniss Keeg'], inactive: 'missing' }] }],
        },
      },
    });
    t.light.does('play', 'Drill Quash');
    expect(t.light.sees('lost', 'dark')).toEqual(['Drill Bell']);
    expect(seat(t, 'Stormtrooper')).toBe('pilot');
  });
});

describe('I’ve Lost Artoo!', () => {
  const card = "I've Lost Artoo!";
  /** The nav computer is lost, an astromech takes its place, and then the Effect is cancelled. */
  const cancelled = (ship: string) => {
    const t = lay({
      phase: 'deploy',
      dark: { force: 2, hand: [card, 'Drill Errand (Dark)'], reserve: ['Drill Trooper', 'Drill Trooper', ...omens(2)] },
      light: { force: 6, hand: ['R2-X2 (Artoo-Extoo)', 'Alter (Light)'], reserve: omens(5, 5, 0, 0) },
      at: { [yavin]: { light: [ship, 'Drill Frigate'] }, 'Tatooine: Cantina (Light)': { light: ['Obi-Wan Kenobi'] } },
    });
    t.dark.does('deploy', card);
    if (t.asked === 'dark' && t.dark.may('to', ship)) t.dark.does('to', ship);
    passWhile(t, ({ facts }) => facts.active === 0);
    passWhile(t, () => t.asked !== 'light' || !t.light.may('deploy', 'R2-X2 (Artoo-Extoo)'));
    t.light.does('deploy', 'R2-X2 (Artoo-Extoo)');
    if (t.asked === 'light' && t.light.may('to', ship)) t.light.does('to', ship);
    expect(seat(t, 'R2-X2 (Artoo-Extoo)')).toBe('astromech');
    passWhile(t, () => t.asked !== 'light' || !t.light.may('play', 'Alter (Light)'));
    t.light.does('play', 'Alter (Light)');
    if (t.asked === 'light' && t.light.may('target', card)) t.light.does('target', card);
    passWhile(t, () => t.light.sees('on', 'dark').includes(card));
    return t;
  };
  rule(['GLB-0320', 'GAP-0162'], 'cancelled, leaves its astromech to a passenger’s seat', () => {
    expect(seat(cancelled('Corellian Corvette'), 'R2-X2 (Artoo-Extoo)')).toBe('passenger');
  });
  rule(['GLB-0320', 'GAP-0162'], 'or to the Used Pile, where there is none', () => {
    const t = cancelled('X-wing');
    expect(t.light.sees('on', 'light')).toEqual([]);
    expect(t.state.zones.used[1].map((one) => t.state.names[t.state.cards.definition[one] ?? -1])).toContain(
      'R2-X2 (Artoo-Extoo)',
    );
  });
});
