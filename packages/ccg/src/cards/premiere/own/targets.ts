/** Targets and prices of a card or two: whom a draw is held against, who is of the same power, what is given up. */
import { type CardId, call, frameById, isCurrent, localsOf } from '@binary-sunset/kernel';
import { actionCalled } from '../../../catalog/catalog.ts';
import { about, amongOthers } from '../../../language/cards/apart.ts';
import type { Cards } from '../../../language/index.ts';
import { isDoneBy, type Whose, whoWords } from '../../../language/when/whose.ts';
import { askingPrice } from '../../../rules/actions/askingPrice.ts';
import { actingCalled, declared } from '../../../rules/actions/frames.ts';
import { isHarmful } from '../../../rules/actions/harm.ts';
import { ownId } from '../../../rules/actions/ownId.ts';
import { actionOf } from '../../../rules/actions/responding.ts';
import { valueNow } from '../../../rules/inForce/values.ts';
import { leaveTable } from '../../../rules/leaving/leaving.ts';
import type { State } from '../../../state/state.ts';
import { type Cost, type Speaker, speakerOf, type Target, type Trigger } from '../../../text/program.ts';
import type { ValueName } from '../../../text/valueNames.ts';

/** Those whose value a draw is held against, or reckoned with. */ // AR1-0226, AR1-0227
const heldAgainst = (s: State, draw: number, value: ValueName, who: Cards, speaker: Speaker): readonly CardId[] => {
  return (localsOf(frameById(s, draw), declared.draw)?.against ?? [])
    .filter((one) => one.value === value && isCurrent(s, one.card))
    .map(({ card }) => card.card)
    .filter((card) => who.matches(s, card, { ...speaker, locked: null }));
};

/** "If opponent just drew destiny targeting ability" of such a card. */
export const drawsAgainst = (whose: Whose, value: ValueName, who: Cards): Trigger =>
  about([who], {
    on: 'destiny',
    words: (self) => `${whoWords(whose)} just drew destiny targeting ${value} of ${who.words(self)}`,
    matches: (s, occurrence, speaker) =>
      isDoneBy(whose, occurrence.by, speaker) && heldAgainst(s, occurrence.action, value, who, speaker).length > 0,
  });

/** The very one that such a draw is about, to which this responds. */
export const drawnAgainst = (value: ValueName, who: Cards): Target =>
  amongOthers(who, {
    words: (self) => `target that ${who.bareWords(self)}`,
    least: 1,
    most: 1,
    optional: false,
    candidates: (s, l) => heldAgainst(s, l.responding, value, who, { by: l.by, self: l.source.card, locked: null }),
  });

/** "Draw destiny and use that much Force, or lose this card." */ // AR1-0104, AR1-0140
export const drawnPrice: Cost = {
  words: ({ he }) => `use Force equal to a destiny draw (or ${he} is lost)`,
  canPay: () => true,
  force: () => 0,
  pay: (s, l) => call(askingPrice({ by: l.by, action: ownId(s) }), { into: 'result' }),
};

/** "Placing one of your characters out of play": a cost that is paid with what was targeted first; X is its forfeit. */ // AR1-0141
export const placingOutOfPlay: Cost = {
  words: () => 'place it out of play (X is its forfeit)',
  canPay: () => true,
  force: () => 0,
  pay(s, l) {
    const cards = (l.chosen[0] ?? []).filter((one) => isCurrent(s, one)).map(({ card }) => card);
    l.x = cards.reduce((sum, card) => sum + (valueNow(s, card, 'forfeit') ?? 0), 0);
    return leaveTable(s, cards, 'outOfPlay', l.by, 'placed');
  },
};

/** One of them that has just as much power as the card that this responds to, with all that modifies both. */ // GLB-0519
export const ofSamePower = (who: Cards): Target => ({
  words: (self) => `target ${who.words(self)} of the same power`,
  least: 1,
  most: 1,
  optional: false,
  candidates(s, l) {
    const power = valueNow(s, l.it[0]?.card ?? -1, 'power');
    return who
      .in(s, { by: l.by, self: l.source.card, locked: l.it })
      .filter((card) => power !== null && valueNow(s, card, 'power') === power);
  },
});

/** The opponent has just targeted such a card to be stolen, hit, lost or captured. */ // GLB-0026
export const harmfullyTargets = (who: Cards): Trigger =>
  about([who], {
    on: 'action',
    words: (self) => `opponent just targeted ${who.words(self)} to be stolen, ‘hit,’ lost or captured`,
    matches(s, occurrence, speaker) {
      const action = actionOf(s, occurrence);
      if (action === null || occurrence.by === speaker.by || !isHarmful(actionCalled(action.text).clause)) return false;
      return action.chosen.some((cards) =>
        cards.some(({ card }) => who.matches(s, card, { ...speaker, locked: null })),
      );
    },
  });

/** One of the cards that the action in question has targeted. */
export const targetedByIt = (who: Cards): Target => ({
  words: () => 'target it',
  least: 1,
  most: 1,
  optional: false,
  candidates(s, l) {
    const action = actingCalled(s, l.responding);
    const cards = (action?.chosen ?? []).flat().map(({ card }) => card);
    return cards.filter((card) => who.matches(s, card, { ...speakerOf(s, l), locked: null }));
  },
});
