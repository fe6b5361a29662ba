import type { CardId } from '@binary-sunset/kernel';
import { cardOf } from '../catalog.ts';
import type { State } from '../state.ts';
import { isInactiveAs } from './cardStates.ts';
import { personasOf } from './characteristics.ts';
import { isDriven } from './piloting.ts';

/** Does a pilot match a starship or vehicle, by its title or by what it is in every version? */ // GAP-0213
export function isMatching(s: State, pilot: CardId, vessel: CardId): boolean {
  const [one, two] = [cardOf(s, pilot), cardOf(s, vessel)];
  if (one.kind !== 'character' || (two.kind !== 'starship' && two.kind !== 'vehicle')) return false;
  // Nor is there one who could not be aboard. GAP-0214
  if (isInactiveAs(s, pilot, 'undercover')) return false;
  // What is driven or ridden has no matching pilot. GAP-0214
  if (two.kind === 'vehicle' && (isDriven(two) || two.type === 'creature')) return false;
  return one.matching.some((name) => name === two.title || personasOf(s, vessel).includes(name));
}
