import { namingOf } from '@binary-sunset/kernel';

/** What a name is the name of: each is checked against what printed cards have. */
export type NameKind = keyof typeof kindWords;

/** What such a name is if no card has it. */
export const kindWords = {
  title: 'no card’s title',
  'words in title': 'in no card’s title',
  persona: 'nobody’s persona and no card’s title',
  trait: 'no species, no model and nothing else that a card is called',
  type: 'no type of cards',
  icon: 'no icon',
  'trait, type or icon': 'nothing that a card is called, no type and no icon',
  'title, persona or trait': 'no card’s title, nobody’s persona and nothing that a card is called',
  site: 'no site of any place',
  system: 'no system, and no other place that has locations',
  place: 'no system and no location’s title',
} as const;

/** Every word of the language that takes a name says it here as soon as it is given one. */
export const naming = namingOf<NameKind>();
export const { said } = naming;
