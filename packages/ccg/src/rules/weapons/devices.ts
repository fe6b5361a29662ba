import { type CardId, countUse, handleOf, limited, refTo } from '@binary-sunset/kernel';
import { cardOf, kindOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import type { Refusal } from '../../text/program.ts';
import { isPiloted } from '../cards/piloting.ts';
import { allowing } from '../inForce/acts.ts';
import { rulesOn } from '../inForce/sources.ts';
import { hostOf } from '../table/places.ts';

declare module '../inForce/acts.ts' {
  interface AllowedActs {
    'use any number of weapons and devices': true;
  }
}

const unlimited = rulesOn('allows', allowing('use any number of weapons and devices'));

/** Does a text lift the limit, and nothing but the limit? */ // GLD-0014, GLB-0038
export const isAllowedAnyNumber = (s: State, user: CardId): boolean =>
  unlimited(s).some(({ rule, speaker }) => rule.who.matches(s, user, speaker));

/** How many different devices it may use in a turn. */ // GAP-0113
function devicesPerTurn(s: State, user: CardId): number {
  const found = cardOf(s, user);
  if (isAllowedAnyNumber(s, user)) return Number.POSITIVE_INFINITY;
  if (found.kind !== 'starship') return 1;
  return found.type === 'capital' ? Number.POSITIVE_INFINITY : found.type === 'squadron' ? 3 : 1;
}

/** Whoever carries a device and is not a place; -1 for none. */
function userOf(s: State, device: CardId): CardId {
  if (kindOf(s, device) !== 'device') return -1;
  const host = hostOf(s, device);
  return host < 0 || kindOf(s, host) === 'location' ? -1 : host;
}

const usedBy = (s: State, user: CardId): string => `device used by ${handleOf(s, user)}`;

/** Why a text of a device can't be used now: by whoever carries it, this turn; one that was used may be used again. */ // GAP-0113, GAP-0171
export function whyNoDevice(s: State, device: CardId): Refusal | null {
  const user = userOf(s, device);
  if (user < 0) return null;
  if (!isPiloted(s, user)) return { because: 'Nobody pilots or drives what carries it.', rule: 'GAP-0171' };
  const key = usedBy(s, user);
  const spent = s.uses.filter((use) => use.scope === 'turn' && use.key === key);
  return spent.some((use) => use.card?.card === device) || spent.length < devicesPerTurn(s, user)
    ? null
    : { because: 'Another device was used this turn.', rule: 'GAP-0113' };
}

/** An action of a device is initiated: whatever it only makes so all the time is no use of it. */ // GAP-0113
export function countDevice(s: State, device: CardId): void {
  const user = userOf(s, device);
  if (user >= 0) countUse(s, limited('turn', usedBy(s, user), refTo(s, device)));
}
