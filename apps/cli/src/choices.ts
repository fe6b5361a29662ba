import type { Decision, Described, Handle, Option } from '@binary-sunset/kernel';
import { promptText } from '@binary-sunset/table';
import { inColumns, type Paper } from './paper.ts';

/** What is typed for the option that withdraws. */
export const backKey = 'b';

/** What to type for each option: its number, or for an amount the amount itself. */
export function keysOf(decision: Decision): string[] {
  const { options, back } = decision;
  const amounts = decision.kind === 'number';
  return options.map((option, i) => {
    if (back === true && i === options.length - 1) return backKey;
    return amounts && option.amount !== undefined ? String(option.amount) : String(i + 1);
  });
}

export const cardOn = ({ on }: Option): Handle | null => (on !== undefined && 'card' in on ? on.card : null);

/** How many there may be before they are set in two columns. */
const longList = 8;

/** The options as a list, each with what to type for it and the letter of the card it is about. */
export function optionLines(
  decision: Decision,
  labels: readonly string[],
  letters: ReadonlyMap<Handle, string>,
  paper: Paper,
): string[] {
  const { ink } = paper;
  const keys = keysOf(decision);
  const widest = Math.max(...keys.map((key) => key.length));
  const cells = decision.options.map((option, i) => {
    const letter = letters.get(cardOn(option) ?? -1);
    const about = letter === undefined ? '' : ink.faint(` [${letter}]`);
    const key = keys[i] ?? '';
    return `  ${' '.repeat(widest - key.length)}${ink.key(key)}  ${labels[i] ?? option.verb}${about}`;
  });
  return cells.length > longList ? inColumns(cells, paper) : cells;
}

const howMany = ({ min, max }: Decision): string => (min === max ? `${min}` : `${min} to ${max}`);

/** The prompt, and how many to choose where that is not one. */
export const promptOf = (decision: Decision, { prompt }: Described): string =>
  decision.kind === 'subset' ? `${promptText(prompt)} (choose ${howMany(decision)})` : promptText(prompt);

/** What is typed for choosing nothing, where that is allowed. */
export const noneKey = 'none';

/** The picks that typed numbers stand for, or what is wrong with them. */
export function picksIn(decision: Decision, text: string): readonly number[] | { readonly wrong: string } {
  const keys = keysOf(decision);
  const typed = text.split(/[ ,]+/).filter((word) => word !== '');
  const picks: number[] = [];
  for (const word of typed) {
    const pick = keys.indexOf(String(Number(word)));
    if (pick < 0) return { wrong: `There is no option ${word}: ${whatToType(decision)}.` };
    if (picks.includes(pick)) return { wrong: `You named ${word} twice: ${whatToType(decision)}.` };
    picks.push(pick);
  }
  if (picks.length > 1 && decision.max === 1) return { wrong: `Only one can be chosen: ${whatToType(decision)}.` };
  if (picks.length < decision.min || picks.length > decision.max) {
    return { wrong: `You named ${picks.length} and it takes ${howMany(decision)}: ${whatToType(decision)}.` };
  }
  return picks.sort((a, b) => a - b);
}

/** What would be an answer. */
export function whatToType(decision: Decision): string {
  const numbers = keysOf(decision).filter((key) => key !== backKey);
  const range = `from ${numbers[0] ?? ''} to ${numbers.at(-1) ?? ''}`;
  if (decision.kind !== 'subset') return `type one number ${range}`;
  const none = decision.min === 0 ? `, or ${noneKey}` : '';
  return `type ${howMany(decision)} number${decision.max === 1 ? '' : 's'} ${range} with spaces between${none}`;
}
