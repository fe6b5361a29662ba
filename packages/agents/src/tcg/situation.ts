import { nameOf, type Player } from '@binary-sunset/kernel';
import type { TcgDecision, TcgOption, TcgState, TcgVerb } from '@binary-sunset/tcg';
import { once } from '../once.ts';
import { cardIn, optionName } from '../options.ts';
import type { RuleOfThumb } from '../training.ts';
import { type Outlook, outlooks } from './outlook.ts';

/** The table as whoever has to decide sees it. */
export interface Situation {
  readonly s: TcgState;
  readonly me: Player;
  readonly decision: TcgDecision;
  /** Of every arena; worked out when it is first asked for. */
  outlooks(): readonly Outlook[];
  /** How many units were tapped when this was decided upon. */
  readonly tapped: number;
}

export type TcgRule = RuleOfThumb<Situation, TcgVerb>;

export function situation(s: TcgState, decision: TcgDecision): Situation {
  const me = decision.player;
  return {
    s,
    me,
    decision,
    outlooks: once(() => outlooks(s, me)),
    tapped: tappedIn(s),
  };
}

export const tappedIn = (s: TcgState): number => s.cards.tapped.reduce((sum, one) => sum + one, 0);

/** Copies of a card in one's hand are all the same. */
export function nameOfOption({ s, me }: Situation, option: TcgOption): string {
  const card = cardIn(s, option.on);
  return optionName(option, card >= 0 && s.zones.hand[me].includes(card) ? nameOf(s, card) : card);
}
