import { arenaName } from '../text/arenaName.ts';
import { type About, isLocations, type Spec } from '../text/spec.ts';

/** How descriptions of cards read. */
type Form = 'each' | 'one' | 'plural' | 'another' | 'unowned';

/** What a card is called that is known already; null for a description. */
function knownAs({ known }: Spec, self: string): string | null {
  switch (known) {
    case 'self':
      return self;
    case 'chosen':
      return 'that unit';
    case 'piloted':
      return `the unit that ${self} pilots`;
    case 'above':
      return 'the unit on top of it';
    case '':
      return null;
  }
}

/** "unit", "Naboo Soldier", "Character", with what precedes it. */
function noun(spec: Spec, plural: boolean): string {
  const adjectives = [
    spec.tapped === true ? 'tapped' : '',
    spec.tapped === false ? 'untapped' : '',
    spec.damaged ? 'damaged' : '',
    spec.part === 'attacker' ? 'attacking' : '',
    spec.part === 'defender' ? 'defending' : '',
    spec.not === '' ? '' : `non-${spec.not}`,
  ].filter((word) => word !== '');
  return [...adjectives, nouns(spec, plural)].join(' ');
}

function nouns(spec: Spec, plural: boolean): string {
  const s = plural ? 's' : '';
  if (spec.name !== '') return spec.name;
  const before = spec.subtypes.length === 0 ? '' : `${listed(spec.subtypes, 'or')} `;
  if (spec.pilot) return `${before}Pilot${s}`;
  if (spec.noun !== 'unit')
    return listed(
      spec.subtypes.map((one) => pluralOf(nounOf(one), plural)),
      'or',
    );
  const kind =
    spec.types.length === 0
      ? `unit${s}`
      : spec.types.includes('character')
        ? `Character${s}`
        : `${listed(spec.types.map(arenaName), 'or')} unit${s}`;
  return `${before}${kind}`;
}

/** Where they are, and what else comes behind the noun. */
function tail(spec: Spec, form: Form, about: About): string {
  const parts: string[] = [];
  if (spec.place === 'arena') parts.push(form === 'each' ? 'in each arena' : 'in any arena');
  else if (spec.place === 'build')
    parts.push(spec.whose === 'any' ? 'in a build zone' : `in ${ownerOf(spec, about)} build zone`);
  else if (spec.place === 'its arena') parts.push('in the same arena');
  else if (spec.place === "the attacker's arena") parts.push('in the same arena as the attacking unit');
  else if (spec.place === "that unit's arena") parts.push('in the same arena as that unit');
  else if (spec.place === 'chosen arena') parts.push('in that arena');
  else if (spec.place !== '') parts.push(`in the ${arenaName(spec.place)} arena`);
  const most = spec.atMost.map(({ value, limit }) => `${value} ${limit} or less`);
  if (most.length > 0) parts.push(`with ${most.join(' and ')}`);
  return parts.length === 0 ? '' : ` ${parts.join(' ')}`;
}

/** "… or tapped Speeders in the Ground arena": whose they are is said once, if it is the same. */
function alternative(spec: Spec, plural: boolean, form: Form, self: string, about: About): string {
  const { or } = spec;
  if (or === null) return '';
  const more = or.spec;
  return more.known === '' && more.name === '' && more.whose === spec.whose && more.other === spec.other
    ? ` or ${noun(more, plural)}${tail(more, form, about)}${alternative(more, plural, form, self, about)}`
    : ` ${form === 'one' || form === 'another' ? 'or' : 'and'} ${phrase(more, form, self, about)}`;
}

const ownerOf = ({ whose }: Spec, about: About): string =>
  whose === 'your' ? 'your' : about === 'your opponent' ? 'his or her' : "your opponent's";

const possessor = (spec: Spec, about: About): string => `${ownerOf(spec, about)}${spec.other ? ' other' : ''}`;

/** "your tapped Anakin Skywalker in the Character arena". */
function named(spec: Spec, form: Form, about: About): string {
  const whose = spec.whose === 'any' ? '' : `${ownerOf(spec, about)} `;
  return `${whose}${spec.other ? 'other ' : ''}${noun(spec, false)}${tail(spec, form, about)}`;
}

export function phrase(spec: Spec, form: Form, self: string, about: About = 'you'): string {
  const isNamed = spec.name !== '' && (form === 'each' || form === 'one');
  const known = knownAs(spec, self) ?? (isNamed ? named(spec, form, about) : null);
  const anybodys = spec.whose === 'any' || spec.place === 'build';
  const described = (plural: boolean): string =>
    `${noun(spec, plural)}${tail(spec, form, about)}${alternative(spec, plural, form, self, about)}`;
  if (known !== null) return `${known}${alternative(spec, form === 'plural', form, self, about)}`;
  switch (form) {
    case 'each':
      return anybodys
        ? `each ${spec.other ? 'other ' : ''}${described(false)}`
        : `each of ${possessor(spec, about)} ${described(true)}`;
    case 'one':
      return anybodys ? another(spec, form, self, about) : `one of ${possessor(spec, about)} ${described(true)}`;
    case 'plural':
      if (spec.whose !== 'any') return `${possessor(spec, about)} ${described(true)}`;
      return `${spec.other ? 'other ' : ''}${described(true)}`;
    case 'unowned':
      return `${spec.other ? 'other ' : ''}${described(true)}`;
    case 'another':
      return another(spec, form, self, about);
  }
}

function another(spec: Spec, form: Form, self: string, about: About): string {
  const what = noun(spec, false);
  const which = spec.other ? `another ${what}` : spec.name === '' ? article(what) : what;
  return `${which}${tail(spec, form, about)}${alternative(spec, false, form, self, about)}`;
}

export const article = (what: string): string => `${/^(?!uni)[aeiou]/i.test(what) ? 'an' : 'a'} ${what}`;

const nounOf = (subtype: string): string => (isLocations(subtype) ? `${subtype} Location` : subtype);

/** "Jedi" stays as it is. */
const pluralOf = (what: string, plural: boolean): string => (!plural || what.endsWith('Jedi') ? what : `${what}s`);

/** "Droids, Speeders, or Starfighters". */
export function listed(words: readonly string[], joiner: 'and' | 'or'): string {
  const last = words[words.length - 1] ?? '';
  if (words.length < 2) return last;
  if (words.length === 2) return `${words[0]} ${joiner} ${last}`;
  return `${words.slice(0, -1).join(', ')}, ${joiner} ${last}`;
}
