import { namingOf } from '@binary-sunset/kernel';

/** What a name is the name of: each is checked against what printed cards have. */
export type NameKind = keyof typeof kindWords;

/** What such a name is if no card has it. */
export const kindWords = {
  name: 'no card’s name',
  subtype: 'no card’s subtype',
} as const;

/** Every word of the language that takes a name says it here as soon as it is given one. */
export const naming = namingOf<NameKind>();
export const { said } = naming;
