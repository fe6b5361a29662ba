import type { CardId, Player } from '@binary-sunset/kernel';
import { definitionOf, factsPrinted } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { separateCostOf } from '../actions/separateCosts.ts';
import type { Change } from '../inForce/changes.ts';
import { reckoned } from '../inForce/reckoning.ts';
import { baseValue, changesOf, deployCost, isChanged } from '../inForce/values.ts';
import { locationOf } from '../table/places.ts';
import { isBeforeTheGame } from '../turn/beforeTheGame.ts';
import { isAllowed, isNamed } from './restrictions.ts';

const at = (s: State, to: CardId): CardId => (to < 0 ? -1 : locationOf(s, to));

const none: readonly Change[] = [];

/** What its own text changes about its cost there. */ // AR5-0010, AR5-0048
function ownChanges(s: State, by: Player, card: CardId, to: CardId, where: CardId): readonly Change[] {
  const { deploys } = definitionOf(s, card);
  if (deploys?.clause.costs === undefined || to < 0) return none;
  const speaker = { by, self: card, locked: null };
  return deploys.clause.costs.flatMap(({ to: meant, how, amount, if: only = [] }, i) =>
    only.every((condition) => condition.holds(s, speaker)) &&
    (isNamed(s, meant, to, speaker) || (where >= 0 && meant.matches(s, where, speaker)))
      ? { how, amount, since: 0, source: card, id: `${deploys.id}:${i}`, cumulative: true, byOpponent: false }
      : [],
  );
}

/** What it costs to deploy a card there; nothing, where it has no cost. What is free can't be modified. */ // AR5-0006, AR5-0052
export function costTo(s: State, by: Player, card: CardId, to: CardId, where: CardId = at(s, to)): number {
  if (isBeforeTheGame(s)) return 0;
  const isPrinted = factsPrinted(s, card).deploy !== undefined;
  const base = isPrinted ? (baseValue(s, card, 'deploy') ?? 0) : deployCost(s, card, to);
  const changes = changesOf(s, card, 'deploy', where, to);
  const own = ownChanges(s, by, card, to, where);
  return own.length === 0 ? reckoned(s, base, changes) : reckoned(s, base, [...changes, ...own]);
}

/** What it costs wherever it is deployed; null where that depends on the place. */
export function costAnywhere(s: State, card: CardId): number | null {
  if (isBeforeTheGame(s)) return 0;
  const { facts, deploys } = definitionOf(s, card);
  if ((deploys?.clause.costs ?? []).length > 0 || isChanged(s, card, 'deploy')) return null;
  if (facts.deploy !== undefined) return baseValue(s, card, 'deploy') ?? 0;
  const cost = deploys?.clause.cost ?? 0;
  return typeof cost === 'number' ? cost : null;
}

/** What the opponent has to use for it, if anything: as much as its player. */ // GLB-0323, GLB-0325
export function costToOpponent(s: State, by: Player, card: CardId, to: CardId, cost: number): number {
  if (definitionOf(s, card).deploys?.clause.bothPay !== true) return 0;
  return isAllowed(s, 'deploy for your Force alone', { by, card, to, where: at(s, to) }) ? 0 : cost;
}

/** What some text wants for it besides, before its cost. */ // AR1-0398
export const separateCost = (s: State, card: CardId): number =>
  isBeforeTheGame(s) ? 0 : separateCostOf(s, card, 'deploy');
