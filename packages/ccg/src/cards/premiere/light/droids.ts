import {
  adds,
  always,
  any,
  atAnyTime,
  cancels,
  character,
  immuneToAttrition,
  it,
  may,
  mayReact,
  pairsOf,
  thereIs,
  this_,
  whenever,
  your,
} from '../../../language/index.ts';
import { atDockingBay, disposesOfMines, drivesBetter, maintains } from '../counterparts/characters.ts';
import { light, unique } from './facts.ts';

const droid = { ...light, type: 'Droid' } as const;
const uniqueDroid = { ...unique, type: 'Droid' } as const;

const atNight = thereIs(this_.where('nighttime').inTheOpen);
const peopleOfThatSite = your.type('Rebel', 'Alien').where('planet', 'site').here;

export const tooex = character('2X-3KPR (Tooex)', {
  ...droid,
  id: '1_1',
  rarity: 'U1',
  destiny: 3,
  deploy: 2,
  power: 0,
  forfeit: 2,
  traits: ['security droid'],
  text: [
    whenever([atNight], adds(2).to('power').of(peopleOfThatSite)),
    whenever([atNight, thereIs(any.called('Hydroponics Station').present)], immuneToAttrition(peopleOfThatSite, 3)),
  ],
});

export const c3po = character('C-3PO (See-Threepio)', {
  ...uniqueDroid,
  id: '1_5',
  rarity: 'R1',
  destiny: 3,
  deploy: 3,
  power: 1,
  forfeit: 4,
  traits: ['protocol'],
  personas: ['C-3PO'],
  text: [
    always(
      adds(pairsOf(your.type('Droid').present, your.type('Rebel').present, 2))
        .to('total power')
        .for('your', { where: any.type('site').here }),
      adds(2).to('forfeit').of(any.characters.persona('R2-D2').present),
    ),
  ],
});

export const cz3 = character('CZ-3 (Seezee-Three)', {
  ...droid,
  id: '1_6',
  rarity: 'C1',
  destiny: 3,
  deploy: 1,
  power: 1,
  forfeit: 4,
  traits: ['communications droid'],
  text: [always(mayReact('deploying', your, { to: any.locations.here.or(any.type('site').adjacent) }))],
});

export const linV8K = character('LIN-V8K (Elleyein-Veeatekay)', {
  ...droid,
  id: '1_18',
  rarity: 'C1',
  destiny: 3,
  deploy: 2,
  power: 0,
  forfeit: 4,
  traits: ['mining droid'],
  text: disposesOfMines,
});

export const r2x2 = character('R2-X2 (Artoo-Extoo)', {
  ...droid,
  id: '1_24',
  rarity: 'C2',
  destiny: 4,
  deploy: 1,
  power: 1,
  forfeit: 3,
  icons: ['nav computer'],
  traits: ['astromech', 'R-unit', 'Red Squadron'],
  text: [
    always(
      adds(1).to('power').of(any.type('starfighter').carryingThis),
      adds(1).to('maneuver').of(any.type('starfighter').carryingThis),
      adds(1).to('hyperspeed').of(any.type('starfighter').carryingThis),
    ),
  ],
});

export const r4e1 = character('R4-E1 (Arfour-Eeone)', {
  ...droid,
  id: '1_25',
  rarity: 'C2',
  destiny: 4,
  deploy: 1,
  power: 1,
  forfeit: 3,
  traits: ['vehicle', 'R-unit'],
  text: drivesBetter,
});

export const banthaDroid = character("WED-9-M1 'Bantha' Droid", {
  ...uniqueDroid,
  id: '1_32',
  rarity: 'R2',
  destiny: 4,
  deploy: 2,
  power: 1,
  forfeit: 3,
  traits: ['maintenance droid'],
  text: [
    ...maintains,
    may
      .act(atAnyTime)
      .if(...atDockingBay)
      .target(any.effectsOfAnyKind.called('Lateral Damage'))
      .do(cancels(it)),
  ],
});
