import { rule, scenario, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import { keywordOf } from '../src/rules/cards/values.ts';
import { tcg } from './drill.ts';
import { cardCalled, choose, into, offered, statsOf, type TcgTable, whereIs, zonesOffered } from './support.ts';

/** Puts a card on top of its stack, or beneath the top card. */
const stack = (t: TcgTable, where: 'top' | 'beneath'): void =>
  choose(t, ({ verb, clause }) => verb === 'stack' && clause === where);

/** Where the card may be stacked, with the build points that takes. */
const places = (t: TcgTable): Record<string, number> =>
  Object.fromEntries(offered(t, 'stack').map(({ clause, cost }) => [clause ?? '', cost?.['points'] ?? 0]));

const hero = (top: string, ...beneath: string[]) => ({ card: top, beneath });

rule(['TCG-0387', 'TCG-0395', 'TCG-0404'], 'in the build step another version is deployed onto or into a unit', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Hero (A)'], hand: ['Drill Hero (C)'], points: 3, force: 0 },
  });
  stack(t, 'top');
  expect(t.dark.sees('character')).toEqual(['Drill Hero (C)']);
  expect(t.dark.sees('beneath')).toEqual(['Drill Hero (A)']);
  // It is deployed: what triggers on that does.
  expect(t.state.facts.force[0]).toBe(2);

  const retreated = table(tcg, {
    at: 'build',
    dark: { build: ['Drill Hero (A)'], hand: ['Drill Hero (D)'], points: 1 },
  });
  stack(retreated, 'beneath');
  expect(retreated.dark.sees('build')).toEqual(['Drill Hero (A)']);
  expect(retreated.dark.sees('beneath')).toEqual(['Drill Hero (D)']);
});

rule(['TCG-0391', 'TCG-0389', 'TCG-0392'], 'for each card beneath it a unit is faster, stronger and healthier', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: [hero('Luke Skywalker (V)', 'Luke Skywalker (W)')] },
    light: { character: ['Luke Skywalker (V)'] },
  });
  expect(statsOf(t, 'Luke Skywalker (V)')).toEqual({ speed: 50, power: 3, health: 3, cost: 3 + 1 });
  expect(statsOf(t, 'Luke Skywalker (V) #2')).toEqual({ speed: 40, power: 2, health: 2, cost: 3 });
});

rule(['TCG-0388', 'TCG-0390', 'TCG-0684'], 'name, type, values, cost and text are those of the top card', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: [hero('Drill Hero (D)', 'Drill Hero (A)', 'Drill Hero (C)')] },
    light: { character: ['Drill Walker'] },
  });
  expect(statsOf(t, 'Drill Hero (D)')).toEqual({ speed: 20 + 20, power: 5 + 2, health: 6 + 2, cost: 6 + 2 });
  // What the version beneath could do it can't do there.
  expect(t.dark.may('use', 'Drill Hero (A)')).toBe(false);
  expect(t.dark.may('use', 'Drill Hero (D)')).toBe(false);
});

rule(['TCG-0402', 'TCG-0388', 'TCG-0668'], 'a text that speaks of being stacked works from beneath', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Hero (A)', 'Drill Trooper'], hand: ['Drill Hero (B)'], points: 1, force: 0 },
    light: { character: ['Drill Sergeant'] },
  });
  stack(t, 'beneath');
  expect(t.state.facts.force[0]).toBe(3);
  expect(keywordOf(t.state, cardCalled(t, 'Drill Hero (A)'), 'criticalHit')).toBe(2);
  expect(keywordOf(t.state, cardCalled(t, 'Drill Trooper'), 'criticalHit')).toBe(0);
});

scenario('on top, a text that speaks of being stacked is off', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Hero (A)'], hand: ['Drill Hero (B)'], points: 1, force: 0 },
  });
  stack(t, 'top');
  expect(t.state.facts.force[0]).toBe(0);
  expect(keywordOf(t.state, cardCalled(t, 'Drill Hero (B)'), 'criticalHit')).toBe(0);
});

rule('TCG-0396', 'cards without a version do not stack', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Guard'], hand: ['Drill Guard', 'Drill Guard [veteran]'], points: 6 },
  });
  expect(t.dark.may('deploy', 'Drill Guard')).toBe(true);
  expect(t.dark.may('stack')).toBe(false);
});

rule(['TCG-0397', 'TCG-0668'], 'a stack of four is full', () => {
  const position = (beneath: string[]) =>
    ({
      at: 'build',
      dark: { character: [hero('Drill Hero (A)', ...beneath)], hand: ['Drill Hero (E)'], points: 3 },
    }) as const;
  expect(places(table(tcg, position(['Drill Hero (B)', 'Drill Hero (C)'])))).toEqual({ top: 1, beneath: 1 });
  expect(places(table(tcg, position(['Drill Hero (B)', 'Drill Hero (C)', 'Drill Hero (D)'])))).toEqual({});
});

rule('TCG-0399', 'each version is in a stack once', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: [hero('Drill Hero (A)', 'Drill Hero (B)')], hand: ['Drill Hero (A)'], points: 3 },
  });
  expect(t.dark.may('stack')).toBe(false);
  const beneath = table(tcg, {
    at: 'build',
    dark: { character: [hero('Drill Hero (A)', 'Drill Hero (B)')], hand: ['Drill Hero (B)'], points: 3 },
  });
  expect(beneath.dark.may('stack')).toBe(false);
});

rule(['TCG-0398', 'TCG-0399'], 'one letter under two names is two versions', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Anakin Skywalker (V)'], hand: ['Darth Vader (V)'], points: 6 },
  });
  stack(t, 'top');
  expect(t.dark.sees('character')).toEqual(['Darth Vader (V)']);
  expect(t.dark.sees('beneath')).toEqual(['Anakin Skywalker (V)']);
});

rule(['TCG-0400', 'TCG-0401'], 'a stack goes as a whole: to another zone, to the discard pile', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: [hero('Drill Hero (A)', 'Drill Hero (B)')],
      hand: ['Drill Withdrawal', 'Drill Ambush', 'Drill Exile'],
      points: 4,
    },
    light: { space: ['Drill Fighter'] },
  });
  t.dark.does('complete', 'Drill Withdrawal');
  expect(t.dark.sees('build')).toEqual(['Drill Hero (A)']);
  expect(t.dark.sees('beneath')).toEqual(['Drill Hero (B)']);
  t.dark.does('complete', 'Drill Ambush');
  // Nobody can have the card beneath alone.
  expect(offered(t, 'choose')).toHaveLength(2);
  t.dark.does('choose', 'Drill Hero (A)');
  expect(t.dark.sees('discard')).toEqual(['Drill Withdrawal', 'Drill Hero (A)', 'Drill Hero (B)', 'Drill Ambush']);
  expect(t.dark.sees('beneath')).toEqual([]);
});

rule(['TCG-0400', 'TCG-0668'], 'a stack moves to another arena as one', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { build: [hero('Drill Hero (A)', 'Drill Hero (B)')] },
  });
  t.dark.does('move', 'Drill Hero (A)');
  expect(t.dark.sees('character')).toEqual(['Drill Hero (A)']);
  expect(statsOf(t, 'Drill Hero (A)').power).toBe(5);
});

rule('TCG-0403', 'an effect that stacks follows the rules in force: a changed limit is the limit', () => {
  const full = hero('Drill Hero (A)', 'Drill Hero (B)', 'Drill Hero (C)', 'Drill Hero (D)');
  const usual = table(tcg, {
    at: 'build',
    dark: { character: [full, 'Drill Trooper'], hand: ['Drill Reunion', 'Drill Hero (E)'], points: 3 },
  });
  expect(usual.dark.may('stack', 'Drill Hero (E)')).toBe(false);
  usual.dark.does('complete', 'Drill Reunion');
  expect(whereIs(usual, 'Drill Hero (E)')).toBe('hand');

  const more = table(tcg, {
    at: 'build',
    dark: {
      character: [full, 'Drill Archivist'],
      hand: ['Drill Reunion', 'Drill Hero (E)', 'Drill Hero (A)'],
      points: 3,
    },
  });
  more.dark.does('complete', 'Drill Reunion');
  expect(offered(more, 'stack')).toHaveLength(2);
  stack(more, 'beneath');
  expect(more.dark.sees('beneath')).toHaveLength(4);
  expect(statsOf(more, 'Drill Hero (A)').power).toBe(4 + 4);
});

rule(['TCG-0405', 'TCG-0407'], 'a card that costs no more takes one counter, on top or beneath', () => {
  const position = {
    at: 'build',
    dark: { character: ['Anakin Skywalker (V)'], hand: ['Anakin Skywalker (W)'], points: 1 },
  } as const;
  const t = table(tcg, position);
  expect(places(t)).toEqual({ top: 1, beneath: 1 });
  stack(t, 'top');
  expect(t.dark.sees('character')).toEqual(['Anakin Skywalker (W)']);
  expect(t.state.facts.points[0]).toBe(0);
  const under = table(tcg, position);
  stack(under, 'beneath');
  expect(under.dark.sees('character')).toEqual(['Anakin Skywalker (V)']);
});

rule(['TCG-0405', 'TCG-0408', 'TCG-0409'], 'what counts is the cost of the top card; counters on a card count', () => {
  // An equal cost is no more; a stack goes by its top card.
  const equal = table(tcg, {
    at: 'build',
    dark: { character: [hero('Drill Turncoat (A)')], hand: ['Drill Turncoat (B)'], points: 1 },
  });
  expect(places(equal)).toEqual({ top: 1, beneath: 1 });
  const stacked = table(tcg, {
    at: 'build',
    dark: { character: [hero('Drill Hero (E)', 'Drill Hero (C)')], hand: ['Drill Hero (A)'], points: 4 },
  });
  expect(places(stacked)).toEqual({ top: 5 - 2 + 1, beneath: 1 });
  const counters = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Hero (E)'], building: [{ card: 'Drill Hero (A)', counters: 3 }], points: 1 },
  });
  expect(places(counters)).toEqual({ top: 1, beneath: 0 });
  stack(counters, 'top');
  expect(counters.state.cards.counters[cardCalled(counters, 'Drill Hero (A)')]).toBe(0);
});

rule(['TCG-0410', 'TCG-0411'], 'a dearer card takes the difference and one more on top, one beneath', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Anakin Skywalker (V)'], hand: ['Anakin Skywalker (X)'], points: 3 },
  });
  expect(places(t)).toEqual({ top: 7 - 5 + 1, beneath: 1 });
  const poor = table(tcg, {
    at: 'build',
    dark: { character: ['Anakin Skywalker (V)'], hand: ['Anakin Skywalker (X)'], points: 2 },
  });
  expect(places(poor)).toEqual({ beneath: 1 });
});

rule(['TCG-0412', 'TCG-0413'], 'a new top card of another type takes the unit to its arena, damage and all', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      ground: [{ card: 'Drill Prototype (A)', damage: 2, tapped: true }],
      hand: ['Drill Prototype (B)'],
      points: 2,
    },
  });
  stack(t, 'top');
  expect(t.dark.sees('space')).toEqual(['Drill Prototype (B)']);
  expect(t.dark.sees('ground')).toEqual([]);
  expect(t.state.cards.damage[cardCalled(t, 'Drill Prototype (B)')]).toBe(2);
  expect(t.state.cards.tapped[cardCalled(t, 'Drill Prototype (B)')]).toBe(1);
});

rule(['TCG-0402', 'TCG-0413'], 'beneath, type and subtypes are ignored, and damage stays as it is', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { ground: [{ card: 'Drill Prototype (A)', damage: 3 }], hand: ['Drill Prototype (B)'], points: 2 },
  });
  stack(t, 'beneath');
  expect(t.dark.sees('ground')).toEqual(['Drill Prototype (A)']);
  expect(t.state.cards.damage[cardCalled(t, 'Drill Prototype (A)')]).toBe(3);
});

rule('TCG-0412', 'in the build zone nothing moves for its type', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { build: ['Drill Prototype (A)'], hand: ['Drill Prototype (B)'], points: 2 },
  });
  stack(t, 'top');
  expect(t.dark.sees('build')).toEqual(['Drill Prototype (B)']);
});

rule('TCG-0414', 'its own deployment triggers only for a card deployed to the top', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Hero (A)'], hand: ['Drill Hero (C)'], points: 1, force: 0 },
  });
  stack(t, 'beneath');
  expect(t.state.facts.force[0]).toBe(0);
});

rule(['TCG-0415', 'TCG-0418'], 'another card comes to the top for the difference in build points', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: [{ card: 'Drill Hero (A)', beneath: ['Drill Hero (C)', 'Drill Hero (E)'], damage: 3 }],
      points: 3,
    },
  });
  expect(offered(t, 'rearrange').map(({ cost }) => cost?.['points'] ?? 0)).toEqual([2, 0]);
  t.dark.does('rearrange', 'Drill Hero (C)');
  expect(t.dark.sees('character')).toEqual(['Drill Hero (C)']);
  expect(t.state.facts.points[0]).toBe(1);
  expect(t.state.cards.damage[cardCalled(t, 'Drill Hero (C)')]).toBe(3);
  expect(t.state.cards.damage[cardCalled(t, 'Drill Hero (A)')]).toBe(0);
  // Two cards are beneath it still, and to go down again costs nothing.
  expect(statsOf(t, 'Drill Hero (C)').power).toBe(6 + 2);
  t.dark.does('rearrange', 'Drill Hero (A)');
  expect(t.state.facts.points[0]).toBe(1);
  expect(t.state.facts.force[0]).toBe(10);
  expect(t.state.cards.damage[cardCalled(t, 'Drill Hero (A)')]).toBe(3);
});

rule('TCG-0415', 'the difference is paid in one turn or not at all', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: [hero('Drill Hero (A)', 'Drill Hero (C)')], points: 1, hand: ['Drill Trooper'] },
  });
  expect(t.dark.may('rearrange')).toBe(false);
});

rule('TCG-0416', 'a card of another type brought to the top takes the unit to its arena', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { space: [hero('Drill Prototype (B)', 'Drill Prototype (A)')] },
  });
  t.dark.does('rearrange', 'Drill Prototype (A)');
  expect(t.dark.sees('ground')).toEqual(['Drill Prototype (A)']);
  expect(t.dark.sees('beneath')).toEqual(['Drill Prototype (B)']);
});

rule(['TCG-0126', 'TCG-0412'], 'a new top card of several types goes to whichever arena its player chooses', () => {
  const onto = (arena: 'space' | 'ground' | 'build') => {
    const t = table(tcg, {
      at: 'build',
      dark: {
        [arena]: [{ card: 'Drill Prototype (A)', damage: 1 }],
        hand: ['Drill Prototype (C)'],
        points: 1,
        force: 0,
      },
      light: { space: ['Drill Fighter'] },
    });
    stack(t, 'top');
    return t;
  };
  for (const arena of ['space', 'character'] as const) {
    const t = onto('ground');
    expect(t.asked).toBe('dark');
    expect(tcg.describe(t.state, t.decision).prompt.question).toBe('Where do you put Drill Prototype (C)?');
    expect(zonesOffered(t, 'move')).toEqual(['space', 'character']);
    // What it says about its deployment waits until it is where it goes.
    expect(t.state.facts.force[0]).toBe(0);
    choose(t, into('move', arena));
    expect(t.dark.sees(arena)).toEqual(['Drill Prototype (C)']);
    expect(t.dark.sees('ground')).toEqual([]);
    expect(t.state.cards.damage[cardCalled(t, 'Drill Prototype (C)')]).toBe(1);
    expect(t.state.facts.force[0]).toBe(2);
    // That was no move between its arenas: it may still make that.
    expect(zonesOffered(t, 'move')).toEqual([arena === 'space' ? 'character' : 'space']);
  }
  // Where it may be it stays.
  expect(onto('space').dark.sees('space')).toEqual(['Drill Prototype (C)']);
  expect(onto('build').dark.sees('build')).toEqual(['Drill Prototype (C)']);
});

rule('TCG-0416', 'a card of several types that is brought to the top goes to an arena of its choice', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { ground: [hero('Drill Prototype (A)', 'Drill Prototype (C)')] },
  });
  t.dark.does('rearrange', 'Drill Prototype (C)');
  choose(t, into('move', 'character'));
  expect(t.dark.sees('character')).toEqual(['Drill Prototype (C)']);
});

rule(['TCG-0403', 'TCG-0412'], 'the same holds for one that an effect puts on top', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { ground: ['Drill Prototype (A)'], hand: ['Drill Reunion', 'Drill Prototype (C)'], points: 1, force: 0 },
  });
  t.dark.does('complete', 'Drill Reunion');
  stack(t, 'top');
  choose(t, into('move', 'character'));
  expect(t.dark.sees('character')).toEqual(['Drill Prototype (C)']);
  // It was not deployed.
  expect(t.state.facts.force[0]).toBe(0);
});

rule(['TCG-0207', 'TCG-0209'], 'what a unit was given it has whatever version is on top, and uses once', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: [hero('Drill Hero (A)', 'Drill Hero (E)'), 'Drill Trooper'],
      hand: ['Drill Training', 'Drill Hero (D)'],
      points: 8,
    },
  });
  t.dark.does('complete', 'Drill Training');
  t.dark.does('choose', 'Drill Hero (A)');
  expect(statsOf(t, 'Drill Hero (A)').power).toBe(4 + 1 + 1);
  expect(t.dark.may('use', 'Drill Hero (A)')).toBe(true);
  t.dark.does('rearrange', 'Drill Hero (E)');
  expect(statsOf(t, 'Drill Hero (E)').power).toBe(2 + 1 + 1);
  t.dark.does('use', 'Drill Hero (E)');
  t.dark.does('rearrange', 'Drill Hero (A)');
  expect(t.dark.may('use', 'Drill Hero (A)')).toBe(false);
  // A version that joins later has it too, and has used it as well.
  stack(t, 'top');
  expect(statsOf(t, 'Drill Hero (D)').power).toBe(5 + 2 + 1);
  expect(t.dark.may('use', 'Drill Hero (D)')).toBe(false);
});

rule('TCG-0208', 'what was given for the rest of the game is lost when the card leaves play', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Hero (A)'], hand: ['Drill Training', 'Drill Recall'], points: 7 },
    light: { space: ['Drill Fighter'] },
  });
  t.dark.does('complete', 'Drill Training');
  expect(statsOf(t, 'Drill Hero (A)').power).toBe(5);
  t.dark.does('complete', 'Drill Recall');
  t.dark.does('choose', 'Drill Hero (A)');
  t.dark.does('deploy', 'Drill Hero (A)', 'character');
  expect(statsOf(t, 'Drill Hero (A)').power).toBe(4);
  expect(t.dark.may('use', 'Drill Hero (A)')).toBe(false);
});

rule('TCG-0210', 'of two like units only the chosen one is given something', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Trooper', 'Drill Trooper'], hand: ['Drill Training'], points: 2 },
  });
  t.dark.does('complete', 'Drill Training');
  t.dark.does('choose', 'Drill Trooper #2');
  expect(offered(t, 'use')).toHaveLength(1);
  const powers = [1, 2].map((which) => statsOf(t, `Drill Trooper #${which}`).power);
  expect(powers.sort()).toEqual([2, 3]);
});

rule('TCG-0685', 'total health is with the stack and with what effects add', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: [{ card: 'Drill Hero (E)', beneath: ['Drill Hero (D)', 'Drill Hero (C)'], damage: 3 }] },
    light: { character: ['Drill Trooper'] },
    rolls: [1, 1, 1, 1, 1, 1],
  });
  // 2 printed and 2 for the stack: 3 counters do not discard it.
  expect(statsOf(t, 'Drill Hero (E)').health).toBe(4);
  expect(whereIs(t, 'Drill Hero (E)')).toBe('character');
});

scenario('a card whose deployment onto a stack is disrupted is discarded alone', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: [{ card: 'Drill Hero (A)', beneath: ['Drill Hero (B)'], damage: 2 }],
      hand: ['Drill Hero (C)'],
      points: 3,
      force: 0,
    },
    light: { hand: ['Practice Denial'], character: ['Drill Trooper'], force: 1 },
  });
  stack(t, 'top');
  expect(t.light.sees('playing', 'dark')).toEqual(['Drill Hero (C)']);
  t.light.does('play', 'Practice Denial');
  expect(t.dark.sees('discard')).toEqual(['Drill Hero (C)']);
  expect(t.dark.sees('character')).toEqual(['Drill Hero (A)']);
  expect(statsOf(t, 'Drill Hero (A)').power).toBe(4 + 1);
  expect(t.state.facts.force[0]).toBe(0);
});
