/** What is done to cards that are still being built. */
import { type CardId, everybody, mention, next, onCard, other, type Player } from '@binary-sunset/kernel';
import { current } from '../rules/cards/units.ts';
import { type State, table } from '../state/state.ts';
import type { Option, Tell } from '../state/vocabulary.ts';
import type { Instruction, Resolving } from '../text/program.ts';
import { noteChosen } from './targets.ts';

type Whose = 'your' | 'opponent';

const builder = (l: Resolving, whose: Whose): Player => (whose === 'your' ? l.by : other(l.by));
const theirs = (whose: Whose): string => (whose === 'your' ? 'your' : "your opponent's");

/** Cards being built are no units: an effect reaches them only if it speaks of such cards. */ // TCG-0049
const toBeingBuilt = (
  words: string,
  whose: Whose,
  act: (s: State, l: Resolving, card: CardId, tell: Tell) => void,
): Instruction => ({
  words: () => words,
  chooses: true,
  possible: (s, l) => s.zones.building[builder(l, whose)].length > 0,
  ask: (s, l) => ({
    player: l.by,
    kind: 'choice',
    options: s.zones.building[builder(l, whose)].map((card): Option => ({ verb: 'choose', on: onCard(s, card) })),
  }),
  note: noteChosen,
  run(s, l, tell) {
    for (const card of current(s, l.it)) act(s, l, card, tell);
    return next;
  },
});

/** Without counters a card is still being built. */ // TCG-0107, TCG-0116
export const removeBuildCounters = (amount: number, whose: Whose): Instruction =>
  toBeingBuilt(
    `remove up to ${amount} build counter${amount === 1 ? '' : 's'} from one of ${theirs(whose)} partially built cards`,
    whose,
    (s, _l, card, tell) => {
      const counters = s.cards.counters[card] ?? 0;
      table.mark(s, tell, card, 'counters', Math.max(0, counters - amount));
    },
  );

/** It is shown, and treated as face down all the same. */ // TCG-0109
export const revealPartiallyBuilt = (whose: Whose): Instruction =>
  toBeingBuilt(`turn one of ${theirs(whose)} partially built cards face up`, whose, (s, l, card, tell) => {
    table.reveal(s, tell, card, everybody);
    tell?.({ kind: 'revealed', by: l.by, card: mention(s, card) });
  });
