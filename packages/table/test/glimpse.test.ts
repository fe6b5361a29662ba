import { ccg } from '@binary-sunset/ccg/drill';
import { type Game, type Happening, isOutcome, type KernelState, type Viewer } from '@binary-sunset/kernel';
import type { TcgPosition, TcgState } from '@binary-sunset/tcg';
import { tcg } from '@binary-sunset/tcg/drill';
import { describe, expect, it } from 'vitest';
import { ccgTable } from '../src/ccg/index.ts';
import {
  attackSteps,
  type BoardGame,
  type Chapter,
  type Glimpse,
  newsOf,
  seenLately,
  type TcgBoard,
} from '../src/index.ts';
import { battleSegments, textOf } from '../src/plain.ts';
import { tcgTable } from '../src/tcg/index.ts';

const drillCcg = ccgTable(ccg);
const drillTcg = tcgTable(tcg);

/** Plays on by these verbs, the first that is offered, until the turn is over; gives the chapters. */
function played<S extends KernelState, P>(game: Game<S, P>, s: S, verbs: readonly string[], most = 40): Chapter[] {
  const chapters: Chapter[] = [];
  for (let i = 0; i < most; i++) {
    const asked = game.pending(s);
    if (isOutcome(asked)) break;
    const wish = verbs
      .map((verb) => asked.options.findIndex((option) => option.verb === verb))
      .find((pick) => pick >= 0);
    const answer = { player: asked.player, at: asked.at, picks: [wish ?? 0] };
    const from = game.fork(s);
    const happenings: Happening[] = [];
    game.answer(s, answer, (happening) => happenings.push(happening));
    chapters.push({ answer, from, happenings, to: game.fork(s), automatic: false, window: asked.window?.kind ?? null });
    if (happenings.some(({ kind }) => kind === 'turn')) break;
  }
  return chapters;
}

/** As whoever draws any game has it. */
const tcgBoards: BoardGame<TcgBoard> = drillTcg;

const playOn = (position: TcgPosition, verbs: readonly string[], most?: number): Chapter[] =>
  played(tcg, tcg.position(position), verbs, most);

const glimpsesOf = (chapters: readonly Chapter[], viewer: Viewer): Glimpse<TcgBoard>[] =>
  chapters.flatMap(
    (chapter, i) => newsOf(drillTcg, chapter, viewer, seenLately(chapters.slice(0, i), drillTcg, viewer)).glimpses,
  );

const fight: TcgPosition = {
  at: 'character',
  seed: 'glimpse',
  dark: { character: ['Jango Fett (A)'], force: 4 },
  light: { character: ['Clone Officer', 'Clone Officer'], force: 4 },
};

const attacks = glimpsesOf(playOn(fight, ['attack', 'pass']), 1);

describe('on the way', () => {
  it('dice are seen to fall before their hits are counted', () => {
    const rolls = attacks.filter(({ glimpsed }) => glimpsed.what === 'roll');
    expect(rolls.length).toBeGreaterThan(0);
    for (const { board } of rolls) {
      expect(board.attack).toMatchObject({ hits: null, step: 'Roll', landed: false });
      expect(board.attack?.dice.length).toBeGreaterThan(0);
    }
  });

  it('each attack is seen when it is over, with whoever fought where they were', () => {
    const over = attacks.filter(({ glimpsed }) => glimpsed.what === 'attack');
    expect(over).toHaveLength(attacks.filter(({ glimpsed }) => glimpsed.what === 'roll').length);
    for (const { board } of over) {
      const { attack, arenas } = board;
      expect(attack).toMatchObject({ step: 'End', landed: true });
      const lying = arenas.flatMap(({ units }) => units.flat());
      for (const part of ['attacker', 'defender'] as const) {
        expect(attack?.[part]?.title).toBeTypeOf('string');
        expect(lying.find((unit) => unit.part === part)?.handle).toBe(attack?.[part]?.handle);
      }
      for (const { handle } of attack?.fallen ?? []) expect(lying.map((unit) => unit.handle)).toContain(handle);
      const landed = attack?.lands.reduce((sum, { amount }) => sum + amount, 0);
      expect(landed).toBe((attack?.hits ?? 0) + (attack?.critical ?? 0));
    }
    expect(over.some(({ board }) => (board.attack?.fallen.length ?? 0) > 0)).toBe(true);
  });

  it('what is told by then never goes back', () => {
    for (const chapter of playOn(fight, ['attack', 'pass'])) {
      const { glimpses, entries, happenings } = newsOf(drillTcg, chapter, 1, []);
      const told = glimpses.map((glimpse) => glimpse.told);
      expect(told).toEqual([...told].sort((a, b) => a - b));
      expect(told.at(-1) ?? 0).toBeLessThanOrEqual(entries.length);
      expect(glimpses.at(-1)?.happened ?? 0).toBeLessThanOrEqual(happenings.length);
    }
  });

  it('a Battle card is shown to the other side, and no hand with it', () => {
    const played = playOn({ ...fight, dark: { ...fight.dark, hand: ['Surge of Power', 'Dark Speed'] } }, [
      'play',
      'attack',
      'pass',
    ]);
    const cards = (viewer: Viewer) => glimpsesOf(played, viewer).filter(({ glimpsed }) => glimpsed.what === 'card');
    expect(cards(0)).toEqual([]);
    const [first] = cards(1);
    expect(first?.glimpsed).toMatchObject({ what: 'card', by: 0 });
    expect(first?.board.playing).toHaveLength(1);
    expect(first?.board.seats[0].hand.map(({ title }) => title)).toEqual([null]);
  });
});

describe('the steps of an attack', () => {
  it('never go back', () => {
    const position = {
      ...fight,
      dark: { ...fight.dark, hand: ['Surge of Power', 'Surge of Power'] },
      light: { ...fight.light, hand: ['Surge of Power', "Hero's Dodge"] },
    };
    for (const viewer of [0, 1] as const) {
      const chapters = playOn(position, ['attack', 'play', 'pass']);
      let farthest = { ordinal: 0, step: 0 };
      for (const [i, { to }] of chapters.entries()) {
        const asked = tcg.pending(to as TcgState);
        const decision = isOutcome(asked) || asked.player !== viewer ? null : asked;
        const recent = seenLately(chapters.slice(0, i + 1), drillTcg, viewer);
        const { attack } = tcgBoards.boardOf(tcg.view(to as TcgState, viewer), decision, recent);
        if (attack === null) continue;
        const step = attackSteps.indexOf(attack.step);
        if (attack.ordinal === farthest.ordinal) expect(step).toBeGreaterThanOrEqual(farthest.step);
        farthest = { ordinal: attack.ordinal, step };
      }
      expect(farthest.ordinal).toBeGreaterThan(0);
    }
  });
});

describe('the order of speed', () => {
  it('knows who has attacked from who was only tapped', () => {
    const done = (verbs: readonly string[]) => {
      const chapters = playOn(fight, verbs, 6);
      return chapters.flatMap(({ to }, i) => {
        const recent = seenLately(chapters.slice(0, i + 1), drillTcg, 0);
        return tcgBoards
          .boardOf(tcg.view(to as TcgState, 0), null, recent)
          .queue.filter(({ state }) => state === 'done');
      });
    };
    expect(done(['attack', 'pass']).map(({ attacked }) => attacked)).toContain(true);
    const held = done(['hold back', 'pass']);
    expect(held.length).toBeGreaterThan(0);
    expect(held.map(({ attacked }) => attacked)).not.toContain(true);
  });
});

describe('a battle of the CCG, on the way', () => {
  const there = {
    dark: [{ card: 'Darth Vader', on: ["Vader's Lightsaber"] }],
    light: ['Rebel Trooper', 'Rebel Trooper'],
  };
  const battle = ccg.position({
    phase: 'battle',
    dark: { force: 5, reserve: Array(9).fill('Stormtrooper') },
    light: { force: 2, reserve: Array(9).fill('Rebel Trooper') },
    at: { 'Tatooine: Cantina (Dark)': there },
  });
  const chapters = played(
    ccg,
    battle,
    ['initiate battle', 'fire', 'target', 'draw battle destiny', 'forfeit', 'lose', 'pass'],
    16,
  );
  const seen = chapters.flatMap((chapter) => newsOf(drillCcg, chapter, 1, []).glimpses);
  const boardAt = (what: string) => seen.find(({ glimpsed }) => glimpsed.what === what)?.board;

  it('what a weapon does is seen before the next segment begins', () => {
    expect(boardAt('hit')?.battle?.segment).toBe(battleSegments.indexOf('Weapons'));
  });

  it('its powers are seen before anything is lost, and its end once all is satisfied', () => {
    const sights = seen.map(({ glimpsed }) => glimpsed.what);
    expect(sights.indexOf('hit')).toBeLessThan(sights.indexOf('power'));
    expect(sights.indexOf('power')).toBeLessThan(sights.indexOf('battle'));
    expect(boardAt('battle')?.battle?.segment).toBe(battleSegments.length);
    expect(boardAt('battle')?.battle?.sides[1].damage?.left).toBe(0);
  });
});

it('a react is seen by the other player as it is announced, and its cost is said once', () => {
  const s = ccg.position({
    phase: 'battle',
    dark: { force: 9 },
    light: { force: 9 },
    at: {
      'Drill Harbor: Quay': { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
      'Drill Harbor: Market': { light: ['Drill Snow Scout'] },
    },
  });
  const chapters = played(ccg, s, ['initiate battle', 'react', 'pass'], 3);
  const reactsFor = (viewer: Viewer) =>
    chapters.flatMap((chapter) => {
      const { entries, glimpses } = newsOf(drillCcg, chapter, viewer, []);
      return glimpses.flatMap(({ glimpsed, told }) =>
        glimpsed.what === 'react' ? [entries.map(({ line }) => textOf(line)).slice(told - 1)] : [],
      );
    });
  expect(reactsFor(0).map((lines) => lines[0])).toEqual([
    'Opponent moves Drill Snow Scout to Drill Harbor: Quay as a react for 1 Force.',
  ]);
  expect(
    reactsFor(0)
      .flat()
      .filter((line) => line.includes('1 Force')),
  ).toHaveLength(1);
  expect(reactsFor(1)).toEqual([]);
});
