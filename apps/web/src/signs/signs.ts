import type { GameName } from '../engine/protocol.ts';
import { ccgSigns } from './ccgSigns.ts';
import type { Sign } from './sign.ts';
import { tcgSigns } from './tcgSigns.ts';

/** One table of signs for each game: what is pointed at, held and looked up reads from it. */
export const signsOf: Readonly<Record<GameName, Readonly<Record<string, Sign>>>> = { ccg: ccgSigns, tcg: tcgSigns };

/** How the page calls a sign of either game. */
export type SignName = keyof typeof ccgSigns | keyof typeof tcgSigns;

export const signCalled = (game: GameName, name: string): Sign | null => signsOf[game][name] ?? null;
