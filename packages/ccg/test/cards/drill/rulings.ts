import {
  activate,
  adds,
  allows,
  always,
  any,
  atAnyTime,
  becomes,
  type Card,
  cancelsText,
  cardValue,
  character,
  deploys,
  deploysOn,
  device,
  duringAny,
  duringBattle,
  effect,
  forEach,
  hasMatchingWeapon,
  interrupt,
  isLoneInBattle,
  isUnderCover,
  it,
  location,
  makes,
  may,
  mayReact,
  not,
  numberStackedHere,
  opponents,
  plays,
  stackedHereFirst,
  starship,
  steals,
  sumOf,
  thereIs,
  this_,
  used,
  weapon,
  whatItGuns,
  whenever,
  youAre,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';

const light = { ...common, side: 'light' } as const;
const dark = { ...common, side: 'dark' } as const;
const person = { deploy: 2, power: 2, ability: 2, forfeit: 2 } as const;

/** Weapon destinies where the gunner is are more, and more still with a friend there. */
const gunner = (friend: string): Card =>
  character('Drill Turret Gunner', {
    ...light,
    ...person,
    type: 'Rebel',
    text: [false, true].map((together) => {
      const company = thereIs(any.characters.called(friend).here);
      const more = adds(together ? 3 : 1).to('destiny draw');
      return whenever(
        [together ? company : not(company)],
        more.for('your', { kind: 'weapon', where: any.locations.here }),
      );
    }),
  });

const people: readonly Card[] = [
  /** Flies when others are deployed. */
  character('Drill Winged Scholar', {
    ...light,
    ...person,
    type: 'Alien',
    text: [always(allows('use landspeed only in deploy phase', this_))],
  }),
  effect('Drill Duel Stance', {
    ...light,
    text: [
      whenever([hasMatchingWeapon(your.persona('Han'))], adds(2).to('power').of(your.persona('Han'))),
      whenever([hasMatchingWeapon(your.persona('Leia'))], adds(2).to('power').of(your.persona('Leia'))),
    ],
  }),
  /** Does for a vehicle what he does for a starship. */
  character('Drill Hull Gunner', {
    ...light,
    ...person,
    type: 'Rebel',
    traits: ['gunner'],
    text: [always(adds(1).to('power').of(whatItGuns))],
  }),
  gunner('Drill Wingman'),
  /** Silences an alien for the rest of the turn. */
  character('Drill Horn Player', {
    ...light,
    ...person,
    type: 'Alien',
    text: [
      may
        .act(duringAny('control'))
        .target(opponents.type('Alien').present)
        .do(makes(cancelsText(it), 'turn')),
    ],
  }),
  character('Drill Loud Patron', {
    ...dark,
    ...person,
    type: 'Alien',
    text: [always(adds(-1).to('power').of(opponents.characters.here))],
  }),
];

/** A world that moves, with a trench in it. */
const hulk = { ...dark, system: 'Drill Rover', mobile: true, force: { light: 1, dark: 1 } } as const;

/** A droid that comes under cover, and those who want it. Under cover it fights for the Light Side. */
const spies: readonly Card[] = [
  character('Drill Planted Droid', {
    ...dark,
    ...person,
    ability: null,
    type: 'Droid',
    traits: ['spy'],
    text: [
      deploys.asUndercoverSpy,
      ...(['light', 'dark'] as const).map((side) =>
        whenever(
          [isUnderCover, youAre(side)],
          adds(cardValue('power', this_))
            .to('total power')
            .for(side === 'light' ? 'your' : 'opponent', { where: any.locations.here, fromElsewhere: true }),
        ),
      ),
    ],
  }),
  /** Would put anybody under cover. */
  interrupt('Drill Borrowed Coat', {
    ...dark,
    functions: [used(may.act(atAnyTime).target(your.characters).do(becomes(it, 'undercover')))],
  }),
  ...(['light', 'dark'] as const).map((side) =>
    interrupt('Drill Recall', {
      ...common,
      side,
      onBothSides: true,
      functions: [used(may.act(atAnyTime).target(opponents.type('Droid')).do(steals(it)))],
    }),
  ),
];

const places: readonly Card[] = [
  location('Drill Rover', { ...hulk, type: 'system', parsec: 0 }),
  location('Drill Rover: Deck', { ...hulk, type: 'site', interior: true }),
  location('Drill Rover: Hull', { ...hulk, type: 'site', exterior: true }),
  location('Drill Rover: Trench', { ...hulk, type: 'site', exterior: true, traits: ['trench'] }),
  interrupt('Drill Second Wind', {
    ...dark,
    functions: [
      used(
        may
          .act(atAnyTime)
          .target(your.characters)
          .do(makes(adds(1).to('landspeed').of(it), 'turn')),
      ),
    ],
  }),
  /** Who has a lightsaber there is stronger. */
  location('Drill: Lower Hall', {
    ...dark,
    type: 'site',
    system: 'Drill',
    interior: true,
    planet: true,
    force: { light: 1, dark: 1 },
    text: {
      dark: [
        always(
          adds(1)
            .to('power')
            .of(any.characters.here.having(any.weapons.trait('lightsaber'))),
        ),
      ],
    },
  }),
  location('Drill: Burrow', {
    ...dark,
    type: 'site',
    system: 'Drill',
    interior: true,
    planet: true,
    traits: ['underground'],
    force: { light: 1, dark: 1 },
  }),
  effect('Drill Miners', { ...light, text: [always(adds(1).to('power').of(your.characters.where('underground')))] }),
];

const ships: readonly Card[] = [
  starship('Drill Ion Squad', {
    ...dark,
    type: 'squadron',
    deploy: 6,
    power: 6,
    forfeit: 6,
    maneuver: 3,
    hyperspeed: 3,
    traits: ['TIE/ln'],
    permanentPilots: [1, 1, 1],
  }),
  effect('Drill Hangar Crew', {
    ...dark,
    text: [
      always(
        adds(forEach(your.starships.trait('TIE/ln')))
          .to('power')
          .of(your.called('Drill Wing Boss')),
      ),
    ],
  }),
  effect('Drill Fleet Crew', {
    ...dark,
    text: [always(adds(forEach(your.starships)).to('power').of(your.called('Drill Wing Boss')))],
  }),
  character('Drill Wing Boss', { ...dark, ...person, type: 'Imperial' }),
  /** Brings others to its battles, as long as somebody flies it. */
  starship('Drill Vanguard', {
    ...light,
    type: 'starfighter',
    deploy: 2,
    power: 2,
    forfeit: 2,
    maneuver: 3,
    hyperspeed: 3,
    capacity: { pilots: 1 },
    text: [always(mayReact('deploying', your.starships, { to: any.locations.here }))],
  }),
  weapon('Drill Deck Gun', { ...light, type: 'vehicle', text: [deploysOn(your.vehicles)] }),
  device('Drill Landing Hook', { ...light, text: [deploysOn(your.type('starfighter'))] }),
  interrupt('Drill Tight Spot', {
    ...light,
    functions: [
      used(
        may
          .act(duringBattle())
          .if(isLoneInBattle(your.type('starfighter').or(your.vehicles)))
          .do(activate(1)),
      ),
    ],
  }),
];

/** Takes an Interrupt that was just played, and makes more of them dear. */
const ransom = effect('Drill Ransom Note', {
  ...dark,
  type: 'immediate',
  grabber: true,
  text: [
    deploys.for(1).inResponseTo(plays('opponent', any.interrupts)),
    always(stackedHereFirst(any.interrupts.likeStackedHere, sumOf(numberStackedHere, 1))),
  ],
});

/** Stand-ins for cards that the Glossary has rulings on. */
export const rulings: readonly Card[] = [...people, ...spies, ...places, ...ships, ransom];
