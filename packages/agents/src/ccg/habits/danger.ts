import { forceIcons, hasPresence, locationOf } from '@binary-sunset/ccg';
import { type CardId, other } from '@binary-sunset/kernel';
import { cardIn } from '../../options.ts';
import { outlookAt, outlookWith } from '../outlook.ts';
import { cardOf, worthOf } from '../reading.ts';
import type { CcgRule, Situation } from '../situation.ts';

/** Moves out of danger, and to where it is of use. */

/** What draws somebody to a place: a battle that can be won there, or something to drain. */
function attraction({ s, me }: Situation, place: CardId): number {
  if (hasPresence(s, other(me), place)) return Math.max(-2, Math.min(2, outlookAt(s, me, place).gain));
  return hasPresence(s, me, place) ? 0.5 : forceIcons(s, place, other(me));
}

/** Below that a battle is lost whoever comes. */
const hopeless = -3;

export const danger: readonly CcgRule[] = [
  {
    name: 'nobody reacts into a battle that is lost all the same',
    because: 'That battle is lost all the same, and whoever came would be lost in it.',
    on: ['react'],
    as: 'habit',
    weigh({ s, me }, { on, to }) {
      const card = cardIn(s, on);
      const place = locationOf(s, cardIn(s, to));
      const found = card < 0 ? null : cardOf(s, card);
      if (place < 0 || found === null || !('power' in found)) return 0;
      const ability = ('ability' in found ? found.ability : null) ?? 0;
      const help = { power: found.power ?? 0, ability, forfeit: found.forfeit ?? 0 };
      return outlookWith(s, me, place, help).gain < hopeless ? -worthOf(s, card) - 3 : 0;
    },
  },
  {
    name: 'from where it is worse to where it is better',
    on: ['move', 'transit', 'shuttle'],
    as: 'hunch',
    weigh(situation, { on, to }) {
      const from = locationOf(situation.s, cardIn(situation.s, on));
      const place = locationOf(situation.s, cardIn(situation.s, to));
      return from < 0 || place < 0 ? 0 : attraction(situation, place) - attraction(situation, from);
    },
  },
];
