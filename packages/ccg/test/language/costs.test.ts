import { rule, scenario, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { usingX } from '../../src/cards/premiere/own/force.ts';
import { drawnPrice, placingOutOfPlay } from '../../src/cards/premiere/own/targets.ts';
import type { CcgPosition } from '../../src/index.ts';
import { your } from '../../src/language/cards/cards.ts';
import { losing } from '../../src/language/does/force/forces.ts';
import { draws } from '../../src/language/does/piles/taking.ts';
import { may } from '../../src/language/text.ts';
import { during } from '../../src/language/when/when.ts';
import { cardWords } from '../../src/language/words/words.ts';
import type { ActionText, Amount, Cost } from '../../src/text/program.ts';
import { figure } from '../../src/text/saying/figures.ts';
import { insteadOfDraining } from '../cards/drill/own/costs.ts';
import { ccgWith, stranger } from '../stranger.ts';

const yard = 'Drill Yard';
const time = during('your', 'control');
const three: Amount = { words: figure('(three)'), of: () => 3 };

/** What a text draws a card for. */
interface Price {
  readonly text: ActionText;
  readonly reads: string;
  /** Enough to pay with, and a little too little. */
  readonly enough: CcgPosition;
  readonly tooLittle: CcgPosition;
  /** How many cards of what was there are elsewhere afterwards: used, lost, out of play. */
  readonly gone: readonly [used: number, lost: number, outOfPlay: number];
}

const drawing = (...costs: readonly Cost[]): ActionText =>
  costs.reduce((text, cost) => text.paying(cost), may.act(time)).do(draws(1));

const deck = { reserve: ['Drill Trooper', 'Drill Trooper', 'Drill Trooper', 'Drill Trooper'] };
const force = (amount: number, rest: object = {}): CcgPosition => ({ dark: { ...deck, ...rest, force: amount } });
const soldiers = (...dark: string[]): CcgPosition => ({ ...force(0), at: { [yard]: { dark } } });

const prices: Readonly<Record<string, Price>> = {
  'Force by number': {
    text: may.act(time).use(2).do(draws(1)),
    reads: 'use 2 Force',
    enough: force(2),
    tooLittle: force(1),
    gone: [2, 0, 0],
  },
  'Force by what is counted': {
    text: may.act(time).use(three).do(draws(1)),
    reads: 'use (three) Force',
    enough: force(3),
    tooLittle: force(2),
    gone: [3, 0, 0],
  },
  'Force twice over': {
    text: may.act(time).use(1).use(2).do(draws(1)),
    reads: 'use 1 Force',
    enough: force(3),
    tooLittle: force(2),
    gone: [3, 0, 0],
  },
  'Force to be lost': {
    text: drawing(losing(2)),
    reads: 'lose 2 Force',
    enough: { dark: { reserve: ['Drill Trooper', 'Drill Trooper', 'Drill Trooper'] } },
    tooLittle: { dark: { reserve: ['Drill Trooper'] } },
    gone: [0, 2, 0],
  },
  'Force to be used and to be lost': {
    text: may.act(time).use(2).paying(losing(4)).do(draws(1)),
    reads: 'lose 4 Force',
    // What was used may be lost as well, and one card is left to be drawn.
    enough: { dark: { ...deck, reserve: [...deck.reserve, 'Drill Trooper'], force: 2 } },
    tooLittle: { dark: { reserve: ['Drill Trooper'], force: 2 } },
    gone: [2, 4, 0],
  },
  'X Force': {
    text: drawing(usingX(4)),
    reads: 'use X Force',
    enough: force(1),
    tooLittle: force(0),
    gone: [1, 0, 0],
  },
  'a card out of play': {
    text: may.act(time).target(your.characters).paying(placingOutOfPlay).do(draws(1)),
    reads: 'place it out of play',
    enough: soldiers('Drill Trooper'),
    tooLittle: soldiers(),
    gone: [0, 0, 1],
  },
};

const laid = (text: ActionText, position: CcgPosition) => {
  const payer = stranger({ kind: 'effect', text: [text] });
  const t = table(ccgWith(payer), {
    turn: 'dark',
    phase: 'control',
    light: { reserve: ['Drill Recruit'], force: 1 },
    ...position,
    dark: { ...position.dark, table: [payer.name] },
  });
  return { t, payer };
};

describe.each(Object.entries(prices))('a price: %s', (_, { text, reads, enough, tooLittle, gone }) => {
  rule('AR1-0139', 'is paid before anything comes of it', () => {
    const { t, payer } = laid(text, enough);
    const sum = (kind: 'used' | 'lost Force'): number =>
      t.dark.told(kind).reduce((all, told) => all + Number(told['amount'] ?? 0), 0);
    const hand = t.dark.sees('hand').length;
    t.dark.does('use', payer.name);
    while (t.asked === 'dark' && t.dark.sees('hand').length === hand) {
      const verb = (['target', 'lose Force', 'lose', 'amount'] as const).find((one) => t.dark.may(one));
      if (verb === undefined) break;
      t.dark.does(verb, '#1');
    }
    expect([sum('used'), sum('lost Force'), t.dark.sees('outOfPlay').length]).toEqual(gone);
    expect(t.dark.sees('hand').length - hand).toBe(1);
  });

  rule('AR1-0146', 'that can’t be paid whole keeps the action from being begun', () => {
    const { t, payer } = laid(text, tooLittle);
    expect(t.dark.getsTo('use', payer.name)).toBe(false);
  });

  scenario('is said in the text', () => {
    expect(cardWords(stranger({ kind: 'effect', text: [text] })).join(' ')).toContain(reads);
  });
});

describe('a price of Force to be lost', () => {
  const losingFirst = () => may.act(time).paying(losing(2));
  scenario('is paid after all others: it may be the Force that those would need', () => {
    expect(() => losingFirst().use(1)).toThrow('Force is lost after all else that is paid');
    for (const cost of [losing(1), usingX(2), placingOutOfPlay, insteadOfDraining, drawnPrice])
      expect(() => losingFirst().paying(cost)).toThrow('Force is lost after all else that is paid');
    expect(losingFirst().do(draws(1)).costs).toHaveLength(1);
  });
});

describe('a price that is not paid in cards', () => {
  scenario('instead of draining: where there could be a drain, and then there is none', () => {
    const site = stranger({
      kind: 'location',
      text: { light: [], dark: [may.act(time).paying(insteadOfDraining).do(draws(1))] },
    });
    const at = (who: readonly string[]) =>
      table(ccgWith(site), { turn: 'dark', phase: 'control', dark: deck, at: { [site.name]: { dark: [...who] } } });
    expect(at([]).dark.getsTo('use', site.name)).toBe(false);
    const t = at(['Drill Trooper']);
    expect(t.dark.may('drain', site.name)).toBe(true);
    t.dark.does('use', site.name);
    expect(t.dark.getsTo('drain', site.name)).toBe(false);
    expect(t.dark.sees('hand')).toHaveLength(1);
  });

  scenario('drawn for: as much as the destiny, or the card is lost', () => {
    const { t, payer } = laid(may.act(time).paying(drawnPrice).do(draws(1)), {
      dark: { reserve: ['Drill Omen 3', 'Drill Trooper', 'Drill Trooper', 'Drill Omen 3'], force: 3 },
    });
    t.dark.does('use', payer.name);
    t.dark.does('accept');
    expect(t.dark.sees('hand')).toHaveLength(1);
    expect(t.dark.sees('table')).toEqual([payer.name]);
  });

  scenario('X is what was paid', () => {
    const { t, payer } = laid(may.act(time).paying(usingX(4)).do(draws(1), draws(1)), force(3));
    t.dark.does('use', payer.name);
    t.dark.does('amount', 2);
    expect(t.dark.told('used').map((told) => told['amount'])).toEqual([1, 1]);
  });
});
