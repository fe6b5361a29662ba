import {
  type CardId,
  type CardRef,
  countUse,
  handleOf,
  isCurrent,
  limited,
  type Player,
  refTo,
} from '@binary-sunset/kernel';
import { cardOf, kindOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import type { Cards } from '../../text/cards.ts';
import { said } from '../../text/namesSaid.ts';
import { type Firing, type Refusal, refusing, type Speaker } from '../../text/program.ts';
import type { ValueName } from '../../text/valueNames.ts';
import { creatureOf } from '../attacks/attacking.ts';
import { isInAttack } from '../attacks/inAttack.ts';
import { isParticipating } from '../battle/participants.ts';
import { cardsOnTable, controllerOf, isActive, isUnderCover } from '../cards/cardStates.ts';
import { traitsOf } from '../cards/characteristics.ts';
import { isPiloted } from '../cards/piloting.ts';
import type { ValueOfCard } from '../destiny/destiny.ts';
import { allowing, forbidding } from '../inForce/acts.ts';
import { rulesOn } from '../inForce/sources.ts';
import { valueNow } from '../inForce/values.ts';
import { isPresentWith } from '../table/company.ts';
import { hostOf, isPresentAt, locationOf, placeOf } from '../table/places.ts';
import { isAllowedAnyNumber } from './devices.ts';

declare module '../inForce/acts.ts' {
  interface ForbiddenActs {
    'be targeted by weapons': true;
    'use weapons': true;
  }
  interface AllowedActs {
    'be targeted by any weapon': true;
  }
}

/** What has to be exceeded to hit a card. */ // GAP-0087, GLA-0466, AR6-0219
export const defenseValue = (s: State, card: CardId): number => valueNow(s, card, 'defense value') ?? 0;

const defenses: readonly ValueName[] = ['ability', 'armor', 'maneuver'];

/** What a shot at it is held against: its defense value, and all that this may be. */ // AR1-0226
export function aimedAtValues(s: State, target: CardRef): readonly ValueOfCard[] {
  if (!isCurrent(s, target)) return [];
  const { card } = target;
  const isPerson = kindOf(s, card) === 'character';
  const own = defenses.filter((value) => (isPerson || value !== 'ability') && valueNow(s, card, value) !== null);
  return ['defense value', ...own].map((value) => ({ card: target, value }));
}

/** Whoever uses a weapon: what carries it, or the card itself where the weapon is part of it; -1 for none. */ // GAP-0190, GAP-0201
export function userOf(s: State, weapon: CardId): CardId {
  if (kindOf(s, weapon) !== 'weapon') return weapon;
  const host = hostOf(s, weapon);
  return host < 0 || kindOf(s, host) === 'location' ? -1 : host;
}

/** How many different weapons it may use in a turn; it is one warrior, however many icons it has. */ // GAP-0099, GAP-0182, GLB-0253
function weaponsPerTurn(s: State, user: CardId): number {
  const found = cardOf(s, user);
  if (isAllowedAnyNumber(s, user)) return Number.POSITIVE_INFINITY;
  switch (found.kind) {
    case 'character':
      return Math.max(1, found.icons.filter((icon) => icon === 'warrior').length);
    case 'starship':
      return found.type === 'capital' ? Number.POSITIVE_INFINITY : found.type === 'squadron' ? 3 : 1;
    default:
      return 1;
  }
}

const usedBy = (s: State, user: CardId): string => `weapon used by ${handleOf(s, user)}`;

/** May it still use this weapon this turn? One that it has used already may be used again. */ // GAP-0183
function maySpend(s: State, user: CardId, weapon: CardId): boolean {
  const key = usedBy(s, user);
  const spent = s.uses.filter((use) => use.scope === 'turn' && use.key === key);
  return spent.some((use) => use.card?.card === weapon) || spent.length < weaponsPerTurn(s, user);
}

/** Could whoever carries them use all of these this turn? */ // GAP-0182
export const areUsableTogether = (s: State, weapons: readonly CardId[]): boolean =>
  weapons.every((weapon) => {
    const user = userOf(s, weapon);
    if (user < 0) return true;
    const spent = s.uses.flatMap((use) => (use.scope === 'turn' && use.key === usedBy(s, user) ? use.card?.card : []));
    const used = new Set([...spent, ...weapons.filter((one) => userOf(s, one) === user)]);
    return used.size <= weaponsPerTurn(s, user);
  });

/** From now on its user has used this weapon this turn. */
export function spendWeapon(s: State, weapon: CardId, user = userOf(s, weapon)): void {
  if (user >= 0) countUse(s, limited('turn', usedBy(s, user), refTo(s, weapon)));
}

const powerSources = ['power droid', 'fusion generator'];
said('trait', powerSources);

/** Artillery needs a power source of its player's own, present with it. */ // GAP-0188, GLA-0097
function isPowered(s: State, weapon: CardId): boolean {
  const found = cardOf(s, weapon);
  if (found.kind !== 'weapon' || found.type !== 'artillery') return true;
  return cardsOnTable(s).some(
    (card) =>
      controllerOf(s, card) === controllerOf(s, weapon) &&
      isPresentWith(s, card, weapon) &&
      traitsOf(s, card).some((trait) => powerSources.includes(trait)),
  );
}

const barsToUsing = rulesOn('forbids', forbidding('use weapons'));

/** What text keeps it from using weapons, if any does. */ // GLB-0167
function whyForbidden(s: State, user: CardId): Refusal | null {
  const bar = barsToUsing(s).find(({ rule, speaker }) => rule.who.matches(s, user, speaker));
  if (bar === undefined) return null;
  const { self } = bar.speaker;
  return refusing('AR1-0132', () =>
    self < 0 ? 'Its weapons may not be used.' : `${cardOf(s, self).title} forbids it.`,
  );
}

const isAutomated = (s: State, weapon: CardId): boolean => {
  const found = cardOf(s, weapon);
  return found.kind === 'weapon' && found.type === 'automated';
};

/** Why a weapon can't be used now, in or out of battle; null if it can. */
export function whyNotUsable(s: State, weapon: CardId, user = userOf(s, weapon)): Refusal | null {
  if (!isPowered(s, weapon)) return { because: 'It has no power source.', rule: 'GAP-0188' };
  if (isAutomated(s, weapon) && s.facts.battle === null && s.facts.attack === null)
    return { because: 'Automated weapons are fired in battle alone.', rule: 'GAP-0189' };
  if (user < 0) return null;
  const forbidden = whyForbidden(s, user);
  if (forbidden !== null) return forbidden;
  if (!isActive(s, user)) return { because: 'Whoever carries it is not active.', rule: 'AR1-0306' };
  if (!isPiloted(s, user)) return { because: 'Nobody pilots or drives what carries it.', rule: 'GAP-0190' };
  if (!maySpend(s, user, weapon)) return { because: 'Another weapon was used this turn.', rule: 'GAP-0182' };
  return null;
}

/** Why a weapon can't be fired in the battle or attack under way; null if it can. */
export function whyNoFire(s: State, by: Player, weapon: CardId, { range }: Firing): Refusal | null {
  const unusable = whyNotUsable(s, weapon);
  if (unusable !== null) return unusable;
  if (s.zones.reserve[by].length === 0) return { because: 'There is no card for weapon destiny.', rule: 'GAP-0186' };
  const { battle, attack } = s.facts;
  if (battle !== null && !isParticipating(s, weapon) && range === null)
    return { because: 'It does not take part in the battle.', rule: 'AR6-0176' };
  if (
    battle === null &&
    attack !== null &&
    !isInAttack(s, weapon) &&
    !(isOwnAttack(s, by) && isBesideIt(s, weapon, range))
  )
    return { because: 'It does not take part in the attack.', rule: 'AR6-0227' };
  return null;
}

/** Do this player's characters, vehicles and starships attack a creature? */ // AR6-0233
const isOwnAttack = (s: State, by: Player): boolean => {
  const { attack } = s.facts;
  const [first] = attack?.attackers ?? [];
  return attack?.by === by && first !== undefined && creatureOf(s, first.card) === null;
};

/** Of long range, or standing by itself at the location of the attack, where it would be in a battle as well. */ // AR6-0203, AR6-0233, GLB-0386
const isBesideIt = (s: State, weapon: CardId, range: Cards | null): boolean =>
  range !== null || hostOf(s, weapon) === s.facts.attack?.location.card;

const noCards: readonly CardId[] = [];
const openings = rulesOn('allows', allowing('be targeted by any weapon'));

/** Cards that any weapon may be fired at, whatever it says. */
function openTargets(s: State): readonly CardId[] {
  const open = openings(s);
  if (open.length === 0) return noCards;
  return cardsOnTable(s).filter((card) => open.some(({ rule, speaker }) => rule.who.matches(s, card, speaker)));
}

/** What a weapon may be fired at. */ // AR6-0025, GAP-0185, GLB-0105
export function weaponTargets(s: State, weapon: CardId, at: Cards, range: Cards | null, speaker: Speaker): CardId[] {
  const { battle, attack } = s.facts;
  return [...new Set([...at.in(s, speaker), ...openTargets(s)])].filter((card) => {
    if (battle !== null && !isParticipating(s, card)) return false;
    const isCreature = creatureOf(s, card) !== null;
    if (battle === null && attack !== null && !(isCreature && isInAttack(s, card))) return false; // AR6-0227
    // One's own cards are no targets, but for creatures in an attack. AR6-0225, GLC-0589
    if (controllerOf(s, card) === speaker.by && !(isCreature && attack !== null)) return false;
    return isInRange(s, weapon, card, range, speaker) && !isShielded(s, card);
  });
}

/** Present with it; or for a long-range weapon, each present where they are. */ // GAP-0199, GLC-0588
function isInRange(s: State, weapon: CardId, card: CardId, range: Cards | null, speaker: Speaker): boolean {
  const place = placeOf(s, card);
  if (!isActive(s, card) && !isUnderCover(s, card)) return false;
  if (isPresentAt(s, weapon, place)) return true;
  const [here, there] = [locationOf(s, weapon), locationOf(s, card)];
  if (range === null || here === there || !range.matches(s, there, speaker)) return false;
  return isPresentAt(s, weapon, here) && place === there;
}

const shields = rulesOn('forbids', forbidding('be targeted by weapons'));

/** "May not be targeted by weapons." */ // GAP-0200
const isShielded = (s: State, card: CardId): boolean =>
  shields(s).some(({ rule, speaker }) => rule.who.matches(s, card, speaker));

/** The first of them, if it is still there. */
export const aimedAt = (s: State, it: readonly CardRef[]): CardId => {
  const [first] = it;
  return first !== undefined && isCurrent(s, first) ? first.card : -1;
};
