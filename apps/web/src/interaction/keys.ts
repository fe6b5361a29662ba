/** What a key asks the table to do. */
export type Command =
  | { readonly do: 'primary' | 'confirm' | 'back' | 'next arena' | 'previous arena' | 'hand' | 'undo' | 'redo' }
  | { readonly do: 'actions' | 'hint' | 'log' | 'inspect' | 'why not' | 'rule' | 'outline' | 'mute' | 'help' | 'speed' }
  | { readonly do: 'option'; readonly number: number }
  | { readonly do: 'go'; readonly to: Direction };

export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Pressed {
  readonly key: string;
  readonly shift: boolean;
  /** Control, Alt or Meta: the browser's own. */
  readonly other: boolean;
  readonly repeat: boolean;
}

/** Where a key is pressed. */
export interface Focus {
  /** Something that Space and Enter press by themselves. */
  readonly onControl: boolean;
  /** Something that letters are typed into. */
  readonly onText: boolean;
}

const letters: Readonly<Record<string, Command>> = {
  a: { do: 'actions' },
  g: { do: 'hint' },
  h: { do: 'hand' },
  l: { do: 'log' },
  i: { do: 'inspect' },
  w: { do: 'why not' },
  r: { do: 'rule' },
  o: { do: 'outline' },
  m: { do: 'mute' },
  s: { do: 'speed' },
  '?': { do: 'help' },
  '[': { do: 'previous arena' },
  ']': { do: 'next arena' },
};

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** What a key means at the table; null if it is none of ours. */
export function commandFor({ key, shift, other, repeat }: Pressed, { onControl, onText }: Focus): Command | null {
  if (other || onText) return null;
  const to = Object.hasOwn(directions, key) ? directions[key] : undefined;
  if (to !== undefined) return { do: 'go', to };
  // A key that is held down must not answer one question after the other.
  if (repeat) return null;
  if (key === 'Escape') return { do: 'back' };
  if (key === ' ') return onControl ? null : { do: 'primary' };
  if (key === 'Enter') return onControl ? null : { do: 'confirm' };
  if (/^[1-9]$/.test(key)) return { do: 'option', number: Number(key) };
  const letter = key.toLowerCase();
  if (letter === 'u') return { do: shift ? 'redo' : 'undo' };
  return (Object.hasOwn(letters, letter) ? letters[letter] : undefined) ?? null;
}
