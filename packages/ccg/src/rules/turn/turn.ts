import {
  call,
  endLasting,
  forgetUses,
  goto,
  next,
  number,
  occurrence,
  openWindow,
  other,
  perform,
} from '@binary-sunset/kernel';
import { phases, procedure, table } from '../../state/state.ts';
import { respondTo } from '../actions/responding.ts';
import { generation } from '../force/generation.ts';
import { recirculate, untilEndOf } from './endOfTurn.ts';

/**
 * One player's turn after the other's: its start, six phases, both Used Piles re-circulated, its end. At either edge
 * what must be done comes first, then players take turns at what they may do there.
 */ // GAP-0042, AR8-0015
export const turn = procedure(
  'turn',
  { phase: number },
  {
    begin(s, l, tell) {
      l.phase = 0;
      table.change(s, tell, 'turn', s.facts.turn + 1);
      table.change(s, tell, 'phase', 'start');
      table.change(s, tell, 'activated', 0);
      table.change(s, tell, 'memory', []);
      tell?.({ kind: 'turn', number: s.facts.turn, by: s.facts.active });
      const window = respondTo(s, [occurrence(s, { kind: 'turn begins', by: s.facts.active })]);
      return window === null ? next : call(window);
    },
    start: (s) => call(openWindow({ kind: 'start', next: s.facts.active })),
    phase(s, l, tell) {
      const phase = phases[l.phase];
      if (phase === undefined) return goto('recirculate');
      table.change(s, tell, 'phase', phase);
      // Counted once: nothing changes it afterwards. GAP-0046
      if (phase === 'activate') table.change(s, tell, 'generation', generation(s, s.facts.active));
      tell?.({ kind: 'step', what: phase });
      return call(openWindow({ kind: phase, next: s.facts.active }));
    },
    // What lasts until the end of a phase ends with it, after what its end leads to. AR1-0102
    phaseEnds(s, _l) {
      const window = respondTo(s, [occurrence(s, { kind: 'phase ends', by: s.facts.active, detail: s.facts.phase })]);
      return window === null ? next : call(window);
    },
    nextPhase(s, l, tell) {
      endLasting(s, tell, 'phase');
      forgetUses(s, 'phase');
      l.phase++;
      // A text that is back may find its card where it can't be. AR1-0267
      return perform([], 'phase');
    },
    recirculate(s, _l, tell) {
      recirculate(s, tell);
      return next;
    },
    end(s, _l, tell) {
      table.change(s, tell, 'phase', 'end');
      const window = respondTo(s, [occurrence(s, { kind: 'turn ends', by: s.facts.active })]);
      return window === null ? next : call(window);
    },
    // What lasts until the end of the turn is over before anything is done by choice. AR8-0016
    expire(s, _l, tell) {
      endLasting(s, tell, 'turn');
      endLasting(s, tell, untilEndOf(s.facts.turn));
      return next;
    },
    // The player whose turn it was may act first. AR8-0012, AR8-0028
    byChoice: (s) => call(openWindow({ kind: 'end', next: s.facts.active })),
    over(s, _l, tell) {
      endLasting(s, tell, 'turn');
      forgetUses(s, 'turn');
      table.change(s, tell, 'active', other(s.facts.active));
      return goto('begin');
    },
  },
);
