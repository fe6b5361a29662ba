/** What only cards for tests ask. */
import type { Side } from '../../../../src/catalog/card.ts';
import { amongStacked } from '../../../../src/language/cards/apart.ts';
import { type Cards, your } from '../../../../src/language/index.ts';
import { isInactiveAs } from '../../../../src/rules/cards/cardStates.ts';
import { wasDeployedThisTurn } from '../../../../src/rules/cards/uniqueness.ts';
import { explainedValue, hasAbility } from '../../../../src/rules/inForce/values.ts';
import { stackedOn } from '../../../../src/rules/leaving/stacking.ts';
import { sideOf } from '../../../../src/rules/table/sides.ts';
import type { Condition } from '../../../../src/text/program.ts';
import { once, so } from '../../../../src/text/saying/clauses.ts';
import { itself, several, thing, you } from '../../../../src/text/saying/nouns.ts';
import type { ValueName } from '../../../../src/text/valueNames.ts';

/** Such a card is stacked on this one. */ // AR1-0345
export const isStackedHere = (who: Cards): Condition =>
  amongStacked(who, {
    says: (self) => so(who.noun(self, 'one'), 'be', 'stacked here'),
    holds: (s, speaker) => speaker.self >= 0 && stackedOn(s, speaker.self).some((card) => who.is(s, card, speaker)),
  });

const isChanged =
  (words: 'increased' | 'reduced', differs: (now: number, before: number) => boolean) =>
  (value: ValueName, who: Cards): Condition => ({
    says: (self) => ({ ...so(who.noun(self, 'one'), 'be', words), part: value }),
    holds: (s, speaker) =>
      who.in(s, speaker).some((card) => {
        const { base, total } = explainedValue(s, card, value);
        return base !== null && total !== null && differs(total, base);
      }),
  });

/** It was modified or reset to more than it is by itself. */ // AR1-0388
export const isIncreased = isChanged('increased', (now, before) => now > before);

/** Or to less. */ // AR1-0389
export const isReduced = isChanged('reduced', (now, before) => now < before);

/** At least one active card with ability is such a card, and none is another. */ // AR1-0416, AR1-0417
export const allYourAbilityIsProvidedBy = (who: Cards): Condition => ({
  says: (self) => so(thing('all your ability'), 'be', `provided by ${who.words(self, 'some')}`),
  holds(s, speaker) {
    const able = your.in(s, speaker).filter((card) => hasAbility(s, card));
    return able.length > 0 && able.every((card) => who.matches(s, card, speaker));
  },
});

/** Its player has that side of the Force. */
export const youAre = (side: Side): Condition => ({
  says: () => so(you, 'be', `the ${side === 'light' ? 'Light' : 'Dark'} Side`),
  holds: (s, { by }) => sideOf(s, by) === side,
});

/** This card is a spy under cover. */ // GAP-0315
export const isUnderCover: Condition = {
  says: (self) => so(itself(self), 'be', 'under cover'),
  holds: (s, { self }) => self >= 0 && isInactiveAs(s, self, 'undercover'),
};

/** So many of these were deployed there this turn, where this one was. */ // GLB-0243
export const deployedThere = (least: number, who: Cards): Condition => {
  const there = who.there;
  return {
    says: (self) => once(several(`${least} or more ${who.words(self, 'some')}`), 'was', 'deployed there this turn'),
    holds: (s, speaker) => there.in(s, speaker).filter((card) => wasDeployedThisTurn(s, card)).length >= least,
  };
};
