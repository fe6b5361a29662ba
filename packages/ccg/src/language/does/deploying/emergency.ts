import { call, cardAt, next, onCard, refTo } from '@binary-sunset/kernel';
import { deployment, whyNot } from '../../../rules/deploying/deploy.ts';
import { placeSeveral } from '../../../rules/force/placingSeveral.ts';
import type { Option } from '../../../state/vocabulary.ts';
import { type Instruction, speakerOf } from '../../../text/program.ts';
import { amongPile } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';
import { type Pile, together } from '../piles/piles.ts';
import { stillRevealed } from '../piles/taking.ts';

const enough = 'done';

/** One of the cards revealed that can be deployed, for free; all the rules of deploying but its time and cost hold. */ // GLB-0063
const deploysOne = (what: Cards, from: Pile): Instruction =>
  amongPile(what, {
    words: () => '',
    ask(s, l) {
      if (l.result === enough) return null;
      const found = stillRevealed(s, l, from).filter(
        (card) => what.is(s, card, { ...speakerOf(s, l), locked: null }) && whyNot(s, l.by, card, true) === null,
      );
      const options = found.map((card): Option => ({ verb: 'deploy', on: onCard(s, card) }));
      return options.length === 0 ? null : { player: l.by, kind: 'choice', options: [...options, { verb: enough }] };
    },
    note(s, l, [picked]) {
      l.chosen = picked?.on === undefined ? [] : [[refTo(s, cardAt(s, picked.on))]];
      if (picked?.verb === enough) l.result = enough;
    },
    run(s, l) {
      const [found] = l.chosen[0] ?? [];
      l.chosen = [];
      return found === undefined ? next : call(deployment(s, l.by, found.card, true));
    },
  });

/** "Deploy any of them for free; any others are lost." */
export const deploysRevealedFree = (what: Cards, from: Pile, count: number): Instruction =>
  together((self) => `deploy for free any ${what.words(self, true)} among them; the others are lost`, undefined, [
    ...Array.from({ length: count }, () => deploysOne(what, from)),
    {
      words: () => '',
      run(s, l) {
        const cards = stillRevealed(s, l, from).map((card) => refTo(s, card));
        return cards.length === 0 ? next : call(placeSeveral({ cards, to: 'lost' }));
      },
    },
  ]);
