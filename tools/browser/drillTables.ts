/** Takes the place of the page's own tables: the same, of games with test cards in them. */
import { tcgTable } from '@binary-sunset/table';

export const tables = {
  tcg: async () => ({ ...tcgTable, game: (await import('@binary-sunset/tcg/drill')).tcg }),
  ccg: async () => ({
    ...(await import('@binary-sunset/table/ccg')).ccgTable,
    game: (await import('@binary-sunset/ccg/drill')).ccg,
  }),
};
