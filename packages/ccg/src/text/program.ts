import {
  type CardId,
  type CardRef,
  type CarriedOut,
  type Condition as ConditionOfAny,
  type Control,
  type Instruction as InstructionOfAny,
  type Amount as OfAny,
  type Plain,
  type Player,
  type Refusal,
  type Speaker,
  sourceNow,
} from '@binary-sunset/kernel';

export { amountOf, LazyRefusal, type Refusal, refusing, type Speaker } from '@binary-sunset/kernel';
export type { Rule, RuleOf } from './ruleKinds.ts';
export { amountWords } from './saying/figures.ts';

import type { CcgEvent, Destination, Inactivity, OccurrenceKind, Phase, Segment, State } from '../state/state.ts';
import type { CcgVocabulary, Occurrence, Tell } from '../state/vocabulary.ts';
import type { Cards } from './cards.ts';
import type { Rule } from './ruleKinds.ts';
import type { Saying } from './saying/clauses.ts';
import type { AmountWords } from './saying/figures.ts';
import type { Self } from './saying/self.ts';
import type { ValueName } from './valueNames.ts';

/** What the frame of every action on the stack has, whatever the action is. */
export interface OnStack {
  by: Player;
  /** The card that acts, is played, deployed or moved. */
  source: CardRef;
  /** It will not have its result. */
  cancelled: boolean;
}

/** An action of a card's text under way: the locals of its frame. */
export interface Acting extends OnStack {
  /** Stable name of the text that it carries out. */
  text: string;
  /** The id of what it responds to, or 0. */
  about: number;
  /** The action that this belongs to: the id of its frame, or 0. */
  responding: number;
  /** What it responds to happened to this card; or the cards that were found last. */
  it: readonly CardRef[];
  /** What was chosen for each of its targets, in their order. */
  chosen: readonly (readonly CardRef[])[];
  /** What was chosen so far for the target at hand, where that may be several cards. */
  picked: readonly CardRef[];
  /** What the Interrupt that is played will be put on afterwards. */ // AR1-0092
  grabbers: readonly CardRef[];
  /** Where that Interrupt goes otherwise, as was found when it was initiated; nothing for any other card. */ // GAP-0130
  pile: '' | 'used' | 'lost';
  /** An amount that was paid, counted or drawn. */
  x: number;
  /** The target, cost or instruction at hand. */
  at: number;
  result: Plain;
}

export const speakerOf = (s: State, l: CarriedOut): Speaker => ({ by: l.by, self: sourceNow(s, l), locked: l.it });

export type Amount = OfAny<
  State,
  Speaker,
  {
    /** The values of cards that it is reckoned from. */ // AR1-0226
    readonly values?: readonly ValueName[];
  },
  AmountWords
>;

/** The values of cards that numbers are reckoned from. */
export const valuesIn = (...amounts: readonly Amount[]): { readonly values: readonly ValueName[] } => ({
  values: amounts.flatMap((amount) => (typeof amount === 'number' ? [] : (amount.values ?? []))),
});

/** Something that must be so. */
export interface Condition extends Pick<ConditionOfAny<State>, 'holds'> {
  /** What must be so: whoever says it may deny it as well, or say it of several together. */
  says(self: Self): Saying;
  readonly why?: undefined;
}

/** Something that must be so for an action, of which the rules say more than its words do. */
export interface Permission {
  says(self: Self): Saying;
  /** Why it is not so; null if it is. */
  why(s: State, speaker: Speaker): Refusal | null;
}

export interface Trigger {
  /** What it waits for; anything at all, for what is played as if from hand. */ // AR1-0090
  readonly on: OccurrenceKind | 'anything';
  /** A text of the card itself that was drawn for destiny. */ // AR1-0333
  readonly ofDrawnCard?: true;
  /** A text of the card itself that was just lost from table. */
  readonly ofLostCard?: true;
  /** It comes without fail: when a turn ends, not if it does. */
  readonly isCertain?: true;
  words(self: Self): string;
  matches(s: State, occurrence: Occurrence, speaker: Speaker): boolean;
}

/** When a text may be used at the top level. */
export interface Timing {
  /** Any, if there is none. */
  readonly phases: readonly Phase[];
  readonly turn: 'your' | 'opponent' | 'any';
  /** Only during a battle, in this segment; outside of one and in its weapons segment if there is none. */
  readonly segment: Segment | null;
  /** In that segment of an attack as well. */ // AR6-0207
  readonly inAttack?: true;
  /** Only before the destinies of a duel are drawn. */ // GAP-0269
  readonly inDuel?: true;
  /** Never during a battle or an attack. */
  readonly notInBattle: boolean;
  /** Only at the start or the end of a turn; never then if there is none. */
  readonly edge?: 'start' | 'end';
}

/** How often a text may be used; by each copy for itself unless it is once a game. */
export type Limit = 'turn' | 'phase' | 'battle' | 'game';

/** What a text is aimed at, chosen when its action is initiated. */
export interface Target {
  words(self: Self): string;
  /** Whom it means, where that is one card of a description and nothing more. */
  whom?(self: Self): string;
  readonly least: number;
  readonly most: number;
  /** Its absence does not matter. */
  readonly optional: boolean;
  candidates(s: State, l: Acting): readonly CardId[];
  /** This target, but of cards that texts usually do not mean: what was stolen and can't be used, or spies under cover. */ // AR1-0329, GAP-0315
  readonly widened?: (to: (who: Cards) => Cards) => Target;
  /** What is worth knowing of a candidate before it is chosen. */
  note?(s: State, card: CardId): string;
}

export interface Cost {
  words(self: Self): string;
  /** So much whatever is targeted: it may be said before that. */
  readonly isPlain?: boolean;
  /** Can it be paid, with this much Force needed already? */
  canPay(s: State, l: Acting, alreadyDue: number): boolean;
  /** How much Force it takes. */
  force(s: State, l: Acting): number;
  /** Nothing is paid after it: it may take what that would need. */
  readonly last?: true;
  pay(s: State, l: Acting, tell: Tell): Control<CcgEvent, never, 'result' | 'x'>;
}

/** What comes after an instruction: its choice once more, or a call that gives its result or an amount. */
type Carried = Control<CcgEvent, 'choose', 'result' | 'x'>;

export interface Instruction extends InstructionOfAny<State, CcgVocabulary, Acting, Rule, Carried, Self> {
  /** What comes of it, where it says that rather than what its player does: "it is lost", not "draw destiny". */
  says?(self: Self): Saying;
  /** How its words begin, where that is not with what its player does: "you may take one", "if it is hit, …". */
  readonly opens?: 'you may' | 'if' | 'a sentence';
  /** What it does with what was chosen right before, in a word: "cancel". */
  readonly verb?: string;
  /** What must be so of what was chosen for it. */
  provides?(self: Self): Saying;
  /** The pile of which it lets somebody see cards: what follows may be about those. */
  readonly shows?: string;
  /** The pile of which cards must have been seen by then: it is about those. */
  readonly aboutShown?: string;
  /** Does it have a card stolen, hit, lost or captured? */ // GLB-0026
  readonly harms?: true;
  /** Does it have a card stolen? What its text targets may be stolen already. */ // AR1-0329
  readonly steals?: true;
  /** A draw says what it is held against, and what follows a draw is checked for what it holds it against. */ // AR1-0226
  readonly against?: readonly ValueName[];
  readonly holdsAgainst?: readonly ValueName[];
  /** Where a card that it has played goes, whatever becomes of it. */ // AR1-0092
  readonly afterwards?: Destination;
  /**
   * Can everything that it names be targeted? Where something can't, the action can't be initiated; what is optional,
   * unknown, gained or one of "all" never stands in the way. May say why not.
   */ // AR1-0225, AR1-0233
  possible?(s: State, l: Acting): boolean | Refusal;
}

/** What can be done by a text: at the top level or in response, by choice or because it must be. */ // AR1-0105, AR1-0108
export interface ActionText {
  readonly kind: 'action';
  readonly as: 'optional' | 'just' | 'automatic' | 'mandatory';
  /** Even on a starship or vehicle that nobody pilots or drives. */ // GAP-0211
  readonly unpiloted?: true;
  /** Only before the first turn, and never as anything else. */ // GAP-0030
  readonly starting?: true;
  /** Null for what is only a response. */
  readonly when: Timing | null;
  /** What it responds to; null for what is done only at the top level. */
  readonly to: Trigger | null;
  /** It directs both players: whoever's turn it is chooses when. */ // AR1-0126
  readonly forBoth?: true;
  readonly requires: readonly (Condition | Permission)[];
  readonly targets: readonly Target[];
  readonly costs: readonly Cost[];
  readonly do: readonly Instruction[];
  readonly limit: Limit | null;
  /** How often within that; once unless said otherwise. */ // AR1-0295
  readonly times?: number;
  /** Titles of cards that can't target it. */
  readonly immuneTo: readonly string[];
  /** Is it the firing of a weapon? */
  readonly fires?: Firing;
  /** What the face of the card says for this and others beside it that read as one; nothing if another says it. */
  readonly onFace?: string;
}

/** How a weapon is fired, beside what every action has. */
export interface Firing {
  /** Locations that it reaches beside its own. */
  readonly range: Cards | null;
  /** How many destinies it draws; 1 unless said. */
  readonly draws?: number;
}

/**
 * What a text does to a value. `define` gives a value to what had none, and otherwise resets; a substituted value is
 * used instead, whatever else there is; what is free costs nothing, whatever else there is.
 */ // AR1-0367, AR1-0379, AR1-0383, AR1-0400
export type How =
  | 'add'
  | 'multiply'
  | 'reset'
  | 'define'
  | 'limit'
  | 'substitute'
  | 'free'
  | 'unmodifiable'
  | 'unmodifiable by opponent';

/** What becomes of a cost: it is so much more or less, nothing at all, or so much whatever else is said. */
export interface Terms {
  readonly how: 'add' | 'free' | 'define';
  readonly amount: number;
}

export interface ModifierText {
  readonly kind: 'modifier';
  /** Only while its card is drawn for destiny, rather than on table. */ // AR1-0333
  readonly drawn?: true;
  readonly while: readonly Condition[];
  readonly rules: readonly Rule[];
  words(self: Self): string;
}

/** On what, or where, a card may be deployed, and what else must be so. */
export interface DeployText {
  readonly kind: 'deploys';
  /** The cards or locations that it may be deployed on or to; null for the table itself. */
  readonly on: Cards | null;
  readonly only: readonly Condition[];
  /** Force that it costs, where no deploy cost is printed on it; perhaps by what it is deployed on, which is "it". */
  readonly cost: Amount;
  /** The opponent has to use as much. */ // GLB-0323
  readonly bothPay?: true;
  /** Its cost is changed where it is deployed there, or on that. */
  readonly costs?: readonly {
    readonly to: Cards;
    readonly how: 'add' | 'free';
    readonly amount: number;
    /** Only while that is so. */
    readonly if?: readonly Condition[];
  }[];
  /** What it targets besides, as Utinni Effects do. */
  readonly target?: Cards;
  /** What its player declares as it is deployed: one of these. */
  readonly declares?: readonly string[];
  /** A number that stays what it is when the deployment is initiated; what it is deployed on is "it". */ // GLC-0224
  readonly fixes?: Amount;
  /** When it deploys, if not in its player's deploy phase. */ // GAP-0126
  readonly when?: Timing;
  /** What it deploys in response to. */ // GAP-0126
  readonly to?: Trigger;
  /** Where it deploys as a react, or on whom; and for what, if not for its usual cost. */ // GLC-0141
  readonly react?: { readonly to?: Cards; readonly price?: Terms };
  /** As a spy under cover, to sites only. */ // GAP-0317
  readonly undercover?: true;
  /** It works on a card that is inactive in one of these ways. */ // AR1-0314
  readonly worksOn?: readonly Inactivity[];
}

export type Clause = ActionText | ModifierText | DeployText;
