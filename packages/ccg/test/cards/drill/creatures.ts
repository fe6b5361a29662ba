import {
  adds,
  always,
  any,
  atAnyTime,
  type Card,
  cancelIt,
  character,
  creature,
  deploysOn,
  during,
  effect,
  forbids,
  host,
  interrupt,
  may,
  type Side,
  thereIs,
  this_,
  used,
  vehicle,
  whenever,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { creatureAttacks, initiatesAttack } from './own/creatures.ts';

const of = (side: Side) => ({ ...common, side });

/** They leave each other alone. */
const wampas = ['Drill Wampa', 'Drill One Arm'].map((title) =>
  creature(title, { ...of('dark'), deploy: 3, ferocity: 3, defense: 4, selective: true, traits: ['wampa'] }),
);
/** Fights its own kind. */
const madWampa = creature('Drill Mad Wampa', {
  ...of('dark'),
  deploy: 3,
  ferocity: 4,
  defense: 4,
  selective: false,
  traits: ['wampa'],
});
/** Leaves its owner's people alone. */
const bubo = creature('Drill Bubo', {
  ...of('dark'),
  deploy: 3,
  ferocity: 4,
  defense: 5,
  text: [always(forbids('be attacked', your.characters))],
});
/** Ferocity 8 and a destiny, drawn each time. */
const rancor = creature('Drill Rancor', {
  ...of('dark'),
  deploy: 4,
  ferocity: 8,
  ferocityDestiny: true,
  defense: 6,
});
const lizard = creature('Drill Lizard', { ...of('light'), deploy: 2, ferocity: 3, defense: 2 });
const snake = creature('Drill Snake', {
  ...of('dark'),
  deploy: 1,
  ferocity: 1,
  defense: 2,
  selective: true,
  parasiteOn: 'character',
});

const bantha = vehicle('Drill Bantha', {
  ...of('light'),
  type: 'creature',
  deploy: 2,
  power: 3,
  ability: 1,
  forfeit: 3,
  maneuver: 1,
  landspeed: 2,
  capacity: { pilots: 0, passengers: 2 },
});

/** A destiny of his own in battles, which is of no use against creatures. */
const narra = character('Drill Narra', {
  ...of('light'),
  type: 'Rebel',
  deploy: 3,
  power: 2,
  ability: 3,
  forfeit: 5,
  icons: ['pilot', 'warrior'],
  text: [
    always(
      adds(1).to('battle destinies otherwise').for('your', { kind: 'battle' }),
      adds(1).to('power destinies').for('your', { kind: 'power' }),
    ),
  ],
});

const portal = interrupt('Drill Portal', {
  ...of('light'),
  functions: [used(may.respond(initiatesAttack('anyone')).do(cancelIt))],
});
/** Never during a battle, and so never during an attack. */
const ferry = interrupt('Drill Ferry', {
  ...of('light'),
  functions: [used(may.act({ ...atAnyTime, notInBattle: true }).do())],
});
const frenzy = effect('Drill Bloodlust', {
  ...of('dark'),
  text: [always(adds(2).to('ferocity').of(any.called('Drill Wampa')))],
});

const tamer = character('Drill Tamer', {
  ...of('light'),
  type: 'Alien',
  deploy: 2,
  power: 2,
  ability: 2,
  forfeit: 3,
  text: [whenever([thereIs(this_.inCompanyOf(any.of('creature')))], adds(2).to('power').of(this_))],
});

/** Has a creature attack at another time. */
const provocation = interrupt('Drill Provocation', {
  ...of('dark'),
  functions: [used(may.act(during('your', 'control')).target(your.of('creature')).do(creatureAttacks))],
});
/** Has whoever carries it lose power. */
const leech = creature('Drill Battle Leech', {
  ...of('dark'),
  deploy: 1,
  ferocity: 1,
  defense: 2,
  parasiteOn: 'character',
  text: [always(adds(-1).to('power').of(host))],
});

/** Lives outside, whatever it clings to. */
const moorSnake = creature('Drill Moor Snake', {
  ...of('dark'),
  deploy: 1,
  ferocity: 1,
  defense: 2,
  parasiteOn: 'character',
  text: [deploysOn(any.type('site').where('exterior'))],
});

/** Creatures, and whoever meets them. */
export const creatures: readonly Card[] = [
  ...wampas,
  madWampa,
  bubo,
  rancor,
  lizard,
  snake,
  leech,
  moorSnake,
  provocation,
  bantha,
  narra,
  portal,
  ferry,
  frenzy,
  tamer,
];
