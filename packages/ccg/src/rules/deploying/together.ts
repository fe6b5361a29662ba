import { type CardRef, frameById, isCurrent, localsOf } from '@binary-sunset/kernel';
import { actionCalled, isAction } from '../../catalog/catalog.ts';
import { type State, slots, table } from '../../state/state.ts';
import type { Occurrence } from '../../state/vocabulary.ts';
import type { Acting } from '../../text/program.ts';
import { declared } from '../actions/frames.ts';

/** The card that was deployed together with the one that a text responds to. */ // AR5-0037
function partnerOf(s: State, l: Acting): CardRef | null {
  const deploying = localsOf(frameById(s, l.responding), declared.deploy);
  const [subject] = l.it;
  if (deploying === null || subject === undefined) return null;
  const { source, pilot } = deploying;
  const partner = subject.card === source.card ? pilot : subject.card === pilot.card ? source : null;
  return partner !== null && partner.card >= 0 && isCurrent(s, partner) && table.inPlay(s, partner.card)
    ? partner
    : null;
}

/** Whoever is sent away takes along whoever came with it: aboard first, so that nobody is left in what is gone. */ // AR5-0037
export function sentTogether(s: State, l: Acting, cards: readonly number[]): readonly number[] {
  const partner = partnerOf(s, l);
  if (partner === null || !cards.includes(l.it[0]?.card ?? -1)) return cards;
  return s.cards.slot[partner.card] === slots.indexOf('pilot') ? [partner.card, ...cards] : [...cards, partner.card];
}

/** What is done to one of two is done to the other as well, if the text could be aimed at that. */ // AR5-0038
export function metTogether(s: State, l: Acting): readonly CardRef[] {
  const partner = partnerOf(s, l);
  if (partner === null || !isAction(l.text)) return l.it;
  const { to } = actionCalled(l.text).clause;
  const about: Occurrence = {
    id: l.about,
    kind: 'deployed',
    subject: partner,
    by: table.whose(s, partner.card),
    action: l.responding,
    detail: null,
  };
  return to?.matches(s, about, { by: l.by, self: l.source.card, locked: [partner] }) === true
    ? [...l.it, partner]
    : l.it;
}
