import { lifeForce } from '@binary-sunset/ccg';
import type { CardId } from '@binary-sunset/kernel';
import { cardIn } from '../../options.ts';
import { isSpare } from '../hand.ts';
import { lifeWorth } from '../judging.ts';
import { destinyOf, forfeitOf, kindOf, worthOf } from '../reading.ts';
import type { CcgRule, Situation } from '../situation.ts';

/** Forfeits the cheapest cards that are enough. */

/** What a unit of Life Force is worth to whoever decides. */
function unitWorth({ s, me }: Situation): number {
  const left = lifeForce(s, me);
  return lifeWorth(left) - lifeWorth(Math.max(0, left - 1));
}

/** What is on a card goes with it. */
function worthWithAll({ s, me }: Situation, card: CardId): number {
  let worth = worthOf(s, card);
  for (const one of s.zones.on[me]) if (s.cards.host[one] === card) worth += worthOf(s, one);
  return worth;
}

export const forfeiting: readonly CcgRule[] = [
  {
    name: 'what saves most for what it is worth',
    on: ['forfeit'],
    as: 'hunch',
    weigh(situation, option) {
      const { s, me } = situation;
      const card = cardIn(s, option.on);
      const { battle } = s.facts;
      if (battle === null) return 0;
      // What is hit is lost anyway.
      if (s.cards.hit[card] === 1) return 10;
      const forfeit = forfeitOf(s, card);
      const saved = unitWorth(situation) * Math.min(forfeit, battle.damage[me]);
      const settled = 2 * Math.min(forfeit, battle.attrition[me] ?? 0);
      return saved + settled - worthWithAll(situation, card);
    },
  },
  {
    name: 'a card that can still do something is lost last',
    because: 'What can still do something is lost last.',
    on: ['lose'],
    as: 'habit',
    weigh({ s, me }, { on }) {
      if (on === undefined) return 0;
      if ('card' in on) {
        const card = cardIn(s, on);
        return isSpare(s, me, card) ? 0.4 : kindOf(s, card) === 'interrupt' ? -0.1 : -0.3;
      }
      return on.zone === 'reserve' && s.zones.reserve[me].length < 4 ? -0.4 : 0;
    },
  },
  {
    name: 'a destiny that was seen is kept if it is high',
    because: 'You know that card, and its destiny is high.',
    on: ['lose'],
    as: 'habit',
    weigh({ s, me }, { on }) {
      if (on === undefined || 'card' in on || (on.zone !== 'used' && on.zone !== 'reserve')) return 0;
      const top = s.zones[on.zone][me].at(-1) ?? -1;
      const isSeen = top >= 0 && ((s.cards.knows[top] ?? 0) & (1 << me)) !== 0;
      return isSeen ? 0.1 * (3 - destinyOf(s, top)) : 0;
    },
  },
];
