import { type CardId, endOne, isLockedOn } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';
import type { Tell } from '../../state/vocabulary.ts';
import { hasLastingTrait, lastingTraitOf } from '../inForce/lastingTraits.ts';

/** What a site is called that has come down. */
export const collapsed = 'collapsed';

/** Has it come down? Then its printed icons are gone, and any copy of it may be laid over it. */ // GLA-0355, GLA-0357, GAP-0259
export const isCollapsed = (s: State, location: CardId): boolean => hasLastingTrait(s, location, collapsed);

const textOf = (clause: string): string => clause.slice(0, clause.lastIndexOf(':'));

/** A new copy of it lies there: everything that came of its collapse is over. */ // GLA-0357
export function rebuild(s: State, tell: Tell, location: CardId): void {
  const maker = lastingTraitOf(s, location, collapsed);
  if (maker === null) return;
  for (const effect of [...s.lasting])
    if (isLockedOn(s, effect, location) && textOf(effect.clause) === textOf(maker.clause)) endOne(s, tell, effect);
}
