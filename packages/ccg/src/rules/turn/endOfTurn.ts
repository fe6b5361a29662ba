import { type Automatic, done, endLasting, other } from '@binary-sunset/kernel';
import { procedure, type State, table } from '../../state/state.ts';
import type { Occurrence, Tell } from '../../state/vocabulary.ts';

/**
 * Both Used Piles go beneath their Reserve Decks, as they lie: the topmost card comes to lie directly beneath. Once a
 * turn, before its end: what is used then stays until the next player's turn is over.
 */ // AR1-0016, AR8-0002, AR8-0023
export function recirculate(s: State, tell: Tell): void {
  for (const who of [s.facts.active, other(s.facts.active)] as const) {
    let place = 0;
    for (const card of s.zones.used[who]) table.move(s, tell, card, 'reserve', who, { at: place++, sees: 'none' });
  }
  tell?.({ kind: 'recirculated' });
}

/** How long an effect lasts that ends with a later turn. */
export const untilEndOf = (turn: number): string => `turn ${turn}`;

/** What lasts until the end of the turn is over. */
export const expire = procedure(
  'expire',
  {},
  {
    end(s, _l, tell) {
      endLasting(s, tell, 'turn');
      endLasting(s, tell, untilEndOf(s.facts.turn));
      return done();
    },
  },
);

/** It ends as an automatic action among the others; what must be done because it has ended still must. */ // AR8-0016, AR8-0017
export const expiring = (s: State, { kind }: Occurrence): readonly Automatic[] =>
  kind === 'turn ends' && s.lasting.some(({ until }) => until === 'turn' || until === untilEndOf(s.facts.turn))
    ? [{ clause: 'until end of turn', on: null, frame: expire({}) }]
    : [];
