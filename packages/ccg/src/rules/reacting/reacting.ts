import {
  type CardId,
  countUse,
  isCurrent,
  type Limited,
  limited,
  onCard,
  other,
  type Player,
  refTo,
  timesUsed,
} from '@binary-sunset/kernel';
import { cardOf, kindOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import type { Occurrence, Option } from '../../state/vocabulary.ts';
import { controllerOf } from '../cards/cardStates.ts';
import { whyNotAnother } from '../cards/uniqueness.ts';
import { destinationsFor } from '../deploying/destinations.ts';
import { forbidding } from '../inForce/acts.ts';
import { deployingReactCost, leavesToReact, type ReactCost, reactCost, reactsAllowed } from '../inForce/reactTerms.ts';
import { rulesOn } from '../inForce/sources.ts';
import { followingKinds } from '../moving/kinds.ts';
import { onFoot } from '../moving/movingAway.ts';
import { movesOf, type PossibleMove } from '../moving/possible.ts';
import { locationOf } from '../table/places.ts';

/** Once in a turn, whatever came of it; and so for everybody who got on or off. */ // GAP-0301, GLC-0151
const reacted = (s: State, card: CardId): Limited => limited('turn', 'reacted', refTo(s, card));
const reactedAs = (title: string, by: Player): Limited => limited('turn', `react of ${title}`, null, by);

export const hasReacted = (s: State, card: CardId): boolean => timesUsed(s, reacted(s, card)) > 0;
export const countReact = (s: State, card: CardId): void => countUse(s, reacted(s, card));
/** A deployment as a react was cancelled: no copy of it deploys so this turn. */ // GAP-0301
export const countCancelledReact = (s: State, by: Player, title: string): void => countUse(s, reactedAs(title, by));

/** Is it a battle or a drain that this player's opponent has just initiated? */ // GLC-0141, AR6-0135
function mayBeReactedTo(s: State, by: Player, occurrence: Occurrence): boolean {
  const { kind, detail } = occurrence;
  if (occurrence.by !== other(by) || !isCurrent(s, occurrence.subject)) return false;
  return kind === 'battle' || (kind === 'Force drain' && detail === 'initiated');
}

declare module '../inForce/acts.ts' {
  interface ForbiddenActs {
    react: true;
  }
}

const barsToReacting = rulesOn('forbids', forbidding('react', { asks: ['where'], called: '‘react’' }));

/** Is something said against reacting to or from there? */
function isBarred(s: State, card: CardId, where: CardId): boolean {
  return barsToReacting(s).some(
    ({ rule, speaker }) =>
      rule.who.is(s, card, speaker) &&
      (rule.where === undefined ||
        rule.where.matches(s, where, speaker) ||
        (locationOf(s, card) >= 0 && rule.where.matches(s, locationOf(s, card), speaker))),
  );
}

/** How a card could come to the battle or the drain: by its own move, in range, and never a second time. */ // GLC-0144, GAP-0303, GAP-0304
export function reactingMove(
  s: State,
  by: Player,
  card: CardId,
  to: CardId,
  leaves = leavesToReact(s, 'move as a react', by, card),
): PossibleMove | null {
  if (locationOf(s, card) === to || hasReacted(s, card) || isBarred(s, card, to)) return null;
  const kinds = kindOf(s, card) === 'character' ? [...followingKinds, onFoot] : followingKinds;
  const costOf = reactCost(s, leaves, to);
  const price = (usual: number) => costOf(to, usual) ?? usual;
  return movesOf(s, by, card, kinds, { asReact: true, price }).find(({ way }) => way.to === to) ?? null;
}

const deployable: readonly string[] = ['character', 'vehicle', 'starship', 'weapon', 'device'];

/** Could a card be deployed there as a react? */ // GLC-0143, GAP-0299
export function canDeployTo(
  s: State,
  by: Player,
  card: CardId,
  where: CardId,
  reacting: ReactCost | null = null,
): boolean {
  const { kind, title } = cardOf(s, card);
  if (!deployable.includes(kind) || timesUsed(s, reactedAs(title, by)) > 0 || isBarred(s, card, where)) return false;
  if (whyNotAnother(s, by, card) !== null) return false;
  return destinationsFor(s, by, card, false, { reacting }).some(({ to }) => to >= 0 && locationOf(s, to) === where);
}

const none: readonly Option[] = [];

/** What a player may do as a react: move cards there, or deploy them there. */ // AR6-0019, GLC-0141
export function reactsTo(s: State, by: Player, about: readonly Occurrence[]): readonly Option[] {
  if (!about.some((one) => mayBeReactedTo(s, by, one))) return none;
  const found: Option[] = [];
  const isMoveAllowed = reactsAllowed['move as a react'](s).length > 0;
  for (const occurrence of about) {
    if (!mayBeReactedTo(s, by, occurrence)) continue;
    const where = occurrence.subject.card;
    if (isMoveAllowed)
      for (const zone of ['at', 'on'] as const)
        for (const card of s.zones[zone][by]) {
          if (controllerOf(s, card) !== by) continue;
          const leaves = leavesToReact(s, 'move as a react', by, card);
          if (leaves.length === 0 || reactCost(s, leaves, where)(where, 0) === null) continue;
          const move = reactingMove(s, by, card, where, leaves);
          if (move === null) continue;
          found.push({
            verb: 'react',
            on: onCard(s, card),
            to: onCard(s, where),
            about: occurrence.id,
            cost: { Force: move.cost },
          });
        }
    for (const card of s.zones.hand[by]) {
      const reacting = deployingReactCost(s, by, card, where);
      if (reacting !== null && canDeployTo(s, by, card, where, reacting))
        found.push({ verb: 'react', on: onCard(s, card), to: onCard(s, where), about: occurrence.id });
    }
  }
  return found;
}
