/** Battles: who initiates, takes part in, wins and is excluded from them, and what is left of attrition and damage. */
import { call, next, refTo } from '@binary-sunset/kernel';
import { pendingAttrition, pendingDamage, satisfy } from '../../../rules/battle/damageSegment.ts';
import { excludeCards } from '../../../rules/battle/excluding.ts';
import { isParticipating, mayBeExcluded } from '../../../rules/battle/participants.ts';
import { controllerOf } from '../../../rules/cards/cardStates.ts';
import { isAloneInBattle as isAlone } from '../../../rules/table/company.ts';
import { placeWords } from '../../../text/phrases.ts';
import {
  type Amount,
  amountOf,
  amountWords,
  type Condition,
  type Instruction,
  speakerOf,
  type Trigger,
} from '../../../text/program.ts';
import { so } from '../../../text/saying/clauses.ts';
import { joined } from '../../../text/saying/lists.ts';
import { about, aboutGone } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';
import { whoAndWhere } from '../../cards/describing.ts';
import { isDoneBy, type Whose, whoWords } from '../../when/whose.ts';

/** Somebody just initiated a battle, anywhere or at such a location. */ // AR6-0018
export const initiatesBattle = (whose: Whose, where?: Cards): Trigger =>
  about([where], {
    on: 'battle',
    words: (self) =>
      joined([
        whoWords(whose),
        'just initiated battle',
        where === undefined ? '' : placeWords('at', where, self, 'one'),
      ]),
    matches: (s, occurrence, speaker) =>
      isDoneBy(whose, occurrence.by, speaker) &&
      (where === undefined || where.matches(s, occurrence.subject.card, { ...speaker, locked: null })),
  });

/** Somebody just won a battle, which the other has lost. */ // AR6-0080
export const winsBattle = (whose: Whose): Trigger => ({
  on: 'won',
  words: () => `${whoWords(whose)} just won a battle`,
  matches: (_s, occurrence, speaker) => isDoneBy(whose, occurrence.by, speaker),
});

/** A card was just forfeited: not merely lost. */ // AR6-0097
export const justForfeited = (who: Cards): Trigger =>
  aboutGone(who, {
    on: 'forfeited',
    words: (self) => `${who.words(self)} was just forfeited`,
    matches: (s, occurrence, speaker) => who.is(s, occurrence.subject.card, { ...speaker, locked: null }),
  });

/** What a battle comes to after it was initiated, and how that reads. */
const turns = {
  // AR6-0058, GLB-0350
  'past its destinies': {
    on: 'battle destinies completed',
    words: 'both players just completed their battle destiny draws',
  },
  // Cards are still in it. AR6-0116
  'to its end': { on: 'battle ends', words: 'a battle ends' },
  // AR6-0118
  'to be over': { on: 'battle ended', words: 'a battle just ended' },
} as const;

/** A battle, anywhere or at such a location, has come past its destinies, to its end or to be over. */
export const battleComes = (where: keyof typeof turns, at?: Cards): Trigger =>
  about([at], {
    on: turns[where].on,
    words: (self) => joined([turns[where].words, at === undefined ? '' : placeWords('at', at, self, 'one')]),
    ...(where === 'to its end' ? { isCertain: true as const } : {}),
    matches: (s, { subject: { card } }, speaker) =>
      at === undefined || at.matches(s, s.facts.battle?.location.card ?? card, { ...speaker, locked: null }),
  });

/** Such a card takes part in the battle: alone, with nobody else of its player's, or against whoever initiated it. */ // AR6-0174, AR6-0175, GLA-0079, GLB-0538
export const isInBattle = (
  who: Cards,
  { alone, defending }: { readonly alone?: true; readonly defending?: true } = {},
): Condition => ({
  says(self) {
    const parted = whoAndWhere(who.spec, self);
    const alike = alone === true ? 'alone' : '';
    const what = defending === true ? ['defending a battle', alike] : [alike, 'in battle'];
    const where = parted?.where ?? '';
    const noun = parted?.who ?? who.noun(self, 'one');
    return { ...so(noun, 'be', joined([...what, where])), isInBattle: true };
  },
  holds: (s, speaker) =>
    who
      .in(s, speaker)
      .some(
        (card) =>
          isParticipating(s, card) &&
          (defending !== true || s.facts.battle?.by !== controllerOf(s, card)) &&
          (alone !== true || isAlone(s, card)),
      ),
});

/** What is pending against its player is satisfied in part or, without an amount, cancelled. */ // AR6-0088, AR6-0089, AR6-0090
export const satisfies = (
  what: 'battle damage' | 'attrition' | 'battle damage and attrition',
  amount?: Amount,
): Instruction => {
  const [damage, attrition] = [what !== 'attrition', what !== 'battle damage'];
  return {
    words: (self) => `${amount === undefined ? 'cancel' : `satisfy ${amountWords(amount, self)}`} ${what} against you`,
    possible: (s, l) => (damage && pendingDamage(s, l.by) > 0) || (attrition && pendingAttrition(s, l.by) > 0),
    run(s, l, tell) {
      const much = amount === undefined ? Number.MAX_SAFE_INTEGER : amountOf(amount, s, speakerOf(s, l), l.x);
      satisfy(s, tell, l.by, damage ? much : 0, attrition ? much : 0);
      return next;
    },
  };
};

/** "Exclude it from battle." */ // AR6-0166, AR6-0170
export const excludes = (who: Cards): Instruction => ({
  words: (self) => `exclude ${who.words(self)} from battle`,
  possible: (s, l) => who.in(s, speakerOf(s, l)).some((card) => mayBeExcluded(s, card)),
  run(s, l) {
    const cards = who.in(s, speakerOf(s, l)).filter((card) => mayBeExcluded(s, card));
    return call(excludeCards({ cards: cards.map((card) => refTo(s, card)), by: l.by }));
  },
});
