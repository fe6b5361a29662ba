import { type CardId, refTo, rememberedInPlay } from '@binary-sunset/kernel';
import type { CcgEvent, State } from '../../state/state.ts';
import { cardsOnTable, controllerOf, isActive } from '../cards/cardStates.ts';
import { hostOf, isPresentAt, locationOf, slotOf } from './places.ts';

const targetOf = (s: State, effect: CardId): CardId => s.cards.target[effect] ?? -1;

/** Is the target of an Utinni Effect present where that is, or in a seat aboard what is? */ // GAP-0128
export function isTargetHere(s: State, effect: CardId): boolean {
  const target = effect < 0 ? -1 : targetOf(s, effect);
  const where = target < 0 ? -1 : locationOf(s, effect);
  if (where < 0 || locationOf(s, target) !== where) return false;
  if (isPresentAt(s, target, where)) return true;
  const slot = slotOf(s, target);
  return slot !== 'attached' && slot !== 'cargo' && isActive(s, target) && isPresentAt(s, hostOf(s, target), where);
}

const utinniEffects = rememberedInPlay((s: State): readonly CardId[] =>
  cardsOnTable(s).filter((card) => targetOf(s, card) >= 0),
);

const nothing: readonly CcgEvent[] = [];

/** Utinni Effects that their targets have just come to, in whatever way, or left. What its target carries is with it anyway. */ // GAP-0127, GAP-0128
export function reaching(s: State): readonly CcgEvent[] {
  const effects = utinniEffects(s, 0);
  if (effects.length === 0) return nothing;
  return effects
    .filter(
      (card) =>
        isActive(s, card) &&
        hostOf(s, card) !== targetOf(s, card) &&
        isTargetHere(s, card) !== (s.cards.reached[card] === 1),
    )
    .map((card) =>
      s.cards.reached[card] === 1
        ? { kind: 'is left', card: refTo(s, card) }
        : { kind: 'is reached', card: refTo(s, card), by: controllerOf(s, targetOf(s, card)) },
    );
}
