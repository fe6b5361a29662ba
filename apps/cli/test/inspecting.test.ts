import { isOutcome, type Viewer } from '@binary-sunset/kernel';
import { type SkirmishPosition, skirmish } from '@binary-sunset/skirmish';
import { describe, expect, it } from 'vitest';
import { Complaint } from '../src/complaint.ts';
import { terminalSkirmish } from '../src/games/skirmish.ts';
import { inspect, outline, whyNot } from '../src/inspecting.ts';
import type { Looking } from '../src/onlooker.ts';
import { paper } from './table.ts';

function looking(position: SkirmishPosition, viewer: Viewer = 0): Looking {
  const s = skirmish.position(position);
  const pending = skirmish.pending(s);
  return {
    ...paper,
    terminal: terminalSkirmish,
    view: skirmish.view(s, viewer),
    decision: isOutcome(pending) || pending.player !== viewer ? null : pending,
    story: [],
  };
}

const battle: SkirmishPosition = {
  first: {
    hand: ['Rally', 'Veteran', 'Countermand', 'Trooper', 'Trooper'],
    play: [{ card: 'Trooper', damage: 1, tapped: true }, 'Standard Bearer', 'Standard Bearer'],
    energy: 1,
  },
  second: { hand: ['Smoke Screen'], play: ['Trooper', 'Sentinel'], discard: ['Recall'] },
};

describe('inspecting a card', () => {
  it('shows its text, where it lies and what its values are made of', () => {
    expect(inspect(looking(battle), 'a')).toEqual([
      'Trooper',
      '  Unit · costs 1 energy · strength 2 · health 2',
      '  your units [a], tapped, 1 damage',
      '    strength 2',
      '    health 4 = 2 printed, +1 from Standard Bearer, +1 from Standard Bearer',
    ]);
  });

  it('shows every card of that name in view, alike ones once', () => {
    const lines = inspect(looking(battle), 'trooper').join('\n');
    expect(lines).toContain('your hand');
    expect(lines).toContain('your units [a], tapped, 1 damage');
    expect(lines).toContain("the opponent's units [d]");
    expect(lines.match(/your hand/g)).toHaveLength(1);
  });

  it('finds the card that an option is about', () => {
    const at = looking(battle);
    const rally = at.decision?.options.findIndex(({ verb }) => verb === 'play') ?? -1;
    expect(inspect(at, String(rally + 1))[0]).toBe('Rally');
  });

  it('finds a card by part of its title', () => {
    expect(inspect(looking(battle), 'senti')[0]).toBe('Sentinel');
  });

  it('shows the text of a card that is not in view', () => {
    expect(inspect(looking(battle), 'colossus').at(-1)).toBe('  Not in view.');
  });

  it('does not find a card in a hidden hand', () => {
    expect(inspect(looking(battle), 'smoke screen').at(-1)).toBe('  Not in view.');
    expect(inspect(looking(battle, 1), 'smoke screen').at(-1)).toContain('your hand');
  });

  it.each([
    ['', 'Which card? Type a title or part of it, the letter of a card on the table, or the number of an option.'],
    ['99', 'There is no option 99.'],
    ['troper', 'There is no card called "troper". Did you mean Trooper?'],
    ['er', 'Which one: Countermand, Standard Bearer, Trooper, Veteran?'],
  ])('says what is wrong with "%s"', (typed, message) => {
    expect(() => inspect(looking(battle), typed)).toThrow(Complaint);
    expect(() => inspect(looking(battle), typed)).toThrow(message);
  });
});

describe('why can I not?', () => {
  it('names what a card may do and what forbids the rest', () => {
    expect(whyNot(looking(battle), 'veteran')).toEqual([
      'Veteran: your hand',
      '  Muster Veteran: no. It costs 2 energy and you have 1.',
    ]);
    expect(whyNot(looking(battle), 'rally')).toEqual(['Rally: your hand', '  Play Rally: yes, now']);
    expect(whyNot(looking(battle), 'a').at(-1)).toBe('  Attack with Trooper: no. It has attacked this turn.');
  });

  it('says so where there is nothing to do with a card', () => {
    expect(whyNot(looking(battle), 'recall')).toEqual([
      "Recall: the opponent's discard pile",
      '  There is nothing that you could do with it.',
    ]);
    expect(whyNot(looking(battle), 'colossus')).toEqual(['You see no Colossus anywhere.']);
  });

  it('can be asked by a spectator too', () => {
    expect(whyNot(looking(battle, 'spectator'), 'sentinel')[0]).toBe("Sentinel: Second player's units");
  });
});

describe('the outline', () => {
  it('lists every pile with what its viewer knows of it', () => {
    expect(outline(looking(battle))).toEqual([
      'You',
      '  Deck: 6 unknown',
      '  Hand: Countermand, Rally, Trooper ×2, Veteran',
      '  Units: Standard Bearer ×2, Trooper',
      'Opponent',
      '  Deck: 6 unknown',
      '  Hand: 1 unknown',
      '  Units: Sentinel, Trooper',
      '  Discard pile: Recall',
    ]);
  });
});
