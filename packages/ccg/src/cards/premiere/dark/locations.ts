import { controlledByYou } from '../../../language/amounts.ts';
import { immuneToAttrition } from '../../../language/bonuses.ts';
import { any, type Cards, this_, your } from '../../../language/cards.ts';
import { initiated, thereIs } from '../../../language/conditions.ts';
import { allows, deployCost, deploysFor, deploysFrom, forbids } from '../../../language/deploying.ts';
import { mayReact, movement, transitCosts } from '../../../language/moving.ts';
import { reserveDeck } from '../../../language/piles.ts';
import { youControl } from '../../../language/places.ts';
import type { Clause } from '../../../language/program.ts';
import { reshuffles } from '../../../language/taking.ts';
import { may } from '../../../language/text.ts';
import { adds, always, forEach, isFree, whenever } from '../../../language/values.ts';
import { duringYour } from '../../../language/when.ts';
import { location } from '../../card.ts';
import { dark } from './facts.ts';

const drainsMore: Clause = whenever([youControl(this_)], adds(1).to('Force drain').for('your', { where: this_ }));

/** Each weapon destiny that its player draws here is better. */
const shootsBetter: Clause = always(adds(1).to('destiny draw').for('your', { kind: 'weapon', where: this_ }));

const needsAbility = (least: number): Clause =>
  always(adds(least).to('ability for battle destiny').for('your', { kind: 'battle', where: this_ }));

/** For each of your starships above, your total power is +1 in battles below. */
const supportFromAbove = (system: string): Clause =>
  whenever(
    [youControl(this_)],
    adds(forEach(your.starships.here))
      .to('total power')
      .for('your', { where: any.type('site').at(system) }),
  );

const scum: Cards = your
  .trait('spy')
  .here.or(your.trait('thief').here)
  .or(your.trait('bounty hunter').here)
  .or(your.trait('smuggler').here);

export const alderaan = location('Alderaan', {
  ...dark,
  onBothSides: true,
  id: '1_281',
  rarity: 'R1',
  type: 'system',
  system: 'Alderaan',
  parsec: 2,
  planet: true,
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
  onBothSides: true,
  id: '1_282',
  rarity: 'U1',
  type: 'system',
  system: 'Dantooine',
  parsec: 5,
  planet: true,
  force: { light: 1, dark: 1 },
  text: { dark: [always(mayReact(your.starships, this_))] },
});

export const deathStarCentralCore = location('Death Star: Central Core', {
  ...dark,
  id: '1_283',
  rarity: 'U2',
  type: 'site',
  system: 'Death Star',
  interior: true,
  mobile: true,
  force: { light: 0, dark: 1 },
  icons: ['scomp link'],
  text: {
    dark: [whenever([youControl(this_)], isFree('deploy').of(your.called('Wrong Turn', 'Retract The Bridge')))],
    light: [
      whenever(
        [youControl(this_)],
        adds(1).to('Force drain').for('your', { where: this_ }),
        forbids('deploy', any.called('Death Star Tractor Beam')),
        forbids('be on', any.called('Death Star Tractor Beam')),
      ),
    ],
  },
});

export const deathStarDetentionBlockCorridor = location('Death Star: Detention Block Corridor', {
  ...dark,
  onBothSides: true,
  id: '1_284',
  rarity: 'C1',
  type: 'site',
  system: 'Death Star',
  interior: true,
  mobile: true,
  force: { light: 0, dark: 1 },
  traits: ['prison'],
  text: { dark: [shootsBetter], light: [drainsMore] },
});

export const deathStarDockingBay327 = location('Death Star: Docking Bay 327', {
  ...dark,
  onBothSides: true,
  id: '1_285',
  rarity: 'C2',
  type: 'site',
  system: 'Death Star',
  interior: true,
  exterior: true,
  mobile: true,
  force: { light: 1, dark: 1 },
  icons: ['scomp link'],
  text: { dark: [always(transitCosts('free'))], light: [always(transitCosts(2))] },
});

export const deathStarDockingControlRoom327 = location('Death Star: Docking Control Room 327', {
  ...dark,
  id: '101_4',
  rarity: 'PM',
  type: 'site',
  system: 'Death Star',
  interior: true,
  mobile: true,
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
  id: '1_286',
  rarity: 'U1',
  type: 'site',
  system: 'Death Star',
  interior: true,
  mobile: true,
  force: { light: 0, dark: 1 },
  icons: ['scomp link'],
  text: {
    dark: [
      always(movement(any.type('Imperial'), this_, any.type('site').at('Death Star'), { cost: 'free', oneWay: true })),
    ],
    light: [drainsMore],
  },
});

export const deathStarWarRoom = location('Death Star: War Room', {
  ...dark,
  id: '1_287',
  rarity: 'U2',
  type: 'site',
  system: 'Death Star',
  interior: true,
  mobile: true,
  force: { light: 0, dark: 2 },
  icons: ['scomp link'],
  traits: ['war room'],
  text: {
    dark: [
      whenever(
        [youControl(this_), thereIs(your.characters.trait('leader').here)],
        adds(-1)
          .to('forfeit')
          .of(any.called('Rebel Trooper').or(any.trait('Y-wing'))),
      ),
    ],
    light: [whenever([initiated('you')], adds(1).to('battle destinies').for('your', { kind: 'battle', where: this_ }))],
  },
});

export const kessel = location('Kessel', {
  ...dark,
  onBothSides: true,
  id: '1_288',
  rarity: 'U2',
  type: 'system',
  system: 'Kessel',
  parsec: 8,
  planet: true,
  force: { light: 1, dark: 2 },
  text: {
    dark: [
      always(deployCost(your.starships, -1, this_)),
      whenever([thereIs(any.starships.here.having(any.persona('Tarkin')))], deployCost(your.starships, -1, this_)),
      whenever(
        [youControl(this_)],
        forbids('deploy', any.called('Kessel Run')),
        forbids('be on', any.called('Kessel Run')),
      ),
    ],
    light: [needsAbility(6)],
  },
});

export const tatooine = location('Tatooine', {
  ...dark,
  onBothSides: true,
  id: '1_289',
  rarity: 'C2',
  type: 'system',
  system: 'Tatooine',
  parsec: 7,
  planet: true,
  force: { light: 1, dark: 2 },
  text: { dark: [supportFromAbove('Tatooine')], light: [supportFromAbove('Tatooine')] },
});

export const tatooineCantina = location('Tatooine: Cantina', {
  ...dark,
  onBothSides: true,
  id: '1_290',
  rarity: 'R2',
  type: 'site',
  system: 'Tatooine',
  interior: true,
  planet: true,
  force: { light: 2, dark: 2 },
  text: {
    dark: [always(adds(1).to('power').of(your.type('Alien').non('Tusken Raider').here))],
    light: [always(adds(1).to('forfeit').of(your.type('Alien').here))],
  },
});

export const tatooineDockingBay94 = location('Tatooine: Docking Bay 94', {
  ...dark,
  onBothSides: true,
  id: '1_291',
  rarity: 'C2',
  type: 'site',
  system: 'Tatooine',
  interior: true,
  exterior: true,
  planet: true,
  force: { light: 1, dark: 1 },
  icons: ['scomp link'],
  text: { dark: [always(transitCosts(1))], light: [always(transitCosts(2))] },
});

export const tatooineJawaCamp = location('Tatooine: Jawa Camp', {
  ...dark,
  onBothSides: true,
  id: '1_292',
  rarity: 'C1',
  type: 'site',
  system: 'Tatooine',
  exterior: true,
  planet: true,
  force: { light: 1, dark: 1 },
  text: {
    dark: [
      always(
        deploysFor(your.characters.trait('Jawa'), 1, this_),
        allows('deploy for your Force alone', your.characters.trait('Jawa'), this_),
      ),
    ],
    light: [
      always(adds(-1).to('power').of(your.trait('Jawa').here), adds(-1).to('forfeit').of(your.trait('Jawa').here)),
    ],
  },
});

export const tatooineJundlandWastes = location('Tatooine: Jundland Wastes', {
  ...dark,
  onBothSides: true,
  id: '1_293',
  rarity: 'C1',
  type: 'site',
  system: 'Tatooine',
  exterior: true,
  planet: true,
  force: { light: 1, dark: 1 },
  text: {
    dark: [always(adds(1).to('forfeit').of(your.trait('Tusken Raider').here)), drainsMore],
    light: [needsAbility(6)],
  },
});

export const tatooineLarsMoistureFarm = location("Tatooine: Lars' Moisture Farm", {
  ...dark,
  onBothSides: true,
  id: '1_294',
  rarity: 'U2',
  type: 'site',
  system: 'Tatooine',
  exterior: true,
  planet: true,
  force: { light: 1, dark: 1 },
  icons: ['scomp link'],
  traits: ['farm'],
  text: { dark: [shootsBetter, drainsMore] },
});

export const tatooineMosEisley = location('Tatooine: Mos Eisley', {
  ...dark,
  onBothSides: true,
  id: '1_295',
  rarity: 'C1',
  type: 'site',
  system: 'Tatooine',
  exterior: true,
  planet: true,
  force: { light: 1, dark: 2 },
  text: { dark: [always(adds(1).to('power').of(scum), adds(1).to('forfeit').of(scum))] },
});

export const yavin4 = location('Yavin 4', {
  ...dark,
  onBothSides: true,
  id: '1_296',
  rarity: 'C2',
  type: 'system',
  system: 'Yavin 4',
  parsec: 4,
  planet: true,
  force: { light: 1, dark: 2 },
  text: { dark: [supportFromAbove('Yavin 4')], light: [supportFromAbove('Yavin 4')] },
});

export const yavin4DockingBay = location('Yavin 4: Docking Bay', {
  ...dark,
  onBothSides: true,
  id: '1_297',
  rarity: 'C2',
  type: 'site',
  system: 'Yavin 4',
  interior: true,
  exterior: true,
  planet: true,
  force: { light: 1, dark: 1 },
  icons: ['scomp link'],
  text: { dark: [always(transitCosts(1))], light: [always(transitCosts(1))] },
});

export const yavin4Jungle = location('Yavin 4: Jungle', {
  ...dark,
  onBothSides: true,
  id: '1_298',
  rarity: 'U2',
  type: 'site',
  system: 'Yavin 4',
  exterior: true,
  planet: true,
  force: { light: 1, dark: 1 },
  traits: ['jungle'],
  text: {
    dark: [
      always(
        adds(2).to('power').of(any.type('Imperial').alone.here.inBattle),
        immuneToAttrition(any.type('Imperial').alone.here),
      ),
    ],
  },
});
