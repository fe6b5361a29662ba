/** What becomes of cards: their text, their state, and whether they stay. */
import { type CardId, impossible, next, perform } from '@binary-sunset/kernel';
import { makeActive, makeInactive } from '../../../rules/cards/cardStates.ts';
import { traitsOf } from '../../../rules/cards/characteristics.ts';
import { placeOnCard, type Stacking } from '../../../rules/leaving/placing.ts';
import { stepOut } from '../../../rules/moving/move.ts';
import { type Inactivity, inactivity } from '../../../state/names.ts';
import type { State } from '../../../state/state.ts';
import { said } from '../../../text/namesSaid.ts';
import { type Acting, type Instruction, type Rule, speakerOf } from '../../../text/program.ts';
import { so } from '../../../text/saying/clauses.ts';
import { joined } from '../../../text/saying/lists.ts';
import type { Cards } from '../../cards/cards.ts';
import { states } from '../../words/deeds.ts';

/** Cards are suspended: inactive as long as this holds. */ // AR1-0271
export const suspends = (who: Cards): Rule => ({ rule: 'suspends', who });

/** Their game text is as if cleared away, as long as this holds. */ // AR1-0263
export const cancelsText = (who: Cards): Rule => ({ rule: 'cancels text', who });

/** "Such Interrupts are Lost Interrupts." */ // GAP-0130
export const arePlayedAs = (pile: 'used' | 'lost', who: Cards): Rule => ({ rule: 'is played as', who, pile });

/** They are lost as soon as they are such cards, or only once there is nothing left of their forfeit. */ // GLA-0513, GLB-0401
export const perishes = (who: Cards, { spent }: { readonly spent?: true } = {}): Rule => ({
  rule: 'perishes',
  who,
  ...(spent === undefined ? {} : { spent }),
});

/** Makes cards something that they were not: pilots, spies. */
export function makesA(trait: string, who: Cards): Rule {
  said('trait, type or icon', [trait]);
  return { rule: 'is', who, trait };
}

type Becoming = Inactivity | `no longer ${Inactivity}`;

/** "It is missing", or "no longer missing". */ // AR1-0306
export function becomes(who: Cards, what: Becoming): Instruction {
  const stating = states((self) => so(who.noun(self, 'one'), 'be', what));
  const ended = inactivity.find((state) => what === `no longer ${state}`);
  if (ended !== undefined)
    return {
      ...stating,
      possible: (s, l) => who.isAny(s, speakerOf(s, l)),
      run(s, l, tell) {
        for (const card of who.in(s, speakerOf(s, l))) makeActive(s, tell, card, ended);
        // What depends on that may be over. GLB-0214
        return perform([]);
      },
    };
  const begun = inactivity.find((state) => what === state);
  if (begun === undefined) return impossible(`No card is ever ${what}.`);
  return {
    ...stating,
    possible: (s, l) => thoseWho(s, l, who, begun).length > 0,
    run(s, l, tell) {
      for (const card of thoseWho(s, l, who, begun)) {
        if (begun === 'missing') stepOut(s, tell, card);
        makeInactive(s, tell, card, begun);
      }
      return next;
    },
  };
}

/** Those of them who can be in that state: nobody but a spy is under cover. */ // SUP-0012
const thoseWho = (s: State, l: Acting, who: Cards, state: Inactivity): CardId[] =>
  who.in(s, speakerOf(s, l)).filter((card) => state !== 'undercover' || traitsOf(s, card).includes('spy'));

/** Puts cards on this one, outside of deploying and moving. */ // AR1-0353
export const stacksIt = (how: Stacking = {}): Instruction => ({
  words: ({ him }) => joined(['place it', how.faceDown === true ? 'face down' : '', `on ${him}`]),
  run(s, l, tell) {
    const { self } = speakerOf(s, l);
    if (self >= 0) for (const { card } of l.it) placeOnCard(s, tell, card, self, how);
    // What was on them may have nothing to be on any more.
    return perform([]);
  },
});
