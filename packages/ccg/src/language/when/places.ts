import { type CardId, isCurrent, next, type Player } from '@binary-sunset/kernel';
import { controllerOf } from '../../rules/cards/cardStates.ts';
import { settleAt } from '../../rules/deploying/deploy.ts';
import { couldDrainInstead, countAsDrained } from '../../rules/force/drains.ts';
import { isAlone } from '../../rules/table/company.ts';
import { controls, isUnoccupied, occupies } from '../../rules/table/presence.ts';
import type { State } from '../../state/state.ts';
import { type Condition, type Cost, type Instruction, type Rule, speakerOf, type Trigger } from '../../text/program.ts';
import { about, withOne } from '../cards/apart.ts';
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

/** "Just deployed a starship to a system": to the location itself, not aboard something that is there. */ // GAP-0068
export const deployedTo = (whose: 'you' | 'opponent', who: Cards, where: Cards): Trigger =>
  about([who, where], {
    on: 'deployed',
    words: (self) => `${whose} just deployed ${who.words(self)} to ${where.words(self)}`,
    matches(s, { by, subject }, speaker) {
      const to = s.cards.host[subject.card] ?? -1;
      return (
        (by === speaker.by) === (whose === 'you') &&
        who.is(s, subject.card, { ...speaker, locked: null }) &&
        to >= 0 &&
        where.matches(s, to, { ...speaker, locked: null })
      );
    },
  });

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

const drain = (detail: 'initiated' | 'completed', verb: string, whose: Whose, where?: Cards): Trigger => ({
  on: 'Force drain',
  words: (self) => `${subject(whose)} ${verb}${where === undefined ? '' : ` at ${where.words(self)}`}`,
  matches(s, occurrence, speaker) {
    if (occurrence.detail !== detail || !isBy(whose, occurrence, speaker)) return false;
    return where === undefined || where.matches(s, occurrence.subject.card, speaker);
  },
});

/** A drain was just initiated, and nothing lost yet. */ // GAP-0056
export const drains = (whose: Whose, where?: Cards): Trigger =>
  drain('initiated', 'just initiated a Force drain', whose, where);
/** A drain is over, and was not cancelled. */ // GAP-0056
export const justDrained = (whose: Whose, where?: Cards): Trigger =>
  drain('completed', 'just Force drained', whose, where);

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

/** "Opponent's Force drain bonuses are cancelled": of their own cards, for their own drains. */ // GAP-0060, GLB-0131
export const cancelsDrainBonuses = (where?: Cards): Rule => ({
  rule: 'cancels drain modifiers',
  bonuses: true,
  ...(where === undefined ? {} : { where }),
});

/** The same for whatever adds or takes away. */
export const cancelsDrainModifiers = (where?: Cards): Rule => ({
  rule: 'cancels drain modifiers',
  ...(where === undefined ? {} : { where }),
});
