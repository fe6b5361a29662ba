import { deployLocation, waysToLay } from '../../../rules/deploying/locations.ts';
import { nobody } from '../../../state/state.ts';
import type { Instruction } from '../../../text/program.ts';
import type { Cards } from '../../cards/cards.ts';
import { type Pile, pileWords } from '../piles/piles.ts';
import { deploysFound } from './deployingFound.ts';

/** "Deploy a battleground site (not already on table)": it must be one as soon as it is there. */ // GAP-0359, GAP-0360
export const deploysBattleground = (what: Cards, from: Pile): Instruction =>
  deploysFound(what, from, {
    words: (self) => `deploy one battleground ${what.words(self)} (not already on table) from ${pileWords(from)}`,
    canBe: (s, l, card) => waysToLay(s, l.by, card, true).length > 0,
    frame: (_s, l, source) => deployLocation({ by: l.by, source, over: nobody, vessel: nobody, asBattleground: true }),
  });
