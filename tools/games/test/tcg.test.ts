import { type Decision, type Random, randomFrom } from '@binary-sunset/kernel';
import { fuzz, type Showcase } from '@binary-sunset/kit';
import { type Card, definitionCalled, faultsIn, type TcgState } from '@binary-sunset/tcg';
import { tcg } from '@binary-sunset/tcg/drill';
import { describe, expect, test } from 'vitest';
import { abilities, abilitiesCalled } from '../tcg/abilities.ts';
import { companionsOf } from '../tcg/companions.ts';
import { makeShowcase } from '../tcg/showcases.ts';
import { tcgSubject } from '../tcg.ts';

const names = abilities.map(({ id }) => id);
const spokenOf = (title: string): string[] => companionsOf(definitionCalled(title).card).spokenOf.map(titleOf);
const titleOf = ({ title }: Card): string => title;

describe('the texts that take effect', () => {
  test('have names of their own', () => {
    expect(new Set(names).size).toBe(names.length);
  });

  test.each([
    ['activated', 'Yoda (A)/2'],
    ['triggered', 'Watto (A)/0'],
    ['a Bounty', 'Depot Hunter/0'],
    ['one of several to choose from', 'Practice Versatile/0:0.1'],
    ['one of an arena', 'Drill Changeling/0/space1'],
    ['what a Mission does', 'Wedding of Destiny/0'],
    ['what a Mission does for more', 'Practice Bargain/1'],
    ['what a Battle card does for more', 'Practice Surge/1'],
    ['given by a Pilot', 'Drill Pilot/0+1'],
    ['given by Equipment', 'Drill Launcher/0+0'],
    ['given by a text that simply holds', 'Practice Instructor/0=0+0'],
    ['given by an effect', 'Sparring Reflexes/0:0+3'],
  ])('%s: %s', (_, id) => {
    expect(names).toContain(id);
  });

  test.each([
    ['simply holds', 'Captain Typho (A)/0'],
    ['is played in vain', 'Practice Phoenix/0'],
  ])('not what %s: %s', (_, id) => {
    expect(names).not.toContain(id);
  });
});

describe('companions', () => {
  test('are those whose name or subtype a text speaks of, and other versions', () => {
    expect(spokenOf('Obi-Wan Kenobi (B)')).toContain('Anakin Skywalker (D)');
    expect(spokenOf('Obi-Wan Kenobi (B)')).not.toContain('Yoda (A)');
    expect(spokenOf('Queen Jamillia (A)')).toContain('Bail Organa (A)');
    expect(spokenOf('Drill Pilot')).toContain('Drill Fighter');
    const { versions } = companionsOf(definitionCalled('Obi-Wan Kenobi (B)').card);
    expect(versions.map(titleOf)).toEqual(['Obi-Wan Kenobi (A)', 'Obi-Wan Kenobi (C)']);
  });

  test('are nobody where a text speaks of nobody', () => {
    expect(companionsOf(definitionCalled('Practice Stoic').card)).toEqual({ spokenOf: [], versions: [] });
  });
});

const showing = (seed: string, ...ids: string[]): Showcase<TcgState> =>
  makeShowcase(abilitiesCalled(ids), randomFrom(seed));

describe('a showcase', () => {
  test('has legal decks, of one side each, with four of what it shows', () => {
    for (let i = 0; i + 10 <= names.length; i += 10) {
      const shown = names.slice(i, i + 10);
      const { decks } = showing(`showcase ${i}`, ...shown).setup;
      for (const deck of decks) expect(faultsIn(deck, tcg.titles)).toEqual([]);
      for (const { title } of abilitiesCalled(shown))
        expect([title, Math.max(...decks.map((deck) => deck[title] ?? 0))]).toEqual([title, 4]);
    }
  });

  test('is the same for the same chance', () => {
    expect(showing('same', 'Yoda (A)/2', 'Ejection/0').setup).toEqual(
      showing('same', 'Yoda (A)/2', 'Ejection/0').setup,
    );
  });

  const characters = tcg.position({
    at: 'character',
    dark: { character: ['Practice Fencer', 'Practice Sage (A)', 'Drill Trooper'], force: 8 },
    light: { character: ['Drill Sergeant', 'Drill Adept'] },
  });

  /** What the player who is asked is keenest on, by verb. */
  function keenestOn(s: TcgState, { keenness }: Showcase<TcgState>): string[] {
    const now = tcg.pending(s) as Decision;
    const keen = now.options.map((option) => keenness(s, now, option));
    return [...new Set(now.options.filter((_, i) => keen[i] === Math.max(...keen)).map(({ verb }) => verb))];
  }

  test('has players who use what it shows', () => {
    expect(keenestOn(characters, showing('players', 'Practice Sage (A)/0'))).toEqual(['use']);
  });

  test('has players who save Force for what is dear, and then use it', () => {
    const dear = showing('players', 'Practice Sage (A)/0', "Dark Side's Command/0");
    expect(keenestOn(characters, dear)).toEqual(['pass']);
    const rich = tcg.fork(characters);
    rich.facts.force = [9, 9];
    expect(keenestOn(rich, dear)).toEqual(['use']);
  });

  test('has players who fight rather than hold back', () => {
    const s = tcg.position({
      at: 'character',
      dark: { character: ['Drill Trooper'] },
      light: { character: ['Drill Sergeant'] },
    });
    expect(keenestOn(s, showing('players', 'Ejection/0'))).toEqual(['attack']);
  });

  const retreating = tcg.position({
    at: 'retreat',
    dark: { character: ['Drill Deserter (A)', 'Depot Reservist', 'Drill Trooper'] },
    light: { character: ['Drill Sergeant'] },
  });
  test.each([
    ['Drill Deserter (A)/0', 'hears retreats', ['retreat']],
    ['Depot Reservist/0', 'works in the build zone', ['retreat']],
    ['Yoda (A)/2', 'does neither', ['end retreat step']],
  ])('of %s, which %s, has players who would rather %j', (id, _, verbs) => {
    expect(keenestOn(retreating, showing('retreating', id))).toEqual(verbs);
  });
});

test('what is hard to come by takes effect in a few games that show it', () => {
  const ids = ['Depot Hunter/0', 'Practice Bodyguard/0', 'Practice Early Riser/4'];
  const subject = {
    ...tcgSubject,
    showcases: {
      features: ids,
      atOnce: ids.length,
      make: (some: readonly string[], chance: Random) => makeShowcase(abilitiesCalled(some), chance),
    },
  };
  const { resolved } = fuzz(subject, { games: 12, seed: 'rare', dear: 10_000, mostTurns: 12 });
  expect(ids.filter((id) => (resolved[id] ?? 0) === 0)).toEqual([]);
});

test('a few games of the TCG break nothing', () => {
  const { games } = fuzz(tcgSubject, { games: 3, seed: 'short', dear: 30, mostTurns: 8 });
  expect(games).toBe(3);
});
