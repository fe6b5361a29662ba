import MagicString from 'magic-string';
import type { Place } from '../project/syntax.ts';
import type { Mutant, ProbePoint } from './mutant.ts';
import { reachedGlobal } from './reachedGlobal.ts';

const statementLists = new Set(['Program', 'BlockStatement', 'StaticBlock', 'SwitchCase']);

const loneStatements: Readonly<Record<string, readonly string[]>> = {
  IfStatement: ['consequent', 'alternate'],
  ForStatement: ['body'],
  ForInStatement: ['body'],
  ForOfStatement: ['body'],
  WhileStatement: ['body'],
  DoWhileStatement: ['body'],
};

/** The innermost point that runs whenever the place does. */
export function probePoint(place: Place): ProbePoint {
  const { node, key, parent } = place;
  const { start, end } = node;
  if (parent === null) return { how: 'before', start, end };
  const holder = parent.node.type;
  if (statementLists.has(holder) && (key === 'body' || key === 'consequent')) return { how: 'before', start, end };
  if (node.type !== 'BlockStatement') {
    if (loneStatements[holder]?.includes(key)) return { how: 'block', start, end };
    if (holder === 'ArrowFunctionExpression' && key === 'body') return { how: 'answer', start, end };
  }
  return probePoint(parent);
}

/** The text of a file with probes for some of its mutants, each noting the mutant's number. */
export function withProbes(text: string, mutants: readonly { mutant: Mutant; number: number }[]): string {
  const probes = new Map<number, { point: ProbePoint; numbers: number[] }>();
  for (const { mutant, number } of mutants) {
    const known = probes.get(mutant.probe.start);
    if (known === undefined) probes.set(mutant.probe.start, { point: mutant.probe, numbers: [number] });
    else known.numbers.push(number);
  }
  const probed = new MagicString(text);
  // Inner probes first, so that their closing brackets come first where two end together.
  for (const { point, numbers } of [...probes.values()].sort((a, b) => b.point.start - a.point.start)) {
    const notes = numbers
      .map(
        (number) =>
          `(globalThis.${reachedGlobal} ??= [])[${number}] = (globalThis.${reachedGlobal}[${number}] ?? 0) + 1`,
      )
      .join(', ');
    const [opening, closing] = brackets[point.how];
    probed.appendRight(
      point.start,
      opening.replace('…', () => notes),
    );
    probed.appendLeft(point.end, closing);
  }
  return probed.toString();
}

const brackets: Readonly<Record<ProbePoint['how'], readonly [string, string]>> = {
  before: ['; …; ', ''],
  block: ['{ …; ', ' }'],
  answer: ['(…, ', ')'],
};
