import { type CardId, makeGuard } from '@binary-sunset/kernel';
import { cardOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { valueNow } from '../inForce/values.ts';

export type Sensitivity = 'Force-attuned' | 'Force-sensitive' | 'Jedi' | 'Jedi Knight' | 'Dark Jedi';

/** While an ability is worked out, what depends on it is not looked at. */
const looking = makeGuard();

/** What a character is by its ability as it is now, whatever is printed. */ // GAP-0096, GAP-0097
export function isSensitive(s: State, card: CardId, as: Sensitivity): boolean {
  const found = cardOf(s, card);
  if (found.kind !== 'character' || looking.isUp) return false;
  return looking.during(() => {
    const ability = valueNow(s, card, 'ability') ?? 0;
    switch (as) {
      case 'Force-attuned':
        return ability === 3;
      case 'Force-sensitive':
        return ability >= 4 && ability < 6;
      case 'Jedi Knight':
        return ability === 6 && found.side === 'light';
      case 'Jedi':
        return ability >= 6 && found.side === 'light';
      case 'Dark Jedi':
        return ability >= 6 && found.side === 'dark';
    }
  });
}
