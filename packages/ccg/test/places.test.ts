import type { CardId } from '@binary-sunset/kernel';
import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { location } from '../src/catalog/card.ts';
import type { CcgState } from '../src/index.ts';
import { any, your } from '../src/language/cards/cards.ts';
import { isParticipating } from '../src/rules/battle/participants.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { isAboard, isPresentWith } from '../src/rules/table/company.ts';
import { isAtNamed, isGround, isOnPlanet } from '../src/rules/table/grounds.ts';
import { isRelated, vesselOf } from '../src/rules/table/layout.ts';
import { isDockingBay, rankIn } from '../src/rules/table/layoutPatterns.ts';
import { isEnclosed, locationOf, placeOf } from '../src/rules/table/places.ts';
import { hasPresence } from '../src/rules/table/presence.ts';
import { ccg } from './drill.ts';

const lay = (position: Parameters<typeof ccg.position>[0]) => table(ccg, position);
/** The card of that name that is on table. */
const find = (s: CcgState, name: string): CardId =>
  [...s.zones.locations.flat(), ...s.zones.at.flat(), ...s.zones.on.flat()].find(
    (card) => s.names[s.cards.definition[card] ?? -1] === name,
  ) ?? -1;
const power = (s: CcgState, name: string): number | null => valueNow(s, find(s, name), 'power');

describe('the text of a location', () => {
  rule(
    ['GAP-0133', 'GLB-0169', 'GLB-0210'],
    'is for both players, once even if both sides have it; what may be done is for one',
    () => {
      const both = { light: ['Drill Recruit'], dark: ['Drill Trooper'] };
      const { state: s } = lay({ at: { 'Drill: Circus': both, 'Drill Yard': { dark: ['Drill Spy'] } } });
      expect([power(s, 'Drill Recruit'), power(s, 'Drill Trooper')]).toEqual([3, 2]);
      // Here is at this location, and nowhere else.
      expect(power(s, 'Drill Spy')).toBe(1);
      const { state: twice } = lay({ at: { 'Drill: Ring': both } });
      expect([power(twice, 'Drill Recruit'), power(twice, 'Drill Trooper')]).toEqual([3, 2]);
      // Neither occupying nor controlling is asked for, where the text does not.
      const dark = lay({ at: { 'Drill: Circus': {} }, dark: { hand: ['Drill Blow'] } });
      expect(dark.dark.may('use', 'Drill: Circus')).toBe(false);
      const light = lay({ turn: 'light', at: { 'Drill: Circus': {} }, light: { hand: ['Drill Stew'] } });
      expect(light.light.may('use', 'Drill: Circus')).toBe(true);
    },
  );

  rule(['GAP-0144', 'GLC-0266'], 'and of other cards means systems, not sectors, where it says so', () => {
    const { state: s } = lay({
      light: { table: ['Drill Orbit'] },
      at: { Drill: { dark: ['Drill Flagship'] }, 'Drill Clouds': { dark: ['Drill Interceptor'] } },
    });
    expect(power(s, 'Drill Flagship')).toBe(3);
    expect(power(s, 'Drill Interceptor')).toBe(2);
  });
});

describe('kinds of places', () => {
  rule(['GLC-0301', 'GLC-0399'], 'sites are for characters, systems and sectors for starships', () => {
    const t = lay({
      phase: 'deploy',
      dark: { hand: ['Drill Trooper', 'Drill Interceptor'], force: 9 },
      light: { hand: ['Drill Stew'] },
      at: { 'Drill: Hall': {}, 'Drill Yard': {}, Drill: {}, 'Drill Clouds': {}, 'Drill Nebula': {} },
    });
    t.dark.does('deploy', 'Drill Trooper');
    expect(t.options.filter((option) => option.startsWith('to '))).toEqual(['to Drill: Hall', 'to Drill Yard']);
    t.dark.does('to', 'Drill Yard');
    t.light.passes();
    t.dark.does('deploy', 'Drill Interceptor');
    expect(t.options.filter((option) => option.startsWith('to '))).toEqual([
      'to Drill',
      'to Drill Clouds',
      'to Drill Nebula',
    ]);
  });

  rule('GAP-0152', 'Cloud City is part of Bespin; on it is at one of its sites', () => {
    const { state: s } = lay({
      at: {
        'Cloud City: Drill Deck': { dark: ['Drill Trooper'] },
        'Bespin: Drill Clouds': { dark: ['Drill Interceptor'] },
        'Drill Bespin': { dark: ['Drill Flagship'] },
      },
    });
    const [deck, clouds, system] = ['Cloud City: Drill Deck', 'Bespin: Drill Clouds', 'Drill Bespin'].map((name) =>
      find(s, name),
    ) as [CardId, CardId, CardId];
    expect(isRelated(s, deck, system)).toBe(true);
    expect(isRelated(s, deck, clouds)).toBe(true);
    const [trooper, interceptor, flagship] = ['Drill Trooper', 'Drill Interceptor', 'Drill Flagship'].map((name) =>
      find(s, name),
    ) as [CardId, CardId, CardId];
    expect([trooper, interceptor, flagship].map((card) => isAtNamed(s, card, 'Bespin'))).toEqual([true, true, true]);
    expect([trooper, interceptor, flagship].map((card) => isOnPlanet(s, card, 'Bespin'))).toEqual([true, true, false]);
    expect([trooper, interceptor, flagship].map((card) => isOnPlanet(s, card, 'Cloud City'))).toEqual([
      true,
      false,
      false,
    ]);
  });

  rule(['GAP-0155', 'GLC-0153'], 'a Rebel Base is all of Hoth, its clouds too, but not its asteroids', () => {
    const { state: s } = lay({
      at: { 'Hoth: Drill Ridge': {}, 'Drill Clouds': {}, 'Hoth: Drill Asteroids': {}, 'Drill Yard': {} },
    });
    const isBase = (name: string) => isGround(s, find(s, name), 'Rebel Base');
    expect(isBase('Drill Clouds')).toBe(true);
    expect([isBase('Hoth: Drill Ridge'), isBase('Hoth: Drill Asteroids'), isBase('Drill Yard')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  rule('GAP-0151', 'a prison is what is called one, and some other sites', () => {
    const { state: s } = lay({ at: { 'Drill: Prison Yard': {}, 'Drill Yard': {} } });
    const isPrison = (name: string) => isGround(s, find(s, name), 'prison');
    expect([isPrison('Drill: Prison Yard'), isPrison('Drill Yard')]).toEqual([true, false]);
    const { state: block } = lay({ at: { 'Death Star: Detention Block Corridor (Dark)': {} } });
    expect(isGround(block, find(block, 'Death Star: Detention Block Corridor (Dark)'), 'prison')).toBe(true);
  });

  rule('GLC-0071', 'a planet is its system, its sites and its clouds', () => {
    const { state: s } = lay({
      at: {
        'Drill: Hall': { dark: ['Drill Trooper'] },
        'Drill Clouds': { dark: ['Drill Interceptor'] },
        Drill: { dark: ['Drill Flagship'] },
        'Drill Asteroids': { light: ['Drill Frigate'] },
      },
    });
    const at = (name: string) => isAtNamed(s, find(s, name), 'Drill');
    expect([at('Drill Trooper'), at('Drill Interceptor'), at('Drill Flagship')]).toEqual([true, true, true]);
    expect(at('Drill Frigate')).toBe(false);
  });
});

describe('laying out', () => {
  const mayLay = (card: string, at: Readonly<Record<string, object>>, side: 'dark' | 'light' = 'dark'): boolean => {
    const t = lay({ turn: side, phase: 'deploy', [side]: { hand: [card, 'Drill Flagship: Gallery'] }, at });
    return t[side].may('deploy', card);
  };

  rule(
    ['GAP-0145', 'GLC-0270', 'GLC-0271'],
    'a unique sector needs no system; others lie by it or by their like',
    () => {
      expect(mayLay('Drill: Cloud Heights', { 'Drill Nebula': {} })).toBe(true);
      expect(mayLay('Drill Clouds', { 'Drill Nebula': {} })).toBe(false);
      expect(mayLay('Drill Clouds', { Drill: {} })).toBe(true);
      const t = lay({
        phase: 'deploy',
        dark: { hand: ['Drill Clouds'] },
        at: { 'Drill: Hall': {}, 'Drill: Cloud Heights': {}, Drill: {} },
      });
      t.dark.does('deploy', 'Drill Clouds');
      // Among the clouds, between sites and system.
      expect(t.options.slice(0, 2)).toEqual(['left of Drill: Cloud Heights', 'left of Drill']);
    },
  );

  rule('GAP-0148', 'neither sites nor sectors lie in space, nor generic ones at what moves', () => {
    for (const system of ['Drill Nebula', 'Drill Drifter']) {
      expect(mayLay('Drill Clouds', { [system]: {} })).toBe(false);
      expect(mayLay('Drill Asteroids', { [system]: {} })).toBe(false);
      expect(mayLay('Drill Forest (Dark)', { [system]: {} })).toBe(false);
    }
    expect(mayLay('Drill Forest (Dark)', { Drill: {} })).toBe(true);
  });

  rule(['GLB-0423', 'GLB-0428'], 'a generic site lies at any planet, and moves nothing that lies there', () => {
    expect(mayLay('Drill Forest (Dark)', { 'Drill Moon': {} })).toBe(true);
    const t = lay({
      phase: 'deploy',
      dark: { hand: ['Drill Forest (Dark)'] },
      at: { 'Drill: Hall': {}, 'Drill: Dunes': {}, 'Drill Yard': {}, Drill: {} },
    });
    const before = t.state.facts.layout[0]?.places.map(({ card }) => card) ?? [];
    t.dark.does('deploy', 'Drill Forest (Dark)').does('left of', 'Drill Yard');
    const after = t.state.facts.layout[0]?.places.map(({ card }) => card) ?? [];
    const forest = find(t.state, 'Drill Forest (Dark)');
    expect(after.indexOf(forest)).toBe(2);
    expect(after.filter((card) => card !== forest)).toEqual(before);
  });

  rule(
    ['GAP-0358', 'GLB-0178'],
    'what finds sites of a planet finds no generic one, and nothing that may not lie there',
    () => {
      const position = {
        phase: 'deploy',
        light: { hand: ['Drill Stew'] },
        dark: {
          hand: ['Drill Land Survey', 'Drill Forest (Dark)'],
          reserve: ['Drill Forest (Dark)', 'Drill: Hall', 'Drill: Dunes', 'Drill Moon: Crater', 'Drill: Field (Dark)'],
        },
      } as const;
      // A copy of one is on table, and may not be covered by its own player's.
      const t = lay({ ...position, at: { Drill: {}, 'Drill: Dunes': {} } });
      t.dark.does('play', 'Drill Land Survey');
      expect(t.options).toEqual(['deploy Drill: Hall', 'deploy Drill: Field (Dark)']);
      // From hand it may join the planet, whose name it takes then.
      const { state: s } = lay({ at: { Drill: {}, 'Drill Forest (Dark)': { dark: ['Drill Spy'] } } });
      expect(isAtNamed(s, find(s, 'Drill Spy'), 'Drill')).toBe(true);
    },
  );

  rule('GLB-0421', 'the places of what moves through space lie with it as those of a planet do', () => {
    const t = lay({
      phase: 'deploy',
      dark: { hand: ['Drill Star: Docking Bay'] },
      at: { Drill: {}, 'Drill Star': {} },
    });
    t.dark.does('deploy', 'Drill Star: Docking Bay');
    expect(t.state.facts.layout.map(({ of, places }) => [of, places.length])).toEqual([
      ['Drill', 1],
      ['Drill Star', 2],
    ]);
  });

  rule('GLC-0267', 'sectors have no place on the hyperroutes', () => {
    const t = lay({
      turn: 'light',
      phase: 'move',
      light: { force: 3, hand: ['Drill Fork'] },
      at: {
        Drill: { light: [{ card: 'Drill Wing', pilots: ['Drill Flyer'], astromechs: ['Drill Astromech'] }] },
        'Drill Moon': {},
        'Drill Clouds': {},
      },
    });
    const { view } = t.light;
    const nameOf = (handle: number) => view.cards.find((card) => card.handle === handle)?.name;
    const reached = t.decision.options.flatMap(({ verb, to }) =>
      verb === 'move' && to !== undefined && 'card' in to ? [nameOf(to.card)] : [],
    );
    expect(reached).toEqual(['Drill Moon']);
  });

  rule(['GLA-0340', 'GLA-0353'], 'Cloud City needs no Bespin; clouds are part of the planet that they lie at', () => {
    expect(mayLay('Cloud City: Drill Deck', { 'Drill Nebula': {} })).toBe(true);
    const { state: s } = lay({
      at: { 'Drill: Hall': {}, 'Drill Clouds': { dark: ['Drill Interceptor'] }, Drill: {} },
    });
    const clouds = find(s, 'Drill Clouds');
    expect(isRelated(s, clouds, find(s, 'Drill'))).toBe(true);
    expect(isRelated(s, clouds, find(s, 'Drill: Hall'))).toBe(true);
    expect(isOnPlanet(s, find(s, 'Drill Interceptor'), 'Drill')).toBe(true);
  });

  rule(
    ['GLC-0347', 'GLC-0536', 'GLC-0346'],
    'the sites of a vehicle lie apart, and belong to the one that is named',
    () => {
      const t = lay({
        phase: 'deploy',
        dark: { hand: ['Drill Crawler: Hold', 'Drill Trooper'], force: 2 },
        light: { hand: ['Drill Stew'] },
        at: { 'Drill: Dunes': { dark: ['Drill Crawler', 'Drill Crawler'] }, 'Drill Yard': {} },
      });
      t.dark.does('deploy', 'Drill Crawler: Hold');
      const [first, second] = t.state.zones.at[0];
      expect(t.options.filter((option) => option.startsWith('apart'))).toHaveLength(2);
      t.dark.does('apart', 'Drill Crawler #2');
      const hold = find(t.state, 'Drill Crawler: Hold');
      expect([first, second].map((crawler) => vesselOf(t.state, hold) === crawler)).toEqual([false, true]);
      expect(t.state.facts.layout.map(({ places }) => places.length)).toEqual([2, 1]);
      t.light.passes();
      t.dark.does('deploy', 'Drill Trooper');
      expect(t.dark.may('to', 'Drill Crawler: Hold')).toBe(true);
    },
  );

  rule('GLC-0346', 'the sites of a starship are laid out and inserted as others are', () => {
    const t = lay({
      phase: 'deploy',
      dark: { hand: ['Drill Leviathan: Corridor', 'Drill Leviathan: Docking Bay'] },
      light: { hand: ['Drill Stew', 'Drill Stew'] },
      at: { Drill: { dark: ['Drill Leviathan'] }, 'Drill Leviathan: Station': {}, 'Drill Leviathan: Theatre': {} },
    });
    t.dark.does('deploy', 'Drill Leviathan: Corridor');
    expect(t.options.slice(0, -1)).toEqual([
      'left of Drill Leviathan: Station',
      'left of Drill Leviathan: Theatre',
      'right of Drill Leviathan: Theatre',
    ]);
    t.dark.does('left of', 'Drill Leviathan: Theatre');
    t.light.passes();
    // A docking bay lies at the end, not between sites indoors.
    t.dark.does('deploy', 'Drill Leviathan: Docking Bay');
    const row = t.state.facts.layout.find(({ of }) => of === 'Drill Leviathan')?.places.map(({ card }) => card);
    const sites = ['Station', 'Corridor', 'Theatre', 'Docking Bay'];
    expect(row).toEqual(sites.map((name) => find(t.state, `Drill Leviathan: ${name}`)));
  });

  rule('GLC-0346', 'who is at one is deployed there, moves on and battles', () => {
    const there = {
      'Drill Leviathan: Station': { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
      'Drill Leviathan: Corridor': {},
    };
    const at = { Drill: { dark: ['Drill Leviathan'] }, ...there };
    const deploying = lay({ phase: 'deploy', dark: { hand: ['Drill Spy'], force: 2 }, at });
    deploying.dark.does('deploy', 'Drill Spy');
    expect(deploying.dark.may('to', 'Drill Leviathan: Corridor')).toBe(true);
    expect(
      lay({ phase: 'battle', dark: { force: 1 }, at }).dark.may('initiate battle', 'Drill Leviathan: Station'),
    ).toBe(true);
    expect(
      lay({ phase: 'move', dark: { force: 1 }, at }).dark.may('move', 'Drill Trooper', 'Drill Leviathan: Corridor'),
    ).toBe(true);
  });

  const site = (title: string, kind: 'interior' | 'exterior' | 'both') =>
    location(title, {
      side: 'light',
      id: '',
      rarity: '',
      type: 'site',
      system: title.slice(0, title.indexOf(':')),
      interior: kind !== 'exterior',
      exterior: kind !== 'interior',
      force: { light: 0, dark: 0 },
    });
  const other = (title: string, type: 'system' | 'sector' | 'site') => ({
    ...site(title, 'exterior'),
    type,
    system: title.replace(/:.*/, ''),
  });
  const inOrder = (of: string, ...row: ReturnType<typeof site>[]) => {
    const ranks = row.map((one) => rankIn(of, one, false));
    expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => a - b));
  };

  rule('GAP-0352', 'Coruscant', () => {
    inOrder(
      'Coruscant',
      site('Coruscant: Docking Room', 'interior'),
      site('Coruscant: 500 Republica', 'interior'),
      site('Coruscant: Private Platform (Docking Bay)', 'both'),
      site('Coruscant: Jedi Temple', 'exterior'),
      site("Coruscant: Xizor's Palace", 'exterior'),
      site("Xizor's Palace: Uplink Station", 'exterior'),
      site("Xizor's Palace: Sewer", 'interior'),
    );
  });

  rule('GAP-0354', 'Dagobah and the Death Stars', () => {
    inOrder('Dagobah', site('Dagobah: Swamp', 'exterior'), site('Dagobah: Cave', 'interior'));
    inOrder(
      'Death Star',
      site('Death Star: War Room', 'interior'),
      site('Death Star: Docking Bay 327', 'both'),
      site('Death Star: Trench', 'exterior'),
      other('Death Star', 'system'),
    );
    inOrder(
      'Death Star II',
      site('Death Star II: Throne Room', 'interior'),
      site('Death Star II: Docking Bay', 'both'),
      other('Death Star II', 'system'),
      other('Death Star II: Coolant Shaft', 'sector'),
      other('Death Star II: Capacitors', 'sector'),
      other('Death Star II: Reactor Core', 'sector'),
    );
  });

  rule('GLC-0345', 'a launch bay is no docking bay', () => {
    const bay = (title: string) => isDockingBay({ ...site(title, 'interior'), vessel: { any: 'Star Destroyer' } });
    expect(bay('Star Destroyer: Launch Bay')).toBe(false);
    expect(bay('Executor: Docking Bay')).toBe(true);
  });

  rule('GAP-0356', 'starships, clouds and asteroids', () => {
    const aboard = (title: string) => ({ ...site(title, 'interior'), vessel: { named: 'Executor' } });
    inOrder('Executor', aboard('Executor: Main Corridor'), aboard('Executor: Docking Bay'));
    inOrder('Star Destroyer', aboard('Star Destroyer: Bridge'), aboard('Star Destroyer: Launch Bay'));
    inOrder(
      'Invisible Hand',
      site('Invisible Hand: Docking Bay', 'interior'),
      site('Invisible Hand: Hallway', 'interior'),
      site('Invisible Hand: Bridge', 'interior'),
    );
    const rocky = (title: string, type: 'sector' | 'site') => ({ ...other(title, type), traits: ['asteroid'] });
    inOrder(
      'Hoth',
      site('Hoth: Ice Plains', 'exterior'),
      other('Clouds', 'sector'),
      other('Hoth', 'system'),
      rocky('Asteroid Field', 'sector'),
      rocky('Big One', 'sector'),
      rocky('Big One: Asteroid Cave', 'site'),
    );
  });

  rule('GAP-0355', 'newer planets', () => {
    inOrder(
      'Jakku',
      site("Jakku: Rey's Encampment", 'exterior'),
      site('Jakku: Niima Outpost Shipyard', 'exterior'),
      site('Jakku: Desert', 'exterior'),
    );
    inOrder(
      'Lothal',
      site('Lothal: Cave', 'interior'),
      site('Lothal: Capital City', 'both'),
      site('Lothal: Plains', 'exterior'),
      site('Lothal: Jedi Temple', 'exterior'),
    );
    inOrder(
      'Takodana',
      site('Takodana: Wood', 'exterior'),
      site("Takodana: Maz's Castle", 'both'),
      site("Maz's Castle: Antechamber", 'interior'),
    );
    inOrder(
      'Mapuzo',
      site('Mapuzo: Underground Corridor', 'interior'),
      site('Mapuzo: House', 'interior'),
      site('Mapuzo: Mine', 'exterior'),
    );
  });
});

describe('where cards may be deployed', () => {
  const placesFor = (
    card: string,
    side: 'dark' | 'light',
    at: NonNullable<Parameters<typeof ccg.position>[0]['at']>,
  ): string[] => {
    const t = lay({ turn: side, phase: 'deploy', [side]: { hand: [card, 'Drill Flagship: Gallery'], force: 9 }, at });
    if (!t[side].may('deploy', card)) return [];
    t[side].does('deploy', card);
    const asked = t.asked === side ? t.options.filter((option) => option.startsWith('to ')) : [];
    return asked.length > 0 ? asked.map((option) => option.slice(3)) : [String(t[side].told('deploys').length)];
  };

  rule(['GLC-0327', 'GLC-0497'], 'a spy goes anywhere, and under cover makes way for others', () => {
    const at = { 'Drill Bare': {}, 'Drill Yard': {} };
    expect(placesFor('Drill Spy', 'dark', at)).toEqual(['Drill Bare', 'Drill Yard']);
    expect(placesFor('Drill Trooper', 'dark', { ...at, 'Drill: Hall': {} })).toEqual(['Drill Yard', 'Drill: Hall']);
    const covered = {
      'Drill Bare': { dark: [{ card: 'Drill Spy', inactive: 'undercover' as const }] },
      'Drill Yard': {},
    };
    expect(placesFor('Drill Trooper', 'dark', covered)).toEqual(['Drill Bare', 'Drill Yard']);
  });

  rule(
    ['GLA-0431', 'GLA-0432', 'GLA-0435'],
    'hardly anything goes to Dagobah, but what is carried and Effects do',
    () => {
      const bog = { 'Dagobah: Drill Bog': { dark: ['Drill Trooper'] }, 'Drill Yard': {}, 'Drill: Hall': {} };
      expect(placesFor('Drill Trooper', 'dark', bog)).toEqual(['Drill Yard', 'Drill: Hall']);
      expect(placesFor('Drill Fixed Gun', 'dark', bog)).toEqual(['Drill Yard', 'Drill: Hall']);
      expect(placesFor('Drill Gadget', 'dark', bog)).toEqual(['1']);
      const elsewhere = { ...bog, 'Drill: Hall': { dark: ['Drill Trooper'] } };
      expect(placesFor('Drill Quest', 'light', elsewhere)).toEqual(['Drill Yard', 'Drill: Hall']);
      expect(placesFor('Drill Camp', 'dark', bog)).toContain('Dagobah: Drill Bog');
    },
  );

  for (const [card, open] of [
    ['Drill Trooper', ['Drill: Hall', 'Drill: Dunes', 'Drill Yard']],
    ['Drill Scout', ['Drill: Dunes', 'Drill Yard']],
    ['Drill Flagship', ['Drill', 'Drill Nebula']],
    ['Drill Interceptor', ['Drill', 'Drill Nebula']],
    ['Drill Fixed Gun', ['Drill: Hall', 'Drill: Dunes', 'Drill Yard', 'Drill', 'Drill Nebula']],
    ['Observation Holocam', ['Drill: Hall', 'Drill: Dunes', 'Drill Yard']],
  ] as const)
    rule(['GLA-0431', 'GLA-0432'], `${card} is not deployed to Dagobah`, () => {
      const dagobah = {
        'Dagobah: Drill Bog': { dark: ['Drill Champion'] },
        'Drill Dagobah': { dark: ['Drill Cruiser'] },
      };
      const elsewhere = { 'Drill: Hall': {}, 'Drill: Dunes': {}, 'Drill Yard': {}, Drill: {}, 'Drill Nebula': {} };
      expect(placesFor(card, 'dark', { ...dagobah, ...elsewhere }).sort()).toEqual([...open].sort());
    });

  for (const [thing, bearer, where] of [
    ['Drill Popgun', 'Drill Champion', 'Dagobah: Drill Bog'],
    ['Drill Gauge', 'Drill Champion', 'Dagobah: Drill Bog'],
    ['Drill Turret', 'Drill Scout', 'Dagobah: Drill Bog'],
    ['Drill Range Finder', 'Drill Scout', 'Dagobah: Drill Bog'],
    ['Drill Pulse Gun', 'Drill Cruiser', 'Drill Dagobah'],
    ['Drill Gadget', 'Drill Cruiser', 'Drill Dagobah'],
  ] as const)
    rule('GLA-0432', `but ${thing} is given to ${bearer}, who is there`, () => {
      expect(placesFor(thing, 'dark', { [where]: { dark: [bearer] } })).toEqual(['1']);
    });

  rule('GLA-0433', 'Utinni Effects neither go to Dagobah nor have a target there, unless they name it', () => {
    const at = { 'Dagobah: Drill Bog': { dark: ['Drill Trooper'] }, 'Drill Yard': {} };
    expect(placesFor('Drill Quest', 'light', at)).toEqual([]);
    expect(placesFor('Drill Quest', 'light', { ...at, 'Drill Yard': { dark: ['Drill Champion'] } })).toEqual(['1']);
    expect(placesFor('Drill Bog Errand', 'light', at)).toEqual(['1']);
    const t = lay({
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Quest'] },
      at: { ...at, 'Drill Yard': { dark: ['Drill Champion'] } },
    });
    t.light.does('deploy', 'Drill Quest');
    expect(t.state.cards.target[find(t.state, 'Drill Quest')]).toBe(find(t.state, 'Drill Champion'));
  });

  rule(['GLB-0064', 'GLC-0014'], 'starships are enclosed, vehicles if they say so', () => {
    const { state: s } = lay({
      at: { 'Drill Yard': { dark: ['Drill Strider'], light: ['Drill Skimmer'] }, Drill: { light: ['Drill Wing'] } },
    });
    expect(['Drill Strider', 'Drill Skimmer', 'Drill Wing'].map((name) => isEnclosed(s, find(s, name)))).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('present, presence and prepositions', () => {
  rule(
    ['GLC-0085', 'GLC-0096', 'GLC-0094'],
    'an enclosed vehicle gives none; its pilot does, and whoever is in it',
    () => {
      const { state: s } = lay({
        at: {
          'Drill Yard': { dark: [{ card: 'Drill Lift', passengers: ['Drill Trooper'] }] },
          'Drill: Hall': { dark: ['Drill Lift'] },
          'Drill: Dunes': { dark: ['Drill Spider'] },
        },
      });
      const presence = (name: string) => hasPresence(s, 0, find(s, name));
      expect([presence('Drill Yard'), presence('Drill: Hall'), presence('Drill: Dunes')]).toEqual([true, false, true]);
      // At the place, present inside, and giving presence there: three different things.
      const trooper = find(s, 'Drill Trooper');
      expect(locationOf(s, trooper)).toBe(find(s, 'Drill Yard'));
      expect(placeOf(s, trooper)).toBe(find(s, 'Drill Lift'));
    },
  );

  rule('GAP-0067', 'those inside are with those outside, but not present with them', () => {
    const { state: s } = lay({
      at: {
        'Drill Yard': {
          dark: [{ card: 'Drill Spider', passengers: ['Drill Tyrant', 'Drill Spy'] }, 'Drill Trooper'],
          light: ['Drill Recruit'],
        },
      },
    });
    const as = (name: string) => ({ by: 0, self: find(s, name), locked: null }) as const;
    const [tyrant, spy, recruit] = [find(s, 'Drill Tyrant'), find(s, 'Drill Spy'), find(s, 'Drill Recruit')];
    expect(your.characters.here.in(s, as('Drill Trooper'))).toContain(tyrant);
    expect(any.characters.presentWithThis.in(s, as('Drill Tyrant'))).toContain(spy);
    expect(any.characters.presentWithThis.in(s, as('Drill Tyrant'))).not.toContain(recruit);
    expect(any.characters.presentWithThis.in(s, as('Drill Trooper'))).toContain(recruit);
    expect(any.characters.presentWithThis.in(s, as('Drill Trooper'))).not.toContain(tyrant);
  });

  /** At the system two starships and a flagship; below decks, others at two of its sites. */
  const aboard = {
    Drill: {
      light: [
        { card: 'Drill Frigate', pilots: ['Drill Flyer'], passengers: ['Drill Servant'] },
        { card: 'Drill Wing', pilots: ['Drill Wingman'] },
      ],
      dark: [{ card: 'Drill Flagship', pilots: ['Drill Navigator'] }],
    },
    'Drill Flagship: Corridor': {
      dark: ['Drill Tyrant', { card: 'Drill Lift', passengers: ['Drill Spy'] }],
      light: ['Drill Master'],
    },
    'Drill Flagship: Gallery': { light: ['Drill Idol'] },
  };

  rule(['GLC-0099', 'GLC-0102'], 'at the sites of a starship, and in a lift there', () => {
    const { state: s } = lay({ at: aboard });
    const at = (name: string) => locationOf(s, find(s, name));
    const corridor = find(s, 'Drill Flagship: Corridor');
    expect(['Drill Tyrant', 'Drill Spy', 'Drill Master', 'Drill Lift'].map(at)).toEqual(Array(4).fill(corridor));
    expect(at('Drill Idol')).toBe(find(s, 'Drill Flagship: Gallery'));
    expect(isAboard(s, find(s, 'Drill Spy'), find(s, 'Drill Lift'))).toBe(true);
    const together = (one: string, two: string) => isPresentWith(s, find(s, one), find(s, two));
    expect(together('Drill Flyer', 'Drill Servant')).toBe(true);
    expect(together('Drill Tyrant', 'Drill Master')).toBe(true);
    expect(together('Drill Tyrant', 'Drill Lift')).toBe(true);
    expect(together('Drill Tyrant', 'Drill Spy')).toBe(false);
    expect(together('Drill Flyer', 'Drill Wingman')).toBe(false);
    expect(together('Drill Navigator', 'Drill Flyer')).toBe(false);
  });

  rule('GLC-0098', 'whoever is at a mobile system is at what it orbits, but not those at sites', () => {
    const { Drill: ships, ...decks } = aboard;
    const at = {
      'Drill Star': ships,
      'Drill Star: Docking Bay': { dark: ['Drill Smuggler'] },
      'Drill Harbor': {},
      ...decks,
    };
    const t = lay({ phase: 'move', dark: { force: 3 }, light: { hand: ['Drill Stew'] }, at });
    t.dark.does('orbit', 'Drill Star');
    const { state: s } = t;
    const all = ['Drill Flyer', 'Drill Servant', 'Drill Wingman', 'Drill Navigator', 'Drill Frigate', 'Drill Star'];
    for (const name of all) {
      expect(isAtNamed(s, find(s, name), 'Drill Star')).toBe(true);
      expect(isAtNamed(s, find(s, name), 'Drill Harbor')).toBe(true);
      expect(isOnPlanet(s, find(s, name), 'Drill Harbor')).toBe(false);
    }
    // At the same location are those at the system, in whichever starship.
    const where = ['Drill Flyer', 'Drill Servant', 'Drill Wingman', 'Drill Navigator'].map((name) =>
      locationOf(s, find(s, name)),
    );
    expect(new Set(where)).toEqual(new Set([find(s, 'Drill Star')]));
    expect(isAboard(s, find(s, 'Drill Flyer'), find(s, 'Drill Frigate'))).toBe(true);
    for (const name of ['Drill Tyrant', 'Drill Idol', 'Drill Smuggler'])
      expect(isAtNamed(s, find(s, name), 'Drill Harbor')).toBe(false);
    expect(isAtNamed(s, find(s, 'Drill Smuggler'), 'Drill Star')).toBe(true);
  });

  rule('GLC-0100', 'in a battle together are those at its location', () => {
    const battleAt = (name: string) => {
      const t = lay({ phase: 'battle', dark: { force: 3 }, light: { hand: ['Drill Stew'] }, at: aboard });
      t.dark.does('initiate battle', name);
      return (one: string) => isParticipating(t.state, find(t.state, one));
    };
    const inSpace = battleAt('Drill');
    expect(['Drill Flyer', 'Drill Wingman', 'Drill Tyrant', 'Drill Spy'].map(inSpace)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const below = battleAt('Drill Flagship: Corridor');
    expect(['Drill Flyer', 'Drill Wingman', 'Drill Tyrant', 'Drill Spy'].map(below)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
