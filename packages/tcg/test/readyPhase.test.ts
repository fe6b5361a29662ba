import { rule, scenario, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import { tcg } from './drill.ts';
import { chanceNow, choose, offered, sorted, type TcgTable, tappedNow, until } from './support.ts';

const times = (count: number, title: string): string[] => Array.from({ length: count }, () => title);
/** Something to do, so that a build step is not over at once. */
const waiting = ['Drill Trooper'];

const clauses = (t: TcgTable): (string | undefined)[] => offered(t, 'resolve').map(({ clause }) => clause);
const resolve = (t: TcgTable, clause: string): void =>
  choose(t, (option) => option.verb === 'resolve' && option.clause === clause);

rule(
  ['TCG-0628', 'TCG-0083', 'TCG-0698'],
  'the turn begins with untapping everything, in arenas and build zones',
  () => {
    const t = table(tcg, {
      at: 'ready',
      dark: {
        hand: ['Depot Recall'],
        space: [
          {
            card: 'Drill Fighter',
            tapped: true,
            pilot: { card: 'Depot Wingmate', tapped: true },
            equipment: [{ card: 'Depot Kit', tapped: true }],
          },
        ],
        character: [{ card: 'Drill Sergeant', tapped: true }],
        build: [{ card: 'Drill Trooper', tapped: true }],
      },
      light: {
        ground: [{ card: 'Drill Walker', tapped: true }],
        build: [{ card: 'Drill Crawler', tapped: true }],
      },
      rolls: [1],
    });
    // Nobody was asked anything on the way to Dark's build step.
    expect(t.asked).toBe('dark');
    expect(t.state.facts.phase).toBe('build');
    expect(t.state.asked).toEqual([0, 0]);
    expect(t.state.cards.tapped.every((tapped) => tapped === 0)).toBe(true);
  },
);

rule('TCG-0083', 'Dark untaps first, then Light', () => {
  const t = table(tcg, {
    at: 'end',
    dark: { character: [{ card: 'Drill Sergeant', tapped: true }], build: waiting, hand: ['Depot Recall'] },
    light: { character: [{ card: 'Drill Adept', tapped: true }], build: [{ card: 'Drill Crawler', tapped: true }] },
    rolls: [1],
  });
  // Battle cards can't be played at the end of the turn, so the next turn is there.
  expect(t.state.facts.phase).toBe('build');
  expect(tappedNow(t, 'Drill Sergeant')).toBe(false);
  expect(tappedNow(t, 'Drill Adept')).toBe(false);
  expect(tappedNow(t, 'Drill Crawler')).toBe(false);
});

rule(['TCG-0084', 'TCG-0082'], 'each player gains 4 Force, Dark first', () => {
  const t = table(tcg, {
    at: 'retreat',
    active: 'light',
    dark: { build: waiting, force: 0 },
    light: { character: ['Drill Adept'], force: 3 },
    rolls: [1],
  });
  t.light.does('end retreat step');
  expect(t.state.facts.force).toEqual([4, 7]);
  const gains = t.dark.told('gained').map((gain) => [gain['by'], gain['amount']]);
  expect(gains).toEqual([
    [0, 4],
    [1, 4],
  ]);
});

rule(['TCG-0085', 'TCG-0649', 'TCG-0511'], 'Light rolls one die for the build points of both', () => {
  const t = table(tcg, { at: 'build roll', dark: { build: waiting }, light: { build: waiting }, rolls: [4, 1] });
  expect(t.state.facts.points).toEqual([4, 4]);
  t.dark.does('end build step');
  t.light.does('end build step');
  // The next turn's roll is another one, and it is Light's.
  expect(t.state.facts.turn).toBe(4);
  expect(t.state.facts.points).toEqual([1, 1]);
  const [roll] = t.dark.told('rolled');
  expect(roll).toMatchObject({ by: 1, what: 'build', dice: [1] });
});

rule('TCG-0511', 'dice have six sides', () => {
  const seen = new Set<number>();
  for (let i = 0; i < 60; i++) {
    const t = table(tcg, { at: 'build roll', dark: { build: waiting }, seed: `die ${i}` });
    seen.add(t.state.facts.points[0]);
  }
  expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

rule(['TCG-0086', 'TCG-0649'], 'a unit in each arena is worth a build point', () => {
  const everywhere = { space: ['Drill Fighter'], ground: ['Drill Walker'], character: ['Drill Trooper'] };
  const at = (side: object) =>
    table(tcg, { at: 'build roll', dark: { build: waiting, ...side }, light: everywhere, rolls: [3] }).state.facts
      .points;
  expect(at(everywhere)).toEqual([4, 4]);
  expect(at({ ...everywhere, ground: [] })).toEqual([3, 4]);
  expect(at({ ...everywhere, space: times(3, 'Drill Fighter') })).toEqual([4, 4]);
  // Neither a retreated unit nor a Pilot on a unit is in an arena of its own.
  expect(at({ ...everywhere, ground: [], build: ['Drill Walker'] })).toEqual([3, 4]);
  expect(
    at({ space: [{ card: 'Drill Fighter', pilot: 'Depot Wingmate' }], ground: ['Drill Walker'], character: [] }),
  ).toEqual([3, 4]);
});

rule('TCG-0087', 'what is about the build roll comes with it: rerolls, then what it triggers', () => {
  const t = table(tcg, {
    at: 'build roll',
    dark: { character: ['Depot Foreman'], build: waiting },
    light: { ground: ['Depot Surveyor'], hand: ['Depot Recall'] },
    rolls: [1, 5],
  });
  // Only a reroll may be played here.
  expect(t.asked).toBe('dark');
  expect(t.decision.window?.kind).toBe('reroll');
  t.dark.does('use', 'Depot Foreman');
  expect(t.state.facts.phase).toBe('build');
  expect(t.state.facts.points).toEqual([5, 6]);
  expect(t.state.facts.force[0]).toBe(9);
});

scenario('a build roll that nobody rerolls stands', () => {
  const t = table(tcg, {
    at: 'build roll',
    dark: { character: ['Depot Foreman'], build: waiting },
    light: {},
    rolls: [1, 5],
  });
  t.dark.passes();
  expect(t.state.facts.points).toEqual([1, 1]);
});

rule(['TCG-0526', 'TCG-0472'], 'each player draws a card at the start of his or her build step', () => {
  const t = table(tcg, {
    at: 'build start',
    dark: { deck: ['Drill Adept', 'Drill Walker'], build: waiting },
    light: { deck: ['Drill Cruiser', 'Drill Probe'], build: waiting },
  });
  expect(t.dark.sees('hand')).toEqual(['Drill Walker']);
  expect(t.light.sees('hand')).toEqual([]);
  t.dark.does('end build step');
  expect(t.light.sees('hand')).toEqual(['Drill Probe']);
  expect(t.dark.sees('hand')).toEqual(['Drill Walker']);
});

rule(['TCG-0045', 'TCG-0059'], 'an empty deck costs nobody anything, and a hand has no limit', () => {
  const t = table(tcg, {
    at: 'build start',
    dark: { deck: [], hand: times(20, 'Depot Recall'), build: waiting },
    light: { deck: [], build: waiting },
    rolls: [1],
  });
  expect(t.outcome).toBe(null);
  expect(t.asked).toBe('dark');
  expect(t.dark.sees('hand')).toHaveLength(20);
  t.dark.does('end build step');
  t.light.does('end build step');
  expect(t.state.facts.turn).toBe(4);
  expect(t.outcome).toBe(null);
  expect(t.dark.sees('hand')).toHaveLength(20);
  expect(t.dark.sees('discard')).toEqual([]);
});

rule(['TCG-0088', 'TCG-0472'], 'draw, Upkeep, bounties and triggers come in the order that their player likes', () => {
  const start = () =>
    table(tcg, {
      at: 'build start',
      dark: {
        force: 1,
        points: 0,
        deck: ['Drill Walker'],
        character: ['Depot Clerk', 'Depot Mercenary'],
        build: waiting,
      },
    });
  const t = start();
  expect(t.asked).toBe('dark');
  expect(sorted(t.decision.options.map(({ verb }) => verb))).toEqual(['draw', 'resolve', 'upkeep']);
  // With the Clerk's Force first, there is Force for the Mercenary.
  resolve(t, 'Depot Clerk/0');
  expect(t.state.facts.force[0]).toBe(2);
  expect(t.dark.sees('hand')).toEqual([]);
  t.dark.does('upkeep', 'Depot Mercenary');
  expect(offered(t, 'pay')).toHaveLength(2);
  choose(t, ({ verb, amount }) => verb === 'pay' && amount === 0);
  expect(t.state.facts.force[0]).toBe(0);
  expect(t.dark.sees('hand')).toEqual(['Drill Walker']);
  // The other way round there is none, and the Mercenary has to tap.
  const other = start();
  other.dark.does('upkeep', 'Depot Mercenary');
  expect(tappedNow(other, 'Depot Mercenary')).toBe(true);
  other.dark.does('draw');
  expect(other.state.facts.force[0]).toBe(2);
});

rule('TCG-0089', 'what is for the draw step comes with what is for the start of the build step', () => {
  const t = table(tcg, {
    at: 'build start',
    dark: { deck: ['Drill Walker'], character: ['Depot Clerk', 'Depot Scribe'], build: waiting },
    light: { character: ['Depot Scribe'] },
  });
  expect(sorted(t.decision.options.map(({ verb }) => verb))).toEqual(['draw', 'resolve', 'resolve']);
  expect(sorted(clauses(t))).toEqual(['Depot Clerk/0', 'Depot Scribe/0']);
  t.dark.does('draw');
  resolve(t, 'Depot Scribe/0');
  expect(t.state.facts.force).toEqual([13, 10]);
});

rule('TCG-0091', 'what triggers on the draw comes when the card is drawn, not before', () => {
  const t = table(tcg, {
    at: 'build start',
    dark: { deck: ['Drill Walker'], force: 0, character: ['Depot Reader', 'Depot Mercenary'], build: waiting },
  });
  expect(sorted(t.decision.options.map(({ verb }) => verb))).toEqual(['draw', 'upkeep']);
  t.dark.does('draw');
  // The Upkeep is still to come, and can now be paid in Force.
  expect(t.state.facts.force[0]).toBe(3);
  expect(offered(t, 'pay').map(({ amount }) => amount)).toEqual([0, 2]);
});

rule(['TCG-0090', 'TCG-0189'], 'another build step has no start of its own', () => {
  const t = table(tcg, {
    at: 'build start',
    dark: {
      points: 2,
      force: 5,
      deck: ['Drill Walker', 'Drill Walker'],
      hand: ['Depot Night Shift'],
      character: ['Depot Clerk', 'Depot Mercenary'],
      build: waiting,
    },
    light: { build: waiting },
  });
  t.dark.does('draw');
  resolve(t, 'Depot Clerk/0');
  choose(t, ({ verb, amount }) => verb === 'pay' && amount === 0);
  expect(t.state.facts.force[0]).toBe(4);
  t.dark.does('complete', 'Depot Night Shift');
  expect(t.dark.sees('discard')).toEqual(['Depot Night Shift']);
  t.dark.does('end build step');
  // Dark builds once more; no card, no Force, no Upkeep.
  expect(t.asked).toBe('dark');
  expect(t.dark.may('move', 'Drill Trooper')).toBe(true);
  expect(t.state.facts.force[0]).toBe(4);
  expect(t.dark.sees('hand')).toEqual(['Drill Walker']);
  t.dark.does('end build step');
  expect(t.asked).toBe('light');
});

rule('TCG-0096', 'the Light Side has its start and its build step after the Dark Side has had both', () => {
  const t = table(tcg, {
    at: 'build roll',
    dark: { character: ['Depot Clerk'], deck: times(3, 'Drill Walker') },
    light: { character: ['Depot Clerk'], deck: times(3, 'Drill Probe') },
    rolls: [2],
  });
  expect(t.asked).toBe('dark');
  t.dark.does('draw');
  expect(t.state.facts.force).toEqual([11, 10]);
  expect(offered(t, 'build')).toHaveLength(1);
  expect(t.light.sees('hand')).toEqual([]);
  t.dark.does('end build step');
  expect(t.asked).toBe('light');
  resolve(t, 'Depot Clerk/0');
  expect(t.state.facts.force).toEqual([11, 11]);
  expect(t.light.sees('hand')).toEqual(['Drill Probe']);
  expect(offered(t, 'build')).toHaveLength(1);
});

scenario('effects that are played at the start of a build step come after what triggers then', () => {
  const t = table(tcg, {
    at: 'build start',
    dark: { character: ['Depot Clerk'], build: waiting },
    light: { hand: ['Depot Roster'] },
  });
  // That the other player has such a card does not show.
  expect(sorted(t.decision.options.map(({ verb }) => verb))).toEqual(['draw', 'resolve']);
  t.dark.does('draw');
  expect(t.state.facts.force[0]).toBe(11);
  expect(t.asked).toBe('light');
  t.light.does('play', 'Depot Roster');
  expect(t.state.facts.force[1]).toBe(11);
  expect(t.asked).toBe('dark');
  expect(t.dark.may('move', 'Drill Trooper')).toBe(true);
});

rule('TCG-0466', 'a Bounty is gained at the start of the next build step of its player', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Depot Hunter'], hand: ['Drill Walker'] },
    light: { character: ['Drill Trooper'] },
    rolls: [6, 6, 1, 1, 1, 3],
  });
  t.dark.does('attack', 'Depot Hunter');
  expect(t.light.sees('discard')).toEqual(['Drill Trooper']);
  // The next turn has begun; the die showed 3.
  expect(t.state.facts.turn).toBe(4);
  expect(t.asked).toBe('dark');
  expect(t.state.facts.points).toEqual([3, 3]);
  expect(clauses(t)).toEqual(['Depot Hunter/0']);
  resolve(t, 'Depot Hunter/0');
  expect(t.state.facts.points).toEqual([5, 3]);
});

rule('TCG-0466', "a Bounty waits for its own player's build step, and is gained even if its unit is gone", () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Trooper'], build: waiting, hand: ['Depot Accident', 'Depot Accident'] },
    light: { character: ['Depot Hunter'], build: ['Drill Walker'] },
    rolls: [6, 6, 1, 1, 1, 4],
  });
  t.light.does('attack', 'Depot Hunter');
  expect(t.dark.sees('discard')).toEqual(['Drill Trooper']);
  // In Dark's build step there is nothing of it.
  expect(t.asked).toBe('dark');
  expect(t.state.facts.points).toEqual([4, 4]);
  for (const _ of [1, 2]) {
    t.dark.does('complete', 'Depot Accident');
    t.dark.does('choose', 'Depot Hunter');
  }
  expect(t.light.sees('discard')).toEqual(['Depot Hunter']);
  t.dark.does('end build step');
  expect(t.asked).toBe('light');
  choose(t, ({ verb }) => verb === 'resolve');
  expect(t.state.facts.points).toEqual([0, 6]);
});

rule(
  ['TCG-0466', 'TCG-0514'],
  'a unit that is discarded together with the one that it damaged has earned its Bounty',
  () => {
    for (const hunter of ['dark', 'light'] as const) {
      const prey = hunter === 'dark' ? 'light' : 'dark';
      const t = table(tcg, {
        at: 'character',
        [hunter]: { character: [{ card: 'Depot Hunter', damage: 1 }], build: waiting },
        [prey]: { character: [{ card: 'Sparring Deflector', damage: 1, tapped: true }], build: waiting },
        rolls: [6, 6, 6, 6, 6, 3],
      });
      t[hunter].does('attack', 'Depot Hunter');
      t[prey].does('use', 'Sparring Deflector');
      t[prey].does('deflect', 'Depot Hunter');
      expect([t.dark.sees('discard', prey), t.dark.sees('discard', hunter)]).toEqual([
        ['Sparring Deflector'],
        ['Depot Hunter'],
      ]);
      if (hunter === 'light') t.dark.does('end build step');
      expect(clauses(t)).toEqual(['Depot Hunter/0']);
      resolve(t, 'Depot Hunter/0');
      expect(t.state.facts.points[hunter === 'dark' ? 0 : 1]).toBe(5);
    }
  },
);

rule('TCG-0228', 'there is no Bounty for a unit that is gone before the one that it damaged is discarded', () => {
  const bountyAfter = (leaves: boolean): readonly unknown[] => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Practice Homer'], build: waiting, hand: ['Depot Contract'] },
      light: { character: [{ card: 'Drill Trooper', damage: 1, tapped: true }] },
      rolls: [6, 6, 6, 3],
    });
    until(t, () => chanceNow(t) === 'general');
    t.dark.does('play', 'Depot Contract');
    t.dark.does('choose', 'Practice Homer');
    until(t, () => t.dark.may('attack', 'Practice Homer'));
    t.dark.does('attack', 'Practice Homer');
    until(t, () => chanceNow(t) === 'discard');
    if (leaves) t.dark.does('use', 'Practice Homer');
    until(t, () => t.state.facts.turn === 4 && t.state.facts.phase === 'build');
    expect(t.light.sees('discard')).toEqual(['Drill Trooper']);
    return clauses(t);
  };
  expect(bountyAfter(false)).toHaveLength(1);
  expect(bountyAfter(true)).toEqual([]);
});

rule(['TCG-0467', 'TCG-0200'], 'a Bounty that a unit was given is one of its own, and outlives its lost text', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Depot Hunter'], build: waiting, hand: ['Depot Contract'] },
    light: { character: [{ card: 'Drill Trooper', tapped: true }], hand: ['Practice Amnesia'] },
    rolls: [6, 6, 1, 1, 1, 3],
  });
  t.dark.does('play', 'Depot Contract');
  t.dark.does('choose', 'Depot Hunter');
  t.light.does('play', 'Practice Amnesia');
  t.light.does('choose', 'Depot Hunter');
  until(t, () => t.dark.may('attack', 'Depot Hunter'));
  t.dark.does('attack', 'Depot Hunter');
  expect(t.light.sees('discard')).toEqual(['Practice Amnesia', 'Drill Trooper']);
  expect(clauses(t)).toHaveLength(1);
  const force = t.state.facts.force[0];
  choose(t, ({ verb }) => verb === 'resolve');
  expect(t.state.facts.force[0]).toBe(force + 4);
  expect(t.state.facts.points[0]).toBe(3);
});

scenario('there is no Bounty for a unit that survives', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Depot Hunter'], build: waiting },
    light: { character: [{ card: 'Drill Sergeant', tapped: true }] },
    rolls: [6, 6, 1, 1, 1, 3],
  });
  t.dark.does('attack', 'Depot Hunter');
  expect(t.asked).toBe('dark');
  expect(t.state.facts.phase).toBe('build');
  expect(t.state.facts.points).toEqual([3, 3]);
});

rule('TCG-0467', 'two Bounties are two', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Depot Tracker'], hand: ['Drill Walker'] },
    light: { character: ['Drill Trooper'] },
    rolls: [6, 6, 1, 1, 1, 3],
  });
  t.dark.does('attack', 'Depot Tracker');
  expect(sorted(clauses(t))).toEqual(['Depot Tracker/0', 'Depot Tracker/1']);
  resolve(t, 'Depot Tracker/1');
  expect(t.state.facts.force[0]).toBe(16);
  expect(t.state.facts.points).toEqual([3, 3]);
  resolve(t, 'Depot Tracker/0');
  expect(t.state.facts.points).toEqual([4, 3]);
});

rule(['TCG-0699', 'TCG-0704', 'TCG-0705'], 'one cost of an Upkeep is paid, whichever its player can and likes', () => {
  const at = (force: number, points: number, tapped = false) =>
    table(tcg, {
      at: 'build start',
      dark: { force, points, deck: [], character: [{ card: 'Depot Mercenary', tapped }], build: waiting },
    });
  const t = at(2, 1);
  t.dark.does('upkeep', 'Depot Mercenary');
  // Force, build points, or tapping it: one of them, not all.
  expect(offered(t, 'pay').map(({ amount }) => amount)).toEqual([0, 1, 2]);
  choose(t, ({ verb, amount }) => verb === 'pay' && amount === 1);
  expect(t.state.facts).toMatchObject({ force: [2, 10], points: [0, 0] });
  expect(tappedNow(t, 'Depot Mercenary')).toBe(false);
  const poor = at(1, 0);
  poor.dark.does('upkeep', 'Depot Mercenary');
  expect(tappedNow(poor, 'Depot Mercenary')).toBe(true);
  expect(poor.state.facts.force[0]).toBe(1);
  const exact = at(2, 0, true);
  exact.dark.does('upkeep', 'Depot Mercenary');
  expect(exact.state.facts.force[0]).toBe(0);
});

rule('TCG-0701', 'an Upkeep that cannot be paid is ignored', () => {
  const t = table(tcg, {
    at: 'build start',
    dark: { force: 1, points: 0, deck: [], character: [{ card: 'Depot Mercenary', tapped: true }], build: waiting },
  });
  t.dark.does('upkeep', 'Depot Mercenary');
  expect(t.state.facts.force[0]).toBe(1);
  expect(t.dark.sees('character')).toEqual(['Depot Mercenary']);
  expect(t.dark.may('move', 'Drill Trooper')).toBe(true);
});

rule('TCG-0704', 'an Upkeep may be a card from the hand', () => {
  const t = table(tcg, {
    at: 'build start',
    dark: { points: 1, deck: [], hand: ['Drill Walker', 'Drill Adept'], ground: ['Depot Contractor'], build: waiting },
  });
  t.dark.does('upkeep', 'Depot Contractor');
  choose(t, ({ verb, amount }) => verb === 'pay' && amount === 0);
  t.dark.picks('Drill Adept');
  expect(t.dark.sees('discard')).toEqual(['Drill Adept']);
  expect(t.state.facts.points[0]).toBe(1);
  // Without a card in hand, build points are all that is left.
  const none = table(tcg, {
    at: 'build start',
    dark: { points: 1, deck: [], hand: [], ground: ['Depot Contractor'], build: waiting },
  });
  none.dark.does('upkeep', 'Depot Contractor');
  expect(none.state.facts.points[0]).toBe(0);
});

rule('TCG-0700', 'Upkeep is paid for retreated units and for Pilots, and in a stack for the top card only', () => {
  const t = table(tcg, {
    at: 'build start',
    dark: {
      deck: [],
      space: [{ card: 'Drill Fighter', pilot: 'Depot Freelancer' }],
      build: [{ card: 'Depot Mercenary', tapped: true }],
      character: [{ card: 'Depot Veteran (B)', beneath: ['Depot Veteran (A)'] }],
    },
  });
  const upkeeps = offered(t, 'upkeep').map(({ clause }) => clause);
  expect(sorted(upkeeps)).toEqual(['Depot Freelancer/1', 'Depot Mercenary/0']);
  t.dark.does('upkeep', 'Depot Freelancer');
  expect(t.state.facts.force[0]).toBe(9);
  t.dark.does('upkeep', 'Depot Mercenary');
  expect(t.state.facts.force[0]).toBe(7);
  const top = table(tcg, {
    at: 'build start',
    dark: {
      deck: [],
      character: [{ card: 'Depot Veteran (A)', beneath: ['Depot Veteran (B)'] }, 'Depot Clerk'],
      build: waiting,
    },
  });
  expect(offered(top, 'upkeep').map(({ clause }) => clause)).toEqual(['Depot Veteran (A)/0']);
});

rule(
  ['TCG-0702', 'TCG-0703'],
  'several Upkeeps are apart, and may be paid in an order that leaves one unpayable',
  () => {
    const at = () =>
      table(tcg, {
        at: 'build start',
        dark: { points: 2, deck: [], character: ['Depot Hireling'], hand: ['Drill Walker'] },
      });
    const t = at();
    expect(offered(t, 'upkeep').map(({ clause }) => clause)).toEqual(['Depot Hireling/0', 'Depot Hireling/1']);
    choose(t, ({ clause }) => clause === 'Depot Hireling/0');
    expect(t.state.facts.points[0]).toBe(1);
    choose(t, ({ clause }) => clause === 'Depot Hireling/1');
    // It could not be paid: 1 build point is left to build with.
    expect(t.state.facts.points[0]).toBe(1);
    expect(t.dark.may('build', 'Drill Walker')).toBe(true);
    const other = at();
    choose(other, ({ clause }) => clause === 'Depot Hireling/1');
    expect(other.state.facts.points[0]).toBe(0);
  },
);

rule('TCG-0704', 'Upkeep comes every turn', () => {
  const t = table(tcg, {
    at: 'build start',
    dark: { force: 0, points: 2, deck: [], character: [], build: ['Depot Mercenary'] },
    light: { deck: [] },
    rolls: [5],
  });
  t.dark.does('draw');
  choose(t, ({ verb, amount }) => verb === 'pay' && amount === 1);
  expect(t.state.facts.points[0]).toBe(1);
  t.dark.does('end build step');
  expect(t.state.facts.turn).toBe(4);
  t.dark.does('upkeep', 'Depot Mercenary');
  choose(t, ({ verb, amount }) => verb === 'pay' && amount === 1);
  expect(t.state.facts.points[0]).toBe(4);
});

scenario('a build point taken from a roll of 1 leaves none, and nothing is owed', () => {
  const t = table(tcg, {
    at: 'build roll',
    rolls: [1],
    dark: { hand: ['Drill Trooper'], character: ['Wat Tambor (A)'] },
    light: { hand: ['Drill Trooper'] },
  });
  t.dark.does('end build step');
  expect(t.light.getsTo('build')).toBe(false);
  expect(t.light.view.facts['points']).toEqual([0, 0]);
});
