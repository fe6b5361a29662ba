import { call, other } from '@binary-sunset/kernel';
import { ownId } from '../../../rules/actions/ownId.ts';
import { destinyFor } from '../../../rules/destiny/destiny.ts';
import { loseForce } from '../../../rules/force/force.ts';
import { totalPowerAt } from '../../../rules/inForce/power.ts';
import type { State } from '../../../state/state.ts';
import { type Acting, type Instruction, speakerOf } from '../../../text/program.ts';
import { opponents } from '../../cards/cards.ts';

const targets = (s: State, l: Acting): number =>
  opponents.of('character', 'starship', 'vehicle').presentThere.in(s, speakerOf(s, l)).length;

/** One destiny for each character, starship and vehicle that the opponent has there: none for cards aboard starships. */ // GLD-0017
const drawForEach: Instruction = {
  words: () => 'draw one destiny for each character, starship and vehicle that opponent has present there',
  run: (s, l) => call(destinyFor(l.by, targets(s, l), '', ownId(s)), { into: 'result' }),
};

/** No battle: Force is lost, and nothing is forfeited. A draw that failed, or was none, is as good as zero. */ // GLD-0017, AR1-0442
const compare: Instruction = {
  words: () =>
    'if total destiny and opponent’s total power there differ, the player with less loses the difference in Force',
  run(s, l) {
    const at = l.it[0]?.card ?? -1;
    const total = typeof l.result === 'number' ? l.result : 0;
    const difference = total - (at < 0 ? 0 : totalPowerAt(s, other(l.by), at));
    const who = difference > 0 ? other(l.by) : l.by;
    return call(loseForce({ who, left: Math.abs(difference), source: l.source }));
  },
};

/** "Draw one destiny for each, and compare." Where the Force drain was that it responds to. */
export const assaults: readonly Instruction[] = [drawForEach, compare];
