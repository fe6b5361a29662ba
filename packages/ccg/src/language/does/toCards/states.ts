import { type CardId, next, perform, topOf } from '@binary-sunset/kernel';
import { makeActive, makeInactive } from '../../../rules/cards/cardStates.ts';
import { iconsOf, traitsOf } from '../../../rules/cards/characteristics.ts';
import { placeOnCard, type Stacking } from '../../../rules/leaving/placing.ts';
import { stepOut } from '../../../rules/moving/move.ts';
import type { Inactivity, State } from '../../../state/state.ts';
import type { Icon } from '../../../text/icons.ts';
import { said } from '../../../text/namesSaid.ts';
import {
  type Acting,
  type Forbidden,
  type Instruction,
  type Rule,
  speakerOf,
  type Trigger,
} from '../../../text/program.ts';
import { makes } from '../../amounts/values.ts';
import { aboutGone } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';

/** Cards are suspended: inactive as long as this holds. */ // AR1-0271
export const suspends = (who: Cards): Rule => ({ rule: 'suspends', who });

/** Their game text is as if cleared away, as long as this holds. */ // AR1-0263
export const cancelsText = (who: Cards): Rule => ({ rule: 'cancels text', who });

export const textMayNotBeCancelled = (who: Cards): Rule => ({
  rule: 'forbids',
  act: 'have its text cancelled',
  who,
});

export const mayNotBeLost = (who: Cards): Rule => ({ rule: 'forbids', act: 'be lost', who });

/** "For any reason": not even as one of all cards. */ // AR1-0006, GAP-0077
export const forAnyReason = (rule: Rule): Rule => (rule.rule === 'forbids' ? { ...rule, never: true } : rule);

/** What nothing gets round. */ // AR1-0275
export const never = (who: Cards, act: Forbidden, where?: Cards): Rule => ({
  rule: 'forbids',
  act,
  who,
  never: true,
  ...(where === undefined ? {} : { where }),
});

/** Such icons are as if they were not there. */ // AR1-0248
export const outOfUse = (icon: Icon, who: Cards): Rule => ({ rule: 'icons unusable', who, icon });

/** "Scomp links there may not be used for remainder of turn": there must be one. */ // AR1-0248
export const putsOutOfUse = (icon: Icon, who: Cards): Instruction => ({
  ...makes(outOfUse(icon, who), 'turn'),
  possible: (s, l) => who.in(s, speakerOf(s, l)).some((card) => iconsOf(s, card).includes(icon)),
});

/** "Such Interrupts are Lost Interrupts." */ // GAP-0130
export const arePlayedAs = (pile: 'used' | 'lost', who: Cards): Rule => ({ rule: 'is played as', who, pile });

/** They are lost as soon as they are such cards: just lost, unlike what is where it can't be. */ // GLA-0513, GLB-0401
export const perishes = (who: Cards): Rule => ({ rule: 'perishes', who });

/** They are lost as soon as there is nothing left of their forfeit. */
export const perishesWhenSpent = (who: Cards): Rule => ({ rule: 'perishes', who, spent: true });

/** Makes cards something that they were not: pilots, spies. */
export function makesA(trait: string, who: Cards): Rule {
  said('trait, type or icon', [trait]);
  return { rule: 'is', who, trait };
}

/** Makes cards that are unique otherwise less so. */ // GLB-0523
export const notUnique = (who: Cards): Rule => ({ rule: 'non-unique', who });

/** "It is missing." */ // AR1-0306
export const becomes = (who: Cards, state: Inactivity): Instruction => ({
  words: (self) => `${who.words(self)} is ${state}`,
  possible: (s, l) => thoseWho(s, l, who, state).length > 0,
  run(s, l, tell) {
    for (const card of thoseWho(s, l, who, state)) {
      if (state === 'missing') stepOut(s, tell, card);
      makeInactive(s, tell, card, state);
    }
    return next;
  },
});

/** Those of them who can be in that state: nobody but a spy is under cover. */ // SUP-0012
const thoseWho = (s: State, l: Acting, who: Cards, state: Inactivity): CardId[] =>
  who.in(s, speakerOf(s, l)).filter((card) => state !== 'undercover' || traitsOf(s, card).includes('spy'));

/** "It is no longer missing." */
export const endsBeing = (who: Cards, state: Inactivity): Instruction => ({
  words: (self) => `${who.words(self)} is no longer ${state}`,
  possible: (s, l) => who.isAny(s, speakerOf(s, l)),
  run(s, l, tell) {
    for (const card of who.in(s, speakerOf(s, l))) makeActive(s, tell, card, state);
    // What depends on that may be over. GLB-0214
    return perform([]);
  },
});

/** Puts cards on this one, outside of deploying and moving. */ // AR1-0353
export const stacksIt = (how: Stacking = {}): Instruction => ({
  words: (self) => `place it ${how.faceDown === true ? 'face down ' : ''}on ${self}`,
  run(s, l, tell) {
    const { self } = speakerOf(s, l);
    if (self >= 0) for (const { card } of l.it) placeOnCard(s, tell, card, self, how);
    // What was on them may have nothing to be on any more.
    return perform([]);
  },
});

/** The top card of a pile of yours is put on this one, unseen. */ // AR1-0337, AR1-0355
export const stacksTopOf = (pile: 'reserve' | 'force' | 'used', how: Stacking = {}): Instruction => ({
  words: (self) => `place top card of your ${pile} pile ${how.faceDown === true ? 'face down ' : ''}on ${self}`,
  possible: (s, l) => s.zones[pile][l.by].length > 0,
  run(s, l, tell) {
    const { self } = speakerOf(s, l);
    const card = topOf(s.zones[pile][l.by]);
    if (self >= 0 && card !== null) placeOnCard(s, tell, card, self, how);
    return next;
  },
});

/** A card was just placed out of play, from the table or while it was just lost. */ // AR1-0349
export const justOutOfPlay = (who: Cards): Trigger =>
  aboutGone(who, {
    on: 'out of play',
    words: (self) => `${who.words(self)} was just placed out of play`,
    matches: (s, { subject }, speaker) => who.is(s, subject.card, { ...speaker, locked: null }),
  });
