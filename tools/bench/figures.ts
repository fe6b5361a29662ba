/** A measured figure, as it is printed. */
export interface Figure {
  /** `<package>.<figure>`. */
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

interface Kind {
  readonly unit: string;
  /** Null where a change is neither: it shows that the game has changed, not its speed. */
  readonly better: 'higher' | 'lower' | null;
}

/** Every figure there is, in the order in which they are printed. */
export const kinds = {
  decisionsPerSecond: { unit: '1/s', better: 'higher' },
  gamesPerSecond: { unit: '1/s', better: 'higher' },
  promptsPerTurn: { unit: '', better: null },
  windowsClosedPerDecision: { unit: '', better: null },
  startMicroseconds: { unit: 'µs', better: 'lower' },
  forkMicroseconds: { unit: 'µs', better: 'lower' },
  forkMicroseconds120: { unit: 'µs', better: 'lower' },
  stateBytes: { unit: 'B', better: 'lower' },
  viewMicroseconds: { unit: 'µs', better: 'lower' },
  viewBytes: { unit: 'B', better: 'lower' },
  decisionMicrosecondsTurn2: { unit: 'µs', better: 'lower' },
  decisionMicrosecondsTurn20: { unit: 'µs', better: 'lower' },
  recordBytes: { unit: 'B', better: 'lower' },
  recordBytesLongest: { unit: 'B', better: 'lower' },
  referencesPerSecond: { unit: '1/s', better: 'higher' },
  medianReferencesPerSecond: { unit: '1/s', better: null },
} as const satisfies Readonly<Record<string, Kind>>;

export type FigureKind = keyof typeof kinds;

/** What one measurement found out. */
export type Values = { readonly [K in FigureKind]?: number };

export function figuresOf(prefix: string, values: Values): Figure[] {
  const figures: Figure[] = [];
  for (const [kind, { unit }] of Object.entries<Kind>(kinds)) {
    const value = values[kind as FigureKind];
    if (value !== undefined) figures.push({ name: `${prefix}.${kind}`, value: rounded(value), unit });
  }
  return figures;
}

/** Four digits are more than any measurement is good for. */
const rounded = (value: number): number => (value >= 1000 ? Math.round(value) : Number(value.toPrecision(4)));

export const betterOf = (name: string): Kind['better'] =>
  kinds[name.replace(/^.*\./, '') as FigureKind]?.better ?? null;

export const lineOf = (figure: Figure): string => JSON.stringify(figure);
