/** What a card is given: `speed(+10)`, `criticalHit(2)`, `ability(…)`, `subtype('Droid')`. */

import { under } from '../rules/cards/units.ts';
import type { Arena } from '../state/state.ts';
import { arenaName } from '../text/arenaName.ts';
import { said } from '../text/namesSaid.ts';
import { type Amount, amountWords, type Clause, type Gain, type KeywordClause, xIs } from '../text/program.ts';
import { type NumberedKeyword, type PlainKeyword, type Stat, statNames, statWords } from '../text/stat.ts';
import type { Cards } from './cards.ts';

const gain =
  (stat: Stat) =>
  (amount: Amount): Gain => ({ gain: 'stat', stat, amount });

export const speed = gain('speed');
export const power = gain('power');
export const health = gain('health');
/** One more Pilot than a unit can have. */
export const extraPilots = gain('pilots');

/** A keyword with its number stands on a card as it is, and can be given. */
const keyword =
  (stat: NumberedKeyword) =>
  (amount: number): Gain & KeywordClause => ({ gain: 'stat', kind: 'keyword', stat, amount });

export const accuracy = keyword('accuracy');
export const bombard = keyword('bombard');
export const criticalHit = keyword('criticalHit');
export const fury = keyword('fury');
export const hiddenCost = keyword('hiddenCost');
export const ionCannon = keyword('ionCannon');
export const lucky = keyword('lucky');
export const parry = keyword('parry');
export const shields = keyword('shields');
export const stun = keyword('stun');

const had = (stat: PlainKeyword): Gain & KeywordClause => ({ gain: 'stat', kind: 'keyword', stat, amount: 1 });
export const armor = had('armor');
export const doubleStrike = had('doubleStrike');
export const overkill = had('overkill');
export const stealth = had('stealth');

/** What a value printed as a star is. */ // TCG-0422
export const isValue = (stat: 'speed' | 'power' | 'health', amount: Amount): Gain => ({ gain: 'value', stat, amount });

export const ability = (clause: Clause): Gain => ({ gain: 'ability', clause });
export function subtype(word: string): Gain {
  said('subtype', [word]);
  return { gain: 'subtype', subtype: word };
}
/** Its subtypes are these and no others. */
export function onlySubtypes(words: string): Gain {
  const subtypes = words.split(' ');
  said('subtype', subtypes);
  return { gain: 'subtypes', subtypes };
}
export const treatAsType = (type: Arena): Gain => ({ gain: 'type', type });

/** A number that is counted on the table. */
export const numberOf = (cards: Cards): Amount => ({
  needs: cards.needs,
  words: xIs(`the number of ${cards.plural()}`),
  of: (s, speaker) => cards.all(s, speaker).length,
});

/** The face-down cards under the unit itself. */ // TCG-0547
export const cardsUnderThis: Amount = {
  needs: ['a unit'],
  words: xIs('the number of face-down cards under it'),
  of: (s, { self }) => (self < 0 ? 0 : under(s, self).length),
};

/** The cards of its stack, the top card too. */ // TCG-0706
export const cardsInStack: Amount = {
  needs: ['a unit'],
  words: xIs('the number of cards in its stack'),
  of: (s, { self }) => (self < 0 ? 0 : 1 + (s.cards.stacked[self] ?? 0)),
};

/** Counters of its own kind on it. */ // TCG-0488
export const tokensOnThis: Amount = {
  needs: ['a unit'],
  words: xIs('the number of counters on it'),
  of: (s, { self }) => s.cards.tokens[self] ?? 0,
};

export const x: Amount = { needs: ['an X'], words: 'X', of: (_s, _speaker, paid) => paid };
/** What the instruction before it came to: the damage it prevented, say. */
export const thatMuch: Amount = { needs: ['an X'], words: 'that much', of: (_s, _speaker, found) => found };

function wordsOf(one: Gain, textWords: (clause: Clause) => string): string {
  switch (one.gain) {
    case 'stat':
      if (one.stat === 'pilots') return `room for ${amountWords(one.amount)} more Pilot${one.amount === 1 ? '' : 's'}`;
      return statWords(one.stat, typeof one.amount === 'number' ? one.amount : amountWords(one.amount));
    case 'value':
      return `${statNames[one.stat]} ${amountWords(one.amount)}`;
    case 'ability':
      return `"${textWords(one.clause)}"`;
    case 'subtype':
      return `the subtype ${one.subtype}`;
    case 'subtypes':
      return `the subtypes ${one.subtypes.join(' ')} instead of its own`;
    case 'type':
      return `the type ${arenaName(one.type)}`;
  }
}

/** "+10 speed and Critical Hit 2". */
export function gainWords(gains: readonly Gain[], textWords: (clause: Clause) => string): string {
  const words = gains.map((one) => wordsOf(one, textWords));
  return words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')}, and ${words[words.length - 1]}`;
}
