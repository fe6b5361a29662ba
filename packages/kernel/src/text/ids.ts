import { impossible } from '../errors.ts';

/**
 * Stable names of texts, by which states, options and records know them: `Title/0` is a text of a card, `Title/0=1` the
 * second rule that it makes, `Title/0:1` what its second instruction leaves behind, `Title/0:1.0` the first list of
 * instructions inside that one.
 */
export const textId = (card: string, number: number | string): string => `${card}/${number}`;
export const ruleId = (text: string, rule: number): string => `${text}=${rule}`;
export const instructionId = (program: string, at: number): string => `${program}:${at}`;
export const innerId = (program: string, at: number, list: number): string => `${program}:${at}.${list}`;

/**
 * Gives a text of a card a number of its own. The texts of a card are numbered in their order; one that is inserted,
 * moved or left standing by a correction says its number, so that a game under way still means the text that it meant.
 */
export const numbered = <T extends object>(number: number, text: T): T =>
  Object.assign(Object.create(Object.getPrototypeOf(text) as object) as T, text, { number });

/**
 * A text that its card no longer has. It is neither read nor used; what it began in a game under way goes on.
 */
export const withdrawn = <T extends object>(number: number, text: T): T =>
  Object.assign(numbered(number, text), { withdrawn: true });

/** Does the card have this text, or has it been withdrawn? */
export const stands = (text: object): boolean => !('withdrawn' in text);

const ownNumber = (text: object): number | null =>
  'number' in text && typeof text.number === 'number' ? text.number : null;

/** Texts with their names: the number is its own where it has one, otherwise the least that is free, in their order. */
export function named<T>(
  texts: readonly T[],
  name: (number: number) => string,
  says: (text: T) => object,
): readonly { readonly id: string; readonly text: T }[] {
  const own = texts.map((text) => ownNumber(says(text)));
  const taken = new Set(own.filter((number) => number !== null));
  if (taken.size < own.filter((number) => number !== null).length)
    impossible(
      `Two texts are both called ${name(own.find((number, i) => own.indexOf(number) < i && number !== null) ?? 0)}.`,
    );
  let free = 0;
  return texts.map((text, i) => {
    const number = own[i] ?? null;
    if (number !== null) return { id: name(number), text };
    while (taken.has(free)) free++;
    return { id: name(free++), text };
  });
}

/** What is walked through to name everything in a program. */
interface Part<R, I> {
  readonly leaves?: R;
  readonly inner?: readonly (readonly I[])[];
}

/** Visits a list of instructions and every list inside it, and each rule that one of them leaves behind, by their names. */
export function eachPart<R, I extends Part<R, I>>(
  id: string,
  instructions: readonly I[],
  program: (id: string, instructions: readonly I[]) => void,
  rule: (id: string, rule: R) => void,
): void {
  program(id, instructions);
  for (const [at, { leaves, inner = [] }] of instructions.entries()) {
    if (leaves !== undefined) rule(instructionId(id, at), leaves);
    for (const [list, inside] of inner.entries()) eachPart(innerId(id, at, list), inside, program, rule);
  }
}
