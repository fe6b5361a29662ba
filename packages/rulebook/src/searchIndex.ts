import { allRules } from './ledger.ts';
import { once } from './once.ts';
import { stem, wordsOf } from './words.ts';

/** How often a word stands in a rule, a topic counting for more than the text below it. */
interface Occurrence {
  /** Place of the rule in `allRules()`. */
  readonly at: number;
  weight: number;
}

const weights = { topic: 4, mechanics: 1.5, text: 1 };

export const searchIndex = once(() => {
  const rules = allRules();
  const occurrences = new Map<string, Occurrence[]>();
  const roots = new Map<string, string>();
  const lengths: number[] = [];
  const topicRoots: ReadonlySet<string>[] = [];

  const rootOf = (word: string): string => {
    const known = roots.get(word);
    if (known !== undefined) return known;
    const root = stem(word);
    roots.set(word, root);
    return root;
  };

  const add = (at: number, root: string, weight: number) => {
    const list = occurrences.get(root);
    const last = list?.at(-1);
    if (last?.at === at) last.weight += weight;
    else if (list) list.push({ at, weight });
    else occurrences.set(root, [{ at, weight }]);
  };

  for (const [at, rule] of rules.entries()) {
    const topic = wordsOf(rule.topic).map(rootOf);
    const text = wordsOf(rule.text).map(rootOf);
    for (const root of topic) add(at, root, weights.topic);
    for (const root of wordsOf(rule.mechanics.join(' ')).map(rootOf)) add(at, root, weights.mechanics);
    for (const root of text) add(at, root, weights.text);
    topicRoots.push(new Set(topic));
    lengths.push(text.length);
  }

  return {
    occurrences,
    /** Every word of the rulebook with its root. */
    roots,
    topicRoots,
    lengths,
    averageLength: lengths.reduce((sum, length) => sum + length, 0) / lengths.length,
  };
});
