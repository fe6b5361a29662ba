/** Cards by their ability, as it is now. */
import { isSensitive, type Sensitivity } from '../../../rules/cards/forceSensitivity.ts';
import { abilityOf } from '../../../rules/inForce/values.ts';
import { type Predicate, predicate } from '../predicate.ts';

const about = 'their ability';

export const abilityOver = (over: number): Predicate =>
  predicate({
    about,
    stands: 'with',
    words: () => `of ability > ${over}`,
    holds: (s, card) => abilityOf(s, card) > over,
  });

export const abilityUnder = (under: number): Predicate =>
  predicate({
    about,
    stands: 'with',
    words: () => `of ability < ${under}`,
    holds: (s, card) => abilityOf(s, card) < under,
  });

export const ofAbility = (ability: number): Predicate =>
  predicate({
    about,
    stands: 'with',
    words: () => `of ability ${ability}`,
    holds: (s, card) => abilityOf(s, card) === ability,
  });

/** Jedi, Dark Jedi and those who are on the way to it. */ // GAP-0096
export const sensitive = (as: Sensitivity): Predicate =>
  predicate({
    about: 'how Force-sensitive they are',
    // "Jedi" says that they are characters.
    stands: as.startsWith('Force') ? 'mark' : 'noun',
    words: () => as,
    holds: (s, card) => isSensitive(s, card, as),
  });
