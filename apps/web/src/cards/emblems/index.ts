import { craft } from './craft.ts';
import { deeds } from './deeds.ts';
import type { Emblem } from './emblem.ts';
import { people } from './people.ts';

/** Every emblem there is, drawn by us. */
const drawings = { ...people, ...craft, ...deeds };

export type EmblemName = keyof typeof drawings;

export const emblems: Readonly<Record<EmblemName, Emblem>> = drawings;
