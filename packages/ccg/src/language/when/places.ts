/** Locations: who occupies and controls them, and Force drains there. */
import { amountOf, type CardId, type Player } from '@binary-sunset/kernel';
import { controls, occupies } from '../../rules/table/presence.ts';
import type { State } from '../../state/state.ts';
import { placeWords } from '../../text/phrases.ts';
import type { Amount, Condition, Rule, Trigger } from '../../text/program.ts';
import { so } from '../../text/saying/clauses.ts';
import { amountWords } from '../../text/saying/figures.ts';
import { joined } from '../../text/saying/lists.ts';
import { you } from '../../text/saying/nouns.ts';
import type { Cards } from '../cards/cards.ts';
import { isDoneBy, type Whose, whoWords } from './whose.ts';

/** So many locations of a kind that its player has in some way. */
const youHave = (
  verb: 'occupy' | 'control',
  has: (s: State, who: Player, location: CardId) => boolean,
  where: Cards,
  least: Amount,
): Condition => ({
  says: (self) =>
    so(
      you,
      verb,
      joined([least === 1 ? '' : amountWords(least, self), where.words(self, least === 1 ? 'one' : 'some')]),
    ),
  holds: (s, speaker) =>
    where.in(s, speaker).filter((location) => has(s, speaker.by, location)).length >= amountOf(least, s, speaker),
});

/** "You occupy two battlegrounds." */ // GLB-0541
export const youOccupy = (where: Cards, least: Amount = 1): Condition => youHave('occupy', occupies, where, least);
/** "You control that location." */ // GLA-0379
export const youControl = (where: Cards, least: Amount = 1): Condition => youHave('control', controls, where, least);

/** A drain was just initiated, and nothing lost yet; or it was completed, and not cancelled. */ // GAP-0056
export const drains = (whose: Whose, where?: Cards, progress: 'initiated' | 'completed' = 'initiated'): Trigger => ({
  on: 'Force drain',
  words: (self) =>
    joined([
      whoWords(whose),
      'just',
      progress === 'initiated' ? 'initiated a Force drain' : 'Force drained',
      where === undefined ? '' : placeWords('at', where, self, 'one'),
    ]),
  matches: (s, occurrence, speaker) =>
    occurrence.detail === progress &&
    isDoneBy(whose, occurrence.by, speaker) &&
    (where === undefined || where.matches(s, occurrence.subject.card, speaker)),
});

/** What modifies the opponent's own Force drains counts for nothing, or only what adds to them. */ // GAP-0060, GLB-0131
export const cancelsDrainModifiers = (only: { readonly where?: Cards; readonly bonuses?: true } = {}): Rule => ({
  rule: 'cancels drain modifiers',
  ...only,
});
