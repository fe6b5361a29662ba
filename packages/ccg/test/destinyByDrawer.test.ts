import { rule, table } from '@binary-sunset/kit';
import { describe, expect, it } from 'vitest';
import type { Card, Side } from '../src/catalog/card.ts';
import {
  aboutToDraw,
  activate,
  adds,
  always,
  any,
  atAnyTime,
  automatically,
  drawDestiny,
  drawsDestiny,
  ifDestiny,
  isUnmodifiable,
  may,
  opponents,
  replacesDraw,
  this_,
  totalIsX,
  used,
  x,
  your,
} from '../src/language/index.ts';
import { ruleWords } from '../src/language/words/ruleWords.ts';
import type { Stood } from '../src/position.ts';
import type { Clause } from '../src/text/program.ts';
import { self } from './language/speaking.ts';
import { ccgWith, stranger } from './stranger.ts';

const blasters = your.weapons.trait('blaster');
const onTable = (...text: Clause[]): Card => stranger({ kind: 'effect', text });
const bearing = (weapon: string): Stood => ({ card: 'Drill Baron', on: [weapon] });
const omens = (...values: readonly number[]): readonly string[] =>
  values.map((value) => `Drill Omen ${value}`).reverse();

/** Dark fires that weapon at a target of defense value 5, with an Effect on table; Light may play something. */
function firing(weapon: string, effect: Card, light: readonly string[] = []) {
  const t = table(ccgWith(effect), {
    phase: 'battle',
    dark: {
      force: 3,
      table: [effect.name],
      reserve: [...Array.from({ length: 5 }, () => 'Drill Trooper'), ...omens(3, 3)],
      hand: ['Drill Errand (Dark)'],
    },
    light: { hand: ['Drill Errand (Light)', ...light] },
    at: { 'Drill Yard': { dark: [bearing(weapon)], light: ['Drill Tough Target'] } },
  });
  t.dark.does('initiate battle');
  if (t.asked === 'light') t.light.passes();
  t.dark.does('fire', weapon);
  return t;
}

/** Light curses the first draw. */
function isHitAllTheSame(weapon: string, effect: Card): boolean {
  const t = firing(weapon, effect, ['Drill Curse']);
  t.light.does('play', 'Drill Curse');
  if (t.light.may('play', 'Drill Curse')) t.light.passes();
  return t.state.cards.hit.some((hit) => hit > 0);
}

describe('a destiny that is drawn for a weapon', () => {
  rule(['GLB-0209', 'AR1-0470'], 'is responded to by what waits for such a weapon, and for no other', () => {
    const activated = (weapon: string, text: Clause) => firing(weapon, onTable(text)).state.zones.force[0].length;
    const drawn = automatically(drawsDestiny('you', { kind: 'weapon', by: blasters })).do(activate(1));
    // Two draws, each of them with a unit of Force; one was used for the battle.
    expect([activated('Drill Twin Barrel', drawn), activated('Drill Twin Foil', drawn)]).toEqual([4, 2]);
    const about = automatically(aboutToDraw('you', { kind: 'weapon', by: blasters })).do(activate(1));
    expect([activated('Drill Twin Barrel', about), activated('Drill Twin Foil', about)]).toEqual([4, 2]);
    const theirs = automatically(drawsDestiny('you', { by: opponents.weapons })).do(activate(1));
    expect(activated('Drill Twin Barrel', theirs)).toBe(2);
  });

  rule('AR1-0378', 'is kept from being modified for such a weapon, and for no other', () => {
    const kept = onTable(
      always(isUnmodifiable('destiny draw', 'opponent').for('your', { kind: 'weapon', drawnBy: blasters })),
    );
    expect([isHitAllTheSame('Drill Twin Barrel', kept), isHitAllTheSame('Drill Twin Foil', kept)]).toEqual([
      true,
      false,
    ]);
  });
});

describe('a card that is drawn for destiny', () => {
  /** What a draw comes to for somebody with an Effect of Dark's on table. */
  function total(effect: Card, by: Side, card: string, kind: 'weapon' | 'battle' = 'weapon'): number {
    const draws = stranger({
      kind: 'interrupt',
      side: by,
      functions: [used(may.act(atAnyTime).do(drawDestiny(1, { kind }), totalIsX, activate(x)))],
    });
    const reserve = [...Array.from({ length: 9 }, () => 'Drill Omen 1'), card];
    const seats = { [by]: { hand: [draws.name, 'Drill Errand (Light)'], reserve } };
    const t = table(ccgWith(effect, draws), {
      turn: by,
      phase: 'control',
      light: {},
      ...seats,
      dark: { ...seats['dark'], table: [effect.name] },
      at: {},
    });
    t[by].does('play', draws.name);
    return t.state.zones.force[by === 'dark' ? 0 : 1].length;
  }

  rule('AR1-0428', 'may be worth more, if it is such a card and drawn for such destiny by such a player', () => {
    const troops = onTable(
      always(adds(2).to('destiny draw').for('your', { kind: 'weapon', drawnCard: any.characters })),
    );
    const conscript = 'Drill Conscript';
    expect([
      total(troops, 'dark', conscript),
      total(troops, 'dark', 'Drill Omen 1'),
      total(troops, 'dark', conscript, 'battle'),
      total(troops, 'light', conscript),
    ]).toEqual([3, 1, 1, 1]);
  });

  it('is said so on the card, and never by where it would be', () => {
    const changed = adds(2).to('destiny draw');
    const rule = changed.for('your', { kind: 'weapon', drawnCard: any.type('Droid') });
    expect(ruleWords(rule, self)).toBe('droids drawn by you for weapon destiny are destiny +2');
    expect(() => changed.for('your', { drawnCard: any.characters.here })).toThrow('cards that are not on table');
  });
});

describe('destiny', () => {
  it.each([
    [drawDestiny(), 'draw destiny'],
    [drawDestiny(2, { kind: 'battle', optional: true }), 'may draw 2 battle destiny'],
    [drawDestiny(3, { by: 'opponent', choose: 1 }), 'opponent draws 3 destiny and chooses 1'],
    [drawDestiny(1, { by: 'opponent', optional: true }), 'opponent may draw destiny'],
    [drawDestiny(2, { by: 'both', plus: { yours: 1 } }), 'both players draw 2 destiny (each of yours +1)'],
    [drawDestiny(3, { by: 'both', opponent: 2 }), 'draw 3 destiny, and opponent draws 2'],
  ])('is drawn by whom and how it is said (%#)', (instruction, words) => {
    expect(instruction.words(self)).toBe(words);
  });

  it('is refused where more would be chosen than are drawn, or less than even is asked for', () => {
    expect(() => drawDestiny(2, { choose: 2 })).toThrow('draw more than are chosen');
    expect(() => replacesDraw({ draw: 1, choose: 1 })).toThrow('draw more than are chosen');
    expect(() => ifDestiny('<', 'even', [])).toThrow('No total destiny is < even');
  });

  it('tells of the draw that is meant', () => {
    const droid = any.type('Droid');
    expect(drawsDestiny('opponent', { card: droid, kind: 'battle', alreadyOnTable: true, by: this_ }).words(self)).toBe(
      'opponent just drew a droid for battle destiny for Self that is on table already',
    );
    expect(drawsDestiny('you', { value: 3, by: blasters }).words(self)).toBe(
      'you just drew destiny of 3 for your blaster',
    );
  });
});
