import { next } from '@binary-sunset/kernel';
import { rerollBuildRoll } from '../src/language/fighting.ts';
import { reroll } from '../src/rules/battle/rolling.ts';
import type { Instruction } from '../src/text/program.ts';

/** "Reroll those dice", where they are dice of damage. No printed card does. */
export const rerollDamage: Instruction = {
  ...rerollBuildRoll,
  words: () => 'reroll those dice of damage',
  possible: (s) => s.facts.roll?.kind === 'damage',
  run(s, l, tell) {
    reroll(s, tell, l.by, s.facts.roll?.dice.map((_, i) => i) ?? []);
    return next;
  },
};
