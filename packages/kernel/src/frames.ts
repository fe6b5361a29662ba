import type { DecisionKind, Needs, Option } from './decision.ts';
import type { FieldsOf } from './locals.ts';
import type { Player } from './player.ts';
import { blankOf, type Fields, type Plain, type Shape, type ValuesIn } from './schema.ts';
import type { KernelState } from './state.ts';
import type { AskedOf, OptionOf, TellOf, Vocabulary } from './vocabulary.ts';

/** A procedure under way. Frames refer to each other by id, never by their place on the stack. */
export interface Frame {
  id: number;
  procedure: string;
  step: string;
  /** The local of the frame below that takes what this one is done with. */
  into: string | null;
  /** The question of the frame below to go back to, as long as this one may still be withdrawn. */
  back: string | null;
  /** Whoever may withdraw it. */
  by: Player | null;
  /** Values in it are replaced, never changed in place. */
  locals: object;
}

/** In place of a step: nothing is left to do but to go back to the frame below. */
export const ended = '';

/** A frame to be, of a procedure with steps of these names. It is used once: its locals become the frame's. */
export interface FrameSpec<out N extends string = string> {
  readonly procedure: string;
  /** Its first step unless said otherwise. */
  readonly step?: N;
  readonly locals: object;
}

/** A frame that begins in the middle: for positions. */
export const startingAt = <N extends string>({ procedure, locals }: FrameSpec<N>, step: NoInfer<N>): FrameSpec<N> => ({
  procedure,
  step,
  locals,
});

/** What a game's rules do to the table, as data: it can be replaced before it is applied. */
export interface GameEvent {
  readonly kind: string;
}

/**
 * What comes after a step: exactly one of these. All are of one shape, which keeps the runner fast. N are the steps and
 * I the locals that it names: a procedure takes only its own.
 */
export interface Control<
  out E extends GameEvent = GameEvent,
  out N extends string = never,
  out I extends string = never,
> {
  readonly do: 'next' | 'done' | 'goto' | 'call' | 'perform' | 'over';
  /** The step this frame goes on with; null for the one after. */
  readonly then: N | null;
  /** Frames that go onto the stack, the last on top. */
  readonly frames: readonly FrameSpec[];
  /** The local that takes what the first of them is done with. */
  readonly into: I | null;
  /** May they be withdrawn? */
  readonly back: boolean;
  readonly events: readonly E[];
  /** What the frame is done with, or why the game is over. */
  readonly value: Plain;
  readonly winner: Player | null;
}

/** A control of whatever procedure, as the runner takes it. */
export type AnyControl<E extends GameEvent = GameEvent> = Control<E, string, string>;

/** A question put to one player. Options stand in an order that depends on nothing that player may not know. */
export interface Asked<V extends string = string> {
  readonly player: Player;
  readonly kind: DecisionKind;
  readonly options: readonly Option<V>[];
  /** 1 unless said otherwise. More than one only for a subset. */
  readonly min?: number;
  readonly max?: number;
  readonly window?: { readonly kind: string; readonly about: readonly number[] };
  readonly needs?: Needs;
}

export type Action<S, L, V extends Vocabulary, N extends string = never> = (
  s: S,
  l: L,
  tell: TellOf<V>,
) => Control<V['event'], N, keyof L & string>;

/** `ask` changes nothing and may be called any number of times; null asks nothing and goes on. */
export interface Question<S, L, V extends Vocabulary, N extends string = never> {
  ask(s: S, l: L): AskedOf<V> | null;
  then(s: S, l: L, picked: readonly OptionOf<V>[], tell: TellOf<V>): Control<V['event'], N, keyof L & string>;
  /** Puts back what `then` noted before staging a call that is now withdrawn: nothing may tell that it was begun. */
  back?(s: S, l: L): void;
}

export type Step<S, L, V extends Vocabulary, N extends string = never> = Action<S, L, V, N> | Question<S, L, V, N>;

export interface Procedure<S extends KernelState = KernelState, V extends Vocabulary = Vocabulary> {
  readonly name: string;
  readonly locals: Readonly<Record<string, Shape>>;
  readonly steps: Readonly<Record<string, CompiledStep<S, V>>>;
  readonly first: string;
}

/** A step as the runner knows it, always of one shape: it either acts or asks. */
export interface CompiledStep<S, V extends Vocabulary> {
  readonly procedure: string;
  readonly name: string;
  /** The step after it, or null after the last. */
  readonly next: string | null;
  /** The step that `next` names, found already. */
  readonly after: CompiledStep<S, V> | null;
  readonly act: ((s: S, l: object, tell: TellOf<V>) => AnyControl<V['event']>) | null;
  readonly question: CompiledQuestion<S, V> | null;
}

export interface CompiledQuestion<S, V extends Vocabulary> {
  readonly ask: (s: S, l: object) => AskedOf<V> | null;
  readonly then: (s: S, l: object, picked: readonly OptionOf<V>[], tell: TellOf<V>) => AnyControl<V['event']>;
  readonly back: ((s: S, l: object) => void) | null;
}

/** Locals that have no natural start, such as a card or a player, are given; the rest may be left out. */
type GivenKeys<L> = { [K in keyof L]: null extends L[K] ? never : HasBlank<L[K]> extends true ? never : K }[keyof L];
type HasBlank<T> = number extends T
  ? true
  : string extends T
    ? true
    : T extends boolean
      ? true
      : T extends readonly unknown[]
        ? true
        : false;
type Start<L> = Pick<L, GivenKeys<L>> & Partial<L>;

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Calling it makes a frame to be. */
export type Procedural<S extends KernelState, L, V extends Vocabulary, N extends string = string> = ((
  locals: Start<L>,
) => FrameSpec<N>) &
  Omit<Procedure<S, V>, 'locals'> & { readonly locals: FieldsOf<L> };

/** The names of a procedure's steps. */
export type StepOf<P> = P extends (locals: never) => FrameSpec<infer N> ? N : never;

/** A step of whatever procedure. */
type AnyStep<S, V extends Vocabulary> =
  | ((s: S, l: object, tell: TellOf<V>) => AnyControl<V['event']>)
  | {
      ask(s: S, l: object): AskedOf<V> | null;
      then(s: S, l: object, picked: readonly OptionOf<V>[], tell: TellOf<V>): AnyControl<V['event']>;
      back?(s: S, l: object): void;
    };

/** Makes a maker of procedures for one game's state and events. Steps run in the order in which they are written. */
export const proceduresFor =
  <S extends KernelState, V extends Vocabulary>() =>
  <const F extends Fields, N extends string>(
    name: string,
    locals: F,
    steps: Record<N, Step<S, ValuesIn<F>, V, NoInfer<N>>>,
  ): Procedural<S, ValuesIn<F>, V, N> => {
    const written = Object.entries<Step<S, ValuesIn<F>, V, N>>(steps);
    const compiled: Record<string, CompiledStep<S, V>> = {};
    let before: Writable<CompiledStep<S, V>> | null = null;
    for (const [i, [stepName, writtenStep]] of written.entries()) {
      const step = writtenStep as AnyStep<S, V>;
      const isAction = typeof step === 'function';
      const made: Writable<CompiledStep<S, V>> = {
        procedure: name,
        name: stepName,
        next: written[i + 1]?.[0] ?? null,
        after: null,
        act: isAction ? step : null,
        question: isAction ? null : { ask: step.ask, then: step.then, back: step.back ?? null },
      };
      compiled[stepName] = made;
      if (before !== null) before.after = made;
      before = made;
    }
    const blanks = Object.fromEntries(Object.entries<Shape>(locals).map(([key, shape]) => [key, blankOf(shape)]));
    // The blanks first, so that the locals of a procedure are all of one shape.
    const make = (given: object): FrameSpec => ({ procedure: name, locals: Object.assign({ ...blanks }, given) });
    Object.defineProperty(make, 'name', { value: name });
    return Object.assign(make, { locals, steps: compiled, first: written[0]?.[0] ?? '' }) as unknown as Procedural<
      S,
      ValuesIn<F>,
      V,
      N
    >;
  };

const none: readonly never[] = [];

function control<E extends GameEvent = never, N extends string = never, I extends string = never>(
  kind: Control['do'],
  then: N | null,
  frames: readonly FrameSpec[] = none,
  into: I | null = null,
  back = false,
  events: readonly E[] = none,
  value: Plain = null,
  winner: Player | null = null,
): Control<E, N, I> {
  return { do: kind, then, frames, into, back, events, value, winner };
}

/** On to the next step; after the last, done. */
export const next: Control<never> = control<never>('next', null);

const finished = control<never>('done', null);
export const done = (value: Plain = null): Control<never> =>
  value === null ? finished : control<never>('done', null, none, null, false, none, value);

/** A last step that does nothing. */
export const finish = (): Control<never> => finished;

export const goto = <N extends string>(step: N): Control<never, N> => control('goto', step);

export interface CallOptions<N extends string, I extends string> {
  /** The step to go on with afterwards. */
  readonly then?: N;
  /** The local that takes what the call is done with. */
  readonly into?: I;
}

/** Several frames, the last on top: it runs first, then the one below it. */
export const callAll = <N extends string = never, I extends string = never>(
  frames: readonly FrameSpec[],
  options?: CallOptions<N, I>,
): Control<never, NoInfer<N>, NoInfer<I>> => control('call', options?.then ?? null, frames, options?.into ?? null);

export const call = <N extends string = never, I extends string = never>(
  frame: FrameSpec,
  options?: CallOptions<N, I>,
): Control<never, NoInfer<N>, NoInfer<I>> => callAll([frame], options);

/** From a question: a call that the player may withdraw from, back to the question, while nothing has come of it. */
export const stage = <N extends string = never, I extends string = never>(
  frame: FrameSpec,
  options?: CallOptions<N, I>,
): Control<never, NoInfer<N>, NoInfer<I>> =>
  control('call', options?.then ?? null, [frame], options?.into ?? null, true);

export const perform = <E extends GameEvent, N extends string = never>(
  events: readonly E[],
  then: N | null = null,
): Control<E, N> => control<E, N>('perform', then, none, null, false, events);

export const over = (winner: Player | null, because: string): Control<never> =>
  control<never>('over', null, none, null, false, none, because, winner);

/** Counts every change on any table, beside those of frames. Never part of a state. */
let changes = 0;
export const changesMade = (): number => changes;
export function noteChange(): void {
  changes++;
}

/** Counts changes of what lies in play only: which cards, where, and what is marked on them. */
let arrangements = 0;
export const arrangementsMade = (): number => arrangements;
export function noteArrangement(): void {
  arrangements++;
}

/** Something on the table has changed, for good. */
export function changed(s: KernelState): void {
  changes++;
  commit(s);
}

/** Something was revealed, drawn or done: what is under way can no longer be withdrawn. */
export function commit(s: KernelState): void {
  if (!s.staged) return;
  s.staged = false;
  for (const frame of s.frames) if (frame.back !== null) frame.back = null;
}

/** The frame of an action that is still under way. */
export function frameById(s: KernelState, id: number): Frame | null {
  if (id === 0) return null;
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const frame = s.frames[i];
    if (frame !== undefined && frame.id === id) return frame;
  }
  return null;
}
