import {
  beginLasting,
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
  openWindow,
  optional,
  perform,
  ref,
  refTo,
  type Tell,
  text,
} from '@binary-sunset/kernel';
import { ownProgram } from '../catalog.ts';
import { that } from '../language/cards.ts';
import { power } from '../language/gains.ts';
import { type Pending, procedure, type State, table } from '../state.ts';
import { someoneCanPlay } from './chances.ts';
import { waitingTriggers } from './effect.ts';
import { rulesInForce } from './force.ts';
import { notice } from './noticing.ts';
import { controllerOf, isInArena } from './units.ts';
import { keywordOf } from './values.ts';

/** Damage to be done to one unit. */
export interface Hurt {
  readonly unit: CardRef;
  readonly amount: number;
  /** The unit that does it; null if no source is named. */ // TCG-0175, TCG-0495
  readonly source: CardRef | null;
  readonly from: Pending['from'];
}

const hurtShape = fixed({ unit: ref, amount: number, source: optional(ref), from: text });

/**
 * Damage is about to be done, all of it together: triggered, then static prevention, then a chance to prevent, then
 * the counters, all at once. Damage made by preventing has a chance of its own afterwards.
 */ // TCG-0325, TCG-0327, TCG-0329, TCG-0330, TCG-0716
export const damage = procedure(
  'damage',
  {
    hurts: list(hurtShape),
    naturals: list(number),
    outer: list(fixed({ id: number, unit: ref, amount: number, source: optional(ref), from: text })),
  },
  {
    pending(s, l, tell) {
      l.outer = s.facts.damage;
      return begin(s, tell, l.hurts as readonly Hurt[]);
    },
    triggered(s, l, tell) {
      parry(s, tell, l.naturals);
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
    counters(s, l, tell) {
      const { damage: done_, coming } = s.facts;
      const events = done_
        .filter(({ amount, unit }) => amount > 0 && isCurrent(s, unit))
        .map(({ unit, amount, source, from }) => ({ kind: 'damage' as const, unit, amount, source, from }));
      table.change(s, tell, 'damage', []);
      forgetUses(s, 'prevention');
      table.change(s, tell, 'coming', []);
      l.hurts = coming;
      l.naturals = [];
      return events.length === 0 ? next : perform(events);
    },
    more(s, l, tell) {
      if (l.hurts.length > 0) {
        begin(s, tell, l.hurts as readonly Hurt[]);
        return goto('triggered');
      }
      if (s.facts.culprits.length > 0) table.change(s, tell, 'culprits', []);
      if (l.outer.length > 0) table.change(s, tell, 'damage', l.outer as readonly Pending[]);
      return done();
    },
  },
);

function begin(s: State, tell: Tell, hurts: readonly Hurt[]) {
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
      arena: '',
      amount,
    });
  return next;
}

const isPending = (s: State): boolean => s.facts.damage.some(({ amount }) => amount > 0);

/** Takes damage away from what is pending; says how much. More than there is, is wasted. */ // TCG-0334
export function preventPending(s: State, tell: Tell, id: number, most: number): number {
  let prevented = 0;
  const left = s.facts.damage.map((one) => {
    if (one.id !== id) return one;
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
function parry(s: State, tell: Tell, naturals: readonly number[]): void {
  if (!naturals.includes(1)) return;
  for (const { id, unit, from } of s.facts.damage)
    if (from === 'attack') preventPending(s, tell, id, keywordOf(s, unit.card, 'parry'));
}

/** Static prevention; none in the build zone. */ // TCG-0624
function preventByRule(s: State, tell: Tell): void {
  const rules = rulesInForce(s, 'prevents');
  if (rules.length === 0) return;
  for (const { rule, speaker } of rules) {
    if (rule.rule !== 'prevents') continue;
    for (const { id, unit, source } of s.facts.damage) {
      if (!isInArena(s, unit.card) || !rule.to.matches(s, unit.card, speaker)) continue;
      if (
        rule.from !== undefined &&
        (source === null || !isCurrent(s, source) || !rule.from.matches(s, source.card, speaker))
      )
        continue;
      preventPending(s, tell, id, rule.amount === 'all' ? Number.POSITIVE_INFINITY : rule.amount);
    }
  }
}

/** More damage, that waits for the current chance to end. */ // TCG-0327
export function addComing(s: State, tell: Tell, hurt: Hurt): void {
  table.change(s, tell, 'coming', [...s.facts.coming, { id: 0, ...hurt }]);
}

const stunned = ownProgram('Stun', [
  {
    words: () => 'a unit damaged by this unit gets less power until end of battle',
    leaves: { rule: 'gets', who: that, gains: [power({ words: '-X', of: (_s, _speaker, x) => -x })] },
    run: () => next,
  },
]);

/** A unit damaged by one with Stun loses power until end of battle. */ // TCG-0674, TCG-0675, TCG-0676
export function stun(s: State, tell: Tell, source: CardRef, unit: CardRef): void {
  if (!isCurrent(s, source)) return;
  const amount = keywordOf(s, source.card, 'stun');
  if (amount === 0) return;
  beginLasting(s, tell, {
    clause: `${stunned}:0`,
    source,
    by: controllerOf(s, source.card),
    locked: [unit],
    until: 'battle',
    detail: amount,
  });
}

export const hurtOf = (
  s: State,
  unit: number,
  amount: number,
  source: CardRef | null,
  from: Pending['from'],
): Hurt => ({
  unit: refTo(s, unit),
  amount,
  source,
  from,
});
