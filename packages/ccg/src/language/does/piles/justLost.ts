import { isCurrent, next } from '@binary-sunset/kernel';
import { occurrenceCalled } from '../../../rules/actions/responding.ts';
import { isNeverAt } from '../../../rules/table/neverThere.ts';
import { slots, table } from '../../../state/state.ts';
import type { Instruction, Trigger } from '../../../text/program.ts';
import { aboutGone } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';

/** A just lost card is put where its player has chosen: that is neither deploying nor moving, and what was on it stays lost. */ // AR1-0181, AR1-0183
export const returnsThere: Instruction = {
  words: () => 'it returns there',
  // Where it can never be it is not put. AR1-0278
  possible(s, l) {
    const [place] = l.chosen[0] ?? [];
    const lost = occurrenceCalled(s, l.about)?.subject.card ?? -1;
    return lost >= 0 && place !== undefined && !isNeverAt(s, lost, place.card);
  },
  run(s, l, tell) {
    const lost = occurrenceCalled(s, l.about)?.subject.card ?? -1;
    const [place] = l.chosen[0] ?? [];
    if (lost < 0 || place === undefined || !isCurrent(s, place) || !table.isIn(s, lost, 'lost')) return next;
    table.move(s, tell, lost, 'at', table.whose(s, lost));
    table.mark(s, tell, lost, 'host', place.card);
    table.mark(s, tell, lost, 'slot', slots.indexOf('attached'));
    return next;
  },
};

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
  words: () => 'it returns to where it was',
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
