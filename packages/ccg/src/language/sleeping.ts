import { sleeping } from '../rules/sleeping.ts';
import { it } from './cards.ts';
import { mayNotMove } from './moving.ts';
import { together } from './piles.ts';
import type { Instruction } from './program.ts';
import { cancelsText, makesA } from './states.ts';
import { itUntilEndOfYourNextTurn } from './turns.ts';
import { resets } from './values.ts';

/** "It sleeps": it has no power, forfeit, ability or text, and can neither move nor pilot nor drive. */ // GLA-0443
export const sleeps: Instruction = together(
  () =>
    'it sleeps until end of your next turn (power, forfeit and ability = 0, without game text, may not move, pilot or drive)',
  () => true,
  [
    makesA(sleeping, it),
    resets(0).to('power').of(it),
    resets(0).to('forfeit').of(it),
    resets(0).to('ability').of(it),
    cancelsText(it),
    mayNotMove(it),
  ].map(itUntilEndOfYourNextTurn),
);
