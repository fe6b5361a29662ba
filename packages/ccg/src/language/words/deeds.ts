/** What a text does: what its player does, or what comes of it. */
import type { Instruction } from '../../text/program.ts';
import { becomingWords, type Clause, isClause, type Saying, said } from '../../text/saying/clauses.ts';
import { capital } from '../../text/saying/lists.ts';
import type { Self } from '../../text/saying/self.ts';

/** How an instruction reads that says what comes of it: "it is lost". */
export const states = (says: (self: Self) => Saying): Required<Pick<Instruction, 'says' | 'words'>> => ({
  says,
  words: (self) => said(says(self)),
});

/** The same instruction where it reads otherwise: as what its player does. */
export const ordering = (instruction: Instruction, words: Instruction['words']): Instruction => {
  const { says: _, ...rest } = instruction;
  return { ...rest, words };
};

/** What is said of one instruction, or of several of which the same is so. */
interface Said {
  readonly words: string;
  /** It begins with "if": what stands before it must not seem to depend on that. */
  readonly isIf: boolean;
}

/** One after the other, each in its own words; what becomes of the same card is said of it once. */
function saidOf(list: readonly Instruction[], self: Self): readonly Said[] {
  const found: Said[] = [];
  let clauses: Clause[] = [];
  const flush = (): void => {
    found.push(...becomingWords(clauses).map((words) => ({ words, isIf: false })));
    clauses = [];
  };
  for (const one of list) {
    const saying = one.says?.(self);
    if (saying !== undefined && isClause(saying)) clauses.push(saying);
    else {
      const words = one.words(self);
      if (words === '') continue;
      flush();
      found.push({ words, isIf: one.opens === 'if' });
    }
  }
  flush();
  return found;
}

/** What is said of each of them. */
export const deedsWords = (list: readonly Instruction[], self: Self): readonly string[] =>
  saidOf(list, self).map(({ words }) => words);

/** In one sentence: "draw destiny, it is lost". */
export const inOneSentence = (list: readonly Instruction[], self: Self, between = ', '): string =>
  saidOf(list, self)
    .map(({ words, isIf }, i) => (i === 0 ? words : `${isIf ? '; ' : between}${words}`))
    .join('');

/** A sentence each, without the last full stop. */
export const inSentences = (list: readonly Instruction[], self: Self): string =>
  deedsWords(list, self)
    .map((words, i) => (i === 0 ? words : capital(words)))
    .join('. ');
