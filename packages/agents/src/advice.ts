import { type Decision, isOutcome, type KernelState } from '@binary-sunset/kernel';
import { type Difference, differencesOf } from './differences.ts';
import type { LineOfPlay, Step } from './lookAhead.ts';
import type { Opinions } from './opinions.ts';
import type { Said, Training } from './training.ts';

/** An answer that a player advises, and why. */
export interface Advice {
  readonly picks: readonly number[];
  /** What is best chosen in the questions that follow from it, as they are labelled. */
  readonly then: readonly string[];
  /** Why, in a sentence or two. */
  readonly why: string;
  /** How it stands beside the best: the best itself, as good as that for anybody who can't count it, or not as good. */
  readonly standing: 'best' | 'close' | 'behind';
}

const mostAdvised = 3;
/** In the unit in which tables are judged: that close, nobody can be sure. */
const close = 0.5;
/** A third answer is worth naming only if it is not much worse. */
const worthNaming = 4;
/** What is less than that decides nothing, nor what is so much less than what decides. */
const leastReason = 0.25;
const leastShare = 0.3;
const mostReasons = 2;

/** Something that speaks for an answer, or against it. */
interface Reason extends Said {
  readonly worth: number;
  /** A sentence by itself; otherwise what the answer does: "wins the Ground arena". */
  readonly isSentence: boolean;
}

/** The best answers with what speaks for each of them: against doing nothing, or else against the next best. */
export function adviceFrom<S extends KernelState, L>(
  training: Training<S, L>,
  opinions: Opinions<L>,
  lines: readonly LineOfPlay<S>[],
  decision: Decision,
): readonly Advice[] {
  const answers = bestOfEach(training, lines);
  const [best, ...others] = answers;
  if (best === undefined) return [];
  const isNothing = ({ picks }: LineOfPlay<S>): boolean => {
    const verbs = picks.flatMap((pick) => decision.options[pick]?.verb ?? []);
    return verbs.every((verb) => training.nothing.includes(verb));
  };
  const doingNothing = answers.find(isNothing);
  const worst = answers.reduce((least, line) => (line.worth < least.worth ? line : least));
  /** What an answer is held against: doing nothing; or where something has to be done, what is worst. */
  const against = (line: LineOfPlay<S>): LineOfPlay<S> => {
    if (doingNothing !== undefined)
      return line === doingNothing ? (line === best ? (others[0] ?? best) : best) : doingNothing;
    return line === worst ? best : worst;
  };
  const advised = [best, ...others.filter(({ worth }, i) => i === 0 || best.worth - worth < worthNaming)];
  return advised.slice(0, mostAdvised).map((line) => {
    const behind = best.worth - line.worth;
    return {
      picks: line.picks,
      then: line.way.slice(1).map((step) => labelOf(training, step)),
      why:
        others.length === 0
          ? 'All that you could choose here comes to the same.'
          : sentenceOf(reasonsFor(training, opinions, decision, line, against(line))),
      standing: line === best ? 'best' : behind < close ? 'close' : 'behind',
    };
  });
}

/** The best line of each answer, the best first; what reads the same as one before is none of its own. */
function bestOfEach<S extends KernelState, L>(
  training: Training<S, L>,
  lines: readonly LineOfPlay<S>[],
): LineOfPlay<S>[] {
  const known = new Set<string>();
  const isNew = (name: string): boolean => !known.has(name) && known.add(name).has(name);
  return lines.filter(({ picks, way }) => {
    if (!isNew(picks.join(' '))) return false;
    return isNew(way.map((step) => labelOf(training, step)).join(' / '));
  });
}

function labelOf<S extends KernelState, L>({ game }: Training<S, L>, { at, picks }: Step<S>): string {
  const asked = game.pending(at);
  if (isOutcome(asked)) return '';
  const { labels } = game.describe(at, asked);
  return picks.map((pick) => labels[pick] ?? '').join(', ');
}

function reasonsFor<S extends KernelState, L>(
  training: Training<S, L>,
  opinions: Opinions<L>,
  decision: Decision,
  line: LineOfPlay<S>,
  against: LineOfPlay<S>,
): readonly Reason[] {
  const [begun] = line.way;
  if (begun === undefined) return [];
  const from = training.situation(begun.at, decision);
  const said = differencesOf(line.judged, against.judged).flatMap((difference: Difference): Reason[] => {
    const found = training.say(from, difference);
    return found === null ? [] : [{ ...found, worth: difference.worth, isSentence: false }];
  });
  const before = becauses(training, opinions, against);
  const after = becauses(training, opinions, line);
  const habits = [...new Set([...before.keys(), ...after.keys()])].map((words): Reason => {
    return { words, worth: (after.get(words) ?? 0) - (before.get(words) ?? 0), isSentence: true };
  });
  return weighty([...said, ...habits]);
}

/** What the habits say for all answers of a line, by the sentences that say why. */
function becauses<S extends KernelState, L>(
  { game, situation }: Training<S, L>,
  { because }: Opinions<L>,
  { way }: LineOfPlay<S>,
): ReadonlyMap<string, number> {
  const sum = new Map<string, number>();
  for (const { at, picks } of way) {
    const asked = game.pending(at);
    if (isOutcome(asked)) continue;
    for (const [words, weight] of because(situation(at, asked), asked, picks))
      sum.set(words, (sum.get(words) ?? 0) + weight);
  }
  return sum;
}

/** The few reasons that decide, one for each place, and the one that speaks most against it. */
function weighty(all: readonly Reason[]): readonly Reason[] {
  const sorted = [...all].sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
  const most = Math.abs(sorted[0]?.worth ?? 0);
  const reasons = sorted.filter(({ worth }) => Math.abs(worth) >= Math.max(leastReason, leastShare * most));
  const forIt = onePerPlace(reasons.filter(({ worth }) => worth > 0)).slice(0, mostReasons);
  // What is good at a place is reason enough there.
  const isSaid = ({ at }: Reason): boolean => at !== undefined && forIt.some((one) => one.at === at);
  const againstIt = onePerPlace(
    reasons.filter((reason) => reason.worth < 0 && !reason.isSentence && !isSaid(reason)),
  ).slice(0, 1);
  return [...forIt, ...againstIt];
}

/** What says most of each place, in the order in which the places count. */
function onePerPlace(reasons: readonly Reason[]): readonly Reason[] {
  const byPlace = new Map<string | number, Reason>();
  for (const reason of reasons) {
    const place = reason.at ?? reason.words;
    const known = byPlace.get(place);
    if (known === undefined || (known.isVague === true && reason.isVague !== true)) byPlace.set(place, reason);
  }
  return [...byPlace.values()];
}

/** "Wins the Ground arena and destroys Jango Fett, but costs 2 Force. Two arenas win the game." */
function sentenceOf(reasons: readonly Reason[]): string {
  const does = reasons.filter(({ isSentence, worth }) => !isSentence && worth > 0).map(({ words }) => words);
  const costs = reasons.filter(({ isSentence, worth }) => !isSentence && worth < 0).map(({ words }) => words);
  const because = reasons.filter(({ isSentence }) => isSentence).map(({ words }) => words);
  const first = [does.join(' and '), costs.join(' and ')].filter((words) => words !== '').join(', but ');
  const little =
    does.length + because.length === 0 && reasons.some(({ isPrice }) => isPrice) ? ', and little comes of it' : '';
  const sentences = [
    ...(first === '' ? [] : [`${first.charAt(0).toUpperCase()}${first.slice(1)}${little}.`]),
    ...because,
  ];
  return sentences.length === 0 ? 'It makes hardly any difference.' : sentences.join(' ');
}
