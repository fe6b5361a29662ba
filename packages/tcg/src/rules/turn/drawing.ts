import { done, goto, next, number, type Player, player, topOf } from '@binary-sunset/kernel';
import { procedure, type State, table } from '../../state/state.ts';
import type { Tell } from '../../state/vocabulary.ts';
import { waitingTriggers } from '../inForce/effect.ts';
import { notice } from '../inForce/noticing.ts';

/** The top card of the deck goes into the hand; an empty deck has no other effect. */ // TCG-0045, TCG-0526
export function drawCard(s: State, tell: Tell, who: Player): boolean {
  const top = topOf(s.zones.deck[who]);
  if (top === null) return false;
  table.move(s, tell, top, 'hand', who);
  tell?.({ kind: 'drew', by: who });
  notice(s, { kind: 'drew', subject: top, by: who, amount: 1 });
  return true;
}

/** Cards are drawn one by one: what has a drawn card revealed comes at once, before any other trigger. */ // TCG-0242
export const drawCards = procedure(
  'draw cards',
  { by: player, left: number },
  {
    draw(s, l, tell) {
      if (l.left <= 0 || !drawCard(s, tell, l.by)) return done();
      l.left--;
      return next;
    },
    reveal: (s) => waitingTriggers(s, 'reveal'),
    more: () => goto('draw'),
  },
);
