/** What a text calls the cards that it is about: a noun phrase, put together from what is said of them. */
import { either, joined, listed } from '../../text/saying/lists.ts';
import { itself, type Meaning, type Noun, owners, type Pronoun, plural, withArticle } from '../../text/saying/nouns.ts';
import type { Self } from '../../text/saying/self.ts';
import { isOfNature, wordsAt } from './predicate.ts';
import type { Spec } from './spec.ts';
import { nonunique } from './where/unique.ts';
import { groundLike, kindOfGround, nearWords, type Whereabouts, whereSaid, withinName } from './whereWords.ts';

/** What players call cards of a kind or type, where that is not the word in the data. */
const callings: Readonly<Record<string, string>> = {
  Alien: 'alien',
  Droid: 'droid',
  capital: 'capital starship',
  effect: 'Effect',
  interrupt: 'Interrupt',
  utinni: 'Utinni Effect',
  immediate: 'Immediate Effect',
  mobile: 'Mobile Effect',
};

const called = (word: string): string => callings[word] ?? word;

/** Words that say what something is like rather than what it is. */
const adjectives = [
  'female',
  'mining',
  'maintenance',
  'power',
  'protocol',
  'security',
  'servant',
  'Ewok',
  'Rebel',
  'Imperial',
];

/** Whatever somebody pilots: it is a starship or a vehicle, which need not be said. */
const isAnything = ({ kinds, types, traits, icons, place, where }: Spec): boolean =>
  (place === 'piloted by' || place === 'piloted by host') &&
  kinds.length === 2 &&
  kinds.includes('starship') &&
  kinds.includes('vehicle') &&
  types.length + traits.length + icons.length === 0 &&
  !where.some(isOfNature);

/** Does it speak of one card, even where it may mean several: "anything that Han pilots is immune"? */
export const isOne = (spec: Spec): boolean =>
  spec.or === null &&
  (spec.self || spec.chosen || spec.host || spec.titles.length + spec.personas.length > 0 || isAnything(spec));

const isLocation = ({ kinds, types }: Spec): boolean =>
  kinds.includes('location') || types.some((type) => type === 'site' || type === 'system' || type === 'sector');

const isNamed = ({ titles, personas }: Spec): boolean => titles.length + personas.length > 0;

/** Weapons and vehicles are of a type; others are that type. */
const typed = ({ kinds, types }: Spec): readonly string[] => {
  const [kind] = kinds;
  return kind === 'weapon' || kind === 'vehicle' ? types.map((type) => `${type} ${kind}`) : types.map(called);
};

/** What cards are called: any of these nouns, and what stands before them all. */
interface Named {
  readonly like: readonly string[];
  readonly nouns: readonly string[];
}

function namedBy(spec: Spec, self: Self, many: boolean): Named {
  const { titles, traits, icons, types, kinds } = spec;
  const personas = spec.personas.map((name) => self.names?.[name] ?? name);
  if (isAnything(spec)) return { like: [], nouns: ['anything'] };
  const before = wordsAt(spec, 'mark', self, many);
  const said = wordsAt(spec, 'noun', self, many);
  // A kind goes without saying where a name, or what somebody is, says it already; so does the type of a title.
  const marked = [...traits, ...icons, ...before];
  const like = [...marked, ...types.map(called)];
  if (titles.length > 0)
    return { like: [...marked, ...said, ...(personas.length === 0 ? [] : [either(personas)])], nouns: titles };
  if (personas.length > 0) return { like: [...like, ...said], nouns: personas };
  if (spec.place === 'as astromech') return { like: [...like, ...said], nouns: ['astromech'] };
  if (said.length > 0) return { like: [...like, ...said.slice(0, -1)], nouns: said.slice(-1) };
  const usual = types.length > 0 ? typed(spec) : isLocation(spec) ? [kindOfGround(spec)] : kinds.map(called);
  const nouns = traits.filter((trait) => !adjectives.includes(trait));
  const such = traits.filter((trait) => adjectives.includes(trait));
  const isPlain = kinds.length <= 1 && !kinds.includes('location');
  if (isPlain && nouns.length > 0)
    return {
      like: [...such, ...icons, ...before, ...types.map(called), ...nouns.slice(0, -1)],
      nouns: nouns.slice(-1),
    };
  if (isPlain && icons.length > 0 && !isLocation(spec))
    return { like: [...traits, ...before, ...types.map(called)], nouns: icons };
  return { like: [...traits, ...icons, ...before], nouns: usual.length === 0 ? ['card'] : usual };
}

/** What they are like, before what they are. */
const likeWords = (spec: Spec, self: Self, many: boolean): readonly string[] => [
  ...wordsAt(spec, 'before', self, many),
  ...spec.not.map((not) => (not === 'female' ? 'male' : `non-${called(not)}`)),
  spec.state === 'active' || spec.state === 'all' ? '' : spec.state,
];

/** What stands before a noun phrase: whose it is, or which or how many of them are meant. */
interface Before {
  readonly owner: '' | 'your' | 'opponent’s';
  readonly which: '' | 'a' | 'the' | 'the other' | 'that' | 'another' | 'other' | 'all' | 'all other';
}

/** One of what stands between "or", in its parts. */
interface Phrase extends Named {
  readonly spec: Spec;
  readonly before: Before;
  /** A name, or what is spoken of already: it has no article, and there is one of it. */
  readonly isFixed: boolean;
  /** What they are, behind the noun: "of ability > 2", "with a lightsaber". */
  readonly such: readonly string[];
  readonly where: readonly Whereabouts[];
}

/** There is only one that bears something, or that is targeted. */
const isWhatIsMeant = ({ place }: Spec): boolean => place === 'bearing it' || place === 'targeted by';

/** Is it one of those spoken of, told from the others by what it is? */
const isToldApart = ({ chosen, kinds, types, traits, icons, not, where }: Spec): boolean =>
  chosen && (kinds.length + types.length + traits.length + icons.length + not.length > 0 || where.some(isOfNature));

/** What else is said of a card that is called by a pronoun. */
const besides = ({ state, titles, personas }: Spec): readonly string[] => [
  state === 'active' || state === 'all' ? '' : state,
  either([...titles, ...personas]),
];

/** "Its target", where no more is said of what that is: of its kind that need not be said again. */
const isCalledTarget = ({
  self,
  chosen,
  host,
  place,
  whose,
  other,
  types,
  traits,
  icons,
  not,
  where,
  state,
}: Spec): boolean =>
  place === 'targeted by' &&
  !(self || chosen || host) &&
  whose === 'any' &&
  !other &&
  state === 'active' &&
  types.length + traits.length + icons.length + not.length === 0 &&
  !where.some(isOfNature);

function whichOf(spec: Spec, many: boolean): Before['which'] {
  const { whose, other, where, place, state } = spec;
  const every = many && state === 'all' ? 'all' : '';
  if (isToldApart(spec)) return 'the';
  if (isWhatIsMeant(spec) && isNamed(spec)) return '';
  if (isWhatIsMeant(spec)) return whose === 'any' ? (other ? 'the other' : 'the') : other ? 'other' : '';
  if (spec.self || spec.chosen) return '';
  if (spec.host) return 'that';
  if (many && !isNamed(spec) && !isAnything(spec)) return other ? (every === '' ? 'other' : 'all other') : every;
  if (many && other) return 'other';
  if (other) return whose === 'any' ? 'another' : 'other';
  if (whose !== 'any' || isAnything(spec)) return '';
  if (isNamed(spec) && !where.includes(nonunique)) return '';
  if (isLocation(spec) && (place === 'here' || place === 'here or adjacent')) return '';
  return 'a';
}

/** What they are, behind the noun, and not where. */
const suchWords = (spec: Spec, self: Self, many: boolean): readonly string[] => [
  ...wordsAt(spec, 'with', self, many),
  ...wordsAt(spec, 'except', self, many),
  spec.state === 'all' && !many ? '(even if inactive)' : '',
  ...wordsAt(spec, 'how', self, many),
];

function phraseOf(spec: Spec, self: Self, isMany: boolean, whose: boolean): Phrase {
  const isPlace = isLocation(spec);
  // There is only one where something is.
  const isOnly = isWhatIsMeant(spec) || (isPlace && (spec.place === 'here' || spec.place === 'where present'));
  const many = isMany && !isOnly;
  const owner = whose ? owners[spec.whose] : '';
  const isPronoun = (spec.self || spec.chosen) && !isToldApart(spec);
  const isTarget = isCalledTarget(spec);
  const own = isPronoun
    ? { like: [], nouns: [joined([spec.self ? self.him : 'it', ...besides(spec)])] }
    : isTarget
      ? { like: [], nouns: [joined(['its target', either([...spec.titles, ...spec.personas])])] }
      : null;
  const { like, nouns } = own ?? namedBy(spec, self, many);
  const isFixed = own !== null || spec.host || isOnly || isAnything(spec) || isNamed(spec);
  return {
    spec,
    before: { owner, which: isTarget ? '' : whichOf(owner === '' ? { ...spec, whose: 'any' } : spec, many) },
    isFixed,
    like:
      own === null
        ? [
            ...(isPlace ? [nearWords(spec.place)] : []),
            ...likeWords(spec, self, many),
            ...(isPlace ? [...groundLike(spec), ...withinName(spec)] : []),
            ...like,
          ]
        : like,
    nouns,
    such: suchWords(spec, self, many && !isFixed),
    where: whereSaid(isTarget ? { ...spec, place: '' } : spec, self, isPlace),
  };
}

/** All that is meant: each of what stands between "or". */
const alternatives = (spec: Spec): readonly Spec[] =>
  spec.or === null ? [spec] : [spec, ...alternatives(spec.or.spec)];

/** How cards are spoken of. */
interface Manner {
  readonly meaning: Meaning;
  readonly article: boolean;
  /** Is it said whose they are? */
  readonly whose: boolean;
}

const every: Manner = { meaning: 'all', article: true, whose: true };
const some: Manner = { ...every, meaning: 'one' };

function phrasesOf(spec: Spec, self: Self, { meaning, whose }: Manner): readonly Phrase[] {
  const all = alternatives(spec);
  // Whose they are can be left out only if they are all somebody's.
  const isOfOne = all.every((one) => one.whose === spec.whose);
  return all.map((one) => phraseOf(one, self, meaning !== 'one', whose || !isOfOne));
}

/** The nouns with what stands before them, without what stands before all of it. */
function cores({ spec, like, nouns, isFixed }: Phrase, all: readonly Phrase[], many: boolean): readonly string[] {
  // Beside several of a kind, those of a title are several as well: "Rebel Troopers and Y-wings".
  const isSeveral = many && (!isFixed || (spec.titles.length > 0 && !all.every((one) => one.isFixed)));
  return nouns.map((noun, i) => joined([...(i === 0 ? like : []), isSeveral ? plural(noun) : noun]));
}

const beforeWords = ({ owner, which }: Before, words: string, article: boolean): string => {
  if (which === 'all' || which === 'all other') return joined([which === 'all' ? 'all' : 'all other', owner, words]);
  if (owner !== '') return joined([owner, which, words]);
  if (!article) return which === 'other' || which === 'another' ? `other ${words}` : words;
  return which === 'a' ? withArticle(words) : joined([which, words]);
};

/** Is it nothing but somebody's cards of a kind or name, so that "your" may stand before several of them? */
const isPlainlyWhose = ({ whose, other, not, where, state }: Spec): boolean =>
  whose !== 'any' &&
  !other &&
  not.length === 0 &&
  state === 'active' &&
  !where.some(({ stands }) => stands === 'before');

const isSame = (one: Before, other: Before): boolean => one.owner === other.owner && one.which === other.which;

/** "your X-wing or Y-wing": whose they are is said once, and so is an article. */
function headsWords(phrases: readonly Phrase[], { meaning, article }: Manner, all = phrases): string {
  // Of one that is meant it is said what it may be.
  const joiner = meaning === 'all' && !phrases.every(({ spec }) => isWhatIsMeant(spec)) ? 'and' : 'or';
  const many = meaning !== 'one';
  const [first] = phrases;
  if (first === undefined) return '';
  const isOnce =
    phrases.length === 1 ||
    (phrases.every(({ before }) => isSame(before, first.before)) &&
      phrases.every(({ spec, before }) =>
        before.owner === ''
          ? before.which === 'a' || before.which === '' || before.which === 'all'
          : isPlainlyWhose(spec),
      ));
  if (isOnce)
    return beforeWords(
      first.before,
      listed(
        phrases.flatMap((one) => cores(one, all, many)),
        joiner,
      ),
      article,
    );
  return listed(
    phrases.map((one) => beforeWords(one.before, listed(cores(one, all, many), joiner), article)),
    joiner,
  );
}

const suchOf = ({ such }: Phrase): string => joined(such);
const placeOf = ({ where }: Phrase): string => joined(where.map(({ said }) => said));

/** All that is meant, each in full. */
const inFull = (phrases: readonly Phrase[], manner: Manner): string =>
  listed(
    phrases.map((one) => joined([headsWords([one], manner, phrases), suchOf(one), placeOf(one)])),
    manner.meaning === 'all' ? 'and' : 'or',
  );

/** What a text calls the cards that it is about; what holds for all of them is said once. */
function phrasesWords(phrases: readonly Phrase[], manner: Manner): string {
  const [first] = phrases;
  if (first === undefined) return '';
  const isOfOne = phrases.every(({ before }) => before.owner === first.before.owner);
  if (phrases.length > 1 && !isOfOne) return inFull(phrases, manner);
  const tails = [...new Set(phrases.map((one) => joined([suchOf(one), placeOf(one)])))];
  const tailOf = (one: Phrase): string => joined([suchOf(one), placeOf(one)]);
  const heads = phrases.filter((one) => tailOf(one) === tails[0]);
  const headOf = (one: Phrase): string => headsWords([one], manner, phrases);
  // The same cards at each of several places: "your vehicle or droid at a site or at a system".
  const isEach = tails.every(
    (tail) =>
      phrases
        .filter((one) => tailOf(one) === tail)
        .map(headOf)
        .join() === heads.map(headOf).join(),
  );
  if (isEach && (tails.length === 1 || !tails.includes('')))
    return joined([headsWords(heads, manner, phrases), either(tails)]);
  // Others at one place: "your droid or your vehicle with a driver present".
  if (phrases.every((one) => placeOf(one) === placeOf(first)))
    return joined([
      inFull(
        phrases.map((one) => ({ ...one, where: [] })),
        manner,
      ),
      placeOf(first),
    ]);
  return inFull(phrases, manner);
}

export const cardsWords = (spec: Spec, self: Self, manner: Manner): string =>
  phrasesWords(phrasesOf(spec, self, manner), manner);

const it: Pronoun = { he: 'it', his: 'its' };
const they: Pronoun = { he: 'they', his: 'their' };

/** What a pronoun may stand for: no people, who are named again. */
const pronounOf = (spec: Spec, number: Noun['number']): Pronoun | undefined =>
  number === 'several' ? they : spec.or !== null || spec.personas.length > 0 ? undefined : it;

const isAnythingPiloted = (spec: Spec): boolean => spec.or === null && isAnything(spec);

function nounFrom(spec: Spec, self: Self, manner: Manner, words: string, phrases: readonly Phrase[]): Noun {
  if (spec.self && spec.or === null) {
    const noun = itself(self);
    const tail = words.slice(self.him.length);
    return tail === '' ? noun : { words: `${noun.words}${tail}`, number: 'one' };
  }
  const many = manner.meaning !== 'one';
  const isSingle = phrases.length === 1 && phrases.every(({ isFixed, nouns }) => isFixed && nouns.length === 1);
  const isAnyName = manner.meaning !== 'all' && phrases.every(({ isFixed }) => isFixed);
  const number = many && !isSingle && !isAnyName ? 'several' : 'one';
  const again = isAnythingPiloted(spec) ? it : pronounOf(spec, number);
  return { words, number, ...(again === undefined ? {} : { again }) };
}

/** All of them, of whom something is said. */
export const nounOf = (spec: Spec, self: Self, meaning: Meaning): Noun => {
  const manner: Manner = { ...every, meaning };
  const phrases = phrasesOf(spec, self, manner);
  return nounFrom(spec, self, manner, phrasesWords(phrases, manner), phrases);
};

/** "your leader", "here": one of them, and where it is, where those are two things that can be said of each other. */
export function whoAndWhere(spec: Spec, self: Self): { readonly who: Noun; readonly where: string } | null {
  const phrases = phrasesOf(spec, self, some);
  const [first] = phrases;
  if (first === undefined) return null;
  const where = wheres(first);
  if (where === null || phrases.some((one) => wheres(one) !== where)) return null;
  const heads = phrases.map((one) => ({ ...one, where: [] }));
  const words = phrasesWords(heads, some);
  const noun = nounFrom(spec, self, some, words, heads);
  const isBare = phrases.every(({ before }) => before.owner === '' && before.which === 'a');
  return { who: isBare ? { ...noun, bare: phrasesWords(heads, { ...some, article: false }) } : noun, where };
}

/** Where it is, as what it is: null if one of that can only be said of it as its name is. */
function wheres({ where }: Phrase): string | null {
  const found: string[] = [];
  for (const { is } of where) {
    if (is === null) return null;
    found.push(is);
  }
  return joined(found);
}

/** What is said of a card beside what it is: "undercover", "with a lightsaber"; null if it says what it is. */
export function describedOnly(spec: Spec, self: Self): string | null {
  const { state, kinds, types, traits, icons, not, where } = spec;
  if (isNamed(spec) || kinds.length + types.length + traits.length + icons.length + not.length > 0) return null;
  if (spec.or !== null || where.some(isOfNature)) return null;
  const words = joined([state === 'active' || state === 'all' ? '' : state, ...suchWords(spec, self, true)]);
  return words === '' ? null : words;
}

/** Does it mean single cards, one or some of those named? */
export const isEachOne = (spec: Spec): boolean =>
  alternatives(spec).every((one) => isOne({ ...one, or: null }) || isWhatIsMeant(one));

/** Are they all called by name? */
export const areAllNamed = (spec: Spec): boolean => alternatives(spec).every(isNamed);
