import type { CardId } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';
import { hasLastingTrait } from '../inForce/lastingTraits.ts';

/** What whoever sleeps is called. */
export const sleeping = 'sleeping';

/** Was it put to sleep? Then it neither pilots nor drives. */ // GLA-0443
export const isAsleep = (s: State, card: CardId): boolean => hasLastingTrait(s, card, sleeping);
