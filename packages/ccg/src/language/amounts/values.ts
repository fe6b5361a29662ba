/** Values of cards and totals: what changes them, for how long, and what they are counted from. */
import { beginLasting, handleOf, instructionId, isCurrent, next } from '@binary-sunset/kernel';
import { kindOf } from '../../catalog/catalog.ts';
import { cardsOnTable } from '../../rules/cards/cardStates.ts';
import { metTogether } from '../../rules/deploying/together.ts';
import type { Counted } from '../../rules/inForce/sources.ts';
import { explainedValue, valueNow } from '../../rules/inForce/values.ts';
import type { DestinyKind } from '../../state/names.ts';
import { type State, untilItLeaves } from '../../state/state.ts';
import {
  type Acting,
  type Amount,
  type Condition,
  type How,
  type Instruction,
  type ModifierText,
  type Rule,
  type RuleOf,
  type Speaker,
  speakerOf,
} from '../../text/program.ts';
import { heldWords, lasting, type Saying } from '../../text/saying/clauses.ts';
import { figure } from '../../text/saying/figures.ts';
import { partOf } from '../../text/saying/nouns.ts';
import type { Self } from '../../text/saying/self.ts';
import type { ValueName } from '../../text/valueNames.ts';
import { amongPile, isJustIt } from '../cards/apart.ts';
import type { Cards } from '../cards/cards.ts';
import { states } from '../words/deeds.ts';
import { ruleSaid } from '../words/ruleWords.ts';

/** What a change is made to: a value of cards, or something that a player has. */
class Changing {
  private readonly how: How;
  private readonly amount: Amount;
  private readonly value: ValueName;
  private readonly cumulative: boolean;
  constructor(how: How, amount: Amount, value: ValueName, cumulative = false) {
    this.how = how;
    this.amount = amount;
    this.value = value;
    this.cumulative = cumulative;
  }
  /** Several copies count, each for itself. */ // AR1-0395
  get cumulatively(): Changing {
    return new Changing(this.how, this.amount, this.value, true);
  }
  of(who: Cards): Rule {
    const { how, amount, value, cumulative } = this;
    return { rule: 'changes', value, who, how, amount, cumulative };
  }
  /** Of destiny draws and totals. */
  for(
    whose: 'your' | 'opponent' | 'each player',
    only: {
      readonly kind?: Exclude<DestinyKind, ''>;
      readonly where?: Cards;
      readonly drawnBy?: Cards;
      readonly drawnCard?: Cards;
      readonly fromElsewhere?: true;
      readonly inBattles?: true;
    } = {},
  ): Rule {
    const { how, amount, value, cumulative } = this;
    if (only.drawnCard !== undefined) amongPile(only.drawnCard, null);
    return { rule: 'changes total', value, whose, how, amount, cumulative, ...only };
  }
}

const change =
  (how: How) =>
  (amount: Amount): { to(value: ValueName): Changing } => ({ to: (value) => new Changing(how, amount, value) });

/** `adds(2).to('power').of(your.characters)`. Less than nothing is subtracted. */ // AR1-0368
export const adds = change('add');
/** Doubles by 2, halves by 0.5. */
export const multiplies = change('multiply');
/** `resets(0).to('power')`: then it can't be modified. */ // AR1-0381
export const resets = change('reset');
/** Gives a value to what has none; resets what has. */ // AR1-0383
export const defines = change('define');
export const limits = change('limit');
/** Another value is used instead, which nothing changes. */ // AR1-0379
export const substitutes = change('substitute');
export const isFree = (value: ValueName): Changing => new Changing('free', 0, value);
export const isUnmodifiable = (value: ValueName, by: 'anybody' | 'opponent' = 'anybody'): Changing =>
  new Changing(by === 'anybody' ? 'unmodifiable' : 'unmodifiable by opponent', 0, value);

const modifier = (conditions: readonly Condition[], rules: readonly Rule[], drawn: boolean): ModifierText => ({
  kind: 'modifier',
  ...(drawn ? { drawn: true } : {}),
  while: conditions,
  rules,
  words(self) {
    const held = rules.map((rule) => ruleSaid(rule, self));
    const when = conditions.map((one) => one.says(self));
    return drawn ? `if drawn for destiny, ${heldWords([], held)}` : heldWords(when, held);
  },
});

/** What holds as long as the card is active. */ // AR1-0375
export const always = (...rules: Rule[]): ModifierText => modifier([], rules, false);

/** What holds as long as the card is active and something is so. */
export const whenever = (conditions: readonly Condition[], ...rules: Rule[]): ModifierText =>
  modifier(conditions, rules, false);

/** What holds while the card itself is drawn for destiny. */ // AR1-0333, AR1-0428
export const whenDrawn = (...rules: Rule[]): ModifierText => modifier([], rules, true);

/** So much for each of these cards. */
export const forEach = (who: Cards, each = 1): Amount => ({
  words: (self) =>
    figure(String(each), `for each ${who.whose === 'any' ? who.bareWords(self) : `of ${who.words(self, 'all')}`}`),
  of: (s, speaker) => each * who.count(s, speaker),
});

/** How many of these cards there are. */
export const numberOf = (who: Cards): Amount => ({
  words: (self) => (isJustIt(who) ? 'number of targets' : `number of ${who.words(self, 'all')}`),
  of: (s, speaker) => who.count(s, speaker),
});

/** A value of a card: of the one that is meant, or of all together. */ // AR1-0370
export const cardValue = (value: ValueName, who: Cards): Amount => ({
  words: (self) => partOf(who.noun(self, 'one'), value),
  values: [value],
  of: (s, speaker) => who.in(s, speaker).reduce((sum, card) => sum + (valueNow(s, card, value) ?? 0), 0),
});

/** How long a change lasts that does not say it: a battle, if it is made in one and not by a weapon. */ // AR1-0157, AR1-0158, AR1-0159, GLB-0183
function unstated(s: State, { source }: Acting): string {
  const byWeapon = source.card >= 0 && kindOf(s, source.card) === 'weapon';
  return s.facts.battle !== null && !byWeapon ? 'battle' : untilItLeaves;
}

const isMultiplying = (rule: Rule): rule is RuleOf<'changes'> => rule.rule === 'changes' && rule.how === 'multiply';

/** The texts that count already for a value of whom a change is about. */ // AR1-0372
const countedFor = (s: State, { who, value }: RuleOf<'changes'>, speaker: Speaker): Counted =>
  Object.fromEntries(
    cardsOnTable(s)
      .filter((card) => who.affects(s, card, speaker))
      .map((card) => [handleOf(s, card), explainedValue(s, card, value).lines.map(({ because }) => because)]),
  );

/** What is drawn is drawn once, and not for the rest of anything. */
const held = (rule: Rule, until: string | undefined, self: Self): Saying => {
  const saying = ruleSaid(rule, self);
  if (until === undefined) return saying;
  const isDrawing = rule.rule === 'changes total' && drawing.includes(rule.value);
  return lasting(saying, isDrawing && until === 'battle' ? 'in this battle' : `for remainder of ${until}`);
};

const drawing: readonly ValueName[] = [
  'battle destinies',
  'power destinies',
  'attrition destinies',
  'destiny draws',
  'battle destinies otherwise',
];

/** Something holds from now on: as long as it says, or as the rules say where it does not. */ // AR1-0154
export const makes = (rule: Rule, until?: 'turn' | 'phase' | 'battle' | 'game'): Instruction => ({
  ...states((self) => held(rule, until, self)),
  leaves: rule,
  // A value that does not exist can't be changed; one that can't be modified may be aimed at. AR1-0255, AR1-0412
  possible(s, l) {
    if (rule.rule !== 'changes' || rule.how === 'define' || !rule.who.spec.chosen) return true;
    return l.it.some((ref) => isCurrent(s, ref) && valueNow(s, ref.card, rule.value) !== null);
  },
  run(s, l, tell) {
    const locked = [...metTogether(s, l)];
    beginLasting(s, tell, {
      clause: instructionId(l.text, l.at),
      source: l.source,
      by: l.by,
      locked,
      until: until ?? unstated(s, l),
      detail: isMultiplying(rule) ? { x: l.x, after: countedFor(s, rule, { ...speakerOf(s, l), locked }) } : l.x,
    });
    return next;
  },
});
