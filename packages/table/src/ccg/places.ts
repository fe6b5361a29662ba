import {
  type CcgState,
  controls,
  definitionCalled,
  drainAmount,
  forceIcons,
  parsecOf,
  placesOf,
  powerAt,
} from '@binary-sunset/ccg';
import { type CardId, isCurrent, nameOf, other, type Player, players } from '@binary-sunset/kernel';
import { shown } from '../boardParts.ts';
import { capital } from '../line.ts';
import type { ShownHost, ShownPlace, ShownSystem } from './board.ts';
import { type Hosts, hostOf, lyingOn } from './hosts.ts';
import type { Seen } from './seen.ts';

const cardOf = (s: CcgState, card: CardId) => definitionCalled(nameOf(s, card)).card;

/** What a location is called on its tile, where its system's name stands above it: "Cantina". */
const placeName = (title: string, system: string): string =>
  title.startsWith(`${system}: `) ? title.slice(system.length + 2) : title;

/** "Interior site", "System". */
function kindOf(s: CcgState, location: CardId): string {
  const card = cardOf(s, location);
  if (card.kind !== 'location') return '';
  const { interior, exterior, type } = card;
  return capital(
    [interior ? 'interior' : '', exterior ? 'exterior' : '', type]
      .filter((word) => word !== '')
      .join(interior && exterior ? '/' : ' ')
      .replace('/site', ' site'),
  );
}

/** Where the system of these locations lies in the galaxy; of one that moves, whether it orbits another. */ // AR7-0034
function noteOf(s: CcgState, places: readonly CardId[]): string {
  const system = places.find((place) => {
    const card = cardOf(s, place);
    return card.kind === 'location' && card.type === 'system';
  });
  const isMobile = places.some((place) => {
    const card = cardOf(s, place);
    return card.kind === 'location' && card.mobile;
  });
  const parsec = system === undefined ? null : parsecOf(s, system);
  if (parsec === null) return isMobile ? 'mobile' : '';
  if (!isMobile) return `parsec ${parsec}`;
  const course = s.facts.mobileSystems.find((one) => one.system.card === system && isCurrent(s, one.system));
  return course !== undefined && isCurrent(s, course.orbits)
    ? `parsec ${parsec}, orbiting ${cardOf(s, course.orbits.card).title}`
    : `parsec ${parsec}, deep space`;
}

const isMissing = ({ inactive }: ShownHost): boolean => inactive.includes('missing');

const pair = <T>(of: (player: Player) => T): readonly [T, T] => [of(0), of(1)];

function placeOf(seen: Seen, hosts: Hosts, location: CardId, system: string): ShownPlace {
  const { s } = seen;
  const { at, on, stacked, under } = lyingOn(hosts, location);
  const controller = players.find((player) => controls(s, player, location)) ?? null;
  const lying = at.map(([card, of]) => ({ of, card: hostOf(seen, hosts, card) }));
  // What is on the location itself lies on the side of whose card it is.
  for (const card of on) lying.push({ of: s.cards.owner[card] === 1 ? 1 : 0, card: hostOf(seen, hosts, card) });
  const sideOf = (of: Player, { inactive }: ShownHost): Player => (inactive.includes('undercover') ? other(of) : of);
  return {
    ...shown(seen, location),
    name: placeName(cardOf(s, location).title, system),
    kind: kindOf(s, location),
    icons: pair((player) => forceIcons(s, location, player)),
    power: pair((player) => powerAt(s, player, location)),
    controller,
    drain: controller === null ? null : drainAmount(s, controller, location),
    cards: pair((player) =>
      lying.filter(({ of, card }) => !isMissing(card) && sideOf(of, card) === player).map(({ card }) => card),
    ),
    missing: lying.map(({ card }) => card).filter(isMissing),
    stacked: stacked.map((one) => shown(seen, one)),
    under: under.map((one) => shown(seen, one)),
  };
}

/** Locations in their order, those of one system together. */
export const systemsOf = (seen: Seen, hosts: Hosts): ShownSystem[] =>
  seen.s.facts.layout.flatMap((group) => {
    const places = placesOf(seen.s, group);
    return places.length === 0
      ? []
      : {
          name: group.of,
          note: noteOf(seen.s, places),
          places: places.map((place) => placeOf(seen, hosts, place, group.of)),
        };
  });
