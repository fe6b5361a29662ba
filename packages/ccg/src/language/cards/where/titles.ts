/** Cards by what their title has in it, or has in common with another. */
import { cardOf } from '../../../catalog/catalog.ts';
import { stackedOn } from '../../../rules/leaving/stacking.ts';
import { hasWords } from '../../words/wording.ts';
import { type Predicate, predicate } from '../predicate.ts';

/** With words that its title has, one after the other. */
export const withTitle = (words: string): Predicate =>
  predicate({
    about: 'words in their title',
    stands: 'with',
    words: () => `with “${words}” in title`,
    holds: (s, card) => hasWords(cardOf(s, card).title, words),
  });

/** Of the same title as a card stacked on the one that speaks. */ // AR1-0406
export const likeStackedHere: Predicate = predicate({
  about: 'what they are like',
  stands: 'with',
  words: () => 'of the same title as one stacked here',
  holds: (s, card, { self }) =>
    self >= 0 && stackedOn(s, self).some((one) => cardOf(s, one).title === cardOf(s, card).title),
});
