export type GameName = 'ccg' | 'tcg';

export interface RulebookDocument {
  readonly title: string;
  readonly game: GameName;
  /** The source text its rows quote lines of; current practice has none. */
  readonly source?: string;
}

/** The documents of the rulebook by the code that begins the id of each of their rows, highest authority first. */
export const documents = {
  AR1: { title: 'Advanced Rulebook 2023, chapter 1', game: 'ccg', source: 'ccg-advanced-rulebook-2023-ch1' },
  AR5: { title: 'Advanced Rulebook 2023, chapter 5', game: 'ccg', source: 'ccg-advanced-rulebook-2023-ch5-8' },
  AR6: { title: 'Advanced Rulebook 2023, chapter 6', game: 'ccg', source: 'ccg-advanced-rulebook-2023-ch5-8' },
  AR7: { title: 'Advanced Rulebook 2023, chapter 7', game: 'ccg', source: 'ccg-advanced-rulebook-2023-ch5-8' },
  AR8: { title: 'Advanced Rulebook 2023, chapter 8', game: 'ccg', source: 'ccg-advanced-rulebook-2023-ch5-8' },
  GAP: { title: 'Current practice', game: 'ccg' },
  GLA: { title: 'Glossary 1998, A to D', game: 'ccg', source: 'ccg-glossary-1998' },
  GLB: { title: 'Glossary 1998, D to N', game: 'ccg', source: 'ccg-glossary-1998' },
  GLC: { title: 'Glossary 1998, N to Z', game: 'ccg', source: 'ccg-glossary-1998' },
  GLD: { title: 'Glossary 1998, counterpart cards', game: 'ccg', source: 'ccg-glossary-1998' },
  SUP: { title: 'Expansion supplements', game: 'ccg', source: 'ccg-expansion-supplements' },
  TCG: { title: 'Trading Card Game rulebook', game: 'tcg', source: 'tcg-idc-rulebook-battle-of-hoth' },
} as const satisfies Record<string, RulebookDocument>;

export type DocumentCode = keyof typeof documents;

export const isDocumentCode = (text: string): text is DocumentCode => Object.hasOwn(documents, text);

export const documentCodes: readonly DocumentCode[] = Object.keys(documents).filter(isDocumentCode);
