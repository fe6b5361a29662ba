export type Operator =
  | 'boundary'
  | 'comparison'
  | 'logic'
  | 'drop-fallback'
  | 'only-fallback'
  | 'negation'
  | 'drop-not'
  | 'drop-if'
  | 'drop-call'
  | 'return-early'
  | 'swap-branches'
  | 'arithmetic'
  | 'bits'
  | 'assignment'
  | 'step'
  | 'drop-minus'
  | 'number'
  | 'flag'
  | 'some-every'
  | 'min-max'
  | 'ends'
  | 'slice'
  | 'drop-filter'
  | 'drop-order'
  | 'string'
  | 'drop-member'
  | 'drop-case'
  | 'swap-value';

/** Where to note that a site is reached: before a statement, in place of a lone one, or around an arrow's answer. */
export interface ProbePoint {
  readonly how: 'before' | 'block' | 'answer';
  readonly start: number;
  readonly end: number;
}

/** Text to put in place of what stands from `start` to `end`. */
export interface Change {
  readonly operator: Operator;
  /** Where a reader should look; within the change. */
  readonly at: number;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** One change at one site of one file. */
export interface Mutant extends Change {
  /** Names the mutant as long as its file stays the same. */
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly before: string;
  readonly after: string;
  readonly probe: ProbePoint;
}

export const mutate = (text: string, { start, end, replacement }: Change): string =>
  text.slice(0, start) + replacement + text.slice(end);

const shownWidth = 160;

export function mutantOf(file: string, text: string, change: Change, probe: ProbePoint): Mutant {
  const line = text.slice(0, change.at).split('\n').length;
  const column = change.at - text.lastIndexOf('\n', change.at - 1);
  const first = text.lastIndexOf('\n', change.start - 1) + 1;
  const afterLast = text.indexOf('\n', change.end);
  const last = afterLast === -1 ? text.length : afterLast;
  const shown = (lines: string): string => {
    const oneLine = lines.replace(/\s+/g, ' ').trim();
    return oneLine.length > shownWidth ? `${oneLine.slice(0, shownWidth - 1)}…` : oneLine;
  };
  return {
    ...change,
    id: `${file}:${line}:${column}:${change.operator}`,
    file,
    line,
    column,
    before: shown(text.slice(first, last)),
    after: shown(text.slice(first, change.start) + change.replacement + text.slice(change.end, last)),
    probe,
  };
}
