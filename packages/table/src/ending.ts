import { type Handle, type Happening, isOutcome, type Outcome, type Viewer } from '@binary-sunset/kernel';
import { tellingOf } from './log.ts';
import type { Ending, PlayedTurn, Remembered, Tally } from './lookBack.ts';
import type { Match } from './match.ts';
import type { BoardGame } from './scene.ts';
import { type Voice, voiceFor } from './voice.ts';

/** A game looked back on as one viewer saw it; null while it is not over. */
export function endingOf<Board>(match: Match<BoardGame<Board>>, viewer: Viewer): Ending | null {
  const { table, pending, state } = match;
  if (!isOutcome(pending)) return null;
  return table.lookBack(turnsOf(match, viewer), pending, voiceFor(viewer, table.seatNames(state.facts)));
}

function turnsOf<Board>({ table, story, state }: Match<BoardGame<Board>>, viewer: Viewer): PlayedTurn<Board>[] {
  const turns: PlayedTurn<Board>[] = [];
  let number = 0;
  let happened: Remembered[] = [];
  for (const chapter of story)
    for (const { view, seen } of tellingOf(table, chapter, viewer)) {
      if (seen.kind === 'turn') {
        // What was under way when the chapter began may no longer be.
        turns.push({ number, happened, board: table.boardOf({ ...view, process: null }, null, []) });
        number = Number(seen['number']);
        happened = [];
      }
      const card = cardIn(seen);
      const owner = view.cards.find(({ handle }) => handle === card)?.owner ?? null;
      happened.push({ seen, by: seen['by'] === 0 || seen['by'] === 1 ? seen['by'] : owner });
    }
  turns.push({ number, happened, board: table.boardOf(table.game.view(state, viewer), null, []) });
  return turns;
}

/** The card that a happening is about, if it is about one. */
function cardIn(happening: Happening): Handle | null {
  const { card } = happening;
  if (typeof card === 'number') return card;
  return typeof card === 'object' && card !== null && 'handle' in card ? Number(card.handle) : null;
}

/** How much of something each player has come to. */
export function tally<H extends Happening>(
  what: string,
  turns: readonly PlayedTurn<unknown, H>[],
  amount: (seen: H) => number,
): Tally {
  const of: [number, number] = [0, 0];
  for (const { happened } of turns) for (const { seen, by } of happened) if (by !== null) of[by] += amount(seen);
  return { what, of };
}

/** Tallies that tell something of anybody. */
export const telling = (tallies: readonly Tally[]): Tally[] =>
  tallies.filter(({ of: [one, other] }) => one + other > 0);

/** "the Dark Side concedes", "you concede": whoever gives up has lost whatever else was. */
export const conceded = ({ winner, because }: Outcome, voice: Voice): string | null =>
  because === 'concession' && winner !== null ? `${voice.does(winner === 0 ? 1 : 0, 'concede', 'concedes')}.` : null;
