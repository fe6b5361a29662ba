import { nameOf, next } from '@binary-sunset/kernel';
import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { any, atAnyTime, deploys, plays as justPlays, lostPile, may, sends, used } from '../src/language/index.ts';
import { table as zones } from '../src/state/state.ts';
import type { Instruction } from '../src/text/program.ts';
import { playsFrom } from './cards/drill/own/playing.ts';
import { ccg } from './drill.ts';
import { ccgWith, stranger } from './stranger.ts';

/** What sends the Interrupt itself somewhere, as it is played. */
const goesTo = (to: 'used' | 'lost' | 'outOfPlay' | 'hand' | 'reserve' | 'force'): Instruction => ({
  words: () => `place Interrupt in ${to}`,
  run(s, l, tell) {
    zones.move(s, tell, l.source.card, to, l.by);
    return next;
  },
});

const start = (light: readonly string[], dark: readonly string[], force = 1) =>
  table(ccg, {
    turn: 'light',
    light: { hand: light, force: 2 },
    dark: { hand: [...dark, 'Drill Errand (Dark)'], force },
  });

describe('a grabber', () => {
  rule(
    ['AR1-0203', 'AR1-0340', 'GLB-0193'],
    'takes the Interrupt once it is played, of which there is then one a turn',
    () => {
      const t = start(['Drill Stew', 'Drill Stew'], ['Drill Hook (Dark)']);
      t.light.does('play', 'Drill Stew #1');
      t.dark.does('deploy', 'Drill Hook (Dark)');
      expect(t.state.zones.force[0]).toHaveLength(0);
      // It was initiated, and has its result.
      expect(t.state.zones.force[1]).toHaveLength(4);
      expect(t.light.sees('used', 'light')).not.toContain('Drill Stew');
      expect(t.dark.sees('stacked', 'light')).toEqual(['Drill Stew']);
      t.dark.passes();
      expect(t.light.getsTo('play', 'Drill Stew')).toBe(false);
    },
  );

  rule(['GLB-0194', 'AR1-0092', 'GLC-0433'], 'takes it even if it is cancelled', () => {
    const t = start(['Drill Stew', 'Drill Errand (Light)'], ['Drill Hook (Dark)', 'Drill Sense (Dark)']);
    t.light.does('play', 'Drill Stew');
    t.dark.does('deploy', 'Drill Hook (Dark)');
    t.dark.does('play', 'Drill Sense (Dark)');
    expect(t.state.zones.force[1]).toHaveLength(2);
    expect(t.dark.sees('stacked', 'light')).toEqual(['Drill Stew']);
    expect(t.light.sees('lost', 'light')).toEqual([]);
  });

  rule('GLC-0432', 'may make more of that title dear, for both players', () => {
    const playing = (force: number) => {
      const t = table(ccg, {
        turn: 'light',
        light: { hand: ['Drill Signal', 'Drill Signal', 'Drill Stew'], force },
        dark: { hand: ['Drill Ransom Note', 'Drill Blow'], force: 1 },
      });
      t.light.does('play', 'Drill Signal #1');
      t.dark.does('deploy', 'Drill Ransom Note').passes();
      return t;
    };
    // One is held there; with the next there are two. Each activates 1 Force.
    expect(playing(0).light.may('play', 'Drill Stew')).toBe(true);
    expect(playing(0).light.may('play', 'Drill Signal')).toBe(false);
    const t = playing(1);
    t.light.does('play', 'Drill Signal');
    expect(t.light.sees('stacked', 'light')).toEqual(['Drill Signal', 'Drill Signal']);
    expect(t.state.zones.force[1]).toHaveLength(1);
    const own = (force: number) => {
      const at = table(ccg, {
        turn: 'light',
        light: { hand: ['Drill Errand (Light)', 'Drill Stew'] },
        dark: { hand: ['Drill Ransom Note', 'Drill Errand (Dark)', 'Drill Blow'], force: force + 1 },
      });
      at.light.does('play', 'Drill Errand (Light)');
      at.dark.does('deploy', 'Drill Ransom Note');
      if (at.light.may('amount')) at.light.does('amount', 1);
      expect(at.dark.may('play', 'Drill Blow')).toBe(true);
      return at.dark.may('play', 'Drill Errand (Dark)');
    };
    expect([own(1), own(2)]).toEqual([false, true]);
  });

  rule('GLD-0018', 'makes the title unique for both players, and holds it though it is cancelled', () => {
    const t = start(
      ['Drill Errand (Light)', 'Drill Errand (Light)', 'Drill Stew'],
      ['Drill Hook (Dark)', 'Drill Sense (Dark)', 'Drill Blow'],
    );
    t.light.does('play', 'Drill Errand (Light) #1');
    t.dark.does('deploy', 'Drill Hook (Dark)');
    t.dark.does('play', 'Drill Sense (Dark)');
    expect(t.dark.sees('stacked', 'light')).toEqual(['Drill Errand (Light)']);
    expect(t.dark.may('play', 'Drill Blow')).toBe(true);
    expect(t.dark.may('play', 'Drill Errand (Dark)')).toBe(false);
    t.dark.passes();
    expect(t.light.may('play', 'Drill Stew')).toBe(true);
    expect(t.light.may('play', 'Drill Errand (Light)')).toBe(false);
  });

  rule(['AR1-0340', 'GLB-0193'], 'makes the title unique as soon as it has claimed one', () => {
    const at = (hook: readonly string[]) => {
      const t = table(ccg, {
        dark: { hand: ['Drill Blow', 'Drill Sense (Dark)', ...hook], force: 1 },
        light: { hand: ['Drill Sense (Light)', 'Drill Stew'] },
      });
      t.dark.does('play', 'Drill Blow');
      t.light.does('play', 'Drill Sense (Light)');
      return t;
    };
    expect(at([]).dark.may('play', 'Drill Sense (Dark)')).toBe(true);
    const t = at(['Drill Hook (Dark)']);
    t.dark.does('deploy', 'Drill Hook (Dark)');
    expect(t.asked === 'dark' && t.dark.may('play', 'Drill Sense (Dark)')).toBe(false);
    expect(t.dark.sees('stacked', 'light')).toEqual(['Drill Sense (Light)']);
  });

  rule('GAP-0207', 'and another may both want it: whoever’s turn it is chooses', () => {
    const t = start(['Drill Stew', 'Drill Errand (Light)'], ['Drill Hook (Dark)', 'Drill Hook (Dark)'], 2);
    t.light.does('play', 'Drill Stew');
    t.dark.does('deploy', 'Drill Hook (Dark)');
    t.dark.does('deploy', 'Drill Hook (Dark)');
    expect(t.asked).toBe('light');
    expect(t.options).toEqual(['stack Drill Hook (Dark)', 'stack Drill Hook (Dark)']);
    t.light.does('stack', 'Drill Hook (Dark)');
    expect(t.dark.sees('stacked', 'light')).toEqual(['Drill Stew']);
  });

  rule('GAP-0206', 'is only a card with that icon, and what it holds is supporting', () => {
    const t = start(['Drill Stew', 'Drill Errand (Light)'], ['Drill Hook (Dark)']);
    t.light.does('play', 'Drill Stew');
    t.dark.does('deploy', 'Drill Hook (Dark)');
    const held = t.state.zones.stacked[1][0] ?? -1;
    expect(t.state.cards.host[held]).toBe(t.state.zones.table[0][0]);
    const other = start(['Drill Stew', 'Drill Errand (Light)'], ['Drill Bystander']);
    other.light.does('play', 'Drill Stew');
    other.dark.does('deploy', 'Drill Bystander');
    expect(other.dark.sees('stacked', 'light')).toEqual([]);
    expect(other.light.sees('used', 'light')).toContain('Drill Stew');
  });

  for (const to of ['used', 'lost', 'hand', 'reserve', 'force', 'outOfPlay'] as const)
    rule('GAP-0206', `takes what was to go to ${to} as it was played`, () => {
      const footstep = stranger({
        kind: 'effect',
        side: 'light',
        text: [
          may
            .act(atAnyTime)
            .once('turn')
            .do(playsFrom(any.interrupts, lostPile, to)),
        ],
      });
      const t = table(ccgWith(footstep), {
        turn: 'light',
        light: { table: [footstep.name], lost: ['Drill Stew'], hand: ['Drill Errand (Light)'] },
        dark: { hand: ['Drill Hook (Dark)', 'Drill Errand (Dark)'], force: 1 },
      });
      t.light.does('use', footstep.name);
      t.dark.does('deploy', 'Drill Hook (Dark)');
      expect(t.dark.sees('stacked', 'light')).toEqual(['Drill Stew']);
      expect(t.light.sees(to)).not.toContain('Drill Stew');
    });

  for (const [to, grabbed] of [
    ['used', true],
    ['lost', true],
    ['outOfPlay', true],
    ['hand', false],
    ['reserve', false],
    ['force', false],
  ] as const)
    rule('GAP-0206', `${grabbed ? 'takes' : 'does not take'} what by its own text has gone to ${to}`, () => {
      const errand = stranger({
        kind: 'interrupt',
        side: 'light',
        functions: [used(may.act(atAnyTime).do(goesTo(to)))],
      });
      const t = table(ccgWith(errand), {
        turn: 'light',
        light: { hand: [errand.name, 'Drill Errand (Light)'] },
        dark: { hand: ['Drill Hook (Dark)', 'Drill Errand (Dark)'], force: 1 },
      });
      t.light.does('play', errand.name);
      t.dark.does('deploy', 'Drill Hook (Dark)');
      expect(t.dark.sees('stacked', 'light')).toEqual(grabbed ? [errand.name] : []);
      if (!grabbed) expect(t.state.zones[to][1].map((card) => nameOf(t.state, card))).toContain(errand.name);
    });

  for (const icon of [true, false])
    for (const type of ['effect', 'immediate'] as const)
      rule('GAP-0206', `is ${icon ? 'whatever has' : 'nothing without'} that icon: ${type}`, () => {
        const hook = stranger({
          kind: 'effect',
          type,
          ...(icon ? { grabber: true as const } : {}),
          text: [deploys.inResponseTo(justPlays('opponent', any.interrupts))],
        });
        const t = table(ccgWith(hook), {
          turn: 'light',
          light: { hand: ['Drill Stew', 'Drill Errand (Light)'] },
          dark: { hand: [hook.name, 'Drill Errand (Dark)'], force: 1 },
        });
        t.light.does('play', 'Drill Stew');
        t.dark.does('deploy', hook.name);
        expect(t.dark.sees('stacked', 'light')).toEqual(icon ? ['Drill Stew'] : []);
        expect(t.light.sees('used').includes('Drill Stew')).toBe(!icon);
      });

  rule('GAP-0206', 'holds what is no target any more, not even of what means all cards', () => {
    const reach = stranger({
      kind: 'interrupt',
      side: 'light',
      functions: [used(may.act(atAnyTime).do(sends(any.all.called('Drill Stew', 'Drill Memorial'), 'hand')))],
    });
    const reaches = (...lying: string[]) => {
      const t = table(ccgWith(reach), {
        turn: 'light',
        light: { hand: ['Drill Stew', reach.name, 'Drill Errand (Light)'], table: lying },
        dark: { hand: ['Drill Hook (Dark)', 'Drill Errand (Dark)'], force: 3 },
      });
      t.light.does('play', 'Drill Stew');
      t.dark.does('deploy', 'Drill Hook (Dark)');
      expect(t.dark.sees('stacked', 'light')).toEqual(['Drill Stew']);
      return t.light.getsTo('play', reach.name);
    };
    expect([reaches(), reaches('Drill Memorial')]).toEqual([false, true]);
  });

  rule(['AR1-0092', 'GAP-0206'], 'takes even what was to go out of play', () => {
    const t = table(ccg, {
      turn: 'light',
      light: { table: ['Drill Footstep'], lost: ['Drill Stew'], hand: ['Drill Errand (Light)'] },
      dark: { hand: ['Drill Hook (Dark)', 'Drill Errand (Dark)'], force: 1 },
    });
    t.light.does('use', 'Drill Footstep');
    t.dark.does('deploy', 'Drill Hook (Dark)');
    expect(t.dark.sees('stacked', 'light')).toEqual(['Drill Stew']);
    expect(t.light.sees('outOfPlay', 'light')).toEqual([]);
  });
});

describe('an Interrupt', () => {
  rule(['GLC-0518', 'AR1-0289'], 'that is unique is played once a turn, whoever has it', () => {
    const t = start(['Drill Only (Light)', 'Drill Only (Light)'], ['Drill Only (Dark)']);
    t.light.does('play', 'Drill Only (Light) #1');
    expect(t.dark.may('play', 'Drill Only (Dark)')).toBe(false);
    t.dark.passes();
    expect(t.light.getsTo('play', 'Drill Only (Light)')).toBe(false);
  });

  rule(['GLC-0076', 'GLC-0518'], 'counts as played once it is begun, whatever becomes of it', () => {
    const t = start(['Drill Only (Light)', 'Drill Only (Light)'], ['Drill Sense (Dark)']);
    t.light.does('play', 'Drill Only (Light) #1');
    t.dark.does('play', 'Drill Sense (Dark)');
    expect(t.light.sees('lost', 'light')).toEqual(['Drill Only (Light)']);
    t.dark.passes();
    expect(t.light.getsTo('play', 'Drill Only (Light)')).toBe(false);
  });

  rule(['GLC-0528', 'GAP-0131'], 'that is used or lost goes where the function goes that its player chose', () => {
    const played = (which: number) => {
      const t = start(['Drill Either'], []);
      t.light.does('play', `Drill Either #${which}`);
      return t;
    };
    expect(played(1).light.sees('used', 'light')).toEqual(['Drill Either']);
    const lost = played(2);
    expect(lost.light.sees('lost', 'light')).toEqual(['Drill Either']);
    expect(lost.state.zones.force[1]).toHaveLength(4);
  });

  rule('GAP-0130', 'that would be both used and lost is lost; what it is was settled as it was initiated', () => {
    const at = (light: readonly string[], dark: readonly string[]) => {
      const t = table(ccg, {
        turn: 'light',
        light: { hand: ['Drill Stew', 'Drill Errand (Light)'], table: light },
        dark: { hand: ['Drill Errand (Dark)'], table: dark },
      });
      t.light.does('play', 'Drill Stew');
      return t;
    };
    expect(at([], []).light.sees('used', 'light')).toEqual(['Drill Stew']);
    expect(at([], ['Drill Wastage']).light.sees('lost', 'light')).toEqual(['Drill Stew']);
    expect(at(['Drill Thrift'], ['Drill Wastage']).light.sees('lost', 'light')).toEqual(['Drill Stew']);
    const kept = table(ccg, {
      turn: 'light',
      light: { hand: ['Drill Quash', 'Drill Errand (Light)'] },
      dark: { hand: ['Drill Errand (Dark)'], table: ['Drill Wastage'] },
    });
    // It cancels the very card that makes it a Lost Interrupt, and is one all the same.
    kept.light.does('play', 'Drill Quash');
    expect(kept.dark.sees('lost', 'dark')).toEqual(['Drill Wastage']);
    expect(kept.light.sees('lost', 'light')).toEqual(['Drill Quash']);
  });

  rule(['GLB-0306', 'GAP-0132'], 'is played in either turn, and is not on table meanwhile', () => {
    const t = table(ccg, {
      dark: { hand: ['Drill Abolish', 'Drill Errand (Dark)'], table: [] },
      light: { hand: ['Drill Stew'], table: ['Drill Memorial'] },
    });
    t.dark.does('play', 'Drill Abolish');
    t.light.does('play', 'Drill Stew');
    expect(t.light.sees('used', 'light')).toEqual(['Drill Stew']);
  });
});
