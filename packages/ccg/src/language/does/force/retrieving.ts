/** Certain cards are retrieved from the Lost Pile, or so many at random. */
import { call, impossible, next, refTo, topOf } from '@binary-sunset/kernel';
import { retrieveCards, retrieveForce } from '../../../rules/force/retrieving.ts';
import { maySearch } from '../../../rules/force/searching.ts';
import type { Instruction } from '../../../text/program.ts';
import { joined } from '../../../text/saying/lists.ts';
import { amongPile } from '../../cards/apart.ts';
import { isWanted, lostPile, pileWords, searchOf, type Wanted } from '../piles/piles.ts';
import { mayWords, type Selecting, selectedWords, selects } from '../piles/selecting.ts';

interface Retrieving extends Omit<Selecting, 'top' | 'leaving'> {
  readonly intoHand?: true;
  /** The one that lies nearest to the top, whoever would like another. */ // AR1-0244
  readonly nearestTop?: true;
}

const handWords = ({ intoHand }: Retrieving): string => (intoHand === true ? 'into hand' : '');

/** Nobody needs to look for it: it is the first of them from the top. */ // AR1-0052, AR1-0244
const retrievesNearest = (what: Wanted, how: Retrieving): Instruction =>
  amongPile(what, {
    words: (self) =>
      joined([
        'retrieve',
        what === 'any card' ? what : what.words(self),
        `nearest to the top of ${pileWords(lostPile)}`,
        handWords(how),
      ]),
    run(s, l) {
      const card = topOf(s.zones.lost[l.by].filter((one) => isWanted(s, what, one, l)));
      return card === null ? next : call(retrieveCards(l.by, [refTo(s, card)], how.intoHand));
    },
  });

/** "Retrieve one Rebel", wherever it lies in the Lost Pile; "up to 2" after a look. An empty one is no hindrance. */ // AR1-0033, AR1-0051, AR1-0052, AR1-0054
export function retrievesCards(what: Wanted, how: Retrieving = {}): Instruction {
  const { atRandom, intoHand, nearestTop, ...others } = how;
  if (nearestTop === true && (atRandom === true || Object.keys(others).length > 0))
    impossible('Only one card is nearest to the top, and nobody chooses it.');
  if (atRandom === true && intoHand === true)
    impossible('What is retrieved at random is retrieved as Force, which never goes into hand.');
  if (nearestTop === true) return retrievesNearest(what, how);
  return selects({
    what,
    from: lostPile,
    how,
    verb: 'retrieve',
    words: (self) => joined([`${mayWords(how)}retrieve`, selectedWords(what, lostPile, how, self), handWords(how)]),
    possible: (s, l) => atRandom === true || s.zones.lost[l.by].length === 0 || maySearch(s, searchOf(l, lostPile)),
    then: [
      {
        words: () => '',
        run(_s, l) {
          const left = l.picked.length;
          if (left === 0) return next;
          // They lie on top of the pile now, and are retrieved from there. AR1-0051
          return call(atRandom === true ? retrieveForce({ who: l.by, left }) : retrieveCards(l.by, l.picked, intoHand));
        },
      },
    ],
  });
}
