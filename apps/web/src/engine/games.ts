import { type Deck, loading } from '@binary-sunset/kernel';
import type { BoardGame, BoxedGame, Face } from '@binary-sunset/table';
import type { Boards, DeckOffer, GameName, GameOffer } from './protocol.ts';
import { tables } from './tables.ts';

const titles: Readonly<Record<GameName, string>> = {
  tcg: 'the Trading Card Game',
  ccg: 'the Customizable Card Game',
};

const isGame = (name: string): name is GameName => Object.hasOwn(tables, name);

export async function boxCalled(name: string): Promise<BoxedGame<BoardGame<Boards[GameName]>>> {
  if (!isGame(name)) throw new Error(`There is no table for a game called "${name}".`);
  return await loading<BoxedGame<BoardGame<Boards[GameName]>>>(titles[name], tables[name]);
}

export async function offer(name: GameName): Promise<GameOffer> {
  const box = await boxCalled(name);
  const table = await box.tableFor(Object.keys(box.stockDecks));
  return {
    name,
    title: table.title,
    decks: Object.entries(table.stockDecks).map(([deckName, deck]) => offerOf(table, deckName, deck)),
    computers: Object.keys(table.computers),
  };
}

/** A deck from elsewhere. It is dealt once against a deck of another side, so that whatever is wrong with it is said. */
export async function ownDeck(game: GameName, name: string, deck: Deck): Promise<DeckOffer> {
  const box = await boxCalled(game);
  const table = await box.tableFor([deck, ...Object.keys(box.stockDecks)]);
  const isKnown = Object.keys(deck).every((title) => table.game.titles.includes(title));
  const side = isKnown ? offerOf(table, name, deck).side : 'neutral';
  const rival = Object.values(table.stockDecks).find((other) => offerOf(table, '', other).side !== side);
  table.game.start({ decks: [deck, rival ?? deck] }, name);
  return offerOf(table, name, deck);
}

function offerOf(table: BoardGame, name: string, deck: Deck): DeckOffer {
  const faces = Object.keys(deck).map((title) => table.faceOf(title));
  const sided = faces.find(({ side }) => side !== 'neutral');
  return {
    name,
    side: sided?.side ?? 'neutral',
    size: Object.values(deck).reduce((sum, copies) => sum + copies, 0),
    emblem: faces.reduce((dearest, face) => (costOf(face) > costOf(dearest) ? face : dearest)),
    deck,
  };
}

/** What a unit costs; nothing else stands for a deck. */
const costOf = ({ values }: Face): number =>
  values.some(({ at }) => at === 'foot') ? Number(values.find(({ at }) => at === 'cost')?.printed ?? 0) : -1;
