import { type CardId, isCurrent, type Limited, limited, type Player, refTo, timesUsed } from '@binary-sunset/kernel';
import type { Kind } from '../../catalog/card.ts';
import { kindOf } from '../../catalog/catalog.ts';
import { type OccurrenceKind, type State, table } from '../../state/state.ts';
import type { ActionText, Refusal } from '../../text/program.ts';
import { cardsOnTable, controllerOf, isActive, isInactiveAs } from '../cards/cardStates.ts';
import { isSearcher } from '../cards/searchPartyMembers.ts';
import { forbidding } from '../inForce/acts.ts';
import { rulesOn } from '../inForce/sources.ts';
import { cardsAt, hostOf, locationOf, slotOf } from '../table/places.ts';

/** What takes part in battles. Creatures never do. */ // AR6-0157, AR6-0200, SUP-0053
const fighters: readonly Kind[] = ['character', 'starship', 'vehicle', 'weapon', 'device'];

export const isFighter = (s: State, card: CardId): boolean => fighters.includes(kindOf(s, card));

/** Is it taking part in the battle under way? "In battle" means the same. */ // AR6-0157, AR6-0161, AR6-0171, AR6-0174
export function isParticipating(s: State, card: CardId): boolean {
  const { battle } = s.facts;
  if (battle === null || !isThere(s, card, battle.location.card)) return false;
  // Whoever comes once the power segment has begun is too late. AR6-0040, AR6-0094, AR6-0158
  return battle.participants?.some((ref) => ref.card === card && isCurrent(s, ref)) ?? true;
}

/** Could it take part in a battle at this location, if nothing forbids it? */
const isThere = (s: State, card: CardId, location: CardId): boolean =>
  isFighter(s, card) && isActive(s, card) && locationOf(s, card) === location && !isStowed(s, card);

/** Is it inside a vehicle or a starship that stands in a cargo hold? */ // GAP-0375
function isStowed(s: State, card: CardId): boolean {
  for (let at = hostOf(s, card); at >= 0; at = hostOf(s, at)) if (slotOf(s, at) === 'cargo') return true;
  return false;
}

/** Whoever takes part for a player, or for both. */
export function participants(s: State, who?: Player): CardId[] {
  const { battle } = s.facts;
  if (battle === null) return [];
  return fightersAt(s, who, battle.location.card, (card) => isParticipating(s, card));
}

/** A player's cards at a location that nothing keeps from a battle there. */
export function possibleParticipants(s: State, who: Player, location: CardId): CardId[] {
  return fightersAt(s, who, location, (card) => isThere(s, card, location) && barringOf(s, card) === null);
}

const fightersAt = (s: State, who: Player | undefined, location: CardId, wanted: (card: CardId) => boolean): CardId[] =>
  cardsAt(s, location).filter((card) => (who === undefined || controllerOf(s, card) === who) && wanted(card));

/** Only characters, vehicles and starships are limited to one battle a turn. */ // AR6-0008, AR6-0010
const isLimited = (s: State, card: CardId): boolean => {
  const kind = kindOf(s, card);
  return kind === 'character' || kind === 'vehicle' || kind === 'starship';
};

export const battlesOf = (s: State, card: CardId): Limited => limited('turn', 'battled', refTo(s, card));

/** Was it in this battle already, whatever has become of it meanwhile? */ // AR6-0159
export const joinedAs = (s: State, card: CardId): Limited => limited('battle', 'joined', refTo(s, card));

declare module '../inForce/acts.ts' {
  interface ForbiddenActs {
    battle: true;
    'be excluded': true;
  }
}

const barsToBattle = rulesOn('forbids', forbidding('battle'));
const barsToExcluding = rulesOn('forbids', forbidding('be excluded'));

interface Barring {
  readonly because: string;
  readonly rule: string;
  /** Whose doing it is. */
  readonly by: Player;
}

/** What keeps a card, or the card that it is aboard, from taking part in a battle. */ // AR6-0162
export function barringOf(s: State, card: CardId): Barring | null {
  for (let at = card; at >= 0; at = hostOf(s, at)) {
    if (kindOf(s, at) === 'location') break;
    const barring = ownBarring(s, at);
    if (barring !== null) return barring;
  }
  return null;
}

export function ownBarring(s: State, card: CardId): Barring | null {
  for (const { rule, speaker } of barsToBattle(s))
    if (rule.who.matches(s, card, speaker))
      return { because: 'It may not take part in battle.', rule: 'AR6-0164', by: speaker.by };
  if (isSearcher(s, card))
    return { because: 'It was in a search party this turn.', rule: 'GLC-0265', by: controllerOf(s, card) };
  // AR6-0008, AR6-0009
  if (isLimited(s, card) && timesUsed(s, battlesOf(s, card)) > 0 && timesUsed(s, joinedAs(s, card)) === 0)
    return { because: 'It was in a battle already this turn.', rule: 'AR6-0008', by: controllerOf(s, card) };
  return null;
}

/** Whoever is in the battle but was not counted as such: a newcomer, or a card that may not be in it. */
export const newcomers = (s: State): CardId[] =>
  participants(s).filter((card) => isLimited(s, card) && timesUsed(s, joinedAs(s, card)) === 0);

export const excludedCards = (s: State): CardId[] =>
  cardsOnTable(s).filter((card) => isInactiveAs(s, card, 'excluded'));

/** What works during battle works only on cards that take part in it. */ // AR6-0176
export function whyOutOfBattle(s: State, { when, fires }: ActionText, card: CardId): Refusal | null {
  if (when === null || when.segment === null || fires !== undefined || s.facts.battle === null) return null;
  if (!isFighter(s, card) || !table.inPlay(s, card) || isParticipating(s, card)) return null;
  return { because: 'It does not take part in the battle.', rule: 'AR6-0176' };
}

const inBattles: readonly OccurrenceKind[] = ['battle', 'battle destinies completed', 'won', 'battle ends'];

/** What is played only in a battle can be aimed only at what takes part in it, unless it names inactive cards. */ // AR6-0177
export function mayBeTargetedInBattle(s: State, { when, to, fires }: ActionText, card: CardId): boolean {
  if (s.facts.battle === null || fires !== undefined || !isFighter(s, card) || !table.inPlay(s, card)) return true;
  if (!isActive(s, card)) return true;
  const isForBattle = when === null ? to !== null && inBattles.some((one) => one === to.on) : when.segment !== null;
  return !isForBattle || isParticipating(s, card);
}

/** May it be excluded from battle by a text? */ // AR6-0009, AR6-0170
export const mayBeExcluded = (s: State, card: CardId): boolean =>
  isParticipating(s, card) && !barsToExcluding(s).some(({ rule, speaker }) => rule.who.matches(s, card, speaker));
