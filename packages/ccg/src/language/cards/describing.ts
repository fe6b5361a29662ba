import type { Ground } from '../../rules/table/grounds.ts';
import { isOfNature, wordsAt } from './predicate.ts';
import type { Place, Spec } from './spec.ts';
import { nonunique } from './where/unique.ts';

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

function plural(noun: string): string {
  if (noun.endsWith('Jedi') || noun.endsWith('Talz') || noun.endsWith('s')) return noun;
  if (noun === 'thief') return 'thieves';
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** "a, b or c"; where a name has a comma in it, "or" stands between all. */
export function either(words: readonly string[]): string {
  if (words.length < 3 || words.some((one) => one.includes(', '))) return words.join(' or ');
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

const listed = (nouns: readonly string[], many: boolean): string =>
  either(nouns.map((noun) => (many ? plural(noun) : noun)));

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

/** Weapons and vehicles are of a type; others are that type. */
const typed = ({ kinds, types }: Spec): readonly string[] => {
  const [kind] = kinds;
  return kind === 'weapon' || kind === 'vehicle' ? types.map((type) => `${type} ${kind}`) : types.map(called);
};

/** What they are called, and what stands before that. */
function nounOf(spec: Spec, self: string, many: boolean): readonly string[] {
  const { titles, personas, traits, icons, types, kinds } = spec;
  if (isAnything(spec)) return ['anything'];
  const before = wordsAt(spec, 'mark', self, many);
  const said = wordsAt(spec, 'noun', self, many);
  // A kind goes without saying where a name, or what somebody is, says it already; so does the type of a title.
  const marked = [...traits, ...icons, ...before];
  const like = [...marked, ...types.map(called)];
  if (titles.length > 0)
    return [...marked, ...said, ...(personas.length === 0 ? [] : [either(personas)]), either(titles)];
  if (personas.length > 0) return [...like, ...said, either(personas)];
  if (spec.place === 'as astromech') return [...like, ...said, listed(['astromech'], many)];
  if (said.length > 0) return [...like, ...said.slice(0, -1), listed(said.slice(-1), many)];
  const usual = types.length > 0 ? typed(spec) : kinds.map(called);
  const nouns = traits.filter((trait) => !adjectives.includes(trait));
  const such = traits.filter((trait) => adjectives.includes(trait));
  const isPlain = kinds.length <= 1 && !kinds.includes('location');
  if (isPlain && nouns.length > 0)
    return [...such, ...icons, ...before, ...types.map(called), ...nouns.slice(0, -1), listed(nouns.slice(-1), many)];
  if (isPlain && icons.length > 0 && !isLocation(spec))
    return [...traits, ...before, ...types.map(called), listed(icons, many)];
  return [...traits, ...icons, ...before, listed(usual.length === 0 ? ['card'] : usual, many)];
}

/** What they are like, before what they are. */
const likeWords = (spec: Spec, self: string, many: boolean): readonly string[] => [
  ...wordsAt(spec, 'before', self, many),
  ...spec.not.map((not) => (not === 'female' ? 'male' : `non-${called(not)}`)),
  spec.state === 'active' || spec.state === 'all' ? '' : spec.state,
];

/** What they are, before where they are. */
const describing = (spec: Spec, self: string, many: boolean): readonly string[] => [
  spec.whose === 'your' ? 'your' : spec.whose === 'opponent' ? 'opponent’s' : '',
  spec.other ? 'other' : '',
  ...likeWords(spec, self, many),
  ...(isLocation(spec) ? spec.ground.filter(isOfLocation) : []),
  ...nounOf(spec, self, many),
];

/** What each ground is: a kind of location, what a location is like, or words of its own for where that is. */
const grounds: Readonly<Record<Ground, 'kind' | 'like' | { readonly words: string }>> = {
  site: 'kind',
  system: 'kind',
  sector: 'kind',
  'system or sector': 'kind',
  'docking bay': 'kind',
  battleground: 'kind',
  'asteroid sector': 'kind',
  'cloud sector': 'kind',
  'outermost marker': 'kind',
  interior: 'like',
  exterior: 'like',
  mobile: 'like',
  planet: 'like',
  'non-battleground': 'like',
  underground: 'like',
  unoccupied: 'like',
  'Rebel Base': 'like',
  'innermost marker': 'like',
  prison: 'like',
  nighttime: { words: 'under ‘nighttime conditions’' },
  'Scomp link': { words: 'at a Scomp link' },
  'docking bay related': { words: 'where a related docking bay is on table' },
};

/** What is said of where they are in words of its own. */
const specialWords = (ground: readonly Ground[]): readonly string[] =>
  ground.flatMap((one) => {
    const is = grounds[one];
    return typeof is === 'string' ? [] : [is.words];
  });

/** Grounds that are said of the location itself. */
const isOfLocation = (ground: Ground): boolean => typeof grounds[ground] === 'string';

/** "planet site", "exterior location": what kind of place. */
function groundName(ground: readonly Ground[]): string {
  const usual = ground.filter(isOfLocation);
  const kind = usual.find((one) => grounds[one] === 'kind') ?? 'location';
  return [...usual.filter((one) => one !== kind), kind].join(' ');
}

const nearness = {
  here: 'same',
  related: 'related',
  adjacent: 'adjacent',
  'here or adjacent': 'same or adjacent',
} as const;

const nearWords = (place: Place): string => (place in nearness ? nearness[place as keyof typeof nearness] : '');

/** Where they are, seen from the card whose text it is; a location is called by where it is itself. */
const placeWords: Readonly<Record<Exclude<Place, '' | keyof typeof nearness>, (self: string) => string>> = {
  present: () => 'present',
  'present with': (self) => `present with ${self}`,
  aboard: (self) => `aboard ${self}`,
  'piloted by': (self) => `that ${self} pilots`,
  'piloted by host': (self) => `that the character with ${self} pilots`,
  piloting: (self) => `piloting ${self}`,
  'piloting host': (self) => `piloting what ${self} is on`,
  carrying: (self) => `that ${self} is aboard`,
  'bearing it': () => 'that it is on',
  'on it': () => 'on it',
  'targeted by': (self) => `that ${self} targets`,
  there: () => 'there',
  'present there': () => 'present there',
  'where present': (self) => `where ${self} is present`,
  beside: (self) => `on same card as ${self}`,
  // Said before where that is.
  'in the open': () => '',
  'as astromech': () => 'aboard a starship',
};

/** Who is where they are as well. */
const withCompany = ({ company, companyAt }: Spec, self: string): readonly string[] => {
  if (company === null) return [];
  const at = { same: 'is', adjacent: 'is at an adjacent one', 'same or adjacent': 'is or adjacent to that' } as const;
  return [`where ${company.words(self)} ${at[companyAt]}`];
};

function whereWords(spec: Spec, self: string): readonly string[] {
  const { place, ground, company, companyAt } = spec;
  const more = specialWords(ground);
  const isKind = ground.some(isOfLocation);
  const near = nearWords(place);
  if (near !== '') return [`at ${near} ${groundName(ground)}`, ...more, ...withCompany(spec, self)];
  const kind = isKind ? [`at ${/^[aeiou]/.test(groundName(ground)) ? 'an' : 'a'} ${groundName(ground)}`] : [];
  const at =
    company === null
      ? kind
      : [`at ${companyAt} ${groundName(ground)} ${companyAt === 'adjacent' ? 'to' : 'as'} ${company.words(self)}`];
  return [...at, ...more, place in placeWords ? placeWords[place as keyof typeof placeWords](self) : ''];
}

/** "adjacent site", "same location": a location by where it lies, and what else is said of where. */
function locationWords(spec: Spec, self: string, many: boolean): readonly [head: string[], tail: string[]] {
  const { place, ground } = spec;
  const near = [nearWords(place)].filter((words) => words !== '');
  const more = specialWords(ground);
  const where = near.length > 0 || place === '' ? '' : placeWords[place as keyof typeof placeWords](self);
  // There is only one where something is.
  const isOnly = place === 'here' || place === 'where present';
  return [
    [...near, ...describing(spec, self, many && !isOnly)],
    [...more, where, ...withCompany(spec, self)],
  ];
}

/** What else is said of a card that is named already. */
const besides = ({ state, titles, personas, host }: Spec): readonly string[] =>
  host ? [] : [state === 'active' || state === 'all' ? '' : state, either([...titles, ...personas])];

/** How cards are spoken of: several or one, with an article or without, and whether it is said whose they are. */
interface Manner {
  readonly many: boolean;
  readonly article: boolean;
  readonly whose: boolean;
}

/** What is said of them after what they are. */
function tailOf(spec: Spec, self: string, many: boolean, isPlace: boolean): string[] {
  return [
    ...wordsAt(spec, 'with', self, many),
    ...wordsAt(spec, 'except', self, many),
    spec.state === 'all' ? '(active or not)' : '',
    ...wordsAt(spec, 'how', self, many),
    spec.alone ? 'alone' : '',
    spec.hit ? 'that is hit' : '',
    spec.place === 'in the open' ? 'present' : '',
    spec.inBattle ? `${spec.host ? 'while ' : ''}in battle` : '',
    spec.at.length === 0 ? '' : `at ${either(spec.at)}`,
    spec.awayFrom.length === 0 ? '' : `away from ${either(spec.awayFrom)}`,
    spec.on === '' ? '' : `${spec.host ? 'while ' : ''}on ${spec.on}`,
    ...(isPlace ? [] : whereWords(spec, self)),
  ];
}

const joined = (words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

/** There is only one that bears something, or that is targeted. */
const isWhatIsMeant = ({ place }: Spec): boolean => place === 'bearing it' || place === 'targeted by';

/** Is it one of those spoken of, told from the others by what it is? */
const isToldApart = ({ chosen, kinds, types, traits, icons, not, where }: Spec): boolean =>
  chosen && (kinds.length + types.length + traits.length + icons.length + not.length > 0 || where.some(isOfNature));

/** A name, somebody's card and what is spoken of already go without an article. */
function withArticle(words: string, spec: Spec): string {
  const { self, chosen, host, whose, titles, personas, other, where, place } = spec;
  if (isToldApart(spec)) return `the ${words}`;
  if (self || chosen || host || whose !== 'any' || words === 'anything') return words;
  if (other) return words.replace(/^other /, 'another ');
  if (titles.length + personas.length > 0 && !where.includes(nonunique)) return words;
  if (isLocation(spec) && (place === 'here' || place === 'here or adjacent')) return words;
  if (isWhatIsMeant(spec)) return `the ${words}`;
  return `${/^(X-|R-|[aeiou](?!niqu|tinni|sed))/i.test(words) ? 'an' : 'a'} ${words}`;
}

/** What they are, and the rest. */
function phraseOf(spec: Spec, self: string, manner: Manner): readonly [head: string, tail: string] {
  const one = spec.self
    ? self
    : spec.chosen && !isToldApart(spec)
      ? 'it'
      : spec.host
        ? `the ${joined([...likeWords(spec, self, false), ...nounOf(spec, self, false)])} that ${self} is on`
        : '';
  if (one !== '') return [joined([one, ...besides(spec)]), joined(tailOf(spec, self, manner.many, false))];
  const isPlace = isLocation(spec);
  const told: Spec = manner.whose ? spec : { ...spec, whose: 'any' };
  const [head, where] = isPlace
    ? locationWords(told, self, manner.many)
    : ([describing(told, self, manner.many), []] as const);
  return [
    manner.article ? withArticle(joined(head), told) : joined(head),
    joined([...where, ...tailOf(spec, self, manner.many, isPlace)]),
  ];
}

/** All that is meant: each of what stands between "or". */
const alternatives = (spec: Spec): readonly Spec[] =>
  spec.or === null ? [spec] : [spec, ...alternatives(spec.or.spec)];

/** Is it nothing but somebody's cards of a kind or name, so that "your" may stand before several of them? */
const isPlainlyWhose = ({ whose, other, not, where, state }: Spec): boolean =>
  whose !== 'any' &&
  !other &&
  not.length === 0 &&
  state === 'active' &&
  !where.some(({ stands }) => stands === 'before');

/** "your weapon or device" is "your weapon" and "your device". */
function listedIn(head: string): readonly string[] {
  const before = /^(your|opponent’s|an?) /.exec(head)?.[0] ?? '';
  return head.split(/, | or /).map((one, i) => (i === 0 ? one : `${before}${one}`));
}

/** "your X-wing or Y-wing": whose they are is said once, and so is an article. */
function headsWords(all: readonly Spec[], said: readonly string[]): string {
  const isSimple = all.every(({ titles }) => titles.every((title) => !/, | or /.test(title)));
  const heads = isSimple ? said.flatMap(listedIn) : said;
  const [first = ''] = heads;
  const before = /^(your|opponent’s|an?) /.exec(first)?.[0] ?? '';
  const isShared = before !== '' && heads.every((head) => head.startsWith(before));
  const isPlain = before.startsWith('a') || all.every(isPlainlyWhose);
  return either(isShared && isPlain ? heads.map((head, i) => (i === 0 ? head : head.slice(before.length))) : heads);
}

/** Does it mean single cards, one or some of those named? */
export const isEachOne = (spec: Spec): boolean =>
  alternatives(spec).every((one) => isOne({ ...one, or: null }) || isWhatIsMeant(one));

/** "Luke is present", of cards that have names; nothing where that would not be English. */
export function namedIs(spec: Spec, self: string): string | null {
  const all = alternatives(spec);
  if (!all.every(({ titles, personas, whose }) => whose === 'any' && titles.length + personas.length > 0)) return null;
  const phrases = all.map((one) => phraseOf(one, self, { many: false, article: true, whose: true }));
  const [[, tail] = ['', '']] = phrases;
  if (phrases.some(([, other]) => other !== tail) || !/^(at|on|present|aboard|piloting|there|$)/.test(tail))
    return null;
  return `${headsWords(
    all,
    phrases.map(([head]) => head),
  )} is ${tail === '' ? 'on table' : tail}`;
}

/** What a text calls the cards that it is about; what holds for all of them is said once. */
export function cardsWords(spec: Spec, self: string, manner: Manner): string {
  const all = alternatives(spec);
  // Whose they are can be left out only if they are all somebody's.
  const isAllOfOne = all.every(({ whose }) => whose === spec.whose);
  const isNamed = ({ titles, personas }: Spec): boolean => titles.length + personas.length > 0;
  const phrases = all.map((one) => {
    const [head, tail] = phraseOf(one, self, isAllOfOne ? manner : { ...manner, whose: true });
    // Beside several of a kind, those of a title are several as well: "Rebel Troopers or Y-wings".
    const isSeveral = manner.many && one.titles.length > 0 && !all.every(isNamed);
    return [isSeveral ? plural(head) : head, tail] as const;
  });
  const [[head, tail] = ['', '']] = phrases;
  if (phrases.length === 1) return joined([head, tail]);
  if (isAllOfOne && phrases.every(([, other]) => other === tail))
    return joined([
      headsWords(
        all,
        phrases.map(([one]) => one),
      ),
      tail,
    ]);
  if (phrases.every(([other, where]) => other === head && where !== ''))
    return `${head} ${either(phrases.map(([, where]) => where))}`;
  return either(phrases.map((phrase) => joined(phrase)));
}
