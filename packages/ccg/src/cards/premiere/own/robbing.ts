/** Weapons and devices are stolen or destroyed, several at once. */
import { type CardId, cardAt, goto, isCurrent, next, onCard, refTo } from '@binary-sunset/kernel';
import { kindOf } from '../../../catalog/catalog.ts';
import type { Cards } from '../../../language/cards/cards.ts';
import { silently, together } from '../../../language/does/piles/piles.ts';
import { stealsThem } from '../../../language/does/toCards/stealing.ts';
import { leaveTable } from '../../../rules/leaving/leaving.ts';
import { hostOf } from '../../../rules/table/places.ts';
import { whyNotStolen } from '../../../rules/weapons/stealing.ts';
import type { State } from '../../../state/state.ts';
import type { Option } from '../../../state/vocabulary.ts';
import { type Acting, type Instruction, speakerOf } from '../../../text/program.ts';

type Way = 'steal' | 'destroy';

/** What can still be taken: after the first only more of its kind. What nobody can carry can only be destroyed. */ // GLC-0455, GLC-0456
function booty(s: State, l: Acting, what: Readonly<Record<Way, Cards>>, way: Way): CardId[] {
  const [first] = l.it;
  const kind = first === undefined ? null : kindOf(s, first.card);
  return what[way]
    .in(s, speakerOf(s, l))
    .filter((card) => !l.it.some((one) => one.card === card))
    .filter((card) => kind === null || kindOf(s, card) === kind)
    .filter((card) => way === 'destroy' || (whyNotStolen(s, card) === null && hostOf(s, card) !== l.source.card));
}

/** One of them after the other, as long as its player wants more. */
const choosing = (what: Readonly<Record<Way, Cards>>, most: number): Instruction => ({
  words: () => '',
  ask(s, l) {
    if (l.it.length >= most || l.result === 'stop') return null;
    const ways: readonly Way[] =
      l.it.length === 0 ? ['steal', 'destroy'] : [l.result === 'steal' ? 'steal' : 'destroy'];
    const options = ways.flatMap((way) =>
      booty(s, l, what, way).map((card): Option => ({ verb: way, on: onCard(s, card) })),
    );
    if (options.length === 0) return null;
    return { player: l.by, kind: 'choice', options: [...options, { verb: 'stop' }] };
  },
  note(s, l, [picked]) {
    l.x = picked?.on === undefined ? 0 : 1;
    if (picked?.on === undefined) return;
    l.result = picked.verb;
    l.it = [...l.it, refTo(s, cardAt(s, picked.on))];
  },
  run(_s, l) {
    const isMore = l.x > 0;
    l.x = 0;
    return isMore ? goto('choose') : next;
  },
});

/** "May steal or destroy up to 2 weapons or 2 devices": all in one way, and of one kind. */ // GLC-0448, GLC-0455, GLC-0456
export const stealsOrDestroys = (most: number, what: Cards): Instruction =>
  together((self) => `may steal or destroy up to ${most} ${what.words(self, 'some')}, all of one kind`, undefined, [
    silently((_s, l) => {
      l.it = [];
      l.x = 0;
    }),
    choosing({ steal: what.reachingStolen, destroy: what }, most),
    {
      words: () => '',
      run(s, l, tell) {
        const cards = l.it.filter((one) => isCurrent(s, one)).map(({ card }) => card);
        if (cards.length === 0) return next;
        if (l.result === 'destroy') return leaveTable(s, cards, 'lost', l.by, 'lost');
        stealsThem(s, l, tell, cards);
        return next;
      },
    },
  ]);
