import {
  activate,
  adds,
  always,
  any,
  automatically,
  type Card,
  cancelIt,
  character,
  deployed,
  during,
  duringBattle,
  effect,
  excludes,
  fired,
  fireIt,
  fires,
  firing,
  forbids,
  hits,
  interrupt,
  it,
  justHit,
  lost,
  makes,
  may,
  opponents,
  resets,
  type Side,
  sends,
  starship,
  this_,
  used,
  vehicle,
  weapon,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { insteadOfFiring } from './own/costs.ts';

const of = (side: Side) => ({ ...common, side });
const both = (make: (side: Side) => Card): Card[] => [make('light'), make('dark')];

const characterWeapon = (title: string, text: Parameters<typeof fires>[0]): Card[] =>
  both((side) => weapon(title, { ...of(side), onBothSides: true, type: 'character', text: [fires(text)] }));

const prey = any.of('character', 'creature');

/** 1 Force, one destiny, and the target is hit. */
const blaster = characterWeapon('Drill Blaster', { at: prey, use: 1, do: [hits(it)] });
/** Adds 1, or 2 against aliens, at no cost. */
const rifle = characterWeapon('Drill Rifle', {
  at: prey,
  plus: [
    { who: any, amount: 1 },
    { who: any.type('Alien'), amount: 1 },
  ],
  do: [hits(it)],
});
/** Whoever it hits is lost at once. */
const disruptor = characterWeapon('Drill Disruptor', { at: any.characters, do: [sends(it, 'lost')] });
/** Drives somebody out of the battle. */
const ax = characterWeapon('Drill Ax', { at: any.characters, do: [excludes(it)] });
const repeater = characterWeapon('Drill Repeater', { at: any.characters, use: 1, do: [hits(it)], repeatedly: true });
/** Reaches every site. */
const mortar = characterWeapon('Drill Mortar', { at: prey, do: [hits(it)], range: any.type('site') });
const needle = characterWeapon('Drill Needle', { at: any.characters, draw: 2, do: [hits(it)] });

const cannon = both((side) =>
  weapon('Drill Cannon', {
    ...of(side),
    onBothSides: true,
    type: 'starship',
    text: [fires({ at: any.of('starship', 'vehicle'), do: [hits(it)] })],
  }),
);
/** What it hits has no power or maneuver, for good. */
const ion = weapon('Drill Ion Cannon', {
  ...of('dark'),
  type: 'starship',
  text: [
    fires({ at: any.starships, do: [makes(resets(0).to('power').of(it)), makes(resets(0).to('maneuver').of(it))] }),
  ],
});

/** Stands at a site, needs power, and is fired by a warrior. */
const battery = weapon('Drill Battery', {
  ...of('light'),
  type: 'artillery',
  forfeit: 4,
  defense: 3,
  text: [fires({ at: any.characters, do: [hits(it)], firedBy: your.characters.icon('warrior') })],
});
const powerDroid = character('Drill Power Droid', {
  ...of('light'),
  type: 'Droid',
  deploy: 1,
  power: 1,
  forfeit: 2,
  traits: ['power droid'],
});
/** Aims at weapons. */
const breaker = weapon('Drill Breaker', {
  ...of('dark'),
  type: 'character',
  text: [fires({ at: any.weapons.type('artillery'), do: [hits(it)] })],
});
/** Goes off by itself when somebody arrives. */
const mine = weapon('Drill Land Mine', {
  ...of('light'),
  type: 'automated',
  text: [automatically(deployed('opponent', any.characters)).do(sends(it, 'lost'))],
});
/** Uses a weapon in another way than by firing it. */
const parry = interrupt('Drill Parry', {
  ...of('light'),
  functions: [used(insteadOfFiring(your.weapons, may.act(duringBattle()).do(activate(1))))],
});

/** Its weapon is part of it. */
const gunslinger = character('Drill Gunslinger', {
  ...of('light'),
  type: 'Rebel',
  deploy: 3,
  power: 3,
  ability: 3,
  forfeit: 4,
  icons: ['warrior'],
  text: [fires({ at: prey, do: [hits(it)] })],
});
/** Two warrior icons. */
const veteran = character('Drill Twin Warrior', {
  ...of('light'),
  type: 'Rebel',
  deploy: 3,
  power: 3,
  ability: 3,
  forfeit: 4,
  icons: ['warrior', 'warrior'],
});

/** Ability 1 behind armor 5; a droid with nothing. */
const plated = character('Drill Plated', {
  ...of('dark'),
  type: 'Imperial',
  deploy: 2,
  power: 2,
  ability: 1,
  armor: 5,
  forfeit: 2,
});
const scrap = character('Drill Scrap', { ...of('dark'), type: 'Droid', deploy: 1, power: 1, forfeit: 3 });

const cruiser = starship('Drill Cruiser', {
  ...of('dark'),
  type: 'capital',
  deploy: 6,
  power: 6,
  armor: 5,
  forfeit: 7,
  hyperspeed: 3,
  permanentPilots: [1],
  capacity: { pilots: 2, passengers: 4 },
});
const hauler = vehicle('Drill Hauler', {
  ...of('light'),
  type: 'combat',
  enclosed: true,
  deploy: 2,
  power: 3,
  forfeit: 3,
  maneuver: 3,
  landspeed: 2,
  capacity: { pilots: 1, passengers: 2 },
});

/** Fires a weapon in its player's control phase. */
const ambush = interrupt('Drill Ambush', {
  ...of('light'),
  functions: [used(may.act(during('your', 'control')).target(your.weapons).do(fireIt()))],
});
const sniper = interrupt('Drill Sniper', {
  ...of('dark'),
  functions: [lost(may.act(during('your', 'control')).target(your.weapons).do(fireIt()))],
});
const deflection = interrupt('Drill Deflection', {
  ...of('dark'),
  functions: [used(may.respond(firing('opponent', any)).do(cancelIt))],
});
/** Notes every shot, and every hit. */
const tally = effect('Drill Tally', { ...of('dark'), text: [automatically(fired('anyone', any)).do(activate(1))] });
const medic = interrupt('Drill Bandage', {
  ...of('dark'),
  functions: [used(may.respond(justHit(your.characters)).do(sends(it, 'hand')))],
});
const cover = effect('Drill Cover', {
  ...of('dark'),
  text: [always(forbids('be targeted by weapons', your.called('Drill Plated')))],
});
/** Weapon destinies of the opponent are less, or armor is. */
const jammer = effect('Drill Jammer', {
  ...of('dark'),
  text: [always(adds(-2).to('weapon destiny').for('opponent', { kind: 'weapon' }))],
});
const rust = effect('Drill Rust', {
  ...of('light'),
  text: [always(adds(-3).to('armor').of(opponents.called('Drill Plated')), adds(1).to('defense value').of(this_))],
});

/** Cards that shoot, for the rules of weapons. */
export const weapons: readonly Card[] = [
  ...blaster,
  ...rifle,
  ...disruptor,
  ...ax,
  ...repeater,
  ...mortar,
  ...needle,
  ...cannon,
  ion,
  battery,
  powerDroid,
  breaker,
  parry,
  mine,
  gunslinger,
  veteran,
  plated,
  scrap,
  cruiser,
  hauler,
  ambush,
  sniper,
  deflection,
  tally,
  medic,
  cover,
  jammer,
  rust,
];
