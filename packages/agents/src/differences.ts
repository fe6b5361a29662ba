import type { CardId } from '@binary-sunset/kernel';
import type { Part } from './judgement.ts';

/** A part of the judgement by which one answer differs from another, over all trials that both were given. */
export interface Difference extends Pick<Part, 'of' | 'whose' | 'at'> {
  /** How much there is of it on the average, with the one answer and with the other. */
  readonly here: number;
  readonly there: number;
  /** How much better the one answer is for it. */
  readonly worth: number;
  /** The cards that are mostly counted with the one answer and hardly ever with the other, and the other way round. */
  readonly more: readonly CardId[];
  readonly fewer: readonly CardId[];
}

type Judged = readonly (readonly Part[])[];

/** One part over several trials. */
interface Tally {
  readonly part: Part;
  readonly amount: [number, number];
  worth: number;
  readonly cards: [Map<CardId, number>, Map<CardId, number>];
}

/** What is there so often is there; what is there no more than so seldom is gone. */
const mostly = 0.6;
const hardly = 0.4;

/** What tells two answers apart, what counts most first: for the better or for the worse. */
export function differencesOf(here: Judged, there: Judged): readonly Difference[] {
  const trials = Math.min(here.length, there.length);
  const tallies = new Map<string, Tally>();
  const count = (side: 0 | 1, judged: Judged): void => {
    for (const parts of judged.slice(0, trials))
      for (const part of parts) {
        const name = `${part.of}/${part.whose}/${part.at ?? ''}`;
        const tally = tallies.get(name) ?? { part, amount: [0, 0], worth: 0, cards: [new Map(), new Map()] };
        tallies.set(name, tally);
        tally.amount[side] += part.amount / trials;
        tally.worth += ((side === 0 ? 1 : -1) * part.worth) / trials;
        const seen = tally.cards[side];
        for (const card of part.cards ?? []) seen.set(card, (seen.get(card) ?? 0) + 1 / trials);
      }
  };
  count(0, here);
  count(1, there);
  const gone = (from: 0 | 1, cards: Tally['cards']): CardId[] =>
    [...cards[from]].flatMap(([card, share]) =>
      share >= mostly && (cards[from === 0 ? 1 : 0].get(card) ?? 0) <= hardly ? card : [],
    );
  return [...tallies.values()]
    .map(({ part: { of, whose, at }, amount, worth, cards }) => ({
      of,
      whose,
      ...(at === undefined ? {} : { at }),
      here: amount[0],
      there: amount[1],
      worth,
      more: gone(0, cards),
      fewer: gone(1, cards),
    }))
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
}
