import type { Comment } from 'oxc-parser';
import type { Source } from './syntax.ts';

const isBlank = (text: string): boolean => /^\s*$/.test(text);

/** The words of a comment, in one line. */
const wordsOf = ({ value }: Comment): string =>
  value
    .replace(/^\*/, '')
    .replace(/\n\s*\* ?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The comments right above a place in a file, from the first one on. */
export function commentsAbove({ text, comments }: Source, at: number): readonly Comment[] {
  const above: Comment[] = [];
  let from = at;
  for (const comment of comments.toReversed()) {
    if (comment.end > from) continue;
    const between = text.slice(comment.end, from);
    const before = text.slice(text.lastIndexOf('\n', comment.start) + 1, comment.start);
    // What stands apart, or behind code, belongs to something else. Ids of rules stand behind a comment.
    if (!isBlank(between) || between.split('\n').length > 2 || (comment.type === 'Block' && !isBlank(before))) break;
    above.unshift(comment);
    from = comment.start;
  }
  return above;
}

/** What is said of something right above it: the ids of rules behind that are left out. */
export const saidAbove = (source: Source, at: number): string =>
  commentsAbove(source, at)
    .filter(({ type }) => type === 'Block')
    .map(wordsOf)
    .join(' ');

/**
 * What a file says of itself: a comment of one line at its very beginning, before its imports or with an empty line
 * below it; null if there is none.
 */
export function purposeOf({ text, comments, program }: Source): string | null {
  const [first] = comments;
  const [statement] = program.body;
  if (first === undefined || !isBlank(text.slice(0, first.start)) || first.value.includes('\n')) return null;
  if (statement === undefined) return wordsOf(first);
  const isApart = /^\s*?\n\s*?\n/.test(text.slice(first.end));
  const isBeforeImports = statement.type === 'ImportDeclaration' && first.end <= statement.start;
  return isApart || isBeforeImports ? wordsOf(first) : null;
}
