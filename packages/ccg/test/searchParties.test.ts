import { rule, type ScenarioTable, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgState, CcgVocabulary } from '../src/index.ts';
import type { Stood } from '../src/position.ts';
import { ownBarring } from '../src/rules/battle/participants.ts';
import { isActive, stateOf } from '../src/rules/cards/cardStates.ts';
import { whyCannotMove } from '../src/rules/moving/mayMove.ts';
import { ccg } from './drill.ts';

type Table = ScenarioTable<CcgState, 'dark' | 'light', CcgVocabulary>;

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);

const lostOne: Stood = { card: 'Drill Champion', inactive: 'missing' };

const searching = (destiny: number, dark: readonly Stood[], light: readonly Stood[] = []) =>
  table(ccg, {
    phase: 'control',
    dark: { hand: ['Drill Errand (Dark)'], reserve: ['Drill Fate 0', `Drill Fate ${destiny}`] },
    light: { hand: ['Drill Errand (Light)'] },
    at: { 'Drill Yard': { dark, light } },
  });

const search = (t: Table, ...members: string[]): void => {
  t.dark.does('form a search party', 'Drill Yard');
  for (const member of members) if (t.asked === 'dark' && t.dark.may('joins', member)) t.dark.does('joins', member);
  if (t.asked === 'dark' && t.dark.may('done')) t.dark.does('done');
};

describe('a search party', () => {
  rule(['GLC-0262', 'GLC-0263', 'GLB-0482'], 'draws destiny, with 1 for each member and 2 for a scout', () => {
    const two = ['Drill Trooper', 'Drill Smuggler', lostOne];
    const short = searching(3, two);
    search(short, 'Drill Trooper', 'Drill Smuggler');
    expect(isActive(short.state, find(short.state, 'Drill Champion'))).toBe(false);
    const t = searching(4, two);
    search(t, 'Drill Trooper', 'Drill Smuggler');
    expect(isActive(t.state, find(t.state, 'Drill Champion'))).toBe(true);
    const scout = searching(4, ['Drill Pathfinder', lostOne]);
    search(scout, 'Drill Pathfinder');
    expect(isActive(scout.state, find(scout.state, 'Drill Champion'))).toBe(true);
  });

  const parties: readonly (readonly [members: readonly string[], worth: number])[] = [
    [['Drill Trooper'], 1],
    [['Drill Pathfinder'], 2],
    [['Drill Trooper', 'Drill Smuggler'], 2],
    [['Drill Trooper', 'Drill Pathfinder'], 3],
  ];
  for (const [members, worth] of parties)
    rule('GLC-0263', `of ${members.join(' and ')} adds ${worth}, and finds somebody by more than 5`, () => {
      const found = (destiny: number) => {
        const t = searching(destiny, [...members, lostOne]);
        search(t, ...members);
        return isActive(t.state, find(t.state, 'Drill Champion'));
      };
      expect([found(5 - worth), found(6 - worth)]).toEqual([false, true]);
    });

  rule(['GLC-0264', 'GLB-0478', 'GAP-0294'], 'looks for one’s own, where they are missing', () => {
    expect(
      searching(4, ['Drill Trooper'], [{ card: 'Drill Recruit', inactive: 'missing' }]).dark.may('form a search party'),
    ).toBe(false);
    expect(searching(4, [lostOne]).dark.may('form a search party')).toBe(false);
    const t = searching(4, ['Drill Trooper', lostOne]);
    expect(t.dark.may('form a search party', 'Drill Yard')).toBe(true);
    expect(stateOf(t.state, find(t.state, 'Drill Champion'))).toBe('inactive');
    expect(t.dark.sees('lost', 'dark')).toEqual([]);
  });

  rule('GLC-0265', 'neither moves nor searches nor battles that turn, the one found included', () => {
    const t = searching(6, ['Drill Pathfinder', lostOne, { card: 'Drill Smuggler', inactive: 'missing' }]);
    search(t, 'Drill Pathfinder');
    const searcher = find(t.state, 'Drill Pathfinder');
    const found = [find(t.state, 'Drill Champion'), find(t.state, 'Drill Smuggler')].filter((card) =>
      isActive(t.state, card),
    );
    expect(found).toHaveLength(1);
    for (const card of [searcher, ...found]) {
      expect(whyCannotMove(t.state, card)?.rule).toBe('GLC-0265');
      expect(ownBarring(t.state, card)?.rule).toBe('GLC-0265');
    }
    t.light.passes();
    expect(t.dark.may('play', 'Drill Errand (Dark)')).toBe(true);
    expect(t.dark.may('form a search party')).toBe(false);
  });
});
