/** What only cards for tests respond to, and what protects their texts. */

import { call } from '@binary-sunset/kernel';
import { actionCalled } from '../../../../src/catalog/catalog.ts';
import { about } from '../../../../src/language/cards/apart.ts';
import type { Cards } from '../../../../src/language/index.ts';
import { isDoneBy, type Whose, whoWords } from '../../../../src/language/when/whose.ts';
import { actionOf } from '../../../../src/rules/actions/responding.ts';
import { retarget, targetsToChange } from '../../../../src/rules/actions/retargeting.ts';
import { said } from '../../../../src/text/namesSaid.ts';
import type { ActionText, Instruction, Trigger } from '../../../../src/text/program.ts';

/** What stands before "Immune to X" is protected from it; what follows is not. */ // AR1-0169
export function protectedFrom(titles: readonly string[], ...before: ActionText[]): ActionText[] {
  said('title', titles);
  return before.map((text) => ({ ...text, immuneTo: [...text.immuneTo, ...titles] }));
}

/** Whatever has just happened: for what is played out of a pile as if from hand. */ // AR1-0090
export const anything: Trigger = {
  on: 'anything',
  words: () => 'you may act or respond to anything',
  matches: () => true,
};

/** A card is leaving the table, or about to leave it: both are the same moment, before it has. */ // AR1-0059
export const leavesTable = (who: Cards): Trigger =>
  about([who], {
    on: 'leaving table',
    words: (self) => `${who.words(self)} is about to leave table`,
    matches: (s, occurrence, speaker) => who.matches(s, occurrence.subject.card, { ...speaker, locked: null }),
  });

/** A text of a card on table was just used. */
export const uses = (whose: Whose, who: Cards): Trigger =>
  about([who], {
    on: 'action',
    words: (self) => `${whoWords(whose)} just used ${who.words(self)}`,
    matches: (s, occurrence, speaker) =>
      actionOf(s, occurrence) !== null &&
      isDoneBy(whose, occurrence.by, speaker) &&
      actionCalled(String(occurrence.detail)).pile === null &&
      who.is(s, occurrence.subject.card, { ...speaker, locked: null }),
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
