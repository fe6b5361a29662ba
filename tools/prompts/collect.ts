import { type Decision, isOutcome, type KernelState, type Option, randomFrom } from '@binary-sunset/kernel';
import { leastSeenChooser, planOf, reluctantly, type Subject } from '@binary-sunset/kit';
import { type Asked, askedOf, type BoardGame, promptText } from '@binary-sunset/table';
import { setupsFor } from '../arena/contestants.ts';

/** A prompt that came up, with the first labels that stood below it. */
interface PromptSeen {
  readonly heading: string;
  readonly question: string;
  readonly kind: string;
  times: number;
  readonly labels: readonly string[];
}

interface LabelSeen {
  readonly label: string;
  readonly verb: string;
  /** What was asked when it came up first. */
  readonly below: string;
  times: number;
}

/** What players were asked in some games. Words that differ by their numbers alone are collected once. */
export interface Collected {
  readonly game: string;
  readonly seed: string;
  games: number;
  decisions: number;
  readonly prompts: PromptSeen[];
  readonly labels: LabelSeen[];
  /** What Pass leads to. */
  readonly passing: string[];
  /** Each prompt once for each number of options that stand beside it, with the longest of these. */
  readonly questions: Asked[];
}

const shapeOf = (words: string): string => words.replace(/\d/g, '0');

/** More options than these never stand in the prompt, but in a list. */
const mostBeside = 3;

/** Finds what is new by its shape; what was there before is counted. */
class Shapes<T extends { times: number }> {
  readonly all: T[] = [];
  private readonly byShape = new Map<string, T>();

  note(words: readonly string[], make: () => T): void {
    const shape = shapeOf(words.join('|'));
    const found = this.byShape.get(shape);
    if (found !== undefined) found.times++;
    else {
      const made = make();
      this.all.push(made);
      this.byShape.set(shape, made);
    }
  }
}

/** One game in so many is played with stock decks; the others, as fuzzing plays them, come by every ability. */
const stockEvery = 6;
const mostTurns = 40;

/** Plays games and collects what is asked in them. */
export function collect<S extends KernelState, P>(
  subject: Subject<S, P>,
  board: BoardGame,
  { games, seed }: { readonly games: number; readonly seed: string },
): Collected {
  const { game } = subject;
  const prompts = new Shapes<PromptSeen>();
  const labels = new Shapes<LabelSeen>();
  const questions = new Map<string, { readonly length: number; readonly asked: Asked }>();
  const passing = new Set<string>();
  const seen = new Map<string, number>();
  let decisions = 0;

  function playersOf(index: number) {
    const planned = planOf(subject, seed, index, seen);
    if (index % stockEvery !== 0) return planned;
    const random = randomFrom(`${seed}#${index} stock`);
    const setups = setupsFor(game.name);
    const setup = setups[(index / stockEvery) % setups.length] ?? planned.setup;
    return { setup, choose: leastSeenChooser<S>(random, seen, reluctantly(subject.reluctant ?? [], random)) };
  }

  function note(s: S, decision: Decision): void {
    const described = game.describe(s, decision);
    const { heading, question } = described.prompt;
    prompts.note([decision.kind, heading, question], () => ({
      heading,
      question,
      kind: decision.kind,
      times: 1,
      labels: described.labels.slice(0, 6),
    }));
    for (const [i, label] of described.labels.entries())
      labels.note([label], () => ({
        label,
        verb: decision.options[i]?.verb ?? '',
        below: promptText(described.prompt),
        times: 1,
      }));
    const view = game.view(s, decision.player);
    const pass = decision.options.findIndex(({ verb }) => board.passing.includes(verb));
    const option = decision.options[pass];
    const leadsTo = option === undefined ? '' : board.passingIn(view, option, decision);
    if (option !== undefined) passing.add(leadsTo);
    const beside = besideIn(decision, described.labels, pass);
    const shape = shapeOf([decision.kind, heading, question, leadsTo, beside.length].join('|'));
    const length = beside.join('').length;
    if ((questions.get(shape)?.length ?? -1) < length)
      questions.set(shape, { length, asked: askedOf(board, s, view, decision) });
  }

  for (let index = 0; index < games; index++) {
    const { setup, choose } = playersOf(index);
    const s = game.start(setup, `${seed}#${index}`);
    for (;;) {
      const now = game.pending(s);
      if (isOutcome(now) || subject.turnOf(s) > mostTurns) break;
      decisions++;
      note(s, now);
      game.answer(s, { player: now.player, at: now.at, picks: choose(s, now) });
    }
  }
  return {
    game: game.name,
    seed,
    games,
    decisions,
    prompts: prompts.all,
    labels: labels.all,
    passing: [...passing],
    questions: [...questions.values()].map(({ asked }) => asked),
  };
}

const standsForCard = ({ on, to }: Option): boolean => [on, to].some((place) => place !== undefined && 'card' in place);

/** The options that may stand in the prompt itself: Pass, Back, and a few that no card stands for. */
function besideIn({ options, back }: Decision, labels: readonly string[], pass: number): readonly string[] {
  const last = back === true ? options.length - 1 : -1;
  const real = options.flatMap((option, i) => (i === pass || i === last ? [] : { option, label: labels[i] ?? '' }));
  const apart = real.filter(({ option }) => !standsForCard(option));
  const few = apart.length > 0 ? apart : real;
  return [
    ...(last < 0 ? [] : [labels[last] ?? '']),
    ...(pass < 0 ? [] : [labels[pass] ?? '']),
    ...(few.length <= mostBeside ? few.map(({ label }) => label) : []),
  ];
}
