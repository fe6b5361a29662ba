/** Cards that come back to where they were lost from. */
import { next } from '@binary-sunset/kernel';
import { aboutGone } from '../../../language/cards/apart.ts';
import type { Cards } from '../../../language/cards/cards.ts';
import { states } from '../../../language/words/deeds.ts';
import { occurrenceCalled } from '../../../rules/actions/responding.ts';
import { slots } from '../../../state/names.ts';
import { table } from '../../../state/state.ts';
import type { Instruction, Trigger } from '../../../text/program.ts';
import { so } from '../../../text/saying/clauses.ts';
import { thing } from '../../../text/saying/nouns.ts';

/** A card was just forfeited from such a place. */ // AR6-0097
export const justForfeitedFrom = (who: Cards, where: Cards): Trigger =>
  aboutGone(
    who,
    {
      on: 'forfeited',
      words: (self) => `${who.words(self)} was just forfeited from ${where.words(self)}`,
      matches(s, { subject, detail }, speaker) {
        const plain = { ...speaker, locked: null };
        return (
          typeof detail === 'number' && detail >= 0 && who.is(s, subject.card, plain) && where.matches(s, detail, plain)
        );
      },
    },
    [where],
  );

/** A just lost card is back where it was lost from: that very card, and nothing that was on it. */ // GLB-0545, GLB-0546, AR1-0181
export const revives: Instruction = {
  ...states(() => so(thing('it'), 'return', 'to where it was')),
  run(s, l, tell) {
    const lost = occurrenceCalled(s, l.about);
    const where = typeof lost?.detail === 'number' ? lost.detail : -1;
    if (lost === null || where < 0 || !table.inPlay(s, where) || !table.isIn(s, lost.subject.card, 'lost')) return next;
    table.move(s, tell, lost.subject.card, 'at', table.whose(s, lost.subject.card));
    table.mark(s, tell, lost.subject.card, 'host', where);
    table.mark(s, tell, lost.subject.card, 'slot', slots.indexOf('attached'));
    return next;
  },
};
