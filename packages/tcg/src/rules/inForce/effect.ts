import {
  call,
  data,
  done,
  type FrameSpec,
  goto,
  innerId,
  list,
  next,
  number,
  player,
  ref,
  resolveHeld,
  text,
} from '@binary-sunset/kernel';
import { programCalled } from '../../catalog/catalog.ts';
import { procedure, type State } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import type { Resolving } from '../../text/program.ts';

/** A text takes effect: its instructions, in the order in which they are written. */ // TCG-0186
export const effect = procedure(
  'effect',
  {
    program: text,
    source: ref,
    by: player,
    at: number,
    it: list(ref),
    earlier: list(ref),
    arena: text,
    x: number,
    result: data,
  },
  {
    begin(_s, l, tell) {
      if (l.at === 0) tell?.({ kind: 'takes effect', by: l.by, clause: l.program });
      const instruction = programCalled(l.program)[l.at];
      if (instruction === undefined) return done();
      // What was chosen before is kept apart, so that a choice without a candidate leaves nothing chosen.
      if (instruction.chooses === true) {
        l.earlier = l.it;
        l.it = [];
      }
      return next;
    },
    choose: {
      ask: (s, l) => programCalled(l.program)[l.at]?.ask?.(s, l) ?? null,
      then(s, l, picked) {
        programCalled(l.program)[l.at]?.note?.(s, l, picked);
        return next;
      },
    },
    howMuch: {
      ask(s, l) {
        const most = programCalled(l.program)[l.at]?.upTo?.(s, l) ?? 0;
        if (most === 0) return null;
        const options = Array.from({ length: most + 1 }, (_, i): Option => ({ verb: 'amount', amount: most - i }));
        return { player: l.by, kind: 'number', options };
      },
      then(_s, l, [picked]) {
        l.x = picked?.amount ?? 0;
        return next;
      },
    },
    act(s, l, tell) {
      return programCalled(l.program)[l.at]?.run(s, l, tell) ?? next;
    },
    on(_s, l) {
      l.at++;
      l.result = null;
      return goto('begin');
    },
  },
);

/** The frame of a list of instructions inside the one at hand. */
export const innerEffect = (l: Resolving, which: number): FrameSpec =>
  effect({
    program: innerId(l.program, l.at, which),
    source: l.source,
    by: l.by,
    it: l.it,
    earlier: l.earlier,
    arena: l.arena,
    x: l.x,
  });

/** What was caught and waits, resolved in turns, the Dark Side beginning. */ // TCG-0232
export const waitingTriggers = (s: State, window: string | null = null) =>
  isAnyHeld(s, window) ? call(resolveHeld(s.facts.dark, window)) : next;

function isAnyHeld(s: State, window: string | null): boolean {
  for (const held of s.held) if (held.window === window) return true;
  return false;
}

/** The step in which waiting triggers resolve: one function for all procedures, whose code is then always at hand. */
export const resolveWaiting = (s: State) => waitingTriggers(s);

/**
 * The step in which triggers resolve after something that can also be done in a chance or by an effect: there they wait
 * for the end of that.
 */ // TCG-0238
export const triggersAfterwards = (s: State) => (isWithin(s) ? next : waitingTriggers(s));

const isWithin = ({ frames }: State): boolean =>
  frames.some(({ procedure: name, locals }) => name === 'effect' || (name === 'window' && !isOwnStep(locals)));

/** In one's own build or retreat step there is no chance to be over. */ // TCG-0360
const isOwnStep = (locals: object): boolean =>
  'kind' in locals && (locals.kind === 'build' || locals.kind === 'retreat');
