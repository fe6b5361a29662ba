import { type Decision, nameOf, type Option, type Player } from '@binary-sunset/kernel';
import type { TcgState } from '@binary-sunset/tcg';
import type { RuleOfThumb } from '../training.ts';
import { type Outlook, outlooks } from './outlook.ts';
import { cardIn, holderOf } from './reading.ts';

/** The table as whoever has to decide looks at it. */
export interface Look {
  readonly s: TcgState;
  readonly me: Player;
  readonly decision: Decision;
  /** Of every arena; worked out when it is first asked for. */
  outlooks(): readonly Outlook[];
  /** How many units were tapped when this was decided upon. */
  readonly tapped: number;
}

export type TcgRule = RuleOfThumb<Look>;

export function look(s: TcgState, decision: Decision): Look {
  const me = decision.player;
  let known: readonly Outlook[] | null = null;
  return {
    s,
    me,
    decision,
    outlooks() {
      known ??= outlooks(s, me);
      return known;
    },
    tapped: tappedIn(s),
  };
}

export const tappedIn = (s: TcgState): number => s.cards.tapped.reduce((sum, one) => sum + one, 0);

/** Copies of a card in one's hand are all the same. */
export function optionName({ s, me }: Look, { verb, on, to, amount, clause, about }: Option): string {
  const card = cardIn(s, on);
  const copy = card >= 0 && holderOf(s, card) === me && s.zones.hand[me].includes(card);
  const what = copy ? nameOf(s, card) : card;
  const where = to === undefined ? '' : 'card' in to ? to.card : to.zone;
  return [verb, what, where, amount, clause, about].join('/');
}
