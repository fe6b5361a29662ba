import { type CardId, isCurrent } from '@binary-sunset/kernel';
import type { Kind, LocationCard } from '../../catalog/card.ts';
import { definitionOf } from '../../catalog/catalog.ts';
import { characteristics } from '../../catalog/traits.ts';
import { controllerOf } from '../../rules/cards/cardStates.ts';
import { iconsOf, isOfType, personasMeant, personasOf, traitsOf } from '../../rules/cards/characteristics.ts';
import { isSquadronPilot } from '../../rules/cards/squadrons.ts';
import { wholeOf } from '../../rules/table/layout.ts';
import { type State, table } from '../../state/state.ts';
import type { Speaker } from '../../text/program.ts';
import { isAmong } from '../words/wording.ts';
import type { Spec } from './spec.ts';

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
  for (const { holds } of spec.where) if (!holds(s, card, speaker)) return false;
  if (spec.personas.length > 0 && !isAnyOf(s, card, spec.personas, speaker)) return false;
  if (spec.icons.length > 0 && !iconsOf(s, card).some((icon) => spec.icons.includes(icon))) return false;
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
