import {
  activate,
  always,
  any,
  areImmune,
  atAnyTime,
  automatically,
  type Card,
  deployed,
  deploys,
  deploysAtStart,
  deploysFrom,
  draws,
  duringYour,
  effect,
  forbids,
  immuneTo,
  interrupt,
  location,
  loses,
  lost,
  lostPile,
  may,
  reserveDeck,
  takes,
  this_,
  used,
  whenever,
  youOccupy,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { startingHand } from './own/deploying.ts';

const site = { ...common, type: 'site', planet: true, exterior: true, force: { light: 1, dark: 1 } } as const;

/** Where a game may begin. */
const places: readonly Card[] = [
  location('Drill Citadel', {
    ...site,
    side: 'dark',
    system: 'Drill Citadel',
    traits: ['unconvertible'],
    onBothSides: true,
  }),
  location('Drill Citadel', { ...site, side: 'light', system: 'Drill Citadel', onBothSides: true }),
  location('Drill Chapel', {
    ...site,
    side: 'light',
    system: 'Drill Chapel',
    text: {
      light: [automatically(deployed('you', this_)).do(loses(1), activate(1))],
      dark: [may.respond(deployed('opponent', this_)).do(draws(1))],
    },
  }),
  location('Drill Annex', {
    ...site,
    side: 'dark',
    system: 'Drill Annex',
    text: { dark: [deploys.if(youOccupy(any.locations))] },
  }),
];

/** What a game may begin with, beside a place. */
const starting: readonly Card[] = [
  effect('Drill Creed', { ...common, side: 'light', type: 'starting' }),
  effect('Drill Dogma', { ...common, side: 'dark', type: 'starting' }),
  effect('Drill Pennant', { ...common, side: 'light', text: [deploys.for(3)] }),
  effect('Drill Hold', { ...common, side: 'light', text: [deploys.if(youOccupy(any.locations))] }),
  effect('Drill Sanction', {
    ...common,
    side: 'dark',
    text: [always(forbids('deploy', any.called('Drill Pennant')))],
  }),
  effect('Drill Rampart', {
    ...common,
    side: 'light',
    text: [immuneTo('Drill Alter'), automatically(deployed('you', this_)).do(takes(any.interrupts, lostPile))],
  }),
  effect('Drill Bastion', {
    ...common,
    side: 'light',
    text: [immuneTo('Drill Alter'), automatically(deployed('you', this_)).do(draws(1))],
  }),
  effect('Drill Paid Ward', { ...common, side: 'light', text: [deploys.for(1), immuneTo('Drill Alter')] }),
  effect('Drill Palisade', {
    ...common,
    side: 'light',
    text: [whenever([youOccupy(any.locations)], areImmune(this_, ['Drill Alter']))],
  }),
  interrupt('Drill Readiness', {
    ...common,
    side: 'light',
    functions: [
      lost(
        may
          .start()
          .do(
            deploysAtStart(any.effects.immune('Drill Alter', 'always')),
            deploysAtStart(any.effects.immune('Drill Alter', 'always')),
          ),
      ),
    ],
  }),
  interrupt('Drill Groundwork', {
    ...common,
    side: 'light',
    functions: [
      lost(may.start().do(startingHand(8, 12))),
      used(
        may
          .act(duringYour('deploy'))
          .do(deploysFrom(reserveDeck, any.effects.deployingFree.immune('Drill Alter', 'always'))),
      ),
    ],
  }),
  interrupt('Drill Overture', {
    ...common,
    side: 'light',
    functions: [
      lost(may.start().do(deploysAtStart(any.called('Drill Pennant')))),
      used(may.act(atAnyTime).do(draws(1))),
    ],
  }),
  interrupt('Drill Prelude', {
    ...common,
    side: 'light',
    functions: [lost(may.start().do(deploysAtStart(any.called('Drill Hold'))))],
  }),
  interrupt('Drill Preamble', {
    ...common,
    side: 'dark',
    functions: [lost(may.start().do(deploysAtStart(any.called('Drill Sanction'))))],
  }),
  interrupt('Drill Foreword', {
    ...common,
    side: 'dark',
    functions: [
      lost(
        may.start().do(takes(any.called('Drill Toll'), reserveDeck), takes('any card', reserveDeck), startingHand(6)),
      ),
    ],
  }),
];

/** What happens before the first turn. */
export const gameStart: readonly Card[] = [...places, ...starting];
