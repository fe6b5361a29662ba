import { ifTotal } from '../../../src/language/does/destiny/totals.ts';
import {
  any,
  atAnyTime,
  type Card,
  cancelIt,
  cancels,
  drains,
  drawDestiny,
  highestAbilityOf,
  interrupt,
  isDeploying,
  plays as justPlays,
  lost,
  may,
  opponents,
  type Side,
  used,
  your,
} from '../../../src/language/index.ts';
import { valueNow } from '../../../src/rules/inForce/values.ts';
import { common } from './base.ts';

const both = (make: (side: Side) => Card): Card[] => [make('light'), make('dark')];

/** Sense, Alter and Control as they are: by destiny against ability, or outright against each other. */
const beaten = ifTotal(
  'destiny < ability',
  (total, s, l) => total < (valueNow(s, l.chosen[0]?.[0]?.card ?? -1, 'ability') ?? 0),
  [cancelIt],
);

export const cancelling: readonly Card[] = [
  ...both((side) =>
    interrupt('Drill Insight', {
      ...common,
      side,
      onBothSides: true,
      functions: [
        used(
          may
            .respond(justPlays('opponent', any.interrupts))
            .aimedAt(highestAbilityOf(your.characters))
            .do(drawDestiny(1, { against: ['ability'] }), beaten),
        ),
        used(may.respond(justPlays('opponent', any.interrupts.called('Drill Change'))).do(cancelIt)),
      ],
    }),
  ),
  ...both((side) =>
    interrupt('Drill Change', {
      ...common,
      side,
      onBothSides: true,
      functions: [
        used(
          may
            .respond(isDeploying('opponent', any.effects.or(any.effectsOfAnyKind.type('utinni'))))
            .aimedAt(highestAbilityOf(your.characters))
            .do(drawDestiny(1, { against: ['ability'] }), beaten),
        ),
        used(may.respond(justPlays('opponent', any.interrupts.called('Drill Insight'))).do(cancelIt)),
      ],
    }),
  ),
  ...both((side) =>
    interrupt('Drill Command', {
      ...common,
      side,
      onBothSides: true,
      functions: [
        lost(
          may
            .respond(justPlays('opponent', any.interrupts.called('Drill Insight', 'Drill Change')))
            .immuneTo('Drill Insight')
            .do(cancelIt),
        ),
        lost(may.respond(isDeploying('opponent', any.effectsOfAnyKind.type('immediate', 'mobile'))).do(cancelIt)),
        lost(may.act(atAnyTime).do(cancels(opponents.effectsOfAnyKind.type('immediate', 'mobile')))),
        lost(may.respond(drains('opponent')).do(cancelIt)),
      ],
    }),
  ),
];
