import {
  adds,
  always,
  any,
  areImmune,
  atAnyTime,
  deploysOn,
  device,
  firesTwice,
  forbids,
  host,
  may,
  opponents,
  peeks,
  places,
  reserveDeck,
  seen,
  this_,
  your,
} from '../../../language/index.ts';
import { callsDroids, fuels, restrainsDroid } from '../counterparts/devices.ts';
import { light } from './facts.ts';

const wearer = host.characters;

export const caller = device('Caller', {
  ...light,
  onBothSides: true,
  id: '1_34',
  rarity: 'U2',
  destiny: 6,
  text: callsDroids(your.type('Rebel').or(your.characters.trait('Jawa'))),
});

export const electrobinoculars = device('Electrobinoculars', {
  ...light,
  id: '1_35',
  rarity: 'C2',
  destiny: 3,
  text: [
    deploysOn(your.characters.icon('warrior')).for(1),
    may
      .act(atAnyTime)
      .use(2)
      .do(peeks(1, reserveDeck), places('any card', seen(reserveDeck, 'it'), 'force', { may: true })),
  ],
});

const ship = host.starships;

export const fusionGeneratorSupplyTanks = device('Fusion Generator Supply Tanks', {
  ...light,
  onBothSides: true,
  id: '1_36',
  rarity: 'C2',
  destiny: 4,
  traits: ['fusion generator'],
  text: fuels(ship),
});

export const restrainingBolt = device('Restraining Bolt', {
  ...light,
  onBothSides: true,
  id: '1_38',
  rarity: 'C2',
  destiny: 6,
  text: [deploysOn(your.type('Droid').where('site').or(opponents.type('Droid').where('site'))), ...restrainsDroid],
});

const itsWeapons = your.weapons.besideThis;

export const targetingComputer = device('Targeting Computer', {
  ...light,
  id: '1_39',
  rarity: 'U1',
  destiny: 3,
  text: [
    deploysOn(your.starships).for(2),
    always(
      adds(1).to('maneuver').of(ship),
      adds(-1).to('destiny draw').for('your', { kind: 'weapon', drawnBy: itsWeapons }),
    ),
    ...firesTwice(itsWeapons),
  ],
});

export const tatooineUtilityBelt = device('Tatooine Utility Belt', {
  ...light,
  id: '1_40',
  rarity: 'C2',
  destiny: 4,
  text: [
    deploysOn(your.type('Rebel', 'Alien')).for(1),
    always(adds(2).to('power').of(wearer.on('Tatooine')), adds(2).to('forfeit').of(wearer.on('Tatooine'))),
  ],
});

export const vaporator = device('Vaporator', {
  ...light,
  id: '1_41',
  rarity: 'C2',
  destiny: 4,
  text: [
    deploysOn(any.type('site').on('Tatooine')).for(1),
    always(forbids('move', this_), areImmune(any.characters.hereOrAdjacent, ['Gravel Storm'])),
  ],
});
