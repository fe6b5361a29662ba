import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition, CcgState } from '../src/index.ts';
import { isAtNamed } from '../src/rules/table/grounds.ts';
import { ccg } from './drill.ts';

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);

/** A player deploys one location; may they deploy the others? */
const deploying = (turn: 'light' | 'dark', first: string, hand: readonly string[], at: CcgPosition['at'] = {}) => {
  const t = table(ccg, {
    turn,
    phase: 'deploy',
    [turn]: { hand: [first, ...hand] },
    [turn === 'light' ? 'dark' : 'light']: {
      hand: [turn === 'light' ? 'Drill Errand (Dark)' : 'Drill Errand (Light)'],
    },
    at,
  });
  t[turn].does('deploy', first);
  while (t.asked === turn && !t[turn].may('pass')) t[turn].does(t.decision.options[0]?.verb ?? 'pass');
  (turn === 'light' ? t.dark : t.light).passes();
  return hand.map((card) => t[turn].may('deploy', card));
};

describe('locations of one of two systems', () => {
  rule('GAP-0265', 'are all that a player deploys, of Dagobah and Ahch-To', () => {
    const bog = 'Dagobah: Drill Bog';
    const cliff = 'Ahch-To: Drill Cliff';
    expect(deploying('light', bog, [cliff, 'Drill: Field (Light)'])).toEqual([false, true]);
    expect(deploying('light', cliff, [bog, 'Drill: Field (Light)'])).toEqual([false, true]);
    // A site of any planet goes to Dagobah, the opponent's too, but not to Ahch-To.
    const forest = (where: string) =>
      table(ccg, { phase: 'deploy', dark: { hand: ['Drill Forest (Dark)'] }, at: { [where]: {} } }).dark.may('deploy');
    expect([forest(bog), forest(cliff)]).toEqual([true, false]);
  });

  rule('GAP-0266', 'are all that a player deploys, of the Death Star and its successor, which are not the same', () => {
    const shaft = 'Death Star II: Drill Shaft';
    const site = 'Death Star: War Room';
    const { state: s } = table(ccg, { at: { [shaft]: {}, [site]: {} } });
    expect([isAtNamed(s, find(s, shaft), 'Death Star'), isAtNamed(s, find(s, site), 'Death Star')]).toEqual([
      false,
      true,
    ]);
    expect(deploying('dark', site, [shaft, 'Drill: Dunes'])).toEqual([false, true]);
    expect(deploying('dark', shaft, [site, 'Drill: Dunes'])).toEqual([false, true]);
  });
});
