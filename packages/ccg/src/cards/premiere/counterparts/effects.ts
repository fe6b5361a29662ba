import {
  abilityInThisBattle,
  adds,
  always,
  any,
  type Cards,
  type Clause,
  declared,
  deployCost,
  deploys,
  deploysOn,
  duringAny,
  duringBattle,
  duringYour,
  forbids,
  hand,
  host,
  hostIsAlready,
  immuneTo,
  makesA,
  may,
  not,
  opponents,
  perishes,
  places,
  thereIsNo,
  thisBattle,
  usesUpTo,
  whenever,
  x,
  your,
} from '../../../language/index.ts';
import { concealsLosses } from '../own/force.ts';

type Text = readonly Clause[];

const bearer = host.characters;
const itsVessel = any.of('starship', 'vehicle').pilotedByHost;

/** A teacher makes a pilot of anybody, and a pilot a better one. */
export const teachesPiloting: Text = [
  deploysOn(your.characters.non('Droid').or(your.characters.icon('pilot'))),
  always(makesA('pilot', bearer), adds(1).to('power').of(itsVessel)),
  whenever([not(hostIsAlready('pilot'))], adds(1).to('power').of(itsVessel)),
  immuneTo('Alter'),
];

/** A teacher makes a warrior of anybody, and a warrior a better one. */
export const teachesFighting: Text = [
  deploysOn(your.characters.non('Droid').or(your.characters.icon('warrior'))),
  always(makesA('warrior', bearer)),
  whenever([hostIsAlready('warrior')], adds(1).to('power').of(bearer)),
  immuneTo('Alter'),
];

/** Face to face with an armed character, an armed one loses all weapons, and carries none any more. */
export const disarms: Text = [
  deploysOn(
    opponents.characters
      .having(any.weapons)
      .where('site')
      .inTheOpen.inCompanyOf(your.characters.having(any.weapons).inTheOpen),
  ).at(duringAny('control')),
  always(perishes(any.weapons.all.besideThis), adds(-1).to('power').of(bearer), forbids('be on', any.weapons, bearer)),
  immuneTo('Alter'),
];

/** One who is strong in the Force clouds the minds of the others, unless one of theirs is there. */
export const cloudsMinds = (by: 'Jedi' | 'Dark Jedi', unless: Cards): Text => [
  deploysOn(your.characters.sensitive(by)).for(1),
  whenever([thereIsNo(unless.present)], adds(-2).to('total ability').for('opponent', { where: any.locations.here })),
];

const [yourLosses, theirLosses] = ['your Lost Pile', 'opponent’s Lost Pile'] as const;

/** A Lost Pile is turned face down: yours or the opponent's. */
export const hidesLostPile: Text = [
  deploys.declaring(yourLosses, theirLosses),
  whenever([declared(1, yourLosses)], concealsLosses('your')),
  whenever([declared(2, theirLosses)], concealsLosses('opponent')),
];

/** Jawas are worth more, and both players pay for it. */
export const jawasAreWorthMore: Text = [
  deploys.for(3).bothPaying,
  always(adds(1).to('forfeit').of(your.characters.trait('Jawa'))),
];

/** A piece of the holographic game: ability is spent on power, for Force. */
export const abilityForPower: Text = [
  may
    .act(duringBattle())
    .once('battle')
    .do(
      usesUpTo(abilityInThisBattle),
      thisBattle(adds(x).to('total power').for('your')),
      thisBattle(adds(x).to('ability set aside').for('your')),
    ),
];

/** Cards go back from hand to the Used Pile. */
export const putsHandBack: Text = [deploys.for(1), may.act(duringYour('control')).do(places('any card', hand, 'used'))];

/** Their warriors cost more. */
export const warriorsCostMore: Text = [
  deploys.for(3),
  always(adds(1).to('deploy').of(opponents.characters.icon('warrior'))),
];

const nearby = any.locations.here.or(any.type('site').adjacent);

/** A sentry watches one of three things, as declared, where it stands and next to that. */
export const sentry = (where: string, ...[costs, ability, power]: readonly [string, string, string]): Text => [
  deploysOn(any.type('site').on(where)).for(2).declaring(costs, ability, power),
  whenever([declared(1, costs)], deployCost(opponents, 1, nearby)),
  whenever([declared(2, ability)], adds(1).to('extra ability for battle destiny').for('opponent', { where: nearby })),
  whenever([declared(3, power)], adds(1).to('total power').for('your', { where: nearby })),
];
