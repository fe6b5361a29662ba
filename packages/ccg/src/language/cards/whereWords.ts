/** Where cards are, in words: seen from the card that speaks, by name, or by what kind of location it is. */
import type { Ground } from '../../rules/table/grounds.ts';
import { either } from '../../text/saying/lists.ts';
import { withArticle } from '../../text/saying/nouns.ts';
import type { Self } from '../../text/saying/self.ts';
import type { Place, Spec } from './spec.ts';

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

/** Grounds that are said of the location itself. */
const isOfLocation = (ground: Ground): boolean => typeof grounds[ground] === 'string';

/** What is said of where they are in words of its own. */
const specialWords = (ground: readonly Ground[]): readonly string[] =>
  ground.flatMap((one) => {
    const is = grounds[one];
    return typeof is === 'string' ? [] : [is.words];
  });

/** "planet site", "exterior location": what kind of place. */
function groundName(ground: readonly Ground[]): string {
  const usual = ground.filter(isOfLocation);
  const kind = usual.find((one) => grounds[one] === 'kind') ?? 'location';
  return [...usual.filter((one) => one !== kind), kind].join(' ');
}

/** Of a location: what kind it is, and what it is like. */
export const kindOfGround = ({ ground }: Spec): string => ground.find((one) => grounds[one] === 'kind') ?? 'location';

export const groundLike = (spec: Spec): readonly string[] =>
  spec.ground.filter((one) => isOfLocation(one) && (spec.types.length > 0 || one !== kindOfGround(spec)));

const nearness = {
  here: 'same',
  related: 'related',
  adjacent: 'adjacent',
  'here or adjacent': 'same or adjacent',
} as const;

type Near = keyof typeof nearness;
const isNear = (place: Place): place is Near => place in nearness;

export const nearWords = (place: Place): string => (isNear(place) ? nearness[place] : '');

/** One thing that is said of where cards are. */
export interface Whereabouts {
  /** Behind what they are called: "anything that he pilots". */
  readonly said: string;
  /** As what they are: "is present"; null if that is not how it is said. */
  readonly is: string | null;
}

const is = (words: string): Whereabouts => ({ said: words, is: words });
/** What can't be said of cards but in their name. */
const inName = (words: string): Whereabouts => ({ said: words, is: null });

/** Where they are, seen from the card whose text it is; a location is called by where it is itself. */
const placeWords: Readonly<Record<Exclude<Place, '' | Near>, (self: Self) => Whereabouts>> = {
  present: () => is('present'),
  'present with': ({ him }) => is(`present with ${him}`),
  aboard: ({ him }) => is(`aboard ${him}`),
  'piloted by': ({ he }) => inName(`that ${he} pilots`),
  'piloted by host': () => inName('that character pilots'),
  piloting: ({ him }) => is(`piloting ${him}`),
  'piloting host': () => is('piloting that starship'),
  carrying: ({ he }) => inName(`that ${he} is aboard`),
  'bearing it': () => inName('that it is on'),
  'on it': () => is('on it'),
  'targeted by': () => inName('that it targets'),
  there: () => is('there'),
  'present there': () => is('present there'),
  'where present': ({ he }) => inName(`where ${he} is present`),
  beside: () => is('on the same card'),
  // Said before where that is.
  'in the open': () => is('present'),
  'as astromech': () => is('aboard a starship'),
};

/** Who is where they are as well. */
const withCompany = ({ company, companyAt }: Spec, self: Self): readonly Whereabouts[] => {
  if (company === null) return [];
  const at = { same: 'is', adjacent: 'is at an adjacent one', 'same or adjacent': 'is or adjacent to that' } as const;
  return [inName(`where ${company.words(self)} ${at[companyAt]}`)];
};

/** "you control", "that opponent occupies": whose ground it is. */
const heldWords = ({ held }: Spec): string => {
  if (held === null) return '';
  if (held.by === 'you') return `you ${held.how}`;
  return held.how === 'occupy' ? 'that opponent occupies' : 'that opponent controls';
};

/** "a Tatooine site": what belongs to a system is called after it. */
export const withinName = (spec: Spec): readonly string[] => [
  ...(isCalledAfter(spec) ? [either(spec.at)] : []),
  ...(isOnPlanet(spec) ? [spec.on] : []),
];

/** "a Tatooine site": only of sites it says that they are on the planet. */
const isOnPlanet = ({ on, types }: Spec): boolean => on !== '' && types.length === 1 && types[0] === 'site';

const isCalledAfter = ({ at, place }: Spec): boolean =>
  at.length > 0 && place !== 'here' && at.every((name) => !name.includes(':'));

/** Where other cards than locations are, seen from the card that speaks or by what kind of location that is. */
function nearby(spec: Spec, self: Self): readonly Whereabouts[] {
  const { place, ground, company, companyAt, held } = spec;
  const more = [heldWords(spec), ...specialWords(ground)].filter((words) => words !== '').map(is);
  if (isNear(place)) {
    const isHere = self.isPlace && place === 'here' && !ground.some(isOfLocation);
    return [is(isHere ? 'here' : `at ${nearWords(place)} ${groundName(ground)}`), ...more, ...withCompany(spec, self)];
  }
  const kind = ground.some(isOfLocation) || held !== null ? [is(`at ${withArticle(groundName(ground))}`)] : [];
  const at =
    company === null
      ? kind
      : [is(`at ${companyAt} ${groundName(ground)} ${companyAt === 'adjacent' ? 'to' : 'as'} ${company.words(self)}`)];
  return [...(place === '' || place === 'in the open' ? [] : [placeWords[place](self)]), ...at, ...more];
}

/** Where a location is, and what else is said of where. */
function located(spec: Spec, self: Self): readonly Whereabouts[] {
  const { place, ground } = spec;
  return [
    ...specialWords(ground).map(is),
    ...(place === '' || isNear(place) || place === 'in the open' ? [] : [placeWords[place](self)]),
    ...withCompany(spec, self),
  ];
}

/** All that is said of where they are. */
export function whereSaid(spec: Spec, self: Self, isPlace: boolean): readonly Whereabouts[] {
  const { alone, hit, place, inBattle, at, awayFrom, on } = spec;
  const usual: readonly Whereabouts[] = [
    ...(isPlace ? located(spec, self) : []),
    ...(alone ? [is('alone')] : []),
    ...(hit ? [{ said: 'that is hit', is: 'hit' }] : []),
    ...(place === 'in the open' ? [placeWords[place](self)] : []),
    ...(inBattle ? [is('in battle')] : []),
    ...(at.length === 0 || (isPlace && isCalledAfter(spec)) ? [] : [is(`at ${either(at)}`)]),
    ...(awayFrom.length === 0 ? [] : [is(`away from ${either(awayFrom)}`)]),
    ...(on === '' || (isPlace && isOnPlanet(spec)) ? [] : [is(`on ${on}`)]),
    ...(isPlace && spec.held !== null ? [inName(heldWords(spec))] : []),
    ...(isPlace ? [] : nearby(spec, self)),
  ];
  // Of what is meant already it is said as a condition: "that character while on Tatooine".
  return spec.host && (inBattle || on !== '' || at.length > 0)
    ? usual.map((one, i) => (i === 0 ? { ...one, said: `while ${one.said}` } : one))
    : usual;
}
