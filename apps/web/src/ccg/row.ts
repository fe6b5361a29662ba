import type { ShownHost } from '@binary-sunset/table';
import { stackedOn } from './words.ts';

const smallest = 72;
const usual = 96;
const readable = 84;
const largest = 132;
/** So much of a card has to be seen for it to be pressed. */
const pressable = 44;
const gap = 9;
const margins = 16;
/** A card is so much higher than wide. */
const upright = 1.4;
export const tabHeight = 19;

/** How wide cards are in rows of that height, with room for a few strips. */
export const cardFor = (height: number): number =>
  Math.floor(Math.max(usual, Math.min(largest, (height - 12 - 3 * tabHeight) / upright)));

/** How the cards on one side of a location lie. */
export interface RowLayout {
  readonly size: 'thumb' | 'table';
  readonly card: number;
  /** From the left edge of one card to that of the next, less a card's width. */
  readonly step: number;
  /** Tabs above and below a card, at most. */
  readonly up: number;
  readonly down: number;
}

export const thumb: RowLayout = { size: 'thumb', card: smallest, step: 0, up: 0, down: 0 };

/** How many strips a host has above and below it where so many fit; the last stands for the rest. Where none do, a number does. */
export function tabsOf(host: ShownHost, most: number): { readonly up: number; readonly down: number } {
  const { attached, aboard } = host;
  if (most === 0) return { up: 0, down: 0 };
  const hasMore = attached.length + aboard.length > most || hasDeeper(host) || stackedOn(host) > 0;
  if (!hasMore) return { up: attached.length, down: aboard.length };
  const up = Math.min(attached.length, Math.max(0, most - 1));
  return { up, down: Math.min(aboard.length, Math.max(0, most - 1 - up)) + 1 };
}

/** Something lies on what lies on it: only the opened tree shows that. */
const hasDeeper = ({ attached, aboard }: ShownHost): boolean =>
  [...attached, ...aboard].some((rider) => rider.attached.length + rider.aboard.length + stackedOn(rider) > 0);

/** As large as they fit into that room; as thumbnails where they would be too small to read or to press. */
export function rowLayout(hosts: readonly ShownHost[], width: number, height: number, mostTabs: number): RowLayout {
  const tabs = hosts.map((host) => tabsOf(host, mostTabs));
  const up = Math.max(0, ...tabs.map((one) => one.up));
  const down = Math.max(0, ...tabs.map((one) => one.down));
  const fitting = Math.min(cardFor(height), (height - 12 - (up + down) * tabHeight) / upright);
  const beside = (width - margins - (hosts.length - 1) * gap) / Math.max(1, hosts.length);
  // Side by side if they are not too small for it, else on top of each other.
  const card = Math.floor(Math.min(width - margins, fitting, beside < readable ? usual : beside));
  if (card < smallest) return thumb;
  const room = (width - margins - card) / Math.max(1, hosts.length - 1);
  if (hosts.length > 1 && room < pressable) return thumb;
  return { size: 'table', card, step: Math.floor(Math.min(gap, room - card)), up, down };
}
