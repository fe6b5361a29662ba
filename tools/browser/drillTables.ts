/** Takes the place of the page's own tables: the same, of games with test cards in them. */
import type { BoardGame, BoxedGame } from '@binary-sunset/table';

/** Whatever the decks are, all cards are there. */
const always = <T extends BoardGame>(box: BoxedGame<T>, table: T): BoxedGame<T> => ({
  ...box,
  tableFor: () => Promise.resolve(table),
  wholeTable: () => Promise.resolve(table),
});

export const tables = {
  tcg: async () => {
    const { boxedTcg, tcgTable } = await import('@binary-sunset/table/tcg');
    return always(boxedTcg, tcgTable((await import('@binary-sunset/tcg/drill')).tcg));
  },
  ccg: async () => {
    const { boxedCcg, ccgTable } = await import('@binary-sunset/table/ccg');
    return always(boxedCcg, ccgTable((await import('@binary-sunset/ccg/drill')).ccg));
  },
};
