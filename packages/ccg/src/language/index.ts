/** Everything that card files say: what they import comes from here. */
export {
  type Card,
  character,
  creature,
  device,
  effect,
  type InterruptFunction,
  interrupt,
  type LocationCard,
  location,
  type Side,
  starship,
  vehicle,
  weapon,
} from '../catalog/card.ts';
export type { ActionText, Clause, Condition, Instruction } from '../text/program.ts';
export { less, onlyIf, rounded, sumOf, times, totalPowerOf, valueOfIt, within } from './amounts/amounts.ts';
export {
  addsBattleDestiny,
  iconsPresent,
  immuneToAttrition,
  mayAddToDrain,
  pilots,
  whatItPilots,
} from './amounts/bonuses.ts';
export {
  adds,
  always,
  cardValue,
  defines,
  forEach,
  isFree,
  isUnmodifiable,
  limits,
  makes,
  multiplies,
  numberOf,
  resets,
  substitutes,
  whenDrawn,
  whenever,
} from './amounts/values.ts';
export { chooseNumber, letXBe, usesX, x } from './amounts/x.ts';
export { aboutTarget, aboutTargets, losesWhatIsOnIt, presentWithIt } from './cards/aims.ts';
export { any, type Cards, host, it, opponents, this_, your } from './cards/cards.ts';
export { hasMatchingPilot, hasMatchingWeapon } from './cards/matching.ts';
export { areCancelled, cancels, cancelsNamed } from './does/actions/cancelling.ts';
export { atEndOf } from './does/actions/scheduling.ts';
export { targets } from './does/actions/targeting.ts';
export {
  battleComes,
  excludes,
  initiatesBattle,
  isInBattle,
  justForfeited,
  satisfies,
  winsBattle,
} from './does/battle/battle.ts';
export { deployCost, deploys, deploysFromHand, deploysOn } from './does/deploying/deploying.ts';
export { deploysFrom } from './does/deploying/fromPiles.ts';
export { deploysAtStart } from './does/deploying/starting.ts';
export { targetIs, targetReachesThis } from './does/deploying/utinni.ts';
export { drawDestiny } from './does/destiny/drawing.ts';
export {
  aboutToDraw,
  cancelsDestiny,
  changesDestiny,
  drawnForDestiny,
  drawsDestiny,
  movesDrawnCard,
  replacesDraw,
} from './does/destiny/drawnDestiny.ts';
export { addToTotal, ifDestiny, lowerTotal, totalIsX } from './does/destiny/totals.ts';
export { activate, cancelIt, loses, retrieve, saves, sends } from './does/force/effects.ts';
export { aboutTo, losing, reducesIt } from './does/force/forces.ts';
export { maintenance } from './does/force/maintenance.ts';
export { retrievesCards } from './does/force/retrieving.ts';
export { justMoved, moveCost, movement, moves, transitCosts } from './does/moving/moving.ts';
export { follows, movesAway, relocates } from './does/moving/relocating.ts';
export { chooses } from './does/piles/choosing.ts';
export { exchanges } from './does/piles/exchanging.ts';
export { itIs, peeks, reshuffles, reveals } from './does/piles/looking.ts';
export { forcePile, hand, holdsAtLeast, lostPile, reserveDeck, sizeOf, theirs, usedPile } from './does/piles/piles.ts';
export { places } from './does/piles/placing.ts';
export { seen } from './does/piles/sources.ts';
export { stacks } from './does/piles/stacking.ts';
export { draws, takes } from './does/piles/taking.ts';
export { allows, forbids, mayReact } from './does/toCards/permissions.ts';
export { arePlayedAs, becomes, cancelsText, makesA, perishes, stacksIt, suspends } from './does/toCards/states.ts';
export { steals } from './does/toCards/stealing.ts';
export { fireIt } from './does/weapons/firing.ts';
export { areImmune, immuneTo } from './does/weapons/immunity.ts';
export { fired, fires, firing, hits, justHit, usingWeapon } from './does/weapons/weapons.ts';
export { eachInTurn, ifSo, mayDo, perhaps } from './flow.ts';
export { automatically, lost, may, must, used } from './text.ts';
export {
  battleIsAt,
  declared,
  either,
  hostIsAlready,
  initiated,
  isMore,
  isTurnOf,
  not,
  provided,
  thereIs,
  thereIsNo,
} from './when/conditions.ts';
export { cancelsDrainModifiers, drains, youControl, youOccupy } from './when/places.ts';
export { atEdge, begins, turnEnds, untilEndOfYourNextTurn } from './when/turns.ts';
export {
  atAnyTime,
  deployed,
  during,
  duringBattle,
  isDeploying,
  justForce,
  justLost,
  plays,
  thisIsLost,
} from './when/when.ts';
