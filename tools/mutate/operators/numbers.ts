import type { Node } from 'oxc-parser';
import type { Place, Source } from '../../project/syntax.ts';
import { within } from '../../project/syntax.ts';
import type { Change } from '../mutant.ts';
import { isConversion, isSignOfOrder } from './equivalent.ts';
import { swapOperator } from './swap.ts';

const sums: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const bitwise: Readonly<Record<string, string>> = { '&': '|', '|': '&', '^': '|', '<<': '>>', '>>': '<<', '>>>': '<<' };

const compound: Readonly<Record<string, string>> = {
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '/=': '*=',
  '%=': '*=',
  '&=': '|=',
  '|=': '&=',
  '^=': '|=',
  '<<=': '>>=',
  '>>=': '<<=',
  '>>>=': '<<=',
};

export function arithmetic(
  source: Source,
  { node, parent }: Place<Extract<Node, { type: 'BinaryExpression' }>>,
): readonly Change[] {
  const sum = sums[node.operator];
  if (sum !== undefined) return isText(node) ? [] : [swapOperator(source, node, 'arithmetic', sum)];
  const bits = bitwise[node.operator];
  if (bits === undefined || isConversion(node)) return [];
  const { at } = swapOperator(source, node, 'bits', bits);
  const text = (from: number, to: number) => source.text.slice(from, to);
  const bracketed = (part: Node) =>
    part.type === 'BinaryExpression' ? `(${text(part.start, part.end)})` : text(part.start, part.end);
  // Bitwise operators differ in rank, so the operands are bracketed lest the change regroup what stands around it.
  const joined =
    bracketed(node.left) +
    text(node.left.end, at) +
    bits +
    text(at + node.operator.length, node.right.start) +
    bracketed(node.right);
  const replacement = parent?.node.type === 'BinaryExpression' ? `(${joined})` : joined;
  return [{ operator: 'bits', at, start: node.start, end: node.end, replacement }];
}

/** Text put together with `+`; minus there is no mistake anybody would make. */
function isText(node: Node): boolean {
  const inner = within(node);
  if (inner.type === 'TemplateLiteral') return true;
  if (inner.type === 'Literal') return typeof inner.value === 'string';
  return inner.type === 'BinaryExpression' && inner.operator === '+' && (isText(inner.left) || isText(inner.right));
}

export function assignment(source: Source, node: Extract<Node, { type: 'AssignmentExpression' }>): readonly Change[] {
  const operator = compound[node.operator];
  return operator === undefined || isText(node.right) ? [] : [swapOperator(source, node, 'assignment', operator)];
}

export function step(node: Extract<Node, { type: 'UpdateExpression' }>): readonly Change[] {
  const start = node.prefix ? node.start : node.end - 2;
  return [{ operator: 'step', at: start, start, end: start + 2, replacement: node.operator === '++' ? '--' : '++' }];
}

export function dropMinus(node: Extract<Node, { type: 'UnaryExpression' }>): readonly Change[] {
  return [{ operator: 'drop-minus', at: node.start, start: node.start, end: node.argument.start, replacement: '' }];
}

export function literal(place: Place<Extract<Node, { type: 'Literal' }>>): readonly Change[] {
  const { node, parent } = place;
  if (place.key === 'key' && parent?.node.type === 'Property' && !parent.node.computed) return [];
  const { start, end, value } = node;
  if (typeof value === 'boolean') return [{ operator: 'flag', at: start, start, end, replacement: String(!value) }];
  if (isConversionOperand(place) || isSignOfOrder(place)) return [];
  if (typeof value === 'bigint') return [{ operator: 'number', at: start, start, end, replacement: `${value + 1n}n` }];
  if (typeof value !== 'number' || !Number.isFinite(value) || value >= Number.MAX_SAFE_INTEGER) return [];
  const replacement = node.raw?.startsWith('0x') ? `0x${(value + 1).toString(16)}` : String(value + 1);
  return [{ operator: 'number', at: start, start, end, replacement }];
}

const isConversionOperand = ({ key, parent }: Place): boolean =>
  key === 'right' && parent?.node.type === 'BinaryExpression' && isConversion(parent.node);
