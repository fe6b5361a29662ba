import type { Option, Outcome } from './decision.ts';
import type { FrameSpec, GameEvent } from './frames.ts';
import { call, done, goto, next, over, perform, proceduresFor, startingAt } from './frames.ts';
import type { Occurred, Occurrence } from './occurrence.ts';
import { occurrence, occurrencesShape } from './occurrence.ts';
import type { Player } from './player.ts';
import type { CardId, Fields } from './schema.ts';
import { fixed, list, text, variant } from './schema.ts';
import type { KernelState } from './state.ts';
import { cardAt, handleOf, onCard } from './table.ts';
import type { KernelVerb, TellOf, Vocabulary } from './vocabulary.ts';

/** How one kind of event changes the table. */
export interface EventRule<S extends KernelState, V extends Vocabulary, E extends GameEvent> {
  readonly fields: Fields;
  /** Makes it happen and says what has thereby occurred. */
  apply(s: S, event: E, tell: TellOf<V>, occur: (what: Occurred<V['occurs']>) => void): void;
}

export type EventRules<S extends KernelState, V extends Vocabulary> = {
  readonly [K in V['event']['kind']]: EventRule<S, V, Extract<V['event'], { kind: K }>>;
};

/** Something that puts other events, or none, in an event's place. Each does so once for an event. */
export interface Replacement<S extends KernelState, E extends GameEvent> {
  readonly clause: string;
  readonly on: CardId | null;
  /** Who decides, if there is something to decide. */
  readonly by: Player;
  readonly optional: boolean;
  instead(s: S): readonly E[];
}

export interface PerformHooks<S extends KernelState, V extends Vocabulary> {
  readonly events: EventRules<S, V>;
  /** What comes before the events, such as a window for whoever may still prevent them. Asked once. */
  aboutTo?(s: S, events: readonly V['event'][]): FrameSpec | null;
  replacements?(s: S, event: V['event']): readonly Replacement<S, V['event']>[];
  /** Looks at events that happen together before any of them does; gives those that really happen. */
  together?(s: S, events: readonly V['event'][], tell: TellOf<V>): readonly V['event'][];
  /** What must happen for the table to be legal again; called until there is nothing. */
  settle(s: S): readonly V['event'][];
  /** Is the game over as the table stands? */
  verdict?(s: S): Outcome | null;
  /** What the occurrences lead to: a window for responses, triggers to hold, or nothing. */
  occurred(s: S, occurrences: readonly Occurrence<V['occurs']>[], tell: TellOf<V>): FrameSpec | null;
}

const letItHappen = 'let it happen' satisfies KernelVerb;

export interface Performing<S extends KernelState, V extends Vocabulary> {
  /** What the procedure of that name is, for a perform that cannot be done at once. */
  readonly procedure: ReturnType<typeof performProcedure<S, V>>;
  /** Performs at once if nobody can interfere; gives the frames in which it goes on, the last on top. */
  begin(s: S, events: readonly V['event'][], tell: TellOf<V>): readonly FrameSpec[];
}

export function makePerforming<S extends KernelState, V extends Vocabulary>(
  hooks: PerformHooks<S, V>,
): Performing<S, V> {
  const procedure = performProcedure(hooks);
  return {
    procedure,
    begin(s, events, tell) {
      const before = hooks.aboutTo?.(s, events) ?? null;
      if (before !== null) return [procedure({ waiting: events.map(untried) }), before];
      if (hooks.replacements !== undefined && isReplaced(s, events))
        return [procedure({ waiting: events.map(untried) })];
      const occurrences = events.length === 0 ? noOccurrences : applyAll(hooks, s, events, tell);
      if (hooks.verdict !== undefined && hooks.verdict(s) !== null) return [startingAt(procedure({}), 'settle')];
      const settling = hooks.settle(s);
      if (settling.length > 0) return [startingAt(procedure({ settling, occurrences }), 'settle')];
      const after = occurrences.length === 0 ? null : hooks.occurred(s, occurrences, tell);
      return after === null ? nothing : [after];
    },
  };

  function isReplaced(s: S, events: readonly V['event'][]): boolean {
    for (const event of events) if (hooks.replacements?.(s, event).length !== 0) return true;
    return false;
  }
}

const nothing: readonly FrameSpec[] = [];
const noOccurrences: readonly never[] = [];

const untried = <E>(event: E): { event: E; tried: readonly string[] } => ({ event, tried: [] });

function applyAll<S extends KernelState, V extends Vocabulary>(
  hooks: PerformHooks<S, V>,
  s: S,
  events: readonly V['event'][],
  tell: TellOf<V>,
): Occurrence<V['occurs']>[] {
  const occurrences: Occurrence<V['occurs']>[] = [];
  const occur = (what: Occurred<V['occurs']>): void => {
    occurrences.push(occurrence(s, what));
  };
  for (const event of hooks.together?.(s, events, tell) ?? events) {
    const rule = hooks.events[event.kind as V['event']['kind']] as EventRule<S, V, V['event']>;
    rule.apply(s, event, tell, occur);
  }
  return occurrences;
}

/** Replacements, all applied, settled, occurrences: for events that somebody may interfere with. */
function performProcedure<S extends KernelState, V extends Vocabulary>(hooks: PerformHooks<S, V>) {
  type E = V['event'];

  const kinds: Record<string, Fields> = {};
  for (const [kind, rule] of Object.entries<EventRule<S, V, never>>(hooks.events)) kinds[kind] = rule.fields;
  const eventShape = variant<E>(kinds as Readonly<Record<E['kind'], Fields>>);

  interface Waiting {
    readonly event: E;
    readonly tried: readonly string[];
  }

  const open = (s: S, waiting: Waiting): readonly Replacement<S, E>[] =>
    hooks.replacements?.(s, waiting.event).filter((r) => !waiting.tried.includes(key(s, r))) ?? [];

  /** One player decides at a time: those of the first one found. */
  const deciding = (all: readonly Replacement<S, E>[]): readonly Replacement<S, E>[] =>
    all.filter((r) => r.by === all[0]?.by);

  return proceduresFor<S, V>()(
    'perform',
    {
      waiting: list(fixed({ event: eventShape, tried: list(text) })),
      ready: list(eventShape),
      settling: list(eventShape),
      occurrences: occurrencesShape<V['occurs']>(),
    },
    {
      replace: {
        ask(s, l) {
          const [first] = l.waiting;
          if (first === undefined) return null;
          const choices = deciding(open(s, first));
          const [choice] = choices;
          if (choice === undefined) return null;
          const options: Option<KernelVerb>[] = choices.map((r) => ({
            verb: 'instead',
            clause: r.clause,
            ...(r.on === null ? {} : { on: onCard(s, r.on) }),
          }));
          if (choices.every((r) => r.optional)) options.push({ verb: letItHappen });
          return { player: choice.by, kind: 'choice', options };
        },
        then(s, l, [picked]) {
          const [first, ...rest] = l.waiting;
          if (first === undefined || picked === undefined) return next;
          const choices = deciding(open(s, first));
          if (picked.verb === letItHappen) {
            l.waiting = [{ event: first.event, tried: [...first.tried, ...choices.map((r) => key(s, r))] }, ...rest];
            return goto('replace');
          }
          const chosen = choices.find(
            (r) =>
              r.clause === picked.clause && (r.on === null || picked.on === undefined || cardAt(s, picked.on) === r.on),
          );
          if (chosen === undefined) return next;
          const tried = [...first.tried, key(s, chosen)];
          l.waiting = [...chosen.instead(s).map((event) => ({ event, tried })), ...rest];
          return goto('replace');
        },
      },
      decided(_s, l) {
        const [first, ...rest] = l.waiting;
        if (first === undefined) return next;
        l.waiting = rest;
        l.ready = [...l.ready, first.event];
        return goto('replace');
      },
      apply(s, l, tell) {
        l.occurrences = applyAll(hooks, s, l.ready, tell);
        l.ready = [];
        return next;
      },
      settle(s, l) {
        const verdict = hooks.verdict?.(s) ?? null;
        if (verdict !== null) return over(verdict.winner, verdict.because);
        const events = l.settling.length > 0 ? l.settling : hooks.settle(s);
        l.settling = [];
        return events.length === 0 ? next : perform(events, 'settle');
      },
      occurred(s, l, tell) {
        if (l.occurrences.length === 0) return done();
        const frame = hooks.occurred(s, l.occurrences, tell);
        return frame === null ? done() : call(frame);
      },
    },
  );
}

/** By handle, for a view may show what was tried. */
const key = (s: KernelState, r: { readonly clause: string; readonly on: CardId | null; readonly by: Player }): string =>
  `${r.clause}/${r.on === null ? '' : handleOf(s, r.on)}/${r.by}`;
