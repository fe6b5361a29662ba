import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { deploysOn, maintenance, your } from '../src/language/index.ts';
import { ccg } from './drill.ts';
import { ccgWith, stranger } from './stranger.ts';

const lay = (position: Parameters<typeof ccg.position>[0]) => table(ccg, position);

/** The end of Light's turn, so that Dark's is about to begin. */
const before = {
  turn: 'light',
  phase: 'draw',
  light: { hand: ['Drill Stew'], force: 1 },
  dark: { hand: ['Drill Blow'] },
} as const;

function bothPass(t: ReturnType<typeof lay>): void {
  for (let i = 0; i < 2; i++) (t.asked === 'dark' ? t.dark : t.light).passes();
}

describe('the start of a turn', () => {
  rule(['GAP-0043', 'GAP-0044'], 'has what must happen first, then what may, by turns', () => {
    const t = lay({
      ...before,
      dark: { table: ['Drill Doom', 'Drill Sunrise'], hand: ['Drill Blow'] },
      light: { ...before.light, table: ['Drill Rooster'] },
    });
    bothPass(t);
    expect(t.state.facts).toMatchObject({ phase: 'start', active: 0 });
    // The loss comes first.
    for (let i = 0; i < 3; i++) t.light.does('lose', 'reserve');
    expect(t.state.facts.phase).toBe('start');
    // Then whoever's turn it is may act, then the other; nothing but what belongs there.
    expect(t.options).toEqual(['use Drill Sunrise', 'pass']);
    t.dark.passes();
    expect(t.options).toEqual(['use Drill Rooster', 'pass']);
    t.light.does('use', 'Drill Rooster');
    t.dark.does('use', 'Drill Sunrise');
    expect(t.state.facts.phase).toBe('activate');
    expect(t.state.zones.force.map((pile) => pile.length)).toEqual([1, 2]);
  });

  rule('GLC-0478', 'is followed by six phases of one player', () => {
    const t = lay({ ...before, dark: { ...before.dark, hand: ['Drill Blow', 'Drill Toll'] } });
    bothPass(t);
    const seen: [string, number][] = [];
    while (t.state.facts.active === 0) {
      const { phase, active } = t.state.facts;
      if (seen.at(-1)?.[0] !== phase) seen.push([phase, active]);
      (t.asked === 'dark' ? t.dark : t.light).passes();
    }
    expect(seen.map(([phase]) => phase)).toEqual(['activate', 'control', 'deploy', 'battle', 'move', 'draw']);
  });
});

describe('Force generation', () => {
  const allLocations = {
    'Drill: Hall': {},
    Drill: {},
    'Drill: Docking Bay': {},
    'Drill: Dunes': {},
    'Drill Dark': {},
    'Drill Yard': {},
    'Drill Eden: Woods': { dark: ['Drill Tyrant'] },
  };
  const dark = { table: ['Drill Reservoir'] };
  const light = { table: ['Drill Dearth', 'Drill Squeeze'] };

  const generated = (position: Parameters<typeof ccg.position>[0]): number =>
    lay({ phase: 'activate', dark, ...position }).state.facts.generation;

  rule('GAP-0048', 'adds up locations, each as it is changed or limited, then one’s own and a Master', () => {
    // Nothing, 1, 1, 2 limited to 1, 1 and 1 limited to 1, 1 and 1, 2: then 1 and 1.
    expect(generated({ at: allLocations, light })).toBe(10);
    expect(generated({ at: allLocations })).toBe(13);
  });

  rule('AR1-0391', 'is limited only where it would be more', () => {
    expect(generated({ at: { 'Drill: Dunes': {} }, light })).toBe(2);
    expect(generated({ at: { 'Drill: Dunes': {} } })).toBe(3);
    expect(generated({ at: { 'Drill Dark': {} }, light: { table: ['Drill Squeeze'] }, dark: {} })).toBe(2);
    expect(generated({ at: { 'Drill Dark': {} }, dark: {} })).toBe(2);
  });

  rule('GAP-0049', 'may be stopped, and the icons are still there for drains and battlegrounds', () => {
    const at = { 'Drill: Hall': { light: ['Drill Recruit'] } };
    expect(generated({ at: { 'Drill: Hall': {} }, light })).toBe(1);
    const t = lay({ turn: 'light', at, light: { table: ['Drill Dearth'] } });
    expect(t.options).toEqual(['drain Drill: Hall 1', 'pass']);
    // A bonus does not raise a drain either.
    const bonus = lay({ turn: 'light', at: { 'Drill Yard': { light: ['Drill Recruit'] } }, dark });
    expect(bonus.options).toEqual(['drain Drill Yard 1', 'pass']);
    const holdings = { ...at, 'Drill Yard': { dark: ['Drill Trooper'] }, 'Drill: Vault': { dark: ['Drill Trooper'] } };
    const foothold = lay({
      at: { ...holdings, 'Drill: Hall': { dark: ['Drill Trooper'] } },
      dark: { table: ['Drill Foothold'] },
      light: { table: ['Drill Dearth'] },
    });
    expect(foothold.options).toContain('drain Drill: Hall 2');
  });
});

describe('the deploy phase', () => {
  rule('AR8-0019', 'lets what a character brought from Reserve Deck be deployed beside it', () => {
    const t = lay({
      turn: 'light',
      phase: 'deploy',
      light: {
        hand: ['Drill Matron'],
        force: 6,
        reserve: ['Drill Recruit', 'Drill Recruit', 'Drill Servant', 'Drill Flyer'],
      },
      dark: { hand: ['Drill Blow'] },
      at: { 'Drill Yard': {} },
    });
    t.light.does('deploy', 'Drill Matron');
    // At least one, at most two.
    expect(t.decision.options.map(({ amount }) => amount)).toEqual([2, 1]);
    t.answer({ player: 1, at: t.decision.at, picks: [0] });
    expect(t.light.sees('hand')).toEqual(['Drill Flyer', 'Drill Servant']);
    t.dark.passes();
    t.light.does('deploy', 'Drill Flyer');
    t.dark.passes();
    t.light.does('deploy', 'Drill Servant');
    expect(t.dark.sees('at', 'light')).toEqual(['Drill Matron', 'Drill Flyer', 'Drill Servant']);
  });
});

describe('maintenance', () => {
  rule('AR8-0022', 'is paid at the end of a turn, after re-circulating, when nothing else can be played', () => {
    const t = lay({
      turn: 'light',
      phase: 'draw',
      light: { hand: ['Drill Stew'], force: 3, used: ['Drill Recruit'], table: ['Drill Clerk'] },
      dark: { hand: ['Drill Blow', 'Drill Rally'] },
      at: { 'Drill Yard': { light: ['Drill Berserker'], dark: ['Drill Trooper'] } },
    });
    bothPass(t);
    expect(t.state.facts.phase).toBe('end');
    t.light.does('maintain');
    expect(t.state.zones.used[1]).toHaveLength(2);
    // Only what belongs to the end of a turn.
    expect(t.options).toEqual(['use Drill Clerk', 'pass']);
    t.light.passes();
    expect(t.state.facts.active).toBe(0);
    expect(t.state.zones.used[1]).toHaveLength(2);
    while (t.state.facts.active === 0 && t.state.facts.phase !== 'end')
      (t.asked === 'dark' ? t.dark : t.light).passes();
    expect(t.state.zones.used[1]).toEqual([]);
  });

  rule('GAP-0211', 'is owed by what nobody drives, but not by what has no text; text comes back in time', () => {
    const end = { phase: 'draw', dark: { hand: ['Drill Blow'], force: 1 } } as const;
    const empty = lay({ ...end, light: { hand: ['Drill Stew'] }, at: { 'Drill Yard': { dark: ['Drill Barge'] } } });
    bothPass(empty);
    expect(empty.options).toEqual(['maintain', 'sacrifice']);
    const silent = lay({
      ...end,
      light: { hand: ['Drill Stew'], table: ['Drill Curfew'] },
      at: { 'Drill Yard': { dark: ['Drill Barge'] } },
    });
    bothPass(silent);
    expect(silent.state.facts.active).toBe(1);
    expect(silent.dark.sees('at', 'dark')).toEqual(['Drill Barge']);
    const blank = lay({
      ...end,
      light: { hand: ['Drill Stew', 'Drill Blank'] },
      at: { 'Drill Yard': { dark: ['Drill Hulk'] } },
    });
    blank.dark.passes();
    blank.light.does('play', 'Drill Blank');
    blank.dark.passes();
    blank.light.passes();
    expect(blank.options).toEqual(['maintain', 'recycle', 'sacrifice']);
  });

  rule(['GAP-0209', 'GAP-0210', 'AR1-0144'], 'is to pay, to recycle or to give up, as much as can be paid', () => {
    const at = { 'Drill Yard': { dark: [{ card: 'Drill Hulk', on: ['Drill Saber'] }] } };
    const end = { phase: 'draw', light: { hand: ['Drill Stew'] }, at } as const;
    const kept = lay({ ...end, dark: { hand: ['Drill Blow'], force: 1 } });
    bothPass(kept);
    expect(kept.options).toEqual(['maintain', 'recycle', 'sacrifice']);
    kept.dark.does('maintain');
    expect(kept.dark.sees('at', 'dark')).toEqual(['Drill Hulk']);
    expect(kept.state.zones.used[0]).toHaveLength(1);
    const recycled = lay({ ...end, dark: { hand: ['Drill Blow'], force: 1 } });
    bothPass(recycled);
    recycled.dark.does('recycle');
    recycled.dark.does('put', 'Drill Saber');
    expect(recycled.dark.sees('at', 'dark')).toEqual([]);
    // What was on it goes there too, with the Force that was used.
    expect(recycled.state.zones.used[0]).toHaveLength(3);
    const broke = lay({ ...end, dark: { hand: ['Drill Blow'] } });
    bothPass(broke);
    expect(broke.dark.sees('outOfPlay')).toEqual(['Drill Hulk']);
    expect(broke.dark.sees('lost')).toEqual(['Drill Saber']);
    // What would lessen a loss does not lessen a cost.
    const owed = lay({
      phase: 'draw',
      dark: { hand: ['Drill Blow'], table: ['Drill Vow'] },
      light: { hand: ['Drill Stew'] },
      at: { 'Drill Yard': { dark: ['Drill Leech'] } },
    });
    bothPass(owed);
    owed.dark.does('maintain').does('lose', 'reserve');
    expect(owed.dark.sees('lost')).toHaveLength(1);
  });
});

describe('a card that has to be maintained', () => {
  const printed = {
    'use 2, recycle 1': { use: 2, recycle: 1 },
    'use 2': { use: 2 },
    'lose 2, recycle 1': { lose: 2, recycle: 1 },
    'lose 2': { lose: 2 },
  } as const;
  const kinds = ['character', 'vehicle', 'starship'] as const;
  for (const [what, cost] of Object.entries(printed))
    for (const kind of kinds) {
      const held = stranger({
        kind,
        text: [maintenance(cost)],
        ...(kind === 'character' ? {} : { permanentPilots: [1] }),
      });
      const gun = stranger({ kind: 'weapon', text: [deploysOn(your.of(kind))] });
      const game = ccgWith(held, gun);
      const ending = (turn: 'dark' | 'light' = 'dark') => {
        const where = kind === 'starship' ? 'Drill' : 'Drill Yard';
        const t = table(game, {
          turn,
          phase: 'draw',
          dark: { force: 3, hand: ['Drill Blow'] },
          light: { hand: ['Drill Stew'] },
          at: { [where]: { dark: [{ card: held.name, on: [gun.name] }] } },
        });
        for (let i = 0; i < 2; i++) if (t.options.includes('pass')) t[t.asked ?? 'dark'].passes();
        return t;
      };
      const sizes = (t: ReturnType<typeof ending>) =>
        (['used', 'lost', 'outOfPlay'] as const).map((zone) => t.state.zones[zone][0].length);
      const options = ['maintain', ...('recycle' in cost ? ['recycle'] : []), 'sacrifice'];

      rule('GAP-0209', `for "${what}" may be kept, or else what is printed: a ${kind}`, () => {
        const t = ending();
        // It is asked for once what was used lies in the Reserve Deck again, and for nothing else.
        expect([t.asked, t.options, t.state.zones.used[0].length]).toEqual(['dark', options, 0]);
        t.dark.does('maintain');
        while (t.asked === 'dark' && t.dark.may('lose')) t.dark.does('lose', 'reserve');
        expect(sizes(t)).toEqual('use' in cost ? [2, 0, 0] : [0, 2, 0]);
        expect(t.dark.sees('at', 'dark')).toEqual([held.name]);
      });
      rule('GAP-0209', `for "${what}" may be given up, and what is on it is lost: a ${kind}`, () => {
        const t = ending();
        t.dark.does('sacrifice');
        expect([t.dark.sees('outOfPlay', 'dark'), t.dark.sees('lost', 'dark')]).toEqual([[held.name], [gun.name]]);
        expect(t.state.zones.used[0]).toHaveLength(0);
      });
      if ('recycle' in cost)
        rule('GAP-0209', `for "${what}" may be recycled with what is on it: a ${kind}`, () => {
          const t = ending();
          t.dark.does('recycle');
          while (t.asked === 'dark' && t.dark.may('put')) t.dark.does('put', '#1');
          expect(sizes(t)).toEqual([3, 0, 0]);
        });
      rule('GAP-0209', `for "${what}" is owed in one's own turns alone: a ${kind}`, () => {
        const t = ending('light');
        expect(t.options.join()).not.toMatch(/maintain|sacrifice/);
        expect(t.state.facts.active).toBe(0);
      });
    }
});

describe('the end of a turn', () => {
  rule(['AR8-0024', 'AR8-0025', 'AR8-0027'], 'is played through to the last pass', () => {
    const t = lay({
      phase: 'draw',
      dark: {
        force: 1,
        table: ['Drill Visage', 'Drill Vow'],
        hand: ['Drill Scorn', 'Drill Reading', 'Drill Reading'],
      },
      light: { force: 4, table: ['Drill Bench'], hand: ['Drill Stew', 'Drill Stew', 'Drill Comfort', 'Drill Retort'] },
      at: { 'Drill Yard': { dark: ['Drill Hulk'] } },
    });
    // The one that is unique is played in Dark's turn.
    t.dark.passes();
    t.light.does('play', 'Drill Stew');
    t.dark.does('play', 'Drill Reading');
    t.dark.passes();
    t.light.passes();
    expect(t.state.facts.phase).toBe('end');
    // Dark chooses what comes first: the maintenance.
    expect(t.decision.options.map(({ clause }) => clause).sort()).toEqual(['Drill Hulk/0', 'Drill Visage/0']);
    t.dark.does('resolve', 'Drill Hulk').does('maintain');
    t.dark.does('first', '#1');
    // Only Light has to lose, and can't play what belongs to no end of turn.
    expect(t.asked).toBe('light');
    expect(t.options).toEqual(['play Drill Comfort', 'pass']);
    t.light.does('play', 'Drill Comfort');
    expect(t.options).toEqual(['play Drill Scorn', 'pass']);
    t.dark.does('play', 'Drill Scorn');
    t.light.does('play', 'Drill Retort');
    // Nothing more can be said against that, so the loss is cancelled.
    expect(t.dark.sees('lost', 'light')).not.toContain('Drill Recruit');
    expect(t.asked).toBe('light');
    t.light.does('use', 'Drill Bench');
    expect(t.state.facts).toMatchObject({ active: 1, phase: 'activate' });
    expect(t.state.zones.used.map((pile) => pile.length)).toEqual([1, 5]);
  });
});
