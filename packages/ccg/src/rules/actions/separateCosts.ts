import { type CardId, type CardRef, refTo } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';
import { amountOf } from '../../text/program.ts';
import { rulesOn } from '../inForce/sources.ts';

const separateCosts = rulesOn('separate cost');

/** Force that must be used before a card is played or deployed, whatever that itself costs, and even if it is free. */ // AR1-0398, AR1-0399
export function separateCostOf(s: State, card: CardId, act: 'play' | 'deploy'): number {
  const rules = separateCosts(s);
  if (rules.length === 0) return 0;
  const counted = new Set<string>();
  let force = 0;
  for (const { rule, id, speaker, x } of rules) {
    if (rule.of !== act || !rule.who.affects(s, card, speaker)) continue;
    if (!rule.cumulative && counted.has(id)) continue;
    counted.add(id);
    force += amountOf(rule.amount, s, speaker, x);
  }
  return force;
}

/** The cards that an Interrupt must be stacked on to be played at all. */ // AR1-0406
export const stackedFirstOn = (s: State, card: CardId): readonly CardRef[] =>
  separateCosts(s).flatMap(({ rule, speaker }) =>
    rule.stackedHere === true && speaker.self >= 0 && rule.who.affects(s, card, speaker)
      ? [refTo(s, speaker.self)]
      : [],
  );
