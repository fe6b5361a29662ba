import { definitionCalled } from '@binary-sunset/ccg';
import type { Happening, Viewer } from '@binary-sunset/kernel';
import { cardIn, playerIn } from '../details.ts';
import type { Look } from '../glimpse.ts';
import { isMiss } from './log.ts';

/**
 * What would go by unseen: destiny as it is drawn, weapons that hit or miss, the powers of a battle and its end, and
 * reacts and Interrupts of the other side.
 */
export const looksIn = (happenings: readonly Happening[], viewer: Viewer): Look[] =>
  happenings.flatMap((happening, i): Look[] => {
    const at = i + 1;
    switch (happening.kind) {
      case 'destiny':
        return [{ at, until: at, sight: { what: 'destiny' } }];
      case 'total power':
        return [{ at, until: at, sight: { what: 'power' } }];
      case 'marked':
        return happening['mark'] === 'hit' && happening['value'] !== 0
          ? [{ at, until: at, sight: { what: 'hit' } }]
          : [];
      case 'shot':
        return isMiss(happening) ? [{ at, until: at, sight: { what: 'miss' } }] : [];
      case 'battle ended':
        return [{ at: lastOfBattle(happenings.slice(0, i)), until: at, sight: { what: 'battle' } }];
      case 'moves':
      case 'deploys':
        return happening['react'] === true && playerIn(happening, 'by') !== viewer
          ? [{ at, until: at, sight: { what: 'react' } }]
          : [];
      case 'acts':
        return playedBy(happening, viewer, at, happenings);
      default:
        return [];
    }
  });

/** The last moment at which the battle was on. */
const lastOfBattle = (happenings: readonly Happening[]): number =>
  Math.max(
    0,
    happenings.findLastIndex(({ kind, fact }) => kind === 'changed' && fact === 'battle'),
  );

/** An Interrupt is gone when it has taken effect; whoever plays one has seen it. */
function playedBy(happening: Happening, viewer: Viewer, at: number, happenings: readonly Happening[]): Look[] {
  const by = playerIn(happening, 'by');
  const card = cardIn(happening, 'card');
  if (by === viewer) return [];
  const moved = happenings.findLast(
    (one, i) => i < at && one.kind === 'moved' && cardIn(one, 'card') === card && one['zone'] === 'playing',
  );
  const named = moved?.['card'];
  const title = typeof named === 'object' && named !== null && 'name' in named ? named.name : null;
  if (typeof title !== 'string' || definitionCalled(title).card.kind !== 'interrupt') return [];
  return [{ at, until: at, sight: { what: 'card', by, card, title } }];
}
