import type * as language from '../../src/language/index.ts';

type Language = typeof language;

/** The names of all in the language that is a thing of this kind or makes one; `reserves` gives back what it was given. */
export type MakersOf<Kind> = Exclude<
  {
    [Name in keyof Language]: Language[Name] extends Kind | ((...given: never[]) => Kind | Kind[]) ? Name : never;
  }[keyof Language],
  'reserves'
>;

/** Each of them with how it reads, in each of its forms: what is new has to be here as well. */
export type Sentences<Kind> = Readonly<Record<MakersOf<Kind>, readonly (readonly [Kind, string])[]>>;

export const rowsOf = <Row>(table: Readonly<Record<string, readonly Row[]>>): readonly Row[] =>
  Object.values(table).flat();
