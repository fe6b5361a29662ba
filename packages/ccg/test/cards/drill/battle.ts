import {
  activate,
  adds,
  allows,
  always,
  battleComes,
  type Card,
  cancelsDestiny,
  character,
  device,
  drawsDestiny,
  duringBattle,
  forbids,
  host,
  isInBattle,
  location,
  loses,
  may,
  type Side,
  starship,
  thereIs,
  this_,
  vehicle,
  whenever,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';

const light = { ...common, side: 'light' } as const;
const dark = { ...common, side: 'dark' } as const;

/** Somebody of ability enough for battle destiny, on either side. */
const captain = character('Drill Colonel', {
  ...light,
  type: 'Rebel',
  deploy: 4,
  power: 4,
  ability: 4,
  forfeit: 5,
  personas: ['Captain'],
});

const baron = character('Drill Baron', {
  ...dark,
  type: 'Imperial',
  deploy: 4,
  power: 4,
  ability: 4,
  forfeit: 5,
});

const brute = character('Drill Brute', { ...dark, type: 'Alien', deploy: 5, power: 6, ability: 2, forfeit: 4 });

/** Immune to attrition of less than 6, as the lord is, or of less than 4. */
const lord = character('Drill Lord', {
  ...dark,
  type: 'Imperial',
  deploy: 6,
  power: 6,
  ability: 6,
  forfeit: 9,
  text: [always(adds(6).to('immunity to attrition').of(this_))],
});

const heir = character('Drill Heir', {
  ...light,
  type: 'Rebel',
  deploy: 4,
  power: 3,
  ability: 3,
  forfeit: 6,
  text: [always(adds(4).to('immunity to attrition').of(this_))],
});

/** Gives immunity to whoever wears it. */
const cloak = (less: number): Card =>
  device(`Drill Cloak ${less}`, {
    ...light,
    traits: [],
    text: [always(adds(less).to('immunity to attrition').of(host))],
  });

const speeder = vehicle('Drill War Speeder', {
  ...light,
  type: 'combat',
  enclosed: true,
  deploy: 2,
  power: 3,
  forfeit: 3,
  maneuver: 4,
  landspeed: 3,
  capacity: { pilots: 1, passengers: 1 },
});

/** Adds 1 to the power of whatever she pilots. */
const princess = character('Drill War Princess', {
  ...light,
  type: 'Rebel',
  deploy: 4,
  power: 3,
  ability: 4,
  forfeit: 6,
  icons: ['pilot'],
  text: [always(adds(1).to('power').of(host))],
});

const skiff = vehicle('Drill War Skiff', {
  ...light,
  type: 'transport',
  deploy: 2,
  power: 2,
  forfeit: 2,
  landspeed: 2,
  maneuver: 1,
  capacity: { pilots: 1, passengers: 4 },
});

const walker = vehicle('Drill War Walker', {
  ...dark,
  type: 'combat',
  enclosed: true,
  deploy: 6,
  power: 7,
  forfeit: 8,
  armor: 7,
  landspeed: 1,
  capacity: { pilots: 2, passengers: 8 },
  text: [always(adds(4).to('immunity to attrition').of(this_))],
});

const general = character('Drill War General', {
  ...dark,
  type: 'Imperial',
  deploy: 3,
  power: 3,
  ability: 3,
  forfeit: 6,
  icons: ['pilot', 'warrior'],
});

const fighter = (side: Side): Card =>
  starship('Drill War Fighter', {
    ...(side === 'light' ? light : dark),
    onBothSides: true,
    type: 'starfighter',
    deploy: 2,
    power: 3,
    forfeit: 3,
    maneuver: 4,
    hyperspeed: 4,
    capacity: { pilots: 1, passengers: 1 },
  });

const ace = (side: Side): Card =>
  character('Drill Ace', {
    ...(side === 'light' ? light : dark),
    onBothSides: true,
    type: side === 'light' ? 'Rebel' : 'Imperial',
    deploy: 3,
    power: 3,
    ability: 4,
    forfeit: 5,
    icons: ['pilot', 'warrior'],
    text: [always(adds(2).to('power').of(host))],
  });

/** A droid: no ability, no presence. */
const droid = character('Drill Mouse', { ...light, type: 'Droid', deploy: 1, power: 1, forfeit: 4 });

const target = character('Drill Duo', {
  ...light,
  type: 'Droid',
  deploy: 1,
  power: 1,
  forfeit: 4,
  text: [always(allows('be battled', this_))],
});

const hunter = character('Drill War Hunter', {
  ...dark,
  type: 'Droid',
  deploy: 3,
  power: 4,
  forfeit: 4,
  text: [always(allows('initiate battle', this_))],
});

/** Adds a battle destiny by itself, as long as the captain is with it. */
const partner = character('Drill Partner', {
  ...light,
  type: 'Rebel',
  deploy: 3,
  power: 2,
  ability: 1,
  forfeit: 3,
  text: [
    whenever([isInBattle(your.persona('Captain'))], adds(1).to('battle destinies').for('your', { kind: 'battle' })),
  ],
});

/** Adds battle destiny for a captain as well, with ability of her own. */
const leader = character('Drill Leader', {
  ...light,
  type: 'Rebel',
  deploy: 4,
  power: 3,
  ability: 4,
  forfeit: 5,
  text: [
    whenever([isInBattle(your.persona('Captain'))], adds(1).to('battle destinies').for('your', { kind: 'battle' })),
  ],
});

/** Tanks that add a battle destiny each, and yet only one between them. */
const tank = character('Drill Tank', {
  ...dark,
  type: 'Droid',
  deploy: 3,
  power: 2,
  forfeit: 3,
  text: [always(adds(1).to('battle destinies').for('your', { kind: 'battle' }))],
});

/** Adds a power destiny, or an attrition destiny, by being there. */
const bearers = [
  character('Drill Gunner', {
    ...dark,
    type: 'Imperial',
    deploy: 1,
    power: 1,
    ability: 1,
    forfeit: 1,
    text: [always(adds(1).to('power destinies').for('your', { kind: 'power' }))],
  }),
  character('Drill Sapper', {
    ...dark,
    type: 'Imperial',
    deploy: 1,
    power: 1,
    ability: 1,
    forfeit: 1,
    text: [always(adds(1).to('attrition destinies').for('your', { kind: 'attrition' }))],
  }),
];

/** Draws two battle destinies if unable to otherwise. */
const commander = character('Drill War Commander', {
  ...light,
  type: 'Rebel',
  deploy: 4,
  power: 4,
  ability: 4,
  forfeit: 6,
  icons: ['pilot'],
  text: [always(adds(2).to('battle destinies otherwise').for('your', { kind: 'battle' }))],
});

/** Ability of 6 or more is required to draw battle destiny here. */
const wastes = location('Drill Wastes', {
  ...dark,
  type: 'site',
  system: 'Drill',
  exterior: true,
  planet: true,
  force: { light: 1, dark: 1 },
  text: {
    dark: [always(adds(6).to('ability for battle destiny').for('each player', { kind: 'battle', where: this_ }))],
  },
});

/** After both have drawn, each loses 1 Force. */
const reader = character('Drill Reader', {
  ...light,
  type: 'Alien',
  deploy: 1,
  power: 1,
  ability: 1,
  forfeit: 2,
  text: [may.respond(battleComes('past its destinies')).do(loses(1))],
});

/** Attrition against the opponent grows by 2; by itself, or by an action in the power segment. */
const claws = character('Drill Claws', {
  ...dark,
  type: 'Alien',
  deploy: 3,
  power: 3,
  ability: 2,
  forfeit: 3,
  text: [always(adds(1).to('attrition').for('opponent'))],
});

const pacifist = character('Drill Pacifist', {
  ...light,
  type: 'Rebel',
  deploy: 2,
  power: 3,
  ability: 3,
  forfeit: 4,
  text: [always(forbids('battle', this_))],
});

/** Uses its text during battle, once. */
const advisor = character('Drill Advisor', {
  ...dark,
  type: 'Alien',
  deploy: 2,
  power: 2,
  ability: 2,
  forfeit: 2,
  text: [may.act(duringBattle()).once('battle').do(activate(1))],
});

const field = location('Drill Battlefield', {
  ...light,
  type: 'site',
  system: 'Drill Front',
  exterior: true,
  planet: true,
  force: { light: 1, dark: 1 },
});

const space = location('Drill Front', {
  ...dark,
  type: 'system',
  system: 'Drill Front',
  parsec: 3,
  planet: true,
  force: { light: 1, dark: 1 },
});

/** Immune to attrition of less than 9 when it is alone. */
const loner = character('Drill Loner', {
  ...dark,
  type: 'Alien',
  deploy: 3,
  power: 3,
  ability: 3,
  forfeit: 5,
  text: [whenever([thereIs(this_.alone)], adds(9).to('immunity to attrition').of(this_))],
});

/** A starship that may not battle while it is cloaked, as it always is. */
const infiltrator = starship('Drill Infiltrator', {
  ...dark,
  type: 'starfighter',
  deploy: 3,
  power: 4,
  forfeit: 5,
  maneuver: 5,
  hyperspeed: 5,
  capacity: { pilots: 1 },
  text: [always(forbids('battle', this_))],
});

const carrier = starship('Drill War Carrier', {
  ...light,
  type: 'capital',
  deploy: 5,
  power: 5,
  armor: 4,
  forfeit: 6,
  hyperspeed: 3,
  permanentPilots: [1],
  capacity: { pilots: 1, passengers: 4, vehicles: 2 },
});

const conscientious = character('Drill Conscientious', {
  ...dark,
  type: 'Imperial',
  deploy: 2,
  power: 3,
  ability: 3,
  forfeit: 4,
  text: [always(forbids('battle', this_))],
});

const assassin = character('Drill Assassin', {
  ...dark,
  type: 'Droid',
  deploy: 3,
  power: 4,
  forfeit: 4,
  text: [always(allows('initiate battle', this_), allows('be battled', this_))],
});

/** Cancels any destiny of the opponent's during battle, or has it drawn again. */
const moff = character('Drill War Moff', {
  ...dark,
  type: 'Imperial',
  deploy: 2,
  power: 2,
  ability: 3,
  forfeit: 3,
  text: [may.respond(drawsDestiny('opponent')).if(isInBattle(this_)).once('turn').do(cancelsDestiny())],
});

/** Forfeit 6. */
const royal = character('Drill Princess Royal', {
  ...light,
  type: 'Rebel',
  deploy: 3,
  power: 3,
  ability: 2,
  forfeit: 6,
});

/** Whoever battles, and where. */
export const battle: readonly Card[] = [
  captain,
  baron,
  brute,
  lord,
  heir,
  cloak(3),
  cloak(4),
  cloak(5),
  speeder,
  princess,
  skiff,
  walker,
  general,
  fighter('light'),
  fighter('dark'),
  ace('light'),
  ace('dark'),
  droid,
  target,
  hunter,
  partner,
  tank,
  ...bearers,
  commander,
  wastes,
  reader,
  claws,
  pacifist,
  advisor,
  field,
  space,
  moff,
  leader,
  conscientious,
  assassin,
  infiltrator,
  carrier,
  loner,
  royal,
];
