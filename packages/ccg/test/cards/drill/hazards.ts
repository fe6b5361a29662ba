import { sleeps } from '../../../src/cards/premiere/own/states.ts';
import {
  adds,
  always,
  any,
  atAnyTime,
  automatically,
  type Card,
  character,
  deploysOn,
  drawsDestiny,
  effect,
  fires,
  fixedX,
  hits,
  host,
  it,
  location,
  may,
  numberOf,
  opponents,
  retrieve,
  sends,
  steals,
  targetReachesThis,
  thereIs,
  this_,
  twice,
  weapon,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { plays } from './plays.ts';

/** What blows up, what blows over, and what is turned over. */
export const hazards: readonly Card[] = [
  effect('Drill Rigged Circuit', {
    ...common,
    side: 'dark',
    text: [
      deploysOn(any.type('Droid')),
      automatically(drawsDestiny('anyone', { value: numberOf(any.characters.here) }))
        .if(thereIs(host.where('site')))
        .do(sends(any.characters.presentWithThis, 'lost')),
    ],
  }),
  /** Puts people to sleep, and no droids. */
  weapon('Drill Sedative', {
    ...common,
    side: 'dark',
    type: 'character',
    text: [fires({ at: any.characters.non('Droid'), do: [hits(it)] })],
  }),
  plays('Drill Lullaby', 'dark', may.act(atAnyTime).target(any.characters).do(sleeps)),
  /** What is there is broken, or taken by a thief. */
  plays(
    'Drill Sabotage',
    'dark',
    may
      .act(atAnyTime)
      .target(opponents.of('weapon', 'device', 'vehicle'))
      .do(sends(it, 'lost')),
  ),
  character('Drill Saboteur', {
    ...common,
    side: 'dark',
    type: 'Imperial',
    deploy: 2,
    power: 1,
    ability: 1,
    forfeit: 2,
    text: [
      may
        .act(atAnyTime)
        .target(opponents.of('weapon', 'device', 'vehicle').here)
        .do(steals()),
    ],
  }),
  /** Pays for as many asteroids as there were when it was begun. */
  effect('Drill Reef Run', {
    ...common,
    side: 'light',
    type: 'utinni',
    text: [
      deploysOn(any.locations.where('asteroid sector'))
        .targeting(your.starships)
        .fixingX(twice(numberOf(any.locations.where('asteroid sector')))),
      automatically(targetReachesThis).do(retrieve(fixedX), sends(this_, 'lost')),
    ],
  }),
  effect('Drill Blizzard', { ...common, side: 'dark', text: [deploysOn(any.locations.where('outermost marker'))] }),
  /** One side makes the opponent's Imperials dear, the other adds to drains. */
  location('Drill: Forum', {
    ...common,
    side: 'light',
    type: 'site',
    system: 'Drill',
    exterior: true,
    planet: true,
    force: { light: 3, dark: 1 },
    text: {
      light: [always(adds(2).to('deploy').of(opponents.type('Imperial')))],
      dark: [always(adds(1).to('Force drain').for('your', { where: this_ }))],
    },
  }),
  location('Drill Ice: Ridge', {
    ...common,
    side: 'light',
    type: 'site',
    system: 'Drill Ice',
    exterior: true,
    planet: true,
    marker: 7,
    force: { light: 1, dark: 1 },
  }),
];
