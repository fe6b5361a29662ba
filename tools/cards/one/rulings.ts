import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decisionSections, rulesWhere } from '@binary-sunset/rulebook';
import type { GameName } from '../games.ts';
import { type Title, titleIn } from './title.ts';
import { wrapped } from './wrapped.ts';

/** A ruling that names a card: where it stands, and what it says. */
export interface Ruling {
  readonly where: string;
  readonly words: string;
}

/** Each with where it stands, on as many lines as it needs. */
export const rulingLines = (rulings: readonly Ruling[]): string[] =>
  rulings.flatMap(({ where, words }) => wrapped(words, '      ', `  ${where}  `));

const notes = { active: '', superseded: ' (superseded)', duplicate: ' (repeated)', historic: ' (historic)' } as const;

/** Rows of the ledger, how it settles what they contradict, and what we decided on top of that. */
export function rulingsOn(root: string, game: GameName, title: Title): Ruling[] {
  const rows = rulesWhere({ game })
    .filter(({ text }) => titleIn(text, title))
    .map(({ id, status, replacedBy, text }) => ({
      where: `${id}${notes[status]}`,
      words: replacedBy.length === 0 ? text : `${text} [${replacedBy.join(', ')}]`,
    }));
  const settled = decisionSections
    .filter((section) => section.game === game)
    .flatMap(({ decisions }) => decisions)
    .filter(({ question, text }) => titleIn(question, title) || titleIn(text, title))
    .map(({ id, question, text }) => ({ where: id, words: `${question}: ${text}` }));
  return [...rows, ...settled, ...ourDecisions(readFileSync(join(root, decisionsFile), 'utf8'), game, title)];
}

const decisionsFile = 'docs/decisions.md';

/** The points of our decisions, those of the other game left out: each with the line that it begins on. */
export function ourDecisions(text: string, game: GameName, title: Title): Ruling[] {
  let of: string | null = null;
  const points: { readonly line: number; readonly of: string | null; words: string }[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    const heading = /^## (.*)/.exec(line)?.[1];
    if (heading !== undefined) of = heading.toLowerCase();
    const last = points.at(-1);
    if (/^(- |#)/.test(line) || line === '') points.push({ line: i + 1, of, words: line.replace(/^- |^#.*/, '') });
    else if (last !== undefined) last.words = `${last.words} ${line.trim()}`.trim();
  }
  const other: GameName = game === 'ccg' ? 'tcg' : 'ccg';
  return points
    .filter((point) => point.of !== other && titleIn(point.words, title))
    .map(({ line, words }) => ({ where: `${decisionsFile}:${line}`, words }));
}
