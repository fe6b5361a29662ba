import { type CardId, refTo } from '@binary-sunset/kernel';
import type { Attack, State } from '../../state/state.ts';
import { controllerOf } from '../cards/units.ts';
import { healthLeft, keywordOf } from '../cards/values.ts';
import { accuracyOf, attackDice, type Defender, defendersFor } from './attacking.ts';
import { neededToHit } from './dice.ts';

/** What an attack on somebody would be rolled with, as things stand before it. */
export interface Prospect extends Defender {
  readonly dice: number;
  /** What a die has to show at least in order to hit. */
  readonly needed: number;
  /** More damage if any die shows a 6; more dice if any shows a 4; less damage if any shows a 1. */ // TCG-0489, TCG-0550, TCG-0616
  readonly critical: number;
  readonly fury: number;
  readonly parry: number;
  /** How much damage the defender can take; null if it can take any. */
  readonly health: number | null;
}

/** Whom a unit could attack, and with what prospects. */
export const prospectsFor = (s: State, unit: CardId): Prospect[] =>
  defendersFor(s, unit).map((defender) => prospectOf(s, unit, defender));

export function prospectOf(s: State, unit: CardId, { card, via }: Defender): Prospect {
  const [attacker, defender] = [refTo(s, unit), refTo(s, card)];
  const attack: Attack = {
    attacker,
    defender,
    by: controllerOf(s, unit),
    via,
    attacked: [defender],
    retaliations: [],
  };
  return {
    card,
    via,
    dice: attackDice(s, attack),
    needed: neededToHit(s, card) - accuracyOf(s, unit),
    critical: keywordOf(s, unit, 'criticalHit'),
    fury: keywordOf(s, unit, 'fury'),
    parry: keywordOf(s, card, 'parry'),
    health: healthLeft(s, card),
  };
}
