import type { ShownHost } from '@binary-sunset/table';
import { stackedOn } from './words.ts';

const smallest = 72;
/** A card on most screens. */
export const usual = 96;
const readable = 84;
const largest = 132;
/** So much of a card has to be seen for it to be pressed. */
const pressable = 44;
/** So much of a card has to be seen for it to be told from others: more than half, so that its middle can be hit. */
const known = 52;
const gap = 9;
const margins = 16;
/** A card is so much higher than wide; a thumbnail so much wider than high. */
const upright = 1.4;
const flat = 1.8;
export const tabHeight = 19;

/** A finger needs 44 px: so high is a thumbnail of this width. */
const thumbs = { mouse: smallest, finger: 80 } as const;
const largestThumb = 108;
/** Between thumbnails, and what the numbers on their corners need above them. */
const thumbGaps = { across: 8, down: 5, top: 14 } as const;

/** What a column of thumbnails takes of the width. */
export const thumbSpace = { mouse: thumbs.mouse + thumbGaps.across, finger: thumbs.finger + thumbGaps.across } as const;

/** How many thumbnails fit one below the other. */
export const thumbsDown = (height: number, isFinger: boolean): number =>
  Math.max(1, Math.floor((height - thumbGaps.top) / (thumbs[isFinger ? 'finger' : 'mouse'] / flat + thumbGaps.down)));

/** How wide so many thumbnails can be for all of them to be in sight; never smaller than they can be pressed. */
export function thumbWidth(count: number, width: number, height: number, isFinger: boolean): number {
  let widest = Math.min(thumbs[isFinger ? 'finger' : 'mouse'], width - 4);
  for (let across = 1; across <= count; across++) {
    const down = (height - thumbGaps.top) / Math.ceil(count / across) - thumbGaps.down;
    widest = Math.max(
      widest,
      Math.min(largestThumb, (width - thumbGaps.across) / across - thumbGaps.across, down * flat),
    );
  }
  return Math.floor(widest);
}

/** The width that so many cards need to lie on top of each other, with so much of each to be seen that it is known. */
export const onTopOfEachOther = (count: number, card: number): number =>
  count === 0 ? 0 : margins + card + (count - 1) * known;

/** The width that so many cards need to lie side by side. */
export const besideEachOther = (count: number, card: number): number =>
  count === 0 ? 0 : margins + count * card + (count - 1) * gap;

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

/** How wide cards are that lie on top of each other in that room, with the middle of each to be seen, and a little more. */
function overlapping(count: number, width: number): number {
  const beyond = known - usual / 2;
  return (2 * (width - margins - (count - 1) * beyond)) / (count + 1);
}

/** As large as they fit into that room; as thumbnails where they would be too small to read or to press. */
export function rowLayout(hosts: readonly ShownHost[], width: number, height: number, mostTabs: number): RowLayout {
  const tabs = hosts.map((host) => tabsOf(host, mostTabs));
  const up = Math.max(0, ...tabs.map((one) => one.up));
  const down = Math.max(0, ...tabs.map((one) => one.down));
  const fitting = Math.min(cardFor(height), (height - 12 - (up + down) * tabHeight) / upright);
  const beside = (width - margins - (hosts.length - 1) * gap) / Math.max(1, hosts.length);
  // Side by side if they are not too small for it, else on top of each other.
  const card = Math.floor(
    Math.min(width - margins, fitting, beside < readable ? Math.min(usual, overlapping(hosts.length, width)) : beside),
  );
  if (card < smallest) return thumb;
  const room = (width - margins - card) / Math.max(1, hosts.length - 1);
  if (hosts.length > 1 && room < pressable) return thumb;
  return { size: 'table', card, step: Math.floor(Math.min(gap, room - card)), up, down };
}
