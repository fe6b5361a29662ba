import { canDeployTo } from '../../../rules/reacting/reacting.ts';
import { reactByDeploying } from '../../../rules/reacting/reacts.ts';
import { nobody, type State } from '../../../state/state.ts';
import type { Instruction } from '../../../text/program.ts';
import type { Cards } from '../../cards/cards.ts';
import { type Pile, pileWords } from '../piles/piles.ts';
import { deploysFound } from './deployingFound.ts';

/** Where the battle or the drain is that it responds to. */
const placeOfReact = (s: State) => (s.facts.battle ?? s.facts.drain)?.location ?? nobody;

/**
 * "Deploy a starship from Reserve Deck as a react": the pile is searched only as its result, once nobody has cancelled
 * it. A starship without a pilot brings one from hand.
 */ // GAP-0302
export const deploysAsReactFrom = (from: Pile, what: Cards): Instruction =>
  deploysFound(what, from, {
    words: (self) => `deploy one ${what.bareWords(self)} from ${pileWords(from)} as a react`,
    canBe: (s, l, card) => canDeployTo(s, l.by, card, placeOfReact(s).card),
    frame: (s, l, source) => reactByDeploying({ by: l.by, source, to: placeOfReact(s), about: l.responding }),
  });
