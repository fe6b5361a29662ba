import type { CardId } from '@binary-sunset/kernel';
import { cardOf } from '../../catalog/catalog.ts';
import { type State, table } from '../../state/state.ts';
import type { Icon } from '../../text/icons.ts';
import { sideOf } from './sides.ts';

const allegiances = [
  'Independent',
  'Republic',
  'Trade Federation',
  'Separatist',
  'Clone Army',
  'First Order',
  'Resistance',
] as const satisfies readonly Icon[];

export type Allegiance = (typeof allegiances)[number] | 'Imperial' | 'Rebel';

/** Whom a starship serves: by its icon, or by whoever has it where it bears none. */ // GAP-0168
export function allegianceOf(s: State, card: CardId): Allegiance | null {
  const found = cardOf(s, card);
  if (found.kind !== 'starship') return null;
  const side = sideOf(s, table.whose(s, card));
  const shown = allegiances.find((icon) => found.icons.includes(icon));
  if (shown === undefined) return side === 'light' ? 'Rebel' : 'Imperial';
  return shown === 'First Order' || shown === 'Resistance' ? (side === 'light' ? 'Resistance' : 'First Order') : shown;
}
