import { next } from '@binary-sunset/kernel';
import { leaveTable } from '../../rules/leaving/leaving.ts';
import { isPresentWith } from '../../rules/table/company.ts';
import { ridersOn } from '../../rules/table/places.ts';
import { type Instruction, speakerOf, type Target } from '../../text/program.ts';
import { so } from '../../text/saying/clauses.ts';
import { things } from '../../text/saying/nouns.ts';
import { states } from '../words/deeds.ts';
import { amongOthers } from './apart.ts';
import type { Cards } from './cards.ts';

/** A target that is present with the one chosen before it. */
export const presentWithIt = (who: Cards): Target => ({
  words: (self) => `target ${who.words(self)} present with it`,
  whom: (self) => `${who.words(self)} present with it`,
  least: 1,
  most: 1,
  optional: false,
  candidates(s, l) {
    const before = l.chosen.at(-1)?.[0]?.card ?? -1;
    return before < 0 ? [] : who.in(s, speakerOf(s, l)).filter((card) => isPresentWith(s, card, before));
  },
});

/** What follows is about one of the targets, counted from the first. */
export const aboutTarget = (nth: number): Instruction => ({
  words: () => '',
  run(_s, l) {
    l.it = l.chosen[nth] ?? [];
    return next;
  },
});

/** What follows is about all of the targets. */
export const aboutTargets: Instruction = {
  words: () => '',
  run(_s, l) {
    l.it = l.chosen.flat();
    return next;
  },
};

/** What of this description is on it is lost; there may be none. */
export const losesWhatIsOnIt = (what: Cards): Instruction =>
  amongOthers(what, {
    ...states((self) => so(things(`any ${what.words(self, 'some')} on it`), 'be', 'lost')),
    run(s, l) {
      const found = l.it
        .flatMap(({ card }) => ridersOn(s, card))
        .filter((card) => what.is(s, card, { ...speakerOf(s, l), locked: null }));
      return found.length === 0 ? next : leaveTable(s, found, 'lost', l.by, 'lost');
    },
  });
