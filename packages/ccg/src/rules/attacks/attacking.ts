import {
  type CardId,
  type Limited,
  limited,
  type Player,
  players,
  refTo,
  rememberedOfCards,
  timesUsed,
} from '@binary-sunset/kernel';
import type { CreatureCard } from '../../catalog/card.ts';
import { cardOf, kindOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import type { Refusal } from '../../text/program.ts';
import { denial, so } from '../../text/saying/clauses.ts';
import { itself } from '../../text/saying/nouns.ts';
import { cardsOnTable, controllerOf, isActive } from '../cards/cardStates.ts';
import { traitsOf, typeOf } from '../cards/characteristics.ts';
import { forbidding } from '../inForce/acts.ts';
import { rulesOn } from '../inForce/sources.ts';
import { isAboard } from '../table/company.ts';
import { hostOf, locationOf, placeOf } from '../table/places.ts';

export const creatureOf = (s: State, card: CardId): CreatureCard | null => {
  const found = cardOf(s, card);
  return found.kind === 'creature' ? found : null;
};

const isVessel = (s: State, card: CardId): boolean => ['starship', 'vehicle'].includes(kindOf(s, card));

/** Characters, vehicles and starships: they attack creatures and are attacked by them. */
const canFightCreatures = (s: State, card: CardId): boolean => kindOf(s, card) === 'character' || isVessel(s, card);

/** Is it on its host? Then it attacks nobody. */ // GAP-0103, GLA-0124
const isAttached = (s: State, creature: CardId): boolean => {
  const host = hostOf(s, creature);
  return host >= 0 && kindOf(s, host) !== 'location' && !isVessel(s, host);
};

/** Whom a creature could attack: inactive or not, its owner's or not. */ // AR6-0211, AR6-0212
export function potentialTargets(s: State, creature: CardId): CardId[] {
  const found = creatureOf(s, creature);
  if (found === null || isAttached(s, creature)) return [];
  return cardsOnTable(s).filter(
    (card) =>
      card !== creature &&
      isMet(s, creature, card) &&
      (found.parasiteOn === '' ? isPrey(s, card) : isHostFor(s, found.parasiteOn, card)) &&
      !isSpared(s, creature, card),
  );
}

/** Is it where the creature is, and not aboard anything that the creature is not aboard? */ // AR6-0238, AR6-0243
function isMet(s: State, creature: CardId, card: CardId): boolean {
  if (placeOf(s, card) !== placeOf(s, creature) || placeOf(s, card) < 0) return false;
  const host = hostOf(s, card);
  return !isVessel(s, host) || isAboard(s, creature, host);
}

/** Creature vehicles, and characters who are not droids. */ // AR6-0238
const isPrey = (s: State, card: CardId): boolean => {
  const kind = kindOf(s, card);
  return kind === 'vehicle' ? typeOf(s, card) === 'creature' : kind === 'character' && typeOf(s, card) !== 'Droid';
};

/** What it is a parasite of, even if that has a parasite already. */ // AR6-0242, AR6-0244
const isHostFor = (s: State, parasiteOn: string, card: CardId): boolean =>
  kindOf(s, card) === parasiteOn || typeOf(s, card) === parasiteOn || traitsOf(s, card).includes(parasiteOn);

declare module '../inForce/acts.ts' {
  interface ForbiddenActs {
    'be attacked': true;
  }
}

// A creature spares others itself.
const sparing = rulesOn(
  'forbids',
  forbidding('be attacked', {
    says: ({ who, never }, self) =>
      denial(so(itself(self), 'may', `attack ${who.words(self, 'some')}`), never === true ? 'never' : 'not'),
  }),
);

/** Does a text of the creature say that it leaves the card alone? */
const isSpared = (s: State, creature: CardId, card: CardId): boolean =>
  sparing(s).some(({ rule, speaker }) => speaker.self === creature && rule.who.is(s, card, speaker));

/** Each creature makes one such attack a turn. */ // AR6-0216
export const attacksOf = (s: State, creature: CardId): Limited =>
  limited('turn', 'creature attack', refTo(s, creature));

/** Why a creature can't attack now; null if it can. */ // AR6-0216, AR6-0222
export function whyNoCreatureAttack(s: State, by: Player, creature: CardId): Refusal | null {
  if (s.facts.active !== by || controllerOf(s, creature) !== by || s.facts.phase !== 'battle')
    return { because: 'Your creatures attack in your battle phase.', rule: 'AR6-0201' };
  if (s.facts.battle !== null || s.facts.attack !== null)
    return { because: 'A battle or an attack is going on.', rule: 'AR6-0205' };
  if (timesUsed(s, attacksOf(s, creature)) > 0)
    return { because: 'It has attacked already this turn.', rule: 'AR6-0216' };
  if (potentialTargets(s, creature).length === 0) return { because: 'There is nobody to attack.', rule: 'AR6-0222' };
  return null;
}

const allCreatures = rememberedOfCards((s: State): readonly CardId[] =>
  cardsOnTable(s).filter((card) => kindOf(s, card) === 'creature'),
);

const creaturesOnTable = (s: State): CardId[] => allCreatures(s, 0).filter((card) => isActive(s, card));

/** Creatures whose attack is due before the battle phase is over. */ // AR6-0252
export const overdueCreatures = (s: State): CardId[] =>
  creaturesOnTable(s).filter((card) => whyNoCreatureAttack(s, s.facts.active, card) === null);

/** The sides that somebody to attack is on. */ // AR6-0223
export const sidesOf = (s: State, targets: readonly CardId[]): Player[] =>
  players.filter((side) => targets.some((card) => controllerOf(s, card) === side));

/** Creatures that are at a location, whoever has them. */ // AR6-0217, AR6-0232
export const creaturesAt = (s: State, location: CardId): CardId[] =>
  creaturesOnTable(s).filter((card) => locationOf(s, card) === location);

/** All of a player's characters, vehicles and starships there: none may stay out of it. */ // AR6-0212, AR6-0232
export const attackersAt = (s: State, by: Player, location: CardId): CardId[] =>
  cardsOnTable(s).filter(
    (card) =>
      canFightCreatures(s, card) &&
      controllerOf(s, card) === by &&
      locationOf(s, card) === location &&
      isActive(s, card),
  );

/** One attack on a creature at each location. */ // AR6-0217
export const attacksAt = (s: State, by: Player, location: CardId): Limited =>
  limited('phase', 'attack', refTo(s, location), by);

/** Why a player can't attack a creature there; null if they can. */ // AR6-0217, AR6-0222
export function whyNoAttack(s: State, by: Player, location: CardId): Refusal | null {
  if (s.facts.phase !== 'battle' || s.facts.active !== by)
    return { because: 'You attack creatures in your battle phase.', rule: 'AR6-0201' };
  if (s.facts.battle !== null || s.facts.attack !== null)
    return { because: 'A battle or an attack is going on.', rule: 'AR6-0205' };
  if (timesUsed(s, attacksAt(s, by, location)) > 0)
    return { because: 'You have attacked a creature here already.', rule: 'AR6-0217' };
  if (creaturesAt(s, location).length === 0) return { because: 'There is no creature.', rule: 'AR6-0222' };
  if (attackersAt(s, by, location).length === 0)
    return { because: 'You have nobody there to attack it with.', rule: 'AR6-0222' };
  return null;
}

/** Creatures of one kind leave each other in peace if they are selective. */ // AR6-0215, GAP-0106, GLC-0283
function isSameKind(s: State, one: CardId, other: CardId): boolean {
  const [first, second] = [creatureOf(s, one), creatureOf(s, other)];
  if (first === null || second === null || !first.selective || !second.selective) return false;
  return first.title === second.title || first.traits.some((trait) => second.traits.includes(trait));
}

/** Would these two attack each other? Not if both are on their hosts. */ // AR6-0248
const areEnemies = (s: State, one: CardId, other: CardId): boolean =>
  one !== other &&
  placeOf(s, one) === placeOf(s, other) &&
  !isSameKind(s, one, other) &&
  !(isAttached(s, one) && isAttached(s, other));

/** Whom a creature would fight at once. */
export const enemiesOf = (s: State, creature: CardId): CardId[] =>
  creaturesOnTable(s).filter((other) => areEnemies(s, creature, other));

/** Locations at which creatures attack each other. */
export function fightingGroups(s: State): CardId[] {
  const found = new Set<CardId>();
  const creatures = creaturesOnTable(s);
  if (creatures.length < 2) return [];
  for (const creature of creatures) if (enemiesOf(s, creature).length > 0) found.add(locationOf(s, creature));
  return [...found];
}
