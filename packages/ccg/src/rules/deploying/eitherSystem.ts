import { countUse, type Limited, limited, type Player, timesUsed } from '@binary-sunset/kernel';
import type { LocationCard } from '../../catalog/card.ts';
import type { State } from '../../state/state.ts';
import { said } from '../../text/namesSaid.ts';
import { type Refusal, refusing } from '../../text/program.ts';

/** Systems of which each player deploys locations of one only, in a whole game. */ // GAP-0265, GAP-0266
const others: Readonly<Record<string, string>> = {
  Dagobah: 'Ahch-To',
  'Ahch-To': 'Dagobah',
  'Death Star': 'Death Star II',
  'Death Star II': 'Death Star',
};
said('system', Object.keys(others));

const chosenBy = (by: Player, system: string): Limited => limited('game', `locations of ${system}`, null, by);

/** From now on the other of the two is closed to this player. What has no system of its own belongs to neither. */
export function countSystemChosen(s: State, by: Player, { system }: LocationCard): void {
  const choice = chosenBy(by, system);
  if (others[system] !== undefined && timesUsed(s, choice) === 0) countUse(s, choice);
}

/** Why a player can't deploy a location of that system any more; null if they can. */ // GAP-0265, GAP-0266
export function whyOtherSystem(s: State, by: Player, { system }: LocationCard): Refusal | null {
  const other = others[system];
  if (other === undefined || timesUsed(s, chosenBy(by, other)) === 0) return null;
  const rule = other.startsWith('Death Star') ? 'GAP-0266' : 'GAP-0265';
  return refusing(rule, () => `You have deployed a location of ${other}.`);
}
