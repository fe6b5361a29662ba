/** Weapons and Effects that go from one bearer to another without being deployed. */

import { call, isCurrent, next } from '@binary-sunset/kernel';
import { definitionOf } from '../../../catalog/catalog.ts';
import { withOne } from '../../../language/cards/apart.ts';
import { type Cards, your } from '../../../language/index.ts';
import { controllerOf } from '../../../rules/cards/cardStates.ts';
import { settleAt } from '../../../rules/deploying/deploy.ts';
import { forceOf, useForce } from '../../../rules/force/force.ts';
import { deployCost } from '../../../rules/inForce/values.ts';
import { hostOf } from '../../../rules/table/places.ts';
import { whyNotOn } from '../../../rules/weapons/carrying.ts';
import { giveTo } from '../../../rules/weapons/stealing.ts';
import { type State, table } from '../../../state/state.ts';
import { type Acting, type Cost, type Instruction, speakerOf, type Target } from '../../../text/program.ts';

/** A weapon that is on this card. */
export const onThis = (what: Cards): Target => ({
  words: (self) => `target ${what.words(self)} on ${self.him}`,
  whom: (self) => `${what.words(self)} on ${self.him}`,
  least: 1,
  most: 1,
  optional: false,
  candidates: (s, l) => what.in(s, speakerOf(s, l)).filter((card) => hostOf(s, card) === l.source.card),
});

/** One of them on whom the weapon that was chosen could be deployed. */ // GLC-0391, GLC-0593
export const whoCouldCarryIt = (who: Cards = your.characters): Target => ({
  words: (self) => `target ${who.words(self)} who could carry it`,
  whom: (self) => `${who.words(self)} who could carry it`,
  least: 1,
  most: 1,
  optional: false,
  candidates(s, l) {
    const weapon = l.chosen[0]?.[0]?.card ?? -1;
    const on = weapon < 0 ? null : (definitionOf(s, weapon).deploys?.clause.on ?? null);
    if (on === null) return [];
    const speaker = { by: l.by, self: weapon, locked: null };
    return who
      .in(s, speakerOf(s, l))
      .filter((card) => on.matches(s, card, speaker) && whyNotOn(s, weapon, card) === null);
  },
});

const price = (s: State, l: Acting): number => {
  const [weapon, bearer] = [l.chosen[0]?.[0]?.card ?? -1, l.chosen[1]?.[0]?.card ?? -1];
  return weapon < 0 ? 0 : deployCost(s, weapon, bearer);
};

/** As much Force as it costs to deploy the weapon on whoever was chosen. */
export const itsDeployCost: Cost = {
  words: () => 'use Force equal to its deploy cost',
  canPay: (s, l, due) => due + price(s, l) <= forceOf(s, l.by),
  force: price,
  pay: (s, l) => call(useForce({ who: l.by, left: price(s, l) })),
};

/** "Transfer it to the rack", which is neither deploying nor moving. */ // GLA-0230
export const racksIt: Instruction = {
  words: ({ him }) => `transfer it to ${him}`,
  run(s, l, tell) {
    const [weapon] = l.chosen[0] ?? [];
    if (weapon !== undefined && table.inPlay(s, weapon.card)) table.mark(s, tell, weapon.card, 'host', l.source.card);
    return next;
  },
};

/** "Transfer it to your character": the weapon that was chosen first goes to whoever was chosen then. */ // GLC-0584
export const handsIt: Instruction = {
  words: () => 'transfer it to that character',
  run(s, l, tell) {
    const [weapon, bearer] = [l.chosen[0]?.[0], l.chosen[1]?.[0]];
    if (weapon !== undefined && bearer !== undefined && table.inPlay(s, weapon.card))
      giveTo(s, tell, weapon.card, bearer.card);
    return next;
  },
};

/** This card goes over to another that could carry it. */
export const transfersTo = (who: Cards): Instruction =>
  withOne(who, {
    words: (self) => `transfer ${self.him} to ${who.words(self)}`,
    possible: (s, l) => who.isAny(s, speakerOf(s, l)),
    run(s, l, tell) {
      const [to] = who.in(s, speakerOf(s, l));
      if (to !== undefined && isCurrent(s, l.source)) table.mark(s, tell, l.source.card, 'host', to);
      return next;
    },
  });

/** It is put on one of these, and targets it from then on: nobody's card is stolen by that. */ // GLC-0022, GLC-0023
export const isPlacedOn = (who: Cards): Instruction =>
  withOne(who, {
    words: (self) => `place ${self.him} on ${who.words(self)}`,
    possible: (s, l) => who.isAny(s, speakerOf(s, l)),
    run(s, l, tell) {
      const [bearer] = who.in(s, speakerOf(s, l));
      if (bearer === undefined || !isCurrent(s, l.source)) return next;
      const { card } = l.source;
      settleAt(s, tell, card, controllerOf(s, card), bearer, 'attached');
      table.mark(s, tell, card, 'target', bearer);
      return next;
    },
  });
