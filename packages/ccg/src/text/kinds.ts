/** The kinds of card there are. */
export const kinds = [
  'character',
  'vehicle',
  'starship',
  'creature',
  'weapon',
  'device',
  'effect',
  'interrupt',
  'location',
] as const;
export type Kind = (typeof kinds)[number];

export type Side = 'light' | 'dark';
