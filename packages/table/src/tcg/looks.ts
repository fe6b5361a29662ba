import type { Happening, Viewer } from '@binary-sunset/kernel';
import { arenas, definitionCalled } from '@binary-sunset/tcg';
import { cardIn, placeIn, playerIn } from '../details.ts';
import type { Look } from '../glimpse.ts';
import { diceIn, sinceDeclared } from './attack.ts';

/**
 * What nobody would see if only the table after an answer were drawn: dice as they fall, attacks that are over, and
 * cards that the other side plays.
 */
export function looksIn(happenings: readonly Happening[], viewer: Viewer, earlier: readonly Happening[]): Look[] {
  return happenings.flatMap((happening, i): Look[] => {
    const at = i + 1;
    switch (happening.kind) {
      case 'rolled':
      case 'rerolled':
        return diceIn([happening]).length === 0 ? [] : [{ at, until: at, sight: { what: 'roll' } }];
      case 'attack ended': {
        const before = [...earlier, ...happenings.slice(0, i)];
        if (diceIn(sinceDeclared(before)).length === 0) return [];
        return [{ at: lastComplete(happenings.slice(0, i)), until: at, sight: { what: 'attack' } }];
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
function lastComplete(happenings: readonly Happening[]): number {
  const hits = happenings.findLastIndex(({ kind }) => kind === 'hits') + 1;
  const end = happenings.findLastIndex(isEnd);
  const left = happenings.findIndex((happening, i) => i >= hits && leavesAnArena(happening));
  return left < 0 ? Math.max(end, 0) : left;
}

const isEnd = ({ kind, fact, value }: Happening): boolean => kind === 'changed' && fact === 'attack' && value === null;

const isArena = (zone: unknown): boolean => arenas.some((arena) => arena === zone);

const leavesAnArena = (happening: Happening): boolean =>
  happening.kind === 'moved' && isArena(placeIn(happening, 'from').zone) && !isArena(happening['zone']);

/** Battle cards and Missions are gone when they have taken effect; whoever plays one has seen it. */
function playedBy(happening: Happening, viewer: Viewer, at: number): Look[] {
  const by = playerIn(happening, 'by');
  const { card } = happening;
  const title = typeof card === 'object' && card !== null && 'name' in card ? card.name : null;
  if (by === viewer || typeof title !== 'string') return [];
  const { kind } = definitionCalled(title).card;
  if (kind !== 'battle' && kind !== 'mission') return [];
  return [{ at, until: at, sight: { what: 'card', by, card: cardIn(happening, 'card'), title } }];
}
