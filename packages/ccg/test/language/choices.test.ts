import { scenario, table } from '@binary-sunset/kit';
import { describe, expect, it } from 'vitest';
import { draws } from '../../src/language/does/piles/taking.ts';
import { mayDo } from '../../src/language/flow.ts';
import { may } from '../../src/language/text.ts';
import { during } from '../../src/language/when/when.ts';
import { cardWords } from '../../src/language/words/words.ts';
import { ccgWith, stranger } from '../stranger.ts';

type Choice = Parameters<typeof mayDo>;

const offering = (...choice: Choice) =>
  stranger({ kind: 'effect', text: [may.act(during('your', 'control')).do(mayDo(...choice))] });

/** The dark player has used a card with such a choice; the light player has so much Force and that much in Reserve Deck. */
function asked(choice: Choice, { light = 0, dark = 0, reserve = 1 } = {}) {
  const card = offering(...choice);
  const t = table(ccgWith(card), {
    turn: 'dark',
    phase: 'control',
    dark: { reserve: ['Drill Trooper', 'Drill Trooper', 'Drill Trooper'], force: dark, table: [card.name] },
    light: { reserve: Array.from({ length: reserve }, () => 'Drill Recruit'), force: light },
  });
  t.dark.does('use', card.name);
  return t;
}

type Table = ReturnType<typeof asked>;
const drawn = (t: Table): number => t.dark.sees('hand').length;

describe('what opponent may choose', () => {
  scenario('is done if they want it, and not if they don’t', () => {
    const choice: Choice = [[draws(1)], { who: 'opponent' }];
    const t = asked(choice);
    expect(t.asked).toBe('light');
    t.light.does('do it');
    expect(drawn(t)).toBe(1);
    const declined = asked(choice);
    declined.light.does('decline');
    expect(drawn(declined)).toBe(0);
  });

  scenario('takes Force of theirs, and is not asked of whoever has too little', () => {
    const choice: Choice = [[draws(1)], { who: 'opponent', use: 2 }];
    const t = asked(choice, { light: 2, dark: 2 });
    t.light.does('pay');
    expect([drawn(t), t.light.sees('used').length, t.dark.sees('used').length]).toEqual([1, 2, 0]);
    const poor = asked(choice, { light: 1, dark: 2 });
    expect([poor.asked, drawn(poor)]).toEqual(['dark', 0]);
  });
});

describe('what is done unless opponent pays', () => {
  scenario('is prevented by the Force that they use', () => {
    const choice: Choice = [[], { who: 'opponent', use: 2, otherwise: [draws(1)] }];
    const paid = asked(choice, { light: 2 });
    paid.light.does('pay');
    expect([drawn(paid), paid.light.sees('used').length]).toEqual([0, 2]);
    const declined = asked(choice, { light: 2 });
    declined.light.does('decline');
    expect([drawn(declined), declined.light.sees('used').length]).toEqual([1, 0]);
    const poor = asked(choice, { light: 1 });
    expect([poor.asked, drawn(poor)]).toEqual(['dark', 1]);
  });

  scenario('is prevented by the Force that they lose, if they have so much', () => {
    const choice: Choice = [[], { who: 'opponent', lose: 2, otherwise: [draws(1)] }];
    const paid = asked(choice, { reserve: 3 });
    paid.light.does('pay');
    while (paid.asked === 'light') paid.light.does('lose Force', '#1');
    expect([drawn(paid), paid.light.sees('lost').length]).toEqual([0, 2]);
    const poor = asked(choice, { reserve: 1 });
    expect([poor.asked, drawn(poor)]).toEqual(['dark', 1]);
  });
});

scenario('whoever pays has one thing done, and whoever does not another', () => {
  const choice: Choice = [[draws(2)], { use: 1, otherwise: [draws(1)] }];
  const paid = asked(choice, { dark: 1 });
  paid.dark.does('pay');
  expect(drawn(paid)).toBe(2);
  const declined = asked(choice, { dark: 1 });
  declined.dark.does('decline');
  expect(drawn(declined)).toBe(1);
  expect(drawn(asked(choice))).toBe(1);
});

describe('a choice', () => {
  it.each<[string, Choice]>([
    ['may draw one card from Reserve Deck', [[draws(1)]]],
    ['may use 2 Force to draw one card', [[draws(1)], { use: 2 }]],
    ['opponent may use 2 Force to draw', [[draws(1)], { who: 'opponent', use: 2 }]],
    ['if opponent chooses, draw', [[draws(1)], { who: 'opponent' }]],
    ['unless opponent uses 2 Force, draw', [[], { who: 'opponent', use: 2, otherwise: [draws(1)] }]],
    ['unless you lose 1 Force, draw', [[], { lose: 1, otherwise: [draws(1)] }]],
    [
      'may use 1 Force to draw one card from Reserve Deck; otherwise draw 2 cards',
      [[draws(1)], { use: 1, otherwise: [draws(2)] }],
    ],
  ])('reads: %s', (reads, choice) => {
    expect(cardWords(offering(...choice)).join(' ')).toContain(reads);
  });

  it('of nothing, or for two prices, is refused', () => {
    expect(() => mayDo([])).toThrow('choice of nothing');
    expect(() => mayDo([], { use: 1 })).toThrow('choice of nothing');
    expect(() => mayDo([], { otherwise: [draws(1)] })).toThrow('choice of nothing');
    expect(() => mayDo([draws(1)], { use: 1, lose: 1 })).toThrow('not both');
  });
});
