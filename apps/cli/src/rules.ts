import { type Rule, searchRules } from '@binary-sunset/rulebook';
import type { TerminalGame } from './games/terminalGame.ts';
import { type Paper, wrap } from './paper.ts';

const shownAtOnce = 5;

/** The rules that fit a player's words best, those in force first. */
export function lookUp({ rulebook }: TerminalGame, words: string, paper: Paper): string[] {
  if (words === '') return ['Look up what? Type rule and some words or the id of a rule, such as: rule Force drain'];
  const found = searchRules(words, { limit: shownAtOnce, ...(rulebook === undefined ? {} : { game: rulebook }) });
  if (found.length === 0) return [`No rule has these words: ${words}`];
  return found.flatMap((rule) => [
    heading(rule, paper),
    ...wrap(`  ${rule.text}`, paper.width, '  '),
    ...remarks(rule, paper),
  ]);
}

const heading = ({ id, topic, status }: Rule, { ink }: Paper): string =>
  `${ink.strong(id)}  ${topic}${status === 'active' ? '' : ink.wrong(`  (${status})`)}`;

function remarks({ replacedBy, note }: Rule, { width, ink }: Paper): string[] {
  const see = replacedBy.length === 0 ? '' : `See ${replacedBy.join(', ')}. `;
  return see + note === '' ? [] : wrap(`  ${see}${note}`, width, '  ').map(ink.faint);
}
