import {
  adds,
  always,
  any,
  areCancelled,
  type Cards,
  controlledByYou,
  deployCost,
  deploysFrom,
  duringYour,
  forbids,
  isFree,
  location,
  may,
  mayReact,
  movement,
  reserveDeck,
  reshuffles,
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
import { dark } from './facts.ts';

const scum: Cards = your
  .trait('spy')
  .here.or(your.trait('thief').here)
  .or(your.trait('bounty hunter').here)
  .or(your.trait('smuggler').here);

export const alderaan = location('Alderaan', {
  ...dark,
  ...planet,
  onBothSides: true,
  id: '1_281',
  rarity: 'R1',
  system: 'Alderaan',
  parsec: 2,
  force: { light: 1, dark: 0 },
  text: {
    dark: [
      whenever(
        [youControl(this_)],
        adds(controlledByYou(any.type('site').at('Death Star')))
          .to('Force drain')
          .for('your', { where: this_ }),
      ),
    ],
  },
});

export const dantooine = location('Dantooine', {
  ...dark,
  ...planet,
  onBothSides: true,
  id: '1_282',
  rarity: 'U1',
  system: 'Dantooine',
  parsec: 5,
  force: { light: 1, dark: 1 },
  text: { dark: [always(mayReact('moving', your.starships, { to: this_ }))] },
});

export const deathStarCentralCore = location('Death Star: Central Core', {
  ...dark,
  ...siteOnDeathStar,
  id: '1_283',
  rarity: 'U2',
  interior: true,
  force: { light: 0, dark: 1 },
  icons: ['scomp link'],
  text: {
    dark: [whenever([youControl(this_)], isFree('deploy').of(your.called('Wrong Turn', 'Retract The Bridge')))],
    light: [
      whenever(
        [youControl(this_)],
        adds(1).to('Force drain').for('your', { where: this_ }),
        forbids('deploy', any.called('Death Star Tractor Beam')),
        areCancelled(any.called('Death Star Tractor Beam')),
      ),
    ],
  },
});

export const deathStarDetentionBlockCorridor = location('Death Star: Detention Block Corridor', {
  ...dark,
  ...siteOnDeathStar,
  onBothSides: true,
  id: '1_284',
  rarity: 'C1',
  interior: true,
  force: { light: 0, dark: 1 },
  traits: ['prison'],
  text: { dark: shootsBetter, light: drainsMore },
});

export const deathStarDockingBay327 = location('Death Star: Docking Bay 327', {
  ...dark,
  ...siteOnDeathStar,
  onBothSides: true,
  id: '1_285',
  rarity: 'C2',
  interior: true,
  exterior: true,
  force: { light: 1, dark: 1 },
  icons: ['scomp link'],
  text: { dark: [always(transitCosts('free'))], light: [always(transitCosts(2))] },
});

export const deathStarDockingControlRoom327 = location('Death Star: Docking Control Room 327', {
  ...dark,
  ...siteOnDeathStar,
  id: '101_4',
  rarity: 'PM',
  interior: true,
  force: { light: 0, dark: 1 },
  icons: ['scomp link'],
  text: {
    dark: [
      may
        .act(duringYour('deploy'))
        .if(youControl(this_))
        .do(deploysFrom(reserveDeck, any.type('site').withTitle('Docking Bay')), reshuffles()),
    ],
    light: [
      whenever(
        [youControl(this_), thereIs(your.type('Rebel').abilityOver(2).present)],
        adds(2).to('Force drain').for('your', { where: this_ }),
      ),
    ],
  },
});

export const deathStarLevel4MilitaryCorridor = location('Death Star: Level 4 Military Corridor', {
  ...dark,
  ...siteOnDeathStar,
  id: '1_286',
  rarity: 'U1',
  interior: true,
  force: { light: 0, dark: 1 },
  icons: ['scomp link'],
  text: {
    dark: [
      always(movement(any.type('Imperial'), this_, any.type('site').at('Death Star'), { cost: 'free', oneWay: true })),
    ],
    light: drainsMore,
  },
});

export const deathStarWarRoom = location('Death Star: War Room', {
  ...dark,
  ...siteOnDeathStar,
  id: '1_287',
  rarity: 'U2',
  interior: true,
  force: { light: 0, dark: 2 },
  icons: ['scomp link'],
  traits: ['war room'],
  text: {
    dark: leadersOutwit(any.trait('Rebel trooper').or(any.trait('Y-wing'))),
    light: attackersDrawMore,
  },
});

export const kessel = location('Kessel', {
  ...dark,
  ...planet,
  onBothSides: true,
  id: '1_288',
  rarity: 'U2',
  system: 'Kessel',
  parsec: 8,
  force: { light: 1, dark: 2 },
  text: {
    dark: [
      always(deployCost(your.starships, -1, this_)),
      whenever([thereIs(any.starships.here.withAboard(any.persona('Tarkin')))], deployCost(your.starships, -1, this_)),
      whenever(
        [youControl(this_)],
        forbids('deploy', any.called('Kessel Run')),
        areCancelled(any.called('Kessel Run')),
      ),
    ],
    light: needsAbility(6),
  },
});

export const tatooine = location('Tatooine', {
  ...dark,
  ...planet,
  onBothSides: true,
  id: '1_289',
  rarity: 'C2',
  system: 'Tatooine',
  parsec: 7,
  force: { light: 1, dark: 2 },
  text: { dark: supportFromAbove('Tatooine'), light: supportFromAbove('Tatooine') },
});

export const tatooineCantina = location('Tatooine: Cantina', {
  ...dark,
  ...siteOnTatooine,
  onBothSides: true,
  id: '1_290',
  rarity: 'R2',
  interior: true,
  force: { light: 2, dark: 2 },
  text: {
    dark: [always(adds(1).to('power').of(your.type('Alien').non('Tusken Raider').here))],
    light: [always(adds(1).to('forfeit').of(your.type('Alien').here))],
  },
});

export const tatooineDockingBay94 = location('Tatooine: Docking Bay 94', {
  ...dark,
  ...siteOnTatooine,
  onBothSides: true,
  id: '1_291',
  rarity: 'C2',
  interior: true,
  exterior: true,
  force: { light: 1, dark: 1 },
  icons: ['scomp link'],
  text: { dark: [always(transitCosts(1))], light: [always(transitCosts(2))] },
});

export const tatooineJawaCamp = location('Tatooine: Jawa Camp', {
  ...dark,
  ...siteOnTatooine,
  onBothSides: true,
  id: '1_292',
  rarity: 'C1',
  exterior: true,
  force: { light: 1, dark: 1 },
  text: {
    dark: jawasComeCheaply,
    light: [
      always(adds(-1).to('power').of(your.trait('Jawa').here), adds(-1).to('forfeit').of(your.trait('Jawa').here)),
    ],
  },
});

export const tatooineJundlandWastes = location('Tatooine: Jundland Wastes', {
  ...dark,
  ...siteOnTatooine,
  onBothSides: true,
  id: '1_293',
  rarity: 'C1',
  exterior: true,
  force: { light: 1, dark: 1 },
  text: {
    dark: [always(adds(1).to('forfeit').of(your.trait('Tusken Raider').here)), ...drainsMore],
    light: needsAbility(6),
  },
});

export const tatooineLarsMoistureFarm = location("Tatooine: Lars' Moisture Farm", {
  ...dark,
  ...siteOnTatooine,
  onBothSides: true,
  id: '1_294',
  rarity: 'U2',
  exterior: true,
  force: { light: 1, dark: 1 },
  icons: ['scomp link'],
  traits: ['farm'],
  text: { dark: [...shootsBetter, ...drainsMore] },
});

export const tatooineMosEisley = location('Tatooine: Mos Eisley', {
  ...dark,
  ...siteOnTatooine,
  onBothSides: true,
  id: '1_295',
  rarity: 'C1',
  exterior: true,
  force: { light: 1, dark: 2 },
  text: { dark: [always(adds(1).to('power').of(scum), adds(1).to('forfeit').of(scum))] },
});

export const yavin4 = location('Yavin 4', {
  ...dark,
  ...planet,
  onBothSides: true,
  id: '1_296',
  rarity: 'C2',
  system: 'Yavin 4',
  parsec: 4,
  force: { light: 1, dark: 2 },
  text: { dark: supportFromAbove('Yavin 4'), light: supportFromAbove('Yavin 4') },
});

export const yavin4DockingBay = location('Yavin 4: Docking Bay', {
  ...dark,
  ...siteOnYavin4,
  onBothSides: true,
  id: '1_297',
  rarity: 'C2',
  interior: true,
  exterior: true,
  force: { light: 1, dark: 1 },
  icons: ['scomp link'],
  text: { dark: [always(transitCosts(1))], light: [always(transitCosts(1))] },
});

export const yavin4Jungle = location('Yavin 4: Jungle', {
  ...dark,
  ...siteOnYavin4,
  onBothSides: true,
  id: '1_298',
  rarity: 'U2',
  exterior: true,
  force: { light: 1, dark: 1 },
  traits: ['jungle'],
  text: { dark: fightsAlone('Imperial') },
});
