import {
  type GameRecord,
  isOutcome,
  Malformed,
  RecordDisagrees,
  randomFrom,
  startSession,
} from '@binary-sunset/kernel';
import { skirmish, stockDecks } from '@binary-sunset/skirmish';
import { describe, expect, test } from 'vitest';
import { checkGolden, type Golden, LeadsElsewhere, makeGolden, rehashGolden } from '../src/golden.ts';
import { randomChooser } from '../src/players.ts';

function playedFor(answers: number): GameRecord {
  const session = startSession(skirmish, { decks: [stockDecks.Vanguard, stockDecks.Irregulars] }, 'golden');
  const choose = randomChooser(randomFrom('a player'));
  for (let left = answers; left > 0; left--) {
    const now = skirmish.pending(session.state);
    if (isOutcome(now)) break;
    session.answer({ player: now.player, at: now.at, picks: choose(session.state, now) });
  }
  return session.record();
}

const whole = makeGolden(skirmish, playedFor(10_000));

test('a game is kept with how it ended', () => {
  expect(whole).toMatchObject({ because: 'no morale left', hash: expect.stringMatching(/^\w{10}$/) });
  expect(makeGolden(skirmish, playedFor(7)).because).toBe('unfinished');
});

test('a game that goes as it went is fine, also once it was written out', () => {
  checkGolden(skirmish, whole);
  checkGolden(skirmish, JSON.parse(JSON.stringify(whole)) as Golden);
});

const altered = (change: (text: string[]) => void, golden = whole): Golden => {
  const answers = golden.record.answers.split(' ');
  change(answers);
  return { ...golden, record: { ...golden.record, answers: answers.join(' ') } };
};

describe('hashes written anew', () => {
  const renamed = altered(
    (answers) => {
      for (const [i, answer] of answers.entries())
        answers[i] = answer.replace(/..$/, (letters) => (letters === 'AA' ? 'BB' : 'AA'));
    },
    { ...whole, hash: '0123456789', record: { ...whole.record, checks: whole.record.checks.map(() => '0123456789') } },
  );

  test('are those of today; what was picked stays', () => {
    expect(() => checkGolden(skirmish, renamed)).toThrow(RecordDisagrees);
    expect(rehashGolden(skirmish, renamed)).toEqual(whole);
    expect(rehashGolden(skirmish, whole)).toEqual(whole);
  });

  test('a version that it was played with stays as well', () => {
    const old = { ...renamed, record: { ...renamed.record, version: '0.9' } };
    expect(rehashGolden(skirmish, old).record.version).toBe('0.9');
  });

  test('are refused where something can no longer be picked', () => {
    const golden = altered((answers) => answers.splice(5, 1, '99AA'), renamed);
    expect(() => rehashGolden(skirmish, golden)).toThrow(/^After 5 of \d+ answers .*: Options are numbered/);
  });

  test('are refused where the game is over too soon', () => {
    const golden = altered((answers) => answers.push('0AA'), renamed);
    expect(() => rehashGolden(skirmish, golden)).toThrow(/no longer fits: the game is over \(no morale left\)/);
  });

  test('are refused where the game does not end, or ends in another way', () => {
    const unfinished = altered((answers) => answers.pop(), renamed);
    expect(() => rehashGolden(skirmish, unfinished)).toThrow(LeadsElsewhere);
    expect(() => rehashGolden(skirmish, { ...renamed, because: 'exhaustion' })).toThrow(
      'The game used to end by exhaustion; now it ends by no morale left.',
    );
  });
});

describe('a game that goes another way says how', () => {
  test('another end', () => {
    expect(() => checkGolden(skirmish, { ...whole, because: 'exhaustion' })).toThrow(
      'The game used to end by exhaustion; now it ends by no morale left.',
    );
  });

  test('another table at the end', () => {
    expect(() => checkGolden(skirmish, { ...whole, hash: '0123456789' })).toThrow(
      'The game still ends the same way, but the table is not what it was.',
    );
  });

  test('no end', () => {
    expect(() =>
      checkGolden(
        skirmish,
        altered((answers) => answers.pop()),
      ),
    ).toThrow('The game used to end by no morale left; now it ends by unfinished.');
  });

  test('other options on the way', () => {
    const golden = altered((answers) => {
      answers[3] = answers[3]?.replace(/..$/, (letters) => (letters === 'AA' ? 'BB' : 'AA')) ?? '';
    });
    expect(() => checkGolden(skirmish, golden)).toThrow(RecordDisagrees);
    expect(() => checkGolden(skirmish, golden)).toThrow(/^After 3 of \d+ answers the record no longer fits: /);
  });

  test('another table on the way', () => {
    const [, ...others] = whole.record.checks;
    const golden = { ...whole, record: { ...whole.record, checks: ['0123456789', ...others] } };
    expect(() => checkGolden(skirmish, golden)).toThrow(/^After 50 of \d+ .*the table is not what it was/);
  });

  test('a file that is damaged', () => {
    const golden = altered((answers) => answers.splice(4, 1, 'what?'));
    expect(() => checkGolden(skirmish, golden)).toThrow(Malformed);
  });
});
