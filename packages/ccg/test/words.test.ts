import { table } from '@binary-sunset/kit';
import { describe, expect, it } from 'vitest';
import { cards, cardWords, ccg, numbersOf, typeLine } from '../src/index.ts';

const promptOf = (t: ReturnType<typeof table<ReturnType<typeof ccg.position>, never, 'dark' | 'light'>>): string =>
  ccg.describe(t.state, t.decision).prompt;

describe('what a player is asked', () => {
  it('says whose phase it is, what is left, and what may be done', () => {
    const activate = table(ccg, { phase: 'activate', at: { 'Drill: Field (Light)': {} } });
    expect(promptOf(activate)).toBe('Your activate phase, 2 of 2 Force to activate: activate Force, act or pass.');
    const draw = table(ccg, { phase: 'draw', dark: { force: 1 } });
    expect(promptOf(draw)).toBe('Your draw phase, 1 card in your Force Pile: draw cards, act or pass.');
  });

  it('says how much Force, or which card, and how much is left of it', () => {
    const t = table(ccg, { phase: 'activate', at: { 'Drill: Field (Light)': {} } });
    t.dark.does('activate');
    expect(promptOf(t)).toBe('How much Force do you activate? 2 of 2 is left.');
    expect(t.labels).toEqual(['2', '1', 'Back']);
  });

  it('says what there is to respond to', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Memorial'] },
      dark: { hand: ['Drill Alter (Dark)'] },
    });
    t.light.does('deploy', 'Drill Memorial');
    expect(promptOf(t)).toBe('Opponent deploys Drill Memorial: respond or pass.');
  });

  it('says what has to be satisfied in a battle', () => {
    const t = table(ccg, {
      phase: 'battle',
      dark: { force: 1 },
      at: { 'Drill Yard': { dark: ['Drill Champion', 'Drill Trooper'], light: ['Drill Recruit'] } },
    });
    t.dark.does('initiate battle');
    while (t.asked === 'dark') t.dark.does(t.dark.may('decline') ? 'decline' : 'pass');
    expect(promptOf(t)).toMatch(/^Battle at Drill Yard, battle damage \d+: forfeit cards or lose Force\.$/);
  });
});

describe('what may be chosen', () => {
  it('says what a card costs to deploy, and where', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Champion'], force: 9 },
      at: { 'Drill Yard': { dark: ['Drill Trooper'] }, 'Drill: Hall': { dark: ['Drill Trooper'] } },
    });
    expect(t.labels[0]).toMatch(/^Deploy Drill Champion \(\d Force\)$/);
    t.dark.does('deploy', 'Drill Champion');
    expect(t.labels).toEqual([
      expect.stringMatching(/^To Drill Yard \(\d Force\)$/),
      expect.stringMatching(/^To Drill: Hall \(\d Force\)$/),
      'Back',
    ]);
  });

  it('says where cards of the same name are, and whose they are', () => {
    const t = table(ccg, {
      turn: 'dark',
      phase: 'control',
      dark: { hand: ['Drill Stun'], force: 2 },
      at: { 'Drill Yard': { light: ['Drill Recruit'] }, 'Drill: Hall': { light: ['Drill Recruit'] } },
    });
    t.dark.does('play', 'Drill Stun');
    expect(t.labels).toEqual(['Drill Recruit (theirs) at Drill Yard', 'Drill Recruit (theirs) at Drill: Hall', 'Back']);
  });
});

describe('what a card says', () => {
  it.each(cards.map((card) => [card.name, card] as const))('%s', (_, card) => {
    for (const words of [...cardWords(card), typeLine(card), ...numbersOf(card)]) {
      expect(words).not.toMatch(/undefined|null|NaN|\[object|\{|\}|^\s*$| {2}|\.\./);
    }
    for (const words of cardWords(card)) expect(words).toMatch(/^[A-Z“‘].*\.$/);
  });
});
