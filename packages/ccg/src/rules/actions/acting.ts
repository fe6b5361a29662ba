import {
  type Control,
  call,
  cardAt,
  done,
  type FrameSpec,
  goto,
  innerId,
  isCurrent,
  localsOf,
  next,
  occurrence,
  onCard,
  refTo,
  stage,
} from '@binary-sunset/kernel';
import { actionCalled, programCalled } from '../../catalog/catalog.ts';
import { procedure, type State, table } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import type { Acting, Instruction } from '../../text/program.ts';
import { unlockFor } from '../destiny/twoDestinies.ts';
import { useForce } from '../force/force.ts';
import { unlessOver } from '../force/lifeForce.ts';
import { askingPrice, declined } from './askingPrice.ts';
import { declared } from './frames.ts';
import { grabbersOf, mayBeGrabbed, putOnGrabber } from './grabbing.ts';
import { targetsFor, withPicked } from './initiating.ts';
import { countUseOf } from './limits.ts';
import { ownId } from './ownId.ts';
import { countPlayed } from './playedOften.ts';
import { respondTo } from './responding.ts';
import { retarget } from './retargeting.ts';
import { separateCostOf, stackedFirstOn } from './separateCosts.ts';
import { pileFor } from './usedOrLost.ts';

/** The result of an action: its instructions, in the order in which they are written. */ // AR1-0119, AR1-0149
const result = procedure(declared.result.name, declared.result.locals, {
  begin(_s, l, tell) {
    if (l.at === 0) tell?.({ kind: 'takes effect', by: l.by, clause: l.text });
    return programCalled(l.text)[l.at] === undefined ? done(l.x) : next;
  },
  choose: {
    ask: (s, l) => programCalled(l.text)[l.at]?.ask?.(s, l) ?? null,
    then(s, l, picked) {
      programCalled(l.text)[l.at]?.note?.(s, l, picked);
      return next;
    },
  },
  carryOut: (s, l, tell) => programCalled(l.text)[l.at]?.run(s, l, tell) ?? next,
  // Whatever an instruction did, it may have cost somebody the last of their Life Force.
  on(s, l) {
    l.at++;
    return unlessOver(s, goto('begin'));
  },
});

/** The frame in which an action has its result. */
const carryOut = (l: Acting): FrameSpec => result({ ...l, at: 0 });

/** The frame of an action's result from one of its instructions on. */
export const resultFrom = (l: Acting, at: number): FrameSpec => result({ ...l, at });

/** The frame of a list of instructions inside the one at hand. */
export const innerResult = (l: Acting, which: number): FrameSpec =>
  result({ ...l, text: innerId(l.text, l.at, which), at: 0 });

/** An action of a card: initiation (conditions are met already), responses, result. */ // AR1-0102, AR1-0129
const act = procedure(declared.act.name, declared.act.locals, {
  // What is chosen is staged: until something is paid or revealed it can be withdrawn. AR1-0136
  target: {
    ask(s, l) {
      const { clause } = actionCalled(l.text);
      const target = clause.targets[l.chosen.length];
      if (target === undefined) return null;
      const found = targetsFor(s, l);
      const options: Option[] = found.map((card): Option => ({ verb: 'target', on: onCard(s, card) }));
      if (l.picked.length >= Math.max(1, target.least)) options.push({ verb: 'done' });
      // What is there must be targeted, unless the text says otherwise. AR1-0136, AR1-0241
      else if (l.picked.length === 0 && (target.least === 0 || found.length === 0)) options.push({ verb: 'no target' });
      return { player: l.by, kind: 'choice', options };
    },
    then(s, l, [picked]): Control<never, 'staged', 'result'> {
      const { clause } = actionCalled(l.text);
      const more = withPicked(s, l, picked?.verb === 'target' ? refTo(s, cardAt(s, picked.on)) : null);
      if (more.chosen.length < clause.targets.length)
        return stage(act({ ...more }), { then: 'staged', into: 'result' });
      l.chosen = more.chosen;
      l.picked = more.picked;
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
    tell?.({
      kind: 'acts',
      by: l.by,
      card: s.cards.handle[card] ?? 0,
      text: l.text,
      // What lies hidden is not told.
      targets: l.chosen
        .flat()
        .filter((one) => table.inPlay(s, one.card))
        .map((one) => s.cards.handle[one.card] ?? 0),
    });
    countUseOf(s, l, clause);
    if (pile !== null) {
      countPlayed(s, card);
      // What it is now it stays, whatever changes. GAP-0130
      l.pile = pileFor(s, card, pile);
    }
    l.at = 0;
    return next;
  },
  // What must first be used, whatever the action itself costs. AR1-0398
  payFirst(s, l) {
    const isPlayed = actionCalled(l.text).pile !== null;
    const force = isPlayed ? separateCostOf(s, l.source.card, 'play') : 0;
    if (isPlayed) l.grabbers = [...l.grabbers, ...stackedFirstOn(s, l.source.card)];
    return force === 0 ? next : call(useForce({ who: l.by, left: force }));
  },
  // Costs are paid in the order in which they stand. AR1-0139, AR1-0146
  pay(s, l, tell) {
    const cost = actionCalled(l.text).clause.costs[l.at];
    return cost?.pay(s, l, tell) ?? goto('initiated');
  },
  // A price that was declined: the action ends there. AR1-0104
  paid(_s, l) {
    if (l.result === declined) {
      l.cancelled = true;
      return goto('over');
    }
    l.at++;
    return goto('pay');
  },
  // Responses, also to its having targeted something, come when all is paid. AR1-0147, AR1-0148, AR1-0173
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
  // Whatever has changed since, what was initiated goes on. AR1-0130
  result(_s, l) {
    return l.cancelled ? next : call(carryOut(l));
  },
  // Of two grabbers only one takes it. GAP-0207
  grabbed: {
    ask(s, l) {
      const options = grabbersOf(s, l).map(({ card }): Option => ({ verb: 'stack', on: onCard(s, card) }));
      return options.length === 0 ? null : { player: s.facts.active, kind: 'choice', options };
    },
    then(s, l, [picked], tell) {
      if (picked !== undefined && mayBeGrabbed(s, l.source)) putOnGrabber(s, tell, l.source.card, cardAt(s, picked.on));
      return next;
    },
  },
  // An Interrupt that was played goes to its pile, one that was cancelled to the Lost Pile. AR1-0258, GAP-0131
  over(s, l, tell) {
    const { pile } = l;
    if (pile !== '' && isCurrent(s, l.source) && table.isIn(s, l.source.card, 'playing')) {
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
  const below = localsOf(s.frames[s.frames.length - 2], declared.result);
  return below === null ? null : (programCalled(below.text)[below.at] ?? null);
}

/** The frame of an action of a card. */
export const actionFrame = (l: Acting): FrameSpec => act({ ...l });

/** Cancels an action that is on the stack: it will not have its result. */ // AR1-0256
export function cancel(s: State, action: number): void {
  const locals = s.frames.find(({ id }) => id === action)?.locals;
  if (locals !== undefined && 'cancelled' in locals) locals.cancelled = true;
}

export const actingProcedures = [act, result, askingPrice, retarget];
