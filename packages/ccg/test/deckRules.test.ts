import { type Deck, IllegalSetup } from '@binary-sunset/kernel';
import { rule } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Card } from '../src/catalog/card.ts';
import { activate } from '../src/language/does/force/effects.ts';
import { may, used } from '../src/language/text.ts';
import { atAnyTime } from '../src/language/when/when.ts';
import { ccg } from './drill.ts';
import { ccgWith, stranger } from './stranger.ts';

const light: Deck = { 'Drill Recruit': 60 };

function refusal(dark: Deck, options?: { readonly [key: string]: string }, against: Deck = light): string {
  try {
    ccg.start({ decks: [dark, against], ...(options === undefined ? {} : { options }) }, 'any');
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(IllegalSetup);
    return error instanceof Error ? error.message : '';
  }
}

describe('a deck', () => {
  rule(['GAP-0001', 'AR1-0010'], 'has exactly 60 cards, of which the starting cards are some', () => {
    expect(refusal({ 'Drill Trooper': 60 })).toBe('');
    expect(refusal({ 'Drill Trooper': 59 })).toBe(
      'The first deck may not be played: it has 59 cards; a deck has exactly 60 (GAP-0001); add 1 card.',
    );
    expect(refusal({ 'Drill Trooper': 60, 'Drill Yard': 1 })).toContain('it has 61 cards');
    expect(refusal({ 'Drill Trooper': 60, 'Drill Yard': 1 })).toContain('take out 1 card');
    expect(refusal({ 'Drill Trooper': 40 }, { format: 'open 40' }, { 'Drill Recruit': 40 })).toBe('');
    expect(refusal({ 'Drill Trooper': 60 }, { format: 'open 40' }, { 'Drill Recruit': 40 })).toContain('take out 20');
    expect(refusal({ 'Drill Trooper': 60 }, { format: 'closed' })).toContain('open 40');
  });

  rule('GAP-0002', 'is of one side', () => {
    expect(refusal({ 'Drill Trooper': 59, 'Drill Recruit': 1 })).toBe(
      'The first deck may not be played: it has both Light Side cards (such as Drill Recruit) and Dark Side cards (such as Drill Trooper) (GAP-0002); take out Drill Recruit.',
    );
    expect(refusal(light)).toContain('Both decks are Light Side decks');
  });

  rule('GAP-0003', 'may have any number of copies, of a unique card too', () => {
    expect(refusal({ 'Drill: Hall': 30, 'Drill Trooper': 30 })).toBe('');
  });

  rule('GAP-0004', 'has one Starting Effect at most', () => {
    expect(refusal({ 'Drill Trooper': 59, 'Drill Dogma': 1 })).toBe('');
    expect(refusal({ 'Drill Trooper': 58, 'Drill Dogma': 2 })).toContain(
      'it has 2 Starting Effects (Drill Dogma); one is allowed (GAP-0004); take out 1 Starting Effect',
    );
  });

  rule('GAP-0006', 'is of cards that there are', () => {
    expect(refusal({ 'Drill Troper': 60 })).toContain('did you mean "Drill Trooper"');
    expect(refusal({ 'Drill Trooper': 59, 'Rules Card': 1 })).toContain('There is no card called "Rules Card"');
  });

  const legal: readonly (readonly [what: string, card: Card])[] = [
    ['a character', stranger({})],
    ['a creature', stranger({ kind: 'creature' })],
    ['a device', stranger({ kind: 'device' })],
    ...(['effect', 'utinni', 'immediate', 'mobile', 'political', 'starting'] as const).map(
      (type) => [`an Effect: ${type}`, stranger({ kind: 'effect', type })] as const,
    ),
    ['an Interrupt', stranger({ kind: 'interrupt', functions: [used(may.act(atAnyTime).do(activate(1)))] })],
    ...(['system', 'sector', 'site'] as const).map(
      (type) => [`a location: ${type}`, stranger({ kind: 'location', type, system: 'Drill' })] as const,
    ),
    ...(['starfighter', 'capital', 'squadron'] as const).map(
      (type) => [`a starship: ${type}`, stranger({ kind: 'starship', type })] as const,
    ),
    ...(['combat', 'transport', 'creature', 'shuttle'] as const).map(
      (type) => [`a vehicle: ${type}`, stranger({ kind: 'vehicle', type })] as const,
    ),
    ...(['character', 'vehicle', 'starship', 'artillery', 'automated'] as const).map(
      (type) => [`a weapon: ${type}`, stranger({ kind: 'weapon', type })] as const,
    ),
  ];
  const game = ccgWith(...legal.map(([, card]) => card));
  for (const [what, card] of legal)
    rule('GAP-0006', `may have ${what}`, () => {
      const state = game.start({ decks: [{ 'Drill Trooper': 59, [card.title]: 1 }, light] }, 'any');
      expect(state.names.filter((name) => name === card.name)).toHaveLength(1);
      const dark = Object.values(state.zones).reduce((sum, [own]) => sum + own.length, 0);
      expect(dark).toBe(60);
    });
});
