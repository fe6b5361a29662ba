import type { Decision, Handle, TableView } from '@binary-sunset/kernel';
import { type BoardGame, tcgTable } from '@binary-sunset/table';

const boards: Readonly<Record<string, BoardGame>> = { tcg: tcgTable };

/** What lies in these is drawn as a pile. */
const piles: ReadonlySet<string> = new Set(['discard', 'aside', 'beneath']);

/** The cards that the board of whoever decides draws one by one: all that it names, but for piles and the hand across. */
export function drawnCards(game: string, view: TableView, decision: Decision): ReadonlySet<Handle> {
  const board = boards[game]?.boardOf(view, decision, []);
  if (board === undefined) throw new Error(`There is no board for "${game}".`);
  const cards = new Set<Handle>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('handle' in value && typeof value.handle === 'number') cards.add(value.handle);
    const isAcross = 'player' in value && value.player !== decision.player;
    for (const [name, part] of Object.entries(value))
      if (!piles.has(name) && !(isAcross && name === 'hand')) walk(part);
  };
  walk(board);
  return cards;
}
