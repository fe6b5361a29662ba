import { randomAgent } from '@binary-sunset/agents';
import { ccgApprentice, ccgYoungling } from '@binary-sunset/agents/ccg';
import {
  type CcgGame,
  type CcgState,
  type CcgVerb,
  type CcgVocabulary,
  cardWords,
  definitionCalled,
  explainedValue,
  inactivityOf,
  numbersOf,
  slotWords,
  stockDecks,
  typeLine,
  type ValueName,
  zoneNames,
} from '@binary-sunset/ccg';
import type { Handle, TableView } from '@binary-sunset/kernel';
import { type AboutGame, type Computers, computersFor } from '../boxed.ts';
import type { TableGame } from '../tableGame.ts';
import { shownValue, type ValueWords } from '../values.ts';
import { isSaidByCcg, tellCcg, tellSeveralCcg } from './log.ts';

const sideNames = { dark: 'Dark Side', light: 'Light Side' } as const;

/** What each player is called. */
export function ccgSidesIn(facts: object): readonly [string, string] {
  const { dark } = facts as Pick<CcgState['facts'], 'dark'>;
  return dark === 0 ? [sideNames.dark, sideNames.light] : [sideNames.light, sideNames.dark];
}

const nameOf = (view: TableView, handle: Handle): string | null =>
  view.cards.find((card) => card.handle === handle)?.name ?? null;

/** Values that a table speaks of; those that a card has by its type are shown whether or not something changes them. */
const spokenOf: readonly ValueName[] = [
  'power',
  'ability',
  'deploy',
  'forfeit',
  'destiny',
  'armor',
  'maneuver',
  'defense value',
  'hyperspeed',
  'landspeed',
  'ferocity',
];

/** Values that are nought on every card of a kind. */
const unspokenOf: Readonly<Record<string, readonly ValueName[]>> = {
  location: ['deploy', 'destiny'],
  interrupt: ['deploy'],
};

const valueWords: ValueWords = {
  rules: { 'GAP-0171': 'for want of a pilot', 'GLA-0121': 'as for every AT-AT' },
  titleOf: (name) => definitionCalled(name).card.title,
};

const computers: Computers<CcgGame> = {
  apprentice: ccgApprentice,
  youngling: ccgYoungling,
  random: () => randomAgent,
};

export const aboutCcg = {
  name: 'ccg',
  title: 'Customizable Card Game',
  seats: ['dark', 'light'],
  stockDecks,
  usualDecks: ['Search for the Plans', 'Rebels on Tatooine'],
  computers,
} as const satisfies AboutGame;

/** Saying no is no pass: whoever may draw destiny mostly does. */
export const passing: readonly CcgVerb[] = ['pass', 'done', 'stop', 'no target'];

export const tableCcg = (game: CcgGame): TableGame<CcgVocabulary> => ({
  ...aboutCcg,
  game,
  seatNames: ccgSidesIn,
  passing,
  rulebook: 'ccg',
  computers: computersFor(computers, game),
  zoneNames,
  tell: tellCcg,
  tellSeveral: tellSeveralCcg,
  isSaidBy: isSaidByCcg,
  face,
  marks,
  values(view, handle) {
    if (nameOf(view, handle) === null) return [];
    const s = game.imagine(view);
    const card = s.cards.handle.indexOf(handle);
    const { kind } = definitionCalled(s.names[s.cards.definition[card] ?? -1] ?? '').card;
    return spokenOf
      .filter((name) => unspokenOf[kind]?.includes(name) !== true)
      .map((name) => ({ name, explained: explainedValue(s, card, name) }))
      .filter(({ explained }) => explained.base !== null || explained.lines.length > 0)
      .map(({ name, explained }) => shownValue(name, explained, s, view, valueWords));
  },
});

/** Type line and numbers, then the text as its program renders it. */
function face(title: string): readonly string[] {
  const { card } = definitionCalled(title);
  return [[sideNames[card.side], typeLine(card), ...numbersOf(card)].join(' · '), ...cardWords(card)];
}

function marks(view: TableView, handle: Handle): readonly string[] {
  const { hit = 0, inactive = 0, host, slot = 0 } = view.cards.find((card) => card.handle === handle)?.marks ?? {};
  const under = host === undefined ? null : nameOf(view, host);
  return [
    ...(under === null ? [] : [`${slotWords[slot] ?? 'on'} ${definitionCalled(under).card.title}`]),
    ...(hit === 0 ? [] : ['hit']),
    ...inactivityOf(inactive),
  ];
}
