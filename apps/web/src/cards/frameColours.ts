/** The colour of each kind of frame, as the styles know it. */
const tokens: Readonly<Record<string, string>> = {
  space: '--t-space',
  ground: '--t-ground',
  character: '--t-tcharacter',
  multi: '--t-multi',
  battle: '--t-battle',
  mission: '--t-mission',
  equipment: '--t-equipment',
  location: '--t-location',
};

export const colourToken = (frame: string): string => tokens[frame] ?? '--t-effect';

/** The same as a value, for pictures that see no styles. */
export const colourOf = (frame: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(colourToken(frame)).trim() || '#fff';
