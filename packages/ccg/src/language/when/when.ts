/** The moments of a game: when something may be done, and what it responds to. */
import { actionCalled } from '../../catalog/catalog.ts';
import { actionOf } from '../../rules/actions/responding.ts';
import type { Phase, Segment } from '../../state/names.ts';
import type { Timing, Trigger } from '../../text/program.ts';
import { about, aboutGone } from '../cards/apart.ts';
import type { Cards } from '../cards/cards.ts';
import { isDoneBy, type Whose, whoWords } from './whose.ts';

/** At any time at which a top-level action can be taken, and never in response. */ // AR1-0151, AR1-0152
export const atAnyTime: Timing = { phases: [], turn: 'any', segment: null, notInBattle: false };
/** In these phases of a player's turns, or of anybody's; in any phase, if none is said. */
export const during = (turn: Timing['turn'], ...phases: Phase[]): Timing => ({ ...atAnyTime, phases, turn });
export const duringBattle = (segment: Segment = 'weapons'): Timing => ({ ...atAnyTime, segment });

/** "If opponent just deployed a character", or to such a location: to that itself, not aboard something there. */ // GAP-0068
export const deployed = (whose: Whose, who: Cards, to?: Cards): Trigger =>
  about([who, to], {
    on: 'deployed',
    words: (self) =>
      `${whoWords(whose)} just deployed ${who.words(self)}${to === undefined ? '' : ` to ${to.words(self)}`}`,
    matches(s, occurrence, speaker) {
      const { card } = occurrence.subject;
      if (!isDoneBy(whose, occurrence.by, speaker) || !who.is(s, card, { ...speaker, locked: null })) return false;
      return to === undefined || to.matches(s, s.cards.host[card] ?? -1, { ...speaker, locked: null });
    },
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
    words: (self) => `${who.noun(self, 'one').words} was just lost`,
    matches: (s, occurrence, speaker) => who.is(s, occurrence.subject.card, { ...speaker, locked: null }),
  });

/** This very card was just lost from table, at any time or while a battle was on. */ // GLB-0512
export const thisIsLost = (when: 'at any time' | 'in a battle' = 'at any time'): Trigger => ({
  on: 'lost',
  ofLostCard: true,
  words: ({ he }) => `${he} was just lost${when === 'in a battle' ? ' or forfeited in a battle' : ''}`,
  matches: (s, occurrence, { self }) =>
    occurrence.subject.card === self && (when === 'at any time' || s.facts.battle !== null),
});

/** Force was just activated, used, lost or retrieved. */
export const justForce = (whose: Whose, what: 'activated' | 'used' | 'Force lost' | 'retrieved'): Trigger => ({
  on: what,
  words: () => `${whoWords(whose)} just ${what === 'Force lost' ? 'lost' : what} Force`,
  matches: (_s, occurrence, speaker) => isDoneBy(whose, occurrence.by, speaker),
});
