/** Numbers made from others: sums, differences, multiples, limits, and one number or another as something is so. */
import { isCurrent, other } from '@binary-sunset/kernel';
import { totalPower, totalPowerWithoutDestiny } from '../../rules/battle/totals.ts';
import { valueNow } from '../../rules/inForce/values.ts';
import { type Amount, amountOf, amountWords, type Condition, valuesIn } from '../../text/program.ts';
import type { ValueName } from '../../text/valueNames.ts';

/** A player's total power in the battle under way, as it is now or before any destiny. */ // AR6-0072
export const totalPowerOf = (who: 'you' | 'opponent', when: 'now' | 'before destiny' = 'now'): Amount => ({
  words: `${who === 'you' ? 'your' : 'opponent’s'} total power${when === 'now' ? '' : ' (before destiny)'}`,
  of(s, { by }) {
    const player = who === 'you' ? by : other(by);
    if (when === 'now') return totalPower(s, player);
    return s.facts.battle === null ? 0 : totalPowerWithoutDestiny(s, player);
  },
});

/** Several amounts together: "1 for each Jedi and 2 for each spy", but "its power + its maneuver". */
export const sumOf = (...amounts: readonly Amount[]): Amount => ({
  words: amounts
    .map(amountWords)
    .join(amounts.map(amountWords).some((words) => words.includes(' for each ')) ? ' and ' : ' + '),
  ...valuesIn(...amounts),
  of: (s, speaker, x) => amounts.reduce<number>((sum, one) => sum + amountOf(one, s, speaker, x), 0),
});

/** So many times an amount: `times(0.5, …)` is half of it, as it is, and `times(-1, …)` is taken away. */ // AR1-0420
export const times = (factor: number, amount: Amount): Amount => ({
  words: `${timesWords[factor] ?? `${factor} times `}${amountWords(amount)}`,
  ...valuesIn(amount),
  of: (s, speaker, x) => factor * amountOf(amount, s, speaker, x),
});

const timesWords: Readonly<Record<number, string>> = { [-1]: '–', 0.5: 'half of ', 2: 'double ' };

/** One amount less another, and never below zero. */ // AR1-0409
export const less = (from: Amount, amount: Amount): Amount => ({
  words: `(${amountWords(from)} – ${amountWords(amount)})`,
  ...valuesIn(from, amount),
  of: (s, speaker, found) => Math.max(0, amountOf(from, s, speaker, found) - amountOf(amount, s, speaker, found)),
});

/** An amount, but not less than so much, or not more. */
export const within = (amount: Amount, limit: { readonly least?: number; readonly most?: number }): Amount => ({
  words: `${amountWords(amount)} (${[
    ...(limit.least === undefined ? [] : [`at least ${limit.least}`]),
    ...(limit.most === undefined ? [] : [`at most ${limit.most}`]),
  ].join(', ')})`,
  ...valuesIn(amount),
  of: (s, speaker, x) =>
    Math.min(
      limit.most ?? Number.POSITIVE_INFINITY,
      Math.max(limit.least ?? Number.NEGATIVE_INFINITY, amountOf(amount, s, speaker, x)),
    ),
});

/** Rounded up or down, or if that is not said, to the nearest whole number. */ // AR1-0420
export const rounded = (amount: Amount, way: 'up' | 'down' | 'off' = 'off'): Amount => ({
  words: `${amountWords(amount)} (rounded ${way})`,
  ...valuesIn(amount),
  of(s, speaker, x) {
    const exact = amountOf(amount, s, speaker, x);
    return way === 'up' ? Math.ceil(exact) : way === 'down' ? Math.floor(exact) : Math.round(exact);
  },
});

/** An amount if something is so; otherwise nothing, or what it usually is. */
export const onlyIf = (condition: Condition, amount: Amount, usually: Amount = 0): Amount => ({
  words:
    usually === 0
      ? `${amountWords(amount)} if ${condition.words('this card')}`
      : `${amountWords(usually)} (${amountWords(amount)} if ${condition.words('this card')})`,
  ...valuesIn(amount, usually),
  of: (s, speaker, x) => amountOf(condition.holds(s, speaker) ? amount : usually, s, speaker, x),
});

/** A value of what was found or chosen, wherever it lies, with all that modifies it. */ // AR1-0371
export const valueOfIt = (value: ValueName): Amount => ({
  words: `its ${value}`,
  values: [value],
  of: (s, { locked }) =>
    (locked ?? []).reduce((sum, one) => sum + (isCurrent(s, one) ? (valueNow(s, one.card, value) ?? 0) : 0), 0),
});
