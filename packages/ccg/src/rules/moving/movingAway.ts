import {
  type CardId,
  call,
  cardAt,
  done,
  flag,
  goto,
  isCurrent,
  list,
  next,
  onCard,
  type Player,
  player,
  ref,
} from '@binary-sunset/kernel';
import { kindOf } from '../../catalog/catalog.ts';
import { procedure, type State } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import { controllerOf } from '../cards/cardStates.ts';
import { relatedTo } from '../table/layout.ts';
import { locationOf } from '../table/places.ts';
import { hyperspeed, systems } from './hyperspeed.ts';
import { alongSites, landspeed } from './landspeed.ts';
import { orbit } from './mobileSystems.ts';
import { moveOf } from './move.ts';
import { movesOf, type PossibleMove } from './possible.ts';
import { sectorMove } from './sectors.ts';
import { type KindOfMove, kindOfMove, spotOf, vesselAround, type Way } from './ways.ts';

/** The site that somebody could walk away from: where they stand, or where the vessel that they are aboard stands. */ // AR7-0131
function siteAround(s: State, card: CardId): CardId {
  const vessel = vesselAround(s, card);
  const where = spotOf(s, s.cards.host[vessel < 0 ? card : vessel] ?? -1);
  return where?.location.type === 'site' ? where.at : -1;
}

const nowhere: readonly Way[] = [];

/** By landspeed, off whatever vehicle or landed starship they are on. */ // AR7-0130, AR7-0131
export const onFoot = kindOfMove({
  ...landspeed,
  ways(s, card) {
    const site = siteAround(s, card);
    return site < 0 ? nowhere : alongSites(s, card, site);
  },
});

/** To a related sector, not to the system. */ // AR7-0133
const toSector: KindOfMove = {
  ...sectorMove,
  ways: (s, card) => sectorMove.ways(s, card).filter(({ to }) => spotOf(s, to)?.location.type === 'sector'),
};

const kindsFor: Readonly<Record<string, readonly KindOfMove[]>> = {
  character: [onFoot], // AR7-0130
  vehicle: [landspeed, toSector], // AR7-0133
  starship: [hyperspeed, sectorMove, orbit], // AR7-0134
  creature: [landspeed],
};

/** Is there anywhere on table that it could be valid to move away to, however far, and whatever it costs? */ // AR7-0124, AR7-0130, AR7-0133, AR7-0135
export function couldMoveAway(s: State, card: CardId): boolean {
  const where = locationOf(s, card);
  const spot = spotOf(s, where);
  if (spot === null) return false;
  const related = relatedTo(s, where).map((one) => spotOf(s, one)?.location.type);
  switch (kindOf(s, card)) {
    case 'character':
    case 'creature':
      return siteAround(s, card) >= 0 && related.includes('site');
    case 'vehicle':
      return spot.location.type !== 'system' && related.includes(spot.location.type);
    case 'starship':
      if (spot.location.type === 'system') return systems(s).length > 1 || related.includes('sector');
      return spot.location.type === 'sector' && (related.includes('sector') || related.includes('system'));
    default:
      return false;
  }
}

interface Leaving {
  readonly free: boolean;
  readonly react: boolean;
}

function movesAway(s: State, by: Player, card: CardId, { free, react }: Leaving): PossibleMove[] {
  return movesOf(s, by, card, kindsFor[kindOf(s, card)] ?? [], { free, asReact: react });
}

/**
 * Cards move away, one after the other, as their owner likes: each by a regular move for its own cost. Whoever can't
 * stays.
 */ // AR7-0123, AR7-0128, AR7-0129
export const moveAway = procedure(
  'move away',
  { cards: list(ref), whose: player, from: ref, free: flag, react: flag },
  {
    which: {
      ask(s, l) {
        // Carried away by a vehicle, nobody moves away any more. AR7-0132
        const left = l.cards.filter((one) => isCurrent(s, one) && locationOf(s, one.card) === l.from.card);
        const options = left.flatMap(({ card }) =>
          movesAway(s, l.whose, card, l).map(
            ({ way, cost }): Option => ({
              verb: 'move',
              on: onCard(s, card),
              to: onCard(s, way.to),
              cost: { Force: cost },
            }),
          ),
        );
        return options.length === 0 ? null : { player: l.whose, kind: 'choice', options };
      },
      then(s, l, [picked]) {
        if (picked === undefined) return next;
        const [card, to] = [cardAt(s, picked.on), cardAt(s, picked.to)];
        l.cards = l.cards.filter((one) => one.card !== card);
        const found = movesAway(s, l.whose, card, l).find(({ way }) => way.to === to);
        if (found === undefined) return goto('which');
        const { kind, way, cost } = found;
        const how = { by: controllerOf(s, card), cost, ...(l.react ? { react: true as const } : {}) };
        return call(moveOf(s, card, kind, way, how), { then: 'which' });
      },
    },
    over: () => done(),
  },
);
