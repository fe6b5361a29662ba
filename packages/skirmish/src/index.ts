/**
 * Skirmish: a small, complete card game that exists to exercise everything the kernel promises. Its rules are in
 * README.md beside this package's sources.
 */
import { below, createGame, type Player, type Random } from '@binary-sunset/kernel';
import { cardCalled, cards, unknownCard } from './cards.ts';
import { attack, rage, waylay } from './rules/attack.ts';
import { bidding, highestBid } from './rules/bidding.ts';
import { performing } from './rules/events.ts';
import { drill, muster, scout, supply } from './rules/muster.ts';
import { play, promote, resupply } from './rules/tactics.ts';
import { avenge, resolveHeld } from './rules/triggers.ts';
import { turn } from './rules/turn.ts';
import { windows } from './rules/windows.ts';
import { begin, checkSetup, facts, position } from './setup.ts';
import { type State, schema } from './state.ts';
import { idle } from './vocabulary.ts';
import { describe, explain } from './words.ts';

export const skirmish = createGame({
  name: 'skirmish',
  version: '1',
  seats: ['first', 'second'],
  schema,
  titles: cards.map((card) => card.title).filter((title) => title !== unknownCard.title),
  unknown: unknownCard.title,
  prints: (title) => cardCalled(title),
  procedures: [turn, bidding, muster, supply, drill, scout, attack, waylay, rage, play, promote, resupply, avenge],
  performing,
  windows,
  idle,
  moment: ({ facts: { round, turn, phase } }: State) =>
    `round ${round}, ${phase} of the ${turn === 0 ? 'first' : 'second'} player`,
  resolveHeld,
  checkSetup,
  facts,
  begin,
  describe,
  explain,
  position,
  guess: (s: State, player: Player, random: Random) => below(random, Math.min(highestBid, s.facts.energy[player]) + 1),
});

export type SkirmishState = State;
export { type Card, cardCalled, cards, textOf, unknownCard } from './cards.ts';
export { stockDecks } from './decks.ts';
export { health, strength } from './rules/values.ts';
export { deckSize, type SkirmishPosition } from './setup.ts';
export type {
  Decision as SkirmishDecision,
  Happening as SkirmishHappening,
  Option as SkirmishOption,
  SkirmishVocabulary,
  Verb as SkirmishVerb,
} from './vocabulary.ts';
