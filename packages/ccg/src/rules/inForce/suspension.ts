import { type CardId, makeGuard, remembered } from '@binary-sunset/kernel';
import { definitionOf, isDoneByAny, leaving, making, ruleCalled } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import type { Cards } from '../../text/cards.ts';
import type { Speaker } from '../../text/program.ts';
import { isRuleOf, type Rule, ruleKind } from '../../text/ruleKinds.ts';
import { so } from '../../text/saying/clauses.ts';
import { speakersWho, speaking } from './speaking.ts';

declare module '../../text/ruleKinds.ts' {
  interface RuleKinds {
    suspends: { readonly who: Cards };
  }
}

/** Inactive for a reason of its own, or with the card that it is on; whether it is suspended is another question. */
export const isInactiveItself = (s: State, card: CardId): boolean =>
  (s.cards.inactive[card] ?? 0) !== 0 || (s.cards.inactiveBy[card] ?? -1) >= 0;

const suspension = ruleKind('suspends', { says: ({ who }, self) => so(who.noun(self), 'be', 'suspended') });
const isSuspending = isRuleOf(suspension);
const suspends = making(suspension);
const leavesSuspended = leaving(suspension);

/** While looking at what suspends cards none is suspended: a card can't be the reason for its own end. */
const looking = makeGuard();

/** Is it suspended by some text, or on a card that is? */ // AR1-0271, AR1-0314
export function isSuspended(s: State, card: CardId): boolean {
  if (looking.isUp) return false;
  const hasLastingTrait = isDoneByAny(s, suspends) && speakersWho(s, suspends).length > 0;
  if (!hasLastingTrait && (s.lasting.length === 0 || !isDoneByAny(s, leavesSuspended))) return false;
  return isNamedOrOnIt(s, card);
}

const isNamedOrOnIt = remembered((s: State, card: CardId): boolean =>
  looking.during(() => {
    for (let at = card; at >= 0; at = s.cards.host[at] ?? -1) if (isNamed(s, at)) return true;
    return false;
  }),
);

const names = (s: State, rule: Rule, card: CardId, speaker: Speaker): boolean =>
  isSuspending(rule) && rule.who.matches(s, card, speaker);

function isNamed(s: State, card: CardId): boolean {
  for (const source of speakersWho(s, suspends)) {
    if (source === card || isInactiveItself(s, source)) continue;
    for (const indexed of definitionOf(s, source).modifiers) {
      const speaker = speaking(s, source, indexed);
      const { rules, while: conditions } = indexed.clause;
      if (!rules.some((rule) => names(s, rule, card, speaker))) continue;
      if (conditions.every((condition) => condition.holds(s, speaker))) return true;
    }
  }
  return s.lasting.some((effect) =>
    names(s, ruleCalled(effect.clause), card, { by: effect.by, self: -1, locked: effect.locked }),
  );
}
