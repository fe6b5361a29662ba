import type { CardId } from '@binary-sunset/kernel';
import { definitionOf, reachOf, ruleBit, ruleCalled } from '../catalog.ts';
import type { Rule, Speaker } from '../language/program.ts';
import type { State } from '../state.ts';
import { sourcesIn, speaking } from './speaking.ts';

/** Inactive for a reason of its own, or with the card that it is on; whether it is suspended is another question. */
export const isDown = (s: State, card: CardId): boolean =>
  (s.cards.inactive[card] ?? 0) !== 0 || (s.cards.inactiveBy[card] ?? -1) >= 0;

const suspends = ruleBit('suspends');

/** While looking at what suspends cards none is suspended: a card can't be the reason for its own end. */
let looking = false;

/** Is it suspended by some text, or on a card that is? */ // AR1-0271, AR1-0314
export function isSuspended(s: State, card: CardId): boolean {
  const { makes, leaves } = reachOf(s);
  if (((makes | leaves) & suspends) === 0 || looking) return false;
  if ((sourcesIn(s).makes & suspends) === 0 && s.lasting.length === 0) return false;
  looking = true;
  try {
    for (let at = card; at >= 0; at = s.cards.host[at] ?? -1) if (isNamed(s, at)) return true;
    return false;
  } finally {
    looking = false;
  }
}

const names = (s: State, rule: Rule, card: CardId, speaker: Speaker): boolean =>
  rule.rule === 'suspends' && rule.who.matches(s, card, speaker);

function isNamed(s: State, card: CardId): boolean {
  const { cards, makes } = sourcesIn(s);
  if ((makes & suspends) !== 0)
    for (const source of cards) {
      const definition = definitionOf(s, source);
      if ((definition.makes & suspends) === 0 || source === card || isDown(s, source)) continue;
      for (const indexed of definition.modifiers) {
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
