import { asLongAsItFires } from '../../../src/cards/premiere/own/firing.ts';
import {
  adds,
  always,
  any,
  type Card,
  character,
  deploysOn,
  device,
  effect,
  fires,
  firing,
  hits,
  interrupt,
  it,
  makesA,
  may,
  starship,
  this_,
  used,
  weapon,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { separateCost } from './own/costs.ts';

const dark = { ...common, side: 'dark' } as const;
const light = { ...common, side: 'light' } as const;
const person = { deploy: 2, power: 2, ability: 2, forfeit: 2 } as const;

/** Who leads by title, by lore, by text; and what only sounds so. */
const leaders: readonly Card[] = [
  character('Drill Squad Leader', {
    ...dark,
    ...person,
    type: 'Imperial',
    traits: ['leader'],
    traitsByTitle: ['leader'],
  }),
  character('Drill Steward Unit', {
    ...light,
    type: 'Droid',
    deploy: 1,
    power: 1,
    forfeit: 2,
    text: [always(makesA('leader', this_))],
  }),
  starship('Drill Leader In Drill One', {
    ...light,
    type: 'starfighter',
    deploy: 3,
    power: 4,
    forfeit: 5,
    maneuver: 4,
    hyperspeed: 4,
    permanentPilots: [2],
    contains: ['Red Leader'],
  }),
  effect('Drill Everybody Leads', { ...light, text: [always(makesA('leader', your))] }),
  character('Drill Runaway Clerk', { ...light, ...person, type: 'Rebel', traits: ['Imperial'] }),
];

const gun = { ...dark, type: 'character' } as const;
const shot = { at: any.characters, draw: 2, do: [hits(it)] } as const;

/** Weapons that draw twice, and what adds to the total once. */
const gunnery: readonly Card[] = [
  weapon('Drill Twin Foil', {
    ...gun,
    traits: ['lightsaber'],
    text: [deploysOn(your.characters), fires(shot)],
  }),
  weapon('Drill Twin Barrel', { ...gun, traits: ['blaster'], text: [deploysOn(your.characters), fires(shot)] }),
  // Bionic Hand
  device('Drill Iron Hand', {
    ...dark,
    text: [
      deploysOn(your.characters),
      always(
        adds(1)
          .to('weapon destiny')
          .for('your', { kind: 'weapon', drawnBy: any.weapons.type('character') }),
      ),
    ],
  }),
  // Blaster Proficiency, Dark Strike
  ...(['blaster', 'lightsaber'] as const).map((kind) =>
    interrupt(`Drill Sure ${kind}`, {
      ...dark,
      functions: [
        used(
          may
            .respond(firing('you', your.weapons.trait(kind)))
            .do(asLongAsItFires(adds(3).to('weapon destiny').for('your', { kind: 'weapon', drawnBy: it }))),
        ),
      ],
    }),
  ),
  character('Drill Tough Target', { ...light, ...person, type: 'Rebel', ability: 5 }),
];

/** Works against Alter, once it is there. */ // Dark Forces
const hosts: readonly Card[] = [
  effect('Drill Shadow Host', { ...dark, text: [always(separateCost('play', any.interrupts.called('Alter'), 1))] }),
];

/** Cards that do what those do which the Glossary quotes. */
export const examples: readonly Card[] = [...leaders, ...gunnery, ...hosts];
