import { craft } from './craft.ts';
import { deeds } from './deeds.ts';
import type { Emblem } from './emblem.ts';
import type { NamedEmblem } from './namedGlyphs.ts';
import { people } from './people.ts';

/** What stands for many cards, drawn by us; those of named people and ships are pictures in `named.svg`. */
const drawings = { ...people, ...craft, ...deeds };

type SharedEmblem = keyof typeof drawings;
export type EmblemName = SharedEmblem | NamedEmblem;

export const emblems: Readonly<Record<SharedEmblem, Emblem>> = drawings;
