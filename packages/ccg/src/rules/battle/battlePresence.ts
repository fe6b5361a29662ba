import { type CardId, other, type Player } from '@binary-sunset/kernel';
import { kindOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { iconsOf } from '../cards/characteristics.ts';
import { isSealedWreck } from '../cards/crashing.ts';
import { isLanded } from '../cards/piloting.ts';
import { allowing } from '../inForce/acts.ts';
import { rulesOn } from '../inForce/sources.ts';
import { abilityOf, ownAbilityOf } from '../inForce/values.ts';
import { hostOf, isPresentAt, locationOf, slotOf } from '../table/places.ts';
import { abilityWith, isTotalChanged } from '../table/presence.ts';
import { battleValue } from './battleValues.ts';
import { participants, possibleParticipants } from './participants.ts';

declare module '../inForce/acts.ts' {
  interface AllowedActs {
    'be battled': true;
    'initiate battle': true;
  }
}

const leaveToInitiate = rulesOn('allows', allowing('initiate battle'));
const leaveToBeBattled = rulesOn('allows', allowing('be battled'));

/** Ability, a presence icon, or a text that lets a card without ability battle or be battled. */ // AR6-0003, AR6-0162
function givePresence(s: State, who: Player, location: CardId, cards: readonly CardId[], initiates: boolean): boolean {
  const isChanged = isTotalChanged(s);
  let ability = 0;
  for (const card of cards) {
    ability += abilityOf(s, card);
    if ((ability >= 1 && !isChanged) || iconsOf(s, card).includes('presence')) return true;
  }
  if (isChanged && abilityWith(s, who, location, ability) >= 1) return true;
  // Only for battles of that kind. AR6-0123, AR6-0125, AR6-0127
  const allowed = initiates ? leaveToInitiate(s) : leaveToBeBattled(s);
  return allowed.some(({ rule, speaker }) => cards.some((card) => rule.who.matches(s, card, speaker)));
}

/** Could this player battle the other at this location, as far as presence goes? */ // AR6-0003, AR6-0163
export const couldBattleAt = (s: State, by: Player, location: CardId): boolean =>
  givePresence(s, by, location, possibleParticipants(s, by, location), true) &&
  givePresence(s, other(by), location, possibleParticipants(s, other(by), location), false);

/**
 * Has a side lost all its presence before the damage segment? Then the battle is over at once. Once it is won it goes
 * on, even if a response to that takes the loser's last card.
 */ // AR6-0004, AR6-0023, AR6-0041, AR6-0095, AR6-0134
export function isBrokenOff(s: State): boolean {
  const { battle } = s.facts;
  if (battle === null || battle.segment === 'damage' || battle.segment === 'end' || battle.winner !== null)
    return false;
  const { card } = battle.location;
  return ([0, 1] as const).some((who) => !givePresence(s, who, card, participants(s, who), who === battle.by));
}

/**
 * Ability that counts toward battle destiny: of cards present, and of whoever pilots or drives. Passengers of open
 * vehicles are present; those of starships and enclosed vehicles are not.
 */ // AR6-0048, AR6-0145, GAP-0170
export function abilityInBattle(s: State, who: Player): number {
  const at = s.facts.battle?.location.card ?? -1;
  let own = 0;
  for (const card of participants(s, who)) if (counts(s, card)) own += abilityOf(s, card);
  return Math.max(0, abilityWith(s, who, at, own) - battleValue(s, who, 'ability set aside', 0, at));
}

/**
 * The ability of its own of whatever is present there, and not inside anything: permanent pilots are as little present
 * there as everybody else within.
 */ // GLB-0359, GLD-0007, GAP-0065
export const abilityPresent = (s: State, who: Player): number =>
  participants(s, who)
    .filter((card) => isPresentAt(s, card, locationOf(s, card)))
    .reduce((sum, card) => sum + ownAbilityOf(s, card), 0);

function counts(s: State, card: CardId): boolean {
  if (isLanded(s, card) || isSealedWreck(s, card)) return false;
  if (isPresentAt(s, card, locationOf(s, card))) return true;
  const slot = slotOf(s, card);
  if (kindOf(s, card) !== 'character' || (slot !== 'pilot' && slot !== 'driver')) return false;
  return !isLanded(s, hostOf(s, card)) && !isSealedWreck(s, hostOf(s, card));
}
