/** The Customizable Card Game's part, imported by itself: a page with the other game need not load it. */
import { pool, setsOfStock } from '@binary-sunset/ccg';
import { boxed } from '../boxed.ts';
import { ccgTable } from './layOut.ts';
import { aboutCcg } from './words.ts';

export const boxedCcg = boxed(aboutCcg, pool, setsOfStock, ccgTable);

export { ccgSidesIn, tableCcg } from './words.ts';
export { aboutCcg, ccgTable };
