import { duels } from '../../../src/cards/premiere/own/duels.ts';
import {
  adds,
  any,
  atAnyTime,
  type Card,
  cancelIt,
  cardValue,
  drawDestiny,
  drawsDestiny,
  interrupt,
  it,
  lost,
  lowerTotal,
  may,
  opponents,
  plays,
  type Side,
  sends,
  used,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { duringDuel, thisDuel } from './own/duels.ts';

const challenged = opponents.characters.called('Drill Recruit').presentThere;
const draws = drawDestiny(1, {
  by: 'both',
  against: [
    { value: 'power', of: it },
    { value: 'power', of: challenged },
  ],
});
const result = lowerTotal(
  { yours: cardValue('power', it), opponents: cardValue('power', challenged) },
  [sends(it, 'lost')],
  [sends(challenged, 'lost')],
);

/** Adds to its player's total in a duel. */
const feint = (side: Side): Card =>
  interrupt('Drill Lunge', {
    ...common,
    side,
    onBothSides: true,
    functions: [used(may.act(duringDuel).do(thisDuel(adds(3).to('total destiny').for('your'))))],
  });

/** Two who fight it out. */
export const dueling: readonly Card[] = [
  interrupt('Drill Challenge', {
    ...common,
    side: 'dark',
    functions: [
      lost(
        may
          .act(atAnyTime)
          .target(any.called('Drill Trooper').where('site'))
          .do(...duels([it, 'Drill Trooper'], [challenged, 'Drill Recruit'], [draws], [result])),
      ),
    ],
  }),
  feint('light'),
  feint('dark'),
  interrupt('Drill Refusal', {
    ...common,
    side: 'light',
    functions: [used(may.respond(plays('opponent', any.interrupts.called('Drill Challenge'))).do(cancelIt))],
  }),
  /** Takes somebody away while destinies are drawn. */
  interrupt('Drill Vanishing', {
    ...common,
    side: 'light',
    functions: [used(may.respond(drawsDestiny('opponent')).target(any.called('Drill Recruit')).do(sends(it, 'hand')))],
  }),
];
