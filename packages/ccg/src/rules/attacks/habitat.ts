import type { CardId } from '@binary-sunset/kernel';
import { definitionOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { controllerOf } from '../cards/cardStates.ts';

/** Does a location belong to the habitat of a creature: where its text says that it deploys? */ // GAP-0101, GAP-0102
export function isHabitat(s: State, creature: CardId, location: CardId): boolean {
  const habitat = definitionOf(s, creature).deploys?.clause.on ?? null;
  return habitat?.matches(s, location, { by: controllerOf(s, creature), self: creature, locked: null }) ?? true;
}
