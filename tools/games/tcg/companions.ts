import { type Card, cardWords, personaOf } from '@binary-sunset/tcg';
import { cards } from '@binary-sunset/tcg/drill';

const says = (words: string, what: string): boolean =>
  new RegExp(`\\b${what.replace(/[^\w ]/g, '.')}s?(?!\\w)`, 'u').test(words);

const ownWords = (card: Card): string => {
  const called = card.kind === 'unit' ? [card.name, card.called] : [card.name];
  return called.reduce((words, name) => words.replaceAll(name, ''), cardWords(card).join(' '));
};

interface Companions {
  /** The units that its text speaks of, by name or subtype. */
  readonly spokenOf: readonly Card[];
  /** Its own other versions. */
  readonly versions: readonly Card[];
}

function companionsFor(card: Card): Companions {
  const words = ownWords(card);
  const persona = personaOf(card);
  const units = cards.filter((other) => other.kind === 'unit' && other.title !== card.title);
  const isSpokenOf = (other: Card): boolean =>
    says(words, other.name) || (other.kind === 'unit' && other.subtypes.some((subtype) => says(words, subtype)));
  return {
    spokenOf: units.filter(isSpokenOf),
    versions: persona === null ? [] : units.filter((other) => personaOf(other) === persona),
  };
}

const found = new Map<string, Companions>();

/** Whom a card needs beside it for its texts to matter. */
export function companionsOf(card: Card): Companions {
  const companions = found.get(card.title) ?? companionsFor(card);
  found.set(card.title, companions);
  return companions;
}
