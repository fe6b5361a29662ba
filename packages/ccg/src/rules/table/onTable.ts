import { type CardId, type Player, players, rememberedOfCards } from '@binary-sunset/kernel';
import { kinds } from '../../catalog/card.ts';
import { kindOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';

/** Everything on table, what does not lie among the locations, what lies there or is being deployed, or one kind. */
const scopes = ['all', 'apart from locations', 'among locations', ...kinds] as const;
export type Scope = (typeof scopes)[number];

/** Its number, for asking. */
export const scopeCalled = (scope: Scope): number => scopes.indexOf(scope);

const everywhere = ['locations', 'at', 'on', 'table', 'playing'] as const;
const apart = ['at', 'on', 'table', 'playing'] as const;
const amongLocations = ['locations', 'playing'] as const;

const zonesOf = (scope: Scope): readonly (typeof everywhere)[number][] =>
  scope === 'apart from locations' ? apart : scope === 'among locations' ? amongLocations : everywhere;

const both = 2;

/** By scope, and by whose they are. */
const listed = rememberedOfCards((s: State, key: number): readonly CardId[] => {
  const scope = scopes[Math.floor(key / (both + 1))] ?? 'all';
  const whose = key % (both + 1);
  const kind = kinds.find((one) => one === scope);
  const found: CardId[] = [];
  for (const of of players)
    if (whose === both || whose === of)
      for (const zone of zonesOf(scope))
        for (const card of s.zones[zone][of]) if (kind === undefined || kindOf(s, card) === kind) found.push(card);
  return found;
});

/** Cards on table, active or not, and those being played: of one player, or of both. */
export const listedOnTable = (s: State, scope: number, of: Player | null): readonly CardId[] =>
  listed(s, scope * (both + 1) + (of ?? both));
