import {
  adds,
  allows,
  always,
  any,
  type Cards,
  type Clause,
  deployCost,
  forEach,
  immuneToAttrition,
  initiated,
  type LocationCard,
  thereIs,
  this_,
  whenever,
  youControl,
  your,
} from '../../../language/index.ts';

type Text = readonly Clause[];

/** Locations by where they lie. */
type Ground = Partial<LocationCard>;
export const planet = { type: 'system', planet: true } as const satisfies Ground;
export const siteOnTatooine = { type: 'site', system: 'Tatooine', planet: true } as const satisfies Ground;
export const siteOnYavin4 = { type: 'site', system: 'Yavin 4', planet: true } as const satisfies Ground;
export const siteOnDeathStar = { type: 'site', system: 'Death Star', mobile: true } as const satisfies Ground;

export const drainsMore: Text = [
  whenever([youControl(this_)], adds(1).to('Force drain').for('your', { where: this_ })),
];

/** Each weapon destiny that its player draws here is better. */
export const shootsBetter: Text = [always(adds(1).to('destiny draw').for('your', { kind: 'weapon', where: this_ }))];

/** Its player draws battle destiny here with so much ability. */
export const needsAbility = (least: number): Text => [
  always(adds(least).to('ability for battle destiny').for('your', { kind: 'battle', where: this_ })),
];

/** For each of your starships above, your total power is +1 in battles below. */
export const supportFromAbove = (system: string): Text => [
  whenever(
    [youControl(this_)],
    adds(forEach(your.starships.here))
      .to('total power')
      .for('your', { where: any.type('site').at(system), inBattles: true }),
  ),
];

/** Leaders in a war room make the plain people of the other side worth less. */
export const leadersOutwit = (whom: Cards): Text => [
  whenever([youControl(this_), thereIs(your.characters.trait('leader').here)], adds(-1).to('forfeit').of(whom)),
];

/** Whoever storms it draws one more battle destiny. */
export const attackersDrawMore: Text = [
  whenever([initiated('you')], adds(1).to('battle destinies').for('your', { kind: 'battle', where: this_ })),
];

/** Whoever is alone in the jungle fights better there. */
export const fightsAlone = (type: 'Rebel' | 'Imperial'): Text => [
  always(adds(2).to('power').of(any.type(type).alone.here.inBattle), immuneToAttrition(any.type(type).alone.here)),
];

const yourJawas = your.characters.trait('Jawa');

/** Jawas come here for 1 Force, and nobody else pays. */
export const jawasComeCheaply: Text = [
  always(deployCost(yourJawas, { exactly: 1 }, this_), allows('deploy for your Force alone', yourJawas, this_)),
];
