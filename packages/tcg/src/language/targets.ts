/** What is chosen or meant: `one(…)`, `upTo(2, …)`, `each(…)`, `it`, `itself`, `attacker`. */
import { type CardId, cardAt, isCurrent, onCard, other, type Player, refTo } from '@binary-sunset/kernel';
import { current } from '../rules/cards/units.ts';
import { costOf } from '../rules/cards/values.ts';
import type { State } from '../state/state.ts';
import type { Asked, Option } from '../state/vocabulary.ts';
import { type Need, type Needy, type Resolving, type Speaker, speakerOf } from '../text/program.ts';
import type { Cards } from './cards.ts';

/** What an instruction is done to: chosen, or found on the table. */
export interface Target extends Needy {
  words(self: string): string;
  /** As it is called where the sentence is about your opponent: "your opponent discards one of his or her units". */
  theirWords?(self: string): string;
  /** Is it the card whose text it is? */
  readonly isItself?: true;
  /** "that unit", "each of those units": how it is called once it is known. */
  readonly plural: boolean;
  /** Is something chosen? Then it is the "it" of what follows. */
  readonly chooses: boolean;
  /** Who chooses it. */
  readonly by: 'you' | 'opponent';
  possible(s: State, l: Resolving): boolean;
  ask?(s: State, l: Resolving): Asked | null;
  cards(s: State, l: Resolving): readonly CardId[];
}

const known = (
  words: (self: string) => string,
  cards: (s: State, l: Resolving) => readonly CardId[],
  needs: readonly Need[],
): Target => ({
  needs,
  words,
  plural: false,
  chooses: false,
  by: 'you',
  possible: () => true,
  cards,
});

/** What was chosen before. */
export const it = known(
  () => 'that unit',
  (s, l) => current(s, l.it),
  ['chosen cards'],
);
export const itself: Target = {
  ...known(
    (self) => self,
    (s, l) => (isCurrent(s, l.source) ? [l.source.card] : []),
    ['a unit'],
  ),
  isItself: true,
};

const inAttack = (part: 'attacker' | 'defender', words: string): Target => ({
  ...known(
    () => words,
    (s) => (s.facts.attack === null ? [] : current(s, [s.facts.attack[part]])),
    [],
  ),
  possible: (s) => s.facts.attack !== null && isCurrent(s, s.facts.attack[part]),
});
export const attacker = inAttack('attacker', 'the attacking unit');
export const defender = inAttack('defender', 'the defending unit');

export const each = (cards: Cards): Target =>
  known(
    (self) => cards.each(self),
    (s, l) => cards.all(s, speakerOf(s, l)),
    cards.needs,
  );

const chooserOf = (l: Resolving, by: 'you' | 'opponent'): Player => (by === 'you' ? l.by : other(l.by));

/** While something is chosen, "that unit" is what was chosen before. */
const choosing = (s: State, l: Resolving): Speaker => ({ ...speakerOf(s, l), locked: l.earlier });

function chosen(
  cards: Cards,
  by: 'you' | 'opponent',
  min: number,
  max: number,
  words: (self: string) => string,
): Target {
  return {
    needs: cards.needs,
    words,
    plural: max > 1,
    chooses: true,
    by,
    possible: (s, l) => min === 0 || cards.some(s, speakerOf(s, l)),
    ask(s, l) {
      const options = cards.all(s, choosing(s, l)).map((card): Option => ({ verb: 'choose', on: onCard(s, card) }));
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

export const one = (cards: Cards): Target => ({
  ...chosen(cards, 'you', 1, 1, (self) => cards.one(self)),
  theirWords: (self) => cards.one(self, 'your opponent'),
});
export const oneOfTheirs = (cards: Cards): Target => ({
  ...chosen(cards, 'opponent', 1, 1, (self) => `${cards.one(self)} of his or her choice`),
  theirWords: (self) => cards.one(self, 'your opponent'),
});
export const upTo = (count: number, cards: Cards): Target =>
  chosen(
    cards,
    'you',
    0,
    count,
    (self) => `up to ${count} of ${cards.spec.whose === 'any' ? 'the ' : ''}${cards.plural(self)}`,
  );
export const anyNumberOf = (cards: Cards): Target =>
  chosen(cards, 'you', 0, 99, (self) => `any number of ${cards.plural(self)}`);

/** As it is called where the sentence is about your opponent. */
export const inTheirWords = (target: Target, self: string): string => (target.theirWords ?? target.words)(self);

/** A target without cards that may not be chosen for this; it can't be done to nothing but those. */
export function sparing(target: Target, isSpared: (s: State, l: Resolving, card: CardId) => boolean): Target {
  const { ask } = target;
  const left = (s: State, l: Resolving): Asked | null => {
    const asked = ask?.(s, l) ?? null;
    if (asked === null) return null;
    const options = asked.options.filter(({ on }) => on === undefined || !isSpared(s, l, cardAt(s, on)));
    if (options.length === 0 || asked.kind !== 'subset') return options.length === 0 ? null : { ...asked, options };
    const { min = 1, max = 1 } = asked;
    return { ...asked, options, min: Math.min(min, options.length), max: Math.min(max, options.length) };
  };
  const isForNone = (s: State, l: Resolving): boolean => {
    if (ask !== undefined) return left(s, l) === null;
    const cards = target.cards(s, l);
    return cards.length > 0 && cards.every((card) => isSpared(s, l, card));
  };
  return {
    ...target,
    possible: (s, l) => target.possible(s, l) && !isForNone(s, l),
    ...(ask === undefined ? {} : { ask: left }),
  };
}

/** Notes what was picked as the "it" of what follows. */
export function noteChosen(s: State, l: Resolving, picked: readonly Option[]): void {
  l.it = picked.map(({ on }) => refTo(s, cardAt(s, on)));
}

/** One whose build cost is the X that was paid for. */ // TCG-0304
export const oneCostingX = (cards: Cards): Target => {
  const costing = (s: State, l: Resolving): CardId[] =>
    cards.all(s, speakerOf(s, l)).filter((card) => costOf(s, card) === l.x);
  return {
    ...one(cards),
    needs: [...cards.needs, 'an X'],
    words: (self) => `${cards.one(self)} with build cost X`,
    possible: (s, l) => costing(s, l).length > 0,
    ask: (s, l) => ({
      player: l.by,
      kind: 'choice',
      options: costing(s, l).map((card): Option => ({ verb: 'choose', on: onCard(s, card) })),
    }),
  };
};
