import type { Player } from '@binary-sunset/kernel';
import type { Face, Odds, ShownCard } from '@binary-sunset/table';
import { capital, person, type SitterNames } from '@binary-sunset/table/plain';
import { strengthOf } from '../../session/computers.ts';

/** "Jango Fett A": a title as it is said; the version's brackets are left to print. */
export const spoken = (title: string | null): string =>
  title === null ? 'Face-down card' : title.replace(/ \(([A-Z0-9]{1,2})\)$/, ' $1');

/** "Hero's Dodge, battle, cost 1". */
export const cardLabel = ({ title }: ShownCard, face: Face | undefined): string =>
  face === undefined
    ? spoken(title)
    : [spoken(title), face.typeLine, ...face.values.map(({ name, printed }) => `${name} ${printed}`)].join(', ');

/** "2.5": one place behind the point, and none where there is nothing to say there. */
const inTenths = (number: number): string => String(Math.round(number * 10) / 10);

/** "44 %"; neither certain nor impossible unless it is. */
const inPercent = (chance: number): string =>
  `${chance === 0 || chance === 1 ? chance * 100 : Math.min(99, Math.max(1, Math.round(chance * 100)))} %`;

/** "2.5 hits · 44 %", as it stands at whoever may be attacked. */
export const oddsMark = ({ damage, discards }: Odds): string => `${inTenths(damage)} hits · ${inPercent(discards)}`;

/** "Discarded: 44 %". */
export const oddsLine = ({ discards }: Odds): string => `Discarded: ${inPercent(discards)}`;

export const oddsInWords = ({ dice, damage, discards }: Odds): string =>
  `Can be attacked: ${dice === 1 ? 'one die' : `${dice} dice`}, ${inTenths(damage)} damage on average, discarded in ${inPercent(discards)} of all cases`;

/** What every seat has, whichever the game. */
export interface AnySeat {
  readonly player: Player;
  /** "Dark Side". */
  readonly name: string;
  readonly side: 'light' | 'dark' | null;
  readonly hand: readonly ShownCard[];
}

/** Who sits there: "You", "Computer"; where two people share the device, their sides. */
export function sitterName({ player, name }: AnySeat, sitters: SitterNames): string {
  if (sitters[player] !== person) return 'Computer';
  return sitters[player === 0 ? 1 : 0] === person ? name : 'You';
}

/** "Dark, Apprentice"; of two people each is called by the side already. */
export function seatLine(seat: AnySeat, sitters: SitterNames): string {
  const sitter = sitters[seat.player];
  if (seat.side === null) return 'No side yet';
  const isNamed = sitterName(seat, sitters) === seat.name;
  return [...(isNamed ? [] : [capital(seat.side)]), ...(sitter === person ? [] : [strengthOf(sitter)])].join(', ');
}
