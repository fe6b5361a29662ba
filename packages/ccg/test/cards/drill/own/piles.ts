/** What is done with piles by cards that only tests play. */
import { call, goto, isCurrent, next, refTo, topOf } from '@binary-sunset/kernel';
import { valueOfIt } from '../../../../src/language/amounts/amounts.ts';
import { amongPile } from '../../../../src/language/cards/apart.ts';
import type { Cards } from '../../../../src/language/cards/cards.ts';
import { activate } from '../../../../src/language/does/force/effects.ts';
import { hand, heapOf, type Pile, pileWords, silently } from '../../../../src/language/does/piles/piles.ts';
import { selectedFromWords, selects, withPicked } from '../../../../src/language/does/piles/selecting.ts';
import { letXBe, x } from '../../../../src/language/index.ts';
import { isIdentical } from '../../../../src/rules/cards/uniqueness.ts';
import { cardsIn, showAll } from '../../../../src/rules/force/piles.ts';
import { placeSeveral } from '../../../../src/rules/force/placingSeveral.ts';
import { stackOn } from '../../../../src/rules/leaving/stacking.ts';
import { table } from '../../../../src/state/state.ts';
import { said } from '../../../../src/text/namesSaid.ts';
import { type Instruction, type Rule, type RuleOf, speakerOf } from '../../../../src/text/program.ts';
import type { ValueName } from '../../../../src/text/valueNames.ts';

/**
 * "Use Force one by one, revealing each card, until such a card is revealed: take it into hand." It is one's own Force:
 * what belongs to the opponent can't be revealed, even if it could be used.
 */ // GLB-0213
export const usesUntilRevealed = (what: Cards): Instruction =>
  amongPile(what, {
    words: (self) =>
      `use Force one by one, revealing each card used, until ${what.words(self)} is revealed (take it into hand) or Force Pile is depleted`,
    possible: (s, l) => s.zones.force[l.by].length > 0,
    run(s, l, tell) {
      const top = topOf(s.zones.force[l.by]);
      if (top === null) return next;
      showAll(s, tell, [top]);
      const isFound = what.is(s, top, { ...speakerOf(s, l), locked: null });
      table.move(s, tell, top, isFound ? 'hand' : 'used', l.by);
      return isFound ? next : goto('choose');
    },
  });

/** The card that was played stays on what it was played on: supporting, and nothing that could be cancelled. */ // AR1-0343
export const staysOnIt: Instruction = {
  words: ({ him }) => `place ${him} on it`,
  run(s, l, tell) {
    const [on] = l.chosen[0] ?? [];
    if (on !== undefined && isCurrent(s, on) && isCurrent(s, l.source)) stackOn(s, tell, l.source.card, on.card, true);
    return next;
  },
};

/** "May be found by" such a card: a text that works where the card lies. */ // AR1-0332
export function foundBy(...titles: string[]): Rule {
  said('title', titles);
  return { rule: 'found by', titles };
}

/** "Losses to Force drains there must come from Reserve Deck if possible." */ // GLB-0490
export const drainedFrom = (pile: RuleOf<'drained from'>['pile'], where: Cards): Rule => ({
  rule: 'drained from',
  pile,
  where,
});

/** Every card of which there are two or more of that title is lost. Versions of one persona are different cards. */ // AR5-0068, GAP-0085
export const losesDuplicates = (from: Pile): Instruction => ({
  words: () => `each card in ${pileWords(from)} that is there twice or more is lost`,
  run(s, l) {
    const all = cardsIn(s, heapOf(from, l.by));
    const found = all.filter((card) => all.some((other) => other !== card && isIdentical(s, card, other)));
    return call(placeSeveral({ cards: found.map((card) => refTo(s, card)), to: 'lost' }));
  },
});

/** "Lose a starship from hand to activate Force equal to its forfeit", whichever of its values that is. */
export const losesFromHandForForce = (what: Cards, value: ValueName): Instruction =>
  selects({
    what,
    from: hand,
    how: {},
    verb: 'lose',
    words: (self) => `lose ${selectedFromWords(what, hand, {}, self)} to activate Force equal to its ${value}`,
    then: [
      silently((_s, l) => {
        l.it = l.picked;
      }),
      letXBe(valueOfIt(value)),
      withPicked((s, l, tell, cards) => {
        for (const card of cards) table.move(s, tell, card, 'lost', l.by);
      }),
      activate(x),
    ],
  });
