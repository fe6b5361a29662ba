import { basename } from 'node:path';
import type { CallExpression, Node } from 'oxc-parser';
import type { Declared, Modules } from '../project/modules.ts';
import { isFunction, lineOf, nodesIn } from '../project/syntax.ts';
import type { Folders } from './games.ts';

/** A card as it is written: `character('Captain Typho', 'A', { … })`. */
export interface WrittenCard {
  readonly path: string;
  readonly line: number;
  readonly title: string;
  /** The letter that may follow it. */
  readonly version: string | null;
  /** What makes it. */
  readonly node: Node;
  /** With the name that it is given, if it has one. */
  readonly statement: Node;
  readonly forTests: boolean;
}

/** "Captain Typho (A)". */
export const nameOf = ({ title, version }: WrittenCard): string => (version === null ? title : `${title} (${version})`);

/** Those of the project's files that cards may be written in. */
export const cardFiles = (files: readonly string[], folders: Folders): string[] =>
  files.filter((path) => path.endsWith('.ts') && isAmongCards(path, folders));

const textOf = (node: Node | undefined): string | null =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

const titleIn = ({ arguments: given }: CallExpression): number => given.findIndex((one) => textOf(one) !== null);

/** Is it written among the cards? */
const isAmongCards = (path: string, { cards, drill }: Folders): boolean =>
  path.startsWith(`${cards}/`) || path.startsWith(`${drill}/`);

const makers = new WeakMap<Declared, boolean>();

/** Does it make cards: is it in `card.ts`, or a function among the cards that hands a title on to what is? */
function makesCards(modules: Modules, maker: Declared, folders: Folders): boolean {
  if (basename(maker.path) === 'card.ts') return true;
  const known = makers.get(maker);
  if (known !== undefined) return known;
  // Whoever calls itself makes nothing by that.
  makers.set(maker, false);
  const makes =
    isAmongCards(maker.path, folders) &&
    isFunction(maker.node) &&
    [...nodesIn(maker.node)].some(
      (node) =>
        node.type === 'CallExpression' && titleIn(node) < 0 && isMaker(modules, maker.path, node.callee, folders),
    );
  makers.set(maker, makes);
  return makes;
}

function isMaker(modules: Modules, path: string, callee: Node, folders: Folders): boolean {
  const maker = callee.type === 'Identifier' ? modules.meant(path, callee.name) : null;
  return maker !== null && makesCards(modules, maker, folders);
}

/** The cards in a file: whatever their makers make. */
export function cardsIn(modules: Modules, path: string, folders: Folders): WrittenCard[] {
  const { source } = modules.at(path);
  return source.program.body.flatMap((statement) =>
    [...nodesIn(statement)].flatMap((node) => {
      if (node.type !== 'CallExpression') return [];
      const at = titleIn(node);
      const title = textOf(node.arguments[at]);
      if (title === null || !isMaker(modules, path, node.callee, folders)) return [];
      const letter = textOf(node.arguments[at + 1]);
      return {
        path,
        line: lineOf(source.text, node.start),
        title,
        version: letter !== null && /^[A-Z]+$/.test(letter) ? letter : null,
        node,
        statement: isNamed(statement, node) ? statement : node,
        forTests: path.startsWith(`${folders.drill}/`),
      };
    }),
  );
}

/** Every card of a game, those for tests too. */
export const cardsWritten = (modules: Modules, files: readonly string[], folders: Folders): WrittenCard[] =>
  cardFiles(files, folders).flatMap((path) => cardsIn(modules, path, folders));

const isNamed = (statement: Node, made: Node): boolean =>
  statement.type === 'ExportNamedDeclaration' &&
  statement.declaration?.type === 'VariableDeclaration' &&
  statement.declaration.declarations.some(({ init }) => init === made);

/** What a card is made with, beside its maker. */
export interface Reach {
  /** What is declared in files of cards. */
  readonly helpers: ReadonlySet<Declared>;
  /** Words of the language that the card or its helpers name. */
  readonly words: ReadonlySet<Declared>;
  /** With those that these are made with in turn. */
  readonly all: ReadonlySet<Declared>;
}

/** What a card is made with: helpers to their ends, and words to theirs. What all cards are made by is no part of it. */
export function reachOf(modules: Modules, card: WrittenCard, folders: Folders): Reach {
  const [helpers, words, all] = [new Set<Declared>(), new Set<Declared>(), new Set<Declared>()];
  const isWord = ({ path }: Declared): boolean =>
    [folders.language, folders.text].some((folder) => path.startsWith(`${folder}/`));
  const followHelpers = (path: string, node: Node): void => {
    for (const one of modules.namedIn(path, node)) {
      if (isWord(one)) words.add(one);
      if (!isAmongCards(one.path, folders) || helpers.has(one)) continue;
      helpers.add(one);
      followHelpers(one.path, one.node);
    }
  };
  const followWord = (one: Declared): void => {
    if (!isWord(one) || all.has(one)) return;
    all.add(one);
    for (const next of modules.namedIn(one.path, one.node)) followWord(next);
  };
  followHelpers(card.path, card.node);
  for (const word of words) followWord(word);
  return { helpers, words, all };
}
