import { type CardId, call, nameOf, next, refTo } from '@binary-sunset/kernel';
import { deployment, whyNot as whyNotDeploy } from '../../../rules/deploying/deploy.ts';
import { isBeforeTheGame } from '../../../rules/turn/beforeTheGame.ts';
import { setStartingHand } from '../../../rules/turn/starting.ts';
import { type State, table } from '../../../state/state.ts';
import type { Option } from '../../../state/vocabulary.ts';
import { type Acting, type Condition, type Instruction, speakerOf } from '../../../text/program.ts';
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

/** "Draw 6 cards for starting hand", or from 8 to 12 as its player likes. */ // GAP-0036, GAP-0363
export const startingHand = (cards: number, most = cards): Instruction => ({
  words: () => `draw ${cards === most ? cards : `${cards} to ${most}`} cards for starting hand`,
  run(s, l) {
    setStartingHand(s, l.by, cards, most);
    return next;
  },
});

/** It is laid down before the first turn. */
export const asStartingLocation: Condition = {
  words: (self) => `${self} is your starting location`,
  holds: (s) => isBeforeTheGame(s),
};

/** "Goes first in game." */
export const goesFirst: Instruction = {
  words: () => 'you go first in game',
  run(s, l, tell) {
    table.change(s, tell, 'active', l.by);
    return next;
  },
};
