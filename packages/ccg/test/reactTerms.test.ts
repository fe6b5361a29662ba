import { rule, table } from '@binary-sunset/kit';
import { describe, expect, it } from 'vitest';
import type { Card } from '../src/catalog/card.ts';
import { openCatalog } from '../src/catalog/catalog.ts';
import { always, any, deploys, deploysOn, forbids, mayReact, this_, your } from '../src/language/index.ts';
import { cardWords } from '../src/language/words/words.ts';
import { forceLeft, placeOf } from './movingTable.ts';
import { ccgWith, stranger } from './stranger.ts';

const quay = 'Drill Harbor: Quay';
const market = 'Drill Harbor: Market';

/** Dark initiates a battle at the Quay, where Light has somebody; others of Light's are at the Market or in hand. */
function battle(
  cards: readonly Card[],
  { at = [], hand = [], force = 9 }: { at?: string[]; hand?: string[]; force?: number },
) {
  const t = table(ccgWith(...cards), {
    phase: 'battle',
    dark: { force: 9 },
    light: { force, hand: ['Drill Stew', ...hand] },
    at: {
      [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
      [market]: { light: at },
    },
  });
  t.dark.does('initiate battle', quay);
  return t;
}

describe('what it costs to move as a react', () => {
  const scout = (price?: Parameters<typeof mayReact>[2]) =>
    stranger({ side: 'light', text: [always(mayReact('moving', this_, price))] });

  rule('GLC-0142', 'is what it always costs, so much more or less, nothing, or what the text says', () => {
    const left = (card: Card) => {
      const t = battle([card], { at: [card.name] });
      t.light.does('react', card.name);
      expect(placeOf(t, card.name)).toBe(quay);
      return forceLeft(t, 'light');
    };
    expect([
      left(scout()),
      left(scout({ price: 'free' })),
      left(scout({ price: 1 })),
      left(scout({ price: -1 })),
      left(scout({ price: { exactly: 3 } })),
    ]).toEqual([8, 9, 7, 9, 6]);
  });

  rule('GAP-0299', 'must be there to be used, unless it is free', () => {
    const may = (card: Card) => battle([card], { at: [card.name], force: 0 }).light.may('react', card.name);
    expect([may(scout()), may(scout({ price: 'free' }))]).toEqual([false, true]);
  });

  rule('GLC-0141', 'is the least that any text says, where it may come at all', () => {
    const own = scout();
    const guide = stranger({
      kind: 'effect',
      side: 'light',
      text: [always(mayReact('moving', your.called(own.name), { to: any.locations.called(quay), price: 'free' }))],
    });
    const t = table(ccgWith(own, guide), {
      phase: 'battle',
      dark: { force: 9 },
      light: { force: 9, hand: ['Drill Stew'], table: [guide.name] },
      at: { [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] }, [market]: { light: [own.name] } },
    });
    t.dark.does('initiate battle', quay);
    t.light.does('react', own.name);
    expect(forceLeft(t, 'light')).toBe(9);
    const elsewhere = scout({ to: any.locations.called(market), price: 'free' });
    expect(battle([elsewhere], { at: [elsewhere.name] }).light.may('react', elsewhere.name)).toBe(false);
  });
});

describe('what it costs to deploy as a react', () => {
  const costly = { side: 'light', deploy: 3 } as const;

  rule('GLC-0143', 'is what its own text or another’s says', () => {
    const left = (card: Card, ...more: Card[]) => {
      const t = battle([card, ...more], { hand: [card.name], at: more.map(({ name }) => name) });
      t.light.does('react', card.name);
      expect(placeOf(t, card.name)).toBe(quay);
      return forceLeft(t, 'light');
    };
    const helped = stranger(costly);
    const helper = stranger({
      side: 'light',
      text: [always(mayReact('deploying', your.called(helped.name), { price: 'free' }))],
    });
    expect([
      left(stranger({ ...costly, text: [deploys.asReact()] })),
      left(stranger({ ...costly, text: [deploys.asReact({ price: -1 })] })),
      left(stranger({ ...costly, text: [deploys.asReact({ price: { exactly: 1 } })] })),
      left(helped, helper),
    ]).toEqual([6, 7, 8, 9]);
  });

  rule('GLC-0143', 'need not be there where it is free, and counts for nothing in the deploy phase', () => {
    const card = stranger({ ...costly, text: [deploys.asReact({ price: 'free' })] });
    expect(battle([card], { hand: [card.name], force: 0 }).light.may('react', card.name)).toBe(true);
    const t = table(ccgWith(card), {
      turn: 'light',
      phase: 'deploy',
      dark: {},
      light: { force: 9, hand: [card.name, 'Drill Stew'] },
      at: { [quay]: { light: ['Drill Recruit'] } },
    });
    t.light.does('deploy', card.name);
    expect(forceLeft(t, 'light')).toBe(6);
  });

  rule('GAP-0299', 'may be said of a card that it is deployed on, and of no other', () => {
    const hero = stranger({ side: 'light', persona: 'Luke', text: [always(forbids('move', this_))] });
    const weapon = (on: string) =>
      stranger({
        kind: 'weapon',
        side: 'light',
        text: [
          deploysOn(your.characters)
            .for(2)
            .asReact({ to: your.called(on), price: 'free' }),
        ],
      });
    const forHero = weapon(hero.name);
    const t = table(ccgWith(hero, forHero), {
      phase: 'battle',
      dark: { force: 9 },
      light: { force: 9, hand: ['Drill Stew', forHero.name] },
      at: { [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit', hero.name] } },
    });
    t.dark.does('initiate battle', quay);
    t.light.does('react', forHero.name);
    expect([placeOf(t, forHero.name), forceLeft(t, 'light')]).toEqual([hero.name, 9]);
    const forNobody = weapon('Drill Master');
    expect(battle([forNobody], { hand: [forNobody.name] }).light.may('react', forNobody.name)).toBe(false);
  });

  it('is read out', () => {
    const words = (card: Card) => {
      openCatalog([card]);
      return cardWords(card).join(' ').replaceAll(card.title, 'Self');
    };
    expect([
      words(stranger({ ...costly, text: [deploys.asReact({ to: any.type('site'), price: -1 })] })),
      words(stranger({ side: 'light', text: [always(mayReact('moving', this_, { price: 'free' }))] })),
      words(stranger({ side: 'light', text: [always(mayReact('moving', this_, { price: { exactly: 2 } }))] })),
      words(stranger({ side: 'light', text: [always(mayReact('moving', this_, { price: 1 }))] })),
    ]).toEqual([
      'May deploy as a ‘react’ to a site for 1 less Force.',
      'May move as a ‘react’ for free.',
      'May move as a ‘react’ for 2 Force.',
      'May move as a ‘react’ for 1 more Force.',
    ]);
  });
});
