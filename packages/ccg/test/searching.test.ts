import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { hasWords } from '../src/language/words/wording.ts';
import { maySearch } from '../src/rules/force/searching.ts';
import { ccg } from './drill.ts';

const lay = (position: Parameters<typeof ccg.position>[0]) => table(ccg, position);

const moff = { 'Drill Yard': { dark: ['Drill Moff'] } };
const twoMoffs = { 'Drill Yard': { dark: ['Drill Moff', 'Drill Moff'] } };
/** So that Light is asked as well. */
const light = { hand: ['Drill Stew', 'Drill Stew'] };

describe('searching a deck or pile', () => {
  rule(
    ['AR1-0078', 'AR1-0079', 'AR1-0086'],
    'is declared without naming a card; after a look one that will do must be taken',
    () => {
      const t = lay({
        dark: { reserve: ['Drill Trooper', 'Drill Blade', 'Drill Trooper', 'Drill Rummage'] },
        light,
        at: moff,
      });
      t.dark.does('use', 'Drill Moff');
      expect(t.asked).toBe('dark');
      expect(t.options).toEqual(['take Drill Blade', 'take Drill Rummage']);
      expect(t.dark.sees('reserve')).toEqual(['Drill Trooper', 'Drill Blade', 'Drill Trooper', 'Drill Rummage']);
      expect(t.light.sees('reserve', 'dark')).toEqual(['?', '?', '?', '?']);
      t.dark.does('take', 'Drill Blade');
      expect(t.dark.sees('hand')).toEqual(['Drill Blade']);
    },
  );

  rule(['AR1-0076', 'AR1-0023'], 'shows the card that was taken; after a shuffle nobody knows what lies where', () => {
    const t = lay({ dark: { reserve: ['Drill Trooper', 'Drill Blade', 'Drill Toll'] }, light, at: moff });
    t.dark.does('use', 'Drill Moff');
    expect(t.light.sees('hand', 'dark')).toEqual(['Drill Blade']);
    expect(t.dark.sees('reserve')).toEqual(['?', '?']);
    // What is in it, somewhere, they still know.
    expect(t.dark.view.groups.map(({ known }) => known)).toContainEqual(['Drill Toll', 'Drill Trooper']);
    expect(t.light.view.groups.flatMap(({ known }) => known)).toEqual([]);
  });

  rule(
    ['AR1-0080', 'AR1-0081', 'AR1-0082'],
    'in vain lets the opponent look, and closes that text for the turn',
    () => {
      const t = lay({
        phase: 'move',
        dark: { used: ['Drill Trooper', 'Drill Toll'], reserve: ['Drill Trooper', 'Drill Trooper'] },
        light,
        at: twoMoffs,
      });
      const searches = (): number =>
        t.decision.options.filter(({ verb, clause }) => verb === 'use' && clause === 'Drill Moff/1').length;
      expect(searches()).toBe(2);
      t.dark.does('use', 'Drill Moff #2');
      expect(t.light.sees('used', 'dark')).toEqual(['Drill Trooper', 'Drill Toll']);
      t.light.passes();
      // The other Moff's as well, but not what searches another pile.
      expect(searches()).toBe(0);
      expect(t.dark.may('use', 'Drill Moff')).toBe(true);
    },
  );

  rule('AR1-0081', 'in vain is refused again with the rule that says so', () => {
    const t = lay({ phase: 'move', dark: { used: ['Drill Trooper'], hand: ['Drill Blow'] }, light, at: moff });
    const search = { by: 0, text: 'Drill Moff/1', through: { zone: 'used', of: 0 } } as const;
    expect(maySearch(t.state, search)).toBe(true);
    t.dark.does('use', 'Drill Moff #2');
    expect(maySearch(t.state, search)).toMatchObject({ rule: 'AR1-0081' });
    expect(maySearch(t.state, { ...search, through: { zone: 'lost', of: 0 } })).toMatchObject({ rule: 'AR1-0025' });
  });

  rule('GLA-0299', 'by a text that names no limit may be done again and again, in either player’s turn', () => {
    const t = lay({
      turn: 'light',
      dark: { reserve: ['Drill Trooper', 'Drill Blade', 'Drill Blade'] },
      light,
      at: moff,
    });
    t.light.passes();
    t.dark.does('use', 'Drill Moff').does('take');
    t.light.passes();
    t.dark.does('use', 'Drill Moff');
    expect(t.dark.sees('hand')).toEqual(['Drill Blade', 'Drill Blade']);
  });

  rule('AR1-0061', 'for a card that deploys on table finds none that deploys on another card', () => {
    const t = lay({
      dark: { hand: ['Drill Adviser', 'Drill Blow'], reserve: ['Drill Harness', 'Drill Toll', 'Drill Trooper'] },
      light,
    });
    t.dark.does('play', 'Drill Adviser');
    expect(t.light.sees('hand', 'dark')).toContain('Drill Toll');
  });

  rule('AR1-0081', 'in vain is forgotten when the turn is over', () => {
    const t = lay({
      phase: 'draw',
      turn: 'light',
      dark: { reserve: ['Drill Trooper', 'Drill Trooper'] },
      light,
      at: moff,
    });
    t.light.passes();
    t.dark.does('use', 'Drill Moff');
    expect(t.dark.getsTo('use', 'Drill Moff')).toBe(false);
    t.light.passes();
    expect(t.state.facts.active).toBe(0);
    t.dark.passes();
    t.light.passes();
    expect(t.state.facts.phase).toBe('control');
    expect(t.dark.may('use', 'Drill Moff')).toBe(true);
  });

  rule(['AR1-0077', 'AR1-0082'], 'for any card does not show it, and leaves the rest as it lies', () => {
    const t = lay({
      dark: { hand: ['Drill Rummage'], reserve: ['Drill Trooper', 'Drill Blade', 'Drill Toll'] },
      light,
    });
    t.dark.does('play', 'Drill Rummage').does('take', 'Drill Blade');
    expect(t.light.sees('hand', 'dark')).toEqual(['?']);
    expect(t.dark.sees('reserve')).toEqual(['Drill Trooper', 'Drill Toll']);
  });

  rule(['AR1-0072', 'AR1-0077'], 'for any card in a face-up pile lets both see it', () => {
    const t = lay({ dark: { hand: ['Drill Scavenge'], lost: ['Drill Trooper', 'Drill Blade'] }, light });
    t.dark.does('play', 'Drill Scavenge').does('take', 'Drill Trooper');
    expect(t.light.sees('hand', 'dark')).toEqual(['Drill Trooper']);
  });
});

describe('deploying from a deck or pile', () => {
  const depot = { table: ['Drill Depot'], force: 4 } as const;
  const uses = (t: ReturnType<typeof lay>, clause: string): boolean =>
    t.decision.options.some((option) => option.clause === clause);
  const choose = (t: ReturnType<typeof lay>, clause: string): void => {
    const { player, at, options } = t.decision;
    t.answer({ player, at, picks: [options.findIndex((option) => option.clause === clause)] });
  };

  rule(['AR1-0074', 'AR1-0091'], 'shows the card, and leaves the rest as it lies', () => {
    const t = lay({
      phase: 'deploy',
      dark: { ...depot, reserve: ['Drill Toll', 'Drill Trooper', 'Drill Bell'] },
      light,
      at: { 'Drill Yard': {} },
    });
    choose(t, 'Drill Depot/0');
    expect(t.light.sees('at', 'dark')).toEqual(['Drill Trooper']);
    expect(t.state.zones.force[0]).toHaveLength(3);
    expect(t.dark.sees('reserve')).toEqual(['Drill Toll', 'Drill Bell']);
  });

  rule('AR1-0088', 'is done only in one’s deploy phase, as cards are', () => {
    const position = { dark: { ...depot, hand: ['Drill Blow'] }, light, at: { 'Drill Yard': {} } };
    for (const phase of ['control', 'move'] as const)
      expect(uses(lay({ ...position, phase }), 'Drill Depot/0')).toBe(false);
    expect(uses(lay({ ...position, phase: 'deploy' }), 'Drill Depot/0')).toBe(true);
    const t = lay({ ...position, phase: 'deploy', turn: 'light' });
    t.light.passes();
    expect(t.asked).toBe('dark');
    expect(uses(t, 'Drill Depot/0')).toBe(false);
  });

  rule('AR1-0090', 'is not done in response', () => {
    const t = lay({
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Recruit', 'Drill Stew'], force: 2 },
      dark: { ...depot, hand: ['Drill Kiss'] },
      at: { 'Drill Yard': {} },
    });
    t.light.does('deploy', 'Drill Recruit');
    expect(t.asked).toBe('dark');
    expect(uses(t, 'Drill Depot/1')).toBe(false);
  });

  rule(['AR1-0093', 'AR1-0080', 'AR1-0081'], 'may be tried without any card that will do', () => {
    const t = lay({
      phase: 'deploy',
      dark: { ...depot, hand: ['Drill Blow'], reserve: ['Drill Toll', 'Drill Bell'] },
      light,
      at: { 'Drill Yard': {} },
    });
    choose(t, 'Drill Depot/0');
    expect(t.light.sees('reserve', 'dark')).toEqual(['Drill Toll', 'Drill Bell']);
    t.light.passes();
    expect(uses(t, 'Drill Depot/0')).toBe(false);
  });

  rule('AR1-0094', 'may not be tried for a unique card that is on table already, or out of play', () => {
    const at = (there: readonly string[]) =>
      lay({ phase: 'deploy', dark: { ...depot, hand: ['Drill Blow'] }, light, at: { 'Drill Yard': { dark: there } } });
    expect(uses(at([]), 'Drill Depot/2')).toBe(true);
    expect(uses(at(['Drill Regent']), 'Drill Depot/2')).toBe(false);
    const gone = lay({
      phase: 'deploy',
      dark: { ...depot, hand: ['Drill Blow'], outOfPlay: ['Drill Regent'] },
      light,
      at: { 'Drill Yard': {} },
    });
    expect(uses(gone, 'Drill Depot/2')).toBe(false);
  });

  rule('AR1-0047', 'revealed cards goes on with those that nothing has moved (example 1)', () => {
    const t = lay({
      phase: 'deploy',
      dark: {
        hand: ['Drill Emergency', 'Drill Oracle', 'Drill Blow', 'Drill Blade'],
        force: 4,
        reserve: ['Drill Trooper', 'Drill Moff', 'Drill Trooper', 'Drill Watch'],
      },
      light: { hand: ['Drill Hurdle', 'Drill Stew'], table: ['Drill Bane'] },
      at: { 'Drill Yard': {} },
    });
    t.dark.does('play', 'Drill Emergency');
    expect(t.light.sees('reserve', 'dark')).toEqual(['?', 'Drill Moff', 'Drill Trooper', 'Drill Watch']);
    t.dark.does('deploy', 'Drill Trooper');
    t.light.does('play', 'Drill Hurdle');
    t.dark.does('play', 'Drill Oracle');
    // The top card was drawn for destiny, and two cards are lost from hand.
    expect(t.dark.sees('destiny')).toEqual(['Drill Watch']);
    t.dark.does('lose', 'Drill Blow').does('lose', 'Drill Blade');
    expect(t.light.sees('used', 'dark')).toContain('Drill Watch');
    expect(t.options).toEqual(['deploy Drill Moff', 'done']);
    t.dark.does('deploy', 'Drill Moff');
    expect(t.light.sees('at', 'dark')).toEqual(['Drill Trooper', 'Drill Moff']);
    expect(t.asked).toBe('light');
  });

  rule(['AR1-0074', 'AR5-0006'], 'revealed cards costs what each of them costs', () => {
    const t = lay({
      phase: 'deploy',
      dark: {
        hand: ['Drill Emergency', 'Drill Blow'],
        force: 1,
        reserve: ['Drill Bell', 'Drill Tyrant', 'Drill Trooper', 'Drill Toll'],
      },
      light,
      at: { 'Drill Yard': {} },
    });
    t.dark.does('play', 'Drill Emergency');
    expect(t.options).toEqual(['deploy Drill Toll', 'deploy Drill Trooper', 'done']);
  });

  rule('AR1-0048', 'revealed cards ends when the rest was shuffled by a search among them (example 2)', () => {
    const t = lay({
      phase: 'deploy',
      dark: {
        hand: ['Drill Emergency', 'Drill Blow'],
        force: 4,
        reserve: ['Drill Bell', 'Drill Bell', 'Drill Carrier', 'Drill Toll', 'Drill Regent'],
      },
      light,
      at: { 'Drill Yard': {} },
    });
    t.dark.does('play', 'Drill Emergency').does('deploy', 'Drill Carrier').does('use', 'Drill Carrier');
    expect(t.light.sees('at', 'dark')).toEqual(['Drill Carrier', 'Drill Regent']);
    // The Effect that was revealed could be deployed as well, if it still were.
    expect(t.asked).toBe('light');
    expect(t.light.sees('reserve', 'dark')).toEqual(['?', '?', '?']);
  });
});

describe('playing from a pile', () => {
  const step = { table: ['Drill Step'], hand: ['Drill Stew'] } as const;

  rule('AR1-0092', 'sends the card where it has to go, even if it is cancelled', () => {
    for (const cancels of [true, false]) {
      const t = lay({
        turn: 'light',
        light: { ...step, lost: ['Drill Honor', 'Drill Salvage', 'Drill Guardian'] },
        dark: { hand: ['Drill Sense (Dark)', 'Drill Blow'] },
      });
      t.light.does('use', 'Drill Step');
      if (cancels) t.dark.does('play', 'Drill Sense (Dark)');
      else t.dark.passes();
      expect(t.dark.sees('outOfPlay', 'light')).toEqual(['Drill Salvage']);
      expect(t.light.sees('lost')).toEqual(cancels ? ['Drill Honor', 'Drill Guardian'] : []);
    }
  });

  rule('AR1-0081', 'fails where nothing can be played then, and is closed for the turn', () => {
    const t = lay({
      turn: 'light',
      light: { ...step, lost: ['Drill Guardian', 'Drill Honor'] },
      dark: { hand: ['Drill Blow'] },
    });
    t.light.does('use', 'Drill Step');
    expect(t.light.sees('lost')).toEqual(['Drill Guardian', 'Drill Honor']);
    t.dark.passes();
    expect(t.light.may('use', 'Drill Step')).toBe(false);
  });
});

describe('words in a title', () => {
  rule(['AR1-0083', 'AR1-0085'], 'count only as whole words; plurals and possessives do', () => {
    expect(hasWords('The Rebel Fleet', 'Rebel')).toBe(true);
    expect(hasWords('Rebels', 'Rebel')).toBe(true);
    expect(hasWords('a Rebel’s friend', 'rebel')).toBe(true);
    expect(hasWords('Rebels’ Base', 'Rebel')).toBe(true);
    expect(hasWords('a rebellious heart', 'rebel')).toBe(false);
    expect(hasWords('Unrebel', 'rebel')).toBe(false);
  });

  rule('AR1-0084', 'if several must stand together in that order', () => {
    const t = lay({
      turn: 'light',
      light: { hand: ['Drill Wisdom'], reserve: ['Drill Master', 'Drill Recruit', 'Drill Herald'] },
      dark: { hand: ['Drill Blow'] },
    });
    t.light.does('play', 'Drill Wisdom');
    expect(t.light.sees('hand')).toEqual(['Drill Recruit']);
    expect(hasWords('Death Star: War Room', 'Death Star')).toBe(true);
    expect(hasWords('Star of Death', 'Death Star')).toBe(false);
    expect(hasWords('Death of a Star', 'Death Star')).toBe(false);
  });
});
