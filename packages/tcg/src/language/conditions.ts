import { isCurrent } from '@binary-sunset/kernel';
import { arenaName } from '../cards/card.ts';
import { remembers } from '../rules/memory.ts';
import { arenaOf, controllerOf, equipmentOn } from '../rules/units.ts';
import type { Arena } from '../state.ts';
import type { Cards } from './cards.ts';
import type { Condition } from './program.ts';

/** The card itself is in that arena. */
export const inArena = (arena: Arena): Condition => ({
  words: (self) => `${self} is in the ${arenaName(arena)} arena`,
  holds: (s, { self }) => self >= 0 && arenaOf(s, self) === arena,
});

export const youHave = (cards: Cards): Condition => ({
  words: () => `you have ${cards.another()}`,
  holds: (s, speaker) => cards.some(s, speaker),
});

export const youHaveNo = (cards: Cards): Condition => ({
  words: () => `you have no ${cards.plural().replace(/^your /, '')}`,
  holds: (s, speaker) => !cards.some(s, speaker),
});

export const opponentHas = (cards: Cards): Condition => ({
  words: () => `your opponent has ${cards.another()}`,
  holds: (s, speaker) => cards.some(s, speaker),
});

export const thereIs = (cards: Cards): Condition => ({
  words: () => `there is ${cards.another()}`,
  holds: (s, speaker) => cards.some(s, speaker),
});

/** It attacks one of these now. */
export const attacking = (cards: Cards): Condition => ({
  words: (self) => `${self} is attacking ${cards.one()}`,
  holds: (s, speaker) => {
    const { attack } = s.facts;
    return (
      attack !== null &&
      attack.attacker.card === speaker.self &&
      isCurrent(s, attack.defender) &&
      cards.matches(s, attack.defender.card, speaker)
    );
  },
});

export const noUnitAttacks: Condition = {
  words: () => 'no unit is attacking',
  holds: (s) => s.facts.attack === null,
};

/** No unit there has attacked yet this turn. */
export const beforeAttacksIn = (arena: Arena): Condition => ({
  words: () => `no unit in the ${arenaName(arena)} arena has attacked this turn`,
  holds: (s) => !remembers(s, { what: 'attacked', where: arena }),
});

export const yoursWasDiscardedFrom = (arena: Arena): Condition => ({
  words: () =>
    `one of your ${arena === 'character' ? 'Characters' : `${arenaName(arena)} units`} was discarded from the ${arenaName(arena)} arena this turn`,
  holds: (s, { by }) => remembers(s, { what: 'discarded', where: arena, by }),
});

export const isUnequipped: Condition = {
  words: (self) => `${self} has no Equipment`,
  holds: (s, { self }) => self >= 0 && equipmentOn(s, self).length === 0,
};

/** Between the choice of a defender and the roll, in an attack by a unit of the other player. */
export const opponentRollsNext: Condition = {
  words: () => 'your opponent is about to roll attack dice',
  holds: (s, { by }) =>
    s.facts.attack !== null &&
    s.facts.roll === null &&
    isCurrent(s, s.facts.attack.attacker) &&
    controllerOf(s, s.facts.attack.attacker.card) !== by,
};
