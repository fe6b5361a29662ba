import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { ccg } from '../src/index.ts';

const yard = { 'Drill Yard': {} };

describe('a stack of responses', () => {
  rule(
    ['AR1-0185', 'AR1-0193', 'AR1-0199'],
    'a deployed Effect is saved from one Interrupt by another (example 1)',
    () => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['Drill Memorial', 'Drill Sense (Light)', 'Drill Stew'] },
        dark: { hand: ['Drill Alter (Dark)', 'Drill Alter (Dark)'] },
      });
      t.light.does('deploy', 'Drill Memorial');
      // The other player has the first response.
      t.dark.does('play', 'Drill Alter (Dark)');
      // Only the current action can be responded to: Drill Stew would be an action of its own.
      expect(t.options).toEqual(['play Drill Sense', 'pass']);
      t.light.does('play', 'Drill Sense (Light)');
      t.dark.passes();
      expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Alter (Dark)']);
      expect(t.light.sees('used', 'light')).toEqual(['Drill Sense (Light)']);
      // The deployment is the current action again. Light, whose response is next, has none.
      expect(t.dark.may('play', 'Drill Alter (Dark)')).toBe(true);
      t.dark.passes();
      expect(t.light.sees('table', 'light')).toEqual(['Drill Memorial']);
      // The stack is empty: the other player has the next action.
      t.light.does('play', 'Drill Stew');
    },
  );

  rule(['AR1-0200', 'AR1-0201'], 'automatic actions come between the parts of another action (example 2)', () => {
    const t = table(ccg, {
      turn: 'dark',
      phase: 'control',
      dark: { hand: ['Drill Stun'], force: 2 },
      light: { table: ['Drill Bones'], hand: ['Drill Stew'] },
      at: { 'Drill Yard': { light: ['Drill Recruit'] } },
    });
    t.dark.does('play', 'Drill Stun');
    // A destiny of 2 had Light activate 1 Force, and is not more than an ability of 2.
    expect(t.state.zones.force[1]).toHaveLength(1);
    expect(t.light.sees('at', 'light')).toEqual(['Drill Recruit']);
    expect(t.dark.sees('used', 'dark')).toContain('Drill Stun');
    expect(t.asked).toBe('light');
  });

  rule(['AR1-0205', 'AR1-0206'], 'a response to a deployment gives the other player another (example 4)', () => {
    const at = () =>
      table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['Drill Herald', 'Drill Stew'], force: 1 },
        dark: { hand: ['Drill Kiss'] },
        at: yard,
      });
    const t = at();
    t.light.does('deploy', 'Drill Herald');
    t.dark.passes();
    t.light.does('use', 'Drill Herald');
    // Not passed twice in a row: Dark may respond after all.
    t.dark.does('play', 'Drill Kiss');
    expect(t.light.sees('hand', 'light')).toContain('Drill Herald');

    const passed = at();
    passed.light.does('deploy', 'Drill Herald');
    passed.dark.passes();
    passed.light.passes();
    expect(passed.light.sees('at', 'light')).toEqual(['Drill Herald']);
    expect(passed.dark.sees('hand', 'dark')).toEqual(['Drill Kiss']);
  });

  rule(['AR1-0123', 'AR1-0215'], 'what is automatic comes before any response by choice (example 7)', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Porter'], force: 1, reserve: ['Drill Recruit', 'Drill Recruit', 'Drill Guardian'] },
      dark: { hand: ['Drill Kiss'] },
      at: yard,
    });
    t.light.does('deploy', 'Drill Porter');
    expect(t.asked).toBe('dark');
    expect(t.light.sees('hand', 'light')).toContain('Drill Guardian');
    t.dark.does('play', 'Drill Kiss');
    t.light.does('play', 'Drill Guardian');
    expect(t.light.sees('at', 'light')).toEqual(['Drill Porter']);
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Kiss']);
  });

  rule(
    ['AR1-0217', 'AR1-0135'],
    'what its owner may do when it is deployed never happens if it is gone (example 7)',
    () => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['Drill Herald', 'Drill Stew'], force: 1 },
        dark: { hand: ['Drill Kiss'] },
        at: yard,
      });
      t.light.does('deploy', 'Drill Herald');
      t.dark.does('play', 'Drill Kiss');
      expect(t.light.sees('hand', 'light')).toEqual(expect.arrayContaining(['Drill Herald', 'Drill Stew']));
      expect(t.state.zones.hand[1]).toHaveLength(2);
    },
  );
});

describe('automatic actions', () => {
  rule(
    ['AR1-0118', 'AR1-0120'],
    'of several cards happen in the order that the player whose turn it is chooses',
    () => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['Drill Recruit', 'Drill Stew'], force: 2 },
        dark: { table: ['Drill Bell', 'Drill Toll'] },
        at: yard,
      });
      t.light.does('deploy', 'Drill Recruit');
      expect(t.asked).toBe('light');
      expect(t.options).toEqual(['resolve Drill Bell', 'resolve Drill Toll']);
      t.light.does('resolve', 'Drill Toll');
      // The loss comes first, and Light chooses what is lost.
      expect(t.asked).toBe('light');
      t.light.does('lose', 'reserve');
      expect(t.light.sees('lost', 'light')).toHaveLength(1);
      expect(t.state.zones.force[0]).toHaveLength(1);
    },
  );

  rule('AR1-0119', 'of one card happen in the order in which they stand on it', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Recruit'], force: 2, table: ['Drill Levy'] },
      dark: { hand: ['Drill Trooper'] },
      at: yard,
    });
    t.light.does('deploy', 'Drill Recruit');
    // Nobody was asked for the order: Light has activated, and Dark chooses what to lose.
    expect(t.state.zones.force[1]).toHaveLength(1);
    expect(t.asked).toBe('dark');
    expect(t.dark.may('lose', 'reserve')).toBe(true);
  });
});

describe('mandatory actions', () => {
  rule(['AR1-0124', 'AR1-0125', 'AR1-0220'], 'are done by choice at some time of their phase, and once', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { table: ['Drill Burden'], force: 1 },
      light: { hand: ['Drill Stew', 'Drill Stew'] },
    });
    t.dark.does('use', 'Drill Burden').does('lose', 'reserve');
    t.light.does('play', 'Drill Stew');
    expect(t.dark.may('use', 'Drill Burden')).toBe(false);
  });

  rule(['AR1-0127', 'AR1-0219'], 'are done when their phase ends if they were not before (example 8)', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { table: ['Drill Burden'], hand: ['Drill Trooper'], force: 1 },
      at: yard,
    });
    t.dark.passes();
    // Both have passed; before the phase is over, the loss is due.
    expect(t.state.facts.phase).toBe('control');
    t.dark.does('lose', 'reserve');
    expect(t.state.facts.phase).toBe('deploy');
  });
});

describe('simultaneous losses', () => {
  rule(
    ['AR1-0196', 'AR1-0197', 'AR1-0223'],
    'are on the stack together, and the one responded to moves above the others (example 9)',
    () => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'control',
        light: { hand: ['Drill Sacrifice', 'Drill Stew'] },
        dark: { hand: ['Drill Rescue (Dark)', 'Drill Rescue (Dark)'] },
        at: { 'Drill Yard': { dark: [{ card: 'Drill Trooper', on: ['Drill Blade'] }] } },
      });
      t.light.does('play', 'Drill Sacrifice');
      t.dark.does('put', 'Drill Blade');
      // Light's action had them lost, so Dark responds first, to either.
      expect(t.asked).toBe('dark');
      expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Blade', 'Drill Trooper']);
      t.dark.does('play', 'Drill Rescue (Dark)');
      expect(t.dark.sees('lost', 'dark')).toHaveLength(1);
      // It is no longer just lost; the other one still is.
      expect(t.asked).toBe('dark');
      t.dark.does('play', 'Drill Rescue (Dark)');
      expect(t.dark.sees('lost', 'dark')).toEqual([]);
    },
  );
});

describe('passing', () => {
  rule(
    ['AR1-0106', 'AR1-0212', 'AR1-0213'],
    'twice in a row ends a phase; any action begins the count anew (example 6)',
    () => {
      const t = table(ccg, {
        phase: 'control',
        dark: { hand: ['Drill Trooper'], force: 1 },
        light: { hand: ['Drill Stew', 'Drill Stew'] },
        at: { 'Drill Yard': { dark: ['Drill Watch', 'Drill Watch'] } },
      });
      t.dark.does('use', 'Drill Watch');
      t.light.passes();
      t.dark.does('use', 'Drill Watch #1');
      t.light.does('play', 'Drill Stew');
      // Dark passes; Light passes too.
      t.dark.passes();
      t.light.passes();
      expect(t.state.facts.phase).toBe('deploy');
    },
  );
});
