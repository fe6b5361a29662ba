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
export {
  abilityInThisBattle,
  controlledByYou,
  fixedX,
  highestPilotAbility,
  insteadIf,
  isIncreased,
  isReduced,
  isStackedHere,
  numberStackedHere,
  numberStackedOn,
  onlyIf,
  ownX,
  permanentPilotsAbility,
  plus,
  powerInBattle,
  sumOf,
  totalPowerOf,
  twice,
  valueOfIt,
  valueStackedHere,
} from './amounts/amounts.ts';
export {
  addsBattleDestiny,
  drawsIfUnable,
  iconsPresentWithThis,
  immuneToAttrition,
  mayAddToDrain,
  pilots,
  whatItGuns,
  whatItPilots,
  yourIconsPresent,
} from './amounts/bonuses.ts';
export {
  adds,
  allYourAbilityIsProvidedBy,
  always,
  cardValue,
  chooseNumber,
  chooseUpTo,
  defines,
  forEach,
  halfOf,
  isFree,
  isUnmodifiable,
  less,
  letXBe,
  limits,
  makes,
  multiplies,
  numberOf,
  pairsOf,
  resets,
  rounded,
  separateCost,
  stackedHereFirst,
  substitutes,
  valueOfBearer,
  whenDrawn,
  whenever,
  x,
} from './amounts/values.ts';
export { aboutTarget, aboutTargets, losesWhatIsOnIt, presentWithIt } from './cards/aims.ts';
export { any, type Cards, host, it, opponents, this_, your } from './cards/cards.ts';
export { hasMatchingPilot, hasMatchingWeapon } from './cards/matching.ts';
export { areCancelled, cancels, cancelsNamed } from './does/actions/cancelling.ts';
export { stackedTitlesAreUnique } from './does/actions/grabbing.ts';
export { atEndOfTurn, whenBattleEnds } from './does/actions/scheduling.ts';
export { alters, senses } from './does/actions/sensing.ts';
export {
  drawnAgainst,
  drawnPrice,
  drawsAgainst,
  highestAbilityOf,
  ifThereIsAny,
  ofSamePower,
  placingOutOfPlay,
  retargets,
  retargetsOnSameSide,
  targets,
} from './does/actions/targeting.ts';
export { assaults } from './does/battle/assault.ts';
export {
  atEndOfBattle,
  barsFromBattle,
  battleDestiniesDrawn,
  battleJustEnded,
  cancelsAttrition,
  cancelsBoth,
  cancelsDamage,
  carriesOff,
  changesAttrition,
  creatureAttacks,
  damageAgainstYou,
  doesNotAttack,
  excludes,
  initiatesAttack,
  initiatesBattle,
  isAloneInBattle,
  isInBattle,
  isLoneInBattle,
  justExcluded,
  justForfeited,
  losesImmunity,
  mayBeBattled,
  mayInitiateBattle,
  mayNotBattle,
  mayNotBeExcluded,
  mayNotBeTargetedByWeapons,
  satisfiesDamage,
  thisBattle,
  winsBattle,
} from './does/battle/battle.ts';
export { battlesThere, cancelsBattle, hasReacted } from './does/battle/battleByCard.ts';
export { multipliesDamage, multipliesResult } from './does/battle/battleDamage.ts';
export { atBeginningOfPhase, battleAmongThemselves, exactly } from './does/battle/brawling.ts';
export { comesFromAdjacentSite, compares, duels, thisDuel } from './does/battle/dueling.ts';
export { forfeitsInPlace, forfeitsIt } from './does/battle/forfeiting.ts';
export { predictsWinner } from './does/battle/predicting.ts';
export { increasesDamage, increasesInstead, lostFromBattle, mayUseX, usesUpTo } from './does/battle/worsening.ts';
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
export { allows, forbids, mayReact } from './does/toCards/permissions.ts';
export { arePlayedAs, becomes, cancelsText, makesA, perishes, stacksIt, suspends } from './does/toCards/states.ts';
export { steals } from './does/toCards/stealing.ts';
export { firesTogether } from './does/weapons/combinedFire.ts';
export { atSameSiteAsTarget, drawsFire, losingItThere, noAttritionThere } from './does/weapons/drawingFire.ts';
export { asLongAsItFires, fireIt, fireItForFree, firesTwice } from './does/weapons/firing.ts';
export { areImmune, immuneTo, protectedFrom } from './does/weapons/immunity.ts';
export { harmfullyTargets, isProtected, targetedByIt } from './does/weapons/protecting.ts';
export {
  aboutShooter,
  fired,
  fires,
  firesInPresence,
  firing,
  firingAt,
  hits,
  insteadOfFiring,
  justHit,
  usingWeapon,
} from './does/weapons/weapons.ts';
export { eachInTurn, ifSo, mayChoose, mayPay, perhaps } from './flow.ts';
export { automatically, bothMust, lost, may, must, used } from './text.ts';
export {
  battleIsAt,
  cameThisTurn,
  declared,
  deployedThere,
  either,
  hasOver,
  hostHas,
  hostIsAlready,
  initiated,
  isDefending,
  isDefendingAlone,
  isElsewhere,
  isMore,
  isNearBattle,
  isTurnOf,
  isUnderCover,
  isYourPhase,
  not,
  provided,
  thereIs,
  thereIsNo,
  youAre,
  youLostBattle,
} from './when/conditions.ts';
export {
  alone,
  anyThroneRoom,
  cancelsDrainBonuses,
  cancelsDrainModifiers,
  deployedTo,
  drains,
  expands,
  goesTo,
  insteadOfDraining,
  justDrained,
  revolvesLocation,
  theThroneRoom,
  unoccupied,
  whereYouControl,
  youControl,
  youOccupy,
} from './when/places.ts';
export { endOfTurn, phaseBegins, startOfTurn, turnBegins, turnEnds, untilEndOfYourNextTurn } from './when/turns.ts';
export {
  anything,
  atAnyTime,
  deployed,
  duringAny,
  duringBattle,
  duringDuel,
  duringOpponents,
  duringYour,
  isDeploying,
  justForce,
  justLost,
  leavesTable,
  lostInBattle,
  plays,
  thisIsLost,
  uses,
} from './when/when.ts';
