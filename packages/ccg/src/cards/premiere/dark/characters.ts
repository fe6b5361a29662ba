import {
  adds,
  always,
  any,
  automatically,
  type Clause,
  cancelsDestiny,
  cancelsText,
  character,
  chooses,
  deployCost,
  deploys,
  deploysOn,
  drawDestiny,
  drawsDestiny,
  drawsIfUnable,
  forEach,
  ifDestiny,
  immuneToAttrition,
  initiatesBattle,
  isElsewhere,
  isInBattle,
  it,
  may,
  not,
  opponents,
  pilots,
  relocates,
  sends,
  thereIs,
  this_,
  whatItPilots,
  whenever,
  winsBattle,
  your,
} from '../../../language/index.ts';
import { followsTheAble, standsGuard } from '../counterparts/characters.ts';
import { dark, unique } from './facts.ts';

const customTie = any.called("Vader's Custom TIE").pilotedByThis;

/** What a wingman does in the TIE that is his. */
const flies = (title: string): readonly Clause[] => [
  always(adds(1).to('maneuver').of(any.called(title).pilotedByThis)),
  whenever([thereIs(any.called(title).pilotedByThis)], drawsIfUnable(1)),
];

export const admiralMotti = character('Admiral Motti', {
  ...unique,
  id: '1_164',
  rarity: 'R2',
  type: 'Imperial',
  destiny: 1,
  deploy: 3,
  power: 3,
  ability: 3,
  forfeit: 5,
  icons: ['pilot', 'warrior'],
  traits: ['admiral', 'commander', 'leader'],
  personas: ['Motti'],
  text: [
    deploys.costing(-2, any, thereIs(any.allegiance('Imperial'), 2)),
    pilots(2),
    always(adds(-1).to('forfeit').of(any.type('Rebel').icon('pilot').here.where('system'))),
  ],
});

export const chiefBast = character('Chief Bast', {
  ...unique,
  id: '1_165',
  rarity: 'U1',
  type: 'Imperial',
  destiny: 2,
  deploy: 2,
  power: 2,
  ability: 2,
  forfeit: 3,
  icons: ['pilot'],
  text: [
    pilots(2),
    whenever([thereIs(any.persona('Tarkin').here.where('site'))], adds(1).to('power').of(this_)),
    may
      .respond(initiatesBattle('anyone', any.type('system').here))
      .target(your.other.characters.non('Droid').presentWithThis)
      .do(relocates(it.or(this_), any.type('site').related, { evenAboard: true, together: true })),
  ],
});

export const colonelWullfYularen = character('Colonel Wullf Yularen', {
  ...unique,
  id: '1_166',
  rarity: 'U1',
  type: 'Imperial',
  destiny: 2,
  deploy: 2,
  power: 1,
  ability: 2,
  forfeit: 5,
  icons: ['warrior'],
  traits: ['ISB agent', 'leader'],
  personas: ['Yularen'],
  text: [
    whenever(
      [
        thereIs(
          any.persona('Tarkin').here.where('site').or(any.called('Chief Bast', 'General Dodonna').here.where('site')),
        ),
      ],
      adds(1).to('power').of(this_),
    ),
  ],
});

export const commanderPraji = character('Commander Praji', {
  ...unique,
  id: '1_167',
  rarity: 'U2',
  type: 'Imperial',
  destiny: 2,
  deploy: 2,
  power: 1,
  ability: 2,
  forfeit: 3,
  icons: ['pilot', 'warrior'],
  traits: ['commander'],
  personas: ['Praji'],
  matching: ['Devastator'],
  text: [
    pilots(2),
    always(adds(1).to('hyperspeed').of(any.called('Devastator').pilotedByThis)),
    always(cancelsText(any.persona('C-3PO', 'R2-D2').presentWithThis)),
  ],
});

export const darthVader = character('Darth Vader', {
  ...unique,
  id: '1_168',
  rarity: 'R1',
  type: 'Imperial',
  destiny: 1,
  deploy: 6,
  power: 6,
  ability: 6,
  forfeit: 8,
  icons: ['pilot', 'warrior'],
  traits: ['Black Squadron'],
  personas: ['Vader'],
  matching: ["Vader's Custom TIE", "Vader's Personal Shuttle"],
  text: [
    whenever([isInBattle(this_)], adds(1).to('destiny draw').for('your', { kind: 'battle' })),
    always(
      adds(3)
        .to('power')
        .of(whatItPilots.except(any.called("Vader's Custom TIE"))),
    ),
    always(adds(4).to('power').of(customTie), adds(3).to('maneuver').of(customTie)),
    always(immuneToAttrition(this_, 5)),
  ],
});

export const deathStarTrooper = character('Death Star Trooper', {
  ...dark,
  id: '1_170',
  rarity: 'C2',
  type: 'Imperial',
  destiny: 3,
  deploy: 2,
  power: 2,
  ability: 1,
  forfeit: 3,
  icons: ['warrior'],
  traits: ['Death Star trooper', 'trooper'],
  text: [
    deploysOn(any.locations.on('Death Star')),
    whenever(
      [thereIs(this_.where('site')), isElsewhere(any.locations.on('Death Star'))],
      adds(-1).to('power').of(this_),
    ),
  ],
});

export const ds612 = character('DS-61-2', {
  ...unique,
  id: '1_173',
  rarity: 'U1',
  type: 'Imperial',
  destiny: 2,
  deploy: 2,
  power: 2,
  ability: 2,
  forfeit: 4,
  icons: ['pilot', 'warrior'],
  traits: ['Black Squadron'],
  personas: ['DS-61-2'],
  matching: ['Black 2'],
  text: [pilots(3), ...flies('Black 2')],
});

export const ds613 = character('DS-61-3', {
  ...unique,
  id: '1_174',
  rarity: 'R1',
  type: 'Imperial',
  destiny: 2,
  deploy: 2,
  power: 3,
  ability: 2,
  forfeit: 3,
  icons: ['pilot', 'warrior'],
  traits: ['Corellian', 'Black Squadron'],
  personas: ['DS-61-3'],
  matching: ['Black 3'],
  text: [pilots(3), ...flies('Black 3')],
});

export const generalTagge = character('General Tagge', {
  ...unique,
  id: '1_178',
  rarity: 'R2',
  type: 'Imperial',
  destiny: 1,
  deploy: 3,
  power: 3,
  ability: 3,
  forfeit: 4,
  icons: ['warrior'],
  traits: ['general', 'leader'],
  personas: ['Tagge'],
  text: [
    whenever(
      [thereIs(this_.where('site'))],
      adds(forEach(any.type('Imperial').trait('trooper').presentWithThis))
        .to('forfeit')
        .of(this_),
    ),
  ],
});

export const grandMoffTarkin = character('Grand Moff Tarkin', {
  ...unique,
  id: '1_179',
  rarity: 'R1',
  type: 'Imperial',
  destiny: 1,
  deploy: 4,
  power: 4,
  ability: 3,
  forfeit: 6,
  icons: ['pilot', 'warrior'],
  traits: ['leader', 'moff'],
  personas: ['Tarkin'],
  text: [
    pilots(2),
    may
      .respond(drawsDestiny('opponent'))
      .if(isInBattle(this_), isInBattle(any.persona('Vader')))
      .once('battle')
      .do(cancelsDestiny()),
  ],
});

export const imperialPilot = character('Imperial Pilot', {
  ...dark,
  id: '1_180',
  rarity: 'C2',
  type: 'Imperial',
  destiny: 3,
  deploy: 2,
  power: 0,
  ability: 2,
  forfeit: 2,
  icons: ['pilot'],
  text: [pilots(2)],
});

export const imperialTrooperGuard = character('Imperial Trooper Guard', {
  ...dark,
  id: '1_181',
  rarity: 'C2',
  type: 'Imperial',
  destiny: 3,
  deploy: 2,
  power: 0,
  ability: 1,
  forfeit: 1,
  traits: ['Death Star trooper', 'trooper guard', 'trooper'],
  text: standsGuard,
});

export const lieutenantTanbris = character('Lieutenant Tanbris', {
  ...unique,
  id: '1_185',
  rarity: 'U2',
  type: 'Imperial',
  destiny: 2,
  deploy: 2,
  power: 2,
  ability: 2,
  forfeit: 3,
  icons: ['pilot'],
  text: [
    always(deployCost(any.weapons.type('starship'), -1, any.starships.pilotedByThis)),
    pilots(2, adds(-1).to('maneuver').of(any.type('starfighter').pilotedByThis)),
  ],
});

export const stormtrooper = character('Stormtrooper', {
  ...dark,
  id: '1_194',
  rarity: 'C3',
  type: 'Imperial',
  destiny: 1,
  deploy: 1,
  power: 1,
  ability: 1,
  forfeit: 2,
  icons: ['warrior'],
  traits: ['stormtrooper', 'trooper'],
  text: followsTheAble('Imperial'),
});

export const vader = character('Vader', {
  ...unique,
  id: '101_5',
  rarity: 'PM',
  type: 'Imperial',
  destiny: 1,
  deploy: 7,
  power: 4,
  ability: 6,
  forfeit: 5,
  icons: ['warrior'],
  personas: ['Vader'],
  text: [
    deploysOn(any.locations.on('Death Star')).if(not(thereIs(opponents.unique.characters, 2))),
    automatically(winsBattle('opponent'))
      .if(isInBattle(this_))
      .do(drawDestiny(), ifDestiny('>', 4, [chooses(any.type('Imperial').present, {}, sends(it, 'lost'))], [], 'then')),
  ],
});
