/** What only cards for tests do in duels. */
import { beginLasting, instructionId, next } from '@binary-sunset/kernel';
import { untilDuelEnds } from '../../../../src/cards/premiere/own/duels.ts';
import { atAnyTime, type Instruction } from '../../../../src/language/index.ts';
import { ruleWords } from '../../../../src/language/words/ruleWords.ts';
import type { Rule, Timing } from '../../../../src/text/program.ts';

/** What a card does to the duel at hand, and to no other. */ // GAP-0269
export const thisDuel = (rule: Rule): Instruction => ({
  words: (self) => `in this duel, ${ruleWords(rule, self)}`,
  leaves: rule,
  run(s, l, tell) {
    beginLasting(s, tell, {
      clause: instructionId(l.text, l.at),
      source: l.source,
      by: l.by,
      locked: [...l.it],
      until: untilDuelEnds,
      detail: l.x,
    });
    return next;
  },
});

/** In a duel, before its destinies are drawn. */ // GAP-0269
export const duringDuel: Timing = { ...atAnyTime, inDuel: true };
