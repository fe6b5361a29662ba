/** A card as a line of the folder describes it, as far as the index goes. */
export interface TcgFacts {
  readonly name: string;
  readonly set: string;
  readonly side: string;
  readonly type: string;
  readonly subtype: string;
  readonly number: string;
}

/** A set in the order of the rulebook, with all that was found in its file. */
export interface TcgSet {
  readonly name: string;
  readonly cards: readonly TcgFacts[];
}

/** Words that the folder has otherwise than the cards. */
const misspelt: Readonly<Record<string, string>> = {
  Corde: 'Cordé',
  Guship: 'Gunship',
  Padme: 'Padmé',
  Stormtooper: 'Stormtrooper',
  Tatoooine: 'Tatooine',
  transport: 'Transport',
};

const mended = (text: string): string => text.replace(/[A-Za-z]+/g, (word) => misspelt[word] ?? word);

/** Between two groups of words stands a hyphen by itself. */
const typeLine = (subtype: string): string => mended(subtype).replace(/ -(?! )/g, ' - ');

const small: readonly string[] = ['and', 'at', 'of', 'the'];

/** "01-attack-of-the-clones.tsv" is Attack of the Clones. */
export const setCalled = (file: string): string =>
  file
    .replace(/^\d+-|\.tsv$/g, '')
    .split('-')
    .map((word, i) => (i > 0 && small.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

/** The cards of a file; its first line says what stands where. */
export function tcgCards(text: string): TcgFacts[] {
  const [heading = '', ...lines] = text.split(/\r?\n/).filter((line) => line !== '');
  const columns = heading.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    const cell = (column: string): string => cells[columns.indexOf(column)] ?? '';
    return {
      name: cell('Name'),
      set: cell('Set'),
      side: cell('Side'),
      type: cell('Type'),
      subtype: cell('Subtype'),
      number: cell('Number'),
    };
  });
}

/** Drawn otherwise for a toy or before the set came out; the card itself stands under its number. */
const isOtherPicture = (name: string): boolean => /\((?:LEGO|Preview)\)$/.test(name);

/** Given away; a card of its own only if it has no number anywhere. */
const giveaway = / \(Promo[^)]*\)$/;

/** The index of the Trading Card Game: a line for each set, then one for each of its cards. */
export function tcgLines(sets: readonly TcgSet[]): string[] {
  const all = sets.flatMap(({ cards }) => cards).filter(({ name }) => !isOtherPicture(name));
  const known = new Set(all.filter(({ name }) => !giveaway.test(name)).map(({ name }) => name));
  return sets.flatMap(({ name: set, cards }) => {
    const lines: string[] = [];
    let given = 0;
    const sorted = [...cards].sort((a, b) => Number(a.number || 'Infinity') - Number(b.number || 'Infinity') || 0);
    for (const { name, side, type, subtype, number } of sorted) {
      if (isOtherPicture(name)) continue;
      const title = name.replace(giveaway, '');
      if (title !== name) {
        if (known.has(title)) continue;
        known.add(title);
      }
      lines.push(
        [number === '' ? `P${++given}` : number, side, mended(title), type, typeLine(subtype)].join('\t').trimEnd(),
      );
    }
    return [`#${cards[0]?.set ?? ''}\t${set}`, ...lines];
  });
}
