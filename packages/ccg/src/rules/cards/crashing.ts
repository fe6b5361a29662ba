import type { CardId } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';
import { hasLastingTrait } from '../inForce/lastingTraits.ts';
import { isEnclosed } from '../table/places.ts';

/** What a vehicle is called that has come to grief. */
export const crashed = 'crashed';

/** Has it crashed? Then nobody pilots or drives it; those aboard keep their seats. */ // GAP-0180
export const isCrashed = (s: State, vehicle: CardId): boolean => hasLastingTrait(s, vehicle, crashed);

/** A crashed vehicle that is enclosed: nobody in it counts for battle destiny, and getting in or out takes Force. */ // GAP-0180
export const isSealedWreck = (s: State, vehicle: CardId): boolean =>
  s.lasting.length > 0 && isCrashed(s, vehicle) && isEnclosed(s, vehicle);
