import { type Handle, type Happening, isOutcome, type Outcome, type Player, type Viewer } from '@binary-sunset/kernel';
import { tellingOf } from './log.ts';
import type { Match } from './match.ts';
import type { BoardGame } from './scene.ts';
import { type Voice, voiceFor } from './voice.ts';

/** A measure of both players, turn by turn: their Life Force. */
export interface Lines {
  readonly kind: 'lines';
  readonly what: string;
  /** Pairs are by player. */
  readonly turns: readonly { readonly turn: number; readonly values: readonly [number, number] }[];
}

/** Who held what at the end of each turn: the arenas. */
export interface Lanes {
  readonly kind: 'lanes';
  readonly what: string;
  readonly turns: readonly number[];
  readonly lanes: readonly { readonly name: string; readonly held: readonly (Player | null)[] }[];
}

/** How often something was done, or how much of it. */
export interface Tally {
  readonly what: string;
  readonly of: readonly [number, number];
}

/** A game that is over, looked back on. */
export interface Ending {
  /** "Your opponent holds Space and Ground, two of the three arenas." */
  readonly why: string;
  /** What decided it, in a sentence; null if nothing stands out. */
  readonly turningPoint: string | null;
  /** Null where hardly a turn was played, or nothing is known of them. */
  readonly course: Lines | Lanes | null;
  readonly tallies: readonly Tally[];
}

/** Something that happened, as the viewer saw it, and whose doing or whose card it was. */
export interface Remembered<H extends Happening = Happening> {
  readonly seen: H;
  readonly by: Player | null;
}

/** A turn as it was played. */
export interface PlayedTurn<Board, H extends Happening = Happening> {
  readonly number: number;
  readonly happened: readonly Remembered<H>[];
  /** The table at its end. */
  readonly board: Board;
}

/** What a game has to say of one that is over. */
export type LooksBack<Board, H extends Happening = Happening> = (
  turns: readonly PlayedTurn<Board, H>[],
  outcome: Outcome,
  voice: Voice,
) => Ending;

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
