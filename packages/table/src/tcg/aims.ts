import { refIn } from '@binary-sunset/kernel';
import { prospectOf, prospectsFor, type TcgDecision, type TcgState } from '@binary-sunset/tcg';
import type { Aim } from '../aim.ts';
import { oddsOf } from './odds.ts';

/** Whom each unit that may attack now can attack; where one is attacking already, whom it can choose. */
export function aimsIn(s: TcgState, { options }: TcgDecision): Aim[] {
  const striking = refIn(s.frames.at(-1), 'unit')?.card ?? -1;
  const handleOf = (card: number): number => s.cards.handle[card] ?? -1;
  return options.flatMap(({ verb, on, clause = '' }, option): Aim[] => {
    if (verb !== 'attack' || on === undefined || !('card' in on)) return [];
    const card = s.cards.handle.indexOf(on.card);
    if (striking >= 0) {
      const via = clause === 'bombard' || clause === 'ionCannon' ? clause : '';
      return [{ option, by: handleOf(striking), at: on.card, odds: oddsOf(prospectOf(s, striking, { card, via })) }];
    }
    return prospectsFor(s, card).map((prospect) => ({
      option,
      by: on.card,
      at: handleOf(prospect.card),
      odds: oddsOf(prospect),
    }));
  });
}
