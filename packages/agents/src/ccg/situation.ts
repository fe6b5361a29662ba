import type { CcgDecision, CcgOption, CcgState, CcgVerb } from '@binary-sunset/ccg';
import { type CardId, nameOf, type Player } from '@binary-sunset/kernel';
import { once } from '../once.ts';
import { cardIn, optionName } from '../options.ts';
import type { RuleOfThumb } from '../training.ts';
import { type Outlook, outlooks } from './outlook.ts';

/** The table as whoever has to decide sees it. */
export interface Situation {
  readonly s: CcgState;
  readonly me: Player;
  readonly decision: CcgDecision;
  /** Of every location where both have presence; worked out when it is first asked for. */
  outlooks(): readonly Outlook[];
}

export type CcgRule = RuleOfThumb<Situation, CcgVerb>;

export function situation(s: CcgState, decision: CcgDecision): Situation {
  const me = decision.player;
  return {
    s,
    me,
    decision,
    outlooks: once(() => outlooks(s, me)),
  };
}

/** Copies in one's hand are all the same, and so are those that stand side by side with nothing on them. */
export function nameOfOption({ s, me }: Situation, option: CcgOption): string {
  const card = cardIn(s, option.on);
  if (card < 0) return optionName(option, option.on === undefined || 'card' in option.on ? -1 : option.on.zone);
  const isPlain = s.zones.hand[me].includes(card) || (isStanding(s, card) && !s.cards.host.includes(card));
  return optionName(option, isPlain ? `${nameOf(s, card)} ${s.cards.host[card]} ${s.cards.hit[card]}` : card);
}

const isStanding = (s: CcgState, card: CardId): boolean => s.zones.at.some((cards) => cards.includes(card));
