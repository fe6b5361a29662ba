import { rule, table } from '@binary-sunset/kit';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../../src/catalog/catalog.ts';
import { any, it as it_, opponents, this_, your } from '../../src/language/cards/cards.ts';
import { deploysFrom } from '../../src/language/does/deploying/fromPiles.ts';
import { drawDestiny } from '../../src/language/does/destiny/drawing.ts';
import { sends } from '../../src/language/does/force/effects.ts';
import { retrievesCards } from '../../src/language/does/force/retrieving.ts';
import { chooses } from '../../src/language/does/piles/choosing.ts';
import { exchanges } from '../../src/language/does/piles/exchanging.ts';
import { peeks, reshuffles, reveals } from '../../src/language/does/piles/looking.ts';
import { forcePile, hand, lostPile, reserveDeck, theirs, usedPile } from '../../src/language/does/piles/piles.ts';
import { places } from '../../src/language/does/piles/placing.ts';
import { seen } from '../../src/language/does/piles/sources.ts';
import { stacks } from '../../src/language/does/piles/stacking.ts';
import { draws, takes } from '../../src/language/does/piles/taking.ts';
import { may, used } from '../../src/language/text.ts';
import { atAnyTime, during } from '../../src/language/when/when.ts';
import type { CcgPosition } from '../../src/position.ts';
import type { ActionText, Instruction } from '../../src/text/program.ts';
import { ccgWith, stranger } from '../stranger.ts';
import { self } from './speaking.ts';

const friend = stranger({ side: 'light' });
const fellow = stranger({ side: 'light' });
const tool = stranger({
  kind: 'weapon',
  side: 'light',
  text: [{ kind: 'deploys', on: your.characters, only: [], cost: 2 }],
});
const twin = stranger({ side: 'light', traits: ['spy'], countsAs: { spy: 2 } });
const spy = stranger({ side: 'light', traits: ['spy'] });
const [here, there] = [stranger({ kind: 'location', side: 'light' }), stranger({ kind: 'location', side: 'light' })];
const [a, b, weapon] = [friend.name, fellow.name, tool.name];

/** Light has an Interrupt of that text in hand, and one more to come; Dark has one as well, so that nobody is alone. */
function holding(text: ActionText, { light = {}, dark = {}, ...position }: CcgPosition) {
  const card = stranger({ kind: 'interrupt', side: 'light', functions: [used(text)] });
  const theirs = stranger({ kind: 'interrupt', side: 'dark', functions: [used(may.act(atAnyTime).do(draws(1)))] });
  const t = table(ccgWith(card, theirs, friend, fellow, tool, twin, spy, here, there), {
    turn: 'light',
    ...position,
    light: { ...light, hand: [card.name, card.name, ...(light.hand ?? [])] },
    dark: { ...dark, hand: [theirs.name, ...(dark.hand ?? [])] },
  });
  return { t, card: card.name };
}

function playing(what: readonly Instruction[], position: CcgPosition) {
  const { t, card } = holding(may.act(atAnyTime).do(...what), position);
  t.light.does('play', card);
  return { t, card };
}

const without = (titles: readonly string[], title: string): string[] => titles.filter((one) => one !== title).sort();

describe('several cards that were peeked at', () => {
  rule(['AR1-0041', 'AR1-0077'], 'are taken as many as it says, and the others put elsewhere', () => {
    const { t, card } = playing(
      [
        peeks(3, reserveDeck),
        takes('any card', seen(reserveDeck), { count: 2 }),
        places('any card', seen(reserveDeck, 'the others'), 'used', { count: 'all' }),
      ],
      { light: { reserve: [b, a, weapon, b] } },
    );
    expect([t.decision.kind, t.decision.min, t.decision.max]).toEqual(['subset', 2, 2]);
    expect(t.options).toHaveLength(3);
    t.light.picks(b, weapon);
    expect(without(t.light.sees('hand'), card)).toEqual([b, weapon].sort());
    expect(t.light.sees('used')[0]).toBe(a);
    expect(t.light.sees('reserve')).toEqual(['?']);
    // Any card would have done, so nobody else learns which they were.
    expect(t.dark.sees('hand', 'light')).toEqual(['?', '?', '?']);
    expect(t.dark.sees('used', 'light')[0]).toBe('?');
  });

  rule('AR1-0046', 'are chosen only among those that will do, and are still there', () => {
    const { t, card } = playing(
      [reveals(3, reserveDeck), draws(1), takes(any.characters, seen(reserveDeck), { count: 3, upTo: true })],
      { light: { reserve: [a, a, weapon, b] } },
    );
    // The topmost was drawn, the lowest never revealed.
    expect(without(t.light.sees('hand'), card)).toEqual([a, b].sort());
    expect(t.light.sees('reserve')).toEqual(['?', weapon]);
  });
});

describe('cards seen in the opponent’s hand', () => {
  rule('AR1-0041', 'are chosen from in no order: how they are held is for their owner to know', () => {
    const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const { t } = playing(
        [
          places('any card', theirs(hand), 'used', { atRandom: true }),
          peeks('all', theirs(hand)),
          places(any.characters, seen(theirs(hand)), 'used'),
        ],
        {
          seed,
          dark: { hand: ['Drill Trooper', 'Drill Moff', 'Drill Carrier', 'Drill Watch', 'Drill Regent'] },
        },
      );
      return t.decision.options.map(({ on }) => (on !== undefined && 'card' in on ? on.card : -1));
    });
    for (const handles of orders) expect(handles).toEqual([...handles].sort((one, two) => one - two));
  });
});

describe('several cards out of a pile', () => {
  rule(['AR1-0079', 'AR1-0076', 'AR1-0080'], '"up to" are at least one, and shown where not any will do', () => {
    const take = [takes(any.characters, reserveDeck, { count: 2, upTo: true })];
    const { t, card } = playing(take, { light: { reserve: [a, weapon, b, a] } });
    expect([t.decision.min, t.decision.max, t.options.length]).toEqual([1, 2, 3]);
    t.light.picks(b, a);
    expect(without(t.dark.sees('hand', 'light'), '?')).toEqual([a, b].sort());
    expect(without(t.light.sees('hand'), card)).toEqual([a, b].sort());
    const vain = playing(take, { light: { reserve: [weapon, weapon] } });
    expect(vain.t.dark.sees('reserve', 'light')).toEqual([weapon, weapon]);
  });

  rule('AR1-0080', 'that "may" be taken can be left, and no other search is closed by that', () => {
    const take = [takes(any.characters, usedPile, { may: true })];
    const { t, card } = playing(take, { light: { used: [a] } });
    t.light.does('done');
    expect(t.light.sees('used')).toEqual([a, card]);
    t.dark.passes();
    expect(t.light.may('play', card)).toBe(true);
  });

  rule('GLC-0340', 'are fewer where one of them counts as two', () => {
    const take = [takes(any.trait('spy'), reserveDeck, { count: 2 })];
    const at = () => playing(take, { light: { reserve: [spy.name, spy.name, twin.name] } });
    const one = at();
    one.t.light.does('take', twin.name);
    expect(without(one.t.light.sees('hand'), one.card)).toEqual([twin.name]);
    const two = at();
    two.t.light.does('take', `${spy.name} #1`);
    expect(without(two.t.light.sees('hand'), two.card)).toEqual([spy.name, spy.name]);
  });
});

describe('several cards that are retrieved', () => {
  rule(['AR1-0080', 'AR1-0081', 'AR1-0054'], 'close that search for the turn if there is none of them', () => {
    const { t, card } = playing([retrievesCards(any.characters, { count: 2 })], { light: { lost: [weapon] } });
    t.dark.passes();
    expect(t.light.getsTo('play', card)).toBe(false);
    const found = playing([retrievesCards(any.characters, { count: 2 })], { light: { lost: [a] } });
    found.t.dark.passes();
    expect(found.t.light.may('play', found.card)).toBe(true);
  });
});

describe('a card that is retrieved into hand', () => {
  rule(['AR1-0052', 'AR1-0055'], 'comes there from wherever it lies, for both to see', () => {
    const { t, card } = playing([retrievesCards(any.weapons, { intoHand: true })], { light: { lost: [tool.name, a] } });
    expect(without(t.light.sees('hand'), card)).toEqual([weapon]);
    expect(t.dark.sees('hand', 'light')).toContain(weapon);
    expect(t.light.sees('lost')).toEqual([a]);
  });
});

/** On what the cards of that title are, by title. */
function hostsOf({ state }: ReturnType<typeof playing>['t'], title: string): string[] {
  const { definition, host } = state.cards;
  const titleOf = (card: number): string => cardOf(state, card).title;
  return definition.flatMap((_, card) =>
    titleOf(card) === title && (host[card] ?? -1) >= 0 ? [titleOf(host[card] ?? -1)] : [],
  );
}

describe('cards deployed from a pile', () => {
  const leaderOf = (...what: readonly Instruction[]) =>
    stranger({ side: 'light', text: [may.act(during('your', 'deploy')).do(...what)] });
  /** Somebody at one of two locations has it done. */
  function led(what: readonly Instruction[], light: CcgPosition['light'], people: readonly string[] = []) {
    const leader = leaderOf(...what);
    const t = table(ccgWith(leader, friend, fellow, tool, here, there), {
      turn: 'light',
      phase: 'deploy',
      light: { force: 4, ...light },
      dark: { hand: ['Drill Blow'] },
      at: { [here.name]: { light: [leader.name, ...people] }, [there.name]: { light: people } },
    });
    return { t, leader: leader.name };
  }

  rule(['AR1-0074', 'AR5-0022'], 'to a given location go there alone, or on a card there', () => {
    const [man, arms] = [any.characters, any.weapons].map((what) => {
      const { t, leader } = led([deploysFrom(reserveDeck, what, { to: any.locations.here })], { reserve: [a, weapon] });
      t.light.does('use', leader);
      return { t, leader };
    });
    if (man === undefined || arms === undefined) throw new Error('Both were laid.');
    expect(hostsOf(man.t, a)).toEqual([here.name]);
    expect(hostsOf(arms.t, weapon)).toEqual([arms.leader]);
    // Without that, there is a choice.
    const free = led([deploysFrom(reserveDeck, any.characters)], { reserve: [a] });
    free.t.light.does('use', free.leader);
    expect(free.t.light.offered('to')).toEqual([here.name, there.name].sort());
  });

  rule(['AR1-0074', 'AR1-0093'], 'on a given bearer go on no other, and where that is chosen it is asked', () => {
    const armed = led(
      [deploysFrom(reserveDeck, any.weapons, { on: this_, free: true })],
      { force: 2, reserve: [weapon] },
      [a],
    );
    armed.t.light.does('use', armed.leader);
    expect(hostsOf(armed.t, weapon)).toEqual([armed.leader]);
    expect(armed.t.state.zones.force[1]).toHaveLength(2);
    const any_ = led([deploysFrom(reserveDeck, any.weapons, { on: your.other.characters })], { reserve: [weapon] }, [
      a,
    ]);
    any_.t.light.does('use', any_.leader);
    expect(any_.t.light.offered('to')).toEqual([a, a]);
  });

  rule(['AR1-0046', 'AR1-0091'], 'may be several, one after the other, each at its cost', () => {
    const several = led([deploysFrom(reserveDeck, any.characters, { count: 2, upTo: true, to: any.locations.here })], {
      force: 2,
      reserve: [b, a, a],
    });
    several.t.light.does('use', several.leader);
    expect(several.t.light.may('done')).toBe(false);
    several.t.light.does('deploy', b);
    expect(several.t.light.may('done')).toBe(true);
    several.t.light.does('deploy', `${a} #1`);
    expect(hostsOf(several.t, a)).toEqual([here.name]);
    expect(hostsOf(several.t, b)).toEqual([here.name]);
    expect(several.t.state.zones.force[1]).toEqual([]);
  });
});

describe('cards that are stacked', () => {
  rule(
    ['AR1-0099', 'AR1-0022'],
    'at random from the opponent’s hand are of nobody’s choice, and unknown to who stacks them',
    () => {
      const vault = stranger({
        kind: 'effect',
        side: 'light',
        text: [may.act(atAnyTime).do(stacks('any card', theirs(hand), { atRandom: true, face: 'down' }))],
      });
      const t = table(ccgWith(vault), {
        turn: 'light',
        light: { table: [vault.name], hand: ['Drill Stew'] },
        dark: { hand: ['Drill Blow', 'Drill Peek', 'Drill Toll'] },
      });
      t.light.does('use', vault.name);
      expect(t.state.zones.hand[0]).toHaveLength(2);
      expect(t.light.sees('under', 'dark')).toEqual(['?']);
      expect(t.dark.sees('under', 'dark')).not.toEqual(['?']); // They know what is left in their hand.
    },
  );

  rule(['AR1-0063', 'GLA-0397'], 'are exchanged for a card of a pile, each lying as the other did', () => {
    const shelf = stranger({
      kind: 'effect',
      side: 'light',
      text: [
        may.act(atAnyTime).do(stacks(any.weapons, hand, { face: 'down' })),
        may.act(atAnyTime).do(exchanges(any.characters, lostPile, 'any card', 'stacked here')),
      ],
    });
    const t = table(ccgWith(shelf, friend, tool), {
      turn: 'light',
      light: { table: [shelf.name], hand: [weapon, 'Drill Stew'], lost: ['Drill Honor', a, 'Drill Honor'] },
      dark: { hand: ['Drill Blow'] },
    });
    t.light.does('use', shelf.name);
    expect(t.dark.told('shown')).toHaveLength(1);
    t.dark.passes();
    t.light.does('use', shelf.name);
    expect(t.light.sees('lost')).toEqual(['Drill Honor', weapon, 'Drill Honor']);
    expect(t.light.sees('under')).toEqual([a]);
  });
});

describe('what is sent with all that is on it', () => {
  rule('AR1-0056', 'takes its weapon along, which would be lost otherwise', () => {
    const at = (withAll: boolean) => {
      const sent = sends(it_, 'hand', withAll ? { withAll: true } : {});
      const card = stranger({
        kind: 'interrupt',
        side: 'light',
        functions: [used(may.act(atAnyTime).target(your.characters).do(sent))],
      });
      const t = table(ccgWith(card, friend, tool, here), {
        turn: 'light',
        light: { hand: [card.name, 'Drill Stew'] },
        dark: { hand: ['Drill Blow'] },
        at: { [here.name]: { light: [{ card: a, on: [weapon] }] } },
      });
      t.light.does('play', card.name);
      return [...t.light.sees('hand')].sort();
    };
    expect(at(true)).toEqual(['Drill Stew', a, weapon].sort());
    expect(at(false)).toEqual(['Drill Stew', a].sort());
  });
});

describe('cards that are chosen as it comes to that', () => {
  const at = { [here.name]: { light: [a, a], dark: ['Drill Trooper', 'Drill Trooper', 'Drill Trooper'] } };

  rule('AR1-0225', 'are chosen one after the other by whoever is told to, and all are meant by what follows', () => {
    const { t } = playing(
      [chooses(opponents.characters, { by: 'opponent', count: 2 }, sends(it_, 'hand', { several: true }))],
      { at },
    );
    expect(t.asked).toBe('dark');
    t.dark.does('choose', 'Drill Trooper #1').does('choose', 'Drill Trooper #1');
    expect(t.dark.sees('hand').filter((title) => title === 'Drill Trooper')).toHaveLength(2);
  });

  rule('AR1-0225', 'twice in one text are others the second time', () => {
    const { t } = playing(
      [chooses(your.characters, {}, sends(it_, 'hand')), chooses(your.characters, {}, sends(it_, 'lost'))],
      { at },
    );
    t.light.does('choose', `${a} #1`);
    expect(t.light.sees('lost')).toContain(a);
    expect(t.light.sees('hand')).toContain(a);
  });
});

describe('shuffling', () => {
  rule('AR1-0023', 'is of that pile, whatever was found out before', () => {
    const { t } = playing([drawDestiny(), reshuffles(usedPile)], { light: { reserve: [a, b], used: [a, b] } });
    expect(t.light.told('shuffled')).toHaveLength(1);
  });
});

describe('words of piles', () => {
  const says: readonly (readonly [Instruction, string])[] = [
    [takes(any.type('Rebel'), reserveDeck), 'take one Rebel into hand from Reserve Deck'],
    [takes('any card', lostPile), 'take any card into hand from Lost Pile'],
    [
      takes(any.type('Rebel'), reserveDeck, { count: 2, upTo: true }),
      'take up to 2 Rebels into hand from Reserve Deck',
    ],
    [takes('any card', seen(reserveDeck)), 'take one of them into hand'],
    [takes('any card', seen(reserveDeck), { count: 2, may: true }), 'you may take up to 2 of them into hand'],
    [takes(any.type('Rebel'), seen(hand)), 'take one Rebel among them into hand'],
    [takes('any card', 'stacked here'), 'take one card stacked here into hand'],
    [takes('any card', theirs(hand), { atRandom: true }), 'take one card at random into hand from opponent’s hand'],
    [places('any card', hand, 'reserve', { at: 'bottom' }), 'place any card from hand on bottom of Reserve Deck'],
    [places('any card', forcePile, 'used', { count: 'all' }), 'place Force Pile on Used Pile'],
    [
      places('any card', reserveDeck, 'used', { top: true, count: 2 }),
      'place top 2 cards of Reserve Deck unseen on Used Pile',
    ],
    [
      places('any card', theirs(hand), 'used', { atRandom: true, leaving: 8 }),
      'place cards at random from opponent’s hand on opponent’s Used Pile until 8 remain',
    ],
    [
      places(any.type('Rebel'), theirs(usedPile), 'lost', { count: 'all' }),
      'each Rebel in opponent’s Used Pile is lost',
    ],
    [places('any card', seen(reserveDeck, 'the others'), 'lost', { count: 'all' }), 'the others are lost'],
    [places('any card', seen(reserveDeck, 'it'), ['force', 'used']), 'place it on top of Force Pile or Used Pile'],
    [places('any card', 'stacked on it', 'used', { count: 'all' }), 'place each card stacked on it on Used Pile'],
    [retrievesCards(any.type('Rebel'), { count: 2, upTo: true }), 'retrieve up to 2 Rebels'],
    [retrievesCards('any card', { atRandom: true, count: 2 }), 'retrieve 2 cards at random'],
    [
      deploysFrom(reserveDeck, any.type('Rebel'), { to: any.locations.here, free: true }),
      'deploy one Rebel here from Reserve Deck for free',
    ],
    [deploysFrom(reserveDeck, any.weapons, { on: this_ }), 'deploy one weapon on Self from Reserve Deck'],
    [deploysFrom('stacked here', any.starships), 'deploy one starship stacked here'],
    [deploysFrom(reserveDeck, any.starships, { as: 'react' }), 'deploy one starship from Reserve Deck as a ‘react’'],
    [reshuffles(), 'reshuffle'],
    [reshuffles(usedPile, theirs(usedPile)), 'shuffle any player’s Used Pile'],
    [reshuffles(usedPile, lostPile), 'shuffle Used Pile or Lost Pile'],
  ];
  it.each(says)('%#: %j', (instruction, words) => {
    expect(instruction.words(self)).toBe(words);
  });
});

describe('what contradicts itself about piles', () => {
  const two = { count: 2, upTo: true } as const;
  const refused: Readonly<Record<string, readonly [() => unknown, string]>> = {
    'up to one': [() => takes('any card', hand, { upTo: true }), '"up to" is of several cards'],
    'up to so many, or none': [() => takes('any card', hand, { ...two, may: true }), '"up to" is of several cards'],
    'no card': [() => takes('any card', hand, { count: 0 }), 'No text is about 0 cards'],
    'certain cards at random': [() => takes(any.characters, hand, { atRandom: true }), 'whatever anybody wants'],
    'one of those seen, at random': [() => takes('any card', seen(hand), { atRandom: true }), 'whatever anybody wants'],
    'all, and so many remain': [
      () => places('any card', hand, 'used', { leaving: 2 }),
      'How many remain is said of cards',
    ],
    'one that was seen, and several': [() => takes('any card', seen(hand, 'it'), { count: 2 }), 'of several, say'],
    'their cards in your pile': [() => takes(opponents.characters, hand), 'are never in your pile'],
    'your cards in their pile': [() => takes(your.characters, theirs(hand)), 'are never in opponent’s pile'],
    'several under a pile': [
      () => places('any card', hand, 'used', { count: 2, at: 'bottom' }),
      'Only one card that was chosen is put under a pile',
    ],
    'lost or not': [() => places('any card', hand, ['lost', 'used']), 'What is lost goes to no other pile'],
    'nearest to the top, several': [
      () => retrievesCards(any, { nearestTop: true, count: 2 }),
      'Only one card is nearest',
    ],
    'at random, into hand': [
      () => retrievesCards('any card', { atRandom: true, intoHand: true }),
      'What is retrieved at random is retrieved as Force',
    ],
    'two places': [() => deploysFrom(hand, any, { to: any.locations, on: any }), 'A card is deployed to one place'],
    'a free react': [
      () => deploysFrom(hand, any, { as: 'react', free: true }),
      'What is deployed as a react is one card',
    ],
    'a location on a card': [() => deploysFrom(hand, any.locations, { on: any }), 'Locations cost nothing'],
    'their own from your hand': [() => deploysFrom(hand, opponents.characters), 'not among one’s own'],
    'several that are not it': [() => sends(your.characters, 'lost', { several: true }), '"They" are what was chosen'],
    'several with all on each': [() => sends(your.characters, 'hand', { withAll: true }), 'may be several cards'],
  };
  it.each(Object.entries(refused))('is refused (%s)', (_name, [of, why]) => {
    expect(of).toThrow(why);
  });
});
