/** Battle destinies that are compared, reduced or switched, and destinies that find cards or stand each for itself. */

import { call, next, other, type Player } from '@binary-sunset/kernel';
import { bothTotals } from '../../../language/does/destiny/totals.ts';
import { silently, together } from '../../../language/does/piles/piles.ts';
import { type Cards, drawDestiny } from '../../../language/index.ts';
import { inOneSentence, states } from '../../../language/words/deeds.ts';
import { innerResult } from '../../../rules/actions/acting.ts';
import { changeBattle, withHalf } from '../../../rules/battle/changing.ts';
import { randomCard } from '../../../rules/force/piles.ts';
import { retrieveForce } from '../../../rules/force/retrieving.ts';
import { valueNow } from '../../../rules/inForce/values.ts';
import { leaveTable } from '../../../rules/leaving/leaving.ts';
import { type Acting, type Condition, type Instruction, speakerOf } from '../../../text/program.ts';
import { once, so } from '../../../text/saying/clauses.ts';
import { one, thing, things } from '../../../text/saying/nouns.ts';
import type { ValueName } from '../../../text/valueNames.ts';

/** Each player has completed one battle destiny, and no more. */ // GLB-0349, GLC-0400
export const eachDrewOne: Condition = {
  says: () => once(one('each player'), 'drew', 'exactly one battle destiny'),
  holds: ({ facts: { battle } }) => battle?.destinies.every((drawn) => drawn === 1) ?? false,
};

/** Where somebody has no total, neither is higher. */ // AR6-0060
export const yourBattleDestinyIsHigher: Condition = {
  says: () => so(thing('your battle destiny'), 'be', 'higher than opponent’s'),
  holds({ facts: { battle } }, { by }) {
    const [own, others] = [battle?.battleDestiny[by] ?? null, battle?.battleDestiny[other(by)] ?? null];
    return own !== null && others !== null && own > others;
  },
};

/** "Reduce opponent's total battle destiny to zero": a total of 0 still is one. */ // AR6-0060
export const reducesBattleDestiny: Instruction = {
  words: () => 'reduce opponent’s total battle destiny to 0',
  run(s, l, tell) {
    const { battle } = s.facts;
    if (battle !== null) changeBattle(s, tell, { battleDestiny: withHalf(battle.battleDestiny, other(l.by), 0) });
    return next;
  },
};

/** "Switch numbers." */ // GLC-0401
export const switchesDestinies: Instruction = {
  words: () => 'switch both players’ battle destinies',
  run(s, _l, tell) {
    const { battle } = s.facts;
    if (battle !== null) changeBattle(s, tell, { battleDestiny: [battle.battleDestiny[1], battle.battleDestiny[0]] });
    return next;
  },
};

/** Whoever has the higher total, if either has; a draw that failed is lower than any. */ // AR1-0442, AR1-0443
const winnerIn = (l: Acting): Player | null => {
  const [own, others] = bothTotals(l);
  if (own === others) return null;
  return (own ?? -1) > (others ?? -1) ? l.by : other(l.by);
};

/** "Player with highest total may randomly select one card to be retrieved from that player's Lost Pile." */ // AR1-0051
export const winnerRetrieves: Instruction = {
  words: () => 'the player with the higher total may retrieve one card at random',
  ask(s, l) {
    const who = winnerIn(l);
    if (who === null || s.zones.lost[who].length === 0) return null;
    return {
      player: who,
      kind: 'choice',
      options: [{ verb: 'retrieve', on: { zone: 'lost', of: who } }, { verb: 'decline' }],
    };
  },
  note(_s, l, [picked]) {
    const who = picked?.verb === 'retrieve' ? winnerIn(l) : null;
    l.result = who;
  },
  run(s, l, tell) {
    const who = l.result;
    if (who !== 0 && who !== 1) return next;
    randomCard(s, tell, { zone: 'lost', of: who });
    return call(retrieveForce({ who, left: 1 }));
  },
};

/** Whoever has a value that is one of the destinies drawn is lost; who has no such value never is. */ // AR1-0444, GLA-0286
export const losesThoseMatching = (who: Cards, value: ValueName): Instruction => ({
  ...states((self) => so(things(`${who.words(self, 'all')} whose ${value} matches either destiny`), 'be', 'lost')),
  run(s, l) {
    const drawn = bothTotals(l).filter((total) => total !== null);
    const found = who.in(s, speakerOf(s, l)).filter((card) => {
      const own = valueNow(s, card, value);
      return own !== null && drawn.includes(own);
    });
    return found.length === 0 ? next : leaveTable(s, found, 'lost', l.by, 'lost');
  },
});

const ifAny = (then: readonly Instruction[]): Instruction => ({
  words: () => '',
  inner: [then],
  run: (_s, l) => (l.x > 0 ? call(innerResult(l, 0)) : next),
});

/** "Draw 2 destiny for 2 chances at a destiny = 2": each draw stands for itself, and one success is enough. */ // GLC-0448
export const chancesAt = (wanted: number, chances: number, then: readonly Instruction[]): Instruction =>
  together(
    (self) => `draw ${chances} destiny, one by one; if any is ${wanted}, ${inOneSentence(then, self)}`,
    undefined,
    [
      silently((_s, l) => {
        l.x = 0;
      }),
      ...Array.from({ length: chances }, () => [
        drawDestiny(),
        silently((_s, l) => {
          if (l.result === wanted) l.x++;
        }),
      ]).flat(),
      ifAny(then),
    ],
  );
