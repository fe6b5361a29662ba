import { type CardId, type CardRef, players, refTo } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';
import { amountOf } from '../../text/program.ts';
import { rulesOn } from '../inForce/sources.ts';
import { hostOf, isEnclosed, slotOf } from '../table/places.ts';
import { participants } from './participants.ts';

const immunities = rulesOn('changes', 'immunity to attrition');

/** Of several immunities only the highest counts, and whatever takes it away overrides them all. */ // AR6-0191, AR6-0193
export function immunityOf(s: State, card: CardId): number {
  let highest = 0;
  for (const { rule, speaker, x } of immunities(s)) {
    if (!rule.who.matches(s, card, speaker)) continue;
    if (rule.how === 'reset') return 0;
    highest = Math.max(highest, amountOf(rule.amount, s, speaker, x));
  }
  return highest;
}

/** Is it immune to attrition of so much, itself or by the starship or enclosed vehicle that it is in? */ // AR6-0187, AR6-0190
function isImmune(s: State, card: CardId, attrition: number): boolean {
  if (immunityOf(s, card) > attrition) return true;
  const host = hostOf(s, card);
  return host >= 0 && slotOf(s, card) !== 'attached' && isEnclosed(s, host) && isImmune(s, host, attrition);
}

/** Whom attrition leaves alone: found when the damage segment begins, and not looked at again. */ // AR6-0188, AR6-0189
export function immuneCards(s: State): readonly CardRef[] {
  const attrition = s.facts.battle?.attrition ?? [null, null];
  return players
    .flatMap((who) => {
      const against = attrition[who];
      return against === null ? [] : participants(s, who).filter((card) => isImmune(s, card, against));
    })
    .map((card) => refTo(s, card));
}
