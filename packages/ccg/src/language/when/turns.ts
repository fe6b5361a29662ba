/** The beginning and end of turns and phases, and what lasts until then. */
import { beginLasting, instructionId, next } from '@binary-sunset/kernel';
import { untilEndOf } from '../../rules/turn/endOfTurn.ts';
import { type Phase, phases } from '../../state/names.ts';
import type { Occurrence } from '../../state/vocabulary.ts';
import type { Instruction, Rule, Speaker, Timing, Trigger } from '../../text/program.ts';
import { lasting } from '../../text/saying/clauses.ts';
import { states } from '../words/deeds.ts';
import { ruleSaid } from '../words/ruleWords.ts';

/** What may, or must, be done at the start or at the end of a turn. It is still the turn of the player whose turn it was. */ // GAP-0042, AR8-0010
export const atEdge = (edge: 'start' | 'end', turn: Timing['turn']): Timing => ({
  phases: [],
  turn,
  segment: null,
  notInBattle: false,
  edge,
});

const isWhose = (turn: Timing['turn'], { by }: Occurrence, speaker: Speaker): boolean =>
  turn === 'any' || (by === speaker.by) === (turn === 'your');

const turnWords = (turn: Timing['turn']): string => (turn === 'opponent' ? 'opponent’s' : turn);

/** What happens of itself as a turn begins, or a phase of it: as the one before that ends. */ // GAP-0042
export const begins = (turn: Timing['turn'], what: 'turn' | Phase): Trigger => ({
  on: what === 'turn' ? 'turn begins' : 'phase ends',
  isCertain: true,
  words: () => `${turnWords(turn)} ${what === 'turn' ? what : `${what} phase`} begins`,
  matches: (_s, occurrence, speaker) =>
    isWhose(turn, occurrence, speaker) && (what === 'turn' || phases[phases.indexOf(what) - 1] === occurrence.detail),
});

/** What happens of itself at the end of a turn. */ // AR8-0011
export const turnEnds = (turn: Timing['turn']): Trigger => ({
  on: 'turn ends',
  isCertain: true,
  words: () => `${turnWords(turn)} turn ends`,
  matches: (_s, occurrence, speaker) => isWhose(turn, occurrence, speaker),
});

/** Something holds until its player's next turn is over: live, or of the cards that were found. */
const untilNextTurnEnds = (rule: Rule, ofIt: boolean): Instruction => ({
  ...states((self) => lasting(ruleSaid(rule, self), 'until end of your next turn')),
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
