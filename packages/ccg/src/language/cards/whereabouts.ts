import { type CardId, other } from '@binary-sunset/kernel';
import { kindOf } from '../../catalog/catalog.ts';
import { isParticipating } from '../../rules/battle/participants.ts';
import { isAstromech } from '../../rules/cards/capacity.ts';
import { isActive, isInactiveAs, isUnderCover } from '../../rules/cards/cardStates.ts';
import { pilotsOf } from '../../rules/cards/piloting.ts';
import { isAboard, isAlone, isAloneInBattle, isCarriedBy } from '../../rules/table/company.ts';
import { isAtGround, isAtNamed, isGround, isOnPlanet } from '../../rules/table/grounds.ts';
import { allLocations, isAdjacent, isRelated } from '../../rules/table/layout.ts';
import { cardsAt, hostOf, isPresentAt, locationOf, placeOf, slotOf } from '../../rules/table/places.ts';
import { controls, occupies } from '../../rules/table/presence.ts';
import { type State, table } from '../../state/state.ts';
import type { Speaker } from '../../text/program.ts';
import type { Described, Nearby, Spec } from './spec.ts';

/** Is it in a state that the text means? */ // AR1-0305, AR1-0310
export function isInState({ state, reaches }: Spec, s: State, card: CardId, { self }: Speaker): boolean {
  if (state === 'active')
    return (
      isActive(s, card) ||
      (reaches === 'stolen' && isKept(s, card)) ||
      isReachedUnderCover(s, card, self, reaches === 'undercover')
    );
  return state === 'all' ? table.inPlay(s, card) : isInactiveAs(s, card, state);
}

/** Is it inactive for no other reason than that whoever has stolen it can't use it? */
const isKept = (s: State, card: CardId): boolean =>
  isInactiveAs(s, card, 'stolen') && isActive(s, hostOf(s, card)) && !isInactiveAs(s, card, 'suspended');

/**
 * Outside of battle a spy under cover is reached by Interrupts and by whatever it would be hit or lost by, and cards may
 * be deployed on it: what is on it reaches it at any time.
 */ // GAP-0315, GLC-0482
function isReachedUnderCover(s: State, spy: CardId, self: CardId, isMeant: boolean): boolean {
  if (!isUnderCover(s, spy)) return false;
  if (self >= 0 && hostOf(s, self) === spy && slotOf(s, self) === 'attached') return true;
  if (s.facts.battle !== null) return false;
  if (isMeant || self < 0) return isMeant;
  const kind = kindOf(s, self);
  if (kind === 'interrupt') return true;
  return !table.inPlay(s, self) && (kind === 'effect' || kind === 'weapon' || kind === 'device');
}

/** What `isPlaced` looks at. */
export const placedFields: readonly string[] = [
  'place',
  'at',
  'awayFrom',
  'on',
  'ground',
  'held',
  'inBattle',
  'company',
  'companyAt',
  'alone',
  'hit',
];

/** Is a card at such a place, wherever it lies? A location that is not on table is such a place all the same. */
export const isPlacedAnywhere = (spec: Spec, s: State, card: CardId, speaker: Speaker): boolean =>
  kindOf(s, card) === 'location' && !table.inPlay(s, card)
    ? spec.place === '' && spec.on === '' && spec.held === null && spec.ground.every((one) => isGround(s, card, one))
    : isPlaced(spec, s, card, speaker);
/** Is it at that very place, and in a state that the text means? What is said of all cards is said of inactive ones too. */ // GAP-0065, GAP-0066
const isPresent = (spec: Spec, s: State, card: CardId, at: CardId, speaker: Speaker): boolean =>
  at >= 0 && placeOf(s, card) === at && isInState(spec, s, card, speaker);

/** Is it where the text says, seen from the card that speaks? */
export function isPlaced(spec: Spec, s: State, card: CardId, speaker: Speaker): boolean {
  const { self, locked } = speaker;
  const { place, at, on, ground, inBattle, company } = spec;
  if (inBattle && !isParticipating(s, card)) return false;
  if (spec.alone && !(inBattle ? isAloneInBattle : isAlone)(s, card)) return false;
  if (spec.hit && (s.cards.hit[card] ?? 0) === 0) return false;
  if (at.length > 0 && !at.some((one) => isAtNamed(s, card, one))) return false;
  if (spec.awayFrom.some((one) => isAtNamed(s, card, one))) return false;
  if (on !== '' && !isOnPlanet(s, card, on)) return false;
  if (ground.length > 0 && !ground.every((one) => isAtGround(s, card, one))) return false;
  if (spec.held !== null && !isHeld(s, card, spec.held, speaker)) return false;
  if (company !== null && !isNearAny(s, card, company, spec.companyAt, speaker)) return false;
  if (place === '') return true;
  if (place === 'targeted by') return self >= 0 && s.cards.target[self] === card;
  if (place === 'bearing it') return locked?.some((one) => hostOf(s, one.card) === card) ?? false;
  if (place === 'on it') return locked?.some((one) => hostOf(s, card) === one.card) ?? false;
  if (place === 'there') return locked?.some((one) => isAtSame(s, card, one.card)) ?? false;
  if (place === 'present there')
    return locked?.some((one) => isPresent(spec, s, card, locationOf(s, one.card), speaker)) ?? false;
  if (place === 'in the open') return isPresent(spec, s, card, locationOf(s, card), speaker);
  if (place === 'as astromech') return isAstromech(s, card) && isOnStarship(s, card); // GLA-0114
  const where = self < 0 ? -1 : locationOf(s, self);
  if (where < 0) return false;
  switch (place) {
    case 'here':
      return locationOf(s, card) === where; // GLB-0210
    case 'present':
      return isPresent(spec, s, card, where, speaker);
    case 'where present':
      return card === where && isPresentAt(s, self, where);
    case 'present with':
      return card !== self && isActive(s, self) && isPresent(spec, s, card, placeOf(s, self), speaker);
    case 'aboard':
      return isAboard(s, card, self);
    case 'beside':
      return (
        card !== self && hostOf(s, self) >= 0 && hostOf(s, card) === hostOf(s, self) && slotOf(s, card) === 'attached'
      );
    case 'piloted by':
      return isPilotedBy(s, card, self);
    case 'piloted by host':
      return isPilotedBy(s, card, hostOf(s, self));
    case 'piloting':
      return isPilotedBy(s, self, card);
    case 'piloting host':
      return isPilotedBy(s, hostOf(s, self), card);
    case 'carrying':
      return isCarriedBy(s, self, card);
    case 'related':
      return locationOf(s, card) >= 0 && isRelated(s, locationOf(s, card), where);
    case 'here or adjacent':
      return isNear(s, locationOf(s, card), where, 'same or adjacent');
    case 'adjacent':
      return locationOf(s, card) >= 0 && isAdjacent(s, locationOf(s, card), where);
  }
}

/** What is at no location is at the same as nothing. */
const isAtSame = (s: State, card: CardId, other: CardId): boolean =>
  locationOf(s, card) >= 0 && locationOf(s, card) === locationOf(s, other);

/** Does that player occupy or control where it is? */ // GLA-0379
function isHeld(s: State, card: CardId, { by, how }: NonNullable<Spec['held']>, speaker: Speaker): boolean {
  const where = locationOf(s, card);
  return (
    where >= 0 && (how === 'occupy' ? occupies : controls)(s, by === 'you' ? speaker.by : other(speaker.by), where)
  );
}

/** Is one location so near to the other? */
const isNear = (s: State, one: CardId, other: CardId, how: Nearby): boolean =>
  one >= 0 && other >= 0 && ((one === other && how !== 'adjacent') || (how !== 'same' && isAdjacent(s, one, other)));

/** Is any of them so near to it? */
const isNearAny = (s: State, card: CardId, company: Described, how: Nearby, speaker: Speaker): boolean => {
  const where = locationOf(s, card);
  const there =
    how === 'same'
      ? cardsAt(s, where)
      : allLocations(s).flatMap((at) => (isNear(s, at, where, how) ? cardsAt(s, at) : []));
  return there.some((one) => one !== card && company.matches(s, one, speaker));
};

function isOnStarship(s: State, card: CardId): boolean {
  const host = hostOf(s, card);
  return host >= 0 && kindOf(s, host) === 'starship';
}

/** Driving is not piloting. */ // GLC-0067
const isPilotedBy = (s: State, vessel: CardId, pilot: CardId): boolean =>
  slotOf(s, pilot) === 'pilot' && pilotsOf(s, vessel).includes(pilot);
