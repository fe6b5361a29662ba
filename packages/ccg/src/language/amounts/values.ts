import { beginLasting, handleOf, instructionId, isCurrent, next } from '@binary-sunset/kernel';
import { kindOf } from '../../catalog/catalog.ts';
import { cardsOnTable } from '../../rules/cards/cardStates.ts';
import { metTogether } from '../../rules/deploying/together.ts';
import type { Counted } from '../../rules/inForce/sources.ts';
import { explainedValue, hasAbility, valueNow } from '../../rules/inForce/values.ts';
import { hostOf } from '../../rules/table/places.ts';
import { type DestinyKind, type State, untilItLeaves } from '../../state/state.ts';
import type { Asked, Option } from '../../state/vocabulary.ts';
import {
  type Acting,
  type Amount,
  amountOf,
  amountWords,
  type Condition,
  type How,
  type Instruction,
  type ModifierText,
  type Rule,
  type RuleOf,
  type Speaker,
  speakerOf,
  valuesIn,
} from '../../text/program.ts';
import type { ValueName } from '../../text/valueNames.ts';
import { amongPile } from '../cards/apart.ts';
import { type Cards, your } from '../cards/cards.ts';
import { rulesWords, ruleWords } from '../words/ruleWords.ts';

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

/** A cost of its own for playing or deploying such cards, paid first. */ // AR1-0398
export const separateCost = (of: 'play' | 'deploy', who: Cards, amount: Amount, cumulative = false): Rule => ({
  rule: 'separate cost',
  of,
  who,
  amount,
  cumulative,
});

/** Whoever plays such a card must first stack it here, beside what that costs. */ // AR1-0406, GLC-0432
export const stackedHereFirst = (who: Cards, amount: Amount): Rule => ({
  rule: 'separate cost',
  of: 'play',
  stackedHere: true,
  who,
  amount,
  cumulative: true,
});

/** What has been so once, rather than being so now. */
const isPast = /\b(initiated|lost|was|were|drew)\b/;

const modifier = (conditions: readonly Condition[], rules: readonly Rule[], drawn: boolean): ModifierText => ({
  kind: 'modifier',
  ...(drawn ? { drawn: true } : {}),
  while: conditions,
  rules,
  words(self) {
    const when = conditions.map((one) => one.words(self));
    const start = drawn
      ? [`if ${self} is drawn for destiny`]
      : when.length === 0
        ? []
        : [`${when.some((words) => isPast.test(words)) ? 'if' : 'while'} ${when.join(' and ')}`];
    return [...start, rulesWords(rules, self)].join(', ');
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
  words: `${each} for each ${who.whose === 'any' ? who.bareWords('this card') : `of ${who.words('this card', true)}`}`,
  of: (s, speaker) => each * who.count(s, speaker),
});

/** A value of what this card is on, or is being deployed on. */
export const valueOfBearer = (value: ValueName): Amount => ({
  words: `${value} of its bearer`,
  values: [value],
  of(s, { self, locked }) {
    const host = self < 0 ? -1 : hostOf(s, self);
    const bearer = host >= 0 ? host : (locked?.[0]?.card ?? -1);
    return bearer < 0 ? 0 : (valueNow(s, bearer, value) ?? 0);
  },
});

/** One number less another, and never below zero. */ // AR1-0409
export const less = (from: Amount, amount: Amount): Amount => ({
  words: `(${amountWords(from)} – ${amountWords(amount)})`,
  ...valuesIn(from, amount),
  of: (s, speaker, found) => Math.max(0, amountOf(from, s, speaker, found) - amountOf(amount, s, speaker, found)),
});

/** So much for each pair of one card and another, each card in one pair only. */ // GLA-0276
export const pairsOf = (one: Cards, two: Cards, each = 1): Amount => ({
  words: `${each} for each pair of ${one.words('this card')} and ${two.words('this card')}`,
  of: (s, speaker) => each * Math.min(one.count(s, speaker), two.count(s, speaker)),
});

/** How many of these cards there are. */
export const numberOf = (who: Cards): Amount => ({
  words: who.words('this card') === 'it' ? 'number of targets' : `number of ${who.words('this card', true)}`,
  of: (s, speaker) => who.count(s, speaker),
});

const ofWhom = (value: ValueName, who: Cards): string => {
  const whose = who.words('this card');
  return whose === 'it' ? `its ${value}` : `${value} of ${whose}`;
};

/** A value of a card: of the one that is meant, or of all together. */ // AR1-0370
export const cardValue = (value: ValueName, who: Cards): Amount => ({
  words: ofWhom(value, who),
  values: [value],
  of: (s, speaker) => who.in(s, speaker).reduce((sum, card) => sum + (valueNow(s, card, value) ?? 0), 0),
});

/** The half of it, as it is. */ // AR1-0420
export const halfOf = (amount: Amount): Amount => ({
  words: `half of ${amountWords(amount)}`,
  ...valuesIn(amount),
  of: (s, speaker, x) => amountOf(amount, s, speaker, x) / 2,
});

/** Rounded up or down, or if that is not said, to the nearest whole number. */ // AR1-0420
export const rounded = (amount: Amount, way: 'up' | 'down' | 'off' = 'off'): Amount => ({
  words: `${amountWords(amount)} (rounded ${way})`,
  ...valuesIn(amount),
  of(s, speaker, x) {
    const exact = amountOf(amount, s, speaker, x);
    return way === 'up' ? Math.ceil(exact) : way === 'down' ? Math.floor(exact) : Math.round(exact);
  },
});

/** What was paid, counted or drawn before. */
export const x: Amount = { words: 'X', of: (_s, _speaker, found) => found };

/** A number that what follows calls X. */
export const letXBe = (amount: Amount): Instruction => ({
  words: () => `X is ${amountWords(amount)}`,
  run(s, l) {
    l.x = amountOf(amount, s, speakerOf(s, l), l.x);
    return next;
  },
});

/** At least one active card with ability is such a card, and none is another. */ // AR1-0416, AR1-0417
export const allYourAbilityIsProvidedBy = (who: Cards): Condition => ({
  words: (self) => `all your ability is provided by ${who.words(self, true)}`,
  holds(s: State, speaker: Speaker) {
    const able = your.in(s, speaker).filter((card) => hasAbility(s, card));
    return able.length > 0 && able.every((card) => who.matches(s, card, speaker));
  },
});

/** "Choose a number from 1 to 6." */
export const chooseNumber = (least: number, most: number): Instruction => ({
  words: () => `choose a number from ${least} to ${most}`,
  ask: (_s, l) => ({
    player: l.by,
    kind: 'number',
    options: Array.from({ length: most - least + 1 }, (_, i): Option => ({ verb: 'amount', amount: least + i })),
  }),
  note(_s, l, [picked]) {
    l.x = picked?.amount ?? least;
  },
  run: () => next,
});

/** Its player says how many, from one, or none, to so many as there are cards for. */ // AR1-0407
export const chooseUpTo = (
  most: Amount,
  pile: 'reserve' | 'force' | 'used' | 'lost',
  least: 0 | 1 = 1,
): Instruction => ({
  words: () => `choose a number ${least === 0 ? 'from 0 ' : 'up '}to ${amountWords(most)}`,
  possible: (s, l) => s.zones[pile][l.by].length >= least,
  ask(s, l): Asked | null {
    const limit = Math.min(amountOf(most, s, speakerOf(s, l), l.x), s.zones[pile][l.by].length);
    const options = Array.from(
      { length: limit + 1 - least },
      (_, i): Option => ({ verb: 'amount', amount: i + least }),
    );
    return options.length === 0 ? null : { player: l.by, kind: 'number', options };
  },
  note(_s, l, [picked]) {
    l.x = picked?.amount ?? 0;
  },
  run: () => next,
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
const lasting = (words: string, until: string | undefined): string => {
  if (until === undefined) return words;
  return / draws? /.test(words) && until === 'battle'
    ? `${words} in this battle`
    : `${words} for remainder of ${until}`;
};

/** Something holds from now on: as long as it says, or as the rules say where it does not. */ // AR1-0154
export const makes = (rule: Rule, until?: 'turn' | 'phase' | 'battle' | 'game'): Instruction => ({
  words: (self) => lasting(ruleWords(rule, self), until),
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
