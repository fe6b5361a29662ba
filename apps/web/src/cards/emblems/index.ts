import { craft } from './craft.ts';
import { deeds } from './deeds.ts';
import type { Emblem } from './emblem.ts';
import { people } from './people.ts';
import { persons } from './persons.ts';
import { regulars } from './regulars.ts';
import { ships } from './ships.ts';

/** Every emblem there is, drawn by us. */
const drawings = { ...people, ...persons, ...regulars, ...craft, ...ships, ...deeds };

export type EmblemName = keyof typeof drawings;

export const emblems: Readonly<Record<EmblemName, Emblem>> = drawings;
