import { at } from './at.ts';
import type { Answer, Option, Outcome } from './decision.ts';
import { EngineFault, IllegalAnswer, impossible } from './errors.ts';
import type { AnyControl, Asked, CompiledQuestion, CompiledStep, Frame, FrameSpec, Procedure } from './frames.ts';
import { commit, ended, next } from './frames.ts';
import { isPlayer, other, type Player } from './player.ts';
import type { KernelState } from './state.ts';
import type { AskedOf, DecisionOf, KernelVerb, OptionOf, TellOf, Vocabulary } from './vocabulary.ts';

/** What a runner works with. */
export interface Running<S extends KernelState, V extends Vocabulary> {
  readonly procedures: ReadonlyMap<string, Procedure<S, V>>;
  /** Procedures whose frames take no id: whether they are opened may depend on what a player must not know. */
  readonly anonymous: ReadonlySet<string>;
  /** The text of a card that a frame carries out, for whoever mends a fault. */
  readonly textOf?: (frame: Frame) => string | null;
  /** Performs events, at once or by the frames it gives. */
  begin(s: S, events: readonly V['event'][], tell: TellOf<V>): readonly FrameSpec[];
}

export interface Runner<S extends KernelState, V extends Vocabulary> {
  push(s: S, frames: readonly FrameSpec[]): void;
  run(s: S, tell: TellOf<V>): void;
  /** Goes on to the first question, even if it has but one answer. */
  runToQuestion(s: S): void;
  pending(s: S): DecisionOf<V> | Outcome;
  answer(s: S, answer: Answer, tell: TellOf<V>): void;
}

/** Far more than any rule takes between two decisions. */
const patience = 100_000;

const withdraw: Option<KernelVerb> = { verb: 'back' };

export function makeRunner<S extends KernelState, V extends Vocabulary>({
  procedures,
  anonymous,
  textOf,
  begin,
}: Running<S, V>): Runner<S, V> {
  /** The decision found when the last run stopped, so that asking for it costs nothing. Never part of a state. */
  let found: Found<S, V> | null = null;

  /** The step taken last, on whatever state: for telling where a fault lies. */
  let taken: CompiledStep<S, V> | null = null;

  const answered = (s: S): number => s.asked[0] + s.asked[1];
  const topFrame = (s: S): Frame =>
    s.frames[s.frames.length - 1] ?? impossible('The rules have run out of things to do.');

  const known = new Map<string, Known<S, V>>();
  for (const [name, { first, steps }] of procedures)
    known.set(name, { name, first, steps, anonymous: anonymous.has(name) });

  const knownAs = (name: string): Known<S, V> => known.get(name) ?? impossible(`There is no procedure called ${name}.`);

  /** The procedure looked up last: most often it is wanted again. */
  let current: Known<S, V> | null = null;

  function procedureOf(frame: Frame): Known<S, V> {
    if (current === null || current.name !== frame.procedure) current = knownAs(frame.procedure);
    return current;
  }

  function stepOf(frame: Frame): CompiledStep<S, V> {
    const procedure = procedureOf(frame);
    return procedure.steps[frame.step] ?? impossible(`${frame.procedure} has no step called ${frame.step}.`);
  }

  function questionOf(frame: Frame): CompiledQuestion<S, V> {
    return stepOf(frame).question ?? impossible('This step is no question.');
  }

  function push(s: S, specs: readonly FrameSpec[]): void {
    for (const { procedure, step, locals } of specs) {
      const { first, anonymous: nameless } = knownAs(procedure);
      const id = nameless ? 0 : s.nextId++;
      s.frames.push({ id, procedure, step: step ?? first, into: null, back: null, by: null, locals });
    }
  }

  function pop(s: S, value: unknown): void {
    const frame = s.frames.pop();
    if (frame?.back != null) s.staged = isStaged(s);
    if (frame?.into == null) return;
    (topFrame(s).locals as Record<string, unknown>)[frame.into] = value;
  }

  /** `by` is the player whose answer led here, or null. */
  function obey(
    s: S,
    frame: Frame,
    step: CompiledStep<S, V>,
    control: AnyControl<V['event']>,
    tell: TellOf<V>,
    by: Player | null,
  ): void {
    switch (control.do) {
      case 'next':
        if (step.next === null) pop(s, null);
        else frame.step = step.next;
        return;
      case 'goto':
        frame.step = control.then ?? impossible('There is no step to go to.');
        return;
      case 'done':
        pop(s, control.value);
        return;
      case 'call': {
        frame.step = control.then ?? step.next ?? ended;
        const bottom = s.frames.length;
        push(s, control.frames);
        const called = s.frames[bottom];
        if (called === undefined) return;
        called.into = control.into;
        if (control.back && by !== null) {
          called.back = step.name;
          called.by = by;
          s.staged = true;
        }
        return;
      }
      case 'perform': {
        frame.step = control.then ?? step.next ?? ended;
        commit(s);
        push(s, begin(s, control.events, tell));
        return;
      }
      case 'over':
        end(s, control.winner, String(control.value), tell);
    }
  }

  function end(s: S, winner: Player | null, because: string, tell: TellOf<V>): void {
    s.outcome = { winner, because };
    s.frames = [];
    s.staged = false;
    tell?.({ kind: 'over', winner, because });
  }

  /** The text that what is under way belongs to, however deep. */
  function textUnderWay(s: S): string | null {
    if (textOf === undefined) return null;
    for (let i = s.frames.length - 1; i >= 0; i--) {
      const frame = s.frames[i];
      const text = frame === undefined ? null : textOf(frame);
      if (text !== null) return text;
    }
    return null;
  }

  /** A fault, with the place in the rules where it came to light. */
  function placed(s: S, error: unknown): unknown {
    if (!(error instanceof EngineFault) || error.where !== null || taken === null) return error;
    const { procedure, name } = taken;
    return new EngineFault(error.message, { procedure, step: name, text: textUnderWay(s) }, { cause: error });
  }

  function run(s: S, tell: TellOf<V>, pinned = false): void {
    taken = null;
    try {
      goOn(s, tell, pinned);
    } catch (error) {
      throw placed(s, error);
    }
  }

  function goOn(s: S, tell: TellOf<V>, pinned: boolean): void {
    found = null;
    /** The step that comes next where that is known already; most often it is the one after the last. */
    let following: CompiledStep<S, V> | null = null;
    for (let steps = 0; s.outcome === null; steps++) {
      if (steps > patience) impossible('The rules go round in circles.');
      const frame = topFrame(s);
      if (frame.step === ended) {
        pop(s, null);
        continue;
      }
      const step: CompiledStep<S, V> = following ?? stepOf(frame);
      following = null;
      taken = step;
      const { act, question } = step;
      if (act !== null) {
        const control = act(s, frame.locals, tell);
        if (control === next && step.after !== null) {
          following = step.after;
          frame.step = following.name;
        } else obey(s, frame, step, control, tell, null);
        continue;
      }
      const asked = question === null ? null : question.ask(s, frame.locals);
      if (question === null || asked === null || asked.options.length === 0) {
        obey(s, frame, step, next, tell, null);
        continue;
      }
      commitAgainst(s, asked.player);
      if (pinned || isOpen(asked)) {
        found = decisionFound(s, frame, asked);
        return;
      }
      const sole = asked.max === 0 ? [] : asked.options;
      // What nobody chose is no place to go back to, unless it came of a choice itself.
      const by = frame.back === null ? null : asked.player;
      obey(s, frame, step, question.then(s, frame.locals, sole, tell), tell, by);
    }
  }

  /** Once the other player is asked, or might have been, nothing can be withdrawn. */
  function commitAgainst(s: S, asked: Player): void {
    if (s.staged && s.frames.some((frame) => frame.back !== null && frame.by !== asked)) commit(s);
  }

  function decisionFound(s: S, frame: Frame, asked: AskedOf<V>): Found<S, V> {
    const back = frame.back !== null;
    const { player, kind, min = 1, max = 1, window, needs } = asked;
    const options = back ? [...asked.options, withdraw] : asked.options;
    const at = s.asked[player];
    const decision: Writable<DecisionOf<V>> =
      window === undefined ? { at, player, kind, options, min, max } : { at, player, kind, options, min, max, window };
    if (back) decision.back = true;
    if (needs !== undefined) decision.needs = needs;
    return { s, answered: answered(s), decision, at, player, options, min, max, back };
  }

  const pending = (s: S): DecisionOf<V> | Outcome => s.outcome ?? find(s).decision;

  function find(s: S): Found<S, V> {
    if (found !== null && found.s === s && found.answered === answered(s)) return found;
    const frame = topFrame(s);
    taken = null;
    try {
      taken = stepOf(frame);
      const asked = questionOf(frame).ask(s, frame.locals) ?? impossible('Nobody is asked anything.');
      found = decisionFound(s, frame, asked);
      return found;
    } catch (error) {
      throw placed(s, error);
    }
  }

  function answer(s: S, given: Answer, tell: TellOf<V>): void {
    if (!isPlayer(given.player))
      throw new IllegalAnswer('wrong player', `A player is 0 or 1, not ${String(given.player)}.`, null);
    if (s.outcome !== null)
      throw new IllegalAnswer('game over', `The game is over: ${s.outcome.because}.`, given.player);
    if ('concede' in given) {
      end(s, other(given.player), 'concession', tell);
      return;
    }
    const { options, back } = checked(find(s), given.player, given.at, given.picks);
    const frame = topFrame(s);
    const { picks } = given;
    const picked = picks.length === 1 ? [at(options, at(picks, 0))] : picks.map((pick) => at(options, pick));
    s.asked[given.player]++;
    found = null;
    try {
      const step = stepOf(frame);
      taken = step;
      if (back && picked[0] === withdraw) takeBack(s, frame);
      else obey(s, frame, step, questionOf(frame).then(s, frame.locals, picked, tell), tell, given.player);
      goOn(s, tell, false);
    } catch (error) {
      throw placed(s, error);
    }
  }

  /** Back to the question that this frame came of; where that was no choice, to the one before it. */
  function takeBack(s: S, withdrawn: Frame): void {
    s.frames.pop();
    s.staged = isStaged(s);
    // As if it had not been begun: a gap in the ids would tell the other player that it was.
    if (withdrawn.id > 0) s.nextId = withdrawn.id;
    const below = topFrame(s);
    below.step = withdrawn.back ?? impossible('This can no longer be withdrawn.');
    const question = questionOf(below);
    question.back?.(s, below.locals);
    const asked = below.back === null ? null : question.ask(s, below.locals);
    if (asked !== null && !isOpen(asked)) takeBack(s, below);
  }

  return { push, run: (s, tell) => run(s, tell), runToQuestion: (s) => run(s, undefined, true), pending, answer };
}

/** What the runner needs of a procedure, as a plain record. */
interface Known<S extends KernelState, V extends Vocabulary> {
  readonly name: string;
  readonly first: string;
  readonly steps: Procedure<S, V>['steps'];
  readonly anonymous: boolean;
}

/** A decision, and beside it in one shape what every answer is checked against. */
interface Found<S, V extends Vocabulary> {
  readonly s: S;
  readonly answered: number;
  readonly decision: DecisionOf<V>;
  readonly at: number;
  readonly player: Player;
  readonly options: readonly OptionOf<V>[];
  readonly min: number;
  readonly max: number;
  readonly back: boolean;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const isStaged = (s: KernelState): boolean => s.frames.some((frame) => frame.back !== null);

/** Are there two or more legal answers? */
function isOpen({ kind, options, min = 1, max = 1 }: Asked): boolean {
  if (kind !== 'subset') return options.length > 1;
  return max > 0 && min < options.length;
}

/** The decision, if these picks are a legal answer to it. */
function checked<S, V extends Vocabulary>(
  asked: Found<S, V>,
  player: Player,
  at: number,
  picks: readonly number[],
): Found<S, V> {
  const { options, min, max, back } = asked;
  if (player !== asked.player) {
    const message = `It is player ${asked.player} who has to decide, not player ${player}.`;
    throw new IllegalAnswer('wrong player', message, player);
  }
  if (at !== asked.at) {
    const message = `This answers decision ${String(at)}; decision ${asked.at} is the one to answer.`;
    throw new IllegalAnswer('stale', message, player);
  }
  if (!Array.isArray(picks)) {
    throw new IllegalAnswer('wrong number of picks', 'An answer needs picks: a list of option numbers.', player);
  }
  const withdraws = back && picks.length === 1 && picks[0] === options.length - 1;
  if (!withdraws && (picks.length < min || picks.length > max)) {
    const wanted = min === max ? `${min}` : `${min} to ${max}`;
    throw new IllegalAnswer(
      'wrong number of picks',
      `${wanted} of the options must be picked, not ${picks.length}.`,
      player,
    );
  }
  const limit = back && !withdraws ? options.length - 1 : options.length;
  let above = -1;
  for (const pick of picks) {
    if (!Number.isInteger(pick) || pick < 0 || pick >= limit) {
      const message = `Options are numbered 0 to ${limit - 1}; ${String(pick)} is none of them.`;
      throw new IllegalAnswer('out of range', message, player);
    }
    if (pick <= above)
      throw new IllegalAnswer('not ascending', 'Picks must be different and in ascending order.', player);
    above = pick;
  }
  return asked;
}
