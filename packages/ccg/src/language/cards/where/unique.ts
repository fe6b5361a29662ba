/** Cards that are unique, or are not. */
import { limitNow } from '../../../rules/cards/uniqueness.ts';
import { type Predicate, predicate } from '../predicate.ts';

const about = 'whether they are unique';

export const unique: Predicate = predicate({
  about,
  stands: 'before',
  words: () => 'unique',
  holds: (s, card) => limitNow(s, card) === 1,
});

export const nonunique: Predicate = predicate({
  about,
  stands: 'before',
  words: () => 'non-unique',
  holds: (s, card) => limitNow(s, card) !== 1,
});
