import { below, type CardId, isOutcome, randomFrom, refTo } from '@binary-sunset/kernel';
import { table } from '@binary-sunset/kit';
import { describe, expect, it } from 'vitest';
import { type CcgState, stockDecks } from '../../src/index.ts';
import { any, type Cards, host, it as it_, opponents, this_, your } from '../../src/language/cards/cards.ts';
import type { Speaker } from '../../src/text/program.ts';
import { ccg } from '../drill.ts';
import { beginnings, narrowings, tried, wordsToBeTold, wordsTold } from './narrowings.ts';
import { self } from './speaking.ts';

const wordsOf = (cards: Cards | null): string | null => cards?.words(self) ?? null;

describe('a description narrowed twice in one respect', () => {
  const addsUp = ['what they are called', 'what they are not', 'at what kind of location they are'];
  const once = narrowings.filter(({ about }) => about.some((one) => !addsUp.includes(one)));

  it('goes through every word that there is', () => {
    expect(wordsToBeTold).toEqual(expect.arrayContaining([...wordsTold]));
    expect(wordsTold).toEqual(expect.arrayContaining([...wordsToBeTold]));
  });

  it.each(once)('is refused ($name)', ({ about, narrow }) => {
    const again = narrowings.filter((one) => one.about.every((what) => about.includes(what)));
    expect(again).not.toEqual([]);
    for (const other of again) expect(() => other.narrow(narrow(any))).toThrow(/says twice .*only once/);
  });

  it('says what was wrong in words', () => {
    expect(() => your.characters.here.present).toThrow(
      '“your character at same location” says twice where they are, seen from this card, which can be said only once',
    );
    expect(() => any.effects.type('utinni')).toThrow('says twice their type');
    expect(() => any.characters.starships).toThrow('“a character” says twice their kind');
    const withLuke = any.starships.withAboard(any.called('Luke Skywalker'));
    expect(() => withLuke.withAboard(any.called('Han Solo'))).toThrow('says twice who is aboard');
  });

  it('adds up where all of these, or none of those, can be meant', () => {
    expect(any.trait('Rebel').trait('leader').spec).toEqual(any.trait('Rebel', 'leader').spec);
    expect(any.non('Droid').non('leader').spec).toEqual(any.non('Droid', 'leader').spec);
    expect(any.where('exterior').where('site').spec).toEqual(any.where('exterior', 'site').spec);
  });

  it('says of all what is said after "or"', () => {
    expect(your.characters.or(any.vehicles).here.words(self)).toBe(
      'your character at same location or a vehicle at same location',
    );
    expect(() => any.characters.here.or(any.vehicles).present).toThrow('says twice');
    expect(() => any.characters.or(any.vehicles.here).present).toThrow('says twice');
  });

  it('is refused where one card is meant already', () => {
    expect(() => this_.type('Rebel')).toThrow('is one card already');
    expect(() => it_.other).toThrow('is one card already');
    expect(() => host.other).toThrow('is one card already');
  });

  it('is refused where no card of that kind is of that type', () => {
    expect(() => any.starships.type('Rebel')).toThrow(
      'no starship is of type “Rebel”. Its types are starfighter, capital, squadron.',
    );
    expect(() => any.type('site').characters).toThrow('no character is of type “site”');
    expect(any.of('starship', 'vehicle').type('starfighter').spec.types).toEqual(['starfighter']);
  });

  it.each([
    ['character', 'Rebel'],
    ['vehicle', 'transport'],
    ['starship', 'capital'],
    ['creature', 'creature'],
    ['weapon', 'artillery'],
    ['device', 'device'],
    ['effect', 'utinni'],
    ['interrupt', 'interrupt'],
    ['location', 'site'],
  ] as const)('may say of a %s that it is of type %s, and not of any other kind', (kind, type) => {
    expect(any.of(kind).type(type).spec.types).toEqual([type]);
    const strange = kind === 'device' ? 'interrupt' : 'device';
    expect(() => any.of(strange).type(type)).toThrow(`no ${strange} is of type “${type}”`);
  });
});

/** What goes without saying of what is called so already: a leader is a character, and what a title is, it is. */
const impliedBy: Readonly<Record<string, readonly string[]>> = {
  'their kind': [
    'their type',
    'what they are called',
    'their title',
    'who they are',
    'their icons',
    'where they are, seen from this card',
  ],
  'their type': ['their title'],
};

const goesWithoutSaying = (further: readonly string[], said: readonly string[]): boolean =>
  further.every((about) => said.includes(about) || impliedBy[about]?.some((one) => said.includes(one)) === true);

describe('the words of a description', () => {
  it.each(Object.entries(beginnings))('say whatever is asked of cards, or it is refused (%s)', (_name, from) => {
    const silent = narrowings.filter(({ narrow }) => wordsOf(tried(() => narrow(from))) === from.words(self));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it.each(Object.entries(beginnings))('say each of two things (%s)', (_name, from) => {
    const silent: string[] = [];
    for (const one of narrowings) {
      const once = tried(() => one.narrow(from));
      if (once === null) continue;
      for (const other of narrowings) {
        if (goesWithoutSaying(other.about, one.about)) continue;
        const both = tried(() => other.narrow(once));
        if (both !== null && wordsOf(both) === wordsOf(once))
          silent.push(`${one.name}, ${other.name}: ${wordsOf(both)}`);
      }
    }
    expect(silent).toEqual([]);
  });

  it('say who else is there, wherever that is', () => {
    const inCompany = any.inCompanyOf(any.called('Luke'));
    expect(any.characters.here.inCompanyOf(any.called('Luke')).words(self)).toBe(
      'a character at same location where Luke is',
    );
    expect(any.locations.inCompanyOf(any.called('Luke')).words(self)).toBe('a location where Luke is');
    expect(inCompany.words(self)).toBe('a card at same location as Luke');
  });

  it('say how the card is that was chosen, where it is told from others by that', () => {
    expect(it_.characters.words(self)).toBe('the character');
    expect(it_.icon('warrior').words(self)).toBe('the warrior');
    expect(it_.non('Droid').unique.words(self)).toBe('the unique non-droid card');
    expect(host.of('character').unique.non('female').words(self)).toBe('that unique male character');
    expect(any.persona('Luke').type('Rebel').words(self)).toBe('Rebel Luke');
  });
});

/** A table as it comes about in a game. */
function played(): CcgState {
  const random = randomFrom('described');
  const s = ccg.start({ decks: [stockDecks['Introduction (Dark)'], stockDecks['Rebels on Tatooine']] }, 'described');
  for (let i = 0; i < 360; i++) {
    const now = ccg.pending(s);
    if (isOutcome(now)) break;
    ccg.answer(s, { player: now.player, at: now.at, picks: [below(random, now.options.length)] });
  }
  return s;
}

/** One with what seldom comes about together. */
function crowded(): CcgState {
  const t = table(ccg, {
    turn: 'light',
    phase: 'battle',
    light: { force: 9, table: ['Drill Monument'], hand: ['Luke Skywalker', 'Tatooine: Dune Sea'] },
    at: {
      'Tatooine (Light)': {
        light: [
          {
            card: 'X-wing',
            on: ['Blaster Scope'],
            pilots: [{ card: 'Luke Skywalker', on: ['Blaster'] }],
            astromechs: ['Drill Astromech'],
          },
          'Drill Mothership',
        ],
        dark: ['TIE Scout'],
      },
      'Tatooine: Cantina (Light)': {
        light: [
          { card: 'Rebel Trooper', on: ['Blaster', 'Blaster Rifle (Light)'] },
          { card: 'Leia Organa', hit: true },
          { card: 'Rebel Trooper', inactive: 'missing' },
        ],
        dark: ['Stormtrooper', { card: 'Darth Vader', on: ["Vader's Lightsaber"] }],
      },
      'Tatooine: Mos Eisley (Light)': { light: ['Drill Squad Leader'] },
    },
  });
  t.light.does('initiate battle', 'Tatooine: Cantina (Light)');
  return t.state;
}

/** Some who speak, each with other cards as what they have chosen. */
const speakersIn = (s: CcgState): readonly Speaker[] => {
  const onTable: CardId[] = [...s.zones.at, ...s.zones.on].flat();
  const half = (nth: number) => onTable.filter((_, i) => i % 2 === nth % 2).map((card) => refTo(s, card));
  return [...s.zones.at[1].slice(0, 2), ...s.zones.on.flat()]
    .slice(0, 9)
    .map((self, nth) => ({ by: nth % 2 === 0 ? 0 : 1, self, locked: half(nth) }));
};

/** Whoever is asked: cards of active ones, wherever they lie, or as what changes values asks. */
const askings: Readonly<Record<string, (cards: Cards, s: CcgState, card: CardId, speaker: Speaker) => boolean>> = {
  matches: (cards, s, card, speaker) => cards.matches(s, card, speaker),
  is: (cards, s, card, speaker) => cards.is(s, card, speaker),
  affects: (cards, s, card, speaker) => cards.affects(s, card, speaker),
};

describe('a description means no more than each thing that it says', { timeout: 60_000 }, () => {
  // In which state cards are asked for widens what is meant, or replaces it.
  const plain = narrowings
    .filter(({ about }) => !about.includes('which state they are in'))
    .map((one) => ({ ...one, cards: one.narrow(any) }));
  const pairs = plain.flatMap((one) =>
    plain.flatMap((other) => {
      const both = one === other ? null : tried(() => other.narrow(one.cards));
      return both === null ? [] : [{ one, other, both }];
    }),
  );
  const all = [played(), crowded()];
  // What only a card stacked here, the night or an Utinni Effect makes true is tested where those are; an Interrupt is
  // on table only as long as it is played.
  const elsewhere = ['likeStackedHere', 'targetedByThis', 'where 2'];

  it.each(Object.entries(askings))('whoever asks: %s', (asking, asks) => {
    const wrong = new Set<string>();
    const seen = new Set<string>();
    for (const s of all)
      for (const speaker of speakersIn(s)) {
        const cards = s.cards.definition.map((_, card) => card);
        const meant = new Map(
          plain.map(({ name, cards: said }) => [name, cards.map((card) => asks(said, s, card, speaker))]),
        );
        for (const [name, found] of meant) if (found.includes(true)) seen.add(name);
        for (const { one, other, both } of pairs)
          for (const card of cards) {
            const isEach = meant.get(one.name)?.[card] === true && meant.get(other.name)?.[card] === true;
            if (asks(both, s, card, speaker) !== isEach) wrong.add(`${one.name}, ${other.name}`);
          }
      }
    expect([...wrong]).toEqual([]);
    expect(plain.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual(
      asking === 'matches' ? ['interrupts', ...elsewhere] : elsewhere,
    );
  });
});

describe('what stands between "or"', () => {
  const s = crowded();
  const speaker: Speaker = { by: 1, self: s.zones.at[1][0] ?? -1, locked: null };
  const trooper = s.zones.at[0].find((card) => s.names[s.cards.definition[card] ?? -1] === 'Stormtrooper') ?? -1;

  it('is looked at wherever whose, what kind or which title is asked', () => {
    const mixed = your.vehicles.or(opponents.characters.called('Stormtrooper'));
    expect(mixed.whose).toBe('any');
    expect(mixed.namesOpponents(s, trooper, speaker)).toBe(true);
    expect(mixed.namesTitle(s, trooper, speaker)).toBe(true);
    expect(mixed.namesKind('character')).toBe(true);
    expect(your.vehicles.or(any.characters).namesOpponents(s, trooper, speaker)).toBe(false);
    expect(your.vehicles.or(any.characters.all).namesAll(s, trooper, speaker)).toBe(true);
    expect(your.characters.or(any.vehicles.all).namesAll(s, trooper, speaker)).toBe(false);
  });

  it('leaves more to be found than the titles that are named', () => {
    expect(any.called('A').or(any.called('B', 'C')).onlyTitles).toEqual(['A', 'B', 'C']);
    expect(any.called('A').or(any.characters).onlyTitles).toEqual([]);
  });

  it('may be the card itself; narrowed, it is that no longer wherever it is', () => {
    expect([this_.namesItself, any.characters.or(this_).namesItself]).toEqual([true, true]);
    expect([this_.on('Tatooine').namesItself, any.characters.namesItself]).toEqual([false, false]);
  });
});
