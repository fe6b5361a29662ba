import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgState } from '../src/index.ts';
import { always } from '../src/language/amounts/values.ts';
import { any } from '../src/language/cards/cards.ts';
import { activate, automatically, drains, forbids } from '../src/language/index.ts';
import type { Stood } from '../src/position.ts';
import { whyNotDrain } from '../src/rules/force/drains.ts';
import { ccg } from './drill.ts';
import { passUntil } from './movingTable.ts';
import { ccgWith, stranger } from './stranger.ts';

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);
const fromReserve = (t: { light: { does(verb: string, on?: string): unknown } }, times: number): void => {
  for (let i = 0; i < times; i++) t.light.does('lose', 'reserve');
};

/** Dark alone at a site with two Light icons. */
const field = { 'Drill: Field (Light)': { dark: ['Drill Trooper'] } };

describe('a Force drain', () => {
  rule(['GLB-0125', 'GLB-0127', 'GLB-0128'], 'costs the opponent as much Force as they have icons there', () => {
    const t = table(ccg, { at: field, light: { hand: ['Drill Recruit'] } });
    t.dark.does('drain', 'Drill: Field (Light)');
    // Light loses it, from hand or from Life Force.
    expect(t.asked).toBe('light');
    expect(t.light.may('lose', 'Drill Recruit')).toBe(true);
    fromReserve(t, 2);
    expect(t.light.sees('lost', 'light')).toHaveLength(2);
    expect(t.light.sees('hand', 'light')).toHaveLength(1);
  });

  for (const [first, second] of [
    ['reserve', 'force'],
    ['force', 'used'],
    ['used', 'Drill Recruit'],
    ['Drill Recruit', 'reserve'],
  ] as const)
    rule('GLB-0128', `takes all of it, from hand or any pile of Life Force: ${first} and ${second}`, () => {
      const t = table(ccg, {
        at: field,
        light: { hand: ['Drill Recruit'], force: 1, used: ['Drill Stew'] },
        dark: { hand: ['Drill Errand (Dark)'] },
      });
      const left = () =>
        (['hand', 'reserve', 'force', 'used', 'lost'] as const).map((zone) => t.state.zones[zone][1].length);
      const [hand = 0, reserve = 0, force = 0, used = 0, lost = 0] = left();
      t.dark.does('drain', 'Drill: Field (Light)');
      t.light.does('lose', first);
      expect(t.light.may('lose', second)).toBe(true);
      t.light.does('lose', second);
      const less = (from: string) => (first === from || second === from ? 1 : 0);
      expect(left()).toEqual([
        hand - less('Drill Recruit'),
        reserve - less('reserve'),
        force - less('force'),
        used - less('used'),
        lost + 2,
      ]);
    });

  rule(['GLA-0379', 'GLA-0381'], 'needs control, and one’s own control phase', () => {
    const at = {
      'Drill: Field (Light)': { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
      'Drill: Hall': { dark: ['Drill Trooper'], light: ['Drill Servant'] },
      'Drill: Dunes': { light: ['Drill Recruit'] },
    };
    const t = table(ccg, { at });
    expect(t.options).toEqual(['drain Drill: Hall 1', 'pass']);
    expect(table(ccg, { phase: 'deploy', at, dark: { hand: ['Drill Trooper'], force: 1 } }).dark.may('drain')).toBe(
      false,
    );
  });

  rule(['GAP-0051', 'GLB-0126'], 'is optional, and happens once at each location, one by one', () => {
    const t = table(ccg, {
      at: { ...field, 'Drill: Hall': { dark: ['Drill Trooper'] } },
      light: { hand: ['Drill Stew', 'Drill Stew'] },
    });
    t.dark.does('drain', 'Drill: Hall');
    t.light.does('lose', 'reserve');
    // Another action comes in between.
    t.light.does('play', 'Drill Stew');
    expect(t.options).toEqual(['drain Drill: Field (Light) 2', 'pass']);
    t.dark.does('drain', 'Drill: Field (Light)');
    fromReserve(t, 2);
    t.light.does('play', 'Drill Stew');
    // Both locations are drained; only after a turn they may be again.
    expect(t.dark.told('drains')).toHaveLength(2);
    expect(t.state.facts.phase).not.toBe('control');
  });

  rule('GLB-0129', 'is possible where there are no icons, for what adds to it', () => {
    const t = table(ccg, { at: { 'Drill: Dunes': { dark: [{ card: 'Drill Trooper', on: ['Drill Saber'] }] } } });
    expect(t.options).toEqual(['drain Drill: Dunes 1', 'pass']);
    const none = table(ccg, { at: { 'Drill: Dunes': { dark: ['Drill Trooper'] } } });
    none.dark.does('drain', 'Drill: Dunes');
    expect(none.light.sees('lost', 'light')).toHaveLength(0);
  });

  rule(['GAP-0057', 'GLB-0133'], 'is changed by what speaks of drains; the icons stay', () => {
    const more = table(ccg, {
      at: {
        'Drill: Field (Light)': { dark: [{ card: 'Drill Trooper', on: ['Drill Saber'] }] },
        'Drill: Hall': { dark: ['Drill Trooper'] },
      },
    });
    // Only where the weapon is.
    expect(more.options).toEqual(['drain Drill: Field (Light) 3', 'drain Drill: Hall 1', 'pass']);
    const less = table(ccg, { at: field, light: { table: ['Drill Shroud'] } });
    expect(less.options).toEqual(['drain Drill: Field (Light) 1', 'pass']);
    const reset = table(ccg, {
      at: { 'Drill: Field (Light)': { dark: [{ card: 'Drill Trooper', on: ['Drill Saber'] }] } },
      light: { table: ['Drill Restraint'] },
    });
    expect(reset.options).toEqual(['drain Drill: Field (Light) 2', 'pass']);
  });

  rule('GAP-0058', 'may be beyond the opponent’s modifiers, though not beyond a reset', () => {
    const dark = { table: ['Drill Resolve'] };
    expect(table(ccg, { at: field, dark, light: { table: ['Drill Shroud'] } }).options[0]).toBe(
      'drain Drill: Field (Light) 2',
    );
    const own = { 'Drill: Field (Light)': { dark: [{ card: 'Drill Trooper', on: ['Drill Saber'] }] } };
    expect(table(ccg, { at: own, dark, light: { table: ['Drill Shroud'] } }).options[0]).toBe(
      'drain Drill: Field (Light) 3',
    );
    expect(table(ccg, { at: own, dark, light: { table: ['Drill Restraint'] } }).options[0]).toBe(
      'drain Drill: Field (Light) 2',
    );
  });

  rule('GLC-0583', 'is not raised twice by two copies of one weapon', () => {
    const t = table(ccg, {
      at: { 'Drill: Hall': { dark: [{ card: 'Drill Trooper', on: ['Drill Saber', 'Drill Saber'] }] } },
    });
    expect(t.options).toEqual(['drain Drill: Hall 2', 'pass']);
  });

  rule('GAP-0052', 'costs nothing unless something says so', () => {
    const at = { at: field, light: { table: ['Drill Tariff'] } };
    expect(table(ccg, { ...at, dark: { force: 2, table: ['Drill Burden'] } }).dark.may('drain')).toBe(false);
    const t = table(ccg, { ...at, dark: { force: 3 } });
    t.dark.does('drain', 'Drill: Field (Light)');
    expect(t.state.zones.force[0]).toHaveLength(0);
  });

  rule(['GAP-0053', 'GAP-0054'], 'is barred where a card took part in another this turn', () => {
    const t = table(ccg, {
      at: { 'Drill: Hall': { dark: ['Drill Trooper'] }, 'Drill: Field (Light)': { dark: ['Drill Spy'] } },
      dark: { hand: ['Drill March'], table: ['Drill Burden'] },
      light: { hand: ['Drill Recruit'] },
    });
    t.dark.does('drain', 'Drill: Hall');
    t.light.does('lose', 'reserve');
    expect(t.dark.may('drain', 'Drill: Field (Light)')).toBe(true);
    // The trooper joins the spy, who has not drained.
    t.dark.does('play', 'Drill March').does('target', 'Drill Trooper');
    expect(t.dark.may('drain', 'Drill: Field (Light)')).toBe(false);
    expect(whyNotDrain(t.state, 0, find(t.state, 'Drill: Field (Light)'))?.rule).toBe('GAP-0053');
  });

  rule('GAP-0056', 'can be cancelled before the loss, and then has never been', () => {
    const t = table(ccg, {
      at: field,
      light: { hand: ['Drill Intervention'] },
      dark: { table: ['Drill Collector'], hand: ['Drill Trooper'], force: 1 },
    });
    t.dark.does('drain', 'Drill: Field (Light)');
    t.light.does('play', 'Drill Intervention');
    expect(t.light.sees('lost', 'light')).toEqual([]);
    expect(t.state.zones.force[0]).toHaveLength(1);
    // Once a turn all the same.
    expect(t.dark.may('drain')).toBe(false);
    const through = table(ccg, {
      at: field,
      light: { hand: ['Drill Intervention'] },
      dark: { table: ['Drill Collector'], hand: ['Drill Trooper'], force: 1 },
    });
    through.dark.does('drain', 'Drill: Field (Light)');
    through.light.passes();
    fromReserve(through, 2);
    expect(through.state.zones.force[0]).toHaveLength(2);
  });

  rule('GLC-0149', 'is stopped by whoever comes there before the loss', () => {
    const t = table(ccg, {
      at: { ...field, 'Drill: Dunes': { light: ['Drill Recruit'] } },
      light: { hand: ['Drill Relief'] },
    });
    t.dark.does('drain', 'Drill: Field (Light)');
    t.light.does('play', 'Drill Relief');
    expect(t.light.sees('lost', 'light')).toEqual([]);
  });

  rule(['GLC-0149', 'GAP-0056'], 'that was stopped so is over without a loss, and nothing responds to it', () => {
    const watch = stranger({
      kind: 'effect',
      text: [automatically(drains('you', undefined, 'completed')).do(activate(1))],
    });
    const drainedWith = (hand: readonly string[]) => {
      const t = table(ccgWith(watch), {
        phase: 'control',
        at: { ...field, 'Drill: Dunes': { light: ['Drill Recruit'] } },
        dark: { table: [watch.title] },
        light: { hand },
      });
      t.dark.does('drain', 'Drill: Field (Light)');
      if (hand.length > 0) t.light.does('play', 'Drill Relief');
      passUntil(t, () => t.asked === 'dark' && t.state.facts.drain === null);
      return [t.light.sees('lost', 'light').length, t.state.zones.force[0].length];
    };
    expect(drainedWith([])).toEqual([2, 1]);
    expect(drainedWith(['Drill Relief'])).toEqual([0, 0]);
  });

  rule(['GAP-0316', 'GAP-0079'], 'can’t be where the opponent has a spy under cover', () => {
    const at = {
      'Drill: Hall': { light: ['Drill Recruit'], dark: [{ card: 'Drill Spy', inactive: 'undercover' as const }] },
    };
    const t = table(ccg, { turn: 'light', at, light: { hand: ['Drill Stew'] } });
    expect(t.light.may('play', 'Drill Stew')).toBe(true);
    expect(t.light.may('drain')).toBe(false);
    // Nor does the spy drain.
    const spy = table(ccg, { at: { 'Drill: Hall': at['Drill: Hall'] }, dark: { table: ['Drill Burden'] } });
    expect(spy.dark.may('drain')).toBe(false);
  });

  rule('GLB-0463', 'is done by some droids as if they controlled the location', () => {
    const t = table(ccg, { at: { 'Drill: Hall': { dark: ['Drill Siphon'] } } });
    expect(t.options).toEqual(['drain Drill: Hall 1', 'pass']);
    const disputed = table(ccg, {
      at: { 'Drill: Hall': { dark: ['Drill Siphon'], light: ['Drill Recruit'] } },
      dark: { table: ['Drill Burden'] },
    });
    expect(disputed.dark.may('drain')).toBe(false);
  });

  rule('GLB-0463', 'but not by one who is under cover', () => {
    const draining = (siphon: Stood) =>
      table(ccg, { dark: { hand: ['Drill Errand (Dark)'] }, at: { 'Drill: Hall': { dark: [siphon] } } });
    expect(draining('Drill Siphon').dark.may('drain', 'Drill: Hall')).toBe(true);
    const t = draining({ card: 'Drill Siphon', inactive: 'undercover' });
    expect(t.options).toEqual(['play Drill Errand (Dark)', 'pass']);
  });

  rule('GAP-0055', 'may be given up for something else, where it could be made', () => {
    const t = table(ccg, {
      at: { 'Drill: Hall': { dark: ['Drill Scholar'] } },
      light: { hand: ['Drill Stew'] },
      dark: { hand: [] },
    });
    t.dark.does('use', 'Drill Scholar');
    expect(t.dark.sees('hand', 'dark')).toHaveLength(1);
    t.light.does('play', 'Drill Stew');
    expect(t.dark.getsTo('drain')).toBe(false);
    const disputed = table(ccg, {
      at: { 'Drill: Hall': { dark: ['Drill Scholar'], light: ['Drill Recruit'] } },
      dark: { table: ['Drill Burden'] },
    });
    expect(disputed.dark.may('use', 'Drill Scholar')).toBe(false);
  });
});

describe('what may be done to a Force drain', () => {
  rule('GAP-0059', 'may be to forbid it: to the opponent, at the locations that the text names and no others', () => {
    const ward = stranger({
      kind: 'effect',
      side: 'light',
      text: [always(forbids('drain', any.called('Drill: Hall')))],
    });
    const draining = (location: string, turn: 'dark' | 'light') =>
      table(ccgWith(ward), {
        turn,
        at: { [location]: { [turn]: [turn === 'dark' ? 'Drill Trooper' : 'Drill Recruit'] } },
        light: { table: [ward.name] },
      })[turn].may('drain', location);
    expect(draining('Drill: Hall', 'dark')).toBe(false);
    expect(draining('Drill: Field (Light)', 'dark')).toBe(true);
    // Its own player drains there all the same.
    expect(draining('Drill: Hall', 'light')).toBe(true);
  });

  rule('GAP-0059', 'may not be to cancel it, though presence still stops it', () => {
    const cancelling = { at: field, light: { hand: ['Drill Intervention'] } };
    const barred = table(ccg, { ...cancelling, dark: { table: ['Drill Seal'] } });
    barred.dark.does('drain', 'Drill: Field (Light)');
    expect(barred.light.may('play', 'Drill Intervention')).toBe(false);
    expect(barred.light.may('lose', 'reserve')).toBe(true);
    // It protects nobody else's.
    const others = table(ccg, {
      turn: 'light',
      at: { 'Drill: Hall': { light: ['Drill Recruit'] } },
      dark: { table: ['Drill Seal'], hand: ['Drill Intervention'] },
    });
    others.light.does('drain', 'Drill: Hall');
    expect(others.dark.may('play', 'Drill Intervention')).toBe(true);
    const relieved = table(ccg, {
      at: { ...field, 'Drill: Dunes': { light: ['Drill Recruit'] } },
      dark: { table: ['Drill Seal'] },
      light: { hand: ['Drill Relief'] },
    });
    relieved.dark.does('drain', 'Drill: Field (Light)');
    relieved.light.does('play', 'Drill Relief');
    expect(relieved.light.sees('lost', 'light')).toEqual([]);
    // What limits it is no cancelling either.
    const reset = table(ccg, {
      at: { 'Drill: Field (Light)': { dark: [{ card: 'Drill Trooper', on: ['Drill Saber'] }] } },
      dark: { table: ['Drill Seal'] },
      light: { table: ['Drill Restraint'] },
    });
    expect(reset.options[0]).toBe('drain Drill: Field (Light) 2');
  });

  rule(
    ['GAP-0060', 'GLB-0131'],
    'is to cancel bonuses: those of the drainer’s own cards, never what takes away',
    () => {
      const at = {
        'Drill Eden': { light: [{ card: 'Drill Frigate', pilots: ['Drill Flyer'] }] },
        'Drill Eden: Bunker': { light: ['Drill Recruit'] },
      };
      const position = { turn: 'light', at } as const;
      expect(table(ccg, position).options).toEqual(['drain Drill Eden 1', 'drain Drill Eden: Bunker 2', 'pass']);
      expect(table(ccg, { ...position, dark: { table: ['Drill Decree'] } }).options).toEqual([
        'drain Drill Eden 1',
        'drain Drill Eden: Bunker 1',
        'pass',
      ]);
      // What cancels all modifiers cancels what takes away as well.
      expect(table(ccg, { ...position, dark: { table: ['Drill Mute'] } }).options).toEqual([
        'drain Drill Eden 2',
        'drain Drill Eden: Bunker 1',
        'pass',
      ]);
    },
  );

  rule('GAP-0061', 'counts icons, a bonus on the opponent’s own card, and what takes away', () => {
    const t = table(ccg, {
      turn: 'light',
      at: { 'Drill Eden: Village': { light: ['Drill Recruit'], dark: ['Drill Gardener'] } },
      dark: { table: ['Drill Decree', 'Drill Murk'] },
    });
    // Two icons, one more by the site, one less by the Effect.
    expect(t.options).toEqual(['drain Drill Eden: Village 2', 'pass']);
  });

  rule('GAP-0062', 'reaches related locations, and a system is not related to itself', () => {
    const t = table(ccg, {
      turn: 'light',
      at: {
        'Drill Eden': { light: [{ card: 'Drill Frigate', pilots: ['Drill Flyer'] }], dark: ['Drill Glare'] },
        'Drill Eden: Bunker': { light: ['Drill Recruit'] },
        'Drill Eden: Platform': { light: [{ card: 'Drill Recruit', on: ['Drill Saber'] }] },
        'Drill Eden: Woods': { light: ['Drill Recruit'] },
        'Drill Eden: Village': { light: ['Drill Recruit'] },
      },
    });
    expect(t.options).toEqual([
      'drain Drill Eden 1',
      'drain Drill Eden: Bunker 1',
      'drain Drill Eden: Platform 1',
      'drain Drill Eden: Woods 3',
      'drain Drill Eden: Village 2',
      'pass',
    ]);
  });
});

describe('around a Force drain', () => {
  rule('GLA-0037', 'only what speaks of drains responds to one', () => {
    const t = table(ccg, { at: field, light: { hand: ['Drill Intervention', 'Drill Fork'] } });
    t.dark.does('drain', 'Drill: Field (Light)');
    expect(t.options).toEqual(['play Drill Intervention', 'pass']);
  });

  for (const [card, may] of [
    ['Drill Intervention', true],
    ['Drill Godsend', true],
    ['Nabrun Leids', false],
    ['Drill Fork', false],
  ] as const)
    rule('GLA-0037', `${card} ${may ? 'responds' : 'does not respond'} to one`, () => {
      const at = { ...field, 'Drill: Hall': { light: ['Drill Recruit'] }, 'Drill Yard': {} };
      const t = table(ccg, { at, light: { hand: ['Drill Intervention', card], force: 6 } });
      t.dark.does('drain', 'Drill: Field (Light)');
      expect([t.light.may('play', 'Drill Intervention'), t.light.may('play', card)]).toEqual([true, may]);
      // It could be played if there were no drain.
      const free = table(ccg, { at, turn: 'light', light: { hand: [card], force: 6 } });
      if (!may) expect(free.light.may('play', card)).toBe(true);
    });

  rule('SUP-0053', 'creatures make none', () => {
    const t = table(ccg, { at: { 'Drill: Hall': { dark: ['Drill Rancor'] } }, dark: { table: ['Drill Burden'] } });
    expect(t.dark.may('drain')).toBe(false);
  });

  rule('GLC-0496', 'a droid under cover prevents one as any spy does', () => {
    const at = {
      'Drill: Hall': { dark: ['Drill Trooper'], light: [{ card: 'Drill Servant', inactive: 'undercover' as const }] },
    };
    const t = table(ccg, { at, dark: { table: ['Drill Burden'] } });
    expect(t.dark.may('drain')).toBe(false);
    expect(whyNotDrain(t.state, 0, find(t.state, 'Drill: Hall'))?.rule).toBe('GAP-0316');
  });

  rule('GLC-0089', 'a second copy of what brings Force icons brings no more', () => {
    const t = table(ccg, {
      at: { 'Drill: Hall': { dark: ['Drill Trooper'] } },
      light: { table: ['Drill Aura', 'Drill Aura'] },
    });
    expect(t.options[0]).toBe('drain Drill: Hall 2');
  });
});

describe('a lightsaber', () => {
  const armed = { card: 'Obi-Wan Kenobi', on: ["Obi-Wan's Lightsaber"] };

  rule(['GLB-0402', 'GLB-0404'], 'raises a drain by 1 where it is present, and is swung in the same turn', () => {
    const t = table(ccg, {
      turn: 'light',
      at: { 'Drill: Field (Light)': { light: [armed] }, 'Drill: Dunes': { dark: ['Drill Spy'] } },
      light: { hand: ['Drill Fork'], force: 3 },
      dark: { hand: ['Drill March'] },
    });
    t.light.does('drain', 'Drill: Field (Light)').does('use', "Obi-Wan's Lightsaber");
    t.dark.does('lose', 'reserve').does('lose', 'reserve');
    expect(t.dark.sees('lost')).toHaveLength(2);
    // Somebody comes there.
    t.dark.does('play', 'Drill March');
    while (t.state.facts.phase !== 'battle') (t.asked === 'dark' ? t.dark : t.light).passes();
    t.light.does('initiate battle', 'Drill: Field (Light)').passes();
    expect(t.light.may('fire', "Obi-Wan's Lightsaber")).toBe(true);
  });

  rule('GLB-0403', 'is not present at a system, so it raises no drain there', () => {
    const t = table(ccg, {
      turn: 'light',
      at: { Drill: { light: [{ card: 'Drill Frigate', pilots: ['Drill Flyer'], passengers: [armed] }] } },
      dark: { reserve: Array(12).fill('Drill Spy') },
    });
    t.light.does('drain', 'Drill');
    expect(t.dark.sees('lost')).toHaveLength(1);
  });
});

describe('an example', () => {
  rule('GLB-0316', 'a drain of 2 that is made worse by 5 is still one drain, of 7', () => {
    const t = table(ccg, {
      at: field,
      light: { hand: ['It Could Be Worse'], force: 2 },
      dark: { hand: ["It's Worse"], force: 5 },
    });
    t.dark.does('drain', 'Drill: Field (Light)');
    t.light.does('play', 'It Could Be Worse');
    if (t.asked === 'light') t.light.does('amount', 1);
    t.dark.does('play', "It's Worse");
    const { player, at, options } = t.decision;
    t.answer({ player, at, picks: [options.findIndex(({ amount }) => amount === 5)] });
    fromReserve(t, 7);
    expect(t.light.may('lose')).toBe(false);
    expect(t.dark.told('drains')).toHaveLength(1);
    // With the Interrupt that was cancelled.
    expect(t.light.sees('lost')).toHaveLength(8);
  });
});

describe('what may be lost to one drain at most', () => {
  rule('GAP-0372', 'counts what is really lost, and not what the drain was reduced by', () => {
    const lost = (reduced: number, ...lying: string[]) => {
      const t = table(ccg, {
        at: field,
        dark: { table: ['Drill Deep Drain'] },
        light: { table: lying, hand: reduced === 0 ? [] : ['It Could Be Worse'], force: 5 },
      });
      t.dark.does('drain', 'Drill: Field (Light)');
      if (reduced > 0) {
        t.light.does('play', 'It Could Be Worse');
        const { player, at, options } = t.decision;
        t.answer({ player, at, picks: [options.findIndex(({ amount }) => amount === reduced)] });
      }
      while (t.light.may('lose')) t.light.does('lose', 'reserve');
      return t.light.sees('lost').length;
    };
    expect(lost(0)).toBe(5);
    expect(lost(0, 'Drill Last Chance')).toBe(2);
    // Of 5, less 2, it is still 2 that are lost.
    expect(lost(2, 'Drill Last Chance')).toBe(2);
    expect(lost(4, 'Drill Last Chance')).toBe(1);
  });

  rule('GAP-0372', 'is not what a card costs while the drain goes on', () => {
    const t = table(ccg, { at: field, dark: { hand: ['Drill Reprisal'] }, light: { table: ['Drill Last Chance'] } });
    t.dark.does('drain', 'Drill: Field (Light)').does('play', 'Drill Reprisal');
    while (t.light.may('lose')) t.light.does('lose', 'reserve');
    // All 3 to the card, and 2 to the drain.
    expect(t.light.sees('lost')).toHaveLength(5);
  });
});
