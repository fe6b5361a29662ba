/** What must be so: `inArena('ground')`, `youHave(…)`, `attacking(…)`. */
import { isCurrent } from '@binary-sunset/kernel';
import { arenaOf, arenaOfLocation, equipmentOn } from '../rules/cards/units.ts';
import { remembers } from '../rules/inForce/memory.ts';
import type { Arena } from '../state/state.ts';
import { arenaName } from '../text/arenaName.ts';
import type { Condition } from '../text/program.ts';
import { refuse } from '../text/refusing.ts';
import type { Cards as Described } from '../text/spec.ts';
import type { Cards } from './cards.ts';

/** The card itself is in that arena, as a unit or as its Location. */
export const inArena = (arena: Arena): Condition => ({
  needs: ['an arena'],
  words: (self) => `${self} is in the ${arenaName(arena)} arena`,
  holds: (s, { self }) => self >= 0 && (arenaOf(s, self) === arena || arenaOfLocation(s, self) === arena),
});

/** The words say whose cards they are; so they have to be those. */
export function about(whose: 'your' | 'opponent' | 'any', cards: Cards): Cards {
  for (let one: Described | null = cards; one !== null; one = one.spec.or)
    if (one.spec.whose !== whose || one.spec.known !== '')
      refuse(`The condition is about ${ownerWords[whose]} cards, not about ${one.plural('this card')}.`);
  return cards;
}

const ownerWords = { your: 'your', opponent: "your opponent's", any: "anybody's" } as const;

const thereAre = (words: () => string, cards: Cards): Condition => ({
  needs: cards.needs,
  words,
  holds: (s, speaker) => cards.some(s, speaker),
});

export const youHave = (cards: Cards): Condition => thereAre(() => `you have ${cards.another()}`, about('your', cards));

export const youHaveNo = (cards: Cards): Condition => ({
  needs: about('your', cards).needs,
  words: () => `you have no ${cards.unowned()}`,
  holds: (s, speaker) => !cards.some(s, speaker),
});

/** Something that is so of your opponent: what is said of him or her stands by itself, too. */
export interface OfOpponent extends Condition {
  /** "has a Jedi in the Character arena". */
  predicate(self: string): string;
}

export function opponentHas(cards: Cards): OfOpponent {
  const predicate = (): string => `has ${cards.another()}`;
  return { ...thereAre(() => `your opponent ${predicate()}`, about('opponent', cards)), predicate };
}

export const thereIs = (cards: Cards): Condition => thereAre(() => `there is ${cards.another()}`, about('any', cards));

/** It attacks one of these now. */
export const attacking = (cards: Cards): Condition => ({
  needs: ['an arena', 'a unit', ...cards.needs],
  words: (self, text = self) => `${self} is attacking ${cards.one(text)}`,
  holds: (s, speaker, text = speaker) => {
    const { attack } = s.facts;
    return (
      attack !== null &&
      attack.attacker.card === speaker.self &&
      isCurrent(s, attack.defender) &&
      cards.matches(s, attack.defender.card, text)
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
  needs: ['a unit'],
  words: (self) => `${self} has no Equipment`,
  holds: (s, { self }) => self >= 0 && equipmentOn(s, self).length === 0,
};
