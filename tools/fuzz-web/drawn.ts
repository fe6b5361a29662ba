import { ccg } from '@binary-sunset/ccg/drill';
import type { Decision, Handle, TableView } from '@binary-sunset/kernel';
import { type Aim, type BoardGame, drawnOn } from '@binary-sunset/table';
import { ccgTable } from '@binary-sunset/table/ccg';
import { tcgTable } from '@binary-sunset/table/tcg';
import { tcg } from '@binary-sunset/tcg/drill';

const boards: Readonly<Record<string, BoardGame>> = { tcg: tcgTable(tcg), ccg: ccgTable(ccg) };

/** What whoever decides can do to a card by pointing at it. */
export const aimsFor = (game: string, view: TableView, decision: Decision): readonly Aim[] =>
  boards[game]?.aimsIn?.(view, decision) ?? [];

export const freeIn = (game: string, decision: Decision): readonly number[] =>
  decision.options.flatMap((option, i) => (boards[game]?.isFree?.(option, decision) ? [i] : []));

/** The cards that the board of whoever decides draws one by one. */
export function drawnCards(game: string, view: TableView, decision: Decision): ReadonlySet<Handle> {
  const board = boards[game]?.boardOf(view, decision, []);
  if (board === undefined) throw new Error(`There is no board for "${game}".`);
  return drawnOn(board, decision.player);
}
