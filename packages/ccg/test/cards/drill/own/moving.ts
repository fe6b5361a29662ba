/** Ways to move that only cards for tests know: to a given place, of an Effect, and over whoever is weaker. */

import { type CardId, call, cardAt, next, onCard, other, perform, refTo } from '@binary-sunset/kernel';
import { definitionOf, kindOf } from '../../../../src/catalog/catalog.ts';
import { type Cards, opponents, this_ } from '../../../../src/language/index.ts';
import { controllerOf } from '../../../../src/rules/cards/cardStates.ts';
import { totalPowerAt } from '../../../../src/rules/inForce/power.ts';
import { cargoOf } from '../../../../src/rules/leaving/events.ts';
import { kindsOfMove } from '../../../../src/rules/moving/kinds.ts';
import { moveOf } from '../../../../src/rules/moving/move.ts';
import { hasPowerAt, overrun } from '../../../../src/rules/moving/overrunning.ts';
import { movesOf, type PossibleMove } from '../../../../src/rules/moving/possible.ts';
import { allLocations } from '../../../../src/rules/table/layout.ts';
import { hostOf } from '../../../../src/rules/table/places.ts';
import { type State, table } from '../../../../src/state/state.ts';
import type { Option } from '../../../../src/state/vocabulary.ts';
import { type Acting, type Instruction, type Rule, speakerOf, type Target } from '../../../../src/text/program.ts';

/** Other locations that an Effect could be deployed on, by what its own text says. */ // GLB-0241
function otherPlacesOf(s: State, effect: CardId): CardId[] {
  const on = definitionOf(s, effect).deploys?.clause.on ?? null;
  const speaker = { by: controllerOf(s, effect), self: effect, locked: null };
  return allLocations(s).filter((to) => to !== hostOf(s, effect) && on?.matches(s, to, speaker) === true);
}

/** "Relocate it to another appropriate location": an Effect on a location, which stays what it is. */ // GLB-0241
export const relocatesEffect: Instruction = {
  words: () => 'relocate it to another appropriate location',
  possible: (s, l) => l.it.some(({ card }) => otherPlacesOf(s, card).length > 0),
  ask(s, l) {
    const options = l.it
      .flatMap(({ card }) => otherPlacesOf(s, card))
      .map((to): Option => ({ verb: 'to', on: onCard(s, to) }));
    return options.length === 0 ? null : { player: l.by, kind: 'choice', options };
  },
  note(s, l, [picked]) {
    l.result = picked?.on === undefined ? null : cardAt(s, picked.on);
  },
  run(s, l, tell) {
    for (const { card } of l.it) if (typeof l.result === 'number') table.mark(s, tell, card, 'host', l.result);
    return perform([]);
  },
};

/** One of these cards moves to such a place by its own means, for what that costs; no react, whenever it is done. */ // AR6-0135
export const movesTo = (who: Cards, where: Cards): Instruction => {
  const found = (s: State, l: Acting): { card: CardId; move: PossibleMove }[] => {
    const speaker = speakerOf(s, l);
    return who.in(s, speaker).flatMap((card) => {
      const [move] = movesOf(s, controllerOf(s, card), card, kindsOfMove).filter(
        ({ way }) => kindOf(s, way.to) === 'location' && where.matches(s, way.to, { ...speaker, locked: null }),
      );
      return move === undefined ? [] : [{ card, move }];
    });
  };
  return {
    words: (self) => `move ${who.words(self)} to ${where.words(self)}`,
    possible: (s, l) => found(s, l).length > 0,
    ask(s, l) {
      const options = found(s, l).map(({ card }): Option => ({ verb: 'choose', on: onCard(s, card) }));
      return options.length === 0 ? null : { player: l.by, kind: 'choice', options };
    },
    note(_s, l, [picked]) {
      l.result = picked?.on !== undefined && 'card' in picked.on ? picked.on.card : null;
    },
    run(s, l) {
      const it = found(s, l).find(({ card }) => s.cards.handle[card] === l.result);
      if (it === undefined) return next;
      const { kind, way, cost } = it.move;
      return call(moveOf(s, it.card, kind, way, { by: controllerOf(s, it.card), cost }));
    },
  };
};

/** A place where its player has more than so many times the power of the opponent, who has some. */ // GAP-0382
export const whereStronger = (times: number, where: Cards): Target => ({
  words: (self) => `target ${where.words(self)} where your total power is more than ${times} times opponent’s`,
  least: 1,
  most: 1,
  optional: false,
  candidates: (s, l) =>
    where
      .in(s, speakerOf(s, l))
      .filter(
        (at) => hasPowerAt(s, other(l.by), at) && totalPowerAt(s, l.by, at) > times * totalPowerAt(s, other(l.by), at),
      ),
});

const overrunThere = opponents.of('character', 'vehicle', 'starship').all.there;

/** Everything of the opponent's there, inactive or not, goes to the Used Pile with what is on it. */ // GAP-0382
export const overruns: Instruction = {
  words: (self) => `${overrunThere.words(self, 'all')} and cards on them are placed in Used Pile`,
  run(s, l) {
    const cards = overrunThere.in(s, speakerOf(s, l));
    const all = [...new Set(cards.flatMap((card) => [...cargoOf(s, card), card]))];
    return all.length === 0 ? next : call(overrun({ by: l.by, cards: all.map((card) => refTo(s, card)) }));
  },
};

/** "Characters require +1 landspeed to move to or from here." */ // AR7-0030
export const takesLandspeed = (amount: number, who: Cards): Rule => ({
  rule: 'changes',
  value: 'extra landspeed',
  who,
  how: 'add',
  amount,
  cumulative: true,
  to: this_,
});
