/** Somebody has to move away from a battle, or is lost. */
import { any, it, opponents } from '../../../language/cards/cards.ts';
import { initiatesBattle } from '../../../language/does/battle/battle.ts';
import { sends } from '../../../language/does/force/effects.ts';
import { movesAway } from '../../../language/does/moving/relocating.ts';
import { together } from '../../../language/does/piles/piles.ts';
import { ifSo } from '../../../language/flow.ts';
import { may } from '../../../language/text.ts';
import { thereIs } from '../../../language/when/conditions.ts';
import { states } from '../../../language/words/deeds.ts';
import type { Instruction } from '../../../text/program.ts';
import { so } from '../../../text/saying/clauses.ts';
import { thing } from '../../../text/saying/nouns.ts';

const leaves = movesAway(it, { free: true });

/** They move away from the battle, or are lost if they are still there; but only where there is anywhere to go. */ // AR7-0124, AR7-0130
export const mustMoveAway: Instruction = together(() => 'they must move away (for free) or be lost', leaves.possible, [
  leaves,
  ifSo(thereIs(it.inBattle), [sends(it.inBattle, 'lost')]),
]);

/** Somebody of ability 1 leaves a battle just initiated where this card is present, or is lost. */
export const drivesAway = may
  .respond(initiatesBattle('anyone', any.locations.wherePresent))
  .target(opponents.characters.ofAbility(1).presentThere)
  .use(1)
  .do({ ...mustMoveAway, ...states(() => so(thing('it'), 'must', 'move away (for free) or be lost')) });
