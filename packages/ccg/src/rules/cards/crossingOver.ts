import { type CardId, call, done, next, other, player, ref, refTo } from '@binary-sunset/kernel';
import { cardOf, kindOf } from '../../catalog/catalog.ts';
import { nextCrossing } from '../../catalog/crossing.ts';
import { procedure, type State, table } from '../../state/state.ts';
import { settleAt } from '../deploying/deploy.ts';
import { isApplicable, keepOne, twinsOf } from '../deploying/personas.ts';
import { leaveTable } from '../leaving/leaving.ts';
import { locationOf, ridersOn } from '../table/places.ts';
import { cardsOnTable, controllerOf } from './cardStates.ts';
import { countCrossing } from './uniqueness.ts';

export const canCrossOver = (s: State, card: CardId): boolean => nextCrossing(cardOf(s, card)) !== null;

/**
 * A character crosses over: another person, on the other side of its location, for the rest of the game. What was on it
 * for whom or what it was is lost; what it carries goes with it.
 */ // AR5-0119, AR5-0120, AR5-0130
export const crossOver = procedure(
  'cross over',
  { by: player, source: ref },
  {
    cross(s, l, tell) {
      const { card } = l.source;
      const before = cardOf(s, card);
      const name = nextCrossing(before);
      if (name === null || before.kind !== 'character') return done();
      const from = controllerOf(s, card);
      const on = ridersOn(s, card);
      const aimed = cardsOnTable(s).filter((one) => s.cards.target[one] === card);
      table.turnInto(s, tell, card, name);
      const after = cardOf(s, card);
      if (after.kind === 'character') countCrossing(s, after.formerly ?? '');
      settleAt(s, tell, card, other(from), locationOf(s, card), 'attached');
      tell?.({ kind: 'crosses over', card: s.cards.handle[card] ?? 0, to: other(from), title: after.title });
      const isKept = (one: CardId): boolean => isApplicable(s, other(from), one, card);
      for (const one of on)
        if (isKept(one) && kindOf(s, one) !== 'effect' && controllerOf(s, one) === from)
          table.move(s, tell, one, 'on', other(from));
      const unfit = [...on, ...aimed].filter((one) => !isKept(one));
      return unfit.length === 0 ? next : leaveTable(s, unfit, 'lost', from, 'lost');
    },
    // Of two that are one person now, their player loses one. GAP-0341
    one(s, l) {
      const { card } = l.source;
      const by = controllerOf(s, card);
      return twinsOf(s, by, card).length === 0 ? done() : call(keepOne({ by, source: refTo(s, card), how: 'lost' }));
    },
    over: () => done(),
  },
);
