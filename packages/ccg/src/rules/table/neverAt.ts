import type { CardId } from '@binary-sunset/kernel';
import { definitionOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { speaking } from '../inForce/speaking.ts';
import { whyNeverAt } from './whereCardsCanBe.ts';

/** Can a card never be at that location, by the rules or by what its own text says, wherever it lies now? */ // AR1-0278, AR1-0279
export const isNeverAt = (s: State, card: CardId, place: CardId): boolean =>
  whyNeverAt(s, card, place) !== null ||
  definitionOf(s, card).modifiers.some((indexed) =>
    indexed.clause.rules.some(
      (rule) =>
        rule.rule === 'forbids' &&
        rule.never === true &&
        (rule.act === 'move to' || rule.act === 'be on') &&
        rule.who.namesItself &&
        (rule.where?.matches(s, place, speaking(s, card, indexed)) ?? false),
    ),
  );
