import { type CardId, isCurrent, next, type Player } from '@binary-sunset/kernel';
import { controllerOf } from '../../rules/cards/cardStates.ts';
import { settleAt } from '../../rules/deploying/deploy.ts';
import { couldDrainInstead, countAsDrained } from '../../rules/force/drains.ts';
import { isAlone } from '../../rules/table/company.ts';
import { controls, isUnoccupied, occupies } from '../../rules/table/presence.ts';
import type { State } from '../../state/state.ts';
import { type Condition, type Cost, type Instruction, type Rule, speakerOf, type Trigger } from '../../text/program.ts';
import { withOne } from '../cards/apart.ts';
import { any, type Cards } from '../cards/cards.ts';
import { isBy, subject, type Whose } from './whose.ts';

/** So many locations of a kind that its player has in some way. */
const youHave = (
  verb: 'occupy' | 'control',
  has: (s: State, who: Player, location: CardId) => boolean,
  where: Cards,
  least: number,
): Condition => ({
  words: (self) => `you ${verb} ${least === 1 ? '' : `${least} `}${where.words(self, least > 1)}`,
  holds: (s, speaker) => where.in(s, speaker).filter((location) => has(s, speaker.by, location)).length >= least,
});

/** "You occupy two battlegrounds." */ // GLB-0541
export const youOccupy = (where: Cards, least = 1): Condition => youHave('occupy', occupies, where, least);
/** "You control that location." */ // GLA-0379
export const youControl = (where: Cards, least = 1): Condition => youHave('control', controls, where, least);

/** "Throne Room" alone is the Emperor's; "any throne room" is each that is called one. */ // GAP-0154
export const theThroneRoom: Cards = any.locations.called('Death Star II: Throne Room');
export const anyThroneRoom: Cards = any.locations.withTitle('throne room');

/** Nobody has presence there. */ // GLC-0522
export const unoccupied = (where: Cards): Condition => ({
  words: (self) => `${where.words(self)} is unoccupied`,
  holds: (s, speaker) => where.in(s, speaker).some((location) => isUnoccupied(s, location)),
});

/** This card is alone. */ // GAP-0073
export const alone: Condition = {
  words: (self) => `${self} is alone`,
  holds: (s, { self }) => self >= 0 && isAlone(s, self),
};

/** What was chosen is placed at a location, which is no move. */
export const goesTo = (where: Cards): Instruction =>
  withOne(where, {
    words: (self) => `place it at ${where.words(self)}`,
    possible: (s, l) => where.isAny(s, speakerOf(s, l)),
    run(s, l, tell) {
      const [to] = where.in(s, speakerOf(s, l));
      const [it] = l.it;
      if (to === undefined || it === undefined || !isCurrent(s, it)) return next;
      settleAt(s, tell, it.card, controllerOf(s, it.card), to, 'attached');
      return next;
    },
  });

/** A drain was just initiated, and nothing lost yet; or it was completed, and not cancelled. */ // GAP-0056
export const drains = (whose: Whose, where?: Cards, progress: 'initiated' | 'completed' = 'initiated'): Trigger => ({
  on: 'Force drain',
  words: (self) =>
    `${subject(whose)} just ${progress === 'initiated' ? 'initiated a Force drain' : 'Force drained'}${where === undefined ? '' : ` at ${where.words(self)}`}`,
  matches: (s, occurrence, speaker) =>
    occurrence.detail === progress &&
    isBy(whose, occurrence, speaker) &&
    (where === undefined || where.matches(s, occurrence.subject.card, speaker)),
});

/** Instead of a drain where this card is: only where there could be one, and then there is none. */ // GAP-0055
export const insteadOfDraining: Cost = {
  words: () => 'instead of Force draining here',
  canPay: (s, l) => couldDrainInstead(s, l.by, l.source.card),
  force: () => 0,
  pay(s, l) {
    countAsDrained(s, l.by, l.source.card);
    return next;
  },
};

/** What modifies the opponent's own Force drains counts for nothing, or only what adds to them. */ // GAP-0060, GLB-0131
export const cancelsDrainModifiers = (only: { readonly where?: Cards; readonly bonuses?: true } = {}): Rule => ({
  rule: 'cancels drain modifiers',
  ...only,
});
