import type { CcgPosition } from '@binary-sunset/ccg';
import { ccg } from '@binary-sunset/ccg/drill';
import { isOutcome, type KernelState, type Viewer } from '@binary-sunset/kernel';
import { describe, expect, it } from 'vitest';
import { ccgTable } from '../src/ccg/index.ts';
import { type CcgBoard, leadingOn, type ShownPlace } from '../src/index.ts';

const drillCcg = ccgTable(ccg);

const boardOf = (s: KernelState, viewer: Viewer): CcgBoard => {
  const view = ccg.view(s as Parameters<typeof ccg.view>[0], viewer);
  return drillCcg.boardOf(view, null, []);
};

const boardAt = (position: CcgPosition, viewer: Viewer = 0): CcgBoard => boardOf(ccg.position(position), viewer);

const placesOn = (board: CcgBoard): readonly ShownPlace[] => board.systems.flatMap(({ places }) => places);

function placeCalled(board: CcgBoard, name: string): ShownPlace {
  const found = placesOn(board).find((place) => place.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
}

/** Gives the first answer whose label starts like this. */
function answer(s: ReturnType<typeof ccg.position>, label: string): void {
  const asked = ccg.pending(s);
  if (isOutcome(asked)) throw new Error('The game is over.');
  const { labels } = ccg.describe(s, asked);
  const pick = labels.findIndex((one) => one.startsWith(label));
  if (pick < 0) throw new Error(`${label} is not among: ${labels.join(', ')}.`);
  ccg.answer(s, { player: asked.player, at: asked.at, picks: [pick] });
}

const tatooine: CcgPosition = {
  phase: 'battle',
  dark: { hand: ['Stormtrooper'], force: 4, lost: ['Stormtrooper', 'Imperial Blaster'] },
  light: { hand: ['Rebel Trooper'], force: 3 },
  at: {
    'Tatooine (Dark)': { dark: [{ card: 'Devastator', pilots: ['General Tagge'] }] },
    'Tatooine: Cantina (Dark)': {
      dark: [{ card: 'Darth Vader', on: ["Vader's Lightsaber"] }],
      light: ['Obi-Wan Kenobi', 'Han Solo'],
    },
    'Yavin 4 (Light)': { light: [] },
  },
};

describe('the CCG board', () => {
  it('lays locations out in their order, those of one system together, without its name', () => {
    const { systems } = boardAt(tatooine);
    expect(systems.map(({ name, note, places }) => [name, note, places.map((place) => place.name)])).toEqual([
      ['Tatooine', 'parsec 7', ['Tatooine', 'Cantina']],
      ['Yavin 4', 'parsec 4', ['Yavin 4']],
    ]);
  });

  it('shows who is there with what is on them and aboard, as trees', () => {
    const board = boardAt(tatooine);
    const [devastator] = placeCalled(board, 'Tatooine').cards[0];
    expect(devastator).toMatchObject({ title: 'Devastator', aboard: [{ title: 'General Tagge', as: 'pilot' }] });
    const [vader] = placeCalled(board, 'Cantina').cards[0];
    expect(vader).toMatchObject({
      attached: [{ title: "Vader's Lightsaber", as: 'attached' }],
      aboard: [],
      stats: { power: { printed: 6 }, ability: { now: 6 } },
    });
  });

  it('says both powers, who controls a location, and what a drain would come to', () => {
    const board = boardAt(tatooine);
    const system = placeCalled(board, 'Tatooine');
    expect(system).toMatchObject({ controller: 0, drain: system.icons[1] });
    expect(system.power[0]).toBeGreaterThan(0);
    expect(system.power[1]).toBe(0);
    expect(placeCalled(board, 'Cantina')).toMatchObject({ controller: null, drain: null });
  });

  it('puts a spy under cover on the other side', () => {
    const board = boardAt({
      at: {
        'Tatooine: Cantina (Dark)': { light: [{ card: 'Han Solo', inactive: 'undercover' }], dark: ['Stormtrooper'] },
      },
    });
    const { cards } = placeCalled(board, 'Cantina');
    expect(cards[0].map(({ title }) => title)).toEqual(['Stormtrooper', 'Han Solo']);
    expect(cards[1]).toEqual([]);
  });

  it('names hands for their owner, of a Lost Pile the top card, and of other piles their size', () => {
    const own = boardAt(tatooine, 0);
    expect(own.seats[0]).toMatchObject({
      side: 'dark',
      force: 4,
      lost: 2,
      lostTop: { title: 'Imperial Blaster' },
      hand: [{ title: 'Stormtrooper' }],
      lifeForce: 16,
    });
    expect(own.seats[1].hand).toMatchObject([{ title: null }]);
    expect(JSON.stringify(own.seats)).not.toContain('Rebel Trooper');
  });

  it('says whose phase it is, and which phases are over', () => {
    expect(boardAt(tatooine, 0).phase).toBe('Your battle phase');
    expect(boardAt(tatooine, 1).phase).toBe('Their battle phase');
    expect(boardAt(tatooine).steps.map(({ state }) => state)).toEqual([
      'done',
      'done',
      'done',
      'now',
      'to come',
      'to come',
    ]);
  });

  it('shows what is stacked face down and what is hit', () => {
    const { cards } = placeCalled(
      boardAt({ at: { 'Tatooine: Cantina (Dark)': { dark: [{ card: 'Stormtrooper', hit: true }] } } }),
      'Cantina',
    );
    expect(cards[0]).toMatchObject([{ hit: true, under: [] }]);
  });
});

describe('a battle on the CCG board', () => {
  function fought(): ReturnType<typeof ccg.position> {
    const s = ccg.position(tatooine);
    answer(s, 'Initiate a battle at Tatooine: Cantina');
    return s;
  }

  it('has its place, its segment and whoever takes part', () => {
    const s = fought();
    const { battle, stage, stack } = boardOf(s, 0);
    expect(battle).toMatchObject({ place: 'Tatooine: Cantina', by: 0 });
    expect(stage).toBe(battle?.at);
    expect(battle?.sides[0].cards.map(({ title }) => title)).toEqual(['Darth Vader']);
    expect(battle?.sides[1].cards.map(({ title }) => title)).toEqual(['Obi-Wan Kenobi', 'Han Solo']);
    expect(stack.map(({ title }) => title)).toContain('Battle at Tatooine: Cantina');
  });

  it('says how many destinies each side may draw, and why', () => {
    const { battle } = boardOf(fought(), 1);
    expect(battle?.sides[0].destinies).toMatchObject({ allowed: 1, drawn: 0 });
    expect(battle?.sides[0].destinies.why).toContain('ability 6');
  });

  it('adds up a power from its parts', () => {
    const { battle } = boardOf(fought(), 1);
    for (const { power, parts } of battle?.sides ?? [])
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(power);
  });
});

describe('faces of the CCG', () => {
  it('have every value where a player looks for it', () => {
    const { values, dots, frame } = drillCcg.faceOf('Darth Vader');
    expect(values).toContainEqual({ name: 'Power', printed: '6', at: 'foot' });
    expect(values).toContainEqual({ name: 'Destiny', printed: '1', at: 'corner' });
    expect([dots, frame]).toEqual([1, 'imperial']);
  });

  it('have both halves of a location', () => {
    const { halves, text } = drillCcg.faceOf('Tatooine (Dark)');
    expect(halves).toMatchObject({ light: { icons: 1 }, dark: { icons: 2 } });
    expect(text).toEqual([]);
  });

  it('exist for every card in the pool', () => {
    for (const title of ccg.titles) expect(drillCcg.faceOf(title).typeLine).not.toBe('');
  });
});

it('options that can be taken back are told from those that are for good', () => {
  const s = ccg.position({
    phase: 'deploy',
    dark: { hand: ['Stormtrooper', 'Tatooine (Dark)'], force: 3 },
    at: { 'Tatooine: Cantina (Dark)': {}, 'Tatooine: Mos Eisley (Dark)': {} },
  });
  const asked = ccg.pending(s);
  if (isOutcome(asked)) throw new Error('The game is over.');
  const { labels } = ccg.describe(s, asked);
  const hash = ccg.hash(s);
  const { cards } = ccg.view(s, 0);
  const called = (handle: number): string | null => cards.find((card) => card.handle === handle)?.name ?? null;
  // Where to is asked next; the location has one place to go to.
  expect(leadingOn(ccg, s, asked).map(({ option, to }) => [labels[option], to.map(called)])).toEqual([
    ['Deploy Stormtrooper (1 Force)', ['Tatooine: Cantina (Dark)', 'Tatooine: Mos Eisley (Dark)']],
  ]);
  expect(ccg.hash(s)).toBe(hash);
});

describe('a response', () => {
  const hands = { hand: ['Sense (Dark)', 'Alter (Dark)', 'Presence Of The Force'], force: 9 };

  /** Whether there is any point in what can be done about a deployed Effect. */
  function isPointless(position: CcgPosition): boolean {
    const s = ccg.position(position);
    answer(s, 'Deploy Presence Of The Force');
    const asked = ccg.pending(s);
    if (isOutcome(asked)) throw new Error('The game is over.');
    expect(asked.window?.kind).toBe('response');
    return drillCcg.isPointless?.(ccg.view(s, asked.player), asked) ?? false;
  }

  it('to what one does oneself is told from one to what the opponent does', () => {
    const at: CcgPosition['at'] = { 'Tatooine: Cantina (Dark)': { dark: ['Darth Vader'], light: ['Obi-Wan Kenobi'] } };
    expect(isPointless({ phase: 'deploy', dark: hands, at })).toBe(true);
    const light = { hand: ['Alter (Light)'] };
    expect(isPointless({ phase: 'deploy', dark: hands, light, at })).toBe(false);
  });

  it('to one’s own card is as pointless as a drain for 0', () => {
    const isPointless = (place: string): boolean => {
      const s = ccg.position({ turn: 'light', phase: 'control', at: { [place]: { light: ['Obi-Wan Kenobi'] } } });
      const asked = ccg.pending(s);
      if (isOutcome(asked)) throw new Error('The game is over.');
      expect(asked.options[0]?.verb).toBe('drain');
      return drillCcg.isPointless?.(ccg.view(s, asked.player), asked) ?? false;
    };
    expect(isPointless("Tatooine: Obi-Wan's Hut")).toBe(true);
    expect(isPointless('Tatooine: Cantina (Dark)')).toBe(false);
  });
});
