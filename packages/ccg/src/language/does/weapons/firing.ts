import { beginLasting, type CardId, type Control, call, endLasting, instructionId, next } from '@binary-sunset/kernel';
import { actionFrame } from '../../../rules/actions/acting.ts';
import { draftOf, targetsFor, whyNot } from '../../../rules/actions/initiating.ts';
import { whyNotUsable } from '../../../rules/weapons/weapons.ts';
import type { CcgEvent, State } from '../../../state/state.ts';
import {
  type Acting,
  type ActionText,
  type Instruction,
  type Rule,
  speakerOf,
  type Target,
} from '../../../text/program.ts';
import { makes } from '../../amounts/values.ts';
import type { Cards } from '../../cards/cards.ts';
import { may } from '../../text.ts';
import { duringBattle } from '../../when/when.ts';
import { ruleWords } from '../../words/ruleWords.ts';
import { silently, together } from '../piles/piles.ts';
import { combined, firingOf, forFree } from './weapons.ts';

/** The shot of the weapon that was chosen; null if it has none. */
function shotOf(s: State, l: Acting, how: string | null): Acting | null {
  const [weapon] = l.it;
  const firing = weapon === undefined ? null : firingOf(s, weapon.card);
  if (weapon === undefined || firing === null) return null;
  return { ...draftOf(s, firing, weapon.card, l.by, null), result: how };
}

const shoots = (s: State, l: Acting, how: string | null): Control<CcgEvent> => {
  const shot = shotOf(s, l, how);
  return shot === null || targetsFor(s, shot).length === 0 ? next : call(actionFrame(shot));
};

/** What is for as long as a weapon is fired outside of a battle or an attack ends with that. */ // GLB-0209
const whileShooting = 'shooting';

const untilItIsFired = (shot: Instruction): Instruction =>
  together(shot.words, shot.possible, [shot, silently((s, _l, tell) => endLasting(s, tell, whileShooting))]);

/** It holds for every shot of that weapon in this battle or attack, or in this use of a card that has it fired. */ // GLB-0209
export const asLongAsItFires = (rule: Rule): Instruction => ({
  ...makes(rule, 'battle'),
  words: (self) => `${ruleWords(rule, self)} as long as it fires`,
  run(s, l, tell) {
    beginLasting(s, tell, {
      clause: instructionId(l.text, l.at),
      source: l.source,
      by: l.by,
      locked: [...l.it],
      until: s.facts.battle === null && s.facts.attack === null ? whileShooting : 'battle',
      detail: l.x,
    });
    return next;
  },
});

/** Outside of battle, by a card that says so: it does not use up the weapon's shot in a later battle. */ // GLB-0107, GLB-0112, GLC-0311, GLC-0322
export const fireIt: Instruction = untilItIsFired({
  words: () => 'fire it',
  possible(s, l) {
    const shot = shotOf(s, l, null);
    return shot !== null && whyNotUsable(s, shot.source.card) === null && targetsFor(s, shot).length > 0;
  },
  run: (s, l) => shoots(s, l, null),
});

/** For free, and so for that one shot: a second of a weapon that fires repeatedly costs what it costs. */ // GAP-0193
export const fireItForFree: Instruction = untilItIsFired({
  words: () => 'fire it for free',
  possible(s, l) {
    const shot = shotOf(s, l, forFree);
    return shot !== null && whyNotUsable(s, shot.source.card) === null && targetsFor(s, shot).length > 0;
  },
  run: (s, l) => shoots(s, l, forFree),
});

/** A shot of a weapon that could be fired now, such as it is. */
const ableToFire = (who: Cards, how: string | null): Target => ({
  words: (self) => `choose ${who.words(self)}`,
  least: 1,
  most: 1,
  optional: false,
  candidates: (s, l) => who.in(s, speakerOf(s, l)).filter((weapon) => canFire(s, l, weapon, how)),
});

function canFire(s: State, l: Acting, weapon: CardId, how: string | null): boolean {
  const firing = firingOf(s, weapon);
  return firing !== null && whyNot(s, { ...draftOf(s, firing, weapon, l.by, null), result: how }) === null;
}

const fires = (how: string | null, words: string): Instruction => ({
  words: () => words,
  run: (s, l) => shoots(s, l, how),
});

/**
 * "May fire that weapon twice, separately or combined": which of both is said first, and it is one action. Separately,
 * each shot has its own target and comes to its own end; combined, both are one shot at one target.
 */ // GAP-0195, GLC-0417, GLC-0418
export const firesTwice = (who: Cards): readonly ActionText[] => [
  may
    .act(duringBattle('weapons'))
    .aimedAt(ableToFire(who, null))
    .do(fires(null, 'fire it'), fires(null, 'fire it a second time, separately')),
  may.act(duringBattle('weapons')).aimedAt(ableToFire(who, combined)).do(fires(combined, 'fire it twice, combined')),
];
