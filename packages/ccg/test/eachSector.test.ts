import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition, CcgState } from '../src/index.ts';
import { always } from '../src/language/amounts/values.ts';
import { this_ } from '../src/language/cards/cards.ts';
import { mayReact } from '../src/language/does/toCards/permissions.ts';
import type { Stood } from '../src/position.ts';
import { whyNot } from '../src/rules/deploying/deploy.ts';
import { relatedTo } from '../src/rules/table/layout.ts';
import { whyNeverAt } from '../src/rules/table/whereCardsCanBe.ts';
import { ccg } from './drill.ts';
import { cardNamed, destinations, moving, placeOf } from './movingTable.ts';
import { ccgWith, stranger } from './stranger.ts';

type At = NonNullable<CcgPosition['at']>;

const errands = { dark: 'Drill Errand (Dark)', light: 'Drill Errand (Light)' } as const;
const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);
const shaft = 'Death Star II: Drill Shaft';
const clouds = { 'Drill Harbor: Quay': {}, 'Drill Clouds': {}, 'Drill High Clouds': {}, 'Drill Harbor': {} };
const asteroids = { 'Drill Harbor': {}, 'Drill Asteroids': {}, 'Drill Reef': {} };

describe('a sector', () => {
  const car: Stood = { card: 'Drill Cloud Car', pilots: ['Drill Airman'] };
  const squad: Stood = { card: 'Drill Wing Squad', pilots: ['Drill Airman', 'Drill Flyer', 'Drill Bush Pilot'] };
  const hopper: Stood = { card: 'Drill Hopper', pilots: ['Drill Airman'] };
  const movers: readonly (readonly [what: string, card: Stood, from: string, row: At, to: readonly string[]])[] = [
    ['a starfighter at clouds', 'Drill Red Wing', 'Drill High Clouds', clouds, ['Drill Clouds', 'Drill Harbor']],
    ['a squadron at clouds', squad, 'Drill High Clouds', clouds, ['Drill Clouds', 'Drill Harbor']],
    ['a cloud car', car, 'Drill High Clouds', clouds, ['Drill Clouds']],
    ['a shuttle vehicle', hopper, 'Drill High Clouds', clouds, ['Drill Clouds']],
    ['a capital starship over clouds', 'Drill Liner', 'Drill Harbor', clouds, []],
    ['a starfighter among asteroids', 'Drill Red Wing', 'Drill Asteroids', asteroids, ['Drill Harbor', 'Drill Reef']],
    ['a squadron among asteroids', squad, 'Drill Asteroids', asteroids, ['Drill Harbor', 'Drill Reef']],
    ['a capital starship among asteroids', 'Drill Liner', 'Drill Asteroids', asteroids, ['Drill Harbor', 'Drill Reef']],
  ];
  for (const [what, card, from, rowOfIt, to] of movers)
    rule(['GLC-0273', 'AR7-0041'], `is left and entered by regular moves as its kind allows: ${what}`, () => {
      const t = moving({
        turn: 'light',
        light: { hand: [errands.light] },
        at: { ...rowOfIt, [from]: { light: [card] } },
      });
      expect([...destinations(t, 'move', typeof card === 'string' ? card : card.card)].sort()).toEqual([...to].sort());
    });

  const scout = stranger({
    kind: 'starship',
    side: 'light',
    permanentPilots: [1],
    text: [always(mayReact('moving', this_))],
  });
  const flyer = stranger({
    kind: 'vehicle',
    side: 'light',
    traits: ['cloud car'],
    permanentPilots: [1],
    text: [always(mayReact('moving', this_))],
  });
  const game = ccgWith(scout, flyer);
  for (const [what, card, to, from, rowOfIt] of [
    ['a starfighter at clouds', scout.name, 'Drill Clouds', 'Drill High Clouds', clouds],
    ['a starfighter from the system', scout.name, 'Drill High Clouds', 'Drill Harbor', clouds],
    ['a cloud car', flyer.name, 'Drill High Clouds', 'Drill Clouds', clouds],
    ['a starfighter among asteroids', scout.name, 'Drill Reef', 'Drill Asteroids', asteroids],
    ['a starfighter to asteroids', scout.name, 'Drill Asteroids', 'Drill Harbor', asteroids],
  ] as const)
    rule('GLC-0273', `is where ${what} reacts to`, () => {
      const t = table(game, {
        phase: 'battle',
        dark: { force: 3, hand: [errands.dark] },
        light: { force: 3, hand: [errands.light] },
        at: { ...rowOfIt, [from]: { light: [card] }, [to]: { dark: ['Drill Interceptor'], light: ['Drill Red Wing'] } },
      });
      t.dark.does('initiate battle', to);
      t.light.does('react', card, to);
      expect(placeOf(t, card)).toBe(to);
    });

  const unlimited: readonly (readonly [verb: 'embark' | 'disembark' | 'dock', there: readonly Stood[], on: string])[] =
    [
      ['embark', ['Drill Liner', 'Drill Red Wing'], 'Drill Red Wing'],
      ['disembark', [{ card: 'Drill Liner', cargo: ['Drill Red Wing'] }], 'Drill Red Wing'],
      ['dock', [{ card: 'Drill Liner', passengers: ['Drill Recruit'] }, 'Drill Corvette'], 'Drill Liner'],
    ];
  for (const [verb, there, on] of unlimited)
    for (const [where, rowOfIt] of [
      ['Drill Asteroids', asteroids],
      ['Drill Harbor', asteroids],
    ] as const)
      rule('GLC-0273', `is where starships make unlimited moves, as they do at a system: ${verb} at ${where}`, () => {
        const t = moving({
          turn: 'light',
          light: { hand: [errands.light] },
          at: { ...rowOfIt, [where]: { light: there } },
        });
        expect(t.light.may(verb, on)).toBe(true);
      });
});

describe('a sector of the Death Star II', () => {
  const there = { [shaft]: { dark: ['Drill Twin Ion'] } };
  rule('GAP-0147', 'sees no battle', () => {
    const may = (where: string) =>
      table(ccg, {
        phase: 'battle',
        dark: { force: 3, hand: [errands.dark] },
        at: { [where]: { dark: ['Drill Twin Ion'], light: ['Drill Far Wing'] } },
      }).dark.may('initiate battle');
    expect([may(shaft), may('Drill Asteroids')]).toEqual([false, true]);
  });
  rule('GAP-0147', 'is not drained', () => {
    expect(table(ccg, { dark: { hand: [errands.dark] }, at: there }).dark.may('drain')).toBe(false);
    const elsewhere = { 'Drill Asteroids': { dark: ['Drill Twin Ion'] } };
    expect(table(ccg, { dark: { hand: [errands.dark] }, at: elsewhere }).dark.may('drain')).toBe(true);
  });

  rule('GAP-0147', 'is closed, and its system and sites are not', () => {
    const facts = { kind: 'location', system: 'Death Star II', mobile: true } as const;
    const system = stranger({ ...facts, type: 'system', planet: false, exterior: false, parsec: 0 });
    const site = stranger({ ...facts, type: 'site', interior: true, exterior: false, planet: false });
    const may = (where: string, dark: string, light: string) => {
      const at = (phase: 'battle' | 'control' | 'deploy') =>
        table(ccgWith(system, site), {
          phase,
          dark: { force: 9, hand: [dark, errands.dark] },
          at: { [where]: { dark: [dark], light: phase === 'battle' ? [light] : [] } },
        });
      return [
        at('battle').dark.may('initiate battle'),
        at('control').dark.may('drain'),
        at('deploy').dark.may('deploy', dark),
      ];
    };
    expect(may(system.name, 'Drill Interceptor', 'Drill Far Wing')).toEqual([true, true, true]);
    expect(may(site.name, 'Drill Trooper', 'Drill Recruit')).toEqual([true, true, true]);
    expect(may(shaft, 'Drill Interceptor', 'Drill Far Wing')).toEqual([false, false, false]);
  });

  const kinds: readonly (readonly [what: string, card: string, side: 'dark' | 'light', can: boolean])[] = [
    ['a starfighter', 'Drill Interceptor', 'dark', true],
    ['a squadron', 'Drill Ion Squad', 'dark', false],
    ['a capital starship', 'Drill Cruiser', 'dark', false],
    ['a capital starship that is like a starfighter', 'Drill Hope', 'light', false],
    ['a cloud car', 'Drill Cloud Car', 'light', false],
    ['a character', 'Drill Trooper', 'dark', false],
    ['a creature', 'Drill Prowler', 'dark', false],
    ['a weapon', 'Drill Fixed Gun', 'dark', false],
    ['a device', 'Observation Holocam', 'dark', false],
  ];
  for (const [what, card, side, can] of kinds) {
    rule(['GAP-0147', 'AR5-0025'], `takes no ${what.replace(/^an? /, '')} that deploys`, () => {
      const refusal = (where: string) => {
        const { state } = table(ccg, {
          turn: side,
          phase: 'deploy',
          [side]: { hand: [card, 'Imperial Pilot', errands[side]], force: 20 },
          at: { [where]: {} },
        });
        return whyNot(state, side === 'dark' ? 0 : 1, find(state, card));
      };
      expect(refusal(shaft)).not.toBeNull();
    });
    rule('GAP-0147', `is where ${what} ${can ? 'can' : 'can never'} be`, () => {
      const { state } = table(ccg, { [side]: { hand: [card] }, at: { [shaft]: {} } });
      expect(whyNeverAt(state, find(state, card), find(state, shaft))?.rule).toBe(can ? undefined : 'GAP-0147');
    });
  }
});

describe('a site of what moves through space', () => {
  const orbiting = (star: string, site: string, goes: boolean) => {
    const t = moving({
      dark: { hand: [errands.dark] },
      at: { [site]: {}, [star]: {}, 'Drill Harbor: Quay': {}, 'Drill Harbor': {} },
    });
    if (goes) t.dark.does('orbit', star);
    const { state: s } = t;
    const names = (card: string) =>
      relatedTo(s, cardNamed(s, card)).map((one) => s.names[s.cards.definition[one] ?? -1]);
    return { s, orbits: s.facts.mobileSystems[0]?.orbits.card, names };
  };
  for (const goes of [true, false])
    rule('GAP-0153', `is related to no system that this ${goes ? 'orbits' : 'does not orbit'}, nor that to it`, () => {
      const { s, orbits, names } = orbiting('Drill Star', 'Drill Star: Docking Bay', goes);
      expect(orbits).toBe(goes ? cardNamed(s, 'Drill Harbor') : undefined);
      expect(names('Drill Star: Docking Bay')).toEqual(['Drill Star']);
      expect(names('Drill Star')).toEqual(['Drill Star: Docking Bay']);
      expect(names('Drill Harbor')).toEqual(['Drill Harbor: Quay']);
    });

  rule('GAP-0153', 'is related to no system where its starship is, nor that to it', () => {
    const { state: s } = table(ccg, {
      at: { 'Drill Harbor: Quay': {}, 'Drill Harbor': { dark: ['Drill Leviathan'] }, 'Drill Leviathan: Station': {} },
    });
    const names = (card: string) => relatedTo(s, find(s, card)).map((one) => s.names[s.cards.definition[one] ?? -1]);
    expect(names('Drill Leviathan: Station')).toEqual([]);
    expect(names('Drill Harbor')).toEqual(['Drill Harbor: Quay']);
  });
});
