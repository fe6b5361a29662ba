/** A text: what a player may or must do, when, aimed at what, for what cost, how often. */
import { call, impossible } from '@binary-sunset/kernel';
import type { InterruptFunction } from '../catalog/card.ts';
import { doesHarm, doesSteal } from '../rules/actions/harm.ts';
import { forceOf, useForce } from '../rules/force/force.ts';
import { locationOf } from '../rules/table/places.ts';
import type { Cards } from '../text/cards.ts';
import { said } from '../text/namesSaid.ts';
import {
  type ActionText,
  type Amount,
  amountOf,
  type Condition,
  type Cost,
  type Instruction,
  type Limit,
  type Permission,
  speakerOf,
  type Target,
  type Timing,
  type Trigger,
} from '../text/program.ts';
import { ofForce } from '../text/saying/figures.ts';
import { joined } from '../text/saying/lists.ts';
import { saidOnce } from './cards/narrowing.ts';

/** "Use 2 Force", "use Force equal to its deploy". */
const useCost = (amount: Amount): Cost => {
  const needed = (s: Parameters<Cost['force']>[0], l: Parameters<Cost['force']>[1]): number =>
    amountOf(amount, s, speakerOf(s, l), l.x);
  return {
    words: (self) => (amount === 0 ? '' : `use ${ofForce(amount, self)}`),
    ...(typeof amount === 'number' ? { isPlain: true } : {}),
    canPay: (s, l, due) => due + needed(s, l) <= forceOf(s, l.by),
    force: needed,
    pay: (s, l) => call(useForce({ who: l.by, left: needed(s, l) })),
  };
};

const targetOf = (who: Cards): Target => ({
  words: (self) => `target ${who.words(self)}`,
  whom: (self) => who.words(self),
  least: 1,
  most: 1,
  optional: false,
  candidates: (s, l) => who.in(s, speakerOf(s, l)),
  widened: (to) => targetOf(to(who)),
});

/** "Target opponent's Interrupt (if any)": what is not there does not matter. */ // AR1-0241
const ifAny = (who: Cards): Target => ({
  ...targetOf(who),
  words: (self) => `target ${who.words(self)} (if any)`,
  whom: (self) => `${who.words(self)} (if any)`,
  optional: true,
  widened: (to) => ifAny(to(who)),
});

/** A target that may be several cards: it is not spoken of as one. */
const severalOf = (who: Cards): Target => {
  const { whom: _, ...target } = targetOf(who);
  return target;
};

/** "Target any number of your characters at one site." */
const groupOf = (who: Cards, most: number, together: boolean): Target => ({
  ...severalOf(who),
  words: (self) =>
    joined([
      'target',
      most === Number.POSITIVE_INFINITY ? 'any number of' : `up to ${most}`,
      who.words(self, 'some'),
      together ? 'at one location' : '',
    ]),
  most,
  candidates(s, l) {
    const found = who.in(s, speakerOf(s, l));
    const [first] = l.picked;
    if (!together || first === undefined) return found;
    return found.filter((card) => locationOf(s, card) === locationOf(s, first.card));
  },
  widened: (to) => groupOf(to(who), most, together),
});

const blank: ActionText = {
  kind: 'action',
  as: 'optional',
  when: null,
  to: null,
  requires: [],
  targets: [],
  costs: [],
  do: [],
  limit: null,
  immuneTo: [],
};

/** A text being written, part by part, in the order in which it is carried out: conditions, targets, costs, result. */
class Text {
  private readonly text: ActionText;
  constructor(text: ActionText) {
    this.text = text;
  }
  private with(change: Partial<ActionText>): Text {
    return new Text({ ...this.text, ...change });
  }
  if(...requires: (Condition | Permission)[]): Text {
    return this.with({ requires: [...this.text.requires, ...requires] });
  }
  target(who: Cards): Text {
    return this.aimedAt(targetOf(who));
  }
  /** A target whose absence does not matter. */ // AR1-0241
  targetIfAny(who: Cards): Text {
    return this.aimedAt(ifAny(who));
  }
  /** Several cards: any number, unless it is said how many at most. */
  targetSeveral(who: Cards, most = Number.POSITIVE_INFINITY): Text {
    return this.aimedAt(groupOf(who, most, false));
  }
  /** Several cards that are at the same location. */
  targetTogether(who: Cards): Text {
    return this.aimedAt(groupOf(who, Number.POSITIVE_INFINITY, true));
  }
  /** A target of another kind. */
  aimedAt(target: Target): Text {
    return this.with({ targets: [...this.text.targets, target] });
  }
  use(amount: Amount): Text {
    return this.paying(useCost(amount));
  }
  /** A cost of another kind. */
  paying(cost: Cost): Text {
    if (this.text.costs.some(({ last }) => last === true))
      impossible('Force is lost after all else that is paid: it may be the Force that would be needed.');
    return this.with({ costs: [...this.text.costs, cost] });
  }
  once(limit: Limit): Text {
    saidOnce('how often it may be used', this.text.limit);
    return this.with({ limit });
  }
  /** So often, and no more. */ // AR1-0295
  times(times: number, limit: Limit): Text {
    saidOnce('how often it may be used', this.text.limit);
    return this.with({ limit, times });
  }
  immuneTo(...titles: string[]): Text {
    said('title', titles);
    return this.with({ immuneTo: [...this.text.immuneTo, ...titles] });
  }
  do(...instructions: Instruction[]): ActionText {
    const widen = (to: (who: Cards) => Cards) => this.text.targets.map((target) => target.widened?.(to) ?? target);
    const targets = doesSteal(instructions)
      ? widen((who) => who.reachingStolen)
      : doesHarm(instructions)
        ? widen((who) => who.reachingSpies)
        : this.text.targets;
    return { ...this.text, targets, do: instructions };
  }
}

/** What a player may do with a card. */
export const may = {
  /** At the top level. */
  act: (when: Timing): Text => new Text({ ...blank, as: 'optional', when }),
  /** In response. */
  respond: (to: Trigger): Text => new Text({ ...blank, as: 'just', to }),
  /** Either way. */
  actOrRespond: (when: Timing, to: Trigger): Text => new Text({ ...blank, as: 'optional', when, to }),
  /** Before the first turn. */ // GAP-0029
  start: (): Text => new Text({ ...blank, starting: true }),
};

/** What must happen because of something else. */
export const automatically = (to: Trigger): Text => new Text({ ...blank, as: 'automatic', to });

/** What must be done at some moment of its time; by both players together, when the one whose turn it is wants it. */ // AR1-0126
export const must = (when: Timing, who: 'you' | 'both players' = 'you'): Text =>
  new Text({ ...blank, as: 'mandatory', when, ...(who === 'you' ? {} : { forBoth: true }) });

export const used = (action: ActionText): InterruptFunction => ({ pile: 'used', action });
export const lost = (action: ActionText): InterruptFunction => ({ pile: 'lost', action });
