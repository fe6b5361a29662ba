import { rule, type ScenarioTable, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgState, CcgVocabulary } from '../src/index.ts';
import { type CardState, isOnTable, stateOf } from '../src/rules/cards/cardStates.ts';
import { lifeForce } from '../src/rules/force/lifeForce.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { ccg } from './drill.ts';

type Table = ScenarioTable<CcgState, 'dark' | 'light', CcgVocabulary>;

const named = (t: Table, name: string): number =>
  t.state.cards.definition.findIndex((definition) => t.state.names[definition] === name);

const state = (t: Table, name: string): CardState => stateOf(t.state, named(t, name));

function plays(t: Table, ...titles: string[]): void {
  for (const title of titles) {
    if (t.asked === 'light') t.light.passes();
    t.dark.does('play', title);
  }
}

/** Dark has a character with a weapon, and these cards in hand; Light could always do something. */
const armed = (hand: readonly string[], tableCards: readonly string[] = []) =>
  table(ccg, {
    phase: 'control',
    dark: { hand, table: tableCards },
    light: { hand: ['Drill Errand (Light)'] },
    at: { 'Drill Yard': { dark: [{ card: 'Drill Champion', on: ['Drill Blade'] }] } },
  });

describe('an inactive card', () => {
  rule(['AR1-0306', 'AR1-0307', 'AR1-0305'], 'is not on table for whatever names no state', () => {
    const t = armed(['Drill Sandstorm', 'Drill Sacrifice', 'Drill Weaken', 'Drill Search']);
    t.dark.does('play', 'Drill Sandstorm');
    expect(state(t, 'Drill Champion')).toBe('inactive');
    expect(isOnTable(t.state, named(t, 'Drill Champion'))).toBe(false);
    t.light.passes();
    expect(t.dark.may('play', 'Drill Weaken')).toBe(false);
  });

  rule('AR1-0308', 'is reached by what names its state', () => {
    const t = armed(['Drill Sandstorm', 'Drill Search', 'Drill Weaken']);
    expect(t.dark.may('play', 'Drill Search')).toBe(false);
    plays(t, 'Drill Sandstorm', 'Drill Search');
    expect(state(t, 'Drill Champion')).toBe('active');
    t.light.passes();
    expect(t.dark.may('play', 'Drill Weaken')).toBe(true);
  });

  rule(['AR1-0313', 'AR1-0314', 'AR1-0315'], 'has not left, and takes what is on it down and up again', () => {
    const t = armed(['Drill Sandstorm', 'Drill Search', 'Drill Theft']);
    t.dark.does('play', 'Drill Sandstorm');
    expect(state(t, 'Drill Blade')).toBe('inactive');
    expect(t.dark.sees('on', 'dark')).toEqual(['Drill Blade']);
    t.light.passes();
    // What is inactive can't be aimed at. AR1-0324
    expect(t.dark.may('play', 'Drill Theft')).toBe(false);
    t.dark.does('play', 'Drill Search');
    expect(state(t, 'Drill Blade')).toBe('active');
  });

  rule(['AR1-0314', 'AR1-0315'], 'takes down and up again what is on that, too', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Sandstorm', 'Drill Search'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: {
        'Drill Yard': { dark: [{ card: 'Drill Champion', on: [{ card: 'Drill Blade', on: ['Drill Gun Scope'] }] }] },
      },
    });
    plays(t, 'Drill Sandstorm');
    expect(state(t, 'Drill Gun Scope')).toBe('inactive');
    plays(t, 'Drill Search');
    expect(state(t, 'Drill Gun Scope')).toBe('active');
  });

  rule('AR1-0315', 'brings back only what went down with it', () => {
    const t = armed(['Drill Theft', 'Drill Sandstorm', 'Drill Search']);
    plays(t, 'Drill Theft', 'Drill Sandstorm', 'Drill Search');
    expect(state(t, 'Drill Champion')).toBe('active');
    expect(state(t, 'Drill Blade')).toBe('inactive');
  });

  rule('AR1-0314', 'leaves what works on such a card as it is', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Sandstorm'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: [{ card: 'Drill Champion', on: ['Drill Bounty'] }] } },
    });
    plays(t, 'Drill Sandstorm');
    t.light.passes();
    t.dark.does('use', 'Drill Bounty');
    expect(t.state.zones.force[0]).toHaveLength(1);
  });

  rule(['AR1-0310', 'GAP-0075'], 'is among all cards, but not among cards', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Sandstorm', 'Drill Sweep', 'Drill Blast'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Champion'] } },
    });
    plays(t, 'Drill Sandstorm');
    t.light.passes();
    expect(t.dark.may('play', 'Drill Sweep')).toBe(false);
    t.dark.does('play', 'Drill Blast');
    expect(t.dark.sees('at', 'dark')).toEqual([]);
  });

  rule('AR1-0309', 'counts for uniqueness and personas', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      dark: { hand: ['Drill Sandstorm'] },
      light: { hand: ['Drill Hero in Disguise', 'Drill Recruit', 'Drill Errand (Light)'], force: 9 },
      at: { 'Drill Yard': { light: ['Drill Hero'] } },
    });
    t.light.passes();
    t.dark.does('play', 'Drill Sandstorm');
    expect(t.light.may('deploy', 'Drill Hero in Disguise')).toBe(false);
    expect(t.light.may('deploy', 'Drill Recruit')).toBe(true);
  });
});

describe('what an inactive card has scheduled', () => {
  rule('AR1-0316', 'is done all the same', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Sandstorm'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Beggar', 'Drill Champion'] } },
    });
    t.dark.does('use', 'Drill Beggar');
    t.light.passes();
    t.dark.does('play', 'Drill Sandstorm').does('target', 'Drill Beggar');
    expect(state(t, 'Drill Beggar')).toBe('inactive');
    const { turn } = t.state.facts;
    while (t.state.facts.turn === turn) (t.asked === 'light' ? t.light : t.dark).passes();
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Beggar']);
    expect(t.state.lasting).toEqual([]);
  });
});

describe('text that names a state', () => {
  rule(['AR1-0322', 'AR1-0308'], 'deploys on missing characters, and other text does not', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Sandstorm', 'Drill Warrant', 'Drill Citation'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { light: ['Drill Recruit'] } },
    });
    expect(t.dark.may('deploy', 'Drill Citation')).toBe(true);
    expect(t.dark.may('deploy', 'Drill Warrant')).toBe(false);
    t.dark.does('play', 'Drill Sandstorm');
    t.light.passes();
    expect(t.dark.may('deploy', 'Drill Citation')).toBe(false);
    t.dark.does('deploy', 'Drill Warrant');
    expect(state(t, 'Drill Warrant')).toBe('active');
  });

  rule(['AR1-0329', 'AR1-0324'], 'finds a stolen weapon only as a stolen one', () => {
    const t = armed(['Drill Theft', 'Drill Theft', 'Drill Recovery']);
    expect(t.dark.may('play', 'Drill Recovery')).toBe(false);
    plays(t, 'Drill Theft');
    t.light.passes();
    expect(t.dark.may('play', 'Drill Theft')).toBe(false);
    t.dark.does('play', 'Drill Recovery');
    expect(state(t, 'Drill Blade')).toBe('active');
  });

  rule('AR1-0319', 'or no state at all leaves alone what is on a missing character', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Sandstorm', 'Drill Disarming'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: {
        'Drill Yard': {
          dark: [
            { card: 'Drill Champion', on: ['Drill Blade'] },
            { card: 'Drill Smuggler', on: ['Drill Torch'] },
          ],
        },
      },
    });
    t.dark.does('play', 'Drill Sandstorm').does('target', 'Drill Smuggler');
    t.light.passes();
    t.dark.does('play', 'Drill Disarming');
    expect(t.dark.sees('on', 'dark')).toEqual(['Drill Torch']);
    expect(t.dark.sees('used', 'dark')).toContain('Drill Blade');
  });

  rule('AR1-0326', 'counts missing characters, and takes none of them for a captive', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Sandstorm', 'Drill Ransom'], table: ['Drill Worry'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Champion'], light: ['Drill Recruit'] } },
    });
    t.dark.does('play', 'Drill Sandstorm').does('target', 'Drill Recruit');
    expect(valueNow(t.state, named(t, 'Drill Champion'), 'power')).toBe(7);
    t.light.passes();
    expect(t.dark.may('play', 'Drill Ransom')).toBe(false);
  });
});

describe('a supporting card', () => {
  rule('AR1-0338', 'is one that lies on another for some use, face up or down, in one or in several', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: {
        hand: ['Drill Errand (Dark)', 'Drill Levy Force'],
        table: ['Drill Cellar', 'Drill Strongbox', 'Drill Resolution'],
      },
      light: { hand: ['Drill Errand (Light)', 'Drill Errand (Light)', 'Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Champion'] } },
    });
    for (const title of ['Drill Cellar', 'Drill Strongbox', 'Drill Resolution']) {
      t.dark.does('use', title);
      if (t.asked === 'dark' && t.dark.may('stack')) t.dark.does('stack', 'Drill Errand (Dark)');
      t.light.passes();
    }
    const stacked = [...t.state.zones.stacked[0], ...t.state.zones.under[0]];
    expect(stacked).toHaveLength(3);
    expect(stacked.map((card) => stateOf(t.state, card))).toEqual(['supporting', 'supporting', 'supporting']);
  });
});

describe('an active card', () => {
  rule('AR1-0304', 'is one from the moment at which the action to play or deploy it is initiated', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Anthem', 'Drill Errand (Dark)'] },
      light: { hand: ['Drill Refuse', 'Drill Deny'] },
    });
    expect(state(t, 'Drill Anthem')).toBe('unit of Force');
    t.dark.does('deploy', 'Drill Anthem');
    expect(t.asked).toBe('light');
    expect(state(t, 'Drill Anthem')).toBe('active');
    t.light.passes();
    expect(state(t, 'Drill Anthem')).toBe('active');
    if (t.asked === 'light') t.light.passes();
    t.dark.does('play', 'Drill Errand (Dark)');
    expect(t.asked).toBe('light');
    expect(state(t, 'Drill Errand (Dark)')).toBe('active');
    expect(isOnTable(t.state, named(t, 'Drill Errand (Dark)'))).toBe(false);
  });
});

describe('a suspended card', () => {
  const anthem = (embargo: readonly string[]) =>
    table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Repeal'], table: ['Drill Anthem'] },
      light: { hand: ['Drill Errand (Light)', 'Drill Errand (Light)'], table: embargo },
      at: { 'Drill Yard': { dark: ['Drill Champion'] } },
    });
  const power = (t: Table) => valueNow(t.state, named(t, 'Drill Champion'), 'power');

  rule(['AR1-0271', 'AR1-0306', 'AR1-0317'], 'is inactive: its modifiers rest until it is active again', () => {
    expect(power(anthem([]))).toBe(7);
    const t = anthem(['Drill Embargo']);
    expect(state(t, 'Drill Anthem')).toBe('inactive');
    expect(power(t)).toBe(6);
    expect(t.dark.may('use', 'Drill Anthem')).toBe(false);
    t.dark.does('play', 'Drill Repeal');
    expect(state(t, 'Drill Anthem')).toBe('active');
    expect(power(t)).toBe(7);
  });

  rule('AR1-0327', 'is not on table to be aimed at, but keeps another copy from being deployed', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Abolish', 'Drill Anthem'], table: ['Drill Anthem'] },
      light: { table: ['Drill Embargo'], hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': {} },
    });
    expect(t.dark.may('deploy', 'Drill Anthem')).toBe(false);
    t.dark.does('play', 'Drill Abolish');
    // The Embargo was its only target.
    expect(t.light.sees('lost', 'light')).toEqual(['Drill Embargo']);
  });

  rule(['AR1-0317', 'AR1-0318'], 'is remembered: what it began goes on once it is active again', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      dark: { hand: ['Drill Repeal'], table: ['Drill Anthem'] },
      light: { hand: ['Drill Embargo', 'Drill Errand (Light)', 'Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Champion'] } },
    });
    t.light.passes();
    t.dark.does('use', 'Drill Anthem');
    expect(power(t)).toBe(10);
    t.light.does('deploy', 'Drill Embargo');
    expect(power(t)).toBe(6);
    t.dark.does('play', 'Drill Repeal');
    expect(power(t)).toBe(10);
  });
});

describe('a unit of Force', () => {
  rule(['AR1-0302', 'AR1-0330'], 'is a card in hand, in Life Force or in a Lost Pile, and never on table', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Anthem', 'Drill Weaken'], lost: ['Drill Champion'], used: ['Drill Smuggler'] },
      light: { hand: ['Drill Errand (Light)'] },
    });
    for (const name of ['Drill Anthem', 'Drill Champion', 'Drill Smuggler', 'Drill Trooper'])
      expect(state(t, name)).toBe('unit of Force');
    // There is nobody on table to aim at.
    expect(t.dark.getsTo('play', 'Drill Weaken')).toBe(false);
  });

  rule(['AR1-0363', 'AR1-0360'], 'has what is changed everywhere', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { table: ['Drill Barracks'], hand: ['Drill Conscript'], reserve: ['Drill Conscript'] },
    });
    for (const card of [t.state.zones.hand[0][0], t.state.zones.reserve[0][0]])
      expect(valueNow(t.state, card ?? -1, 'destiny')).toBe(3);
  });
});

describe('a stacked card', () => {
  rule(['AR1-0353', 'AR1-0354'], 'is inactive where it comes from the table', () => {
    const t = armed(['Drill Errand (Dark)'], ['Drill Perch']);
    t.dark.does('use', 'Drill Perch');
    expect(state(t, 'Drill Champion')).toBe('inactive');
    expect(state(t, 'Drill Blade')).toBe('inactive');
  });

  rule('AR1-0354', 'is so whether it was active or inactive before', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { table: ['Drill Roost'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: {
        'Drill Yard': {
          dark: [
            { card: 'Drill Champion', inactive: 'missing' },
            { card: 'Drill Mole', inactive: 'undercover' },
            'Drill Smuggler',
          ],
        },
      },
    });
    for (const who of ['Drill Champion', 'Drill Mole', 'Drill Smuggler']) {
      if (t.asked === 'light') t.light.passes();
      t.dark.does('use', 'Drill Roost');
      if (t.dark.may('target', who)) t.dark.does('target', who);
      expect(t.dark.sees('on', 'dark')).toContain(who);
      expect(state(t, who)).toBe('inactive');
    }
  });

  rule(['AR1-0355', 'AR1-0339', 'AR1-0303'], 'is supporting where it comes from a pile, and no Life Force', () => {
    const t = armed(['Drill Errand (Dark)'], ['Drill Cellar']);
    const before = lifeForce(t.state, 0);
    t.dark.does('use', 'Drill Cellar');
    const [stacked = -1] = t.state.zones.stacked[0];
    expect(stateOf(t.state, stacked)).toBe('supporting');
    expect(lifeForce(t.state, 0)).toBe(before - 1);
  });

  rule('AR1-0344', 'that is supporting keeps nobody from deploying another', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: {
        hand: ['Drill Anthem', 'Drill Abolish'],
        table: ['Drill Cellar'],
        reserve: ['Drill Trooper', 'Drill Anthem'],
      },
      light: { hand: ['Drill Errand (Light)'] },
    });
    t.dark.does('use', 'Drill Cellar');
    t.light.passes();
    expect(t.dark.sees('stacked', 'dark')).toEqual(['Drill Anthem']);
    expect(t.dark.may('deploy', 'Drill Anthem')).toBe(true);
    t.dark.does('play', 'Drill Abolish');
    // It is no Effect on table either: the Cellar was the only target.
    expect(t.dark.may('target')).toBe(false);
    t.dark.does('put', 'Drill Cellar');
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Cellar', 'Drill Anthem']);
  });

  rule('AR1-0356', 'is supporting on a grabber, wherever it comes from', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { table: ['Drill Clasp'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Champion'] } },
    });
    t.dark.does('use', 'Drill Clasp');
    expect(state(t, 'Drill Champion')).toBe('supporting');
  });

  rule(['AR1-0357', 'AR1-0337'], 'is supporting if it lies face down, wherever it comes from', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { table: ['Drill Strongbox'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Champion'] } },
    });
    t.dark.does('use', 'Drill Strongbox');
    expect(state(t, 'Drill Champion')).toBe('supporting');
    expect(t.state.zones.under[0]).toHaveLength(1);
  });

  rule('AR1-0358', 'is inactive if it was just lost, as if it came from the table', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Sweep'], table: ['Drill Infirmary'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Champion'] } },
    });
    t.dark.does('play', 'Drill Sweep').does('use', 'Drill Infirmary');
    expect(state(t, 'Drill Champion')).toBe('inactive');
    expect(t.dark.sees('lost', 'dark')).toEqual([]);
  });
});

describe('a card out of play', () => {
  rule(['AR1-0346', 'AR1-0347', 'AR1-0350'], 'lies in its owner’s area, does nothing, and may be looked at', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Banish'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { light: ['Drill Hero'] } },
    });
    t.dark.does('play', 'Drill Banish');
    expect(state(t, 'Drill Hero')).toBe('out of play');
    expect(t.dark.sees('outOfPlay', 'light')).toEqual(['Drill Hero']);
    expect(t.light.sees('outOfPlay', 'light')).toEqual(['Drill Hero']);
  });

  rule('AR1-0349', 'was just placed there from the table, or while it was just lost, but not from a hand', () => {
    const at = (hand: readonly string[]) =>
      table(ccg, {
        phase: 'control',
        dark: { hand, table: ['Drill Knell'] },
        light: { hand: ['Drill Errand (Light)'] },
        at: { 'Drill Yard': { light: ['Drill Recruit'] } },
      });
    const banished = at(['Drill Banish']);
    banished.dark.does('play', 'Drill Banish');
    expect(banished.state.zones.force[0]).toHaveLength(1);

    const exiled = at(['Drill Sweep', 'Drill Exile']);
    exiled.dark.does('play', 'Drill Sweep').does('play', 'Drill Exile');
    expect(exiled.dark.sees('outOfPlay', 'light')).toEqual(['Drill Recruit']);
    expect(exiled.state.zones.force[0]).toHaveLength(1);
  });

  rule('AR1-0348', 'keeps its owner from playing any version of a unique card', () => {
    const at = (outOfPlay: readonly string[]) =>
      table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['Drill Hero in Disguise', 'Drill Recruit'], outOfPlay, force: 9 },
        at: { 'Drill Yard': {} },
      });
    expect(at([]).light.may('deploy', 'Drill Hero in Disguise')).toBe(true);
    expect(at(['Drill Hero']).light.may('deploy', 'Drill Hero in Disguise')).toBe(false);
  });
});
