import type { CardId } from '@binary-sunset/kernel';
import { kindOf } from '../../catalog/catalog.ts';
import { phases } from '../../state/names.ts';
import type { Phase, State } from '../../state/state.ts';
import type { Cards } from '../../text/cards.ts';
import { placeWords } from '../../text/phrases.ts';
import { type RuleOf, ruleKind } from '../../text/ruleKinds.ts';
import { so } from '../../text/saying/clauses.ts';
import { joined } from '../../text/saying/lists.ts';
import { controllerOf } from '../cards/cardStates.ts';
import { type InForce, rulesAbout } from '../inForce/sources.ts';
import { hostOf } from '../table/places.ts';
import { whyNeverAt } from '../table/whereCardsCanBe.ts';
import { seatAboard } from './embarking.ts';
import { kindOfMove, straight, type Way } from './ways.ts';

declare module '../../text/ruleKinds.ts' {
  interface RuleKinds {
    /** Cards may move from such places to such places: a regular move, each by itself. */ // AR7-0056, AR7-0057
    movement: {
      readonly who: Cards;
      readonly from: Cards;
      readonly to: Cards;
      readonly bothWays: boolean;
      readonly cost: number | 'free';
      readonly during: Phase;
    };
  }
}

const movements = rulesAbout(
  ruleKind('movement', {
    about: phases,
    says({ who, from, to, bothWays, cost, during }, self) {
      const way = bothWays
        ? `between ${placeWords('', from, self, 'one')} and ${placeWords('', to, self, 'one')}`
        : `${placeWords('from', from, self, 'one')} ${placeWords('to', to, self, 'one')}`;
      const price = cost === 'free' ? 'for free' : cost === 1 ? '' : `for ${cost} Force`;
      return so(who.noun(self), 'may', joined(['move', price, way, `during your ${during} phase`]));
    },
  }),
);

const none: readonly InForce<RuleOf<'movement'>>[] = [];

/** Texts that let cards move in this phase. */ // AR7-0056
export const movementTexts = (s: State): readonly InForce<RuleOf<'movement'>>[] =>
  s.facts.phase === 'start' || s.facts.phase === 'end' ? none : movements(s, s.facts.phase);

const nowhere: readonly Way[] = [];

/** A text, mostly that of a location, lets cards go where they otherwise could not: each by itself. */ // AR7-0056, AR7-0057
export const locationText = kindOfMove({
  name: 'location text',
  verb: 'move',
  regular: true,
  ways(s, card) {
    const texts = movementTexts(s);
    if (texts.length === 0) return nowhere;
    const from = hostOf(s, card);
    const found: Way[] = [];
    for (const { rule, speaker } of texts) {
      if (from < 0 || !rule.who.matches(s, card, speaker)) continue;
      // Only what says so is for the opponent.
      if (controllerOf(s, card) !== speaker.by && !rule.who.namesOpponents(s, card, speaker)) continue;
      const ends = [[rule.from, rule.to] as const, ...(rule.bothWays ? [[rule.to, rule.from] as const] : [])];
      for (const [start, end] of ends) {
        if (!start.matches(s, from, speaker)) continue;
        for (const to of end.in(s, speaker))
          if (to !== from && isOpenTo(s, card, to)) found.push(straight(to, rule.cost));
      }
    }
    return found;
  },
});

/** Is there room aboard, or can it be there at all? */
const isOpenTo = (s: State, card: CardId, to: CardId): boolean =>
  kindOf(s, to) === 'location'
    ? whyNeverAt(s, card, to) === null
    : controllerOf(s, to) === controllerOf(s, card) && seatAboard(s, card, to) !== null;
