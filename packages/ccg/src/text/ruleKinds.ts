import { impossible } from '@binary-sunset/kernel';
import type { Saying } from './saying/clauses.ts';
import type { Self } from './saying/self.ts';
import type { ValueName } from './valueNames.ts';

/**
 * Every kind of rule by its name, and what such a rule says. The file that reads rules of a kind adds it here, and says
 * with `ruleKind` how they read and what of them is heeded.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where rules are read.
export interface RuleKinds {}

export type RuleKind = keyof RuleKinds;

/** Something that holds as long as its card is active (modifiers), or until something ends (lasting). */
export type Rule = { readonly [K in RuleKind]: { readonly rule: K } & RuleKinds[K] }[RuleKind];

/** The rules of one kind. */
export type RuleOf<K extends RuleKind> = Extract<Rule, { readonly rule: K }>;

/** How a rule is made: all the time, while its card is drawn for destiny, or by an action that leaves it behind. */
export type Made = 'said' | 'drawn' | 'left';

/** What is to be known of all rules of one kind. */
export interface KindOfRule<R> {
  /** What is so by such a rule. */
  says(rule: R, self: Self): Saying;
  /** Where such rules are looked for, if not among what texts say all the time and what actions leave behind alike. */
  readonly only?: 'said' | 'left';
  /** A card that is drawn for destiny may make such rules. */
  readonly drawn?: true;
  /** What such rules can be about, if that is known beforehand: acts are declared one by one. */
  readonly about?: readonly string[];
  /** What a rule says that nobody who looks for it would heed. */
  unheard?(rule: R, made: Made): readonly string[];
  /** A copy of the rule that has every field of its kind: rules that are alike are read faster. */
  shaped?(rule: R): R;
  /** The value that it changes. */
  changes?(rule: R): ValueName;
  /** Titles of cards that it makes others immune to. */
  threats?(rule: R): readonly string[];
  /** Nothing gets round it: it holds in every state, its text cancelled or not. */ // AR1-0275, AR1-0279
  isNever?(rule: R): boolean;
  /** It holds even on a starship or vehicle that nobody pilots or drives. */ // GAP-0172
  isAboutDeploying?(rule: R): boolean;
}

/** What must be said of the rules that are looked for: which act, which value, which phase, or nothing. */
export type AspectOf<R extends Rule> = R extends { readonly act: infer A extends string }
  ? [aspect: A]
  : R extends { readonly value: infer V extends string }
    ? [aspect: V]
    : R extends { readonly during: infer D extends string }
      ? [aspect: D]
      : [];

/** What a rule is about: those about the same are looked for together. Of most there is nothing to tell apart. */
export function aspectOf(rule: Rule): string {
  if ('act' in rule) return rule.act;
  if ('value' in rule) return rule.value;
  return 'during' in rule ? rule.during : '';
}

/** The kinds of rules that files declare, and those that they read. */
export function makeRegister() {
  const kinds = new Map<string, KindOfRule<Rule>>();
  /** What rules of a kind can be about. */
  const abouts = new Map<string, Set<string>>();
  /** What was declared by itself, and so must be asked for by itself: a kind, and what of it. */
  const oneByOne: (readonly [kind: string, aspect: string])[] = [];
  const read = new Map<string, Set<string>>();
  const faults: string[] = [];
  const addTo = (all: Map<string, Set<string>>, kind: string, ...aspects: readonly string[]): void => {
    all.set(kind, new Set([...(all.get(kind) ?? []), ...aspects]));
  };
  const isHeeded = (kind: string, aspect: string): boolean => abouts.get(kind)?.has(aspect) ?? aspect === '';
  return {
    declare(kind: string, how: KindOfRule<Rule>): void {
      if (kinds.has(kind)) faults.push(`rules of the kind "${kind}" are declared twice`);
      kinds.set(kind, how);
      if (how.about !== undefined) addTo(abouts, kind, ...how.about);
    },
    declareAbout(kind: string, aspect: string): void {
      if (abouts.get(kind)?.has(aspect)) faults.push(`"${kind}" is declared twice about "${aspect}"`);
      addTo(abouts, kind, aspect);
      oneByOne.push([kind, aspect]);
    },
    /** Somebody looks for rules of that kind, and perhaps for nothing but those about that. */
    reads(kind: string, ...aspects: readonly string[]): void {
      addTo(read, kind, ...aspects);
    },
    /** Every kind, with all that its rules can be about. */
    kinds: (): (readonly [kind: string, aspects: readonly string[]])[] =>
      [...kinds.keys()].map((kind) => [kind, [...(abouts.get(kind) ?? [''])]] as const),
    find: (kind: string): KindOfRule<Rule> | null => kinds.get(kind) ?? null,
    isHeeded,
    /** What is wrong with what was declared and read, once all files are there. */
    faults: (): readonly string[] => [
      ...faults,
      ...[...kinds.keys()]
        .filter((kind) => !read.has(kind))
        .map((kind) => `nobody reads rules of the kind "${kind}": look for them with "rulesOn", or take the kind away`),
      ...oneByOne
        .filter(([kind, aspect]) => !read.get(kind)?.has(aspect))
        .map(
          ([kind, aspect]) => `nobody asks of "${kind}" about "${aspect}": look for it with "rulesOn", or take it away`,
        ),
      ...[...read].flatMap(([kind, aspects]) =>
        kinds.has(kind)
          ? [...aspects]
              .filter((aspect) => !isHeeded(kind, aspect))
              .map((aspect) => `"${kind}" is asked about "${aspect}", which no file declares`)
          : [`rules of the kind "${kind}" are looked for, which no file declares: say with "ruleKind" how they read`],
      ),
    ],
  };
}

const register = makeRegister();

/** Declares a kind of rule, in the file that reads it or beside that. */
export function ruleKind<K extends RuleKind>(kind: K, how: KindOfRule<RuleOf<K>>): K {
  register.declare(kind, how as KindOfRule<Rule>);
  return kind;
}

/** Declares something that rules of a kind can be about. */
export const ruleAbout = (kind: RuleKind, aspect: string): void => register.declareAbout(kind, aspect);

/** Says that rules of a kind are looked for, perhaps only those that are about one thing. */
export const readsRules = (kind: RuleKind, ...aspects: readonly string[]): void => register.reads(kind, ...aspects);

/** Is a rule one of this kind? For whoever finds rules otherwise than among those in force. */
export function isRuleOf<K extends RuleKind>(kind: K): (rule: Rule) => rule is RuleOf<K> {
  readsRules(kind);
  return (rule): rule is RuleOf<K> => rule.rule === kind;
}

/** The kinds of rules that there are by now, with all that rules of each can be about. */
export const ruleKinds = () => register.kinds();

export const kindOfRule = ({ rule }: Rule): KindOfRule<Rule> | null => register.find(rule);

/** Does anybody ask of rules of its kind about what it is about? */
export const isAskedAbout = (rule: Rule): boolean => register.isHeeded(rule.rule, aspectOf(rule));

/** No game is made where some kind of rule is declared twice, or by nobody, or read by nobody. */
export function refuseStrayKinds(): void {
  const faults = register.faults();
  if (faults.length > 0) impossible(`Kinds of rules: ${faults.join('; ')}.`);
}
