import {
  abilityOf,
  allLocations,
  type CcgState,
  cardsAt,
  controllerOf,
  hasPresence,
  isActive,
  powerAt,
} from '@binary-sunset/ccg';
import { type CardId, other, type Player } from '@binary-sunset/kernel';
import { expectedDestiny } from './destiny.ts';
import { fightsFor, forfeitOf, kindOf, worthOf } from './reading.ts';

/** What somebody brings to a battle at a location. */
export interface Strength {
  readonly power: number;
  readonly ability: number;
  /** What battle destiny will probably come to; 0 for whoever draws none. */
  readonly destiny: number;
  readonly forfeit: number;
  readonly worth: number;
  readonly weapons: number;
}

/** What those bring who are in hand yet. */
export type Help = Pick<Strength, 'power' | 'ability' | 'forfeit'>;
const nobody: Help = { power: 0, ability: 0, forfeit: 0 };

/** A location at which both have presence, as a player sees it. */
export interface Outlook {
  readonly location: CardId;
  readonly mine: Strength;
  readonly theirs: Strength;
  /** What a battle there would be worth to the player, in units of Force. */
  readonly gain: number;
}

/** Ability that gives a battle destiny. */
const abilityForDestiny = 4;
/** Destinies may be kinder or less kind by about that much. */
const chanceOfDestiny = 3;
/** What a point of battle damage or attrition costs: it may be satisfied with what is of little worth. */
const worthOfDamage = 0.8;
/** A weapon that is fired takes about so much of one card. */
const worthOfShot = 0.8;

function strengthAt(s: CcgState, me: Player, who: Player, location: CardId): Strength {
  let ability = 0;
  let forfeit = 0;
  let worth = 0;
  let weapons = 0;
  for (const card of cardsAt(s, location)) {
    if (controllerOf(s, card) !== who || !isActive(s, card)) continue;
    if (kindOf(s, card) === 'weapon') weapons++;
    if (!fightsFor(s, who, card)) continue;
    ability += abilityOf(s, card);
    forfeit += forfeitOf(s, card);
    worth += worthOf(s, card);
  }
  const destiny = ability >= abilityForDestiny ? expectedDestiny(s, me, who) : 0;
  return { power: powerAt(s, who, location), ability, destiny, forfeit, worth, weapons };
}

/** How much more one side probably has, where destinies may change that. */
function excess(more: number, isChancy: boolean): number {
  if (!isChancy || Math.abs(more) >= chanceOfDestiny) return Math.max(0, more);
  return (more + chanceOfDestiny) ** 2 / (4 * chanceOfDestiny);
}

/** What one side loses in a battle against the other. */
function lossOf(own: Strength, against: Strength): number {
  const isChancy = own.destiny > 0 || against.destiny > 0;
  const damage = excess(against.power + against.destiny - own.power - own.destiny, isChancy);
  const attrition = Math.min(against.destiny, own.forfeit);
  return worthOfDamage * Math.max(damage, attrition) + worthOfShot * against.weapons;
}

/** What a battle between them would be worth to the first. */
const gainOf = (mine: Strength, theirs: Strength): number => lossOf(theirs, mine) - lossOf(mine, theirs);

export function outlookAt(s: CcgState, me: Player, location: CardId): Outlook {
  return outlookWith(s, me, location, nobody);
}

/** How a battle at a location is likely to end if some came to help. */
export function outlookWith(s: CcgState, me: Player, location: CardId, help: Help): Outlook {
  const own = strengthAt(s, me, me, location);
  const ability = own.ability + help.ability;
  const mine: Strength = {
    ...own,
    power: own.power + help.power,
    ability,
    destiny: ability >= abilityForDestiny ? expectedDestiny(s, me, me) : 0,
    forfeit: own.forfeit + help.forfeit,
  };
  const theirs = strengthAt(s, me, other(me), location);
  return { location, mine, theirs, gain: gainOf(mine, theirs) };
}

/** Every location at which both players have presence. */
export const outlooks = (s: CcgState, me: Player): Outlook[] =>
  allLocations(s)
    .filter((location) => hasPresence(s, 0, location) && hasPresence(s, 1, location))
    .map((location) => outlookAt(s, me, location));
