import type { Node } from 'oxc-parser';
import { isTypeOnly, keysOf, within } from '../project/syntax.ts';

/** What of a node may be changed: the node itself, and the children under these keys. */
export interface Open {
  readonly itself: boolean;
  readonly keys: readonly string[];
}

const closed: Open = { itself: false, keys: [] };

export function openTo(node: Node): Open {
  if (isTypeOnly(node) || isModuleLink(node) || isErrorMaking(node) || isWording(node)) return closed;
  const keys = keysOf(node);
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression': {
      // Whether the impossible happens is nothing that a test could show.
      if (isImpossible(node.consequent)) return { itself: false, keys: ['alternate'] };
      if (isImpossible(node.alternate)) return { itself: false, keys: ['consequent'] };
      return { itself: true, keys };
    }
    case 'LogicalExpression':
      if (!isImpossible(node.right)) return { itself: true, keys };
      return node.operator === '??' ? { itself: false, keys: ['left'] } : closed;
    case 'SwitchCase':
      return isOnlyImpossible(node.consequent) ? closed : { itself: true, keys };
    default:
      return isImpossible(node) ? closed : { itself: true, keys };
  }
}

const isModuleLink = (node: Node): boolean =>
  node.type === 'ImportDeclaration' ||
  node.type === 'ExportAllDeclaration' ||
  (node.type === 'ExportNamedDeclaration' && node.declaration === null);

/** An error's words and figures are for people; that it is thrown is up to the condition around it. */
function isErrorMaking(node: Node): boolean {
  if (node.type === 'ThrowStatement') return true;
  if (node.type === 'NewExpression') return node.callee.type === 'Identifier' && node.callee.name.endsWith('Error');
  if (node.type === 'ExpressionStatement') return isErrorMaking(node.expression);
  return node.type === 'CallExpression' && node.callee.type === 'Super';
}

const wordingNames = /^(because|describe|description|label|labels|prompt|wording|message)($|[A-Z])/;

function isWording(node: Node): boolean {
  switch (node.type) {
    case 'CallExpression':
      return isNamedForWording(node.callee);
    case 'ExpressionStatement':
      return isWording(node.expression);
    case 'FunctionDeclaration':
      return node.id !== null && isNamedForWording(node.id);
    case 'VariableDeclarator':
      return isNamedForWording(node.id);
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return isNamedForWording(node.key);
    default:
      return false;
  }
}

export const isNamedForWording = (name: Node): boolean => name.type === 'Identifier' && wordingNames.test(name.name);

/** A call to `never` or `impossible`, however it is wrapped. */
function isImpossible(node: Node | null | undefined): boolean {
  if (node === null || node === undefined) return false;
  const inner = within(node);
  switch (inner.type) {
    case 'CallExpression':
      return inner.callee.type === 'Identifier' && /^(never|impossible)$/.test(inner.callee.name);
    case 'ExpressionStatement':
      return isImpossible(inner.expression);
    case 'ReturnStatement':
    case 'ThrowStatement':
      return isImpossible(inner.argument);
    case 'BlockStatement':
      return isOnlyImpossible(inner.body);
    default:
      return false;
  }
}

const isOnlyImpossible = ([first, ...rest]: readonly Node[]): boolean => rest.length === 0 && isImpossible(first);
