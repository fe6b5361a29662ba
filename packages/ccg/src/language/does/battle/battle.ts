import { beginLasting, type CardRef, call, instructionId, isCurrent, next, refTo } from '@binary-sunset/kernel';
import { creatureAttack } from '../../../rules/attacks/attack.ts';
import { potentialTargets } from '../../../rules/attacks/attacking.ts';
import { pendingAttrition, pendingDamage, satisfy } from '../../../rules/battle/damageSegment.ts';
import { excludeCards } from '../../../rules/battle/excluding.ts';
import { immunityOf } from '../../../rules/battle/immunity.ts';
import { isParticipating, mayBeExcluded } from '../../../rules/battle/participants.ts';
import { isAloneInBattle as isAlone, isLone } from '../../../rules/table/company.ts';
import type { Occurrence } from '../../../state/vocabulary.ts';
import {
  type Allowed,
  type Amount,
  amountOf,
  amountWords,
  type Condition,
  type Instruction,
  type Rule,
  type Speaker,
  speakerOf,
  type Trigger,
} from '../../../text/program.ts';
import { makes, resets } from '../../amounts/values.ts';
import { about, aboutGone, withIt, withOne } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';

type Whose = 'you' | 'opponent' | 'anyone';

const isBy = (whose: Whose, { by }: Pick<Occurrence, 'by'>, speaker: Speaker): boolean =>
  whose === 'anyone' || (by === speaker.by) === (whose === 'you');
const subject = (whose: Whose): string => (whose === 'anyone' ? 'a player' : whose);

/** Somebody just initiated a battle, anywhere or at such a location. */ // AR6-0018
export const initiatesBattle = (whose: Whose, where?: Cards): Trigger =>
  about([where], {
    on: 'battle',
    words: (self) => `${subject(whose)} just initiated battle${where === undefined ? '' : ` at ${where.words(self)}`}`,
    matches: (s, occurrence, speaker) =>
      isBy(whose, occurrence, speaker) &&
      (where === undefined || where.matches(s, occurrence.subject.card, { ...speaker, locked: null })),
  });

/** Somebody just won a battle, which the other has lost. */ // AR6-0080
export const winsBattle = (whose: Whose): Trigger => ({
  on: 'won',
  words: () => `${subject(whose)} just won a battle`,
  matches: (_s, occurrence, speaker) => isBy(whose, occurrence, speaker),
});

/** A card was just forfeited: not merely lost. */ // AR6-0097
export const justForfeited = (who: Cards): Trigger =>
  aboutGone(who, {
    on: 'forfeited',
    words: (self) => `${who.words(self)} was just forfeited`,
    matches: (s, occurrence, speaker) => who.is(s, occurrence.subject.card, { ...speaker, locked: null }),
  });

/** Both players have completed their battle destinies. */ // AR6-0058, GLB-0350
export const battleDestiniesDrawn: Trigger = {
  on: 'battle destinies completed',
  words: () => 'both players just completed their battle destiny draws',
  matches: () => true,
};

/** At the end of a battle: cards are still in it. */ // AR6-0116
export const atEndOfBattle: Trigger = {
  on: 'battle ends',
  words: () => 'a battle ends',
  matches: () => true,
};

/** A battle is over, anywhere or at such a location. */ // AR6-0118
export const battleJustEnded = (where?: Cards): Trigger =>
  about([where], {
    on: 'battle ended',
    words: (self) => `a battle just ended${where === undefined ? '' : ` at ${where.words(self)}`}`,
    matches: (s, { subject: { card } }, speaker) =>
      where === undefined || where.matches(s, card, { ...speaker, locked: null }),
  });

/** A card was just excluded from battle, by somebody's doing. */
export const justExcluded = (whose: Whose, who: Cards): Trigger =>
  about([who], {
    on: 'excluded',
    words: (self) => `${subject(whose)} just excluded ${who.words(self)} from battle`,
    matches: (s, occurrence, speaker) =>
      isBy(whose, occurrence, speaker) && who.is(s, occurrence.subject.card, { ...speaker, locked: null }),
  });

/** Somebody just initiated an attack. */ // AR6-0224
export const initiatesAttack = (whose: Whose): Trigger => ({
  on: 'attack',
  words: () => `${subject(whose)} just initiated an attack`,
  matches: (_s, occurrence, speaker) => isBy(whose, occurrence, speaker),
});

/** "It attacks": whatever the phase, and beside its attack in the battle phase. */ // AR6-0220, AR6-0221
export const creatureAttacks: Instruction = {
  words: () => 'it attacks',
  possible: (s, l) =>
    s.facts.attack === null &&
    s.facts.battle === null &&
    l.it.some((one) => isCurrent(s, one) && potentialTargets(s, one.card).length > 0),
  run(s, l) {
    const creature = l.it.find((one) => isCurrent(s, one));
    return creature === undefined ? next : call(creatureAttack(s, l.by, creature.card, true));
  },
};

/** Such a card takes part in the battle. */ // AR6-0174, AR6-0175
export const isInBattle = (who: Cards): Condition => ({
  words: (self) => `${who.words(self)} is in battle`,
  holds: (s, speaker) => who.in(s, speaker).some((card) => isParticipating(s, card)),
});

/** Such a card has nobody else of its player's with it in the battle. */ // GLA-0079
export const isAloneInBattle = (who: Cards): Condition => ({
  words: (self) => `${who.words(self)} is alone in battle`,
  holds: (s, speaker) => who.in(s, speaker).some((card) => isAlone(s, card)),
});

/** Such a starship or vehicle has everybody of its player's aboard who is in the battle. */ // GLC-0443
export const isLoneInBattle = (who: Cards): Condition => ({
  words: (self) => `${who.words(self).replace(/^(your |opponent’s |an? )?/, '$1lone ')} is in battle`,
  holds: (s, speaker) => who.in(s, speaker).some((card) => isLone(s, card)),
});

/** What holds for the rest of the battle under way. */ // AR6-0117, AR6-0149
export const thisBattle = (rule: Rule): Instruction => makes(rule, 'battle');

/** Attrition against somebody changes, if there is any. */ // AR6-0069, AR6-0070, AR6-0076
export function changesAttrition(rule: Rule): Instruction {
  const made = thisBattle(rule);
  if (rule.rule !== 'changes total') return made;
  return {
    ...made,
    possible(s, l) {
      const { battle } = s.facts;
      if (battle === null) return false;
      const against = rule.whose === 'your' ? l.by : l.by === 0 ? 1 : 0;
      return rule.whose === 'each player'
        ? battle.attrition.some((amount) => amount !== null)
        : battle.attrition[against] !== null;
    },
  };
}

/** It loses its immunity to attrition for the rest of the battle, if it has any. */ // AR6-0195
export function losesImmunity(who: Cards): Instruction {
  const made = thisBattle(resets(0).to('immunity to attrition').of(who));
  return { ...made, possible: (s, l) => who.in(s, speakerOf(s, l)).some((card) => immunityOf(s, card) > 0) };
}

/** What is pending against its player is satisfied in part or, without an amount, cancelled. */ // AR6-0088, AR6-0089, AR6-0090
const satisfying = (
  words: string,
  of: { readonly damage: boolean; readonly attrition: boolean },
  amount?: Amount,
): Instruction => ({
  words: () => (amount === undefined ? `cancel ${words}` : `satisfy ${amountWords(amount)} ${words}`),
  possible: (s, l) => (of.damage && pendingDamage(s, l.by) > 0) || (of.attrition && pendingAttrition(s, l.by) > 0),
  run(s, l, tell) {
    const much = amount === undefined ? Number.MAX_SAFE_INTEGER : amountOf(amount, s, speakerOf(s, l), l.x);
    satisfy(s, tell, l.by, of.damage ? much : 0, of.attrition ? much : 0);
    return next;
  },
});
export const cancelsDamage = satisfying('battle damage against you', { damage: true, attrition: false });
export const cancelsAttrition = satisfying('attrition against you', { damage: false, attrition: true });
export const cancelsBoth = satisfying('battle damage and attrition against you', { damage: true, attrition: true });

/** The battle damage that is left against its player. */ // AR6-0092
export const damageAgainstYou: Amount = {
  words: 'battle damage against you',
  of: (s, { by }) => pendingDamage(s, by),
};
export const satisfiesDamage = (amount: Amount): Instruction =>
  satisfying('battle damage against you', { damage: true, attrition: false }, amount);

/** "Exclude it from battle." */ // AR6-0166, AR6-0170
export const excludes = (who: Cards): Instruction => ({
  words: (self) => `exclude ${who.words(self)} from battle`,
  possible: (s, l) => who.in(s, speakerOf(s, l)).some((card) => mayBeExcluded(s, card)),
  run(s, l) {
    const cards = who.in(s, speakerOf(s, l)).filter((card) => mayBeExcluded(s, card));
    return call(excludeCards({ cards: cards.map((card) => refTo(s, card)), by: l.by }));
  },
});

export const mayNotBattle = (who: Cards): Rule => ({ rule: 'forbids', act: 'battle', who });
export const mayNotBeExcluded = (who: Cards): Rule => ({ rule: 'forbids', act: 'be excluded', who });
export const mayNotBeTargetedByWeapons = (who: Cards): Rule => ({
  rule: 'forbids',
  act: 'be targeted by weapons',
  who,
});
/** A creature that leaves such cards alone. */
/** Takes whoever it defeats to such a place. */ // GAP-0104
export const carriesOff = (to: Cards): Rule => withOne(to, { rule: 'carries off', to });

export const doesNotAttack = (who: Cards): Rule => ({ rule: 'forbids', act: 'be attacked', who });

const allowed =
  (act: Allowed) =>
  (who: Cards): Rule => ({ rule: 'allows', act, who });
/** A card without ability that can be battled, or initiate battle. */ // AR6-0123, AR6-0125
export const mayBeBattled = allowed('be battled');
export const mayInitiateBattle = allowed('initiate battle');

/** They may not battle for the rest of the turn; from a battle under way they are excluded at once. */ // AR6-0164
export const barsFromBattle = (who: Cards): Instruction =>
  withIt(who, {
    words: (self) => `${who.words(self)} may not battle for remainder of turn`,
    leaves: mayNotBattle(who),
    run(s, l, tell) {
      const cards: CardRef[] = l.it.filter((one) => isCurrent(s, one));
      beginLasting(s, tell, {
        clause: instructionId(l.text, l.at),
        source: l.source,
        by: l.by,
        locked: cards,
        until: 'turn',
        detail: l.x,
      });
      return call(excludeCards({ cards, by: l.by }));
    },
  });
