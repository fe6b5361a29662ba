import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'oxc-parser';
import { codeFiles } from '../project/files.ts';
import { childrenOf, isFunction, keysOf, parse } from '../project/syntax.ts';

/** How a card is written: the combinators it names, and whether it has code of its own. */
export interface Written {
  readonly file: string;
  /** Its name in the source. */
  readonly name: string;
  readonly combinators: ReadonlySet<string>;
  readonly custom: boolean;
}

/** Every card written below a folder: each is an exported constant. */
export function cardsWritten(root: string, folder: string): Written[] {
  return codeFiles(root)
    .filter((path) => path.startsWith(`${folder}/`) && path.endsWith('.ts'))
    .flatMap((path) => cardsIn(path, readFileSync(join(root, path), 'utf8')));
}

export function cardsIn(path: string, text: string): Written[] {
  const { program } = parse(path, text);
  const imported = new Set<string>();
  const written: Written[] = [];
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration' && node.source.value.includes('/language/'))
      for (const { local } of node.specifiers) imported.add(local.name);
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of node.declaration.declarations) {
      // A card is what a maker makes of its facts: `character('Title', …)`.
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') continue;
      const nodes = [...within(init)];
      const names = nodes.flatMap((inner) =>
        inner.type === 'Identifier' && imported.has(inner.name) ? [inner.name] : [],
      );
      written.push({ file: path, name: id.name, combinators: new Set(names), custom: nodes.some(isFunction) });
    }
  }
  return written;
}

function* within(node: Node): Generator<Node> {
  yield node;
  for (const key of keysOf(node)) for (const child of childrenOf(node, key)) yield* within(child);
}

/** Combinators that a single card uses, with that card. */
export function usedOnce(written: readonly Written[]): { readonly combinator: string; readonly card: string }[] {
  const users = new Map<string, string[]>();
  for (const { name, combinators } of written)
    for (const combinator of combinators) users.set(combinator, [...(users.get(combinator) ?? []), name]);
  return [...users]
    .filter(([, cards]) => cards.length === 1)
    .map(([combinator, [card = '']]) => ({ combinator, card }))
    .sort((a, b) => (a.combinator < b.combinator ? -1 : 1));
}
