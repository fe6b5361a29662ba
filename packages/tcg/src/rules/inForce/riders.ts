import type { CardId } from '@binary-sunset/kernel';
import { hasAny } from '../../catalog/card.ts';
import { type Definition, definitionOf, type Indexed } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { type PilotClause, speakerFor } from '../../text/program.ts';
import { controllerOf, equipmentOn, hostOf, isInArena, isTapped, pilotsOn } from '../cards/units.ts';
import { pilotAbilitiesOf } from './force.ts';

const nothing: readonly never[] = [];

/** Does Equipment give its unit anything now? */ // TCG-0032, TCG-0033
function gearWorks(s: State, card: CardId, definition: Definition): boolean {
  if (definition.card.kind !== 'equipment' || isTapped(s, card)) return false;
  const host = hostOf(s, card);
  return host >= 0 && definition.card.fits.matches(s, host, speakerFor(controllerOf(s, host), -1));
}

/** Asked for rather than known: what riders give may be subtypes. */
type SubtypesOf = (s: State, unit: CardId) => readonly string[];

/** What a Pilot or Equipment has for the unit that it is on now: of a Pilot, what it has for units of its subtypes. */
export function givenByRider(s: State, rider: CardId, subtypesOf: SubtypesOf): readonly Indexed<PilotClause>[] {
  const definition = definitionOf(s, rider);
  if (definition.card.kind === 'equipment') return gearWorks(s, rider, definition) ? definition.gear : nothing;
  const abilities = pilotAbilitiesOf(s, rider);
  if (abilities.length < 2) return abilities;
  const subtypes = subtypesOf(s, hostOf(s, rider));
  return abilities.filter(({ clause }) => hasAny(subtypes, [clause.of]));
}

/** What Pilots and Equipment make of the unit that they are on; what a Pilot does is off in the build zone. */ // TCG-0274
export const givenByRiders = (s: State, unit: CardId, subtypesOf: SubtypesOf): readonly Indexed<PilotClause>[] =>
  [...(isInArena(s, unit) ? pilotsOn(s, unit) : []), ...equipmentOn(s, unit)].flatMap((rider) =>
    givenByRider(s, rider, subtypesOf),
  );
