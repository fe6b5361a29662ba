import { scenario } from '@binary-sunset/kit';
import { expect } from 'vitest';
import { choose } from '../support.ts';
import { arenasOffered, choosesArena, damageOn, isTapped, laid, passTo, titlesOffered, worth } from './aotc-table.ts';

scenario("Battle Fatigue: weakens both players' units, in an arena where nobody has attacked", () => {
  const t = laid({
    at: 'space',
    dark: { hand: ['Battle Fatigue', 'Battle Fatigue'], space: ['Drill Fighter'], character: ['Drill Trooper'] },
    light: { space: ['Drill Cruiser'], ground: ['Drill Walker'], character: ['Drill Sergeant'] },
    rolls: [1, 1],
  });
  t.dark.does('play', 'Battle Fatigue');
  expect(arenasOffered(t)).toEqual(['space', 'ground', 'character']);
  choosesArena(t, 'character');
  expect(t.state.facts.force).toEqual([8, 10]);
  expect(worth(t, 'power', 'Drill Trooper')).toBe(1);
  expect(worth(t, 'power', 'Drill Sergeant')).toBe(4);
  expect(worth(t, 'power', 'Drill Walker')).toBe(4);
  passTo(t, 'attack', 'Drill Fighter').dark.does('attack', 'Drill Fighter');
  t.dark.does('play', 'Battle Fatigue');
  expect(arenasOffered(t)).toEqual(['ground', 'character']);
});

scenario("Battle Fatigue: ends with the battle, and can't be played where every arena has seen an attack", () => {
  const t = laid({
    at: 'space',
    dark: {
      hand: ['Battle Fatigue', 'Battle Fatigue', 'Dark Speed'],
      space: ['Drill Fighter'],
      ground: ['Drill Walker'],
      character: ['Drill Trooper'],
    },
    light: { space: ['Drill Cruiser'], ground: ['Drill Crawler'], character: ['Drill Sergeant'] },
    rolls: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  });
  t.dark.does('play', 'Battle Fatigue');
  choosesArena(t, 'space');
  passTo(t, 'attack', 'Drill Fighter').dark.does('attack', 'Drill Fighter');
  passTo(t, 'attack', 'Drill Cruiser').light.does('attack', 'Drill Cruiser');
  passTo(t, 'attack', 'Drill Walker').dark.does('attack', 'Drill Walker');
  passTo(t, 'attack', 'Drill Crawler').light.does('attack', 'Drill Crawler');
  passTo(t, 'attack', 'Drill Sergeant').light.does('attack', 'Drill Sergeant');
  expect(worth(t, 'power', 'Drill Cruiser')).toBe(3);
  expect(t.dark.may('play', 'Battle Fatigue')).toBe(false);
  expect(t.dark.may('play', 'Dark Speed')).toBe(true);
  passTo(t, 'attack', 'Drill Trooper').dark.does('attack', 'Drill Trooper');
  passTo(t, 'draw');
  expect(worth(t, 'power', 'Drill Cruiser')).toBe(4);
});
