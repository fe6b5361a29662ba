import { below, type Deck, type Random } from '@binary-sunset/kernel';
import type { Subject } from '@binary-sunset/kit';
import {
  cards,
  deckSize,
  type SkirmishPosition,
  type SkirmishState,
  type SkirmishVocabulary,
  skirmish,
  stockDecks,
  unknownCard,
} from '@binary-sunset/skirmish';

const titles = cards.map((card) => card.title).filter((title) => title !== unknownCard.title);

/** Few titles with many copies, so that cards meet the cards they matter to. */
function randomDeck(random: Random): Deck {
  const deck: Record<string, number> = {};
  for (let left = deckSize; left > 0; ) {
    const title = titles[below(random, titles.length)] ?? '';
    const copies = Math.min(left, 1 + below(random, 3), 4 - (deck[title] ?? 0));
    if (copies === 0) continue;
    deck[title] = (deck[title] ?? 0) + copies;
    left -= copies;
  }
  return deck;
}

function broken(s: SkirmishState): string[] {
  const sentences: string[] = [];
  for (const player of [0, 1] as const) {
    const owned = s.cards.owner.filter((owner) => owner === player).length;
    if (owned !== s.decks[player].length)
      sentences.push(`Player ${player} has ${owned} cards instead of ${s.decks[player].length}.`);
    if (s.facts.energy[player] < 0 || s.facts.energy[player] > 9)
      sentences.push(`Player ${player} has ${s.facts.energy[player]} energy.`);
    if (s.facts.morale[player] <= 0 && s.outcome === null) sentences.push(`Player ${player} goes on without morale.`);
    if (
      s.zones.stack[player].length > 0 &&
      s.frames.every((frame) => frame.procedure !== 'play' && frame.procedure !== 'muster')
    )
      sentences.push('A card is left on the stack.');
  }
  for (const [card, life] of s.cards.damage.entries()) {
    if (life > 0 && !s.zones.play.some((pile) => pile.includes(card))) sentences.push('A card out of play is damaged.');
  }
  return sentences;
}

export const skirmishSubject: Subject<SkirmishState, SkirmishPosition, SkirmishVocabulary> = {
  game: skirmish,
  stock: { decks: [stockDecks.Vanguard, stockDecks.Irregulars] },
  randomSetup: (random) => ({ decks: [randomDeck(random), randomDeck(random)] }),
  broken,
  turnOf: (s) => s.facts.round,
  perft: [
    {
      name: 'skirmish: responses to losses',
      depth: 7,
      position: {
        first: { hand: ['Barrage', 'Countermand'], play: ['Trooper', 'Veteran'] },
        second: { hand: ['Salvage', 'Last Stand', 'Countermand'], play: ['Martyr', 'Bodyguard', 'Scout'] },
        rolls: [4, 4, 4, 4, 4, 4, 4, 4],
      },
    },
    {
      name: 'skirmish: tactics against tactics',
      depth: 8,
      position: {
        first: { hand: ['Smoke Screen', 'Countermand', 'Countermand'], play: ['Veteran'], energy: 3 },
        second: { hand: ['Countermand', 'Rally', 'Precision Shot'], play: ['Trooper', 'Scout'], energy: 3 },
      },
    },
    {
      name: 'skirmish: what comes of mustering',
      depth: 6,
      position: {
        first: {
          hand: ['Colossus', 'Scout'],
          play: ['Quartermaster', 'Drill Sergeant', 'Martyr', 'Trooper'],
          energy: 2,
        },
        second: { hand: ['Last Stand'], play: ['Standard Bearer', { card: 'Trooper', damage: 1 }], energy: 1 },
        rolls: [6, 1, 6, 1, 6, 1, 6, 1],
      },
    },
    {
      name: 'skirmish: before, during and after an attack',
      depth: 7,
      position: {
        turn: 'second',
        first: { hand: ['Decoy', 'Salvage'], play: ['Sentinel', 'Bodyguard', 'Martyr'], energy: 2 },
        second: { hand: ['Formation'], play: ['Berserker', { card: 'Veteran', damage: 1 }], energy: 2 },
        rolls: [5, 2, 5, 5, 2, 5, 5, 2, 5],
      },
    },
    {
      name: 'skirmish: too many cards at the end of a turn',
      depth: 4,
      position: {
        first: { hand: Array.from({ length: 9 }, (_, i) => (i % 2 === 0 ? 'Salvage' : 'Decoy')), play: ['Trooper'] },
        second: { play: [{ card: 'Scout', tapped: true }] },
        rolls: [1, 1, 4, 4],
      },
    },
  ],
};
