import { type FrameSpec, players, type Setup } from '@binary-sunset/kernel';
import { type State, table } from '../state.ts';
import { turn } from './turn.ts';

export const initialFacts = (): State['facts'] => ({
  dark: 0,
  turn: 0,
  active: 0,
  phase: 'start',
  layout: [],
  battle: null,
  drain: null,
  attack: null,
  draws: [],
  destinies: [],
  generation: 0,
  activated: 0,
  memory: [],
});

/** Decks are shuffled and eight cards drawn. */ // AR1-0010, AR1-0015
export function begin(s: State, _setup: Setup): FrameSpec {
  for (const who of players) {
    table.bringAll(s, s.decks[who], who, 'reserve');
    table.shuffle(s, undefined, 'reserve', who);
    for (let i = 0; i < 8; i++) {
      const card = s.zones.reserve[who][s.zones.reserve[who].length - 1];
      if (card !== undefined) table.move(s, undefined, card, 'hand', who);
    }
  }
  return turn({});
}
