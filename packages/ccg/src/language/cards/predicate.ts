/** What can be said of cards, one thing at a time: when it is so, how it reads, and what it depends on. */
import type { CardId, Speaker } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';
import type { Self } from '../../text/saying/self.ts';
import type { Described, Spec } from './spec.ts';

/** Where its words stand in a phrase. */
export type Standing =
  /** An *enclosed* vehicle. */
  | 'before'
  /** An *Imperial* starship. */
  | 'mark'
  /** A *Jedi*: what they are rather than what they are like. */
  | 'noun'
  /** A starship *with Luke aboard*. */
  | 'with'
  /** A character *(except Luke)*. */
  | 'except'
  /** A character *immune to Sense*. */
  | 'how';

/** What it depends on whether it is so. */
type Dependence =
  /** On the card itself, wherever that lies. */
  | 'itself'
  /** On what it has on it or aboard, which it has only on table. */
  | 'what it bears';

/** One thing that is said of cards. */
export interface Predicate {
  /** What of them it tells, in the words of whoever writes a card: "their ability". Nothing else may tell the same. */
  readonly about: string;
  readonly depends: Dependence;
  /** The cards of which it speaks in turn. */
  readonly of: Described | null;
  readonly stands: Standing;
  /** What it says, where several are meant or one is. */
  readonly words: (self: Self, many: boolean) => string;
  /** Is it so of this card, as the one who speaks sees it? */
  readonly holds: (s: State, card: CardId, speaker: Speaker) => boolean;
}

type Needed = 'about' | 'stands' | 'words' | 'holds';

/** All of one shape: they are asked all the time. */
export const predicate = (said: Pick<Predicate, Needed> & Partial<Predicate>): Predicate => ({
  about: said.about,
  depends: said.depends ?? 'itself',
  of: said.of ?? null,
  stands: said.stands,
  words: said.words,
  holds: said.holds,
});

/** Is it what a card is by nature, said beside its name: an enclosed vehicle, a Jedi? */
export const isOfNature = ({ stands }: Predicate): boolean =>
  stands === 'before' || stands === 'mark' || stands === 'noun';

/** What is said in a part of a phrase, in the order in which it was said. */
export const wordsAt = ({ where }: Spec, standing: Standing, self: Self, many: boolean): string[] =>
  where.filter(({ stands }) => stands === standing).map(({ words }) => words(self, many));
