import { type CcgHappening, definitionCalled } from '@binary-sunset/ccg';
import type { Viewer } from '@binary-sunset/kernel';
import type { PlannedGlimpse } from '../glimpse.ts';
import { isMiss } from './log.ts';

/**
 * What would go by unseen: destiny as it is drawn, weapons that hit or miss, the powers of a battle and its end, and
 * reacts and Interrupts of the other side.
 */
export const glimpsesIn = (happenings: readonly CcgHappening[], viewer: Viewer): PlannedGlimpse[] =>
  happenings.flatMap((happening, i): PlannedGlimpse[] => {
    const at = i + 1;
    switch (happening.kind) {
      case 'destiny':
        return [{ at, until: at, glimpsed: { what: 'destiny' } }];
      case 'total power':
        return [{ at, until: at, glimpsed: { what: 'power' } }];
      case 'marked':
        return happening.mark === 'hit' && happening.value !== 0 ? [{ at, until: at, glimpsed: { what: 'hit' } }] : [];
      case 'shot':
        return isMiss(happening) ? [{ at, until: at, glimpsed: { what: 'miss' } }] : [];
      case 'battle ended':
        return [{ at: lastOfBattle(happenings.slice(0, i)), until: at, glimpsed: { what: 'battle' } }];
      case 'moves':
      case 'deploys':
        return happening.react === true && happening.by !== viewer
          ? [{ at, until: at, glimpsed: { what: 'react' } }]
          : [];
      case 'acts':
        return playedBy(happening, viewer, at, happenings);
      default:
        return [];
    }
  });

/** The last moment at which the battle was on. */
const lastOfBattle = (happenings: readonly CcgHappening[]): number =>
  Math.max(
    0,
    happenings.findLastIndex((one) => one.kind === 'changed' && one.fact === 'battle'),
  );

/** An Interrupt is gone when it has taken effect; whoever plays one has seen it. */
function playedBy(
  { by, card }: Extract<CcgHappening, { readonly kind: 'acts' }>,
  viewer: Viewer,
  at: number,
  happenings: readonly CcgHappening[],
): PlannedGlimpse[] {
  if (by === viewer) return [];
  const moved = happenings.findLast(
    (one, i) => i < at && one.kind === 'moved' && one.card.handle === card && one.zone === 'playing',
  );
  const title = moved?.kind === 'moved' ? moved.card.name : null;
  if (title === null || definitionCalled(title).card.kind !== 'interrupt') return [];
  return [{ at, until: at, glimpsed: { what: 'card', by, card, title } }];
}
