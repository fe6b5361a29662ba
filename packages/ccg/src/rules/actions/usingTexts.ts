import { type CardId, cardAt, onCard, type Player } from '@binary-sunset/kernel';
import {
  actingPlace,
  actionCalled,
  definitionOf,
  does,
  hearing,
  type Indexed,
  kindOf,
  type OwnAction,
} from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import type { Occurrence, Option } from '../../state/vocabulary.ts';
import type { ActionText } from '../../text/program.ts';
import { timeNow } from '../../text/timing.ts';
import { hasText, listening, mayAnswer, spreadTexts } from '../inForce/sources.ts';
import { readerOf, speakersWho } from '../inForce/speaking.ts';
import { actionFrame } from './acting.ts';
import { draftOf, isTime, whyNot, whyNotInTime } from './initiating.ts';
import type { Moment, TopLevel } from './topLevel.ts';

const optionFor = (
  s: State,
  card: CardId,
  { id, pile, clause }: Indexed<ActionText>,
  about: Occurrence | null,
): Option => ({
  verb: clause.fires !== undefined ? 'fire' : pile === null ? 'use' : 'play',
  on: onCard(s, card),
  clause: id,
  ...(about === null ? {} : { about: about.id }),
});

/** Who uses a text: whoever reads it, or whoever's turn it is if it directs both players. */ // AR1-0126
const userOf = (s: State, card: CardId, { text, forBoth }: Pick<OwnAction, 'text' | 'forBoth'>): Player =>
  forBoth ? s.facts.active : readerOf(s, card, text);

const isInterrupt = (s: State, card: CardId): boolean => kindOf(s, card) === 'interrupt';

/** Does a text wait for such a thing? */
const isHeardBy = ({ to }: ActionText, kind: string): boolean => to?.on === kind || to?.on === 'anything';

/** Mandatory actions are done once in their time, by choice of when. */ // AR1-0124
const isChosen = ({ as }: ActionText): boolean => as !== 'automatic';

/** Adds a text to what a player may do, if it can be done: whether it is the time for it was looked at before. */
function addText(
  s: State,
  player: Player,
  card: CardId,
  indexed: Indexed<ActionText>,
  about: Occurrence | null,
  found: Option[],
): void {
  if (whyNotInTime(s, draftOf(s, indexed, card, player, about), indexed) === null)
    found.push(optionFor(s, card, indexed, about));
}

/** Texts of cards on table, and Interrupts in hand. */ // AR1-0105, AR1-0111
export const usingTexts: TopLevel = {
  verbs: ['use', 'play', 'fire'],
  options(s: State, player: Player, _moment: Moment) {
    const found: Option[] = [];
    const now = timeNow(s, player);
    for (const card of speakersWho(s, actingPlace)) {
      const { ownActions, ownTimes } = definitionOf(s, card);
      if ((ownTimes & now) === 0) continue;
      for (const own of ownActions)
        if (
          isTime(s, own.when, player) &&
          userOf(s, card, own) === player &&
          hasText(s, card, undefined, own.unpiloted)
        )
          addText(s, player, card, own.text, null, found);
    }
    for (const { site, onto, by } of spreadTexts(s)) {
      if (by !== player || !hasText(s, site)) continue;
      for (const { text, when } of definitionOf(s, site).ownActions)
        if (isTime(s, when, player) && readerOf(s, site, text) === player) addText(s, player, onto, text, null, found);
    }
    for (const card of s.zones.hand[player]) {
      const { kind, ownActions, ownTimes } = definitionOf(s, card);
      if ((ownTimes & now) === 0 || kind !== 'interrupt') continue;
      for (const { text, when } of ownActions) if (isTime(s, when, player)) addText(s, player, card, text, null, found);
    }
    return found;
  },
  take: (s, player, option) =>
    actionFrame(draftOf(s, actionCalled(option.clause ?? ''), cardAt(s, option.on), player, null)),
};

/** What a player may respond with, by texts of cards on table and by Interrupts in hand. */ // AR1-0112, AR1-0134, AR1-0189
export function responsesTo(s: State, player: Player, about: readonly Occurrence[]): Option[] {
  const found: Option[] = [];
  for (const occurrence of about) {
    const heard = hearing(occurrence.kind);
    const add = (card: CardId, text: Indexed<ActionText>): void => {
      const { clause } = text;
      if (!isChosen(clause) || clause.to === null || !isHeardBy(clause, occurrence.kind)) return;
      if (clause.to.matches(s, occurrence, { by: player, self: card, locked: [occurrence.subject] }))
        addText(s, player, card, text, occurrence, found);
    };
    for (const card of listening(s, occurrence))
      for (const text of definitionOf(s, card).actions)
        if (readerOf(s, card, text) === player && mayAnswer(s, card, text.clause, occurrence)) add(card, text);
    for (const { site, onto, by } of spreadTexts(s)) {
      if (by !== player || !does(s, site, heard)) continue;
      for (const text of definitionOf(s, site).actions)
        if (readerOf(s, site, text) === player && mayAnswer(s, site, text.clause, occurrence)) add(onto, text);
    }
    for (const card of s.zones.hand[player])
      if (does(s, card, heard) && isInterrupt(s, card))
        for (const text of definitionOf(s, card).actions) add(card, text);
  }
  return found;
}

/** A text that must take effect, and for whom. */
interface Due {
  readonly card: CardId;
  readonly indexed: Indexed<ActionText>;
  readonly by: Player;
}

/** Texts that must take effect because of something. */ // AR1-0116
export function automaticTexts(s: State, occurrence: Occurrence): Due[] {
  const found: Due[] = [];
  const isEnd =
    occurrence.kind === 'phase ends' || occurrence.kind === 'turn ends' || occurrence.kind === 'turn begins';
  const add = (card: CardId, printedOn: CardId, only: Player | null): void => {
    for (const indexed of definitionOf(s, printedOn).actions) {
      if (!mayAnswer(s, printedOn, indexed.clause, occurrence)) continue;
      const by = userOf(s, printedOn, { text: indexed, forBoth: indexed.clause.forBoth === true });
      if (only !== null && by !== only) continue;
      const due = isEnd && isOverdue(indexed.clause) ? true : isTriggered(s, card, indexed.clause, occurrence, by);
      if (due && whyNot(s, draftOf(s, indexed, card, by, occurrence), indexed) === null)
        found.push({ card, indexed, by });
    }
  };
  for (const card of listening(s, occurrence)) add(card, card, null);
  const heard = hearing(occurrence.kind);
  for (const { site, onto, by } of spreadTexts(s)) if (does(s, site, heard)) add(onto, site, by);
  return found;
}

function isTriggered(s: State, card: CardId, { as, to }: ActionText, occurrence: Occurrence, by: Player): boolean {
  if (as !== 'automatic' || to?.on !== occurrence.kind) return false;
  return to.matches(s, occurrence, { by, self: card, locked: [occurrence.subject] });
}

/**
 * What must be done in a phase, and was not, is done when the phase ends; what must be done at the start or the end of
 * a turn, before anything else is.
 */ // AR1-0127, AR1-0128, AR8-0011
const isOverdue = ({ as, when }: ActionText): boolean =>
  as === 'mandatory' && when !== null && (when.phases.length > 0 || when.edge !== undefined);
