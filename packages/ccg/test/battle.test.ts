import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { adds, always } from '../src/language/amounts/values.ts';
import { ccg } from './drill.ts';
import { ccgWith, stranger } from './stranger.ts';

const dark = 0;
const light = 1;

describe('a whole battle', () => {
  rule(['AR6-0129', 'AR6-0013', 'AR6-0006'], 'goes through its segments (simple example)', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'battle',
      light: { force: 1, reserve: ['Drill Omen 2', 'Drill Omen 1'], hand: ['Drill Recruit'] },
      at: {
        'Drill Yard': { light: [{ card: 'Drill War Speeder', pilots: ['Drill War Princess'] }], dark: ['Drill Brute'] },
      },
    });
    t.light.does('initiate battle', 'Drill Yard');
    expect(t.state.zones.force[light]).toHaveLength(0);
    t.light.does('draw battle destiny');
    // Speeder 3, her piloting 1, battle destiny 1; her own power is not counted.
    expect(t.state.facts.battle?.power).toEqual([6, 5]);
    expect(t.state.facts.battle?.winner).toBe(dark);
    expect(t.state.facts.battle?.damage).toEqual([0, 1]);
    expect(t.state.facts.battle?.attrition).toEqual([1, null]);
    t.light.does('lose Force').does('lose', 'Drill Recruit');
    // Dark has no choice but to forfeit; then the battle is over.
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Brute']);
    expect(t.light.sees('lost', 'light')).toEqual(['Drill Recruit']);
    expect(t.state.facts.battle).toBeNull();
  });
});

describe('initiating a battle', () => {
  const at = (there: object, more: object = {}, game = ccg) =>
    table(game, { turn: 'dark', phase: 'battle', dark: { force: 1 }, at: { 'Drill Yard': there }, ...more });

  rule(['AR6-0003', 'AR6-0001'], 'takes presence of both players, in one’s own battle phase', () => {
    const both = { dark: ['Drill Trooper'], light: ['Drill Recruit'] };
    expect(at(both).dark.may('initiate battle', 'Drill Yard')).toBe(true);
    expect(at({ dark: ['Drill Trooper'], light: ['Drill Mouse'] }).dark.may('initiate battle')).toBe(false);
    const early = at(both, { phase: 'control', dark: { force: 1, table: ['Drill Burden'] } });
    expect(early.dark.may('use', 'Drill Burden')).toBe(true);
    expect(early.dark.may('initiate battle')).toBe(false);
    const others = at(both, { turn: 'light', light: { force: 1 }, dark: { force: 1 } });
    expect(others.light.may('initiate battle')).toBe(true);
    others.light.passes();
    expect(others.dark.getsTo('initiate battle')).toBe(false);
  });

  rule(['AR6-0014', 'AR6-0016'], 'costs 1 Force, and the battle is on before anybody responds', () => {
    const both = { dark: ['Drill Trooper'], light: ['Drill Recruit'] };
    expect(at(both, { dark: { force: 0 } }).dark.may('initiate battle')).toBe(false);
    const t = at(both, { light: { hand: ['Drill Stand (Light)'] } });
    t.dark.does('initiate battle', 'Drill Yard');
    expect(t.state.zones.force[dark]).toHaveLength(0);
    expect(t.asked).toBe('light');
    expect(t.state.facts.battle?.by).toBe(dark);
  });

  rule('AR6-0015', 'costs more, or nothing, where a card says so', () => {
    const both = { dark: ['Drill Trooper'], light: ['Drill Recruit'] };
    const peace = stranger({
      kind: 'effect',
      side: 'light',
      text: [always(adds(2).to('battle cost').for('opponent'))],
    });
    const dear = (force: number) => at(both, { dark: { force }, light: { table: [peace.name] } }, ccgWith(peace));
    expect(dear(2).dark.may('initiate battle')).toBe(false);
    const t = dear(4);
    t.dark.does('initiate battle', 'Drill Yard');
    expect(t.state.zones.used[dark]).toHaveLength(3);
    expect(at(both, { dark: { force: 0, table: ['Drill Plan'] } }).dark.may('initiate battle')).toBe(true);
  });

  rule(
    ['AR6-0007', 'AR6-0038', 'AR6-0011'],
    'happens once at a location in a turn, and not during another battle',
    () => {
      const t = table(ccg, {
        phase: 'battle',
        dark: { force: 3 },
        light: { hand: ['Drill Truce', 'Drill Signal'] },
        at: {
          'Drill Yard': { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
          'Drill Battlefield': { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
        },
      });
      t.dark.does('initiate battle', 'Drill Yard');
      t.light.does('play', 'Drill Truce');
      expect(t.state.facts.battle).toBeNull();
      t.light.passes();
      expect(t.dark.may('initiate battle', 'Drill Yard')).toBe(false);
      t.dark.does('initiate battle', 'Drill Battlefield');
      // In the weapons segment Light may do something else, but there is no other battle for Dark.
      t.light.does('play', 'Drill Signal');
      expect(t.dark.may('initiate battle')).toBe(false);
    },
  );

  rule(
    ['AR6-0017', 'AR6-0020', 'AR6-0119'],
    'is followed by what is automatic, then by responses, the defender first, until both pass',
    () => {
      const t = at(
        { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
        {
          dark: { force: 1, table: ['Drill Villainy'], hand: ['Drill Stand (Dark)'] },
          light: { hand: ['Drill Stand (Light)', 'Drill Signal'] },
        },
      );
      t.dark.does('initiate battle', 'Drill Yard');
      // The automatic activation has come first.
      expect(t.state.zones.force[dark]).toHaveLength(1);
      expect(t.asked).toBe('light');
      expect(t.light.may('play', 'Drill Signal')).toBe(false);
      t.light.passes();
      t.dark.does('play', 'Drill Stand (Dark)');
      t.light.does('play', 'Drill Stand (Light)');
      // Nobody has anything left: the weapons segment has begun.
      expect(t.state.facts.battle?.segment).toBe('weapons');
      expect(t.light.may('play', 'Drill Signal')).toBe(true);
    },
  );

  rule('AR6-0018', 'may be responded to by texts for just that moment, and no longer', () => {
    const t = at(
      { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
      { light: { hand: ['Drill Stand (Light)', 'Drill Signal'] } },
    );
    t.dark.does('initiate battle', 'Drill Yard');
    t.light.passes();
    expect(t.state.facts.battle?.segment).toBe('weapons');
    expect(t.options).toEqual(['play Drill Signal', 'pass']);
  });
});

describe('the weapons segment', () => {
  const begun = (spec: object = {}) => {
    const t = table(ccg, {
      phase: 'battle',
      dark: { force: 1, hand: ['Drill Focus (Dark)'] },
      light: { hand: ['Drill Focus (Light)', 'Drill Signal'] },
      at: { 'Drill Yard': { dark: ['Drill Brute'], light: ['Drill Colonel'] } },
      ...spec,
    });
    t.dark.does('initiate battle', 'Drill Yard');
    return t;
  };

  rule(['AR6-0021', 'AR6-0036'], 'alternates, the initiator first, in actions of any kind', () => {
    const t = begun();
    t.dark.does('play', 'Drill Focus (Dark)');
    t.light.does('play', 'Drill Signal');
    expect(t.asked).toBe('light');
    t.light.passes();
    // Both have passed in a row: destinies are drawn.
    expect(t.state.facts.battle?.segment).toBe('power');
  });

  rule(['AR6-0030', 'AR6-0035', 'AR6-0037'], 'is the only time for battle actions and for others', () => {
    const before = table(ccg, {
      phase: 'battle',
      dark: { force: 1, hand: ['Drill Focus (Dark)', 'Drill Trooper'] },
      at: { 'Drill Yard': { dark: ['Drill Brute'], light: ['Drill Colonel'] } },
    });
    expect(before.dark.may('play', 'Drill Focus (Dark)')).toBe(false);
    const t = begun({
      light: { hand: ['Drill Focus (Light)', 'Drill Signal', 'Drill War Fury (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Brute', 'Drill Trooper'], light: ['Drill Colonel'] } },
    });
    t.dark.passes();
    t.light.passes();
    t.light.does('draw battle destiny');
    expect(t.state.facts.battle?.segment).toBe('power');
    expect(t.options).toEqual(['play Drill War Fury (Light)', 'pass']);
    t.light.passes();
    expect(t.state.facts.battle?.segment).toBe('damage');
    expect(t.options).toEqual(['forfeit Drill Brute', 'forfeit Drill Trooper']);
    t.dark.does('forfeit', 'Drill Brute');
    expect(t.options).toEqual(['forfeit Drill Colonel', 'lose Force']);
  });

  rule('AR6-0031', 'has actions that change power, which count when power is added up', () => {
    const t = begun();
    t.dark.does('play', 'Drill Focus (Dark)');
    t.light.passes();
    t.light.does('decline');
    expect(t.state.facts.battle?.power).toEqual([9, 4]);
  });

  rule(
    ['AR6-0004', 'AR6-0023', 'AR6-0005'],
    'ends the battle at once when a side has lost all presence, with what happens at its end',
    () => {
      const t = begun({
        dark: { force: 1, table: ['Drill Last Rites'], hand: ['Drill Focus (Dark)'] },
        light: { hand: ['Drill Whisk', 'Drill Signal'] },
      });
      t.dark.does('play', 'Drill Focus (Dark)');
      expect(t.state.lasting).toHaveLength(1);
      t.light.does('play', 'Drill Whisk').does('target', 'Drill Brute');
      expect(t.state.facts.battle).toBeNull();
      expect(t.state.lasting).toHaveLength(0);
      // It is the end of a battle nevertheless.
      t.dark.does('use', 'Drill Last Rites');
      expect(t.light.may('initiate battle')).toBe(false);
    },
  );

  rule(['AR6-0029', 'AR6-0120'], 'loses what was hit, if the battle ends before its time', () => {
    const t = begun({
      dark: { force: 1 },
      light: { hand: ['Drill Whisk', 'Drill Signal'] },
      at: { 'Drill Yard': { dark: ['Drill Brute'], light: [{ card: 'Drill Colonel', hit: true }] } },
    });
    t.light.does('play', 'Drill Whisk').does('target', 'Drill Brute');
    expect(t.light.sees('lost', 'light')).toEqual(['Drill Colonel']);
    expect(t.state.facts.battle).toBeNull();
  });
});

describe('the end of a battle', () => {
  rule(
    ['AR6-0116', 'AR6-0118', 'AR6-0117'],
    'is still in it; what comes when it has just ended is not, and its effects are gone',
    () => {
      const t = table(ccg, {
        phase: 'battle',
        dark: { force: 1, table: ['Drill Last Rites', 'Drill Aftermath'], hand: ['Drill Focus (Dark)'] },
        at: { 'Drill Yard': { dark: ['Drill Trooper'], light: ['Drill Recruit'] } },
      });
      t.dark.does('initiate battle', 'Drill Yard').does('play', 'Drill Focus (Dark)');
      // 4 against 2: Light loses by 2 and forfeits 2.
      t.light.does('forfeit', 'Drill Recruit');
      expect(t.options).toEqual(['use Drill Last Rites', 'pass']);
      expect(t.state.facts.battle?.segment).toBe('end');
      expect(t.state.lasting).toHaveLength(1);
      t.dark.passes();
      expect(t.options).toEqual(['use Drill Aftermath', 'pass']);
      expect(t.state.facts.battle).toBeNull();
      expect(t.state.lasting).toHaveLength(0);
    },
  );
});

describe('longer examples', () => {
  rule(
    ['AR6-0130', 'AR6-0131', 'AR6-0178'],
    'a battle in space, with a starship that joins, a hit, and another action in between',
    () => {
      const t = table(ccg, {
        phase: 'battle',
        dark: {
          force: 1,
          table: ['Drill Rebellion'],
          hand: ['Drill Stand (Dark)', 'Drill Focus (Dark)'],
          reserve: ['Drill Trooper', 'Drill Omen 2', 'Drill Omen 6'],
        },
        light: {
          table: ['Drill War Beacon'],
          hand: ['Drill War Carrier', 'Drill Signal'],
          reserve: ['Drill Recruit', 'Drill Recruit', 'Drill Omen 0', 'Drill Recruit'],
        },
        at: {
          'Drill Front': {
            dark: [{ card: 'Drill War Fighter (Dark)', on: ['Drill Cannon (Dark)'], pilots: ['Drill Ace (Dark)'] }],
            light: [{ card: 'Drill War Fighter (Light)', pilots: ['Drill Ace (Light)'] }],
          },
        },
      });
      t.dark.does('initiate battle');
      // The defender brings a starship, the initiator adds to power.
      t.light.does('use', 'Drill War Beacon');
      t.dark.does('play', 'Drill Stand (Dark)');
      t.dark.does('fire', 'Drill Cannon (Dark)').does('target', 'Drill War Fighter (Light)');
      t.light.does('play', 'Drill Signal');
      t.dark.does('play', 'Drill Focus (Dark)');
      t.dark.does('draw battle destiny');
      t.light.does('draw battle destiny');
      // 3 + 2, 2, 3 and 2 against 3 + 2, 5 of the starship that joined, and 0.
      expect(t.state.facts.battle).toMatchObject({ power: [12, 10], attrition: [0, 2], winner: dark });
      // Whoever loses a battle loses 1 Force to an Effect.
      t.light.does('lose', 'reserve');
      t.light.does('forfeit', 'Drill Ace (Light)');
      // Battle damage and attrition are satisfied, but the starship was hit.
      expect(t.light.sees('lost', 'light')).toContain('Drill War Fighter (Light)');
      expect(t.light.sees('at', 'light')).toEqual(['Drill War Carrier']);
      expect(t.state.facts.battle).toBeNull();
    },
  );

  rule(
    ['AR6-0134', 'AR6-0122'],
    'a lost battle whose damage is cancelled when nobody is left (complex example)',
    () => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'battle',
        light: { force: 1, hand: ['Drill Gambit (Light)'] },
        dark: { hand: ['Drill Choke'], reserve: ['Drill Trooper', 'Drill Omen 3'] },
        at: { 'Drill Yard': { light: ['Drill Heir'], dark: ['Drill Lord', { card: 'Drill Trooper', hit: true }] } },
      });
      t.light.does('initiate battle');
      t.dark.does('draw battle destiny');
      // Dark has won, and has the loser's last card lost in response.
      t.dark.does('play', 'Drill Choke');
      expect(t.state.facts.battle).toMatchObject({ segment: 'damage', damage: [0, 7], attrition: [null, 3] });
      t.light.does('play', 'Drill Gambit (Light) #1');
      // There is no attrition against Dark, but a hit card has to go.
      expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Trooper']);
      expect(t.state.facts.battle).toBeNull();
    },
  );

  rule('AR6-0136', 'what happens inside an action in the weapons segment happens during the battle', () => {
    const t = table(ccg, {
      phase: 'battle',
      dark: { force: 1 },
      light: { hand: ['Drill War Oracle'] },
      at: { 'Drill Yard': { light: ['Drill Heir'], dark: ['Drill War Moff'] } },
    });
    t.dark.does('initiate battle');
    t.light.does('play', 'Drill War Oracle');
    t.dark.does('use', 'Drill War Moff');
    // Its destiny cancelled, the action has failed.
    expect(t.state.zones.force[light]).toHaveLength(0);
  });
});
