/** What texts say of Force drains, as those look for it. */
import type { Cards } from '../../text/cards.ts';
import { ruleKind } from '../../text/ruleKinds.ts';
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
    words: ({ who, never }, self) =>
      `opponent ${never === true ? 'may never' : 'may not'} Force drain at ${who.words(self, true)}`,
  }),
);
export const barsToCancelling = rulesOn('forbids', forbidding('have your Force drains cancelled by opponent'));
export const modifiersCancelled = rulesOn(
  ruleKind('cancels drain modifiers', {
    words: ({ where, bonuses }, self) =>
      `opponent’s Force drain ${bonuses === true ? 'bonuses' : 'modifiers'}${where === undefined ? '' : ` at ${where.words(self, true)}`} are cancelled`,
  }),
);
export const pilesDrained = rulesOn(
  ruleKind('drained from', {
    words: ({ pile, where }, self) =>
      `opponent’s losses to Force drains at ${where.words(self)} must come from ${pileNames[pile]} if possible`,
  }),
);
