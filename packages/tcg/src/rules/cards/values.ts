import { type CardId, type Contribute, currentValue, type ValueRule } from '@binary-sunset/kernel';
import { statBit } from '../../catalog/bits.ts';
import { cardOf, changedBy, definitionOf, reachOf, ruleCalled, statIndex } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { amountOf, type Gain, type Rule, type Speaker } from '../../text/program.ts';
import { type Stat, statNames, stats } from '../../text/stat.ts';
import { amountsIn } from '../inForce/detail.ts';
import { hasLostText, lastingInForce, sinceOf, sourcesIn, speaking, staticWorks, textsOf } from '../inForce/force.ts';
import { givenByRider } from '../inForce/riders.ts';
import { subtypesOf } from './kinds.ts';
import { abilitiesWork, arenaOf, isInArena, isOnUnit } from './units.ts';

/** What a stack adds for each card beneath its top card. */ // TCG-0389, TCG-0390
const perCardBeneath: Readonly<Partial<Record<Stat, number>>> = { speed: 10, power: 1, health: 1, cost: 1 };

function printed(s: State, card: CardId, stat: Stat): number | null {
  const found = definitionOf(s, card).card;
  switch (stat) {
    case 'speed':
    case 'power':
    case 'health':
      return found.kind === 'unit' ? (found[stat] ?? variable(s, card, stat)) : null;
    case 'cost':
      return found.kind === 'battle' ? null : found.cost;
    default:
      return 0;
  }
}

/** What a unit's own text says that a value printed as a star is; null where that text is off. */ // TCG-0422, TCG-0423
function variable(s: State, card: CardId, stat: Stat): number | null {
  if (!abilitiesWork(s)) return null;
  const speaker = speaking(s, card);
  for (const indexed of textsOf(s, card).statics)
    for (const rule of indexed.clause.rules)
      if (rule.rule === 'gets')
        for (const gain of rule.gains)
          if (gain.gain === 'value' && gain.stat === stat && staticWorks(s, card, indexed))
            return amountOf(gain.amount, s, speaker, 0);
  return null;
}

function valueRule(stat: Stat): ValueRule<State> {
  const bit = statBit(stat);
  const index = statIndex(stat);
  const beneath = perCardBeneath[stat] ?? 0;
  return {
    name: statNames[stat],
    base: (s, card) => printed(s, card, stat),
    contributions(s, card, contribute) {
      const stacked = s.cards.stacked[card] ?? 0;
      if (beneath !== 0 && stacked > 0) contribute('add', beneath * stacked, 0, null, 'TCG-0389');
      if (!abilitiesWork(s)) return;
      ownKeyword(s, card, stat, index, contribute);
      const reach = reachOf(s);
      if ((reach.changes & bit) !== 0 && (sourcesIn(s).changes & bit) !== 0) fromCards(s, card, stat, bit, contribute);
      if (s.lasting.length > 0) fromEffects(s, card, stat, contribute);
    },
  };
}

/** A unit's own keywords, where its text works. */
function ownKeyword(s: State, card: CardId, stat: Stat, index: number, contribute: Contribute): void {
  const definition = s.lasting.length === 0 ? definitionOf(s, card) : textsOf(s, card);
  const amount = definition.keywords[index] ?? 0;
  const anywhere = stat === 'hiddenCost';
  if (amount !== 0 && (anywhere || isInArena(s, card)) && !hasLostText(s, card))
    contribute('add', amount, sinceOf(s, card), card, statNames[stat]);
  if (!definition.switches || hasLostText(s, card)) return;
  // In each arena of a multi-arena unit, what its Switch gives it there. TCG-0682
  const here = arenaOf(s, card);
  for (const { clause, arena } of definition.clauses)
    if (clause.kind === 'keyword' && clause.stat === stat && arena !== '' && arena === here)
      contribute('add', clause.amount, sinceOf(s, card), card, 'Switch');
}

function fromCards(s: State, card: CardId, stat: Stat, bit: number, contribute: Contribute): void {
  for (const cards of sourcesIn(s).of) {
    for (const source of cards) {
      const definition = s.lasting.length === 0 ? definitionOf(s, source) : textsOf(s, source);
      if ((definition.changes & bit) === 0) continue;
      for (const indexed of definition.statics) {
        if (!staticWorks(s, source, indexed)) continue;
        const speaker = speaking(s, source);
        for (const rule of indexed.clause.rules)
          if (rule.rule === 'gets') apply(s, card, stat, rule, speaker, 0, sinceOf(s, source), contribute);
      }
      if (isOnUnit(s, source) && s.cards.host[source] === card) fromRider(s, source, card, stat, contribute);
    }
  }
}

/** What a Pilot or Equipment on it gives the unit. */ // TCG-0258, TCG-0274
function fromRider(s: State, rider: CardId, host: CardId, stat: Stat, contribute: Contribute): void {
  const given = givenByRider(s, rider, subtypesOf);
  if (given.length === 0 || (cardOf(s, rider).kind === 'unit' && !isInArena(s, host))) return;
  const speaker = speaking(s, rider);
  for (const { clause } of given)
    for (const gain of clause.gains) add(s, stat, gain, speaker, 0, sinceOf(s, rider), rider, contribute);
}

function fromEffects(s: State, card: CardId, stat: Stat, contribute: Contribute): void {
  const bit = statBit(stat);
  for (const effect of s.lasting) {
    if ((changedBy(effect.clause) & bit) === 0) continue;
    const rule = ruleCalled(effect.clause);
    if (rule.rule !== 'gets') continue;
    const { speaker, x, since } = lastingInForce(s, effect, rule);
    apply(s, card, stat, lockedIn(rule, amountsIn(effect.detail)), speaker, x, since, contribute, effect.source.card);
  }
}

/** Amounts that were counted when the effect began stay what they were. */ // TCG-0190
const lockedIn = (rule: Gets, amounts: readonly number[] | null): Gets =>
  amounts === null
    ? rule
    : { ...rule, gains: rule.gains.map((gain, i) => ('amount' in gain ? { ...gain, amount: amounts[i] ?? 0 } : gain)) };

type Gets = Extract<Rule, { rule: 'gets' }>;

function apply(
  s: State,
  card: CardId,
  stat: Stat,
  rule: Gets,
  speaker: Speaker,
  x: number,
  since: number,
  contribute: Contribute,
  source: CardId = speaker.self,
): void {
  if (!rule.gains.some((gain) => gain.gain === 'stat' && gain.stat === stat)) return;
  if (!rule.who.matches(s, card, speaker)) return;
  // The condition of an effect on others is about the one that gets it: "as long as it is attacking".
  if (rule.while !== undefined && !rule.while.holds(s, { ...speaker, self: card }, speaker)) return;
  for (const gain of rule.gains) add(s, stat, gain, speaker, x, since, source, contribute);
}

function add(
  s: State,
  stat: Stat,
  gain: Gain,
  speaker: Speaker,
  x: number,
  since: number,
  source: CardId,
  contribute: Contribute,
): void {
  if (gain.gain !== 'stat' || gain.stat !== stat) return;
  contribute('add', amountOf(gain.amount, s, speaker, x), since, source, statNames[stat]);
}

export const values = Object.fromEntries(stats.map((stat) => [stat, valueRule(stat)])) as Readonly<
  Record<Stat, ValueRule<State>>
>;

/** The value, or null where it is unknown. */
export const statOf = (s: State, card: CardId, stat: Stat): number | null => currentValue(s, values[stat], card);

/** Speed below zero counts as zero. */ // TCG-0664
export const speedOf = (s: State, card: CardId): number => Math.max(0, statOf(s, card, 'speed') ?? 0);

export const powerOf = (s: State, card: CardId): number => statOf(s, card, 'power') ?? 0;

/** Total health, or null where it is unknown: then nothing is discarded for its damage. */ // TCG-0423, TCG-0563
export const healthOf = (s: State, card: CardId): number | null => statOf(s, card, 'health');

/** Remaining health: total health less damage; null where health is unknown. */ // TCG-0423, TCG-0562, TCG-0629
export function healthLeft(s: State, card: CardId): number | null {
  const health = healthOf(s, card);
  return health === null ? null : health - (s.cards.damage[card] ?? 0);
}

/** Total build cost: the top card's, and 1 for each card beneath it. */ // TCG-0470, TCG-0684
export const costOf = (s: State, card: CardId): number => statOf(s, card, 'cost') ?? 0;

/** How much of a keyword a unit has, all of it added up; never below zero. */ // TCG-0182
export const keywordOf = (s: State, card: CardId, stat: Stat): number =>
  // Most games have most keywords nowhere.
  s.lasting.length === 0 && (reachOf(s).keywords & statBit(stat)) === 0 ? 0 : Math.max(0, statOf(s, card, stat) ?? 0);
