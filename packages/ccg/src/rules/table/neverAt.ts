import type { CardId } from '@binary-sunset/kernel';
import { rulesMadeAbout } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { speaking } from '../inForce/speaking.ts';
import { whyNeverAt } from './whereCardsCanBe.ts';

const ownBars = [rulesMadeAbout('forbids', 'move to'), rulesMadeAbout('forbids', 'be on')] as const;

/** Can a card never be at that location, by the rules or by what its own text says, wherever it lies now? */ // AR1-0278, AR1-0279
export const isNeverAt = (s: State, card: CardId, place: CardId): boolean =>
  whyNeverAt(s, card, place) !== null ||
  ownBars.some((bars) =>
    bars(s, card).some(
      ({ rule, text }) =>
        rule.never === true &&
        rule.who.namesItself &&
        (rule.where?.matches(s, place, speaking(s, card, text)) ?? false),
    ),
  );
