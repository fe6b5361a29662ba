import type { Player } from '@binary-sunset/kernel';
import { type Arena, arenas } from '@binary-sunset/tcg';
import { capital } from '../../line.ts';
import type { ShownSeat, ShownUnit } from '../board.ts';
import type { TcgMove, TcgSituation } from './lesson.ts';

/** What goals look at: nothing but what the learner sees. */

const arenaOf = ({ board }: TcgSituation, name: Arena) => board.arenas.find(({ arena }) => arena === name);

const opponentOf = ({ learner }: TcgSituation): Player => (learner === 0 ? 1 : 0);

export const theirsIn = (now: TcgSituation, arena: Arena): readonly ShownUnit[] =>
  arenaOf(now, arena)?.units[opponentOf(now)] ?? [];

export const yoursIn = (now: TcgSituation, arena: Arena): readonly ShownUnit[] =>
  arenaOf(now, arena)?.units[now.learner] ?? [];

/** The learner's seat, as the board shows it. */
export const seatOf = ({ board, learner }: TcgSituation): ShownSeat => board.seats[learner];

/** The arenas that would count for the learner, or for the other side, if the turn ended now. */
export function heldBy({ board, learner }: TcgSituation, whose: 'you' | 'they'): readonly string[] {
  const player = whose === 'you' ? learner : learner === 0 ? 1 : 0;
  return arenas
    .filter((name) => board.arenas.some(({ arena, controller }) => arena === name && controller === player))
    .map(capital);
}

/** May the learner do this now? */
export const offers = ({ decision }: TcgSituation, verb: TcgMove['verb']): boolean =>
  decision?.options.some((option) => option.verb === verb) ?? false;

/** Did the learner choose this since the step began, or since they were asked before? */
export const hasChosen = ({ chose }: TcgSituation, verb: TcgMove['verb']): boolean =>
  chose.some((move) => move.verb === verb);

/** In which chance to play something they are asked; '' in none. */
export const chanceIn = ({ decision }: TcgSituation): string => decision?.window?.kind ?? '';

export const has = (units: readonly { readonly title: string | null }[], title: string): boolean =>
  units.some((unit) => unit.title === title);

/** How often something of a kind happened since the step began. */
export const count = ({ happened }: TcgSituation, kind: TcgSituation['happened'][number]['kind']): number =>
  happened.filter((happening) => happening.kind === kind).length;

/** Did a unit attack since the step began? */
export const hasAttacked = ({ happened }: TcgSituation, title: string): boolean =>
  happened.some((happening) => happening.kind === 'attacks' && happening.attacker.name === title);

/** To attack a unit: with whoever may, then choosing it among those that may be attacked. */
export const attacking = (title: string): readonly TcgMove[] => [{ verb: 'attack', on: title }, { verb: 'attack' }];

/** "Space", "Space and Ground", "Space, Ground and Character". */
export const listedIn = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
