import type { Node } from 'oxc-parser';
import { childrenOf, isFunction, keysOf } from '../../project/syntax.ts';
import type { Change } from '../mutant.ts';
import { isCallStatement } from './calls.ts';

type Block = Extract<Node, { type: 'BlockStatement' }>;

/** For procedures: of a function that answers something, a missing answer would be noticed by anybody. */
export function returnEarly(body: Block): readonly Change[] {
  const [first, ...rest] = body.body;
  if (first === undefined || isSuperCall(first) || givesValue(body)) return [];
  if (rest.length === 0 && sameAsOther(first)) return [];
  const { start } = first;
  return [{ operator: 'return-early', at: start, start, end: start, replacement: 'return; ' }];
}

/** Dropping the only statement is a mutant already, or no change at all. */
function sameAsOther(only: Node): boolean {
  if (only.type === 'IfStatement') return only.alternate === null;
  return only.type === 'ThrowStatement' || only.type === 'ReturnStatement' || isCallStatement(only);
}

/** Without it a constructor fails whatever the tests are. */
const isSuperCall = (node: Node): boolean =>
  node.type === 'ExpressionStatement' &&
  node.expression.type === 'CallExpression' &&
  node.expression.callee.type === 'Super';

function givesValue(node: Node): boolean {
  if (node.type === 'ReturnStatement') return node.argument !== null;
  if (node.type === 'YieldExpression') return true;
  if (isFunction(node)) return false;
  return keysOf(node).some((key) => childrenOf(node, key).some(givesValue));
}
