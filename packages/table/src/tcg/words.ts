import { randomAgent } from '@binary-sunset/agents';
import { tcgApprentice, tcgYoungling } from '@binary-sunset/agents/tcg';
import { explainValue, type Handle, type TableView } from '@binary-sunset/kernel';
import {
  cardWords,
  definitionCalled,
  stockDecks,
  type TcgGame,
  type TcgState,
  type TcgVocabulary,
  typeLine,
  values,
} from '@binary-sunset/tcg';
import { type AboutGame, type Computers, computersFor } from '../boxed.ts';
import type { TableGame } from '../tableGame.ts';
import { shownValue, type ValueWords } from '../values.ts';
import { tellTcg } from './log.ts';

const sideNames = { dark: 'Dark Side', light: 'Light Side' } as const;

/** What each player is called; by sides, once those are decided. */
export function sideNamesIn(facts: object): readonly [string, string] {
  const { dark, phase } = facts as Pick<TcgState['facts'], 'dark' | 'phase'>;
  if (phase === 'sides') return ['First player', 'Second player'];
  return dark === 0 ? [sideNames.dark, sideNames.light] : [sideNames.light, sideNames.dark];
}

const valueWords: ValueWords = { rules: { 'TCG-0389': 'from the cards beneath' }, titleOf: (name) => name };

const computers: Computers<TcgGame> = {
  apprentice: tcgApprentice,
  youngling: tcgYoungling,
  random: () => randomAgent,
};

export const aboutTcg = {
  name: 'tcg',
  title: 'Trading Card Game',
  seats: ['dark', 'light'],
  stockDecks,
  usualDecks: ['Separatist Armada', 'Defenders of the Republic'],
  computers,
} as const satisfies AboutGame;

export const tableTcg = (game: TcgGame): TableGame<TcgVocabulary> => ({
  ...aboutTcg,
  game,
  seatNames: sideNamesIn,
  passing: ['pass', 'end build step', 'end retreat step', 'stop', 'decline', 'let go', 'take nothing'],
  rulebook: 'tcg',
  computers: computersFor(computers, game),
  zoneNames: {
    deck: 'deck',
    hand: 'hand',
    building: 'cards being built',
    build: 'build zone',
    space: 'Space arena',
    ground: 'Ground arena',
    character: 'Character arena',
    on: 'Pilots and Equipment',
    beneath: 'cards in stacks',
    under: 'face-down cards under units',
    locations: 'Locations',
    playing: 'cards being played',
    discard: 'discard pile',
    aside: 'cards out of the game',
  },
  tell: tellTcg,
  face,
  marks,
  values(view, handle) {
    const name = nameOf(view, handle);
    if (name === null || definitionCalled(name).card.kind !== 'unit') return [];
    const s = game.imagine(view);
    const card = s.cards.handle.indexOf(handle);
    return Object.values(values)
      .map((rule) => ({ rule, explained: explainValue(s, rule, card) }))
      .filter(({ rule, explained }) => alwaysShown.has(rule.name) || explained.lines.length > 0)
      .map(({ rule, explained }) => shownValue(rule.name, explained, s, view, valueWords));
  },
});

const alwaysShown: ReadonlySet<string> = new Set(['speed', 'power', 'health', 'build cost']);

const nameOf = (view: TableView, handle: Handle): string | null =>
  view.cards.find((card) => card.handle === handle)?.name ?? null;

/** Type line and numbers, then the text as its program renders it. Nothing that is only a story is shown as text. */
function face(title: string): readonly string[] {
  const { card } = definitionCalled(title);
  const numbers =
    card.kind === 'unit'
      ? ` · build ${card.cost} · speed ${card.speed ?? '*'} · power ${card.power ?? '*'} · health ${card.health ?? '*'}`
      : card.kind === 'battle'
        ? ''
        : ` · build ${card.cost}`;
  const side = card.side === 'neutral' ? 'Neutral' : sideNames[card.side];
  return [`${side} · ${typeLine(card)}${numbers} · ${card.rarity} ${card.number}`, ...cardWords(card)];
}

function marks(view: TableView, handle: Handle): readonly string[] {
  const {
    damage = 0,
    tapped = 0,
    counters = 0,
    stacked = 0,
  } = view.cards.find((card) => card.handle === handle)?.marks ?? {};
  return [
    ...(tapped === 0 ? [] : ['tapped']),
    ...(damage === 0 ? [] : [`${damage} damage`]),
    ...(counters === 0 ? [] : [`${counters} build counter${counters === 1 ? '' : 's'}`]),
    ...(stacked === 0 ? [] : [`${stacked} beneath it`]),
  ];
}
