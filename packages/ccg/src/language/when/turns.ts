import { beginLasting, instructionId, next } from '@binary-sunset/kernel';
import { untilEndOf } from '../../rules/turn/endOfTurn.ts';
import { phases } from '../../state/state.ts';
import type { Occurrence } from '../../state/vocabulary.ts';
import type { Instruction, Rule, Speaker, Timing, Trigger } from '../../text/program.ts';
import { ruleWords } from '../words/ruleWords.ts';

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

/** Something holds until its player's next turn is over: live, or of the cards that were found. */
const untilNextTurnEnds = (rule: Rule, ofIt: boolean): Instruction => ({
  words: (self) => `${ruleWords(rule, self)} until end of your next turn`,
  leaves: rule,
  run(s, l, tell) {
    const { turn, active } = s.facts;
    const until = untilEndOf(turn + (active === l.by ? 2 : 1));
    beginLasting(s, tell, {
      clause: instructionId(l.text, l.at),
      source: l.source,
      by: l.by,
      locked: ofIt ? [...l.it] : null,
      until,
      detail: l.x,
    });
    return next;
  },
});

export const untilEndOfYourNextTurn = (rule: Rule): Instruction => untilNextTurnEnds(rule, false);
export const itUntilEndOfYourNextTurn = (rule: Rule): Instruction => untilNextTurnEnds(rule, true);
