/** What makes battle damage more, many times as much or nothing, and who is forfeited for it. */
import { type CardId, call, endOne, frameById, isCurrent, next, other } from '@binary-sunset/kernel';
import { kindOf } from '../../../catalog/catalog.ts';
import { type Instruction, makes, multiplies } from '../../../language/index.ts';
import { states } from '../../../language/words/deeds.ts';
import { actingCalled } from '../../../rules/actions/frames.ts';
import { forfeit, pendingDamage, worsen } from '../../../rules/battle/damageSegment.ts';
import { controllerOf } from '../../../rules/cards/cardStates.ts';
import { reduceBy } from '../../../rules/force/force.ts';
import { type State, table } from '../../../state/state.ts';
import type { Tell } from '../../../state/vocabulary.ts';
import { type Amount, amountOf, amountWords, speakerOf, type Trigger } from '../../../text/program.ts';
import { so } from '../../../text/saying/clauses.ts';
import { thing } from '../../../text/saying/nouns.ts';

/** The opponent has lost a unit of Force for battle damage. */
export const lostFromBattle: Trigger = {
  on: 'Force lost',
  words: () => 'opponent just lost Force from a battle',
  matches: (_s, { by, detail }, speaker) => by !== speaker.by && detail === 'battle damage',
};

/** The opponent's battle damage becomes larger; forfeits may satisfy it as before. */ // GLB-0315, AR6-0112
export const increasesDamage = (amount: Amount): Instruction => ({
  words: (self) => `increase battle damage against opponent by ${amountWords(amount, self)}`,
  run(s, l, tell) {
    worsen(s, tell, other(l.by), amountOf(amount, s, speakerOf(s, l), l.x));
    return next;
  },
});

/**
 * What the card to which it responds would have made less becomes more: the loss that it had responded to, which is
 * still one loss, or else the battle damage.
 */ // GLB-0315, GLB-0316
export const increasesInstead = (amount: Amount): Instruction => ({
  words: (self) => `increase that loss (or battle damage) by ${amountWords(amount, self)}`,
  run(s, l, tell) {
    const loss = actingCalled(s, l.responding)?.responding ?? 0;
    if (loss === 0) return increasesDamage(amount).run(s, l, tell);
    reduceBy(s, loss, -amountOf(amount, s, speakerOf(s, l), l.x));
    return next;
  },
});

/** A factor that a response may have multiplied in its turn. */
const factor = (times: Amount): Amount => ({
  words: (self) => amountWords(times, self),
  of: (s, speaker, x) => amountOf(times, s, speaker, x) * (x === 0 ? 1 : x),
});

/** "Triple the resulting battle damage for the eventual loser", or for the opponent alone. Attrition stays. */ // GLB-0004
export const multipliesDamage = (times: Amount, whose: 'opponent' | 'each player'): Instruction =>
  makes(multiplies(factor(times)).to('battle damage').for(whose), 'battle');

/** "Triple the result" of the card that was just played. */
export const multipliesResult = (times: number): Instruction => ({
  words: () => `multiply its result by ${times}`,
  possible: (s, l) => frameById(s, l.responding) !== null,
  run(s, l) {
    const locals = frameById(s, l.responding)?.locals;
    if (locals !== undefined && 'x' in locals) locals.x = (Number(locals.x) || 1) * times;
    return next;
  },
});

/** The battle damage that is left against its player. */ // AR6-0092
export const damageAgainstYou: Amount = {
  words: 'battle damage against you',
  of: (s, { by }) => pendingDamage(s, by),
};

/** It is as if no weapon had hit it. */ // GLC-0407
function restore(s: State, tell: Tell, card: CardId): void {
  table.mark(s, tell, card, 'hit', 0);
  for (const effect of [...s.lasting]) {
    const isByWeapon = effect.source.card >= 0 && kindOf(s, effect.source.card) === 'weapon';
    if (isByWeapon && (effect.locked?.every((one) => one.card === card) ?? false)) endOne(s, tell, effect);
  }
}

/** "It must be forfeited": what was chosen, if it is still there. */
export const forfeitsIt: Instruction = {
  ...states(() => so(thing('it'), 'must', 'be forfeited')),
  run(s, l) {
    const [one] = l.it;
    if (one === undefined || !isCurrent(s, one) || !table.inPlay(s, one.card)) return next;
    return call(forfeit({ by: controllerOf(s, one.card), source: one }));
  },
};

/** This card is forfeited in place of one that was hit, even if it was hit itself. */ // GLC-0406
export const forfeitsInPlace: Instruction = {
  words: ({ him }) => `forfeit ${him} in its place, restoring it to normal`,
  possible: (s, l) => isCurrent(s, l.source),
  run(s, l, tell) {
    for (const one of l.it) if (isCurrent(s, one)) restore(s, tell, one.card);
    return isCurrent(s, l.source) ? call(forfeit({ by: l.by, source: l.source })) : next;
  },
};
