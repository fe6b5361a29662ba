import { randomAgent } from '@binary-sunset/agents';
import { explainValue, type TableView } from '@binary-sunset/kernel';
import {
  type Card,
  cardCalled,
  health,
  type SkirmishState,
  type SkirmishVocabulary,
  skirmish,
  stockDecks,
  strength,
  textOf,
} from '@binary-sunset/skirmish';
import type { AboutGame } from '../boxed.ts';
import { nameIn } from '../cardNames.ts';
import type { TableGame } from '../tableGame.ts';
import { shownValue } from '../values.ts';
import { tellSkirmish } from './log.ts';

const seatNames = ['First player', 'Second player'] as const;

export const aboutSkirmish = {
  name: 'skirmish',
  title: 'Skirmish',
  seats: ['first', 'second'],
  stockDecks,
  usualDecks: ['Vanguard', 'Irregulars'],
  computers: { random: randomAgent },
} as const satisfies AboutGame;

export const tableSkirmish: TableGame<SkirmishVocabulary> = {
  ...aboutSkirmish,
  game: skirmish,
  seatNames: () => seatNames,
  passing: ['pass', 'done'],
  zoneNames: { deck: 'deck', hand: 'hand', play: 'units', discard: 'discard pile', stack: 'tactics under way' },
  tell: tellSkirmish,
  face: (title) => [factsOf(cardCalled(title)), textOf(cardCalled(title))].filter((text) => text !== ''),
  marks(view, handle) {
    const { damage = 0, tapped = 0 } = view.cards.find((card) => card.handle === handle)?.marks ?? {};
    return [...(tapped === 0 ? [] : ['tapped']), ...(damage === 0 ? [] : [`${damage} damage`])];
  },
  values(view, handle) {
    const s = seen(view);
    const card = s.cards.handle.indexOf(handle);
    if (cardCalled(nameIn(view, handle)).kind !== 'unit') return [];
    return [strength, health].map((rule) => shownValue(rule.name, explainValue(s, rule, card), s, view));
  },
};

const seen = (view: TableView): SkirmishState => skirmish.imagine(view);

const moments = {
  turn: 'in the action phase',
  played: 'in response to a tactic',
  lost: 'when a unit is lost',
  attacked: 'when a unit is attacked',
};

const factsOf = (card: Card): string =>
  card.kind === 'unit'
    ? `Unit · costs ${card.cost} energy · strength ${card.strength} · health ${card.health}`
    : `Tactic · costs ${card.cost} energy · ${moments[card.when]}`;
