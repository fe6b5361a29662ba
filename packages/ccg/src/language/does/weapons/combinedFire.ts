import { type CardId, call, type Player, refTo } from '@binary-sunset/kernel';
import { actionCalled } from '../../../catalog/catalog.ts';
import { draftOf, targetsFor, whyNot, withPicked } from '../../../rules/actions/initiating.ts';
import { countUseOf } from '../../../rules/actions/limits.ts';
import { forceOf, useForce } from '../../../rules/force/force.ts';
import { combinedFire } from '../../../rules/weapons/combinedFire.ts';
import { areUsableTogether, spendWeapon } from '../../../rules/weapons/weapons.ts';
import { nobody, type State } from '../../../state/state.ts';
import {
  type Acting,
  type ActionText,
  type Cost,
  type Instruction,
  speakerOf,
  type Target,
} from '../../../text/program.ts';
import type { Cards } from '../../cards/cards.ts';
import { may } from '../../text.ts';
import { duringBattle } from '../../when/when.ts';
import { firingOf } from './weapons.ts';

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
  words: (self) => `with two or more of ${weapons.words(self, true)}`,
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
