import { players } from '@binary-sunset/kernel';
import { definitionOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import type { Occurrence } from '../../state/vocabulary.ts';
import { reactsAllowed } from '../inForce/reactTerms.ts';

/** Is it something that cards react to, with any text that lets some react? Whether they can is another question. */ // AR1-0211
export const mayBeReacted = (s: State, { kind, detail }: Occurrence): boolean =>
  (kind === 'battle' || (kind === 'Force drain' && detail === 'initiated')) &&
  (reactsAllowed['move as a react'](s).length > 0 ||
    reactsAllowed['deploy as a react'](s).length > 0 ||
    players.some((of) => s.zones.hand[of].some((card) => definitionOf(s, card).deploys?.clause.react !== undefined)));
