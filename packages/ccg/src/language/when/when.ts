import { actionCalled } from '../../catalog/catalog.ts';
import { actionOf } from '../../rules/actions/responding.ts';
import type { Phase, Segment } from '../../state/state.ts';
import type { Timing, Trigger } from '../../text/program.ts';
import { about, aboutGone } from '../cards/apart.ts';
import type { Cards } from '../cards/cards.ts';
import { isDoneBy, type Whose, whoWords } from './whose.ts';

const anyTime: Timing = { phases: [], turn: 'any', segment: null, notInBattle: false };

/** At any time at which a top-level action can be taken, and never in response. */ // AR1-0151, AR1-0152
export const atAnyTime: Timing = anyTime;
export const duringYour = (...phases: Phase[]): Timing => ({ ...anyTime, phases, turn: 'your' });
export const duringAny = (...phases: Phase[]): Timing => ({ ...anyTime, phases });
export const duringOpponents = (...phases: Phase[]): Timing => ({ ...anyTime, phases, turn: 'opponent' });
export const duringBattle = (segment: Segment = 'weapons'): Timing => ({ ...anyTime, segment });

/** In a duel, before its destinies are drawn. */ // GAP-0269
export const duringDuel: Timing = { ...anyTime, inDuel: true };

/** Whatever has just happened: for what is played out of a pile as if from hand. */ // AR1-0090
export const anything: Trigger = {
  on: 'anything',
  words: () => 'you may act or respond to anything',
  matches: () => true,
};

/** "If opponent just deployed a character". */
export const deployed = (whose: Whose, who: Cards): Trigger =>
  about([who], {
    on: 'deployed',
    words: (self) => `${whoWords(whose)} just deployed ${who.words(self)}`,
    matches: (s, occurrence, speaker) =>
      isDoneBy(whose, occurrence.by, speaker) && who.is(s, occurrence.subject.card, { ...speaker, locked: null }),
  });

/** A card is being deployed, and may be cancelled. */
export const isDeploying = (whose: Whose, who: Cards): Trigger =>
  aboutGone(who, {
    on: 'deploying',
    words: (self) => `${whoWords(whose)} deploys ${who.words(self)}`,
    matches: (s, occurrence, speaker) =>
      isDoneBy(whose, occurrence.by, speaker) && who.is(s, occurrence.subject.card, { ...speaker, locked: null }),
  });

/** An Interrupt was just played: initiated, and without its result as yet. */ // AR1-0173
export const plays = (whose: Whose, who: Cards): Trigger =>
  aboutGone(who, {
    on: 'action',
    words: (self) => `${whoWords(whose)} just played ${who.words(self)}`,
    matches(s, occurrence, speaker) {
      if (actionOf(s, occurrence) === null || !isDoneBy(whose, occurrence.by, speaker)) return false;
      if (actionCalled(String(occurrence.detail)).pile === null) return false;
      return who.is(s, occurrence.subject.card, { ...speaker, locked: null });
    },
  });

/** A card was just lost from the table: one that was active or inactive there. */ // AR1-0179
export const justLost = (who: Cards): Trigger =>
  aboutGone(who, {
    on: 'lost',
    words: (self) => `${who.words(self)} was just lost`,
    matches: (s, occurrence, speaker) => who.is(s, occurrence.subject.card, { ...speaker, locked: null }),
  });

/** This very card was just lost from table. */
export const thisIsLost: Trigger = {
  on: 'lost',
  ofLostCard: true,
  words: (self) => `${self} was just lost`,
  matches: (_s, occurrence, { self }) => occurrence.subject.card === self,
};

/** This very card was just lost from table while a battle was on. */ // GLB-0512
export const lostInBattle: Trigger = {
  on: 'lost',
  ofLostCard: true,
  words: (self) => `${self} was just lost or forfeited in a battle`,
  matches: (s, occurrence, { self }) => occurrence.subject.card === self && s.facts.battle !== null,
};

/** A card is leaving the table, or about to leave it: both are the same moment, before it has. */ // AR1-0059
export const leavesTable = (who: Cards): Trigger =>
  about([who], {
    on: 'leaving table',
    words: (self) => `${who.words(self)} is about to leave table`,
    matches: (s, occurrence, speaker) => who.matches(s, occurrence.subject.card, { ...speaker, locked: null }),
  });

/** Force was just activated, used, lost or retrieved. */
export const justForce = (whose: Whose, what: 'activated' | 'used' | 'Force lost' | 'retrieved'): Trigger => ({
  on: what,
  words: () => `${whoWords(whose)} just ${what === 'Force lost' ? 'lost' : what} Force`,
  matches: (_s, occurrence, speaker) => isDoneBy(whose, occurrence.by, speaker),
});

/** A text of a card on table was just used. */
export const uses = (whose: Whose, who: Cards): Trigger =>
  about([who], {
    on: 'action',
    words: (self) => `${whoWords(whose)} just used ${who.words(self)}`,
    matches: (s, occurrence, speaker) =>
      actionOf(s, occurrence) !== null &&
      isDoneBy(whose, occurrence.by, speaker) &&
      actionCalled(String(occurrence.detail)).pile === null &&
      who.is(s, occurrence.subject.card, { ...speaker, locked: null }),
  });
