/**
 * Which folder of a part may import which others of it, for types as well. What stands at the top of a part puts it
 * together and may import every room; a room that may import from there lists `top`.
 */
type Rooms = Readonly<Record<string, readonly string[]>>;

export const top = '(top)';

/** A text's contract knows the state alone, rules know no text by name, and cards are said in the language. */
const ofGame = {
  state: [],
  text: ['state'],
  catalog: ['state', 'text'],
  printed: ['catalog', 'text'],
  rules: ['state', 'text', 'catalog'],
  language: ['state', 'text', 'catalog', 'rules'],
  cards: ['state', 'text', 'catalog', 'rules', 'language'],
  words: ['state', 'text', 'catalog', 'rules', 'language'],
} as const satisfies Rooms;

const ofPage = {
  engine: [],
  parts: [],
  settings: ['parts'],
  session: ['engine', 'parts', 'settings'],
  motion: ['engine', 'parts', 'settings', 'session'],
  cards: ['parts', 'session'],
  interaction: ['parts', 'settings', 'session'],
  boards: ['engine', 'parts', 'session', 'motion', 'cards', 'interaction'],
  shell: ['engine', 'parts', 'settings', 'session', 'motion', 'cards', 'interaction', 'boards'],
  screens: ['engine', 'parts', 'settings', 'session', 'motion', 'cards', 'interaction', 'boards', 'shell'],
  app: ['engine', 'parts', 'settings', 'session', 'motion', 'cards', 'interaction', 'boards', 'shell', 'screens'],
} as const satisfies Rooms;

export const roomsOf: Readonly<Record<string, Rooms>> = {
  'packages/ccg/src': { ...ofGame, decks: ['cards'] },
  'packages/tcg/src': ofGame,
  'packages/agents/src': { ccg: [top], tcg: [top] },
  'packages/table/src': { lessons: [top], skirmish: [top], ccg: [top, 'lessons'], tcg: [top, 'lessons'] },
  'packages/skirmish/src': { rules: [top] },
  'apps/web/src': ofPage,
};

const kernel = (...files: string[]): string[] => files.map((file) => `packages/kernel/src/${file}.ts`);

/** Files that name each other's types in a circle. No other file may join one, and nothing else may become one. */
export const circles: readonly (readonly string[])[] = [
  // What a state is made of is one thing: its frames ask decisions about its cards, and its lists hold frames.
  kernel(
    ...['decision', 'frames', 'happening', 'held', 'lasting', 'limits', 'locals', 'prompt', 'references', 'schema'],
    ...['secrecy', 'show', 'state', 'table', 'vocabulary'],
  ),
  // A description of cards says things of them that may speak of other cards, described alike.
  ['packages/ccg/src/language/cards/predicate.ts', 'packages/ccg/src/language/cards/spec.ts'],
];
