import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { ccg } from './drill.ts';

const lay = (position: Parameters<typeof ccg.position>[0]) => table(ccg, position);

/** So that Light is asked as well. */
const light = { hand: ['Drill Stew', 'Drill Stew'] };

describe('the draw phase', () => {
  rule(
    ['AR8-0004', 'AR8-0005', 'AR8-0018'],
    'draws cards one at a time off the Force Pile, each as an action between others',
    () => {
      const t = lay({
        phase: 'draw',
        dark: { force: ['Drill Toll', 'Drill Trooper', 'Drill Rummage', 'Drill Blade'] },
        light,
      });
      t.dark.does('draw');
      expect(t.dark.sees('hand')).toEqual(['Drill Blade']);
      expect(t.light.sees('hand', 'dark')).toEqual(['?']);
      // The opponent may act between two cards.
      t.light.passes();
      t.dark.does('draw');
      t.light.passes();
      t.dark.does('play', 'Drill Rummage').does('take');
      t.light.passes();
      t.dark.does('draw');
      expect(t.dark.sees('hand')).toContain('Drill Trooper');
      expect(t.state.zones.force[0]).toHaveLength(1);
    },
  );

  rule(['AR8-0007', 'GLB-0012', 'AR8-0001'], 'lets cards be left in the Force Pile, for the opponent’s turn', () => {
    const t = lay({ phase: 'draw', dark: { force: 2 }, light });
    t.dark.passes();
    t.light.passes();
    expect(t.state.facts).toMatchObject({ active: 1, phase: 'activate' });
    expect(t.state.zones.force[0]).toHaveLength(2);
  });

  rule(['AR8-0006', 'AR1-0015'], 'knows no limit to a hand', () => {
    const hand = Array.from({ length: 15 }, () => 'Drill Trooper');
    const t = lay({ phase: 'draw', dark: { hand, force: 1 }, light });
    t.dark.does('draw');
    t.light.passes();
    expect(t.state.zones.hand[0]).toHaveLength(16);
    const deck = { 'Drill Trooper': 60 };
    const started = ccg.start({ decks: [deck, { 'Drill Recruit': 60 }] }, 'any');
    expect(started.zones.hand.map((pile) => pile.length)).toEqual([8, 8]);
  });

  rule(['AR8-0020', 'AR8-0008'], '“up to” two cards from Reserve Deck is one or two, never none', () => {
    const t = lay({ turn: 'light', light: { hand: ['Drill Deneb', 'Drill Stew'] }, dark: { hand: ['Drill Blow'] } });
    t.light.does('play', 'Drill Deneb');
    expect(t.decision.options.map(({ amount }) => amount)).toEqual([2, 1]);
    t.answer({ player: 1, at: t.decision.at, picks: [1] });
    expect(t.state.zones.hand[1]).toHaveLength(2);
  });

  rule('AR8-0021', 'has room for a text that is used once', () => {
    const t = lay({
      turn: 'light',
      phase: 'draw',
      light: { hand: ['Drill Stew', 'Drill Honor'], force: 2 },
      dark: { hand: ['Drill Blow'] },
      at: { 'Drill Yard': { light: ['Drill Ishi'] } },
    });
    t.light.does('draw');
    t.dark.passes();
    t.light.does('use', 'Drill Ishi').does('place', 'Drill Honor');
    t.dark.passes();
    expect(t.light.may('use', 'Drill Ishi')).toBe(false);
    expect(t.light.may('draw')).toBe(true);
    expect(t.light.sees('used')).toEqual(['Drill Honor']);
  });
});

describe('re-circulating', () => {
  rule(['AR1-0016', 'AR8-0002', 'AR1-0007'], 'puts both Used Piles as they lie beneath their Reserve Decks', () => {
    const t = lay({
      phase: 'draw',
      dark: { reserve: ['Drill Trooper', 'Drill Toll'], used: ['Drill Blade', 'Drill Bell'], force: 1 },
      light: { ...light, reserve: ['Drill Recruit'], used: ['Drill Honor', 'Drill Master'] },
    });
    const { used, reserve } = t.state.zones;
    const expected = [0, 1].map((who) => [...(used[who] ?? []), ...(reserve[who] ?? [])]);
    t.dark.passes();
    t.light.passes();
    expect(t.state.facts.active).toBe(1);
    expect(t.state.zones.reserve).toEqual(expected);
    expect(t.state.zones.used).toEqual([[], []]);
    expect(t.dark.sees('reserve')).toEqual(['?', '?', '?', '?']);
  });
});

describe('the end of a turn', () => {
  const atTheEnd = {
    phase: 'draw',
    dark: { force: 4, table: ['Drill Ledger'], hand: ['Drill Blow'], used: ['Drill Trooper'] },
    light: { force: 4, table: ['Drill Clerk'], hand: ['Drill Stew'] },
  } as const;

  rule(
    ['AR8-0010', 'AR8-0012', 'AR8-0014'],
    'comes after re-circulating, with the player whose turn it was first, and only what belongs there can be done',
    () => {
      const t = lay(atTheEnd);
      t.dark.passes();
      t.light.passes();
      expect(t.state.facts).toMatchObject({ phase: 'end', active: 0 });
      expect(t.state.zones.used[0]).toEqual([]);
      expect(t.asked).toBe('dark');
      expect(t.options).toEqual(['use Drill Ledger', 'pass']);
    },
  );

  rule('AR8-0023', 'leaves what is used in it on the Used Pile until the next turn is over', () => {
    const t = lay(atTheEnd);
    t.dark.passes();
    t.light.passes();
    t.dark.does('use', 'Drill Ledger');
    t.light.does('use', 'Drill Clerk');
    t.dark.passes();
    t.light.passes();
    expect(t.state.facts).toMatchObject({ phase: 'activate', active: 1 });
    expect(t.state.zones.used.map((pile) => pile.length)).toEqual([1, 1]);
  });

  rule(['AR8-0028', 'AR8-0015', 'AR8-0003'], 'goes on until both pass in a row; then the next turn begins', () => {
    const t = lay(atTheEnd);
    t.dark.passes();
    t.light.passes();
    t.dark.passes();
    t.light.does('use', 'Drill Clerk');
    // Having passed once does not matter.
    t.dark.does('use', 'Drill Ledger');
    t.light.passes();
    expect(t.light.told('turn')).toEqual([]);
    t.dark.passes();
    expect(t.light.told('turn')).toHaveLength(1);
    expect(t.state.facts).toMatchObject({ phase: 'activate', active: 1, turn: 2 });
  });

  rule(['AR8-0011', 'AR8-0013', 'AR1-0128'], 'has what must happen first, then what may', () => {
    for (const due of ['Drill Frost', 'Drill Upkeep']) {
      const t = lay({ ...atTheEnd, dark: { ...atTheEnd.dark, table: ['Drill Ledger', due] } });
      t.dark.passes();
      t.light.passes();
      expect(t.state.facts.phase).toBe('end');
      expect(t.dark.may('use', 'Drill Ledger')).toBe(false);
      t.dark.does('lose', 'force');
      expect(t.dark.may('use', 'Drill Ledger')).toBe(true);
    }
  });

  rule(['AR8-0016', 'AR8-0011'], 'ends what lasts so long, among what must happen in the order chosen', () => {
    const t = lay({
      ...atTheEnd,
      dark: { ...atTheEnd.dark, hand: ['Drill Rally'], table: ['Drill Ledger', 'Drill Frost'] },
      at: { 'Drill Yard': { dark: ['Drill Trooper'] } },
    });
    t.dark.does('play', 'Drill Rally');
    t.light.passes();
    t.dark.passes();
    expect(t.state.facts.phase).toBe('end');
    expect(t.asked).toBe('dark');
    expect(t.decision.options.map(({ clause }) => clause)).toEqual(['until end of turn', 'Drill Frost/0']);
    t.dark.does('resolve', 'Drill Frost').does('lose', 'force');
    expect(t.dark.may('use', 'Drill Ledger')).toBe(true);
    expect(t.state.lasting).toEqual([]);
  });

  rule('AR8-0016', 'ends what lasts so long in the same way, whatever is hidden in a hand', () => {
    // Drill Frost is one that would hear the end of a turn if it were in play.
    const [heard, unheard] = ['Drill Frost', 'Drill Trooper'].map((hidden) => {
      const t = lay({
        ...atTheEnd,
        dark: { ...atTheEnd.dark, hand: ['Drill Rally', hidden], table: [] },
        light: { ...atTheEnd.light, table: [] },
        at: { 'Drill Yard': { dark: ['Drill Trooper'] } },
      });
      t.dark.does('play', 'Drill Rally');
      t.light.passes();
      t.dark.passes();
      expect(t.state.facts).toMatchObject({ active: 1, phase: 'activate' });
      expect(t.asked).toBe('light');
      return ccg.view(t.state, 1);
    });
    expect(heard).toEqual(unheard);
  });

  rule('AR8-0017', 'still requires what is required only once such an effect has ended', () => {
    const t = lay({
      ...atTheEnd,
      dark: { ...atTheEnd.dark, table: ['Drill Ledger', 'Drill Upkeep'] },
      light: { ...atTheEnd.light, hand: ['Drill Muffler', 'Drill Stew'] },
    });
    t.dark.passes();
    t.light.does('play', 'Drill Muffler').does('target', 'Drill Upkeep');
    t.dark.passes();
    t.light.passes();
    expect(t.state.facts.phase).toBe('end');
    expect(t.dark.may('use', 'Drill Ledger')).toBe(false);
    t.dark.does('lose', 'force');
    expect(t.dark.may('use', 'Drill Ledger')).toBe(true);
  });

  rule('AR8-0026', 'allows responses to what happens in it', () => {
    const t = lay({
      turn: 'light',
      phase: 'draw',
      light: { force: 2, table: ['Drill Clerk'], hand: ['Drill Stew'] },
      dark: { force: 1, table: ['Drill Drip'], hand: ['Drill Blow'] },
    });
    t.light.passes();
    t.dark.passes();
    t.light.does('use', 'Drill Clerk');
    expect(t.state.zones.force[0]).toHaveLength(2);
    expect(t.state.facts.phase).toBe('end');
  });
});

describe('the start of a turn', () => {
  rule('GLA-0057', 'is followed by the activate phase, the first of six', () => {
    const t = lay({
      turn: 'light',
      phase: 'draw',
      light: { hand: ['Drill Stew'], force: 1 },
      dark: { hand: ['Drill Blow'] },
    });
    t.light.passes();
    t.dark.passes();
    const seen = [t.state.facts.phase];
    while (t.state.facts.active === 0 && seen.length < 12) {
      if (t.asked === 'dark') t.dark.passes();
      else t.light.passes();
      if (seen.at(-1) !== t.state.facts.phase) seen.push(t.state.facts.phase);
    }
    expect(seen.slice(0, 6)).toEqual(['activate', 'control', 'deploy', 'battle', 'move', 'draw']);
  });

  rule('GAP-0042', 'comes before the activate phase, with what may be done in it', () => {
    const t = lay({
      turn: 'light',
      phase: 'draw',
      light: { hand: ['Drill Stew'], force: 1 },
      dark: { table: ['Drill Sunrise'], hand: ['Drill Blow'] },
    });
    t.light.passes();
    t.dark.passes();
    expect(t.state.facts).toMatchObject({ phase: 'start', active: 0 });
    expect(t.options).toEqual(['use Drill Sunrise', 'pass']);
    t.dark.does('use', 'Drill Sunrise');
    expect(t.state.facts.phase).toBe('activate');
    expect(t.state.zones.force[0]).toHaveLength(1);
  });
});
