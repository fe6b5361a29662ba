import { isCurrent } from '@binary-sunset/kernel';
import type { OccurrenceKind, State } from '../../state/state.ts';
import type { Occurrence } from '../../state/vocabulary.ts';
import { isAttackOver } from '../attacks/attack.ts';
import { isBrokenOff } from '../battle/battlePresence.ts';
import { isGoingOn } from './responding.ts';

type Applies = (s: State, occurrence: Occurrence) => boolean;

/** What has happened, has happened. */
const always: Applies = () => true;

/** The action is on the stack, and has not been cancelled. */
const isPending: Applies = isGoingOn;

const isStillThere: Applies = (s, { subject }) => isCurrent(s, subject);

/** A card that has left the Lost Pile is no longer just lost. */ // AR1-0135, AR1-0184
const isStillLost: Applies = (s, { subject }) => s.zones.lost.some((pile) => pile.includes(subject.card));

/** Of each thing that can be responded to: can it still be? */
const applies: Readonly<Record<OccurrenceKind, Applies>> = {
  action: isPending,
  deploying: isPending,
  deployed: isStillThere,
  // When it is over it is not an action any more, but something that has happened.
  'Force drain': (s, occurrence) => occurrence.detail !== 'initiated' || isPending(s, occurrence),
  battle: (s, occurrence) => isPending(s, occurrence) && s.facts.battle !== null && !isBrokenOff(s),
  attack: (s, occurrence) => isPending(s, occurrence) && !isAttackOver(s),
  'about to draw': always,
  // A destiny that was cancelled was drawn all the same, and something may still be done with its card. AR1-0427, AR1-0454
  destiny: always,
  'destiny completed': always,
  'battle destinies completed': always,
  fired: always,
  hit: isStillThere,
  lost: isStillLost,
  forfeited: isStillLost,
  moving: isPending,
  moved: isStillThere,
  reached: isStillThere,
  activated: always,
  used: always,
  'losing Force': isPending,
  'Force lost': always,
  retrieving: isPending,
  retrieved: always,
  drew: always,
  won: always,
  'battle ends': always,
  'battle ended': always,
  excluded: always,
  'turn begins': always,
  'turn ends': always,
  'phase ends': always,
  'out of play': always,
  'leaving table': isStillThere,
};

/** Can it still be responded to, or reacted to? */ // AR1-0193, GAP-0300
export const stillApplies = (s: State, occurrence: Occurrence): boolean => applies[occurrence.kind](s, occurrence);
