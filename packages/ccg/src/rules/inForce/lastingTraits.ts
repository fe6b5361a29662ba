import { type CardId, isLockedOn, type Lasting } from '@binary-sunset/kernel';
import { ruleCalled } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { isRuleOf } from '../../text/ruleKinds.ts';

const isTrait = isRuleOf('is');

const makes = ({ clause }: Lasting, trait: string): boolean => {
  const rule = ruleCalled(clause);
  return isTrait(rule) && rule.trait === trait;
};

/** What has made this very card such, and still lasts: looked up without asking what any text says now. */
export const lastingTraitOf = (s: State, card: CardId, trait: string): Lasting | null =>
  s.lasting.find((effect) => isLockedOn(s, effect, card) && makes(effect, trait)) ?? null;

export const hasLastingTrait = (s: State, card: CardId, trait: string): boolean =>
  s.lasting.length > 0 && lastingTraitOf(s, card, trait) !== null;
