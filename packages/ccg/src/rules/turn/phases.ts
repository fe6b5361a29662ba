import { call, done, next, number, occurrence, player, topOf } from '@binary-sunset/kernel';
import { procedure, type State, table } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import { respondTo } from '../actions/responding.ts';
import type { TopLevel } from '../actions/topLevel.ts';
import { activateForce } from '../force/force.ts';
import { unlessOver } from '../force/lifeForce.ts';

/** How much Force the active player may still activate. */
const activatable = (s: State): number => {
  const { active, activated, generation } = s.facts;
  return Math.min(generation - activated, s.zones.reserve[active].length);
};

/** Force is activated card by card: as many as its player says, none of them if they like, and more later. */ // AR1-0011, GLA-0059, GLA-0061
export const activation = procedure(
  'activation',
  { by: player, amount: number },
  {
    howMuch: {
      ask(s, l) {
        const most = activatable(s);
        const options = Array.from({ length: most }, (_, i): Option => ({ verb: 'amount', amount: most - i }));
        return { player: l.by, kind: 'number', options };
      },
      then(_s, l, [picked]) {
        l.amount = picked?.amount ?? 1;
        return next;
      },
    },
    activate(s, l, tell) {
      table.change(s, tell, 'activated', s.facts.activated + l.amount);
      return call(activateForce({ who: l.by, left: l.amount }));
    },
    over: () => done(),
  },
);

export const activating: TopLevel = {
  verbs: ['activate'],
  options: (s, who, moment) =>
    moment === 'activate' && who === s.facts.active && activatable(s) > 0 ? [{ verb: 'activate' }] : [],
  take: (_s, by) => activation({ by }),
};

/** The top card of the Force Pile comes into hand. Each is an action of its own. */ // AR8-0004, AR8-0005
export const drawCard = procedure(
  'draw card',
  { by: player },
  {
    draw(s, l, tell) {
      const card = topOf(s.zones.force[l.by]);
      if (card !== null) table.move(s, tell, card, 'hand', l.by);
      tell?.({ kind: 'drew', by: l.by });
      const window = respondTo(s, [occurrence(s, { kind: 'drew', by: l.by })]);
      return unlessOver(s, window === null ? done() : call(window));
    },
    over: () => done(),
  },
);

export const drawing: TopLevel = {
  verbs: ['draw'],
  options: (s, who, moment) =>
    moment === 'draw' && who === s.facts.active && s.zones.force[who].length > 0 ? [{ verb: 'draw' }] : [],
  take: (_s, by) => drawCard({ by }),
};
