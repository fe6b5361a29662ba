import { scenario } from '@binary-sunset/kit';
import { expect, test } from 'vitest';
import { cardWords, definitionCalled } from '../../src/index.ts';
import { choose, offered } from '../support.ts';
import { arenasOffered, choosesArena, damageOn, laid, passTo, titlesOffered } from './aotc-table.ts';

const sorted = (titles: readonly string[]): string[] => [...titles].sort();

scenario('Clear the Skies: each player, Dark Side first, gives up a unit wherever he or she has 4', () => {
  const t = laid({
    dark: {
      hand: ['Clear the Skies'],
      points: 3,
      space: ['Drill Fighter', 'Drill Fighter', 'Drill Probe', 'Drill Cruiser'],
      ground: ['Drill Speeder', 'Drill Walker', 'Drill Crawler'],
      character: ['Drill Trooper', 'Drill Trooper', 'Drill Adept', 'Drill Mechanic', 'Drill Sergeant'],
    },
    light: {
      space: ['Drill Probe', 'Drill Cruiser'],
      ground: ['Drill Speeder', 'Drill Walker', 'Drill Crawler', 'Drill Shuttle'],
      build: ['Drill Fighter', 'Drill Fighter'],
    },
  });
  t.dark.does('complete', 'Clear the Skies');
  expect(titlesOffered(t, 'choose')).toEqual(['Drill Fighter', 'Drill Fighter', 'Drill Probe', 'Drill Cruiser']);
  t.dark.does('choose', 'Drill Probe').does('choose', 'Drill Mechanic');
  expect(t.asked).toBe('light');
  expect(t.dark.sees('discard')).toEqual(['Drill Probe', 'Drill Mechanic']);
  t.light.does('choose', 'Drill Shuttle');
  expect(t.light.sees('discard')).toEqual(['Drill Shuttle']);
  expect(t.dark.sees('ground')).toHaveLength(3);
  expect(t.dark.sees('discard')).toEqual(['Drill Probe', 'Drill Mechanic', 'Clear the Skies']);
});

scenario('Dark Rendezvous: the opponent loses 7 Force, or all there is', () => {
  const left = (force: number): number => {
    const t = laid({
      dark: { building: [{ card: 'Dark Rendezvous', counters: 4 }], character: ['Drill Trooper'] },
      light: { force },
    });
    t.dark.does('complete', 'Dark Rendezvous');
    expect(t.dark.sees('discard')).toEqual(['Dark Rendezvous']);
    return t.state.facts.force[1];
  };
  expect(left(10)).toBe(3);
  expect(left(5)).toBe(0);
});

scenario('Destruction of Hope: the opponent discards 2 cards of his or her choice, and Force is gained', () => {
  const t = laid({
    dark: { hand: ['Destruction of Hope'], points: 2, character: ['Drill Trooper'] },
    light: { hand: ['Drill Walker', 'Knockdown', 'Drill Fighter'], deck: [] },
  });
  t.dark.does('complete', 'Destruction of Hope');
  expect(t.asked).toBe('light');
  t.light.picks('Drill Walker', 'Knockdown');
  expect(t.light.sees('hand')).toEqual(['Drill Fighter']);
  expect(t.light.sees('discard')).toEqual(['Drill Walker', 'Knockdown']);
  expect(t.state.facts.force).toEqual([11, 10]);
});

scenario('Destruction of Hope: a hand of one card is lost, and none is no help', () => {
  const t = laid({
    dark: { hand: ['Destruction of Hope', 'Destruction of Hope'], points: 4, character: ['Drill Trooper'] },
    light: { hand: ['Drill Walker'] },
  });
  t.dark.does('complete', 'Destruction of Hope');
  expect(t.light.sees('discard')).toEqual(['Drill Walker']);
  t.dark.does('complete', 'Destruction of Hope');
  expect(t.state.facts.force).toEqual([12, 10]);
});

scenario('Jedi Call for Help: with a Jedi in the Character arena, finds any unit card', () => {
  const t = laid({
    active: 'light',
    light: {
      building: [{ card: 'Jedi Call for Help', counters: 3 }],
      deck: ['Knockdown', 'Drill Walker', 'Mending', 'Drill Trooper'],
      character: ['Drill Adept'],
    },
  });
  t.light.does('complete', 'Jedi Call for Help');
  expect(titlesOffered(t, 'take')).toEqual(['Drill Walker', 'Drill Trooper']);
  t.light.does('take', 'Drill Walker');
  expect(t.light.sees('hand')).toEqual(['Drill Walker']);
  expect(t.dark.sees('hand', 'light')).toEqual(['Drill Walker']);
  expect(t.light.sees('deck')).toHaveLength(3);
  expect(t.dark.told('shuffled')).toMatchObject([{ by: 1 }]);
});

scenario("Jedi Call for Help: can't be completed without a Jedi there, and need not find anything", () => {
  const light = {
    building: [{ card: 'Jedi Call for Help', counters: 3 }],
    hand: ['Drill Fighter'],
    points: 2,
    character: ['Drill Trooper'],
  };
  const t = laid({ active: 'light', light: { ...light, build: ['Drill Adept'] } });
  expect(t.light.may('deploy', 'Drill Fighter')).toBe(true);
  expect(t.light.may('complete', 'Jedi Call for Help')).toBe(false);
  choose(t, ({ verb, to }) => verb === 'move' && to !== undefined && 'zone' in to && to.zone === 'character');
  t.light.does('complete', 'Jedi Call for Help').does('take nothing');
  expect(t.light.sees('hand')).toEqual(['Drill Fighter']);
  expect(t.light.sees('discard')).toEqual(['Jedi Call for Help']);
});

scenario('Jedi Council Summons: finds a Jedi card, and Force is gained either way', () => {
  const t = laid({
    active: 'light',
    light: {
      hand: ['Jedi Council Summons', 'Jedi Council Summons'],
      points: 4,
      deck: ['Drill Walker', 'Drill Adept', 'Jedi Call for Help'],
      character: ['Drill Trooper'],
    },
  });
  t.light.does('complete', 'Jedi Council Summons');
  expect(titlesOffered(t, 'take')).toEqual(['Drill Adept']);
  t.light.does('take', 'Drill Adept');
  expect(t.state.facts.force).toEqual([10, 11]);
  t.light.does('complete', 'Jedi Council Summons');
  expect(t.state.facts.force).toEqual([10, 12]);
  expect(t.light.sees('hand')).toEqual(['Drill Adept']);
});

scenario("A Moment's Rest: prevents all damage to one unit this turn", () => {
  const t = laid({
    active: 'light',
    dark: { character: ['Drill Sergeant', 'Drill Trooper'] },
    light: {
      hand: ["A Moment's Rest"],
      points: 3,
      character: [
        { card: 'Drill Mechanic', tapped: true },
        { card: 'Drill Adept', tapped: true },
      ],
    },
    rolls: [6, 6, 6, 6, 6, 6, 1, 1, 6, 6, 6, 6, 6],
  });
  t.light.does('complete', "A Moment's Rest").does('choose', 'Drill Mechanic');
  t.dark.does('end retreat step').does('attack', 'Drill Sergeant').does('attack', 'Drill Mechanic');
  expect(damageOn(t, 'Drill Mechanic')).toBe(0);
  t.dark.does('attack', 'Drill Trooper').does('attack', 'Drill Adept');
  expect(damageOn(t, 'Drill Adept')).toBe(1);
});

scenario("A Moment's Rest: is over with the turn", () => {
  const t = laid({
    active: 'light',
    dark: { character: ['Drill Sergeant'], space: ['Drill Fighter'] },
    light: { hand: ["A Moment's Rest"], points: 3, deck: [], character: ['Drill Mechanic'], space: ['Drill Cruiser'] },
  });
  t.light.does('complete', "A Moment's Rest").does('choose', 'Drill Mechanic');
  expect(t.state.lasting).toHaveLength(1);
  t.dark.does('end retreat step');
  t.light.does('end retreat step');
  t.dark.does('hold back', 'Drill Fighter');
  t.light.does('hold back', 'Drill Cruiser');
  t.dark.does('hold back', 'Drill Sergeant');
  t.light.does('hold back', 'Drill Mechanic');
  expect(t.state.facts.turn).toBe(4);
  expect(t.state.lasting).toHaveLength(0);
});

scenario('Order Here: Battle cards of both players cost 3 more Force this turn, free ones too', () => {
  const t = laid({
    at: 'build',
    dark: { hand: ['Order Here', 'Dark Speed', 'Knockdown'], points: 2, character: ['Drill Trooper'], force: 6 },
    light: { hand: ['Knockdown'], character: ['Drill Sergeant'], force: 7 },
  });
  t.dark.does('complete', 'Order Here').does('end retreat step');
  t.light.does('end retreat step');
  expect(offered(t, 'play')).toMatchObject([{ cost: { force: 3 } }]);
  t.dark.does('play', 'Dark Speed');
  expect(t.state.facts.force).toEqual([3, 7]);
  expect(offered(t, 'play')).toMatchObject([{ cost: { force: 7 } }]);
  t.light.does('play', 'Knockdown').does('choose', 'Drill Trooper');
  expect(t.state.facts.force).toEqual([3, 0]);
});

scenario('Order Here: two of them add up, and both are over with the turn', () => {
  const t = laid({
    at: 'build',
    dark: {
      hand: ['Order Here', 'Order Here', 'Dark Speed'],
      deck: [],
      points: 4,
      character: ['Drill Trooper'],
      ground: ['Drill Walker'],
    },
    light: { character: ['Drill Sergeant'], deck: [], ground: ['Drill Crawler'] },
  });
  t.dark.does('complete', 'Order Here').does('complete', 'Order Here').does('end retreat step');
  t.light.does('end retreat step');
  expect(offered(t, 'play')).toMatchObject([{ cost: { force: 6 } }]);
  passTo(t, 'hold back').dark.does('hold back', 'Drill Walker');
  passTo(t, 'hold back').light.does('hold back', 'Drill Crawler');
  passTo(t, 'hold back').light.does('hold back', 'Drill Sergeant');
  passTo(t, 'hold back').dark.does('hold back', 'Drill Trooper');
  passTo(t, 'end retreat step').dark.does('end retreat step');
  t.light.does('end retreat step');
  expect(t.state.facts.turn).toBe(4);
  expect(offered(t, 'play')[0]).not.toHaveProperty('cost');
});

scenario('Plot the Secession: the hand goes, and 5 cards come', () => {
  const t = laid({
    dark: {
      hand: ['Plot the Secession', 'Drill Walker', 'Knockdown'],
      deck: ['Drill Fighter', 'Drill Cruiser', 'Drill Cruiser', 'Drill Cruiser', 'Drill Cruiser', 'Drill Cruiser'],
      points: 3,
      character: ['Drill Trooper'],
    },
  });
  t.dark.does('complete', 'Plot the Secession');
  expect(t.dark.sees('hand')).toEqual(Array.from({ length: 5 }, () => 'Drill Cruiser'));
  expect(t.dark.sees('discard')).toEqual(['Drill Walker', 'Knockdown', 'Plot the Secession']);
});

scenario("Seek the Council's Wisdom: 4 Force are gained", () => {
  const t = laid({
    active: 'light',
    light: { hand: ["Seek the Council's Wisdom", 'Drill Fighter'], points: 2, character: ['Drill Trooper'] },
  });
  expect(t.light.may('deploy', 'Drill Fighter')).toBe(true);
  t.light.does('complete', "Seek the Council's Wisdom");
  expect(t.state.facts.force).toEqual([10, 14]);
});

scenario('Target the Senator: 4 dice of damage to a unit, once the battle phase starts', () => {
  const t = laid({
    dark: { hand: ['Target the Senator'], points: 3, character: [{ card: 'Drill Trooper', tapped: true }] },
    light: {
      hand: ["Yoda's Intervention"],
      space: ['Drill Fighter'],
      ground: ['Drill Walker'],
      build: ['Drill Adept'],
      character: ['Drill Sergeant'],
    },
    rolls: [4, 5, 6, 6],
  });
  t.dark.does('complete', 'Target the Senator');
  expect(t.dark.sees('discard')).toEqual(['Target the Senator']);
  t.light.does('end build step').does('end retreat step');
  expect(titlesOffered(t, 'choose')).toEqual(['Drill Fighter', 'Drill Walker', 'Drill Sergeant']);
  t.dark.does('choose', 'Drill Walker');
  t.light.does('play', "Yoda's Intervention");
  expect(damageOn(t, 'Drill Walker')).toBe(1);
  expect(t.dark.told('attacks')).toEqual([]);
});

scenario('Target the Senator: finds nobody if all have retreated', () => {
  const t = laid({
    dark: { hand: ['Target the Senator', 'Dark Speed'], points: 3, space: ['Drill Fighter'] },
    light: { ground: ['Drill Walker'] },
  });
  t.dark.does('complete', 'Target the Senator').does('end retreat step');
  t.light.does('retreat', 'Drill Walker');
  expect(t.dark.told('rolled')).toEqual([]);
  expect(titlesOffered(t, 'play')).toEqual(['Dark Speed']);
});

scenario("Tyranus's Edict: as long as the chosen unit is there, units beside it can't be attacked", () => {
  const t = laid({
    dark: {
      hand: ["Tyranus's Edict"],
      points: 3,
      ground: [{ card: 'Drill Walker', tapped: true }],
      character: [
        { card: 'Drill Sergeant', tapped: true },
        { card: 'Drill Trooper', tapped: true },
      ],
    },
    light: { ground: ['Drill Crawler'], character: ['Drill Adept', 'Drill Mechanic'] },
    rolls: [6, 1, 1, 6, 6, 1, 1, 6],
  });
  t.dark.does('complete', "Tyranus's Edict").does('choose', 'Drill Trooper');
  t.light.does('end retreat step').does('attack', 'Drill Crawler');
  expect(damageOn(t, 'Drill Walker')).toBe(1);
  t.light.does('attack', 'Drill Adept');
  expect(t.dark.sees('character')).toEqual(['Drill Sergeant']);
  t.light.does('attack', 'Drill Mechanic');
  expect(damageOn(t, 'Drill Sergeant')).toBe(1);
});

scenario("Tyranus's Edict: protects nobody once the chosen unit is in the build zone", () => {
  const t = laid({
    dark: {
      hand: ["Tyranus's Edict"],
      points: 3,
      character: ['Drill Trooper', { card: 'Drill Sergeant', tapped: true }, { card: 'Drill Mechanic', tapped: true }],
    },
    light: { character: ['Drill Adept'] },
  });
  t.dark.does('complete', "Tyranus's Edict").does('choose', 'Drill Trooper').does('retreat', 'Drill Trooper');
  t.light.does('end retreat step').does('attack', 'Drill Adept');
  expect(titlesOffered(t, 'attack')).toEqual(['Drill Sergeant', 'Drill Mechanic']);
});

scenario('Capture Obi-Wan: the opponent loses 2 Force, and as much is gained', () => {
  const t = laid({
    dark: { hand: ['Capture Obi-Wan'], points: 2, character: ['Drill Trooper'] },
    light: { force: 1 },
  });
  t.dark.does('complete', 'Capture Obi-Wan');
  expect(t.state.facts.force).toEqual([12, 0]);
});

scenario("Chase the Villain: the opponent can't retreat Characters in the retreat step", () => {
  const t = laid({
    active: 'light',
    dark: { ground: ['Drill Walker'], character: ['Drill Trooper'] },
    light: { hand: ['Chase the Villain'], points: 2, character: ['Drill Sergeant'] },
  });
  t.light.does('complete', 'Chase the Villain');
  expect(titlesOffered(t, 'retreat')).toEqual(['Drill Walker']);
  t.dark.does('end retreat step');
  expect(titlesOffered(t, 'retreat')).toEqual(['Drill Sergeant']);
});

scenario('Departure Time: a unit may be discarded from an arena for 4 build points', () => {
  const t = laid({
    dark: {
      hand: ['Departure Time', 'Drill Sergeant'],
      points: 2,
      ground: ['Drill Walker'],
      character: ['Drill Trooper'],
      build: ['Drill Fighter'],
    },
  });
  t.dark.does('complete', 'Departure Time').does('do it');
  expect(titlesOffered(t, 'choose')).toEqual(['Drill Walker', 'Drill Trooper']);
  t.dark.does('choose', 'Drill Walker');
  expect(t.dark.sees('discard')).toEqual(['Drill Walker', 'Departure Time']);
  expect(t.state.facts.points).toEqual([4, 0]);
});

scenario('Departure Time: declined, or without a unit in an arena, it gives nothing', () => {
  const t = laid({
    dark: {
      hand: ['Departure Time', 'Departure Time'],
      points: 5,
      character: ['Drill Trooper'],
      build: ['Drill Fighter'],
    },
  });
  t.dark.does('complete', 'Departure Time').does('decline');
  expect(t.dark.sees('character')).toEqual(['Drill Trooper']);
  expect(t.state.facts.points).toEqual([3, 0]);
  const empty = laid({ dark: { hand: ['Departure Time'], points: 5, build: ['Drill Fighter'] } });
  empty.dark.does('complete', 'Departure Time');
  expect(empty.state.facts.points).toEqual([3, 0]);
});

scenario('Ship Arrival: the first unit card of a type comes to hand, the rest is shuffled', () => {
  const t = laid({
    dark: {
      hand: ['Ship Arrival'],
      points: 2,
      deck: ['Drill Speeder', 'Drill Shuttle', 'Drill Trooper', 'Knockdown', 'Drill Fighter'],
      character: ['Drill Trooper'],
    },
  });
  t.dark.does('complete', 'Ship Arrival');
  expect(arenasOffered(t)).toEqual(['space', 'ground', 'character']);
  choosesArena(t, 'ground');
  expect(t.light.told('revealed')).toHaveLength(4);
  expect(t.dark.sees('hand')).toEqual(['Drill Shuttle']);
  expect(t.light.sees('hand', 'dark')).toEqual(['Drill Shuttle']);
  expect(t.dark.sees('deck')).toHaveLength(4);
  expect(t.light.told('shuffled')).toMatchObject([{ by: 0 }]);
});

scenario('Ship Arrival: a deck without such a card is shown and shuffled', () => {
  const t = laid({
    dark: {
      hand: ['Ship Arrival'],
      points: 2,
      deck: ['Drill Speeder', 'Drill Walker', 'Knockdown'],
      character: ['Drill Trooper'],
    },
  });
  t.dark.does('complete', 'Ship Arrival');
  choosesArena(t, 'character');
  expect(t.light.told('revealed')).toHaveLength(3);
  expect(t.dark.sees('hand')).toEqual([]);
  expect(t.dark.sees('deck')).toHaveLength(3);
});

scenario('Splinter the Republic: finds a card with the name of a unit in an arena', () => {
  const t = laid({
    dark: {
      hand: ['Splinter the Republic'],
      points: 1,
      deck: ['Drill Trooper', 'Drill Walker', 'Drill Fighter', 'Drill Trooper', 'Knockdown'],
      character: ['Drill Trooper'],
      build: ['Drill Walker'],
    },
    light: { space: ['Drill Fighter'] },
  });
  t.dark.does('complete', 'Splinter the Republic');
  expect(titlesOffered(t, 'take')).toEqual(['Drill Trooper', 'Drill Trooper']);
  t.dark.does('take', 'Drill Trooper');
  expect(t.dark.sees('hand')).toEqual(['Drill Trooper']);
  expect(t.light.sees('hand', 'dark')).toEqual(['Drill Trooper']);
  expect(t.dark.sees('deck')).toHaveLength(4);
});

scenario('Subtle Assassination: an opposing unit in the Character arena with power 3 or less is discarded', () => {
  const t = laid({
    dark: { hand: ['Subtle Assassination', 'Subtle Assassination'], points: 6, character: ['Drill Mechanic'] },
    light: {
      space: ['Drill Fighter'],
      character: ['Drill Trooper', 'Drill Adept', 'Drill Commando'],
      build: ['Drill Mechanic'],
    },
  });
  t.dark.does('complete', 'Subtle Assassination');
  expect(titlesOffered(t, 'choose')).toEqual(['Drill Trooper', 'Drill Commando']);
  t.dark.does('choose', 'Drill Commando').does('complete', 'Subtle Assassination');
  expect(t.light.sees('character')).toEqual(['Drill Adept']);
  expect(t.light.sees('discard')).toEqual(['Drill Commando', 'Drill Trooper']);
});

scenario('Subtle Assassination: without such a unit it is completed in vain', () => {
  const t = laid({
    dark: { hand: ['Subtle Assassination'], points: 3, character: ['Drill Mechanic'] },
    light: { space: ['Drill Fighter'], character: ['Drill Adept'] },
  });
  t.dark.does('complete', 'Subtle Assassination');
  expect(t.dark.sees('discard')).toEqual(['Subtle Assassination']);
  expect(t.light.sees('discard')).toEqual([]);
});

scenario("Underworld Connections: the opponent's hand is seen, and Force is gained", () => {
  const t = laid({
    active: 'light',
    dark: { hand: ['Drill Walker', 'Knockdown'] },
    light: { hand: ['Underworld Connections'], points: 1, character: ['Drill Trooper'] },
  });
  expect(t.light.sees('hand', 'dark')).toEqual(['?', '?']);
  t.light.does('complete', 'Underworld Connections');
  expect(sorted(t.light.sees('hand', 'dark'))).toEqual(['Drill Walker', 'Knockdown']);
  expect(t.dark.sees('hand')).toHaveLength(2);
  expect(t.state.facts.force).toEqual([10, 11]);
});

scenario('Wedding of Destiny: 3 cards are drawn, and Force is gained', () => {
  const t = laid({
    active: 'light',
    light: {
      hand: ['Wedding of Destiny'],
      points: 2,
      deck: ['Drill Cruiser', 'Drill Walker', 'Drill Walker', 'Drill Walker'],
      character: ['Drill Trooper'],
    },
  });
  t.light.does('complete', 'Wedding of Destiny');
  expect(t.light.sees('hand')).toEqual(['Drill Walker', 'Drill Walker', 'Drill Walker']);
  expect(t.state.facts.force).toEqual([10, 11]);
});

scenario('Hatch a Clone: up to 2 Ground unit cards come back from the discard pile', () => {
  const t = laid({
    dark: {
      hand: ['Hatch a Clone'],
      points: 1,
      discard: ['Drill Walker', 'Knockdown', 'Drill Fighter', 'Drill Shuttle', 'Drill Crawler', 'Mending'],
      character: ['Drill Trooper'],
    },
    light: { discard: ['Drill Speeder'] },
  });
  t.dark.does('complete', 'Hatch a Clone');
  expect(titlesOffered(t, 'return')).toEqual(['Drill Walker', 'Drill Shuttle', 'Drill Crawler']);
  expect(t.decision).toMatchObject({ kind: 'subset', min: 0, max: 2 });
  t.dark.picks('Drill Walker', 'Drill Shuttle');
  expect(sorted(t.dark.sees('hand'))).toEqual(['Drill Shuttle', 'Drill Walker']);
  expect(t.dark.sees('discard')).toEqual(['Knockdown', 'Drill Fighter', 'Drill Crawler', 'Mending', 'Hatch a Clone']);
});

scenario('Mending: up to 4 damage counters leave a Character, and Force is gained', () => {
  const t = laid({
    dark: {
      hand: ['Mending', 'Mending'],
      points: 4,
      ground: [{ card: 'Drill Walker', damage: 3 }],
      character: [{ card: 'Drill Sergeant', damage: 3 }, 'Drill Trooper'],
    },
    light: { character: [{ card: 'Drill Adept', damage: 2 }] },
  });
  t.dark.does('complete', 'Mending');
  expect(titlesOffered(t, 'choose')).toEqual(['Drill Sergeant', 'Drill Trooper']);
  t.dark.does('choose', 'Drill Sergeant');
  expect(offered(t, 'amount').map(({ amount }) => amount)).toEqual([3, 2, 1, 0]);
  choose(t, ({ amount }) => amount === 2);
  expect(damageOn(t, 'Drill Sergeant')).toBe(1);
  expect(t.state.facts.force).toEqual([11, 10]);
  t.dark.does('complete', 'Mending').does('choose', 'Drill Trooper');
  expect(damageOn(t, 'Drill Trooper')).toBe(0);
  expect(t.state.facts.force).toEqual([12, 10]);
});

scenario('Mending: gives Force even where there is no Character to mend', () => {
  const t = laid({ dark: { hand: ['Mending'], points: 2, ground: [{ card: 'Drill Walker', damage: 3 }] } });
  t.dark.does('complete', 'Mending');
  expect(damageOn(t, 'Drill Walker')).toBe(3);
  expect(t.state.facts.force).toEqual([11, 10]);
});

scenario('Return to Spaceport: up to 4 damage counters leave a Ground unit', () => {
  const t = laid({
    dark: {
      hand: ['Return to Spaceport'],
      points: 1,
      space: [{ card: 'Drill Cruiser', damage: 1 }],
      ground: [{ card: 'Drill Walker', damage: 5 }, 'Drill Crawler'],
      build: [{ card: 'Drill Shuttle', damage: 1 }],
    },
  });
  t.dark.does('complete', 'Return to Spaceport');
  expect(titlesOffered(t, 'choose')).toEqual(['Drill Walker', 'Drill Crawler', 'Drill Shuttle']);
  t.dark.does('choose', 'Drill Walker').does('amount', 4);
  expect(damageOn(t, 'Drill Walker')).toBe(1);
  expect(t.state.facts.force).toEqual([10, 10]);
});

scenario("Slumming on Coruscant: a Battle or Mission card in the opponent's hand is found and discarded", () => {
  const t = laid({
    dark: { hand: ['Slumming on Coruscant'], points: 1, character: ['Drill Trooper'] },
    light: { hand: ['Drill Walker', 'Knockdown', 'Mending'], deck: [] },
  });
  t.dark.does('complete', 'Slumming on Coruscant');
  expect(t.asked).toBe('dark');
  expect(sorted(t.dark.sees('hand', 'light'))).toEqual(['Drill Walker', 'Knockdown', 'Mending']);
  expect(sorted(titlesOffered(t, 'discard'))).toEqual(['Knockdown', 'Mending']);
  t.dark.picks('Mending');
  expect(t.light.sees('discard')).toEqual(['Mending']);
  expect(sorted(t.light.sees('hand'))).toEqual(['Drill Walker', 'Knockdown']);
});

scenario('Slumming on Coruscant: a hand without one is only looked at', () => {
  const t = laid({
    dark: { hand: ['Slumming on Coruscant'], points: 1, character: ['Drill Trooper'] },
    light: { hand: ['Drill Walker', 'Drill Fighter'], deck: [] },
  });
  t.dark.does('complete', 'Slumming on Coruscant');
  expect(sorted(t.dark.sees('hand', 'light'))).toEqual(['Drill Fighter', 'Drill Walker']);
  expect(t.light.sees('discard')).toEqual([]);
});

scenario('Starship Refit: up to 4 damage counters leave a Space unit', () => {
  const t = laid({
    dark: {
      hand: ['Starship Refit'],
      points: 1,
      space: [
        { card: 'Drill Cruiser', damage: 5 },
        { card: 'Drill Shuttle', damage: 1 },
      ],
      ground: [{ card: 'Drill Walker', damage: 5 }],
      character: ['Drill Trooper'],
    },
  });
  t.dark.does('complete', 'Starship Refit');
  expect(titlesOffered(t, 'choose')).toEqual(['Drill Cruiser', 'Drill Shuttle']);
  t.dark.does('choose', 'Drill Cruiser').does('amount', 4);
  expect(damageOn(t, 'Drill Cruiser')).toBe(1);
});

scenario('Take the Initiative: up to 2 Space unit cards come back from the discard pile', () => {
  const t = laid({
    dark: {
      hand: ['Take the Initiative'],
      points: 1,
      discard: ['Drill Walker', 'Drill Cruiser', 'Drill Fighter', 'Drill Probe'],
      character: ['Drill Trooper'],
    },
  });
  t.dark.does('complete', 'Take the Initiative');
  expect(titlesOffered(t, 'return')).toEqual(['Drill Cruiser', 'Drill Fighter', 'Drill Probe']);
  t.dark.picks('Drill Probe');
  expect(t.dark.sees('hand')).toEqual(['Drill Probe']);
  expect(t.dark.sees('discard')).toEqual(['Drill Walker', 'Drill Cruiser', 'Drill Fighter', 'Take the Initiative']);
});

scenario('Departure Time: a unit that is saved from the discard pile brings no build points', () => {
  const t = laid({
    dark: { hand: ['Departure Time'], points: 3, character: ['Depot Survivor', 'Drill Trooper'] },
  });
  t.dark.does('complete', 'Departure Time').does('do it').does('choose', 'Depot Survivor');
  expect(t.dark.sees('hand')).toEqual(['Depot Survivor']);
  expect(t.state.facts.points).toEqual([1, 0]);
});

test('Missions read as they work', () => {
  const words = (title: string): string => cardWords(definitionCalled(title).card).join(' ');
  expect(words('Clear the Skies')).toBe(
    'Each player does this, Dark Side first, then Light Side: for each arena in which you have 4 or more units, discard one of your units in that arena.',
  );
  expect(words('Target the Senator')).toBe(
    "When the battle phase starts, choose one of your opponent's units in any arena, then Target the Senator does 4 dice of damage to that unit.",
  );
  expect(words("Tyranus's Edict")).toBe(
    "Choose one of your units. Each of your other units in the same arena as that unit can't be attacked this turn.",
  );
  expect(words('Jedi Call for Help')).toMatch(
    /^You may complete this Mission only if you have a Jedi in the Character arena\. Search your deck for a unit card,/,
  );
});
