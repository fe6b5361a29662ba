import { passWhile, type Table } from './support.ts';

/** May somebody of the player whose turn it is move, once it is time for that? */
export function mayMove(t: Table, who: string): boolean {
  const { active } = t.state.facts;
  passWhile(t, ({ facts }) => facts.active === active && facts.phase !== 'move');
  if (t.state.facts.active !== active) return false;
  const player = active === 0 ? t.dark : t.light;
  return player.may('move', who);
}
