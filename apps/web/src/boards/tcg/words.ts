import type { Queued, ShownBuilding, ShownUnit, Stat, TcgBoard } from '@binary-sunset/table';
import { capital, counted } from '@binary-sunset/table/plain';
import { spoken } from '../shared/cardWords.ts';

type Side = 'light' | 'dark' | 'neutral';

/** "Jango Fett": who or what it is, whichever version. */
export const personaOf = (title: string | null): string => spoken(title).replace(/ [A-Z0-9]{1,2}$/, '');

const stated = (name: string, { now }: Stat): string[] => (now === null ? [] : [`${name} ${now}`]);

/** What else there is to say of a unit beside its numbers. */
const standingOf = (unit: ShownUnit): string[] => [
  ...(unit.damage > 0 ? [`${unit.damage} damage`] : []),
  ...(unit.pending > 0 ? [`${unit.pending} more about to land`] : []),
  ...(unit.tapped ? ['tapped'] : []),
  ...(unit.tokens > 0 ? [counted(unit.tokens, 'token')] : []),
  ...(unit.part === null ? [] : [unit.part === 'attacker' ? 'attacking' : 'under attack']),
  ...(unit.under > 0 ? [`${counted(unit.under, 'face-down card')} under it`] : []),
];

/** "Jango Fett A, dark, speed 60, power 7, health 6, 2 damage, tapped". */
export const unitLabel = (unit: ShownUnit, side: Side | null): string =>
  [
    spoken(unit.title),
    ...(side === null ? [] : [side]),
    ...stated('speed', unit.speed),
    ...stated('power', unit.power),
    ...stated('health', unit.health),
    ...standingOf(unit),
    ...(unit.beneath.length > 0 ? [`stack of ${unit.beneath.length + 1}`] : []),
    ...unit.riders.map(({ title, as }) => `${as === 'pilot' ? 'piloted by' : 'with'} ${spoken(title)}`),
  ].join(', ');

/** "3−2/5": what is left of a unit's health, what is about to land, and its health. */
export const healthLeft = ({ health: { now }, damage, pending }: ShownUnit): string =>
  now === null ? '–' : `${Math.max(0, now - damage)}${pending > 0 ? `−${pending}` : ''}/${now}`;

/** "Destroyer Droid, 3 of 5 counters"; of a card that one does not know, only the counters. */
export const buildingLabel = ({ title, counters, cost }: ShownBuilding): string =>
  `${spoken(title)}, ${cost === null ? counted(counters, 'counter') : `${counters} of ${counted(cost, 'counter')}`}${
    isReady({ counters, cost }) ? ', ready' : ''
  }`;

export const isReady = ({ counters, cost }: Pick<ShownBuilding, 'counters' | 'cost'>): boolean =>
  cost !== null && counters >= cost;

/** The unit's own line in the order of speed: what it does or did. */
export function queuedNote(place: Queued, { attack, below, seats, queue }: TcgBoard): string {
  if (place.state === 'done') return place.attacked ? 'has attacked' : 'done';
  if (place.state === 'now' && attack?.attacker?.handle === place.handle)
    return attack.defender === null ? 'attacks' : `attacks ${shortName(attack.defender.title)}`;
  if (place.state === 'now') return queue.filter(({ state }) => state === 'now').length > 1 ? 'may be next' : 'is next';
  return place.controller === below && seats[below].side !== null ? 'yours' : '';
}

/** A unique unit with a long name goes by the first of it, any other by what stands before a comma. */
export function shortName(title: string | null): string {
  const said = spoken(title);
  const name = said.replace(/ [A-Z]$/, '');
  if (said === name) return name.replace(/,.*$/, '');
  return name.length <= 14 ? name : (name.split(' ')[0] ?? name);
}

/** All damage that an attack does, or has done. */
export const landing = ({ lands }: { readonly lands: readonly { readonly amount: number }[] }): number =>
  lands.reduce((sum, { amount }) => sum + amount, 0);

const rolls: Readonly<Record<string, string>> = {
  build: 'Build roll',
  sides: 'Roll for sides',
  damage: 'Damage roll',
};

export const rollName = (what: string): string => rolls[what] ?? `${capital(what)} roll`;
