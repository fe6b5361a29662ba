import {
  type CardId,
  type CardRef,
  type CarriedOut,
  type Condition as ConditionOfAny,
  type Instruction as InstructionOfAny,
  type Amount as OfAny,
  type Player,
  sourceNow,
} from '@binary-sunset/kernel';

export { amountOf, amountWords, type Refusal } from '@binary-sunset/kernel';
export { type Need, type Needy, needsOf } from './needs.ts';
export { type Speaker, speakerFor } from './speaker.ts';

import type { Arena, State } from '../state/state.ts';
import type { TcgVocabulary } from '../state/vocabulary.ts';
import type { Cost } from './cost.ts';
import { type Need, type Needy, needsOf } from './needs.ts';
import type { Speaker } from './speaker.ts';
import type { Cards } from './spec.ts';
import type { Stat } from './stat.ts';

/** An effect under way: the locals of its frame. */
export interface Resolving extends CarriedOut {
  /** Stable name of the list of instructions. */
  program: string;
  source: CardRef;
  by: Player;
  at: number;
  /** What was chosen last, or what a trigger is about. */
  it: readonly CardRef[];
  /** What was chosen before that. */
  earlier: readonly CardRef[];
  arena: string;
  /** The X of a cost, or an amount that the effect found out. */
  x: number;
  /** How an inner list of instructions ended. */
  result: unknown;
}

/** A number in a text, with what it must be able to count on. */
export type Amount = OfAny<State, Speaker, Needy>;

export const speakerOf = (s: State, l: Resolving): Speaker => ({
  by: l.by,
  self: sourceNow(s, l),
  locked: l.it,
  arena: l.arena,
});

/** The words of an amount that is an X: what it is, is said at the end of its sentence. */
export const xIs = (what: string): string => `X<${what}>`;

/** Something that must be so. */
export interface Condition extends ConditionOfAny<State, Speaker>, Needy {
  words(self: string, text?: string): string;
  /**
   * Where the condition is about a card that gets something, that card stands for the speaker; "this unit" in it is
   * still the card whose text it is.
   */
  holds(s: State, speaker: Speaker, text?: Speaker): boolean;
}

/** What a unit can be given: a number, an ability, or a subtype. */
export type Gain =
  | { readonly gain: 'stat'; readonly stat: Stat; readonly amount: Amount }
  /** A value that is printed as a star. */
  | { readonly gain: 'value'; readonly stat: Stat; readonly amount: Amount }
  | { readonly gain: 'ability'; readonly clause: Clause }
  | { readonly gain: 'subtype'; readonly subtype: string }
  /** In place of those on its type line. */
  | { readonly gain: 'subtypes'; readonly subtypes: readonly string[] }
  | { readonly gain: 'type'; readonly type: Arena };

/** The amounts of these gains. */
export const amountsIn = (gains: readonly Gain[]): readonly Amount[] =>
  gains.flatMap((gain) => ('amount' in gain ? [gain.amount] : []));

/** What a rule needs; what its own condition is about is a unit in any case. */
export function needsOfRule(rule: Rule): readonly Need[] {
  const condition = 'while' in rule ? needsOf(rule.while).filter((need) => !ofWhoeverGets.has(need)) : [];
  const parts = ['who', 'whom', 'against', 'to', 'from'] as const;
  const cards = parts.flatMap((part) => needsOf((rule as Partial<Record<(typeof parts)[number], Cards>>)[part]));
  const gains = rule.rule === 'gets' ? needsOf(...amountsIn(rule.gains)) : [];
  return [...new Set([...cards, ...condition, ...gains])];
}

const ofWhoeverGets: ReadonlySet<Need> = new Set(['a unit', 'an arena', 'a place']);

/** Something that holds as long as its card is there (static), or until something ends (lasting). */
export type Rule =
  | {
      readonly rule: 'gets';
      readonly who: Cards;
      readonly gains: readonly Gain[];
      readonly while?: Condition;
    }
  /** More or less Force for Battle cards or for activated abilities; more or fewer build counters for cards. */
  | {
      readonly rule: 'price';
      /** A Force ability is one with a Force cost. */ // TCG-0549
      readonly of: 'battle cards' | 'abilities' | 'Force abilities' | 'build';
      readonly who: Cards;
      readonly amount: number;
    }
  | {
      readonly rule: 'forbids';
      readonly act: Forbidden;
      readonly who: Cards;
      /** Only as against these: a defender, say. */
      readonly against?: Cards;
      readonly while?: Condition;
    }
  | { readonly rule: 'must attack'; readonly who: Cards; readonly whom: Cards }
  | {
      readonly rule: 'prevents';
      readonly amount: number | 'all';
      readonly to: Cards;
      readonly from?: Cards;
    }
  | { readonly rule: 'loses text'; readonly who: Cards }
  | { readonly rule: 'switched'; readonly who: Cards }
  | { readonly rule: 'builds face up'; readonly whose: 'your' | 'opponent' }
  | { readonly rule: 'does not control'; readonly who: Cards }
  /** The next time it would attack, whoever made the effect may choose what it attacks. */
  | { readonly rule: 'have it attack'; readonly who: Cards; readonly whom: Cards }
  | { readonly rule: 'controlled'; readonly who: Cards }
  /** What its attack does may be divided between the defender and another unit there. */
  | { readonly rule: 'divides'; readonly who: Cards }
  | { readonly rule: 'stays tapped'; readonly who: Cards }
  /** More cards than usual may be in one stack. */ // TCG-0403
  | { readonly rule: 'stack limit'; readonly who: Cards; readonly limit: number }
  /** Cards that an effect has set aside, until it lets them return: one group for each use. */ // TCG-0658
  | { readonly rule: 'set aside' };

/** What a card can't do or have done to it; what can't "be prevented" is the damage that it does. */
export type Forbidden = 'attack' | 'be attacked' | 'retreat' | 'evade' | 'be prevented' | 'use abilities' | 'untap';

/** When something with an activation cost may be played. */
export type Timing =
  | 'build'
  | 'would attack'
  | 'attack'
  | 'general'
  | 'prevention'
  | 'reroll'
  | 'disrupt'
  | 'discard'
  | 'draw'
  | 'start of build step'
  | 'start of battle'
  | 'start of battle step'
  | 'end of battle step'
  | 'end of turn'
  | 'any time';

export interface Instruction extends InstructionOfAny<State, TcgVocabulary, Resolving, Rule>, Needy {
  /** The chance it belongs to, where it is not a general one. */
  readonly timing?: Timing;
  /** Lists of which one is chosen when its text is played. */
  readonly choices?: readonly (readonly Instruction[])[];
  /** Does it have a drawn card revealed? */
  readonly reveals?: true;
  /** Does it choose the cards that are "it" for what follows? */
  readonly chooses?: boolean;
  /** What else those that follow can count on. */
  readonly finds?: 'a chosen arena' | 'an X';
  /** What the lists inside it can count on, beside what it can itself. */
  readonly lends?: 'a chosen arena';
  /** Do the lists inside it come at a later moment? */
  readonly later?: true;
  /** Behind "you may", where its words have a subject: "give it +2 power", "have your opponent lose 1 Force". */
  asChoice?(self: string): string;
  /** Is it read in one breath with the one before it: "…, then …"? */
  readonly follows?: boolean;
  /** To whom it prevents damage. */
  readonly prevents?: Cards;
  /** What kind of keyword it is, for "can't use Evade". */
  readonly keyword?: 'evade' | 'deflect' | 'intercept' | 'retaliate';
  /** Could it do something now? Where it couldn't, its text can't be played. */
  possible?(s: State, l: Resolving): boolean;
  /** What is chosen for it, as its words call it: "one of your units". */
  whom?(self: string): string;
  /** What it asks how many of, as a whole question without its mark: "how many damage counters do you remove". */
  readonly howMany?: string;
  /** "Up to": the most that it could be done with; its player says how much, which becomes the X of what follows. */
  upTo?(s: State, l: Resolving): number;
  /** Was it done, whatever may have come in its place? */
  done?(s: State, l: Resolving): boolean;
}

/** The chances that a list of instructions belongs to, with those inside of it that come at once, choices apart. */
export const timingsOf = (list: readonly Instruction[]): readonly Timing[] =>
  list.flatMap(({ timing, inner = [], choices, later }) => [
    ...(timing === undefined ? [] : [timing]),
    ...(later === true || choices !== undefined ? [] : inner.flatMap(timingsOf)),
  ]);

/** Rerolling, preventing, disrupting, "for this attack": what a text does says when it may be played. */
export const naturalTiming = (list: readonly Instruction[]): Timing => timingsOf(list)[0] ?? 'general';

/** What triggered texts listen to. */
export type Noticed =
  | 'build step starts'
  | 'battle phase starts'
  | 'battle step starts'
  | 'battle step ends'
  | 'battle phase ends'
  | 'turn ends'
  | 'build roll'
  | 'deployed'
  | 'discarded'
  | 'attacks'
  | 'attacks a unit'
  | 'attack rolled'
  | 'attack ends'
  | 'would be damaged'
  | 'damaged'
  | 'damages'
  | 'drew'
  | 'played'
  | 'may be disrupted'
  | 'retreated'
  | 'tapped';

/** Something that texts may notice. */
export interface Notice {
  readonly kind: Noticed;
  /** The card it happened to, or -1. */
  readonly subject: CardId;
  /** Another card that takes part, or -1. */
  readonly other: CardId;
  /** The player whose doing or whose step it is. */
  readonly by: Player;
  readonly arena: string;
  readonly amount: number;
  /** What goes along with the subject: its stack and its Pilots. */
  readonly along?: readonly CardId[];
}

export interface Trigger extends Needy {
  readonly on: Noticed;
  words(self: string): string;
  matches(s: State, notice: Notice, speaker: Speaker): boolean;
}

/** Where a card has to be for a text of it to work: as a rule, in an arena. */
export type Works = 'arena' | 'build zone' | 'in play' | 'piloting' | 'beneath' | 'hand';

export interface KeywordClause {
  readonly kind: 'keyword';
  readonly stat: Stat;
  readonly amount: number;
}
export interface StaticClause {
  readonly kind: 'static';
  readonly works: Works;
  readonly while: readonly Condition[];
  readonly rules: readonly Rule[];
  words(self: string): string;
}
export interface TriggeredClause {
  readonly kind: 'triggered';
  readonly works: Works;
  readonly when: Trigger;
  readonly if: readonly Condition[];
  readonly do: readonly Instruction[];
}
export interface ActivatedClause {
  readonly kind: 'activated';
  readonly works: Works;
  readonly cost: readonly Cost[];
  readonly do: readonly Instruction[];
  readonly timing: Timing;
  /** "Play only …" */
  readonly only: readonly Condition[];
}
export interface PilotClause {
  readonly kind: 'pilot';
  readonly of: string;
  readonly gains: readonly Gain[];
}
export interface UpkeepClause {
  readonly kind: 'upkeep';
  readonly costs: readonly Cost[];
}
export interface BountyClause {
  readonly kind: 'bounty';
  readonly do: readonly Instruction[];
}
export interface SwitchClause {
  readonly kind: 'switch';
  readonly texts: Readonly<Partial<Record<Arena, readonly Clause[]>>>;
}
export interface TreatClause {
  readonly kind: 'treat';
  readonly subtype: string;
}
/** Something happens in place of a discard. */
export interface InsteadClause {
  readonly kind: 'instead';
  readonly words: (self: string) => string;
  readonly optional: boolean;
  readonly to: 'hand' | 'build zone';
}

export type Clause =
  | KeywordClause
  | StaticClause
  | TriggeredClause
  | ActivatedClause
  | PilotClause
  | UpkeepClause
  | BountyClause
  | SwitchClause
  | TreatClause
  | InsteadClause;
