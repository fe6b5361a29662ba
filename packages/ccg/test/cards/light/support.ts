import type { CcgPosition } from '../../../src/position.ts';
import { immunityOf } from '../../../src/rules/battle/immunity.ts';
import { lay, named, type Table } from '../dark/support.ts';

export {
  battle,
  bearing,
  hitCards,
  lay,
  named,
  omens,
  passUntil,
  passWhile,
  piloted,
  powerOf,
  type Table,
  valueIn,
  valueOn as valueAt,
} from '../dark/support.ts';

/** What it costs Light to deploy a card from hand, to a place if there are several; null if it can't. */
export function costOf(spec: CcgPosition, card: string, to?: string): number | null {
  const t = lay({ turn: 'light', phase: 'deploy', ...spec, light: { force: 12, ...spec.light, hand: [card] } });
  if (!t.light.may('deploy', card)) return null;
  t.light.does('deploy', card);
  if (to !== undefined && t.light.may('to', to)) t.light.does('to', to);
  return t.state.zones.used[1].length;
}

/** Below how much attrition a card is immune. */
export const immunityIn = (at: CcgPosition['at'], name: string): number => {
  const t = lay(at === undefined ? {} : { at });
  return immunityOf(t.state, named(t, name));
};

/** Names of Light's cards at and aboard things. */
export const inPlay = (t: Table, side: 'light' | 'dark' = 'light'): readonly string[] => [
  ...t.light.sees('at', side),
  ...t.light.sees('on', side),
];

/** Is this player asked whether to draw battle destiny, once the battle has come to that? */
export function drawsBattleDestiny(t: Table, side: 'light' | 'dark'): boolean {
  for (let i = 0; i < 40 && t.asked !== null; i++) {
    if (t.asked === side && t[side].may('draw battle destiny')) return true;
    const { battle } = t.state.facts;
    if (battle === null || battle.segment === 'damage') return false;
    const who = t[t.asked];
    if (who.may('decline')) who.does('decline');
    else who.passes();
  }
  return false;
}
