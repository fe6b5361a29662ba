import { type CardId, call, cardAt, handleOf, next, onCard, refTo } from '@binary-sunset/kernel';
import type { Kind } from '../../../catalog/card.ts';
import { kindOf } from '../../../catalog/catalog.ts';
import { characterTypes } from '../../../catalog/characterTypes.ts';
import { keysOf } from '../../../catalog/keysOf.ts';
import { isOfType } from '../../../rules/cards/characteristics.ts';
import { cardsIn, notEmpty, showAll } from '../../../rules/force/piles.ts';
import { placeSeveral } from '../../../rules/force/placingSeveral.ts';
import type { State } from '../../../state/state.ts';
import type { Option } from '../../../state/vocabulary.ts';
import type { Instruction } from '../../../text/program.ts';
import { heapOf, type Pile, pileWords, together } from './piles.ts';

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
