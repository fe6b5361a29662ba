import { endLasting, forgetUses, refTo } from '@binary-sunset/kernel';
import { type CcgEvent, type State, table } from '../../state/state.ts';
import type { Occurrence, Tell } from '../../state/vocabulary.ts';
import { cardsOnTable } from '../cards/cardStates.ts';
import { isBrokenOff } from './battlePresence.ts';
import { participants } from './participants.ts';

type Occurred = Pick<Occurrence, 'kind' | 'by' | 'subject'> & Partial<Pick<Occurrence, 'detail'>>;

export const isHit = (s: State, card: number): boolean => (s.cards.hit[card] ?? 0) !== 0;

/** A side without presence ends the battle at once: hit cards are lost, and nothing comes between. */ // AR6-0004, AR6-0029, AR6-0120
export function breakingOff(s: State): readonly CcgEvent[] {
  const { battle } = s.facts;
  if (battle === null || !isBrokenOff(s)) return [];
  const hit = participants(s).filter((card) => isHit(s, card));
  return [
    ...hit.map((card): CcgEvent => ({ kind: 'leaves', card: refTo(s, card), to: 'lost', by: battle.by, how: 'lost' })),
    { kind: 'battle breaks off' },
  ];
}

/** The battle is over: what lasts until its end has expired. */ // AR6-0005, AR6-0117, AR6-0118
export function endBattle(s: State, tell: Tell, how: 'early' | 'in time' = 'in time'): readonly Occurred[] {
  const { battle } = s.facts;
  if (battle === null) return [];
  table.change(s, tell, 'battle', null);
  endLasting(s, tell, 'battle');
  forgetUses(s, 'battle');
  // Whoever was hit but is no longer in the battle is none the worse for it. AR6-0098
  for (const card of cardsOnTable(s)) if (isHit(s, card)) table.mark(s, tell, card, 'hit', 0);
  tell?.({ kind: 'battle ended' });
  const { by, location, winner } = battle;
  const ended: Occurred = { kind: 'battle ended', by, subject: location, detail: winner };
  // What happens at the end of a battle happens now. AR6-0005
  return how === 'early' ? [{ kind: 'battle ends', by, subject: location }, ended] : [ended];
}
