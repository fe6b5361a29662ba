import {
  adds,
  always,
  any,
  type Cards,
  type Clause,
  cancelsText,
  deploysOn,
  duringYour,
  forbids,
  host,
  it,
  may,
  opponents,
  sends,
  steals,
  your,
} from '../../../language/index.ts';
import { transfersTo } from '../own/handingOver.ts';

type Text = readonly Clause[];

/** Whoever has it calls droids that wear a Restraining Bolt. */
export const callsDroids = (who: Cards): Text => [
  deploysOn(who),
  may
    .act(duringYour('control'))
    .target(opponents.type('Droid').where('site').here.having(any.called('Restraining Bolt')))
    .once('phase')
    .do(steals(it), sends(any.called('Restraining Bolt').onIt, 'hand')),
];

/** Fuel for a starship, named as its card names it. */
export const fuels = (starship: Cards): Text => [
  deploysOn(your.starships.where('system or sector', 'docking bay related')),
  always(adds(1).to('hyperspeed').of(starship), adds(1).to('power').of(starship), adds(1).to('maneuver').of(starship)),
];

const wearer = host.characters;

/** The droid that wears it neither moves nor does anything, until the bolt goes to another. */
export const restrainsDroid: Text = [
  always(forbids('move', wearer), cancelsText(wearer)),
  may
    .act(duringYour('deploy'))
    .target(any.type('Droid').where('site').here.except(host))
    .once('phase')
    .do(transfersTo(it)),
];
