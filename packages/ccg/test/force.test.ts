import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Stood } from '../src/position.ts';
import { ccg } from './drill.ts';

const yard = { 'Drill Yard': {} };

type Table = ReturnType<typeof lay>;
const lay = (position: Parameters<typeof ccg.position>[0]) => table(ccg, position);

/** Says a number. */
function says(t: Table, amount: number): void {
  const { player, at, options } = t.decision;
  t.answer({ player, at, picks: [options.findIndex((option) => option.amount === amount)] });
}

const amounts = (t: Table): (number | undefined)[] =>
  t.decision.options.filter(({ verb }) => verb === 'amount').map(({ amount }) => amount);

describe('Force generation', () => {
  rule(
    ['GAP-0045', 'GAP-0098', 'GLA-0064'],
    'counts icons on one’s side of all locations, 1 of one’s own and 1 for each Master; presence does not matter',
    () => {
      const t = lay({ turn: 'light', phase: 'activate', at: { 'Drill Yard': {}, 'Drill Temple': {} } });
      t.light.does('activate');
      expect(amounts(t)).toEqual([4, 3, 2, 1]);
      const master = lay({
        turn: 'light',
        phase: 'activate',
        at: { 'Drill Yard': { light: ['Drill Master'] }, 'Drill Temple': { dark: ['Drill Trooper'] } },
      });
      master.light.does('activate');
      expect(amounts(master)[0]).toBe(5);
    },
  );

  rule('GLC-0620', 'is 1 more for each Master on table, who is of one’s own side', () => {
    const most = (turn: 'light' | 'dark', ...people: readonly Stood[]) => {
      const t = lay({ turn, phase: 'activate', at: { 'Drill Yard': { light: people } } });
      t[turn].does('activate');
      return amounts(t)[0];
    };
    expect(most('light')).toBe(2);
    expect(most('light', 'Drill Master')).toBe(3);
    expect(most('light', { card: 'Drill Master', inactive: 'missing' })).toBe(2);
    expect(most('dark', 'Drill Master')).toBe(most('dark'));
  });

  rule('GAP-0047', 'may be limited at locations, which does not touch a Master nor one’s own', () => {
    const t = lay({
      turn: 'light',
      phase: 'activate',
      dark: { table: ['Drill Drought'] },
      at: { 'Drill Yard': { light: ['Drill Master'] }, 'Drill Temple': {} },
    });
    t.light.does('activate');
    expect(amounts(t)[0]).toBe(4);
    const prevented = lay({
      turn: 'light',
      phase: 'activate',
      dark: { table: ['Drill Silence'] },
      at: { 'Drill Yard': {}, 'Drill Temple': {} },
    });
    prevented.light.does('activate');
    expect(amounts(prevented)[0]).toBe(2);
  });

  rule(['GLB-0136', 'GLB-0137', 'GLB-0138'], 'may have a bonus even at a location without icons', () => {
    const t = lay({
      phase: 'activate',
      dark: { table: ['Drill Oasis'] },
      // The opponent's bonuses are the opponent's.
      light: { table: ['Drill Plenty', 'Drill Spring'] },
      at: { 'Drill Yard': {}, 'Drill Temple': {} },
    });
    t.dark.does('activate');
    expect(amounts(t)[0]).toBe(3);
  });

  rule('GAP-0046', 'is counted as the activate phase begins and stays what it is', () => {
    const t = lay({
      turn: 'light',
      phase: 'activate',
      light: { table: ['Drill Plenty'] },
      dark: { hand: ['Drill Break'] },
      at: yard,
    });
    t.light.does('activate');
    says(t, 1);
    t.dark.does('play', 'Drill Break');
    expect(t.light.sees('table')).toEqual([]);
    t.light.does('activate');
    expect(amounts(t)).toEqual([3, 2, 1]);
  });
});

describe('activating Force', () => {
  rule(
    ['AR1-0011', 'GLA-0059', 'GLA-0060'],
    'moves cards from the top of the Reserve Deck face down onto the Force Pile, unseen',
    () => {
      const t = lay({
        turn: 'light',
        phase: 'activate',
        light: { reserve: ['Drill Recruit', 'Drill Stew', 'Drill Guardian'], hand: ['Drill Stew'] },
        at: yard,
      });
      const [, second, top] = t.state.zones.reserve[1];
      t.light.does('activate');
      says(t, 2);
      expect(t.state.zones.force[1]).toEqual([top, second]);
      expect(t.light.sees('force')).toEqual(['?', '?']);
      expect(t.light.may('play', 'Drill Stew')).toBe(true);
      expect(t.light.may('activate')).toBe(false);
    },
  );

  rule(['GLA-0061', 'AR1-0106'], 'is done by choice, in as many goes as one likes', () => {
    const t = lay({ turn: 'light', phase: 'activate', light: { hand: ['Drill Stew'] }, at: { 'Drill Temple': {} } });
    t.light.does('activate');
    says(t, 1);
    t.light.does('activate');
    expect(amounts(t)).toEqual([2, 1]);
    says(t, 1);
    t.light.passes();
    expect(t.state.facts.phase).toBe('control');
    expect(t.state.zones.force[1]).toHaveLength(2);
  });

  rule('AR1-0100', 'is an action for each unit of Force, which can be responded to', () => {
    const t = lay({ turn: 'light', phase: 'activate', dark: { table: ['Drill Drip'] }, at: { 'Drill Temple': {} } });
    t.light.does('activate');
    says(t, 3);
    expect(t.state.zones.force.map((pile) => pile.length)).toEqual([3, 3]);
  });

  rule('AR1-0100', 'tells nobody whether the opponent could have responded', () => {
    const told = (hand: readonly string[], passes: number): readonly string[] => {
      const t = lay({
        turn: 'light',
        phase: 'activate',
        dark: { hand },
        light: { hand: ['Drill Stew'] },
        at: { 'Drill Temple': {} },
      });
      t.light.does('activate');
      says(t, 2);
      for (let i = 0; i < passes; i++) t.dark.passes();
      expect(t.asked).toBe('light');
      return (['activated', 'moved', 'known'] as const).flatMap((kind) =>
        t.light.told(kind).map((one) => JSON.stringify(one)),
      );
    };
    expect(told(['Drill Pounce'], 2)).toEqual(told(['Drill Trooper'], 0));
  });

  rule(['GLA-0065', 'GLA-0066', 'GLA-0213'], 'because of a card is compulsory, as far as there are cards', () => {
    const t = lay({ turn: 'light', light: { hand: ['Drill Broth'], reserve: ['Drill Recruit'] }, dark: { force: 1 } });
    const [top, next] = [...t.state.zones.reserve[0]].reverse();
    const [there] = t.state.zones.force[0];
    t.light.does('play', 'Drill Broth').does('first', 'force #1');
    expect(t.state.zones.force.map((pile) => pile.length)).toEqual([3, 1]);
    // One by one from the top of one pile to the top of the other.
    expect(t.state.zones.force[0]).toEqual([there, top, next]);
  });
});

describe('using Force', () => {
  rule(['AR1-0012', 'AR1-0013', 'AR1-0007'], 'moves cards face down from the Force Pile to the Used Pile', () => {
    const t = lay({
      turn: 'light',
      light: { hand: ['Drill Spend', 'Drill Stew'], force: ['Drill Recruit', 'Drill Master'], lost: [] },
      dark: { hand: ['Drill Blow'] },
    });
    const [bottom, top] = t.state.zones.force[1];
    t.light.does('play', 'Drill Spend #1');
    expect(t.state.zones.force[1]).toEqual([]);
    expect(t.state.zones.used[1].slice(0, 2)).toEqual([top, bottom]);
    expect(t.light.sees('used').slice(0, 2)).toEqual(['?', '?']);
  });

  rule('AR1-0032', 'is possible with an empty Force Pile if it is 0 or all of it', () => {
    const t = lay({ turn: 'light', light: { hand: ['Drill Spend'], force: 0 }, dark: { hand: ['Drill Blow'] } });
    expect(t.decision.options.filter(({ verb }) => verb === 'play')).toHaveLength(2);
  });
});

describe('losing Force', () => {
  const struck = {
    dark: { hand: ['Drill Blow'] },
    light: { hand: ['Drill Stew'], force: 1, used: ['Drill Recruit'], reserve: ['Drill Recruit', 'Drill Recruit'] },
  };

  rule(
    ['AR1-0036', 'AR1-0014'],
    'is done one card at a time from hand or the top of a pile, as its owner chooses, face up',
    () => {
      const t = lay(struck);
      t.dark.does('play', 'Drill Blow');
      expect(t.asked).toBe('light');
      expect(t.options).toEqual(['lose Drill Stew', 'lose reserve', 'lose force', 'lose used']);
      const top = t.state.zones.reserve[1][1];
      t.light.does('lose', 'reserve').does('lose', 'Drill Stew');
      expect(t.state.zones.lost[1][0]).toBe(top);
      expect(t.dark.sees('lost', 'light')).toEqual(['Drill Recruit', 'Drill Stew']);
    },
  );

  rule(['AR1-0008', 'AR1-0036'], 'may take the destiny that was drawn last and is not completed', () => {
    const t = lay({
      turn: 'light',
      dark: { table: ['Drill Jinx'] },
      light: { hand: ['Drill Auger'], reserve: ['Drill Recruit', 'Drill Master'] },
    });
    t.light.does('play', 'Drill Auger');
    t.light.does('lose', 'destiny');
    expect(t.light.sees('lost')).toEqual(['Drill Master']);
  });

  rule(['AR1-0039', 'AR1-0040'], 'from one place comes from there first, and the rest from anywhere', () => {
    const t = lay({
      dark: { hand: ['Drill Tithe'] },
      light: {
        hand: ['Drill Stew'],
        force: 1,
        used: ['Drill Recruit'],
        reserve: ['Drill Recruit', 'Drill Recruit', 'Drill Master'],
      },
    });
    t.dark.does('play', 'Drill Tithe');
    expect(t.light.sees('lost')).toEqual(['Drill Master', 'Drill Recruit', 'Drill Recruit']);
    expect(t.options).toEqual(['lose Drill Stew', 'lose force', 'lose used']);
  });

  rule('AR1-0036', 'is told to both players, unit by unit', () => {
    const t = lay(struck);
    t.dark.does('play', 'Drill Blow');
    t.light.does('lose', 'reserve').does('lose', 'reserve');
    const each = { kind: 'lost Force', by: 1, amount: 1 };
    expect(t.dark.told('lost Force')).toMatchObject([each, each]);
  });

  rule(['AR1-0037', 'AR1-0038', 'AR1-0066'], 'may be reduced; cards lost for what they are is no loss of Force', () => {
    const t = lay({ ...struck, light: { ...struck.light, table: ['Drill Honor'] } });
    t.dark.does('play', 'Drill Blow');
    t.light.does('lose', 'reserve');
    expect(t.light.sees('lost')).toHaveLength(1);
    expect(t.light.may('lose', 'reserve')).toBe(false);
    const named = lay({
      dark: { hand: ['Drill Onith'] },
      light: { hand: ['Drill Recruit', 'Drill Master', 'Drill Stew'], table: ['Drill Honor'] },
    });
    named.dark.does('play', 'Drill Onith').does('put', 'Drill Master');
    expect(named.light.sees('hand')).toEqual(['Drill Stew']);
    expect(named.dark.sees('hand', 'light')).toEqual(['Drill Stew']);
    // Whose turn it is puts them in order. AR1-0066
    expect(named.light.sees('lost')).toEqual(['Drill Master', 'Drill Recruit']);
  });

  rule(['AR1-0103', 'GLB-0304'], 'is an action within the one that causes it, and may be cancelled by itself', () => {
    const t = lay({ ...struck, light: { ...struck.light, hand: ['Drill Worse', 'Drill Stew'] } });
    t.dark.does('play', 'Drill Blow');
    t.light.does('play', 'Drill Worse');
    expect(t.light.sees('lost')).toEqual([]);
    expect(t.dark.sees('used', 'dark')).toContain('Drill Blow');
    expect(t.state.zones.force[1]).toEqual([]);
  });

  rule('AR1-0139', 'as a cost needs as much as it takes, beside the card itself', () => {
    const at = (reserve: readonly string[]) =>
      lay({
        turn: 'light',
        light: { hand: ['Drill Penance', 'Drill Spend'], reserve },
        dark: { hand: ['Drill Blow'] },
      });
    expect(at(['Drill Recruit']).light.may('play', 'Drill Penance')).toBe(true);
    const alone = lay({
      turn: 'light',
      light: { hand: ['Drill Penance'], reserve: ['Drill Recruit'], table: ['Drill Spring'] },
      dark: { hand: ['Drill Blow'] },
    });
    expect(alone.light.getsTo('play', 'Drill Penance')).toBe(false);
    const t = at(['Drill Recruit', 'Drill Recruit', 'Drill Recruit']);
    t.light.does('play', 'Drill Penance').does('lose', 'reserve').does('lose', 'reserve');
    expect(t.light.sees('lost')).toHaveLength(2);
    expect(t.state.zones.force[1]).toHaveLength(1);
  });

  rule('AR1-0120', 'by both players goes in the order that the player whose turn it is chooses', () => {
    const t = lay({
      turn: 'light',
      dark: { hand: ['Drill Plague'], force: 1 },
      light: { hand: ['Drill Stew', 'Drill Stew'] },
    });
    t.light.passes();
    t.dark.does('play', 'Drill Plague');
    expect(t.asked).toBe('light');
    t.answer({ player: 1, at: t.decision.at, picks: [1] });
    expect(t.asked).toBe('dark');
    t.dark.does('lose', 'force');
    expect(t.asked).toBe('light');
  });
});

describe('Life Force', () => {
  rule(
    ['AR1-0009', 'AR1-0008'],
    'is what is in Reserve Deck, Force Pile and Used Pile: without any the game is lost at once, whatever is in hand',
    () => {
      const t = lay({
        dark: { hand: ['Drill Blow'], table: ['Drill Toll'] },
        light: {
          hand: ['Drill Stew', 'Drill Stew', 'Drill Stew'],
          reserve: ['Drill Recruit'],
          lost: ['Drill Master'],
          table: ['Drill Toast'],
        },
        at: { 'Drill Yard': { light: ['Drill Recruit'] } },
      });
      t.dark.does('play', 'Drill Blow');
      t.light.does('lose', 'Drill Stew');
      expect(t.outcome).toBe(null);
      t.light.does('lose', 'reserve');
      expect(t.outcome).toEqual({ winner: 0, because: 'Life Force depleted' });
    },
  );

  rule(['AR1-0009', 'AR8-0004'], 'is gone when its last card is drawn into hand', () => {
    const t = lay({ phase: 'draw', dark: { reserve: [], force: 1, hand: ['Drill Blow'] } });
    t.dark.does('draw');
    expect(t.outcome?.winner).toBe(1);
  });

  rule('AR1-0008', 'includes a destiny that is drawn and not completed', () => {
    const t = lay({
      turn: 'light',
      light: { hand: ['Drill Auger', 'Drill Stew'], reserve: ['Drill Recruit'], table: ['Drill Memorial'] },
      dark: { table: ['Drill Bones'], hand: ['Drill Blow'] },
    });
    t.light.does('play', 'Drill Auger');
    expect(t.outcome).toBe(null);
    expect(t.light.sees('used')).toContain('Drill Recruit');
  });
});
