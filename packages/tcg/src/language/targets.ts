import {
  type Asked,
  type CardId,
  cardAt,
  isCurrent,
  type Option,
  onCard,
  other,
  type Player,
  refTo,
} from '@binary-sunset/kernel';
import { current } from '../rules/units.ts';
import type { State } from '../state.ts';
import type { Cards } from './cards.ts';
import { type Resolving, speakerOf } from './program.ts';

/** What an instruction is done to: chosen, or found on the table. */
export interface Target {
  words(self: string): string;
  /** "that unit", "each of those units": how it is called once it is known. */
  readonly plural: boolean;
  /** Is something chosen? Then it is the "it" of what follows. */
  readonly chooses: boolean;
  possible(s: State, l: Resolving): boolean;
  ask?(s: State, l: Resolving): Asked | null;
  cards(s: State, l: Resolving): readonly CardId[];
}

const known = (
  words: (self: string) => string,
  cards: (s: State, l: Resolving) => readonly CardId[],
  plural = false,
): Target => ({
  words,
  plural,
  chooses: false,
  possible: () => true,
  cards,
});

/** What was chosen before. */
export const it = known(
  () => 'that unit',
  (s, l) => current(s, l.it),
);
export const itself = known(
  (self) => self,
  (s, l) => (isCurrent(s, l.source) ? [l.source.card] : []),
);
export const earlier = known(
  () => 'the first unit',
  (s, l) => current(s, l.earlier),
);

const inAttack = (part: 'attacker' | 'defender', words: string): Target => ({
  ...known(
    () => words,
    (s) => (s.facts.attack === null ? [] : current(s, [s.facts.attack[part]])),
  ),
  possible: (s) => s.facts.attack !== null && isCurrent(s, s.facts.attack[part]),
});
export const attacker = inAttack('attacker', 'the attacking unit');
export const defender = inAttack('defender', 'the defending unit');

export const each = (cards: Cards): Target =>
  known(
    (self) => cards.each(self),
    (s, l) => cards.all(s, speakerOf(s, l), l.arena),
  );

const chooserOf = (l: Resolving, by: 'you' | 'opponent'): Player => (by === 'you' ? l.by : other(l.by));

function chosen(
  cards: Cards,
  by: 'you' | 'opponent',
  min: number,
  max: number,
  words: (self: string) => string,
): Target {
  return {
    words,
    plural: max > 1,
    chooses: true,
    possible: (s, l) => min === 0 || cards.some(s, speakerOf(s, l), l.arena),
    ask(s, l) {
      const options = cards.all(s, speakerOf(s, l), l.arena).map((card) => ({ verb: 'choose', on: onCard(s, card) }));
      if (options.length === 0) return null;
      const player = chooserOf(l, by);
      if (min === 1 && max === 1) return { player, kind: 'choice', options };
      return {
        player,
        kind: 'subset',
        options,
        min: Math.min(min, options.length),
        max: Math.min(max, options.length),
      };
    },
    cards: (s, l) => current(s, l.it),
  };
}

export const one = (cards: Cards): Target => chosen(cards, 'you', 1, 1, (self) => cards.one(self));
export const oneOfTheirs = (cards: Cards): Target => chosen(cards, 'opponent', 1, 1, (self) => cards.one(self));
export const upTo = (count: number, cards: Cards): Target =>
  chosen(cards, 'you', 0, count, (self) => `up to ${count} of ${cards.plural(self)}`);
export const anyNumberOf = (cards: Cards): Target =>
  chosen(cards, 'you', 0, 99, (self) => `any number of ${cards.plural(self)}`);

/** Notes what was picked as the "it" of what follows. */
export function noteChosen(s: State, l: Resolving, picked: readonly Option[]): void {
  l.it = picked.map(({ on }) => refTo(s, cardAt(s, on)));
}
