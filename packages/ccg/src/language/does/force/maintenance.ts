/** A card has to be paid for at the end of each of its owner's turns. */
import { call, isCurrent, next } from '@binary-sunset/kernel';
import { forceOf, loseForce, useForce } from '../../../rules/force/force.ts';
import { lifeForce } from '../../../rules/force/lifeForce.ts';
import { cargoOf } from '../../../rules/leaving/events.ts';
import { leaveTable } from '../../../rules/leaving/leaving.ts';
import type { State } from '../../../state/state.ts';
import type { Option } from '../../../state/vocabulary.ts';
import type { Acting, ActionText, Instruction } from '../../../text/program.ts';
import { must } from '../../text.ts';
import { atEdge } from '../../when/turns.ts';

/** What keeping a card on table costs, in Force used or in Force lost; and what it costs to get it back later, if it can be. */
type Maintenance = (
  | { readonly use: number; readonly lose?: never }
  | { readonly lose: number; readonly use?: never }
) & {
  readonly recycle?: number;
};

const costWords = ({ use, lose }: Maintenance): string =>
  use === undefined ? `lose ${lose} Force` : `use ${use} Force`;

function canMaintain(s: State, l: Acting, { use = 0, lose = 0 }: Maintenance): boolean {
  return use <= forceOf(s, l.by) && lose <= lifeForce(s, l.by) + s.zones.hand[l.by].length;
}

/** What may be chosen; to give the card up is always possible. */ // GAP-0209, GAP-0210
function choicesFor(s: State, l: Acting, maintenance: Maintenance): Option[] {
  const { recycle } = maintenance;
  const options: Option[] = canMaintain(s, l, maintenance) ? [{ verb: 'maintain' }] : [];
  if (recycle !== undefined && recycle <= forceOf(s, l.by)) options.push({ verb: 'recycle' });
  return [...options, { verb: 'sacrifice' }];
}

/** The choice, and what it costs: as a cost, so nothing makes a loss for it less. */ // AR1-0144
const pays = (maintenance: Maintenance): Instruction => ({
  words({ him }) {
    const recycle =
      maintenance.recycle === undefined ? '' : `, use ${maintenance.recycle} Force to place it in Used Pile`;
    return `${costWords(maintenance)} to maintain ${him}${recycle} or place it out of play`;
  },
  ask: (s, l) => ({ player: l.by, kind: 'choice', options: choicesFor(s, l, maintenance) }),
  note(_s, l, [picked]) {
    l.result = picked?.verb ?? 'sacrifice';
  },
  run(_s, l) {
    const { use = 0, lose = 0, recycle = 0 } = maintenance;
    if (l.result === 'recycle') return call(useForce({ who: l.by, left: recycle }));
    if (l.result !== 'maintain') return next;
    return use > 0
      ? call(useForce({ who: l.by, left: use }))
      : call(loseForce({ who: l.by, left: lose, source: l.source, why: 'cost' }));
  },
});

/** Recycled, it goes to the Used Pile with all that is on it; given up, out of play, and what is on it is lost. */ // GAP-0209
const givesUp: Instruction = {
  words: () => '',
  run(s, l) {
    const { card } = l.source;
    if (!isCurrent(s, l.source) || l.result === 'maintain') return next;
    return l.result === 'recycle'
      ? leaveTable(s, [card, ...cargoOf(s, card)], 'used', l.by, 'placed')
      : leaveTable(s, [card], 'outOfPlay', l.by, 'placed');
  },
};

/** A card that has to be paid for at the end of each of its owner's turns, piloted or not. */ // GAP-0209, GAP-0211
export const maintenance = (cost: Maintenance): ActionText => ({
  ...must(atEdge('end', 'your')).do(pays(cost), givesUp),
  unpiloted: true,
});
