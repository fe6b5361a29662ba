import type { CardId } from '@binary-sunset/kernel';
import { kindOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { hostOf, slotOf } from '../table/places.ts';
import { iconsOf, traitsOf } from './characteristics.ts';
import { pilotsOf } from './piloting.ts';

const pilotOf = ' Squadron pilot';

/**
 * Is it a pilot of the squadron, "Red Squadron pilot"? Whoever is of that squadron and a pilot, and whoever pilots one
 * of its starships, meanwhile. A permanent pilot is no character, and never one.
 */ // GAP-0177
export function isSquadronPilot(s: State, card: CardId, trait: string): boolean {
  if (!trait.endsWith(pilotOf) || kindOf(s, card) !== 'character') return false;
  const squadron = trait.slice(0, -' pilot'.length);
  if (traitsOf(s, card).includes(squadron) && iconsOf(s, card).includes('pilot')) return true;
  const ship = slotOf(s, card) === 'pilot' ? hostOf(s, card) : -1;
  return ship >= 0 && pilotsOf(s, ship).includes(card) && traitsOf(s, ship).includes(squadron);
}
