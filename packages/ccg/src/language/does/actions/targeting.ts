/** What responds to a target that somebody has chosen. */
import { actionOf } from '../../../rules/actions/responding.ts';
import type { Trigger } from '../../../text/program.ts';
import { about } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';
import { isDoneBy, type Whose, whoWords } from '../../when/whose.ts';

/** "If opponent just targeted your character", by a weapon or anything else: once all that it costs is paid. */ // AR1-0148, GLB-0134
export const targets = (whose: Whose, who: Cards): Trigger =>
  about([who], {
    on: 'action',
    words: (self) => `${whoWords(whose)} just targeted ${who.words(self)}`,
    matches(s, occurrence, speaker) {
      const action = actionOf(s, occurrence);
      if (action === null || !isDoneBy(whose, occurrence.by, speaker)) return false;
      return action.chosen.some((cards) =>
        cards.some(({ card }) => who.matches(s, card, { ...speaker, locked: null })),
      );
    },
  });
