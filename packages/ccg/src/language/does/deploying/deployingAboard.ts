import { isCurrent, startingAt } from '@binary-sunset/kernel';
import { deploy } from '../../../rules/deploying/deploy.ts';
import { destinationsFor } from '../../../rules/deploying/destinations.ts';
import { nobody } from '../../../state/state.ts';
import type { Instruction } from '../../../text/program.ts';
import type { Cards } from '../../cards/cards.ts';
import { type Pile, pileWords } from '../piles/piles.ts';
import { isTimeToDeploy } from './deploying.ts';
import { deploysFound } from './deployingFound.ts';

/** "Deploy a warrior aboard from Reserve Deck": on this very card, and nowhere else. */ // AR1-0207
export const deploysAboard = (from: Pile, what: Cards, free = false): Instruction =>
  deploysFound(what, from, {
    words: (self) => `deploy ${what.words(self)} aboard ${self} from ${pileWords(from)}${free ? ' for free' : ''}`,
    possible: isTimeToDeploy,
    canBe: (s, l, card) =>
      isCurrent(s, l.source) && destinationsFor(s, l.by, card, free).some(({ to }) => to === l.source.card),
    frame: (_s, l, source) =>
      startingAt(deploy({ by: l.by, source, free, to: l.source, pilot: nobody, target: nobody }), 'pay'),
  });
