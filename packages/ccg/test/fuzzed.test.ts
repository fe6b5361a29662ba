import { table } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import { ccg, stockDecks } from './drill.ts';

/** Each was found by `npm run fuzz -- --game ccg`, and is kept from coming back. */
describe('what fuzzing has found', () => {
  test('a game can be saved while players choose what they start with, whatever they have to choose from', () => {
    const s = ccg.start({ decks: [stockDecks['Dark Drill'], stockDecks['Light Drill']] }, 'saved');
    expect(ccg.hash(ccg.load(JSON.parse(JSON.stringify(s))))).toBe(ccg.hash(s));
  });

  test('what is on a character is lost when that is stacked face down', () => {
    const at = { 'Drill Yard': { dark: [{ card: 'Drill Trooper', on: ['Drill Saber'] }] } };
    const t = table(ccg, { dark: { table: ['Drill Strongbox'] }, at });
    t.dark.does('use', 'Drill Strongbox');
    expect(t.dark.sees('lost')).toEqual(['Drill Saber']);
    expect(t.dark.sees('under')).toEqual(['Drill Trooper']);
  });

  test('a stacked card stays where it is until it is known where it is deployed to', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Cross Wing', 'Drill Errand (Light)'], table: ['Drill Fleet'], force: 9 },
      dark: { hand: ['Drill Errand (Dark)'] },
      at: { Drill: {}, 'Drill Nebula': {} },
    });
    t.light.does('use', 'Drill Fleet').does('stack', 'Drill Cross Wing');
    t.dark.passes();
    t.light.does('use', 'Drill Fleet #2');
    expect(t.options).toEqual(['to Drill', 'to Drill Nebula']);
    const [stacked = -1] = t.state.zones.stacked[1];
    expect(t.state.zones.table[1]).toContain(t.state.cards.host[stacked]);
    t.light.does('to', 'Drill');
    expect(t.light.sees('at')).toEqual(['Drill Cross Wing']);
  });

  test('two ways to the same place are two options, and the one that is chosen is the one that is paid', () => {
    const at = { 'Drill Harbor: Trapdoor': { dark: ['Drill Trooper'] }, 'Drill Harbor: Cellar': {} };
    const t = table(ccg, { phase: 'move', dark: { force: 1 }, at });
    expect(t.decision.options.map(({ verb, clause }) => [verb, clause])).toEqual([
      ['move', 'landspeed'],
      ['move', 'location text'],
      ['pass', undefined],
    ]);
    expect(t.labels[1]).toBe('Move Drill Trooper to Drill Harbor: Cellar by location text (1 Force)');

    const station = { 'Death Star: Level 4 Military Corridor': { dark: ['Stormtrooper'] }, 'Death Star: War Room': {} };
    const free = table(ccg, { phase: 'move', dark: { force: 1 }, at: station });
    const byText = free.decision.options.findIndex(({ clause }) => clause === 'location text');
    free.answer({ player: 0, at: free.decision.at, picks: [byText] });
    expect(free.state.zones.force[0]).toHaveLength(1);
  });
});
