import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { ccg } from './drill.ts';

const omens = (...values: readonly number[]): readonly string[] =>
  values.map((value) => `Drill Omen ${value}`).reverse();

/** A battle initiated by Dark, in which everybody who may draws battle destiny. */
const fought = (spec: object) => {
  const t = table(ccg, { phase: 'battle', dark: { force: 1 }, ...spec });
  t.dark.does('initiate battle');
  while (t.outcome === null && t.decision.options.some(({ verb }) => verb === 'draw battle destiny'))
    (t.asked === 'dark' ? t.dark : t.light).does('draw battle destiny');
  return t;
};

describe('battle damage', () => {
  rule(
    ['AR6-0110', 'AR6-0111', 'AR6-0079'],
    'is the difference in power, against the loser alone (11 against 7)',
    () => {
      const t = fought({
        light: { reserve: ['Drill Recruit', ...omens(0)], hand: ['Drill Gambit (Light)'] },
        at: {
          'Drill Yard': {
            dark: ['Drill Brute', 'Drill War Hunter', 'Drill Trooper'],
            light: ['Drill Colonel', 'Drill Recruit', 'Drill Mouse'],
          },
        },
      });
      expect(t.state.facts.battle?.power).toEqual([11, 7]);
      expect(t.state.facts.battle?.damage).toEqual([0, 4]);
    },
  );

  rule(['AR6-0114', 'AR6-0113', 'AR6-0087'], 'is satisfied with cards or with Force, one at a time', () => {
    const at = () =>
      fought({
        light: { hand: ['Drill Omen 1'], force: 2, used: ['Drill Omen 2'] },
        at: {
          'Drill Yard': {
            dark: ['Drill War Hunter', 'Drill Claws', 'Drill Trooper'],
            light: ['Drill Princess Royal', 'Drill Mouse'],
          },
        },
      });
    const t = at();
    expect(t.state.facts.battle?.damage).toEqual([0, 4]);
    expect(t.decision.needs).toEqual({ value: 'battle damage', atLeast: 4, soFar: 0 });
    t.light.does('forfeit', 'Drill Princess Royal');
    expect(t.state.facts.battle).toBeNull();
    const other = at();
    other.light.does('lose Force').does('lose', 'Drill Omen 1');
    expect(other.state.facts.battle?.damage).toEqual([0, 3]);
    other.light.does('lose Force').does('lose', 'force');
    other.light.does('lose Force').does('lose', 'used');
    other.light.does('lose Force').does('lose', 'reserve');
    expect(other.state.facts.battle).toBeNull();
    expect(other.light.sees('lost', 'light')).toHaveLength(4);
    expect(other.state.zones.at[1]).toHaveLength(2);
  });

  rule(['AR6-0115', 'AR6-0112'], 'and attrition are both satisfied by the same forfeit', () => {
    const t = fought({
      dark: { force: 1, reserve: ['Drill Trooper', ...omens(4)] },
      at: { 'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Colonel', 'Drill Mouse'] } },
      light: { reserve: ['Drill Recruit', ...omens(0)] },
    });
    // 8 against 5, attrition 4; the captain's forfeit of 5 is enough for both.
    expect(t.state.facts.battle?.damage).toEqual([0, 3]);
    expect(t.state.facts.battle?.attrition).toEqual([0, 4]);
    t.light.does('forfeit', 'Drill Colonel');
    expect(t.state.facts.battle).toBeNull();
    expect(t.light.sees('at', 'light')).toEqual(['Drill Mouse']);
  });

  rule(['AR6-0088', 'AR6-0085', 'AR6-0012'], 'may be cancelled by a text for that segment, if there is some', () => {
    const t = fought({
      dark: { force: 1, hand: ['Drill Gambit (Dark)'] },
      light: { hand: ['Drill Gambit (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Brute'], light: ['Drill Recruit'] } },
    });
    // Dark has nothing to cancel. Light has damage, but no attrition: two of its three ways are open.
    expect(t.asked).toBe('light');
    expect(t.options.filter((option) => option.startsWith('play'))).toHaveLength(2);
    t.light.does('play', 'Drill Gambit (Light) #1');
    expect(t.state.facts.battle).toBeNull();
    expect(t.state.zones.at[1]).toHaveLength(1);
  });

  rule('AR6-0088', 'may be satisfied in part by a text', () => {
    const t = fought({
      light: { hand: ['Drill Reparations'] },
      at: { 'Drill Yard': { dark: ['Drill Brute'], light: ['Drill Recruit', 'Drill Mouse'] } },
    });
    expect(t.state.facts.battle?.damage).toEqual([0, 3]);
    t.light.does('play', 'Drill Reparations');
    expect(t.state.facts.battle?.damage).toEqual([0, 1]);
  });

  rule(['AR6-0089', 'AR6-0090'], 'or attrition, or both at once if either is pending', () => {
    const t = fought({
      dark: { force: 1, reserve: ['Drill Trooper', ...omens(3)] },
      light: { hand: ['Drill Gambit (Light)', 'Drill Signal'], reserve: ['Drill Recruit', ...omens(5)] },
      at: { 'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Colonel', 'Drill Recruit'] } },
    });
    t.light.passes();
    t.dark.does('draw battle destiny');
    t.light.does('draw battle destiny');
    // 7 against 11: Light has attrition of 3 and no damage.
    t.dark.does('forfeit', 'Drill Baron');
    expect(t.decision.options.filter(({ verb }) => verb === 'play').map(({ clause }) => clause)).toEqual([
      'Drill Gambit (Light)/1',
      'Drill Gambit (Light)/2',
    ]);
    t.light.does('play', 'Drill Gambit (Light) #1');
    expect(t.state.zones.at[1]).toHaveLength(2);
  });
});

describe('attrition', () => {
  rule(['AR6-0109', 'AR6-0105', 'AR6-0107'], 'takes forfeits until it is satisfied (5 against forfeits of 3)', () => {
    const t = fought({
      dark: { force: 1, reserve: ['Drill Trooper', ...omens(5)] },
      at: {
        'Drill Yard': {
          dark: ['Drill Baron', 'Drill Trooper'],
          light: ['Drill Partner', 'Drill Partner', 'Drill Partner', 'Drill Colonel'],
        },
      },
      light: { reserve: ['Drill Recruit', ...omens(0, 0)] },
    });
    expect(t.state.facts.battle?.attrition[1]).toBe(5);
    expect(t.decision.needs).toEqual({ value: 'attrition', atLeast: 5, soFar: 0 });
    t.light.does('forfeit', 'Drill Partner');
    expect(t.light.may('pass')).toBe(false);
    t.light.does('forfeit', 'Drill Partner');
    expect(t.state.facts.battle).toBeNull();
    expect(t.light.sees('lost', 'light')).toEqual(['Drill Partner', 'Drill Partner']);
  });

  rule(['AR6-0103', 'AR6-0108'], 'applies to the winner as well, as far as there are cards', () => {
    const t = fought({
      dark: { force: 1, reserve: ['Drill Trooper', ...omens(6)] },
      light: { reserve: ['Drill Recruit', ...omens(3)] },
      at: { 'Drill Yard': { dark: ['Drill Baron', 'Drill Trooper'], light: ['Drill Colonel'] } },
    });
    expect(t.state.facts.battle).toMatchObject({ winner: 0, damage: [0, 4], attrition: [3, 6] });
    t.dark.does('forfeit', 'Drill Trooper');
    // Attrition of 6 takes the only card there is, and the rest of it is ignored.
    t.light.does('forfeit', 'Drill Colonel');
    expect(t.state.facts.battle).toBeNull();
    expect(t.state.zones.at).toEqual([[], []]);
  });

  rule(['GLA-0182', 'AR6-0091'], 'can’t be satisfied with Force', () => {
    const t = fought({
      dark: { force: 1, reserve: ['Drill Trooper', ...omens(1)] },
      light: { reserve: ['Drill Recruit', ...omens(5)] },
      at: { 'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Colonel', 'Drill Recruit'] } },
    });
    // Dark forfeits its only card; Light, who has won, has attrition alone.
    expect(t.state.facts.battle?.damage).toEqual([expect.any(Number), 0]);
    t.dark.does('forfeit', 'Drill Baron');
    expect(t.options).toEqual(['forfeit Drill Colonel', 'forfeit Drill Recruit']);
  });
});

describe('hits', () => {
  rule(['AR6-0101', 'AR6-0102', 'AR6-0106'], 'must be forfeited, in any order, and count for the rest', () => {
    const t = fought({
      light: { reserve: ['Drill Recruit', ...omens(0)] },
      at: {
        'Drill Front': {
          dark: [{ card: 'Drill War Fighter (Dark)', pilots: ['Drill Ace (Dark)'] }],
          light: [{ card: 'Drill War Fighter (Light)', pilots: ['Drill Ace (Light)'], hit: true }],
        },
      },
    });
    expect(t.light.may('pass')).toBe(false);
    expect(t.decision.needs).toEqual({ value: 'hit', atLeast: 1, soFar: 0 });
    t.light.does('forfeit', 'Drill Ace (Light)');
    // Everything else is satisfied, but the starship was hit.
    expect(t.light.sees('lost', 'light')).toEqual(['Drill Ace (Light)', 'Drill War Fighter (Light)']);
  });

  rule('AR6-0100', 'take with them whatever is on the card', () => {
    const t = fought({
      light: { reserve: ['Drill Recruit', ...omens(0)] },
      at: {
        'Drill Front': {
          dark: [{ card: 'Drill War Fighter (Dark)', pilots: ['Drill Ace (Dark)'] }],
          light: [{ card: 'Drill War Fighter (Light)', pilots: ['Drill Ace (Light)'], hit: true }],
        },
      },
    });
    t.light.does('forfeit', 'Drill War Fighter (Light)').does('put', 'Drill Ace (Light)');
    expect(t.light.sees('lost', 'light')).toEqual(['Drill Ace (Light)', 'Drill War Fighter (Light)']);
  });
});

describe('the damage segment', () => {
  rule(['AR6-0083', 'AR6-0086', 'AR6-0096'], 'alternates, the initiator first, and offers what is needed only', () => {
    const t = fought({
      dark: { force: 1, reserve: ['Drill Trooper', ...omens(2)] },
      light: { reserve: ['Drill Recruit', ...omens(2)] },
      at: {
        'Drill Yard': { dark: ['Drill Baron', 'Drill Trooper'], light: ['Drill Colonel', 'Drill Recruit'] },
      },
    });
    expect(t.asked).toBe('dark');
    t.dark.does('forfeit', 'Drill Trooper');
    expect(t.asked).toBe('light');
    t.light.does('forfeit', 'Drill Recruit');
    // Light's attrition is satisfied: nothing more of it can be forfeited. Dark had only one card left to forfeit.
    expect(t.state.facts.battle).toBeNull();
    expect(t.light.sees('at', 'light')).toEqual(['Drill Colonel']);
  });

  rule(['AR6-0095', 'AR6-0084'], 'goes on when a side has nobody left, and ends when both pass', () => {
    const t = fought({
      dark: { force: 1, reserve: ['Drill Trooper', ...omens(6)] },
      light: { hand: ['Drill Signal'], reserve: ['Drill Recruit', ...omens(3)] },
      at: { 'Drill Yard': { dark: ['Drill Baron', 'Drill Trooper', 'Drill Trooper'], light: ['Drill Colonel'] } },
    });
    t.light.passes();
    t.dark.does('draw battle destiny');
    t.light.does('draw battle destiny');
    t.dark.does('forfeit', 'Drill Trooper');
    t.light.does('forfeit', 'Drill Colonel');
    expect(t.state.facts.battle?.segment).toBe('damage');
    expect(t.dark.may('forfeit', 'Drill Trooper')).toBe(true);
    expect(t.dark.may('pass')).toBe(false);
  });

  rule(['AR6-0098', 'AR6-0099'], 'forfeits only what has a forfeit value, even if that is zero', () => {
    const t = fought({
      dark: { force: 1, table: ['Drill Worthless'], reserve: ['Drill Trooper', ...omens(3)] },
      light: { reserve: ['Drill Recruit'] },
      at: {
        'Drill Yard': {
          dark: ['Drill Baron'],
          light: ['Drill Recruit', { card: 'Drill Heir', on: ['Drill Cloak 3'] }],
        },
      },
    });
    expect(t.options).toEqual(['forfeit Drill Recruit', 'forfeit Drill Heir']);
    t.light.does('forfeit', 'Drill Recruit');
    expect(t.state.facts.battle?.attrition[1]).toBe(3);
  });
});

describe('forfeiting', () => {
  rule('AR6-0097', 'is losing, but losing is not forfeiting', () => {
    const t = fought({
      light: { table: ['Drill Dirge'], hand: ['Drill Sacrifice'] },
      at: { 'Drill Yard': { dark: ['Drill Brute'], light: ['Drill Recruit', 'Drill Mouse'] } },
    });
    t.light.does('play', 'Drill Sacrifice').does('target', 'Drill Mouse');
    expect(t.state.zones.force[1]).toHaveLength(0);
    t.light.does('forfeit', 'Drill Recruit');
    expect(t.state.zones.force[1]).toHaveLength(1);
  });
});

describe('nothing pending', () => {
  rule(['AR6-0092', 'AR6-0082'], 'takes nothing: attrition of 0 is not pending', () => {
    const t = fought({
      dark: { force: 1, reserve: ['Drill Trooper', ...omens(0)] },
      light: { reserve: ['Drill Recruit', ...omens(0)] },
      at: { 'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Colonel'] } },
    });
    expect(t.state.facts.battle).toBeNull();
    expect(t.state.zones.at.map((there) => there.length)).toEqual([1, 1]);
  });
});
