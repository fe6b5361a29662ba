import { type Happening, isOutcome, loadSession, startSession } from '@binary-sunset/kernel';
import { tcg } from '@binary-sunset/tcg/drill';
import { describe, expect, it } from 'vitest';
import { type Match, matchOf, opening, person, seatsOf, storyOf, UnknownSitter } from '../src/index.ts';
import { tcgTable } from '../src/tcg/index.ts';

const drillTcg = tcgTable(tcg);

const decks = [
  drillTcg.stockDecks['Separatist Armada'] ?? {},
  drillTcg.stockDecks['Defenders of the Republic'] ?? {},
] as const;

function begin(sitters: readonly [string, string], seed = 'match'): Match<typeof drillTcg> {
  const happenings: Happening[] = [];
  const session = startSession(drillTcg.game, { decks }, seed, (happening) => happenings.push(happening));
  return matchOf(drillTcg, session, [opening(session.state, happenings)], seatsOf(drillTcg, sitters, seed));
}

/** Gives the first answer that there is. */
function give(match: Match, automatic = false): void {
  const { pending } = match;
  if (isOutcome(pending)) throw new Error('The game is over.');
  const { player, at, min } = pending;
  match.give({ player, at, picks: Array.from({ length: min }, (_, i) => i) }, automatic);
}

/** Lets computers play; how many decisions they made. */
function computersPlay(match: Match): number {
  let made = 0;
  while (match.computerAnswers()) made++;
  return made;
}

describe('a match', () => {
  it('lets a computer make one decision at a time, and none for a person', () => {
    const match = begin(['random', person]);
    const answers = computersPlay(match);
    expect(match.story.length).toBe(answers + 1);
    expect(match.pending).toMatchObject({ player: 1 });
    expect(match.computerAnswers()).toBe(false);
  });

  it('goes back to the last choice of a person, past what was answered for them', () => {
    const match = begin([person, person]);
    const start = tcg.hash(match.state as never);
    give(match);
    give(match, true);
    const before = tcg.hash(match.state as never);
    expect(match.undo()).toBe(true);
    expect(tcg.hash(match.state as never)).toBe(start);
    expect(match.undo()).toBe(false);
    expect(match.redo()).toBe(true);
    expect(tcg.hash(match.state as never)).toBe(before);
  });

  it('is practice once something was taken back that somebody learnt from', () => {
    const match = begin([person, 'random']);
    computersPlay(match);
    do give(match);
    while (computersPlay(match) === 0);
    expect(match.practice).toBe(false);
    match.undo();
    expect(match.practice).toBe(true);
  });

  it('says who may sit there when somebody unknown is named', () => {
    expect(() => begin(['nobody', person])).toThrow(UnknownSitter);
  });
});

describe('a saved game whose decks may no longer be played', () => {
  it('goes on from its last state, with nothing told of what led there', () => {
    const { state } = startSession(drillTcg.game, { decks }, 'kept');
    const record = { game: 'tcg', version: '0', setup: { decks: [{}, {}] }, seed: 'kept', answers: '', checks: [] };
    const session = loadSession(drillTcg.game, { record, state: JSON.parse(JSON.stringify(state)) });
    expect(session.answered).toBe(0);
    expect(drillTcg.game.hash(session.state)).toBe(drillTcg.game.hash(state));
    expect(storyOf(drillTcg.game, { ...record, setup: { decks: [{}, {}] } }, session)).toHaveLength(1);
  });
});
