/** The Customizable Card Game's part, imported by itself: a page with the other game need not load it. */
export { ccgTable } from './layOut.ts';
export { tableCcg } from './words.ts';
