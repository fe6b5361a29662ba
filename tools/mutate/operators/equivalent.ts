import type { Node } from 'oxc-parser';
import type { Place } from '../../project/syntax.ts';
import { isFunction, methodCall } from '../../project/syntax.ts';

/** `x >>> 0` and `x | 0` only say how a number is kept. */
export function isConversion(node: Extract<Node, { type: 'BinaryExpression' }>): boolean {
  const { operator, right } = node;
  return (operator === '>>>' || operator === '|') && right.type === 'Literal' && right.value === 0;
}

/** The 1 of `a < b ? -1 : 1` in an order: sorting heeds only its sign. */
export function isSignOfOrder(place: Place): boolean {
  if (place.node.type !== 'Literal' || place.node.value !== 1) return false;
  const signed = place.parent?.node.type === 'UnaryExpression' ? place.parent : place;
  return signed.parent?.node.type === 'ConditionalExpression' && signed.key !== 'test' && isInOrder(signed.parent);
}

function isInOrder(place: Place): boolean {
  if (!isFunction(place.node)) return place.parent !== null && isInOrder(place.parent);
  const holder = place.parent?.node;
  if (holder === undefined) return false;
  const sorts = methodCall(holder)?.name;
  if (sorts !== undefined) return sorts === 'sort' || sorts === 'toSorted';
  const name = holder.type === 'VariableDeclarator' ? holder.id : 'id' in place.node ? place.node.id : null;
  return name?.type === 'Identifier' && /^(by|compare)[A-Z]/.test(name.name);
}
