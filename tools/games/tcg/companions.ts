import { type Card, cards, cardWords, personaOf } from '@binary-sunset/tcg';

const says = (words: string, what: string): boolean =>
  new RegExp(`\\b${what.replace(/[^\w ]/g, '.')}s?(?!\\w)`, 'u').test(words);

const ownWords = (card: Card): string => {
  const called = card.kind === 'unit' ? [card.name, card.called] : [card.name];
  return called.reduce((words, name) => words.replaceAll(name, ''), cardWords(card).join(' '));
};

function companionsFor(card: Card): readonly Card[] {
  const words = ownWords(card);
  const persona = personaOf(card);
  return cards.filter(
    (other) =>
      other.kind === 'unit' &&
      other.title !== card.title &&
      ((persona !== null && personaOf(other) === persona) ||
        says(words, other.name) ||
        other.subtypes.some((subtype) => says(words, subtype))),
  );
}

const found = new Map<string, readonly Card[]>();

/** The units that a card's text speaks of, by name or subtype, and its own other versions. */
export function companionsOf(card: Card): readonly Card[] {
  const companions = found.get(card.title) ?? companionsFor(card);
  found.set(card.title, companions);
  return companions;
}
