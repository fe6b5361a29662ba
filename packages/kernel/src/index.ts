/** What any two-player card game needs. It knows no particular game. */

export type {
  Answer,
  Cost,
  Decision,
  DecisionKind,
  Described,
  Explanation,
  Handle,
  Needs,
  Option,
  Outcome,
  Place,
  ValueChange,
} from './decision.ts';
export { isOutcome } from './decision.ts';
export type { Prior } from './determinize.ts';
export {
  EngineFault,
  IllegalAnswer,
  IllegalSetup,
  impossible,
  Malformed,
  NotLoaded,
  RecordDisagrees,
  UnknownCard,
} from './errors.ts';
export {
  type AnyControl,
  type Asked,
  type Control,
  call,
  callAll,
  done,
  type FrameSpec,
  finish,
  frameById,
  goto,
  next,
  over,
  perform,
  proceduresFor,
  type Question,
  type StepOf,
  stage,
  startingAt,
} from './frames.ts';
export { createGame, type Deck, type Game, type Position, type Rules, type Setup } from './game.ts';
export {
  everybody,
  type Happening,
  type HappeningsOf,
  type KernelHappening,
  type Mention,
  maskOf,
  type Tell,
} from './happening.ts';
export { hashOf } from './hash.ts';
export { anyHears, byTitle } from './hearing.ts';
export { type HeldTrigger, hold, resolveHeld } from './held.ts';
export { beginLasting, endLasting, endOne, isLockedOn, type Lasting } from './lasting.ts';
export { countUse, forgetUses, type Limited, limited, timesUsed } from './limits.ts';
export { type LocalsOf, localsOf, refIn } from './locals.ts';
export { mustBeNamed, mustBeTitle, mustSayOnly } from './mustBe.ts';
export {
  type Hearer,
  type Known,
  type NameSaid,
  type Naming,
  namingOf,
  type UnknownName,
  unknownNames,
  unknownNameWords,
} from './naming.ts';
export { didYouMean, nearest } from './nearest.ts';
export { type Occurrence, occurrence } from './occurrence.ts';
export type { EventRules, PerformHooks, Replacement } from './perform.ts';
export { isPlayer, other, type Player, players, type Viewer } from './player.ts';
export { type CardSet, loading, type Pool, poolOf } from './pool.ts';
export { about, asks, headed, type Prompt } from './prompt.ts';
export { below, type Random, randomFrom, type Seed } from './random.ts';
export { cardsChanged, type GameRecord, type Replayed, readRecord, replay } from './record.ts';
export { changeRefs } from './references.ts';
export { catalogsOf } from './registers.ts';
export {
  forgetRemembered,
  type Guard,
  makeGuard,
  remembered,
  rememberedByPlayer,
  rememberedInPlay,
  rememberedOfCards,
  rememberedOnce,
} from './remember.ts';
export { type CarryOver, replaceCard } from './replace.ts';
export {
  array,
  type CardId,
  type CardRef,
  card,
  data,
  type Field,
  fixed,
  flag,
  hidden,
  list,
  number,
  oneOf,
  optional,
  type Plain,
  pair,
  player,
  record,
  ref,
  sealed,
  text,
} from './schema.ts';
export { knownTo, mention, nameOf } from './secrecy.ts';
export { loadSession, resumeSession, type Save, type Session, sessionAt, startSession } from './session.ts';
export { placesOf, type Speakers, speakersIn } from './speakers.ts';
export { type CardColumns, defineState, type KernelState, type StateOf, type StateSchema } from './state.ts';
export {
  cardAt,
  handleOf,
  isCurrent,
  makeTable,
  movesMade,
  onCard,
  ownerOf,
  refTo,
  type Table,
  topOf,
} from './table.ts';
export {
  type Amount,
  amountOf,
  amountWords,
  type CarriedOut,
  type Condition,
  type Instruction,
  type Speaker,
  sourceNow,
} from './text/contract.ts';
export {
  eachPart,
  innerId,
  instructionId,
  named,
  numbered,
  ruleId,
  stands,
  textId,
  withdrawn as withdrawnText,
} from './text/ids.ts';
export { printed } from './text/prints.ts';
export { LazyRefusal, type Refusal, refusing } from './text/refusal.ts';
export { type Contribute, currentValue, type ExplainedValue, explainValue, type ValueRule } from './values.ts';
export type { CardView, GroupView, TableView } from './view.ts';
export type {
  AskedOf,
  DecisionOf,
  HappeningOf,
  KernelVerb,
  OptionOf,
  TellOf,
  VerbOf,
  Vocabulary,
} from './vocabulary.ts';
export {
  type Automatic,
  announce,
  openWindow,
  type WindowHooks,
  type WindowRule,
  windowFrame,
  withdrawn,
} from './window.ts';
