/** Amounts that only cards for tests reckon with. */
import { isCurrent } from '@binary-sunset/kernel';
import { any, type Cards } from '../../../../src/language/index.ts';
import { permanentPilotAbility, pilotsOf } from '../../../../src/rules/cards/piloting.ts';
import { valueNow } from '../../../../src/rules/inForce/values.ts';
import { stackedOn } from '../../../../src/rules/leaving/stacking.ts';
import type { Amount } from '../../../../src/text/program.ts';
import { figure } from '../../../../src/text/saying/figures.ts';
import type { ValueName } from '../../../../src/text/valueNames.ts';

/** What X was as this card was deployed, whatever has changed since. */ // GLC-0224
export const fixedX: Amount = {
  words: figure('X'),
  of: (s, { self }) => (self < 0 ? 0 : (s.cards.declared[self] ?? 0)),
};

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
  words: (self) => `number of cards stacked on ${who.words(self)}`,
  of: (s, speaker) => who.in(s, speaker).reduce((sum, card) => sum + stackedOn(s, card).length, 0),
});

/** What this card is a gunner of: starships, combat vehicles and shuttles that it is a passenger of. */ // SUP-0218
export const whatItGuns = any.of('starship', 'vehicle').non('transport', 'creature').carryingThis;
