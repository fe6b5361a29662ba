import type { Decision, KernelState, Option } from '@binary-sunset/kernel';
import type { RuleOfThumb, Training } from './training.ts';

/** What the rules of thumb say of one option. */
export interface Opinion {
  /** Of the habits. */
  readonly habit: number;
  /** Of the habits and the hunches. */
  readonly thumb: number;
}

/** An answer with what the rules of thumb say of it. */
export interface Proposal extends Opinion {
  readonly picks: readonly number[];
}

/** What rules of thumb come to, all of them together. */
export interface Opinions<L> {
  /** The answers that seem best, the best first; at most so many. */
  propose(situation: L, decision: Decision, most: number): Proposal[];
  /** What habits that can say why have to say of an answer, with how much. */
  because(situation: L, decision: Decision, picks: readonly number[]): readonly (readonly [string, number])[];
}

export function opinionsOf<S extends KernelState, L>({
  rules,
  nameOf,
}: Pick<Training<S, L>, 'rules' | 'nameOf'>): Opinions<L> {
  const byVerb = new Map<string, RuleOfThumb<L>[]>();
  for (const rule of rules)
    for (const verb of rule.on) {
      const known = byVerb.get(verb);
      if (known === undefined) byVerb.set(verb, [rule]);
      else known.push(rule);
    }

  function opinionOn(situation: L, option: Option): Opinion {
    let habit = 0;
    let hunch = 0;
    for (const rule of byVerb.get(option.verb) ?? []) {
      const weight = rule.weigh(situation, option);
      if (rule.as === 'habit') habit += weight;
      else hunch += weight;
    }
    return { habit, thumb: habit + hunch };
  }

  function singles(situation: L, options: readonly Option[]): Proposal[] {
    const proposals: Proposal[] = [];
    const known = new Set<string>();
    for (const [i, option] of options.entries()) {
      const name = nameOf(situation, option);
      if (known.has(name)) continue;
      known.add(name);
      proposals.push({ ...opinionOn(situation, option), picks: [i] });
    }
    return proposals;
  }

  return {
    because: (situation, { options }, picks) =>
      picks.flatMap((pick) => {
        const option = options[pick];
        return (option === undefined ? [] : (byVerb.get(option.verb) ?? [])).flatMap((rule) => {
          const weight =
            rule.as === 'habit' && rule.because !== undefined && option !== undefined
              ? rule.weigh(situation, option)
              : 0;
          return weight === 0 || rule.because === undefined ? [] : [[rule.because, weight] as const];
        });
      }),
    propose(situation, decision, most) {
      const open = decision.back === true ? decision.options.slice(0, -1) : decision.options;
      const proposals =
        decision.kind === 'subset'
          ? subsets(
              decision,
              open.map((option) => opinionOn(situation, option)),
            )
          : singles(situation, open);
      return proposals.sort((a, b) => b.thumb - a.thumb).slice(0, most);
    },
  };
}

/**
 * There are too many subsets to look at. Those worth it are each option alone, and the best few together for every
 * number of them that is allowed.
 */
function subsets({ min, max }: Decision, opinions: readonly Opinion[]): Proposal[] {
  const best = opinions.map((_, i) => i).sort((a, b) => thumbOf(opinions, b) - thumbOf(opinions, a));
  const proposals: Proposal[] = [];
  for (let size = min; size <= Math.min(max, opinions.length); size++)
    proposals.push(together(opinions, best.slice(0, size)));
  if (min <= 1 && max >= 1) for (const i of best.slice(1)) proposals.push(together(opinions, [i]));
  return proposals;
}

const thumbOf = (opinions: readonly Opinion[], i: number): number => opinions[i]?.thumb ?? 0;

function together(opinions: readonly Opinion[], picks: readonly number[]): Proposal {
  let habit = 0;
  let thumb = 0;
  for (const pick of picks) {
    habit += opinions[pick]?.habit ?? 0;
    thumb += thumbOf(opinions, pick);
  }
  return { habit, thumb, picks: [...picks].sort((a, b) => a - b) };
}
