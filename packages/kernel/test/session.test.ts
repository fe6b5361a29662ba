import { describe, expect, it } from 'vitest';
import { IllegalAnswer, Malformed, RecordDisagrees } from '../src/errors.ts';
import type { Happening } from '../src/happening.ts';
import { loadSession, resumeSession, type Session, startSession } from '../src/session.ts';
import { decks, ringing, type State, tinyGame } from './tiny.ts';

const game = tinyGame();
const begin = (): Session<State> => startSession(game, { decks }, 'session');

/** Gives so many answers, always the same ones. */
function play(session: Session<State>, count: number): Session<State> {
  for (let i = 0; i < count; i++) {
    const pending = game.pending(session.state);
    if ('because' in pending) throw new Error('It ended too soon.');
    const { player, at, kind, options } = pending;
    session.answer({ player, at, picks: kind === 'subset' ? [] : [at % Math.min(3, options.length)] });
  }
  return session;
}

const hash = (session: Session<State>): string => game.hash(session.state);
const written = (session: Session<State>): string[] =>
  session
    .record()
    .answers.split(' ')
    .filter((token) => token !== '');

describe('a session', () => {
  it('begins with the game', () => {
    const session = begin();
    expect(session.state).toEqual(game.start({ decks }, 'session'));
    expect(session.answered).toBe(0);
    expect(session.record()).toEqual({
      game: 'tiny',
      version: '1',
      setup: { decks },
      seed: 'session',
      answers: '',
      checks: [],
      cards: Object.fromEntries(['Ace', 'Jack', 'King', 'Queen', 'Ten'].map((title) => [title, game.revision(title)])),
    });
  });

  it('goes on with each answer, and leaves earlier states as they were', () => {
    const session = begin();
    const first = session.state;
    const before = game.hash(first);
    play(session, 3);
    expect(session.answered).toBe(3);
    expect(written(session)).toHaveLength(3);
    expect(game.hash(first)).toBe(before);
    expect(hash(session)).not.toBe(before);
  });

  it('tells what happens', () => {
    const told: Happening[] = [];
    const session = play(begin(), 2);
    session.answer({ player: 1, concede: true }, (happening) => told.push(happening));
    expect(told).toEqual([{ kind: 'over', winner: 0, because: 'concession' }]);
    session.undo();
    session.redo((happening) => told.push(happening));
    expect(told).toHaveLength(2);
  });

  it('tells what happens at the start', () => {
    const told: Happening[] = [];
    startSession(ringing, { decks: [{}, {}] }, 'x', (happening) => told.push(happening));
    expect(told).toEqual([{ kind: 'bell' }]);
  });

  it('refuses what the game refuses, and stays as it was', () => {
    const session = play(begin(), 4);
    const before = [hash(session), session.answered, session.record()];
    session.undo();
    session.redo();
    expect(() => session.answer({ player: 0, at: 99, picks: [0] })).toThrow(IllegalAnswer);
    expect([hash(session), session.answered, session.record()]).toEqual(before);
  });

  it('is over when the game is', () => {
    const session = play(begin(), 2);
    session.answer({ player: 0, concede: true });
    expect(() => session.answer({ player: 1, concede: true })).toThrow(
      new IllegalAnswer('game over', 'The game is over: concession.', 1),
    );
    expect(session.answered).toBe(3);
    expect(written(session).at(-1)).toBe('!0');
  });
});

describe('taking back', () => {
  it('leads to the state before, one answer at a time', () => {
    const session = begin();
    const hashes = [hash(session)];
    for (let i = 0; i < 6; i++) hashes.push(hash(play(session, 1)));
    for (let i = 5; i >= 0; i--) {
      expect(session.undo()).toBe(true);
      expect(hash(session)).toBe(hashes[i]);
      expect(session.answered).toBe(i);
      expect(written(session)).toHaveLength(i);
    }
    expect(session.undo()).toBe(false);
    expect(hash(session)).toBe(hashes[0]);
  });

  it('can be taken back itself, in order', () => {
    const session = play(begin(), 5);
    const before = [hash(session), session.record()];
    expect(session.redo()).toBe(false);
    session.undo();
    session.undo();
    session.undo();
    expect(session.redo()).toBe(true);
    expect(session.answered).toBe(3);
    session.redo();
    session.redo();
    expect([hash(session), session.record()]).toEqual(before);
    expect(session.redo()).toBe(false);
  });

  it('cannot be taken back once another answer was given', () => {
    const session = play(begin(), 5);
    session.undo();
    session.undo();
    play(session, 1);
    expect(session.redo()).toBe(false);
    expect(session.answered).toBe(4);
  });

  it('can still be after an answer that was refused', () => {
    const session = play(begin(), 5);
    session.undo();
    expect(() => session.answer({ player: 0, at: 99, picks: [0] })).toThrow(IllegalAnswer);
    expect(session.redo()).toBe(true);
  });

  it('of a concession lets the game go on', () => {
    const session = play(begin(), 2);
    session.answer({ player: 0, concede: true });
    session.undo();
    play(session, 1);
    expect(session.answered).toBe(3);
  });
});

describe('the record of a session', () => {
  it('has a hash of the state after every fiftieth answer', () => {
    const session = play(begin(), 49);
    expect(session.record().checks).toEqual([]);
    play(session, 1);
    const fiftieth = hash(session);
    expect(session.record().checks).toEqual([fiftieth]);
    play(session, 30);
    expect(session.record().checks).toEqual([fiftieth]);
    for (let i = 0; i < 31; i++) session.undo();
    expect(session.record().checks).toEqual([]);
  });
});

describe('going on with a record', () => {
  it('leads to the same session, all of which can be taken back', () => {
    const session = play(begin(), 8);
    const again = resumeSession(game, session.record());
    expect(hash(again)).toBe(hash(session));
    expect(again.answered).toBe(8);
    expect(again.record()).toEqual(session.record());
    play(session, 1);
    play(again, 1);
    expect(again.record()).toEqual(session.record());
    for (let i = 0; i < 9; i++) {
      session.undo();
      again.undo();
      expect(hash(again)).toBe(hash(session));
    }
    expect(again.undo()).toBe(false);
  });

  it('and taking back can be taken back, in order', () => {
    const session = play(begin(), 8);
    const again = resumeSession(game, session.record());
    for (let i = 0; i < 4; i++) again.undo();
    for (let i = 0; i < 4; i++) again.redo();
    expect(hash(again)).toBe(hash(session));
    expect(again.record()).toEqual(session.record());
  });

  it('keeps its checks', () => {
    const record = play(begin(), 60).record();
    expect(record.checks).toHaveLength(1);
    expect(resumeSession(game, record).record()).toEqual(record);
  });

  it('works for one without answers', () => {
    const again = resumeSession(game, begin().record());
    expect(again.answered).toBe(0);
    expect(again.record().answers).toBe('');
    expect(written(play(again, 1))).toHaveLength(1);
  });

  it('keeps the version it began with', () => {
    const record = { ...play(begin(), 2).record(), version: '0.9' };
    expect(resumeSession(game, record).record()).toEqual(record);
  });

  it('is refused where it does not fit', () => {
    expect(() => resumeSession(game, { ...begin().record(), answers: '0ZZ' })).toThrow(RecordDisagrees);
  });
});

describe('a save', () => {
  it('holds the record and the state, apart from the session’s', () => {
    const session = play(begin(), 4);
    const save = session.save();
    expect(save.record).toEqual(session.record());
    expect(save.state).toEqual(session.state);
    expect(save.state).not.toBe(session.state);
  });

  it('goes on by its record, with everything to take back', () => {
    const session = play(begin(), 6);
    const again = loadSession(game, JSON.parse(JSON.stringify(session.save())));
    expect(again.state).toEqual(session.state);
    expect(again.answered).toBe(6);
    expect(again.record()).toEqual(session.record());
  });

  it('goes on from its state where the record does not fit, with nothing to take back', () => {
    const session = play(begin(), 6);
    const save = session.save();
    const record = {
      ...save.record,
      version: '0.9',
      answers: save.record.answers.replace(/[A-Z]{2}$/, 'ZZ').replace(/ZZ$/, 'ZY'),
    };
    const again = loadSession(game, { ...save, record });
    expect(again.state).toEqual(session.state);
    expect(again.answered).toBe(0);
    expect(again.undo()).toBe(false);
    play(again, 2);
    expect(again.answered).toBe(2);
    expect(again.record().version).toBe('0.9');
    expect(written(again)).toHaveLength(8);
    expect(again.record().answers.startsWith(record.answers)).toBe(true);
    again.undo();
    again.undo();
    expect(again.undo()).toBe(false);
    expect(again.state).toEqual(session.state);
    expect(written(again)).toHaveLength(6);
  });

  it('that goes on from its state makes no claims about states it never saw', () => {
    const session = play(begin(), 20);
    const save = session.save();
    const again = loadSession(game, {
      ...save,
      record: { ...save.record, answers: `${save.record.answers.slice(0, -2)}ZZ` },
    });
    play(again, 40);
    expect(written(again)).toHaveLength(60);
    expect(again.record().checks).toEqual([]);
  });

  it('goes on from its state where the record leads elsewhere', () => {
    const session = play(begin(), 6);
    const save = session.save();
    const shorter = play(begin(), 3).record();
    const again = loadSession(game, { state: save.state, record: shorter });
    expect(again.state).toEqual(session.state);
    expect(again.answered).toBe(0);
    expect(written(again)).toHaveLength(3);
    const none = loadSession(game, { state: save.state, record: begin().record() });
    expect(none.state).toEqual(session.state);
    expect(written(none)).toEqual([]);
  });

  it('is refused if it is none', () => {
    const { record, state } = play(begin(), 2).save();
    expect(() => loadSession(game, null)).toThrow(
      'This saved game is damaged at its start: expected a record and a state, found null.',
    );
    expect(() => loadSession(game, [])).toThrow(Malformed);
    expect(() => loadSession(game, { state })).toThrow('This record is damaged at its start');
    expect(() => loadSession(game, { record })).toThrow(
      'This saved game is damaged at state: expected a record, found nothing.',
    );
    expect(() => loadSession(game, { record: { ...record, game: 'chess' }, state })).toThrow(
      'This saved game is damaged at record.game: expected a game of tiny, found "chess".',
    );
    expect(() => loadSession(game, { record, state: { ...state, moment: 'now' } })).toThrow(
      'This saved game is damaged at state.moment: expected a number, found "now".',
    );
  });
});
