import {
  activate,
  adds,
  always,
  any,
  atAnyTime,
  type Card,
  cancels,
  defines,
  deploysFrom,
  device,
  drawDestiny,
  drawnPrice,
  drawsAgainst,
  hand,
  host,
  ifThereIsAny,
  initiatesBattle,
  interrupt,
  it,
  justMoved,
  plays as justPlays,
  loses,
  lost,
  lostPile,
  lowerTotal,
  makes,
  may,
  opponents,
  places,
  relocates,
  reserveDeck,
  resets,
  reshuffles,
  retargets,
  type Side,
  sends,
  theirs,
  used,
  usedPile,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { plays } from './plays.ts';

const both = (make: (side: Side) => Card): Card[] => [make('light'), make('dark')];

/** Cards with targets of several kinds, and one that changes them. */
export const targeting: readonly Card[] = [
  plays('Drill Roundup', 'dark', may.act(atAnyTime).targetTogether(opponents.characters).do(sends(it, 'hand'))),
  plays('Drill Arrest', 'dark', may.act(atAnyTime).target(opponents.characters).use(1).do(sends(it, 'hand'))),
  plays('Drill Feint', 'light', may.respond(justPlays('opponent', any.interrupts)).do(retargets)),
  /** Takes a weapon along, if there is one. */
  plays(
    'Drill Resilience',
    'light',
    may
      .act(atAnyTime)
      .targetIfAny(opponents.weapons)
      .do(activate(1), ifThereIsAny(sends(it, 'hand'))),
  ),
  plays(
    'Drill Maneuvers',
    'dark',
    may
      .act(atAnyTime)
      .target(any.starships)
      .do(makes(adds(2).to('hyperspeed').of(it), 'turn'), makes(adds(2).to('maneuver').of(it), 'turn')),
  ),
  plays('Drill Composure', 'light', may.respond(drawsAgainst('opponent', 'ability', your.characters)).do(activate(1))),
  plays('Drill Evader', 'dark', may.act(atAnyTime).do(cancels(any.effects.called('Drill Memorial')))),
  plays(
    'Drill Harden',
    'light',
    may
      .act(atAnyTime)
      .target(your.characters)
      .do(makes(defines(4).to('armor').of(it), 'turn')),
  ),
  plays(
    'Drill Pilgrimage',
    'light',
    may
      .act(atAnyTime)
      .target(your.characters)
      .do(relocates(it, any.called('Drill: Hall'))),
  ),
  /** Takes a device, which lies at one site, to another. */
  plays(
    'Drill Haulage',
    'light',
    may
      .act(atAnyTime)
      .target(any.of('device').where('site').inTheOpen)
      .do(relocates(it, any.locations.type('site'))),
  ),
  /** Searches for a weapon as a battle begins. */
  interrupt('Drill Armed', {
    ...common,
    side: 'dark',
    functions: [
      lost(
        may
          .respond(initiatesBattle('anyone'))
          .target(your.characters.type('Imperial'))
          .do(deploysFrom(reserveDeck, any.weapons)),
      ),
    ],
  }),
  /** Takes a group from one site to another, for a price that is drawn. */
  plays(
    'Drill Caravan',
    'light',
    may
      .act({ ...atAnyTime, notInBattle: true })
      .targetTogether(your.characters)
      .target(any.locations.type('site'))
      .paying(drawnPrice)
      .do(relocates('first target', it)),
  ),
  plays(
    'Drill Yardstick',
    'dark',
    may
      .act(atAnyTime)
      .target(opponents.characters)
      .do(drawDestiny(1, { against: ['ability'] })),
  ),
  plays(
    'Drill Pursuit',
    'dark',
    may
      .act(atAnyTime)
      .target(opponents.starships)
      .do(drawDestiny(1, { against: ['maneuver'] })),
  ),
  plays('Drill Chance', 'dark', may.act(atAnyTime).target(opponents.characters).do(drawDestiny())),
  /** Both draw, with the abilities of both. */
  ...both((side) =>
    interrupt('Drill Wrestle', {
      ...common,
      side,
      onBothSides: true,
      functions: [
        used(
          may
            .act(atAnyTime)
            .target(your.characters)
            .target(opponents.characters)
            .do(drawDestiny(1, { by: 'both', against: ['ability'] }), lowerTotal({}, [], [sends(it, 'hand')])),
        ),
      ],
    }),
  ),
  plays('Drill Diversion', 'dark', may.respond(justPlays('opponent', any.interrupts)).do(retargets)),
  plays('Drill Keepsake', 'light', may.respond(justMoved('you', any.type('Droid'))).do(activate(1))),
  plays('Drill Swindle', 'dark', may.respond(justMoved('opponent', any.characters, { by: 'relocation' })).do(loses(1))),
  plays('Drill Quash', 'light', may.act(atAnyTime).do(cancels(opponents.effects))),
  plays('Drill Wipeout', 'dark', may.act(atAnyTime).do(cancels(any.of('character', 'effect')))),
  plays(
    'Drill Jumble',
    'dark',
    may.act(atAnyTime).do(reshuffles(usedPile)),
    may.act(atAnyTime).do(reshuffles(theirs(lostPile))),
  ),
  plays(
    'Drill Pocket',
    'dark',
    may.act(atAnyTime).do(places('any card', theirs(hand), 'used', { atRandom: true, leaving: 0 })),
  ),
  plays(
    'Drill Dent',
    'light',
    may
      .act(atAnyTime)
      .target(any.starships)
      .do(makes(resets(0).to('forfeit').of(it), 'turn')),
  ),
  device('Drill Booster', {
    ...common,
    side: 'dark',
    text: [always(adds(1).to('power').of(host), adds(2).to('hyperspeed').of(host), adds(1).to('maneuver').of(host))],
  }),
];
