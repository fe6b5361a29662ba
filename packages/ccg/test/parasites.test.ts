import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { cardOf } from '../src/catalog/catalog.ts';
import type { CcgPosition, Stood } from '../src/position.ts';
import { isInAttack } from '../src/rules/attacks/inAttack.ts';
import { isParticipating } from '../src/rules/battle/participants.ts';
import { cardsOnTable } from '../src/rules/cards/cardStates.ts';
import { ccg } from './drill.ts';
import { moving, placeOf } from './movingTable.ts';
import { ccgWith, stranger } from './stranger.ts';

const omens = (...values: readonly number[]): readonly string[] =>
  values.map((value) => `Drill Omen ${value}`).reverse();
const armed = (card: string, ...weapons: string[]): Stood => ({ card, on: weapons });

const at = (spec: CcgPosition) => table(ccg, { phase: 'battle', ...spec });

describe('a parasite', () => {
  const spec = (more: Partial<CcgPosition> = {}): CcgPosition => ({
    dark: { hand: ['Drill Trooper'], force: 1, table: ['Drill Villainy'] },
    at: { 'Drill Yard': { dark: ['Drill Snake'], light: ['Drill Colonel'] } },
    ...more,
  });

  rule(['AR6-0245', 'AR6-0246', 'AR6-0242'], 'wins by itself and attaches to its host', () => {
    const t = at(spec());
    t.dark.does('attack with', 'Drill Snake');
    expect(t.light.told('destiny')).toEqual([]);
    expect(t.light.sees('at', 'light')).toEqual(['Drill Colonel']);
    expect(t.dark.sees('on', 'dark')).toEqual(['Drill Snake']);
  });

  rule('AR6-0246', 'that was hit is lost once it has attached', () => {
    const t = at({
      light: { reserve: ['Drill Recruit', ...omens(6)] },
      at: { 'Drill Yard': { dark: ['Drill Snake'], light: [armed('Drill Colonel', 'Drill Rifle (Light)')] } },
    });
    t.dark.does('attack with', 'Drill Snake');
    t.light.does('fire', 'Drill Rifle (Light)');
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Snake']);
    expect(
      t.dark
        .told('moved')
        .map((told) => told['zone'])
        .filter((zone) => zone === 'on'),
    ).toHaveLength(1);
  });

  rule(['GAP-0103', 'GLA-0124'], 'does not attack while it is attached', () => {
    const t = at(
      spec({
        dark: { hand: ['Drill Trooper'], force: 1 },
        at: { 'Drill Yard': { dark: ['Drill Trooper', 'Drill Snake'], light: ['Drill Colonel'] } },
      }),
    );
    t.dark.does('attack with', 'Drill Snake').does('attack Light Side');
    while (t.state.facts.turn < 3 || t.state.facts.phase !== 'battle') (t.asked === 'dark' ? t.dark : t.light).passes();
    expect(t.asked).toBe('dark');
    expect(t.dark.may('attack with')).toBe(false);
  });

  rule(
    ['AR6-0243', 'AR6-0244'],
    'does not go for whoever is aboard something, but for one who is a host already',
    () => {
      const t = at(
        spec({
          at: {
            'Drill Yard': {
              dark: ['Drill Snake', 'Drill Trooper'],
              light: [{ card: 'Drill War Skiff', passengers: ['Drill Colonel'] }],
            },
          },
        }),
      );
      t.dark.does('attack with', 'Drill Snake');
      expect(t.dark.sees('on', 'dark')).toEqual(['Drill Snake']);
      const host = at(spec({ at: { 'Drill Yard': { dark: ['Drill Snake', armed('Drill Trooper', 'Drill Snake')] } } }));
      host.dark.does('attack with', 'Drill Snake');
      expect(host.dark.sees('on', 'dark')).toEqual(['Drill Snake', 'Drill Snake']);
    },
  );
});

describe('a parasite that is attacked', () => {
  rule('GLC-0564', 'defends itself, though it attacks only characters', () => {
    const attack = (...people: string[]) => {
      const t = at({
        turn: 'light',
        light: { hand: ['Drill Signal'], reserve: ['Drill Recruit', ...omens(0)] },
        at: { 'Drill Yard': { dark: ['Drill Snake'], light: people } },
      });
      t.light.does('attack creature');
      t.light.passes();
      if (t.light.may('decline')) t.light.does('decline');
      return [t.light.told('attack totals')[0]?.['defenders'], t.dark.sees('lost', 'dark').length];
    };
    // Its ferocity of 1 and its defense value of 2.
    expect(attack('Drill Recruit')).toEqual([3, 0]);
    expect(attack('Drill Recruit', 'Drill Recruit')).toEqual([3, 1]);
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Battle Leech'], force: 6 },
      at: { 'Drill Yard': { dark: ['Drill Snake'] } },
    });
    t.dark.does('deploy', 'Drill Battle Leech');
    while (t.dark.may('put')) t.dark.does('put', 'Drill Snake');
    expect([...t.dark.sees('lost', 'dark')].sort()).toEqual(['Drill Battle Leech', 'Drill Snake']);
  });
});

describe('an attached parasite', () => {
  const riding = (host: Stood, more: CcgPosition = {}) =>
    at({ at: { 'Drill Yard': { dark: ['Drill Baron'], light: [host] } }, dark: { force: 1 }, ...more });

  rule(['GAP-0100', 'AR6-0247'], 'changes its host in battle, and stays active whatever its host is', () => {
    const t = riding(armed('Drill Heir', 'Drill Battle Leech'));
    t.dark.does('initiate battle').does('decline');
    expect(t.light.told('total power')).toMatchObject([{ dark: 4, light: 2 }]);
    const captive = riding({ card: 'Drill Heir', on: ['Drill Battle Leech'], inactive: 'missing' });
    const leech = captive.state.names.indexOf('Drill Battle Leech');
    const card = captive.state.cards.definition.indexOf(leech);
    expect(captive.state.cards.inactiveBy[card]).toBe(-1);
  });

  rule('GAP-0100', 'or not, a creature takes no part in a battle, but whoever is with one is with one', () => {
    const power = (...dark: readonly Stood[]) => {
      const t = at({
        at: { 'Drill Yard': { dark: ['Drill Baron', ...dark], light: ['Drill Tamer'] } },
        dark: { force: 1 },
      });
      t.dark.does('initiate battle');
      const taking = cardsOnTable(t.state).filter((card) => isParticipating(t.state, card));
      expect(taking.map((card) => cardOf(t.state, card).kind)).toEqual(['character', 'character']);
      for (let i = 0; i < 9 && t.light.told('total power').length === 0; i++) {
        const side = t[t.asked ?? 'dark'];
        if (side.may('decline')) side.does('decline');
        else side.passes();
      }
      return t.light.told('total power').map(({ light: power }) => power);
    };
    expect([power(), power('Drill Wampa')]).toEqual([[2], [4]]);
  });

  rule(['GLA-0126', 'GAP-0103'], 'survives if its host is eaten, and is lost if its host is lost otherwise', () => {
    const eaten = at({
      at: { 'Drill Yard': { dark: ['Drill Rancor'], light: [armed('Drill Recruit', 'Drill Snake')] } },
    });
    eaten.dark.does('attack with', 'Drill Rancor');
    expect(eaten.light.sees('lost', 'light')).toEqual(['Drill Recruit']);
    expect(eaten.light.sees('at', 'light')).toEqual(['Drill Snake']);
    const lost = at({
      light: { hand: ['Drill Sacrifice'] },
      turn: 'light',
      at: { 'Drill Yard': { light: [armed('Drill Recruit', 'Drill Snake')] } },
    });
    lost.light.does('play', 'Drill Sacrifice').does('put', 'Drill Snake');
    expect(lost.light.sees('lost', 'light')).toContain('Drill Snake');
  });

  rule('GLC-0561', 'stays where it is, even if its host leaves its habitat', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'move',
      light: { force: 1 },
      at: { 'Drill: Hall': {}, 'Drill: Dunes': { light: [armed('Drill Heir', 'Drill Moor Snake')] } },
    });
    t.light.does('move', 'Drill Heir', 'Drill: Hall');
    expect(t.light.sees('on', 'light')).toEqual(['Drill Moor Snake']);
  });

  rule(['GLC-0562', 'GAP-0103'], 'is lost with a host that is eaten outside its habitat', () => {
    const eaten = (where: string) => {
      const t = at({
        at: { [where]: { dark: ['Drill Rancor'], light: [armed('Drill Recruit', 'Drill Moor Snake')] } },
      });
      t.dark.does('attack with', 'Drill Rancor');
      while (t.light.may('put')) t.light.does('put', 'Drill Moor Snake');
      return [...t.light.sees('lost', 'light')].sort();
    };
    expect(eaten('Drill: Dunes')).toEqual(['Drill Recruit']);
    expect(eaten('Drill: Hall')).toEqual(['Drill Moor Snake', 'Drill Recruit']);
  });

  rule(['GLA-0125', 'GAP-0103'], 'is not protected by its host', () => {
    const t = at({
      turn: 'light',
      light: { hand: ['Drill Signal'], reserve: ['Drill Recruit', ...omens(0)] },
      at: {
        'Drill Yard': { light: [armed('Drill Recruit', 'Drill Snake'), armed('Drill Heir', 'Drill Rifle (Light)')] },
      },
    });
    t.light.does('attack creature');
    t.light.passes();
    t.light.does('decline');
    expect(t.light.sees('lost', 'light')).toContain('Drill Snake');
  });

  for (const [who, card] of [
    ['a character', 'Drill Colonel'],
    ['a vehicle', 'Drill Rogue Twelve'],
  ] as const)
    rule(['GLA-0125', 'GAP-0103'], `is attacked by ${who} that is present`, () => {
      const t = at({
        turn: 'light',
        light: { hand: ['Drill Signal'], reserve: ['Drill Recruit', ...omens(6)] },
        at: {
          'Drill Yard': { light: [{ card: 'Drill Recruit', on: ['Drill Snake'], inactive: 'missing' }, card] },
        },
      });
      t.light.does('attack creature');
      expect(isInAttack(t.state, t.state.cards.definition.indexOf(t.state.names.indexOf(card)))).toBe(true);
      t.light.passes();
      if (t.light.may('decline')) t.light.does('decline');
      expect(t.light.sees('lost', 'light')).toEqual(['Drill Snake']);
    });

  rule('GLA-0125', 'is attacked by another creature that comes there', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Mad Wampa'], force: 6, reserve: ['Drill Trooper', ...omens(1, 1)] },
      at: { 'Drill Yard': { light: [armed('Drill Heir', 'Drill Snake')] } },
    });
    t.dark.does('deploy', 'Drill Mad Wampa');
    expect(t.light.sees('lost', 'light')).toEqual(['Drill Snake']);
  });
});

const errands = { dark: 'Drill Errand (Dark)', light: 'Drill Errand (Light)' } as const;
const quay = 'Drill Harbor: Quay';
const market = 'Drill Harbor: Market';
const bay = 'Drill Harbor: Docking Bay';
const leech = 'Drill Battle Leech';
const host: Stood = armed('Drill Trooper', leech);

describe('a parasite that rides', () => {
  const moves: readonly (readonly [
    verb: 'move' | 'embark' | 'disembark' | 'transit',
    at: CcgPosition['at'],
    to: string,
  ])[] = [
    ['move', { [quay]: { dark: [host] }, [market]: {} }, market],
    ['embark', { [quay]: { dark: [host, 'Drill Strider'] } }, 'Drill Strider'],
    ['disembark', { [quay]: { dark: [{ card: 'Drill Strider', passengers: [host] }] } }, quay],
    ['transit', { [bay]: { dark: [host] }, 'Drill Outpost: Docking Bay': {} }, 'Drill Outpost: Docking Bay'],
  ];
  for (const [verb, at, to] of moves)
    rule('GAP-0103', `goes where its host goes, and never off by itself: ${verb}`, () => {
      const t = moving({ at: at ?? {}, dark: { hand: [errands.dark] }, light: { hand: [errands.light] } });
      const mover = verb === 'transit' ? bay : 'Drill Trooper';
      expect(t.dark.offered(verb)).toEqual([mover]);
      expect(t.options.join()).not.toContain(leech);
      t.dark.does(verb, mover);
      while (t.asked === 'dark' && t.dark.may('with')) t.dark.does('with');
      if (t.asked === 'dark' && t.dark.may('done')) t.dark.does('done');
      expect([placeOf(t, 'Drill Trooper'), placeOf(t, leech)]).toEqual([to, 'Drill Trooper']);
    });

  rule('GAP-0103', 'moves by itself as long as it is on nobody', () => {
    const t = moving({ at: { [quay]: { dark: [leech] }, [market]: {} }, dark: { hand: [errands.dark] } });
    expect(t.dark.may('move', leech)).toBe(true);
  });

  for (const count of [1, 2])
    rule('GAP-0103', `takes no room aboard a vehicle: ${count} on one`, () => {
      const on = Array.from({ length: count }, () => leech);
      const t = moving({
        dark: { hand: [errands.dark] },
        light: { hand: [errands.light] },
        at: {
          [quay]: {
            dark: [{ card: 'Drill Strider', passengers: [{ card: 'Drill Trooper', on }] }, 'Drill Spy', 'Drill Mole'],
          },
        },
      });
      // It has two seats for passengers.
      t.dark.does('embark', 'Drill Spy');
      t.light.passes();
      expect(t.dark.may('embark', 'Drill Mole')).toBe(false);
      expect(placeOf(t, 'Drill Spy')).toBe('Drill Strider');
    });

  rule('GAP-0103', 'takes no seat of the starship that it is on', () => {
    const mynock = stranger({ kind: 'creature', side: 'light', parasiteOn: 'starfighter' });
    const ship = stranger({ kind: 'starship', side: 'light', capacity: { pilots: 1, passengers: 1 } });
    const boarding = (...on: string[]) =>
      table(ccgWith(mynock, ship), {
        turn: 'light',
        phase: 'move',
        light: { hand: [errands.light] },
        at: {
          [quay]: { light: [{ card: ship.name, passengers: ['Drill Servant'], on }, 'Drill Flyer', 'Drill Recruit'] },
        },
      }).light.offered('embark');
    expect(boarding()).toEqual(['Drill Flyer']);
    expect(boarding(mynock.name, mynock.name)).toEqual(['Drill Flyer']);
  });

  rule('GAP-0103', 'takes no room in a cargo hold', () => {
    const mynock = stranger({ kind: 'creature', side: 'light', parasiteOn: 'starfighter' });
    const ship = stranger({ kind: 'starship', side: 'light', permanentPilots: [1] });
    const hold = stranger({
      kind: 'starship',
      side: 'light',
      type: 'capital',
      permanentPilots: [1],
      capacity: { starfighters: 2 },
    });
    const t = table(ccgWith(mynock, ship, hold), {
      turn: 'light',
      phase: 'move',
      light: { hand: [errands.light], force: 3 },
      at: {
        Drill: {
          light: [
            { card: hold.name, cargo: [{ card: ship.name, on: [mynock.name, mynock.name] }] },
            ship.name,
            ship.name,
          ],
        },
      },
    });
    t.light.does('embark', `${ship.name} #2`);
    if (t.asked === 'dark') t.dark.passes();
    expect(t.options.join()).not.toContain('embark');
    expect(t.light.sees('on', 'light').filter((one) => one === ship.name)).toHaveLength(2);
  });
});
