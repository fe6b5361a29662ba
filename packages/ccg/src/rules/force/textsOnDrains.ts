/** What texts say of Force drains, as those look for it. */
import type { Cards } from '../../text/cards.ts';
import { placeWords, whereWords } from '../../text/phrases.ts';
import { ruleKind } from '../../text/ruleKinds.ts';
import { denial, so } from '../../text/saying/clauses.ts';
import { joined } from '../../text/saying/lists.ts';
import { opponent, things } from '../../text/saying/nouns.ts';
import { allowing, forbidding } from '../inForce/acts.ts';
import { rulesOn } from '../inForce/sources.ts';
import { pileNames } from './piles.ts';

declare module '../../text/ruleKinds.ts' {
  interface RuleKinds {
    /** The opponent's own modifiers of their own drains count for nothing there, or only those that add. */ // GAP-0060
    'cancels drain modifiers': { readonly where?: Cards; readonly bonuses?: true };
    /** What the opponent loses to Force drains there comes from one pile, as far as it goes. */ // GLB-0490
    'drained from': { readonly pile: 'reserve' | 'force' | 'used' | 'hand'; readonly where: Cards };
  }
}

declare module '../inForce/acts.ts' {
  interface ForbiddenActs {
    drain: true;
    'have your Force drains cancelled by opponent': true;
  }
  interface AllowedActs {
    drain: true;
  }
}

export const leaveToDrain = rulesOn('allows', allowing('drain', { asks: ['where'] }));
export const barsToDraining = rulesOn(
  'forbids',
  forbidding('drain', {
    // It is barred to the other player.
    says: ({ who, never }, self) =>
      denial(
        so(opponent, 'may', joined(['Force drain', placeWords('at', who, self, 'all')])),
        never === true ? 'never' : 'not',
      ),
  }),
);
export const barsToCancelling = rulesOn('forbids', forbidding('have your Force drains cancelled by opponent'));
export const modifiersCancelled = rulesOn(
  ruleKind('cancels drain modifiers', {
    says: ({ where, bonuses }, self) =>
      so(
        things(joined(['opponent’s Force drain', bonuses === true ? 'bonuses' : 'modifiers', whereWords(where, self)])),
        'be',
        'cancelled',
      ),
  }),
);
export const pilesDrained = rulesOn(
  ruleKind('drained from', {
    says: ({ pile, where }, self) =>
      so(
        things(`opponent’s losses to Force drains ${placeWords('at', where, self, 'one')}`),
        'must',
        `come from ${pileNames[pile]} if possible`,
      ),
  }),
);
