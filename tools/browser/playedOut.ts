import { startSession } from '@binary-sunset/kernel';
import { letComputersPlay, matchOf, opening, person, seatsOf, stockDeck } from '@binary-sunset/table';
import { boxedCcg } from '@binary-sunset/table/ccg';
import { boxedTcg } from '@binary-sunset/table/tcg';
import type { SavedGame } from './table.ts';

const boxes = { tcg: boxedTcg, ccg: boxedCcg };

/** A game with the usual decks that was played to its end, by somebody who sat in the second seat. */
export async function playedOut(game: keyof typeof boxes, seed: string): Promise<SavedGame> {
  const box = boxes[game];
  const table = await box.tableFor(box.usualDecks);
  const [first, second] = box.usualDecks;
  const session = startSession(table.game, { decks: [stockDeck(table, first), stockDeck(table, second)] }, seed);
  const seats = seatsOf(table, ['random', 'random'], seed);
  letComputersPlay(matchOf(table, session, [opening(session.state, [])], seats));
  return { game, record: session.record(), seats: ['random', person], openHands: false };
}
