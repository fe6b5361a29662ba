import { table } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import type { CcgPosition } from '../src/index.ts';
import { adds, always } from '../src/language/amounts/values.ts';
import { any } from '../src/language/cards/cards.ts';
import { ccg } from './drill.ts';
import { ccgWith, stranger } from './stranger.ts';

describe('a position', () => {
  const nothingToDo: CcgPosition = {
    turn: 'light',
    phase: 'battle',
    light: { force: 1 },
    at: { 'Drill Yard': { light: ['Drill Recruit'] } },
  };

  test('stands in its phase even if nobody has anything to do there', () => {
    const t = table(ccg, nothingToDo);
    expect(t.state.facts).toMatchObject({ phase: 'battle', active: 1, turn: 1 });
    expect([t.asked, t.options]).toEqual(['light', ['pass']]);
    expect(t.light.may('initiate battle')).toBe(false);
    t.light.passes();
    expect(t.state.facts.phase).not.toBe('battle');
  });

  test('goes on to the first who has something to do, if it says so', () => {
    expect(table(ccg, { ...nothingToDo, runsOn: true }).state.facts.phase).not.toBe('battle');
  });

  /** As they come from somewhere that no compiler has looked at. */
  const written = (json: string): CcgPosition => JSON.parse(json);
  test.each([
    ['part', '{ "phaze": "battle" }', 'There is no part of a position called "phaze"; did you mean "phase"?'],
    ['phase', '{ "phase": "batle" }', 'There is no phase called "batle"; did you mean "battle"?'],
    ['side', '{ "turn": "drak" }', 'There is no side called "drak"; did you mean "dark"?'],
    ['pile', '{ "dark": { "hands": [] } }', 'There is no pile of a side called "hands"; did you mean "hand"?'],
    ['title in hand', '{ "dark": { "hand": ["Drill Troper"] } }', 'did you mean "Drill Trooper"'],
    ['location', '{ "at": { "Drill Yrad": {} } }', 'There is no card called "Drill Yrad"; did you mean "Drill'],
    ['place that is none', '{ "at": { "Drill Recruit": {} } }', 'Drill Recruit is no location'],
    ['side of a location', '{ "at": { "Drill Yard": { "lihgt": [] } } }', 'There is no side called "lihgt"'],
    ['title at a location', '{ "at": { "Drill Yard": { "dark": ["Drill Troper"] } } }', 'did you mean "Drill Trooper"'],
    [
      'way to be aboard',
      '{ "at": { "Drill Yard": { "dark": [{ "card": "Drill Strider", "pilot": [] }] } } }',
      'did you mean "pilots"',
    ],
    [
      'inactive state',
      '{ "at": { "Drill Yard": { "dark": [{ "card": "Drill Trooper", "inactive": "captiv" }] } } }',
      'There is no inactive state called "captiv"; did you mean "captive"',
    ],
  ])('refuses a name that there is not: %s', (_, json, because) =>
    expect(() => table(ccg, written(json))).toThrow(because),
  );
});

describe('a stranger', () => {
  const lobot = stranger({ persona: 'Lobot', side: 'light', power: 3 });
  const friend = stranger({ side: 'light', text: [always(adds(2).to('power').of(any.characters.persona('Lobot')))] });
  const at: CcgPosition['at'] = { 'Drill Yard': { light: [lobot.name, friend.name], dark: ['Drill Trooper'] } };
  const position: CcgPosition = { turn: 'light', phase: 'battle', light: { force: 1 }, at };

  test('is a card of its own game alone', () => {
    expect(ccg.titles).not.toContain(lobot.name);
    expect(() => table(ccg, position)).toThrow(`There is no card called "${lobot.name}"`);
    expect(table(ccgWith(lobot, friend), position).light.may('initiate battle')).toBe(true);
  });

  test('is who it is said to be, and plain otherwise', () => {
    expect(lobot).toMatchObject({
      kind: 'character',
      type: 'Rebel',
      personas: ['Lobot'],
      limit: 1,
      power: 3,
      deploy: 1,
    });
    const t = table(ccgWith(lobot, friend), position);
    t.light.does('initiate battle');
    t.until('dark', 'forfeit', 'Drill Trooper');
    expect(t.state.facts.battle?.power).toEqual([1, 3 + 2 + 1]);
  });

  test.each(['vehicle', 'starship', 'creature', 'weapon', 'device', 'effect', 'interrupt', 'location'] as const)(
    'may be a %s',
    (kind) => {
      const one = stranger({ kind });
      expect(one.kind).toBe(kind);
      expect(table(ccgWith(one), { phase: 'deploy', dark: { hand: [one.name] } }).dark.sees('hand')).toEqual([
        one.name,
      ]);
    },
  );
});
