import type { Face } from '@binary-sunset/table';

/** The kinds of card that can be asked for, as their frames have them. */
export const kinds = [
  ['space', 'Space'],
  ['ground', 'Ground'],
  ['character', 'Character'],
  ['multi', 'Several arenas'],
  ['battle', 'Battle'],
  ['mission', 'Mission'],
  ['equipment', 'Equipment'],
  ['rebel', 'Rebel'],
  ['imperial', 'Imperial'],
  ['alien', 'Alien'],
  ['droid', 'Droid'],
  ['creature', 'Creature'],
  ['starship', 'Starship'],
  ['vehicle', 'Vehicle'],
  ['weapon', 'Weapon'],
  ['device', 'Device'],
  ['effect', 'Effect'],
  ['interrupt', 'Interrupt'],
  ['location', 'Location'],
] as const;

export interface Wanted {
  readonly words: string;
  readonly side: Face['side'] | 'any';
  /** Frames; none means all. */
  readonly frames: readonly string[];
  /** Cards of ours, made for trying things. */
  readonly trying: boolean;
}

export const everything: Wanted = { words: '', side: 'any', frames: [], trying: false };

/** Cards of ours say so where others name their set. */
export const isForTrying = ({ source }: Face): boolean => source === 'For trying things';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** Cards that are wanted: every word has to stand somewhere on the card. */
export function wantedAmong(faces: readonly Face[], wanted: Wanted): readonly Face[] {
  const words = plain(wanted.words).split(/\s+/).filter(Boolean);
  return faces.filter(
    (face) =>
      (wanted.trying || !isForTrying(face)) &&
      (wanted.side === 'any' || face.side === wanted.side) &&
      (wanted.frames.length === 0 || wanted.frames.includes(face.frame)) &&
      hasAll(face, words),
  );
}

function hasAll({ title, typeLine, text, halves }: Face, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const said = plain([title, typeLine, ...text, ...(halves?.light.text ?? []), ...(halves?.dark.text ?? [])].join(' '));
  return words.every((word) => said.includes(word));
}
