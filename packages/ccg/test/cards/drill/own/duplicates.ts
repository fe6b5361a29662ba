/** What becomes of cards that were just lost, or of a card's duplicate, for cards that only tests play. */
import { call, isCurrent, next, refTo } from '@binary-sunset/kernel';
import { cardOf, kindOf } from '../../../../src/catalog/catalog.ts';
import { occurrenceCalled } from '../../../../src/rules/actions/responding.ts';
import { cardsOnTable, controllerOf, isOnTable } from '../../../../src/rules/cards/cardStates.ts';
import { loseForce } from '../../../../src/rules/force/force.ts';
import { leaveTable } from '../../../../src/rules/leaving/leaving.ts';
import { isNeverAt } from '../../../../src/rules/table/neverAt.ts';
import { slots } from '../../../../src/state/names.ts';
import { table } from '../../../../src/state/state.ts';
import type { Option } from '../../../../src/state/vocabulary.ts';
import type { Instruction } from '../../../../src/text/program.ts';

/** What follows is about the character on table whose title was drawn: whatever its side, its set or its person. */ // GLA-0017, GLA-0333
export const aboutDuplicateCharacter: Instruction = {
  words: () => 'if its duplicate on table is a character',
  run(s, l) {
    const title = l.it[0] === undefined ? '' : cardOf(s, l.it[0].card).title;
    const found = cardsOnTable(s).filter(
      (card) => isOnTable(s, card) && kindOf(s, card) === 'character' && cardOf(s, card).title === title,
    );
    l.it = found.slice(0, 1).map((card) => refTo(s, card));
    return next;
  },
};

/** "Its player must lose 2 Force or lose it", as that player chooses. */ // GLA-0019
export const ownerLosesForceOrIt = (force: number): Instruction => ({
  words: () => `its player must lose ${force} Force or lose it`,
  ask(s, l) {
    const [one] = l.it;
    if (one === undefined) return null;
    const options: readonly Option[] = [{ verb: 'lose Force' }, { verb: 'lose it' }];
    return { player: controllerOf(s, one.card), kind: 'choice', options };
  },
  note(_s, l, [picked]) {
    l.result = picked?.verb ?? null;
  },
  run(s, l) {
    const [one] = l.it;
    if (one === undefined) return next;
    const who = controllerOf(s, one.card);
    return l.result === 'lose it'
      ? leaveTable(s, [one.card], 'lost', who, 'lost')
      : call(loseForce({ who, left: force, source: l.source, why: 'choice' }));
  },
});

/** A just lost card is put where its player has chosen: that is neither deploying nor moving, and what was on it stays lost. */ // AR1-0181, AR1-0183
export const returnsThere: Instruction = {
  words: () => 'it returns there',
  // Where it can never be it is not put. AR1-0278
  possible(s, l) {
    const [place] = l.chosen[0] ?? [];
    const lost = occurrenceCalled(s, l.about)?.subject.card ?? -1;
    return lost >= 0 && place !== undefined && !isNeverAt(s, lost, place.card);
  },
  run(s, l, tell) {
    const lost = occurrenceCalled(s, l.about)?.subject.card ?? -1;
    const [place] = l.chosen[0] ?? [];
    if (lost < 0 || place === undefined || !isCurrent(s, place) || !table.isIn(s, lost, 'lost')) return next;
    table.move(s, tell, lost, 'at', table.whose(s, lost));
    table.mark(s, tell, lost, 'host', place.card);
    table.mark(s, tell, lost, 'slot', slots.indexOf('attached'));
    return next;
  },
};
