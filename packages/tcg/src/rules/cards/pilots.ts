import { type CardId, countUse, limited, type Player, refTo, timesUsed } from '@binary-sunset/kernel';
import { hasAny } from '../../catalog/card.ts';
import type { State } from '../../state/state.ts';
import type { Refusal } from '../../text/program.ts';
import { pilotAbilitiesOf } from '../inForce/force.ts';
import { subtypesOf } from './kinds.ts';
import { controllerOf, hostOf, isPiloting, isUnit, pilotsOn } from './units.ts';

const wrongSubtype: Refusal = { because: 'it does not have the subtype that this Pilot pilots', rule: 'TCG-0255' };
const droid: Refusal = { because: "a Pilot can't be put on a Droid", rule: 'TCG-0257' };
const noPilot: Refusal = { because: 'it has no Pilot ability', rule: 'TCG-0254' };
const noUnit: Refusal = { because: 'a card that pilots another is not a unit', rule: 'TCG-0278' };
const wouldFall: Refusal = { because: 'the Pilot has moved already this turn and would fall off', rule: 'TCG-0292' };

/** Could the Pilot pilot something of these subtypes? */ // TCG-0255, TCG-0257, TCG-0527
function whyUnsuited(s: State, pilot: CardId, subtypes: readonly string[]): Refusal | null {
  const abilities = pilotAbilitiesOf(s, pilot);
  if (abilities.length === 0) return noPilot;
  if (subtypes.includes('Droid')) return droid;
  return abilities.some(({ clause }) => hasAny(subtypes, [clause.of])) ? null : wrongSubtype;
}

/** Does the unit suit the Pilot, other Pilots apart? */
export const whyNotPilot = (s: State, pilot: CardId, unit: CardId): Refusal | null =>
  isUnit(s, unit) ? whyUnsuited(s, pilot, subtypesOf(s, unit)) : noUnit;

/** A Pilot that has moved is not made to fall off by a new top card: its own, or that of its unit. */ // TCG-0292, TCG-0296
export function whyNotTop(s: State, top: CardId, card: CardId): Refusal | null {
  if (isPiloting(s, top) && hasMoved(s, top) && whyNotPilot(s, card, hostOf(s, top)) !== null) return wouldFall;
  return dropsMovedPilot(s, controllerOf(s, top), top, subtypesOf(s, card)) ? wouldFall : null;
}

/** Would a Pilot of this player's that has moved fall off, if its unit had these subtypes? */ // TCG-0296
export const dropsMovedPilot = (s: State, who: Player, unit: CardId, subtypes: readonly string[]): boolean =>
  pilotsOn(s, unit).some(
    (pilot) => controllerOf(s, pilot) === who && hasMoved(s, pilot) && whyUnsuited(s, pilot, subtypes) !== null,
  );

export const hasMoved = (s: State, pilot: CardId): boolean =>
  timesUsed(s, limited('turn', 'Pilot move', refTo(s, pilot))) > 0;

export const noteMove = (s: State, pilot: CardId): void => countUse(s, limited('turn', 'Pilot move', refTo(s, pilot)));
