import {
  adds,
  always,
  any,
  type Clause,
  type Condition,
  deploys,
  duringYour,
  forbids,
  immuneToAttrition,
  isDefending,
  it,
  may,
  sends,
  thereIs,
  this_,
  whenever,
  your,
} from '../../../language/index.ts';

type Text = readonly Clause[];

/** A guard stands firm, and stays. */
export const standsGuard: Text = [
  whenever([isDefending(this_)], adds(4).to('power').of(this_)),
  always(forbids('move', this_)),
];

/** A trooper comes for free to where somebody able leads. */
export const followsTheAble = (type: 'Rebel' | 'Imperial'): Text => [
  deploys.free(any.type('site').having(your.type(type).abilityOver(2))),
];

/** Some don't fit into small vessels. */
export const doesNotFitIn: Text = [
  always(forbids('be on', this_, any.type('starfighter').or(any.vehicles.enclosed), { never: true })),
];

/** A mining droid disposes of mines. */
export const disposesOfMines: Text = [
  may.act(duringYour()).target(any.weapons.trait('mine').where('site').here).use(1).do(sends(it, 'lost')),
];

const itsVehicle = any.vehicles.non('creature').carryingThis;

/** A vehicle droid makes its vehicle better. */
export const drivesBetter: Text = [
  always(
    adds(1).to('power').of(itsVehicle),
    adds(1).to('maneuver').of(itsVehicle),
    adds(1).to('landspeed').of(itsVehicle),
  ),
];

export const atDockingBay: readonly Condition[] = [thereIs(this_.where('docking bay'))];

/** A maintenance droid keeps machines going where it is; at a docking bay, those that start from there. */
export const maintains: Text = [
  always(immuneToAttrition(your.vehicles.here.or(your.type('Droid').here), 2)),
  whenever(
    atDockingBay,
    immuneToAttrition(
      your.type('starfighter').where('system').related.or(your.type('starfighter').where('sector').related),
      3,
    ),
  ),
];
