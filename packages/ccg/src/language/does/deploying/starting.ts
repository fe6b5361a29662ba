/** What starting Interrupts deploy. */
import { type CardId, call, nameOf, next, refTo } from '@binary-sunset/kernel';
import { deployment, whyNot as whyNotDeploy } from '../../../rules/deploying/deploy.ts';
import type { State } from '../../../state/state.ts';
import type { Option } from '../../../state/vocabulary.ts';
import { type Acting, type Instruction, speakerOf } from '../../../text/program.ts';
import { amongPile } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';

const deployable = (s: State, l: Acting, what: Cards): CardId[] =>
  s.zones.reserve[l.by].filter((card) => what.is(s, card, speakerOf(s, l)) && whyNotDeploy(s, l.by, card) === null);

/** "Deploy one Effect from Reserve Deck", before the game: free, and never in vain. */ // GAP-0032, GAP-0038
export const deploysAtStart = (what: Cards): Instruction =>
  amongPile(what, {
    words: (self) => `deploy one ${what.bareWords(self)} from Reserve Deck`,
    possible: (s, l) =>
      deployable(s, l, what).length > 0 || { because: 'There is none that could be deployed.', rule: 'GAP-0038' },
    ask(s, l) {
      const names = new Set(deployable(s, l, what).map((card) => nameOf(s, card)));
      const options = [...names].sort().map((clause): Option => ({ verb: 'start with', clause }));
      return { player: l.by, kind: 'choice', options };
    },
    note(s, l, [picked]) {
      const card = deployable(s, l, what).find((one) => nameOf(s, one) === picked?.clause);
      l.it = card === undefined ? [] : [refTo(s, card)];
    },
    run(s, l) {
      const [found] = l.it;
      return found === undefined ? next : call(deployment(s, l.by, found.card));
    },
  });
