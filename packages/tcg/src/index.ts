/** The Star Wars Trading Card Game: its rules, and the games that are made with cards of its sets. */
import {
  below,
  createGame,
  type HeldTrigger,
  type Player,
  poolOf,
  printed,
  type Random,
  type Rules,
} from '@binary-sunset/kernel';
import { sets } from './cards/sets.ts';
import { battle, type Card } from './catalog/card.ts';
import { consult, definitionCalled, openCatalog } from './catalog/catalog.ts';
import { free } from './language/text.ts';
import { cardWords } from './language/words.ts';
import { position, type TcgPosition } from './position.ts';
import { attack, strikes } from './rules/battle/attack.ts';
import { battleStep } from './rules/battle/battle.ts';
import { damage } from './rules/battle/damage.ts';
import { diceOfDamage } from './rules/battle/dice.ts';
import { lucky } from './rules/battle/lucky.ts';
import { retreat } from './rules/battle/retreating.ts';
import { roll } from './rules/battle/rolling.ts';
import { build, move, rearrange } from './rules/building/building.ts';
import { completeEquipment, completeLocation, completeMission } from './rules/building/completing.ts';
import { deploy } from './rules/building/deploying.ts';
import { hiddenCost } from './rules/building/hiddenCost.ts';
import { newTop } from './rules/building/stacking.ts';
import { contest, oneOnly } from './rules/building/unique.ts';
import { equip } from './rules/cards/equipping.ts';
import { fallOff, leave, movePilot } from './rules/cards/piloting.ts';
import { effect } from './rules/inForce/effect.ts';
import { discardChance, performing } from './rules/moving/events.ts';
import { disruptChance } from './rules/playing/disrupting.ts';
import { play } from './rules/playing/playing.ts';
import { checkSetup } from './rules/turn/decks.ts';
import { drawCards } from './rules/turn/drawing.ts';
import { begin, initialFacts, sides, start } from './rules/turn/starting.ts';
import { buildStep, turn } from './rules/turn/turn.ts';
import { upkeep } from './rules/turn/upkeep.ts';
import { windows } from './rules/turn/windows.ts';
import { type State, schema } from './state/state.ts';
import { idle, type TcgVocabulary } from './state/vocabulary.ts';
import type { Condition } from './text/program.ts';
import { describe } from './words/describe.ts';
import { explain } from './words/explain.ts';
import { momentOf } from './words/moments.ts';

const never: Condition = { words: () => 'never', holds: () => false };

/** Stands for a card that nobody knows: it can do nothing, not even be played. */
const unknownCard: Card = battle('Unknown card', {
  side: 'neutral',
  number: 0,
  rarity: 'common',
  text: free().onlyIf(never),
});

/** Battle cards are not built, and nothing but units and Equipment lies in arenas, on and beneath units. */ // TCG-0023
function fits(title: string, zone: string): boolean {
  const { kind } = definitionCalled(title).card;
  switch (zone) {
    case 'building':
      return kind !== 'battle';
    case 'locations':
      return kind === 'location';
    case 'space':
    case 'ground':
    case 'character':
      return kind === 'unit';
    case 'build':
    case 'on':
    case 'beneath':
      return kind === 'unit' || kind === 'equipment';
    default:
      return true;
  }
}

/** Everything but the cards. */
const rules = {
  name: 'tcg',
  version: '1',
  seats: ['dark', 'light'],
  schema,
  unknown: unknownCard.title,
  fits,
  prints: (title) => printed(definitionCalled(title).card, cardWords(definitionCalled(title).card)),
  textOf: ({ locals }) => ('program' in locals && typeof locals.program === 'string' ? locals.program : null),
  procedures: [
    sides,
    start,
    turn,
    buildStep,
    build,
    move,
    leave,
    rearrange,
    newTop,
    deploy,
    completeMission,
    completeLocation,
    completeEquipment,
    equip,
    movePilot,
    fallOff,
    hiddenCost,
    upkeep,
    retreat,
    battleStep,
    strikes,
    attack,
    roll,
    damage,
    diceOfDamage,
    disruptChance,
    discardChance,
    drawCards,
    play,
    effect,
    lucky,
    contest,
    oneOnly,
  ],
  performing,
  windows,
  idle,
  moment: momentOf,
  resolveHeld: (_s: State, { clause, source, by, cards: about, detail }: HeldTrigger) =>
    effect({ program: clause, source, by, it: about, x: typeof detail === 'number' ? detail : 0 }),
  facts: initialFacts,
  begin,
  describe,
  explain,
  guess: (s: State, player: Player, random: Random) => below(random, s.facts.force[player] + 1),
} satisfies Omit<Rules<State, TcgVocabulary, TcgPosition, 'dark' | 'light'>, 'titles' | 'checkSetup' | 'position'>;

/** The game with these cards in it. Positions fill up decks with the card of one title: the first unless it is said. */
export function createTcg(pool: readonly Card[], filler = pool[0]?.title ?? unknownCard.title) {
  const catalog = openCatalog([unknownCard, ...pool]);
  consult(catalog);
  const titles = pool.map(({ title }) => title);
  return createGame<State, TcgVocabulary, TcgPosition, 'dark' | 'light'>({
    ...rules,
    titles,
    checkSetup: checkSetup(titles),
    position: (spec) => position(spec, filler),
    consult: () => consult(catalog),
  });
}

export type TcgGame = ReturnType<typeof createTcg>;

/** All its cards, set by set: a game is made with those of the sets that it needs. */
export const pool = poolOf(sets, async () => (await import('./cards/namesInSets.ts')).namesInSets, createTcg);

export type TcgState = State;
export {
  type Border,
  borderOf,
  costCorner,
  keywords,
  printedValue,
  raritySymbols,
  typesOnCard,
} from './cards/face.ts';
export type { SetName } from './cards/sets.ts';
export { type Card, personaOf, type Side, typeLine } from './catalog/card.ts';
export { definitionCalled, textsWithEffect } from './catalog/catalog.ts';
export { setNames } from './catalog/setNames.ts';
export { cardWords } from './language/words.ts';
export type { Stood, TcgPosition } from './position.ts';
export { type Prospect, prospectOf, prospectsFor } from './rules/battle/prospects.ts';
export { buildCost } from './rules/building/buildCost.ts';
export { contestTotals } from './rules/building/unique.ts';
export { values } from './rules/cards/values.ts';
export { controlledArenas } from './rules/turn/control.ts';
export { type DeckFault, faultsIn, unitCounts } from './rules/turn/decks.ts';
export { totalOf } from './rules/turn/starting.ts';
export { type Arena, arenas } from './state/state.ts';
export type {
  Decision as TcgDecision,
  Happening as TcgHappening,
  Option as TcgOption,
  TcgVocabulary,
  Verb as TcgVerb,
} from './state/vocabulary.ts';
export { setsOfStock, stockDecks } from './stockDecks.ts';
export { symbols } from './text/stat.ts';
export { textNamed, textsOn } from './words/describe.ts';
