import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition, CcgState } from '../src/index.ts';
import { any, type Cards } from '../src/language/cards/cards.ts';
import { ccg } from './drill.ts';

/** The names of those that a description means. */
const meant = (s: CcgState, cards: Cards): string[] =>
  cards.in(s, { by: 0, self: -1, locked: null }).map((card) => s.names[s.cards.definition[card] ?? -1] ?? '');

const lay = (at: CcgPosition['at'], more: CcgPosition = {}) =>
  table(ccg, { ...more, ...(at === undefined ? {} : { at }) });

describe('what a card is', () => {
  rule('GLA-0328', 'may be said by its title, its lore or its text (example)', () => {
    const { state } = lay({
      'Drill Yard': { dark: ['Drill Squad Leader', 'Drill Trooper'], light: ['Momaw Nadon', 'Drill Steward Unit'] },
    });
    expect(meant(state, any.trait('leader'))).toEqual(['Drill Squad Leader', 'Momaw Nadon', 'Drill Steward Unit']);
  });

  rule('GLA-0330', 'is not what only cards of another type can be: no starship is a leader', () => {
    const { state } = lay(
      { Drill: { light: ['Drill Leader In Drill One'] }, 'Drill Yard': { light: ['Drill Recruit', 'Drill Glider'] } },
      { light: { table: ['Drill Everybody Leads'] } },
    );
    expect(meant(state, any.trait('leader'))).toEqual(['Drill Recruit']);
  });

  rule('GLA-0331', 'does not give it another type: who is called an Imperial may be none', () => {
    const clerks = ['Leia Organa', 'Drill Runaway Clerk', 'Yerka Mig'];
    const { state } = lay({ 'Drill Yard': { light: clerks, dark: ['Drill Trooper'] } });
    expect(meant(state, any.trait('Imperial'))).toEqual(['Drill Runaway Clerk']);
    expect(meant(state, any.type('Imperial'))).toEqual(['Drill Trooper']);
    expect(meant(state, any.characters)).not.toContain('Yerka Mig');
  });

  rule('GLA-0291', 'does not depend on capital letters', () => {
    const { state } = lay({ 'Drill Yard': { dark: ['Drill Spy', 'Drill Trooper'] } });
    expect(meant(state, any.trait('Spy'))).toEqual(['Drill Spy']);
    expect(meant(state, any.called('drill trooper'))).toEqual(['Drill Trooper']);
    expect(meant(state, any.withTitle('TROOPER'))).toEqual(['Drill Trooper']);
  });
});

describe('a card type', () => {
  rule('GLA-0316', 'is the icon of a card; systems, sectors and sites are all locations', () => {
    const guesses = (guess: string, card: string) => {
      const t = lay(
        { 'Drill Yard': { light: ['Leesub Sirln'] } },
        {
          turn: 'light',
          phase: 'control',
          dark: { hand: [card] },
          light: { force: 6, hand: ['Drill Errand (Light)'] },
        },
      );
      t.light.does('use', 'Leesub Sirln').does(`guess ${guess}`);
      return t.light.sees('lost', 'dark').includes(card);
    };
    expect([guesses('location', 'Drill Yard'), guesses('location', 'Kessel (Dark)')]).toEqual([true, true]);
    expect([guesses('Imperial', 'Stormtrooper'), guesses('Alien', 'Stormtrooper')]).toEqual([true, false]);
    expect([guesses('effect', 'Tactical Re-Call'), guesses('interrupt', 'Tactical Re-Call')]).toEqual([true, false]);
  });
});
