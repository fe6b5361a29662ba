/** Force, build points, drawing, discarding, searching. */
import {
  type CardId,
  type Control,
  call,
  countUse,
  handleOf,
  limited,
  maskOf,
  mention,
  next,
  onCard,
  other,
  type Player,
  perform,
  players,
  topOf,
} from '@binary-sunset/kernel';
import type { Card } from '../catalog/card.ts';
import { cardOf } from '../catalog/catalog.ts';
import * as resources from '../rules/building/resources.ts';
import { subtypesOf } from '../rules/cards/kinds.ts';
import { controllerOf, current } from '../rules/cards/units.ts';
import { innerEffect } from '../rules/inForce/effect.ts';
import { discardCard, handOver } from '../rules/moving/moving.ts';
import { drawCards } from '../rules/turn/drawing.ts';
import type { TcgEvent } from '../state/events.ts';
import { type Arena, type State, table } from '../state/state.ts';
import type { Asked, Option } from '../state/vocabulary.ts';
import { arenaName } from '../text/arenaName.ts';
import { said } from '../text/namesSaid.ts';
import {
  type Amount,
  amountOf,
  amountWords,
  type Instruction,
  type Need,
  needsOf,
  type Resolving,
  speakerOf,
} from '../text/program.ts';
import { article } from './nounPhrases.ts';
import { noteChosen } from './targets.ts';

type Who = 'you' | 'opponent';
const playerOf = (l: Resolving, who: Who): Player => (who === 'you' ? l.by : other(l.by));

/** How an instruction reads by itself, and behind "you may". */
interface Wording {
  readonly words: string;
  readonly asChoice: string;
}

const toYou = (words: string): Wording => ({ words, asChoice: words });

/** "You lose 1 Force", "your opponent loses 1 Force"; "you may lose 1 Force", "you may have your opponent lose 1 Force". */
const playerDoes = (who: Who, verb: 'gain' | 'lose' | 'get', what: string): Wording =>
  who === 'you'
    ? { words: `you ${verb} ${what}`, asChoice: `${verb} ${what}` }
    : { words: `your opponent ${verb}s ${what}`, asChoice: `have your opponent ${verb} ${what}` };

const simply = (
  { words, asChoice }: Wording,
  act: (s: State, l: Resolving, tell: Parameters<Instruction['run']>[2]) => void,
  needs: readonly Need[] = [],
): Instruction => ({
  needs,
  words: () => words,
  asChoice: () => asChoice,
  run(s, l, tell) {
    act(s, l, tell);
    return next;
  },
});

const worth = (amount: Amount, s: State, l: Resolving): number => amountOf(amount, s, speakerOf(s, l), l.x);

export const gainForce = (amount: Amount, who: Who = 'you'): Instruction =>
  simply(
    playerDoes(who, 'gain', `${amountWords(amount)} Force`),
    (s, l, tell) => resources.gainForce(s, tell, playerOf(l, who), worth(amount, s, l)),
    needsOf(amount),
  );

export const loseForce = (amount: Amount, who: Who): Instruction =>
  simply(
    playerDoes(who, 'lose', `${amountWords(amount)} Force`),
    (s, l, tell) => resources.loseForce(s, tell, playerOf(l, who), worth(amount, s, l)),
    needsOf(amount),
  );

const pointsWords = (amount: number): string =>
  `${amount > 0 ? '+' : ''}${amount} build point${Math.abs(amount) === 1 ? '' : 's'} this turn`;

/** Build points for this turn: an effect with an activation cost that gives them belongs to the build step. */ // TCG-0218
export const getPoints = (amount: number, who: Who): Instruction => ({
  ...simply(playerDoes(who, 'get', pointsWords(amount)), (s, l, tell) =>
    resources.gainPoints(s, tell, playerOf(l, who), amount),
  ),
  timing: 'build',
});

/** Another build step, once this one is over. */ // TCG-0189
export const extraBuildStep: Instruction = simply(
  playerDoes('you', 'get', 'an additional build step this turn'),
  (s, l) => countUse(s, limited('turn', 'extra build step', null, l.by)),
);

/** A side loses or gets build points, whoever plays it. */
export const sideGetsPoints = (side: 'Dark' | 'Light', amount: number): Instruction =>
  simply(
    {
      words: `the ${side} Side gets ${pointsWords(amount)}`,
      asChoice: `have the ${side} Side get ${pointsWords(amount)}`,
    },
    (s, _l, tell) => resources.gainPoints(s, tell, side === 'Dark' ? s.facts.dark : other(s.facts.dark), amount),
  );

const cardsWords = (amount: Amount): string => (amount === 1 ? 'a card' : `${amountWords(amount)} cards`);

export const draw = (amount: Amount, who: Who = 'you'): Instruction => ({
  needs: needsOf(amount),
  words: () => `${who === 'you' ? 'draw' : 'your opponent draws'} ${cardsWords(amount)}`,
  asChoice: () => `${who === 'you' ? 'draw' : 'have your opponent draw'} ${cardsWords(amount)}`,
  run: (s, l) => call(drawCards({ by: playerOf(l, who), left: worth(amount, s, l) })),
});

/** Asked for even with nothing to choose: what is in a hand is a secret. */
const discarding = (s: State, player: Player, cards: readonly CardId[], count: number): Asked => ({
  player,
  kind: 'subset',
  options: cards.map((card): Option => ({ verb: 'discard', on: onCard(s, card) })),
  min: Math.min(count, cards.length),
  max: Math.min(count, cards.length),
});

function discardChosen(s: State, l: Resolving, tell: Parameters<Instruction['run']>[2]): Control<TcgEvent> {
  for (const card of current(s, l.it)) discardCard(s, tell, card);
  return next;
}

/** A player chooses and discards cards from his or her hand. */ // TCG-0515
export const discardCards = (count: number, who: Who = 'you'): Instruction => ({
  words: () =>
    who === 'you'
      ? `discard ${cardsWords(count)} from your hand`
      : `your opponent chooses and discards ${cardsWords(count)} from his or her hand`,
  asChoice: () =>
    who === 'you'
      ? `discard ${cardsWords(count)} from your hand`
      : `have your opponent choose and discard ${cardsWords(count)} from his or her hand`,
  chooses: true,
  ask: (s, l) => discarding(s, playerOf(l, who), s.zones.hand[playerOf(l, who)], count),
  note: noteChosen,
  run: discardChosen,
});

export const discardHand: Instruction = simply(toYou('discard your hand'), (s, l, tell) => {
  for (const card of [...s.zones.hand[l.by]]) discardCard(s, tell, card);
});

export const lookAtHand: Instruction = simply(toYou("look at your opponent's hand"), (s, l, tell) => {
  for (const card of s.zones.hand[other(l.by)]) table.reveal(s, tell, card, maskOf(l.by));
});

/** Which cards, wherever they are. */
export interface Kind {
  /** "a unit card". */
  readonly words: string;
  /** "unit cards". */
  readonly plural: string;
  fits(s: State, card: CardId, l: { readonly by: Player }): boolean;
}

const cardCalled = (what: string, fits: Kind['fits']): Kind => ({
  words: article(`${what} card`),
  plural: `${what} cards`,
  fits,
});
const ofCard = (what: string, fits: (card: Card) => boolean): Kind =>
  cardCalled(what, (s, card) => fits(cardOf(s, card)));
const kindNames = { unit: 'unit', battle: 'Battle', mission: 'Mission' } as const;

/** A card of a kind, or of one of several. */
export const cardOfKind = (...kinds: (keyof typeof kindNames)[]): Kind =>
  ofCard(kinds.map((kind) => kindNames[kind]).join(' or '), (card) => kinds.some((kind) => kind === card.kind));
/** A card whose subtype is this, whatever else it is. */
export function cardWith(subtype: string): Kind {
  said('subtype', [subtype]);
  return cardCalled(subtype, (s, card) => {
    if (cardOf(s, card).kind !== 'unit') return false;
    const has = subtypesOf(s, card); // TCG-0686: what it says it is to be treated as counts everywhere
    return subtype.split(' ').every((word) => has.includes(word));
  });
}
export const cardOfType = (arena: Arena): Kind =>
  ofCard(arenaName(arena), (card) => card.kind === 'unit' && card.types.includes(arena)); // TCG-0678
export const unitCardsOf = (arena: Arena): Kind =>
  ofCard(`${arenaName(arena)} unit`, (card) => card.kind === 'unit' && card.types.includes(arena));

/** You choose one of them in the hand you look at; it is discarded. */
export const discardFromTheirHand = (kind: Kind): Instruction => ({
  words: () => `choose ${kind.words} there, if there is one; it is discarded`,
  chooses: true,
  ask: (s, l) =>
    discarding(
      s,
      l.by,
      // In the order of their handles: how the other player has arranged the hand is a secret.
      s.zones.hand[other(l.by)].filter((card) => kind.fits(s, card, l)).sort((a, b) => handleOf(s, a) - handleOf(s, b)),
      1,
    ),
  note: noteChosen,
  run: discardChosen,
});

const nothingTaken: Option = { verb: 'take nothing' };

/** The deck is looked through, a card may be taken and shown, and the deck is shuffled. */
export const search = (kind: Kind): Instruction => ({
  words: () =>
    `search your deck for ${kind.words}, which you may show to your opponent and put into your hand. Then shuffle your deck`,
  inner: [[lookThrough, takeOne(kind)]],
  run: (_s, l) => call(innerEffect(l, 0)),
});

const lookThrough: Instruction = simply(toYou('look through your deck'), (s, l, tell) => {
  for (const card of s.zones.deck[l.by]) table.reveal(s, tell, card, maskOf(l.by));
});

const takeOne = (kind: Kind): Instruction => ({
  words: () => `take ${kind.words}`,
  chooses: true,
  ask: (s, l) => ({
    player: l.by,
    kind: 'choice',
    options: [
      ...s.zones.deck[l.by]
        .filter((card) => kind.fits(s, card, l))
        .map((card): Option => ({ verb: 'take', on: onCard(s, card) })),
      nothingTaken,
    ],
  }),
  note(s, l, picked) {
    noteChosen(
      s,
      l,
      picked.filter(({ on }) => on !== undefined),
    );
  },
  run(s, l, tell) {
    for (const card of current(s, l.it)) {
      table.move(s, tell, card, 'hand', l.by);
      table.reveal(s, tell, card, everyone);
      tell?.({ kind: 'took', by: l.by, card: mention(s, card) });
    }
    table.shuffle(s, tell, 'deck', l.by);
    tell?.({ kind: 'shuffled', by: l.by });
    return next;
  },
});

const everyone = 7;

/** Cards come back from one's own discard pile. */
export const returnFromDiscard = (count: number, kind: Kind): Instruction => ({
  words: () =>
    count === 1
      ? `you may return ${kind.words} from your discard pile to your hand`
      : `return up to ${count} of the ${kind.plural} in your discard pile to your hand`,
  ...(count === 1 ? { asChoice: () => `return ${kind.words} from your discard pile to your hand` } : {}),
  chooses: true,
  possible: (s, l) => s.zones.discard[l.by].some((card) => kind.fits(s, card, l)),
  ask(s, l) {
    const cards = s.zones.discard[l.by].filter((card) => kind.fits(s, card, l));
    return cards.length === 0
      ? null
      : {
          player: l.by,
          kind: 'subset',
          options: cards.map((card): Option => ({ verb: 'return', on: onCard(s, card) })),
          min: 0,
          max: Math.min(count, cards.length),
        };
  },
  note: noteChosen,
  run(s, l, tell) {
    for (const card of current(s, l.it)) {
      table.move(s, tell, card, 'hand', l.by);
      tell?.({ kind: 'returned', by: l.by, card: mention(s, card) });
    }
    return next;
  },
});

/** Cards are shown from the top until one of the chosen type comes; the rest go back. */
export const revealUntilUnit: Instruction = simply(
  toYou(
    'turn up cards of your deck, one by one from the top, until there is a unit card of that type, which goes into your hand. Then shuffle your deck',
  ),
  (s, l, tell) => {
    const deck = s.zones.deck[l.by];
    for (let i = deck.length - 1; i >= 0; i--) {
      const card = deck[i] as CardId;
      table.reveal(s, tell, card, everyone);
      tell?.({ kind: 'revealed', by: l.by, card: mention(s, card) });
      const found = cardOf(s, card);
      if (found.kind !== 'unit' || !found.types.some((type) => type === l.arena)) continue;
      table.move(s, tell, card, 'hand', l.by);
      break;
    }
    table.shuffle(s, tell, 'deck', l.by);
    tell?.({ kind: 'shuffled', by: l.by });
  },
  ['a chosen arena'],
);

/** To reveal a card is to show it and then discard it, unless otherwise stated. */ // TCG-0647
export const revealTop: Instruction = simply(toYou('reveal the top card of your deck'), (s, l, tell) => {
  const top = topOf(s.zones.deck[l.by]);
  if (top === null) return;
  table.reveal(s, tell, top, everyone);
  tell?.({ kind: 'revealed', by: l.by, card: mention(s, top) });
  discardCard(s, tell, top);
});

/** A card that was just drawn is shown, and then discarded. */ // TCG-0242, TCG-0647
export const revealDrawn: Instruction = {
  needs: ['chosen cards'],
  words: () => 'reveal that card',
  reveals: true,
  run(s, l, tell) {
    for (const card of current(s, l.it)) {
      showCard(s, l, tell, card);
      discardCard(s, tell, card);
    }
    return next;
  },
};

/** It is shown, and stays in the hand. */
export const showDrawn: Instruction = {
  needs: ['chosen cards'],
  words: () => 'reveal that card without discarding it',
  reveals: true,
  run(s, l, tell) {
    for (const card of current(s, l.it)) showCard(s, l, tell, card);
    return next;
  },
};

function showCard(s: State, l: Resolving, tell: Parameters<Instruction['run']>[2], card: CardId): void {
  table.reveal(s, tell, card, everyone);
  tell?.({ kind: 'revealed', by: l.by, card: mention(s, card) });
}

/** Each bids in secret, then both show; whoever bid more, the Dark Side in a tie, pays that much and has control. */ // TCG-0458
export const bidForControl: Instruction = {
  needs: ['chosen cards'],
  words: () => 'you and your opponent bid Force for control of that unit',
  asChoice: () => 'bid Force with your opponent for control of that unit',
  inner: [[bidding('dark'), bidding('light'), settleBids()]],
  run: (_s, l) => call(innerEffect(l, 0)),
};

function bidding(side: 'dark' | 'light'): Instruction {
  const bidder = (s: State): Player => (side === 'dark' ? s.facts.dark : other(s.facts.dark));
  return {
    words: () => '',
    ask: (s) => ({
      player: bidder(s),
      kind: 'number',
      options: Array.from({ length: s.facts.force[bidder(s)] + 1 }, (_, amount) => ({ verb: 'bid', amount })),
    }),
    note(_s, l, [option]) {
      l.result = option?.amount ?? 0;
    },
    run(s, l, tell) {
      table.changeFor(s, tell, 'bids', bidder(s), typeof l.result === 'number' ? l.result : 0);
      return next;
    },
  };
}

function settleBids(): Instruction {
  return {
    words: () => '',
    run(s, l, tell) {
      const bids: readonly [number, number] = [s.facts.bids[0] ?? 0, s.facts.bids[1] ?? 0];
      const { dark } = s.facts;
      const winner = bids[other(dark)] > bids[dark] ? other(dark) : dark;
      table.change(s, tell, 'bids', [null, null]);
      for (const by of players) tell?.({ kind: 'bid', by, amount: bids[by] });
      resources.payForce(s, tell, winner, bids[winner]);
      for (const card of current(s, l.it)) if (controllerOf(s, card) !== winner) handOver(s, tell, card, winner);
      return perform([]);
    },
  };
}
