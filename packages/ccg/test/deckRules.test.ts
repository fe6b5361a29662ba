import { type Deck, IllegalSetup } from '@binary-sunset/kernel';
import { rule } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { ccg } from './drill.ts';

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
  });
});
