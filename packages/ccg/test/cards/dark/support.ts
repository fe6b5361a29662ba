import { type ScenarioTable, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import type { CcgState, CcgVocabulary } from '../../../src/index.ts';
import type { CcgPosition, Stood } from '../../../src/position.ts';
import { totalPower } from '../../../src/rules/battle/totals.ts';
import { valueNow } from '../../../src/rules/inForce/values.ts';
import type { ValueName } from '../../../src/text/valueNames.ts';
import { ccg } from '../../drill.ts';

export type Table = ScenarioTable<CcgState, 'dark' | 'light', CcgVocabulary>;

/** Destinies to be drawn, the first on top. */
export const omens = (...values: readonly number[]): readonly string[] =>
  values.map((value) => `Drill Omen ${value}`).reverse();

export const lay = (spec: CcgPosition): Table => table(ccg, spec);

export const named = (t: Table, name: string): number =>
  t.state.cards.definition.findIndex((definition) => t.state.names[definition] === name);

export const valueOn = (t: Table, name: string, of: ValueName): number | null => valueNow(t.state, named(t, name), of);

/** A value of a card as somebody finds it who looks at the table. */
export const valueIn = (at: CcgPosition['at'], name: string, of: ValueName, spec: CcgPosition = {}): number | null =>
  valueOn(lay({ ...spec, ...(at === undefined ? {} : { at }) }), name, of);

/** What it costs Dark to deploy a card from hand, to a place if there are several; null if it can't. */
export function costOf(spec: CcgPosition, card: string, to?: string): number | null {
  const t = lay({ phase: 'deploy', ...spec, dark: { force: 12, ...spec.dark, hand: [card] } });
  if (!t.dark.may('deploy', card)) return null;
  t.dark.does('deploy', card);
  if (t.dark.may('to', to)) t.dark.does('to', to);
  return t.state.zones.used[0].length;
}

/** Whoever's turn it is initiates battle, at the one location where they can unless it is said where. */
export function battle(at: CcgPosition['at'], spec: CcgPosition = {}, where?: string): Table {
  const t = lay({
    turn: 'dark',
    phase: 'battle',
    ...spec,
    // Whoever could do something is asked: no segment passes by unseen.
    dark: { force: 6, hand: ['Drill Errand (Dark)'], ...spec.dark },
    light: { force: 6, hand: ['Drill Errand (Light)'], ...spec.light },
    ...(at === undefined ? {} : { at }),
  });
  (spec.turn === 'light' ? t.light : t.dark).does('initiate battle', where);
  return t;
}

/** Whoever is asked passes, or declines, as long as something is so. */
export function passWhile(t: Table, goesOn: (state: CcgState) => boolean): void {
  for (let i = 0; i < 40 && t.asked !== null && goesOn(t.state); i++) {
    const who = t.asked === 'dark' ? t.dark : t.light;
    if (who.may('pass')) who.passes();
    else if (who.may('decline')) who.does('decline');
    else return;
  }
}

/** On to a segment of the battle. */
export const passUntil = (t: Table, segment: 'weapons' | 'power' | 'damage'): void => {
  passWhile(t, ({ facts }) => facts.battle !== null && facts.battle.segment !== segment);
  expect(t.state.facts.battle?.segment).toBe(segment);
};

export const powerOf = (t: Table, side: 'dark' | 'light'): number => totalPower(t.state, side === 'dark' ? 0 : 1);

/** The cards that are hit. */
export const hitCards = ({ state }: Table): string[] =>
  state.cards.hit.flatMap((hit, card) => (hit > 0 ? [state.names[state.cards.definition[card] ?? -1] ?? ''] : []));

export const piloted = (card: string, ...pilots: string[]): Stood => ({ card, pilots });
export const bearing = (card: string, ...on: Stood[]): Stood => ({ card, on });
