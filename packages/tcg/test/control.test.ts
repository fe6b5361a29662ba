import { rule, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import { tcg } from './drill.ts';
import { choose, offered, type TcgTable, until, whereIs } from './support.ts';

const stack = (t: TcgTable, where: 'top' | 'beneath'): void =>
  choose(t, ({ verb, clause }) => verb === 'stack' && clause === where);

/** Until the next turn has begun. */
function toNextTurn(t: TcgTable): void {
  const { turn } = t.state.facts;
  until(t, () => t.state.facts.turn > turn);
}

rule(['TCG-0481', 'TCG-0612'], 'a unit that is taken over is on its new side; its owner stays its owner', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Trooper'], hand: ['Drill Defection', 'Drill Ambush'], points: 5 },
    light: { character: ['Drill Sergeant', 'Drill Adept'] },
  });
  t.dark.does('complete', 'Drill Defection');
  t.dark.does('choose', 'Drill Sergeant');
  expect(t.dark.sees('character')).toEqual(['Drill Trooper', 'Drill Sergeant']);
  expect(t.light.sees('character')).toEqual(['Drill Adept']);
  t.dark.does('complete', 'Drill Ambush');
  t.dark.does('choose', 'Drill Sergeant');
  expect(t.light.sees('discard')).toEqual(['Drill Sergeant']);
  expect(t.dark.sees('discard')).toEqual(['Drill Defection', 'Drill Ambush']);
});

rule('TCG-0482', 'whoever controls a unit attacks with it and uses what it can do', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { hand: ['Drill Defection'], points: 3, force: 4 },
    light: { character: ['Drill Hero (A)', 'Drill Trooper'], force: 0 },
  });
  t.dark.does('complete', 'Drill Defection');
  t.dark.does('choose', 'Drill Hero (A)');
  until(t, () => t.asked === 'dark' && t.dark.may('use', 'Drill Hero (A)'));
  t.dark.does('use', 'Drill Hero (A)');
  expect(t.state.facts.force[0]).toBe(3);
  until(t, () => t.dark.may('attack', 'Drill Hero (A)'));
});

rule(['TCG-0393', 'TCG-0483', 'TCG-0484'], 'who controls a unique may stack on it, and its own side may not', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { hand: ['Drill Defection', 'Drill Hero (E)', 'Drill Recall'], points: 5 },
    light: {
      character: [{ card: 'Drill Hero (A)', beneath: ['Drill Hero (B)'] }],
      hand: ['Drill Hero (D)'],
      points: 6,
    },
  });
  expect(t.dark.may('stack', 'Drill Hero (E)')).toBe(false);
  t.dark.does('complete', 'Drill Defection');
  // The versions beneath have come along.
  expect(t.dark.sees('beneath')).toEqual(['Drill Hero (B)']);
  expect(t.light.sees('beneath')).toEqual([]);
  stack(t, 'top');
  expect(t.dark.sees('character')).toEqual(['Drill Hero (E)']);
  expect(t.dark.sees('beneath')).toEqual(['Drill Hero (B)', 'Drill Hero (A)']);
  until(t, () => t.asked === 'light' && t.light.may('deploy', 'Drill Hero (D)'));
  expect(t.light.may('stack')).toBe(false);
  expect(t.light.may('rearrange')).toBe(false);
});

rule(['TCG-0393', 'TCG-0559', 'TCG-0554'], 'a stack of both players goes back to both hands', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { hand: ['Drill Defection', 'Drill Hero (E)', 'Drill Recall'], points: 5, character: ['Drill Trooper'] },
    light: { character: [{ card: 'Drill Hero (A)', beneath: ['Drill Hero (B)'] }] },
  });
  t.dark.does('complete', 'Drill Defection');
  stack(t, 'top');
  t.dark.does('complete', 'Drill Recall');
  t.dark.does('choose', 'Drill Hero (E)');
  expect(t.dark.sees('hand')).toEqual(['Drill Hero (E)']);
  expect(t.light.sees('hand')).toEqual(expect.arrayContaining(['Drill Hero (A)', 'Drill Hero (B)']));
  expect(t.dark.sees('beneath')).toEqual([]);
});

rule(['TCG-0559', 'TCG-0554'], 'discarded, each card of a stack goes to its own discard pile', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { hand: ['Drill Defection', 'Drill Hero (E)', 'Drill Ambush'], points: 6, character: ['Drill Trooper'] },
    light: { character: ['Drill Hero (A)'] },
  });
  t.dark.does('complete', 'Drill Defection');
  stack(t, 'beneath');
  t.dark.does('complete', 'Drill Ambush');
  t.dark.does('choose', 'Drill Hero (A)');
  expect(t.light.sees('discard')).toEqual(['Drill Hero (A)']);
  expect(t.dark.sees('discard')).toEqual(['Drill Defection', 'Drill Hero (E)', 'Drill Ambush']);
});

rule(['TCG-0485', 'TCG-0484'], 'control until the end of the turn ends then, whatever version is on top', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: ['Drill Agitator'],
      hand: ['Darth Vader (V)'],
      points: 9,
      space: ['Drill Fighter'],
    },
    light: { character: ['Anakin Skywalker (V)'], space: ['Drill Fighter'], ground: ['Drill Speeder'] },
  });
  t.dark.does('use', 'Drill Agitator');
  t.dark.does('choose', 'Anakin Skywalker (V)');
  expect(t.dark.sees('character')).toEqual(['Drill Agitator', 'Anakin Skywalker (V)']);
  stack(t, 'top');
  toNextTurn(t);
  // The name has changed, and a card of the Dark Side's is on top: the whole stack goes back.
  expect(t.light.sees('character')).toEqual(['Darth Vader (V)']);
  expect(t.light.sees('beneath')).toEqual(['Anakin Skywalker (V)']);
  expect(t.dark.sees('character')).toEqual(['Drill Agitator']);
});

rule(['TCG-0485', 'TCG-0481'], 'what both have taken over in turns goes back to whoever had it first', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Agitator'], space: ['Drill Fighter'], force: 2 },
    light: { character: ['Drill Agitator', 'Drill Sergeant'], space: ['Drill Fighter'], force: 2 },
  });
  t.dark.does('use', 'Drill Agitator');
  t.dark.does('choose', 'Drill Sergeant');
  until(t, () => t.light.may('use', 'Drill Agitator'));
  t.light.does('use', 'Drill Agitator');
  t.light.does('choose', 'Drill Sergeant');
  expect(t.light.sees('character')).toContain('Drill Sergeant');
  toNextTurn(t);
  expect(t.light.sees('character')).toContain('Drill Sergeant');
});

rule('TCG-0394', 'a card that goes over for a turn comes back with the stack that was made on it', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Turncoat (A)', 'Drill Trooper'], space: ['Drill Fighter'], force: 1 },
    light: { hand: ['Drill Turncoat (B)'], points: 1, space: ['Drill Fighter'], character: ['Drill Trooper'] },
  });
  t.dark.does('use', 'Drill Turncoat (A)');
  expect(t.light.sees('character')).toContain('Drill Turncoat (A)');
  expect(t.state.facts.force[0]).toBe(3);
  until(t, () => t.light.may('stack', 'Drill Turncoat (B)'));
  stack(t, 'top');
  expect(t.light.sees('character')).toContain('Drill Turncoat (B)');
  toNextTurn(t);
  expect(t.dark.sees('character')).toContain('Drill Turncoat (B)');
  expect(t.dark.sees('beneath')).toEqual(['Drill Turncoat (A)']);
  expect(t.light.sees('character')).toEqual(['Drill Trooper']);
});

rule(['TCG-0555', 'TCG-0556', 'TCG-0709'], 'the controller gains from a discard; the card goes to its owner', () => {
  const own = table(tcg, {
    at: 'build',
    dark: { hand: ['Drill Ambush'], points: 2, force: 0 },
    light: { character: ['Drill Sage (A)', 'Drill Trooper'], force: 0 },
  });
  own.dark.does('complete', 'Drill Ambush');
  own.dark.does('choose', 'Drill Sage (A)');
  expect(own.state.facts.force).toEqual([0, 4]);
  expect(own.light.sees('hand')).toContain('Drill Sage (A)');

  const t = table(tcg, {
    at: 'build',
    dark: { hand: ['Drill Defection', 'Drill Ambush'], points: 5, force: 0 },
    light: { character: ['Drill Sage (A)', 'Drill Trooper'], force: 0 },
  });
  t.dark.does('complete', 'Drill Defection');
  t.dark.does('choose', 'Drill Sage (A)');
  t.dark.does('complete', 'Drill Ambush');
  t.dark.does('choose', 'Drill Sage (A)');
  expect(t.state.facts.force).toEqual([4, 0]);
  expect(t.light.sees('hand')).toContain('Drill Sage (A)');
  expect(t.dark.sees('hand')).toEqual([]);
});

const ace = {
  card: 'Drill Ace Fighter (A)',
  beneath: ['Drill Ace Fighter (B)'],
  pilot: 'Drill Rookie',
} as const;

rule('TCG-0557', 'for 2 Force a unit comes back from the discard pile with its stack and its Pilot', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { space: [ace], hand: ['Drill Ambush'], points: 2, force: 3 },
    light: { space: ['Drill Fighter'] },
  });
  t.dark.does('complete', 'Drill Ambush');
  t.dark.does('choose', 'Drill Ace Fighter (A)');
  t.dark.does('pay');
  expect(t.state.facts.force[0]).toBe(1);
  expect([...t.dark.sees('hand')].sort()).toEqual(['Drill Ace Fighter (A)', 'Drill Ace Fighter (B)', 'Drill Rookie']);

  const declined = table(tcg, {
    at: 'build',
    dark: { space: [ace], hand: ['Drill Ambush'], points: 2, force: 3 },
    light: { space: ['Drill Fighter'] },
  });
  declined.dark.does('complete', 'Drill Ambush');
  declined.dark.does('choose', 'Drill Ace Fighter (A)');
  declined.dark.does('decline');
  expect(declined.dark.sees('hand')).toEqual([]);
  expect(declined.state.facts.force[0]).toBe(3);
});

rule(['TCG-0558', 'TCG-0709'], 'from your discard pile means yours: a card of the other side is not in it', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { hand: ['Drill Defection', 'Drill Ambush'], points: 5, force: 3 },
    light: { space: ['Drill Ace Fighter (A)', 'Drill Fighter'] },
  });
  t.dark.does('complete', 'Drill Defection');
  t.dark.does('choose', 'Drill Ace Fighter (A)');
  t.dark.does('complete', 'Drill Ambush');
  t.dark.does('choose', 'Drill Ace Fighter (A)');
  t.dark.does('pay');
  expect(t.state.facts.force[0]).toBe(1);
  expect(whereIs(t, 'Drill Ace Fighter (A)')).toBe('discard');
  expect(t.light.sees('discard')).toEqual(['Drill Ace Fighter (A)']);
  expect(offered(t, 'pay')).toEqual([]);
});
