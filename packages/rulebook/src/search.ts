import { isDocumentCode } from './documents.ts';
import { matches, type RuleFilter } from './filter.ts';
import { allRules } from './ledger.ts';
import type { Rule, RuleKind } from './rule.ts';
import { searchIndex } from './searchIndex.ts';
import { stem, withoutFillers, wordsOf } from './words.ts';

export interface SearchOptions extends RuleFilter {
  /** How many rules to return at most; 20 if not given. */
  readonly limit?: number;
}

const kindWeights: Partial<Record<RuleKind, number>> = { example: 0.8, card: 0.8, text: 0.7, meta: 0.5 };
/** BM25: how soon repeating a word stops counting, and how much a long text is held against a rule. */
const saturation = 1.2;
const lengthPenalty = 0.6;
/** A word that only begins with what was typed counts less than the word itself. */
const unfinishedWeight = 0.6;
/** Added for rules in force: a word scores at most some 20, and nobody searches for thousands of words. */
const aboveEveryScore = 1e6;

/**
 * Rules that fit a query, best first: the one named by its id, then rules in force, then the rest. The last word may be
 * unfinished, so that results can be shown while a player types.
 */
export function searchRules(query: string, options: SearchOptions = {}): Rule[] {
  const named = idNamed(query);
  const scores = named ? scoreById(named) : scoreByWords(query);
  const hits: { readonly rule: Rule; readonly score: number }[] = [];
  for (const [at, rule] of allRules().entries()) {
    const score = scores[at] ?? 0;
    if (score > 0 && matches(rule, options)) hits.push({ rule, score });
  }
  return hits
    .sort((a, b) => b.score - a.score)
    .slice(0, options.limit ?? 20)
    .map((hit) => hit.rule);
}

interface NamedId {
  readonly exact: string;
  readonly beginning: string;
}

/** `AR6-0042`, also when typed as `ar6 42` or not yet to its end. */
function idNamed(query: string): NamedId | undefined {
  const [, prefix = '', digits = ''] = /^\s*([a-z]{2,3}\d?)[\s-]*(\d{0,4})\s*$/i.exec(query) ?? [];
  const document = prefix.toUpperCase();
  if (!isDocumentCode(document)) return undefined;
  return { exact: `${document}-${digits.padStart(4, '0')}`, beginning: `${document}-${digits}` };
}

const scoreById = ({ exact, beginning }: NamedId): number[] =>
  allRules().map(({ id }) => (id === exact ? 2 : id.startsWith(beginning) ? 1 : 0));

/** One score for each rule in `allRules()`; 0 for a rule that has none of the words. */
function scoreByWords(query: string): Float64Array {
  const { lengths, averageLength, occurrences, topicRoots } = searchIndex();
  const rules = allRules();
  const scores = new Float64Array(rules.length);
  const found = new Uint32Array(rules.length);
  const words = [...new Set(withoutFillers(wordsOf(query)))];
  if (words.length === 0) return scores;

  for (const [place, word] of words.entries()) {
    const best = new Float64Array(rules.length);
    for (const [root, certainty] of rootsMeant(word, place === words.length - 1)) {
      const list = occurrences.get(root) ?? [];
      const rarity = Math.log(1 + rules.length / (list.length + 0.5));
      for (const { at, weight } of list) {
        const length = 1 - lengthPenalty + (lengthPenalty * (lengths[at] ?? 0)) / averageLength;
        const score = (certainty * rarity * weight * (saturation + 1)) / (weight + saturation * length);
        if (score > (best[at] ?? 0)) best[at] = score;
      }
    }
    for (const [at, score] of best.entries()) {
      if (score === 0) continue;
      scores[at] = (scores[at] ?? 0) + score;
      found[at] = (found[at] ?? 0) + 1;
    }
  }

  const roots = words.map(stem);
  for (const [at, rule] of rules.entries()) {
    const part = (found[at] ?? 0) / words.length;
    if (part === 0) continue;
    const topic = topicRoots[at];
    const underTopic = topic && roots.every((root) => topic.has(root)) ? 1 + 0.5 / topic.size : 1;
    const inForce = rule.status === 'active' ? aboveEveryScore : 0;
    scores[at] = (scores[at] ?? 0) * part ** 2 * underTopic * (kindWeights[rule.kind] ?? 1) + inForce;
  }
  return scores;
}

/** The roots a typed word may stand for, with how sure that is. */
function rootsMeant(word: string, unfinished: boolean): Map<string, number> {
  const meant = new Map<string, number>();
  if (unfinished) {
    for (const [known, root] of searchIndex().roots) if (known.startsWith(word)) meant.set(root, unfinishedWeight);
  }
  return meant.set(stem(word), 1);
}
