import {
  adds,
  always,
  any,
  atAnyTime,
  automatically,
  cancels,
  cancelsDestiny,
  character,
  deploys,
  deploysOn,
  drawsDestiny,
  immuneToAttrition,
  isInBattle,
  isTurnOf,
  it,
  may,
  multiplies,
  not,
  opponents,
  pilots,
  thereIs,
  this_,
  thisIsLost,
  untilEndOfYourNextTurn,
  whatItPilots,
  whenever,
  your,
} from '../../../language/index.ts';
import { followsTheAble, standsGuard } from '../counterparts/characters.ts';
import { drivesAway } from '../own/drivingAway.ts';
import { light, unique } from './facts.ts';

/** What a pilot does for the starship that is theirs: maneuver, and a battle destiny where there is no other. */
const matchingPilot = (starship: string) =>
  whenever(
    [thereIs(any.starships.persona(starship).pilotedByThis)],
    adds(1).to('maneuver').of(whatItPilots),
    adds(1).to('battle destinies otherwise').for('your', { kind: 'battle' }),
  );

const pilotWarrior = { ...unique, type: 'Rebel', icons: ['pilot', 'warrior'] } as const;

/** Luke is angry about it. */
const avenged = automatically(thisIsLost)
  .if(isTurnOf('opponent'))
  .do(untilEndOfYourNextTurn(adds(3).to('power').of(any.characters.persona('Luke'))));

export const beruLars = character('Beru Lars', {
  ...unique,
  type: 'Rebel',
  id: '1_2',
  rarity: 'U2',
  destiny: 2,
  deploy: 1,
  power: 1,
  ability: 1,
  forfeit: 3,
  traits: ['female'],
  text: [
    whenever(
      [thereIs(any.called('Owen Lars', 'Hydroponics Station').where('site').here)],
      adds(2).to('forfeit').of(this_),
    ),
    avenged,
  ],
});

export const biggsDarklighter = character('Biggs Darklighter', {
  ...pilotWarrior,
  id: '1_3',
  rarity: 'R2',
  destiny: 2,
  deploy: 2,
  power: 2,
  ability: 2,
  forfeit: 5,
  traits: ['Red Squadron'],
  personas: ['Biggs'],
  matching: ['Red 3'],
  text: [pilots(2), matchingPilot('Red 3')],
});

export const dutch = character('Dutch', {
  ...pilotWarrior,
  id: '1_8',
  rarity: 'R1',
  destiny: 1,
  deploy: 2,
  power: 2,
  ability: 2,
  forfeit: 5,
  traits: ['leader', 'Gold Squadron'],
  personas: ['Dutch'],
  matching: ['Gold 1'],
  text: [
    pilots(2),
    matchingPilot('Gold 1'),
    always(adds(1).to('forfeit').of(any.characters.trait('Gold Squadron pilot').other.here)),
  ],
});

const rebelPlanners = any.effects.called('Rebel Planners');
const plannersHere = rebelPlanners.where('site').here;

export const generalDodonna = character('General Dodonna', {
  ...unique,
  type: 'Rebel',
  id: '1_10',
  rarity: 'U1',
  destiny: 2,
  deploy: 3,
  power: 2,
  ability: 2,
  forfeit: 5,
  icons: ['warrior'],
  traits: ['general', 'leader'],
  personas: ['Dodonna'],
  text: [
    whenever([not(thereIs(plannersHere))], adds(1).to('X').of(rebelPlanners)),
    always(multiplies(2).to('X').of(plannersHere)),
    may.act(atAnyTime).target(any.effects.called('Wrong Turn')).use(1).do(cancels(it)),
    whenever([thereIs(this_.on('Yavin 4'))], adds(1).to('power').of(any.type('Rebel').presentWithThis)),
  ],
});

export const hanSolo = character('Han Solo', {
  ...pilotWarrior,
  id: '1_11',
  rarity: 'R1',
  destiny: 1,
  deploy: 3,
  power: 3,
  ability: 3,
  forfeit: 6,
  traits: ['Corellian', 'gambler', 'pirate', 'smuggler'],
  personas: ['Han'],
  matching: ['Falcon'],
  text: [
    may
      .respond(drawsDestiny('you'))
      .if(isInBattle(this_))
      .use(1)
      .once('battle')
      .do(cancelsDestiny({ redrawn: true })),
    pilots(2),
    whenever(
      [thereIs(any.starships.persona('Falcon').pilotedByThis)],
      adds(2).to('maneuver').of(whatItPilots),
      adds(1).to('battle destinies otherwise').for('your', { kind: 'battle' }),
    ),
  ],
});

export const jekPorkins = character('Jek Porkins', {
  ...pilotWarrior,
  id: '1_13',
  rarity: 'U1',
  destiny: 2,
  deploy: 2,
  power: 2,
  ability: 2,
  forfeit: 4,
  traits: ['Red Squadron'],
  personas: ['Porkins'],
  matching: ['Red 6'],
  text: [pilots(2), matchingPilot('Red 6')],
});

export const leiaOrgana = character('Leia Organa', {
  ...unique,
  type: 'Rebel',
  id: '1_17',
  rarity: 'R1',
  destiny: 1,
  deploy: 3,
  power: 3,
  ability: 3,
  forfeit: 6,
  icons: ['warrior'],
  traits: ['Alderaanian', 'leader', 'senator', 'spy', 'female'],
  personas: ['Leia'],
  text: [
    whenever([thereIs(this_.on('Death Star'))], adds(1).to('power').of(any.type('Rebel').presentWithThis)),
    always(immuneToAttrition(this_, 2)),
  ],
});

export const luke = character('Luke', {
  ...unique,
  type: 'Rebel',
  id: '101_2',
  rarity: 'PM',
  destiny: 1,
  deploy: 4,
  power: 2,
  ability: 3,
  forfeit: 4,
  icons: ['warrior'],
  personas: ['Luke'],
  text: [
    deploysOn(any.locations.on('Tatooine')).if(not(thereIs(opponents.characters.unique, 2))),
    always(adds(1).to('forfeit').of(your.characters.icon('warrior').where('site').hereOrAdjacent)),
  ],
});

export const lukeSkywalker = character('Luke Skywalker', {
  ...pilotWarrior,
  id: '1_19',
  rarity: 'R1',
  destiny: 1,
  deploy: 3,
  power: 3,
  ability: 4,
  forfeit: 7,
  traits: ['Red Squadron'],
  personas: ['Luke'],
  matching: ['Red 5'],
  text: [
    whenever([not(thereIs(this_.on('Tatooine')))], adds(1).to('Force generation').for('your')),
    pilots(3),
    whenever([thereIs(any.starships.persona('Red 5').pilotedByThis)], adds(2).to('maneuver').of(whatItPilots)),
    always(immuneToAttrition(this_, 3)),
  ],
});

export const obiWanKenobi = character('Obi-Wan Kenobi', {
  ...unique,
  type: 'Rebel',
  id: '1_21',
  rarity: 'R1',
  destiny: 1,
  deploy: 5,
  power: 5,
  ability: 6,
  forfeit: 9,
  icons: ['warrior'],
  traits: ['general'],
  personas: ['Obi-Wan'],
  text: [drivesAway, always(immuneToAttrition(this_, 5))],
});

export const owenLars = character('Owen Lars', {
  ...unique,
  type: 'Rebel',
  id: '1_22',
  rarity: 'U1',
  destiny: 2,
  deploy: 2,
  power: 1,
  ability: 3,
  forfeit: 4,
  text: [
    deploys.free(any.locations.called("Tatooine: Lars' Moisture Farm")),
    whenever([thereIs(any.called('Beru Lars', 'Vaporator').where('site').here)], adds(2).to('power').of(this_)),
    avenged,
  ],
});

export const pops = character('Pops', {
  ...pilotWarrior,
  id: '1_23',
  rarity: 'U1',
  destiny: 2,
  deploy: 2,
  power: 2,
  ability: 2,
  forfeit: 4,
  traits: ['Gold Squadron'],
  personas: ['Pops'],
  matching: ['Gold 5'],
  text: [pilots(2), matchingPilot('Gold 5')],
});

export const rebelGuard = character('Rebel Guard', {
  ...light,
  type: 'Rebel',
  id: '1_26',
  rarity: 'C2',
  destiny: 3,
  deploy: 2,
  power: 0,
  ability: 1,
  forfeit: 1,
  traits: ['guard'],
  text: standsGuard,
});

export const rebelPilot = character('Rebel Pilot', {
  ...light,
  type: 'Rebel',
  id: '1_27',
  rarity: 'C2',
  destiny: 3,
  deploy: 2,
  power: 0,
  ability: 2,
  forfeit: 2,
  icons: ['pilot'],
  text: [pilots(2)],
});

export const rebelTrooper = character('Rebel Trooper', {
  ...light,
  type: 'Rebel',
  id: '1_28',
  rarity: 'C3',
  destiny: 1,
  deploy: 1,
  power: 1,
  ability: 1,
  forfeit: 2,
  icons: ['warrior'],
  traits: ['Alderaanian', 'trooper'],
  text: followsTheAble('Rebel'),
});

export const redLeader = character('Red Leader', {
  ...pilotWarrior,
  id: '1_29',
  rarity: 'R1',
  destiny: 1,
  deploy: 2,
  power: 2,
  ability: 2,
  forfeit: 5,
  traits: ['leader', 'Red Squadron'],
  personas: ['Red Leader'],
  matching: ['Red 1'],
  text: [
    pilots(2),
    matchingPilot('Red 1'),
    always(adds(1).to('forfeit').of(any.characters.trait('Red Squadron pilot').other.here)),
  ],
});
