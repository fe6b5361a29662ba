import { rule, scenario, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import { tcg } from './drill.ts';
import { cardCalled, choose, into, offered, sorted, statsOf, type TcgTable, whereIs, zonesOffered } from './support.ts';

const times = (count: number, title: string): string[] => Array.from({ length: count }, () => title);
const pointsToComplete = (t: TcgTable): (number | undefined)[] =>
  offered(t, 'complete').map(({ cost }) => cost?.['points']);

rule(
  ['TCG-0024', 'TCG-0117', 'TCG-0595'],
  'a Mission with enough counters is turned up, carried out and discarded',
  () => {
    const t = table(tcg, {
      dark: {
        points: 1,
        building: [
          { card: 'Depot Supply Run', counters: 2 },
          { card: 'Depot Fine', counters: 0 },
        ],
        deck: times(4, 'Drill Probe'),
        build: ['Drill Trooper'],
      },
      light: { hand: ['Drill Walker'] },
    });
    expect(t.light.sees('building', 'dark')).toEqual(['?', '?']);
    t.dark.does('complete', 'Depot Supply Run');
    expect(t.dark.sees('hand')).toEqual(['Drill Probe', 'Drill Probe']);
    expect(t.light.sees('discard', 'dark')).toEqual(['Depot Supply Run']);
    expect(t.state.facts.points[0]).toBe(0);
    // There is nothing left to complete the other one with.
    expect(offered(t, 'complete')).toEqual([]);
    expect(t.state.cards.counters[cardCalled(t, 'Depot Supply Run')]).toBe(0);
  },
);

rule('TCG-0479', 'completing a Mission, Location or Equipment takes its build cost, and nobody has to', () => {
  const t = table(tcg, {
    dark: {
      points: 0,
      building: [
        { card: 'Depot Supply Run', counters: 3 },
        { card: 'Depot Yard', counters: 2 },
        { card: 'Depot Kit', counters: 2 },
        { card: 'Depot Fort', counters: 3 },
      ],
    },
    light: { build: ['Drill Trooper'] },
    rolls: [1],
  });
  expect(t.dark.may('complete', 'Depot Fort')).toBe(false);
  t.dark.does('complete', 'Depot Kit');
  expect(t.light.sees('build', 'dark')).toEqual(['Depot Kit']);
  t.dark.does('complete', 'Depot Yard');
  expect(t.light.sees('locations', 'dark')).toEqual(['Depot Yard']);
  t.dark.does('end build step');
  t.light.does('end build step');
  expect(t.state.facts.turn).toBe(4);
  expect(t.dark.may('complete', 'Depot Supply Run')).toBe(true);
});

rule(['TCG-0118', 'TCG-0117'], 'a Mission is played once it is revealed and paid for: then it can be disrupted', () => {
  const t = table(tcg, {
    dark: {
      points: 2,
      hand: ['Depot Cutback'],
      building: [{ card: 'Depot Supply Run', counters: 3 }],
      character: ['Drill Adept', 'Drill Trooper'],
    },
    light: { hand: times(2, 'Depot Countermand'), build: ['Drill Walker'] },
  });
  t.dark.does('complete', 'Depot Cutback');
  t.dark.picks('Drill Trooper');
  // The cost is paid before anybody can do anything about it.
  expect(t.asked).toBe('light');
  expect(t.decision.window?.kind).toBe('disrupt');
  expect(t.light.sees('playing', 'dark')).toEqual(['Depot Cutback']);
  expect(t.dark.sees('discard')).toEqual(['Drill Trooper']);
  t.light.does('play', 'Depot Countermand');
  expect(t.dark.sees('hand')).toEqual([]);
  expect(t.dark.sees('discard')).toEqual(['Drill Trooper', 'Depot Cutback']);
  // One without a cost is played when it is revealed; its counters are gone.
  t.dark.does('complete', 'Depot Supply Run');
  expect(t.asked).toBe('light');
  expect(t.state.cards.counters[cardCalled(t, 'Depot Supply Run')]).toBe(0);
  t.light.passes();
  expect(t.dark.sees('hand')).toHaveLength(2);
});

rule(['TCG-0025', 'TCG-0026', 'TCG-0119'], 'a Location is put face up into the arena of its subtype', () => {
  const t = table(tcg, {
    dark: { points: 6, hand: ['Depot Belt', 'Depot Yard'], character: ['Drill Adept'], build: ['Drill Trooper'] },
    light: { character: ['Drill Sergeant'] },
  });
  expect(zonesOffered(t, 'complete')).toEqual(['space', 'character']);
  t.dark.does('complete', 'Depot Yard');
  expect(t.light.sees('locations', 'dark')).toEqual(['Depot Yard']);
  expect(t.state.cards.arena[cardCalled(t, 'Depot Yard')]).toBe(3);
  // It lies between both players: what it says is for the units of both.
  expect(statsOf(t, 'Drill Adept').speed).toBe(60);
  expect(statsOf(t, 'Drill Sergeant').speed).toBe(50);
  expect(statsOf(t, 'Drill Trooper').speed).toBe(30);
  expect(t.state.facts.points[0]).toBe(4);
});

rule(
  ['TCG-0028', 'TCG-0052', 'TCG-0056'],
  'there is one Location in an arena; the one it replaces goes to its owner',
  () => {
    const t = table(tcg, {
      dark: { points: 8, hand: ['Depot Fort', 'Depot Belt', 'Depot Fort'] },
      light: { locations: { character: 'Depot Yard', ground: 'Depot Flats' } },
    });
    t.dark.does('complete', 'Depot Fort');
    expect(t.light.sees('locations')).toEqual(['Depot Flats']);
    expect(t.light.sees('discard')).toEqual(['Depot Yard']);
    expect(t.dark.sees('locations')).toEqual(['Depot Fort']);
    expect(t.dark.sees('discard')).toEqual([]);
    // One's own is replaced just the same.
    t.dark.does('complete', 'Depot Fort');
    expect(t.dark.sees('locations')).toEqual(['Depot Fort']);
    expect(t.dark.sees('discard')).toEqual(['Depot Fort']);
  },
);

rule('TCG-0120', 'a cheaper Location costs as much as the one it replaces', () => {
  const at = (points: number, there: string, mine = 'Depot Yard', counters = 0) =>
    table(tcg, {
      dark: {
        points,
        ...(counters > 0 ? { building: [{ card: mine, counters }] } : { hand: [mine] }),
        build: ['Drill Trooper'],
      },
      light: { locations: { character: there } },
    });
  expect(pointsToComplete(at(9, 'Depot Yard'))).toEqual([2]);
  expect(pointsToComplete(at(9, 'Depot Yard', 'Depot Fort'))).toEqual([4]);
  expect(pointsToComplete(at(9, 'Depot Fort'))).toEqual([4]);
  expect(pointsToComplete(at(3, 'Depot Fort'))).toEqual([]);
  // Counters on it count.
  const t = at(2, 'Depot Fort', 'Depot Yard', 2);
  expect(pointsToComplete(t)).toEqual([2]);
  t.dark.does('complete', 'Depot Yard');
  expect(t.state.facts.points[0]).toBe(0);
  expect(t.light.sees('discard')).toEqual(['Depot Fort']);
  expect(t.dark.sees('locations')).toEqual(['Depot Yard']);
  expect(at(3, 'Depot Fort').dark.why('Depot Yard')).toContainEqual(
    expect.objectContaining({ what: 'Complete Depot Yard', possible: false, rule: 'TCG-0120' }),
  );
});

rule(['TCG-0121', 'TCG-0586'], 'a Location without a build cost costs nothing', () => {
  const t = table(tcg, { dark: { points: 0, hand: ['Depot Flats'], build: ['Drill Trooper'] } });
  expect(pointsToComplete(t)).toEqual([0]);
  t.dark.does('complete', 'Depot Flats');
  expect(t.dark.sees('locations')).toEqual(['Depot Flats']);
  // So every other Location may replace it for its own cost, and it costs theirs to replace them.
  const over = table(tcg, {
    dark: { points: 2, hand: ['Depot Flats'], build: ['Drill Trooper'] },
    light: { locations: { ground: 'Depot Ambush Site' } },
  });
  expect(pointsToComplete(over)).toEqual([]);
});

rule(
  ['TCG-0585', 'TCG-0587', 'TCG-0589'],
  'a Location of several arenas goes into any one, and copies into others',
  () => {
    const t = table(tcg, {
      dark: { points: 9, hand: times(3, 'Depot Frontier'), character: ['Depot Greeter'] },
      light: { locations: { space: 'Depot Belt' } },
    });
    expect([...new Set(zonesOffered(t, 'complete'))]).toEqual(['space', 'ground', 'character']);
    choose(t, into('complete', 'ground'));
    choose(t, into('complete', 'space'));
    // Space: 3 for what it replaces.
    expect(t.state.facts.points[0]).toBe(9 - 2 - 3);
    expect(t.light.sees('discard')).toEqual(['Depot Belt']);
    choose(t, into('complete', 'character'));
    expect(t.dark.sees('locations')).toEqual(times(3, 'Depot Frontier'));
    expect(sorted(t.state.zones.locations[0].map((card) => t.state.cards.arena[card]))).toEqual([1, 2, 3]);
    // It was put there, not deployed.
    expect(t.state.facts.force[0]).toBe(10);
  },
);

rule('TCG-0588', 'a Location is neither a unit nor deployed', () => {
  const t = table(tcg, {
    dark: { points: 5, hand: ['Depot Belt', 'Depot Accident'], character: ['Depot Disciple', 'Depot Greeter'] },
    light: { character: ['Drill Sergeant'] },
  });
  t.dark.does('complete', 'Depot Belt');
  expect(t.state.facts.force[0]).toBe(10);
  // A Location in the Space arena is no Space unit.
  expect(statsOf(t, 'Depot Disciple').power).toBe(2);
  t.dark.does('complete', 'Depot Accident');
  expect(offered(t, 'choose')).toHaveLength(3);
  expect(t.dark.may('choose', 'Depot Belt')).toBe(false);
});

rule('TCG-0122', 'Equipment lies face up in the build zone until it is attached', () => {
  const t = table(tcg, {
    dark: { points: 3, force: 1, hand: ['Depot Kit', 'Drill Trooper'], character: ['Drill Adept'] },
  });
  t.dark.does('complete', 'Depot Kit');
  expect(t.light.sees('build', 'dark')).toEqual(['Depot Kit']);
  expect(statsOf(t, 'Drill Adept').power).toBe(4);
  t.dark.does('equip', 'Depot Kit');
  expect(whereIs(t, 'Depot Kit')).toBe('on');
  expect(t.state.facts.force[0]).toBe(0);
  expect(statsOf(t, 'Drill Adept').power).toBe(5);
});

scenario('a Mission whose condition is not met cannot be completed', () => {
  const at = (character: string[]) =>
    table(tcg, {
      dark: { points: 4, hand: ['Depot Secret Orders'], character },
      light: { character: ['Drill Adept'] },
    });
  expect(at(['Drill Mechanic']).dark.may('complete', 'Depot Secret Orders')).toBe(false);
  expect(at(['Drill Trooper']).dark.may('complete', 'Depot Secret Orders')).toBe(true);
});
