import {
  any,
  type Instruction,
  ifSo,
  initiatesBattle,
  it,
  may,
  movesAway,
  opponents,
  sends,
  thereIs,
  together,
} from '../../../language/index.ts';

const leaves = movesAway(it, { free: true });

/** They move away from the battle, or are lost if they are still there; but only where there is anywhere to go. */ // AR7-0124, AR7-0130
export const mustMoveAway: Instruction = together(() => 'they must move away (for free) or be lost', leaves.possible, [
  leaves,
  ifSo(thereIs(it.inBattle), [sends(it.inBattle, 'lost')]),
]);

/** Somebody of ability 1 leaves a battle just initiated where this card is present, or is lost. */
export const drivesAway = may
  .respond(initiatesBattle('anyone', any.locations.wherePresent))
  .target(opponents.characters.abilityOver(0).abilityUnder(2).presentThere)
  .use(1)
  .do({ ...mustMoveAway, words: () => 'it must move away (for free) or be lost' });
