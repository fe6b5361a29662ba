import type { Viewer } from '@binary-sunset/kernel';
import { arenas, definitionCalled, type TcgHappening } from '@binary-sunset/tcg';
import type { PlannedGlimpse } from '../glimpse.ts';
import { diceIn, sinceDeclared, type TcgSeen } from './attack.ts';

/**
 * What nobody would see if only the table after an answer were drawn: dice as they fall, attacks that are over, and
 * cards that the other side plays.
 */
export function glimpsesIn(
  happenings: readonly TcgHappening[],
  viewer: Viewer,
  earlier: readonly TcgSeen[],
): PlannedGlimpse[] {
  return happenings.flatMap((happening, i): PlannedGlimpse[] => {
    const at = i + 1;
    switch (happening.kind) {
      case 'rolled':
      case 'rerolled':
        return diceIn([happening]).length === 0 ? [] : [{ at, until: at, glimpsed: { what: 'roll' } }];
      case 'attack ended': {
        const before = [...earlier, ...happenings.slice(0, i)];
        if (diceIn(sinceDeclared(before)).length === 0) return [];
        return [{ at: lastComplete(happenings.slice(0, i)), until: at, glimpsed: { what: 'attack' } }];
      }
      case 'played':
      case 'completed':
        return playedBy(happening, viewer, at);
      default:
        return [];
    }
  });
}

/** The last moment of an attack at which everybody in it was still there. */
function lastComplete(happenings: readonly TcgHappening[]): number {
  const hits = happenings.findLastIndex(({ kind }) => kind === 'hits') + 1;
  const end = happenings.findLastIndex(isEnd);
  const left = happenings.findIndex((happening, i) => i >= hits && leavesAnArena(happening));
  return left < 0 ? Math.max(end, 0) : left;
}

const isEnd = (happening: TcgHappening): boolean =>
  happening.kind === 'changed' && happening.fact === 'attack' && happening.value === null;

const isArena = (zone: unknown): boolean => arenas.some((arena) => arena === zone);

const leavesAnArena = (happening: TcgHappening): boolean =>
  happening.kind === 'moved' && isArena(happening.from.zone) && !isArena(happening.zone);

/** Battle cards and Missions are gone when they have taken effect; whoever plays one has seen it. */
function playedBy(
  { by, card: { handle: card, name: title } }: Extract<TcgHappening, { readonly kind: 'played' | 'completed' }>,
  viewer: Viewer,
  at: number,
): PlannedGlimpse[] {
  if (by === viewer || title === null) return [];
  const { kind } = definitionCalled(title).card;
  if (kind !== 'battle' && kind !== 'mission') return [];
  return [{ at, until: at, glimpsed: { what: 'card', by, card, title } }];
}
