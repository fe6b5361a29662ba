/** Cards go from a pile, a hand or a stack into a deck or pile. */
import { call, impossible, next, type Player } from '@binary-sunset/kernel';
import { pileNames } from '../../../rules/force/piles.ts';
import { placeSeveral } from '../../../rules/force/placingSeveral.ts';
import { unstack } from '../../../rules/leaving/stacking.ts';
import { type State, table } from '../../../state/state.ts';
import type { Option } from '../../../state/vocabulary.ts';
import type { Acting, Instruction } from '../../../text/program.ts';
import { either } from '../../../text/saying/lists.ts';
import type { Self } from '../../../text/saying/self.ts';
import { pileWords, type Wanted } from './piles.ts';
import {
  isAllOf,
  isBlind,
  isOne,
  mayWords,
  type Selecting,
  selectedFromWords,
  selectedWords,
  selects,
} from './selecting.ts';
import { isPile, isSeen, type Source } from './sources.ts';

/** Where cards are put: in that pile of their owner's, which nobody needs to name. */ // AR1-0065
type Into = 'reserve' | 'force' | 'used' | 'lost';

interface Placing extends Selecting {
  readonly at?: 'bottom';
}

/** Whose pile it is, if that is known: cards go to their owner's. */ // AR1-0065
const ownerWords = (from: Source): string => {
  const whose = isPile(from) ? from.whose : isSeen(from) ? from.pile.whose : 'your';
  return whose === 'opponent' ? 'opponent’s ' : '';
};

/** "each Rebel in opponent's hand is lost": those that nobody chooses are simply lost. */
function lostWords(what: Wanted, from: Source, how: Selecting, self: Self): string {
  const words = isPile(from)
    ? `${selectedWords(what, from, how, self)} in ${pileWords(from)}`
    : selectedFromWords(what, from, how, self);
  return `${words} ${isSeen(from) && from.called !== 'it' && what === 'any card' ? 'are' : 'is'} lost`;
}

/** "Place one Rebel from hand on top of Used Pile", or on top of one of several piles, as its player likes. */ // AR1-0035, AR1-0065, AR1-0067
export function places(what: Wanted, from: Source, to: Into | readonly Into[], how: Placing = {}): Instruction {
  const piles: readonly Into[] = typeof to === 'string' ? [to] : to;
  const [first = 'used'] = piles;
  const isChosen = !isBlind(what, from, how);
  const isWholePile = isPile(from) && isAllOf(how) && !isChosen;
  if (how.at === 'bottom' && !(isChosen && isOne(how)))
    impossible('Only one card that was chosen is put under a pile: several go on top of it.');
  if (piles.includes('lost') && piles.length > 1) impossible('What is lost goes to no other pile.');
  const onto = isOne(how) || piles.length > 1 ? `on ${how.at ?? 'top'} of` : 'on';
  const where = `${onto} ${ownerWords(from)}${either(piles.map((zone) => pileNames[zone]))}`;
  const isSimplyLost = first === 'lost' && (isAllOf(how) || (isSeen(from) && from.called === 'it'));
  const isStated = isSimplyLost && how.may !== true;
  const placing = selects({
    what,
    from,
    how,
    verb: 'place',
    words(self) {
      if (isSimplyLost) return `${mayWords(how)}${lostWords(what, from, how, self)}`;
      if (isWholePile) return `place ${ownerWords(from)}${pileNames[from.zone]} ${where}`;
      const unseen = how.top === true ? ' unseen' : '';
      const until = how.leaving === undefined ? '' : ` until ${how.leaving} remain`;
      return `${mayWords(how)}place ${selectedFromWords(what, from, how, self)}${unseen} ${where}${until}`;
    },
    then: [
      {
        words: () => '',
        ask: (s, l) =>
          l.picked.length === 0 || piles.length === 1
            ? null
            : {
                player: l.by,
                kind: 'choice',
                options: piles.map((zone): Option => ({ verb: 'place on', on: { zone, of: ownerOf(s, l) } })),
              },
        note(_s, l, [picked]) {
          l.result = picked?.on !== undefined && 'zone' in picked.on ? picked.on.zone : null;
        },
        run(s, l, tell) {
          const zone = piles.find((one) => one === l.result) ?? first;
          // Where only certain cards can be put, they are shown. AR1-0068
          const shown = what !== 'any card' || zone === 'lost';
          if (isChosen && l.picked.length > 1) return call(placeSeveral({ cards: [...l.picked], to: zone, shown }));
          const [sees, at] = [shown ? 'all' : 'none', how.at ?? 'top'] as const;
          for (const { card } of l.picked) {
            unstack(s, tell, card);
            if (!isSeen(from) || !table.isIn(s, card, zone))
              table.move(s, tell, card, zone, table.whose(s, card), { at, sees });
          }
          return next;
        },
      },
    ],
  });
  return isStated ? { ...placing, opens: 'a sentence' } : placing;
}

const ownerOf = (s: State, { by, picked: [first] }: Acting): Player =>
  first === undefined ? by : table.whose(s, first.card);
