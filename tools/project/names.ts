import type { Node } from 'oxc-parser';
import { childrenOf, isFunction, isTypeOnly, keysOf } from './syntax.ts';

/** The names that a parameter or the left side of a declaration gives: one, or those of a pattern. */
export function boundIn(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => boundIn(one.type === 'Property' ? one.value : one.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) => (one === null ? [] : boundIn(one)));
    case 'AssignmentPattern':
      return boundIn(pattern.left);
    case 'RestElement':
      return boundIn(pattern.argument);
    default:
      return [];
  }
}

/** Children in which a name stands for what it names, rather than for a member or a key. */
function childrenNaming(node: Node): readonly Node[] {
  const keys = keysOf(node).filter((key) => {
    if (node.type === 'MemberExpression') return key !== 'property' || node.computed;
    if (node.type === 'Property' || node.type === 'MethodDefinition' || node.type === 'PropertyDefinition')
      return key !== 'key' || node.computed;
    return true;
  });
  return keys.flatMap((key) => childrenOf(node, key));
}

/** Names that are used in a part of a program, but not those that are given in it. */
export function namesIn(part: Node): ReadonlySet<string> {
  const names = new Set<string>();
  const given = new Set<string>();
  const look = (node: Node): void => {
    if (isTypeOnly(node)) return;
    if (node.type === 'Identifier') names.add(node.name);
    if (isFunction(node) && 'params' in node && Array.isArray(node.params))
      for (const name of node.params.flatMap(boundIn)) given.add(name);
    if (node.type === 'VariableDeclarator' && node !== part) for (const name of boundIn(node.id)) given.add(name);
    for (const child of childrenNaming(node)) look(child);
  };
  look(part);
  return new Set([...names].filter((name) => !given.has(name)));
}

/** What a chain of members and calls begins with: `any` in `any.characters.where('site').here`. */
function rootOf(node: Node): string | null {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return node.type === 'CallExpression' ? rootOf(node.callee) : null;
}

/** Members that a part of a program takes of anything, or of what begins with such a name: `characters`, `where`. */
export function membersIn(part: Node, isOf: (root: string) => boolean = () => true): ReadonlySet<string> {
  const members = new Set<string>();
  const look = (node: Node): void => {
    if (isTypeOnly(node)) return;
    if (node.type === 'MemberExpression' && !node.computed && isOf(rootOf(node) ?? '')) members.add(node.property.name);
    for (const key of keysOf(node)) for (const child of childrenOf(node, key)) look(child);
  };
  look(part);
  return members;
}
