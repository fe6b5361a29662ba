/** What is done with piles and hands by one card alone: guessing at cards, replacing a hand, losing what matches. */
import { type CardId, call, cardAt, handleOf, next, onCard, refTo } from '@binary-sunset/kernel';
import type { Kind } from '../../../catalog/card.ts';
import { kindOf } from '../../../catalog/catalog.ts';
import { characterTypes } from '../../../catalog/characterTypes.ts';
import { keysOf } from '../../../catalog/keysOf.ts';
import { heapOf, type Pile, pileWords, reserveDeck, silently, together } from '../../../language/does/piles/piles.ts';
import { states } from '../../../language/words/deeds.ts';
import { isOfType } from '../../../rules/cards/characteristics.ts';
import { cardsIn, notEmpty, showAll, topCards } from '../../../rules/force/piles.ts';
import { placeSeveral } from '../../../rules/force/placingSeveral.ts';
import { valueNow } from '../../../rules/inForce/values.ts';
import { type State, table } from '../../../state/state.ts';
import type { Option } from '../../../state/vocabulary.ts';
import { type Amount, amountOf, amountWords, type Instruction, speakerOf } from '../../../text/program.ts';
import { so } from '../../../text/saying/clauses.ts';
import { joined } from '../../../text/saying/lists.ts';
import { thing } from '../../../text/saying/nouns.ts';

/** The icon in the upper left corner of cards: that of characters says what kind of character they are. */ // GLA-0316
const types: readonly string[] = [
  ...keysOf(characterTypes),
  ...keysOf<Exclude<Kind, 'character'>>({
    starship: 0,
    vehicle: 0,
    creature: 0,
    weapon: 0,
    device: 0,
    effect: 0,
    interrupt: 0,
    location: 0,
  }),
];

const isOfCardType = (s: State, card: CardId, type: string): boolean =>
  kindOf(s, card) === type || (kindOf(s, card) === 'character' && isOfType(s, card, [type]));

const guesses: Instruction = {
  words: () => '',
  ask: (_s, l) => ({ player: l.by, kind: 'choice', options: types.map((type): Option => ({ verb: `guess ${type}` })) }),
  note(_s, l, [picked]) {
    l.x = types.findIndex((type) => picked?.verb === `guess ${type}`);
  },
  run: () => next,
};

/** How the other player holds their cards is theirs to know: they are pointed at in no order. */
const points = (at: Pile): Instruction => ({
  words: () => '',
  ask: (s, l) => ({
    player: l.by,
    kind: 'choice',
    options: [...cardsIn(s, heapOf(at, l.by))]
      .sort((a, b) => handleOf(s, a) - handleOf(s, b))
      .map((card): Option => ({ verb: 'point at', on: onCard(s, card) })),
  }),
  note(s, l, [picked]) {
    l.it = picked?.on === undefined ? [] : [refTo(s, cardAt(s, picked.on))];
  },
  run(s, l, tell) {
    const shown = l.it.map(({ card }) => card);
    showAll(s, tell, shown);
    const found = shown.filter((card) => isOfCardType(s, card, types[l.x] ?? ''));
    return found.length === 0 ? next : call(placeSeveral({ cards: found.map((card) => refTo(s, card)), to: 'lost' }));
  },
});

/** "Guess a card type and point to a card": it is shown, and lost if the guess was right. */
export const guessesType = (at: Pile): Instruction =>
  together(
    () =>
      `guess a card type and point to a card in ${pileWords(at)}, which is shown, and lost if you guessed correctly`,
    (s, l) => notEmpty(s, heapOf(at, l.by), l.source.card),
    [guesses, points(at)],
  );

/** The whole hand goes to the Used Pile, and as many cards, or some more, come from the Reserve Deck. */
export const replacesHand = (more: Amount): Instruction =>
  together(
    (self) =>
      joined([
        'place your hand in Used Pile, and draw as many cards from Reserve Deck',
        more === 0 ? '' : `(plus ${amountWords(more, self)})`,
      ]),
    (s, l) => notEmpty(s, heapOf(reserveDeck, l.by), l.source.card),
    [
      silently((s, l) => {
        l.x = s.zones.hand[l.by].length + amountOf(more, s, speakerOf(s, l), l.x);
      }),
      {
        words: () => '',
        run: (s, l) => call(placeSeveral({ cards: s.zones.hand[l.by].map((card) => refTo(s, card)), to: 'used' })),
      },
      silently((s, l, tell) => {
        for (const card of topCards(s, heapOf(reserveDeck, l.by), l.x)) table.move(s, tell, card, 'hand', l.by);
      }),
    ],
  );

/** Every card there whose destiny number is the destiny that was drawn is lost. */
export const losesThoseOfThatDestiny = (pile: Pile): Instruction => ({
  ...states(() => so(thing(`each card in ${pileWords(pile)} with the same destiny number`), 'be', 'lost')),
  run(s, l) {
    const found = cardsIn(s, heapOf(pile, l.by)).filter((card) => valueNow(s, card, 'destiny') === l.result);
    return found.length === 0 ? next : call(placeSeveral({ cards: found.map((card) => refTo(s, card)), to: 'lost' }));
  },
});
