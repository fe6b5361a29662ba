import { describe, expect, it } from 'vitest';
import { selfOf } from '../../src/catalog/self.ts';
import { any, host, it as it_, opponents, this_, your } from '../../src/language/cards/cards.ts';
import { either, not, thereIs, thereIsNo } from '../../src/language/when/conditions.ts';
import { youControl } from '../../src/language/when/places.ts';
import type { Condition } from '../../src/text/program.ts';
import {
  becomingWords,
  type Clause,
  causing,
  denial,
  heldWords,
  ifWords,
  said,
  so,
} from '../../src/text/saying/clauses.ts';
import { amountWords, figure, figureOf, minusOf, ofForce, signed } from '../../src/text/saying/figures.ts';
import { both, counted, either as eitherOf } from '../../src/text/saying/lists.ts';
import {
  itself,
  numbered,
  one,
  opponent,
  partOf,
  plural,
  several,
  thing,
  things,
  withArticle,
  you,
} from '../../src/text/saying/nouns.ts';
import type { Self } from '../../src/text/saying/self.ts';
import { stranger } from '../stranger.ts';
import { self } from './speaking.ts';

const she: Self = { title: 'Leia', he: 'she', him: 'her', his: 'her', isPlace: false };
const droid: Self = { title: 'R2', he: 'it', him: 'it', his: 'its', isPlace: false };
const here: Self = { title: 'Cantina', he: 'this site', him: 'this site', his: 'this site’s', isPlace: true };

describe('words', () => {
  it.each([
    ['Jawa', 'Jawas', 'a Jawa'],
    ['Imperial', 'Imperials', 'an Imperial'],
    ['X-wing', 'X-wings', 'an X-wing'],
    ['R-unit', 'R-units', 'an R-unit'],
    ['unique alien', 'unique aliens', 'a unique alien'],
    ['unoccupied site', 'unoccupied sites', 'an unoccupied site'],
    ['Utinni Effect', 'Utinni Effects', 'a Utinni Effect'],
    ['used card', 'used cards', 'a used card'],
    ['spy', 'spies', 'a spy'],
    ['docking bay', 'docking bays', 'a docking bay'],
    ['thief', 'thieves', 'a thief'],
    ['Dark Jedi', 'Dark Jedi', 'a Dark Jedi'],
    ['Talz', 'Talz', 'a Talz'],
    ['Red Squadron pilot', 'Red Squadron pilots', 'a Red Squadron pilot'],
  ])('%s: %s, %s', (word, many, an) => {
    expect([plural(word), withArticle(word)]).toEqual([many, an]);
  });

  it.each([
    [[], '', ''],
    [['a'], 'a', 'a'],
    [['a', 'b'], 'a or b', 'a and b'],
    [['a', 'b', 'c'], 'a, b or c', 'a, b and c'],
    [['a', 'Blast The Door, Kid!', 'c'], 'a or Blast The Door, Kid! or c', 'a and Blast The Door, Kid! and c'],
  ])('%j in a row', (words, any_, all) => {
    expect([eitherOf(words), both(words)]).toEqual([any_, all]);
  });

  it('are counted', () => {
    expect([0, 1, 2, 6, 7].map(counted)).toEqual(['no', 'one', 'two', 'six', '7']);
    expect([0, 1, 2].map((many) => numbered(many, 'pilot'))).toEqual(['', '1 pilot', '2 pilots']);
  });
});

describe('numbers', () => {
  const each = { words: figure('1', 'for each Jawa') };
  const count = { words: 'number of Jawas' };
  it.each([
    [2, '2', '+2', '2 Force'],
    [-1, '–1', '–1', '–1 Force'],
    [{ words: figure('X') }, 'X', '+X', 'X Force'],
    [each, '1 for each Jawa', '+1 for each Jawa', '1 Force for each Jawa'],
    [count, 'number of Jawas', '+ number of Jawas', 'Force equal to number of Jawas'],
    [{ words: minusOf(figure('X')) }, '–X', '–X', '–X Force'],
    [{ words: ({ his }: Self) => `${his} power` }, 'her power', '+ her power', 'Force equal to her power'],
  ])('%j: %s, %s, %s', (amount, words, more, force) => {
    expect([amountWords(amount, she), signed(figureOf(amount, she)), ofForce(amount, she)]).toEqual([
      words,
      more,
      force,
    ]);
  });
});

describe('what is so', () => {
  const tarkin = one('Tarkin');
  const rebel = { ...one('a Rebel'), bare: 'Rebel' };
  it.each<[Clause, string, string]>([
    [so(tarkin, 'be', 'present'), 'Tarkin is present', 'Tarkin is not present'],
    [so(several('they'), 'be', 'lost'), 'they are lost', 'they are not lost'],
    [so(you, 'control', 'that site'), 'you control that site', 'you do not control that site'],
    [so(opponent, 'control', 'that site'), 'opponent controls that site', 'opponent does not control that site'],
    [so(opponent, 'have', 'a spy'), 'opponent has a spy', 'opponent does not have a spy'],
    [so(thing('it'), 'deploy', '–1'), 'it deploys –1', 'it does not deploy –1'],
    [so(thing('it'), 'may', 'move'), 'it may move', 'it may not move'],
    [so(thing('it'), 'must', 'move'), 'it must move', 'it must not move'],
    [so(things('they'), 'was', 'lost'), 'they were lost', 'they were not lost'],
    [so(rebel, 'be', 'here'), 'a Rebel is here', 'no Rebel is here'],
    [{ ...so(tarkin, 'be', 'doubled'), part: 'power' }, 'power of Tarkin is doubled', 'power of Tarkin is not doubled'],
    [{ ...so(you, 'have', 'a spy'), otherwise: so(you, 'have', 'no spy') }, 'you have a spy', 'you have no spy'],
  ])('%j: %s; %s', (clause, affirmed, denied) => {
    expect([said(clause), said(denial(clause))]).toEqual([affirmed, denied]);
  });

  it('is denied twice as if never', () => {
    const clause = so(tarkin, 'be', 'present');
    expect(denial(denial(clause))).toEqual(clause);
    expect(said(denial(so(thing('it'), 'may', 'move'), 'never'))).toBe('it may never move');
  });

  it('is so of several, or of one several times, in one clause', () => {
    const luke = one('your Luke');
    const [present, away] = [so(luke, 'be', 'present'), so(luke, 'be', 'away')];
    expect(said({ each: [present, so(one('Leia'), 'be', 'present')], joiner: 'and' })).toBe(
      'your Luke and Leia are present',
    );
    expect(said({ each: [present, so(one('Leia'), 'be', 'present')], joiner: 'or' })).toBe(
      'your Luke or Leia is present',
    );
    expect(said({ each: [present, denial(away)], joiner: 'and' })).toBe('your Luke is present and not away');
    expect(said({ each: [present, so(luke, 'have', 'a gun')], joiner: 'and' })).toBe(
      'your Luke is present and has a gun',
    );
    expect(said(denial({ each: [present, so(tarkin, 'have', 'a gun')], joiner: 'or' }))).toBe(
      'your Luke is not present and Tarkin does not have a gun',
    );
  });

  it('is caused, where that is English', () => {
    expect(causing(so(thing('it'), 'be', 'lost'))).toBe('cause it to be lost');
    expect(causing(denial(so(thing('it'), 'may', 'move')))).toBeNull();
  });

  it('is said of the card that speaks without naming it, but for what becomes of it', () => {
    const leia = itself(she);
    expect(heldWords([], [so(leia, 'be', 'power +1'), so(leia, 'be', 'forfeit +2')])).toBe('power +1 and forfeit +2');
    expect(heldWords([], [denial(so(leia, 'may', 'move')), denial(so(leia, 'may', 'battle'))])).toBe(
      'may not move or battle',
    );
    expect(heldWords([], [{ ...so(leia, '=', '3'), part: 'landspeed' }])).toBe('landspeed = 3');
    expect(
      heldWords([so(leia, 'be', 'at a site'), denial(so(leia, 'be', 'on Tatooine'))], [so(leia, 'be', 'lost')]),
    ).toBe('while at a site and not on Tatooine, she is lost');
    expect(heldWords([so(leia, 'pilot', 'Red 5')], [so(opponent, 'lose', '1 Force')])).toBe(
      'while piloting Red 5, opponent loses 1 Force',
    );
  });

  it('is said of what was named before as "it"', () => {
    const ship = thing('that starship');
    expect(
      heldWords(
        [so(ship, 'be', 'here')],
        [so(ship, 'be', 'power +1'), { ...so(ship, 'be', 'cancelled'), part: 'game text' }],
      ),
    ).toBe('while that starship is here, it is power +1; its game text is cancelled');
    // Nobody is "it".
    expect(heldWords([so(tarkin, 'be', 'here')], [so(tarkin, 'be', 'power +1')])).toBe(
      'while Tarkin is here, Tarkin is power +1',
    );
  });

  it('becomes so of one card in one sentence, as long as it lasts as long', () => {
    const chosen = thing('it');
    const [power, armor] = [so(chosen, 'be', 'power +1'), so(chosen, 'be', 'armor +1')];
    const lasting = 'for remainder of turn';
    expect(
      becomingWords([
        { ...power, lasting },
        { ...armor, lasting },
      ]),
    ).toEqual(['it is power +1 and armor +1 for remainder of turn']);
    expect(becomingWords([{ ...power, lasting }, armor])).toHaveLength(2);
    const none = (part: string): Clause => ({ ...so(chosen, '=', '0'), part });
    expect(becomingWords([none('armor'), none('maneuver')])).toEqual(['its armor and maneuver = 0']);
  });

  it('is asked for', () => {
    expect([ifWords([]), ifWords([so(you, 'be', 'here')])]).toEqual(['', 'if you are here']);
  });
});

describe('what somebody has', () => {
  it.each([
    [thing('it'), false, 'its power'],
    [thing('that droid'), false, 'power of that droid'],
    [thing('that droid'), true, 'its power'],
    [things('your Jawas'), true, 'their power'],
    [one('Luke'), true, 'power of Luke'],
    [itself(she), false, 'her power'],
  ])('%j, named before %s: %s', (whole, isNamed, words) => {
    expect(partOf(whole, 'power', isNamed)).toBe(words);
  });
});

describe('cards', () => {
  const jawas = your.characters.trait('Jawa');
  it.each([
    [any.characters, 'a character', 'characters', 'characters'],
    [any.of('character', 'vehicle'), 'a character or vehicle', 'characters or vehicles', 'characters and vehicles'],
    [jawas, 'your Jawa', 'your Jawas', 'your Jawas'],
    [jawas.or(your.type('Droid')), 'your Jawa or droid', 'your Jawas or droids', 'your Jawas and droids'],
    [jawas.other, 'your other Jawa', 'your other Jawas', 'your other Jawas'],
    [any.characters.other, 'another character', 'other characters', 'other characters'],
    [any.characters.all, 'a character (even if inactive)', 'all characters', 'all characters'],
    [opponents.weapons.all, 'opponent’s weapon (even if inactive)', 'all opponent’s weapons', 'all opponent’s weapons'],
    [any.persona('Luke', 'Leia'), 'Luke or Leia', 'Luke or Leia', 'Luke and Leia'],
    [
      opponents.characters.or(your.vehicles),
      'opponent’s character or your vehicle',
      'opponent’s characters or your vehicles',
      'opponent’s characters and your vehicles',
    ],
    [
      any.trait('Rebel trooper').or(any.called('Y-wing')),
      'a Rebel trooper or Y-wing',
      'Rebel troopers or Y-wings',
      'Rebel troopers and Y-wings',
    ],
    [it_.or(any.called('Chief Bast')), 'it or Chief Bast', 'it or Chief Bast', 'it and Chief Bast'],
    [any.type('site').at('Tatooine'), 'a Tatooine site', 'Tatooine sites', 'Tatooine sites'],
    [any.type('site').on('Tatooine'), 'a Tatooine site', 'Tatooine sites', 'Tatooine sites'],
    [any.locations.on('Tatooine'), 'a location on Tatooine', 'locations on Tatooine', 'locations on Tatooine'],
    [host.characters, 'that character', 'that character', 'that character'],
    [any.characters.targetedByThis, 'its target', 'its target', 'its target'],
    [
      any.type('Rebel').targetedByThis,
      'the Rebel that it targets',
      'the Rebel that it targets',
      'the Rebel that it targets',
    ],
    [any.persona('Luke').targetedByThis, 'its target Luke', 'its target Luke', 'its target Luke'],
    [any.targetedByThis, 'its target', 'its target', 'its target'],
  ])('%#: %s; %s; %s', (cards, single, some, all) => {
    expect([cards.words(self), cards.words(self, 'some'), cards.words(self, 'all')]).toEqual([single, some, all]);
  });

  it.each([
    [any.characters, 'several'],
    [any.persona('Luke'), 'one'],
    [any.persona('Luke', 'Leia'), 'several'],
    [host.characters, 'one'],
    [any.of('starship', 'vehicle').pilotedByThis, 'one'],
    [any.called('Luke').or(any.called('Leia')), 'several'],
  ])('%#: are %s', (cards, number) => {
    expect(cards.noun(self).number).toBe(number);
  });

  it('are where the card is that speaks, or here', () => {
    const near = any.characters.here;
    expect([near.words(she), near.words(here)]).toEqual(['a character at same location', 'a character here']);
    expect(any.characters.presentWithThis.words(she)).toBe('a character present with her');
    expect(any.of('starship', 'vehicle').pilotedByThis.words(she)).toBe('anything that she pilots');
  });
});

describe('conditions', () => {
  const denied = (one: Condition): string => said(not(one).says(she));
  it.each<[Condition, string, string]>([
    [thereIs(this_.on('Tatooine')), 'she is on Tatooine', 'she is not on Tatooine'],
    [thereIs(any.type('Rebel').present), 'a Rebel is present', 'no Rebel is present'],
    [thereIs(any.persona('Tarkin').here), 'Tarkin is at same location', 'Tarkin is not at same location'],
    [thereIs(any.called('Cantina')), 'Cantina is on table', 'Cantina is not on table'],
    [thereIs(your.trait('leader').here), 'you have a leader at same location', 'you have no leader at same location'],
    [thereIs(opponents.characters, 2), 'opponent has two or more characters', 'opponent has fewer than two characters'],
    [
      thereIs(any.trait('stormtrooper').present, 2),
      'there are two or more stormtroopers present',
      'there are fewer than two stormtroopers present',
    ],
    [thereIs(it_.that('undercover')), 'it is undercover', 'it is not undercover'],
    [thereIs(it_.type('Rebel')), 'it is a Rebel', 'it is not a Rebel'],
    [youControl(any.type('site')), 'you control a site', 'you do not control a site'],
    [
      either(youControl(any.type('system').here), youControl(any.type('sector').here)),
      'you control same system or same sector',
      'you do not control same system or same sector',
    ],
    [thereIsNo(any.type('Rebel').present), 'no Rebel is present', 'a Rebel is present'],
  ])('%#: %s; %s', (condition, affirmed, negated) => {
    expect([said(condition.says(she)), denied(condition)]).toEqual([affirmed, negated]);
  });
});

describe('what a card calls itself', () => {
  it.each([
    [{ kind: 'character', type: 'Droid' } as const, 'it'],
    [{ kind: 'character', traits: ['female'] } as const, 'she'],
    [{ kind: 'character' } as const, 'he'],
    [{ kind: 'weapon' } as const, 'this weapon'],
    [{ kind: 'effect', type: 'utinni' } as const, 'this Utinni Effect'],
  ])('%j: %s', (facts, he) => {
    expect(selfOf(stranger(facts)).he).toBe(he);
  });

  it('is a pronoun of its own where others are "it"', () => {
    expect([droid.he, she.him]).toEqual(['it', 'her']);
  });
});
