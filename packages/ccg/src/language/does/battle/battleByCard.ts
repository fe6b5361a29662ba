import { call, next } from '@binary-sunset/kernel';
import { cancel } from '../../../rules/actions/acting.ts';
import { battle } from '../../../rules/battle/battle.ts';
import { battleCost } from '../../../rules/battle/initiating.ts';
import { forceOf } from '../../../rules/force/force.ts';
import type { State } from '../../../state/state.ts';
import type { Instruction, Trigger } from '../../../text/program.ts';
import { isReact } from '../actions/sensing.ts';

const battleFrame = (s: State) => s.frames.find(({ procedure }) => procedure === 'battle') ?? null;

/** The battle under way is cancelled; what was done in response to it stays done. */ // GLB-0244
export const cancelsBattle: Instruction = {
  words: () => 'cancel the battle',
  possible: (s) => s.facts.battle !== null && battleFrame(s) !== null,
  run(s) {
    const frame = battleFrame(s);
    if (frame !== null) cancel(s, frame.id);
    return next;
  },
};

/** A card of the opponent's has just reacted to a battle. */ // GLB-0244
export const hasReacted = (on: 'moved' | 'deployed'): Trigger => ({
  on,
  words: () => 'opponent just ‘reacted’ to a battle',
  matches: (s, occurrence, { by }) => s.facts.battle !== null && occurrence.by !== by && isReact(s, occurrence),
});

/** Initiates a battle there, whatever the rules say of presence; it costs what it always does. */ // GLB-0035
export const battlesThere: Instruction = {
  words: () => 'initiate a battle there',
  possible: (s, l) => l.it[0] !== undefined && battleCost(s, l.by, l.it[0].card) <= forceOf(s, l.by),
  run: (_s, l) => (l.it[0] === undefined ? next : call(battle({ by: l.by, source: l.it[0] }))),
};
