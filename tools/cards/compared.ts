import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'oxc-parser';
import { codeFiles } from '../project/files.ts';
import { childrenOf, keysOf, parse } from '../project/syntax.ts';

/** A name that the rules compare with what a card has, and what it is compared with: its traits, its title. */
export interface Compared {
  readonly what: string;
  readonly name: string;
  readonly by: string;
}

/** `traits`, `card.traits`, `card?.traits`, `traitsOf(s, card)` are all of the traits. */
function calledIn(node: Node): string {
  switch (node.type) {
    case 'Identifier':
      return node.name;
    case 'MemberExpression':
      return calledIn(node.property);
    case 'CallExpression':
      return calledIn(node.callee).replace(/Of$/, '');
    default:
      return '';
  }
}

function comparedAt(node: Node): readonly [what: string, name: string] | null {
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
    const [sought] = node.arguments;
    if (calledIn(node.callee) !== 'includes' || sought?.type !== 'Literal' || typeof sought.value !== 'string')
      return null;
    return [calledIn(node.callee.object), sought.value];
  }
  if (node.type !== 'BinaryExpression' || node.operator !== '===') return null;
  const { left, right } = node;
  return right.type === 'Literal' && typeof right.value === 'string' ? [calledIn(left), right.value] : null;
}

/** Names that stand in a file beside what they are compared with. */
export function comparedIn(path: string, text: string): Compared[] {
  const found: Compared[] = [];
  const look = (node: Node): void => {
    const compared = comparedAt(node);
    if (compared !== null) {
      const line = text.slice(0, node.start).split('\n').length;
      found.push({ what: compared[0], name: compared[1], by: `${path}:${line}` });
    }
    for (const key of keysOf(node)) for (const child of childrenOf(node, key)) look(child);
  };
  look(parse(path, text).program);
  return found;
}

/** Those in the source of a package: they are in functions, so nobody can hear them. */
export const comparedNames = (root: string, folder: string): Compared[] =>
  codeFiles(root)
    .filter((path) => path.startsWith(`${folder}/src/`) && path.endsWith('.ts') && !path.includes('/printed/'))
    .flatMap((path) => comparedIn(path, readFileSync(join(root, path), 'utf8')));
