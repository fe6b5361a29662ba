/** A weapon is fired because another card says so. */
import { type Control, call, endLasting, next } from '@binary-sunset/kernel';
import { actionFrame } from '../../../rules/actions/acting.ts';
import { draftOf, targetsFor } from '../../../rules/actions/initiating.ts';
import { whyNotUsable } from '../../../rules/weapons/weapons.ts';
import type { CcgEvent, State } from '../../../state/state.ts';
import type { Acting, Instruction } from '../../../text/program.ts';
import { silently, together } from '../piles/piles.ts';
import { firingOf, forFree } from './weapons.ts';

/** The shot of the weapon that was chosen; null if it has none. */
function shotOf(s: State, l: Acting, how: string | null): Acting | null {
  const [weapon] = l.it;
  const firing = weapon === undefined ? null : firingOf(s, weapon.card);
  if (weapon === undefined || firing === null) return null;
  return { ...draftOf(s, firing, weapon.card, l.by, null), result: how };
}

/** The shot of the weapon that was chosen, fired now if there is anything to fire it at. */
export const shoots = (s: State, l: Acting, how: string | null): Control<CcgEvent> => {
  const shot = shotOf(s, l, how);
  return shot === null || targetsFor(s, shot).length === 0 ? next : call(actionFrame(shot));
};

/** What is for as long as a weapon is fired outside of a battle or an attack ends with that. */ // GLB-0209
export const whileShooting = 'shooting';

const untilItIsFired = (shot: Instruction): Instruction =>
  together(shot.words, shot.possible, [shot, silently((s, _l, tell) => endLasting(s, tell, whileShooting))]);

/**
 * Outside of battle, by a card that says so: it does not use up the weapon's shot in a later battle. For free means that
 * one shot: a second of a weapon that fires repeatedly costs what it costs.
 */ // GLB-0107, GLB-0112, GLC-0311, GLC-0322, GAP-0193
export const fireIt = (price: 'as usual' | 'for free' = 'as usual'): Instruction => {
  const how = price === 'for free' ? forFree : null;
  return untilItIsFired({
    words: () => (how === null ? 'fire it' : 'fire it for free'),
    possible(s, l) {
      const shot = shotOf(s, l, how);
      return shot !== null && whyNotUsable(s, shot.source.card) === null && targetsFor(s, shot).length > 0;
    },
    run: (s, l) => shoots(s, l, how),
  });
};
