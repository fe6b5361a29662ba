import type { Node } from 'oxc-parser';
import type { Source } from '../../project/syntax.ts';
import type { Change, Operator } from '../mutant.ts';

type Infix = Extract<Node, { type: 'BinaryExpression' | 'LogicalExpression' | 'AssignmentExpression' }>;

export function swapOperator(source: Source, node: Infix, operator: Operator, replacement: string): Change {
  const start = source.bare.indexOf(node.operator, node.left.end);
  return { operator, at: start, start, end: start + node.operator.length, replacement };
}
