import {
  adds,
  any,
  atAnyTime,
  drawDestiny,
  forbids,
  ifDestiny,
  interrupt,
  isMore,
  it,
  lost,
  makes,
  may,
  not,
  numberOf,
  opponents,
  perhaps,
  totalPowerOf,
  twice,
  used,
  your,
} from '../../../../language/index.ts';
import { barrier, deploysInEmergency, maneuvers, transportsToAnySite } from '../../counterparts/interrupts.ts';
import { evacuates, isAboardIt, isAboutToBeLost } from '../../own/evacuating.ts';
import { dark } from '../facts.ts';

/** Whom an alert keeps where they are: everybody but smugglers and the starships they are aboard. */
const blocked = opponents
  .of('character', 'vehicle', 'starship')
  .except(any.characters.trait('smuggler').or(any.starships.withAboard(any.trait('smuggler'))));

export const darkManeuvers = interrupt('Dark Maneuvers', {
  ...dark,
  id: '1_241',
  rarity: 'C2',
  destiny: 6,
  functions: maneuvers(
    makes(adds(2).to('maneuver').of(it), 'turn'),
    makes(adds(1).to('power').of(it), 'turn'),
    perhaps(makes(adds(2).to('hyperspeed').of(it), 'turn')),
  ),
});

export const elisHelrot = interrupt('Elis Helrot', {
  ...dark,
  id: '1_243',
  rarity: 'U2',
  destiny: 4,
  functions: transportsToAnySite,
});

export const emergencyDeployment = interrupt('Emergency Deployment', {
  ...dark,
  id: '1_244',
  rarity: 'U1',
  destiny: 3,
  functions: deploysInEmergency(isMore(totalPowerOf('opponent'), twice(totalPowerOf('you')))),
});

export const evacuate = interrupt('Evacuate?', {
  ...dark,
  id: '1_245',
  rarity: 'U2',
  destiny: 6,
  functions: [
    used(
      may
        .respond(isAboutToBeLost(your.starships.type('capital')))
        .if(not(isAboardIt(any.persona('Tarkin'))))
        .do(evacuates(any.type('site').where('planet').or(your.starships.type('capital')))),
    ),
  ],
});

export const fullScaleAlert = interrupt('Full Scale Alert', {
  ...dark,
  id: '1_246',
  rarity: 'U2',
  destiny: 3,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .use(2)
        .do(
          drawDestiny(),
          ifDestiny('<', numberOf(any.trait('stormtrooper')), [makes(forbids('move', blocked), 'turn')]),
        ),
    ),
  ],
});

export const imperialBarrier = interrupt('Imperial Barrier', {
  ...dark,
  id: '1_249',
  rarity: 'C2',
  destiny: 4,
  functions: barrier,
});
