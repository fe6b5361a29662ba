import {
  type CardId,
  type Contribute,
  currentValue,
  isLockedOn,
  type Lasting,
  type ValueRule,
} from '@binary-sunset/kernel';
import { traitBits } from '../cards.ts';
import { controllerOf, hasTrait, type State, table, unitOf } from '../state.ts';

/** What lasting effects do to values, by the clause they come from. A locked one asks for its cards, a live one for all. */
const strengthClauses: Readonly<Record<string, readonly ['add' | 'multiply' | 'reset' | 'limit', number]>> = {
  rally: ['add', 1],
  drills: ['add', 1],
  rages: ['multiply', 2],
  smoke: ['reset', 0],
  armistice: ['limit', 2],
};

const appliesTo = (s: State, effect: Lasting, card: CardId): boolean =>
  effect.locked === null || isLockedOn(s, effect, card);

export const strength: ValueRule<State> = {
  name: 'strength',
  atLeast: 0,
  base: (s, card) => unitOf(s, card)?.strength ?? null,
  contributions(s, card, contribute) {
    for (const effect of s.lasting) {
      const clause = strengthClauses[effect.clause];
      if (clause !== undefined && appliesTo(s, effect, card))
        contribute(clause[0], clause[1], effect.since, effect.source.card, effect.clause);
    }
  },
};

export const health: ValueRule<State> = {
  name: 'health',
  base: (s, card) => unitOf(s, card)?.health ?? null,
  contributions(s, card, contribute) {
    if (!table.inPlay(s, card)) return;
    const controller = controllerOf(s, card);
    steadied(s, card, contribute);
    for (const effect of s.lasting) {
      if (effect.clause === 'formation' && effect.by === controller)
        contribute('add', 1, effect.since, effect.source.card, effect.clause);
    }
  },
};

function steadied(s: State, card: CardId, contribute: Contribute): void {
  for (const bearer of s.zones.play[controllerOf(s, card)]) {
    if (bearer !== card && hasTrait(s, bearer, traitBits.steadies))
      contribute('add', 1, s.cards.since[bearer] ?? 0, bearer, 'steadies');
  }
}

export const strengthOf = (s: State, card: CardId): number => currentValue(s, strength, card) ?? 0;

/** How much damage a unit can still take. */
export const healthLeft = (s: State, card: CardId): number =>
  (currentValue(s, health, card) ?? 0) - (s.cards.damage[card] ?? 0);
