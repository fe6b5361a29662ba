import type { Comment, Node, Program } from 'oxc-parser';
import { parseSync, visitorKeys } from 'oxc-parser';

/** A source file, parsed. */
export interface Source {
  /** From the root of the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** The text with blanks for comments, so that an operator can be looked up between its operands. */
  readonly bare: string;
  readonly comments: readonly Comment[];
  readonly program: Program;
}

/** A node with the way that leads to it. */
export interface Place<N extends Node = Node> {
  readonly node: N;
  /** The property of the parent that holds the node; empty for the program. */
  readonly key: string;
  readonly parent: Place | null;
}

export function parse(path: string, text: string): Source {
  const { program, comments, errors } = parseSync(path, text);
  const [error] = errors;
  if (error !== undefined) throw new SyntaxError(`${path} cannot be parsed: ${error.message}`);
  let bare = text;
  for (const { start, end } of comments) {
    bare = bare.slice(0, start) + ' '.repeat(end - start) + bare.slice(end);
  }
  return { path, text, bare, comments, program };
}

export const keysOf = (node: Node): readonly string[] => visitorKeys[node.type] ?? [];

export function childrenOf(node: Node, key: string): readonly Node[] {
  const held: unknown = Reflect.get(node, key);
  return (Array.isArray(held) ? held : [held]).filter(isNode);
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** A node and all that is in it. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const key of keysOf(node)) for (const child of childrenOf(node, key)) yield* nodesIn(child);
}

/** The expression without the parentheses, casts and `!` around it. */
export function within(node: Node): Node {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return within(node.expression);
    default:
      return node;
  }
}

export interface MethodCall {
  readonly object: Node;
  readonly method: Node;
  readonly name: string;
  readonly args: readonly Node[];
}

/** `object.name(args)`, or null if the node is something else. */
export function methodCall(node: Node): MethodCall | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || node.callee.computed) return null;
  const { object, property } = node.callee;
  return { object, method: property, name: property.name, args: node.arguments };
}

export const isFunction = (node: Node): boolean =>
  node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression';

/** What a function does, or what a function of an arrow makes. */
export const bodyOf = (node: Node): Node | null =>
  'body' in node && node.body !== null && typeof node.body === 'object' && 'type' in node.body ? node.body : null;

const carriesExpression: ReadonlySet<string> = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
]);

/** Does it say something of types alone, so that nothing of it is left when it runs? */
export const isTypeOnly = (node: Node): boolean =>
  ('declare' in node && node.declare === true) || (node.type.startsWith('TS') && !carriesExpression.has(node.type));

/** The line of a place in a text, from 1. */
export const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;
