import {
  call,
  endLasting,
  type FrameSpec,
  forgetUses,
  goto,
  next,
  onCard,
  openWindow,
  other,
  over,
  perform,
  resolveHeld,
  topOf,
} from '@binary-sunset/kernel';
import { procedure, type State, table } from '../state.ts';
import type { Option } from '../vocabulary.ts';

export const energyLimit = 9;
const handLimit = 7;
/** What a player loses who should draw and can't: it brings every game to an end. */
const exhaustion = 2;
const longestGame = 200;

export const turn = procedure(
  'turn',
  {},
  {
    ready(s, _l, tell) {
      const active = s.facts.turn;
      if (s.facts.round >= longestGame) return over(null, 'both sides are exhausted');
      table.change(s, tell, 'phase', 'ready');
      table.change(s, tell, 'round', s.facts.round + 1);
      tell?.({ kind: 'turn', by: active, round: s.facts.round });
      for (const unit of s.zones.play[active]) table.mark(s, tell, unit, 'tapped', 0);
      table.changeFor(s, tell, 'energy', active, Math.min(energyLimit, s.facts.energy[active] + 3));
      if (topOf(s.zones.deck[active]) === null)
        return perform([{ kind: 'demoralise', player: active, amount: exhaustion }]);
      return perform([{ kind: 'draw', player: active }]);
    },
    open(s, _l, tell) {
      table.change(s, tell, 'phase', 'action');
      return next;
    },
    act: (s) => call(openWindow({ kind: 'action', next: s.facts.turn })),
    end(s, _l, tell) {
      table.change(s, tell, 'phase', 'end');
      endLasting(s, tell, 'turn');
      forgetUses(s, 'turn');
      // A unit may have lived on a bonus that has just ended.
      return perform([]);
    },
    held: (s) => waitingTriggers(s),
    discard: {
      ask(s) {
        const active = s.facts.turn;
        const hand = s.zones.hand[active];
        const excess = hand.length - handLimit;
        if (excess <= 0) return null;
        return {
          player: active,
          kind: 'subset',
          options: hand.map((card): Option => ({ verb: 'discard', on: onCard(s, card) })),
          min: excess,
          max: excess,
        };
      },
      then(s, _l, picked, tell) {
        const handles = picked.map(({ on }) => (on !== undefined && 'card' in on ? on.card : -1));
        for (const handle of handles) table.move(s, tell, s.cards.handle.indexOf(handle), 'discard', s.facts.turn);
        return next;
      },
    },
    over(s, _l, tell) {
      table.change(s, tell, 'turn', other(s.facts.turn));
      return goto('ready');
    },
  },
);

/** What was caught and waits, resolved in turns, the active player beginning. */
export const waitingTriggers = (s: State) => (s.held.length === 0 ? next : call(resolveHeld(s.facts.turn)));

export const firstTurn = (): FrameSpec => turn({});
