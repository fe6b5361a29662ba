import type { Occurrence } from '@binary-sunset/kernel';
import { phases } from '../state.ts';
import type { Speaker, Timing, Trigger } from './program.ts';

type Whose = 'your' | 'opponent' | 'any';

const atEdge = (edge: 'start' | 'end', turn: Whose): Timing => ({
  phases: [],
  turn,
  segment: null,
  notInBattle: false,
  edge,
});

/** What may, or must, be done at the start of a turn. */ // GAP-0042
export const startOfTurn = (whose: Whose): Timing => atEdge('start', whose);

/** The same at its end. It is still the turn of the player whose turn it was. */ // AR8-0010
export const endOfTurn = (whose: Whose): Timing => atEdge('end', whose);

const isWhose = (whose: Whose, { by }: Occurrence, speaker: Speaker): boolean =>
  whose === 'any' || (by === speaker.by) === (whose === 'your');

/** What happens of itself as a turn begins. */ // GAP-0042
export const turnBegins = (whose: Whose): Trigger => ({
  on: 'turn begins',
  words: () => `${whose === 'any' ? 'any' : whose === 'your' ? 'your' : 'opponent’s'} turn begins`,
  matches: (_s, occurrence, speaker) => isWhose(whose, occurrence, speaker),
});

/** What happens of itself at the end of a turn. */ // AR8-0011
export const turnEnds = (whose: Whose): Trigger => ({
  on: 'turn ends',
  words: () => `${whose === 'any' ? 'any' : whose === 'your' ? 'your' : 'opponent’s'} turn ends`,
  matches: (_s, occurrence, speaker) => isWhose(whose, occurrence, speaker),
});

/** What happens of itself as a phase begins: as the one before it ends. */
export const phaseBegins = (whose: Whose, phase: 'control' | 'deploy' | 'battle' | 'move' | 'draw'): Trigger => ({
  on: 'phase ends',
  words: () => `${whose === 'any' ? 'any' : whose === 'your' ? 'your' : 'opponent’s'} ${phase} phase begins`,
  matches: (_s, occurrence, speaker) =>
    isWhose(whose, occurrence, speaker) && phases[phases.indexOf(phase) - 1] === occurrence.detail,
});
