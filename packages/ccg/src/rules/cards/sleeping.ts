import type { CardId } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';
import { isMade } from '../inForce/madeSo.ts';

/** What whoever sleeps is called. */
export const sleeping = 'sleeping';

/** Was it put to sleep? Then it neither pilots nor drives. */ // GLA-0443
export const isAsleep = (s: State, card: CardId): boolean => isMade(s, card, sleeping);
