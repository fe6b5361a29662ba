import {
  adds,
  allows,
  always,
  any,
  areCancelled,
  automatically,
  deployCost,
  deployed,
  forbids,
  location,
  movement,
  thereIs,
  this_,
  transitCosts,
  whenever,
  youControl,
  your,
} from '../../../language/index.ts';
import {
  attackersDrawMore,
  drainsMore,
  fightsAlone,
  jawasComeCheaply,
  leadersOutwit,
  needsAbility,
  planet,
  shootsBetter,
  siteOnDeathStar,
  siteOnTatooine,
  siteOnYavin4,
  supportFromAbove,
} from '../counterparts/locations.ts';
import { asStartingLocation, goesFirst } from '../own/starting.ts';
import { light } from './facts.ts';

export const alderaan = location('Alderaan', {
  ...light,
  ...planet,
  onBothSides: true,
  id: '1_121',
  rarity: 'U2',
  system: 'Alderaan',
  parsec: 2,
  force: { light: 1, dark: 0 },
  text: {
    light: [always(adds(-1).to('destiny draw').for('opponent', { kind: 'battle', where: this_ }))],
    dark: drainsMore,
  },
});

export const dantooine = location('Dantooine', {
  ...light,
  ...planet,
  onBothSides: true,
  id: '1_122',
  rarity: 'U1',
  system: 'Dantooine',
  parsec: 5,
  force: { light: 1, dark: 0 },
  text: {
    light: [
      always(
        deployCost(your.starships.type('capital'), -2, this_),
        deployCost(your.starships.type('starfighter'), -1, this_),
      ),
    ],
    dark: drainsMore,
  },
});

export const dockingBay327 = location('Death Star: Docking Bay 327', {
  ...light,
  ...siteOnDeathStar,
  onBothSides: true,
  id: '1_124',
  rarity: 'C2',
  interior: true,
  exterior: true,
  icons: ['scomp link'],
  force: { light: 1, dark: 1 },
  text: { light: [always(transitCosts(1))], dark: [always(transitCosts(1))] },
});

export const level6CoreShaftCorridor = location('Death Star: Level 6 Core Shaft Corridor', {
  ...light,
  ...siteOnDeathStar,
  id: '101_1',
  rarity: 'PM',
  interior: true,
  force: { light: 1, dark: 1 },
  text: {
    light: [whenever([youControl(this_)], adds(2).to('power').of(any.persona('Luke', 'Obi-Wan').on('Death Star')))],
    dark: [
      whenever(
        [youControl(this_)],
        adds(2)
          .to('ability to control')
          .for('opponent', { where: any.type('site').at('Death Star') }),
      ),
    ],
  },
});

export const trashCompactor = location('Death Star: Trash Compactor', {
  ...light,
  ...siteOnDeathStar,
  id: '1_125',
  rarity: 'U1',
  interior: true,
  force: { light: 0, dark: 0 },
  text: {
    light: [
      always(allows('deploy without presence or Force icons', your.of('character', 'vehicle', 'starship'), this_)),
      ...drainsMore,
    ],
  },
});

export const kessel = location('Kessel', {
  ...light,
  ...planet,
  onBothSides: true,
  id: '1_126',
  rarity: 'U2',
  system: 'Kessel',
  parsec: 8,
  force: { light: 1, dark: 2 },
  text: {
    light: drainsMore,
    dark: [
      whenever(
        [youControl(this_)],
        forbids('deploy', any.effectsOfAnyKind.called('Kessel Run')),
        areCancelled(any.effectsOfAnyKind.called('Kessel Run')),
      ),
    ],
  },
});

export const tatooineSystem = location('Tatooine', {
  ...light,
  ...planet,
  onBothSides: true,
  id: '1_127',
  rarity: 'C2',
  system: 'Tatooine',
  parsec: 7,
  force: { light: 2, dark: 1 },
  text: { light: supportFromAbove('Tatooine'), dark: supportFromAbove('Tatooine') },
});

export const cantina = location('Tatooine: Cantina', {
  ...light,
  ...siteOnTatooine,
  onBothSides: true,
  id: '1_128',
  rarity: 'R2',
  interior: true,
  force: { light: 2, dark: 2 },
  text: {
    light: [always(adds(1).to('power').of(your.type('Alien').here))],
    dark: [always(adds(1).to('forfeit').of(your.type('Alien').non('Tusken Raider').here))],
  },
});

export const dockingBay94 = location('Tatooine: Docking Bay 94', {
  ...light,
  ...siteOnTatooine,
  onBothSides: true,
  id: '1_129',
  rarity: 'C2',
  interior: true,
  exterior: true,
  icons: ['scomp link'],
  force: { light: 1, dark: 1 },
  text: { light: [always(transitCosts(1))], dark: [always(transitCosts(2))] },
});

export const duneSea = location('Tatooine: Dune Sea', {
  ...light,
  ...siteOnTatooine,
  id: '1_130',
  rarity: 'C1',
  exterior: true,
  force: { light: 1, dark: 1 },
  text: { dark: needsAbility(6) },
});

export const jawaCamp = location('Tatooine: Jawa Camp', {
  ...light,
  ...siteOnTatooine,
  onBothSides: true,
  id: '1_131',
  rarity: 'C1',
  exterior: true,
  force: { light: 1, dark: 1 },
  text: {
    light: [
      ...jawasComeCheaply,
      whenever(
        [thereIs(any.vehicles.trait('sandcrawler').present)],
        deployCost(your.characters.trait('Jawa'), 'free', this_),
      ),
    ],
  },
});

export const larsMoistureFarm = location("Tatooine: Lars' Moisture Farm", {
  ...light,
  ...siteOnTatooine,
  onBothSides: true,
  id: '1_132',
  rarity: 'C1',
  exterior: true,
  icons: ['scomp link'],
  traits: ['farm'],
  force: { light: 2, dark: 1 },
  text: {
    light: [always(deployCost(any.called('Beru Lars').or(any.persona('Luke')), -1, this_))],
    dark: shootsBetter,
  },
});

export const mosEisley = location('Tatooine: Mos Eisley', {
  ...light,
  ...siteOnTatooine,
  onBothSides: true,
  id: '1_133',
  rarity: 'U2',
  exterior: true,
  force: { light: 2, dark: 1 },
  text: {
    light: [
      always(
        movement(your.of('character', 'vehicle', 'starship'), this_, any.locations.called('Tatooine: Cantina'), {
          cost: 'free',
          during: 'control',
        }),
      ),
    ],
  },
});

export const obiWansHut = location("Tatooine: Obi-Wan's Hut", {
  ...light,
  ...siteOnTatooine,
  id: '1_134',
  rarity: 'R1',
  exterior: true,
  force: { light: 2, dark: 0 },
  text: { light: [always(deployCost(any.persona('Obi-Wan'), -3, this_))], dark: drainsMore },
});

export const yavin4System = location('Yavin 4', {
  ...light,
  ...planet,
  onBothSides: true,
  id: '1_135',
  rarity: 'C2',
  system: 'Yavin 4',
  parsec: 4,
  force: { light: 2, dark: 1 },
  text: { light: supportFromAbove('Yavin 4'), dark: supportFromAbove('Yavin 4') },
});

export const yavin4DockingBay = location('Yavin 4: Docking Bay', {
  ...light,
  ...siteOnYavin4,
  onBothSides: true,
  id: '1_136',
  rarity: 'C1',
  interior: true,
  exterior: true,
  icons: ['scomp link'],
  force: { light: 1, dark: 1 },
  text: { light: [always(transitCosts('free'))], dark: [always(transitCosts(2))] },
});

export const jungle = location('Yavin 4: Jungle', {
  ...light,
  ...siteOnYavin4,
  onBothSides: true,
  id: '1_137',
  rarity: 'C2',
  exterior: true,
  traits: ['jungle'],
  force: { light: 1, dark: 0 },
  text: {
    light: fightsAlone('Rebel'),
    dark: drainsMore,
  },
});

export const massassiThroneRoom = location('Yavin 4: Massassi Throne Room', {
  ...light,
  ...siteOnYavin4,
  id: '1_138',
  rarity: 'R1',
  interior: true,
  force: { light: 1, dark: 0 },
  text: {
    light: [automatically(deployed('you', this_)).if(asStartingLocation).do(goesFirst)],
    dark: drainsMore,
  },
});

export const massassiWarRoom = location('Yavin 4: Massassi War Room', {
  ...light,
  ...siteOnYavin4,
  id: '1_139',
  rarity: 'U2',
  interior: true,
  icons: ['scomp link'],
  traits: ['war room'],
  force: { light: 2, dark: 0 },
  text: {
    light: leadersOutwit(any.trait('stormtrooper').or(any.trait('TIE'))),
    dark: attackersDrawMore,
  },
});
