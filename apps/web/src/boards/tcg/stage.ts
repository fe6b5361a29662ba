import type { Handle, Happening, Player } from '@binary-sunset/kernel';
import type { ShownArena, ShownUnit, TcgBoard } from '@binary-sunset/table';
import type { Arena } from '@binary-sunset/tcg';
import { journeysIn } from '../../motion/journeys.ts';
import { withParts } from './unitParts.ts';

export const otherPlayer = (player: Player): Player => (player === 0 ? 1 : 0);

const holds = ({ units }: ShownArena, handle: number | undefined): boolean =>
  units.some((row) => row.some((unit) => [unit, ...unit.riders].some((card) => card.handle === handle)));

/**
 * The arena that everybody looks at: the one with a contest, the one that fights, else the defender's,
 * else the middle one, unless it is empty and another is not.
 */
export function stageOf({ arenas, attack, contest }: TcgBoard): ShownArena | undefined {
  return (
    arenas.find((arena) => contest !== null && holds(arena, contest.contenders[0].handle)) ??
    arenas.find(({ battle }) => battle === 'now') ??
    arenas.find((arena) => attack?.defender != null && holds(arena, attack.defender.handle)) ??
    (arenas[1]?.units.every((row) => row.length === 0)
      ? arenas.find(({ units }) => units.flat().length > 0)
      : undefined) ??
    arenas[1]
  );
}

/** The arena where something of whoever sits below has just arrived; null while arenas fight, which are looked at themselves. */
export function arrivedIn(
  { arenas, below, attack, contest }: TcgBoard,
  happenings: readonly Happening[],
): Arena | null {
  if (attack !== null || contest !== null || arenas.some(({ battle }) => battle === 'now')) return null;
  const moved = new Set(journeysIn(happenings).map(({ card }) => card));
  const own = (arena: ShownArena) => arena.units[below].flatMap((unit) => [unit, ...unit.riders]);
  return arenas.findLast((arena) => own(arena).some(({ handle }) => moved.has(handle)))?.arena ?? null;
}

/** The arenas to choose in, where something can be chosen in arenas alone. */
export function actingIn({ arenas, seats, below }: TcgBoard, options: ReadonlyMap<Handle, unknown>): readonly Arena[] {
  const { hand, building, build } = seats[below];
  if ([...hand, ...building, ...build.flatMap(withParts)].some(({ handle }) => options.has(handle))) return [];
  return arenas
    .filter(({ units, location }) =>
      [...units.flat().flatMap(withParts), ...(location ? [location] : [])].some(({ handle }) => options.has(handle)),
    )
    .map(({ arena }) => arena);
}

/** Whoever takes part in the attack on one side of the table, in whichever arena. */
export const fighterOf = ({ arenas }: TcgBoard, player: Player): ShownUnit | undefined =>
  arenas.flatMap(({ units }) => units[player]).find(({ part }) => part !== null);

/** On which side of the arena the tray leaves the arrow room: away from where the attack is. */
export function traySide({ units }: ShownArena): 'left' | 'right' {
  const places = units.flatMap((row) => {
    const i = row.findIndex(({ part }) => part !== null);
    return i < 0 ? [] : [(i + 0.5) / Math.max(row.length, 4)];
  });
  const mean = places.reduce((sum, place) => sum + place, 0) / Math.max(places.length, 1);
  return mean <= 0.5 ? 'right' : 'left';
}
