import { isCurrent, next, refTo } from '@binary-sunset/kernel';
import { aimAt, aimOf, mayAimAt } from '../../../rules/actions/retargeting.ts';
import { valueNow } from '../../../rules/inForce/values.ts';
import { leaveTable } from '../../../rules/leaving/leaving.ts';
import { isGround } from '../../../rules/table/grounds.ts';
import { locationOf } from '../../../rules/table/places.ts';
import { type Cost, type Instruction, speakerOf, type Target } from '../../../text/program.ts';
import { makes, resets, x } from '../../amounts/values.ts';
import { amongOthers } from '../../cards/apart.ts';
import { type Cards, it } from '../../cards/cards.ts';

/** What was targeted is lost; what follows is about the location that it was at. */
export const losingItThere: Cost = {
  words: () => 'lose it',
  canPay: () => true,
  force: () => 0,
  pay(s, l) {
    const [one] = l.it;
    if (one === undefined || !isCurrent(s, one)) return next;
    l.it = [refTo(s, locationOf(s, one.card))];
    return leaveTable(s, [one.card], 'lost', l.by, 'lost');
  },
};

/** All attrition against its player at that location is as nothing, whenever there is any this turn. */
export const noAttritionThere: Instruction = {
  ...makes(resets(0).to('attrition').for('your', { where: it }), 'turn'),
  words: () => 'all attrition against you there is cancelled for remainder of turn',
};

/** One of these where the target of a weapon is, at which that weapon could be fired as well. */ // GLC-0286
export const atSameSiteAsTarget = (who: Cards): Target =>
  amongOthers(who, {
    words: (self) => `target ${who.words(self)} at same site as target of that weapon`,
    least: 1,
    most: 1,
    optional: false,
    candidates(s, l) {
      const where = locationOf(s, aimOf(s, l.responding));
      if (!isGround(s, where, 'site')) return [];
      return who
        .in(s, { ...speakerOf(s, l), locked: null })
        .filter((card) => locationOf(s, card) === where && mayAimAt(s, l.responding, card));
    },
  });

/** The weapon is fired at it instead; if that hits it, it is worth as much as what was aimed at before. */
export const drawsFire: readonly Instruction[] = [
  {
    words: () => 're-target that weapon to it',
    run(s, l) {
      const [one] = l.it;
      l.x = valueNow(s, aimOf(s, l.responding), 'forfeit') ?? 0;
      if (one !== undefined && isCurrent(s, one)) aimAt(s, l.responding, one.card);
      return next;
    },
  },
  {
    ...makes(resets(x).to('forfeit').of(it.hit), 'battle'),
    words: () => 'if it is hit, its forfeit is that of the original target',
  },
];
