import type { Node } from 'oxc-parser';
import { foldersOf, type GameName } from '../cards/games.ts';
import { type Mechanisms, mechanismsOf, type Users } from '../cards/mechanisms.ts';
import { membersOf } from '../cards/members.ts';
import { saidAbove } from '../project/comments.ts';
import type { Declared, Modules } from '../project/modules.ts';
import { bodyOf, lineOf, nodesIn, type Source } from '../project/syntax.ts';
import { type Quoted, quotedBy } from './quoted.ts';

/** A word of a game's card language: what card files can import, say of that after a dot, or have beside them. */
export interface Word {
  readonly game: GameName;
  /** `adds`, `Cards.starships`. */
  readonly name: string;
  readonly path: string;
  readonly line: number;
  /** How it is said: `draws(count: number, from: Pile)`. */
  readonly signature: string;
  readonly comment: string;
  /** What it has cards say, with "…" for what it is given. */
  readonly wordings: readonly string[];
  /** What it may be given in quotation marks. */
  readonly quoted: readonly Quoted[];
  readonly users: Users;
  /** Cards for tests: they don't count, but show how it is said. */
  readonly inTests: Users;
}

/** The one file that card files import from. */
export const barrelOf = (game: GameName): string => `${foldersOf[game].language}/index.ts`;

/** Every word of a game's card language, in the order in which card files get them. */
export function wordsOf(modules: Modules, files: readonly string[], game: GameName): Word[] {
  const made = mechanismsOf(modules, files, foldersOf[game]);
  const own = files.filter((path) => path.startsWith(`${foldersOf[game].source}/`));
  const barrel = barrelOf(game);
  const exported = modules.names(barrel).flatMap((name) => modules.exported(barrel, name) ?? []);
  const owners = [...new Set([...exported, ...made.members.keys()])];
  // What stands beside cards is theirs, until a third one wants it: who looks for it should find it.
  const beside = [...made.functions.keys()].filter((one) => one.exported);
  return [
    ...exported.filter(isSaid).map((one) => wordOf(modules, own, game, made, one)),
    ...owners.flatMap((owner) => membersSaid(modules, own, game, made, owner)),
    ...beside.map((one) => wordOf(modules, own, game, made, one)),
  ];
}

/** A class is a type to card files: only its members are said. */
const isSaid = ({ node }: Declared): boolean => node.type !== 'ClassDeclaration';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Code on one line, without what breaking lines within parentheses has added. */
const tight = (code: string): string => oneLine(code).replaceAll('( ', '(').replace(/,? \)/g, ')');

const longest = 90;
const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);

/** Its parameters and what it makes, as the file says it; of what is no function, what it is. */
function signatureOf({ text }: Source, name: string, node: Node, type: Node | null): string {
  if (type !== null) return `${name}${oneLine(text.slice(type.start, type.end))}`;
  const body = bodyOf(node);
  if (node.type === 'TSMethodSignature') return `${name}${tight(text.slice(node.key.end, node.end)).replace(/;$/, '')}`;
  if (node.type === 'ClassDeclaration' || node.type === 'ObjectExpression') return name;
  if (body === null) return shortened(`${name} = ${tight(text.slice(node.start, node.end))}`);
  const parameters = text.slice(text.indexOf('(', node.start), body.start).replace(/=>\s*$/, '');
  return `${name}${tight(parameters)}`;
}

/** Texts with words in them, and members' names left out. */
const wordingsIn = (node: Node): string[] =>
  [...nodesIn(node)].flatMap((one) => {
    const text =
      one.type === 'TemplateLiteral'
        ? one.quasis.map(({ value }) => value.cooked ?? value.raw).join('…')
        : one.type === 'Literal' && typeof one.value === 'string'
          ? one.value
          : '';
    return /\p{L}{2}/u.test(text) ? [oneLine(text)] : [];
  });

function wordOf(
  modules: Modules,
  files: readonly string[],
  game: GameName,
  { words, functions, inTests, cards }: Mechanisms,
  one: Declared,
): Word {
  const { path, name, node, statement, type } = one;
  const { source } = modules.at(path);
  return {
    game,
    name,
    path,
    line: lineOf(source.text, statement.start),
    signature: signatureOf(source, name, node, type),
    comment: saidAbove(source, statement.start),
    wordings: wordingsIn(node),
    quoted: quotedBy(modules, files, path, one),
    // Makers of cards are named by every card, and are no words that a card is made with.
    users:
      words.get(one) ??
      functions.get(one) ??
      cards.filter((card) => modules.namedIn(card.path, card.node).includes(one)),
    inTests: inTests.get(one) ?? [],
  };
}

const membersSaid = (
  modules: Modules,
  files: readonly string[],
  game: GameName,
  { members, membersInTests }: Mechanisms,
  owner: Declared,
): Word[] =>
  membersOf(owner).map(({ name, node, taking }) => {
    const { source } = modules.at(owner.path);
    const said = `${owner.name}.${name}`;
    return {
      game,
      name: said,
      path: owner.path,
      line: lineOf(source.text, node.start),
      signature: taking === null ? said : signatureOf(source, said, taking, null),
      comment: saidAbove(source, node.start),
      wordings: wordingsIn(node),
      quoted: taking === null ? [] : quotedBy(modules, files, owner.path, { node: taking, type: null }),
      users: members.get(owner)?.get(name) ?? [],
      inTests: membersInTests.get(owner)?.get(name) ?? [],
    };
  });
