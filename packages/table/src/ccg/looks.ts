import { definitionCalled } from '@binary-sunset/ccg';
import type { Happening, Viewer } from '@binary-sunset/kernel';
import { cardIn, playerIn } from '../details.ts';
import type { Look } from '../glimpse.ts';

/** What would go by unseen: destiny as it is drawn, the powers of a battle, and Interrupts that the other side plays. */
export const looksIn = (happenings: readonly Happening[], viewer: Viewer): Look[] =>
  happenings.flatMap((happening, i): Look[] => {
    const at = i + 1;
    switch (happening.kind) {
      case 'destiny':
        return [{ at, until: at, sight: { what: 'destiny' } }];
      case 'total power':
        return [{ at, until: at, sight: { what: 'power' } }];
      case 'acts':
        return playedBy(happening, viewer, at, happenings);
      default:
        return [];
    }
  });

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
