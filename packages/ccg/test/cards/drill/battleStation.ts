import {
  adds,
  always,
  any,
  atAnyTime,
  type Card,
  defines,
  deploysOn,
  effect,
  interrupt,
  location,
  lost,
  may,
  starship,
  this_,
  vehicle,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { collapses, crashes } from './own/states.ts';

const dark = { ...common, side: 'dark' } as const;
const station = { ...dark, system: 'Drill Dread Star', mobile: true } as const;
const world = { ...dark, type: 'system', planet: true, parsec: 1, force: { light: 1, dark: 1 } } as const;

/** A battle station that begins at no parsec of its own, and worlds that it can orbit. */
const stations: readonly Card[] = [
  location('Drill Dread Star', {
    ...station,
    type: 'system',
    force: { light: 0, dark: 2 },
    text: { dark: [always(defines(1).to('hyperspeed').of(this_))] },
  }),
  location('Drill Dread Star: Docking Bay', {
    ...station,
    type: 'site',
    interior: true,
    exterior: true,
    force: { light: 1, dark: 1 },
  }),
  location('Drill Dread Star: Cell', { ...station, type: 'site', interior: true, force: { light: 1, dark: 1 } }),
  location('Drill Top Clouds', {
    ...common,
    side: 'light',
    type: 'sector',
    system: '',
    planet: true,
    limit: 0,
    force: { light: 1, dark: 1 },
  }),
  location('Drill First World', { ...world, system: 'Drill First World' }),
  location('Drill Other World', { ...world, system: 'Drill Other World' }),
];

/** Walkers that nothing makes faster, and what is loaded without anybody to fly it. */
const walkers: readonly Card[] = [
  vehicle('Drill Four Legs', {
    ...dark,
    type: 'combat',
    enclosed: true,
    deploy: 4,
    power: 5,
    forfeit: 6,
    armor: 6,
    landspeed: 1,
    permanentPilots: [1],
    traits: ['AT-AT'],
  }),
  vehicle('Drill Two Legs', {
    ...dark,
    type: 'combat',
    enclosed: true,
    deploy: 2,
    power: 3,
    forfeit: 3,
    maneuver: 2,
    landspeed: 1,
    permanentPilots: [1],
  }),
  vehicle('Drill Empty Tank', {
    ...dark,
    type: 'combat',
    enclosed: true,
    deploy: 2,
    power: 3,
    forfeit: 3,
    maneuver: 2,
    landspeed: 2,
    capacity: { pilots: 1, passengers: 1 },
  }),
  effect('Drill Fast Legs', { ...dark, text: [always(adds(2).to('landspeed').of(any.vehicles))] }),
  effect('Drill Hull Work', { ...dark, text: [deploysOn(any.starships)] }),
  starship('Drill Far Wing', {
    ...common,
    side: 'light',
    type: 'starfighter',
    deploy: 2,
    power: 2,
    forfeit: 2,
    hyperspeed: 5,
    permanentPilots: [2],
    icons: ['nav computer'],
  }),
];

/** A site that can come down, and what brings it down. */
const ruins: readonly Card[] = [
  ...(['dark', 'light'] as const).map((side) =>
    location('Drill: Mine Shaft', {
      ...common,
      side,
      onBothSides: true,
      type: 'site',
      system: 'Drill',
      planet: true,
      interior: true,
      force: { light: 2, dark: 2 },
      icons: ['scomp link'],
      text: { dark: [always(adds(3).to('power').of(your.characters.here))] },
    }),
  ),
  interrupt('Drill Crash Dive', {
    ...dark,
    functions: [lost(may.act(atAnyTime).target(any.vehicles).do(crashes))],
  }),
  interrupt('Drill Cave-In', {
    ...dark,
    functions: [lost(may.act(atAnyTime).target(any.type('site').where('interior')).do(collapses))],
  }),
];

export const battleStation: readonly Card[] = [...stations, ...walkers, ...ruins];
