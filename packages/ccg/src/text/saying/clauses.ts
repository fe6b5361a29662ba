/** What is so: of whom, and what. A condition says it, denies it or leaves out of whom; a rule says what holds. */
import { both, joined, listed } from './lists.ts';
import { type Noun, partOf } from './nouns.ts';

/** What goes by no rule; every other verb is said by its own name. */
const irregular = {
  be: { one: 'is', several: 'are', ing: '' },
  was: { one: 'was', several: 'were', ing: '' },
  initiated: { one: 'initiated', several: 'initiated', ing: '' },
  lost: { one: 'lost', several: 'lost', ing: '' },
  won: { one: 'won', several: 'won', ing: '' },
  drew: { one: 'drew', several: 'drew', ing: '' },
  'would be': { one: 'would be', several: 'would be', ing: '' },
  have: { one: 'has', several: 'have', ing: 'with' },
  may: { one: 'may', several: 'may', ing: '' },
  must: { one: 'must', several: 'must', ing: '' },
  can: { one: 'can', several: 'can', ing: '' },
  '=': { one: '=', several: '=', ing: '' },
} as const;

const isIrregular = (verb: string): verb is keyof typeof irregular => verb in irregular;

/** What "not" stands behind, rather than behind "does". */
const helping: readonly string[] = ['be', 'was', 'may', 'must'];

/** Of whom what is so. */
export interface Clause {
  /** Nobody in particular, where it is only said that there is something. */
  readonly of: Noun | 'there';
  /** "be", "have", "may" or any other: "control". */
  readonly verb: string;
  readonly what: string;
  /** It is so of a value of theirs rather than of them: "power of that character". */
  readonly part?: string;
  readonly denied?: 'not' | 'never';
  /** Whether something is so once and for all, rather than for a while: "if", not "while". */
  readonly isPast?: true;
  /** What is called "it" after this was said. */
  readonly names?: string;
  /** How it is said that it is not so, where that is no matter of "not": "you have no leader". */
  readonly otherwise?: Saying;
  /** How long it is so. */
  readonly lasting?: string;
  /** It says by itself that there is a battle. */
  readonly isInBattle?: true;
}

/** Several of them, of which each must be so, or any. */
export interface Clauses {
  readonly each: readonly Saying[];
  readonly joiner: 'and' | 'or';
}

/** What is said in words of its own, and never otherwise. */
export interface Idiom {
  readonly words: string;
  /** How it is said that it is not so. */
  readonly otherwise?: Saying;
}

export type Saying = Clause | Clauses | Idiom;

const isSeveral = (saying: Saying): saying is Clauses => 'each' in saying;
const isIdiom = (saying: Saying): saying is Idiom => 'words' in saying;
export const isClause = (saying: Saying): saying is Clause => 'verb' in saying;

export const so = (of: Clause['of'], verb: string, what = ''): Clause => ({ of, verb, what });

/** What was so once: a battle was lost, something was declared. */
export const once = (of: Clause['of'], verb: string, what = ''): Clause => ({ of, verb, what, isPast: true });

/** That it is not so. Of several none, or not all. */
export function denial(saying: Saying, how: NonNullable<Clause['denied']> = 'not'): Saying {
  if (isIdiom(saying)) return saying.otherwise ?? { words: `it is not so that ${saying.words}` };
  if (isSeveral(saying))
    return { each: saying.each.map((one) => denial(one, how)), joiner: saying.joiner === 'and' ? 'or' : 'and' };
  if (saying.otherwise !== undefined) return saying.otherwise;
  const { denied, ...rest } = saying;
  return denied === undefined ? { ...saying, denied: how } : rest;
}

/** "is", "does not control", "may never". */
function verbWords(verb: string, number: Noun['number'], denied: Clause['denied']): string {
  const own = isIrregular(verb) ? irregular[verb][number] : number === 'one' ? thirdPerson(verb) : verb;
  if (denied === undefined) return own;
  if (helping.includes(verb)) return `${own} ${denied}`;
  return verb === 'would be' ? 'would not be' : `${number === 'one' ? 'does' : 'do'} not ${verb}`;
}

const thirdPerson = (verb: string): string => (verb.endsWith('sh') || verb.endsWith('ch') ? `${verb}es` : `${verb}s`);

/** What it is that is so of somebody, with the verb for as many as they are. */
const predicate = ({ verb, what, denied, lasting = '' }: Clause, number: Noun['number']): string =>
  joined([verbWords(verb, number, denied), what, lasting]);

/** Whoever it is about; of nobody it is said with "no". */
const subject = ({ of, part, denied }: Clause, isNamedBefore = false): string => {
  if (of === 'there') return 'there';
  if (part !== undefined) return partOf(of, part, isNamedBefore);
  if (isNamedBefore && of.again !== undefined) return of.again.he;
  return denied !== undefined && of.bare !== undefined ? `no ${of.bare}` : of.words;
};

const numberOf = ({ of, part }: Clause): Noun['number'] => (part !== undefined || of === 'there' ? 'one' : of.number);

/** Of nobody: then the verb is not denied as well. */
const isOfNobody = ({ of, part, denied }: Clause): boolean =>
  denied !== undefined && part === undefined && of !== 'there' && of.bare !== undefined;

function clauseWords(clause: Clause): string {
  if (isOfNobody(clause)) {
    const { denied: _, ...affirmed } = clause;
    return joined([subject(clause), predicate(affirmed, numberOf(clause))]);
  }
  return joined([subject(clause), predicate(clause, numberOf(clause))]);
}

const isOfSame = (one: Clause, other: Clause): boolean =>
  one.of !== 'there' && other.of !== 'there' && one.of.words === other.of.words;

const isSaidSo = (one: Clause, other: Clause): boolean =>
  one.verb === other.verb && one.denied === other.denied && one.lasting === other.lasting;

/** Two of whom the same is so: "your Luke and your Leia are in battle". */
function together(one: Clause, other: Clause, joiner: 'and' | 'or'): Clause | null {
  if (one.of === 'there' || other.of === 'there' || one.part !== undefined || other.part !== undefined) return null;
  if (!isSaidSo(one, other) || one.what !== other.what || isOfNobody(one) || isOfNobody(other)) return null;
  const words = listed([one.of.words, other.of.words], joiner);
  return { ...one, of: { words, number: joiner === 'and' ? 'several' : other.of.number } };
}

/** One of whom both is so with the same verb: "is at a site and not on Death Star", "is at a system or at a sector". */
function asOne(one: Clause, other: Clause, joiner: 'and' | 'or'): Clause | null {
  if (!isOfSame(one, other) || one.part !== other.part || isOfNobody(one) || isOfNobody(other)) return null;
  if (one.verb !== other.verb)
    // "you control this site and have a leader here"
    return joiner === 'or' || isOfSelf(one)
      ? null
      : { ...one, what: `${one.what} and ${predicate(other, numberOf(other))}`, lasting: '' };
  // Neither is so: "does not control this or that".
  const neither = one.denied !== undefined && joiner === 'and' ? 'or' : joiner;
  if (one.denied === other.denied) return { ...one, what: `${one.what} ${neither} ${other.what}` };
  if (one.denied !== undefined || !helping.includes(one.verb)) return null;
  return { ...one, what: `${one.what} ${joiner} not ${other.what}` };
}

/** What can be said in one clause is. */
function merged({ each, joiner }: Clauses): readonly Saying[] {
  const found: Saying[] = [];
  for (const saying of each) {
    const last = found.at(-1);
    const one =
      last === undefined || !isClause(last) || !isClause(saying)
        ? null
        : (together(last, saying, joiner) ?? asOne(last, saying, joiner));
    if (one === null) found.push(saying);
    else found.splice(-1, 1, one);
  }
  return found;
}

/** That it is so, in full: "Tarkin is at same site". */
export function said(saying: Saying): string {
  if (isIdiom(saying)) return saying.words;
  if (!isSeveral(saying)) return clauseWords(saying);
  return listed(merged(saying).map(said), saying.joiner);
}

const isOfSelf = ({ of }: Clause): boolean => of !== 'there' && of.isSelf === true;

/** Of the card that speaks it is left out of whom: "at a site", "piloting Red 5". */
function leftOut(clause: Clause): string {
  const { verb, what, denied } = clause;
  const ing = isIrregular(verb) ? irregular[verb].ing : `${verb}ing`;
  return joined([denied === undefined ? '' : denied, ing, what]);
}

/** Every clause there is, whatever stands between them. */
export const clausesIn = (saying: Saying): readonly Clause[] =>
  isSeveral(saying) ? saying.each.flatMap(clausesIn) : isClause(saying) ? [saying] : [];

/** What is called "it" by what follows. */
const namedIn = (sayings: readonly Saying[]): readonly string[] =>
  sayings
    .flatMap(clausesIn)
    .flatMap(({ of, names }) => [...(names === undefined ? [] : [names]), ...(of === 'there' ? [] : [of.words])]);

/** "while at a site", "if you initiated the battle": nothing if nothing must be so. */
function whileWords(sayings: readonly Saying[]): string {
  if (sayings.length === 0) return '';
  const parts = merged({ each: sayings, joiner: 'and' });
  const isPast = parts.flatMap(clausesIn).some((clause) => clause.isPast === true);
  const words = parts.map((part) =>
    isClause(part) && isOfSelf(part) && part.part === undefined ? leftOut(part) : said(part),
  );
  return `${isPast ? 'if' : 'while'} ${both(words)}`;
}

/** "if your Luke is in battle" */
export const ifWords = (sayings: readonly Saying[]): string =>
  sayings.length === 0 ? '' : `if ${said({ each: sayings, joiner: 'and' })}`;

/** What is so of one and the same, one after the other, where nothing else was said in between. */
type Run = readonly [Clause, ...Clause[]];

/** What stands together as long as something is so of both. */
function runs(clauses: readonly Clause[], areTogether: (one: Clause, other: Clause) => boolean): readonly Run[] {
  const found: [Clause, ...Clause[]][] = [];
  for (const clause of clauses) {
    const last = found.at(-1);
    if (last !== undefined && areTogether(last[0], clause)) last.push(clause);
    else found.push([clause]);
  }
  return found;
}

/** Values of one of which the same is so are said together: "its armor, maneuver and hyperspeed = 0". */
const partsTogether = (clauses: readonly Clause[]): readonly Clause[] =>
  runs(
    clauses,
    (one, other) =>
      one.part !== undefined &&
      other.part !== undefined &&
      isOfSame(one, other) &&
      isSaidSo(one, other) &&
      one.what === other.what,
  ).map(([first, ...others]) =>
    others.length === 0 ? first : { ...first, part: both([first, ...others].map(({ part = '' }) => part)) },
  );

/** "is power +2 and immune to attrition", "may not move or battle". */
function predicates(run: Run, number: Noun['number'], isBare: boolean): string {
  const groups = runs(run, (one, other) => one.verb === other.verb && one.denied === other.denied);
  const [{ lasting = '' }] = run;
  return joined([
    both(
      groups.map(([first, ...others], i) => {
        const what = listed(
          [first, ...others].map((one) => one.what),
          first.denied === undefined ? 'and' : 'or',
        );
        const isBegun = isBare && i === 0 && first.verb === 'be' && first.denied === undefined;
        return isBegun ? what : predicate({ ...first, what, lasting: '' }, number);
      }),
    ),
    lasting,
  ]);
}

/** What has become of a card is never said without naming it: "this Effect is lost". */
const fates: readonly string[] = ['lost', 'cancelled', 'suspended'];

/**
 * What holds, one after the other: what is so of the same is said of it once, and what was named before is "it". Of the
 * card that speaks it may be left out at the beginning.
 */
function inTurn(clauses: readonly Clause[], named: readonly string[], mayLeaveOut: boolean): readonly string[] {
  const all = runs(
    partsTogether(clauses),
    (one, other) =>
      isOfSame(one, other) && one.part === undefined && other.part === undefined && one.lasting === other.lasting,
  );
  return all.map((run, i) => {
    const [first] = run;
    const before = all[i - 1]?.[0];
    const isNamed =
      first.of !== 'there' && (named.includes(first.of.words) || (before !== undefined && isOfSame(before, first)));
    if (mayLeaveOut && i === 0 && isOfSelf(first) && !fates.includes(first.what))
      return joined([first.part ?? '', predicates(run, 'one', first.part === undefined)]);
    return joined([subject(first, isNamed), predicates(run, numberOf(first), false)]);
  });
}

/** What a text says all the time: "while on Death Star, Rebels present with her are power +1; …". */
export function heldWords(conditions: readonly Saying[], sayings: readonly Saying[]): string {
  const named = namedIn(conditions);
  const words = grouped(sayings).flatMap((group, i) =>
    isClause(group[0]) ? inTurn(group.filter(isClause), named, i === 0) : group.map(said),
  );
  return joined([whileWords(conditions), words.join('; ')], ', ');
}

/** Clauses that stand one after the other, and everything else by itself. */
function grouped(sayings: readonly Saying[]): readonly (readonly [Saying, ...Saying[]])[] {
  const found: [Saying, ...Saying[]][] = [];
  for (const saying of sayings) {
    const last = found.at(-1);
    if (last !== undefined && isClause(last[0]) && isClause(saying)) last.push(saying);
    else found.push([saying]);
  }
  return found;
}

/** What becomes so, one after the other: a sentence each, but what is so of the same in one. */
export const becomingWords = (clauses: readonly Clause[]): readonly string[] => inTurn(clauses, [], false);

/** "cause it to be lost": that it becomes so, as something that somebody does; null where that is not English. */
export function causing(saying: Saying): string | null {
  if (!isClause(saying) || saying.of === 'there' || saying.denied !== undefined || saying.verb === '=') return null;
  if (saying.verb === 'may' || saying.verb === 'must' || saying.part !== undefined) return null;
  return joined(['cause', saying.of.words, 'to', saying.verb, saying.what, saying.lasting ?? '']);
}

/** The same for a while. */
export const lasting = (saying: Saying, words: string): Saying => {
  if (isClause(saying)) return { ...saying, lasting: joined([saying.lasting ?? '', words]) };
  if (isIdiom(saying)) return { words: joined([saying.words, words]) };
  return { ...saying, each: saying.each.map((one) => lasting(one, words)) };
};
