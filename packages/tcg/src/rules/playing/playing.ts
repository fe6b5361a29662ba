import {
  type CardId,
  type CardRef,
  call,
  countUse,
  data,
  done,
  flag,
  goto,
  type Limited,
  limited,
  list,
  mention,
  next,
  number,
  type Player,
  player,
  ref,
  refTo,
  text,
  timesUsed,
} from '@binary-sunset/kernel';
import { cardOf, clauseCalled, type Indexed } from '../../catalog/catalog.ts';
import { nobody, procedure, type State, table } from '../../state/state.ts';
import type { Option, Tell } from '../../state/vocabulary.ts';
import { type Cost, forceIn, hasX, notePicked, pointsIn } from '../../text/cost.ts';
import {
  type ActivatedClause,
  type Instruction,
  type Refusal,
  type Resolving,
  type Rule,
  type Speaker,
  speakerFor,
  type Timing,
} from '../../text/program.ts';
import type { Cards } from '../../text/spec.ts';
import { endCommands } from '../battle/attacking.ts';
import { payForce, payPoints } from '../building/resources.ts';
import { controllerOf } from '../cards/units.ts';
import { effect, waitingTriggers } from '../inForce/effect.ts';
import { isPlaced, isSilenced, rulesInForce } from '../inForce/force.ts';
import { notice } from '../inForce/noticing.ts';
import { discardCard } from '../moving/moving.ts';
import { disruptChance } from './disrupting.ts';

/** What it costs in Force to play, after everything that changes that. X stays what it was. */ // TCG-0304, TCG-0306
export function forceCost(s: State, card: CardId, costs: readonly Cost[], x: number): number {
  const printed = forceIn(costs, x);
  const rules = rulesInForce(s, 'price');
  if (rules.length === 0) return printed ?? 0;
  let added = 0;
  let ofForce = 0;
  for (const { rule, speaker } of rules) {
    if (rule.rule !== 'price' || !isPriced(s, card, rule, speaker)) continue;
    if (asksForForce(rule)) ofForce += rule.amount;
    else added += rule.amount;
  }
  // What has to be paid for now, and was not before, has a Force cost like any other.
  const hasForce = printed !== null || added > 0;
  return Math.max(0, (printed ?? 0) + added + (hasForce ? ofForce : 0));
}

/** Only where there is Force to pay: for all Force abilities, and whatever makes abilities cheaper. */ // TCG-0549
const asksForForce = ({ of, amount }: Price): boolean => of === 'Force abilities' || (of === 'abilities' && amount < 0);

function isPriced(s: State, card: CardId, rule: Price, speaker: Speaker): boolean {
  switch (rule.of) {
    case 'battle cards':
      return cardOf(s, card).kind === 'battle' && isFor(rule.who, controllerOf(s, card), speaker.by);
    case 'abilities':
    case 'Force abilities':
      return isUnitCard(s, card) && rule.who.matches(s, card, speaker);
    case 'build':
      return false;
  }
}

type Price = Extract<Rule, { rule: 'price' }>;

const isUnitCard = (s: State, card: CardId): boolean => cardOf(s, card).kind === 'unit';

const isFor = ({ spec: { whose } }: Cards, player_: Player, by: Player): boolean =>
  whose === 'any' || (player_ === by) === (whose === 'your');

/** The most that X can be. */
function mostX(s: State, by: Player, card: CardId, costs: readonly Cost[]): number {
  if (!hasX(costs)) return 0;
  let x = 0;
  while (forceCost(s, card, costs, x + 1) <= s.facts.force[by]) x++;
  return x;
}

/** How often something may be played, by when it is played. */ // TCG-0310 to TCG-0317
const scopes: Readonly<Partial<Record<Timing, string>>> = {
  attack: 'attack',
  prevention: 'prevention',
  reroll: 'roll',
};
const scopeOf = (timing: Timing): string | null => (timing === 'would attack' ? null : (scopes[timing] ?? 'turn'));

/** What counts as one use: of the card, or of the text where the card is in a hand. */ // TCG-0362
const useOf = (scope: string, { counted, clause }: Indexed<ActivatedClause>, card: CardRef, by: Player): Limited =>
  clause.works === 'hand' ? limited(scope, counted, null, by) : limited(scope, counted, card);

const overused: Refusal = { because: 'it was played as often as it may be', rule: 'TCG-0310' };
const onceAnAttack: Refusal = { because: 'it may be played only once in each attack', rule: 'TCG-0313' };
const onceAnInstance: Refusal = {
  because: 'it may be played only once each time damage would be done',
  rule: 'TCG-0315',
};
const onceARoll: Refusal = { because: 'it may be played only once for each roll of dice', rule: 'TCG-0316' };
const limitRefusals: Readonly<Record<string, Refusal>> = {
  attack: onceAnAttack,
  prevention: onceAnInstance,
  roll: onceARoll,
};

const notWorking: Refusal = { because: 'its abilities do not work where it is', rule: 'TCG-0215' };
const notAllowed: Refusal = { because: "an effect says that it can't be used", rule: 'TCG-0474' };
const noForce: Refusal = { because: 'there is not enough Force to pay for it', rule: 'TCG-0300' };
const noPoints: Refusal = { because: 'there are not enough build points to pay for it', rule: 'TCG-0300' };
const noCost: Refusal = { because: "its cost can't be paid", rule: 'TCG-0212' };
const noCondition: Refusal = { because: 'its condition is not met', rule: 'TCG-0358' };
const noEffect: Refusal = { because: 'there is nothing for it to affect', rule: 'TCG-0212' };

/**
 * Why a text with an activation cost can't be played, the chance for it apart; null if it can. A unit may have been
 * given the same text several times.
 */ // TCG-0205
export function whyNotPlay(
  s: State,
  by: Player,
  card: CardId,
  indexed: Indexed<ActivatedClause>,
  instances = 1,
): Refusal | null {
  const { clause } = indexed;
  const source = refTo(s, card);
  const isBattle = cardOf(s, card).kind === 'battle';
  if (!isBattle && clause.works !== 'hand' && !isPlaced(s, card, indexed)) return notWorking;
  if (!isBattle && isSilenced(s, card)) return notAllowed;
  for (const cost of clause.cost) if (!cost.canPay(s, by, source)) return noCost;
  if (forceCost(s, card, clause.cost, 0) > s.facts.force[by]) return noForce;
  if (pointsIn(clause.cost) > s.facts.points[by]) return noPoints;
  const speaker = speakerFor(by, card);
  for (const condition of clause.only) if (!condition.holds(s, speaker)) return noCondition;
  if (!isBattle) {
    const scope = scopeOf(clause.timing);
    if (scope !== null && timesUsed(s, useOf(scope, indexed, source, by)) >= instances * timesAllowed(s, card, clause))
      return limitRefusals[scope] ?? overused;
  }
  return valuesOfX(s, by, source, indexed).length > 0 ? null : noEffect;
}

/** What X may be, where there is one; else only nought. */
function valuesOfX(s: State, by: Player, source: CardRef, { id, clause }: Indexed<ActivatedClause>): number[] {
  const found: number[] = [];
  for (let x = 0; x <= mostX(s, by, source.card, clause.cost); x++)
    if (isPossible(s, clause.do, { ...trial(source, by, id), x })) found.push(x);
  return found;
}

/** Prevention counts for each instance of damage; all else once. */ // TCG-0503, TCG-0540
function timesAllowed(s: State, card: CardId, clause: ActivatedClause): number {
  if (clause.timing !== 'prevention') return 1;
  const own = clause.do.some(({ keyword }) => keyword !== undefined);
  return Math.max(1, s.facts.damage.filter(({ unit }) => !own || unit.card === card).length);
}

const trial = (source: CardRef, by: Player, program: string): Resolving => ({
  program,
  source,
  by,
  at: 0,
  it: [],
  earlier: [],
  arena: '',
  x: 0,
  result: null,
});

/** Could it do what it says, as far as can be told beforehand? */
function isPossible(s: State, list: readonly Instruction[], l: Resolving): boolean {
  for (const instruction of list) {
    if (instruction.possible !== undefined && !instruction.possible(s, l)) return false;
    // What comes after a choice is about what will have been chosen.
    if (instruction.chooses === true) return true;
  }
  return true;
}

/** A text with an activation cost is played: cost, chance to disrupt, effect. */ // TCG-0213, TCG-0216, TCG-0343
export const play = procedure(
  'play',
  {
    card: ref,
    /** The card's own place: a Battle card comes from a hand. */
    by: player,
    clause: text,
    x: number,
    at: number,
    picked: list(ref),
    unpaid: flag,
    disrupted: flag,
    played: ref,
    /** No chance is under way: what it triggers comes right after it. */
    alone: flag,
    result: data,
  },
  {
    amount: {
      ask(s, l) {
        const indexed = activatedCalled(l.clause);
        const { cost } = indexed.clause;
        if (!hasX(cost)) return null;
        return {
          player: l.by,
          kind: 'number',
          options: valuesOfX(s, l.by, l.card, indexed).map(
            (x): Option => ({
              verb: 'pay',
              amount: x,
              cost: { force: forceCost(s, l.card.card, cost, x) },
            }),
          ),
        };
      },
      then(_s, l, [picked]) {
        l.x = picked?.amount ?? 0;
        return next;
      },
    },
    with: {
      ask: (s, l) => activatedCalled(l.clause).clause.cost[l.at]?.ask?.(s, l) ?? null,
      then(s, l, picked) {
        notePicked(s, l, picked);
        return next;
      },
    },
    pay(s, l, tell) {
      const indexed = activatedCalled(l.clause);
      const cost = indexed.clause.cost[l.at];
      if (l.at === 0) {
        begin(s, l.card, l.by, indexed, l.x, tell);
        l.played = refTo(s, l.card.card);
      }
      return cost === undefined ? next : cost.pay(s, l, tell);
    },
    paid(s, l) {
      const { cost } = activatedCalled(l.clause).clause;
      const part = cost[l.at];
      if (part?.isPaid !== undefined && !part.isPaid(s, l)) l.unpaid = true;
      l.at++;
      if (l.at < cost.length) return goto('with');
      return l.unpaid ? goto('finish') : next; // TCG-0303
    },
    disrupt(s, l) {
      const kind = whatIsPlayed(s, l.card.card);
      if (kind === 'effect') return goto('effect');
      return call(disruptChance({ kind, by: l.by, card: l.played }), { into: 'disrupted' });
    },
    effect(_s, l) {
      if (l.disrupted) return next;
      return call(effect({ program: l.clause, source: l.played, by: l.by, x: l.x }));
    },
    finish(s, l, tell) {
      const { card } = l.card;
      if (table.isIn(s, card, 'playing')) discardCard(s, tell, card); // TCG-0055, TCG-0301
      return next;
    },
    held: (s, l) => (l.alone ? waitingTriggers(s) : done()), // TCG-0236
  },
);

/** It is played from now on: Force and build points are paid, the use is counted, a Battle card is on the table. */
function begin(s: State, card: CardRef, by: Player, indexed: Indexed<ActivatedClause>, x: number, tell: Tell): void {
  const { id, clause } = indexed;
  const price = forceCost(s, card.card, clause.cost, x);
  const isBattle = cardOf(s, card.card).kind === 'battle';
  if (isBattle) table.move(s, tell, card.card, 'playing', by);
  payForce(s, tell, by, price);
  payPoints(s, tell, by, pointsIn(clause.cost));
  tell?.({ kind: 'played', by, card: mention(s, card.card), clause: id });
  if (clause.timing === 'would attack') endCommands(s, tell, card.card);
  const scope = isBattle ? null : scopeOf(clause.timing);
  if (scope !== null) countUse(s, useOf(scope, indexed, card, by));
  notice(s, { kind: 'played', subject: card.card, by, arena: whatIsPlayed(s, card.card) });
}

/** The arrow on a card that is no unit makes no activated ability. */ // TCG-0431
const whatIsPlayed = (s: State, card: CardId): 'battle card' | 'ability' | 'effect' => {
  const { kind } = cardOf(s, card);
  return kind === 'battle' ? 'battle card' : kind === 'unit' ? 'ability' : 'effect';
};

const activatedCalled = (id: string): Indexed<ActivatedClause> => clauseCalled(id) as Indexed<ActivatedClause>;

/** The frame of playing a text, in a chance or by itself. */
export const playing = (s: State, by: Player, card: CardId, clause: string, alone = false) =>
  play({ card: refTo(s, card), by, clause, played: nobody, alone });
