import { isCurrent, other } from '@binary-sunset/kernel';
import { abilityPresent } from '../../rules/battle/battlePresence.ts';
import { totalPower, totalPowerWithoutDestiny } from '../../rules/battle/totals.ts';
import { permanentPilotAbility, pilotsOf } from '../../rules/cards/piloting.ts';
import { reckoned } from '../../rules/inForce/reckoning.ts';
import { changesOf, explainedValue, valueNow } from '../../rules/inForce/values.ts';
import { stackedOn } from '../../rules/leaving/stacking.ts';
import { controls } from '../../rules/table/presence.ts';
import { type Amount, amountOf, amountWords, type Condition, valuesIn } from '../../text/program.ts';
import type { ValueName } from '../../text/valueNames.ts';
import { amongStacked } from '../cards/apart.ts';
import type { Cards } from '../cards/cards.ts';

/** A player's total power in the battle under way, as it is now. */ // AR6-0072
export const totalPowerOf = (who: 'you' | 'opponent'): Amount => ({
  words: who === 'you' ? 'your total power' : 'opponent’s total power',
  of: (s, { by }) => totalPower(s, who === 'you' ? by : other(by)),
});

/** What this card calls X, with all that changes it. */ // GLB-0174
export const ownX = (base: Amount): Amount => ({
  words: `X, where X is ${amountWords(base)}`,
  of: (s, speaker, x) =>
    reckoned(s, amountOf(base, s, speaker, x), speaker.self < 0 ? [] : changesOf(s, speaker.self, 'X')),
});

/** What X was as this card was deployed, whatever has changed since. */ // GLC-0224
export const fixedX: Amount = {
  words: 'X',
  of: (s, { self }) => (self < 0 ? 0 : (s.cards.declared[self] ?? 0)),
};

/** Several amounts together. */
export const sumOf = (...amounts: readonly Amount[]): Amount => ({
  words: amounts.map(amountWords).join(' and '),
  ...valuesIn(...amounts),
  of: (s, speaker, x) => amounts.reduce<number>((sum, one) => sum + amountOf(one, s, speaker, x), 0),
});

/** An amount only if something is so; otherwise nothing, or another. */
export const onlyIf = (condition: Condition, amount: Amount, otherwise: Amount = 0): Amount => ({
  ...valuesIn(amount, otherwise),
  words: `${amountWords(amount)} if ${condition.words('this card')}${otherwise === 0 ? '' : `, otherwise ${amountWords(otherwise)}`}`,
  of: (s, speaker, x) => amountOf(condition.holds(s, speaker) ? amount : otherwise, s, speaker, x),
});

/** A value of what was found or chosen, wherever it lies, with all that modifies it. */ // AR1-0371
export const valueOfIt = (value: ValueName): Amount => ({
  words: `its ${value}`,
  values: [value],
  of: (s, { locked }) =>
    (locked ?? []).reduce((sum, one) => sum + (isCurrent(s, one) ? (valueNow(s, one.card, value) ?? 0) : 0), 0),
});

/** A value of the cards stacked on this one. */ // AR1-0340, AR1-0469
export const valueStackedHere = (value: ValueName): Amount => ({
  words: `${value} of the card stacked here`,
  of: (s, { self }) =>
    self < 0 ? 0 : stackedOn(s, self).reduce((sum, card) => sum + (valueNow(s, card, value) ?? 0), 0),
});

/** How many cards are stacked on this one. */ // AR1-0340
export const numberStackedHere: Amount = {
  words: 'number of cards stacked here',
  of: (s, { self }) => (self < 0 ? 0 : stackedOn(s, self).length),
};

/** Such a card is stacked on this one. */ // AR1-0345
export const isStackedHere = (who: Cards): Condition =>
  amongStacked(who, {
    words: (self) => `${who.words(self)} is stacked here`,
    holds: (s, speaker) => speaker.self >= 0 && stackedOn(s, speaker.self).some((card) => who.is(s, card, speaker)),
  });

const isChanged =
  (words: 'increased' | 'reduced', differs: (now: number, before: number) => boolean) =>
  (value: ValueName, who: Cards): Condition => ({
    words: (self) => `${value} of ${who.words(self)} is ${words}`,
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

export const plus = (one: Amount, more: Amount): Amount => ({
  words: `${amountWords(one)} + ${amountWords(more)}`,
  ...valuesIn(one, more),
  of: (s, speaker, x) => amountOf(one, s, speaker, x) + amountOf(more, s, speaker, x),
});

export const twice = (amount: Amount): Amount => ({
  words: `double ${amountWords(amount)}`,
  ...valuesIn(amount),
  of: (s, speaker, x) => 2 * amountOf(amount, s, speaker, x),
});

/** One number, or another if something is so. */
export const insteadIf = (usual: Amount, condition: Condition, then: Amount): Amount => ({
  ...valuesIn(usual, then),
  words:
    usual === 0
      ? `${amountWords(then)} if ${condition.words('this card')}`
      : `${amountWords(usual)} (${amountWords(then)} if ${condition.words('this card')})`,
  of: (s, speaker, x) => amountOf(condition.holds(s, speaker) ? then : usual, s, speaker, x),
});

/** How many of these locations its player controls. */
export const controlledByYou = (where: Cards): Amount => ({
  words: `number of ${where.words('this card', true)} you control`,
  of: (s, speaker) => where.in(s, speaker).filter((location) => controls(s, speaker.by, location)).length,
});

/** A player's total power in the battle under way, before any destiny. */
export const powerInBattle = (whose: 'you' | 'opponent'): Amount => ({
  words: `${whose === 'you' ? 'your' : 'opponent’s'} total power (before destiny)`,
  of: (s, { by }) => (s.facts.battle === null ? 0 : totalPowerWithoutDestiny(s, whose === 'you' ? by : other(by))),
});

/** Ability that its player has present in the battle under way. */ // GLD-0007
export const abilityInThisBattle: Amount = {
  words: 'your ability present',
  of: (s, { by }) => abilityPresent(s, by),
};

/** The highest ability among those who pilot what was chosen, permanent pilots among them. */ // GLB-0198
export const highestPilotAbility: Amount = {
  words: 'ability of its highest-ability pilot',
  of: (s, { locked }) =>
    Math.max(
      0,
      ...(locked ?? []).flatMap(({ card }) => [
        permanentPilotAbility(s, card),
        ...pilotsOf(s, card).map((pilot) => valueNow(s, pilot, 'ability') ?? 0),
      ]),
    ),
};

/** The ability of one permanent pilot of what was chosen. */ // GAP-0174
export const permanentPilotsAbility: Amount = {
  words: 'ability of its permanent pilot',
  of: (s, { locked }) =>
    (locked ?? []).reduce((sum, one) => sum + (isCurrent(s, one) ? permanentPilotAbility(s, one.card) : 0), 0),
};

/** How many cards are stacked on those, wherever they are on table. */ // GAP-0216
export const numberStackedOn = (who: Cards): Amount => ({
  words: `number of cards stacked on ${who.words('this card')}`,
  of: (s, speaker) => who.in(s, speaker).reduce((sum, card) => sum + stackedOn(s, card).length, 0),
});
