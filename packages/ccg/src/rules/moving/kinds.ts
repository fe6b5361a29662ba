import { byKind } from '../../catalog/card.ts';
import { disembarking, embarking } from './embarking.ts';
import { hyperspeed } from './hyperspeed.ts';
import { landing, takingOff } from './landing.ts';
import { landspeed } from './landspeed.ts';
import { locationText } from './locationText.ts';
import { orbit } from './mobileSystems.ts';
import { sectorMove } from './sectors.ts';
import { shuttleDown, shuttleUp, shuttling } from './shuttling.ts';
import { vesselSite } from './vesselSites.ts';
import type { KindOfMove } from './ways.ts';

/** The moves of one card that the rules give to every card that can make them. */ // AR7-0006, AR7-0066, AR7-0149
export const kindsOfMove: readonly KindOfMove[] = [
  landspeed,
  hyperspeed,
  sectorMove,
  orbit,
  landing,
  takingOff,
  vesselSite,
  locationText,
  shuttling,
  shuttleUp,
  shuttleDown,
  embarking,
  disembarking,
];

/** Those of them that a card of some kind could make at all. */
export const kindsOfMoveFor = byKind((kind) => kindsOfMove.filter(({ of }) => of === null || of.includes(kind)));

/** Ways in which a card follows another or reacts. */ // AR7-0013, GAP-0303
export const followingKinds: readonly KindOfMove[] = kindsOfMove.filter(({ follows }) => follows === true);
