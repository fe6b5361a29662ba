import type { Cards } from '../../../language/index.ts';
import { abilityPresent } from '../../../rules/battle/battlePresence.ts';
import { reckoned } from '../../../rules/inForce/reckoning.ts';
import { changesOf, valueNow } from '../../../rules/inForce/values.ts';
import { hostOf } from '../../../rules/table/places.ts';
import { controls } from '../../../rules/table/presence.ts';
import { type Amount, amountOf, amountWords } from '../../../text/program.ts';
import type { ValueName } from '../../../text/valueNames.ts';

/** A value of what this card is on, or is being deployed on. */
export const valueOfBearer = (value: ValueName): Amount => ({
  words: `${value} of its bearer`,
  of(s, { self, locked }) {
    const host = self < 0 ? -1 : hostOf(s, self);
    const bearer = host >= 0 ? host : (locked?.[0]?.card ?? -1);
    return bearer < 0 ? 0 : (valueNow(s, bearer, value) ?? 0);
  },
});

/** So much for each pair of one card and another, each card in one pair only. */ // GLA-0276
export const pairsOf = (one: Cards, two: Cards, each = 1): Amount => ({
  words: `${each} for each pair of ${one.words('this card')} and ${two.words('this card')}`,
  of: (s, speaker) => each * Math.min(one.count(s, speaker), two.count(s, speaker)),
});

/** What this card calls X, with all that changes it. */ // GLB-0174
export const ownX = (base: Amount): Amount => ({
  words: `X, where X is ${amountWords(base)}`,
  of: (s, speaker, x) =>
    reckoned(s, amountOf(base, s, speaker, x), speaker.self < 0 ? [] : changesOf(s, speaker.self, 'X')),
});

/** How many of these locations its player controls. */
export const controlledByYou = (where: Cards): Amount => ({
  words: `number of ${where.words('this card', true)} you control`,
  of: (s, speaker) => where.in(s, speaker).filter((location) => controls(s, speaker.by, location)).length,
});

/** Ability that its player has present in the battle under way. */ // GLD-0007
export const abilityInThisBattle: Amount = {
  words: 'your ability present',
  of: (s, { by }) => abilityPresent(s, by),
};
