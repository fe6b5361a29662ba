import { countUse, type Limited, limited, timesUsed } from '@binary-sunset/kernel';
import { cardOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import type { Acting, ActionText, Limit, Refusal } from '../../text/program.ts';
import { countDevice, whyNoDevice } from '../weapons/devices.ts';

/** How often a text may be used; a mandatory action once in its time, unless it says otherwise. */ // AR1-0125, AR1-0288
const limitOf = ({ as, limit }: ActionText): Limit | null => limit ?? (as === 'mandatory' ? 'phase' : null);

/**
 * What the uses of a text are counted by: each copy of a card for itself, but once a game for all cards of a title,
 * whoever has them.
 */ // AR1-0287, AR1-0292
const limitedBy = (s: State, { text, source }: Acting, limit: Limit): Limited =>
  limit === 'game'
    ? limited(limit, `${cardOf(s, source.card).title}${text.slice(text.lastIndexOf('/'))}`)
    : limited(limit, text, source);

/** Why a text can't be used again; null if it can. */ // AR1-0287, AR1-0292, AR1-0295
export function whyUsedUp(s: State, l: Acting, clause: ActionText): Refusal | null {
  const device = clause.as === 'automatic' ? null : whyNoDevice(s, l.source.card);
  if (device !== null) return device;
  const limit = limitOf(clause);
  const { times = 1 } = clause;
  if (limit === null || timesUsed(s, limitedBy(s, l, limit)) < times) return null;
  return {
    because: `It was used already (${times === 1 ? 'once' : `${times} times`} per ${limit}).`,
    rule: clause.as === 'mandatory' ? 'AR1-0125' : limit === 'game' ? 'AR1-0292' : 'AR1-0287',
  };
}

/** A text is used once more, whatever comes of it: cancelled, it was used all the same. */ // AR1-0257, AR1-0292
export function countUseOf(s: State, l: Acting, clause: ActionText): void {
  const limit = limitOf(clause);
  if (limit !== null) countUse(s, limitedBy(s, l, limit));
  if (clause.as !== 'automatic') countDevice(s, l.source.card);
}
