import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { type CcgState, ccg } from '../src/index.ts';
import { isActive, isInactiveAs } from '../src/rules/cardStates.ts';
import { whyNotReplace } from '../src/rules/deploying/personas.ts';
import { hasPresence } from '../src/rules/presence.ts';
import { valueNow } from '../src/rules/values.ts';

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);

describe('going under cover', () => {
  rule(['GAP-0317'], 'is how some spies deploy: to sites, and aboard nothing', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Sleeper', 'Drill Errand (Dark)'], force: 9 },
      light: { hand: ['Drill Errand (Light)'] },
      at: {
        'Drill Yard': { dark: ['Drill Cart'], light: ['Drill Recruit'] },
        Drill: { dark: ['Drill Flagship'] },
      },
    });
    t.dark.does('deploy', 'Drill Sleeper');
    const sleeper = find(t.state, 'Drill Sleeper');
    // The yard is the only place.
    expect(t.dark.sees('at', 'dark')).toContain('Drill Sleeper');
    expect(isInactiveAs(t.state, sleeper, 'undercover')).toBe(true);
    // Its text works all the same.
    expect(valueNow(t.state, find(t.state, 'Drill Recruit'), 'power')).toBe(1);
  });

  rule(['GLC-0495', 'GLC-0496'], 'is done by an Effect on a spy, who has no presence then', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill False Papers', 'Drill Errand (Dark)'], force: 9 },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Mole', 'Drill Champion'] }, 'Drill: Hall': {} },
    });
    t.dark.does('deploy', 'Drill False Papers');
    const mole = find(t.state, 'Drill Mole');
    expect(isInactiveAs(t.state, mole, 'undercover')).toBe(true);
    expect(isActive(t.state, find(t.state, 'Drill False Papers'))).toBe(true);
    const alone = table(ccg, { at: { 'Drill Yard': { dark: [{ card: 'Drill Mole', inactive: 'undercover' }] } } });
    expect(hasPresence(alone.state, 0, find(alone.state, 'Drill Yard'))).toBe(false);
  });
});

describe('breaking cover', () => {
  const covered = (turn: 'dark' | 'light', phase: 'deploy' | 'control') =>
    table(ccg, {
      turn,
      phase,
      dark: { hand: ['Drill Errand (Dark)', 'Drill Errand (Dark)'] },
      light: { hand: ['Drill Errand (Light)', 'Drill Errand (Light)'] },
      at: {
        'Drill Yard': {
          dark: [{ card: 'Drill Mole', inactive: 'undercover', on: ['Drill False Papers', 'Drill Laser'] }],
        },
      },
    });

  rule(['GAP-0319', 'GLC-0506', 'GLC-0507'], 'is free in one’s own deploy phase, and loses what gave cover', () => {
    const t = covered('dark', 'deploy');
    t.dark.does('break cover', 'Drill Mole');
    expect(isActive(t.state, find(t.state, 'Drill Mole'))).toBe(true);
    expect(t.dark.sees('on', 'dark')).toEqual(['Drill Laser']);
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill False Papers']);
    expect(covered('dark', 'control').dark.may('break cover')).toBe(false);
    const theirs = covered('light', 'deploy');
    theirs.light.passes();
    expect(theirs.dark.may('play', 'Drill Errand (Dark)')).toBe(true);
    expect(theirs.dark.may('break cover')).toBe(false);
  });

  rule(['GLC-0508'], 'is not what the loss of its text does', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'control',
      light: { hand: ['Drill Errand (Light)'], table: ['Drill Hush'] },
      dark: { hand: ['Drill Errand (Dark)'] },
      at: { 'Drill Yard': { dark: [{ card: 'Drill Sleeper', inactive: 'undercover' }] } },
    });
    expect(isInactiveAs(t.state, find(t.state, 'Drill Sleeper'), 'undercover')).toBe(true);
  });
});

describe('a version in disguise', () => {
  rule('AR5-0098', 'replaces another where it could deploy, and goes under cover (example)', () => {
    const at = (dark: readonly string[]) =>
      table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['Drill Paladin Covert', 'Drill Errand (Light)'] },
        dark: { hand: ['Drill Errand (Dark)'] },
        at: { 'Drill: Hall': { light: ['Drill Paladin'], dark } },
      });
    const none = at([]);
    const versions = [find(none.state, 'Drill Paladin Covert'), find(none.state, 'Drill Paladin')] as const;
    expect(whyNotReplace(none.state, 1, ...versions)?.rule).toBe('AR5-0080');
    const t = at(['Drill Trooper']);
    t.light.does('replace', 'Drill Paladin Covert');
    expect(isInactiveAs(t.state, find(t.state, 'Drill Paladin Covert'), 'undercover')).toBe(true);
  });
});
