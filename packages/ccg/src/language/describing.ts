import type { Ground } from '../rules/grounds.ts';
import type { Place, Spec } from './cards.ts';

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
  if (noun.endsWith('Jedi') || noun.endsWith('s')) return noun;
  if (noun === 'thief') return 'thieves';
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

const listed = (nouns: readonly string[], many: boolean): string =>
  nouns.map((noun) => (many ? plural(noun) : noun)).join(' or ');

const isLocation = ({ kinds, types }: Spec): boolean =>
  kinds.includes('location') || types.some((type) => type === 'site' || type === 'system' || type === 'sector');

/** Weapons and vehicles are of a type; others are that type. */
const typed = ({ kinds, types }: Spec): readonly string[] => {
  const [kind] = kinds;
  return kind === 'weapon' || kind === 'vehicle' ? types.map((type) => `${type} ${kind}`) : types.map(called);
};

/** What they are called, and what stands before that. */
function nounOf(spec: Spec, many: boolean): readonly string[] {
  const { titles, personas, traits, icons, types, kinds, sensitivity, allegiance } = spec;
  const named = titles.length > 0 ? titles : personas;
  if (named.length > 0) return [...traits, named.join(' or ')];
  const usual = types.length > 0 ? typed(spec) : kinds.map(called);
  if (sensitivity !== null)
    return [...traits, listed([sensitivity.startsWith('Force') ? `${sensitivity} character` : sensitivity], many)];
  const before = allegiance === null ? [] : [allegiance];
  const nouns = traits.filter((trait) => !adjectives.includes(trait));
  const like = traits.filter((trait) => adjectives.includes(trait));
  const isPlain = kinds.length <= 1 && !kinds.includes('location');
  if (isPlain && nouns.length > 0)
    return [...like, ...icons, ...before, ...types.map(called), ...nouns.slice(0, -1), listed(nouns.slice(-1), many)];
  if (isPlain && icons.length > 0 && !isLocation(spec))
    return [...traits, ...before, ...types.map(called), listed(icons, many)];
  return [...traits, ...icons, ...before, listed(usual.length === 0 ? ['card'] : usual, many)];
}

/** What they are, before where they are. */
const describing = (spec: Spec, many: boolean): readonly string[] => [
  spec.whose === 'your' ? 'your' : spec.whose === 'opponent' ? 'opponent’s' : '',
  spec.other ? 'other' : '',
  spec.unique === true ? 'unique' : spec.unique === false ? 'non-unique' : '',
  ...spec.not.map((not) => (not === 'female' ? 'male' : `non-${called(not)}`)),
  spec.state === 'active' || spec.state === 'all' ? '' : spec.state,
  spec.enclosed ? 'enclosed' : '',
  ...(isLocation(spec) ? spec.ground.filter((one) => special[one] === undefined) : []),
  ...nounOf(spec, many),
];

const abilityWords = ({ ability: { over, under } }: Spec): string[] =>
  over !== undefined && under === over + 2
    ? [`of ability ${over + 1}`]
    : [over === undefined ? '' : `of ability > ${over}`, under === undefined ? '' : `of ability < ${under}`];

/** Grounds that are no kind of location. */
const special: Partial<Readonly<Record<Ground, string>>> = {
  nighttime: 'under ‘nighttime conditions’',
  'Scomp link': 'at a Scomp link',
  'docking bay related': 'where a related docking bay is on table',
};

const kindsOfPlace: readonly Ground[] = [
  'site',
  'system',
  'sector',
  'docking bay',
  'battleground',
  'asteroid sector',
  'cloud sector',
  'outermost marker',
];

/** "planet site", "exterior location": what kind of place. */
function groundName(ground: readonly Ground[]): string {
  const usual = ground.filter((one) => special[one] === undefined);
  const kind = usual.find((one) => kindsOfPlace.includes(one)) ?? 'location';
  return [...usual.filter((one) => one !== kind), kind].join(' ');
}

/** Where they are, seen from the card whose text it is; a location is called by where it is itself. */
const placeWords: Readonly<Record<Exclude<Place, '' | 'here' | 'related' | 'adjacent'>, (self: string) => string>> = {
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
  'in the open': () => 'present',
  'as astromech': () => 'aboard a starship',
};

const nearness = { here: 'same', related: 'related', adjacent: 'adjacent' } as const;

function whereWords({ place, ground }: Spec, self: string): readonly string[] {
  const more = ground.flatMap((one) => special[one] ?? []);
  const isKind = ground.some((one) => special[one] === undefined);
  const near = place === 'here' || place === 'related' || place === 'adjacent' ? nearness[place] : '';
  if (near !== '') return [`at ${near} ${groundName(ground)}`, ...more];
  const at = isKind ? [`at ${/^[aeiou]/.test(groundName(ground)) ? 'an' : 'a'} ${groundName(ground)}`] : [];
  return [...at, ...more, place in placeWords ? placeWords[place as keyof typeof placeWords](self) : ''];
}

/** "adjacent site", "same location": a location by where it lies. */
function locationWords(spec: Spec, self: string, many: boolean): readonly string[] {
  const { place, ground } = spec;
  const near = place === 'here' || place === 'related' || place === 'adjacent' ? [nearness[place]] : [];
  const more = ground.flatMap((one) => special[one] ?? []);
  const where = near.length > 0 || place === '' ? '' : placeWords[place as keyof typeof placeWords](self);
  return [...near, ...describing(spec, many), ...more, where];
}

/** What else is said of a card that is named already. */
const besides = ({ state, titles, personas, host }: Spec): readonly string[] => [
  state === 'active' || state === 'all' ? '' : state,
  host ? '' : [...titles, ...personas].join(' or '),
];

const immunityWords = { now: 'immune', not: 'not immune', always: 'always immune' } as const;

/** What a text calls the cards that it is about, one or several. */
export function cardsWords(spec: Spec, self: string, many: boolean): string {
  const one = spec.self
    ? self
    : spec.chosen
      ? 'it'
      : spec.host
        ? `the ${nounOf(spec, false).join(' ')} that ${self} is on`
        : '';
  const isPlace = one === '' && isLocation(spec);
  const { having, havingLeast, except, immunity } = spec;
  const words = [
    ...(one !== '' ? [one, ...besides(spec)] : isPlace ? locationWords(spec, self, many) : describing(spec, many)),
    spec.onTable ? 'that deploys on table' : '',
    spec.costless ? 'that can deploy for free' : '',
    spec.likeStackedHere ? 'of the same title as one stacked here' : '',
    spec.titleWords === '' ? '' : `with “${spec.titleWords}” in title`,
    ...abilityWords(spec),
    having === null
      ? ''
      : `with ${havingLeast === 1 ? '' : `${havingLeast} or more `}${having.words(self, havingLeast > 1)}`,
    spec.permanentlyPiloted ? 'with permanent pilot' : '',
    except === null ? '' : `(except ${except.words(self, many)})`,
    spec.company === null ? '' : `at same location as ${spec.company.words(self)}`,
    immunity === null ? '' : `${immunityWords[immunity.how]} to ${immunity.to}`,
    spec.state === 'all' ? '(active or not)' : '',
    spec.alone ? 'alone' : '',
    spec.hit ? 'that is hit' : '',
    spec.inBattle ? `${spec.host ? 'while ' : ''}in battle` : '',
    spec.at.length > 0 && spec.place === 'in the open' ? 'present' : '',
    spec.at.length === 0 ? '' : `at ${spec.at.join(' or ')}`,
    spec.awayFrom.length === 0 ? '' : `away from ${spec.awayFrom.join(' or ')}`,
    spec.on === '' ? '' : `${spec.host ? 'while ' : ''}on ${spec.on}`,
    ...(isPlace || (spec.at.length > 0 && spec.place === 'in the open') ? [] : whereWords(spec, self)),
  ].filter((word) => word !== '');
  return spec.or === null ? words.join(' ') : `${words.join(' ')} or ${spec.or.words(self, many)}`;
}
