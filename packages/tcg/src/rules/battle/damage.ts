import {
  type CardRef,
  call,
  done,
  fixed,
  forgetUses,
  goto,
  isCurrent,
  list,
  next,
  number,
  oneOf,
  openWindow,
  optional,
  perform,
  ref,
} from '@binary-sunset/kernel';
import { damageKinds, nobody, type Pending, procedure, type State, table } from '../../state/state.ts';
import type { Tell } from '../../state/vocabulary.ts';
import type { Speaker } from '../../text/program.ts';
import type { Cards } from '../../text/spec.ts';
import { controllerOf, isInArena } from '../cards/units.ts';
import { waitingTriggers } from '../inForce/effect.ts';
import { isForbidden } from '../inForce/forbidding.ts';
import { rulesInForce } from '../inForce/force.ts';
import { notice } from '../inForce/noticing.ts';
import { someoneCanPlay } from '../turn/chances.ts';

/** Damage to be done to one unit. */
export interface Hurt {
  readonly unit: CardRef;
  readonly amount: number;
  /** The unit that does it; null if no source is named. */ // TCG-0175, TCG-0495
  readonly source: CardRef | null;
  readonly from: Pending['from'];
}

const hurtShape = fixed({ unit: ref, amount: number, source: optional(ref), from: oneOf(...damageKinds) });

/**
 * Damage is about to be done, all of it together: triggered, then static prevention, then a chance to prevent. Damage
 * made by preventing has a chance of its own afterwards, and so on; then come the counters, all at once.
 */ // TCG-0325, TCG-0327, TCG-0329, TCG-0330, TCG-0505, TCG-0716
export const damage = procedure(
  'damage',
  {
    hurts: list(hurtShape),
    /** What the defending unit parries. */
    parry: number,
    /** What was not prevented. */
    done: list(hurtShape),
    /** Those who did damage before that may still lead to a discard. */
    culprits: list(fixed({ unit: ref, by: ref })),
  },
  {
    pending(s, l, tell) {
      // In a chance to prevent damage, new damage waits. TCG-0327
      if (s.facts.damage.length > 0) {
        for (const hurt of l.hurts) addComing(s, tell, hurt);
        return done();
      }
      l.culprits = s.facts.culprits;
      return next;
    },
    begin(s, l, tell) {
      begin(s, tell, l.hurts);
      return next;
    },
    triggered(s, l, tell) {
      parry(s, tell, l.parry);
      return waitingTriggers(s, 'prevention'); // TCG-0244
    },
    static(s, _l, tell) {
      preventByRule(s, tell);
      return next;
    },
    chance: (s) =>
      isPending(s) && someoneCanPlay(s, 'prevention')
        ? call(openWindow({ kind: 'prevention', next: s.facts.dark }))
        : next,
    closed(s, l, tell) {
      const { damage: pending, coming } = s.facts;
      l.done = [...l.done, ...pending.filter(({ amount }) => amount > 0).map(asHurt)];
      l.hurts = coming.map(asHurt);
      l.parry = 0;
      table.change(s, tell, 'damage', []);
      table.change(s, tell, 'coming', []);
      forgetUses(s, 'prevention');
      return coming.length > 0 ? goto('begin') : next;
    },
    counters(_s, l) {
      const events = l.done.map((hurt) => ({ kind: 'damage' as const, ...hurt }));
      l.done = [];
      return events.length === 0 ? next : perform(events);
    },
    over(s, l, tell) {
      if (s.facts.culprits.length > 0) table.change(s, tell, 'culprits', l.culprits);
      return done();
    },
  },
);

const asHurt = ({ unit, amount, source, from }: Pending): Hurt => ({ unit, amount, source, from });

function begin(s: State, tell: Tell, hurts: readonly Hurt[]): void {
  const pending: Pending[] = hurts
    .filter(({ amount, unit }) => amount > 0 && isCurrent(s, unit))
    .map(({ unit, amount, source, from }) => ({ id: s.moment++, unit, amount, source, from }));
  table.change(s, tell, 'damage', pending);
  for (const { unit, amount, source } of pending)
    notice(s, {
      kind: 'would be damaged',
      subject: unit.card,
      other: source !== null && isCurrent(s, source) ? source.card : -1,
      by: controllerOf(s, unit.card),
      amount,
    });
}

const isPending = (s: State): boolean => s.facts.damage.some(({ amount }) => amount > 0);

/**
 * There is some left, and no text says that it can't be prevented. It may be damage to a unit that was itself discarded
 * to prevent it.
 */ // TCG-0614
export const isPreventable = (s: State, { unit, amount, source }: Pending, given: CardRef = nobody): boolean =>
  amount > 0 && (isCurrent(s, unit) || isSame(unit, given)) && !isForbidden(s, 'be prevented', source, unit);

/** Is that the source of some damage? */ // TCG-0174
const isFrom = (s: State, source: CardRef | null, who: Cards, speaker: Speaker): boolean =>
  source !== null && isCurrent(s, source) && who.matches(s, source.card, speaker);

export const isSame = (one: CardRef, another: CardRef): boolean =>
  one.card === another.card && one.life === another.life;

/** Takes damage away from what is pending; says how much. More than there is, is wasted. */ // TCG-0334
export function preventPending(s: State, tell: Tell, id: number, most: number, given: CardRef = nobody): number {
  let prevented = 0;
  const left = s.facts.damage.map((one) => {
    if (one.id !== id || !isPreventable(s, one, given)) return one;
    prevented = Math.min(one.amount, Math.max(0, most));
    return { ...one, amount: one.amount - prevented };
  });
  if (prevented === 0) return 0;
  table.change(s, tell, 'damage', left);
  const of = left.find((one) => one.id === id);
  if (of !== undefined) tell?.({ kind: 'prevented', amount: prevented, card: s.cards.handle[of.unit.card] ?? 0 });
  return prevented;
}

/** Parry prevents damage to a unit that was attacked with a natural one. */ // TCG-0613, TCG-0616, TCG-0617
function parry(s: State, tell: Tell, most: number): void {
  for (const { id, unit, from } of s.facts.damage)
    if (from === 'attack' && isInArena(s, unit.card)) preventPending(s, tell, id, most); // TCG-0624
}

function preventByRule(s: State, tell: Tell): void {
  const rules = rulesInForce(s, 'prevents');
  if (rules.length === 0) return;
  for (const { rule, speaker } of rules) {
    if (rule.rule !== 'prevents') continue;
    for (const { id, unit, source } of s.facts.damage) {
      if (!isInArena(s, unit.card) || !rule.to.matches(s, unit.card, speaker)) continue; // TCG-0624
      if (rule.from !== undefined && !isFrom(s, source, rule.from, speaker)) continue;
      preventPending(s, tell, id, rule.amount === 'all' ? Number.POSITIVE_INFINITY : rule.amount);
    }
  }
}

/** More damage, that waits for the current chance to end. */ // TCG-0327
export function addComing(s: State, tell: Tell, hurt: Hurt): void {
  table.change(s, tell, 'coming', [...s.facts.coming, { id: 0, ...hurt }]);
}
