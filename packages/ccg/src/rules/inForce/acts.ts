/**
 * What cards may not do, and what they may do that they otherwise could not. Each act is declared by the rule file that
 * asks whether it is forbidden or allowed, together with what it asks beside whom that is about.
 */
import { impossible } from '@binary-sunset/kernel';
import { inShapeOf } from '../../catalog/oneShape.ts';
import type { Cards } from '../../text/cards.ts';
import { placeWords, termsWords } from '../../text/phrases.ts';
import type { Terms } from '../../text/program.ts';
import { type RuleOf, ruleAbout, ruleKind } from '../../text/ruleKinds.ts';
import { denial, type Saying, so } from '../../text/saying/clauses.ts';
import { joined } from '../../text/saying/lists.ts';
import type { Self } from '../../text/saying/self.ts';

declare module '../../text/ruleKinds.ts' {
  interface RuleKinds {
    forbids: {
      readonly act: Forbidden;
      readonly who: Cards;
      readonly where?: Cards;
      /** Of moving there: only from these locations. */ // AR7-0143
      readonly from?: Cards;
      /** Nothing gets round it: it holds in every state, its text cancelled or not. */ // AR1-0275, AR1-0279
      readonly never?: true;
    };
    allows: {
      readonly act: Allowed;
      readonly who: Cards;
      readonly where?: Cards;
      /** What reacting costs then, if not as much as always. */
      readonly price?: Terms;
    };
  }
}

/** What a card can't do or have done to it. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where somebody asks whether they may.
export interface ForbiddenActs {}
export type Forbidden = keyof ForbiddenActs;

/** What a card may do. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where somebody asks whether they may.
export interface AllowedActs {}
export type Allowed = keyof AllowedActs;

/** What is to be known of an act. */
interface Act<R, Asked extends string> {
  /** What is asked beside whom it is about: nothing more may be said of it. */
  readonly asks?: readonly Asked[];
  /** What stands before the place: "to" a site. */
  readonly before?: 'at' | 'to' | '';
  /** What players call it, if not by its name. */
  readonly called?: string;
  /** What it says, if not as others do. */
  says?(rule: R, self: Self): Saying;
  /** What else is wrong with such a rule. */
  unheard?(rule: R): readonly string[];
  /** Whatever is said of it holds even on what nobody pilots or drives. */ // GAP-0172
  readonly isAboutDeploying?: true;
}

function acts<A extends string, How>(kind: 'forbids' | 'allows') {
  const known = new Map<A, How>();
  return {
    declare<One extends A>(act: One, how: How): One {
      ruleAbout(kind, act);
      known.set(act, how);
      return act;
    },
    how: (act: A): How => known.get(act) ?? impossible(`Nobody asks whether ${kind} "${act}".`),
  };
}

const forbidden = acts<Forbidden, Act<RuleOf<'forbids'>, 'where' | 'from'>>('forbids');
const allowed = acts<Allowed, Act<RuleOf<'allows'>, 'where' | 'price'>>('allows');

/** Declares something that may be forbidden: `rulesOn('forbids', forbidding('react', { asks: ['where'] }))`. */
export const forbidding = <A extends Forbidden>(act: A, how: Act<RuleOf<'forbids'>, 'where' | 'from'> = {}): A =>
  forbidden.declare(act, how);

/** Declares something that may be allowed. */
export const allowing = <A extends Allowed>(act: A, how: Act<RuleOf<'allows'>, 'where' | 'price'> = {}): A =>
  allowed.declare(act, how);

/** What is said of an act, and not asked. */
const unasked = (act: string, asks: readonly string[], said: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(said).flatMap(([field, one]) =>
    one === undefined || asks.includes(field) ? [] : [`of "${act}" nobody asks ${unaskedWords[field] ?? field}`],
  );

const unaskedWords: Readonly<Record<string, string>> = { from: 'from where', price: 'for what price' };

ruleKind('forbids', {
  says(rule, self) {
    const { act, who, where, from, never } = rule;
    const { says, before = '', called = act } = forbidden.how(act);
    if (says !== undefined) return says(rule, self);
    const what = joined([
      called,
      where === undefined ? '' : placeWords(before, where, self, 'one'),
      from === undefined ? '' : placeWords('from', from, self, 'one'),
    ]);
    return denial(so(who.noun(self), 'may', what), never === true ? 'never' : 'not');
  },
  unheard(rule) {
    const { asks = [], unheard } = forbidden.how(rule.act);
    return [...(unheard?.(rule) ?? []), ...unasked(rule.act, asks, { where: rule.where, from: rule.from })];
  },
  isNever: ({ never }) => never === true,
  isAboutDeploying: ({ act }) => forbidden.how(act).isAboutDeploying === true,
  shaped: inShapeOf<RuleOf<'forbids'>>({
    rule: undefined,
    act: undefined,
    who: undefined,
    where: undefined,
    from: undefined,
    never: undefined,
  }),
});

ruleKind('allows', {
  says(rule, self) {
    const { act, who, where, price } = rule;
    const { says, before = 'at', called = act } = allowed.how(act);
    if (says !== undefined) return says(rule, self);
    const there = where === undefined ? '' : placeWords(before, where, self, 'one');
    return so(who.noun(self), 'may', joined([called, there, termsWords(price)]));
  },
  unheard(rule) {
    const { asks = [], unheard } = allowed.how(rule.act);
    return [...(unheard?.(rule) ?? []), ...unasked(rule.act, asks, { where: rule.where, price: rule.price })];
  },
  isAboutDeploying: ({ act }) => allowed.how(act).isAboutDeploying === true,
  shaped: inShapeOf<RuleOf<'allows'>>({
    rule: undefined,
    act: undefined,
    who: undefined,
    where: undefined,
    price: undefined,
  }),
});
