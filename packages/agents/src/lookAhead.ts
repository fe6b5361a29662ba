import {
  type Decision,
  isOutcome,
  type KernelState,
  type Outcome,
  type Player,
  type Seed,
} from '@binary-sunset/kernel';
import { type Part, worthOfAll } from './judgement.ts';
import type { Opinions, Proposal } from './opinions.ts';
import type { Luck, Training } from './training.ts';

/** How far somebody looks ahead. */
export interface Patience {
  /** Answers that are looked at where there are many. */
  readonly width: number;
  /** Answers that are looked at for each question that belongs to an answer, such as whom to attack. */
  readonly innerWidth: number;
  /** About how many in all, with the answers to such questions. */
  readonly lines: number;
  /** How many questions deep. */
  readonly depth: number;
  /** About so many answers are tried: no round of trials is begun that would make it more. */
  readonly answers: number;
  /** The longest that a table is played on before it is judged. */
  readonly longest: number;
}

/** Worth more than anything on a table. */
const victory = 1000;

/** After so many trials what is far behind is given up. */
const trialsForAll = 3;

/** An answer, and the table at which it is given. */
export interface Step<S> {
  readonly at: S;
  readonly picks: readonly number[];
}

interface Begun<S> {
  /** The first answer, which is what this is about. */
  readonly picks: readonly number[];
  /** That answer and those that belong to it, one after the other. */
  readonly way: readonly Step<S>[];
  /** What the habits say of it and of all that belongs to it. */
  readonly habit: number;
}

/** An answer with all that belongs to it, up to where chance or the other player comes in. */
export interface LineOfPlay<S> extends Begun<S> {
  /** How the table was judged in the end, trial by trial: the first with the same luck as the first of any other line. */
  readonly judged: readonly (readonly Part[])[];
  /** How good it is: what the table was worth on the average, and what the habits say. */
  readonly worth: number;
}

/** A line while it is tried. */
interface Tried<S> extends Begun<S> {
  readonly last: Step<S>;
  readonly judged: (readonly Part[])[];
  /** What that comes to, summed up over the trials. */
  sum: number;
}

/** Who has looked at every answer worth it; of each there may be several lines. */
export type LookAhead<S> = (world: S, decision: Decision, seed: Seed) => readonly LineOfPlay<S>[];

/**
 * Looks one step ahead: each answer is given in thought, what belongs to it is chosen in turn, the rest goes by rules of
 * thumb for both players until it is settled, and then the table is judged. Where chance plays a part this is tried
 * several times. The best line comes first; what was given up on the way comes behind the others.
 */
export function lookAhead<S extends KernelState, L>(
  training: Training<S, L>,
  opinions: Opinions<L>,
  patience: Patience,
): LookAhead<S> {
  return (world, decision, seed) => {
    const from = training.situation(world, decision);
    const proposals = opinions.propose(from, decision, patience.width);
    const [first, ...more] = proposals.length < 2 ? [] : training.luck(world, decision, seed);
    if (first === undefined)
      return proposals.map(({ picks, habit }) => ({
        picks,
        habit,
        way: [{ at: world, picks }],
        judged: [],
        worth: habit,
      }));
    const study = studyOf(training, opinions, patience, from, decision.player);
    const inner = Math.max(1, Math.min(patience.innerWidth, Math.floor(patience.lines / proposals.length)));
    const { lines, chancy } = study.explore(world, proposals, inner, first);
    return (chancy ? study.tryAgain(lines, more) : sorted(lines)).map(({ picks, way, habit, judged, ...line }) => ({
      picks,
      way,
      habit,
      judged,
      worth: worthOf({ habit, judged, ...line }),
    }));
  };
}

/** Looking ahead from one decision. */
function studyOf<S extends KernelState, L>(
  { game, situation, judge, isSettled }: Training<S, L>,
  { propose }: Opinions<L>,
  { depth, answers, longest }: Patience,
  from: L,
  me: Player,
) {
  let answered = 0;

  function give(s: S, player: Player, picks: readonly number[]): Decision | Outcome {
    answered++;
    game.answer(s, { player, at: s.asked[player], picks });
    return game.pending(s);
  }

  /** How good the table is once what comes of an answer is settled. */
  function judged(s: S, reached: Decision | Outcome): readonly Part[] {
    let now = reached;
    for (let steps = 0; steps < longest && !isOutcome(now) && !isSettled(from, s, now); steps++)
      now = give(s, now.player, propose(situation(s, now), now, 1)[0]?.picks ?? []);
    if (!isOutcome(now)) return judge(from, s);
    if (now.winner === null) return [];
    return now.winner === me
      ? [{ of: 'victory', whose: 'mine', amount: 1, worth: victory }]
      : [{ of: 'victory', whose: 'theirs', amount: 1, worth: -victory }];
  }

  /** Is this still about the answer that was just given? */
  const belongs = (s: S, now: Decision | Outcome, luck: Luck<S>): now is Decision =>
    !isOutcome(now) &&
    now.player === me &&
    now.kind !== 'action' &&
    now.window === undefined &&
    !isSettled(from, s, now) &&
    luck.isUntouched(s);

  return {
    /** Every proposal with what belongs to it, tried once; and whether chance plays a part. */
    explore(world: S, proposals: readonly Proposal[], inner: number, luck: Luck<S>) {
      const lines: Tried<S>[] = [];
      let chancy = false;
      const follow = (s: S, some: readonly Proposal[], before: Begun<S> | null, deep: number): void => {
        for (const { picks, habit } of some) {
          const after = game.fork(s);
          luck.lay(after);
          const now = give(after, me, picks);
          const last = { at: s, picks };
          const begun = {
            picks: before?.picks ?? picks,
            way: [...(before?.way ?? []), last],
            habit: habit + (before?.habit ?? 0),
          };
          if (deep < depth && belongs(after, now, luck)) {
            follow(after, propose(situation(after, now), now, inner), begun, deep + 1);
            continue;
          }
          const first = judged(after, now);
          lines.push({ ...begun, last, judged: [first], sum: worthOfAll(first) });
          chancy ||= !luck.isUntouched(after);
        }
      };
      follow(world, proposals, null, 1);
      return { lines, chancy };
    },

    /** Tries them with other luck; the best first. */
    tryAgain(lines: readonly Tried<S>[], more: readonly Luck<S>[]): readonly Tried<S>[] {
      let left = sorted(lines);
      const givenUp: Tried<S>[] = [];
      let round = answered;
      for (const luck of more) {
        if (left.length < 2 || answered + round > answers) break;
        const before = answered;
        for (const line of left) {
          const s = game.fork(line.last.at);
          luck.lay(s);
          const again = judged(s, give(s, me, line.last.picks));
          line.judged.push(again);
          line.sum += worthOfAll(again);
        }
        round = answered - before;
        left = sorted(left);
        if (left[0]?.judged.length === trialsForAll)
          givenUp.push(...left.splice(Math.max(2, Math.ceil(left.length / 2))));
      }
      return [...left, ...givenUp];
    },
  };
}

const worthOf = ({ sum, judged, habit }: Pick<Tried<unknown>, 'sum' | 'judged' | 'habit'>): number =>
  sum / judged.length + habit;

/** The best first; of equals the one proposed first. */
const sorted = <S>(lines: readonly Tried<S>[]): Tried<S>[] => [...lines].sort((a, b) => worthOf(b) - worthOf(a));
