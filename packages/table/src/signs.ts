import { ccgSigns } from './ccg/signs.ts';
import type { Sign } from './sign.ts';
import { tcgSigns } from './tcg/signs.ts';

/** One table of signs for each game: what is pointed at, held and looked up reads from it. */
const signs: Readonly<Record<'ccg' | 'tcg', Readonly<Record<string, Sign>>>> = { ccg: ccgSigns, tcg: tcgSigns };

/** How a page calls a sign of either game. */
export type SignName = keyof typeof ccgSigns | keyof typeof tcgSigns;

export const signsOf = (game: 'ccg' | 'tcg'): Readonly<Record<string, Sign>> => signs[game];
