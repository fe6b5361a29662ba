import type { Player } from '@binary-sunset/kernel';
import { type State, table } from '../../state/state.ts';
import type { Tell } from '../../state/vocabulary.ts';

export function payForce(s: State, tell: Tell, who: Player, amount: number): void {
  if (amount === 0) return;
  table.changeFor(s, tell, 'force', who, s.facts.force[who] - amount);
  tell?.({ kind: 'paid', by: who, amount, what: 'force' });
}

export function gainForce(s: State, tell: Tell, who: Player, amount: number): void {
  table.changeFor(s, tell, 'force', who, s.facts.force[who] + amount);
  tell?.({ kind: 'gained', by: who, amount, what: 'force' });
}

/** Force is never below zero. */ // TCG-0181
export function loseForce(s: State, tell: Tell, who: Player, amount: number): void {
  const lost = Math.min(amount, s.facts.force[who]);
  table.changeFor(s, tell, 'force', who, s.facts.force[who] - lost);
  tell?.({ kind: 'lost', by: who, amount: lost, what: 'force' });
}

export function payPoints(s: State, tell: Tell, who: Player, amount: number): void {
  if (amount === 0) return;
  table.changeFor(s, tell, 'points', who, s.facts.points[who] - amount);
  tell?.({ kind: 'paid', by: who, amount, what: 'points' });
}

export function gainPoints(s: State, tell: Tell, who: Player, amount: number): void {
  table.changeFor(s, tell, 'points', who, Math.max(0, s.facts.points[who] + amount));
  tell?.({ kind: amount < 0 ? 'lost' : 'gained', by: who, amount: Math.abs(amount), what: 'points' });
}
