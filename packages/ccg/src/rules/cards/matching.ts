import type { CardId } from '@binary-sunset/kernel';
import { cardOf, definitionOf } from '../../catalog/catalog.ts';
import { type State, table } from '../../state/state.ts';
import type { Cards } from '../../text/cards.ts';
import { isInactiveAs } from './cardStates.ts';
import { personasOf, traitsOf } from './characteristics.ts';
import { isDriven } from './piloting.ts';

/** Does a pilot match a starship or vehicle, as one of them names the other? */ // GAP-0213, GAP-0215
export function isMatching(s: State, pilot: CardId, vessel: CardId): boolean {
  const [one, two] = [cardOf(s, pilot), cardOf(s, vessel)];
  if (one.kind !== 'character' || (two.kind !== 'starship' && two.kind !== 'vehicle')) return false;
  // Nor is there one who could not be aboard. GAP-0214
  if (isInactiveAs(s, pilot, 'undercover')) return false;
  // What is driven or ridden has no matching pilot. GAP-0214
  if (two.kind === 'vehicle' && (isDriven(two) || two.type === 'creature')) return false;
  // Some text makes a pilot match whatever they pilot; nobody else does that text name. GLC-0158
  if (traitsOf(s, pilot).includes('matching pilot')) return true;
  return isNamed(s, vessel, one.matching) || isNamed(s, pilot, two.matching);
}

/** Does a weapon match a character, as one that names them and can be on them? */ // GAP-0213, SUP-0412
export function isMatchingWeapon(s: State, weapon: CardId, bearer: CardId): boolean {
  const [one, two] = [cardOf(s, weapon), cardOf(s, bearer)];
  const on = definitionOf(s, weapon).deploys?.clause.on ?? null;
  if (one.kind !== 'weapon' || two.kind !== 'character' || on === null) return false;
  return (
    isNamed(s, bearer, [...(one.matching ?? []), ...namedIn(on)]) &&
    on.is(s, bearer, { by: table.whose(s, weapon), self: weapon, locked: null })
  );
}

/** Whom a text names as those to deploy it on. */ // SUP-0412
const namedIn = ({ spec: { personas, titles, or } }: Cards): readonly string[] => [
  ...personas,
  ...titles,
  ...(or === null ? [] : namedIn(or)),
];

/** By its title, by what it is in every version, or by a name that it shares with others. */
const isNamed = (s: State, card: CardId, names: readonly string[] = []): boolean =>
  names.some(
    (name) => name === cardOf(s, card).title || personasOf(s, card).includes(name) || traitsOf(s, card).includes(name),
  );
