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
export {
  allows,
  comesOver,
  deployCost,
  deploys,
  deploysFor,
  deploysFromHand,
  deploysIt,
  deploysOn,
  forbids,
  onTable,
} from './does/deploying/deploying.ts';
export { deploysFrom } from './does/deploying/fromPiles.ts';
export { asStartingLocation, deploysAtStart, goesFirst, startingHand } from './does/deploying/starting.ts';
export { isOnTarget, isPlacedOn, targetIsHere, targetReachesThis } from './does/deploying/utinni.ts';
export {
  eachDrewOneBattleDestiny,
  reducesBattleDestiny,
  yourBattleDestinyIsHigher,
} from './does/destiny/battleDestinies.ts';
export {
  addToTotal,
  bothDraw,
  bothDrawDestiny,
  drawDestiny,
  ifDestiny,
  ifDestinyIs,
  ifDestinyMatches,
  lookAtDestiny,
  losesThoseMatching,
  mayDrawDestiny,
  opponentDraws,
  totalIsX,
  winnerRetrieves,
} from './does/destiny/destiny.ts';
export {
  aboutToDraw,
  addToDestiny,
  cancelDestiny,
  completesDestiny,
  drawnForDestiny,
  drawSeveralAndChoose,
  drawsCard,
  drawsDestinyMatching,
  redrawDestiny,
  resetDestiny,
  sendDrawnCard,
  stackDrawnCard,
  substituteDestiny,
} from './does/destiny/drawnDestiny.ts';
export { bothDrewOne, switchesDestinies } from './does/destiny/switching.ts';
export { activate, cancelIt, loses, retrieve, saves, sends } from './does/force/effects.ts';
export { aboutTo, losing, reducesIt } from './does/force/forces.ts';
export { maintenance } from './does/force/maintenance.ts';
export { retrievesCards } from './does/force/retrieving.ts';
export { evacuates, isAboardIt, isAboutToBeLost } from './does/moving/evacuating.ts';
export {
  entryCosts,
  justMoved,
  leavesHere,
  mayDeployAsReact,
  mayNotMove,
  mayNotMoveTo,
  mayNotReact,
  mayReact,
  movement,
  moves,
  movesCosting,
  movesFree,
  reaches,
  takesLandspeed,
  transitCosts,
} from './does/moving/moving.ts';
export { overruns, whereStronger } from './does/moving/overrunning.ts';
export { follows, movesAway, movesTo, movesToBattle, relocates, relocatesEffect } from './does/moving/relocating.ts';
export { transfersTo } from './does/moving/transferring.ts';
export {
  beginsVoyage,
  isReturning,
  losesShipOfTarget,
  targetReturns,
  turnsBack,
  voyageX,
} from './does/moving/voyages.ts';
export { chooses } from './does/piles/choosing.ts';
export { exchanges } from './does/piles/exchanging.ts';
export { itIs, peeks, reshuffles, reveals } from './does/piles/looking.ts';
export {
  forcePile,
  hand,
  holdsAtLeast,
  lostPile,
  reserveDeck,
  sizeOf,
  theirs,
  usedPile,
} from './does/piles/piles.ts';
export { places } from './does/piles/placing.ts';
export { seen } from './does/piles/sources.ts';
export { stacks } from './does/piles/stacking.ts';
export { draws, takes } from './does/piles/taking.ts';
export { collapses } from './does/toCards/collapsing.ts';
export { crashes } from './does/toCards/crashing.ts';
export { crossesOver } from './does/toCards/crossing.ts';
export { handsIt, itsDeployCost, onThis, racksIt, whoCouldCarryIt } from './does/toCards/racking.ts';
export { sleeps } from './does/toCards/sleeping.ts';
export {
  arePlayedAs,
  becomes,
  cancelsText,
  endsBeing,
  forAnyReason,
  justOutOfPlay,
  makesA,
  mayNotBeLost,
  never,
  notUnique,
  outOfUse,
  perishes,
  perishesWhenSpent,
  putsOutOfUse,
  stacksIt,
  stacksTopOf,
  suspends,
  textMayNotBeCancelled,
} from './does/toCards/states.ts';
export { steals } from './does/toCards/stealing.ts';
export { fireIt } from './does/weapons/firing.ts';
export { areImmune, immuneTo } from './does/weapons/immunity.ts';
export { fired, fires, firing, hits, justHit, usingWeapon } from './does/weapons/weapons.ts';
export { eachInTurn, ifSo, mayDo, perhaps } from './flow.ts';
export { automatically, lost, may, must, used } from './text.ts';
export { chancesAt } from './when/chances.ts';
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
  drawsDestiny,
  during,
  duringBattle,
  isDeploying,
  justForce,
  justLost,
  plays,
  thisIsLost,
} from './when/when.ts';
