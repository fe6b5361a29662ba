import { rule, scenario, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { cardWords, definitionCalled } from '../../src/index.ts';
import { any, opponents } from '../../src/language/cards.ts';
import { give, untilEndOfBattle } from '../../src/language/changes.ts';
import * as gains from '../../src/language/gains.ts';
import { one } from '../../src/language/targets.ts';
import { always, free, gets } from '../../src/language/text.ts';
import { tcg } from '../drill.ts';
import { stranger, tcgWith } from '../stranger.ts';

describe('what a card says', () => {
  const keywords = {
    'Accuracy 2': gains.accuracy(2),
    Armor: gains.armor,
    'Bombard 2': gains.bombard(2),
    'Critical Hit 2': gains.criticalHit(2),
    'Double Strike': gains.doubleStrike,
    'Fury 2': gains.fury(2),
    'Hidden Cost 2': gains.hiddenCost(2),
    'Ion Cannon 2': gains.ionCannon(2),
    'Lucky 2': gains.lucky(2),
    Overkill: gains.overkill,
    'Parry 2': gains.parry(2),
    'Shields 2': gains.shields(2),
    Stealth: gains.stealth,
    'Stun 2': gains.stun(2),
  } as const;
  for (const [name, keyword] of Object.entries(keywords))
    rule('TCG-0253', `of a keyword is its name: ${name}`, () => {
      expect(cardWords(stranger({ text: [keyword] }))).toEqual([name]);
    });

  scenario('of each of two kinds is said of one of them', () => {
    const either = any.subtype('Droid').or(any.subtype('Clone'));
    const [words] = cardWords(stranger({ text: [always(gets(either, gains.power(+1)))] }));
    expect(words).toMatch(/^Each Droid or Clone gets \+1 power/i);
  });

  scenario('of a Mission that is enhanced is told with it', () => {
    const words = cardWords(definitionCalled('Practice Bargain').card);
    expect(words.filter((line) => line.startsWith('Enhance: '))).toHaveLength(1);
  });
});

describe('the least of a keyword is enough', () => {
  for (const [name, from, to, keyword] of [
    ['Ion Cannon 1', 'ground', 'space', gains.ionCannon(1)],
    ['Bombard 1', 'space', 'ground', gains.bombard(1)],
  ] as const)
    rule(['TCG-0463', 'TCG-0582'], name, () => {
      const gunner = stranger({ types: [from], text: [keyword] });
      const target = stranger({ side: 'light', types: [to] });
      const t = table(tcgWith(gunner, target), {
        at: from,
        dark: { [from]: [gunner.title] },
        light: { [to]: [target.title], [from]: [from === 'ground' ? 'Drill Walker' : 'Drill Cruiser'] },
      });
      t.until('dark', 'attack', gunner.title);
      t.dark.does('attack', gunner.title);
      expect(t.dark.may('attack', target.title)).toBe(true);
    });
});

rule('TCG-0514', 'a unit that is not damaged dies of an effect that takes its health', () => {
  const blight = stranger({
    kind: 'battle',
    text: free(give(one(opponents.units.in('character')), untilEndOfBattle, gains.health(-2))),
  });
  const t = table(tcgWith(blight), {
    at: 'character',
    dark: { character: ['Drill Trooper'], hand: [blight.title] },
    light: { character: ['Drill Trooper', 'Drill Sergeant'] },
  });
  expect(tcg.titles).not.toContain(blight.title);
  t.dark.does('play', blight.title);
  t.dark.does('choose', 'Drill Trooper');
  t.until('dark', 'attack', 'Drill Trooper');
  expect(t.light.sees('character')).toEqual(['Drill Sergeant']);
});
