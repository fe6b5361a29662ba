import { type CardId, call, cardAt, isCurrent, next, onCard, refTo } from '@binary-sunset/kernel';
import { actionCalled } from '../../../catalog/catalog.ts';
import { deployment, whyNot } from '../../../rules/deploying/deploy.ts';
import { changeSides } from '../../../rules/deploying/personas.ts';
import { cardsIn } from '../../../rules/force/piles.ts';
import { type Inactivity, type State, table } from '../../../state/state.ts';
import type { Option } from '../../../state/vocabulary.ts';
import {
  type Acting,
  type Allowed,
  type Amount,
  type Condition,
  type DeployText,
  type Forbidden,
  type Instruction,
  type Refusal,
  type Rule,
  speakerOf,
  type Timing,
  type Trigger,
} from '../../../text/program.ts';
import { amongPile, withOne } from '../../cards/apart.ts';
import { any, type Cards, it } from '../../cards/cards.ts';
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
  /** "May deploy as a 'react'", to such locations. */ // GLC-0141
  asReact(to: Cards = any.locations): Deploying {
    return this.with({ react: to });
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

/** Cards cost more or less where they are deployed to such a place. */
export const deployCost = (who: Cards, amount: number, to: Cards): Rule => ({
  rule: 'changes',
  value: 'deploy',
  who,
  how: 'add',
  amount,
  cumulative: false,
  to,
});

/** They cost that much where they are deployed to such a place, or nothing. */
export const deploysFor = (who: Cards, amount: number, to: Cards): Rule => ({
  rule: 'changes',
  value: 'deploy',
  who,
  how: amount === 0 ? 'free' : 'define',
  amount,
  cumulative: false,
  to,
});

const placed = (where: Cards | undefined): { where?: Cards } => (where === undefined ? {} : { where });

export const allows = (act: Allowed, who: Cards, where?: Cards): Rule => ({
  rule: 'allows',
  act,
  who,
  ...placed(where),
});

export const forbids = (act: Forbidden, who: Cards, where?: Cards): Rule => ({
  rule: 'forbids',
  act,
  who,
  ...placed(where),
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

/** Deploys what was found or chosen, if it can be. */
export const deploysIt = (free = false): Instruction => ({
  words: () => `deploy it${free ? ' for free' : ''}`,
  run(s, l) {
    const found = l.it.find((one) => isCurrent(s, one) && !table.inPlay(s, one.card));
    if (found === undefined || whyNot(s, l.by, found.card, free) !== null) return next;
    return call(deployment(s, l.by, found.card, free));
  },
});

/** "Crosses to your side", with everything on it: converting. */ // AR5-0102, AR5-0104
export const comesOver = (who: Cards = it): Instruction =>
  withOne(who, {
    words: (self) => `${who.words(self)} comes over to your side`,
    possible: (s, l) => who.isAny(s, speakerOf(s, l)),
    run(s, l) {
      const [card] = who.in(s, speakerOf(s, l));
      return card === undefined ? next : call(changeSides({ by: l.by, source: refTo(s, card) }));
    },
  });

/** Such a card is on table: an objective, or anything else that a text needs. */ // AR5-0027
export const onTable = (who: Cards): Condition => ({
  words: (self) => `${who.words(self)} is on table`,
  holds: (s, speaker) => who.isAny(s, speaker),
});
