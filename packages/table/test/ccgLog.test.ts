import { ccg, stockDecks } from '@binary-sunset/ccg';
import { chanceFrom, isOutcome, startSession, type Viewer } from '@binary-sunset/kernel';
import { randomChooser } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import { tableCcg } from '../src/ccg/words.ts';
import { textOf } from '../src/line.ts';
import { linesOf, type Story, storyIn } from '../src/story.ts';

/** A game between two players to whom all options are equal. */
function playedGame(seed: string): Story {
  const decks = [stockDecks['Search for the Plans'], stockDecks['Rebels on Tatooine']] as const;
  const session = startSession(ccg, { decks }, seed);
  const choose = randomChooser(chanceFrom(seed));
  for (let answers = 0; answers < 400; answers++) {
    const now = ccg.pending(session.state);
    if (isOutcome(now)) break;
    session.answer({ player: now.player, at: now.at, picks: choose(session.state, now) });
  }
  return storyIn(ccg, session.record()).story;
}

describe('the log of the CCG', () => {
  const story = playedGame('logged');
  const linesFor = (viewer: Viewer): string[] =>
    story.flatMap((chapter) => linesOf(tableCcg, chapter, viewer).map(textOf));

  test.each([0, 1, 'spectator'] as const)('is in whole sentences, for viewer %s', (viewer) => {
    const lines = linesFor(viewer);
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines) {
      expect(line).not.toMatch(/undefined|null|NaN|\[object|[{}]| {2}/);
      expect(line).toMatch(/^(──|[A-Z0-9“])/);
    }
  });

  test('names a card that is drawn to whoever draws it, and to nobody else', () => {
    const draws = (viewer: Viewer): string[] => linesFor(viewer).filter((line) => / draws? /.test(line));
    expect(draws(0).some((line) => /^You draw (?!a card|destiny)/.test(line))).toBe(true);
    expect(draws(0).filter((line) => /^Opponent draws (?!a card|destiny)/.test(line))).toEqual([]);
    expect(draws('spectator').filter((line) => / draws (?!a card|destiny)/.test(line))).toEqual([]);
  });

  test('says who deploys what, where and for how much', () => {
    expect(linesFor('spectator').some((line) => /^(Dark|Light) Side deploys .+ to .+ for \d Force\.$/.test(line))).toBe(
      true,
    );
  });
});
