import {
  adds,
  any,
  cancelIt,
  chooses,
  drawDestiny,
  initiatesBattle,
  interrupt,
  isMore,
  it,
  makes,
  may,
  movesAway,
  opponents,
  relocates,
  thereIs,
  totalIsX,
  totalPowerOf,
  twice,
  used,
  x,
  your,
} from '../../../../language/index.ts';
import { barrier, deploysInEmergency, maneuvers, transportsToAnySite } from '../../counterparts/interrupts.ts';
import { mustMoveAway } from '../../own/drivingAway.ts';
import { evacuates, isAboutToBeLost } from '../../own/evacuating.ts';
import { light } from '../facts.ts';

const compactor = any.locations.called('Death Star: Trash Compactor');

const weak = opponents.characters.ofAbility(1).inBattle;

export const aFewManeuvers = interrupt('A Few Maneuvers', {
  ...light,
  id: '1_70',
  rarity: 'C2',
  destiny: 6,
  functions: maneuvers(makes(adds(2).to('hyperspeed').of(it), 'turn'), makes(adds(2).to('maneuver').of(it), 'turn')),
});

export const escapePod = interrupt('Escape Pod', {
  ...light,
  id: '1_79',
  rarity: 'U2',
  destiny: 6,
  functions: [
    used(may.respond(isAboutToBeLost(your.starships.type('capital'))).do(evacuates(any.type('site').where('planet')))),
  ],
});

export const hyperEscape = interrupt('Hyper Escape', {
  ...light,
  id: '1_88',
  rarity: 'C2',
  destiny: 5,
  functions: [
    used(
      may
        .respond(initiatesBattle('anyone', any.type('system', 'sector')))
        .do(movesAway(your.of('starship', 'vehicle').there)),
    ),
  ],
});

export const intoTheGarbageChuteFlyboy = interrupt('Into The Garbage Chute, Flyboy', {
  ...light,
  id: '1_89',
  rarity: 'R2',
  destiny: 6,
  functions: [
    used(
      may
        .respond(initiatesBattle('anyone', any.type('site').at('Death Star').except(compactor)))
        .do(cancelIt, relocates(your.characters.inBattle, compactor)),
    ),
  ],
});

export const moveAlong = interrupt('Move Along...', {
  ...light,
  id: '1_96',
  rarity: 'R1',
  destiny: 3,
  functions: [
    used(
      may
        .respond(initiatesBattle('anyone', any.type('site')))
        .if(thereIs(your.characters.sensitive('Jedi').presentThere))
        .use(1)
        .do(drawDestiny(), totalIsX, chooses(weak, { count: x }, mustMoveAway)),
    ),
  ],
});

export const nabrunLeids = interrupt('Nabrun Leids', {
  ...light,
  id: '1_97',
  rarity: 'U2',
  destiny: 4,
  functions: transportsToAnySite,
});

export const narrowEscape = interrupt('Narrow Escape', {
  ...light,
  id: '1_98',
  rarity: 'C2',
  destiny: 5,
  functions: [
    used(
      may
        .respond(initiatesBattle('opponent', any.type('site')))
        .if(thereIs(your.type('Rebel').abilityOver(2).presentThere))
        .do(movesAway(your.abilityOver(0).there, { byLandspeed: true })),
    ),
  ],
});

export const panic = interrupt('Panic', {
  ...light,
  id: '1_103',
  rarity: 'U1',
  destiny: 4,
  functions: deploysInEmergency(isMore(totalPowerOf('opponent'), twice(totalPowerOf('you')))),
});

export const rebelBarrier = interrupt('Rebel Barrier', {
  ...light,
  id: '1_105',
  rarity: 'C2',
  destiny: 4,
  functions: barrier,
});
