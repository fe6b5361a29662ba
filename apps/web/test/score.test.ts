import { person } from '@binary-sunset/table/plain';
import { expect, test } from 'vitest';
import type { KeptGame } from '../src/engine/protocol.ts';
import { scoresOf } from '../src/screens/history/score.ts';

const game = (change: Partial<KeptGame>): KeptGame => ({
  id: 'g',
  game: 'tcg',
  sitters: [person, 'apprentice'],
  sides: ['dark', 'light'],
  arenas: [],
  wish: { game: 'tcg', sitters: [person, 'apprentice'], decks: ['Mine', 'Theirs'] },
  decks: ['Mine', 'Theirs'],
  when: 0,
  turn: 4,
  standing: '',
  over: { winner: 0, because: 'control of two arenas' },
  practice: false,
  openHands: false,
  ...change,
});

const lost = { winner: 1, because: 'control of two arenas' } as const;

test('wins and losses are counted by deck and opponent, from whichever seat, the most played first', () => {
  const games = [
    game({ decks: ['Other', 'Theirs'] }),
    game({}),
    game({ over: lost }),
    game({ sitters: ['apprentice', person], decks: ['Theirs', 'Mine'], over: lost }),
    game({ sitters: [person, 'random'], over: lost }),
    game({ game: 'ccg' }),
  ];
  expect(scoresOf(games)).toEqual([
    { game: 'tcg', deck: 'Mine', opponent: 'apprentice', won: 2, lost: 1 },
    { game: 'ccg', deck: 'Mine', opponent: 'apprentice', won: 1, lost: 0 },
    { game: 'tcg', deck: 'Mine', opponent: 'random', won: 0, lost: 1 },
    { game: 'tcg', deck: 'Other', opponent: 'apprentice', won: 1, lost: 0 },
  ]);
});

test('practice, games between two people or two computers, draws and games that go on do not count', () => {
  const games = [
    game({ practice: true }),
    game({ sitters: [person, person] }),
    game({ sitters: ['random', 'apprentice'] }),
    game({ over: { winner: null, because: 'Life Force depleted' } }),
    game({ over: null }),
  ];
  expect(scoresOf(games)).toEqual([]);
});
