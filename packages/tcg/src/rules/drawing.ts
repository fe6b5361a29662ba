import { type Player, type Tell, topOf } from '@binary-sunset/kernel';
import { type State, table } from '../state.ts';
import { notice } from './noticing.ts';

/** The top card of the deck goes into the hand; an empty deck has no other effect. */ // TCG-0045, TCG-0526
export function drawCard(s: State, tell: Tell, who: Player): boolean {
  const top = topOf(s.zones.deck[who]);
  if (top === null) return false;
  table.move(s, tell, top, 'hand', who);
  tell?.({ kind: 'drew', by: who });
  notice(s, { kind: 'drew', subject: -1, other: -1, by: who, arena: '', amount: 1 });
  return true;
}
