import type { CardId } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';
import { rulesAbout } from '../inForce/sources.ts';

/** Is an Interrupt a Used or a Lost one, as things stand? Where texts would have it both ways, it is Lost. */ // GAP-0130
export function pileFor(s: State, card: CardId, printed: 'used' | 'lost'): 'used' | 'lost' {
  const said = rulesAbout(s, 'is played as').flatMap(({ rule, speaker }) =>
    rule.who.is(s, card, speaker) ? [rule.pile] : [],
  );
  return said.length === 0 ? printed : said.includes('lost') ? 'lost' : 'used';
}
