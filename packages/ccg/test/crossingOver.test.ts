import { rule, type ScenarioTable, table } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import type { CharacterCard } from '../src/catalog/card.ts';
import { cardOf, definitionCalled } from '../src/catalog/catalog.ts';
import { type CcgPosition, type CcgState, type CcgVocabulary, cardWords } from '../src/index.ts';
import { personasOf, traitsOf } from '../src/rules/cards/characteristics.ts';
import { isSensitive } from '../src/rules/cards/forceSensitivity.ts';
import { whyNot } from '../src/rules/deploying/deploy.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { hostOf } from '../src/rules/table/places.ts';
import { ccg } from './drill.ts';

type Table = ScenarioTable<CcgState, 'dark' | 'light', CcgVocabulary>;

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);
const inHand = (s: CcgState, by: 0 | 1, name: string): number =>
  s.zones.hand[by].find((card) => s.names[s.cards.definition[card] ?? -1] === name) ?? -1;

const knight = 'Drill Captain Knight';
const turned = `${knight}, crossed over`;

/** Dark can have anybody cross over, and Light could always do something. */
const tempting = (light: readonly (string | { card: string; on?: readonly string[] })[], more: CcgPosition = {}) =>
  table(ccg, {
    phase: 'deploy',
    ...more,
    dark: { force: 9, ...more.dark, hand: ['Drill Temptation (Dark)', ...(more.dark?.hand ?? [])] },
    light: { force: 9, ...more.light, hand: ['Drill Errand (Light)', ...(more.light?.hand ?? [])] },
    at: more.at ?? { 'Drill Yard': { light } },
  });

function tempt(t: Table, whom?: string): void {
  t.dark.does('play', 'Drill Temptation (Dark)');
  if (whom !== undefined && t.asked === 'dark' && t.dark.may('target', whom)) t.dark.does('target', whom);
}

/** Whoever is asked does nothing, or the least. */
function waits({ decision, answer }: Table): void {
  const pass = decision.options.findIndex(({ verb }) => verb === 'pass');
  answer({ player: decision.player, at: decision.at, picks: [Math.max(pass, 0)] });
}

const crossed = (name: string): CharacterCard => {
  const { card } = definitionCalled(`${name}, crossed over`);
  if (card.kind !== 'character') throw new Error(`${name} is no character.`);
  return card;
};

describe('a character that crosses over', () => {
  rule(['AR5-0119', 'AR5-0120'], 'is another person on the other side, even off the table', () => {
    const t = tempting([knight], { dark: { hand: ['Drill Sweep'] } });
    tempt(t);
    expect(t.light.sees('at', 'light')).toEqual([]);
    expect(t.light.sees('at', 'dark')).toEqual([turned]);
    expect(hostOf(t.state, find(t.state, turned))).toBe(find(t.state, 'Drill Yard'));
    t.light.passes();
    t.dark.does('play', 'Drill Sweep');
    expect(t.light.sees('lost', 'dark')).toEqual([turned]);
    expect(t.light.sees('lost', 'light')).toEqual([]);
    expect(cardOf(t.state, find(t.state, turned)).title).toBe('Son Of Vader');
  });

  rule('AR5-0120', 'changes sides from Dark to Light as well', () => {
    const t = tempting([], {
      at: { 'Drill Yard': { dark: ['Drill Grey Lord'] } },
      light: { hand: ['Drill Sacrifice'] },
    });
    tempt(t);
    const lord = find(t.state, 'Drill Grey Lord, crossed over');
    expect(t.light.sees('at', 'dark')).toEqual([]);
    expect(t.light.sees('at', 'light')).toEqual(['Drill Grey Lord, crossed over']);
    expect(hostOf(t.state, lord)).toBe(find(t.state, 'Drill Yard'));
    t.light.does('play', 'Drill Sacrifice');
    expect(t.dark.sees('lost', 'light')).toContain('Drill Grey Lord, crossed over');
    expect(t.dark.sees('lost', 'dark')).toEqual([]);
  });

  rule(['AR5-0122', 'AR5-0123', 'AR5-0132'], 'has the name and title of the table, and is unique', () => {
    const names = ['Drill Chosen', 'Drill Duchess', knight, 'Drill Scion', 'Drill Grey Lord'];
    const cards = names.map(crossed);
    expect(cards.map(({ title }) => title)).toEqual([
      'Vader',
      'Lady Vader',
      'Son Of Vader',
      'Kylo',
      'Anakin Skywalker',
    ]);
    expect(cards.map(({ personas }) => personas)).toEqual(cards.map(({ title }) => [title]));
    expect(cards.every(({ limit }) => limit === 1)).toBe(true);
  });

  rule('AR5-0121', 'has icons of the other side', () => {
    expect(crossed(knight).type).toBe('Imperial');
    expect(crossed('Drill Grey Lord').type).toBe('Rebel');
    expect(crossed('Drill Chosen').type).toBe('Sith');
    const scion = crossed('Drill Scion');
    expect([scion.type, scion.alsoType]).toEqual(['First Order', 'Dark Jedi Master']);
    expect(scion.icons).toEqual(['Separatist', 'pilot', 'Dark Jedi Master']);
    // And back.
    const { card } = definitionCalled('Drill Scion, crossed back');
    expect(card.kind === 'character' && [card.type, card.icons[0], card.title]).toEqual([
      'Resistance',
      'Clone Army',
      'Ben Solo',
    ]);
  });

  rule(['AR5-0124', 'AR5-0134'], 'is meant by its own text under the new name (example)', () => {
    const t = tempting(['Drill Duchess']);
    tempt(t);
    expect(cardWords(crossed('Drill Duchess')).join(' ')).toContain('Lady Vader is placed');
    t.light.passes();
    t.dark.does('use', 'Drill Duchess, crossed over');
    t.dark.does('lose', 'reserve');
    expect(t.light.sees('at', 'dark')).toEqual([]);
    expect(t.dark.sees('used', 'dark')).toContain('Drill Duchess, crossed over');
  });

  rule(['AR5-0125', 'GAP-0340'], 'is a Skywalker on the Light Side, and none on the Dark Side', () => {
    const t = tempting([], {
      light: { hand: ['Drill Lineage'] },
      at: { 'Drill Yard': { light: [knight], dark: ['Drill Grey Lord'] } },
    });
    const [knightCard, lord] = [find(t.state, knight), find(t.state, 'Drill Grey Lord')];
    expect(traitsOf(t.state, knightCard)).toContain('Skywalker');
    expect(traitsOf(t.state, lord)).not.toContain('Skywalker');
    tempt(t, knight);
    expect(t.light.may('play', 'Drill Lineage')).toBe(false);
    expect(crossed('Drill Grey Lord').traits).toContain('Skywalker');
  });

  rule('AR5-0126', 'is a Dark Jedi instead of a Jedi', () => {
    const t = tempting([knight], { dark: { hand: ['Drill Purge', 'Drill Errand (Dark)'] } });
    expect(t.dark.may('play', 'Drill Purge')).toBe(true);
    tempt(t);
    t.light.passes();
    expect(t.dark.may('play', 'Drill Errand (Dark)')).toBe(true);
    expect(t.dark.may('play', 'Drill Purge')).toBe(false);
  });

  const sensitivities = [
    ['from Light to Dark', knight, 'Dark', 'Jedi', 'Dark Jedi'],
    ['from Dark to Light', 'Drill Grey Lord', 'Light', 'Dark Jedi', 'Jedi'],
  ] as const;
  for (const [way, who, tempter, before, after] of sensitivities)
    rule('AR5-0126', `is what those of the other side are by such an ability, ${way}`, () => {
      const by = tempter === 'Dark' ? 'dark' : 'light';
      const t = table(ccg, {
        turn: by,
        phase: 'deploy',
        [by]: { hand: [`Drill Temptation (${tempter})`] },
        at: { 'Drill Yard': { [tempter === 'Dark' ? 'light' : 'dark']: [who] } },
      });
      const is = (name: string) =>
        (['Jedi', 'Jedi Knight', 'Dark Jedi'] as const).filter((one) => isSensitive(t.state, find(t.state, name), one));
      expect(is(who)).toContain(before);
      t[by].does('play', `Drill Temptation (${tempter})`);
      expect(is(`${who}, crossed over`)).toContain(after);
      expect(is(`${who}, crossed over`)).not.toContain(before);
    });

  rule('AR5-0127', 'keeps whom it was from being deployed again; other cards stay what they are', () => {
    const t = tempting([knight], { light: { hand: ['Drill Armed Knight', 'Drill Duchess'] } });
    tempt(t);
    const other = inHand(t.state, 1, 'Drill Armed Knight');
    expect(whyNot(t.state, 1, other)?.rule).toBe('AR5-0127');
    expect(whyNot(t.state, 1, inHand(t.state, 1, 'Drill Duchess'))).toBeNull();
    expect(personasOf(t.state, other)).toContain('Luke');
  });

  rule(['AR5-0128', 'AR5-0129'], 'does to whom its text names what it did before (example)', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'control',
      light: { hand: ['Drill Temptation (Light)'] },
      dark: { hand: ['Drill Errand (Dark)'] },
      at: { 'Drill Yard': { dark: ['Drill Grey Lord', 'Drill Trooper'], light: ['Drill Recruit'] } },
    });
    t.light.does('play', 'Drill Temptation (Light)');
    t.dark.passes();
    t.light.does('use', 'Drill Grey Lord, crossed over');
    expect(t.light.sees('lost', 'dark')).toEqual(['Drill Trooper']);
    expect(t.light.sees('at', 'light')).toEqual(['Drill Recruit', 'Drill Grey Lord, crossed over']);
  });

  rule('AR5-0130', 'loses what was on it, or aimed at it, for whom or what it was', () => {
    const armed = { card: knight, on: ['Drill Foil', 'Drill Heirloom'] };
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      dark: { hand: ['Drill Temptation (Dark)', 'Drill Grudge', 'Drill Vigil'] },
      light: { hand: ['Drill Calling', 'Drill Errand (Light)', 'Drill Errand (Light)'] },
      at: { 'Drill Yard': { light: [armed] } },
    });
    t.light.does('deploy', 'Drill Calling');
    expect(valueNow(t.state, find(t.state, knight), 'power')).toBe(6);
    tempt(t);
    while (t.light.may('put')) t.light.does('put', 'Drill Foil');
    expect([...t.light.sees('lost', 'light')].sort()).toEqual(['Drill Calling', 'Drill Foil']);
    // Any warrior may carry the heirloom, but it is worth less to this one.
    expect(t.light.sees('on', 'dark')).toEqual(['Drill Heirloom']);
    expect(valueNow(t.state, find(t.state, turned), 'power')).toBe(4);
  });

  rule('GLA-0422', 'and is neither Luke nor a Rebel to any card, nor a Skywalker (example)', () => {
    const luke = { card: 'Luke Skywalker', on: ['Drill Kin Foil', 'Drill Heirloom'] };
    const fight = (friend: string, crossing: boolean) => {
      const t = table(ccg, {
        phase: 'control',
        dark: { force: 6, hand: ['Drill Temptation (Dark)', 'I Have You Now'] },
        light: { force: 6, hand: ["Don't Get Cocky", 'Run Luke, Run!'] },
        at: { 'Drill Yard': { light: [friend, luke], dark: ['Darth Vader'] } },
      });
      if (crossing) tempt(t, 'Luke Skywalker');
      while (t.state.facts.phase !== 'battle') waits(t);
      t.dark.does('initiate battle');
      const playable = new Set<string>();
      for (let i = 0; i < 6 && t.state.facts.battle?.segment !== 'power'; i++) {
        for (const option of t.options) if (option.startsWith('play')) playable.add(option);
        waits(t);
      }
      return { t, playable: [...playable].filter((option) => !option.includes('Temptation')).sort() };
    };
    expect(fight('Han Solo', false).playable).toEqual(["play Don't Get Cocky", 'play I Have You Now']);
    expect(fight('Han Solo', true).playable).toEqual(['play I Have You Now']);
    expect(fight('Drill Recruit', false).playable).toEqual(['play I Have You Now']);
    const { t, playable } = fight('Drill Recruit', true);
    expect(playable).toEqual([]);
    expect(t.light.sees('lost', 'light')).toContain('Drill Kin Foil');
    expect(t.light.sees('on', 'dark')).toEqual(['Drill Heirloom']);
    expect(valueNow(t.state, find(t.state, 'Luke Skywalker, crossed over'), 'power')).toBe(3);
    const runs = (crossing: boolean) => {
      const near = table(ccg, {
        phase: 'control',
        dark: { force: 6, hand: ['Drill Temptation (Dark)', 'Drill Errand (Dark)'] },
        light: { force: 6, hand: ['Run Luke, Run!'] },
        at: {
          'Drill Yard': { light: ['Han Solo'], dark: ['Drill Brute'] },
          'Drill: Hall': { light: ['Luke Skywalker'] },
        },
      });
      if (crossing) tempt(near, 'Luke Skywalker');
      while (near.state.facts.phase !== 'battle') waits(near);
      near.dark.does('initiate battle');
      return near.light.getsTo('play', 'Run Luke, Run!');
    };
    expect([runs(false), runs(true)]).toEqual([true, false]);
  });

  rule('AR5-0130', 'also the opponent’s Effects, each to the pile of whoever played it', () => {
    const t = tempting([knight], { dark: { hand: ['Drill Grudge', 'Drill Vigil'] } });
    for (const title of ['Drill Grudge', 'Drill Vigil']) {
      t.dark.does('deploy', title);
      t.light.passes();
    }
    tempt(t);
    expect(t.light.sees('on', 'dark')).toEqual(['Drill Vigil']);
    expect(t.light.sees('lost', 'dark')).toEqual(['Drill Grudge']);
  });

  rule(['AR5-0133', 'AR5-0135'], 'keeps what more than its title says, and its weapon has a new name (example)', () => {
    expect(crossed(knight).traits).toEqual(['commander']);
    const t = tempting(['Drill Armed Knight']);
    tempt(t);
    expect(personasOf(t.state, find(t.state, 'Drill Armed Knight, crossed over'))).toEqual([
      'Son Of Vader',
      'Son Of Vader’s Lightsaber',
    ]);
  });

  rule(['AR5-0136', 'AR5-0137'], 'is no longer meant by what names whom it was (example)', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'control',
      light: { hand: ['Drill Temptation (Light)'] },
      dark: { hand: ['Drill Errand (Dark)', 'Drill Fury', 'Drill Vigil'] },
      at: { 'Drill Yard': { dark: ['Drill Grey Lord'] } },
    });
    const fury = inHand(t.state, 0, 'Drill Fury');
    expect(whyNot(t.state, 0, fury)).toBeNull();
    t.light.does('play', 'Drill Temptation (Light)');
    expect(whyNot(t.state, 0, fury)).not.toBeNull();
    expect(whyNot(t.state, 0, inHand(t.state, 0, 'Drill Vigil'))).toBeNull();
  });

  rule(['AR5-0139', 'AR5-0140'], 'may do once more what may be done once a game (example)', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Light Foil', 'Drill Light Foil', 'Drill Errand (Light)'] },
      dark: { hand: ['Drill Temptation (Dark)', 'Drill Grey Foil'] },
      at: { 'Drill Yard': { light: [knight] } },
    });
    t.light.does('use', knight);
    if (t.light.may('deploy')) t.light.does('deploy');
    t.dark.passes();
    expect(t.light.may('use', knight)).toBe(false);
    t.light.does('play', 'Drill Errand (Light)');
    waits(t);
    tempt(t);
    const { turn } = t.state.facts;
    while (t.state.facts.turn === turn || t.state.facts.phase !== 'deploy') waits(t);
    t.dark.does('use', turned);
    expect(t.dark.sees('on', 'dark')).toContain('Drill Grey Foil');
    expect(t.state.zones.force[0]).toEqual([]);
  });

  rule('GLC-0590', 'and may be shot at by those whose it was', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'control',
      dark: { hand: ['Drill Temptation (Dark)'] },
      light: { hand: ['Drill Errand (Light)'], force: 9 },
      at: { 'Drill Yard': { light: [knight, { card: 'Drill Colonel', on: ['Drill Rifle (Light)'] }] } },
    });
    t.light.passes();
    tempt(t, knight);
    while (t.state.facts.phase !== 'battle') waits(t);
    t.light.does('initiate battle');
    while (!t.light.may('fire')) waits(t);
    t.light.does('fire', 'Drill Rifle (Light)');
    expect(t.state.facts.battle?.segment).toBe('weapons');
  });

  rule('GAP-0341', 'and is then somebody whom its new player has already: one of them is lost', () => {
    const t = tempting([], {
      at: { 'Drill Yard': { light: ['Drill Chosen'], dark: ['Drill Grey Lord'] } },
    });
    tempt(t, 'Drill Chosen');
    t.dark.does('put away', 'Drill Grey Lord');
    expect(t.light.sees('at', 'dark')).toEqual(['Drill Chosen, crossed over']);
    expect(t.light.sees('lost', 'dark')).toEqual(['Drill Grey Lord']);
  });

  test('and who can’t, does not', () => {
    const t = tempting(['Drill Recruit'], { dark: { hand: ['Drill Errand (Dark)'] } });
    expect(t.dark.may('play', 'Drill Errand (Dark)')).toBe(true);
    expect(t.dark.may('play', 'Drill Temptation (Dark)')).toBe(false);
  });
});
