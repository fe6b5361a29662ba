import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { cardOf } from '../src/catalog/catalog.ts';
import type { CcgPosition, CcgState } from '../src/index.ts';
import { always } from '../src/language/amounts/values.ts';
import { any, it } from '../src/language/cards/cards.ts';
import { deploys } from '../src/language/does/deploying/deploying.ts';
import { deploysFrom } from '../src/language/does/deploying/fromPiles.ts';
import { sends } from '../src/language/does/force/effects.ts';
import { reserveDeck } from '../src/language/does/piles/piles.ts';
import { forbids } from '../src/language/does/toCards/permissions.ts';
import { may, used } from '../src/language/text.ts';
import { thereIs } from '../src/language/when/conditions.ts';
import { atAnyTime, duringYour } from '../src/language/when/when.ts';
import { passUntil, placeOf } from './movingTable.ts';
import { ccgWith, stranger } from './stranger.ts';

type At = NonNullable<CcgPosition['at']>;

const errands = { dark: 'Drill Errand (Dark)', light: 'Drill Errand (Light)' } as const;
const titles = (s: CcgState, cards: readonly number[]): string[] => cards.map((card) => cardOf(s, card).name);
const row = (s: CcgState): string[] => titles(s, s.facts.layout[0]?.places.map(({ card }) => card) ?? []);

describe('the sites of a starship or vehicle', () => {
  const unique = { limit: 1, side: 'dark' } as const;
  const flagship = stranger({ kind: 'starship', type: 'capital', ...unique, permanentPilots: [1] });
  const barge = stranger({ kind: 'vehicle', ...unique });
  const cruiser = stranger({ kind: 'starship', type: 'capital', permanentPilots: [1], traits: ['Star Destroyer'] });
  const walker = stranger({ kind: 'vehicle', type: 'combat', traits: ['AT-AT'] });
  const inside = {
    kind: 'location',
    side: 'dark',
    planet: false,
    mobile: true,
    interior: true,
    exterior: false,
  } as const;
  const of = (vessel: { named: string } | { any: string }) =>
    stranger({ ...inside, vessel, system: 'named' in vessel ? vessel.named : '' });
  const wreck = stranger({
    kind: 'interrupt',
    side: 'light',
    functions: [used(may.act(atAnyTime).target(any.of('starship', 'vehicle')).do(sends(it, 'lost')))],
  });
  const vessels = [
    ['a starship by name', flagship, of({ named: flagship.title }), 'Drill', true],
    ['a vehicle by name', barge, of({ named: barge.title }), 'Drill Yard', true],
    ['a class of starships', cruiser, of({ any: 'Star Destroyer' }), 'Drill', false],
    ['a class of vehicles', walker, of({ any: 'AT-AT' }), 'Drill Yard', false],
  ] as const;
  const game = ccgWith(wreck, ...vessels.flatMap(([, vessel, site]) => [vessel, site]));

  for (const [what, vessel, site, where, isNamed] of vessels) {
    rule('GAP-0140', `${isNamed ? 'need it not' : 'need it on table'} to be deployed: ${what}`, () => {
      const may_ = (there: readonly string[]) =>
        table(game, {
          phase: 'deploy',
          dark: { hand: [site.name, errands.dark] },
          at: { [where]: { dark: there } },
        }).dark.may('deploy', site.name);
      expect([may_([]), may_([vessel.name])]).toEqual([isNamed, true]);
    });

    rule(
      'GAP-0140',
      `${isNamed ? 'stay with whoever is there' : 'are lost with whoever is there'} as it leaves: ${what}`,
      () => {
        const t = table(game, {
          turn: 'light',
          light: { hand: [wreck.name, errands.light] },
          dark: { hand: [errands.dark] },
          at: {
            [where]: { dark: [vessel.name] },
            [site.name]: { dark: [{ card: 'Drill Spy', on: ['Drill Popgun'] }], light: ['Drill Recruit'] },
          },
        });
        t.light.does('play', wreck.name);
        for (const side of [t.light, t.dark])
          while (t.asked !== null && t.options[0]?.startsWith('put')) side.does('put', '#1');
        expect(t.dark.sees('lost', 'dark')).toContain(vessel.name);
        expect(t.dark.sees('locations', 'dark').includes(site.name)).toBe(isNamed);
        expect([...t.dark.sees('at', 'dark'), ...t.dark.sees('on', 'dark')].sort()).toEqual(
          isNamed ? ['Drill Popgun', 'Drill Spy'] : [],
        );
        expect(t.dark.sees('at', 'light')).toEqual(isNamed ? ['Drill Recruit'] : []);
      },
    );
  }
});

describe('a row without inside or without outside', () => {
  const bay = 'Drill: Docking Bay';
  const [inner, outer] = ['Drill: Hall', 'Drill: Dunes'];
  /** Where a site may be laid beside these; the only place there is needs no choice. */
  const spots = (site: string, ...there: string[]) => {
    const t = table(game, {
      phase: 'deploy',
      dark: { hand: [site, errands.dark] },
      light: { hand: [errands.light] },
      at: Object.fromEntries(there.map((one) => [one, {}])),
    });
    t.dark.does('deploy', site);
    const found = t.options.filter((option) => /^(left|right) of/.test(option));
    return found.length > 0 ? found : row(t.state);
  };
  const chamber = stranger({ kind: 'location', system: 'Drill', exterior: false, interior: true });
  const cliff = stranger({ kind: 'location', system: 'Drill' });
  const game = ccgWith(chamber, cliff);
  for (const [what, there] of [
    ['outside', [outer, cliff.name]],
    ['inside', [inner, chamber.name]],
  ] as const)
    rule('GAP-0346', `has its buffer at the end, if there are only sites ${what}`, () => {
      const found = spots(bay, ...there);
      expect([found[0], found.at(-1)]).toContain(bay);
      expect(found).toHaveLength(3);
    });

  for (const [what, site, there, far] of [
    ['inside', inner, [bay, outer], 'left'],
    ['outside', outer, [inner, bay], 'right'],
  ] as const)
    rule('GAP-0346', `has the first site ${what} on the far side of its buffer`, () => {
      const found = spots(site, ...there);
      expect(found).toEqual(far === 'left' ? [site, bay, outer] : [inner, bay, site]);
    });

  rule('GAP-0346', 'takes more outside at its end, in between, or next to the buffer', () => {
    const yard = 'Drill Yard';
    expect(spots(cliff.name, bay, yard, outer)).toEqual([`left of ${yard}`, `left of ${outer}`, `right of ${outer}`]);
  });
});

describe('a location may be laid', () => {
  const site = (facts: object = {}) => stranger({ kind: 'location', system: 'Drill', ...facts });
  const plain = site();
  const choosy = site({ text: { dark: [deploys.if(thereIs(any.persona('Vader')))], light: [] } });
  const ban = stranger({
    kind: 'effect',
    side: 'light',
    text: [always(forbids('deploy', any.locations.type('site')))],
  });
  const survey = stranger({
    kind: 'interrupt',
    side: 'dark',
    functions: [used(may.act(duringYour('deploy')).do(deploysFrom(reserveDeck, any.type('site').where('exterior'))))],
  });
  const cellar = site({ exterior: false, interior: true });
  const game = ccgWith(plain, choosy, ban, survey, cellar);
  const laid: readonly (readonly [what: string, card: string, at: At, light: readonly string[], may: boolean])[] = [
    ['where nothing is against it', plain.name, { Drill: {} }, [], true],
    ['but no second one', plain.name, { [plain.name]: {} }, [], false],
    ['but not against its own condition', choosy.name, { 'Drill Yard': {} }, [], false],
    ['by its own condition', choosy.name, { 'Drill Yard': { dark: ['Darth Vader'] } }, [], true],
    ['but not against what another card says', plain.name, { Drill: {} }, [ban.name], false],
    ['but not next to nothing that it needs', 'Drill Asteroids', { 'Drill Yard': {} }, [], false],
  ];
  for (const [what, card, at, light, may_] of laid)
    for (const from of card === 'Drill Asteroids' ? (['hand'] as const) : (['hand', 'reserve'] as const))
      rule('GAP-0358', `${what}: from ${from}`, () => {
        const t = table(game, {
          phase: 'deploy',
          dark: {
            hand: [...(from === 'hand' ? [card] : [survey.name]), errands.dark],
            ...(from === 'reserve' ? { reserve: ['Drill Trooper', card, cellar.name, 'Drill: Field (Dark)'] } : {}),
          },
          light: { table: light, hand: [errands.light] },
          at,
        });
        if (from === 'hand') expect(t.dark.may('deploy', card)).toBe(may_);
        else {
          t.dark.does('play', survey.name);
          expect(t.asked === 'dark' && t.dark.may('deploy', card)).toBe(may_);
        }
      });

  rule('GAP-0358', 'from a pile if the card that lays it means such a one', () => {
    const t = table(game, {
      phase: 'deploy',
      dark: {
        hand: [survey.name, errands.dark],
        reserve: ['Drill Trooper', cellar.name, plain.name, 'Drill: Field (Dark)'],
      },
      at: { Drill: {} },
    });
    t.dark.does('play', survey.name);
    expect(t.dark.offered('deploy')).toEqual(['Drill: Field (Dark)', plain.name].sort());
  });
});

describe('sites', () => {
  const site = (system: string, facts: object = {}) => stranger({ kind: 'location', system, ...facts });
  const aboard = { planet: false, mobile: true };
  const grounds = [
    ['a planet', 'Drill Harbor', site('Drill Harbor'), site('Drill Harbor')],
    ['a battle station', 'Drill Star', site('Drill Star', aboard), site('Drill Star', aboard)],
    ['Cloud City', 'Drill Bespin', site('Cloud City'), site('Cloud City')],
  ] as const;
  const walker = stranger({ kind: 'vehicle', permanentPilots: [1] });
  const game = ccgWith(walker, ...grounds.flatMap(([, , one, other]) => [one, other]));

  for (const [of, system, one, other] of grounds) {
    for (const [what, who] of [
      ['characters', 'Drill Trooper'],
      ['vehicles', walker.name],
    ] as const)
      rule('GLB-0415', `of ${of} are where ${what} deploy, battle and move, and its system is not`, () => {
        const at = { [one.name]: { light: ['Drill Recruit'] }, [other.name]: {}, [system]: {} };
        const t = table(game, {
          phase: 'deploy',
          dark: { hand: [who, errands.dark], force: 9 },
          light: { hand: [errands.light] },
          at,
        });
        t.dark.does('deploy', who);
        expect(t.dark.offered('to')).toEqual([one.name, other.name].sort());
        t.dark.does('to', one.name);
        passUntil(t, () => t.state.facts.phase === 'battle' && t.asked === 'dark');
        expect(t.dark.may('initiate battle', one.name)).toBe(true);
        passUntil(t, () => t.state.facts.phase === 'move' && t.asked === 'dark');
        expect(t.options.filter((option) => option.startsWith('move'))).toEqual([`move ${who}`]);
        t.dark.does('move', who, other.name);
        expect(placeOf(t, who)).toBe(other.name);
      });

    rule('GLB-0415', `of ${of} are laid with its system on table or not, and it with sites of its own or not`, () => {
      const may_ = (card: string, ...there: string[]) =>
        table(game, {
          phase: 'deploy',
          dark: { hand: [card, errands.dark] },
          at: Object.fromEntries(there.map((place) => [place, {}])),
        }).dark.may('deploy', card);
      expect([may_(one.name, 'Drill Moon'), may_(one.name, system)]).toEqual([true, true]);
      expect([may_(system, 'Drill Moon'), may_(system, one.name)]).toEqual([true, true]);
    });
  }
});
