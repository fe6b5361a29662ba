/** Cards are stacked on the card whose text it is, or on one that was targeted. */
import { isCurrent } from '@binary-sunset/kernel';
import { showAll } from '../../../rules/force/piles.ts';
import { stackOn } from '../../../rules/leaving/stacking.ts';
import type { Instruction } from '../../../text/program.ts';
import type { Pile, Wanted } from './piles.ts';
import { mayWords, type Selecting, selectedFromWords, selects, withPicked } from './selecting.ts';
import type { SeenIn } from './sources.ts';

interface Stacking extends Omit<Selecting, 'leaving'> {
  readonly face: 'up' | 'down';
  /** On what was targeted, rather than here. */
  readonly on?: 'it';
  /** Its owner may look at it, whosever card it is on. */ // GAP-0273
  readonly ownerMayLook?: true;
}

/** "Stack any card from hand face down here", "stack top card of Reserve Deck face down on it". */ // AR1-0018
export const stacks = (what: Wanted, from: Pile | SeenIn, how: Stacking): Instruction =>
  selects({
    what,
    from,
    how,
    verb: 'stack',
    words: (self) =>
      `${mayWords(how)}stack ${selectedFromWords(what, from, how, self)} face ${how.face} ${how.on === 'it' ? 'on it' : 'here'}${how.ownerMayLook === true ? ' (its owner may look at it)' : ''}`,
    then: [
      withPicked((s, { source, chosen }, tell, cards) => {
        const host = how.on === 'it' ? (chosen[0]?.[0] ?? source) : source;
        if (!isCurrent(s, host)) return;
        // Where only certain cards can be stacked, they are shown. AR1-0068
        if (what !== 'any card') showAll(s, tell, cards);
        for (const card of cards) stackOn(s, tell, card, host.card, how.face === 'up', how.ownerMayLook);
      }),
    ],
  });
