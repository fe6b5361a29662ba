import type { CardId } from '@binary-sunset/kernel';
import type { TcgState } from '@binary-sunset/tcg';
import { cardIn } from '../../options.ts';
import { cardUnderWay, chanceOfHits, healthLeft, isTapped, powerOf, worthOf } from '../reading.ts';
import type { TcgRule } from '../situation.ts';

/** Attacks what it can kill, and what is dangerous first. */

/** What it is worth to be rid of a unit: more if it has still to attack. */
const dangerOf = (s: TcgState, unit: CardId): number =>
  worthOf(s, unit) + (isTapped(s, unit) ? 0 : 0.5 * powerOf(s, unit));

export const attack: readonly TcgRule[] = [
  {
    name: 'attack rather than wait',
    on: ['attack'],
    as: 'hunch',
    weigh: ({ decision }) => (decision.kind === 'action' ? 2 : 0),
  },
  {
    name: 'kill what can be killed',
    on: ['attack'],
    as: 'hunch',
    weigh({ s, decision }, option) {
      if (decision.kind === 'action') return 0;
      const unit = cardIn(s, option.on);
      const attacker = cardUnderWay(s);
      const dice = attacker < 0 ? 3 : powerOf(s, attacker);
      const health = Math.max(1, healthLeft(s, unit));
      const hurt = Math.min(1, dice / 2 / health);
      return chanceOfHits(dice, health) * dangerOf(s, unit) + 0.4 * hurt * worthOf(s, unit);
    },
  },
  {
    name: 'help goes to those who fight',
    on: ['choose'],
    as: 'hunch',
    weigh({ s }, option) {
      const card = cardIn(s, option.on);
      const { attack: current } = s.facts;
      return card >= 0 && (current?.attacker.card === card || current?.defender.card === card) ? 1 : 0;
    },
  },
];
