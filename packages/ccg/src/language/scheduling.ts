import { beginLasting, next } from '@binary-sunset/kernel';
import { untilDone } from '../rules/scheduled.ts';
import type { Instruction } from './program.ts';

/** Something is done at the end of the turn, whatever has become of the card that says so. */ // AR1-0316
export const atEndOfTurn = (...then: Instruction[]): Instruction => ({
  words: (self) => `at end of turn, ${then.map((one) => one.words(self)).join(', ')}`,
  inner: [then],
  leaves: { rule: 'schedules', when: 'turn ends' },
  run(s, l, tell) {
    const { source, by, it, x } = l;
    beginLasting(s, tell, { clause: `${l.text}:${l.at}`, source, by, locked: [...it], until: untilDone, detail: x });
    return next;
  },
});
