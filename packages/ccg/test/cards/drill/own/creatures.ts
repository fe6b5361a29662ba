/** What only cards for tests do with creatures. */
import { call, isCurrent, next } from '@binary-sunset/kernel';
import { withOne } from '../../../../src/language/cards/apart.ts';
import type { Cards } from '../../../../src/language/index.ts';
import { isDoneBy, type Whose, whoWords } from '../../../../src/language/when/whose.ts';
import { creatureAttack } from '../../../../src/rules/attacks/attack.ts';
import { potentialTargets } from '../../../../src/rules/attacks/attacking.ts';
import type { Instruction, Rule, Trigger } from '../../../../src/text/program.ts';

/** Somebody just initiated an attack. */ // AR6-0224
export const initiatesAttack = (whose: Whose): Trigger => ({
  on: 'attack',
  words: () => `${whoWords(whose)} just initiated an attack`,
  matches: (_s, occurrence, speaker) => isDoneBy(whose, occurrence.by, speaker),
});

/** "It attacks": whatever the phase, and beside its attack in the battle phase. */ // AR6-0220, AR6-0221
export const creatureAttacks: Instruction = {
  words: () => 'it attacks',
  possible: (s, l) =>
    s.facts.attack === null &&
    s.facts.battle === null &&
    l.it.some((one) => isCurrent(s, one) && potentialTargets(s, one.card).length > 0),
  run(s, l) {
    const creature = l.it.find((one) => isCurrent(s, one));
    return creature === undefined ? next : call(creatureAttack(s, l.by, creature.card, true));
  },
};

/** Takes whoever it defeats to such a place. */ // GAP-0104
export const carriesOff = (to: Cards): Rule => withOne(to, { rule: 'carries off', to });
