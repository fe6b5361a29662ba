import type { CcgPosition } from '@binary-sunset/ccg';
import { ccg } from '@binary-sunset/ccg/drill';
import { isOutcome, type KernelState, loadSession } from '@binary-sunset/kernel';
import { exchange, unknownTo } from '@binary-sunset/kit';
import type { TcgPosition } from '@binary-sunset/tcg';
import { tcg } from '@binary-sunset/tcg/drill';
import { describe, expect, it } from 'vitest';
import { ccgTable } from '../src/ccg/index.ts';
import { hintFor, type Match, matchOf, mayAskForHints, opening, seatsOf } from '../src/index.ts';
import type { BoardGame } from '../src/scene.ts';
import { tcgTable } from '../src/tcg/index.ts';

const drillTcg = tcgTable(tcg);
const drillCcg = ccgTable(ccg);

function matchIn(table: BoardGame, state: KernelState, opponent = 'apprentice'): Match<BoardGame> {
  const record = {
    game: table.game.name,
    version: '1',
    setup: { decks: [{}, {}] },
    seed: 's',
    answers: '',
    checks: [],
  };
  const session = loadSession(table.game, { record, state: JSON.parse(JSON.stringify(state)) });
  return matchOf(table, session, [opening(session.state, [])], seatsOf(table, ['person', opponent], 's'));
}

const answersIn = (match: Match<BoardGame>): readonly string[] =>
  hintFor(match, 0)?.answers.map(({ label, why }) => `${label}: ${why}`) ?? [];

const tcgAt = (position: TcgPosition) => answersIn(matchIn(drillTcg, tcg.position(position)));
const ccgAt = (position: CcgPosition) => answersIn(matchIn(drillCcg, ccg.position(position)));

const many = (card: string, count: number): string[] => Array.from({ length: count }, () => card);

describe('a hint', () => {
  it('names the best answers of two or three, each with what speaks for it', () => {
    const [best, other, ...more] = tcgAt({
      at: 'build',
      dark: { build: ['Drill Walker'], space: ['Drill Cruiser'], points: 3 },
      light: { character: ['Drill Sergeant'], space: ['Drill Fighter'] },
    });
    expect(best).toBe('Move Drill Walker to the Ground arena: Wins the Ground arena.');
    expect(other).toMatch(/^End your build step: /);
    expect(more).toEqual([]);
  });

  it('says what an attack destroys, and what not attacking leaves', () => {
    const [best] = tcgAt({
      at: 'ground',
      dark: { ground: ['Drill Walker'], space: ['Drill Cruiser'] },
      light: { ground: [{ card: 'Drill Crawler', damage: 3 }], space: ['Drill Fighter'] },
    });
    expect(best).toMatch(/^Attack with Drill Walker: .*(destroys Drill Crawler|wins the Ground arena|two arenas)/i);
  });

  it('says what a Force drain costs the opponent', () => {
    const answers = ccgAt({
      phase: 'control',
      dark: { reserve: many('Stormtrooper', 20) },
      light: { reserve: many('Rebel Trooper', 20) },
      at: { 'Tatooine: Mos Eisley (Dark)': { dark: ['Stormtrooper'] } },
    });
    expect(answers).toEqual([
      'Force drain for 1 at Tatooine: Mos Eisley: Costs your opponent 1 Life Force.',
      'Pass: Spares your opponent 1 Life Force.',
    ]);
  });

  it('goes on to what follows from an answer', () => {
    const match = matchIn(
      drillCcg,
      ccg.position({
        phase: 'deploy',
        dark: { hand: ['Stormtrooper'], force: 3, reserve: many('Stormtrooper', 20) },
        light: { reserve: many('Rebel Trooper', 20) },
        at: { 'Tatooine: Mos Eisley (Dark)': { light: ['Rebel Trooper'] }, 'Drill Yard': {} },
      }),
    );
    expect(hintFor(match, 0)?.answers[0]).toMatchObject({
      label: expect.stringMatching(/^Deploy Stormtrooper/),
      then: [expect.stringMatching(/^To Tatooine: Mos Eisley/)],
      why: expect.stringMatching(/stops your opponent’s drain of 2 Force a turn at Mos Eisley/i),
      standing: 'best',
    });
  });

  it('is the same whatever the cards are that whoever asks cannot see', () => {
    const state = tcg.position({
      at: 'character',
      dark: { character: ['Drill Sergeant'], hand: ["Hero's Dodge", 'Surge of Power'], force: 4 },
      light: {
        character: ['Drill Trooper'],
        hand: ['Practice Counter', "Hero's Dodge"],
        deck: ['Drill Walker', 'Drill Adept', 'Surge of Power'],
        building: [{ card: 'Drill Walker', counters: 2 }],
        force: 4,
      },
    });
    const told = answersIn(matchIn(drillTcg, state));
    expect(told.length).toBeGreaterThan(1);
    const hidden = unknownTo(state, 0, 1);
    expect(hidden.length).toBeGreaterThan(4);
    for (const [i, card] of hidden.entries()) {
      const swapped = tcg.fork(state);
      exchange(swapped, card, hidden[(i + 1) % hidden.length] ?? card);
      expect(answersIn(matchIn(drillTcg, swapped))).toEqual(told);
    }
  });

  it('is for whoever plays against a computer, and only while they have to decide', () => {
    const state = tcg.position({
      at: 'build',
      active: 'light',
      dark: { ground: ['Drill Walker'] },
      light: { hand: ['Drill Walker'], points: 3 },
    });
    const match = matchIn(drillTcg, state);
    expect(isOutcome(match.pending) ? null : match.pending.player).toBe(1);
    expect(hintFor(match, 0)).toBeNull();
    expect(mayAskForHints(match)).toBe(true);
    expect(mayAskForHints(matchIn(drillTcg, state, 'person'))).toBe(false);
  });
});
