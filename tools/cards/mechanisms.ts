import type { Node } from 'oxc-parser';
import type { Declared, Modules } from '../project/modules.ts';
import { membersIn } from '../project/names.ts';
import { isFunction, nodesIn } from '../project/syntax.ts';
import type { Folders } from './games.ts';
import { chainsIn, membersOf } from './members.ts';
import { cardsWritten, type Reach, reachOf, type WrittenCard } from './written.ts';

export type Users = readonly WrittenCard[];

/** What the cards of a game are made with. Cards for tests count for nothing. */
export interface Mechanisms {
  readonly cards: Users;
  /** Words of the language that cards name, by themselves or through what stands in files of cards. */
  readonly words: ReadonlyMap<Declared, Users>;
  /** Everything exported from the language that they can't do without, whoever names it. */
  readonly all: ReadonlyMap<Declared, Users>;
  /** Words that cards for tests name, with those cards. */
  readonly inTests: ReadonlyMap<Declared, Users>;
  /** Those of them that serve no other card. */
  readonly forTests: readonly Declared[];
  /** What is said after a dot, by the class or object that it is said of. */
  readonly members: ReadonlyMap<Declared, ReadonlyMap<string, Users>>;
  /** What cards for tests say after a dot, with those cards. */
  readonly membersInTests: ReadonlyMap<Declared, ReadonlyMap<string, Users>>;
  /** Functions in files of cards, beside those that stand in a card itself. */
  readonly functions: ReadonlyMap<Declared, Users>;
  /** Cards with a function in them, or with one beside them that no other card uses. */
  readonly withOwnCode: ReadonlySet<WrittenCard>;
}

const hasFunction = ({ node }: { readonly node: Node }): boolean => [...nodesIn(node)].some(isFunction);

type Reached = readonly (readonly [WrittenCard, Reach])[];

/** With the cards that reach it. */
function usersOf(
  reached: Reached,
  of: (reach: Reach) => Iterable<Declared>,
  counts: (one: Declared) => boolean = () => true,
): ReadonlyMap<Declared, Users> {
  const users = new Map<Declared, WrittenCard[]>();
  for (const [card, reach] of reached)
    for (const one of of(reach)) if (counts(one)) users.set(one, [...(users.get(one) ?? []), card]);
  return users;
}

/** Those that one card uses, with that card, by name. */
export const usedOnce = (users: ReadonlyMap<Declared, Users>): (readonly [Declared, WrittenCard])[] =>
  [...users]
    .flatMap(([one, [card, another]]) => (card === undefined || another !== undefined ? [] : [[one, card] as const]))
    .sort(([{ name: a }], [{ name: b }]) => (a < b ? -1 : a > b ? 1 : 0));

export function mechanismsOf(modules: Modules, files: readonly string[], folders: Folders): Mechanisms {
  const everyCard = cardsWritten(modules, files, folders).map(
    (card) => [card, reachOf(modules, card, folders)] as const,
  );
  const reached = everyCard.filter(([{ forTests }]) => !forTests);
  const cards = reached.map(([card]) => card);
  const all = usersOf(
    reached,
    (reach) => reach.all,
    ({ exported }) => exported,
  );
  const functions = usersOf(reached, ({ helpers }) => helpers, hasFunction);
  const reachedByTests = everyCard.filter(([{ forTests }]) => forTests);
  const inTests = usersOf(reachedByTests, ({ words }) => words);
  const owners = ownersOf(modules, everyCard);
  return {
    cards,
    words: usersOf(reached, ({ words }) => words),
    all,
    inTests,
    forTests: [...inTests.keys()].filter((word) => !all.has(word)),
    members: membersUsed(modules, owners, reached),
    membersInTests: membersUsed(modules, owners, reachedByTests),
    functions,
    withOwnCode: new Set([...cards.filter(hasFunction), ...usedOnce(functions).map(([, card]) => card)]),
  };
}

const reachedBy = (reached: Reached): Declared[] => [...new Set(reached.flatMap(([, { all }]) => [...all]))];

/** Whatever has members that cards, those for tests too, can say. */
function ownersOf(modules: Modules, reached: Reached): Declared[] {
  const everything = reachedBy(reached);
  const paths = [...new Set(everything.map(({ path }) => path))];
  return [
    ...everything.filter((one) => membersOf(one).length > 0),
    ...paths.flatMap((path) => chainsIn(modules.at(path))),
  ];
}

/**
 * Who says a member by its name: a card, what helps it, or a word that it is made with, of what stands in a file there.
 * Names are all there is to go by, so a member counts as used by whoever says one of the same name.
 */
function membersUsed(
  modules: Modules,
  owners: readonly Declared[],
  reached: Reached,
): ReadonlyMap<Declared, ReadonlyMap<string, Users>> {
  const known = new Map<Node, ReadonlySet<string>>();
  const remembered = (node: Node, find: () => ReadonlySet<string>): ReadonlySet<string> => {
    const found = known.get(node) ?? find();
    known.set(node, found);
    return found;
  };
  const saidBy = (words: Declared): ReadonlySet<string> =>
    remembered(words.node, () => membersIn(words.node, (root) => modules.meant(words.path, root) !== null));
  return new Map(
    owners.map((owner) => {
      const users = new Map<string, WrittenCard[]>(membersOf(owner).map(({ name }) => [name, []]));
      for (const [card, { helpers, all }] of reached) {
        const said = [
          ...[card, ...helpers].map(({ node }) => remembered(node, () => membersIn(node))),
          ...[...all].filter((one) => one !== owner).map(saidBy),
        ];
        for (const [name, of] of users) if (said.some((one) => one.has(name))) of.push(card);
      }
      return [owner, users];
    }),
  );
}
