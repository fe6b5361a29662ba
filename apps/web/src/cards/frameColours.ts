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
  rebel: '--t-rebel',
  imperial: '--t-imperial',
  alien: '--t-alien',
  droid: '--t-droid',
  creature: '--t-creature',
  starship: '--t-starship',
  vehicle: '--t-vehicle',
  weapon: '--t-weapon',
  device: '--t-device',
  interrupt: '--t-interrupt',
};

export const colourToken = (frame: string): string => tokens[frame] ?? '--t-effect';

/** The colour of a frame as a value, for pictures that see no styles. */
export const colourOf = (frame: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(colourToken(frame)).trim() || '#fff';
