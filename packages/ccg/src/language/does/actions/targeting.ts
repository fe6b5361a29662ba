/** What is targeted by somebody, and targeted anew. */
import { call } from '@binary-sunset/kernel';
import { actionOf } from '../../../rules/actions/responding.ts';
import { retarget, targetsToChange } from '../../../rules/actions/retargeting.ts';
import type { Instruction, Trigger } from '../../../text/program.ts';
import { about } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';
import { isBy, subject, type Whose } from '../../when/whose.ts';

/** "If opponent just targeted your character", by a weapon or anything else: once all that it costs is paid. */ // AR1-0148, GLB-0134
export const targets = (whose: Whose, who: Cards): Trigger =>
  about([who], {
    on: 'action',
    words: (self) => `${subject(whose)} just targeted ${who.words(self)}`,
    matches(s, occurrence, speaker) {
      const action = actionOf(s, occurrence);
      if (action === null || !isBy(whose, occurrence, speaker)) return false;
      return action.chosen.some((cards) =>
        cards.some(({ card }) => who.matches(s, card, { ...speaker, locked: null })),
      );
    },
  });

/** "Retarget it": one target that a player chose becomes another; what follows from it changes along. */ // AR1-0229, AR1-0230, AR1-0231, GLB-0239, GLB-0240
export const retargets = (to: 'anything' | 'on the same side' = 'anything'): Instruction => {
  const sameSide = to === 'on the same side';
  return {
    words: () => `retarget it to another appropriate target${sameSide ? ' on the same side of the Force' : ''}`,
    possible: (s, l) => targetsToChange(s, l.responding, sameSide).length > 0,
    run: (_s, l) => call(retarget({ by: l.by, action: l.responding, ...(sameSide ? { sameSide } : {}) })),
  };
};
