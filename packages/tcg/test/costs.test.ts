import { rule, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import { discardCards, force, free, getPoints, pay, rerollAttackDice } from '../src/language/index.ts';
import { tcg } from './drill.ts';
import { stranger, tcgWith } from './stranger.ts';
import { choose, offered, type TcgTable } from './support.ts';

const chance = (t: TcgTable): string => t.decision.window?.kind ?? '';
const forceOf = (t: TcgTable): readonly number[] => t.state.facts.force;

/** Picks a number: an X, a bid, a share. */
const amount = (t: TcgTable, wanted: number): void => choose(t, (option) => option.amount === wanted);
const clause = (t: TcgTable, wanted: string): void => choose(t, (option) => option.clause === wanted);

rule(['TCG-0212', 'TCG-0300', 'TCG-0432'], 'nothing is played whose cost cannot be paid in full', () => {
  const poor = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Guide', 'Drill Trooper'], hand: ['Practice Ejection', 'Practice Trade'], force: 1 },
    light: { character: ['Drill Sergeant', 'Drill Trooper'] },
  });
  expect(chance(poor)).toBe('general');
  // Two Force for one, a card and a Force for another, a tap for the third.
  expect(poor.dark.may('play', 'Practice Ejection')).toBe(false);
  expect(poor.dark.may('play', 'Practice Trade')).toBe(true);
  expect(poor.dark.may('use', 'Practice Guide')).toBe(true);
  const rich = table(tcg, {
    at: 'character',
    dark: { character: [{ card: 'Practice Guide', tapped: true }], hand: ['Practice Trade'], force: 2 },
    light: { character: ['Drill Sergeant'], hand: ['Practice Surge'], force: 1 },
  });
  // Nothing else in hand to discard, and the unit is tapped: only Light can do something.
  expect(rich.asked).toBe('light');
  expect(rich.light.may('play', 'Practice Surge')).toBe(true);
});

rule(['TCG-0302', 'TCG-0301'], 'several costs are all paid, as soon as a Battle card is played', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Trooper'], hand: ['Practice Trade', 'Practice Rally', 'Practice Swarm'], force: 1 },
    light: { character: ['Drill Sergeant'], hand: ['Practice Counter'] },
  });
  t.dark.does('play', 'Practice Trade');
  t.dark.picks('Practice Swarm');
  // Light is asked whether to disrupt it: Force and card are gone already.
  expect(chance(t)).toBe('disrupt');
  expect(forceOf(t)[0]).toBe(0);
  expect(t.dark.sees('discard')).toEqual(['Practice Swarm']);
  expect(t.dark.sees('playing')).toEqual(['Practice Trade']);
  t.light.passes();
  expect(forceOf(t)[0]).toBe(3);
  expect(t.dark.sees('discard')).toEqual(['Practice Swarm', 'Practice Trade']);
});

rule(
  ['TCG-0213', 'TCG-0216', 'TCG-0343'],
  'an ability is played when its cost is paid; only then can it be disrupted',
  () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Practice Guide'] },
      light: { character: ['Practice Static', 'Drill Trooper'] },
    });
    t.dark.does('use', 'Practice Guide');
    expect(chance(t)).toBe('disrupt');
    expect(t.state.facts.force[0]).toBe(10);
    expect(t.dark.told('tapped')).toHaveLength(1);
    t.light.does('use', 'Practice Static');
    // The cost stays paid.
    expect(t.dark.told('disrupted')).toHaveLength(1);
    expect(forceOf(t)).toEqual([10, 9]);
    expect(t.dark.getsTo('use', 'Practice Guide')).toBe(false);
  },
);

rule('TCG-0216', 'an ability that nobody disrupts takes effect', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Guide'] },
    light: { character: ['Practice Static', 'Drill Trooper'] },
  });
  t.dark.does('use', 'Practice Guide');
  t.light.passes();
  expect(forceOf(t)[0]).toBe(12);
});

rule('TCG-0214', 'what an effect yields cannot pay for it', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Trooper'], hand: ['Practice Trade', 'Practice Drain', 'Practice Swarm'], force: 0 },
    light: { character: ['Drill Sergeant'] },
  });
  // It would yield three Force for one.
  expect(t.dark.may('play', 'Practice Drain')).toBe(true);
  expect(t.dark.may('play', 'Practice Trade')).toBe(false);
});

rule(['TCG-0215', 'TCG-0310'], 'an ability is used in an arena, once each turn', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Sentry', 'Drill Trooper'], build: ['Practice Versatile'], hand: ['Practice Drain'] },
    light: { character: ['Drill Sergeant'] },
  });
  expect(t.dark.may('use', 'Practice Versatile')).toBe(false);
  t.dark.does('use', 'Practice Sentry');
  expect(t.dark.may('play', 'Practice Drain')).toBe(true);
  expect(t.dark.may('use', 'Practice Sentry')).toBe(false);
});

rule(['TCG-0217', 'TCG-0359'], 'a tap ability for the build step draws a card, once each turn and only then', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Practice Clerk', { card: 'Practice Clerk', tapped: true }], hand: [] },
    light: { character: ['Drill Sergeant'] },
  });
  expect(offered(t, 'use')).toHaveLength(1);
  t.dark.does('use', 'Practice Clerk');
  expect(t.dark.sees('hand')).toEqual(['Drill Trooper']);
  expect(t.dark.getsTo('use', 'Practice Clerk')).toBe(false);
  const other = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Clerk'], hand: ['Practice Drain'] },
    light: { character: ['Drill Sergeant'] },
  });
  expect(other.dark.may('play', 'Practice Drain')).toBe(true);
  expect(other.dark.may('use', 'Practice Clerk')).toBe(false);
});

rule('TCG-0217', 'the other player cannot use it in that build step', () => {
  const t = table(tcg, {
    at: 'build',
    active: 'light',
    dark: { character: ['Practice Clerk'] },
    light: { character: ['Practice Clerk'], hand: ['Drill Trooper'], points: 2 },
  });
  expect(t.asked).toBe('light');
  expect(offered(t, 'use')).toHaveLength(1);
  t.light.does('use', 'Practice Clerk');
  expect(t.asked).toBe('light');
  expect(offered(t, 'use')).toHaveLength(0);
});

rule('TCG-0218', 'build points are to be had in the build step, once each turn', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Practice Miner'], hand: ['Drill Trooper'] },
    light: { character: ['Practice Miner', 'Practice Guide'] },
  });
  t.dark.does('use', 'Practice Miner');
  expect(t.state.facts.points[0]).toBe(2);
  expect(t.dark.may('use', 'Practice Miner')).toBe(false);
  const battle = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Trooper'] },
    light: { character: ['Practice Miner', 'Practice Guide'] },
  });
  expect(battle.light.may('use', 'Practice Guide')).toBe(true);
  expect(battle.light.may('use', 'Practice Miner')).toBe(false);
});

rule(['TCG-0219', 'TCG-0220', 'TCG-0221'], 'untapping does not let a tap ability be used again', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Guide'], hand: ['Practice Rally', 'Practice Rally', 'Practice Drain'] },
    light: { character: ['Drill Sergeant'] },
  });
  t.dark.does('use', 'Practice Guide');
  t.dark.does('play', 'Practice Rally');
  expect(t.state.cards.tapped.includes(1)).toBe(false);
  expect(t.dark.may('play', 'Practice Drain')).toBe(true);
  expect(t.dark.may('use', 'Practice Guide')).toBe(false);
  // Next turn it can be used again.
  t.dark.passes();
  while (!(t.asked === 'dark' && t.dark.may('use', 'Practice Guide'))) {
    const { player, at, options } = t.decision;
    t.answer({ player, at, picks: [options.length - 1] });
  }
  expect(t.state.facts.turn).toBe(4);
});

rule(
  ['TCG-0221', 'TCG-0313', 'TCG-0348'],
  'what is for this attack is played once in each attack, never before one',
  () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Practice Fencer'], hand: ['Practice Rally', 'Practice Drain'] },
      light: { character: [{ card: 'Drill Sergeant', tapped: true }] },
      rolls: [1, 1, 1, 1, 1, 1, 1, 1],
    });
    expect(chance(t)).toBe('general');
    expect(t.dark.may('use', 'Practice Fencer')).toBe(false);
    t.dark.passes();
    t.dark.does('attack', 'Practice Fencer');
    expect(chance(t)).toBe('attack');
    t.dark.does('use', 'Practice Fencer');
    expect(t.dark.may('use', 'Practice Fencer')).toBe(false);
    t.dark.passes();
    // It rolled with what it got, which is over with the attack.
    expect(t.dark.told('rolled').map(({ dice }) => dice)).toEqual([[1, 1, 1, 1]]);
    t.dark.does('play', 'Practice Rally');
    t.dark.passes();
    t.dark.does('attack', 'Practice Fencer');
    t.dark.does('use', 'Practice Fencer');
    expect(forceOf(t)[0]).toBe(7);
    t.dark.passes();
    expect(t.dark.told('rolled')).toHaveLength(2);
  },
);

rule('TCG-0311', 'an effect of a Location is played once each turn', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Trooper'], locations: { character: 'Practice Grounds' }, hand: ['Practice Drain'] },
    light: { character: ['Drill Sergeant'] },
  });
  t.dark.does('use', 'Practice Grounds');
  expect(forceOf(t)[0]).toBe(9);
  expect(t.dark.may('play', 'Practice Drain')).toBe(true);
  expect(t.dark.may('use', 'Practice Grounds')).toBe(false);
});

rule(
  ['TCG-0314', 'TCG-0349', 'TCG-0350'],
  'a would-attack ability is used each time the unit would attack, which it may still do',
  () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Practice Sniper'] },
      light: { character: [{ card: 'Drill Sergeant', tapped: true }] },
      rolls: [1, 1],
    });
    // Attack, use it, or hold back: one of these.
    expect(t.decision.options.map(({ verb }) => verb)).toEqual(['attack', 'use', 'hold back']);
    t.dark.does('use', 'Practice Sniper');
    t.dark.does('use', 'Practice Sniper');
    expect(forceOf(t)[0]).toBe(8);
    t.dark.does('attack', 'Practice Sniper');
    expect(t.dark.told('rolled')[0]).toMatchObject({ what: 'attack', dice: [1, 1] });
    // Tapped, it would not attack.
    const tapped = table(tcg, {
      at: 'character',
      dark: { character: [{ card: 'Practice Sniper', tapped: true }], hand: ['Practice Drain'] },
      light: { character: [{ card: 'Drill Sergeant', tapped: true }] },
    });
    expect(tapped.dark.may('use', 'Practice Sniper')).toBe(false);
  },
);

rule(['TCG-0315', 'TCG-0430'], 'prevention is played once each time damage would be done, by its controller', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Sergeant', 'Drill Adept'], hand: ['Practice Shield'] },
    light: { character: [{ card: 'Practice Dodger', tapped: true }], hand: ['Practice Shield'] },
    rolls: [4, 4, 4, 1, 4, 4, 1, 1, 1],
  });
  t.dark.does('attack', 'Drill Adept');
  expect(chance(t)).toBe('prevention');
  expect(t.asked).toBe('light');
  t.light.does('use', 'Practice Dodger');
  // One of three damage is left, and only the Battle card may still prevent it.
  expect(t.light.may('use', 'Practice Dodger')).toBe(false);
  t.light.does('play', 'Practice Shield');
  t.dark.does('attack', 'Drill Sergeant');
  expect(t.light.may('use', 'Practice Dodger')).toBe(true);
});

rule(
  ['TCG-0316', 'TCG-0324', 'TCG-0633'],
  'a reroll is for one roll of dice, once; the first result counts for nothing',
  () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Practice Retryer'], hand: ['Practice Rally'] },
      light: { character: [{ card: 'Drill Sergeant', tapped: true }] },
      rolls: [6, 6, 1, 1, 6, 6, 1, 6],
    });
    t.dark.does('attack', 'Practice Retryer');
    t.dark.passes();
    expect(chance(t)).toBe('reroll');
    expect(t.state.facts.roll?.dice).toEqual([6, 6]);
    t.dark.does('use', 'Practice Retryer');
    // Used for this roll; there is nothing else to do, and no damage.
    expect(t.dark.told('damaged')).toHaveLength(0);
    expect(chance(t)).toBe('general');
    t.dark.does('play', 'Practice Rally');
    t.dark.does('attack', 'Practice Retryer');
    t.dark.does('use', 'Practice Retryer');
    expect(t.dark.told('damaged').map(({ amount: done }) => done)).toEqual([1]);
  },
);

rule('TCG-0316', 'why a reroll is not used again for a roll is said with the rule', () => {
  const again = stranger({ kind: 'battle', text: free(rerollAttackDice('all of yours')) });
  const t = table(tcgWith(again), {
    at: 'character',
    dark: { character: ['Practice Retryer'], hand: [again.title] },
    light: { character: [{ card: 'Drill Sergeant', tapped: true }] },
    rolls: [6, 6, 1, 1],
  });
  t.dark.does('attack', 'Practice Retryer');
  while (chance(t) !== 'reroll') t.dark.passes();
  t.dark.does('use', 'Practice Retryer');
  // The Battle card is left.
  expect(t.dark.offered('play')).toEqual([again.title]);
  expect(t.dark.why('Practice Retryer')).toContainEqual(
    expect.objectContaining({
      possible: false,
      rule: 'TCG-0316',
      because: expect.stringContaining('each roll of dice'),
    }),
  );
});

rule('TCG-0515', 'as many cards are discarded as a text says, or all that there are', () => {
  const fine = stranger({ kind: 'mission', text: [discardCards(2)] });
  const hand = ['Drill Walker', 'Drill Adept', 'Drill Probe'];
  for (const count of [0, 1, 2, 3]) {
    const t = table(tcgWith(fine), {
      dark: { points: 1, hand: [fine.title, ...hand.slice(0, count)], character: ['Drill Trooper'] },
      light: { character: ['Drill Sergeant'] },
    });
    t.dark.does('complete', fine.title);
    if (count > 2) {
      expect(t.decision).toMatchObject({ kind: 'subset', min: 2, max: 2 });
      t.dark.picks('Drill Walker', 'Drill Probe');
    }
    expect(t.dark.sees('hand')).toEqual(count > 2 ? ['Drill Adept'] : []);
    expect(t.dark.sees('discard')).toHaveLength(1 + Math.min(count, 2));
  }
});

rule('TCG-0317', 'Intercept is used once in each attack by each unit', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Sergeant', 'Drill Adept'] },
    light: {
      character: [
        { card: 'Practice Bodyguard', tapped: true },
        { card: 'Practice Bodyguard', tapped: true },
        { card: 'Drill Mechanic', tapped: true },
      ],
    },
    rolls: [1, 1, 1, 1, 1, 1, 1, 1, 1],
  });
  t.dark.does('attack', 'Drill Adept');
  t.dark.does('attack', 'Drill Mechanic');
  t.light.does('use', 'Practice Bodyguard');
  // The one that intercepted is the defender; the other may still intercept, and the first never again.
  expect(offered(t, 'use')).toHaveLength(1);
  t.light.does('use', 'Practice Bodyguard');
  expect(t.dark.told('redirected')).toHaveLength(2);
  t.dark.does('attack', 'Drill Sergeant');
  t.dark.does('attack', 'Drill Mechanic');
  expect(offered(t, 'use')).toHaveLength(2);
});

rule('TCG-0303', 'a cost that is replaced is not paid: it was played, but nothing comes of it', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Phoenix', 'Drill Trooper'] },
    light: { character: ['Practice Static', 'Drill Sergeant'], hand: ['Practice Drain'] },
  });
  t.dark.does('use', 'Practice Phoenix');
  // It went to the build zone instead of being discarded: no disrupt chance, no Force.
  expect(chance(t)).toBe('general');
  expect(t.dark.sees('build')).toEqual(['Practice Phoenix']);
  expect(t.dark.told('played')).toHaveLength(1);
  expect(forceOf(t)).toEqual([10, 10]);
});

rule(['TCG-0304', 'TCG-0305', 'TCG-0306'], 'what changes a cost changes neither X nor what is printed', () => {
  const seats = (light: readonly string[], dark: readonly string[], force: number) =>
    table(tcg, {
      at: 'character',
      dark: { character: ['Drill Sergeant', 'Drill Adept', ...dark] },
      light: { character: ['Practice Converter', ...light], force },
    });
  // A unit of build cost 5, for 5, for 4 and for 6 Force.
  const plain = seats([], [], 5);
  plain.light.does('use', 'Practice Converter');
  expect(offered(plain, 'pay').map(({ amount: x, cost }) => [x, cost?.['force']])).toEqual([
    [4, 4],
    [5, 5],
  ]);
  const cheaper = seats(['Practice Spirit'], [], 4);
  cheaper.light.does('use', 'Practice Converter');
  amount(cheaper, 5);
  expect(cheaper.light.sees('character')).toContain('Drill Sergeant');
  expect(forceOf(cheaper)[1]).toBe(0);
  const dearer = seats(['Practice Spirit'], ['Practice Tyrant'], 6);
  dearer.light.does('use', 'Practice Converter');
  amount(dearer, 5);
  expect(dearer.light.sees('character')).toContain('Drill Sergeant');
  expect(forceOf(dearer)[1]).toBe(0);
  const tooDear = seats(['Practice Spirit'], ['Practice Tyrant'], 3);
  expect(tooDear.light.getsTo('use', 'Practice Converter')).toBe(false);
});

rule('TCG-0304', 'X cards are drawn, however little was paid for X', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Practice Converter', 'Practice Spirit'], force: 2 },
    light: { character: ['Drill Sergeant'] },
  });
  t.dark.does('use', 'Practice Converter');
  expect(offered(t, 'pay').map(({ amount: x, cost }) => [x, cost?.['force']])).toEqual([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 2],
  ]);
  amount(t, 3);
  expect(t.dark.sees('hand')).toHaveLength(3);
  expect(forceOf(t)[0]).toBe(0);
});

rule('TCG-0549', 'an ability with a Force cost is Force-activated, whatever else it costs; no other is', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Guide', 'Practice Sentry'], force: 2 },
    light: { character: ['Practice Tyrant'] },
  });
  // Two more Force for the one with a Force cost; the tap ability costs no Force at all.
  expect(t.dark.may('use', 'Practice Guide')).toBe(true);
  expect(t.dark.may('use', 'Practice Sentry')).toBe(false);
  const equal = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Guide', 'Practice Sentry'], force: 3 },
    light: { character: ['Practice Tyrant'] },
  });
  equal.dark.does('use', 'Practice Sentry');
  expect(forceOf(equal)[0]).toBe(0);
});

rule(['TCG-0528', 'TCG-0307'], 'Enhance is declared when the card is played, and its whole cost is changed', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Patron'], hand: ['Practice Surge'], force: 3 },
    light: { character: ['Drill Sergeant'], hand: ['Practice Counter'] },
  });
  expect(offered(t, 'play').map(({ cost }) => cost)).toEqual([undefined]);
  expect(offered(t, 'enhance').map(({ cost }) => cost)).toEqual([{ force: 3 }]);
  t.dark.does('enhance', 'Practice Surge');
  t.light.passes();
  // Three cards instead of one, not four.
  expect(t.dark.sees('hand')).toHaveLength(3);
  expect(forceOf(t)[0]).toBe(0);
  const poor = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Trooper'], hand: ['Practice Surge'], force: 3 },
    light: { character: ['Drill Sergeant'] },
  });
  expect(poor.dark.may('play', 'Practice Surge')).toBe(true);
  expect(poor.dark.may('enhance', 'Practice Surge')).toBe(false);
});

rule('TCG-0528', 'a Battle card for the build step is enhanced there as well', () => {
  const surge = stranger({
    kind: 'battle',
    text: pay(force(1)).to(getPoints(1, 'you')).duringYourBuildStep,
    enhanced: pay(force(3)).to(getPoints(4, 'you')).duringYourBuildStep,
  });
  for (const [verb, points, left] of [
    ['play', 2, 4],
    ['enhance', 5, 2],
  ] as const) {
    const t = table(tcgWith(surge), {
      dark: { character: ['Drill Trooper'], hand: [surge.title, 'Drill Walker'], points: 1, force: 5 },
      light: { character: ['Drill Sergeant'] },
    });
    t.dark.does(verb, surge.title);
    expect([t.state.facts.points[0], forceOf(t)[0]]).toEqual([points, left]);
  }
});

rule('TCG-0528', 'a Mission is enhanced when it is completed', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: ['Drill Trooper'],
      building: [{ card: 'Practice Bargain', counters: 1 }],
      hand: ['Practice Swarm', 'Practice Rally'],
      force: 2,
    },
    light: { character: ['Drill Sergeant'] },
  });
  expect(t.dark.may('complete', 'Practice Bargain')).toBe(true);
  t.dark.does('enhance', 'Practice Bargain');
  t.dark.picks('Practice Swarm');
  expect(forceOf(t)[0]).toBe(3);
  expect(t.dark.sees('hand')).toHaveLength(3);
});

rule(
  ['TCG-0364', 'TCG-0365', 'TCG-0312'],
  'what it takes to complete a Mission is met in the build step, before it can be disrupted',
  () => {
    const position = (hand: readonly string[]) =>
      table(tcg, {
        at: 'build',
        dark: { character: ['Drill Trooper'], building: [{ card: 'Practice Bargain', counters: 1 }], hand },
        light: { character: ['Drill Sergeant'], hand: ['Practice Denial'] },
      });
    expect(position(['Drill Trooper']).dark.may('complete', 'Practice Bargain')).toBe(true);
    const t = position(['Practice Swarm', 'Practice Rally']);
    t.dark.does('complete', 'Practice Bargain');
    t.dark.picks('Practice Swarm');
    expect(chance(t)).toBe('disrupt');
    expect(t.dark.sees('discard')).toEqual(['Practice Swarm']);
    expect(t.dark.sees('playing')).toEqual(['Practice Bargain']);
    t.light.does('play', 'Practice Denial');
    expect(forceOf(t)).toEqual([10, 9]);
    expect(t.dark.sees('discard')).toEqual(['Practice Swarm', 'Practice Bargain']);
  },
);

rule('TCG-0364', 'a Mission whose condition cannot be met is not completed', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Practice Clerk'], building: [{ card: 'Practice Bargain', counters: 1 }], hand: [] },
    light: { character: ['Drill Sergeant'] },
  });
  expect(t.dark.may('use', 'Practice Clerk')).toBe(true);
  expect(t.dark.may('complete', 'Practice Bargain')).toBe(false);
});

rule(['TCG-0308', 'TCG-0309'], 'a unit that stays tapped for its effect does so as long as the effect lasts', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Trance'] },
    light: { character: [{ card: 'Drill Mechanic', tapped: true }], force: 0 },
    rolls: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  });
  t.dark.does('use', 'Practice Trance');
  expect(t.state.lasting).toHaveLength(3);
  const skip = (until: () => boolean): void => {
    while (!until()) {
      const { player, at, options } = t.decision;
      t.answer({ player, at, picks: [options.length - 1] });
    }
  };
  // In the next turn it does not untap; all three end together with that turn, and then it does.
  skip(() => t.state.facts.turn === 4);
  expect(t.state.cards.tapped.filter((one) => one === 1)).toHaveLength(1);
  expect(t.state.lasting).toHaveLength(3);
  skip(() => t.state.facts.turn === 5);
  expect(t.state.lasting).toHaveLength(0);
  expect(t.state.cards.tapped.filter((one) => one === 1)).toHaveLength(0);
});

rule('TCG-0362', 'a card that speaks of itself in the hand is played from there, once each turn', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Practice Courier'], hand: ['Practice Courier', 'Practice Courier'] },
    light: { character: ['Drill Sergeant'] },
  });
  // The one in the arena can't do it.
  expect(offered(t, 'use')).toHaveLength(0);
  expect(offered(t, 'play')).toHaveLength(2);
  t.dark.does('play', 'Practice Courier');
  expect(t.dark.sees('discard')).toEqual(['Practice Courier']);
  expect(t.dark.sees('hand')).toEqual(['Practice Courier', 'Drill Trooper']);
  expect(offered(t, 'play')).toHaveLength(0);
});

rule(['TCG-0357', 'TCG-0478'], 'the choice between effects is made when one is played, each at its own time', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Versatile'], hand: ['Practice Drain'] },
    light: { character: [{ card: 'Practice Static', tapped: true }, 'Drill Adept'] },
    rolls: [6, 6, 1, 1],
  });
  // Before an attack: gain Force. Not the bonus for an attack, not prevention.
  expect(offered(t, 'use').map(({ clause: id }) => id)).toEqual(['Practice Versatile/0:0.0']);
  t.dark.passes();
  t.light.does('attack', 'Drill Adept');
  expect(chance(t)).toBe('attack');
  // Nothing is chosen later: it can be disrupted as what it is.
  clause(t, 'Practice Versatile/0:0.1');
  expect(chance(t)).toBe('disrupt');
  t.light.passes();
  expect(chance(t)).toBe('attack');
  expect(offered(t, 'use').map(({ clause: id }) => id)).toEqual(['Practice Versatile/0:0.0']);
  t.dark.passes();
  // And prevention in its own chance, which it could not be played in before.
  expect(chance(t)).toBe('prevention');
  expect(offered(t, 'use').map(({ clause: id }) => id)).toEqual(['Practice Versatile/0:0.2']);
});

rule('TCG-0306', 'an ability without a Force cost can become dearer, but none costs less than nothing', () => {
  const dear = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Guide', 'Practice Sentry'], hand: ['Practice Surge'], force: 1 },
    light: { character: ['Practice Warden', 'Practice Guide'] },
  });
  // One Force for what took none, two for what took one; neither Battle cards nor one's own abilities are dearer.
  expect(dear.decision.options.map(({ verb, cost }) => [verb, cost?.['force']])).toEqual([
    ['play', 1],
    ['use', 1],
    ['pass', undefined],
  ]);
  dear.dark.does('use', 'Practice Guide');
  expect(forceOf(dear)[0]).toBe(2);
  expect(offered(dear, 'use').map(({ cost }) => cost)).toEqual([undefined]);
  const cheap = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Mentor', 'Practice Sentry', 'Practice Guide'], force: 0 },
    light: { character: ['Practice Sentry'] },
  });
  cheap.dark.does('use', 'Practice Sentry');
  expect(forceOf(cheap)[0]).toBe(0);
  expect(offered(cheap, 'use').map(({ cost }) => cost?.['force'])).toEqual([1]);
});

rule('TCG-0307', 'what changes the cost of one player’s cards leaves the other’s alone', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Patron'], hand: ['Practice Surge'] },
    light: { character: ['Drill Sergeant'], hand: ['Practice Surge'] },
  });
  t.dark.passes();
  expect(offered(t, 'enhance').map(({ cost }) => cost)).toEqual([{ force: 4 }]);
  const taxed = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Taxman', 'Practice Sentry'], hand: ['Practice Surge', 'Practice Drain'] },
    light: { character: ['Drill Sergeant'] },
  });
  expect(taxed.decision.options.map(({ verb, cost }) => [verb, cost?.['force']])).toEqual([
    ['play', 2],
    ['enhance', 5],
    ['play', 1],
    ['use', 1],
    ['pass', undefined],
  ]);
});

rule('TCG-0303', 'an ability whose cost is replaced was played all the same: it is not played again this turn', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Phoenix', 'Drill Trooper'], hand: ['Practice Drain'] },
    light: { character: ['Practice Listener', 'Drill Sergeant'] },
  });
  t.dark.does('use', 'Practice Phoenix');
  t.dark.passes();
  // What triggers on an ability being played has come.
  expect(forceOf(t)).toEqual([10, 11]);
});
