import { sleeping } from '../../../rules/cards/sleeping.ts';
import type { Instruction } from '../../../text/program.ts';
import { resets } from '../../amounts/values.ts';
import { it } from '../../cards/cards.ts';
import { itUntilEndOfYourNextTurn } from '../../when/turns.ts';
import { mayNotMove } from '../moving/moving.ts';
import { together } from '../piles/piles.ts';
import { cancelsText, makesA } from './states.ts';

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
