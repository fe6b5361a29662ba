import { type Deck, IllegalSetup } from '@binary-sunset/kernel';
import { rule, table, tableFrom } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { generation } from '../src/rules/force/generation.ts';
import { forceIcons, isBattleground } from '../src/rules/table/presence.ts';
import { ccg } from './drill.ts';

type Side = 'dark' | 'light';
const sides = ['dark', 'light'] as const;
const otherSide = { dark: 'light', light: 'dark' } as const;
const number = { dark: 0, light: 1 } as const;

/** What each player's test cards are called. */
const own = {
  dark: { filler: 'Drill Trooper', table: 'Drill Ledger', hand: 'Drill Errand (Dark)' },
  light: { filler: 'Drill Recruit', table: 'Drill Clerk', hand: 'Drill Errand (Light)' },
} as const;

describe('a deck', () => {
  const refusal = (decks: readonly [Deck, Deck], format: string): string => {
    try {
      ccg.start({ decks, options: { format } }, 'any');
      return '';
    } catch (error) {
      expect(error).toBeInstanceOf(IllegalSetup);
      return error instanceof Error ? error.message : '';
    }
  };
  for (const [format, size] of [
    ['open', 60],
    ['open 40', 40],
    ['sealed', 40],
    ['cube', 45],
    ['open 100', 100],
  ] as const)
    for (const side of sides)
      rule('GAP-0001', `of the ${side} side has exactly ${size} cards in the format “${format}”`, () => {
        const decks = (cards: number): readonly [Deck, Deck] => {
          const counts = { [side]: cards, [otherSide[side]]: size } as Readonly<Record<Side, number>>;
          return [{ [own.dark.filler]: counts.dark }, { [own.light.filler]: counts.light }];
        };
        expect(refusal(decks(size), format)).toBe('');
        expect(refusal(decks(size - 1), format)).toContain(`it has ${size - 1} cards`);
        expect(refusal(decks(size + 1), format)).toContain(`it has ${size + 1} cards`);
      });
});

describe('a starting location', () => {
  const locations: readonly (readonly [what: string, card: string, may: boolean])[] = [
    ['a system', 'Drill', true],
    ['a mobile system', 'Drill Rover', true],
    ['a site', 'Drill: Hall', true],
    ['a site of a mobile system', 'Drill Rover: Deck', true],
    ['a site of a named starship', 'Drill Flagship: Corridor', true],
    ['a sector of one planet', 'Drill: Cloud Heights', true],
    ['a generic site', 'Drill Forest (Dark)', false],
    ['a site of a class of vehicles', 'Drill Crawler: Hold', false],
    ['clouds of any planet', 'Drill Clouds', false],
    ['asteroids of any system', 'Drill Asteroids', false],
    ['a location whose condition is not met', 'Drill Annex', false],
  ];
  for (const [what, card, may] of locations)
    rule('GAP-0025', `is ${may ? '' : 'never '}${what}`, () => {
      const t = tableFrom(
        ccg,
        ccg.start({ decks: [{ [own.dark.filler]: 59, [card]: 1 }, { [own.light.filler]: 60 }] }, 'any'),
      );
      expect(t.dark.sees('locations', 'dark')).toEqual(may ? [card] : []);
    });
});

describe('the icon of a Master', () => {
  for (const [side, master] of [
    ['light', 'Drill Master'],
    ['dark', 'Drill Tyrant'],
  ] as const)
    rule('GAP-0047', `of the ${side} side is 1 Force more, and no icon of any location`, () => {
      const at = (there: readonly string[]) =>
        table(ccg, { turn: side, phase: 'control', at: { 'Drill: Dunes': { [side]: there }, 'Drill Temple': {} } })
          .state;
      const [without, with_] = [at([]), at([master])];
      for (const name of ['Drill: Dunes', 'Drill Temple']) {
        const where = (s: typeof without) => s.cards.definition.findIndex((d) => s.names[d] === name);
        expect(forceIcons(with_, where(with_), number[side])).toBe(forceIcons(without, where(without), number[side]));
        expect(isBattleground(with_, where(with_))).toBe(false);
      }
      expect(generation(with_, number[side])).toBe(generation(without, number[side]) + 1);
    });

  for (const [side, master, limit] of [
    ['light', 'Drill Master', 'Drill Drought'],
    ['light', 'Drill Master', 'Drill Squeeze'],
    ['dark', 'Drill Tyrant', 'Drill Rough Place'],
    ['dark', 'Drill Tyrant', 'Drill Squeeze'],
  ] as const)
    rule('GAP-0047', `of the ${side} side is beyond what limits generation at locations: ${limit}`, () => {
      const holder = limit === 'Drill Drought' ? 'dark' : 'light';
      const at = (there: readonly string[]) =>
        table(ccg, { turn: side, [holder]: { table: [limit] }, at: { 'Drill: Dunes': { [side]: there } } }).state;
      expect(generation(at([master]), number[side])).toBe(generation(at([]), number[side]) + 1);
    });
});

describe('the end of the turn', () => {
  for (const side of sides) {
    const foe = otherSide[side];
    const ending = (more: readonly string[] = []) =>
      table(ccg, {
        turn: side,
        phase: 'draw',
        [side]: { force: 4, table: [own[side].table, ...more], hand: [own[side].hand], used: [own[side].filler] },
        [foe]: { force: 4, table: [own[foe].table], hand: [own[foe].hand], used: [own[foe].filler] },
        at: { 'Drill Yard': {} },
      });
    const ended = (more: readonly string[] = []) => {
      const t = ending(more);
      t[side].passes();
      t[foe].passes();
      return t;
    };

    rule(
      ['AR8-0002', 'AR8-0012', 'AR8-0014'],
      `of the ${side} side is theirs first, after both re-circulate, for what belongs there`,
      () => {
        const t = ended();
        expect(t.state.facts).toMatchObject({ phase: 'end', active: number[side] });
        expect(t.state.zones.used).toEqual([[], []]);
        expect(t.asked).toBe(side);
        expect(t.options).toEqual([`use ${own[side].table}`, 'pass']);
        t[side].passes();
        expect(t.asked).toBe(foe);
        expect(t.options).toEqual([`use ${own[foe].table}`, 'pass']);
      },
    );

    rule(
      ['AR8-0023', 'AR8-0028', 'AR8-0015'],
      `of the ${side} side leaves what either uses then, and ends when both pass`,
      () => {
        const t = ended();
        t[side].passes();
        t[foe].does('use', own[foe].table);
        t[side].does('use', own[side].table);
        t[foe].passes();
        expect(t.state.facts.phase).toBe('end');
        t[side].passes();
        expect(t.state.facts).toMatchObject({ phase: 'activate', active: number[foe] });
        expect(t.state.zones.used.map((pile) => pile.length)).toEqual([1, 1]);
      },
    );

    rule(
      ['AR8-0004', 'AR8-0005', 'AR8-0007'],
      `of the ${side} side comes when they have drawn as many as they like, one by one`,
      () => {
        for (const drawn of [0, 1, 4]) {
          const t = ending();
          for (let i = 0; i < drawn; i++) {
            t[side].does('draw');
            if (t.asked === foe) t[foe].passes();
          }
          expect(t.state.zones.hand[number[side]]).toHaveLength(1 + drawn);
          expect(t[foe].getsTo('draw')).toBe(false);
          expect(t.state.zones.force[number[side]]).toHaveLength(4 - drawn);
        }
      },
    );
  }

  for (const [side, duty] of [
    ['dark', 'Drill Frost'],
    ['dark', 'Drill Upkeep'],
  ] as const)
    for (const turn of sides)
      rule(['AR8-0011', 'AR8-0013'], `of the ${turn} side begins with what is due: ${duty}`, () => {
        const t = table(ccg, {
          turn,
          phase: 'draw',
          [side]: { force: 4, table: [own[side].table, duty], hand: [own[side].hand] },
          light: { force: 4, table: [own.light.table], hand: [own.light.hand] },
          at: { 'Drill Yard': {} },
        });
        t[turn].passes();
        t[otherSide[turn]].passes();
        expect(t.state.facts.phase).toBe('end');
        // One is due at the end of any turn, the other at the end of one's own.
        const isDue = duty === 'Drill Frost' || turn === side;
        expect(t.asked === side && t[side].may('lose', 'force')).toBe(isDue);
        if (isDue) t[side].does('lose', 'force');
        expect(t[turn].may('use', own[turn].table)).toBe(true);
      });
});

describe('a turn', () => {
  for (const side of sides)
    rule('GAP-0042', `of the ${side} side goes through its phases in order`, () => {
      const t = table(ccg, {
        turn: otherSide[side],
        phase: 'draw',
        dark: { hand: [own.dark.hand], force: 1 },
        light: { hand: [own.light.hand], force: 1 },
        at: { 'Drill Yard': {} },
      });
      const seen: string[] = [];
      for (let i = 0; i < 60 && t.state.facts.turn < 3; i++) {
        if (t.state.facts.active === number[side] && seen.at(-1) !== t.state.facts.phase)
          seen.push(t.state.facts.phase);
        const { player, at, options } = t.decision;
        t.answer({ player, at, picks: [options.length - 1] });
      }
      expect(seen.slice(0, 6)).toEqual(['activate', 'control', 'deploy', 'battle', 'move', 'draw']);
    });
});
