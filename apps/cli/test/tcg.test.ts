import { isOutcome, type Option, type Viewer } from '@binary-sunset/kernel';
import { rule } from '@binary-sunset/kit';
import type { TcgPosition, TcgState } from '@binary-sunset/tcg';
import { tcg } from '@binary-sunset/tcg/drill';
import { describe, expect, it } from 'vitest';
import { terminalTcg } from '../src/games/tcg.ts';
import { inspect, outline, whyNot } from '../src/inspecting.ts';
import type { Looking } from '../src/onlooker.ts';
import { decisionLines, tableLines } from '../src/pages.ts';
import { begin, folder, paper, textOf, type } from './table.ts';

const terminal = terminalTcg(tcg);

const wide = { ...paper, width: 100 };

function lookingAt(s: TcgState, viewer: Viewer): Looking {
  const pending = tcg.pending(s);
  return {
    ...wide,
    terminal,
    view: tcg.view(s, viewer),
    decision: isOutcome(pending) || pending.player !== viewer ? null : pending,
    story: [],
  };
}

const looking = (position: TcgPosition, viewer: Viewer = 0): Looking => lookingAt(tcg.position(position), viewer);

const tableOf = ({ view }: Looking): string => tableLines(terminal, view, wide).join('\n');

/** All that a viewer can find out by looking: the table, every pile, the options. */
function everything(s: TcgState, viewer: Viewer): string {
  const at = lookingAt(s, viewer);
  const asked = at.decision === null ? [] : decisionLines(terminal, s, at.decision, wide);
  return [tableOf(at), ...outline(at), ...asked].join('\n');
}

const scene: TcgPosition = {
  at: 'build',
  dark: {
    hand: ['Reek', 'Surge of Power'],
    deck: ['Acklay', 'Nexu'],
    discard: ['Geonosian Guard'],
    space: ['Droid Starfighter Wing'],
    ground: [{ card: 'Battle Droid Squad', damage: 1, tapped: true }],
    character: ['Geonosian Warrior'],
    building: [{ card: 'Geonosian Defense Platform', counters: 3 }],
    points: 2,
  },
  light: {
    hand: ['Knockdown', 'Clone Squad'],
    deck: ['Gozanti Cruiser', 'Rickshaw'],
    discard: ['Swoop Bike'],
    space: ['N-1 Starfighter'],
    ground: ['Clone Platoon'],
    character: ['Captain Typho (A)', 'Naboo Security Guard'],
    building: [{ card: 'Naboo Cruiser', counters: 4 }],
  },
};

/** Whoever is asked takes the first option that fits. */
function take(at: TcgState, fits: (option: Option, label: string) => boolean): void {
  const pending = tcg.pending(at);
  if (isOutcome(pending)) throw new Error('The game is over.');
  const { labels } = tcg.describe(at, pending);
  const pick = pending.options.findIndex((option, i) => fits(option, labels[i] ?? ''));
  tcg.answer(at, { player: pending.player, at: pending.at, picks: [pick] });
}

describe('the terminal table of the TCG', () => {
  rule(
    'TCG-0051',
    'runs the arenas from Space to Character for the Dark Side, the other way for the Light Side',
    () => {
      const places = (viewer: Viewer): number[] => {
        const row = tableOf(looking(scene, viewer))
          .split('\n')
          .find((line) => line.includes('SPACE'));
        return ['SPACE', 'GROUND', 'CHARACTER'].map((name) => row?.indexOf(name) ?? -1);
      };
      const [space = 0, ground = 0, character = 0] = places(0);
      expect(space < ground && ground < character).toBe(true);
      const [lightSpace = 0, lightGround = 0, lightCharacter = 0] = places(1);
      expect(lightCharacter < lightGround && lightGround < lightSpace).toBe(true);
    },
  );

  rule(['TCG-0044', 'TCG-0499'], 'shows nobody what is in a deck', () => {
    const s = tcg.position(scene);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = everything(s, viewer);
      for (const hidden of ['Acklay', 'Nexu', 'Gozanti Cruiser', 'Rickshaw']) expect(seen).not.toContain(hidden);
    }
    expect(inspect(lookingAt(s, 0), 'Acklay').at(-1)).toContain('Not in view');
  });

  rule('TCG-0053', 'shows everybody every discard pile', () => {
    const s = tcg.position(scene);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(everything(s, viewer)).toContain('Geonosian Guard');
      expect(everything(s, viewer)).toContain('Swoop Bike');
    }
  });

  rule(['TCG-0058', 'TCG-0561'], 'shows a hand to its player alone', () => {
    const s = tcg.position(scene);
    expect(everything(s, 0)).toContain('Reek');
    expect(everything(s, 0)).not.toContain('Knockdown');
    expect(everything(s, 1)).toContain('Knockdown');
    expect(everything(s, 1)).not.toContain('Reek');
    expect(everything(s, 'spectator')).not.toMatch(/Reek|Knockdown/);
    expect(tableOf(lookingAt(s, 1))).toContain('hand 2');
  });

  rule('TCG-0108', 'lets a player look at his or her own partially built cards, and not the opponent', () => {
    const s = tcg.position(scene);
    expect(tableOf(lookingAt(s, 0))).toContain('Geonosian Defense Platform 3/7');
    expect(everything(s, 0)).not.toContain('Naboo Cruiser');
    expect(tableOf(lookingAt(s, 1))).toContain('Naboo Cruiser 4/6');
    expect(everything(s, 1)).not.toContain('Geonosian Defense Platform');
    // Counters are public.
    expect(tableOf(lookingAt(s, 1))).toMatch(/▒▒▒ 3/);
  });

  rule('TCG-0020', 'shows what a text does and nothing else as text', () => {
    expect(inspect(looking(scene), 'captain typho').slice(0, 3)).toEqual([
      'Captain Typho (A)',
      expect.stringContaining('Light Side · Character - Naboo Soldier · build 5 · speed 40 · power 5 · health 5'),
      '  As long as Typho is in the Character arena, each of your other Naboo Soldiers gets +10 speed.',
    ]);
    expect(inspect(looking(scene), 'clone platoon')).toHaveLength(7);
  });

  rule('TCG-0320', 'asks both players in a chance, the second even after the first has passed', () => {
    const s = tcg.position({
      at: 'space',
      dark: { hand: ['Knockdown'], space: ['Drill Fighter'], character: ['Drill Trooper'] },
      light: { hand: ['Knockdown'], space: ['Drill Cruiser'], character: ['Drill Trooper'] },
    });
    const prompt = (viewer: Viewer): string => everything(s, viewer).split('\n').slice(-3).join('\n');
    expect(prompt(0)).toContain('Pass');
    tcg.answer(s, { player: 0, at: 0, picks: [tcgPass(s)] });
    expect(prompt(1)).toContain('Pass');
    tcg.answer(s, { player: 1, at: 0, picks: [tcgPass(s)] });
    // Only now does the fight begin.
    expect(everything(s, 0)).toContain('Attack with Drill Fighter');
  });

  rule('TCG-0459', 'keeps a sealed bid from the other player until both have bid', () => {
    const s = tcg.position({
      at: 'character',
      dark: { hand: ['Practice Auction'], character: ['Drill Trooper'], force: 7 },
      light: { character: ['Drill Sergeant'], force: 9 },
    });
    take(s, ({ verb }) => verb === 'play');
    take(s, (_option, label) => label.includes('Drill Sergeant'));
    const elsewhere = tcg.fork(s);
    take(s, ({ amount }) => amount === 5);
    take(elsewhere, ({ amount }) => amount === 3);
    // Whatever was bid, the other player sees the same table.
    expect(everything(s, 1)).toBe(everything(elsewhere, 1));
    take(s, ({ amount }) => amount === 4);
    take(elsewhere, ({ amount }) => amount === 4);
    expect(everything(s, 1)).not.toBe(everything(elsewhere, 1));
  });

  rule('TCG-0381', 'shows what stands for each of two contested cards, to whoever looks', () => {
    const s = tcg.position({
      at: 'battle',
      dark: { character: ['Drill Hero (A)'], space: ['Drill Fighter'], force: 4 },
      light: {
        character: [{ card: 'Drill Hero (D)', beneath: ['Drill Hero (E)'] }],
        space: ['Drill Fighter'],
        force: 3,
      },
    });
    const shown = (viewer: Viewer): string | undefined =>
      tableOf(lookingAt(s, viewer))
        .split('\n')
        .find((line) => line.includes('Contest'))
        ?.trim();
    const bid = (wanted: number): void => take(s, ({ amount }) => amount === wanted);
    bid(2);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(shown(viewer)).toMatch(/^Contest +Drill Hero \(A\) 5 \+ 2 = 7 against Drill Hero \(D\) 7 \+ 0 = 7$/);
    bid(1);
    expect(shown(0)).toMatch(/7 \+ 1 = 8$/);
    bid(2);
    bid(1);
    expect(shown(0)).toBeUndefined();
  });

  it('answers why not, with the rule', () => {
    const lines = whyNot(looking(scene), 'geonosian warrior').join('\n');
    expect(lines).toMatch(/Attack with Geonosian Warrior: no\. .*\(TCG-0141\)/);
    expect(whyNot(looking(scene), 'reek').join('\n')).toMatch(/Build Reek: yes, now/);
    expect(whyNot(looking(scene), 'reek').join('\n')).toMatch(/Deploy Reek: no\. [^(]*\(TCG-0037\)/);
  });

  it('says what values are made of', () => {
    const at = looking({ at: 'build', light: { character: ['Captain Typho (A)', 'Naboo Security Guard'] } }, 0);
    expect(inspect(at, 'security guard').join('\n')).toContain('speed 40 = 30 printed, +10 from Captain Typho (A)');
  });

  it('fits the terminal, whatever is on the table', () => {
    for (const width of [80, 100, 132])
      for (const viewer of [0, 1, 'spectator'] as const) {
        const lines = tableLines(terminal, tcg.view(tcg.position(scene), viewer), { ...paper, width });
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
      }
  });
});

const tcgPass = (s: TcgState): number => {
  const pending = tcg.pending(s);
  return isOutcome(pending) ? -1 : pending.options.findIndex(({ verb }) => verb === 'pass');
};

describe('decks at the terminal', () => {
  it('names the card, the rule and the fix for a deck that may not be played', () => {
    const files = folder({ 'mine.txt': '5 Reek\n1 N-1 Starfighter' });
    expect(() => begin('--deck mine.txt', files, terminal)).toThrow(/5 copies of Reek.*TCG-0043.*take out 1/);
    expect(() => begin('--deck mine.txt', files, terminal)).toThrow(/N-1 Starfighter.*TCG-0012/);
  });

  it('says which line of a broken deck file cannot be read, and what is meant by an unknown card', () => {
    const odd = folder({ 'odd.txt': '4 Reek\nReek four', 'near.txt': '4 Reeek' });
    expect(() => begin('--deck odd.txt', odd, terminal)).toThrow('"odd.txt", line 2');
    expect(() => begin('--deck near.txt', odd, terminal)).toThrow(/Reeek.*Reek/);
  });

  it('starts with the stock decks, and plays on', () => {
    const game = begin('--seed stock', folder(), terminal);
    expect(textOf(game.open())).toContain('TRADING CARD GAME');
    expect(type(game, '?')).toContain('To answer');
  });
});
