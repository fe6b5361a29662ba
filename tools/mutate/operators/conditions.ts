import type { Node } from 'oxc-parser';
import type { Place, Source } from '../../project/syntax.ts';
import { within } from '../../project/syntax.ts';
import type { Change } from '../mutant.ts';
import { swapOperator } from './swap.ts';

const boundaries: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

const opposites: Readonly<Record<string, string>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '==': '!=',
  '!=': '==',
  '===': '!==',
  '!==': '===',
};

type Binary = Extract<Node, { type: 'BinaryExpression' }>;

export function comparison(source: Source, { node }: Place<Binary>): readonly Change[] {
  const changes: Change[] = [];
  const boundary = boundaries[node.operator];
  if (boundary !== undefined) changes.push(swapOperator(source, node, 'boundary', boundary));
  const opposite = opposites[node.operator];
  if (opposite !== undefined) changes.push(swapOperator(source, node, 'comparison', opposite));
  return changes;
}

export function logic(source: Source, place: Place<Extract<Node, { type: 'LogicalExpression' }>>): readonly Change[] {
  const { node } = place;
  if (node.operator === '??') return fallback(source, node);
  const whole = swapOperator(source, node, 'logic', node.operator === '&&' ? '||' : '&&');
  const changed =
    source.text.slice(node.start, whole.start) + whole.replacement + source.text.slice(whole.end, node.end);
  // Without the parentheses `a || b || c` with its second `||` changed would read as `a || (b && c)`.
  const left = node.left.type === 'LogicalExpression' ? `(${changed.slice(0, node.left.end - node.start)})` : null;
  const joined = left === null ? changed : left + changed.slice(node.left.end - node.start);
  const alone = place.parent?.node.type !== 'LogicalExpression';
  return [{ ...whole, start: node.start, end: node.end, replacement: alone ? joined : `(${joined})` }];
}

/** What is there, with nothing to fall back on; and the fallback, whatever is there. */
function fallback(source: Source, node: Extract<Node, { type: 'LogicalExpression' }>): readonly Change[] {
  const { start, end, left, right } = node;
  const { at } = swapOperator(source, node, 'drop-fallback', '');
  const alone = (part: Node): string => `(${source.text.slice(part.start, part.end)})`;
  return [
    { operator: 'drop-fallback', at, start, end, replacement: alone(left) },
    { operator: 'only-fallback', at, start, end, replacement: alone(right) },
  ];
}

/** A test with an operator of its own that turns it round: negating it as well would make the same mutant twice. */
function turnsRound(test: Node): boolean {
  const inner = within(test);
  if (inner.type === 'BinaryExpression') return inner.operator in opposites;
  return inner.type === 'UnaryExpression' ? inner.operator === '!' : isFlag(inner);
}

const isFlag = (node: Node): boolean => node.type === 'Literal' && typeof node.value === 'boolean';

export function negation(source: Source, test: Node): readonly Change[] {
  if (turnsRound(test)) return [];
  const { start, end } = test;
  return [{ operator: 'negation', at: start, start, end, replacement: `!(${source.text.slice(start, end)})` }];
}

export function dropIf(test: Node): readonly Change[] {
  if (isFlag(within(test))) return [];
  return [{ operator: 'drop-if', at: test.start, start: test.start, end: test.end, replacement: 'false' }];
}

export function swapBranches(
  source: Source,
  node: Extract<Node, { type: 'ConditionalExpression' }>,
): readonly Change[] {
  if (turnsRound(node.test)) return [];
  const { consequent, alternate } = node;
  const text = (from: number, to: number) => source.text.slice(from, to);
  return [
    {
      operator: 'swap-branches',
      at: consequent.start,
      start: consequent.start,
      end: alternate.end,
      replacement:
        text(alternate.start, alternate.end) +
        text(consequent.end, alternate.start) +
        text(consequent.start, consequent.end),
    },
  ];
}

export function dropNot({ node, parent }: Place<Extract<Node, { type: 'UnaryExpression' }>>): readonly Change[] {
  // Of `!!x` only the outer one: dropping either gives the same.
  if (parent?.node.type === 'UnaryExpression' && parent.node.operator === '!') return [];
  return [{ operator: 'drop-not', at: node.start, start: node.start, end: node.argument.start, replacement: '' }];
}
