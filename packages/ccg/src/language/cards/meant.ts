import { type CardId, isCurrent } from '@binary-sunset/kernel';
import type { Kind, LocationCard } from '../../catalog/card.ts';
import { cardOf, definitionOf, kindOf } from '../../catalog/catalog.ts';
import { characteristics } from '../../catalog/traits.ts';
import { controllerOf, isActive, isUnderCover } from '../../rules/cards/cardStates.ts';
import { iconsOf, isOfType, personasMeant, personasOf, traitsOf } from '../../rules/cards/characteristics.ts';
import { isSensitive } from '../../rules/cards/forceSensitivity.ts';
import { isSquadronPilot } from '../../rules/cards/squadrons.ts';
import { limitNow } from '../../rules/cards/uniqueness.ts';
import { isAlwaysImmune, isImmune } from '../../rules/inForce/immunity.ts';
import { abilityOf } from '../../rules/inForce/values.ts';
import { stackedOn } from '../../rules/leaving/stacking.ts';
import { allegianceOf } from '../../rules/table/allegiance.ts';
import { isAboard } from '../../rules/table/company.ts';
import { wholeOf } from '../../rules/table/layout.ts';
import { cardsAt, isEnclosed, ridersOn } from '../../rules/table/places.ts';
import { type State, table } from '../../state/state.ts';
import type { Speaker } from '../../text/program.ts';
import { hasWords, isAmong } from '../words/wording.ts';
import type { Described, Spec } from './spec.ts';

/** Is it such a card, wherever it lies, as far as most descriptions go? */
export function isRoughlySuch(spec: Spec, s: State, card: CardId, speaker: Speaker): boolean {
  if (spec.self && card !== speaker.self) return false;
  if (spec.host && (speaker.self < 0 || s.cards.host[speaker.self] !== card)) return false;
  if (spec.chosen && !(speaker.locked?.some((ref) => ref.card === card && isCurrent(s, ref)) ?? false)) return false;
  if (spec.other && card === speaker.self) return false;
  const { kind, card: found } = definitionOf(s, card);
  if (spec.kinds.length > 0 && !spec.kinds.includes(kind)) return false;
  if (spec.whose !== 'any' && (controllerOf(s, card) === speaker.by) !== (spec.whose === 'your')) return false;
  if (spec.types.length > 0 && !isOfType(s, card, spec.types)) return false;
  return spec.titles.length === 0 || isAmong(spec.titles, found.title);
}

/** What `isRoughlySuch` looks at. */
export const roughFields: readonly string[] = ['self', 'host', 'chosen', 'other', 'kinds', 'whose', 'types', 'titles'];

/** Is it such in all that few descriptions say? */
export function isFinelySuch(spec: Spec, s: State, card: CardId, speaker: Speaker): boolean {
  const { kind, card: found } = definitionOf(s, card);
  if (spec.at.length > 0 && found.kind === 'location' && !isNamedSo(s, card, found, spec.at)) return false;
  if (spec.onTable && (kind !== 'effect' || (definitionOf(s, card).deploys?.clause.on ?? null) !== null)) return false;
  if (spec.likeStackedHere && !isLikeStacked(s, card, speaker)) return false;
  if (spec.costless && !isCostless(s, card)) return false;
  if (spec.titleWords !== '' && !hasWords(found.title, spec.titleWords)) return false;
  if (spec.unique !== null && (limitNow(s, card) === 1) !== spec.unique) return false;
  if (spec.personas.length > 0 && !isAnyOf(s, card, spec.personas, speaker)) return false;
  if (spec.icons.length > 0 && !iconsOf(s, card).some((icon) => spec.icons.includes(icon))) return false;
  if (!isAble(spec, s, card)) return false;
  if (spec.sensitivity !== null && !isSensitive(s, card, spec.sensitivity)) return false;
  if (spec.allegiance !== null && allegianceOf(s, card) !== spec.allegiance) return false;
  if (spec.having !== null && !hasOn(spec, s, card, spec.having, speaker)) return false;
  if (spec.aboard !== null && !hasAboard(s, card, spec.aboard, speaker)) return false;
  if (spec.except?.is(s, card, speaker) === true) return false;
  if (spec.permanentlyPiloted && !isPermanentlyPiloted(s, card)) return false;
  if (spec.enclosed && !isEnclosed(s, card)) return false;
  if (spec.immunity !== null && !hasImmunity(s, card, spec.immunity)) return false;
  if (spec.traits.length === 0 && spec.not.length === 0) return true;
  const traits = traitsOf(s, card);
  if (kind !== 'character' && spec.not.includes(female)) return false;
  if (spec.not.some((not) => traits.includes(not) || isOfType(s, card, [not]) || isMarked(s, card, not))) return false;
  return spec.traits.every(
    (trait) => (isAmong(traits, trait) || isBesides(s, card, trait)) && mayBeCalled(kind, trait),
  );
}

/** Whoever is not is male, and nothing else is either. */ // GAP-0330
const female = 'female';

/** Only a character has characteristics, or a gender. */ // GAP-0325, GAP-0330
const mayBeCalled = (kind: Kind, trait: string): boolean =>
  kind === 'character' || (trait !== female && !characteristics.includes(trait));

/** Is it that by a part of its subtype, or as a pilot of a squadron? */ // GAP-0086, GAP-0177
const isBesides = (s: State, card: CardId, trait: string): boolean =>
  definitionOf(s, card).subtypes.includes(trait) || isSquadronPilot(s, card, trait);

/** Is it active, or under cover where such a text reaches spies? */ // GAP-0291
const isMeantThere = (s: State, card: CardId, what: Described): boolean =>
  isActive(s, card) || (what.spec.reaches === 'undercover' && isUnderCover(s, card));

/** What a card has on it, or a location at it. */
function hasOn(spec: Spec, s: State, card: CardId, what: Described, speaker: Speaker): boolean {
  const found = kindOf(s, card) === 'location' ? cardsAt(s, card) : ridersOn(s, card);
  let left = spec.havingLeast;
  for (const on of found)
    if (isMeantThere(s, on, what) && what.matches(s, on, speaker)) left -= what.times(s, on, speaker);
  return left <= 0;
}

/** Is such a card aboard it, wherever in it that is? */ // GAP-0071, GLA-0016
const hasAboard = (s: State, vessel: CardId, what: Described, speaker: Speaker): boolean =>
  what.in(s, speaker).some((card) => isAboard(s, card, vessel));

function isAble(spec: Spec, s: State, card: CardId): boolean {
  const { over, under } = spec.ability;
  if (over === undefined && under === undefined) return true;
  const ability = abilityOf(s, card);
  return ability > (over ?? -1) && ability < (under ?? Number.POSITIVE_INFINITY);
}

/** Is a card of its title stacked on the one that speaks? */
const isLikeStacked = (s: State, card: CardId, { self }: Speaker): boolean =>
  self >= 0 && stackedOn(s, self).some((one) => cardOf(s, one).title === cardOf(s, card).title);

/** Does its card name no cost for deploying it? */ // AR1-0401
function isCostless(s: State, card: CardId): boolean {
  const found = cardOf(s, card);
  return 'deploy' in found ? found.deploy === 0 : (definitionOf(s, card).deploys?.clause.cost ?? 0) === 0;
}

/** Is it one of those whom a text names? */
function isAnyOf(s: State, card: CardId, personas: readonly string[], { self }: Speaker): boolean {
  const meant = personasMeant(s, self, personas);
  return personasOf(s, card).some((persona) => meant.includes(persona));
}

/** Does it bear that icon? */
const isMarked = (s: State, card: CardId, icon: string): boolean => iconsOf(s, card).some((one) => one === icon);

/** A location that is not on table belongs only to the system that is printed on it: a generic one to none yet. */ // GLB-0178, GAP-0358
const isNamedSo = (s: State, card: CardId, { title, system }: LocationCard, names: readonly string[]): boolean =>
  table.inPlay(s, card) || names.some((name) => name === title || name === system || name === wholeOf(system));

const isPermanentlyPiloted = (s: State, card: CardId): boolean => {
  const found = cardOf(s, card);
  return 'permanentPilots' in found && found.permanentPilots.length > 0;
};

const hasImmunity = (s: State, card: CardId, { to, how }: NonNullable<Spec['immunity']>): boolean =>
  how === 'always' ? isAlwaysImmune(s, card, to) : isImmune(s, card, { title: to, by: null }) === (how === 'now');
