import {
  adds,
  always,
  any,
  type Card,
  cancelsDrainModifiers,
  character,
  deploysOn,
  drains as drainsForce,
  effect,
  forbids,
  limits,
  location,
  loses,
  may,
  resets,
  this_,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { plays } from './plays.ts';

const more = always(adds(1).to('Force drain').for('your', { where: this_ }));
const less = always(adds(-1).to('Force drain').for('your', { where: this_ }));
const site = { ...common, type: 'site', system: 'Drill Eden', planet: true, exterior: true } as const;

/** A planet whose places change what the Light Side drains there. */
const eden: readonly Card[] = [
  location('Drill Eden', {
    ...common,
    side: 'light',
    type: 'system',
    system: 'Drill Eden',
    planet: true,
    parsec: 7,
    force: { light: 1, dark: 2 },
    text: { light: [less] },
  }),
  location('Drill Eden: Bunker', { ...site, side: 'light', force: { light: 1, dark: 1 }, text: { light: [more] } }),
  location('Drill Eden: Platform', { ...site, side: 'light', force: { light: 1, dark: 1 } }),
  location('Drill Eden: Woods', { ...site, side: 'dark', force: { light: 1, dark: 2 }, text: { light: [more] } }),
  location('Drill Eden: Village', { ...site, side: 'dark', force: { light: 1, dark: 1 }, text: { light: [more] } }),
];

/** What keeps drains from being changed or cancelled. */
const drainTexts: readonly Card[] = [
  effect('Drill Decree', { ...common, side: 'dark', text: [always(cancelsDrainModifiers({ bonuses: true }))] }),
  effect('Drill Mute', { ...common, side: 'dark', text: [always(cancelsDrainModifiers())] }),
  effect('Drill Murk', { ...common, side: 'dark', text: [always(adds(-1).to('Force drain').for('opponent'))] }),
  effect('Drill Glare', {
    ...common,
    side: 'dark',
    text: [deploysOn(any.locations.where('system')), always(cancelsDrainModifiers({ where: any.locations.related }))],
  }),
  effect('Drill Seal', {
    ...common,
    side: 'dark',
    text: [always(forbids('have your Force drains cancelled by opponent', any.locations))],
  }),
  /** Brings icons to both sides where it is. */
  character('Drill Gardener', {
    ...common,
    side: 'dark',
    type: 'Alien',
    deploy: 1,
    power: 1,
    ability: null,
    forfeit: 1,
    text: [always(adds(1).to('Force icons').for('each player', { where: any.locations.here }))],
  }),
];

/** What changes generation and nothing else. */
const generating: readonly Card[] = [
  effect('Drill Dearth', {
    ...common,
    side: 'light',
    text: [
      always(
        resets(0)
          .to('Force generation')
          .for('opponent', { where: any.locations.called('Drill: Hall') }),
      ),
    ],
  }),
  effect('Drill Squeeze', {
    ...common,
    side: 'light',
    text: [
      always(
        limits(1)
          .to('Force generation')
          .for('each player', { where: any.locations.where('non-battleground') }),
      ),
    ],
  }),
  effect('Drill Reservoir', {
    ...common,
    side: 'dark',
    text: [
      always(
        adds(1)
          .to('Force generation')
          .for('your', { where: any.locations.called('Drill Dark', 'Drill Yard') }),
      ),
    ],
  }),
  /** Drains of its player's are worse by 3; the other loses 2 at most. */
  effect('Drill Deep Drain', { ...common, side: 'dark', text: [always(adds(3).to('Force drain').for('your'))] }),
  effect('Drill Last Chance', {
    ...common,
    side: 'light',
    text: [always(limits(2).to('loss to a Force drain').for('your'))],
  }),
  /** More is lost while the drain goes on, but not to it. */
  plays('Drill Reprisal', 'dark', may.respond(drainsForce('you')).do(loses(3))),
  character('Drill Tyrant', {
    ...common,
    side: 'dark',
    type: 'Imperial',
    deploy: 5,
    power: 5,
    ability: 7,
    forfeit: 7,
    icons: ['Dark Jedi Master'],
  }),
];

/** Force drains, Force icons and Force generation. */
export const drains: readonly Card[] = [...eden, ...drainTexts, ...generating];
