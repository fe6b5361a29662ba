import { call, next, refTo } from '@binary-sunset/kernel';
import { cardOf, kindOf } from '../../../catalog/catalog.ts';
import { cardsOnTable, controllerOf, isOnTable } from '../../../rules/cards/cardStates.ts';
import { loseForce } from '../../../rules/force/force.ts';
import { leaveTable } from '../../../rules/leaving/leaving.ts';
import type { Option } from '../../../state/vocabulary.ts';
import type { Instruction } from '../../../text/program.ts';

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
