import {
  type CardId,
  call,
  done,
  finish,
  goto,
  list,
  next,
  onCard,
  other,
  type Player,
  player,
  players,
  ref,
  refTo,
  text,
} from '@binary-sunset/kernel';
import { cardOf } from '../../catalog/catalog.ts';
import { procedure, type State, table } from '../../state/state.ts';
import type { Option, Tell } from '../../state/vocabulary.ts';
import { layAt, spotPicked, waysToLay } from '../deploying/locations.ts';
import { canConvert } from './layingOut.ts';
import { bothChoose, type Chosen, chosenBy, darkFirst, respondToDeployed, reveal } from './startingCards.ts';

/** Both have chosen the same location. */
function isSame(s: State, l: Chosen): boolean {
  const [one, two] = [chosenBy(s, l, 0), chosenBy(s, l, 1)];
  return one !== null && two !== null && cardOf(s, one).title === cardOf(s, two).title;
}

/** Lays a starting location where it can lie apart from everything, or where its owner says. */
function lay(s: State, tell: Tell, who: Player, card: CardId, picked?: Option): void {
  const spot = picked === undefined ? waysToLay(s, who, card)[0]?.spot : spotPicked(s, who, card, picked);
  if (spot !== undefined && spot !== null) layAt(s, tell, who, card, spot);
}

/** Where the game begins: one location of each player, or one that covers the other. */ // GAP-0021, GAP-0024
export const startingLocations = procedure(
  'starting locations',
  {
    /** What each player has just chosen. */
    names: list(text),
    /** Those that neither player would have converted. */
    aside: list(ref),
    /** Whose location may be converted by the other's. */
    permits: player,
  },
  {
    choose(s, l) {
      l.permits = s.facts.dark;
      return call(bothChoose({ what: 'starting location', aside: l.aside }), { into: 'names' });
    },
    reveal(s, l, tell) {
      reveal(s, tell, l);
      return isSame(s, l) ? next : goto('layDark');
    },
    // The Dark Side is asked first, then the Light Side. GAP-0021
    permit: {
      ask(s, l) {
        const card = chosenBy(s, l, l.permits);
        const on = card === null ? {} : { on: onCard(s, card) };
        return { player: l.permits, kind: 'choice', options: [{ verb: 'permit', ...on }, { verb: 'decline' }] };
      },
      then(s, l, [picked]) {
        if (picked?.verb === 'permit') return goto('cover');
        if (l.permits === s.facts.dark) {
          l.permits = other(l.permits);
          return goto('permit');
        }
        return next;
      },
    },
    // Both lie aside until others are chosen; a second copy is another card. GAP-0021, GAP-0022
    again(s, l) {
      const cards = players.flatMap((who) => chosenBy(s, l, who) ?? []);
      l.aside = [...l.aside, ...cards.map((card) => refTo(s, card))];
      return goto('choose');
    },
    cover(s, l, tell) {
      const [under, over] = [chosenBy(s, l, l.permits), chosenBy(s, l, other(l.permits))];
      if (under === null || over === null) return done();
      lay(s, tell, l.permits, under);
      // One that can't be converted stays, and the other counts as if it had been. GAP-0023
      if (canConvert(s, under)) lay(s, tell, other(l.permits), over);
      else table.move(s, tell, over, 'outOfPlay', other(l.permits));
      return goto('laid');
    },
    layDark(s, l, tell) {
      const card = chosenBy(s, l, s.facts.dark);
      if (card !== null) lay(s, tell, s.facts.dark, card);
      return next;
    },
    // They are deployed at the same moment; only the second can lie beside another. GAP-0024
    layLight: {
      ask(s, l) {
        const light = other(s.facts.dark);
        const card = chosenBy(s, l, light);
        if (card === null) return null;
        return { player: light, kind: 'choice', options: waysToLay(s, light, card).map(({ option }) => option) };
      },
      then(s, l, [picked], tell) {
        const light = other(s.facts.dark);
        const card = chosenBy(s, l, light);
        if (card !== null) lay(s, tell, light, card, picked);
        return next;
      },
    },
    laid: (s) =>
      respondToDeployed(
        s,
        darkFirst(s).flatMap((who) => s.zones.locations[who]),
      ),
    over: finish,
  },
);
