import {
  type CardId,
  call,
  done,
  flag,
  next,
  number,
  occurrence,
  onCard,
  type Player,
  player,
  ref,
  refTo,
  replaceCard,
  text,
} from '@binary-sunset/kernel';
import { definitionOf, kindOf, locationCard } from '../../catalog/catalog.ts';
import { selfOf } from '../../catalog/self.ts';
import { procedure, type State, slots, table } from '../../state/state.ts';
import type { Option, Tell } from '../../state/vocabulary.ts';
import type { Refusal } from '../../text/program.ts';
import { said } from '../../text/saying/clauses.ts';
import { ownId } from '../actions/ownId.ts';
import { respondTo } from '../actions/responding.ts';
import { rebuild } from '../cards/collapsing.ts';
import { leaveTable } from '../leaving/leaving.ts';
import { layDown, layOver } from '../table/layout.ts';
import { hostOf } from '../table/places.ts';
import { wouldBeBattleground } from '../table/presence.ts';
import { isSpot, type Spot, spotsFor } from '../turn/layingOut.ts';
import { countSystemChosen, whyOtherSystem } from './eitherSystem.ts';
import { whyForbidden } from './restrictions.ts';

function spots(s: State, by: Player, card: CardId): readonly Spot[] | Refusal {
  const found = locationCard(s, card);
  if (found === null) return [];
  const { deploys } = definitionOf(s, card);
  const unmet = deploys?.clause.only.find((condition) => !condition.holds(s, { by, self: card, locked: null }));
  if (unmet !== undefined) return { because: `It needs: ${said(unmet.says(selfOf(found)))}.`, rule: 'AR5-0017' };
  return (
    whyOtherSystem(s, by, found) ?? whyForbidden(s, { by, card, where: -1, to: -1 }, false) ?? spotsFor(s, by, found)
  );
}

/** Why a location can't be laid on table; null if it can. */ // GAP-0358
export function whyNotLay(s: State, by: Player, card: CardId): Refusal | null {
  const found = spots(s, by, card);
  return isSpot(found) ? null : found;
}

/** Where it would lie, by the location beside it. */
function optionOf(s: State, spot: Spot): Option {
  if (spot.over !== null) return { verb: 'convert', on: onCard(s, spot.over) };
  const [left, right] = [spot.group[spot.at - 1], spot.group[spot.at]];
  if (right !== undefined) return { verb: 'left of', on: onCard(s, right) };
  if (left !== undefined) return { verb: 'right of', on: onCard(s, left) };
  return spot.vessel.card < 0 ? { verb: 'apart' } : { verb: 'apart', on: onCard(s, spot.vessel.card) };
}

/** Every place where it may be laid, each with the option that stands for it; none if it can't be. */
export function waysToLay(
  s: State,
  by: Player,
  card: CardId,
  asBattleground = false,
): readonly { spot: Spot; option: Option }[] {
  const found = spots(s, by, card);
  if (!isSpot(found)) return [];
  const open = asBattleground ? found.filter((spot) => isNewBattleground(s, card, spot)) : found;
  return open.map((spot) => ({ spot, option: optionOf(s, spot) }));
}

/** Would it be a battleground there that was not on table before? Covering a copy of it makes none. */ // GAP-0359, GAP-0360
function isNewBattleground(s: State, card: CardId, spot: Spot): boolean {
  const found = locationCard(s, card);
  return spot.over === null && found !== null && wouldBeBattleground(s, found, spot.of);
}

/** A location is deployed: for free, to a place in the row that its owner chooses. */ // AR5-0040, GLB-0413
export const deployLocation = procedure(
  'deploy location',
  {
    by: player,
    source: ref,
    of: text,
    at: number,
    vessel: ref,
    over: ref,
    /** Only where it is a battleground that was not on table. */
    asBattleground: flag,
    cancelled: flag,
  },
  {
    where: {
      ask: (s, l) => ({
        player: l.by,
        kind: 'choice',
        options: waysToLay(s, l.by, l.source.card, l.asBattleground).map(({ option }) => option),
      }),
      then(s, l, [picked]) {
        const spot = spotPicked(s, l.by, l.source.card, picked, l.asBattleground);
        if (spot === null) return done();
        if (spot.over !== null) l.over = refTo(s, spot.over);
        else {
          l.of = spot.of;
          l.at = spot.at;
          l.vessel = spot.vessel;
        }
        return next;
      },
    },
    responses(s, l, tell) {
      table.move(s, tell, l.source.card, 'playing', l.by);
      l.source = refTo(s, l.source.card);
      tell?.({ kind: 'deploys', by: l.by, card: s.cards.handle[l.source.card] ?? 0, cost: 0 });
      const window = respondTo(s, [
        occurrence(s, { kind: 'deploying', by: l.by, subject: l.source, action: ownId(s) }),
      ]);
      return window === null ? next : call(window);
    },
    result(s, l, tell) {
      const { card } = l.source;
      if (!table.isIn(s, card, 'playing')) return done();
      if (l.cancelled) {
        table.move(s, tell, card, 'lost', l.by);
        return done();
      }
      const { of, at, vessel } = l;
      const spot: Spot = l.over.card < 0 ? { over: null, of, at, vessel, group: [] } : { over: l.over.card };
      const displaced = layAt(s, tell, l.by, card, spot);
      l.source = refTo(s, card);
      return leaveTable(s, displaced, 'lost', l.by, 'removed');
    },
    deployed(s, l) {
      const window = respondTo(s, [occurrence(s, { kind: 'deployed', by: l.by, subject: l.source, action: ownId(s) })]);
      return window === null ? done() : call(window);
    },
    over: () => done(),
  },
);

/** The place that was picked among those where it may be laid. */
export const spotPicked = (
  s: State,
  by: Player,
  card: CardId,
  picked: Option | undefined,
  asBattleground = false,
): Spot | null => waysToLay(s, by, card, asBattleground).find(({ option }) => isSame(option, picked))?.spot ?? null;

const isSame = (a: Option, b: Option | undefined): boolean =>
  a.verb === b?.verb && JSON.stringify(a.on) === JSON.stringify(b?.on);

/** Lays a location there; gives back what was there and can't stay. */
export function layAt(s: State, tell: Tell, by: Player, card: CardId, spot: Spot): CardId[] {
  const found = locationCard(s, card);
  if (found !== null) countSystemChosen(s, by, found);
  table.move(s, tell, card, 'locations', by);
  if (spot.over !== null) return convert(s, tell, spot.over, card);
  layDown(s, tell, card, spot.of, spot.at, spot.vessel);
  return [];
}

/**
 * Covers a location with the other side's version: whatever is there stays, and what can't be there any more is given
 * back to be put away. The covered one lies beneath.
 */ // GLB-0420, GLA-0384, GAP-0135
function convert(s: State, tell: Tell, old: CardId, location: CardId): CardId[] {
  layOver(s, tell, old, location);
  const moved = ([0, 1] as const).flatMap((of) => [...s.zones.at[of], ...s.zones.on[of], ...s.zones.stacked[of]]);
  const there = moved.filter((card) => hostOf(s, card) === old);
  for (const card of there) table.mark(s, tell, card, 'host', location);
  rebuild(s, tell, old);
  replaceCard(table, s, tell, old, location, { lasting: true, underWay: true });
  table.move(s, tell, old, 'stacked', table.whose(s, old));
  table.mark(s, tell, old, 'host', location);
  table.mark(s, tell, old, 'slot', slots.indexOf('attached'));
  return there.filter((card) => table.inPlay(s, card) && !isApplicable(s, card, location));
}

/** Is a card that was deployed on the other version one that could be on this? */
function isApplicable(s: State, card: CardId, location: CardId): boolean {
  const on = definitionOf(s, card).deploys?.clause.on ?? null;
  if (on === null || kindOf(s, card) === 'character') return true;
  return on.matches(s, location, { by: table.whose(s, card), self: card, locked: null });
}
