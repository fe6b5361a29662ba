/** What one card alone makes of others: asleep, or with icons out of use. */

import { together } from '../../../language/does/piles/piles.ts';
import { type Cards, cancelsText, forbids, it, makesA, resets } from '../../../language/index.ts';
import { itUntilEndOfYourNextTurn } from '../../../language/when/turns.ts';
import { sleeping } from '../../../rules/cards/sleeping.ts';
import type { Icon } from '../../../text/icons.ts';
import type { Instruction, Rule } from '../../../text/program.ts';

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
    forbids('move', it),
  ].map(itUntilEndOfYourNextTurn),
);

/** Such icons are as if they were not there. */ // AR1-0248
export const outOfUse = (icon: Icon, who: Cards): Rule => ({ rule: 'icons unusable', who, icon });
