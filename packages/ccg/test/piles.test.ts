import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { reserveDeck } from '../src/language/does/piles/piles.ts';
import { stacks } from '../src/language/does/piles/stacking.ts';
import { may } from '../src/language/text.ts';
import { duringYour } from '../src/language/when/when.ts';
import { ccg } from './drill.ts';
import { ccgWith, stranger } from './stranger.ts';

const lay = (position: Parameters<typeof ccg.position>[0]) => table(ccg, position);

/** So that Dark is asked as well. */
const dark = { hand: ['Drill Blow', 'Drill Blow'] };
const mixed = ['Drill Recruit', 'Drill Stew', 'Drill Honor', 'Drill Master'];

describe('decks, piles and hands', () => {
  rule('AR1-0019', 'are of a size that everybody knows', () => {
    const t = lay({ dark: { ...dark, force: 3, used: ['Drill Trooper'] }, light: { hand: ['Drill Stew'] } });
    const { reserve, force, used, hand } = t.light.view.zones;
    expect([reserve, force, used, hand].map((piles) => piles?.[0].length)).toEqual([12, 3, 1, 2]);
  });

  rule('AR1-0020', 'are not looked through, not even one’s own', () => {
    const t = lay({ dark: { ...dark, force: 1, used: ['Drill Trooper'] }, light: { hand: ['Drill Stew'] } });
    for (const zone of ['reserve', 'force', 'used'])
      for (const player of [t.dark, t.light])
        expect(player.sees(zone, 'dark').every((name) => name === '?')).toBe(true);
    expect(t.light.sees('hand', 'dark')).toEqual(['?', '?']);
  });
});

describe('an empty deck or pile', () => {
  const used = ['Drill Recruit'];

  rule(['AR1-0024', 'AR1-0025', 'AR1-0029'], 'has nothing to take, exchange, look at, reveal or draw', () => {
    const hand = ['Drill Swap', 'Drill Panic', 'Drill Mess', 'Drill Did It'];
    const t = lay({ turn: 'light', light: { hand, reserve: [], used }, dark });
    for (const card of hand.slice(0, 3)) expect(t.light.may('play', card)).toBe(false);
    const full = lay({ turn: 'light', light: { hand, reserve: ['Drill Recruit'], used }, dark });
    for (const card of hand.slice(0, 3)) expect(full.light.may('play', card)).toBe(true);
    const searched = lay({
      dark: { hand: ['Drill Rummage', 'Drill Blow'], reserve: [], used: ['Drill Trooper'] },
      light: { hand: ['Drill Stew'] },
      at: { 'Drill Yard': { dark: ['Drill Moff'] } },
    });
    expect(searched.dark.may('play', 'Drill Rummage')).toBe(false);
    expect(searched.dark.may('use', 'Drill Moff')).toBe(false);
  });

  rule(['AR1-0027', 'AR1-0026'], 'can’t be shuffled', () => {
    const hand = ['Drill Shuffle', 'Drill Did It'];
    expect(lay({ turn: 'light', light: { hand, reserve: [], used }, dark }).light.may('play', 'Drill Shuffle')).toBe(
      false,
    );
    const t = lay({ turn: 'light', light: { hand, used }, dark });
    t.light.does('play', 'Drill Shuffle');
    expect(t.dark.told('shuffled')).toHaveLength(1);
  });

  rule('AR1-0030', 'is not one with too few cards: what can be done is done', () => {
    const t = lay({
      turn: 'light',
      light: { hand: ['Drill Mess', 'Drill Did It'], reserve: ['Drill Recruit'], used },
      dark,
    });
    t.light.does('play', 'Drill Mess');
    expect(t.light.sees('hand')).toEqual(expect.arrayContaining(['Drill Did It', 'Drill Recruit']));
    expect(t.state.zones.reserve[1]).toEqual([]);
  });

  rule('AR1-0034', 'can be moved as a pile; one with cards stays in order', () => {
    const hand = ['Drill Did It', 'Drill Stew'];
    const empty = lay({ turn: 'light', light: { hand, used }, dark });
    empty.light.does('play', 'Drill Did It');
    expect(empty.light.sees('used')).toEqual(['?', 'Drill Did It']);
    const t = lay({ turn: 'light', light: { hand, used, force: 2 }, dark });
    const cards = [...t.state.zones.used[1], ...t.state.zones.force[1]];
    t.light.does('play', 'Drill Did It');
    expect(t.state.zones.used[1].slice(0, 3)).toEqual(cards);
    expect(t.light.sees('used').slice(0, 3)).toEqual(['?', '?', '?']);
  });

  rule('AR1-0035', 'can have cards put under it', () => {
    const t = lay({ turn: 'light', light: { hand: ['Drill Bury', 'Drill Stew'], reserve: [], used }, dark });
    t.light.does('play', 'Drill Bury');
    expect(t.light.sees('reserve')).toEqual(['Drill Stew']);
  });
});

describe('an empty hand', () => {
  rule('AR1-0136', 'has no card to place or exchange: the card that would do it does not count', () => {
    for (const card of ['Drill Bury', 'Drill Swap']) {
      const alone = lay({ turn: 'light', light: { hand: [card], table: ['Drill Vault'] }, dark });
      expect(alone.light.may('play', card)).toBe(false);
      const t = lay({ turn: 'light', light: { hand: [card, 'Drill Recruit'], table: ['Drill Vault'] }, dark });
      expect(t.light.may('play', card)).toBe(true);
    }
    // One knows one's own hand: there is no Rebel in it.
    const offer = lay({ turn: 'light', light: { hand: ['Drill Offer', 'Drill Stew'], table: ['Drill Vault'] }, dark });
    expect(offer.light.may('play', 'Drill Offer')).toBe(false);
    const t = lay({ turn: 'light', light: { hand: [], table: ['Drill Vault', 'Drill Hoard'] }, dark });
    expect(t.light.may('use', 'Drill Vault')).toBe(false);
    expect(t.light.may('use', 'Drill Hoard')).toBe(true);
  });
});

describe('peeking', () => {
  rule('AR1-0041', 'shows cards to the one who peeks alone, and they stay where they are', () => {
    const t = lay({
      dark: { hand: ['Drill Peek', 'Drill Blow'], reserve: ['Drill Toll', 'Drill Blade', 'Drill Bell'] },
      light: { hand: ['Drill Stew'] },
    });
    t.dark.does('play', 'Drill Peek #1');
    expect(t.dark.sees('reserve')).toEqual(['?', 'Drill Blade', 'Drill Bell']);
    expect(t.light.sees('reserve', 'dark')).toEqual(['?', '?', '?']);
  });

  rule('AR1-0042', 'at the opponent’s hand shows cards to both, and only those', () => {
    const t = lay({
      dark: { hand: ['Drill Peek', 'Drill Blow'] },
      light: { hand: ['Drill Stew', 'Drill Stew', 'Drill Stew'] },
    });
    const { player, at, options } = t.decision;
    t.answer({ player, at, picks: [options.findIndex(({ clause }) => clause === 'Drill Peek/1')] });
    expect([...t.dark.sees('hand', 'light')].sort()).toEqual(['?', '?', 'Drill Stew']);
    expect(t.light.told('known').length + t.light.told('peeked').length).toBeGreaterThan(0);
  });
});

describe('revealing', () => {
  rule(['AR1-0044', 'AR1-0045'], 'shows cards to both, the topmost first; they stay in their order', () => {
    const t = lay({ turn: 'light', light: { hand: ['Drill Panic', 'Drill Stew'], reserve: mixed }, dark });
    const shown = [...t.state.zones.reserve[1]]
      .reverse()
      .slice(0, 3)
      .map((card) => t.state.cards.handle[card]);
    t.light.does('play', 'Drill Panic');
    expect(t.dark.sees('reserve', 'light')).toEqual(['?', ...mixed.slice(1)]);
    expect(t.light.sees('reserve')).toEqual(['?', ...mixed.slice(1)]);
    expect(t.dark.told('shown').map(({ card }) => card)).toEqual(shown);
    t.light.does('take', 'Drill Honor');
    expect(t.light.sees('reserve')).toEqual(['?', 'Drill Stew', 'Drill Master']);
    expect(t.dark.sees('hand', 'light')).toContain('Drill Honor');
  });

  rule(['AR1-0045', 'AR1-0046'], 'ends when cards are shuffled; what needs revealed cards then ends too', () => {
    const t = lay({ turn: 'light', light: { hand: ['Drill Muddle', 'Drill Stew'], reserve: mixed }, dark });
    t.light.does('play', 'Drill Muddle');
    expect(t.light.sees('hand')).toEqual(['Drill Stew']);
    expect(t.dark.sees('reserve', 'light')).toEqual(['?', '?', '?', '?']);
  });
});

describe('exchanging', () => {
  rule(
    ['AR1-0062', 'AR1-0063', 'AR1-0064'],
    'puts each card where the other was; those that must fit are shown',
    () => {
      const t = lay({
        turn: 'light',
        light: {
          hand: ['Drill Barter', 'Drill Stew', 'Drill Honor'],
          lost: ['Drill Toast', 'Drill Recruit', 'Drill Memorial'],
        },
        dark,
      });
      t.light.does('play', 'Drill Barter').does('exchange', 'Drill Honor');
      expect(t.light.sees('lost')).toEqual(['Drill Toast', 'Drill Honor', 'Drill Memorial']);
      expect([...t.dark.sees('hand', 'light')].sort()).toEqual(['?', 'Drill Recruit']);
    },
  );

  rule(['AR1-0063', 'AR1-0067', 'AR1-0077'], 'any card for any card shows neither to the opponent', () => {
    const t = lay({
      turn: 'light',
      light: { hand: ['Drill Swap', 'Drill Stew', 'Drill Honor'], reserve: mixed },
      dark,
    });
    t.light.does('play', 'Drill Swap').does('exchange', 'Drill Honor').does('for', 'Drill Stew');
    expect(t.light.sees('reserve')).toEqual(['Drill Recruit', 'Drill Honor', 'Drill Honor', 'Drill Master']);
    expect(t.dark.sees('reserve', 'light')).toEqual(['?', '?', '?', '?']);
    expect(t.dark.sees('hand', 'light')).toEqual(['?', '?']);
  });
});

describe('an exchange in vain', () => {
  rule(['AR1-0062', 'AR1-0081'], 'moves nothing, and is closed for the turn', () => {
    const t = lay({
      turn: 'light',
      light: { hand: ['Drill Barter', 'Drill Barter', 'Drill Stew'], lost: ['Drill Toast'] },
      dark,
    });
    t.light.does('play', 'Drill Barter').does('exchange', 'Drill Stew');
    expect(t.light.sees('lost')).toEqual(['Drill Toast']);
    t.dark.passes();
    expect(t.light.may('play', 'Drill Stew')).toBe(true);
    expect(t.light.may('play', 'Drill Barter')).toBe(false);
  });
});

describe('placing cards', () => {
  rule('AR1-0065', 'without saying whose pile is meant puts them in their owner’s', () => {
    const t = lay({
      turn: 'light',
      light: { hand: ['Drill Recycle', 'Drill Stew'] },
      dark,
      at: { 'Drill Yard': { dark: ['Drill Trooper'] } },
    });
    t.light.does('play', 'Drill Recycle');
    expect(t.light.sees('used', 'dark')).toEqual(['Drill Trooper']);
  });

  rule(['AR1-0067', 'AR1-0068', 'AR1-0073'], 'shows them only if not every card will do', () => {
    const t = lay({
      turn: 'light',
      light: { hand: ['Drill Bury', 'Drill Offer', 'Drill Stew', 'Drill Recruit'] },
      dark,
    });
    t.light.does('play', 'Drill Bury').does('place', 'Drill Stew');
    expect(t.dark.sees('reserve', 'light')).not.toContain('Drill Stew');
    expect(t.light.sees('reserve')[0]).toBe('Drill Stew');
    t.dark.passes();
    t.light.does('play', 'Drill Offer');
    expect(t.dark.sees('used', 'light')).toContain('Drill Recruit');
  });

  rule(['AR1-0070', 'AR1-0075'], 'unseen lets nobody look', () => {
    const t = lay({ turn: 'light', light: { hand: ['Drill Blind', 'Drill Stew'], reserve: mixed }, dark });
    const [, , third, top] = t.state.zones.reserve[1];
    t.light.does('play', 'Drill Blind');
    expect(t.state.zones.used[1].slice(0, 2)).toEqual([top, third]);
    expect(t.light.sees('used').slice(0, 2)).toEqual(['?', '?']);
  });
});

describe('a card selected at random', () => {
  rule('AR1-0099', 'is the top one after a shuffle, so nobody knows which it will be', () => {
    const hand = ['Drill Stew', 'Drill Recruit', 'Drill Honor', 'Drill Master', 'Drill Toast'];
    const left = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const t = lay({ seed, dark: { hand: ['Drill Cull', 'Drill Blow'] }, light: { hand } });
      t.dark.does('play', 'Drill Cull');
      expect(t.state.zones.hand[1]).toHaveLength(2);
      expect(t.dark.sees('used', 'light')).toEqual(['?', '?', '?']);
      left.add([...t.light.sees('hand')].sort().join());
    }
    expect(left.size).toBeGreaterThan(1);
  });
});

describe('a condition on the size of a hand', () => {
  rule(['GLB-0201', 'GLD-0008'], 'is looked at only when the action is initiated', () => {
    const t = lay({
      dark: { hand: ['Drill Cull', 'Drill Blow'] },
      light: { hand: ['Drill Duck', 'Drill Stew', 'Drill Stew', 'Drill Stew', 'Drill Stew'] },
    });
    t.dark.does('play', 'Drill Cull');
    t.light.does('play', 'Drill Duck').does('place', 'Drill Stew');
    expect(t.state.zones.hand[1]).toHaveLength(2);
    const few = lay({
      dark: { hand: ['Drill Cull', 'Drill Blow'] },
      light: { hand: ['Drill Stew', 'Drill Stew', 'Drill Stew', 'Drill Stew'] },
    });
    expect(few.dark.may('play', 'Drill Cull')).toBe(false);
  });
});

describe('stacked cards', () => {
  rule(['AR1-0018', 'AR1-0021'], 'face down on one’s own card can be looked at by their owner alone', () => {
    const t = lay({ turn: 'light', light: { table: ['Drill Hoard'], hand: ['Drill Stew'], reserve: mixed }, dark });
    t.light.does('use', 'Drill Hoard');
    expect(t.light.sees('under')).toEqual(['Drill Master']);
    expect(t.dark.sees('under', 'light')).toEqual(['?']);
    expect(t.state.zones.reserve[1]).toHaveLength(3);
  });

  rule('AR1-0021', 'face down on a location can be looked at by their owner alone, whosever location it is', () => {
    for (const side of ['light', 'dark'] as const) {
      const text = [may.act(duringYour('control')).do(stacks('any card', reserveDeck, { top: true, face: 'down' }))];
      const crypt = stranger({ kind: 'location', side, text: { light: text } });
      const t = table(ccgWith(crypt), {
        turn: 'light',
        phase: 'control',
        light: { hand: ['Drill Stew'], reserve: mixed },
        dark,
        at: { [crypt.name]: {} },
      });
      t.light.does('use', crypt.name);
      expect(t.light.sees('under')).toEqual(['Drill Master']);
      expect(t.dark.sees('under', 'light')).toEqual(['?']);
    }
  });

  rule(['AR1-0022', 'AR1-0021'], 'on a card of the opponent’s can’t be looked at', () => {
    const t = lay({
      turn: 'light',
      light: { hand: ['Drill Gift', 'Drill Stew'], reserve: mixed },
      dark: { ...dark, table: ['Drill Bell'] },
    });
    t.light.does('play', 'Drill Gift');
    expect(t.light.sees('under')).toEqual(['?']);
    expect(t.dark.sees('under', 'light')).toEqual(['?']);
  });

  rule('AR1-0067', 'are seen by both if they are face up, and hidden in hand if they were not', () => {
    const t = lay({
      turn: 'light',
      light: { table: ['Drill Shelf', 'Drill Vault'], hand: ['Drill Stew', 'Drill Honor'] },
      dark,
    });
    t.light.does('use', 'Drill Shelf').does('stack', 'Drill Honor');
    expect(t.dark.sees('stacked', 'light')).toEqual(['Drill Honor']);
    t.dark.passes();
    t.light.does('use', 'Drill Vault');
    expect(t.dark.sees('under', 'light')).toEqual(['?']);
    t.dark.passes();
    t.light.does('use', 'Drill Vault');
    expect(t.light.sees('hand')).toEqual(['Drill Stew']);
    expect(t.dark.sees('hand', 'light')).toEqual(['?']);
  });
});

describe('Force that is lost to a stack', () => {
  rule('AR1-0069', 'is shown first if it comes from hand, even if it is stacked face down', () => {
    const t = lay({
      dark: { hand: ['Drill Blow', 'Drill Blow'], table: ['Drill Conflict'] },
      light: { hand: ['Drill Honor', 'Drill Stew'] },
    });
    t.dark.does('play', 'Drill Blow');
    t.light.does('lose', 'Drill Honor').does('lose', 'Drill Stew');
    expect(t.light.sees('lost')).toEqual([]);
    expect(t.dark.sees('under', 'light')).toEqual(['Drill Honor', 'Drill Stew']);
  });
});

describe('an Interrupt', () => {
  rule(['GLB-0305', 'GLB-0445', 'GLC-0527'], 'goes on top of the Used or the Lost Pile once it was played', () => {
    const t = lay({
      dark: { hand: ['Drill Peek', 'Drill Tithe', 'Drill Blow'], used: ['Drill Trooper'], lost: ['Drill Trooper'] },
      light: { hand: ['Drill Stew'] },
    });
    t.dark.does('play', 'Drill Peek #1');
    expect(t.dark.sees('used')).toEqual(['?', 'Drill Peek']);
    t.light.passes();
    t.dark.does('play', 'Drill Tithe');
    expect(t.light.sees('lost', 'dark')).toEqual(['Drill Trooper', 'Drill Tithe']);
  });
});

describe('“on table”', () => {
  rule('AR1-0060', 'means in play: a card that is stacked does not count', () => {
    const t = lay({
      turn: 'light',
      light: { table: ['Drill Shelf'], hand: ['Drill Muster', 'Drill Recruit'], lost: mixed },
      dark,
      at: { 'Drill Yard': { light: ['Drill Recruit'] } },
    });
    t.light.does('use', 'Drill Shelf').does('stack', 'Drill Recruit');
    t.dark.passes();
    t.light.does('play', 'Drill Muster');
    expect(t.light.sees('lost')).toHaveLength(3);
  });
});

describe('leaving the table', () => {
  rule('AR1-0058', 'gives a card its text back, even before the time', () => {
    const usable = (breaks: boolean): boolean => {
      const t = lay({
        phase: 'deploy',
        dark: { table: ['Drill Depot'], hand: ['Drill Break', 'Drill Blow'], force: 4 },
        light: { hand: ['Drill Muffler', 'Drill Stew'] },
        at: { 'Drill Yard': {} },
      });
      expect(t.dark.may('use', 'Drill Depot')).toBe(true);
      t.dark.passes();
      t.light.does('play', 'Drill Muffler');
      expect(t.dark.may('use', 'Drill Depot')).toBe(false);
      if (!breaks) return t.dark.may('use', 'Drill Depot');
      t.dark.does('play', 'Drill Break');
      t.light.passes();
      t.dark.does('deploy', 'Drill Depot');
      t.light.passes();
      return t.dark.may('use', 'Drill Depot');
    };
    expect(usable(false)).toBe(false);
    expect(usable(true)).toBe(true);
  });

  rule('AR1-0056', 'takes along whatever is stacked on a card, to the Lost Pile', () => {
    const t = lay({
      turn: 'light',
      light: { table: ['Drill Vault'], hand: ['Drill Stew', 'Drill Honor'] },
      dark: { hand: ['Drill Break', 'Drill Blow'] },
    });
    t.light.does('use', 'Drill Vault').does('stack', 'Drill Honor');
    t.dark.does('play', 'Drill Break');
    expect(t.light.sees('hand')).toContain('Drill Vault');
    expect(t.dark.sees('lost', 'light')).toEqual(['Drill Honor']);
  });

  rule('AR1-0057', 'together goes in the order that each owner chooses for their own cards', () => {
    const t = lay({
      turn: 'light',
      light: { hand: ['Drill Sacrifice', 'Drill Stew'] },
      dark,
      at: { 'Drill Yard': { dark: [{ card: 'Drill Trooper', on: ['Drill Blade'] }] } },
    });
    t.light.does('play', 'Drill Sacrifice');
    expect(t.asked).toBe('dark');
    t.dark.does('put', 'Drill Trooper');
    expect(t.light.sees('lost', 'dark')).toEqual(['Drill Trooper', 'Drill Blade']);
  });
});
