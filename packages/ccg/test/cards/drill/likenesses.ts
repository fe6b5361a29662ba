import {
  activate,
  adds,
  always,
  any,
  atAnyTime,
  automatically,
  type Card,
  changesDestiny,
  character,
  defines,
  deploysOn,
  drawDestiny,
  drawsDestiny,
  effect,
  fires,
  forcePile,
  hand,
  hits,
  immuneToAttrition,
  interrupt,
  it,
  location,
  makes,
  may,
  movesDrawnCard,
  pairsOf,
  peeks,
  reserveDeck,
  resets,
  type Side,
  sizeOf,
  starship,
  this_,
  totalIsX,
  used,
  usedPile,
  weapon,
  whenever,
  x,
  youOccupy,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { aboutDuplicateCharacter, ownerLosesForceOrIt } from './own/duplicates.ts';

const sides = ['light', 'dark'] as const;
const of = (side: Side) => ({ ...common, side }) as const;
const person = { limit: 1, deploy: 2, power: 2, ability: 2, forfeit: 4 } as const;

/** Abyss and Chasm, and cards that they take for the same or not. */
const duplicates: readonly Card[] = [
  ...sides.flatMap((side): Card[] => [
    effect('Drill Cleft', {
      ...of(side),
      onBothSides: true,
      text: [
        automatically(drawsDestiny('anyone', { card: any.unique, alreadyOnTable: true })).do(
          changesDestiny('reset', 0),
          movesDrawnCard('lost'),
          aboutDuplicateCharacter,
          makes(resets(0).to('immunity to attrition').of(it), 'turn'),
          ownerLosesForceOrIt(2),
        ),
      ],
    }),
    interrupt('Drill Cast', {
      ...of(side),
      onBothSides: true,
      functions: [used(may.act(atAnyTime).do(drawDestiny(), totalIsX, activate(x)))],
    }),
    // Lando
    character('Drill Baron Administrator', {
      ...of(side),
      ...person,
      type: side === 'light' ? 'Rebel' : 'Alien',
      onBothSides: true,
      personas: ['Drill Baron Administrator'],
      text: [always(immuneToAttrition(this_, 4))],
    }),
  ]),
  // Boba Fett, of two sets
  ...['First', 'Second'].map((expansion) =>
    character('Drill Famous Hunter', { ...of('dark'), ...person, type: 'Alien', expansion, personas: ['Hunter'] }),
  ),
  // R2-D2 and Artoo
  ...['Drill R-9', 'Drill Niner'].map((title) =>
    character(title, { ...of('light'), ...person, type: 'Droid', ability: null, personas: ['Drill R-9'] }),
  ),
];

/** What is worked out from other cards, and by no whole numbers. */
const reckoned: readonly Card[] = [
  // 4-LOM
  character('Drill Go-Between', {
    ...of('dark'),
    type: 'Droid',
    deploy: 2,
    power: 2,
    forfeit: 2,
    text: [
      always(
        adds(pairsOf(your.type('Alien').present, your.type('Droid').present))
          .to('total power')
          .for('your', { where: any.locations.here }),
      ),
    ],
  }),
  // Brainiac
  character('Drill Reckoner', {
    ...of('light'),
    type: 'Droid',
    destiny: Math.PI,
    deploy: null,
    power: 2.5,
    forfeit: 2,
    icons: ['nav computer'],
    text: [always(defines(sizeOf(hand)).to('deploy').of(this_))],
  }),
  starship('Drill Roomy Wing', {
    ...of('light'),
    type: 'starfighter',
    deploy: 2,
    power: 2,
    forfeit: 3,
    maneuver: 3,
    hyperspeed: 5,
    permanentPilots: [2],
    capacity: { passengers: 1, astromechs: 1 },
  }),
  // Clak'dor VII
  location('Drill Band World', {
    ...of('light'),
    type: 'system',
    system: 'Drill Band World',
    planet: true,
    parsec: 7,
    force: { light: 1, dark: 0 },
    text: { light: [whenever([youOccupy(this_)], adds(2).to('destiny').of(any.characters.trait('Bith')))] },
  }),
  ...sides.map((side) =>
    character('Drill Horn Blower', {
      ...of(side),
      ...person,
      limit: 0,
      onBothSides: true,
      type: 'Alien',
      traits: ['Bith'],
    }),
  ),
];

/** Weapons for some places only, or cheaper from the second shot on. */
const guns: readonly Card[] = [
  // Cloud City Blaster
  weapon('Drill Local Gun', {
    ...of('dark'),
    type: 'character',
    text: [deploysOn(your.characters.icon('warrior').at('Drill Harbor'))],
  }),
  ...['Drill Local Guard', 'Drill Local Watch'].map((title) =>
    character(title, { ...of('dark'), ...person, type: 'Imperial', icons: ['warrior'] }),
  ),
  // Boba Fett's Blaster Rifle
  weapon('Drill Quick Rifle', {
    ...of('dark'),
    type: 'character',
    text: [
      deploysOn(your.characters),
      fires({ at: any.characters, use: 2, again: 1, repeatedly: true, do: [hits(it)] }),
    ],
  }),
  // Computer Interface
  interrupt('Drill Three Tops', {
    ...of('light'),
    functions: [used(may.act(atAnyTime).do(peeks(1, reserveDeck), peeks(1, forcePile), peeks(1, usedPile)))],
  }),
];

/** Cards that are alike, or only seem so. */
export const likenesses: readonly Card[] = [...duplicates, ...reckoned, ...guns];
