/** The Trading Card Game's part, imported by itself: a page with the other game need not load it. */
import { pool, setsOfStock } from '@binary-sunset/tcg';
import { boxed } from '../boxed.ts';
import { tcgTable } from './layOut.ts';
import { aboutTcg } from './words.ts';

export const boxedTcg = boxed(aboutTcg, pool, setsOfStock, tcgTable);

export { sideNamesIn, tableTcg } from './words.ts';
export { aboutTcg, tcgTable };
