import { onceForBoth } from './mode.ts';

let made = 0;

/**
 * Makes a card for one test, with a title that is unmistakably no printed card's and no other stranger's. Made within a
 * scenario, it is the same card in both of its runs.
 */
export const makeStranger = <C>(who: string, make: (title: string) => C): C =>
  onceForBoth(() => make(`Stranger ${++made}${who === '' ? '' : ` (${who})`}`));
