import { arenaName } from '../catalog/card.ts';
import { isLocations, type Spec } from '../text/spec.ts';

/** How descriptions of cards read. */
type Form = 'each' | 'one' | 'plural' | 'another';

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
function tail(spec: Spec): string {
  const parts: string[] = [];
  if (spec.place === 'arena') parts.push('in any arena');
  else if (spec.place === 'build') parts.push(`in ${buildZones[spec.whose]}`);
  else if (spec.place === 'its arena') parts.push('in the same arena');
  else if (spec.place === "the attacker's arena") parts.push('in the same arena as the attacking unit');
  else if (spec.place === "that unit's arena") parts.push('in the same arena as that unit');
  else if (spec.place === 'chosen arena') parts.push('in that arena');
  else if (spec.place !== '') parts.push(`in the ${arenaName(spec.place)} arena`);
  const most = spec.atMost.map(({ value, limit }) => `${value} ${limit} or less`);
  if (most.length > 0) parts.push(`with ${most.join(' and ')}`);
  return parts.length === 0 ? '' : ` ${parts.join(' ')}`;
}

const buildZones = { your: 'your build zone', opponent: "your opponent's build zone", any: 'a build zone' } as const;

/** "… or tapped Speeders in the Ground arena": whose they are is said once, if it is the same. */
function alternative(spec: Spec, plural: boolean, form: Form, self: string): string {
  const { or } = spec;
  if (or === null) return '';
  const more = or.spec;
  return more.known === '' && more.name === '' && more.whose === spec.whose && more.other === spec.other
    ? ` or ${noun(more, plural)}${tail(more)}${alternative(more, plural, form, self)}`
    : ` ${form === 'each' || form === 'plural' ? 'and' : 'or'} ${phrase(more, form, self)}`;
}

function possessor({ whose, other }: Spec): string {
  const owner = whose === 'your' ? 'your' : "your opponent's";
  return other ? `${owner} other` : owner;
}

/** "your tapped Anakin Skywalker in the Character arena". */
function named(spec: Spec): string {
  const whose = spec.whose === 'any' ? '' : spec.whose === 'your' ? 'your ' : "your opponent's ";
  return `${whose}${spec.other ? 'other ' : ''}${noun(spec, false)}${tail(spec)}`;
}

export function phrase(spec: Spec, form: Form, self: string): string {
  const known =
    knownAs(spec, self) ?? (spec.name !== '' && form !== 'plural' && form !== 'another' ? named(spec) : null);
  if (known !== null) return `${known}${alternative(spec, form === 'plural', form, self)}`;
  switch (form) {
    case 'each':
      return spec.whose === 'any' || spec.place === 'build'
        ? `each ${spec.other ? 'other ' : ''}${noun(spec, false)}${tail(spec).replace('in any', 'in each')}${alternative(spec, false, form, self)}`
        : `each of ${possessor(spec)} ${noun(spec, true)}${tail(spec).replace('in any', 'in each')}${alternative(spec, true, form, self)}`;
    case 'one':
      return spec.whose === 'any' || spec.place === 'build'
        ? another(spec, form, self)
        : `one of ${possessor(spec)} ${noun(spec, true)}${tail(spec)}${alternative(spec, true, form, self)}`;
    case 'plural': {
      const owner = spec.whose === 'any' ? (spec.other ? 'other ' : '') : `${possessor(spec)} `;
      return `${owner}${noun(spec, true)}${tail(spec)}${alternative(spec, true, form, self)}`;
    }
    case 'another':
      return another(spec, form, self);
  }
}

function another(spec: Spec, form: Form, self: string): string {
  const what = noun(spec, false);
  return `${spec.other ? `another ${what}` : article(what)}${tail(spec)}${alternative(spec, false, form, self)}`;
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
