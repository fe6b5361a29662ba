import {
  adds,
  always,
  any,
  automatically,
  character,
  defines,
  deployCost,
  drawnForDestiny,
  forbids,
  immuneToAttrition,
  isMore,
  letXBe,
  opponents,
  powerInBattle,
  thereIs,
  this_,
  thisBattle,
  whenever,
  x,
  your,
} from '../../../language/index.ts';
import { disposesOfMines, drivesBetter, maintains } from '../counterparts/characters.ts';
import { dark, unique } from './facts.ts';

const capital = any.type('capital').carryingThis;

export const droid5d6RA7 = character('5D6-RA-7 (Fivedesix)', {
  ...unique,
  id: '1_163',
  rarity: 'R1',
  type: 'Droid',
  destiny: 2,
  deploy: 4,
  power: 2,
  forfeit: 5,
  traits: ['ISB agent', 'spy', 'servant droid'],
  text: [
    whenever([thereIs(any.persona('Motti', 'Yularen').here.where('site'))], adds(1).to('power').of(this_)),
    always(deployCost(opponents.type('Droid').or(your.called("MSE-6 'Mouse' Droid")), 1, any.locations.here)),
    whenever([thereIs(this_.where('nighttime'))], immuneToAttrition()),
  ],
});

export const eg6 = character('EG-6 (Eegee-Six)', {
  ...dark,
  id: '1_175',
  rarity: 'U2',
  type: 'Droid',
  deploy: 1,
  power: 0,
  forfeit: 3,
  destiny: null,
  traits: ['power droid'],
  text: [
    always(defines(0).to('destiny').of(this_)),
    always(
      adds(1)
        .to('power')
        .of(your.type('Droid').present.except(any.trait('power droid'))),
    ),
    automatically(drawnForDestiny('battle'))
      .if(isMore(powerInBattle('opponent'), powerInBattle('you')))
      .once('battle')
      .do(letXBe(powerInBattle('you')), thisBattle(adds(x).to('total power').for('your'))),
  ],
});

export const linV8M = character('LIN-V8M (Elleyein-Veeateemm)', {
  ...dark,
  id: '1_186',
  rarity: 'C1',
  type: 'Droid',
  destiny: 3,
  deploy: 2,
  power: 0,
  forfeit: 4,
  traits: ['mining droid'],
  text: disposesOfMines,
});

export const r1G4 = character('R1-G4 (Arone-Geefour)', {
  ...dark,
  id: '1_192',
  rarity: 'C2',
  type: 'Droid',
  destiny: 3,
  deploy: 1,
  power: 1,
  forfeit: 3,
  icons: ['nav computer'],
  traits: ['R-unit', 'astromech'],
  text: [
    always(adds(1).to('power').of(capital), adds(1).to('hyperspeed').of(capital), immuneToAttrition(capital, 3)),
    always(forbids('be on', this_, any.type('starfighter'), { never: true })),
  ],
});

export const r4M9 = character('R4-M9 (Arfour-Emmnine)', {
  ...dark,
  id: '1_193',
  rarity: 'C2',
  type: 'Droid',
  destiny: 4,
  deploy: 1,
  power: 1,
  forfeit: 3,
  traits: ['R-unit', 'vehicle'],
  text: drivesBetter,
});

export const wed15I662TreadwellDroid = character("WED15-I662 'Treadwell' Droid", {
  ...dark,
  id: '1_197',
  rarity: 'R2',
  type: 'Droid',
  destiny: 3,
  deploy: 2,
  power: 1,
  forfeit: 3,
  traits: ['maintenance droid'],
  text: maintains,
});
