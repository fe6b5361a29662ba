import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { type CcgState, totalPower } from '../src/index.ts';
import { isParticipating } from '../src/rules/battle/participants.ts';
import { isActive, isInactiveAs } from '../src/rules/cards/cardStates.ts';
import { traitsOf } from '../src/rules/cards/characteristics.ts';
import { whyNotReplace } from '../src/rules/deploying/personas.ts';
import { whyNotDrain } from '../src/rules/force/drains.ts';
import { isTextCancelled } from '../src/rules/inForce/sources.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { hostOf } from '../src/rules/table/places.ts';
import { hasPresence, hasUndercoverSpy } from '../src/rules/table/presence.ts';
import { ccg } from './drill.ts';

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

describe('under cover', () => {
  rule('SUP-0012', 'are spies only, by a card that says so', () => {
    const papers = (who: string) =>
      table(ccg, {
        phase: 'deploy',
        dark: { hand: ['Drill False Papers', 'Drill Errand (Dark)'] },
        at: { 'Drill Yard': { dark: [who] } },
      });
    expect(papers('Drill Champion').dark.may('deploy', 'Drill False Papers')).toBe(false);
    const coat = (who: string) =>
      table(ccg, {
        phase: 'control',
        dark: { hand: ['Drill Borrowed Coat', 'Drill Errand (Dark)'] },
        at: { 'Drill Yard': { dark: [who] } },
      }).dark.may('play', 'Drill Borrowed Coat');
    expect([coat('Drill Mole'), coat('Drill Champion')]).toEqual([true, false]);
    const t = papers('Drill Mole');
    expect(isInactiveAs(t.state, find(t.state, 'Drill Mole'), 'undercover')).toBe(false);
    t.dark.does('deploy', 'Drill False Papers');
    expect(isInactiveAs(t.state, find(t.state, 'Drill Mole'), 'undercover')).toBe(true);
  });

  rule('GLC-0503', 'a spy boards nothing of its own side, but goes to the sites of such things', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'move',
      dark: { force: 9, hand: ['Drill Errand (Dark)'] },
      light: { force: 9, hand: ['Drill Errand (Light)'] },
      at: {
        'Drill: Dunes': { dark: ['Drill Crawler', { card: 'Drill Mole', inactive: 'undercover' }, 'Drill Trooper'] },
        'Drill Crawler: Hold': {},
      },
    });
    t.light.passes();
    expect(t.options.filter((option) => option.endsWith('Drill Mole'))).toEqual(['move Drill Mole']);
    t.dark.does('move', 'Drill Mole', 'Drill Crawler: Hold');
    expect(hostOf(t.state, find(t.state, 'Drill Mole'))).toBe(find(t.state, 'Drill Crawler: Hold'));
    expect(isInactiveAs(t.state, find(t.state, 'Drill Mole'), 'undercover')).toBe(true);
  });

  rule('GLC-0505', 'a spy of the opponent’s is not taken along by Elis Helrot or Nabrun Leids', () => {
    const taking = (side: 'dark' | 'light', card: string, own: string, spy: string) => {
      const t = table(ccg, {
        turn: side,
        phase: 'control',
        [side]: { hand: [card], force: 6 },
        at: {
          'Drill: Hall': {
            [side]: [own, own],
            [side === 'dark' ? 'light' : 'dark']: [{ card: spy, inactive: 'undercover' }],
          },
          'Drill: Dunes': {},
        },
      });
      t[side].does('play', card);
      expect(t[side].may('target', own)).toBe(true);
      return t[side].may('target', spy);
    };
    expect(taking('dark', 'Elis Helrot', 'Drill Trooper', 'Drill Paladin Veiled')).toBe(false);
    expect(taking('light', 'Nabrun Leids', 'Drill Recruit', 'Drill Mole')).toBe(false);
  });
});

describe('a droid that deploys under cover', () => {
  const agent = 'Drill Planted Droid';
  const isCovered = (s: CcgState): boolean => isInactiveAs(s, find(s, agent), 'undercover');
  const errands = (side: 'Dark' | 'Light') => Array.from({ length: 4 }, () => `Drill Errand (${side})`);

  rule('GLC-0482', 'is so from the first, and stays so without its text', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: [agent, ...errands('Dark')], force: 9 },
      light: { hand: ['Drill Gag', 'Drill Errand (Light)'] },
      at: { 'Drill Yard': { light: ['Drill Recruit'] } },
    });
    t.dark.does('deploy', agent);
    expect(isCovered(t.state)).toBe(true);
    t.light.does('play', 'Drill Gag').does('target', agent);
    expect(isTextCancelled(t.state, find(t.state, agent))).toBe(true);
    expect(isCovered(t.state)).toBe(true);
  });

  rule('GLC-0485', 'breaks cover in its own deploy phase, as others do', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: errands('Dark') },
      at: { 'Drill Yard': { dark: [{ card: agent, inactive: 'undercover' }] } },
    });
    t.dark.does('break cover', agent);
    expect(isActive(t.state, find(t.state, agent))).toBe(true);
  });

  rule('GLC-0483', 'is the thief’s spy once it is stolen, and against its former owner', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'control',
      dark: { hand: errands('Dark') },
      light: { hand: ['Drill Recall (Light)', ...errands('Light')] },
      at: { 'Drill Yard': { dark: ['Drill Trooper', { card: agent, inactive: 'undercover' }] } },
    });
    const yard = find(t.state, 'Drill Yard');
    expect(hasUndercoverSpy(t.state, 0, yard)).toBe(true);
    t.light.does('play', 'Drill Recall (Light)');
    expect(t.light.sees('at', 'light')).toEqual([agent]);
    expect(isCovered(t.state)).toBe(true);
    expect(hasUndercoverSpy(t.state, 1, yard)).toBe(true);
    // Dark controls the yard, and can’t drain there.
    expect(whyNotDrain(t.state, 0, yard)?.rule).toBe('GAP-0316');
  });

  rule('GLC-0484', 'lends its power to the Light Side, whoever has it, and takes no other part', () => {
    const powers = (side: 'dark' | 'light') => {
      const spy = { card: agent, inactive: 'undercover' } as const;
      const t = table(ccg, {
        phase: 'battle',
        dark: { hand: errands('Dark'), force: 2 },
        light: { hand: errands('Light') },
        at: {
          'Drill Yard': {
            dark: ['Drill Champion', ...(side === 'dark' ? [spy] : [])],
            light: ['Drill Recruit', ...(side === 'light' ? [spy] : [])],
          },
        },
      });
      t.dark.does('initiate battle');
      expect(isParticipating(t.state, find(t.state, agent))).toBe(false);
      return [totalPower(t.state, 0), totalPower(t.state, 1)];
    };
    expect(powers('dark')[1]).toBe(2 + 2);
    expect(powers('light')[1]).toBe(2 + 2);
    expect(powers('dark')[0]).toBe(powers('light')[0]);
  });

  rule('GLC-0487', 'with its cover broken is under cover no more, even stolen back; but it is a spy', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Recall (Dark)', ...errands('Dark')], force: 4 },
      light: { hand: ['Drill Recall (Light)', ...errands('Light')] },
      at: { 'Drill Yard': { dark: [{ card: agent, inactive: 'undercover' }] } },
    });
    t.dark.does('break cover', agent);
    t.light.does('play', 'Drill Recall (Light)');
    expect(t.light.sees('at', 'light')).toEqual([agent]);
    t.dark.does('play', 'Drill Recall (Dark)');
    expect(t.light.sees('at', 'dark')).toEqual([agent]);
    expect(isCovered(t.state)).toBe(false);
    expect(traitsOf(t.state, find(t.state, agent))).toContain('spy');
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

  rule(['AR5-0099', 'AR1-0315'], 'brings back what went under cover with it, where no spy takes its place', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Paladin Covert', 'Drill Paladin (V)', 'Drill Errand (Light)'] },
      dark: { hand: ['Drill Errand (Dark)'] },
      at: {
        'Drill: Hall': { light: [{ card: 'Drill Paladin', on: ['Drill Paladin’s Blade'] }], dark: ['Drill Trooper'] },
      },
    });
    const bladeIsActive = (): boolean => isActive(t.state, find(t.state, 'Drill Paladin’s Blade'));
    t.light.does('replace', 'Drill Paladin Covert');
    expect(bladeIsActive()).toBe(false);
    while (t.asked === 'dark') t.dark.passes();
    t.light.does('replace', 'Drill Paladin (V)');
    expect(bladeIsActive()).toBe(true);
  });
});
