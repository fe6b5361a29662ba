import { beginLasting, instructionId, next } from '@binary-sunset/kernel';
import { untilDone } from '../../../rules/turn/scheduled.ts';
import type { Instruction } from '../../../text/program.ts';

const scheduling = (when: 'turn ends' | 'battle ends', then: readonly Instruction[]): Instruction => ({
  words: (self) =>
    `at end of ${when === 'turn ends' ? 'turn' : 'battle'}, ${then.map((one) => one.words(self)).join(', ')}`,
  inner: [then],
  leaves: { rule: 'schedules', when },
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

/** Something is done at the end of the turn, whatever has become of the card that says so. */ // AR1-0316
export const atEndOfTurn = (...then: Instruction[]): Instruction => scheduling('turn ends', then);

/** The same at the end of the battle under way, while its cards are still in it. */ // AR6-0116
export const whenBattleEnds = (...then: Instruction[]): Instruction => scheduling('battle ends', then);
