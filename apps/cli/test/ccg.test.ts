import type { CcgPosition, CcgState } from '@binary-sunset/ccg';
import { ccg } from '@binary-sunset/ccg/drill';
import { isOutcome, type Option, type Viewer } from '@binary-sunset/kernel';
import { rule } from '@binary-sunset/kit';
import { describe, expect, it } from 'vitest';
import { terminalCcg } from '../src/games/ccg.ts';
import { inspect, outline } from '../src/inspecting.ts';
import type { Looking } from '../src/onlooker.ts';
import { decisionLines, tableLines } from '../src/pages.ts';
import { begin, folder, paper, textOf, type } from './table.ts';

const terminal = terminalCcg(ccg);

const wide = { ...paper, width: 100 };

function lookingAt(s: CcgState, viewer: Viewer): Looking {
  const pending = ccg.pending(s);
  return {
    ...wide,
    terminal,
    view: ccg.view(s, viewer),
    decision: isOutcome(pending) || pending.player !== viewer ? null : pending,
    story: [],
  };
}

const tableOf = ({ view }: Looking): string => tableLines(terminal, view, wide).join('\n');

/** All that a viewer can find out by looking: the table, every pile, the options. */
function everything(s: CcgState, viewer: Viewer): string {
  const at = lookingAt(s, viewer);
  const asked = at.decision === null ? [] : decisionLines(terminal, s, at.decision, wide);
  return [tableOf(at), ...outline(at), ...asked].join('\n');
}

const scene: CcgPosition = {
  phase: 'battle',
  dark: {
    hand: ['Drill Flash', 'Drill Moff'],
    reserve: ['Drill Footman', 'Drill Laser', 'Drill Laser'],
    force: ['Drill Smuggler', 'Drill Smuggler'],
    used: ['Drill Navigator'],
    lost: ['Drill Toll'],
    table: ['Drill Bell'],
  },
  light: { hand: ['Drill Stew'], reserve: ['Drill Porter', 'Drill Porter'], force: 1, lost: ['Drill Bones'] },
  at: {
    Drill: { dark: ['Drill Interceptor'] },
    'Drill: Field (Light)': {
      dark: [{ card: 'Drill Champion', on: ['Drill Saber'] }, 'Drill Trooper'],
      light: ['Drill Hero', 'Drill Recruit'],
    },
    'Drill: Dunes': { light: ['Drill Idol'] },
  },
};

/** Whoever is asked takes the first option that fits. */
function take(s: CcgState, fits: (option: Option) => boolean): void {
  const pending = ccg.pending(s);
  if (isOutcome(pending)) throw new Error('The game is over.');
  ccg.answer(s, { player: pending.player, at: pending.at, picks: [pending.options.findIndex(fits)] });
}

describe('the terminal table of the CCG', () => {
  it('lays locations out from left to right, the other player’s cards above and one’s own below', () => {
    const lines = tableOf(lookingAt(ccg.position(scene), 0)).split('\n');
    const row = lines.findIndex((line) => line.includes('Drill: Field'));
    const at = (name: string): number => lines[row]?.indexOf(name) ?? -1;
    expect(at('Drill: Field')).toBeLessThan(at('Drill: Dunes'));
    const rowOf = (name: string): number => lines.findIndex((line) => line.includes(name));
    expect(rowOf('Drill Hero')).toBeLessThan(row);
    expect(rowOf('Drill Champion')).toBeGreaterThan(row);
    expect(rowOf('Drill Saber')).toBeGreaterThan(rowOf('Drill Champion'));
    const theirs = tableOf(lookingAt(ccg.position(scene), 1)).split('\n');
    expect(theirs.findIndex((line) => line.includes('Drill Champion'))).toBeLessThan(
      theirs.findIndex((line) => line.includes('Drill Hero')),
    );
  });

  rule(['GLB-0410', 'GLB-0424'], 'lays the locations of a system side by side, and systems apart', () => {
    const galaxy = { Drill: {}, 'Drill: Dunes': {}, 'Yavin 4 (Dark)': {}, 'Yavin 4: Jungle (Dark)': {} };
    const at = lookingAt(ccg.position({ at: galaxy }), 0);
    const row = tableOf(at)
      .split('\n')
      .find((line) => line.includes('Drill: Dunes'));
    // A line between neighbours, and a gap where another system begins.
    expect(row?.split('│').map((part) => part.trim().replace(/═\S+ /g, ''))).toEqual([
      'Drill',
      expect.stringMatching(/^Drill: Dunes {2,}Yavin 4$/),
      'Yavin 4: Jungle',
    ]);
  });

  rule('GLB-0411', 'turns a location towards each player, with their own Force icons first', () => {
    const s = ccg.position({ at: { 'Kessel (Dark)': {} } });
    expect(tableOf(lookingAt(s, 0))).toContain('Force 2:1');
    expect(tableOf(lookingAt(s, 1))).toContain('Force 1:2');
  });

  rule('GLB-0479', 'shows whoever is missing beneath the site, face up, to both players', () => {
    const s = ccg.position({
      at: { 'Drill: Dunes': { light: [{ card: 'Drill Hero', inactive: 'missing' }, 'Drill Recruit'] } },
    });
    for (const viewer of [0, 1] as const) {
      const lines = tableOf(lookingAt(s, viewer)).split('\n');
      const rowOf = (name: string): number => lines.findIndex((line) => line.includes(name));
      expect(rowOf('Drill Hero')).toBeGreaterThan(rowOf('Drill: Dunes'));
      expect(rowOf('Drill Recruit') > rowOf('Drill: Dunes')).toBe(viewer === 1);
      expect(lines[rowOf('Drill Hero') + 1]).toContain('missing');
    }
  });

  rule('GLC-0499', 'shows a spy under cover on the other player’s side of the site', () => {
    const s = ccg.position({
      at: { 'Drill: Dunes': { light: [{ card: 'Drill Paladin Veiled', inactive: 'undercover' }, 'Drill Recruit'] } },
    });
    for (const viewer of [0, 1] as const) {
      const lines = tableOf(lookingAt(s, viewer)).split('\n');
      const isBelow = (name: string): boolean =>
        lines.findIndex((line) => line.includes(name)) > lines.findIndex((line) => line.includes('Drill: Dunes'));
      expect([isBelow('Drill Paladin Veiled'), isBelow('Drill Recruit')]).toEqual([viewer === 0, viewer === 1]);
    }
  });

  rule('GLB-0095', 'hides nothing that lies face up, not even who is inside something else', () => {
    const s = ccg.position({
      at: { Drill: { light: [{ card: 'X-wing', pilots: [{ card: 'Luke Skywalker', on: ['Jedi Lightsaber'] }] }] } },
    });
    for (const viewer of [0, 1, 'spectator'] as const)
      for (const name of ['X-wing', 'Luke Skywalker', 'Jedi Lightsaber'])
        expect(tableOf(lookingAt(s, viewer))).toContain(name);
  });

  rule('AR7-0115', 'shows whatever is carried right beneath what carries it, and deeper', () => {
    const s = ccg.position({
      at: {
        Drill: {
          light: ['Drill Cruiser', { card: 'X-wing', pilots: [{ card: 'Luke Skywalker', on: ['Jedi Lightsaber'] }] }],
        },
      },
    });
    const lines = tableOf(lookingAt(s, 1)).split('\n');
    const carried = ['X-wing', 'Luke Skywalker', 'Jedi Lightsaber'].map((name) => {
      const row = lines.findIndex((line) => line.includes(name));
      return { row, column: lines[row]?.indexOf(name) ?? -1 };
    });
    const rising = (numbers: readonly number[]) => numbers.every((n, i) => n > (numbers[i - 1] ?? -1));
    expect(rising(carried.map(({ row }) => row))).toBe(true);
    expect(rising(carried.map(({ column }) => column))).toBe(true);
  });

  rule('GLA-0030', 'shows the stack of actions, the last on top, and the battle beneath it', () => {
    const s = ccg.position({
      phase: 'battle',
      dark: { force: 1, hand: ['Drill Errand (Dark)', 'Drill Reading'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill: Dunes': { dark: ['Drill Champion'], light: ['Drill Hero'] } },
    });
    take(s, ({ verb }) => verb === 'initiate battle');
    const pending = ccg.pending(s);
    if (!isOutcome(pending) && pending.player === 0) take(s, ({ verb }) => verb === 'pass');
    take(s, ({ verb }) => verb === 'play');
    const seen = tableOf(lookingAt(s, 0));
    expect(seen).toMatch(/Battle +at Drill: Dunes/);
    expect(seen).toMatch(/Stack +Drill Errand/);
  });

  rule('AR1-0019', 'shows everybody how many cards each deck, pile and hand has', () => {
    const s = ccg.position(scene);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = tableOf(lookingAt(s, viewer));
      expect(seen).toContain('Life Force 6  Reserve 3  Force 2  Used 1  Lost 1 (Drill Toll)  hand 2');
      expect(seen).toContain('Life Force 3  Reserve 2  Force 1  Used 0  Lost 1 (Drill Bones)  hand 1');
    }
  });

  rule('AR1-0020', 'lets nobody look through a Reserve Deck, a Force Pile or a Used Pile', () => {
    const s = ccg.position(scene);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = everything(s, viewer);
      for (const hidden of ['Drill Footman', 'Drill Laser', 'Drill Smuggler', 'Drill Navigator', 'Drill Porter'])
        expect(seen).not.toContain(hidden);
    }
    expect(inspect(lookingAt(s, 0), 'Drill Footman').at(-1)).toContain('Not in view');
  });

  it('shows a hand to its player alone', () => {
    const s = ccg.position(scene);
    expect(everything(s, 0)).toContain('Drill Flash');
    expect(everything(s, 0)).not.toContain('Drill Stew');
    expect(everything(s, 1)).toContain('Drill Stew');
    expect(everything(s, 1)).not.toContain('Drill Flash');
    expect(everything(s, 'spectator')).not.toMatch(/Drill Flash|Drill Stew/);
  });

  it('shows a battle: where it is, in which segment, and both totals', () => {
    const s = ccg.position(scene);
    take(s, ({ verb }) => verb === 'initiate battle');
    const battle = tableOf(lookingAt(s, 'spectator'))
      .split('\n')
      .find((line) => line.startsWith(' Battle'));
    expect(battle).toMatch(/at Drill: Field, weapons segment, Dark Side: power \d+, Light Side: power \d+/);
  });

  it('says what a card is, where it is, and what its values are made of', () => {
    const lines = inspect(lookingAt(ccg.position(scene), 0), 'champion').join('\n');
    expect(lines).toContain('Dark Side · Character');
    expect(lines).toMatch(/power \d/);
    expect(lines).toContain('at Drill: Field');
  });

  it('says what lasts: on which card, and until when', () => {
    const s = ccg.position({
      phase: 'deploy',
      dark: { hand: ['Drill Cripple', 'Drill Errand (Dark)'], force: 3 },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill: Dunes': { light: ['Drill Hero'] } },
    });
    take(s, ({ verb, on }) => verb === 'play' && on !== undefined && 'card' in on);
    for (let i = 0; i < 4 && s.lasting.length === 0; i++) take(s, ({ verb }) => verb === 'pass' || verb === 'target');
    expect(tableOf(lookingAt(s, 0))).toMatch(/Lasting +Drill Cripple on Drill Hero \(You, until the end of the turn\)/);
  });

  it('names a side once, also to a spectator', () => {
    const seen = tableOf(lookingAt(ccg.position(scene), 'spectator'));
    expect(seen).toMatch(/ Light Side +Life Force/);
    expect(tableOf(lookingAt(ccg.position(scene), 0))).toMatch(/ You +Dark Side +Life Force/);
  });

  it('takes a title for a card of either side, whatever else has it in its name', () => {
    const s = ccg.position({ ...scene, dark: { hand: ['Drill Errand (Dark)', 'Drill Alter (Dark)'] } });
    expect(inspect(lookingAt(s, 0), 'drill errand')[0]).toBe('Drill Errand (Dark)');
    const both = ccg.position({ at: { 'Drill Yard': {}, 'Yavin 4: Jungle (Dark)': {}, 'Yavin 4 (Dark)': {} } });
    expect(inspect(lookingAt(both, 0), 'Yavin 4')[0]).toBe('Yavin 4 (Dark)');
  });

  it('breaks a question that is too long for its line', () => {
    const s = ccg.position(scene);
    const { decision } = lookingAt(s, 0);
    if (decision === null) throw new Error('Dark is asked.');
    for (const width of [40, 60, 100]) {
      const lines = decisionLines(terminal, s, decision, { ...paper, width });
      const asked = lines.slice(
        0,
        lines.findIndex((one) => /^ +1 /.test(one)),
      );
      expect(Math.max(...asked.map((one) => one.length))).toBeLessThanOrEqual(width);
      expect(asked.at(-1)).toMatch(/(^| )AR6-0001 · \? help$/);
      expect(asked.join(' ')).toContain('pass.');
    }
  });

  it('fits the terminal, whatever is on the table', () => {
    for (const width of [80, 100, 132])
      for (const viewer of [0, 1, 'spectator'] as const) {
        const lines = tableLines(terminal, ccg.view(ccg.position(scene), viewer), { ...paper, width });
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
      }
  });
});

describe('a game of the CCG at the terminal', () => {
  it('starts with the stock decks, and plays on', () => {
    const game = begin('--seed stock', folder(), terminal);
    expect(textOf(game.open())).toContain('CUSTOMIZABLE CARD GAME');
    let page = '';
    for (let i = 0; i < 40; i++) page = type(game, '1');
    expect(page).toContain('CUSTOMIZABLE CARD GAME');
    expect(type(game, 'l')).toMatch(/You activate 1 Force/);
    expect(type(game, 'rule Force drain')).toMatch(/(AR|GAP|GL)/);
    expect(type(game, '?')).toContain('To answer');
  });

  // Two computers play a whole game: on a machine with other work that takes a while.
  it('can be watched, and stepped through', () => {
    const film = begin('watch --seed watched', folder(), terminal);
    expect(textOf(film.open())).toContain('CUSTOMIZABLE CARD GAME');
    expect(type(film, 'last')).toMatch(/win/);
  });
});
