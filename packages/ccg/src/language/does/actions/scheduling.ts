/** Something is done later: at the end of the turn or of the battle. */
import { beginLasting, instructionId, next } from '@binary-sunset/kernel';
import { untilDone } from '../../../rules/turn/scheduled.ts';
import type { Instruction } from '../../../text/program.ts';
import { inOneSentence } from '../../words/deeds.ts';

/** Something is done at the end of the turn, or of the battle under way, whatever has become of the card that says so. */ // AR1-0316, AR6-0116
export const atEndOf = (what: 'turn' | 'battle', ...then: Instruction[]): Instruction => ({
  opens: 'a sentence',
  words: (self) => `at end of ${what}, ${inOneSentence(then, self)}`,
  inner: [then],
  leaves: { rule: 'schedules', when: what === 'turn' ? 'turn ends' : 'battle ends' },
  run(s, l, tell) {
    const { source, by, it, x } = l;
    beginLasting(s, tell, {
      clause: instructionId(l.text, l.at),
      source,
      by,
      locked: [...it],
      until: untilDone,
      detail: x,
    });
    return next;
  },
});
