import { type CardId, call, frameById, isCurrent, localsOf, type Player } from '@binary-sunset/kernel';
import { askingPrice } from '../../../rules/actions/askingPrice.ts';
import { declared } from '../../../rules/actions/frames.ts';
import { ownId } from '../../../rules/actions/ownId.ts';
import { actionOf } from '../../../rules/actions/responding.ts';
import { retarget, targetsToChange } from '../../../rules/actions/retargeting.ts';
import { cardsOnTable, isActive } from '../../../rules/cards/cardStates.ts';
import { abilityOf, hasAbility, valueNow } from '../../../rules/inForce/values.ts';
import { leaveTable } from '../../../rules/leaving/leaving.ts';
import type { State } from '../../../state/state.ts';
import type { Occurrence } from '../../../state/vocabulary.ts';
import type { Cost, Instruction, Speaker, Target, Trigger } from '../../../text/program.ts';
import type { ValueName } from '../../../text/valueNames.ts';
import { about, amongOthers } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';

type Whose = 'you' | 'opponent' | 'anyone';

const isBy = (whose: Whose, { by }: Pick<Occurrence, 'by'>, speaker: Speaker): boolean =>
  whose === 'anyone' || (by === speaker.by) === (whose === 'you');

const subject = (whose: Whose): string => (whose === 'anyone' ? 'a player' : whose);

/** "If opponent just targeted your character", by a weapon or anything else: once all that it costs is paid. */ // AR1-0148, GLB-0134
export const targets = (whose: Whose, who: Cards): Trigger =>
  about([who], {
    on: 'action',
    words: (self) => `${subject(whose)} just targeted ${who.words(self)}`,
    matches(s, occurrence, speaker) {
      const action = actionOf(s, occurrence);
      if (action === null || !isBy(whose, occurrence, speaker)) return false;
      return action.chosen.some((cards) =>
        cards.some(({ card }) => who.matches(s, card, { ...speaker, locked: null })),
      );
    },
  });

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
    words: (self) => `${subject(whose)} just drew destiny targeting ${value} of ${who.words(self)}`,
    matches: (s, occurrence, speaker) =>
      isBy(whose, occurrence, speaker) && heldAgainst(s, occurrence.action, value, who, speaker).length > 0,
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

/** "Retarget it": one target that a player chose becomes another; what follows from it changes along. */ // AR1-0229, AR1-0230, AR1-0231
export const retargets: Instruction = {
  words: () => 'retarget it to another appropriate target',
  possible: (s, l) => targetsToChange(s, l.responding).length > 0,
  run: (_s, l) => call(retarget({ by: l.by, action: l.responding })),
};

/** The same, but to a target of the same side of the Force. */ // GLB-0239, GLB-0240
export const retargetsOnSameSide: Instruction = {
  words: () => 'retarget it to another appropriate target on the same side of the Force',
  possible: (s, l) => targetsToChange(s, l.responding, true).length > 0,
  run: (_s, l) => call(retarget({ by: l.by, action: l.responding, sameSide: true })),
};

/** What is not there need not be, and nothing is done with it. */ // AR1-0241
export const ifThereIsAny = (instruction: Instruction): Instruction => ({
  ...instruction,
  words: (self) => `${instruction.words(self)} (if any)`,
  possible: () => true,
});

/** "Draw destiny and use that much Force, or lose this card." */ // AR1-0104, AR1-0140
export const drawnPrice: Cost = {
  words: () => 'draw destiny and use that much Force (or this card is lost)',
  canPay: () => true,
  force: () => 0,
  pay: (s, l) => call(askingPrice({ by: l.by, action: ownId(s) }), { into: 'result' }),
};

/** "Placing one of your characters out of play": a cost that is paid with what was targeted first; X is its forfeit. */ // AR1-0141
export const placingOutOfPlay: Cost = {
  words: () => 'place the first target out of play (X is its forfeit)',
  canPay: () => true,
  force: () => 0,
  pay(s, l) {
    const cards = (l.chosen[0] ?? []).filter((one) => isCurrent(s, one)).map(({ card }) => card);
    l.x = cards.reduce((sum, card) => sum + (valueNow(s, card, 'forfeit') ?? 0), 0);
    return leaveTable(s, cards, 'outOfPlay', l.by, 'placed');
  },
};

/** Characters of a player with the highest ability on table; none without any ability. */ // GLC-0287, GLC-0288
function highestAbility(s: State, by: Player, who: Cards, speaker: Speaker): number[] {
  const able = cardsOnTable(s).filter(
    (card) => isActive(s, card) && who.matches(s, card, { ...speaker, by }) && hasAbility(s, card),
  );
  const most = Math.max(0, ...able.map((card) => abilityOf(s, card)));
  return able.filter((card) => abilityOf(s, card) === most);
}

/** "Target your highest-ability character." */ // GAP-0367, GLC-0287
export const highestAbilityOf = (who: Cards): Target =>
  amongOthers(who, {
    words: (self) => `target ${who.words(self)} of highest ability on table`,
    least: 1,
    most: 1,
    optional: false,
    candidates: (s, l) => highestAbility(s, l.by, who, { by: l.by, self: l.source.card, locked: null }),
  });

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
