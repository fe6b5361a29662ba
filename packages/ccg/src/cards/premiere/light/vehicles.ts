import {
  adds,
  always,
  any,
  deploysOn,
  forbids,
  moveCost,
  thereIs,
  this_,
  vehicle,
  whenever,
  your,
} from '../../../language/index.ts';
import { liftTubeModel, reacts, sandcrawlerModel } from '../counterparts/vehicles.ts';
import { light, unique } from './facts.ts';

export const liftTube = vehicle('Lift Tube', {
  ...light,
  ...liftTubeModel,
  onBothSides: true,
  id: '1_148',
  rarity: 'C2',
  destiny: 6,
});

export const lukesLandspeeder = vehicle("Luke's X-34 Landspeeder", {
  ...unique,
  type: 'transport',
  id: '1_149',
  rarity: 'U2',
  destiny: 3,
  deploy: 2,
  power: 1,
  maneuver: 5,
  landspeed: 4,
  forfeit: 4,
  traits: ['landspeeder'],
  matching: ['Luke'],
  capacity: { pilots: 1, passengers: 2 },
  text: [whenever([thereIs(your.characters.persona('Luke').aboardThis)], moveCost(this_, 'free')), ...reacts],
});

export const sandcrawler = vehicle('Sandcrawler', {
  ...light,
  ...sandcrawlerModel,
  onBothSides: true,
  id: '1_150',
  rarity: 'R2',
  destiny: 2,
  text: [
    deploysOn(any.type('site').on('Tatooine')),
    always(
      forbids('move to', this_, any.type('site').where('mobile')),
      adds(1).to('forfeit').of(any.characters.trait('Jawa').where('exterior', 'site').here),
    ),
  ],
});

export const v35Landspeeder = vehicle('SoroSuub V-35 Landspeeder', {
  ...light,
  type: 'transport',
  id: '1_151',
  rarity: 'C2',
  destiny: 4,
  deploy: 2,
  power: 0,
  maneuver: 4,
  landspeed: 3,
  forfeit: 3,
  enclosed: true,
  traits: ['landspeeder'],
  capacity: { pilots: 1, passengers: 3 },
  text: [
    whenever(
      [
        thereIs(
          your.characters.called('Owen Lars', 'Beru Lars').aboardThis.or(your.characters.persona('Luke').aboardThis),
        ),
      ],
      moveCost(this_, 'free'),
    ),
    ...reacts,
  ],
});
