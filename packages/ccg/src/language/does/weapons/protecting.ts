import { actionCalled } from '../../../catalog/catalog.ts';
import { actingCalled } from '../../../rules/actions/frames.ts';
import { isHarmful } from '../../../rules/actions/harm.ts';
import { actionOf } from '../../../rules/actions/responding.ts';
import { type Rule, speakerOf, type Target, type Trigger } from '../../../text/program.ts';
import { about } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';

/** The opponent has just targeted such a card to be stolen, hit, lost or captured. */ // GLB-0026
export const harmfullyTargets = (who: Cards): Trigger =>
  about([who], {
    on: 'action',
    words: (self) => `opponent just targeted ${who.words(self)} to be stolen, ‘hit,’ lost or captured`,
    matches(s, occurrence, speaker) {
      const action = actionOf(s, occurrence);
      if (action === null || occurrence.by === speaker.by || !isHarmful(actionCalled(action.text).clause)) return false;
      return action.chosen.some((cards) =>
        cards.some(({ card }) => who.matches(s, card, { ...speaker, locked: null })),
      );
    },
  });

/** One of the cards that the action in question has targeted. */
export const targetedByIt = (who: Cards): Target => ({
  words: () => 'target it',
  least: 1,
  most: 1,
  optional: false,
  candidates(s, l) {
    const action = actingCalled(s, l.responding);
    const cards = (action?.chosen ?? []).flat().map(({ card }) => card);
    return cards.filter((card) => who.matches(s, card, { ...speakerOf(s, l), locked: null }));
  },
});

/** The opponent can't target them for any such thing. */ // GLB-0026
export const isProtected = (who: Cards): Rule => ({
  rule: 'forbids',
  act: 'be targeted to be stolen, hit, lost or captured',
  who,
});
