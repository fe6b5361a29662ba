import { describe, expect, it, test } from 'vitest';
import type { Answer, Decision } from '../src/decision.ts';
import { Malformed, RecordDisagrees } from '../src/errors.ts';
import { next } from '../src/frames.ts';
import type { Happening } from '../src/happening.ts';
import { cardsChanged, checkEvery, type GameRecord, readRecord, replay, writeAnswer } from '../src/record.ts';
import { startSession } from '../src/session.ts';
import { choiceOf, decks, procedure, question, ringing, type State, tinyGame } from './tiny.ts';

const game = tinyGame();

/** A game of so many answers, always the option that the answer's number falls on. */
function played(count: number, seed = 'record') {
  const session = startSession(game, { decks }, seed);
  for (let i = 0; i < count; i++) {
    const pending = game.pending(session.state);
    if ('because' in pending) throw new Error('It ended too soon.');
    const picks = pending.kind === 'subset' ? [] : [(i * 7) % Math.min(4, pending.options.length)];
    session.answer({ player: pending.player, at: pending.at, picks });
  }
  return session;
}

const decision: Decision = {
  at: 0,
  player: 1,
  kind: 'choice',
  options: [{ verb: 'a' }, { verb: 'b' }],
  min: 1,
  max: 1,
};

describe('an answer is written', () => {
  it('as its picks and two letters for what it chose from', () => {
    expect(writeAnswer(decision, { player: 1, at: 0, picks: [1] })).toMatch(/^1[A-Z]{2}$/);
    expect(writeAnswer(decision, { player: 1, at: 0, picks: [0, 2, 10] })).toMatch(/^0,2,10[A-Z]{2}$/);
    expect(writeAnswer(decision, { player: 1, at: 0, picks: [] })).toMatch(/^[A-Z]{2}$/);
  });

  it('with the same letters for ever', () => {
    const letters = (given: Decision) => writeAnswer(given, { player: 0, at: 0, picks: [] });
    const seen = [
      decision,
      { ...decision, player: 0 as const },
      { ...decision, kind: 'action' as const },
      { ...decision, options: [] },
    ].map(letters);
    expect(seen).toEqual(['KM', 'UH', 'XF', 'JG']);
    expect(letters({ ...decision, at: 9, min: 0 })).toBe(letters(decision));
  });

  it('with letters of the whole alphabet in either place', () => {
    const letters = Array.from({ length: 2000 }, (_, i) =>
      writeAnswer({ ...decision, options: [{ verb: String(i) }] }, { player: 0, at: 0, picks: [] }),
    );
    expect(new Set(letters.map((pair) => pair[0])).size).toBe(26);
    expect(new Set(letters.map((pair) => pair[1])).size).toBe(26);
    expect(new Set(letters).size).toBeGreaterThan(600);
  });

  it('as a concession with who concedes', () => {
    expect(writeAnswer(decision, { player: 0, concede: true })).toBe('!0');
    expect(writeAnswer(decision, { player: 1, concede: true })).toBe('!1');
  });
});

const good: GameRecord = {
  game: 'tiny',
  version: '1',
  setup: { decks },
  seed: 's',
  answers: '0AB 1,2CD !1 QR',
  checks: ['x'],
};

describe('reading a record', () => {
  it('gives it back if it is one', () => {
    expect(readRecord(good)).toBe(good);
    expect(readRecord({ ...good, answers: '', checks: [] })).toMatchObject({ answers: '' });
    expect(readRecord({ ...good, answers: '!0' })).toMatchObject({ answers: '!0' });
  });

  const { decks: _, ...deckless } = { decks: 1 };
  test.each<[unknown, string, string]>([
    [null, 'its start', 'expected a record, found null'],
    [[good], 'its start', 'expected a record'],
    ['{}', 'its start', 'expected a record, found "{}"'],
    [{}, 'game', 'expected text, found nothing'],
    [{ ...good, game: 1 }, 'game', 'expected text, found 1'],
    [{ ...good, version: 1 }, 'version', 'expected text, found 1'],
    [{ ...good, seed: null }, 'seed', 'expected text, found null'],
    [{ ...good, answers: [] }, 'answers', 'expected text, found []'],
    [{ ...good, setup: null }, 'setup.decks', 'expected two decks, each saying how many of what, found null'],
    [{ ...good, setup: deckless }, 'setup.decks', 'how many of what, found nothing'],
    [{ ...good, setup: { decks: {} } }, 'setup.decks', 'how many of what, found {}'],
    [{ ...good, setup: { decks: [{}] } }, 'setup.decks', 'how many of what, found [{}]'],
    [{ ...good, setup: { decks: [{}, {}, {}] } }, 'setup.decks', 'how many of what, found [{},{},{}]'],
    [{ ...good, setup: { decks: [{}, { Ace: 0 }] } }, 'setup.decks', 'how many of what'],
    [{ ...good, setup: { decks: [{ Ace: '1' }, {}] } }, 'setup.decks', 'how many of what'],
    [{ ...good, checks: null }, 'checks', 'expected a list of hashes, found null'],
    [{ ...good, checks: ['x', 1] }, 'checks', 'expected a list of hashes, found ["x",1]'],
    [{ ...good, answers: '0AB 1' }, 'answers, number 2', 'expected picks and two letters such as "2KX", found "1"'],
    [{ ...good, answers: 'x' }, 'answers, number 1', 'found "x"'],
    [{ ...good, answers: '0AB  1CD' }, 'answers, number 2', 'found ""'],
    [{ ...good, answers: '0AB 1,CD' }, 'answers, number 2', 'found "1,CD"'],
    [{ ...good, answers: ',1CD' }, 'answers, number 1', 'found ",1CD"'],
    [{ ...good, answers: '0ABC' }, 'answers, number 1', 'found "0ABC"'],
    [{ ...good, answers: '0A' }, 'answers, number 1', 'found "0A"'],
    [{ ...good, answers: '0ab' }, 'answers, number 1', 'found "0ab"'],
    [{ ...good, answers: '-1AB' }, 'answers, number 1', 'found "-1AB"'],
    [{ ...good, answers: '!2' }, 'answers, number 1', 'found "!2"'],
    [{ ...good, answers: '!01' }, 'answers, number 1', 'found "!01"'],
    [{ ...good, answers: 'x!0' }, 'answers, number 1', 'found "x!0"'],
  ])('%j is refused', (value, path, words) => {
    try {
      readRecord(value);
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      expect(error.path).toBe(path);
      expect(error.message).toContain(words);
      expect(error.message).toContain(`This record is damaged at ${path}: `);
    }
  });
});

describe('replaying', () => {
  it('leads to the same state', () => {
    const session = played(30);
    const replayed = replay(game, session.record());
    expect(replayed.stopped).toBeNull();
    expect(replayed.played).toBe(30);
    expect(replayed.state).toEqual(session.state);
  });

  it('of nothing is the start', () => {
    const { state, played: count } = replay(game, played(0).record());
    expect(count).toBe(0);
    expect(state).toEqual(game.start({ decks }, 'record'));
  });

  it('tells what happens, from the start', () => {
    const told: Happening[] = [];
    const session = startSession(ringing, { decks: [{}, {}] }, 'x');
    session.answer({ player: 0, at: 0, picks: [0] });
    replay(ringing, session.record(), { tell: (happening) => told.push(happening) });
    expect(told).toEqual([{ kind: 'bell' }, { kind: 'bell' }]);
  });

  it('stops where it is told to', () => {
    const record = played(30).record();
    const { state, played: count, stopped } = replay(game, record, { upTo: 12 });
    expect(count).toBe(12);
    expect(stopped).toBeNull();
    expect(state).toEqual(played(12).state);
    expect(replay(game, record, { upTo: 0 }).played).toBe(0);
    expect(replay(game, record, { upTo: 99 }).played).toBe(30);
  });

  it('shows each answer before it is given', () => {
    const record = played(5).record();
    const seen: [string, number, Answer][] = [];
    replay(game, record, { watch: (s: State, { at }, answer) => seen.push([game.hash(s), at, answer]) });
    expect(seen).toHaveLength(5);
    for (const [i, [hash, at, answer]] of seen.entries()) {
      const { state } = played(i);
      expect(hash).toBe(game.hash(state));
      const pending = game.pending(state);
      expect(pending).toMatchObject({ at, player: answer.player });
      expect(answer).toMatchObject({ at });
    }
  });

  it('takes a concession from either player', () => {
    for (const who of [0, 1] as const) {
      const session = played(3);
      session.answer({ player: who, concede: true });
      const replayed = replay(game, session.record());
      expect(replayed.played).toBe(4);
      expect(replayed.stopped).toBeNull();
      expect(game.pending(replayed.state)).toEqual({ winner: who === 0 ? 1 : 0, because: 'concession' });
    }
  });

  it('refuses a record of another game', () => {
    expect(() => replay(game, { ...good, game: 'chess' })).toThrow(
      'This record is damaged at game: expected a game of tiny, found "chess".',
    );
  });

  it('refuses an answer that is none, where it comes to it', () => {
    expect(() => replay(game, { ...good, answers: 'x' })).toThrow(Malformed);
  });

  it('can go by the picks alone', () => {
    const record = played(60).record();
    const answers = record.answers.replace(/[A-Z]{2}/g, (letters) => (letters === 'AA' ? 'BB' : 'AA'));
    const other = { ...record, answers, checks: ['other'] };
    expect(replay(game, other).played).toBe(0);
    expect(replay(game, other, { picksAlone: true })).toEqual(replay(game, record));
    expect(replay(game, { ...other, answers: '99AA' }, { picksAlone: true }).stopped).toBeInstanceOf(RecordDisagrees);
  });

  it('lets faults of ours through', () => {
    const faulty = tinyGame({
      begin: () => ({ procedure: 'fault', locals: {} }),
      procedures: [
        procedure(
          'fault',
          {},
          {
            one: question(
              () => choiceOf(0, 'a', 'b'),
              () => next,
            ),
          },
        ),
      ],
    });
    const session = startSession(faulty, { decks: [{}, {}] }, 'x');
    const pending = faulty.pending(session.state);
    if ('because' in pending) throw new Error('over');
    const answers = writeAnswer(pending, { player: 0, at: 0, picks: [0] });
    expect(() => replay(faulty, { ...session.record(), answers })).toThrow('The rules have run out of things to do.');
  });
});

describe('a record says which revision of each card it was played with', () => {
  const [brought] = Object.keys(decks[0]);

  it('and a correction of a card that changes nothing in the game leaves it whole', () => {
    const title = brought ?? '';
    const before = tinyGame({ prints: (name) => name });
    const after = tinyGame({ prints: (name) => (name === title ? 'corrected' : name) });
    const record = startSession(before, { decks }, 'x').record();
    expect(Object.keys(record.cards ?? {}).sort()).toEqual(
      [...new Set(decks.flatMap((deck) => Object.keys(deck)))].sort(),
    );
    expect(record.cards?.[title]).toMatch(/^[0-9a-z]{4}$/);
    expect(cardsChanged(before, record)).toEqual([]);
    expect(cardsChanged(after, record)).toEqual([title]);
    expect(replay(after, record).stopped).toBeNull();
  });

  it('and names those corrected since where it no longer agrees', () => {
    const title = brought ?? '';
    const before = tinyGame({ prints: (name) => name });
    const after = tinyGame({ prints: (name) => (name === title ? 'corrected' : name) });
    const { answers: _, ...record } = startSession(before, { decks }, 'x').record();
    const { stopped } = replay(after, { ...record, answers: '0ZZ' });
    expect(stopped?.message).toMatch(new RegExp(`other options here\\. Corrected since: ${title}\\.$`));
    expect(stopped?.corrected).toEqual([title]);
  });

  it('unless it is older than revisions are', () => {
    const { cards: _, ...old } = startSession(game, { decks }, 'x').record();
    expect(cardsChanged(game, readRecord(old))).toEqual([]);
  });

  test.each([[['Ace']], [{ Ace: 3 }], ['Ace']])('and not %j', (cards) => {
    const record = startSession(game, { decks }, 'x').record();
    expect(() => readRecord({ ...record, cards })).toThrow(Malformed);
  });
});

describe('a record that no longer fits', () => {
  const stoppedBy = (record: GameRecord): { played: number; message: string; state: State } => {
    const { played: count, stopped, state } = replay(game, record);
    if (!(stopped instanceof RecordDisagrees)) throw new Error('It fits.');
    expect(stopped.played).toBe(count);
    return { played: count, message: stopped.message, state };
  };
  const tokens = (count: number): string[] => played(count).record().answers.split(' ');

  it('stops where there are other options', () => {
    const answers = tokens(10);
    answers[4] = `${parseInt(answers[4] ?? '', 10)}ZZ`;
    const result = stoppedBy({ ...good, seed: 'record', answers: answers.join(' '), checks: [] });
    expect(result.played).toBe(4);
    expect(result.message).toMatch(
      /^After 4 of 10 answers the record no longer fits: player [01] has other options here\.$/,
    );
    expect(result.state).toEqual(played(4).state);
  });

  it('stops at an answer that is not legal', () => {
    const answers = tokens(3);
    answers[2] = (answers[2] ?? '').replace(/^\d+/, '99');
    const result = stoppedBy({ ...good, seed: 'record', answers: answers.join(' '), checks: [] });
    expect(result.played).toBe(2);
    expect(result.message).toMatch(
      /^After 2 of 3 answers the record no longer fits: Options are numbered 0 to \d; 99 is none of them\.+$/,
    );
    expect(result.state).toEqual(played(2).state);
  });

  it('stops where the game is over', () => {
    const answers = [...tokens(2), '!0', ...tokens(1), '!1'].join(' ');
    const result = stoppedBy({ ...good, seed: 'record', answers, checks: [] });
    expect(result).toMatchObject({
      played: 3,
      message: 'After 3 of 5 answers the record no longer fits: the game is over (concession).',
    });
  });

  it('stops where a check is not what it was', () => {
    const record = played(60).record();
    expect(record.checks).toHaveLength(1);
    const result = stoppedBy({ ...record, checks: ['other'] });
    expect(result).toMatchObject({
      played: 50,
      message: 'After 50 of 60 answers the record no longer fits: the table is not what it was.',
    });
    expect(replay(game, { ...record, checks: [] }).stopped).toBeNull();
  });

  it('checks the second fifty too', () => {
    const record = played(100).record();
    expect(record.checks).toEqual([game.hash(played(50).state), game.hash(played(100).state)]);
    expect(replay(game, record).stopped).toBeNull();
    expect(stoppedBy({ ...record, checks: [record.checks[0] ?? '', 'other'] }).played).toBe(100);
    expect(checkEvery).toBe(50);
  });

  it('names both versions if they differ', () => {
    const record = played(3).record();
    expect(stoppedBy({ ...record, version: '0.9', answers: '0ZZ' }).message).toBe(
      'After 0 of 1 answers the record no longer fits: player 0 has other options here. The record is of version 0.9, this is 1.',
    );
    expect(replay(game, { ...record, version: '0.9' }).stopped).toBeNull();
  });
});
