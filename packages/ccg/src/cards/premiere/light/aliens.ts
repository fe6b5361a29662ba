import { any, this_ } from '../../../language/cards.ts';
import { deploysOn } from '../../../language/deploying.ts';
import { forfeitsInPlace } from '../../../language/forfeiting.ts';
import { mayReact } from '../../../language/moving.ts';
import { may } from '../../../language/text.ts';
import { adds, always, defines } from '../../../language/values.ts';
import { duringBattle } from '../../../language/when.ts';
import { character } from '../../card.ts';
import { light, upToThree } from './facts.ts';

export const jawa = character('Jawa', {
  ...light,
  type: 'Alien',
  onBothSides: true,
  id: '1_12',
  rarity: 'C2',
  destiny: 3,
  deploy: null,
  power: 1,
  ability: 1,
  forfeit: 1,
  traits: ['Jawa', 'scavenger'],
  text: [always(defines(1).to('deploy').of(this_)), deploysOn(any.locations.on('Tatooine')).bothPaying],
});

export const shistavanenWolfman = character('Shistavanen Wolfman', {
  ...upToThree,
  type: 'Alien',
  id: '1_30',
  rarity: 'C2',
  destiny: 2,
  deploy: 3,
  power: 2,
  ability: 1,
  forfeit: 2,
  icons: ['warrior'],
  traits: ['Shistavanen', 'scout'],
  text: [always(mayReact(this_, any.type('site').adjacent))],
});

export const talz = character('Talz', {
  ...upToThree,
  type: 'Alien',
  id: '1_31',
  rarity: 'C2',
  destiny: 3,
  deploy: 1,
  power: 1,
  ability: 1,
  forfeit: 4,
  traits: ['Talz'],
  text: [
    may.act(duringBattle('damage')).target(any.characters.other.hit.where('site').here).do(forfeitsInPlace),
    always(adds(2).to('power').of(any.characters.called('Talz').where('nighttime'))),
  ],
});
