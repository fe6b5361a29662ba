import {
  activate,
  always,
  any,
  arePlayedAs,
  atAnyTime,
  automatically,
  type Card,
  cancelIt,
  cancels,
  deploysOn,
  deploys as deploysText,
  drawnPrice,
  duringYour,
  effect,
  immuneTo,
  interrupt,
  it,
  justHit,
  plays as justPlays,
  losing,
  lost,
  may,
  opponents,
  placingOutOfPlay,
  type Side,
  sends,
  stackedTitlesAreUnique,
  targetReachesThis,
  targets,
  used,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { putsOutOfUse } from './own/states.ts';
import { plays } from './plays.ts';

const both = (make: (side: Side) => Card): Card[] => [make('light'), make('dark')];

/** Immediate Effects: those that take an Interrupt, one for any time, one with a time of its own. */
export const immediate: readonly Card[] = [
  ...both((side) =>
    effect('Drill Hook', {
      ...common,
      side,
      onBothSides: true,
      type: 'immediate',
      grabber: true,
      text: [deploysText.for(1).inResponseTo(justPlays('opponent', any.interrupts)), always(stackedTitlesAreUnique)],
    }),
  ),
  /** On whoever was just hit. */
  effect('Drill Wound', {
    ...common,
    side: 'dark',
    type: 'immediate',
    text: [deploysOn(it).inResponseTo(justHit(opponents.characters))],
  }),
  /** Comes with an Interrupt, and leaves it alone. */
  effect('Drill Bystander', {
    ...common,
    side: 'dark',
    type: 'immediate',
    text: [deploysText.inResponseTo(justPlays('opponent', any.interrupts))],
  }),
  effect('Drill Snap', { ...common, side: 'light', type: 'immediate', text: [immuneTo('Drill Kiss')] }),
  effect('Drill Dawn', {
    ...common,
    side: 'light',
    type: 'immediate',
    text: [deploysText.at(duringYour('control'))],
  }),
  effect('Drill Drift', { ...common, side: 'light', type: 'mobile' }),
  effect('Drill Bill', { ...common, side: 'light', type: 'political' }),
  effect('Drill Goal', {
    ...common,
    side: 'dark',
    type: 'utinni',
    text: [
      deploysOn(any.locations.type('site')).targeting(your.characters),
      automatically(targetReachesThis).do(activate(1)),
    ],
  }),
  effect('Drill Errantry', {
    ...common,
    side: 'light',
    type: 'utinni',
    text: [deploysOn(any.locations.type('site')).targeting(any.characters)],
  }),
];

/** Interrupts of which there is one a turn, in two ways, or sent away as they are played. */
export const interrupts: readonly Card[] = [
  ...both((side) =>
    interrupt('Drill Only', {
      ...common,
      side,
      onBothSides: true,
      limit: 1,
      functions: [used(may.act(atAnyTime).do(activate(1)))],
    }),
  ),
  interrupt('Drill Either', {
    ...common,
    side: 'light',
    functions: [used(may.act(atAnyTime).do(activate(1))), lost(may.act(atAnyTime).do(activate(2)))],
  }),
  effect('Drill Wastage', { ...common, side: 'dark', text: [always(arePlayedAs('lost', opponents.interrupts))] }),
  effect('Drill Thrift', { ...common, side: 'light', text: [always(arePlayedAs('used', your.interrupts))] }),
  plays('Drill Filibuster', 'dark', may.act(atAnyTime).do(cancels(opponents.effectsOfAnyKind.type('political')))),
  plays('Drill Outage', 'dark', may.act(atAnyTime).target(any.locations).do(putsOutOfUse('scomp link', it))),
  plays('Drill Broth', 'light', may.act(atAnyTime).do(activate(2, 'each player'))),
  /** Its price is drawn. */
  plays('Drill Toll Road', 'light', may.act(atAnyTime).paying(drawnPrice).do(activate(3))),
  plays(
    'Drill Proficiency',
    'light',
    may.act(atAnyTime).target(opponents.characters).paying(losing(1)).do(sends(it, 'lost')),
  ),
  /** Puts one of one's own out of play for it. */
  plays(
    'Drill Noble',
    'light',
    may
      .act(atAnyTime)
      .target(your.characters)
      .target(opponents.characters)
      .paying(placingOutOfPlay)
      .do(sends(it, 'hand')),
  ),
  plays('Drill Cheek', 'light', may.respond(targets('opponent', your.characters)).do(cancelIt)),
  plays(
    'Drill Mutual',
    'light',
    may.act(atAnyTime).target(your.characters).target(opponents.characters).do(sends(it, 'hand')),
  ),
];
