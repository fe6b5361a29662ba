import type { Player } from '@binary-sunset/kernel';
import type { CardStats, CcgBoard, Seating, ShownHost, ShownPlace } from '@binary-sunset/table';
import { counted } from '@binary-sunset/table/plain';
import { spoken } from '../shared/cardWords.ts';

/** "Cantina Brawl": the side that tells a card from its counterpart is left to print. */
export const named = (title: string | null): string => spoken(title).replace(/ \((Light|Dark)\)$/, '');

export const otherPlayer = (player: Player): Player => (player === 0 ? 1 : 0);

const statWords = (stats: CardStats): string[] =>
  Object.entries(stats).flatMap(([name, stat]) => (stat.now === null ? [] : [`${name} ${stat.now}`]));

const seatings: Readonly<Record<Seating, string>> = {
  attached: 'with',
  pilot: 'piloted by',
  driver: 'driven by',
  passenger: 'carrying',
  astromech: 'with',
  cargo: 'holding',
};

/** How a card stands beside its numbers: "hit", "missing". */
export const standingOf = ({ hit, inactive }: ShownHost): readonly string[] => [...(hit ? ['hit'] : []), ...inactive];

/** How many cards are stacked on it, face up or face down. */
export const stackedOn = ({ stacked, under }: ShownHost): number => stacked.length + under.length;

/** "Darth Vader, dark, power 6, ability 6, forfeit 8, with Vader's Lightsaber". */
export const hostLabel = (host: ShownHost, side: 'light' | 'dark' | 'neutral' | null): string =>
  [
    named(host.title),
    ...(side === null ? [] : [side]),
    ...statWords(host.stats),
    ...standingOf(host),
    ...[...host.attached, ...host.aboard].map(({ title, as }) => `${seatings[as]} ${named(title)}`),
    ...(stackedOn(host) === 0 ? [] : [`${counted(stackedOn(host), 'card')} stacked`]),
  ].join(', ');

/** "Cantina, interior site. Dark Side power 11 and 2 Force icons, …: nobody controls it". */
export function placeLabel(
  { name, kind, power, icons, controller, drain, stacked, under }: ShownPlace,
  seats: CcgBoard['seats'],
): string {
  const sides = seats.map(
    (seat) => `${seat.name} power ${power[seat.player]}, ${counted(icons[seat.player], 'Force icon')}`,
  );
  const control =
    controller === null ? 'nobody controls it' : `${seats[controller].name} controls it, drain ${drain ?? 0}`;
  const lying = stacked.length + under.length;
  const beneath = lying === 0 ? '' : `; ${counted(lying, 'card')} stacked`;
  return `${name}, ${kind.toLowerCase()}. ${sides.join('; ')}; ${control}${beneath}`;
}

/** What each phase is for. */
export const phaseHints: Readonly<Record<string, string>> = {
  Activate: 'Force moves from the Reserve Deck to the Force Pile.',
  Control: 'Force drain at locations you control.',
  Deploy: 'Put cards on the table, for Force.',
  Battle: 'Battle where both sides have presence.',
  Move: 'Each card may move once.',
  Draw: 'Draw from the Force Pile, or save it.',
};
