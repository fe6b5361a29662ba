import {
  type Card,
  type CcgDecision,
  type CcgOption,
  type CcgState,
  type CcgVerb,
  type CcgVocabulary,
  definitionCalled,
} from '@binary-sunset/ccg';
import { cards } from '@binary-sunset/ccg/drill';
import { below, nameOf, type Random } from '@binary-sunset/kernel';
import type { Showcase } from '@binary-sunset/kit';
import { draft } from './decks.ts';

/** Every text that takes effect, by its name. */
export const abilities: readonly string[] = cards.flatMap(({ name }) =>
  definitionCalled(name).actions.map(({ id }) => id),
);

const cardWith = (ability: string): Card => definitionCalled(ability.replace(/\/[^/]*$/, '')).card;

const dull: readonly CcgVerb[] = ['pass', 'done', 'stop', 'decline', 'no destiny', 'no target'];

/** Decks with the cards that have these texts, and players who are keen on using them. */
export function makeShowcase(wanted: readonly string[], random: Random): Showcase<CcgState, CcgVocabulary> {
  const shown = wanted.map(cardWith);
  const names = new Set(shown.map(({ name }) => name));
  const dark = draft('dark', random, shown);
  const light = draft('light', random, shown);
  return {
    setup: { decks: below(random, 2) === 0 ? [dark, light] : [light, dark] },
    keenness(s: CcgState, _decision: CcgDecision, { verb, clause, on }: CcgOption): number {
      if (clause !== undefined && wanted.includes(clause)) return 4;
      const card = on !== undefined && 'card' in on ? s.cards.handle.indexOf(on.card) : -1;
      if (card >= 0 && names.has(nameOf(s, card))) return 3;
      return dull.includes(verb) ? 0 : 1;
    },
  };
}
