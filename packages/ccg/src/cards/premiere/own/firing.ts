/** Weapons fired together, twice or at another target, and who fired them. */
import {
  beginLasting,
  type CardId,
  call,
  instructionId,
  isCurrent,
  next,
  type Player,
  refTo,
} from '@binary-sunset/kernel';
import { actionCalled, kindOf } from '../../../catalog/catalog.ts';
import { amongOthers } from '../../../language/cards/apart.ts';
import { shoots, whileShooting } from '../../../language/does/weapons/firing.ts';
import { combined, firingOf } from '../../../language/does/weapons/weapons.ts';
import {
  type ActionText,
  type Cards,
  duringBattle,
  type Instruction,
  it,
  makes,
  may,
  resets,
  x,
} from '../../../language/index.ts';
import { ordering, states } from '../../../language/words/deeds.ts';
import { ruleSaid } from '../../../language/words/ruleWords.ts';
import { draftOf, targetsFor, whyNot, withPicked } from '../../../rules/actions/initiating.ts';
import { countUseOf } from '../../../rules/actions/limits.ts';
import { aimAt, aimOf, mayAimAt } from '../../../rules/actions/retargeting.ts';
import { forceOf, useForce } from '../../../rules/force/force.ts';
import { valueNow } from '../../../rules/inForce/values.ts';
import { leaveTable } from '../../../rules/leaving/leaving.ts';
import { isPresentWith } from '../../../rules/table/company.ts';
import { isGround } from '../../../rules/table/grounds.ts';
import { locationOf } from '../../../rules/table/places.ts';
import { combinedFire } from '../../../rules/weapons/combinedFire.ts';
import { areUsableTogether, spendWeapon, userOf } from '../../../rules/weapons/weapons.ts';
import { nobody, type State } from '../../../state/state.ts';
import { type Acting, type Cost, type Rule, speakerOf, type Target, type Trigger } from '../../../text/program.ts';
import { lasting, so } from '../../../text/saying/clauses.ts';
import { thing } from '../../../text/saying/nouns.ts';

/** The shot that a weapon could fire at that card now, with whoever fires it; null if it can't. */
function shotAt(s: State, by: Player, weapon: CardId, target: CardId): Acting | null {
  const firing = firingOf(s, weapon);
  if (firing === null) return null;
  let shot = draftOf(s, firing, weapon, by, null);
  if (whyNot(s, shot) !== null) return null;
  const { targets } = firing.clause;
  while (shot.chosen.length < targets.length) {
    const found = targetsFor(s, shot);
    const isLast = shot.chosen.length === targets.length - 1;
    const picked = isLast ? found.find((card) => card === target) : found[0];
    if (picked === undefined) return null;
    shot = withPicked(s, shot, refTo(s, picked));
  }
  return shot;
}

const targetOf = ({ chosen }: Acting): CardId => chosen[0]?.[0]?.card ?? -1;

/** The shots of the weapons that were chosen. */
const shotsOf = (s: State, l: Acting): Acting[] =>
  (l.chosen[1] ?? []).flatMap(({ card }) => shotAt(s, l.by, card, targetOf(l)) ?? []);

const costOf = (s: State, shot: Acting): number =>
  actionCalled(shot.text).clause.costs.reduce((sum, cost) => sum + cost.force(s, shot), 0);

/** Two or more weapons that could all be fired at what was chosen. */
const several = (weapons: Cards): Target => ({
  words: (self) => `with two or more of ${weapons.words(self, 'some')}`,
  least: 2,
  most: Number.POSITIVE_INFINITY,
  optional: false,
  candidates: (s, l) =>
    weapons
      .in(s, speakerOf(s, l))
      .filter(
        (card) =>
          areUsableTogether(s, [...l.picked.map((one) => one.card), card]) &&
          shotAt(s, l.by, card, targetOf(l)) !== null,
      ),
});

/** Each is fired for what that always costs. */ // GLA-0364, GLD-0012
const firingEach: Cost = {
  words: () => 'use Force to fire each of them',
  force: (s, l) => shotsOf(s, l).reduce((sum, shot) => sum + costOf(s, shot), 0),
  canPay: (s, l, due) => due + firingEach.force(s, l) <= forceOf(s, l.by),
  pay(s, l) {
    const left = firingEach.force(s, l);
    for (const shot of shotsOf(s, l)) {
      spendWeapon(s, shot.source.card);
      countUseOf(s, shot, actionCalled(shot.text).clause);
    }
    return call(useForce({ who: l.by, left }));
  },
};

const fireTogether: Instruction = {
  words: () => 'add all weapon destiny draws together, and apply that total for each weapon',
  run(s, l) {
    const weapons = l.chosen[1] ?? [];
    const texts = weapons.map(({ card }) => firingOf(s, card)?.id ?? '');
    const costs = weapons.map(({ card }, i) => costOf(s, draftOf(s, { id: texts[i] ?? '' }, card, l.by, null)));
    const [target = nobody] = l.chosen[0] ?? [];
    return call(combinedFire({ by: l.by, source: l.source, target, weapons, texts, costs }));
  },
};

/** "Target it with two or more of your weapons": in one action. */ // GLA-0363
export const firesTogether = (at: Cards, weapons: Cards): ActionText =>
  may.act(duringBattle()).target(at).aimedAt(several(weapons)).paying(firingEach).do(fireTogether);

/** What was targeted is lost; what follows is about the location that it was at. */
export const losingItThere: Cost = {
  words: () => 'lose it',
  canPay: () => true,
  force: () => 0,
  pay(s, l) {
    const [one] = l.it;
    if (one === undefined || !isCurrent(s, one)) return next;
    l.it = [refTo(s, locationOf(s, one.card))];
    return leaveTable(s, [one.card], 'lost', l.by, 'lost');
  },
};

/** All attrition against its player at that location is as nothing, whenever there is any this turn. */
export const noAttritionThere: Instruction = {
  ...makes(resets(0).to('attrition').for('your', { where: it }), 'turn'),
  ...states(() => so(thing('all attrition against you there'), 'be', 'cancelled for remainder of turn')),
};

/** One of these where the target of a weapon is, at which that weapon could be fired as well. */ // GLC-0286
export const atSameSiteAsTarget = (who: Cards): Target =>
  amongOthers(who, {
    words: (self) => `target ${who.words(self)} at same site as target of that weapon`,
    least: 1,
    most: 1,
    optional: false,
    candidates(s, l) {
      const where = locationOf(s, aimOf(s, l.responding));
      if (!isGround(s, where, 'site')) return [];
      return who
        .in(s, { ...speakerOf(s, l), locked: null })
        .filter((card) => locationOf(s, card) === where && mayAimAt(s, l.responding, card));
    },
  });

/** The weapon is fired at it instead; if that hits it, it is worth as much as what was aimed at before. */
export const drawsFire: readonly Instruction[] = [
  {
    words: () => 're-target that weapon to it',
    run(s, l) {
      const [one] = l.it;
      l.x = valueNow(s, aimOf(s, l.responding), 'forfeit') ?? 0;
      if (one !== undefined && isCurrent(s, one)) aimAt(s, l.responding, one.card);
      return next;
    },
  },
  {
    ...ordering(
      makes(resets(x).to('forfeit').of(it.hit), 'battle'),
      () => 'if it is hit, its forfeit is that of the original target',
    ),
    opens: 'a sentence',
  },
];

/** A character of the opponent's, present with this card, just fired a weapon. */
export const firesInPresence: Trigger = {
  on: 'fired',
  words: ({ him }) => `opponent’s character present with ${him} just fired a weapon`,
  matches(s, { by, subject }, { by: own, self }) {
    const user = userOf(s, subject.card);
    return by !== own && self >= 0 && user >= 0 && kindOf(s, user) === 'character' && isPresentWith(s, user, self);
  },
};

/** What follows is about whoever fired it. */
export const aboutShooter: Instruction = {
  words: () => 'target that character',
  run(s, l) {
    const user = l.it[0] === undefined ? -1 : userOf(s, l.it[0].card);
    l.it = user < 0 ? [] : [refTo(s, user)];
    return next;
  },
};

/** A shot of a weapon that could be fired now, such as it is. */
const ableToFire = (who: Cards, how: string | null): Target => ({
  words: (self) => `choose ${who.words(self)}`,
  least: 1,
  most: 1,
  optional: false,
  candidates: (s, l) => who.in(s, speakerOf(s, l)).filter((weapon) => canFire(s, l, weapon, how)),
});

function canFire(s: State, l: Acting, weapon: CardId, how: string | null): boolean {
  const firing = firingOf(s, weapon);
  return firing !== null && whyNot(s, { ...draftOf(s, firing, weapon, l.by, null), result: how }) === null;
}

const fires = (how: string | null, words: string): Instruction => ({
  words: () => words,
  run: (s, l) => shoots(s, l, how),
});

/**
 * "May fire that weapon twice, separately or combined": which of both is said first, and it is one action. Separately,
 * each shot has its own target and comes to its own end; combined, both are one shot at one target.
 */ // GAP-0195, GLC-0417, GLC-0418
export const firesTwice = (who: Cards): readonly ActionText[] => [
  may
    .act(duringBattle('weapons'))
    .aimedAt(ableToFire(who, null))
    .do(fires(null, 'fire it'), fires(null, 'fire it a second time, separately')),
  may.act(duringBattle('weapons')).aimedAt(ableToFire(who, combined)).do(fires(combined, 'fire it twice, combined')),
];

/** It holds for every shot of that weapon in this battle or attack, or in this use of a card that has it fired. */ // GLB-0209
export const asLongAsItFires = (rule: Rule): Instruction => ({
  ...makes(rule, 'battle'),
  ...states((self) => lasting(ruleSaid(rule, self), 'as long as it fires')),
  run(s, l, tell) {
    beginLasting(s, tell, {
      clause: instructionId(l.text, l.at),
      source: l.source,
      by: l.by,
      locked: [...l.it],
      until: s.facts.battle === null && s.facts.attack === null ? whileShooting : 'battle',
      detail: l.x,
    });
    return next;
  },
});
