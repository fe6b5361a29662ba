import { below, type Decision, type KernelState, nameOf, type Option, type Random } from '@binary-sunset/kernel';

/** Chooses an answer to a decision. Fuzzing players look at the whole state: they are no opponents. */
export type Chooser<S extends KernelState = KernelState> = (s: S, decision: Decision) => readonly number[];

/** The options that are not a withdrawal. */
export const openOptions = (decision: Decision): number => decision.options.length - (decision.back === true ? 1 : 0);

/** Any legal answer with equal chance for each option; never withdraws, so every game goes on. */
export const randomChooser =
  (random: Random): Chooser =>
  (_s, decision) =>
    decision.kind === 'subset' ? randomSubset(decision, random) : [below(random, openOptions(decision))];

function randomSubset(decision: Decision, random: Random): number[] {
  const { min, max } = decision;
  const count = Math.min(openOptions(decision), min + below(random, max - min + 1));
  const left = Array.from({ length: openOptions(decision) }, (_, i) => i);
  const picks: number[] = [];
  while (picks.length < count) picks.push(...left.splice(below(random, left.length), 1));
  return picks.sort((a, b) => a - b);
}

/** How often each kind of option was taken, by verb, card and window. */
export type Seen = Map<string, number>;

const kindOf = (s: KernelState, decision: Decision, option: Option): string => {
  const card = option.on !== undefined && 'card' in option.on ? nameOf(s, s.cards.handle.indexOf(option.on.card)) : '';
  return `${decision.window?.kind ?? ''}/${option.verb}/${option.clause ?? ''}/${card}`;
};

/** Which of the open options a player considers: at least one. */
export type Considering<S extends KernelState> = (
  s: S,
  decision: Decision,
  open: readonly number[],
) => readonly number[];

/** Now and then all of them, mostly those that are not done reluctantly. */
export const reluctantly =
  <S extends KernelState>(verbs: readonly string[], random: Random): Considering<S> =>
  (_s, decision, open) => {
    if (verbs.length === 0 || below(random, 8) === 0) return open;
    const eager = open.filter((i) => !verbs.includes(decision.options[i]?.verb ?? ''));
    return eager.length === 0 ? open : eager;
  };

/** Now and then all of them, mostly those that the player is keenest on. */
export const keenly =
  <S extends KernelState>(
    keenness: (s: S, decision: Decision, option: Option) => number,
    random: Random,
  ): Considering<S> =>
  (s, decision, open) => {
    if (below(random, 10) === 0) return open;
    const keen = open.map((i) => keenness(s, decision, decision.options[i] as Option));
    const most = Math.max(...keen);
    return open.filter((_, at) => keen[at] === most);
  };

/** Mostly takes what was taken least so far, so that rare things happen; withdraws now and then. */
export function leastSeenChooser<S extends KernelState>(
  random: Random,
  seen: Seen,
  consider: Considering<S> = (_s, _decision, open) => open,
): Chooser<S> {
  const anything = randomChooser(random);
  return (s, decision) => {
    const { options } = decision;
    const choose = (): readonly number[] => {
      if (decision.back === true && below(random, 12) === 0) return [options.length - 1];
      if (decision.kind === 'subset') return anything(s, decision);
      const all = Array.from({ length: openOptions(decision) }, (_, i) => i);
      const open = consider(s, decision, all);
      if (below(random, 3) === 0) return [open[below(random, open.length)] ?? 0];
      let best: number[] = [];
      let least = Number.POSITIVE_INFINITY;
      for (const i of open) {
        const times = seen.get(kindOf(s, decision, options[i] as Option)) ?? 0;
        if (times > least) continue;
        if (times < least) best = [];
        least = times;
        best.push(i);
      }
      return [best[below(random, best.length)] ?? 0];
    };
    const picks = choose();
    for (const pick of picks) {
      const kind = kindOf(s, decision, options[pick] as Option);
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
    return picks;
  };
}
