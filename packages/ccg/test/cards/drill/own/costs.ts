/** What only cards for tests cost beside Force. */
import { type CardId, next } from '@binary-sunset/kernel';
import { firingOf } from '../../../../src/language/does/weapons/weapons.ts';
import type { Cards } from '../../../../src/language/index.ts';
import { draftOf, whyNot } from '../../../../src/rules/actions/initiating.ts';
import { countUseOf } from '../../../../src/rules/actions/limits.ts';
import { couldDrainInstead, countAsDrained } from '../../../../src/rules/force/drains.ts';
import { spendWeapon } from '../../../../src/rules/weapons/weapons.ts';
import type { State } from '../../../../src/state/state.ts';
import {
  type Acting,
  type ActionText,
  type Amount,
  type Cost,
  type Rule,
  speakerOf,
  type Target,
} from '../../../../src/text/program.ts';

/** A cost of its own for playing or deploying such cards, paid first. */ // AR1-0398
export const separateCost = (of: 'play' | 'deploy', who: Cards, amount: Amount, cumulative = false): Rule => ({
  rule: 'separate cost',
  of,
  who,
  amount,
  cumulative,
});

/** Whoever plays such a card must first stack it here, beside what that costs. */ // AR1-0406, GLC-0432
export const stackedHereFirst = (who: Cards, amount: Amount): Rule => ({
  rule: 'separate cost',
  of: 'play',
  stackedHere: true,
  who,
  amount,
  cumulative: true,
});

/** "All Interrupts of that title are unique": of what is stacked here. */ // GLB-0193, AR1-0340
export const stackedTitlesAreUnique: Rule = { rule: 'stacked titles are unique' };

/** Instead of a drain where this card is: only where there could be one, and then there is none. */ // GAP-0055
export const insteadOfDraining: Cost = {
  words: () => 'instead of Force draining here',
  canPay: (s, l) => couldDrainInstead(s, l.by, l.source.card),
  force: () => 0,
  pay(s, l) {
    countAsDrained(s, l.by, l.source.card);
    return next;
  },
};

/** A weapon of yours that could be fired now, whatever that costs, is used in another way. */ // GAP-0198
export function insteadOfFiring(who: Cards, text: ActionText): ActionText {
  const chosen = (l: Acting): CardId => l.chosen[text.targets.length]?.[0]?.card ?? -1;
  const weapon: Target = {
    words: (self) => `use ${who.words(self)} instead of firing it`,
    least: 1,
    most: 1,
    optional: false,
    candidates: (s, l) =>
      who.in(s, speakerOf(s, l)).filter((card) => {
        const shot = firingOf(s, card);
        return shot !== null && couldFire(s, draftOf(s, shot, card, l.by, null));
      }),
  };
  const spent: Cost = {
    words: () => '',
    canPay: () => true,
    force: () => 0,
    pay(s, l) {
      const shot = firingOf(s, chosen(l));
      spendWeapon(s, chosen(l));
      if (shot !== null) countUseOf(s, draftOf(s, shot, chosen(l), l.by, null), shot.clause);
      return next;
    },
  };
  return { ...text, targets: [...text.targets, weapon], costs: [...text.costs, spent] };
}

/** Could it be fired at something now, if it cost nothing? */
const couldFire = (s: State, l: Acting): boolean => {
  const refusal = whyNot(s, l);
  return refusal === null || refusal.rule === 'AR1-0139';
};
