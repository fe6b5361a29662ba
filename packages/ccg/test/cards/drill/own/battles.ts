/** What only cards for tests do in battles. */
import { call, next } from '@binary-sunset/kernel';
import { isReact } from '../../../../src/cards/premiere/own/sensing.ts';
import { about } from '../../../../src/language/cards/apart.ts';
import { type Cards, makes, resets } from '../../../../src/language/index.ts';
import { isDoneBy, type Whose, whoWords } from '../../../../src/language/when/whose.ts';
import { cancel } from '../../../../src/rules/actions/acting.ts';
import { battle } from '../../../../src/rules/battle/battle.ts';
import { immunityOf } from '../../../../src/rules/battle/immunity.ts';
import { battleCost } from '../../../../src/rules/battle/initiating.ts';
import { forceOf } from '../../../../src/rules/force/force.ts';
import { isLone } from '../../../../src/rules/table/company.ts';
import type { State } from '../../../../src/state/state.ts';
import { type Condition, type Instruction, type Rule, speakerOf, type Trigger } from '../../../../src/text/program.ts';
import { so } from '../../../../src/text/saying/clauses.ts';

/** A card was just excluded from battle, by somebody's doing. */
export const justExcluded = (whose: Whose, who: Cards): Trigger =>
  about([who], {
    on: 'excluded',
    words: (self) => `${whoWords(whose)} just excluded ${who.words(self)} from battle`,
    matches: (s, occurrence, speaker) =>
      isDoneBy(whose, occurrence.by, speaker) && who.is(s, occurrence.subject.card, { ...speaker, locked: null }),
  });

/** Such a starship or vehicle has everybody of its player's aboard who is in the battle. */ // GLC-0443
export const isLoneInBattle = (who: Cards): Condition => ({
  says: (self) => so(who.noun(self, 'one'), 'be', 'in battle as the only one of them'),
  holds: (s, speaker) => who.in(s, speaker).some((card) => isLone(s, card)),
});

/** Attrition against somebody changes, if there is any. */ // AR6-0069, AR6-0070, AR6-0076
export function changesAttrition(rule: Rule): Instruction {
  const made = makes(rule, 'battle');
  if (rule.rule !== 'changes total') return made;
  return {
    ...made,
    possible(s, l) {
      const { battle } = s.facts;
      if (battle === null) return false;
      const against = rule.whose === 'your' ? l.by : l.by === 0 ? 1 : 0;
      return rule.whose === 'each player'
        ? battle.attrition.some((amount) => amount !== null)
        : battle.attrition[against] !== null;
    },
  };
}

/** It loses its immunity to attrition for the rest of the battle, if it has any. */ // AR6-0195
export function losesImmunity(who: Cards): Instruction {
  const made = makes(resets(0).to('immunity to attrition').of(who), 'battle');
  return { ...made, possible: (s, l) => who.in(s, speakerOf(s, l)).some((card) => immunityOf(s, card) > 0) };
}

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
