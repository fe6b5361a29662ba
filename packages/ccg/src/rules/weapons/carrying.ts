import type { CardId } from '@binary-sunset/kernel';
import { cardOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { type Refusal, refusing } from '../../text/program.ts';
import { isNamed } from '../deploying/restrictions.ts';
import { barsToBeingOn } from '../table/beingOn.ts';

/** Why a text keeps a weapon, device or Effect off a card, wherever it comes from; null if none does. */ // AR1-0267, GLA-0512
export function whyNotOn(s: State, card: CardId, bearer: CardId): Refusal | null {
  for (const { rule, speaker } of barsToBeingOn(s)) {
    if (!isNamed(s, rule.who, card, speaker) || rule.where?.matches(s, bearer, speaker) === false) continue;
    return refusing('AR1-0267', () =>
      speaker.self < 0 ? 'It may not be there.' : `${cardOf(s, speaker.self).title} forbids it.`,
    );
  }
  return null;
}
