import type { Node } from 'oxc-parser';
import type { MethodCall, Place, Source } from '../../project/syntax.ts';
import { methodCall, within } from '../../project/syntax.ts';
import type { Change, Operator } from '../mutant.ts';

/** What a method is easily mistaken for. */
const otherMethods: ReadonlyMap<string, readonly [Operator, string]> = new Map([
  ['some', ['some-every', 'every']],
  ['every', ['some-every', 'some']],
  ['push', ['ends', 'unshift']],
  ['unshift', ['ends', 'push']],
  ['pop', ['ends', 'shift']],
  ['shift', ['ends', 'pop']],
]);

const otherBounds: ReadonlyMap<string, readonly [Operator, string]> = new Map([
  ['min', ['min-max', 'max']],
  ['max', ['min-max', 'min']],
]);

/** Methods that a mistake could leave out of a chain. */
const optionalLinks: ReadonlyMap<string, Operator> = new Map([
  ['filter', 'drop-filter'],
  ['sort', 'drop-order'],
  ['toSorted', 'drop-order'],
  ['reverse', 'drop-order'],
  ['toReversed', 'drop-order'],
]);

export function call(source: Source, place: Place): readonly Change[] {
  const called = methodCall(place.node);
  if (called === null) return [];
  const { object, method, name } = called;
  const [operator, replacement] = (isMath(object) ? otherBounds : otherMethods).get(name) ?? [];
  if (operator !== undefined && replacement !== undefined) {
    return [{ operator, at: method.start, start: method.start, end: method.end, replacement }];
  }
  if (name === 'slice') return sliceBounds(source, called);
  const left = optionalLinks.get(name);
  if (left === undefined || isStatement(place)) return [];
  return [{ operator: left, at: method.start, start: object.end, end: place.node.end, replacement: '' }];
}

const isMath = (node: Node): boolean => node.type === 'Identifier' && node.name === 'Math';

/** Literal bounds change as numbers do. */
const sliceBounds = (source: Source, { args }: MethodCall): readonly Change[] =>
  args
    .filter((bound) => !isNumber(bound) && bound.type !== 'SpreadElement')
    .map(({ start, end }) => ({
      operator: 'slice',
      at: start,
      start,
      end,
      replacement: `(${source.text.slice(start, end)}) + 1`,
    }));

const isNumber = (node: Node): boolean =>
  node.type === 'UnaryExpression' ? isNumber(node.argument) : node.type === 'Literal' && typeof node.value === 'number';

/** Then the whole statement can be dropped instead. */
const isStatement = ({ parent }: Place): boolean =>
  parent?.node.type === 'ExpressionStatement' ||
  (parent?.node.type === 'ChainExpression' && parent.parent?.node.type === 'ExpressionStatement');

export function dropCall(node: Extract<Node, { type: 'ExpressionStatement' }>): readonly Change[] {
  if (!isCallStatement(node)) return [];
  return [{ operator: 'drop-call', at: node.start, start: node.start, end: node.end, replacement: ';' }];
}

export function isCallStatement(node: Node): boolean {
  if (node.type !== 'ExpressionStatement') return false;
  const expression = within(node.expression);
  return (expression.type === 'AwaitExpression' ? within(expression.argument) : expression).type === 'CallExpression';
}
