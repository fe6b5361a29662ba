import { adds, always, any, deploysOn, forbids, this_, vehicle } from '../../../language/index.ts';
import { liftTubeModel, reacts, sandcrawlerModel } from '../counterparts/vehicles.ts';
import { dark } from './facts.ts';

export const bantha = vehicle('Bantha', {
  ...dark,
  id: '1_307',
  rarity: 'U2',
  type: 'creature',
  destiny: 3,
  deploy: 1,
  power: 1,
  maneuver: 2,
  landspeed: 1,
  forfeit: 3,
  ability: 0.5,
  traits: ['bantha'],
  capacity: { passengers: 2 },
  text: [...reacts, always(adds(1).to('power').of(any.trait('Tusken Raider').here.where('exterior')))],
});

export const liftTube = vehicle('Lift Tube', {
  ...dark,
  ...liftTubeModel,
  onBothSides: true,
  id: '1_308',
  rarity: 'C2',
  destiny: 6,
});

export const sandcrawler = vehicle('Sandcrawler', {
  ...dark,
  ...sandcrawlerModel,
  onBothSides: true,
  id: '1_309',
  rarity: 'R2',
  destiny: 2,
  text: [
    deploysOn(any.type('site').on('Tatooine')),
    always(forbids('move to', this_, any.type('site').where('mobile'))),
    always(adds(1).to('forfeit').of(any.trait('Jawa').here.where('exterior'))),
  ],
});

export const ubrikkian9000Z001 = vehicle('Ubrikkian 9000 Z001', {
  ...dark,
  id: '1_310',
  rarity: 'C2',
  type: 'transport',
  destiny: 2,
  deploy: 2,
  power: 2,
  maneuver: 6,
  landspeed: 3,
  forfeit: 4,
  enclosed: true,
  traits: ['landspeeder'],
  capacity: { pilots: 1, passengers: 2 },
  text: reacts,
});
