import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition, CcgState } from '../src/index.ts';
import { your } from '../src/language/cards/cards.ts';
import { deploysOn } from '../src/language/does/deploying/deploying.ts';
import type { Stood } from '../src/position.ts';
import { whyNot } from '../src/rules/deploying/deploy.ts';
import { ccg } from './drill.ts';
import { ccgWith, stranger } from './stranger.ts';

const find = (s: CcgState, name: string, by: 0 | 1): number =>
  s.zones.hand[by].find((card) => s.names[s.cards.definition[card] ?? -1] === name) ?? -1;
const why = (s: CcgState, by: 0 | 1, name: string) => whyNot(s, by, find(s, name, by))?.rule;

const lights = (hand: readonly string[], at: CcgPosition['at'], more: CcgPosition = {}) =>
  table(ccg, {
    ...more,
    turn: 'light',
    phase: 'deploy',
    light: { ...more.light, hand, force: 20 },
    ...(at === undefined ? {} : { at }),
  });

const hall = { 'Drill: Hall': {} };

describe('unique and restricted cards', () => {
  rule(['GLC-0514', 'GAP-0080', 'GAP-0083'], 'as many copies may be on table as a card has dots', () => {
    const at = (there: readonly string[]) =>
      table(ccg, {
        phase: 'deploy',
        dark: { hand: ['Drill Guardsman', 'Drill Trooper'], force: 9 },
        at: { 'Drill: Hall': { dark: there } },
      });
    expect(at(['Drill Guardsman']).dark.may('deploy', 'Drill Guardsman')).toBe(true);
    const full = at(['Drill Guardsman', 'Drill Guardsman', 'Drill Trooper', 'Drill Trooper', 'Drill Trooper']);
    expect(why(full.state, 0, 'Drill Guardsman')).toBe('GAP-0080');
    // Without dots there is no limit.
    expect(full.dark.may('deploy', 'Drill Trooper')).toBe(true);
  });

  rule('GAP-0080', 'and as many may be deployed in a turn, even if they are gone again', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Paladin', 'Drill Paladin Grown', 'Drill Sister'], force: 20 },
      dark: { hand: ['Drill Kiss'] },
      at: hall,
    });
    t.light.does('deploy', 'Drill Paladin');
    t.dark.does('play', 'Drill Kiss');
    expect(t.light.sees('hand', 'light')).toContain('Drill Paladin');
    // Neither this title nor this person comes again this turn.
    expect(why(t.state, 1, 'Drill Paladin')).toBe('GAP-0080');
    expect(why(t.state, 1, 'Drill Paladin Grown')).toBe('GAP-0080');
    expect(t.light.may('deploy', 'Drill Sister')).toBe(true);
  });

  rule(['GLC-0517', 'AR5-0059'], 'copies of both sides count together', () => {
    const t = lights(['Drill Storm (Light)', 'Drill Memorial'], hall, { dark: { table: ['Drill Storm (Dark)'] } });
    expect(why(t.state, 1, 'Drill Storm (Light)')).toBe('GAP-0080');
    const free = lights(['Drill Storm (Light)'], hall);
    expect(free.light.may('deploy', 'Drill Storm (Light)')).toBe(true);
  });

  rule('AR1-0309', 'inactive cards count', () => {
    const t = lights(['Drill Paladin'], { 'Drill: Hall': { light: [{ card: 'Drill Paladin', inactive: 'missing' }] } });
    expect(why(t.state, 1, 'Drill Paladin')).toBe('GAP-0080');
  });

  rule(['AR1-0348', 'AR1-0351'], 'what is out of play keeps its owner from every version of it', () => {
    const out = { outOfPlay: ['Drill Paladin'] };
    const t = lights(
      ['Drill Paladin Grown', 'Drill Paladin In Wing', 'Drill Sister'],
      { ...hall, Drill: {} },
      { light: out },
    );
    expect(why(t.state, 1, 'Drill Paladin Grown')).toBe('AR1-0348');
    expect(why(t.state, 1, 'Drill Paladin In Wing')).toBe('AR1-0348');
    expect(t.light.may('deploy', 'Drill Sister')).toBe(true);
  });

  const places = { 'Drill Yard': {}, Drill: {} };
  for (const [what, gone, another] of [
    ['a character', 'Drill Hero', 'Drill Hero'],
    ['another version of a character', 'Drill Hero', 'Drill Hero in Disguise'],
    ['a vehicle', "Luke's X-34 Landspeeder", "Luke's X-34 Landspeeder"],
    ['a starship', 'Drill Lucky Star', 'Drill Lucky Star'],
    ['another version of a starship', 'Drill Fifth Wing', 'Drill Crimson Five'],
  ] as const)
    rule('AR1-0348', `${what} is not deployed again once it is out of play`, () => {
      const t = lights([another, 'Drill Flyer'], places, { light: { outOfPlay: [gone] } });
      expect(why(t.state, 1, another)).toBe('AR1-0348');
      expect(lights([another, 'Drill Flyer'], places).light.may('deploy', another)).toBe(true);
    });

  rule('AR1-0348', 'what is out of play keeps nobody from a weapon, and the opponent from nothing', () => {
    const relic = (dark: readonly string[]) =>
      table(ccg, {
        phase: 'deploy',
        dark: { hand: ['Drill Relic (New)'], outOfPlay: dark },
        at: { 'Drill Yard': { dark: ['Drill Trooper'] } },
      });
    expect(relic(['Drill Relic (Old)']).dark.may('deploy', 'Drill Relic (New)')).toBe(true);
    const t = lights(['Drill Rogue (Light)'], hall, { dark: { outOfPlay: ['Drill Rogue (Dark)'] } });
    expect(t.light.may('deploy', 'Drill Rogue (Light)')).toBe(true);
  });
});

describe('personas', () => {
  const kinds = ['character', 'vehicle', 'starship', 'weapon', 'device'] as const;
  const bearer = 'Drill Recruit';
  /** Two versions of one and the same, the one on table and the other in the Light Side’s hand. */
  const versions = (kind: (typeof kinds)[number]) => {
    const text = kind === 'weapon' || kind === 'device' ? [deploysOn(your.characters)] : [];
    const [one, two] = [0, 1].map(() => stranger({ kind, side: 'light', persona: 'Keepsake', text }));
    if (one === undefined || two === undefined) throw new Error('There are two versions.');
    const there: Stood = text.length > 0 ? { card: bearer, on: [one.name] } : one.name;
    const lay = (light: readonly Stood[], dark: readonly Stood[], more: CcgPosition = {}) =>
      table(ccgWith(one, two), {
        phase: 'deploy',
        ...more,
        light: { hand: [two.name, 'Drill Stew'], force: 9 },
        at: kind === 'starship' ? { Drill: { light, dark }, ...hall } : { 'Drill Yard': { light, dark }, Drill: {} },
      });
    return { one, two, there, lay };
  };

  for (const kind of kinds) {
    rule(['AR5-0053', 'AR5-0054'], `a ${kind} is on table once, in whatever version`, () => {
      const { two, there, lay } = versions(kind);
      expect(why(lay([there], [], { turn: 'light' }).state, 1, two.name)).toBe('AR5-0054');
      expect(why(lay([bearer], [], { turn: 'light' }).state, 1, two.name)).not.toBe('AR5-0054');
    });

    if (kind === 'character') continue;
    rule('AR5-0057', `a stolen ${kind} keeps its former owner from deploying it`, () => {
      const { one, two, there, lay } = versions(kind);
      const isVessel = kind === 'vehicle' || kind === 'starship';
      const t = lay([there], isVessel ? [] : ['Drill Thief (Dark)'], {
        dark: { hand: [isVessel ? 'Drill Seizure (Dark)' : 'Drill Errand (Dark)'] },
      });
      if (isVessel) t.dark.does('play', 'Drill Seizure (Dark)');
      else t.dark.does('use', 'Drill Thief (Dark)');
      expect(t.dark.sees(isVessel ? 'at' : 'on', 'dark')).toContain(one.name);
      expect(why(t.state, 1, two.name)).toBe('AR5-0057');
    });
  }

  rule(['AR5-0055', 'AR5-0059', 'GAP-0081'], 'each player may have one, but not with the same title', () => {
    const at = { 'Drill Moon: Crater': { dark: ['Drill Rogue (Dark)'] } };
    const t = lights(['Drill General Rogue', 'Drill Rogue (Light)'], at);
    expect(why(t.state, 1, 'Drill General Rogue')).toBeUndefined();
    expect(why(t.state, 1, 'Drill Rogue (Light)')).toBe('GAP-0080');
  });

  rule(['AR5-0112', 'AR5-0070'], 'permanent weapons and pilots count as well (example)', () => {
    const t = lights(['Drill Paladin’s Blade', 'Drill Paladin Grown'], {
      'Drill: Hall': { light: ['Drill Armed Paladin'] },
    });
    expect(why(t.state, 1, 'Drill Paladin’s Blade')).toBe('AR5-0054');
    expect(why(t.state, 1, 'Drill Paladin Grown')).toBe('AR5-0054');
    const aboard = lights(['Drill Paladin'], { ...hall, Drill: { light: ['Drill Paladin In Wing'] } });
    expect(why(aboard.state, 1, 'Drill Paladin')).toBe('AR5-0054');
  });

  rule(['AR5-0065', 'AR5-0113', 'AR5-0066'], 'what deploys on a person needs a card of that type', () => {
    const t = lights(['Drill Paladin’s Blade'], { ...hall, Drill: { light: ['Drill Paladin In Wing'] } });
    expect(t.light.may('deploy', 'Drill Paladin’s Blade')).toBe(false);
    const held = lights(['Drill Paladin’s Blade'], { 'Drill: Hall': { light: ['Drill Paladin Grown'] } });
    expect(held.light.may('deploy', 'Drill Paladin’s Blade')).toBe(true);
  });

  rule('AR5-0056', 'a captive keeps the Light Side from deploying that person', () => {
    const t = lights(['Drill Paladin Grown', 'Drill Sister'], {
      'Drill: Hall': { light: [{ card: 'Drill Paladin', inactive: 'captive' }] },
    });
    expect(t.light.may('deploy', 'Drill Paladin Grown')).toBe(false);
    expect(t.light.may('deploy', 'Drill Sister')).toBe(true);
  });

  rule('AR5-0056', 'whosever card the captive is', () => {
    const at = (inactive: 'captive' | 'missing') =>
      lights(['Drill General Rogue'], { 'Drill: Hall': { dark: [{ card: 'Drill Rogue (Dark)', inactive }] } });
    expect(why(at('captive').state, 1, 'Drill General Rogue')).toBe('AR5-0056');
    expect(why(at('missing').state, 1, 'Drill General Rogue')).not.toBe('AR5-0056');
  });

  rule('AR5-0057', 'a stolen weapon keeps its former owner from deploying it', () => {
    const t = table(ccg, {
      turn: 'dark',
      phase: 'deploy',
      dark: { hand: ['Drill Relic (New)', 'Drill Storm (Dark)'], force: 5 },
      light: { hand: ['Drill Purse Cutter'] },
      at: {
        'Drill: Hall': {
          dark: [{ card: 'Drill Trooper', on: ['Drill Relic (Old)'] }, 'Drill Trooper'],
          light: ['Drill Recruit'],
        },
      },
    });
    expect(why(t.state, 0, 'Drill Relic (New)')).toBe('AR5-0054');
    t.dark.does('deploy', 'Drill Storm (Dark)');
    t.light.does('play', 'Drill Purse Cutter');
    expect(why(t.state, 0, 'Drill Relic (New)')).toBe('AR5-0057');
  });

  rule('AR5-0072', 'the pilot of a stolen starship is nobody any more', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Red Leader', 'Drill Stew'], force: 5 },
      dark: { hand: ['Drill Seizure (Dark)'] },
      at: { ...hall, Drill: { light: ['Drill Leader In Drill One'], dark: [] } },
    });
    expect(why(t.state, 1, 'Red Leader')).toBe('AR5-0054');
    t.light.does('play', 'Drill Stew');
    t.dark.does('play', 'Drill Seizure (Dark)');
    expect(why(t.state, 1, 'Red Leader')).toBeUndefined();
  });

  rule('AR5-0072', 'a permanent weapon counts even where the game text is cancelled', () => {
    const t = lights(['Drill Blank', 'Drill Paladin’s Blade', 'Drill Stew'], {
      'Drill: Hall': { light: ['Drill Armed Paladin'] },
    });
    t.light.does('play', 'Drill Blank');
    expect(why(t.state, 1, 'Drill Paladin’s Blade')).toBe('AR5-0054');
  });
});

describe('a card that another makes non-unique', () => {
  for (const [how, there, text] of [
    ['captured', [{ card: 'Drill Kin Maker', inactive: 'captive' }], []],
    ['missing', [{ card: 'Drill Kin Maker', inactive: 'missing' }], []],
    ['gone', [], []],
    ['without its text', ['Drill Kin Maker'], ['Drill Hush']],
  ] as const)
    rule('GLB-0523', `is unique again once that one is ${how}`, () => {
      const making = (makers: readonly Stood[], effects: readonly string[] = []) =>
        lights(
          ['Drill Siesta', 'Drill Recruit'],
          { 'Drill: Hall': { light: makers } },
          { light: { table: ['Drill Siesta', ...effects] } },
        );
      expect(making(['Drill Kin Maker']).light.may('deploy', 'Drill Siesta')).toBe(true);
      const again = making(there, text);
      expect(why(again.state, 1, 'Drill Siesta')).toBe('GAP-0080');
      expect(again.light.may('deploy', 'Drill Recruit')).toBe(true);
      expect(again.light.may('deploy', 'Drill Siesta')).toBe(false);
    });

  rule(
    'GAP-0084',
    'goes to the Used Pile but for one, as soon as it is unique again; which one stays is chosen',
    () => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'control',
        light: {
          table: ['Drill Siesta', 'Drill Siesta', 'Drill Siesta'],
          hand: ['Drill Send Off', 'Drill Errand (Light)'],
        },
        dark: { hand: ['Drill Errand (Dark)'] },
        at: { 'Drill: Hall': { light: ['Drill Kin Maker'] } },
      });
      t.light.does('play', 'Drill Send Off');
      expect(t.asked).toBe('light');
      expect(t.decision.options).toHaveLength(3);
      t.light.does('instead');
      t.light.does('instead');
      expect(t.light.sees('table', 'light')).toEqual(['Drill Siesta']);
      expect(t.light.sees('used', 'light').filter((name) => name === 'Drill Siesta')).toHaveLength(2);
    },
  );
});
