import { type CcgPosition, stockDecks } from '@binary-sunset/ccg';
import { ccg } from '@binary-sunset/ccg/drill';
import { type Happening, isOutcome, type Option, randomFrom, startSession, type Viewer } from '@binary-sunset/kernel';
import { randomChooser } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import { tableCcg } from '../src/ccg/words.ts';
import { textOf } from '../src/line.ts';
import { linesOf } from '../src/log.ts';
import { type Story, storyIn } from '../src/story.ts';

const drillCcg = tableCcg(ccg);

/** A game between two players to whom all options are equal. */
function playedGame(seed: string): Story {
  const decks = [stockDecks['Search for the Plans'], stockDecks['Rebels on Tatooine']] as const;
  const session = startSession(ccg, { decks }, seed);
  const choose = randomChooser(randomFrom(seed));
  for (let answers = 0; answers < 400; answers++) {
    const now = ccg.pending(session.state);
    if (isOutcome(now)) break;
    session.answer({ player: now.player, at: now.at, picks: choose(session.state, now) });
  }
  return storyIn(ccg, session.record()).story;
}

/** What the log says of each answer in a position, to a spectator; an answer is a verb, and perhaps a card. */
function said(position: CcgPosition, ...answers: readonly (readonly [verb: string, card?: string])[]): string[] {
  const s = ccg.position(position);
  return answers.flatMap(([verb, title]) => {
    const now = ccg.pending(s);
    if (isOutcome(now)) throw new Error('The game is over.');
    const { cards } = ccg.view(s, now.player);
    const isIt = ({ on }: Option): boolean =>
      title === undefined ||
      (on !== undefined && 'card' in on && cards.find(({ handle }) => handle === on.card)?.name === title);
    const pick = now.options.findIndex((option) => option.verb === verb && isIt(option));
    const [from, happenings] = [ccg.fork(s), [] as Happening[]];
    const answer = { player: now.player, at: now.at, picks: [pick] };
    ccg.answer(s, answer, (happening) => happenings.push(happening));
    const chapter = { answer, from, happenings, to: s, automatic: false, window: null };
    return linesOf(drillCcg, chapter, 'spectator').map(textOf);
  });
}

describe('a line of the log', () => {
  const space = {
    'Drill Harbor': { light: ['Drill Gold Wing'] },
    'Drill Moon': {},
    'Drill Harbor: Docking Bay': {},
  };
  test('says how a card moves', () => {
    const moving = { turn: 'light', phase: 'move', light: { force: 9 }, at: space } as const;
    expect(said(moving, ['land'])[0]).toMatch(/^Light Side lands Drill Gold Wing at Drill Harbor: Docking Bay/);
    expect(said(moving, ['move'])[0]).toMatch(/^Light Side moves Drill Gold Wing through hyperspace to Drill Moon/);
  });

  test('says on what a card is deployed, and who embarks', () => {
    const belt: CcgPosition = {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Tatooine Utility Belt', 'Leia Organa'], force: 9 },
      at: { 'Tatooine: Cantina (Light)': { light: ['Luke Skywalker', "Luke's X-34 Landspeeder"] } },
    };
    const lines = said(belt, ['deploy', 'Tatooine Utility Belt']);
    expect(lines).toContain('Light Side deploys Tatooine Utility Belt on Luke Skywalker for 1 Force.');
    expect(said(belt, ['deploy', 'Leia Organa'], ['to', "Luke's X-34 Landspeeder"])).toContainEqual(
      expect.stringMatching(/^Light Side deploys Leia Organa aboard Luke's X-34 Landspeeder for \d Force\.$/),
    );
    expect(said({ ...belt, phase: 'move' }, ['embark', 'Luke Skywalker'])).toContain(
      "Luke Skywalker embarks on Luke's X-34 Landspeeder.",
    );
  });

  test('says once what each player uses where both have to', () => {
    const jawa: CcgPosition = {
      phase: 'deploy',
      dark: { hand: ['Jawa (Dark)'], force: 3 },
      light: { force: 3 },
      at: { 'Tatooine: Dune Sea': { dark: ['Drill Trooper'] } },
    };
    const lines = said(jawa, ['deploy', 'Jawa (Dark)']);
    expect(lines.filter((line) => line.includes('Force'))).toEqual([
      expect.stringMatching(/^Dark Side deploys Jawa to Tatooine: Dune Sea for \d Force\.$/),
      expect.stringMatching(/^Light Side uses \d Force\.$/),
    ]);
  });

  test('says whose Life Force is depleted', () => {
    const s = ccg.position({});
    const over = { kind: 'over', winner: 0, because: 'Life Force depleted' };
    const linesFor = (viewer: Viewer): string[] =>
      linesOf(
        drillCcg,
        { answer: null, from: s, happenings: [over], to: s, automatic: false, window: null },
        viewer,
      ).map(textOf);
    expect(linesFor(0)).toEqual(["You win: the opponent's Life Force is depleted."]);
    expect(linesFor(1)).toEqual(['Opponent wins: your Life Force is depleted.']);
    expect(linesFor('spectator')).toEqual(["Dark Side wins: Light Side's Life Force is depleted."]);
  });

  test('says that it is a react', () => {
    const reacting: CcgPosition = {
      phase: 'battle',
      dark: { force: 9 },
      light: { force: 9 },
      at: {
        'Drill Harbor: Quay': { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
        'Drill Harbor: Market': { light: ['Drill Snow Scout'] },
      },
    };
    expect(said(reacting, ['initiate battle'], ['react', 'Drill Snow Scout'])).toContainEqual(
      expect.stringMatching(/^Light Side moves Drill Snow Scout to Drill Harbor: Quay as a react/),
    );
  });

  test('says whom a weapon is fired at, and whether that was enough', () => {
    const firing = (destiny: string): string[] => {
      const battle: CcgPosition = {
        turn: 'light',
        phase: 'battle',
        light: { force: 4, reserve: ['Drill Recruit', destiny] },
        at: {
          'Drill Yard': {
            light: [{ card: 'Drill Colonel', on: ['Drill Rifle (Light)'] }],
            dark: ['Drill Lord'],
          },
        },
      };
      return said(battle, ['initiate battle'], ['fire']);
    };
    const missed = firing('Drill Omen 0');
    expect(missed).toContain('Light Side fires Drill Rifle at Drill Lord.');
    expect(missed).toContain('Drill Rifle misses Drill Lord: 1 is not more than 6.');
    const hit = firing('Drill Omen 6');
    expect(hit.indexOf('Drill Lord is hit.')).toBe(
      hit.indexOf('Drill Rifle against Drill Lord: 7 is more than 6.') + 1,
    );
  });

  test('says what has cancelled a card', () => {
    const position: CcgPosition = {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Memorial'] },
      dark: { hand: ['Drill Alter (Dark)'], force: 3 },
    };
    const lines = said(position, ['deploy', 'Drill Memorial'], ['play']);
    expect(lines).toContain('Drill Alter cancels Drill Memorial.');
    expect(lines).toContain("Drill Memorial goes to Light Side's Lost Pile.");
  });

  test('adds up what is done one by one', () => {
    const s = ccg.position({});
    const linesFrom = (...happenings: readonly Happening[]): string[] =>
      linesOf(drillCcg, { answer: null, from: s, happenings, to: s, automatic: false, window: null }, 0).map(textOf);
    const used = { kind: 'used', by: 0, amount: 1 };
    const from = { zone: 'force', of: 1 };
    const draws = { kind: 'moved', card: { handle: 999, name: null }, from, zone: 'hand', of: 1 };
    expect(linesFrom(used, used, used)).toEqual(['You use 3 Force.']);
    expect(linesFrom(draws, draws)).toEqual(['Opponent draws 2 cards.']);
    const forfeits = { kind: 'forfeits', by: 1, card: 999, value: 3 };
    const lost = { ...draws, from: { zone: 'at', of: 1 }, zone: 'lost' };
    expect(linesFrom(forfeits, lost)).toHaveLength(1);
    expect(linesFrom(forfeits, { ...lost, card: { handle: 998, name: null } })).toHaveLength(2);
  });
});

test('what was said to be done for some Force is not said to be used again', () => {
  const deploying: CcgPosition = {
    phase: 'deploy',
    dark: { hand: ['Stormtrooper'], force: 3 },
    at: { 'Drill Yard': {} },
  };
  expect(said(deploying, ['deploy', 'Stormtrooper'])).toEqual([
    'Dark Side deploys Stormtrooper to Drill Yard for 1 Force.',
  ]);
});

describe('the log of the CCG', () => {
  const story = playedGame('logged');
  const linesFor = (viewer: Viewer): string[] =>
    story.flatMap((chapter) => linesOf(drillCcg, chapter, viewer).map(textOf));

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
