/** What becomes of cards by cards for tests alone: collapsing, crashing, crossing over, and what is out of use. */

import { call, next, refTo, topOf } from '@binary-sunset/kernel';
import { outOfUse } from '../../../../src/cards/premiere/own/states.ts';
import { aboutGone, withOne } from '../../../../src/language/cards/apart.ts';
import { together } from '../../../../src/language/does/piles/piles.ts';
import {
  any,
  type Cards,
  cancelsText,
  deployCost,
  it,
  makes,
  makesA,
  moveCost,
} from '../../../../src/language/index.ts';
import { states } from '../../../../src/language/words/deeds.ts';
import { iconsOf } from '../../../../src/rules/cards/characteristics.ts';
import { collapsed } from '../../../../src/rules/cards/collapsing.ts';
import { crashed } from '../../../../src/rules/cards/crashing.ts';
import { canCrossOver, crossOver } from '../../../../src/rules/cards/crossingOver.ts';
import { leaveTable } from '../../../../src/rules/leaving/leaving.ts';
import { placeOnCard, type Stacking } from '../../../../src/rules/leaving/placing.ts';
import { hostOf } from '../../../../src/rules/table/places.ts';
import type { Icon } from '../../../../src/text/icons.ts';
import { type Instruction, type Rule, speakerOf, type Trigger } from '../../../../src/text/program.ts';
import { so } from '../../../../src/text/saying/clauses.ts';
import { thing } from '../../../../src/text/saying/nouns.ts';

/** Everything at the site that was chosen. */ // GLA-0355
const losesAllThere: Instruction = {
  words: () => 'all cards there are lost',
  run(s, l) {
    const [site] = l.it;
    if (site === undefined) return next;
    const there = s.zones.at.flatMap((cards) => cards.filter((card) => hostOf(s, card) === site.card));
    return there.length === 0 ? next : leaveTable(s, there, 'lost', l.by, 'lost');
  },
};

/** "It is collapsed": bare and without text, and dearer to come to and to leave, until it is rebuilt. */ // GLA-0355, GLA-0356
export const collapses: Instruction = together(
  () => 'it is collapsed',
  () => true,
  [
    losesAllThere,
    ...[
      makesA(collapsed, it),
      cancelsText(it),
      deployCost(any, 1, it),
      moveCost(any, 1, { to: it }),
      moveCost(any, 1, { from: it }),
    ].map((rule) => makes(rule, 'game')),
  ],
);

/** "It crashes", for good. */ // GAP-0180, GLA-0399
export const crashes: Instruction = {
  ...makes(makesA(crashed, it), 'game'),
  ...states(() => so(thing('it'), 'crash')),
};

/** "It crosses over": to the other side of the Force, as somebody else. */ // AR5-0119
export const crossesOver = (who: Cards = it): Instruction =>
  withOne(who, {
    words: (self) => `${who.words(self)} crosses over`,
    possible: (s, l) => who.in(s, speakerOf(s, l)).some((card) => canCrossOver(s, card)),
    run(s, l) {
      const card = who.in(s, speakerOf(s, l)).find((one) => canCrossOver(s, one));
      return card === undefined ? next : call(crossOver({ by: l.by, source: refTo(s, card) }));
    },
  });

/** "Scomp links there may not be used for remainder of turn": there must be one. */ // AR1-0248
export const putsOutOfUse = (icon: Icon, who: Cards): Instruction => ({
  ...makes(outOfUse(icon, who), 'turn'),
  possible: (s, l) => who.in(s, speakerOf(s, l)).some((card) => iconsOf(s, card).includes(icon)),
});

/** Makes cards that are unique otherwise less so. */ // GLB-0523
export const notUnique = (who: Cards): Rule => ({ rule: 'non-unique', who });

/** The top card of a pile of yours is put on this one, unseen. */ // AR1-0337, AR1-0355
export const stacksTopOf = (pile: 'reserve' | 'force' | 'used', how: Stacking = {}): Instruction => ({
  words: (self) => `place top card of your ${pile} pile ${how.faceDown === true ? 'face down ' : ''}on ${self.him}`,
  possible: (s, l) => s.zones[pile][l.by].length > 0,
  run(s, l, tell) {
    const { self } = speakerOf(s, l);
    const card = topOf(s.zones[pile][l.by]);
    if (self >= 0 && card !== null) placeOnCard(s, tell, card, self, how);
    return next;
  },
});

/** A card was just placed out of play, from the table or while it was just lost. */ // AR1-0349
export const justOutOfPlay = (who: Cards): Trigger =>
  aboutGone(who, {
    on: 'out of play',
    words: (self) => `${who.words(self)} was just placed out of play`,
    matches: (s, { subject }, speaker) => who.is(s, subject.card, { ...speaker, locked: null }),
  });
