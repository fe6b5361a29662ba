import { type CardId, cardAt, impossible, onCard, type Player } from '@binary-sunset/kernel';
import { kindOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import type { Refusal } from '../../text/program.ts';
import type { TopLevel } from '../actions/topLevel.ts';
import { isActive, isInactiveAs, isUnderCover } from '../cards/cardStates.ts';
import { isCrewed } from '../cards/piloting.ts';
import { forceOf } from '../force/force.ts';
import { allowing } from '../inForce/acts.ts';
import { rulesOn } from '../inForce/sources.ts';
import { seatFrame, seatOptions, seatVerbs } from './changingSeats.ts';
import { costOfMove } from './cost.ts';
import { dockFrame, dockingOptions } from './docking.ts';
import { transitFrame, transitOptions } from './dockingBays.ts';
import { whyNoHyperspeed } from './hyperspeed.ts';
import { kindsOfMove, kindsOfMoveFor } from './kinds.ts';
import { landspeed } from './landspeed.ts';
import { locationText, movementTexts } from './locationText.ts';
import { hasMoved, whyCannotMove, whyNotWay } from './mayMove.ts';
import { courseFrame, courseOptions } from './mobileSystemCourses.ts';
import { moveOf } from './move.ts';
import { movesOf, type PossibleMove } from './possible.ts';
import { vesselSite } from './vesselSites.ts';
import { type KindOfMove, walks } from './ways.ts';

const optionFor = (s: State, card: CardId, { kind, way, cost }: PossibleMove): Option => ({
  verb: kind.verb,
  on: onCard(s, card),
  to: onCard(s, way.to),
  clause: kind.name,
  cost: { Force: cost },
});

/** Of weapons, devices and the rest only what moves like a character. */ // AR7-0139
function isMovable(s: State, card: CardId): boolean {
  const kind = kindOf(s, card);
  return kind === 'character' || kind === 'creature' || kind === 'vehicle' || kind === 'starship' || walks(s, card);
}

/** A spy under cover walks, in the opponent's move phase, and boards no starship or vehicle but at its sites. */ // GAP-0318, GLC-0500, GLC-0503
const belowDecks: KindOfMove = {
  ...vesselSite,
  ways: (s, card) => vesselSite.ways(s, card).filter(({ to }) => kindOf(s, to) === 'location'),
};
const undercoverKinds: readonly KindOfMove[] = [landspeed, locationText, belowDecks];
const textKinds: readonly KindOfMove[] = [locationText];
const earlyKinds: readonly KindOfMove[] = [landspeed, locationText];
const withoutLandspeed: readonly KindOfMove[] = kindsOfMove.filter((kind) => kind !== landspeed);

/** Which kinds of moves a card may make at this moment; null for none. */ // AR7-0008
function kindsNow(s: State, by: Player, card: CardId, moment: string): readonly KindOfMove[] | null {
  const isUndercover = isUnderCover(s, card);
  if (isUndercover) return by !== s.facts.active && moment === 'move' ? undercoverKinds : null;
  if (by !== s.facts.active || !isActive(s, card)) return null;
  if (moment === 'move') return walksEarly(s, card) ? withoutLandspeed : kindsOfMoveFor[kindOf(s, card)];
  return moment === 'deploy' && walksEarly(s, card) ? earlyKinds : textKinds;
}

declare module '../inForce/acts.ts' {
  interface AllowedActs {
    /** In the move phase a card that is allowed this moves in other ways. */ // GLC-0480
    'use landspeed only in deploy phase': true;
  }
}

/** Texts that have cards walk in the deploy phase, and not in the move phase. */ // GLC-0480
const earlyWalkers = rulesOn('allows', allowing('use landspeed only in deploy phase'));

const walksEarly = (s: State, card: CardId): boolean =>
  earlyWalkers(s).length > 0 && earlyWalkers(s).some(({ rule, speaker }) => rule.who.matches(s, card, speaker));

function optionsOf(s: State, by: Player, moment: string): Option[] {
  const found: Option[] = [];
  // In the opponent's turn nobody but a spy under cover.
  if (by !== s.facts.active && !hasSpies(s, by)) return found;
  for (const zone of ['at', 'on'] as const)
    for (const card of s.zones[zone][by]) {
      const kinds = isMovable(s, card) ? kindsNow(s, by, card, moment) : null;
      if (kinds === null) continue;
      for (const possible of movesOf(s, by, card, kinds)) found.push(optionFor(s, card, possible));
    }
  return found;
}

const hasSpies = (s: State, by: Player): boolean =>
  s.zones.at[by].some((card) => isInactiveAs(s, card, 'undercover')) ||
  s.zones.on[by].some((card) => isInactiveAs(s, card, 'undercover'));

const cardVerbs = [...new Set(kindsOfMove.map(({ verb }) => verb))];

/** Moves of every kind, one option for each card and each place that it can go to. */ // AR7-0001, AR7-0008
export const moving: TopLevel = {
  verbs: [...cardVerbs, 'transit', 'dock', 'orbit', 'deep space', ...seatVerbs],
  options(s, by, moment) {
    const isOwn = by === s.facts.active;
    if (moment === 'move') {
      const found = optionsOf(s, by, moment);
      found.push(...transitOptions(s, by));
      if (!isOwn) return found;
      found.push(...courseOptions(s, by), ...dockingOptions(s, by), ...seatOptions(s, by));
      return found;
    }
    if (!isOwn) return [];
    if (moment === 'deploy') return [...seatOptions(s, by), ...byText(s, by, moment)];
    return byText(s, by, moment);
  },
  take(s, by, option) {
    if (option.verb === 'transit') return transitFrame(s, by, option);
    if (option.verb === 'dock') return dockFrame(s, by, option);
    if (option.verb === 'orbit' || option.verb === 'deep space') return courseFrame(s, by, option);
    if (seatVerbs.includes(option.verb)) return seatFrame(s, by, option);
    const card = cardAt(s, option.on);
    const to = cardAt(s, option.to);
    const kinds = kindsNow(s, by, card, s.facts.phase) ?? [];
    const chosen = movesOf(s, by, card, kinds).find(
      ({ kind, way, cost }) => kind.name === option.clause && way.to === to && cost === option.cost?.['Force'],
    );
    if (chosen === undefined) return impossible('There is no such move.');
    return moveOf(s, card, chosen.kind, chosen.way, { by, cost: chosen.cost });
  },
};

const none: readonly Option[] = [];

/** What texts allow outside of the move phase. */ // AR7-0056, AR7-0058
function byText(s: State, by: Player, moment: string): readonly Option[] {
  const isOpen = movementTexts(s).length > 0 || (moment === 'deploy' && earlyWalkers(s).length > 0);
  return isOpen ? optionsOf(s, by, moment) : none;
}

/** Why a card can't move now, in its owner's move phase; null if it can. */
export function whyNotMove(s: State, by: Player, card: CardId): Refusal | null {
  if (movesOf(s, by, card, kindsOfMove).length > 0) return null;
  const refusal = whyCannotMove(s, card);
  if (refusal !== null) return refusal;
  if (hasMoved(s, card)) return { because: 'It has made its regular move this turn.', rule: 'AR7-0007' };
  if (!isCrewed(s, card)) return { because: 'Nobody pilots or drives it.', rule: 'AR7-0004' };
  for (const kind of kindsOfMove)
    for (const way of kind.ways(s, card)) {
      const barred = whyNotWay(s, card, way);
      if (barred !== null) return barred;
      if (costOfMove(s, card, kind.costs, way) > forceOf(s, by))
        return { because: 'It costs more than there is.', rule: 'AR7-0149' };
    }
  return whyNoHyperspeed(s, card) ?? { because: 'There is nowhere that it could move to.', rule: 'AR7-0122' };
}
