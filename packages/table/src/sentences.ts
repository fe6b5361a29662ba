import type { Happening, TableView } from '@binary-sunset/kernel';
import type { Voice } from './voice.ts';

type Sentence<H, Words> = (happening: H, view: TableView, voice: Voice) => Words | null;

/** What is said of each kind of happening that a game knows; null of what changes the table and needs no words. */
export type Sentences<H extends Happening, Words> = {
  readonly [K in H['kind']]: Sentence<Extract<H, { readonly kind: K }>, Words> | null;
};

/** Each kind finds its own sentence: the record pairs them, which no more than their names can say. */
export function telling<H extends Happening, Words>(sentences: Sentences<H, Words>): Sentence<H, Words> {
  const byKind = new Map(Object.entries(sentences as Readonly<Record<string, Sentence<H, Words> | null>>));
  return (happening, view, voice) => byKind.get(happening.kind)?.(happening, view, voice) ?? null;
}
