/** A starship or vehicle is deployed together with what matches it, for cards that only tests play. */
import { type CardId, call, cardAt, next, onCard, refTo } from '@binary-sunset/kernel';
import { kindOf } from '../../../../src/catalog/catalog.ts';
import { amongPile } from '../../../../src/language/cards/apart.ts';
import type { Cards } from '../../../../src/language/cards/cards.ts';
import { isTimeToDeploy } from '../../../../src/language/does/deploying/deploying.ts';
import {
  hand,
  heapOf,
  type Pile,
  pileWords,
  searchOf,
  silently,
  together,
} from '../../../../src/language/does/piles/piles.ts';
import { isMatching } from '../../../../src/rules/cards/matching.ts';
import { jointDeployment } from '../../../../src/rules/deploying/deploy.ts';
import { destinationsWith } from '../../../../src/rules/deploying/destinations.ts';
import { cardsIn, showAll } from '../../../../src/rules/force/piles.ts';
import { lookThrough, maySearch, verify } from '../../../../src/rules/force/searching.ts';
import type { State } from '../../../../src/state/state.ts';
import type { Option } from '../../../../src/state/vocabulary.ts';
import { type Acting, type Instruction, speakerOf } from '../../../../src/text/program.ts';

const looksThrough = (from: Pile): Instruction =>
  silently((s, l, tell) => {
    l.it = [];
    lookThrough(s, tell, searchOf(l, from));
  });

/** Which of two is the starship or vehicle, and which its pilot. */
const asPair = (s: State, one: CardId, other: CardId): readonly [CardId, CardId] =>
  kindOf(s, one) === 'character' ? [other, one] : [one, other];

const isPair = (s: State, l: Acting, one: CardId, other: CardId): boolean => {
  const [vessel, pilot] = asPair(s, one, other);
  return isMatching(s, pilot, vessel) && destinationsWith(s, l.by, vessel, pilot).length > 0;
};

const choosable = (s: State, l: Acting, what: Cards): CardId[] =>
  s.zones.hand[l.by].filter((card) => what.is(s, card, { ...speakerOf(s, l), locked: null }));

/** The first of the two is shown. */
const shows = (what: Cards): Instruction => ({
  words: () => '',
  ask: (s, l) => ({
    player: l.by,
    kind: 'choice',
    options: choosable(s, l, what).map((card): Option => ({ verb: 'reveal', on: onCard(s, card) })),
  }),
  note(s, l, [picked]) {
    if (picked?.on !== undefined) l.chosen = [[refTo(s, cardAt(s, picked.on))]];
  },
  run(s, l, tell) {
    showAll(
      s,
      tell,
      l.chosen.flatMap((chosen) => chosen.map(({ card }) => card)),
    );
    return next;
  },
});

/** The second is found, and both are deployed as one. */
const finds = (from: Pile): Instruction => ({
  words: () => '',
  ask(s, l) {
    const first = l.chosen[0]?.[0]?.card ?? -1;
    const found = cardsIn(s, heapOf(from, l.by)).filter((card) => first >= 0 && isPair(s, l, first, card));
    return {
      player: l.by,
      kind: 'choice',
      options: found.map((card): Option => ({ verb: 'deploy', on: onCard(s, card) })),
    };
  },
  note(s, l, [picked]) {
    if (picked?.on !== undefined) l.it = [refTo(s, cardAt(s, picked.on))];
  },
  run(s, l, tell) {
    const [first, second] = [l.chosen[0]?.[0], l.it[0]];
    if (first === undefined || second === undefined) {
      verify(s, tell, searchOf(l, from));
      return next;
    }
    const [vessel, pilot] = asPair(s, first.card, second.card);
    return call(jointDeployment(s, l.by, vessel, pilot));
  },
});

/** "Reveal such a card from hand to take what matches it from Reserve Deck, and deploy both simultaneously." */ // AR5-0042, AR5-0116
export const deploysMatching = (what: Cards, from: Pile): Instruction =>
  amongPile(
    what,
    together(
      (self) =>
        `reveal ${what.words(self)} from ${pileWords(hand)}, and deploy it simultaneously with what matches it from ${pileWords(from)}`,
      (s, l) => {
        const time = isTimeToDeploy(s, l);
        if (time !== true) return time;
        return choosable(s, l, what).length > 0 && maySearch(s, searchOf(l, from), l.source.card);
      },
      [shows(what), looksThrough(from), finds(from)],
    ),
  );
