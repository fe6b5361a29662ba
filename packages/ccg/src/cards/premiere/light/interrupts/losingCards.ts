import {
  any,
  atAnyTime,
  chooseNumber,
  deployed,
  drawDestiny,
  ifDestiny,
  interrupt,
  it,
  lost,
  may,
  mayChoose,
  ofSamePower,
  opponents,
  placingOutOfPlay,
  retrieve,
  sends,
  thereIs,
  x,
  your,
} from '../../../../language/index.ts';
import { oneOfManyIsLost } from '../../counterparts/interrupts.ts';
import { losesThoseMatching } from '../../own/destinies.ts';
import { light } from '../facts.ts';

export const cantinaBrawl = interrupt('Cantina Brawl', {
  ...light,
  id: '1_73',
  rarity: 'R1',
  destiny: 5,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .if(thereIs(any.locations.called('Tatooine: Cantina')))
        .use(2)
        .do(drawDestiny(1, { by: 'both' }), losesThoseMatching(any.all.characters.at('Tatooine: Cantina'), 'ability')),
    ),
  ],
});

export const collision = interrupt('Collision!', {
  ...light,
  id: '1_74',
  rarity: 'C2',
  destiny: 4,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .target(any.type('system', 'sector').having(opponents.starships.inTheOpen, 2))
        .use(1)
        .do(...oneOfManyIsLost(opponents.starships.presentThere)),
    ),
  ],
});

export const nobleSacrifice = interrupt('Noble Sacrifice', {
  ...light,
  id: '1_99',
  rarity: 'R2',
  destiny: 3,
  functions: [
    lost(
      may
        .respond(deployed('opponent', any.characters))
        .aimedAt(ofSamePower(your.characters.or(your.characters.that('captive'))))
        .paying(placingOutOfPlay)
        .do(mayChoose(retrieve(x))),
    ),
  ],
});

export const onTheEdge = interrupt('On The Edge', {
  ...light,
  id: '1_101',
  rarity: 'R2',
  destiny: 2,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .target(any.type('Rebel').abilityOver(2))
        .use(1)
        .do(chooseNumber(1, 6), drawDestiny(), ifDestiny('>', x, [mayChoose(retrieve(x))], [sends(it, 'lost')])),
    ),
  ],
});
