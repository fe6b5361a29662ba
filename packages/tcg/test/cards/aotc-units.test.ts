import { type ScenarioTable, scenario, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import { attackOfTheClones } from '../../src/cards/attack-of-the-clones/index.ts';
import type { TcgState, TcgVerb, TcgVocabulary } from '../../src/index.ts';
import { cardWords } from '../../src/language/words.ts';
import type { SidePosition, Stood, TcgPosition } from '../../src/position.ts';
import { keywordOf, statOf } from '../../src/rules/cards/values.ts';
import { type Arena, arenas } from '../../src/state/state.ts';
import type { Stat } from '../../src/text/stat.ts';
import { cards, tcg } from '../drill.ts';
import { printedUnits } from './aotc-unit-facts.ts';

type Seat = 'dark' | 'light';
type Table = ScenarioTable<TcgState, Seat, TcgVocabulary>;

const lay = (position: TcgPosition): Table => table(tcg, position);
const across = (seat: Seat): Seat => (seat === 'dark' ? 'light' : 'dark');
const numberOf = (seat: Seat): 0 | 1 => (seat === 'dark' ? 0 : 1);

/** The card of this title, decks apart; "Title #2" is the second. */
function idOf(t: Table, called: string): number {
  const [, title = called, which = '1'] = /^(.*) #(\d+)$/.exec(called) ?? [];
  const { cards: columns, names, zones } = t.state;
  const all = columns.definition.flatMap((name, card) =>
    names[name] === title && !zones.deck.some((deck) => deck.includes(card)) ? [card] : [],
  );
  return all[Number(which) - 1] ?? -1;
}
const damageOn = (t: Table, title: string): number => t.state.cards.damage[idOf(t, title)] ?? -1;
const isTapped = (t: Table, title: string): boolean => t.state.cards.tapped[idOf(t, title)] === 1;
const value = (t: Table, title: string, stat: Stat): number | null => statOf(t.state, idOf(t, title), stat);
const keyword = (t: Table, title: string, stat: Stat): number => keywordOf(t.state, idOf(t, title), stat);
const force = (t: Table, seat: Seat): number => t.state.facts.force[numberOf(seat)];
const points = (t: Table, seat: Seat): number => t.state.facts.points[numberOf(seat)];
const zone = (t: Table, name: string, seat: Seat): readonly string[] => t[seat].sees(name);

/** The dice of every roll of this kind so far. */
const rolled = (t: Table, what: string): number[][] =>
  t.dark.told('rolled').flatMap((happening) => {
    const { what: kind, dice } = happening as unknown as { what: string; dice: number[] };
    return kind === what ? [dice] : [];
  });

/** Chances pass until this player may do this. */
function waitFor(t: Table, seat: Seat, verb: TcgVerb, title?: string): Table {
  for (let i = 0; i < 20 && !t[seat].may(verb, title); i++) t[t.asked ?? 'dark'].passes();
  return t;
}

/** Chances pass as long as there is nothing else to decide. */
function passAll(t: Table): Table {
  for (let i = 0; i < 50 && t.asked !== null && t[t.asked].may('pass'); i++) t[t.asked].passes();
  return t;
}

/** Nobody does anything more this turn. */
function endTurn(t: Table): Table {
  const { turn } = t.state.facts;
  for (let i = 0; i < 50 && t.state.facts.turn === turn && t.asked !== null; i++) {
    const seat = t[t.asked];
    const verbs = ['pass', 'end build step', 'end retreat step', 'hold back', 'decline'] as const;
    seat.does(verbs.find((one) => seat.may(one)) ?? 'pass');
  }
  return t;
}

/** Uses the ability of that unit with this cost in Force. */
function use(t: Table, seat: Seat, title: string, cost: number): Table {
  waitFor(t, seat, 'use', title);
  const { at, options, player } = t.decision;
  const card = t.state.cards.handle[idOf(t, title)];
  const pick = options.findIndex(
    ({ verb, on, cost: price }) =>
      verb === 'use' && on !== undefined && 'card' in on && on.card === card && (price?.['force'] ?? 0) === cost,
  );
  expect(pick, `${title} has an ability for ${cost} Force`).toBeGreaterThanOrEqual(0);
  t.answer({ player, at, picks: [pick] });
  return t;
}

/** Takes the option in this place. */
function take(t: Table, ...picks: number[]): Table {
  const { at, player } = t.decision;
  t.answer({ player, at, picks });
  return t;
}

/** A plain unit of each arena, in ample health. */
const target: Readonly<Record<Arena, string>> = {
  space: 'Drill Cruiser',
  ground: 'Drill Walker',
  character: 'Drill Sergeant',
};

const sideOf = (title: string): Seat => (unitCalled(title).side === 'light' ? 'light' : 'dark');
const arenaOf = (title: string): Arena => unitCalled(title).type;
const unitCalled = (title: string) => printedUnits.find((unit) => unit.title === title) ?? expect.fail(title);

/** Both sides' units in one arena; the slow Mechanic keeps the battle from ending at once. */
const fight = (arena: Arena, sides: Partial<Record<Seat, Stood[]>>, rest: Omit<TcgPosition, Seat> = {}): Table => {
  const last: SidePosition = { character: ['Drill Mechanic'] };
  const stand = (seat: Seat): SidePosition => {
    const units = sides[seat] ?? [];
    return arena === 'character' ? { character: [...units, 'Drill Mechanic'] } : { ...last, [arena]: units };
  };
  return lay({ at: arena, dark: stand('dark'), light: stand('light'), ...rest });
};

/** This unit attacks a tapped plain unit of its own arena. */
function attackWith(title: string, rolls: readonly number[]): Table {
  const seat = sideOf(title);
  const arena = arenaOf(title);
  const t = fight(arena, { [seat]: [title], [across(seat)]: [{ card: target[arena], tapped: true }] }, { rolls });
  waitFor(t, seat, 'attack', title);
  t[seat].does('attack', title);
  if (t.asked === seat && t[seat].may('attack', target[arena])) t[seat].does('attack', target[arena]);
  return t;
}

/** A plain unit attacks this one, which is tapped. */
function attackOn(title: string, rolls: readonly number[], beside: Stood[] = []): Table {
  const seat = sideOf(title);
  const arena = arenaOf(title);
  const t = fight(
    arena,
    { [seat]: [{ card: title, tapped: true }, ...beside], [across(seat)]: [target[arena]] },
    { rolls },
  );
  waitFor(t, across(seat), 'attack', target[arena]);
  t[across(seat)].does('attack', target[arena]);
  if (t[across(seat)].may('attack', title)) t[across(seat)].does('attack', title);
  return t;
}

const dice = (hits: number, of: number, face = 5): number[] =>
  Array.from({ length: of }, (_, i) => (i < hits ? face : 1));

// Facts ----------------------------------------------------------------------------------------------------------

/** What a unit, alone, does to its own values. */
const alone: Readonly<Record<string, Partial<Record<'speed' | 'power', number>>>> = {
  Acklay: { speed: 70 },
  'Clone Officer': { power: 6 },
};

for (const printed of printedUnits) {
  const { title, type, cost } = printed;
  scenario(`${title}: is as printed, and is deployed for ${cost}`, () => {
    const card = attackOfTheClones.find((one) => one.title === title);
    if (card?.kind !== 'unit') return expect.fail(`${title} is no unit`);
    expect({ ...card, type: card.types.join('/'), subtypes: card.subtypes.join(' ') }).toMatchObject(printed);
    expect(card.version === null).toBe(!/\([A-D]\)$/.test(title));

    const seat = sideOf(title);
    const poor = lay({ active: seat, [seat]: { hand: [title], points: cost - 1 } });
    expect(poor[seat].may('deploy', title)).toBe(false);
    const t = lay({ active: seat, [seat]: { hand: [title, 'Drill Fighter'], points: cost } });
    t[seat].does('deploy', `${title} #1`);
    expect(zone(t, type, seat)).toEqual([title]);
    expect(points(t, seat)).toBe(0);
    for (const stat of ['speed', 'power', 'health'] as const) {
      const own = stat === 'health' ? undefined : alone[title]?.[stat];
      expect(value(t, title, stat), stat).toBe(own ?? printed[stat]);
    }
  });
}

scenario('All units of the set are there, and no others', () => {
  const units = attackOfTheClones.filter(({ kind }) => kind === 'unit').map(({ title }) => title);
  expect(units).toEqual(printedUnits.map(({ title }) => title));
  expect(new Set(attackOfTheClones.map(({ number }) => number)).size).toBe(attackOfTheClones.length);
});

scenario('Every text reads well', () => {
  for (const card of cards) {
    for (const words of cardWords(card)) {
      expect(words, card.title).not.toMatch(/undefined|\[object|NaN| {2}|\.\.|,,|^ | $| [.,]/);
      expect(words, card.title).not.toMatch(/^[a-z]|you may you|^$|<|\b[Aa]n unit/);
    }
  }
});

// Keywords -------------------------------------------------------------------------------------------------------

const criticalHits: Readonly<Record<string, number>> = {
  "Obi-Wan's Starfighter (A)": 2,
  "Tyranus's Solar Sailer (A)": 2,
  'AT-TE Walker 23X': 2,
  'Cordé (A)': 1,
  "Zam's Airspeeder (A)": 3,
  'Bravo N-1 Starfighter': 1,
  "Chancellor's Guard Squad": 2,
  'Elite Jedi Squad': 2,
  'Geonosian Fighter': 1,
  'Geonosian Squad': 3,
  'Jango Fett (D)': 1,
};
for (const [title, amount] of Object.entries(criticalHits)) {
  scenario(`${title}: does ${amount} more with a six, and with one only`, () => {
    const { power } = unitCalled(title);
    const foe = target[arenaOf(title)];
    expect(damageOn(passAll(attackWith(title, dice(1, power, 6))), foe)).toBe(1 + amount);
    expect(damageOn(passAll(attackWith(title, dice(1, power, 5))), foe)).toBe(1);
    if (power > 1) expect(damageOn(passAll(attackWith(title, dice(2, power, 6))), foe)).toBe(2 + amount);
  });
}

const shielded = [
  "Padmé's Yacht (A)",
  'AT-TE Walker 71E',
  'Destroyer Droid, P Series',
  'Republic Cruiser',
  'Commerce Guild Starship',
  'Intergalactic Banking Clan Starship',
  'Recon Speeder',
  'Speeder Bike Squadron',
  'Walking Droid Fighter',
];
for (const title of shielded) {
  scenario(`${title}: is attacked with a die less`, () => {
    const power = { space: 4, ground: 4, character: 5 }[arenaOf(title)];
    const seat = sideOf(title);
    const arena = arenaOf(title);
    const t = fight(arena, { [seat]: [{ card: title, tapped: true }], [across(seat)]: [target[arena]] });
    if (title === 'Destroyer Droid, P Series') take(t, 0);
    t[across(seat)].does('attack', target[arena]);
    if (t.asked === across(seat) && t[across(seat)].may('attack', title)) t[across(seat)].does('attack', title);
    expect(rolled(t, 'attack')[0]).toHaveLength(power - 1);
  });
}

const reaches: Readonly<Record<string, { readonly into: 'space' | 'ground'; readonly dice: number }>> = {
  'Republic Assault Ship': { into: 'ground', dice: 2 },
  'Trade Federation Battleship': { into: 'ground', dice: 4 },
  'Trade Federation War Freighter': { into: 'ground', dice: 3 },
  'Commerce Guild Droid Platoon': { into: 'space', dice: 3 },
  'Naboo Spaceport': { into: 'space', dice: 4 },
};
for (const [title, { into, dice: count }] of Object.entries(reaches)) {
  scenario(`${title}: may attack in the ${into} arena, with ${count} dice`, () => {
    const seat = sideOf(title);
    const own = arenaOf(title);
    const here: Stood = { card: target[own], tapped: true };
    const t = lay({
      at: own,
      [seat]: { [own]: [title] },
      [across(seat)]: { [own]: [here], [into]: [{ card: target[into], tapped: true }], character: ['Drill Trooper'] },
      rolls: dice(2, 9),
    });
    t[seat].does('attack', title);
    expect(t[seat].may('attack', 'Drill Trooper')).toBe(false);
    t[seat].does('attack', target[into]);
    expect(rolled(t, 'attack')[0]).toHaveLength(count);
    expect([damageOn(t, target[into]), damageOn(t, target[own])]).toEqual([2, 0]);
    const near = attackWith(title, dice(0, 9));
    expect(rolled(near, 'attack')[0]).toHaveLength(unitCalled(title).power);
  });
}

/** Title, Force, damage prevented. */
const evasions: readonly (readonly [string, number, number])[] = [
  ['Anakin Skywalker (A)', 3, 3],
  ['Anakin Skywalker (B)', 1, 1],
  ['Anakin Skywalker (C)', 2, 2],
  ['Anakin Skywalker (D)', 1, 1],
  ['Darth Sidious (A)', 2, 3],
  ['Darth Tyranus (A)', 3, 3],
  ['Darth Tyranus (B)', 3, 3],
  ['Darth Tyranus (C)', 2, 2],
  ['Kit Fisto (A)', 2, 2],
  ['Obi-Wan Kenobi (A)', 2, 2],
  ['Obi-Wan Kenobi (B)', 2, 2],
  ['Obi-Wan Kenobi (C)', 2, 2],
  ['Plo Koon (A)', 2, 2],
  ['Shaak Ti (A)', 1, 1],
  ['Yoda (A)', 2, 3],
  ['Yoda (B)', 3, 4],
];
for (const [title, cost, amount] of evasions) {
  scenario(`${title}: evades ${amount} for ${cost} Force`, () => {
    const seat = sideOf(title);
    const t = attackOn(title, dice(amount + 1, 5));
    waitFor(t, seat, 'use', title);
    while (rolled(t, 'attack').length === 0) t[t.asked ?? seat].passes();
    use(t, seat, title, cost);
    expect(force(t, seat)).toBe(10 - cost);
    passAll(t);
    expect(damageOn(t, title)).toBe(1);
    expect(zone(t, 'character', seat)).toContain(title);
  });
}

const deflections: readonly (readonly [string, number, number])[] = [
  ['Darth Tyranus (A)', 2, 1],
  ['Yoda (A)', 10, 3],
  ['Yoda (B)', 5, 2],
];
for (const [title, cost, amount] of deflections) {
  scenario(`${title}: deflects ${amount} for ${cost} Force to a unit of its player's choice`, () => {
    const seat = sideOf(title);
    const t = attackOn(title, dice(3, 5));
    while (rolled(t, 'attack').length === 0) t[t.asked ?? seat].passes();
    use(t, seat, title, cost);
    expect(force(t, seat)).toBe(10 - cost);
    expect(t[seat].may('deflect', title) && t[seat].may('deflect', 'Drill Mechanic') && t[seat].may('decline')).toBe(
      true,
    );
    t[seat].does('deflect', 'Drill Sergeant');
    passAll(t);
    expect([damageOn(t, title), damageOn(t, 'Drill Sergeant')]).toEqual([3 - amount, amount]);
  });
}

// "For this attack" ----------------------------------------------------------------------------------------------

scenario('Darth Tyranus (A): gets 2 more dice for an attack, for 1 Force, once', () => {
  const t = attackWith('Darth Tyranus (A)', dice(1, 9));
  use(t, 'dark', 'Darth Tyranus (A)', 1);
  expect(t.dark.may('use')).toBe(false);
  passAll(t);
  expect(rolled(t, 'attack')[0]).toHaveLength(9);
  expect(force(t, 'dark')).toBe(9);
  expect(value(t, 'Darth Tyranus (A)', 'power')).toBe(7);
});

for (const [title, power] of [
  ['Darth Tyranus (B)', 6],
  ['Obi-Wan Kenobi (B)', 5],
] as const) {
  scenario(`${title}: gets Critical Hit 2 for an attack, for 2 Force`, () => {
    const t = attackWith(title, dice(1, power, 6));
    use(t, sideOf(title), title, 2);
    passAll(t);
    expect(damageOn(t, 'Drill Sergeant')).toBe(3);
    expect(force(t, sideOf(title))).toBe(8);
    expect(keyword(t, title, 'criticalHit')).toBe(0);
    expect(damageOn(passAll(attackWith(title, dice(1, power, 6))), 'Drill Sergeant')).toBe(1);
  });
}

/** What each Jango has more against a Jedi: dice, and damage with a six. */
const jangos: readonly (readonly [string, number, number, number])[] = [
  ['Jango Fett (A)', 7, 0, 2],
  ['Jango Fett (B)', 6, 1, 1],
  ['Jango Fett (C)', 4, 2, 0],
];
for (const [title, power, more, critical] of jangos) {
  scenario(`${title}: fights better as long as he attacks a Jedi`, () => {
    const against = (foe: string): Table => {
      const t = fight('character', { dark: [title], light: [{ card: foe, tapped: true }] }, { rolls: dice(1, 9, 6) });
      t.dark.does('attack', title);
      return t.dark.does('attack', foe) && passAll(t);
    };
    const jedi = against('Drill Adept');
    expect(rolled(jedi, 'attack')[0]).toHaveLength(power + more);
    expect(damageOn(jedi, 'Drill Adept')).toBe(1 + critical);
    expect([value(jedi, title, 'power'), keyword(jedi, title, 'criticalHit')]).toEqual([power, 0]);
    const other = against('Drill Sergeant');
    expect(rolled(other, 'attack')[0]).toHaveLength(power);
    expect(damageOn(other, 'Drill Sergeant')).toBe(1);
  });
}

// Static texts ---------------------------------------------------------------------------------------------------

scenario('Boba Fett (A): slows every Bounty Hunter, wherever', () => {
  const position = (of: 'character' | 'build'): Table =>
    lay({
      active: 'dark',
      dark: {
        [of]: ['Boba Fett (A)'],
        character: of === 'build' ? ['Jango Fett (D)'] : ['Boba Fett (A)', 'Jango Fett (D)'],
      },
      light: { build: ['Zam Wesell (B)'], hand: ['Drill Trooper'] },
    });
  const near = position('character');
  expect([value(near, 'Jango Fett (D)', 'speed'), value(near, 'Zam Wesell (B)', 'speed')]).toEqual([40, 30]);
  expect(value(near, 'Boba Fett (A)', 'speed')).toBe(40);
  expect(value(position('build'), 'Jango Fett (D)', 'speed')).toBe(50);
});

scenario('Captain Typho (A): quickens his own Naboo Soldiers, not himself', () => {
  const t = lay({
    active: 'light',
    dark: { character: ['Naboo Security Guard'] },
    light: {
      character: ['Captain Typho (A)', 'Naboo Security Guard', 'Clone Officer'],
      ground: ['Naboo Senatorial Escort'],
    },
  });
  expect(value(t, 'Naboo Security Guard #2', 'speed')).toBe(40);
  expect(value(t, 'Naboo Senatorial Escort', 'speed')).toBe(20);
  expect(value(t, 'Naboo Security Guard', 'speed')).toBe(30);
  expect([value(t, 'Captain Typho (A)', 'speed'), value(t, 'Clone Officer', 'speed')]).toEqual([40, 40]);
});

scenario('Clone Officer: strengthens each Clone of its side, itself among them, while it is in battle', () => {
  const t = lay({
    active: 'light',
    dark: { character: ['Boba Fett (A)'] },
    light: { character: ['Clone Officer'], ground: ['Clone Squad'], build: ['Clone Platoon'] },
  });
  const powers = (table_: Table) =>
    ['Clone Officer', 'Clone Squad', 'Clone Platoon', 'Boba Fett (A)'].map((title) => value(table_, title, 'power'));
  expect(powers(t)).toEqual([6, 4, 5, 2]);
  expect(
    powers(
      lay({
        active: 'light',
        dark: { character: ['Boba Fett (A)'] },
        light: { build: ['Clone Officer', 'Clone Platoon'], ground: ['Clone Squad'] },
      }),
    ),
  ).toEqual([5, 3, 4, 2]);
});

scenario('Geonosian Sentry: quickens its side’s other Geonosians', () => {
  const t = lay({
    dark: { character: ['Geonosian Sentry', 'Acklay'], space: ['Geonosian Fighter'], ground: ['Battle Droid Squad'] },
    light: { character: ['Geonosian Guard'] },
  });
  const speeds = ['Geonosian Sentry', 'Acklay', 'Geonosian Fighter', 'Battle Droid Squad', 'Geonosian Guard'];
  expect(speeds.map((title) => value(t, title, 'speed'))).toEqual([40, 50, 60, 10, 30]);
});

scenario('Luxury Airspeeder: quickens its side’s other Ground units', () => {
  const t = lay({
    dark: { ground: ['Luxury Airspeeder', 'Drill Walker'], space: ['Drill Cruiser'], build: ['Swoop Bike'] },
    light: { ground: ['Drill Crawler'] },
  });
  const speeds = ['Luxury Airspeeder', 'Drill Walker', 'Drill Cruiser', 'Swoop Bike', 'Drill Crawler'];
  expect(speeds.map((title) => value(t, title, 'speed'))).toEqual([60, 30, 20, 60, 10]);
});

scenario('Padmé Amidala (A): quickens her Jedi, and makes Anakin stronger', () => {
  const t = lay({
    active: 'light',
    dark: { character: ['Darth Tyranus (C)'] },
    light: { character: ['Padmé Amidala (A)', 'Anakin Skywalker (D)', 'Kit Fisto (A)'], ground: ['Jedi Patrol'] },
  });
  const speeds = ['Anakin Skywalker (D)', 'Kit Fisto (A)', 'Jedi Patrol', 'Darth Tyranus (C)', 'Padmé Amidala (A)'];
  expect(speeds.map((title) => value(t, title, 'speed'))).toEqual([60, 50, 40, 50, 60]);
  expect([value(t, 'Anakin Skywalker (D)', 'power'), value(t, 'Kit Fisto (A)', 'power')]).toEqual([6, 4]);
});

scenario('Plo Koon (A): is stronger with another Jedi of his side beside him', () => {
  const power = (dark: SidePosition, light: SidePosition): number | null =>
    value(lay({ active: 'light', dark, light: { hand: ['Drill Trooper'], ...light } }), 'Plo Koon (A)', 'power');
  expect(power({}, { character: ['Plo Koon (A)', 'Shaak Ti (A)'] })).toBe(6);
  expect(power({ character: ['Drill Adept'] }, { character: ['Plo Koon (A)'] })).toBe(5);
  expect(power({}, { character: ['Plo Koon (A)'], ground: ['Jedi Patrol'], build: ['Shaak Ti (A)'] })).toBe(5);
});

scenario('Taun We (A): quickens the Clones of her side', () => {
  const t = lay({
    dark: { character: ['Taun We (A)'], build: ['Boba Fett (A)'] },
    light: { character: ['Clone Warrior 5/373'] },
  });
  expect([value(t, 'Boba Fett (A)', 'speed'), value(t, 'Clone Warrior 5/373', 'speed')]).toEqual([50, 40]);
  expect(value(t, 'Taun We (A)', 'speed')).toBe(20);
});

scenario('Acklay: is fast when it is alone', () => {
  const speed = (dark: SidePosition): number | null => value(lay({ dark }), 'Acklay', 'speed');
  expect(speed({ character: ['Acklay'], ground: ['Reek'] })).toBe(70);
  expect(speed({ character: ['Acklay', 'Geonosian Guard'] })).toBe(40);
  expect(
    value(lay({ dark: { character: ['Acklay'] }, light: { character: ['Drill Trooper'] } }), 'Acklay', 'speed'),
  ).toBe(70);
});

scenario('Chancellor Palpatine (A): slows the opponent’s Characters', () => {
  const t = lay({
    active: 'light',
    dark: { character: ['Drill Trooper'], build: ['Geonosian Guard'], ground: ['Reek'] },
    light: { character: ['Chancellor Palpatine (A)', 'Drill Sergeant'] },
  });
  const speeds = ['Drill Trooper', 'Geonosian Guard', 'Reek', 'Drill Sergeant', 'Chancellor Palpatine (A)'];
  expect(speeds.map((title) => value(t, title, 'speed'))).toEqual([20, 20, 50, 40, 30]);
});

scenario('Kaminoan Guard: is stronger as long as anybody has a Clone in battle', () => {
  const power = (light: SidePosition): number | null =>
    value(lay({ dark: { character: ['Kaminoan Guard'] }, light }), 'Kaminoan Guard', 'power');
  expect(power({ ground: ['Clone Squad'] })).toBe(4);
  expect(power({ build: ['Clone Squad'] })).toBe(3);
  expect(power({ ground: ['Drill Walker'] })).toBe(3);
});

scenario('Hyperdrive Ring: is stronger with a Starfighter of its side in space', () => {
  const power = (light: SidePosition, dark: SidePosition = {}): number | null =>
    value(lay({ active: 'light', dark, light }), 'Hyperdrive Ring', 'power');
  expect(power({ space: ['Hyperdrive Ring', 'N-1 Starfighter'] })).toBe(3);
  expect(power({ space: ['Hyperdrive Ring'], build: ['N-1 Starfighter'] })).toBe(1);
  expect(power({ space: ['Hyperdrive Ring', 'Naboo Cruiser'] }, { space: ['Drill Fighter'] })).toBe(1);
});

scenario('Super Battle Droid 8EX: is better with another Droid of its side in any arena', () => {
  const values = (dark: SidePosition, light: SidePosition = {}): (number | null)[] => {
    const t = lay({ dark, light });
    return [value(t, 'Super Battle Droid 8EX', 'speed'), value(t, 'Super Battle Droid 8EX', 'power')];
  };
  expect(values({ character: ['Super Battle Droid 8EX'], space: ['Droid Starfighter Wing'] })).toEqual([50, 6]);
  expect(values({ character: ['Super Battle Droid 8EX'], build: ['Droid Starfighter Wing'] })).toEqual([40, 5]);
  expect(values({ character: ['Super Battle Droid 8EX'] }, { character: ['Drill Mechanic'] })).toEqual([40, 5]);
});

scenario('Lama Su (A): makes Clones cheaper for both players', () => {
  const t = lay({
    active: 'light',
    dark: { character: ['Lama Su (A)'] },
    light: { hand: ['Clone Squad', 'Drill Crawler'], building: [{ card: 'Clone Platoon', counters: 3 }], points: 2 },
  });
  expect(t.light.may('deploy', 'Drill Crawler')).toBe(false);
  expect(t.light.may('deploy', 'Clone Squad')).toBe(true);
  t.light.does('deploy', 'Clone Platoon', 'ground');
  expect(points(t, 'light')).toBe(2);
  t.light.does('deploy', 'Clone Squad', 'ground');
  expect(points(t, 'light')).toBe(0);
  const away = lay({
    active: 'light',
    dark: { build: ['Lama Su (A)'] },
    light: { hand: ['Clone Squad'], points: 2 },
  });
  expect(away.light.may('deploy', 'Clone Squad')).toBe(false);
});

scenario('Slave I (A): keeps the opponent’s damaged ships from retreating', () => {
  const lights: SidePosition = {
    space: [{ card: 'Drill Fighter', damage: 1 }, 'Drill Cruiser'],
    ground: [{ card: 'Drill Walker', damage: 1 }],
  };
  const t = lay({ at: 'retreat', active: 'light', dark: { space: ['Slave I (A)'] }, light: lights });
  expect(t.light.may('retreat', 'Drill Fighter')).toBe(false);
  expect(t.light.may('retreat', 'Drill Cruiser') && t.light.may('retreat', 'Drill Walker')).toBe(true);
  const away = lay({ at: 'retreat', active: 'light', dark: { build: ['Slave I (A)'] }, light: lights });
  expect(away.light.may('retreat', 'Drill Fighter')).toBe(true);
  const own = lay({
    at: 'retreat',
    active: 'dark',
    dark: { space: ['Slave I (A)', { card: 'Geonosian Fighter', damage: 1 }] },
  });
  expect(own.dark.may('retreat', 'Geonosian Fighter')).toBe(true);
});

scenario('Nexu: makes the abilities of the opponent’s units dearer', () => {
  const t = fight(
    'character',
    {
      dark: ['Nexu', { card: 'Drill Sergeant', tapped: true }],
      light: [{ card: 'Anakin Skywalker (C)', tapped: true }],
    },
    { rolls: dice(3, 4) },
  );
  t.dark.does('attack', 'Nexu').does('attack', 'Anakin Skywalker (C)');
  use(t, 'light', 'Anakin Skywalker (C)', 3);
  expect(force(t, 'light')).toBe(7);
  const build: SidePosition = { character: ['Yoda (B)'], hand: ['Drill Trooper'], points: 1 };
  const dear = lay({ active: 'light', dark: { character: ['Nexu'] }, light: { ...build, force: 0 } });
  expect(dear.light.may('use', 'Yoda (B)')).toBe(false);
  const paid = lay({ active: 'light', dark: { character: ['Nexu'] }, light: { ...build, force: 1 } });
  use(paid, 'light', 'Yoda (B)', 1);
  expect(force(paid, 'light')).toBe(1);
  const away = lay({ active: 'light', dark: { build: ['Nexu'] }, light: { ...build, force: 0 } });
  use(away, 'light', 'Yoda (B)', 0);
  expect(force(away, 'light')).toBe(1);
});

scenario('Nexu: what it makes an ability cost is a Force cost, that others change further', () => {
  const guide = (...dark: Stood[]) => {
    const t = lay({
      active: 'light',
      dark: { character: ['Nexu', ...dark] },
      light: { character: ['Shu Mai (A)'], force: 3 },
    });
    t.light.does('use', 'Shu Mai (A)');
    return 3 - force(t, 'light');
  };
  expect(guide()).toBe(1);
  expect(guide('Practice Tyrant')).toBe(3);
});

scenario('Darth Sidious (A): has the opponent build face up', () => {
  const building = (dark: SidePosition): Table => {
    const t = lay({
      active: 'light',
      dark,
      light: { hand: ['Drill Trooper', 'Drill Fighter'], building: ['Drill Walker'], points: 2 },
    });
    t.light.does('build', 'Drill Trooper').does('counters', 1);
    return t;
  };
  const seen = building({ character: ['Darth Sidious (A)'] });
  expect(seen.dark.sees('building', 'light')).toEqual(['?', 'Drill Trooper']);
  expect(zone(seen, 'character', 'light')).toEqual([]);
  expect(building({ build: ['Darth Sidious (A)'] }).dark.sees('building', 'light')).toEqual(['?', '?']);
  const own = lay({ dark: { character: ['Darth Sidious (A)'], hand: ['Drill Trooper'], points: 1 } });
  own.dark.does('build', 'Drill Trooper');
  expect(own.light.sees('building', 'dark')).toEqual(['?']);
});

// Start and end of battle ----------------------------------------------------------------------------------------

/** Force when the next turn has begun, with the 4 that everybody gains. */
for (const title of ['Darth Sidious (A)', 'Yoda (A)']) {
  scenario(`${title}: gains 1 Force when the battle phase ends`, () => {
    const seat = sideOf(title);
    const end = (side: SidePosition): number =>
      force(lay({ at: 'end', [seat]: { hand: ['Drill Trooper'], ...side } }), seat);
    expect(end({ character: [title] })).toBe(15);
    expect(end({ build: [title] })).toBe(14);
  });
}

scenario("Obi-Wan's Starfighter (A): is repaired when the battle phase starts", () => {
  const ship: Stood = { card: "Obi-Wan's Starfighter (A)", damage: 2 };
  const t = lay({ at: 'battle', dark: { space: ['Drill Cruiser'] }, light: { space: [ship, 'Drill Cruiser'] } });
  expect(damageOn(t, "Obi-Wan's Starfighter (A)")).toBe(0);
  const away = lay({
    at: 'battle',
    dark: { space: ['Drill Cruiser'] },
    light: { build: [ship], space: ['Drill Cruiser'] },
  });
  expect(damageOn(away, "Obi-Wan's Starfighter (A)")).toBe(2);
});

const builders: readonly (readonly [string, Seat])[] = [
  ['Padmé Amidala (B)', 'dark'],
  ['Wat Tambor (A)', 'light'],
];
for (const [title, loser] of builders) {
  scenario(`${title}: costs the ${loser} side a build point`, () => {
    const seat = across(loser);
    const roll = (zone_: 'character' | 'build'): number[] => {
      const t = lay({
        at: 'build roll',
        [seat]: { [zone_]: [title] },
        [loser]: { hand: ['Drill Trooper'] },
        rolls: [4],
      });
      if (t.asked === 'dark' && loser === 'light') t.dark.does('end build step');
      return [points(t, loser), points(t, seat)];
    };
    const other = loser === 'dark' ? 4 : 0;
    expect(roll('character')).toEqual([3, other]);
    expect(roll('build')).toEqual([4, other]);
  });
}

scenario('Elan Sleazebaggano (A): quickens his friends, and they pay for it', () => {
  const dark: SidePosition = {
    character: ['Elan Sleazebaggano (A)', 'Drill Sergeant'],
    build: ['Geonosian Guard'],
    ground: ['Reek'],
  };
  const t = lay({ dark, light: { character: ['Drill Mechanic'] } });
  const speeds = ['Elan Sleazebaggano (A)', 'Drill Sergeant', 'Geonosian Guard', 'Reek', 'Drill Mechanic'];
  expect(speeds.map((title) => value(t, title, 'speed'))).toEqual([50, 60, 50, 50, 10]);
  const end = lay({ at: 'end', dark, light: { character: ['Drill Mechanic'] } });
  expect(speeds.map((title) => damageOn(end, title))).toEqual([0, 1, 1, 0, 0]);
});

scenario('Watto (A): may mend a Droid, a Speeder or a Starfighter when the battle phase ends', () => {
  const dark: SidePosition = {
    space: [{ card: 'Geonosian Fighter', damage: 1 }],
    ground: [
      { card: 'Battle Droid Squad', damage: 2 },
      { card: 'Patrol Speeder', damage: 1 },
      { card: 'Geonosian Squad', damage: 1 },
    ],
    build: [{ card: 'Droid Starfighter Wing', damage: 1 }, 'Commerce Guild Droid 81'],
  };
  const t = lay({ at: 'end', dark: { ...dark, character: ['Watto (A)'] } });
  t.dark.does('do it');
  const may = (title: string): boolean => t.dark.may('choose', title);
  expect(['Geonosian Fighter', 'Patrol Speeder', 'Droid Starfighter Wing'].every(may)).toBe(true);
  expect(['Geonosian Squad', 'Commerce Guild Droid 81'].some(may)).toBe(false);
  t.dark.does('choose', 'Battle Droid Squad');
  expect([damageOn(t, 'Battle Droid Squad'), damageOn(t, 'Patrol Speeder')]).toEqual([1, 1]);
  expect(lay({ at: 'end', dark: { ...dark, character: ['Watto (A)'] } }).dark.may('decline')).toBe(true);
  // Nobody is asked anything before the turn is over, and with it the game.
  expect(lay({ at: 'end', dark: { ...dark, hand: ['Watto (A)'] } }).outcome?.because).toBe('control of two arenas');
});

scenario('Zam Wesell (A): heals or becomes more dangerous when the Character battle step starts', () => {
  const start = (pick: number): Table =>
    take(fight('character', { dark: [{ card: 'Zam Wesell (A)', damage: 2 }], light: ['Drill Trooper'] }), pick);
  const healed = start(0);
  expect([damageOn(healed, 'Zam Wesell (A)'), keyword(healed, 'Zam Wesell (A)', 'criticalHit')]).toEqual([1, 0]);
  const keen = start(1);
  expect([damageOn(keen, 'Zam Wesell (A)'), keyword(keen, 'Zam Wesell (A)', 'criticalHit')]).toEqual([2, 2]);
  expect(keyword(endTurn(keen), 'Zam Wesell (A)', 'criticalHit')).toBe(0);
  const elsewhere = lay({
    at: 'ground',
    dark: { ground: ['Reek'], character: ['Zam Wesell (A)'] },
    light: { ground: ['Drill Walker'] },
  });
  expect(elsewhere.dark.may('choose')).toBe(false);
});

scenario('Destroyer Droid, P Series: becomes faster or stronger when the Character battle step starts', () => {
  const start = (pick: number): (number | null)[] => {
    const t = take(fight('character', { dark: ['Destroyer Droid, P Series'], light: ['Drill Trooper'] }), pick);
    const now = [value(t, 'Destroyer Droid, P Series', 'speed'), value(t, 'Destroyer Droid, P Series', 'power')];
    endTurn(t);
    return [...now, value(t, 'Destroyer Droid, P Series', 'speed'), value(t, 'Destroyer Droid, P Series', 'power')];
  };
  expect(start(0)).toEqual([60, 5, 40, 5]);
  expect(start(1)).toEqual([40, 7, 40, 5]);
});

// Abilities of the build step ------------------------------------------------------------------------------------

scenario('Anakin Skywalker (B): makes a Ground unit faster and stronger until end of battle', () => {
  const t = lay({
    active: 'light',
    light: {
      character: ['Anakin Skywalker (B)'],
      ground: ['Drill Walker', 'Drill Speeder'],
      space: ['Drill Cruiser'],
      build: ['Drill Crawler'],
    },
  });
  t.light.does('use', 'Anakin Skywalker (B)');
  expect(t.light.may('choose', 'Drill Cruiser') || t.light.may('choose', 'Drill Crawler')).toBe(false);
  t.light.does('choose', 'Drill Walker');
  expect([value(t, 'Drill Walker', 'speed'), value(t, 'Drill Walker', 'power')]).toEqual([40, 6]);
  expect(isTapped(t, 'Anakin Skywalker (B)')).toBe(true);
  expect(t.light.may('use', 'Anakin Skywalker (B)')).toBe(false);
  endTurn(t);
  expect([value(t, 'Drill Walker', 'speed'), value(t, 'Drill Walker', 'power')]).toEqual([20, 4]);
});

scenario('Bail Organa (A): taps a Character that the opponent chooses, unless 3 Force are paid', () => {
  const used = (darkForce = 10): Table => {
    const t = lay({
      active: 'light',
      dark: { character: ['Drill Trooper', 'Drill Sergeant'], ground: ['Reek'], force: darkForce },
      light: { character: ['Bail Organa (A)'], hand: ['Drill Trooper'], points: 1 },
    });
    t.light.does('use', 'Bail Organa (A)');
    expect([t.asked, t.dark.may('choose', 'Reek')]).toEqual(['dark', false]);
    t.dark.does('choose', 'Drill Sergeant');
    return t;
  };
  const declined = used();
  declined.dark.does('decline');
  expect([isTapped(declined, 'Drill Sergeant'), isTapped(declined, 'Drill Trooper')]).toEqual([true, false]);
  const paid = used();
  paid.dark.does('pay');
  expect([isTapped(paid, 'Drill Sergeant'), force(paid, 'dark')]).toEqual([false, 7]);
  expect(isTapped(used(2), 'Drill Sergeant')).toBe(true);
});

scenario('R2-D2 (A): gives each unit of its side in space Critical Hit 1 until end of battle', () => {
  const t = lay({
    active: 'light',
    dark: { space: ['Geonosian Fighter'] },
    light: {
      character: ['R2-D2 (A)'],
      space: ['N-1 Starfighter', 'Naboo Cruiser'],
      hand: ['Taylander Shuttle'],
      points: 2,
    },
  });
  t.light.does('use', 'R2-D2 (A)').does('deploy', 'Taylander Shuttle', 'space');
  const ships = ['N-1 Starfighter', 'Naboo Cruiser', 'Taylander Shuttle', 'Geonosian Fighter'];
  expect(ships.map((title) => keyword(t, title, 'criticalHit'))).toEqual([1, 1, 0, 1]);
  endTurn(t);
  expect(keyword(t, 'N-1 Starfighter', 'criticalHit')).toBe(0);
});

scenario('San Hill (A): gives both players build points, his own more', () => {
  const t = lay({
    dark: { character: ['San Hill (A)'], points: 1, hand: ['Drill Trooper'] },
    light: { points: 2 },
  });
  t.dark.does('use', 'San Hill (A)');
  expect([points(t, 'dark'), points(t, 'light')]).toEqual([3, 3]);
  expect(isTapped(t, 'San Hill (A)')).toBe(true);
});

/** Title, cards drawn, cards discarded. */
const lookers: readonly (readonly [string, number, number])[] = [
  ['Shu Mai (A)', 1, 1],
  ['Coruscant Freighter AA-9 (A)', 3, 2],
  ['Jawa Sandcrawler', 2, 2],
  ['Jedi Patrol', 1, 1],
  ['Reek', 1, 1],
  ['Trade Federation C-9979', 1, 0],
  ['Corellian Star Shuttle', 1, 0],
];
for (const [title, drawn, discarded] of lookers) {
  scenario(`${title}: taps to draw ${drawn} and discard ${discarded}`, () => {
    const seat = sideOf(title);
    const hand = ['Drill Fighter', 'Drill Cruiser', 'Drill Probe'];
    const t = lay({ active: seat, [seat]: { [arenaOf(title)]: [title], hand, points: 1 } });
    t[seat].does('use', title);
    expect(zone(t, 'hand', seat)).toHaveLength(3 + drawn);
    const away = discarded === 1 ? ['Drill Trooper'] : ['Drill Fighter', 'Drill Trooper'];
    if (discarded > 0) t[seat].picks(...away);
    expect(zone(t, 'hand', seat)).toHaveLength(3 + drawn - discarded);
    expect(zone(t, 'discard', seat)).toEqual(discarded === 0 ? [] : away);
    expect(isTapped(t, title)).toBe(true);
    const tapped = lay({
      active: seat,
      [seat]: { [arenaOf(title)]: [{ card: title, tapped: true }], hand, points: 1 },
    });
    expect(tapped[seat].may('use', title)).toBe(false);
  });
}

scenario('C-3PO (A): exchanges 2 cards of the hand for 2 new ones', () => {
  const t = lay({
    active: 'light',
    light: { character: ['C-3PO (A)'], hand: ['Drill Fighter', 'Drill Cruiser', 'Drill Probe'], points: 1 },
  });
  t.light.does('use', 'C-3PO (A)').picks('Drill Fighter', 'Drill Probe');
  expect([...zone(t, 'discard', 'light')].sort()).toEqual(['Drill Fighter', 'Drill Probe']);
  expect([...zone(t, 'hand', 'light')].sort()).toEqual(['Drill Cruiser', 'Drill Trooper', 'Drill Trooper']);
  expect(isTapped(t, 'C-3PO (A)')).toBe(true);
  const poor = lay({ active: 'light', light: { character: ['C-3PO (A)'], hand: ['Drill Fighter'], points: 1 } });
  expect(poor.light.may('use', 'C-3PO (A)')).toBe(false);
});

scenario("Tyranus's Geonosian Speeder (A): finds a Battle card in the deck", () => {
  const battle = cards.find(({ kind }) => kind === 'battle')?.title ?? '';
  const title = "Tyranus's Geonosian Speeder (A)";
  const used = (): Table => {
    const t = lay({
      dark: { ground: [title], deck: ['Drill Trooper', battle, 'Drill Fighter'], hand: ['Drill Probe'], points: 1 },
    });
    t.dark.does('use', title);
    expect(t.dark.may('take', 'Drill Fighter')).toBe(false);
    return t;
  };
  const taken = used();
  taken.dark.does('take', battle);
  expect([...taken.light.sees('hand', 'dark')].sort()).toEqual(['?', battle].sort());
  expect([...zone(taken, 'hand', 'dark')].sort()).toEqual(['Drill Probe', battle].sort());
  expect(taken.state.zones.deck[0]).toHaveLength(2);
  const left = used();
  left.dark.does('take nothing');
  expect(zone(left, 'hand', 'dark')).toEqual(['Drill Probe']);
  expect(left.state.zones.deck[0]).toHaveLength(3);
});

scenario('Nute Gunray (A): has the opponent discard a card of his or her choice', () => {
  const t = lay({
    dark: { character: ['Nute Gunray (A)'], hand: ['Drill Trooper'], points: 1 },
    light: { hand: ['Drill Fighter', 'Drill Cruiser'] },
  });
  t.dark.does('use', 'Nute Gunray (A)');
  expect(t.asked).toBe('light');
  t.light.picks('Drill Cruiser');
  expect([zone(t, 'hand', 'light'), zone(t, 'discard', 'light')]).toEqual([['Drill Fighter'], ['Drill Cruiser']]);
});

scenario('Yoda (B): gains 1 Force by tapping in the build step', () => {
  const t = lay({ active: 'light', light: { character: ['Yoda (B)'], hand: ['Drill Trooper'], points: 1 } });
  use(t, 'light', 'Yoda (B)', 0);
  expect([force(t, 'light'), isTapped(t, 'Yoda (B)')]).toEqual([11, true]);
});

scenario('Cliegg Lars (A): costs 1 Force when deployed to the arena', () => {
  const deployed = (light: SidePosition, to: string): Table => {
    const t = lay({ active: 'light', light: { hand: ['Cliegg Lars (A)', 'Drill Fighter'], points: 2, ...light } });
    const at = t.decision.options.findIndex(
      (option) => option.verb === 'deploy' && option.to !== undefined && 'zone' in option.to && option.to.zone === to,
    );
    return take(t, at);
  };
  expect(force(deployed({}, 'character'), 'light')).toBe(9);
  expect(force(deployed({}, 'build'), 'light')).toBe(10);
  expect(force(deployed({ force: 0 }, 'character'), 'light')).toBe(0);
});

// When it would attack -------------------------------------------------------------------------------------------

scenario('Assassin Droid ASN-121 (A): does 3 damage, unless a Jedi is near and 2 Force are paid', () => {
  const title = 'Assassin Droid ASN-121 (A)';
  const used = (beside: SidePosition): Table => {
    const t = lay({
      at: 'character',
      dark: { character: [title] },
      light: { ...beside, character: ['Drill Sergeant', 'Drill Trooper', ...(beside.character ?? [])] },
    });
    t.dark.does('use', title).does('choose', 'Drill Sergeant');
    return t;
  };
  for (const beside of [{}, { build: ['Drill Adept'] }, { ground: ['Jedi Patrol'] }])
    expect(damageOn(used(beside), 'Drill Sergeant')).toBe(3);
  const declined = used({ character: ['Drill Adept'] });
  declined.light.does('decline');
  expect([damageOn(declined, 'Drill Sergeant'), force(declined, 'light')]).toEqual([3, 10]);
  const paid = used({ character: ['Drill Adept'] });
  paid.light.does('pay');
  expect([damageOn(paid, 'Drill Sergeant'), force(paid, 'light'), isTapped(paid, title)]).toEqual([0, 8, true]);
});

scenario('Poggle the Lesser (A): taps an opposing Character, unless 3 Force are paid', () => {
  const used = (): Table => {
    const t = lay({
      at: 'character',
      dark: { character: ['Poggle the Lesser (A)'] },
      light: { character: ['Drill Trooper', 'Drill Sergeant'] },
    });
    t.dark.does('use', 'Poggle the Lesser (A)').does('choose', 'Drill Sergeant');
    return t;
  };
  const declined = used();
  declined.light.does('decline');
  expect(isTapped(declined, 'Drill Sergeant')).toBe(true);
  const paid = used();
  paid.light.does('pay');
  expect([isTapped(paid, 'Drill Sergeant'), force(paid, 'light'), paid.asked]).toEqual([false, 7, 'light']);
});

scenario('Dexter Jettster (A): gives a Character 3 more power instead of attacking', () => {
  const t = lay({
    at: 'character',
    dark: { character: ['Dexter Jettster (A)', 'Drill Trooper'], build: ['Geonosian Guard'], ground: ['Reek'] },
    light: { character: ['Drill Sergeant'] },
  });
  t.dark.does('use', 'Dexter Jettster (A)');
  expect([t.dark.may('choose', 'Geonosian Guard'), t.dark.may('choose', 'Reek')]).toEqual([true, false]);
  t.dark.does('choose', 'Drill Trooper');
  expect(value(t, 'Drill Trooper', 'power')).toBe(5);
  expect(isTapped(t, 'Dexter Jettster (A)')).toBe(true);
});

scenario('Queen Jamillia (A): brings a Diplomat out of battle, as it stands', () => {
  const t = fight('character', {
    dark: ['Geonosian Guard'],
    light: ['Queen Jamillia (A)', { card: 'Padmé Amidala (D)', tapped: true }, 'Jar Jar Binks (A)', 'Drill Trooper'],
  });
  waitFor(t, 'light', 'hold back', 'Jar Jar Binks (A)');
  t.light.does('hold back', 'Jar Jar Binks (A)');
  t.dark.does('hold back', 'Geonosian Guard');
  t.light.does('use', 'Queen Jamillia (A)');
  expect(t.light.may('choose', 'Drill Trooper')).toBe(false);
  expect(t.light.may('choose', 'Queen Jamillia (A)')).toBe(true);
  t.light.does('choose', 'Padmé Amidala (D)');
  expect(zone(t, 'build', 'light')).toEqual(['Padmé Amidala (D)']);
  expect([isTapped(t, 'Padmé Amidala (D)'), isTapped(t, 'Queen Jamillia (A)')]).toEqual([true, true]);
});

// In and after attacks -------------------------------------------------------------------------------------------

scenario('Jar Jar Binks (A): may have any of the dice rolled at him rolled again', () => {
  const attacked = (...picks: number[]): Table => {
    const t = attackOn('Jar Jar Binks (A)', [6, 6, 1, 1, 1, 2, 3]);
    expect([t.asked, t.decision.options.map(({ amount }) => amount)]).toEqual(['light', [6, 6, 1, 1, 1]]);
    return take(t, ...picks);
  };
  expect(damageOn(attacked(0, 1), 'Jar Jar Binks (A)')).toBe(0);
  expect(damageOn(attacked(0), 'Jar Jar Binks (A)')).toBe(1);
  expect(zone(attacked(), 'discard', 'light')).toEqual(['Jar Jar Binks (A)']);
});

scenario("Tyranus's Solar Sailer (A): may retreat when its attack is over", () => {
  const title = "Tyranus's Solar Sailer (A)";
  const attacked = (): Table => attackWith(title, dice(0, 2));
  const gone = attacked();
  gone.dark.does('do it');
  expect([zone(gone, 'build', 'dark'), isTapped(gone, title)]).toEqual([[title], true]);
  const stays = attacked();
  stays.dark.does('decline');
  expect(zone(stays, 'space', 'dark')).toEqual([title]);
});

scenario('Obi-Wan Kenobi (A): gives himself up for a friend, and the Force gains by it', () => {
  const t = attackOn('Padmé Amidala (D)', dice(4, 5), ['Obi-Wan Kenobi (A)', 'Drill Trooper']);
  use(t, 'light', 'Obi-Wan Kenobi (A)', 0);
  expect(zone(t, 'discard', 'light')).toEqual(['Obi-Wan Kenobi (A)']);
  expect([damageOn(t, 'Padmé Amidala (D)'), force(t, 'light')]).toEqual([0, 14]);
  // The damage may be to himself: he is gone all the same, and the Force is gained.
  const himself = attackOn('Obi-Wan Kenobi (A)', dice(4, 5));
  use(himself, 'light', 'Obi-Wan Kenobi (A)', 0);
  expect(zone(himself, 'discard', 'light')).toEqual(['Obi-Wan Kenobi (A)']);
  expect(force(himself, 'light')).toBe(14);
});

scenario('Obi-Wan Kenobi (B): prevents 1 damage to Anakin Skywalker for 1 Force', () => {
  const beside: Stood[] = [{ card: 'Obi-Wan Kenobi (B)', tapped: true }];
  const t = attackOn('Anakin Skywalker (D)', dice(2, 5), beside);
  while (rolled(t, 'attack').length === 0) t[t.asked ?? 'light'].passes();
  use(t, 'light', 'Obi-Wan Kenobi (B)', 1);
  passAll(t);
  expect([damageOn(t, 'Anakin Skywalker (D)'), force(t, 'light')]).toEqual([1, 9]);
  const another = attackOn('Padmé Amidala (D)', dice(2, 5), beside);
  passAll(another);
  expect(damageOn(another, 'Padmé Amidala (D)')).toBe(2);
  expect(force(another, 'light')).toBe(10);
});

scenario('Cordé (A): gives herself up for a Character that is no Jedi', () => {
  const t = attackOn('Padmé Amidala (D)', dice(5, 5), ['Cordé (A)']);
  use(t, 'light', 'Cordé (A)', 0);
  expect(zone(t, 'discard', 'light')).toEqual(['Cordé (A)']);
  expect(damageOn(t, 'Padmé Amidala (D)')).toBe(0);
  const jedi = attackOn('Kit Fisto (A)', dice(1, 5), ['Cordé (A)']);
  waitFor(jedi, 'light', 'use', 'Kit Fisto (A)');
  expect(jedi.light.may('use', 'Cordé (A)')).toBe(false);
});

scenario('Padmé Amidala (C): retreats hurt instead of taking all the damage', () => {
  const t = attackOn('Padmé Amidala (C)', dice(5, 5));
  use(t, 'light', 'Padmé Amidala (C)', 0);
  expect(zone(t, 'build', 'light')).toEqual(['Padmé Amidala (C)']);
  expect([damageOn(t, 'Padmé Amidala (C)'), isTapped(t, 'Padmé Amidala (C)')]).toEqual([1, true]);
  const frail = fight(
    'character',
    { dark: ['Drill Sergeant'], light: [{ card: 'Padmé Amidala (C)', damage: 2, tapped: true }] },
    { rolls: dice(1, 5) },
  );
  frail.dark.does('attack', 'Drill Sergeant').does('attack', 'Padmé Amidala (C)');
  use(frail, 'light', 'Padmé Amidala (C)', 0);
  expect(zone(frail, 'discard', 'light')).toEqual(['Padmé Amidala (C)']);
  const passed = passAll(attackOn('Padmé Amidala (C)', dice(2, 5)));
  expect([
    zone(passed, 'character', 'light').includes('Padmé Amidala (C)'),
    damageOn(passed, 'Padmé Amidala (C)'),
  ]).toEqual([true, 2]);
});

scenario('Droid Control Ship: leads its Droids, which suffer when it is lost', () => {
  const dark: SidePosition = {
    space: [
      { card: 'Droid Control Ship', damage: 8, tapped: true },
      { card: 'Droid Starfighter Wing', tapped: true },
    ],
    ground: ['Destroyer Droid Squad', 'Reek'],
    character: ['Super Battle Droid 8EX'],
    build: ['Battle Droid Squad'],
  };
  const titles = [
    'Droid Starfighter Wing',
    'Destroyer Droid Squad',
    'Super Battle Droid 8EX',
    'Battle Droid Squad',
    'Reek',
    'Drill Mechanic',
  ];
  const t = lay({
    at: 'space',
    dark,
    light: { space: ['Drill Cruiser'], character: ['Drill Mechanic'] },
    rolls: dice(1, 4),
  });
  expect(titles.map((title) => value(t, title, 'speed'))).toEqual([50, 50, 60, 20, 50, 10]);
  t.light.does('attack', 'Drill Cruiser').does('attack', 'Droid Control Ship');
  expect(zone(t, 'discard', 'dark')).toEqual(['Droid Control Ship']);
  expect(titles.map((title) => damageOn(t, title))).toEqual([1, 1, 1, 0, 0, 0]);
  expect(titles.map((title) => value(t, title, 'speed'))).toEqual([40, 40, 50, 10, 50, 10]);
});

scenario('Infantry Battle Droid, B1 Series: draws a card when it is lost', () => {
  const t = attackOn('Infantry Battle Droid, B1 Series', dice(1, 5));
  expect(zone(t, 'discard', 'dark')).toEqual(['Infantry Battle Droid, B1 Series']);
  expect(zone(t, 'hand', 'dark')).toEqual(['Drill Trooper']);
  const survives = attackOn('Infantry Battle Droid, B1 Series', dice(0, 5));
  expect(zone(survives, 'hand', 'dark')).toEqual([]);
});

// Nothing is left out ---------------------------------------------------------------------------------------------

scenario('Units without a text have none, and all others say something', () => {
  const plain = attackOfTheClones.filter((card) => card.kind === 'unit' && card.text.length === 0);
  expect(plain).toHaveLength(32);
  for (const arena of arenas)
    expect(plain.some((card) => card.kind === 'unit' && card.types.includes(arena))).toBe(true);
});
