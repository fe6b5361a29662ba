import { type CcgGame, type CcgState, unknownByDestiny } from '@binary-sunset/ccg';
import {
  below,
  type CardId,
  knownTo,
  maskOf,
  other,
  type Player,
  type Random,
  randomFrom,
  type Seed,
  type TableView,
  topOf,
} from '@binary-sunset/kernel';
import type { Luck } from '../training.ts';
import { destinyOf } from './reading.ts';

/** What may come up for destiny: of one's own deck what one has not seen, of the other's about what decks have. */

/** What an opponent draws, one as likely as the other: a deck has about 3 on the average. */
const usualSpread: readonly number[] = [1, 2, 3, 3, 4, 5];
const usualDestiny = 3;
const trials = usualSpread.length;
/** More cards than are drawn until a table is judged. */
const cardsLaid = 8;

/** A state behind a view: one's own cards are dealt at random, the opponent's are blank but for their destiny. */
export function supposed(game: CcgGame, view: TableView, seed: Seed): CcgState {
  return game.determinize(view, randomFrom(seed), (_view, opponent) =>
    view.cards
      .filter(({ owner }) => owner === opponent)
      .map((_, i) => unknownByDestiny[usualSpread[i % trials] ?? usualDestiny] ?? ''),
  );
}

const isHidden = (s: CcgState, from: Player, card: CardId): boolean => (knownTo(s, card) & maskOf(from)) === 0;

const piles = ['reserve', 'force', 'used'] as const;

/** A player's own cards that he or she has not seen. */
const unseen = (s: CcgState, me: Player): CardId[] =>
  piles.flatMap((zone) => s.zones[zone][me].filter((card) => isHidden(s, me, card)));

/** What a player may expect of the next destiny that somebody draws. */
export function expectedDestiny(s: CcgState, me: Player, who: Player): number {
  const top = topOf(s.zones.reserve[who]);
  if (top === null) return 0;
  if (!isHidden(s, me, top)) return destinyOf(s, top);
  if (who !== me) return usualDestiny;
  const cards = unseen(s, me);
  return cards.reduce((sum, card) => sum + destinyOf(s, card), 0) / Math.max(1, cards.length);
}

/**
 * The destinies of several trials: in six of them each draw comes from each sixth of what it may be. So chance averages
 * out soon, and every answer is tried with the same draws.
 */
export function evenDestiny(s: CcgState, me: Player, seed: Seed): readonly Luck<CcgState>[] {
  const own = unseen(s, me).sort((a, b) => destinyOf(s, a) - destinyOf(s, b) || a - b);
  const mine = hiddenOnTop(s, me, me);
  const theirs = hiddenOnTop(s, me, other(me));
  const laid = [...mine, ...theirs];
  const random = randomFrom(seed);
  const sixths = laid.map(() => anyOrder(random));
  const stand = usualSpread.map((destiny) => s.names.indexOf(unknownByDestiny[destiny] ?? ''));

  function titlesIn(trial: number): number[] {
    const titles = dealt(s, own, mine, (draw) => sixths[draw]?.[trial] ?? 0, randomFrom(`${seed}/${trial}`));
    for (const [i, card] of theirs.entries())
      titles[card] = stand[sixths[mine.length + i]?.[trial] ?? 0] ?? titles[card] ?? 0;
    return titles;
  }

  return usualSpread.map((_, trial) => {
    let titles: number[] | null = null;
    return {
      lay(on) {
        titles ??= titlesIn(trial);
        on.cards.definition = titles;
      },
      isUntouched: (on) => laid.every((card) => knownTo(on, card) === 0),
    };
  });
}

/** The first cards of a Reserve Deck that a player has not seen. */
const hiddenOnTop = (s: CcgState, me: Player, of: Player): CardId[] =>
  s.zones.reserve[of]
    .slice(-cardsLaid)
    .reverse()
    .filter((card) => isHidden(s, me, card));

function anyOrder(random: Random): number[] {
  const left = usualSpread.map((_, i) => i);
  return usualSpread.map(() => left.splice(below(random, left.length), 1)[0] ?? 0);
}

/** All of the unseen cards dealt anew: each draw from its sixth of them, the rest anyhow. */
function dealt(
  s: CcgState,
  own: readonly CardId[],
  draws: readonly CardId[],
  sixthOf: (draw: number) => number,
  random: Random,
): number[] {
  const definition = [...s.cards.definition];
  const left = own.map((card) => s.cards.definition[card] ?? 0);
  const deal = (card: CardId, at: number): void => {
    const [title] = left.splice(Math.min(at, left.length - 1), 1);
    if (title !== undefined) definition[card] = title;
  };
  for (const [i, card] of draws.entries())
    deal(card, Math.floor(((sixthOf(i) + below(random, 100) / 100) / trials) * left.length));
  for (const card of own) if (!draws.includes(card)) deal(card, below(random, left.length));
  return definition;
}
