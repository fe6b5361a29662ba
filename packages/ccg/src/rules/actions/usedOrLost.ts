import type { CardId } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';
import type { Cards } from '../../text/cards.ts';
import { ruleKind } from '../../text/ruleKinds.ts';
import { so } from '../../text/saying/clauses.ts';
import { rulesOn } from '../inForce/sources.ts';

declare module '../../text/ruleKinds.ts' {
  interface RuleKinds {
    /** Such Interrupts are Used or Lost Interrupts, whatever is printed. */ // GAP-0130
    'is played as': { readonly who: Cards; readonly pile: 'used' | 'lost' };
  }
}

const playedAs = rulesOn(
  ruleKind('is played as', {
    says: ({ who, pile }, self) => so(who.noun(self), 'be', `${pile === 'used' ? 'Used' : 'Lost'} Interrupts`),
  }),
);

/** Is an Interrupt a Used or a Lost one, as things stand? Where texts would have it both ways, it is Lost. */ // GAP-0130
export function pileFor(s: State, card: CardId, printed: 'used' | 'lost'): 'used' | 'lost' {
  const said = playedAs(s).flatMap(({ rule, speaker }) => (rule.who.is(s, card, speaker) ? [rule.pile] : []));
  return said.length === 0 ? printed : said.includes('lost') ? 'lost' : 'used';
}
