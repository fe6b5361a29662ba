import { rule, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import { each, putInto, turnEnds, when, your } from '../src/language/index.ts';
import { tcg } from './drill.ts';
import { stranger, tcgWith } from './stranger.ts';
import { cardCalled, type TcgTable, until } from './support.ts';

const bid = (t: TcgTable, amount: number): void => {
  const { player, at, options } = t.decision;
  t.answer({ player, at, picks: [options.findIndex((option) => option.amount === amount)] });
};

const bids = (t: TcgTable): number[] =>
  t.decision.options.flatMap(({ amount }) => (amount === undefined ? [] : [amount]));

rule(
  ['TCG-0380', 'TCG-0384'],
  'versions of one unique on both sides are contested as soon as the battle phase comes',
  () => {
    const t = table(tcg, {
      at: 'battle',
      dark: { character: ['Drill Hero (A)'], space: ['Drill Fighter'], force: 2 },
      light: { character: [{ card: 'Drill Hero (D)', tapped: true }], space: ['Drill Fighter'], force: 2 },
    });
    expect(t.asked).toBe('dark');
    expect(bids(t)).toEqual([0, 1, 2]);
    bid(t, 2);
    bid(t, 0);
    // 5 + 2 against 6: the loser goes to the build zone as it was.
    expect(t.light.sees('build')).toEqual(['Drill Hero (D)']);
    expect(t.state.cards.tapped[cardCalled(t, 'Drill Hero (D)')]).toBe(1);
    expect(t.dark.sees('character')).toEqual(['Drill Hero (A)']);
  },
);

rule(['TCG-0380', 'TCG-0371'], 'so are different names of one person', () => {
  const t = table(tcg, {
    at: 'battle',
    dark: { character: ['Darth Vader (V)'] },
    light: { character: ['Anakin Skywalker (V)'] },
  });
  bid(t, 0);
  bid(t, 0);
  expect(t.light.sees('build')).toEqual(['Anakin Skywalker (V)']);
});

rule('TCG-0380', 'outside the battle phase nothing is contested', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Hero (A)'], build: ['Drill Trooper'] },
    light: { character: ['Drill Hero (D)'] },
  });
  t.dark.does('move', 'Drill Trooper');
  expect(t.dark.may('bid')).toBe(false);
  expect(t.light.sees('character')).toEqual(['Drill Hero (D)']);
});

rule(['TCG-0380', 'TCG-0101'], 'at the end of the turn, which ends the battle phase, they still are', () => {
  const herald = stranger({
    side: 'light',
    text: [when(turnEnds, putInto('character', each(your.units.inBuildZone)))],
  });
  const t = table(tcgWith(herald), {
    at: 'character',
    dark: { character: ['Drill Hero (A)'], force: 2 },
    light: { build: ['Drill Hero (D)'], character: [herald.title], force: 2 },
  });
  until(t, () => t.state.facts.phase === 'end');
  expect(t.light.sees('character')).toEqual([herald.title, 'Drill Hero (D)']);
  expect([t.asked, bids(t)]).toEqual(['dark', [0, 1, 2]]);
});

rule(['TCG-0573', 'TCG-0380'], 'in battle means in an arena: a retreated unit is not contested', () => {
  const t = table(tcg, {
    at: 'battle',
    dark: { character: ['Drill Hero (A)'] },
    light: { build: ['Drill Hero (D)'], character: ['Drill Trooper'] },
  });
  expect(t.dark.may('use', 'Drill Hero (A)')).toBe(true);
});

rule(['TCG-0381', 'TCG-0460'], 'Dark opens, Light answers, and they raise in turns until neither does', () => {
  const t = table(tcg, {
    at: 'battle',
    dark: { character: ['Drill Hero (A)'], space: ['Drill Fighter'], force: 4 },
    light: { character: ['Drill Hero (D)'], space: ['Drill Fighter'], force: 3 },
  });
  bid(t, 1);
  expect(t.asked).toBe('light');
  // An answer need not be higher, and is never more than the Force there is.
  expect(bids(t)).toEqual([0, 1, 2, 3]);
  bid(t, 0);
  expect(t.asked).toBe('dark');
  expect(bids(t)).toEqual([1, 2, 3, 4]);
  bid(t, 2);
  expect(t.asked).toBe('light');
  bid(t, 1);
  expect(t.asked).toBe('dark');
  bid(t, 2);
  expect(t.asked).toBe('light');
  bid(t, 1);
  // 5 + 2 against 6 + 1: Dark wins ties.
  expect(t.light.sees('build')).toEqual(['Drill Hero (D)']);
  expect(t.state.facts.force).toEqual([2, 3]);
});

rule(['TCG-0460', 'TCG-0381'], 'whoever opened low may still raise after the answer', () => {
  const t = table(tcg, {
    at: 'battle',
    dark: { character: ['Drill Hero (A)'], space: ['Drill Fighter'], force: 4 },
    light: { character: ['Drill Hero (D)'], space: ['Drill Fighter'], force: 3 },
  });
  bid(t, 0);
  bid(t, 2);
  expect(t.asked).toBe('dark');
  bid(t, 0);
  expect(t.asked).toBe('light');
  bid(t, 2);
  expect(t.dark.sees('build')).toEqual(['Drill Hero (A)']);
  expect(t.state.facts.force).toEqual([4, 1]);
  expect(t.dark.told('bid').map(({ by, amount }) => [by, amount])).toEqual([
    [0, 0],
    [1, 2],
    [0, 0],
    [1, 2],
  ]);
  expect(t.light.told('contest decided')).toHaveLength(1);
});

rule(['TCG-0382', 'TCG-0461'], 'a stack counts with one more for each card beneath its top card', () => {
  const t = table(tcg, {
    at: 'battle',
    dark: { character: ['Drill Hero (A)'], force: 1 },
    light: { character: [{ card: 'Drill Hero (B)', beneath: ['Drill Hero (E)', 'Drill Hero (C)'] }], force: 0 },
  });
  bid(t, 0);
  // 5 against 4 + 2; one Force would have made it a tie.
  expect(t.dark.sees('build')).toEqual(['Drill Hero (A)']);
  const tie = table(tcg, {
    at: 'battle',
    dark: { character: ['Drill Hero (A)'], force: 1 },
    light: { character: [{ card: 'Drill Hero (B)', beneath: ['Drill Hero (E)', 'Drill Hero (C)'] }], force: 0 },
  });
  bid(tie, 1);
  expect(tie.light.sees('build')).toEqual(['Drill Hero (B)']);
  expect(tie.light.sees('beneath')).toEqual(['Drill Hero (E)', 'Drill Hero (C)']);
});

rule(['TCG-0383', 'TCG-0462'], 'the winner pays the bid, the loser nothing', () => {
  const t = table(tcg, {
    at: 'battle',
    dark: { character: ['Drill Hero (A)'], space: ['Drill Fighter'], force: 3 },
    light: { character: ['Drill Hero (D)'], space: ['Drill Fighter'], force: 3 },
  });
  bid(t, 3);
  bid(t, 3);
  expect(t.dark.sees('build')).toEqual(['Drill Hero (A)']);
  expect(t.light.sees('character')).toEqual(['Drill Hero (D)']);
  expect(t.state.facts.force).toEqual([3, 0]);
});

rule(['TCG-0384', 'TCG-0462'], 'to lose is no retreat: nothing that forbids or hears retreats takes part', () => {
  const t = table(tcg, {
    at: 'battle',
    dark: { character: ['Drill Deserter (A)', 'Drill Marshal'], space: ['Drill Fighter'], force: 1 },
    light: { character: ['Drill Deserter (A)'], space: ['Drill Fighter'], force: 0 },
  });
  bid(t, 0);
  expect(t.light.sees('build')).toEqual(['Drill Deserter (A)']);
  expect(t.state.facts.force).toEqual([1, 0]);
});

rule('TCG-0385', 'Equipment that loses taps and stays where it is', () => {
  const t = table(tcg, {
    at: 'battle',
    dark: { character: [{ card: 'Drill Trooper', equipment: ['Drill Saber (A)'] }], force: 0 },
    light: { character: [{ card: 'Drill Sergeant', equipment: ['Drill Saber (B)'] }], force: 1 },
  });
  bid(t, 0);
  const lost = cardCalled(t, 'Drill Saber (A)');
  expect(t.state.cards.tapped[lost]).toBe(1);
  expect(t.state.cards.host[lost]).toBe(cardCalled(t, 'Drill Trooper'));
  expect(t.state.cards.tapped[cardCalled(t, 'Drill Saber (B)')]).toBe(0);
});

rule(['TCG-0573', 'TCG-0385'], 'Equipment in the build zone, or tapped, is not contested', () => {
  const t = table(tcg, {
    at: 'battle',
    dark: { character: ['Drill Trooper'], build: [{ card: 'Drill Sergeant', equipment: ['Drill Saber (A)'] }] },
    light: { character: [{ card: 'Drill Sergeant', equipment: ['Drill Saber (B)'] }] },
  });
  expect(t.light.may('attack', 'Drill Sergeant')).toBe(true);
  expect(t.state.cards.tapped[cardCalled(t, 'Drill Saber (A)')]).toBe(0);
  const tapped = table(tcg, {
    at: 'battle',
    dark: { character: [{ card: 'Drill Trooper', equipment: [{ card: 'Drill Saber (A)', tapped: true }] }] },
    light: { character: [{ card: 'Drill Sergeant', equipment: ['Drill Saber (B)'] }] },
  });
  expect(tapped.light.may('attack', 'Drill Sergeant')).toBe(true);
});

rule('TCG-0386', 'units come before Equipment, and Dark says which pair is first', () => {
  const t = table(tcg, {
    at: 'battle',
    dark: {
      character: [{ card: 'Drill Hero (A)', equipment: ['Drill Saber (A)'] }, 'Drill Turncoat (A)'],
      force: 3,
    },
    light: {
      character: [{ card: 'Drill Trooper', equipment: ['Drill Saber (B)'] }, 'Drill Turncoat (B)', 'Drill Hero (D)'],
      force: 3,
    },
  });
  expect(t.asked).toBe('dark');
  expect(t.decision.options.map(({ verb }) => verb)).toEqual(['contest', 'contest']);
  t.dark.does('contest', 'Drill Turncoat (A)');
  bid(t, 0);
  bid(t, 0);
  expect(t.light.sees('build')).toEqual(['Drill Turncoat (B)']);
  // Then the other pair of units. Its loser takes the Equipment out of battle, so that is not contested.
  bid(t, 0);
  bid(t, 0);
  expect(t.dark.sees('build')).toEqual(['Drill Hero (A)']);
  expect(t.dark.may('bid')).toBe(false);
  expect(t.state.cards.tapped[cardCalled(t, 'Drill Saber (A)')]).toBe(0);
});

rule('TCG-0386', 'Equipment that is still in battle is contested after the units', () => {
  const t = table(tcg, {
    at: 'battle',
    dark: {
      character: [{ card: 'Drill Hero (D)', equipment: ['Drill Saber (A)'] }],
      force: 1,
    },
    light: { character: [{ card: 'Drill Trooper', equipment: ['Drill Saber (B)'] }, 'Drill Hero (A)'], force: 0 },
  });
  bid(t, 0);
  expect(t.light.sees('build')).toEqual(['Drill Hero (A)']);
  expect(t.dark.may('bid')).toBe(true);
  bid(t, 1);
  expect(t.state.cards.tapped[cardCalled(t, 'Drill Saber (B)')]).toBe(1);
});
