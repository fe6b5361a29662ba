import { baseValue, type CcgState, definitionCalled, inactivityOf, slots, valueNow } from '@binary-sunset/ccg';
import { type CardId, nameOf, type Player, players } from '@binary-sunset/kernel';
import { type Stat, shown } from '../boardParts.ts';
import type { CardStats, ShownHost } from './board.ts';
import type { Seen } from './seen.ts';

/** What lies on a card, by how it does. */
export interface Lying {
  /** At a location, on the side of whoever has it. */
  readonly at: readonly (readonly [CardId, Player])[];
  readonly on: readonly CardId[];
  readonly stacked: readonly CardId[];
  readonly under: readonly CardId[];
}

export type Hosts = ReadonlyMap<CardId, Lying>;

const nothing: Lying = { at: [], on: [], stacked: [], under: [] };

export const lyingOn = (hosts: Hosts, card: CardId): Lying => hosts.get(card) ?? nothing;

/** What lies on what, found in one go. */
export function hostsIn({ zones, cards }: CcgState): Hosts {
  const found = new Map<CardId, { at: [CardId, Player][]; on: CardId[]; stacked: CardId[]; under: CardId[] }>();
  const lying = (card: CardId) => {
    const host = cards.host[card] ?? -1;
    const known = found.get(host) ?? { at: [], on: [], stacked: [], under: [] };
    found.set(host, known);
    return known;
  };
  for (const of of players) {
    for (const card of zones.at[of]) lying(card).at.push([card, of]);
    for (const zone of ['on', 'stacked', 'under'] as const)
      for (const card of zones[zone][of]) lying(card)[zone].push(card);
  }
  return found;
}

/** The values that are shown of each kind of card, beside its destiny. */
const valuesOf: Readonly<Record<string, readonly (keyof CardStats)[]>> = {
  character: ['power', 'ability', 'forfeit'],
  vehicle: ['power', 'armor', 'maneuver', 'forfeit'],
  starship: ['power', 'armor', 'maneuver', 'forfeit'],
  creature: ['ferocity'],
  weapon: ['forfeit'],
};

function statOf(s: CcgState, card: CardId, name: keyof CardStats): Stat | null {
  const now = valueNow(s, card, name);
  return now === null ? null : { now, printed: baseValue(s, card, name) };
}

function statsOf(s: CcgState, card: CardId): CardStats {
  const names = valuesOf[definitionCalled(nameOf(s, card)).card.kind] ?? [];
  return Object.fromEntries(
    names.flatMap((name) => {
      const stat = statOf(s, card, name);
      return stat === null ? [] : [[name, stat]];
    }),
  );
}

/** A card with all that is on it, and on that. */
export function hostOf(seen: Seen, hosts: Hosts, card: CardId): ShownHost {
  const { s } = seen;
  const { on, stacked, under } = lyingOn(hosts, card);
  const branches = on.map((rider) => hostOf(seen, hosts, rider));
  return {
    ...shown(seen, card),
    stats: statsOf(s, card),
    as: slots[s.cards.slot[card] ?? 0] ?? 'attached',
    hit: s.cards.hit[card] === 1,
    inactive: inactivityOf(s.cards.inactive[card] ?? 0),
    attached: branches.filter(({ as }) => as === 'attached'),
    aboard: branches.filter(({ as }) => as !== 'attached'),
    stacked: stacked.map((one) => shown(seen, one)),
    under: under.map((one) => shown(seen, one)),
  };
}
