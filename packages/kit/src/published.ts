import { hashOf } from '@binary-sunset/kernel';

/** A text of a card with its name, as a player reads it. */
export interface NamedText {
  readonly id: string;
  readonly words: string;
}

/** A text as it was published: its name, and six letters and digits that stand for what it said. */
export interface PublishedText {
  readonly id: string;
  readonly said: string;
}

const saying = (words: string): string => hashOf(words, 6);

/** A line for each text. */
export const writePublished = (texts: readonly NamedText[]): string =>
  texts.map(({ id, words }) => `${id}\t${saying(words)}\n`).join('');

export const readPublished = (lines: string): readonly PublishedText[] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const tab = line.indexOf('\t');
      return { id: line.slice(0, tab), said: line.slice(tab + 1) };
    });

/**
 * Texts that would lose the names under which they were published. A text may be worded otherwise, for it is the same
 * text; it may not lose its name or take that of another, since games under way know it by that.
 */
export function namesLost(published: readonly PublishedText[], texts: readonly NamedText[]): string[] {
  const now = texts.map(({ id, words }): PublishedText => ({ id, said: saying(words) }));
  const saidNow = new Map(now.map(({ id, said }) => [id, said]));
  return published.flatMap((was) => {
    const said = saidNow.get(was.id);
    if (said === was.said) return [];
    const elsewhere = now.find((text) => text.said === was.said && isOnSameCard(text, was) && text.id !== was.id);
    const keeps = `numbered(${numberOf(was.id)}, …)`;
    if (elsewhere !== undefined)
      return [`${was.id} would be called ${elsewhere.id}: write it ${keeps}, so that it keeps its name.`];
    return said === undefined
      ? [`${was.id} is gone, but games under way may mean it: keep it as withdrawn(${numberOf(was.id)}, …).`]
      : [];
  });
}

/** What is wrong with the names of texts: some would lose theirs, or some have not been published yet. */
export function misnamed(published: readonly PublishedText[], texts: readonly NamedText[]): string[] {
  const lost = namesLost(published, texts);
  const known = new Set(published.map(({ id }) => id));
  const strange = texts.flatMap(({ id }) => (known.has(id) ? [] : [id]));
  if (lost.length > 0 || strange.length === 0) return lost;
  return [`${strange.join(', ')}: not published yet. npm run cards -- publish`];
}

const cardOf = (id: string): string => id.slice(0, id.lastIndexOf('/'));
const numberOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);
const isOnSameCard = (one: PublishedText, other: PublishedText): boolean => cardOf(one.id) === cardOf(other.id);
