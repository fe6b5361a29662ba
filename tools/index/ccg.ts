import { mostOften, plain, type Sources, spelling } from './spelling.ts';

/** A card as the folder describes it, as far as the index goes. */
export interface CcgFacts {
  readonly id: string;
  readonly setName: string;
  readonly side: 'Light' | 'Dark';
  readonly title: string;
  readonly type: string;
  readonly subType?: string;
  readonly lore?: string;
  readonly gametext?: string;
  readonly icons?: string | readonly string[];
  /** What else is printed under the title: "Mining Droid". */
  readonly extraText?: string | readonly string[];
  readonly characteristics?: string | readonly string[];
  readonly keywords?: string | readonly string[];
  readonly species?: string | readonly string[];
  readonly modelTypes?: string | readonly string[];
  readonly personas?: string | readonly string[];
}

/** Bullets before a title say how many there may be. */
const withoutBullets = (title: string): string => title.replaceAll(/[•◇<>]/g, '').trim();

/** Another picture of the same card. */
const otherPicture = / \((?:[A-Z][\w-]* )*(?:AI|Readable)(?: \d)?\)/;

/** What computers keep of a card beside what it is: how it deploys, what it can do. */
const notAWord =
  /^(?:deploys on|device that|starship weapon that|utinni effect that|force drain|can |artillery weapon)/;

/** Icons of expansions say from which set a card is. */
const isExpansion = (icon: string, setNames: ReadonlySet<string>): boolean =>
  setNames.has(icon) || /^(?:Set |Reflections |Premium$)/.test(icon);

const list = (words: string | readonly string[] = []): readonly string[] => [words].flat();

/** "Imperial (starship)" is an Imperial starship. */
const characteristicsOf = ({ characteristics }: CcgFacts): string[] =>
  list(characteristics).map((word) => word.replace(/ \((\w+)\)$/, ' $1'));

const droidsOf = ({ extraText }: CcgFacts): string[] =>
  list(extraText)
    .filter((line) => /^[\w ]+ Droid$/.test(line))
    .map((line) => line.toLowerCase());

const wordsOf = (card: CcgFacts): string[] => [
  ...characteristicsOf(card),
  ...droidsOf(card),
  ...[card.keywords, card.species, card.modelTypes].flatMap(list).filter((word) => !notAWord.test(word)),
];

const personasOf = ({ personas }: CcgFacts): string[] => list(personas).map((persona) => persona.trim());

const sourcesOf = (cards: readonly CcgFacts[]): Sources => ({
  words: cards.flatMap((card) => [...characteristicsOf(card), ...droidsOf(card)]),
  sentences: cards.flatMap(({ title, subType = '', lore = '', gametext = '' }) => [title, subType, lore, gametext]),
});

/** Each word in one spelling, whichever card has it. */
function spellings(
  cards: readonly CcgFacts[],
  wordsIn: (card: CcgFacts) => readonly string[],
): ReadonlyMap<string, string> {
  const bearers = new Map<string, { readonly word: string; readonly cards: CcgFacts[] }>();
  for (const card of cards)
    for (const word of wordsIn(card)) {
      const known = bearers.get(plain(word)) ?? { word, cards: [] };
      known.cards.push(card);
      bearers.set(plain(word), known);
    }
  return new Map([...bearers].map(([key, { word, cards: all }]) => [key, spelling(word, sourcesOf(all))]));
}

const spelled = (words: readonly string[], known: ReadonlyMap<string, string>): string =>
  [...new Set(words.map((word) => known.get(plain(word)) ?? word))].sort().join(',');

const inSet = (id: string): readonly [set: number, number: number] => {
  const [set = '', number = ''] = id.split('_');
  return [Number(set), Number(number)];
};

/** By their numbers. A few cards are told in the file of another set. */
function namesOfSets(cards: readonly CcgFacts[]): ReadonlyMap<number, string> {
  const all = new Map<number, string[]>();
  for (const { id, setName } of cards) all.set(inSet(id)[0], [...(all.get(inSet(id)[0]) ?? []), setName]);
  return new Map([...all].map(([set, names]) => [set, mostOften(names) ?? '']));
}

/** The index of the Customizable Card Game: a line for each set, then one for each of its cards. */
export function ccgLines(cards: readonly CcgFacts[]): string[] {
  const setNames = namesOfSets(cards);
  const expansions = new Set(setNames.values());
  const words = spellings(cards, wordsOf);
  const personas = spellings(cards, personasOf);
  const byId = new Map<string, CcgFacts>();
  // Of several pictures of a card the plain one has the shortest title.
  for (const card of cards) {
    const known = byId.get(card.id);
    if (known === undefined || card.title.length < known.title.length) byId.set(card.id, card);
  }
  const lines: string[] = [];
  let current = -1;
  const sorted = [...byId.values()].sort((a, b) => {
    const [[set, number], [otherSet, otherNumber]] = [inSet(a.id), inSet(b.id)];
    return set - otherSet || number - otherNumber;
  });
  for (const card of sorted) {
    const [set, number] = inSet(card.id);
    if (set !== current) lines.push(`#${set}\t${setNames.get(set)}`);
    current = set;
    const facts = [
      number,
      card.side.charAt(0),
      withoutBullets(card.title).replace(otherPicture, ''),
      card.type,
      card.subType ?? '',
      list(card.icons)
        .filter((icon) => !isExpansion(icon, expansions))
        .join(','),
      spelled(wordsOf(card), words),
      spelled(personasOf(card), personas),
    ];
    lines.push(facts.join('\t').trimEnd());
  }
  return lines;
}
