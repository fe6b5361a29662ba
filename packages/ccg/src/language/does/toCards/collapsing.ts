import { next } from '@binary-sunset/kernel';
import { collapsed } from '../../../rules/cards/collapsing.ts';
import { leaveTable } from '../../../rules/leaving/leaving.ts';
import { hostOf } from '../../../rules/table/places.ts';
import type { Instruction } from '../../../text/program.ts';
import { makes } from '../../amounts/values.ts';
import { any, it } from '../../cards/cards.ts';
import { deployCost } from '../deploying/deploying.ts';
import { movesCosting } from '../moving/moving.ts';
import { together } from '../piles/piles.ts';
import { cancelsText, makesA } from './states.ts';

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
      movesCosting(1, any, { to: it }),
      movesCosting(1, any, { from: it }),
    ].map((rule) => makes(rule, 'game')),
  ],
);
