import {
  type CardId,
  type CardRef,
  call,
  done,
  type FrameSpec,
  flag,
  list,
  next,
  number,
  occurrence,
  type Player,
  player,
  ref,
  topOf,
} from '@binary-sunset/kernel';
import { nobody, procedure, type State, table } from '../../state/state.ts';
import type { Tell } from '../../state/vocabulary.ts';
import { ownId } from '../actions/ownId.ts';
import { respondTo } from '../actions/responding.ts';

/** The card goes face down to the Used Pile, or to hand. Everybody sees it, even out of a Lost Pile that is face down. */ // AR1-0049, AR1-0055
function retrieveOne(s: State, tell: Tell, card: CardId, who: Player, to: 'used' | 'hand'): void {
  if (table.isIn(s, card, 'lost')) table.move(s, tell, card, to, who, { sees: 'all' });
}

/**
 * Force is retrieved: so many from the top of the Lost Pile, or the very cards that were found there. All of it is one
 * action, whatever the cards are.
 */ // AR1-0049, AR1-0050, AR1-0053
export const forceRetrieval = procedure(
  'retrieve Force',
  { by: player, source: ref, left: number, cards: list(ref), intoHand: flag, cancelled: flag },
  {
    begin(s, l) {
      if (l.left <= 0 || s.zones.lost[l.by].length === 0) return done();
      const retrieving = occurrence(s, { kind: 'retrieving', by: l.by, subject: l.source, action: ownId(s) });
      const window = respondTo(s, [retrieving]);
      return window === null ? next : call(window);
    },
    retrieve(s, l, tell) {
      if (l.cancelled) return done();
      const before = s.zones.lost[l.by].length;
      for (let i = 0; i < l.left && s.zones.lost[l.by].length > 0; i++) {
        const card = l.cards.length === 0 ? topOf(s.zones.lost[l.by]) : (l.cards[i]?.card ?? null);
        if (card !== null) retrieveOne(s, tell, card, l.by, l.intoHand ? 'hand' : 'used');
      }
      const amount = before - s.zones.lost[l.by].length;
      if (amount === 0) return done();
      tell?.({ kind: 'retrieved', by: l.by, amount });
      const window = respondTo(s, [occurrence(s, { kind: 'retrieved', by: l.by, detail: amount })]);
      return window === null ? done(amount) : call(window);
    },
    over: () => done(),
  },
);

/** The frame in which somebody retrieves so much Force. */
export const retrieveForce = ({ who, left }: { readonly who: Player; readonly left: number }): FrameSpec =>
  forceRetrieval({ by: who, source: nobody, left });

/** The frame in which somebody retrieves these cards. */
export const retrieveCards = (who: Player, cards: readonly CardRef[], intoHand = false): FrameSpec =>
  forceRetrieval({ by: who, source: nobody, left: cards.length, cards, intoHand });
