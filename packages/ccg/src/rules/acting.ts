import {
  type Control,
  call,
  cardAt,
  data,
  done,
  type FrameSpec,
  flag,
  goto,
  isCurrent,
  list,
  next,
  number,
  type Option,
  occurrence,
  onCard,
  player,
  ref,
  refTo,
  stage,
  text,
} from '@binary-sunset/kernel';
import { actionCalled, programCalled } from '../catalog.ts';
import type { Acting, Instruction, OnStack } from '../language/program.ts';
import { procedure, type State, table } from '../state.ts';
import { useForce } from './force.ts';
import { targetsFor, withChosen } from './initiating.ts';
import { unlessOver } from './lifeForce.ts';
import { countUseOf } from './limits.ts';
import { ownId } from './ownId.ts';
import { respondTo } from './responding.ts';
import { separateCostOf } from './separateCosts.ts';
import { unlockFor } from './twoDestinies.ts';

const locals = {
  text,
  source: ref,
  by: player,
  about: number,
  responding: number,
  it: list(ref),
  chosen: list(list(ref)),
  x: number,
  at: number,
  cancelled: flag,
  result: data,
} as const;

/** The result of an action: its instructions, in the order in which they are written. */ // AR1-0114
const result = procedure('result', locals, {
  begin(_s, l, tell) {
    if (l.at === 0) tell?.({ kind: 'takes effect', by: l.by, clause: l.text });
    return programCalled(l.text)[l.at] === undefined ? done(l.x) : next;
  },
  choose: {
    ask: (s, l) => programCalled(l.text)[l.at]?.ask?.(s, l as Acting) ?? null,
    then(s, l, picked) {
      programCalled(l.text)[l.at]?.note?.(s, l as Acting, picked);
      return next;
    },
  },
  carryOut: (s, l, tell) => programCalled(l.text)[l.at]?.run(s, l as Acting, tell) ?? next,
  // Whatever an instruction did, it may have cost somebody the last of their Life Force.
  on(s, l) {
    l.at++;
    return unlessOver(s, goto('begin'));
  },
});

/** The frame in which an action has its result. */
const carryOut = (l: Acting): FrameSpec => result({ ...l, at: 0 });

/** The frame of a list of instructions inside the one at hand. */
export const innerResult = (l: Acting, which: number): FrameSpec =>
  result({ ...l, text: `${l.text}:${l.at}.${which}`, at: 0 });

/** An action of a card: initiation (conditions are met already), responses, result. */ // AR1-0088
const act = procedure('act', locals, {
  // What is chosen is staged: until something is paid or revealed it can be withdrawn. AR1-0107
  target: {
    ask(s, l) {
      const { clause } = actionCalled(l.text);
      const target = clause.targets[l.chosen.length];
      if (target === undefined) return null;
      const options: Option[] = targetsFor(s, l as Acting).map((card) => ({ verb: 'target', on: onCard(s, card) }));
      if (target.optional || target.least === 0) options.push({ verb: 'no target' });
      return { player: l.by, kind: 'choice', options };
    },
    then(s, l, [picked]): Control<never> {
      const { clause } = actionCalled(l.text);
      const chosen = picked === undefined || picked.verb === 'no target' ? [] : [refTo(s, cardAt(s, picked.on))];
      const more = withChosen(l as Acting, chosen);
      if (more.chosen.length < clause.targets.length)
        return stage(act({ ...more }), { then: 'staged', into: 'result' });
      l.chosen = more.chosen;
      l.it = more.it;
      return next;
    },
  },
  begin(s, l, tell) {
    const { clause, pile } = actionCalled(l.text);
    const { card } = l.source;
    if (table.isIn(s, card, 'hand') || (pile !== null && !table.inPlay(s, card))) {
      table.move(s, tell, card, 'playing', l.by);
      l.source = refTo(s, card);
    }
    tell?.({ kind: 'acts', by: l.by, card: s.cards.handle[card] ?? 0, text: l.text });
    countUseOf(s, l as Acting, clause);
    l.at = 0;
    return next;
  },
  // What must first be used, whatever the action itself costs. AR1-0398
  payFirst(s, l) {
    const force = actionCalled(l.text).pile === null ? 0 : separateCostOf(s, l.source.card, 'play');
    return force === 0 ? next : call(useForce({ who: l.by, left: force }));
  },
  // Costs are paid in the order in which they stand. AR1-0108
  pay(s, l, tell) {
    const cost = actionCalled(l.text).clause.costs[l.at];
    return cost?.pay(s, l as Acting, tell) ?? goto('initiated');
  },
  paid(_s, l) {
    l.at++;
    return goto('pay');
  },
  initiated(s, l) {
    l.at = 0;
    const initiated = occurrence(s, {
      kind: 'action',
      by: l.by,
      subject: l.source,
      action: ownId(s),
      detail: l.text,
    });
    const window = respondTo(s, [initiated]);
    return window === null ? next : call(window);
  },
  result(_s, l) {
    return l.cancelled ? next : call(carryOut(l as Acting));
  },
  // An Interrupt that was played goes to its pile, one that was cancelled to the Lost Pile. AR1-0194
  over(s, l, tell) {
    const { pile } = actionCalled(l.text);
    if (pile !== null && isCurrent(s, l.source) && table.isIn(s, l.source.card, 'playing')) {
      const to = playedBy(s)?.afterwards ?? (l.cancelled ? 'lost' : pile);
      table.move(s, tell, l.source.card, to, l.by, to === 'used' ? { sees: 'none' } : {});
    }
    unlockFor(s, tell, ownId(s));
    return done();
  },
  staged: () => done(),
});

/** The instruction that has the action at hand played, if one has. */
function playedBy(s: State): Instruction | null {
  const below = s.frames[s.frames.length - 2];
  if (below === undefined || below.procedure !== result.name) return null;
  const { text: id, at } = below.locals as Acting;
  return programCalled(id)[at] ?? null;
}

/** The frame of an action of a card. */
export const actionFrame = (l: Acting): FrameSpec => act({ ...l });

/** Cancels an action that is on the stack: it will not have its result. */ // AR1-0190
export function cancel(s: State, action: number): void {
  const frame = s.frames.find(({ id }) => id === action);
  if (frame !== undefined) (frame.locals as OnStack).cancelled = true;
}

export const actingProcedures = [act, result];
