import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'oxc-parser';
import type { Declared, Modules, Project } from '../../project/modules.ts';
import { childrenOf, isFunction, keysOf, lineOf, nodesIn } from '../../project/syntax.ts';
import { foldersOf, type GameName } from '../games.ts';
import { plain, titledIn } from '../titled.ts';
import type { Title } from './title.ts';

/** A test, by all the groups that it stands in. */
export interface NamedTest {
  readonly path: string;
  readonly line: number;
  /** "Reek: bites"; "…" for what only a table says. */
  readonly name: string;
  readonly node: Node;
}

export interface Tests {
  /** Named after the card. */
  readonly own: readonly NamedTest[];
  /** That have the card in them. */
  readonly citing: readonly NamedTest[];
}

const makers: ReadonlySet<string> = new Set(['test', 'it', 'rule', 'scenario', 'describe']);

/** `test`, also where it says `test.each(table)`. */
function rootOf(callee: Node): string | null {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootOf(callee.object);
  return callee.type === 'CallExpression' ? rootOf(callee.callee) : null;
}

function textOf(node: Node | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return null;
  return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('…');
}

/** Every test in a file, those of a table as one. */
export function testsIn(modules: Modules, path: string): NamedTest[] {
  const { source } = modules.at(path);
  const found: NamedTest[] = [];
  const look = (node: Node, groups: readonly string[]): void => {
    const kind = node.type === 'CallExpression' ? rootOf(node.callee) : null;
    if (node.type === 'CallExpression' && kind !== null && makers.has(kind)) {
      const [before, given] = kind === 'rule' ? [1, node.arguments.slice(1)] : [0, node.arguments];
      const name = textOf(given[0]);
      if (name !== null && node.arguments.length > before + 1) {
        const names = [...groups, name];
        if (kind === 'describe') {
          for (const one of node.arguments) look(one, names);
          return;
        }
        found.push({ path, line: lineOf(source.text, node.start), name: names.join(': '), node });
        return;
      }
    }
    for (const key of keysOf(node)) for (const child of childrenOf(node, key)) look(child, groups);
  };
  look(source.program, []);
  return found;
}

/** "Talz", "Talz (Light)", "Talz #2". */
const isTitle = (text: string, title: string): boolean =>
  text === title || text.startsWith(`${title} (`) || text.startsWith(`${title} #`);

/** Tests of a game that are about a card, or have it in them: said there, or in a constant of the same file. */
export function testsOf({ root, modules, files }: Project, game: GameName, { title, longer }: Title): Tests {
  const says = (node: Node): boolean =>
    [...nodesIn(node)].some((one) => {
      const text = textOf(one);
      return text !== null && isTitle(plain(text), title);
    });
  const isSaidIn = ({ node, path }: Pick<Declared, 'node' | 'path'>, of: string): boolean =>
    path === of && !isFunction(node) && says(node);
  const tests = files
    .filter((path) => path.startsWith(`${foldersOf[game].tests}/`) && path.endsWith('.test.ts'))
    .filter((path) => plain(readFileSync(join(root, path), 'utf8').replaceAll("\\'", "'")).includes(title))
    .flatMap((path) => testsIn(modules, path));
  const own = tests.filter(({ name }) => titledIn([name], [title, ...longer]).has(title));
  const citing = tests.filter(
    (test) =>
      !own.includes(test) &&
      (says(test.node) || modules.namedIn(test.path, test.node).some((one) => isSaidIn(one, test.path))),
  );
  return { own, citing };
}
