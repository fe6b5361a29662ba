/** Deploying: where a card deploys and what that costs. */
import { type CardId, call, cardAt, next, onCard, refTo } from '@binary-sunset/kernel';
import { actionCalled } from '../../../catalog/catalog.ts';
import { deployment, whyNot } from '../../../rules/deploying/deploy.ts';
import { cardsIn } from '../../../rules/force/piles.ts';
import type { Inactivity, State } from '../../../state/state.ts';
import type { Option } from '../../../state/vocabulary.ts';
import {
  type Acting,
  type Amount,
  type Condition,
  type DeployText,
  type Instruction,
  type Refusal,
  type Rule,
  speakerOf,
  type Terms,
  type Timing,
  type Trigger,
} from '../../../text/program.ts';
import { amongPile } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';
import { saidOnce } from '../../cards/narrowing.ts';
import { hand, heapOf, pileWords } from '../piles/piles.ts';

/** What is said of deploying only once. */
const onceOnly = {
  target: 'what it targets',
  declares: 'what is declared',
  fixes: 'what X is',
  when: 'when it deploys',
  to: 'what it deploys in response to',
  react: 'where it deploys as a react',
  worksOn: 'on what it works',
} as const;

/** Where a card deploys, being written: `deploysOn(your.characters).for(2)`. */
class Deploying implements DeployText {
  readonly kind = 'deploys';
  readonly on: DeployText['on'];
  readonly only: readonly Condition[];
  readonly cost: Amount;
  readonly costs: NonNullable<DeployText['costs']>;
  readonly bothPay?: true;
  readonly target?: NonNullable<DeployText['target']>;
  readonly declares?: readonly string[];
  readonly fixes?: Amount;
  readonly when?: Timing;
  readonly to?: Trigger;
  readonly react?: NonNullable<DeployText['react']>;
  readonly undercover?: true;
  readonly worksOn?: readonly Inactivity[];
  constructor({
    on,
    only,
    cost,
    costs = [],
    bothPay,
    target,
    declares,
    fixes,
    when,
    to,
    react,
    undercover,
    worksOn,
  }: Omit<DeployText, 'kind'>) {
    this.on = on;
    this.only = only;
    this.cost = cost;
    this.costs = costs;
    if (bothPay !== undefined) this.bothPay = bothPay;
    if (target !== undefined) this.target = target;
    if (declares !== undefined) this.declares = declares;
    if (fixes !== undefined) this.fixes = fixes;
    if (when !== undefined) this.when = when;
    if (to !== undefined) this.to = to;
    if (react !== undefined) this.react = react;
    if (undercover !== undefined) this.undercover = undercover;
    if (worksOn !== undefined) this.worksOn = worksOn;
  }
  private with(change: Partial<DeployText>): Deploying {
    for (const [field, what] of Object.entries(onceOnly))
      if (field in change) saidOnce(what, this[field as keyof typeof onceOnly]);
    return new Deploying({ ...this, ...change });
  }
  /** "Use 2 Force to deploy." */
  for(cost: Amount): Deploying {
    saidOnce('what it costs', this.cost === 0 ? null : this.cost);
    return this.with({ cost });
  }
  if(...only: Condition[]): Deploying {
    return this.with({ only: [...this.only, ...only] });
  }
  /** "Deploys -3 to Endor": where it costs more or less. */ // AR5-0033
  costing(amount: number, to: Cards, ...only: Condition[]): Deploying {
    return this.with({ costs: [...this.costs, { to, how: 'add', amount, if: only }] });
  }
  free(to: Cards): Deploying {
    return this.with({ costs: [...this.costs, { to, how: 'free', amount: 0 }] });
  }
  targeting(target: Cards): Deploying {
    return this.with({ target });
  }
  /** "Declare one of the following." */
  declaring(...declares: string[]): Deploying {
    return this.with({ declares });
  }
  /** X is found as its deployment is initiated, and kept. */ // GLC-0224
  fixingX(fixes: Amount): Deploying {
    return this.with({ fixes });
  }
  /** The opponent uses as much Force as its player does, and has no choice. */ // GLB-0323, GLB-0324
  get bothPaying(): Deploying {
    return this.with({ bothPay: true });
  }
  /** At a time of its own. */ // GAP-0126
  at(when: Timing): Deploying {
    return this.with({ when });
  }
  /** "If opponent just played an Interrupt, deploy": only then. */ // GAP-0126
  inResponseTo(to: Trigger): Deploying {
    return this.with({ to });
  }
  /** "May deploy -1 as a 'react'", to such locations or on such a card. */ // GLC-0141
  asReact({ to, price }: Reacting = {}): Deploying {
    return this.with({
      react: { ...(to === undefined ? {} : { to }), ...(price === undefined ? {} : { price: priceOf(price) }) },
    });
  }
  /** As a spy under cover. */ // GAP-0317
  get asUndercoverSpy(): Deploying {
    return this.with({ undercover: true });
  }
  workingOn(...worksOn: Inactivity[]): Deploying {
    return this.with({ worksOn });
  }
}

const blank = { only: [], cost: 0 } as const;

/** On such cards, or to such locations, and nowhere else. */ // AR5-0022
export const deploysOn = (on: Cards): Deploying => new Deploying({ ...blank, on });
/** On the table itself; characters, vehicles and starships where they always do. */
export const deploys = new Deploying({ ...blank, on: null });

/** What something costs: so much more or less, nothing, or so much whatever else is said. */
export type Price = number | 'free' | { readonly exactly: number };

/** How cards react, where not anywhere and for their usual cost. */
export interface Reacting {
  /** To such a location, or, deploying, on such a card there. */
  readonly to?: Cards;
  readonly price?: Price;
}

/** What a price does to a cost. */
export const priceOf = (price: Price): Terms =>
  price === 'free'
    ? { how: 'free', amount: 0 }
    : typeof price === 'number'
      ? { how: 'add', amount: price }
      : { how: 'define', amount: price.exactly };

/** Cards cost more or less where they are deployed to such a place, or so much, or nothing. */
export const deployCost = (who: Cards, price: Price, to: Cards): Rule => ({
  rule: 'changes',
  value: 'deploy',
  who,
  ...priceOf(price),
  cumulative: false,
  to,
});

/**
 * Cards deploy in their owner's deploy phase, wherever they come from, unless the text that deploys them names another
 * phase or what it responds to. That it may respond to anything is not enough: then they are played from hand alone.
 */ // AR1-0088, AR1-0090, AR5-0009, AR5-0011
export function isTimeToDeploy(s: State, l: Acting): true | Refusal {
  const { when, to } = actionCalled(l.text).clause;
  if (l.about !== 0 && to?.on === 'anything')
    return { because: 'It does not deploy them as if from hand.', rule: 'AR1-0090' };
  const isNamed = when === null || when.phases.length > 0 || when.segment !== null;
  if (isNamed || (s.facts.phase === 'deploy' && s.facts.active === l.by)) return true;
  return { because: 'Cards deploy in your deploy phase.', rule: 'AR5-0009' };
}

const deployable = (s: State, l: Acting, what: Cards, free: boolean): CardId[] =>
  cardsIn(s, heapOf(hand, l.by)).filter(
    (card) => what.is(s, card, { ...speakerOf(s, l), locked: null }) && whyNot(s, l.by, card, free) === null,
  );

/** "Deploy a character from hand." */
export const deploysFromHand = (what: Cards, free = false): Instruction =>
  amongPile(what, {
    words: (self) => `deploy ${what.words(self)} from ${pileWords(hand)}${free ? ' for free' : ''}`,
    possible(s, l) {
      const time = isTimeToDeploy(s, l);
      return time === true ? deployable(s, l, what, free).length > 0 : time;
    },
    ask: (s, l) => ({
      player: l.by,
      kind: 'choice',
      options: deployable(s, l, what, free).map((card): Option => ({ verb: 'deploy', on: onCard(s, card) })),
    }),
    note(s, l, [picked]) {
      if (picked?.on !== undefined) l.it = [refTo(s, cardAt(s, picked.on))];
    },
    run(s, l) {
      const [found] = l.it;
      return found === undefined ? next : call(deployment(s, l.by, found.card, free));
    },
  });
