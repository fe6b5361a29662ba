import {
  adds,
  allows,
  always,
  any,
  automatically,
  becomes,
  type Card,
  character,
  creature,
  deployed,
  deploys,
  deploysOn,
  device,
  effect,
  host,
  location,
  opponents,
  thereIs,
  this_,
  vehicle,
  weapon,
  whenever,
  youControl,
  your,
} from '../../../src/language/index.ts';

import { common } from './base.ts';

const person = { ...common, deploy: 1, power: 2, ability: 2, forfeit: 2 } as const;

/** Spies, and those who look for people. */
const people: readonly Card[] = [
  character('Drill Mole', { ...person, side: 'dark', type: 'Imperial', traits: ['spy'] }),
  effect('Drill False Papers', {
    ...common,
    side: 'dark',
    text: [
      deploysOn(your.characters.trait('spy')).workingOn('undercover'),
      automatically(deployed('you', this_)).do(becomes(host, 'undercover')),
    ],
  }),
  character('Drill Sleeper', {
    ...person,
    side: 'dark',
    type: 'Imperial',
    traits: ['spy'],
    text: [deploys.asUndercoverSpy, always(adds(-1).to('power').of(opponents.characters.here))],
  }),
  /** Another version of somebody, in disguise. */
  character('Drill Paladin Covert', {
    ...common,
    side: 'light',
    type: 'Rebel',
    limit: 1,
    deploy: 3,
    power: 4,
    ability: 4,
    forfeit: 3,
    traits: ['spy'],
    personas: ['Drill Paladin'],
    text: [deploys.asUndercoverSpy.if(thereIs(any.characters.type('Imperial')))],
  }),
  character('Drill Pathfinder', { ...person, side: 'dark', type: 'Imperial', traits: ['scout'] }),
];

const ice = { ...common, side: 'light', type: 'site', system: 'Drill Ice', exterior: true, planet: true } as const;

/** A planet with an energy shield. */
const shielded: readonly Card[] = [
  location('Drill Ice: Generators', {
    ...ice,
    traits: ['energy shield', 'Echo Base'],
    force: { light: 2, dark: 1 },
  }),
  location('Drill Ice: Perimeter', { ...ice, marker: 3, force: { light: 1, dark: 1 } }),
  location('Drill Ice: Plains', { ...ice, marker: 5, force: { light: 1, dark: 1 } }),
  location('Drill Ice: Docking Bay', { ...ice, traits: ['Echo Base'], force: { light: 1, dark: 1 } }),
  location('Drill Ice', {
    ...common,
    side: 'dark',
    type: 'system',
    system: 'Drill Ice',
    parsec: 5,
    force: { light: 1, dark: 1 },
    text: {
      dark: [
        whenever(
          [youControl(this_)],
          adds(2)
            .to('total power')
            .for('your', { where: any.type('site').related }),
        ),
      ],
    },
  }),
  effect('Drill Breach', {
    ...common,
    side: 'dark',
    text: [always(allows('deploy to shielded sites', your.characters.trait('spy')))],
  }),
  vehicle('Drill Ice Strider', {
    ...common,
    side: 'dark',
    type: 'combat',
    enclosed: true,
    deploy: 4,
    power: 6,
    forfeit: 6,
    landspeed: 1,
    permanentPilots: [1],
    capacity: { passengers: 4 },
  }),
  weapon('Drill Ice Strider Gun', { ...common, side: 'dark', type: 'vehicle', text: [deploysOn(your.vehicles)] }),
  device('Drill Range Finder', { ...common, side: 'dark', text: [deploysOn(your.vehicles)] }),
  creature('Drill Ice Beast', { ...common, side: 'dark', deploy: 2, ferocity: 3, defense: 3 }),
  location('Ahch-To: Drill Cliff', {
    ...common,
    side: 'light',
    type: 'site',
    system: 'Ahch-To',
    exterior: true,
    planet: true,
    force: { light: 1, dark: 1 },
  }),
];

/** Cards for spies, search parties and closed places. */
export const cover: readonly Card[] = [...people, ...shielded];
