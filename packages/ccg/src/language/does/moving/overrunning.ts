import { call, next, other, refTo } from '@binary-sunset/kernel';
import { totalPowerAt } from '../../../rules/inForce/power.ts';
import { cargoOf } from '../../../rules/leaving/events.ts';
import { hasPowerAt, overrun } from '../../../rules/moving/overrunning.ts';
import { type Instruction, speakerOf, type Target } from '../../../text/program.ts';
import { type Cards, opponents } from '../../cards/cards.ts';

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
  words: (self) => `${overrunThere.words(self, true)} and cards on them are placed in Used Pile`,
  run(s, l) {
    const cards = overrunThere.in(s, speakerOf(s, l));
    const all = [...new Set(cards.flatMap((card) => [...cargoOf(s, card), card]))];
    return all.length === 0 ? next : call(overrun({ by: l.by, cards: all.map((card) => refTo(s, card)) }));
  },
};
