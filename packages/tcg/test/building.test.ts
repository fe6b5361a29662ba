import { rule, scenario, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import { tcg } from './drill.ts';
import {
  cardCalled,
  choose,
  into,
  offered,
  sorted,
  statsOf,
  type TcgTable,
  tappedNow,
  whereIs,
  zonesOffered,
} from './support.ts';

const times = (count: number, title: string): string[] => Array.from({ length: count }, () => title);
const counters = (t: TcgTable, amount: number): void => choose(t, (o) => o.verb === 'counters' && o.amount === amount);
const countersOn = (t: TcgTable, title: string): number | undefined => t.state.cards.counters[cardCalled(t, title)];
const pointsFor = (t: TcgTable, verb: string): (number | undefined)[] =>
  offered(t, verb).map(({ cost }) => cost?.['points']);

rule(['TCG-0103', 'TCG-0468', 'TCG-0471'], 'to build is to put a card face down and pay for the counters on it', () => {
  const t = table(tcg, { dark: { points: 4, hand: ['Drill Walker', 'Depot Supply Run'] } });
  t.dark.does('build', 'Drill Walker');
  // At least 1 counter, and no more than there are build points.
  expect(offered(t, 'counters').map(({ amount }) => amount)).toEqual([1, 2, 3, 4]);
  counters(t, 3);
  expect(t.dark.sees('building')).toEqual(['Drill Walker']);
  expect(countersOn(t, 'Drill Walker')).toBe(3);
  expect(t.state.facts.points[0]).toBe(1);
  expect(t.dark.sees('hand')).toEqual(['Depot Supply Run']);
  expect(t.light.sees('building', 'dark')).toEqual(['?']);
});

rule(
  ['TCG-0104', 'TCG-0618', 'TCG-0103'],
  'any number of cards of any kind are built, for a counter each at the least',
  () => {
    const t = table(tcg, {
      dark: {
        points: 4,
        hand: ['Drill Walker', 'Depot Supply Run', 'Depot Fort', 'Depot Exile', 'Depot Recall', 'Depot Kit'],
        build: ['Drill Trooper'],
      },
    });
    // A Battle card is not built.
    expect(t.dark.may('build', 'Depot Recall')).toBe(false);
    for (const title of ['Drill Walker', 'Depot Supply Run', 'Depot Fort']) {
      t.dark.does('build', title);
      counters(t, 1);
    }
    t.dark.does('build', 'Depot Kit');
    expect(t.dark.sees('building')).toEqual(['Drill Walker', 'Depot Supply Run', 'Depot Fort', 'Depot Kit']);
    // Unlike the last card of setting up, none of them was shown.
    expect(t.light.sees('building', 'dark')).toEqual(['?', '?', '?', '?']);
    // No build point, no card.
    expect(t.state.facts.points[0]).toBe(0);
    expect(t.asked).toBe('dark');
    expect(t.dark.may('build', 'Depot Exile')).toBe(false);
  },
);

rule(
  ['TCG-0102', 'TCG-0011', 'TCG-0037'],
  'a card needs as many counters as its build cost before it goes anywhere',
  () => {
    const t = table(tcg, {
      dark: {
        points: 1,
        building: [
          { card: 'Drill Sergeant', counters: 3 },
          { card: 'Drill Walker', counters: 4 },
        ],
      },
    });
    expect(t.dark.may('deploy', 'Drill Sergeant')).toBe(false);
    expect(t.dark.may('deploy', 'Drill Walker')).toBe(true);
    expect(pointsFor(t, 'deploy')).toEqual([1, 1]);
    t.dark.does('deploy', 'Drill Walker', 'ground');
    expect(whereIs(t, 'Drill Walker')).toBe('ground');
    expect(countersOn(t, 'Drill Walker')).toBe(0);
    expect(t.state.facts.points[0]).toBe(0);
  },
);

rule('TCG-0106', 'a card with too few counters stays face down, and gets more in this or a later build step', () => {
  const t = table(tcg, {
    dark: { points: 3, hand: ['Drill Walker'] },
    light: { build: ['Drill Trooper'] },
    rolls: [2],
  });
  t.dark.does('build', 'Drill Walker');
  counters(t, 1);
  expect(t.dark.may('deploy', 'Drill Walker')).toBe(false);
  t.dark.does('add', 'Drill Walker');
  counters(t, 1);
  expect(countersOn(t, 'Drill Walker')).toBe(2);
  t.dark.does('end build step');
  t.light.does('end build step');
  // Next turn: 2 more points make 4 of 5.
  expect(t.state.facts.turn).toBe(4);
  expect(t.dark.may('deploy', 'Drill Walker')).toBe(false);
  t.dark.does('add', 'Drill Walker');
  counters(t, 2);
  expect(countersOn(t, 'Drill Walker')).toBe(4);
});

rule('TCG-0110', 'more counters may be put on a card than it needs', () => {
  const t = table(tcg, { dark: { points: 6, hand: ['Drill Trooper'], build: ['Drill Walker'] } });
  t.dark.does('build', 'Drill Trooper');
  counters(t, 5);
  t.dark.does('add', 'Drill Trooper');
  expect(countersOn(t, 'Drill Trooper')).toBe(6);
  expect(t.state.facts.points[0]).toBe(0);
  expect(t.dark.may('deploy', 'Drill Trooper')).toBe(true);
});

rule(['TCG-0111', 'TCG-0112', 'TCG-0115'], 'finishing a card is free to do, and gives no counters back', () => {
  const t = table(tcg, {
    dark: {
      points: 1,
      building: [
        { card: 'Drill Trooper', counters: 5 },
        { card: 'Depot Supply Run', counters: 3 },
      ],
    },
    light: { build: ['Drill Walker'] },
    rolls: [1],
  });
  t.dark.does('end build step');
  t.light.does('end build step');
  // Left face down for a turn.
  expect(t.state.facts.turn).toBe(4);
  expect(t.dark.sees('building')).toEqual(['Drill Trooper', 'Depot Supply Run']);
  expect(pointsFor(t, 'deploy')).toEqual([0, 0]);
  t.dark.does('deploy', 'Drill Trooper', 'character');
  expect(t.light.sees('character', 'dark')).toEqual(['Drill Trooper']);
  expect(countersOn(t, 'Drill Trooper')).toBe(0);
  expect(t.state.facts.points[0]).toBe(1);
});

rule(
  ['TCG-0114', 'TCG-0115'],
  'a card that costs nothing any more is deployed for nothing, but face down it takes a counter',
  () => {
    const t = table(tcg, {
      dark: { points: 0, hand: ['Depot Strider', 'Drill Walker'], ground: ['Depot Shipwright'] },
    });
    // 4 less than 3 is 0, and 4 less than 5 is 1.
    expect(t.dark.may('deploy', 'Depot Strider')).toBe(true);
    expect(t.dark.may('deploy', 'Drill Walker')).toBe(false);
    expect(t.dark.may('build', 'Depot Strider')).toBe(false);
    t.dark.does('deploy', 'Depot Strider', 'ground');
    expect(t.dark.sees('ground')).toEqual(['Depot Shipwright', 'Depot Strider']);
    expect(t.state.facts.points[0]).toBe(0);
  },
);

rule(
  ['TCG-0107', 'TCG-0116', 'TCG-0049'],
  'an effect on partially built cards reaches them; without counters one is still being built',
  () => {
    const t = table(tcg, {
      dark: { points: 4, hand: ['Depot Sabotage', 'Depot Accident'], character: ['Drill Trooper'] },
      light: {
        building: [
          { card: 'Drill Walker', counters: 2 },
          { card: 'Drill Adept', counters: 4 },
        ],
        points: 1,
      },
    });
    t.dark.does('complete', 'Depot Sabotage');
    // Dark may choose either, without knowing what it is.
    expect(offered(t, 'choose')).toHaveLength(2);
    expect(t.dark.sees('building', 'light')).toEqual(['?', '?']);
    t.dark.does('choose');
    expect(countersOn(t, 'Drill Walker')).toBe(0);
    expect(t.light.sees('building')).toEqual(['Drill Walker', 'Drill Adept']);
    // "A unit" is not: the only one in play is Dark's own.
    t.dark.does('complete', 'Depot Accident');
    expect(t.dark.sees('discard')).toContain('Drill Trooper');
    // Light goes on building it.
    expect(t.asked).toBe('light');
    t.light.does('add', 'Drill Walker');
    expect(countersOn(t, 'Drill Walker')).toBe(1);
  },
);

rule('TCG-0109', 'a face-down card that is turned up by an effect is still treated as face down', () => {
  const t = table(tcg, {
    dark: { points: 1, hand: ['Depot Inspection'], build: ['Drill Trooper'] },
    light: { building: [{ card: 'Drill Sergeant', counters: 5 }], points: 1, character: ['Drill Adept'] },
  });
  t.dark.does('complete', 'Depot Inspection');
  expect(t.dark.sees('building', 'light')).toEqual(['Drill Sergeant']);
  expect(t.light.sees('character')).toEqual(['Drill Adept']);
  t.dark.does('end build step');
  // Light deploys it as any other.
  t.light.does('deploy', 'Drill Sergeant', 'character');
  expect(t.light.sees('character')).toEqual(['Drill Adept', 'Drill Sergeant']);
});

rule(['TCG-0105', 'TCG-0697'], 'a card being built does nothing and is no unit', () => {
  const t = table(tcg, {
    at: 'build start',
    dark: {
      deck: [],
      points: 1,
      building: [
        { card: 'Depot Clerk', counters: 3 },
        { card: 'Drill Fighter', counters: 2 },
      ],
      character: ['Depot Disciple'],
      hand: ['Drill Fighter'],
    },
  });
  // Neither triggers nor abilities; nor does it count as a Space unit in the build zone or in the hand.
  expect(t.state.facts.force[0]).toBe(10);
  expect(statsOf(t, 'Depot Disciple').power).toBe(2);
  t.dark.does('deploy', 'Drill Fighter #2');
  expect(whereIs(t, 'Drill Fighter')).toBe('build');
  expect(statsOf(t, 'Depot Disciple').power).toBe(4);
});

rule('TCG-0092', 'everything that may be done in a build step, in any order', () => {
  const t = table(tcg, {
    dark: {
      points: 9,
      hand: ['Drill Walker', 'Captain Depot (B)', 'Depot Yard', 'Depot Supply Run', 'Depot Ghost (B)'],
      building: [{ card: 'Drill Adept', counters: 1 }],
      space: ['Drill Fighter', { card: 'Depot Ghost (A)' }],
      ground: ['Drill Shuttle'],
      character: [{ card: 'Captain Depot (A)', beneath: ['Captain Depot (C)'] }, 'Depot Wingmate', 'Depot Trader'],
      build: [{ card: 'Drill Trooper', tapped: true }, 'Depot Kit'],
    },
  });
  const verbs = (): string[] => sorted([...new Set(t.decision.options.map(({ verb }) => verb))]);
  const all = [
    'add',
    'build',
    'complete',
    'deploy',
    'end build step',
    'equip',
    'move',
    'pilot',
    'rearrange',
    'stack',
    'use',
  ];
  expect(verbs()).toEqual(all);
  t.dark.does('use', 'Depot Trader');
  t.dark.does('pilot', 'Depot Wingmate', 'Drill Fighter');
  expect(t.dark.may('build', 'Drill Walker')).toBe(true);
  t.dark.does('complete', 'Depot Yard');
  t.dark.does('move', 'Drill Trooper');
  t.dark.does('deploy', 'Drill Adept', 'character');
  expect(t.state.facts.points[0]).toBe(9 - 2 - 2 - 3);
  expect(t.dark.may('build', 'Drill Walker')).toBe(true);
});

rule(
  ['TCG-0093', 'TCG-0130', 'TCG-0627'],
  'a unit in the build zone, tapped or not, may be moved into its arena',
  () => {
    const t = table(tcg, { dark: { build: [{ card: 'Drill Trooper', tapped: true }, 'Drill Shuttle'] } });
    expect(zonesOffered(t, 'move')).toEqual(['character', 'space', 'ground']);
    t.dark.does('move', 'Drill Trooper');
    expect(whereIs(t, 'Drill Trooper')).toBe('character');
    expect(tappedNow(t, 'Drill Trooper')).toBe(true);
    choose(t, into('move', 'ground'));
    expect(t.dark.sees('ground')).toEqual(['Drill Shuttle']);
  },
);

rule('TCG-0094', 'no card is drawn for building or completing cards', () => {
  const t = table(tcg, {
    dark: {
      points: 9,
      hand: ['Drill Trooper', 'Depot Yard', 'Drill Walker', 'Drill Adept'],
      deck: times(5, 'Drill Probe'),
    },
  });
  t.dark.does('deploy', 'Drill Trooper', 'character');
  t.dark.does('complete', 'Depot Yard');
  t.dark.does('build', 'Drill Walker');
  counters(t, 1);
  expect(t.dark.sees('hand')).toEqual(['Drill Adept']);
  expect(t.state.zones.deck[0]).toHaveLength(5);
});

rule(['TCG-0095', 'TCG-0471'], 'build points that are left over are lost when the build step ends', () => {
  const t = table(tcg, {
    dark: { points: 5, hand: ['Drill Trooper', 'Drill Walker'] },
    light: { points: 5, hand: ['Drill Adept'] },
    rolls: [3],
  });
  t.dark.does('deploy', 'Drill Trooper', 'character');
  t.dark.does('end build step');
  expect(t.state.facts.points).toEqual([0, 5]);
  t.light.does('end build step');
  t.dark.does('end retreat step');
  expect(t.state.facts.turn).toBe(4);
  expect(t.state.facts.points).toEqual([3, 3]);
});

rule(
  ['TCG-0471', 'TCG-0619', 'TCG-0486'],
  'build points pay for effects too, and nobody pays more than there is',
  () => {
    const t = table(tcg, { dark: { points: 3, force: 0, character: ['Depot Trader'], hand: ['Drill Trooper'] } });
    t.dark.does('use', 'Depot Trader');
    expect(t.state.facts.points[0]).toBe(1);
    expect(t.state.facts.force[0]).toBe(3);
    const poor = table(tcg, { dark: { points: 1, character: ['Depot Trader'], hand: ['Drill Trooper'] } });
    expect(poor.dark.may('use', 'Depot Trader')).toBe(false);
  },
);

rule('TCG-0619', 'nobody pays more Force than there is', () => {
  const at = (force: number) =>
    table(tcg, { dark: { force, points: 1, build: ['Depot Kit', 'Drill Trooper'], character: ['Drill Adept'] } });
  expect(at(0).dark.may('equip', 'Depot Kit')).toBe(false);
  const t = at(1);
  t.dark.does('equip', 'Depot Kit', 'Drill Adept');
  expect(t.state.facts.force[0]).toBe(0);
});

rule('TCG-0486', 'a unit that is tapped cannot be tapped to pay', () => {
  const at = (tapped: boolean) =>
    table(tcg, { dark: { points: 1, character: [{ card: 'Depot Reservist', tapped }], hand: ['Drill Trooper'] } });
  expect(at(true).dark.may('use', 'Depot Reservist')).toBe(false);
  const t = at(false);
  t.dark.does('use', 'Depot Reservist');
  expect(t.state.facts.force[0]).toBe(11);
  expect(tappedNow(t, 'Depot Reservist')).toBe(true);
});

rule(['TCG-0048', 'TCG-0473', 'TCG-0634'], 'in the build zone only Reserves and their like work', () => {
  const inArena = table(tcg, {
    at: 'build start',
    dark: { deck: [], character: ['Depot Reservist', 'Drill Trooper'], build: ['Drill Walker'] },
  });
  inArena.dark.does('draw');
  expect(inArena.state.facts.force[0]).toBe(11);
  expect(statsOf(inArena, 'Drill Trooper').speed).toBe(50);
  expect(offered(inArena, 'use').map(({ clause }) => clause)).toEqual(['Depot Reservist/1']);
  const retreated = table(tcg, {
    at: 'build start',
    dark: { deck: [], character: ['Drill Trooper'], build: ['Depot Reservist'] },
  });
  // Neither its trigger, nor its static, nor its activated ability; its Reserves do.
  expect(retreated.state.facts.force[0]).toBe(10);
  expect(statsOf(retreated, 'Drill Trooper').speed).toBe(30);
  expect(offered(retreated, 'use').map(({ clause }) => clause)).toEqual(['Depot Reservist/0']);
});

rule(['TCG-0048', 'TCG-0473'], 'what a unit is to be treated as, and Pilots, count in the build zone as well', () => {
  const t = table(tcg, {
    dark: { build: ['Depot Novice', 'Depot Wingmate'], character: ['Depot Disciple'], space: ['Drill Fighter'] },
  });
  expect(statsOf(t, 'Depot Disciple').speed).toBe(50);
  t.dark.does('pilot', 'Depot Wingmate');
  expect(t.dark.sees('on')).toEqual(['Depot Wingmate']);
});

rule('TCG-0046', 'the build zone holds cards being built, deployed and retreated units', () => {
  const t = table(tcg, {
    dark: { points: 3, hand: ['Drill Trooper', 'Depot Supply Run'], character: ['Drill Adept', 'Drill Sergeant'] },
    light: { build: ['Drill Walker'] },
  });
  choose(t, into('deploy', 'build'));
  t.dark.does('build', 'Depot Supply Run');
  expect(t.light.sees('build', 'dark')).toEqual(['Drill Trooper']);
  expect(t.light.sees('building', 'dark')).toEqual(['?']);
  t.dark.does('end build step');
  t.light.does('end build step');
  t.dark.does('retreat', 'Drill Adept');
  expect(t.light.sees('build', 'dark')).toEqual(['Drill Trooper', 'Drill Adept']);
  expect(tappedNow(t, 'Drill Adept')).toBe(true);
  expect(tappedNow(t, 'Drill Trooper')).toBe(false);
});

rule(['TCG-0054', 'TCG-0514'], 'a unit with as much damage as health is discarded, in the build zone too', () => {
  const t = table(tcg, {
    dark: { points: 4, hand: times(2, 'Depot Accident'), character: ['Drill Adept'] },
    light: { build: ['Drill Mechanic'], character: ['Drill Trooper'] },
  });
  t.dark.does('complete', 'Depot Accident');
  t.dark.does('choose', 'Drill Mechanic'); // 2 of 3
  expect(t.light.sees('build')).toEqual(['Drill Mechanic']);
  t.dark.does('complete', 'Depot Accident');
  t.dark.does('choose', 'Drill Mechanic'); // 4 of 3
  expect(t.light.sees('build')).toEqual([]);
  expect(t.light.sees('discard')).toEqual(['Drill Mechanic']);
});

rule(['TCG-0055', 'TCG-0516'], "used cards go to their owner's discard pile, which everybody may look through", () => {
  const t = table(tcg, {
    at: 'character',
    dark: { hand: ['Depot Recall'], character: ['Drill Adept'], discard: ['Drill Walker'] },
    light: { character: ['Drill Trooper'] },
  });
  t.dark.does('play', 'Depot Recall');
  t.dark.does('choose', 'Drill Trooper');
  expect(t.light.sees('build')).toEqual(['Drill Trooper']);
  expect(t.dark.sees('discard')).toEqual(['Drill Walker', 'Depot Recall']);
  expect(t.light.sees('discard', 'dark')).toEqual(['Drill Walker', 'Depot Recall']);
});

rule('TCG-0515', 'cards are discarded from the hand where nothing else is said', () => {
  const t = table(tcg, {
    dark: { points: 1, hand: ['Depot Fine'] },
    light: { hand: ['Drill Walker', 'Drill Adept'], character: ['Drill Trooper'], building: ['Drill Probe'] },
  });
  t.dark.does('complete', 'Depot Fine');
  expect(t.asked).toBe('light');
  expect(offered(t, 'discard')).toHaveLength(2);
  t.light.picks('Drill Walker');
  expect(t.light.sees('discard')).toEqual(['Drill Walker']);
  expect(t.light.sees('hand')).toContain('Drill Adept');
});

rule('TCG-0057', 'a card that is to be discarded as a cost has to get there', () => {
  const t = table(tcg, {
    dark: {
      points: 3,
      hand: [...times(2, 'Depot Cutback'), 'Drill Walker'],
      character: ['Depot Survivor', 'Drill Trooper'],
      deck: times(6, 'Drill Probe'),
    },
  });
  t.dark.does('complete', 'Depot Cutback');
  t.dark.picks('Depot Survivor');
  // It went to the hand instead: the cost is unpaid, and nothing is drawn.
  expect(sorted(t.dark.sees('hand'))).toEqual(['Depot Cutback', 'Depot Survivor', 'Drill Walker']);
  expect(t.dark.sees('discard')).toEqual(['Depot Cutback']);
  // With only the Trooper left there is no choice.
  t.dark.does('complete', 'Depot Cutback');
  expect(sorted(t.dark.sees('discard'))).toEqual(['Depot Cutback', 'Depot Cutback', 'Drill Trooper']);
  expect(t.dark.sees('hand')).toHaveLength(5);
});

rule('TCG-0060', 'a card that is removed from the game is in no discard pile', () => {
  const t = table(tcg, {
    dark: { points: 5, hand: ['Depot Exile'] },
    light: { character: ['Drill Sergeant', { card: 'Captain Depot (B)', beneath: ['Captain Depot (A)'] }] },
    rolls: [1],
  });
  t.dark.does('complete', 'Depot Exile');
  t.dark.does('choose', 'Captain Depot (B)');
  expect(sorted(t.light.sees('aside'))).toEqual(['Captain Depot (A)', 'Captain Depot (B)']);
  expect(t.light.sees('discard')).toEqual([]);
  t.light.does('end retreat step');
  expect(t.state.facts.turn).toBe(4);
  expect(t.light.sees('aside')).toHaveLength(2);
});

scenario('why a card cannot be built or finished is said with the rule', () => {
  const t = table(tcg, {
    dark: { points: 0, hand: ['Drill Walker', 'Depot Supply Run', 'Depot Recall'], build: ['Drill Trooper'] },
  });
  const reason = (title: string, what: string) => t.dark.why(title).find((one) => one.what.startsWith(what));
  expect(reason('Drill Walker', 'Build')).toMatchObject({ possible: false, rule: 'TCG-0103' });
  expect(reason('Drill Walker', 'Deploy')).toMatchObject({ possible: false, rule: 'TCG-0037' });
  expect(reason('Depot Supply Run', 'Complete')).toMatchObject({ possible: false, rule: 'TCG-0479' });
});
