/** What is so before the first turn, and who takes that. */
import { next } from '@binary-sunset/kernel';
import { states } from '../../../language/words/deeds.ts';
import { isBeforeTheGame } from '../../../rules/turn/beforeTheGame.ts';
import { table } from '../../../state/state.ts';
import type { Condition, Instruction } from '../../../text/program.ts';
import { so } from '../../../text/saying/clauses.ts';
import { itself, you } from '../../../text/saying/nouns.ts';

/** It is laid down before the first turn. */
export const asStartingLocation: Condition = {
  says: (self) => so(itself(self), 'be', 'your starting location'),
  holds: (s) => isBeforeTheGame(s),
};

/** "Goes first in game." */
export const goesFirst: Instruction = {
  ...states(() => so(you, 'go', 'first in game')),
  run(s, l, tell) {
    table.change(s, tell, 'active', l.by);
    return next;
  },
};
