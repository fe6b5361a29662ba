/** Numbers made from others: sums, differences, multiples, limits, and one number or another as something is so. */
import { isCurrent, other } from '@binary-sunset/kernel';
import { totalPower, totalPowerWithoutDestiny } from '../../rules/battle/totals.ts';
import { valueNow } from '../../rules/inForce/values.ts';
import { type Amount, amountOf, amountWords, type Condition, valuesIn } from '../../text/program.ts';
import { said } from '../../text/saying/clauses.ts';
import { type Figure, figure, figureOf, isLess, minusOf } from '../../text/saying/figures.ts';
import { both, joined } from '../../text/saying/lists.ts';
import type { Self } from '../../text/saying/self.ts';
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
  words(self) {
    const said = amounts.map((one) => figureOf(one, self));
    const [first] = said;
    if (first !== undefined && said.every((one) => one.figure !== '' && one.rest !== ''))
      return figure(first.figure, both([first.rest, ...said.slice(1).map((one) => joined([one.figure, one.rest]))]));
    return said
      .map((one, i) =>
        joined([
          i === 0 ? '' : isLess(one) ? '–' : '+',
          i > 0 && isLess(one) ? one.figure.slice(1) : one.figure,
          one.rest,
        ]),
      )
      .join(' ');
  },
  ...valuesIn(...amounts),
  of: (s, speaker, x) => amounts.reduce<number>((sum, one) => sum + amountOf(one, s, speaker, x), 0),
});

/** So many times an amount: `times(0.5, …)` is half of it, as it is, and `times(-1, …)` is taken away. */ // AR1-0420
export const times = (factor: number, amount: Amount): Amount => ({
  words(self) {
    const said = figureOf(amount, self);
    if (factor === -1) return minusOf(said);
    const counted = joined([said.figure, said.rest]);
    const called = timesWords[factor];
    return called === undefined ? figure(String(factor), `times ${counted}`) : `${called} ${counted}`;
  },
  ...valuesIn(amount),
  of: (s, speaker, x) => factor * amountOf(amount, s, speaker, x),
});

const timesWords: Readonly<Record<number, string>> = { 0.5: 'half of', 2: 'double' };

/** One amount less another, and never below zero. */ // AR1-0409
export const less = (from: Amount, amount: Amount): Amount => ({
  words: (self) => figure(`(${amountWords(from, self)} – ${amountWords(amount, self)})`),
  ...valuesIn(from, amount),
  of: (s, speaker, found) => Math.max(0, amountOf(from, s, speaker, found) - amountOf(amount, s, speaker, found)),
});

/** An amount, but not less than so much, or not more. */
export const within = (amount: Amount, limit: { readonly least?: number; readonly most?: number }): Amount => ({
  words(self) {
    const limits = [
      ...(limit.least === undefined ? [] : [`at least ${limit.least}`]),
      ...(limit.most === undefined ? [] : [`at most ${limit.most}`]),
    ];
    return withMore(amount, `(${limits.join(', ')})`, self);
  },
  ...valuesIn(amount),
  of: (s, speaker, x) =>
    Math.min(
      limit.most ?? Number.POSITIVE_INFINITY,
      Math.max(limit.least ?? Number.NEGATIVE_INFINITY, amountOf(amount, s, speaker, x)),
    ),
});

/** Rounded up or down, or if that is not said, to the nearest whole number. */ // AR1-0420
export const rounded = (amount: Amount, way: 'up' | 'down' | 'off' = 'off'): Amount => ({
  words: (self) => withMore(amount, `(rounded ${way})`, self),
  ...valuesIn(amount),
  of(s, speaker, x) {
    const exact = amountOf(amount, s, speaker, x);
    return way === 'up' ? Math.ceil(exact) : way === 'down' ? Math.floor(exact) : Math.round(exact);
  },
});

/** The same amount, of which more is said. */
function withMore(amount: Amount, more: string, self: Self): Figure {
  const said = figureOf(amount, self);
  return figure(said.figure, joined([said.rest, more]));
}

/** An amount if something is so; otherwise nothing, or what it usually is. */
export const onlyIf = (condition: Condition, amount: Amount, usually: Amount = 0): Amount => ({
  words(self) {
    const only = `if ${said(condition.says(self))}`;
    const instead = amountWords(amount, self);
    return usually === 0 ? figure(instead, only) : figure(amountWords(usually, self), `(${instead} ${only})`);
  },
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
