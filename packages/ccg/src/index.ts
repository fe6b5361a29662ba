/** The Star Wars Customizable Card Game: its rules, and the games that are made with cards of its sets. */
import { createGame, impossible, poolOf, printed, type Rules } from '@binary-sunset/kernel';
import { sets } from './cards/sets.ts';
import { type Card, effect } from './catalog/card.ts';
import { consult, definitionCalled, openCatalog } from './catalog/catalog.ts';
import { crossings } from './catalog/crossing.ts';
import { cardWords } from './language/words/words.ts';
import { type CcgPosition, position } from './position.ts';
import { actingProcedures } from './rules/actions/acting.ts';
import { cancelCard } from './rules/actions/cancellingCards.ts';
import { cancelTextFirst } from './rules/actions/cancellingText.ts';
import { declared } from './rules/actions/frames.ts';
import { windows } from './rules/actions/windows.ts';
import { attackProcedures } from './rules/attacks/procedures.ts';
import { battleProcedures } from './rules/battle/procedures.ts';
import { breakCover } from './rules/cards/cover.ts';
import { crossOver } from './rules/cards/crossingOver.ts';
import { searchParty } from './rules/cards/searchParties.ts';
import { deployingProcedures } from './rules/deploying/procedures.ts';
import { bothDraw } from './rules/destiny/bothDraw.ts';
import { drawDestiny } from './rules/destiny/destiny.ts';
import { chooseDestinies } from './rules/destiny/twoDestinies.ts';
import { forceDrain } from './rules/force/drains.ts';
import { activateForce, forceLoss, useForce, useSomeForce } from './rules/force/force.ts';
import { placeSeveral } from './rules/force/placingSeveral.ts';
import { forceRetrieval } from './rules/force/retrieving.ts';
import { performing } from './rules/leaving/events.ts';
import { leavingInOrder } from './rules/leaving/leaving.ts';
import { overrun } from './rules/moving/overrunning.ts';
import { movingProcedures } from './rules/moving/procedures.ts';
import { checkSetup } from './rules/turn/decks.ts';
import { expire } from './rules/turn/endOfTurn.ts';
import { activation, drawCard } from './rules/turn/phases.ts';
import { carryOutScheduled } from './rules/turn/scheduled.ts';
import { begin, initialFacts, start, supposedStart } from './rules/turn/starting.ts';
import { bothChoose } from './rules/turn/startingCards.ts';
import { startingLocations } from './rules/turn/startingLocations.ts';
import { turn } from './rules/turn/turn.ts';
import { combinedFire } from './rules/weapons/combinedFire.ts';
import { handOver } from './rules/weapons/handingOver.ts';
import { type State, schema } from './state/state.ts';
import { type CcgVocabulary, idle } from './state/vocabulary.ts';
import { describe } from './words/describe.ts';
import { explain } from './words/explain.ts';
import { momentOf } from './words/moments.ts';

/** Stands for a card that nobody knows: it can do nothing. */
const unknownCard = effect('Unknown card', { side: 'light', id: '', rarity: '', destiny: 0 });

/** Stand for cards that nobody knows, by what they would be drawn as for destiny. */
const unknownDestinies = [0, 1, 2, 3, 4, 5, 6].map((destiny) =>
  effect(`Unknown card (${destiny})`, { side: 'light', id: '', rarity: '', destiny }),
);

/** Their names, by their destiny. */
export const unknownByDestiny: readonly string[] = unknownDestinies.map(({ name }) => name);

/** Everything but the cards. */
const rules = {
  name: 'ccg',
  version: '1',
  seats: ['dark', 'light'],
  schema,
  unknown: unknownCard.name,
  prints: (name) => printed(definitionCalled(name).card, cardWords(definitionCalled(name).card)),
  textOf: ({ locals }) => ('text' in locals && typeof locals.text === 'string' ? locals.text : null),
  procedures: [
    ...actingProcedures,
    ...deployingProcedures,
    crossOver,
    handOver,
    breakCover,
    combinedFire,
    searchParty,
    forceDrain,
    drawDestiny,
    bothDraw,
    chooseDestinies,
    cancelTextFirst,
    cancelCard,
    carryOutScheduled,
    activateForce,
    useForce,
    useSomeForce,
    forceLoss,
    forceRetrieval,
    leavingInOrder,
    placeSeveral,
    overrun,
    expire,
    ...battleProcedures,
    ...attackProcedures,
    ...movingProcedures,
    activation,
    drawCard,
    bothChoose,
    startingLocations,
    start,
    turn,
  ],
  performing,
  windows,
  idle,
  moment: momentOf,
  // Who may respond is asked anew each time: nothing is ever caught and held.
  resolveHeld: () => impossible('Nothing waits to be resolved in this game.'),
  checkSetup,
  facts: initialFacts,
  begin,
  describe,
  explain,
  guess: supposedStart,
} satisfies Omit<Rules<State, CcgVocabulary, CcgPosition, 'dark' | 'light'>, 'titles' | 'position'>;

/** The game with these cards in it. Positions fill up piles with the card of one title: the first unless it is said. */
export function createCcg(pool: readonly Card[], filler = pool[0]?.name ?? unknownCard.name) {
  const crossed = new Map(pool.map((card) => [card.name, crossings(card)]));
  const catalog = openCatalog([unknownCard, ...unknownDestinies, ...pool, ...[...crossed.values()].flat()]);
  consult(catalog);
  return createGame<State, CcgVocabulary, CcgPosition, 'dark' | 'light'>({
    ...rules,
    titles: pool.map(({ name }) => name),
    position: (spec) => position(spec, filler),
    consult: () => consult(catalog),
    becomes: (name) => crossed.get(name)?.map((card) => card.name) ?? [],
  });
}

export type CcgGame = ReturnType<typeof createCcg>;

/** All its cards, set by set: a game is made with those of the sets that it needs. */
export const pool = poolOf(sets, async () => (await import('./cards/namesInSets.ts')).namesInSets, createCcg);

/** Procedures whose frames a table looks into. */
export const frames = { ...declared, activation, drain: forceDrain, loss: forceLoss, retrieval: forceRetrieval };

export type { SetName } from './cards/sets.ts';
export type { Card } from './catalog/card.ts';
export { definitionCalled } from './catalog/catalog.ts';
export { setsOfStock, stockDecks } from './decks/index.ts';
export { cardWords, sideWords } from './language/words/words.ts';
export type { CcgPosition } from './position.ts';
export { priceInOpponentsTurn } from './rules/actions/priceInOpponentsTurn.ts';
export { abilityForDestiny, battleDestiniesOf } from './rules/battle/battleDestiny.ts';
export { abilityInBattle } from './rules/battle/battlePresence.ts';
export { participants } from './rules/battle/participants.ts';
export { attritionAgainst, damageOf, totalPower } from './rules/battle/totals.ts';
export { controllerOf, isActive } from './rules/cards/cardStates.ts';
export { drainAmount } from './rules/force/drains.ts';
export { forceOf } from './rules/force/force.ts';
export { generation } from './rules/force/generation.ts';
export { lifeForce } from './rules/force/lifeForce.ts';
export { powerAt, powerOf } from './rules/inForce/power.ts';
export { abilityOf, baseValue, explainedValue, valueNow } from './rules/inForce/values.ts';
export { allLocations, parsecOf, placesOf, systemOf } from './rules/table/layout.ts';
export { cardsAt, locationOf } from './rules/table/places.ts';
export { controls, forceIcons, hasPresence } from './rules/table/presence.ts';
export { type DeckFault, faultsIn } from './rules/turn/decks.ts';
export { slots } from './state/state.ts';
export type { ValueName } from './text/valueNames.ts';
export { inactivityOf, numbersOf, slotWords, textNamed, textsOn, typeLine } from './words/face.ts';
export { momentNames } from './words/moments.ts';
export { whereTo, zoneNames } from './words/names.ts';
export type CcgState = State;
export type {
  CcgVocabulary,
  Decision as CcgDecision,
  Happening as CcgHappening,
  Option as CcgOption,
  Verb as CcgVerb,
} from './state/vocabulary.ts';
