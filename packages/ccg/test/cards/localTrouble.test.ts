import { rule, scenario, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgState } from '../../src/index.ts';
import { participants } from '../../src/rules/battle/participants.ts';
import { isActive, isCounted, isInactiveAs } from '../../src/rules/cards/cardStates.ts';
import { ccg } from '../drill.ts';

const cantina = 'Tatooine: Cantina (Dark)';
const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);
const fighting = ({ state: s }: { readonly state: CcgState }): readonly (string | undefined)[] =>
  participants(s).map((card) => s.names[s.cards.definition[card] ?? -1]);

const troubled = (more: readonly string[] = []) =>
  table(ccg, {
    phase: 'battle',
    dark: { force: 3, hand: ['Local Trouble', 'Drill Errand (Dark)', ...more] },
    light: { hand: ['Drill Focus (Light)', 'Drill Errand (Light)'] },
    at: {
      [cantina]: {
        dark: ['Stormtrooper', 'Stormtrooper', 'Stormtrooper', 'Darth Vader'],
        light: ['Luke Skywalker', 'Rebel Trooper'],
      },
    },
  });

describe('Local Trouble', () => {
  rule('GAP-0290', 'leaves everybody else there out of the battle: inactive, not excluded, and on table', () => {
    const t = troubled();
    t.dark.does('play', 'Local Trouble');
    t.dark.does('target', 'Stormtrooper #1').does('target', 'Stormtrooper #1');
    t.dark.does('target', 'Rebel Trooper').does('decline');
    expect(t.state.facts.battle).not.toBe(null);
    expect(fighting(t)).toEqual(['Stormtrooper', 'Stormtrooper', 'Rebel Trooper']);
    const vader = find(t.state, 'Darth Vader');
    expect([isActive(t.state, vader), isCounted(t.state, vader)]).toEqual([false, true]);
    expect([isInactiveAs(t.state, vader, 'left out'), isInactiveAs(t.state, vader, 'excluded')]).toEqual([true, false]);
    while (t.state.facts.battle !== null) {
      const { player, at, options } = t.decision;
      t.answer({ player, at, picks: [options.length - 1] });
    }
    expect(isActive(t.state, vader)).toBe(true);
    expect(isActive(t.state, find(t.state, 'Luke Skywalker'))).toBe(true);
    // One battle there is all.
    expect(t.asked === 'dark' && t.dark.may('initiate battle')).toBe(false);
  });

  scenario('is played at the beginning of the battle phase, for 1 Force', () => {
    const t = troubled();
    expect(t.dark.may('play', 'Local Trouble')).toBe(true);
    t.dark.does('play', 'Drill Errand (Dark)').does('amount', 1);
    t.light.passes();
    expect(t.asked === 'dark' && t.dark.may('play', 'Local Trouble')).toBe(false);
    const begun = troubled();
    begun.dark.does('play', 'Local Trouble').does('target', 'Stormtrooper #1').does('target', 'Stormtrooper #1');
    begun.dark.does('target', 'Luke Skywalker').does('do it');
    expect(begun.state.zones.force[0]).toHaveLength(2);
  });
});
