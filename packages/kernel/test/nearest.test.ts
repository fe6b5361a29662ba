import { describe, expect, it } from 'vitest';
import { nearest } from '../src/nearest.ts';

const titles = ['Ace', 'Jack', 'King', 'Queen', 'Ten', 'Luke Skywalker', 'Luke Skywalker, Jedi Knight', 'Kings'];

describe('the nearest titles', () => {
  it('are those a letter or two away, the nearer first', () => {
    expect(nearest('Kng', titles)).toEqual(['King', 'Kings']);
    expect(nearest('quen', titles)).toEqual(['Queen', 'Ten']);
    expect(nearest('Jakc', titles)).toEqual(['Jack']);
  });

  it('are found whatever the case', () => {
    expect(nearest('QUEEN', titles)).toEqual(['Queen']);
    expect(nearest('queen', ['QUEEN'])).toEqual(['QUEEN']);
  });

  it('are also those that contain what was written', () => {
    expect(nearest('skywalker', titles)).toEqual(['Luke Skywalker', 'Luke Skywalker, Jedi Knight']);
  });

  it('are rather those with one letter of difference than those that contain it', () => {
    expect(nearest('sence', ['presence', 'sense'])).toEqual(['sense', 'presence']);
  });

  it('may be further off the longer the word', () => {
    expect(nearest('abcdefghi', ['xyzdefghi'])).toEqual(['xyzdefghi']);
    expect(nearest('abcdefgh', ['xyzdefgh'])).toEqual([]);
    expect(nearest('ab', ['xy'])).toEqual(['xy']);
    expect(nearest('ab', ['xyz'])).toEqual([]);
  });

  it('come in alphabetical order among equals, and only a few', () => {
    expect(nearest('ab', ['ad', 'ac', 'ae', 'af'])).toEqual(['ac', 'ad', 'ae']);
    expect(nearest('ab', ['ad', 'ac', 'ae', 'af'], 2)).toEqual(['ac', 'ad']);
  });

  it('count letters changed, added and left out', () => {
    expect(nearest('kitten', ['sitten', 'kitte', 'kittens', 'sittin'], 9)).toEqual([
      'kitte',
      'kittens',
      'sitten',
      'sittin',
    ]);
    expect(nearest('kitten', ['sitting'])).toEqual([]);
    expect(nearest('kittenkit', ['sittingkit'])).toEqual(['sittingkit']);
    expect(nearest('', ['ab', 'abc'])).toEqual(['ab', 'abc']);
  });
});
