import {
  type CardId,
  type CardRef,
  countUse,
  done,
  type FrameSpec,
  isCurrent,
  limited,
  onCard,
  type Player,
  player,
  ref,
  refTo,
  timesUsed,
} from '@binary-sunset/kernel';
import { procedure, type State } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import { controllerOf } from '../cards/units.ts';
import { keywordOf } from '../cards/values.ts';
import { reroll } from './rolling.ts';

/** Lucky: in an attack by or against it, its controller may have some of the dice rolled again, once. */ // TCG-0590, TCG-0593
export function luckyOptions(s: State, who: Player): Option[] {
  const { attack, roll } = s.facts;
  if (attack === null || roll?.kind !== 'attack' || roll.dice.length === 0) return [];
  return [attack.attacker, attack.defender]
    .filter((unit) => mayUseLucky(s, who, unit))
    .map(({ card }): Option => ({ verb: 'lucky', on: onCard(s, card), amount: keywordOf(s, card, 'lucky') }));
}

const mayUseLucky = (s: State, who: Player, unit: CardRef): boolean =>
  isCurrent(s, unit) &&
  controllerOf(s, unit.card) === who &&
  keywordOf(s, unit.card, 'lucky') > 0 &&
  timesUsed(s, limited('attack', 'Lucky', unit)) === 0;

export const useLucky = (s: State, who: Player, card: CardId): FrameSpec => lucky({ unit: refTo(s, card), by: who });

export const lucky = procedure(
  'lucky',
  { unit: ref, by: player },
  {
    dice: {
      ask(s, l) {
        const dice = s.facts.roll?.dice ?? [];
        return {
          player: l.by,
          kind: 'subset',
          options: dice.map((die, i): Option => ({ verb: 'reroll', amount: die, about: i })),
          min: 1,
          max: Math.min(dice.length, keywordOf(s, l.unit.card, 'lucky')), // TCG-0592
        };
      },
      then(s, l, picked, tell) {
        countUse(s, limited('attack', 'Lucky', l.unit));
        reroll(
          s,
          tell,
          l.by,
          picked.map(({ about = 0 }) => about),
        );
        return done();
      },
    },
  },
);
