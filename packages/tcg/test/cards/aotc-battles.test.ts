import { rule, scenario } from '@binary-sunset/kit';
import { expect, test } from 'vitest';
import { cardWords, definitionCalled } from '../../src/index.ts';
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

scenario("Dark Side's Command: untaps an opposing Space unit, and turns it on its own side once", () => {
  const t = laid({
    at: 'space',
    dark: { hand: ["Dark Side's Command"], space: ['Drill Probe'] },
    light: { space: [{ card: 'Drill Fighter', tapped: true }, 'Drill Cruiser'] },
    rolls: [4, 6],
  });
  t.dark.does('play', "Dark Side's Command");
  expect(t.state.facts.force).toEqual([2, 10]);
  expect(t.asked).toBe('dark');
  expect(titlesOffered(t, 'attack')).toEqual(['Drill Cruiser']);
  t.dark.does('attack', 'Drill Cruiser');
  expect(damageOn(t, 'Drill Cruiser')).toBe(2);
  expect(isTapped(t, 'Drill Fighter')).toBe(true);
  expect(t.dark.may('attack', 'Drill Probe')).toBe(true);
});

rule(['TCG-0167', 'TCG-0168'], "Dark Side's Command: declined, the unit attacks as its own player likes", () => {
  const t = laid({
    at: 'space',
    dark: { hand: ["Dark Side's Command"], space: ['Drill Probe'] },
    light: { space: [{ card: 'Drill Fighter', tapped: true }, 'Drill Cruiser'] },
    rolls: [4, 6],
  });
  t.dark.does('play', "Dark Side's Command").does('decline');
  expect(t.light.may('hold back', 'Drill Fighter')).toBe(true);
  t.light.does('attack', 'Drill Fighter');
  expect(damageOn(t, 'Drill Probe')).toBe(2);
});

scenario("Dark Side's Command: without another unit to attack, the next time is used up, attack or not", () => {
  for (const verb of ['attack', 'hold back'] as const) {
    const t = laid({
      at: 'space',
      dark: { hand: ["Dark Side's Command", 'War Will Follow'], space: ['Drill Probe'], force: 11 },
      light: {
        hand: ['Power Dive'],
        space: [{ card: 'Drill Fighter', tapped: true }],
        build: [{ card: 'Drill Cruiser', tapped: true }],
      },
      rolls: [1, 1],
    });
    t.dark.does('play', "Dark Side's Command");
    passTo(t, verb, 'Drill Fighter').light.does(verb, 'Drill Fighter');
    passTo(t, 'play', 'War Will Follow').dark.does('play', 'War Will Follow');
    t.light.does('play', 'Power Dive');
    expect(t.light.may('attack', 'Drill Fighter')).toBe(true);
  }
});

scenario("Dark Side's Command: needs a tapped opposing Space unit, and 8 Force", () => {
  const field = {
    hand: ["Dark Side's Command", 'Dark Speed'],
    space: [{ card: 'Drill Probe', tapped: true }],
    ground: ['Drill Walker'],
  };
  const tapped = { space: [{ card: 'Drill Fighter', tapped: true }] };
  expect(titlesOffered(laid({ at: 'ground', dark: field, light: tapped }), 'play')).toContain("Dark Side's Command");
  expect(titlesOffered(laid({ at: 'ground', dark: { ...field, force: 7 }, light: tapped }), 'play')).toEqual([
    'Dark Speed',
  ]);
  const others = { space: ['Drill Fighter'], ground: [{ card: 'Drill Speeder', tapped: true }] };
  expect(titlesOffered(laid({ at: 'ground', dark: field, light: others }), 'play')).toEqual(['Dark Speed']);
});

scenario("Dark Side's Compulsion: does the same in the Ground arena", () => {
  const t = laid({
    at: 'ground',
    dark: { hand: ["Dark Side's Compulsion"], ground: ['Drill Crawler'] },
    light: {
      space: [{ card: 'Drill Fighter', tapped: true }, 'Drill Cruiser'],
      ground: [{ card: 'Drill Walker', tapped: true }, 'Drill Speeder', { card: 'Drill Crawler', tapped: true }],
    },
    rolls: [4, 4, 1, 1],
  });
  t.dark.does('play', "Dark Side's Compulsion");
  expect(titlesOffered(t, 'choose')).toEqual(['Drill Walker', 'Drill Crawler']);
  t.dark.does('choose', 'Drill Walker');
  expect(t.state.facts.force).toEqual([2, 10]);
  t.light.does('hold back', 'Drill Speeder');
  expect(titlesOffered(t, 'attack')).toEqual(['Drill Speeder', 'Drill Crawler']);
  t.dark.does('attack', 'Drill Speeder');
  expect(t.light.sees('discard')).toEqual(['Drill Speeder']);
});

scenario("Hero's Duty: a unit gets 5 power for the attack and is discarded when it ends", () => {
  const t = laid({
    at: 'character',
    dark: { character: [{ card: 'Drill Sergeant', tapped: true }] },
    light: { hand: ["Hero's Duty"], ground: ['Drill Walker'], character: ['Drill Trooper', 'Drill Mechanic'] },
    rolls: [4, 4, 4, 1, 1, 1, 1],
  });
  expect(t.light.may('play', "Hero's Duty")).toBe(false);
  t.light.does('attack', 'Drill Trooper').does('play', "Hero's Duty");
  expect(titlesOffered(t, 'choose')).toEqual(['Drill Walker', 'Drill Trooper', 'Drill Mechanic']);
  t.light.does('choose', 'Drill Trooper');
  expect(t.dark.told('rolled')).toMatchObject([{ dice: [4, 4, 4, 1, 1, 1, 1] }]);
  expect(damageOn(t, 'Drill Sergeant')).toBe(3);
  expect(t.light.sees('character')).toEqual(['Drill Mechanic']);
  expect(t.light.sees('discard')).toEqual(["Hero's Duty", 'Drill Trooper']);
});

scenario("Hero's Duty: another unit may be the one, and one that is gone is not discarded again", () => {
  const t = laid({
    at: 'character',
    dark: { hand: ["Padawan's Deflection"], character: [{ card: 'Drill Sergeant', tapped: true }] },
    light: {
      hand: ["Hero's Duty", "Hero's Duty"],
      ground: ['Drill Walker'],
      character: [{ card: 'Drill Trooper', damage: 1 }],
    },
    rolls: [4, 4, 1, 1, 1, 1, 1],
  });
  t.light.does('attack', 'Drill Trooper').does('play', "Hero's Duty").does('choose', 'Drill Trooper');
  t.light.does('play', "Hero's Duty").does('choose', 'Drill Walker');
  t.dark.does('play', "Padawan's Deflection").does('deflect', 'Drill Trooper');
  t.light.does('resolve');
  expect(damageOn(t, 'Drill Sergeant')).toBe(1);
  expect(t.light.sees('ground')).toEqual([]);
  expect(t.light.sees('discard')).toEqual(["Hero's Duty", "Hero's Duty", 'Drill Trooper', 'Drill Walker']);
});

scenario("Hero's Flaw: Characters that attack the chosen one get Critical Hit 2, all turn", () => {
  const t = laid({
    at: 'character',
    dark: {
      hand: ["Hero's Flaw"],
      character: ['Drill Trooper', 'Drill Mechanic', 'Drill Commando'],
    },
    light: {
      ground: ['Drill Walker'],
      character: [
        { card: 'Drill Sergeant', tapped: true },
        { card: 'Drill Adept', tapped: true },
      ],
    },
    rolls: [6, 1, 1, 6, 1, 6],
  });
  t.dark.does('play', "Hero's Flaw");
  expect(titlesOffered(t, 'choose')).toEqual(['Drill Sergeant', 'Drill Adept']);
  t.dark.does('choose', 'Drill Sergeant');
  expect(t.state.facts.force).toEqual([7, 10]);
  t.dark.does('attack', 'Drill Commando').does('attack', 'Drill Adept');
  expect(damageOn(t, 'Drill Adept')).toBe(1);
  t.dark.does('attack', 'Drill Trooper').does('attack', 'Drill Sergeant');
  expect(damageOn(t, 'Drill Sergeant')).toBe(3);
  t.dark.does('attack', 'Drill Mechanic').does('attack', 'Drill Sergeant');
  expect(t.light.sees('discard')).toEqual(['Drill Sergeant']);
});

scenario('Interference in the Senate: slows and weakens all opposing units in an arena', () => {
  const t = laid({
    at: 'character',
    dark: { hand: ['Interference in the Senate'], character: ['Drill Trooper'] },
    light: { ground: ['Drill Walker'], character: ['Drill Sergeant', 'Drill Mechanic'] },
  });
  t.dark.does('play', 'Interference in the Senate');
  choosesArena(t, 'character');
  expect(t.state.facts.force).toEqual([0, 10]);
  expect([worth(t, 'speed', 'Drill Sergeant'), worth(t, 'power', 'Drill Sergeant')]).toEqual([20, 3]);
  expect([worth(t, 'speed', 'Drill Mechanic'), worth(t, 'power', 'Drill Mechanic')]).toEqual([-10, -1]);
  expect([worth(t, 'speed', 'Drill Trooper'), worth(t, 'power', 'Drill Trooper')]).toEqual([30, 2]);
  expect([worth(t, 'speed', 'Drill Walker'), worth(t, 'power', 'Drill Walker')]).toEqual([20, 4]);
  expect(t.dark.may('attack', 'Drill Trooper')).toBe(true);
});

scenario("Jedi Knight's Deflection: prevents 2 damage, and the unit may do as much to any unit there", () => {
  const t = laid({
    at: 'character',
    dark: { character: ['Drill Sergeant', 'Drill Mechanic'], ground: ['Drill Walker'] },
    light: { hand: ["Jedi Knight's Deflection"], character: [{ card: 'Drill Adept', tapped: true }] },
    rolls: [4, 4, 4, 1, 1],
  });
  t.dark.does('attack', 'Drill Sergeant');
  t.light.does('play', "Jedi Knight's Deflection");
  expect(t.state.facts.force).toEqual([10, 4]);
  expect(titlesOffered(t, 'deflect')).toEqual(['Drill Sergeant', 'Drill Mechanic', 'Drill Adept']);
  t.light.does('deflect', 'Drill Sergeant');
  expect(damageOn(t, 'Drill Adept')).toBe(1);
  expect(damageOn(t, 'Drill Sergeant')).toBe(2);
});

scenario("Jedi Knight's Deflection: does no more than it prevented, and need not do it", () => {
  const position = {
    at: 'character',
    dark: { character: ['Drill Sergeant'] },
    light: { hand: ["Jedi Knight's Deflection"], character: [{ card: 'Drill Adept', tapped: true }] },
    rolls: [4, 1, 1, 1, 1],
  } as const;
  const t = laid(position);
  t.dark.does('attack', 'Drill Sergeant');
  t.light.does('play', "Jedi Knight's Deflection").does('deflect', 'Drill Sergeant');
  expect(damageOn(t, 'Drill Sergeant')).toBe(1);
  expect(damageOn(t, 'Drill Adept')).toBe(0);
  const declined = laid(position);
  declined.dark.does('attack', 'Drill Sergeant');
  declined.light.does('play', "Jedi Knight's Deflection").does('decline');
  expect(damageOn(declined, 'Drill Sergeant')).toBe(0);
  expect(damageOn(declined, 'Drill Adept')).toBe(0);
});

scenario('Power Dive: untaps a Starfighter in the Space arena or a Speeder in the Ground arena', () => {
  const t = laid({
    at: 'ground',
    dark: {
      hand: ['Power Dive', 'Power Dive'],
      space: [{ card: 'Drill Fighter', tapped: true }, { card: 'Drill Cruiser', tapped: true }, 'Drill Probe'],
      ground: [
        { card: 'Drill Speeder', tapped: true },
        { card: 'Drill Walker', tapped: true },
      ],
      build: [{ card: 'Drill Fighter', tapped: true }],
    },
    light: { ground: [{ card: 'Drill Speeder', tapped: true }] },
  });
  t.dark.does('play', 'Power Dive');
  expect(titlesOffered(t, 'choose')).toEqual(['Drill Fighter', 'Drill Speeder']);
  t.dark.does('choose', 'Drill Speeder');
  expect(t.state.facts.force).toEqual([7, 10]);
  expect(isTapped(t, 'Drill Speeder')).toBe(false);
  t.dark.does('play', 'Power Dive');
  expect(isTapped(t, 'Drill Fighter')).toBe(false);
  expect(t.dark.may('attack', 'Drill Speeder')).toBe(true);
});

scenario("Second Effort: rerolls one or more of one's own attack dice", () => {
  const t = laid({
    at: 'character',
    dark: { hand: ['Second Effort'], character: ['Drill Sergeant'] },
    light: { hand: ['Second Effort'], character: [{ card: 'Drill Adept', tapped: true }] },
    rolls: [1, 5, 2, 3, 3, 6, 4],
  });
  t.dark.does('attack', 'Drill Sergeant').does('play', 'Second Effort');
  expect(t.state.facts.force).toEqual([5, 10]);
  expect(t.decision).toMatchObject({ kind: 'subset', min: 1, max: 5 });
  t.answer({ player: 0, at: t.decision.at, picks: [0, 2] });
  expect(t.light.told('rerolled')).toMatchObject([{ dice: [6, 5, 4, 3, 3] }]);
  expect(damageOn(t, 'Drill Adept')).toBe(3);
});

scenario('Spirit of the Fallen: strengthens Characters after one of them was discarded in the Character arena', () => {
  const t = laid({
    at: 'ground',
    dark: { ground: ['Drill Walker'], character: ['Drill Sergeant'] },
    light: {
      hand: ['Spirit of the Fallen', "Windu's Solution"],
      ground: ['Drill Crawler'],
      character: ['Drill Trooper', 'Drill Adept'],
      build: ['Drill Mechanic'],
    },
    rolls: [4, 4, 4, 4, 4, 4, 1, 1, 1],
  });
  passTo(t, 'attack', 'Drill Walker').dark.does('attack', 'Drill Walker');
  passTo(t, 'hold back', 'Drill Adept');
  expect(t.light.sees('discard')).toEqual(['Drill Crawler']);
  t.light.does('hold back', 'Drill Adept');
  expect(titlesOffered(t, 'play')).toEqual(["Windu's Solution"]);
  passTo(t, 'attack', 'Drill Sergeant').dark.does('attack', 'Drill Sergeant').does('attack', 'Drill Trooper');
  passTo(t, 'play', 'Spirit of the Fallen').light.does('play', 'Spirit of the Fallen');
  expect(t.light.sees('discard')).toEqual(['Drill Crawler', 'Drill Trooper', 'Spirit of the Fallen']);
  expect(worth(t, 'power', 'Drill Adept')).toBe(6);
  expect(worth(t, 'power', 'Drill Mechanic')).toBe(3);
  expect(worth(t, 'power', 'Drill Sergeant')).toBe(5);
});

scenario('Spirit of the Fallen: what the opponent lost does not count', () => {
  const t = laid({
    at: 'character',
    dark: { character: [{ card: 'Drill Trooper', tapped: true }, 'Drill Sergeant'] },
    light: { hand: ['Spirit of the Fallen', "Windu's Solution"], character: ['Drill Adept'] },
    rolls: [4, 4, 1, 1],
  });
  passTo(t, 'attack', 'Drill Adept').light.does('attack', 'Drill Adept').does('attack', 'Drill Trooper');
  passTo(t, 'attack', 'Drill Sergeant');
  expect(t.dark.sees('discard')).toEqual(['Drill Trooper']);
  t.dark.does('attack', 'Drill Sergeant');
  expect(titlesOffered(t, 'play')).toEqual(["Windu's Solution"]);
});

scenario("Tyranus's Wrath: gives 7 power to whichever unit is attacking", () => {
  const t = laid({
    at: 'character',
    dark: { hand: ["Tyranus's Wrath", "Tyranus's Wrath"], character: ['Drill Trooper', 'Drill Sergeant'], force: 16 },
    light: { character: ['Drill Mechanic'] },
    rolls: Array.from({ length: 30 }, () => 1),
  });
  t.dark.does('attack', 'Drill Sergeant').does('play', "Tyranus's Wrath");
  expect(t.state.facts.force).toEqual([8, 10]);
  expect(worth(t, 'power', 'Drill Sergeant')).toBe(12);
  t.dark.passes();
  expect(t.dark.told('rolled')).toMatchObject([{ dice: Array.from({ length: 12 }, () => 1) }]);
  expect(worth(t, 'power', 'Drill Sergeant')).toBe(5);
  t.dark.does('hold back', 'Drill Trooper');
  t.light.does('attack', 'Drill Mechanic').does('attack', 'Drill Trooper');
  t.dark.does('play', "Tyranus's Wrath");
  expect(t.dark.told('rolled')[1]).toMatchObject({ dice: Array.from({ length: 8 }, () => 1) });
});

scenario("War Will Follow: drags a Space unit out of the opponent's build zone, untapped", () => {
  const t = laid({
    at: 'space',
    dark: { hand: ['War Will Follow'], space: ['Drill Probe'], build: ['Drill Cruiser'] },
    light: { build: [{ card: 'Drill Fighter', tapped: true }, 'Drill Shuttle', 'Drill Walker'] },
  });
  t.dark.does('play', 'War Will Follow');
  expect(titlesOffered(t, 'choose')).toEqual(['Drill Fighter', 'Drill Shuttle']);
  t.dark.does('choose', 'Drill Fighter');
  expect(t.state.facts.force).toEqual([7, 10]);
  expect(t.light.sees('space')).toEqual(['Drill Fighter']);
  expect(t.light.sees('build')).toEqual(['Drill Shuttle', 'Drill Walker']);
  expect(t.light.may('attack', 'Drill Fighter')).toBe(true);
});

scenario("War Will Follow: without a Space unit there it can't be played", () => {
  const t = laid({
    at: 'space',
    dark: { hand: ['War Will Follow', 'Dark Speed'], space: ['Drill Probe'], build: ['Drill Cruiser'] },
    light: { space: ['Drill Fighter'], build: ['Drill Walker'], building: [{ card: 'Drill Cruiser', counters: 5 }] },
  });
  expect(titlesOffered(t, 'play')).toEqual(['Dark Speed']);
});

scenario("Ward of the Jedi: a unit can't be attacked as long as another is beside it", () => {
  const t = laid({
    at: 'character',
    dark: { character: ['Drill Sergeant', 'Drill Trooper'] },
    light: {
      hand: ['Ward of the Jedi'],
      ground: ['Drill Walker'],
      character: [
        { card: 'Drill Adept', tapped: true },
        { card: 'Drill Trooper', tapped: true },
      ],
    },
    rolls: [4, 4, 4, 4, 4, 6, 6],
  });
  t.light.does('play', 'Ward of the Jedi').does('choose', 'Drill Adept');
  expect(t.state.facts.force).toEqual([10, 6]);
  t.dark.does('attack', 'Drill Sergeant');
  expect(t.light.sees('discard')).toEqual(['Ward of the Jedi', 'Drill Trooper']);
  t.dark.does('attack', 'Drill Trooper');
  expect(damageOn(t, 'Drill Adept')).toBe(2);
});

scenario("Windu's Solution: makes one unit faster and stronger for the battle", () => {
  const t = laid({
    at: 'character',
    dark: { character: ['Drill Sergeant'] },
    light: { hand: ["Windu's Solution"], character: ['Drill Trooper', 'Drill Mechanic'] },
    rolls: [1, 1, 1, 1],
  });
  t.light.does('play', "Windu's Solution").does('choose', 'Drill Trooper');
  expect(t.state.facts.force).toEqual([10, 8]);
  expect(worth(t, 'speed', 'Drill Mechanic')).toBe(10);
  t.light.does('attack', 'Drill Trooper');
  expect(t.light.told('rolled')).toMatchObject([{ dice: [1, 1, 1, 1] }]);
  expect(worth(t, 'speed', 'Drill Trooper')).toBe(60);
});

scenario("Yoda's Intervention: prevents up to 3 damage to a unit of one's own", () => {
  const t = laid({
    at: 'space',
    dark: { hand: ["Hero's Dodge"], space: ['Drill Cruiser'] },
    light: { hand: ["Yoda's Intervention"], space: [{ card: 'Drill Probe', tapped: true }] },
    rolls: [4, 4, 4, 4],
  });
  t.dark.does('attack', 'Drill Cruiser');
  t.light.does('play', "Yoda's Intervention");
  expect(t.light.told('paid')).toMatchObject([{ by: 1, amount: 3 }]);
  expect(damageOn(t, 'Drill Probe')).toBe(1);
});

scenario("Yoda's Intervention: is not for units of the opponent, nor for less than 3 Force", () => {
  const attacked = (force: number) => {
    const t = laid({
      at: 'space',
      dark: { space: ['Drill Fighter', 'Drill Cruiser'] },
      light: { hand: ["Yoda's Intervention"], space: ['Drill Probe'], force },
      rolls: [4, 1, 4, 1, 1],
    });
    t.dark.does('attack', 'Drill Fighter');
    return t;
  };
  expect(attacked(3).light.may('play', "Yoda's Intervention")).toBe(true);
  const poor = attacked(2);
  expect(damageOn(poor, 'Drill Probe')).toBe(1);
  const rich = attacked(9);
  rich.light.passes().does('attack', 'Drill Probe').does('attack', 'Drill Cruiser');
  expect(damageOn(rich, 'Drill Cruiser')).toBe(1);
});

scenario("Anakin's Inspiration: makes all of one's units in an arena faster", () => {
  const t = laid({
    at: 'character',
    dark: { character: ['Drill Sergeant'] },
    light: { hand: ["Anakin's Inspiration"], ground: ['Drill Walker'], character: ['Drill Trooper', 'Drill Mechanic'] },
  });
  t.light.does('play', "Anakin's Inspiration");
  choosesArena(t, 'character');
  expect(t.state.facts.force).toEqual([10, 8]);
  expect(worth(t, 'speed', 'Drill Mechanic')).toBe(30);
  expect(worth(t, 'speed', 'Drill Walker')).toBe(20);
  expect(worth(t, 'speed', 'Drill Sergeant')).toBe(40);
  expect(t.light.may('attack', 'Drill Trooper')).toBe(true);
});

scenario('Attract Enemy Fire: the attack goes on against another unit in the arena', () => {
  const t = laid({
    at: 'character',
    dark: {
      hand: ['Attract Enemy Fire'],
      ground: ['Drill Walker'],
      character: ['Drill Mechanic', { card: 'Drill Trooper', tapped: true }],
    },
    light: { character: ['Drill Adept'] },
    rolls: [4, 1, 1, 1, 1],
  });
  expect(t.dark.getsTo('play', 'Attract Enemy Fire')).toBe(false);
  t.light.does('attack', 'Drill Adept').does('attack', 'Drill Mechanic');
  t.dark.does('play', 'Attract Enemy Fire');
  expect(titlesOffered(t, 'choose')).toEqual(['Drill Mechanic', 'Drill Trooper']);
  t.dark.does('choose', 'Drill Trooper');
  expect(t.state.facts.force).toEqual([8, 10]);
  expect(damageOn(t, 'Drill Trooper')).toBe(1);
  expect(damageOn(t, 'Drill Mechanic')).toBe(0);
});

scenario("Attract Enemy Fire: not with a unit that can't be attacked, and not in one's own attack", () => {
  const t = laid({
    at: 'character',
    dark: { character: ['Drill Sergeant'] },
    light: {
      hand: ['Ward of the Jedi', 'Attract Enemy Fire', 'Surge of Power'],
      character: ['Drill Mechanic', { card: 'Drill Adept', tapped: true }, { card: 'Drill Trooper', tapped: true }],
    },
    rolls: [4, 1, 1, 1, 1, 1],
  });
  t.light.does('play', 'Ward of the Jedi').does('choose', 'Drill Adept');
  t.dark.does('attack', 'Drill Sergeant').does('attack', 'Drill Trooper');
  t.light.does('play', 'Attract Enemy Fire').does('choose', 'Drill Adept');
  passTo(t, 'attack', 'Drill Mechanic');
  expect(damageOn(t, 'Drill Adept')).toBe(0);
  expect(damageOn(t, 'Drill Trooper')).toBe(1);
  const own = laid({
    at: 'character',
    dark: { character: [{ card: 'Drill Sergeant', tapped: true }] },
    light: { hand: ['Attract Enemy Fire', 'Surge of Power'], character: ['Drill Mechanic', 'Drill Trooper'] },
  });
  own.light.does('attack', 'Drill Trooper');
  expect(titlesOffered(own, 'play')).toEqual(['Surge of Power']);
});

scenario("Cheat the Game: rerolls all of one's attack dice, and no one else's", () => {
  const t = laid({
    at: 'character',
    dark: { hand: ['Cheat the Game'], character: ['Drill Trooper', { card: 'Drill Mechanic', tapped: true }] },
    light: { hand: ['Cheat the Game'], character: ['Drill Sergeant'] },
    rolls: [4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 6, 3, 5, 4],
  });
  t.light.does('attack', 'Drill Sergeant').does('attack', 'Drill Mechanic');
  expect(t.asked).toBe('light');
  t.light.does('play', 'Cheat the Game');
  expect(t.state.facts.force).toEqual([10, 7]);
  expect(damageOn(t, 'Drill Mechanic')).toBe(0);
  t.dark.does('attack', 'Drill Trooper').does('play', 'Cheat the Game');
  expect(t.light.told('rerolled')[1]).toMatchObject({ dice: [5, 4] });
  expect(damageOn(t, 'Drill Sergeant')).toBe(2);
});

scenario('Dark Speed: makes one unit faster, without a cost', () => {
  const t = laid({
    at: 'character',
    dark: { hand: ['Dark Speed'], character: ['Drill Trooper', 'Drill Mechanic'], force: 0 },
    light: { character: ['Drill Sergeant'] },
  });
  t.dark.does('play', 'Dark Speed').does('choose', 'Drill Mechanic');
  expect(t.state.facts.force).toEqual([0, 10]);
  expect(worth(t, 'speed', 'Drill Mechanic')).toBe(40);
  expect(worth(t, 'power', 'Drill Mechanic')).toBe(1);
  expect(t.dark.may('attack', 'Drill Mechanic')).toBe(true);
});

scenario('Down in Flames: an opposing Speeder in the Ground arena is discarded', () => {
  const t = laid({
    at: 'ground',
    dark: { hand: ['Down in Flames', 'Down in Flames', 'Dark Speed'], ground: ['Drill Speeder'] },
    light: { ground: ['Drill Walker', 'Drill Speeder'], build: ['Drill Speeder'] },
  });
  t.dark.does('play', 'Down in Flames');
  expect(t.state.facts.force).toEqual([6, 10]);
  expect(t.light.sees('ground')).toEqual(['Drill Walker']);
  expect(t.light.sees('discard')).toEqual(['Drill Speeder']);
  expect(titlesOffered(t, 'play')).toEqual(['Dark Speed']);
});

scenario('Go to the Temple: any number of units retreat from an arena, as they are', () => {
  const t = laid({
    at: 'character',
    dark: { character: ['Drill Sergeant'] },
    light: {
      hand: ['Go to the Temple'],
      ground: ['Drill Walker'],
      character: [{ card: 'Drill Trooper', tapped: true }, 'Drill Mechanic', { card: 'Drill Adept', tapped: true }],
    },
  });
  t.light.does('play', 'Go to the Temple');
  choosesArena(t, 'character');
  expect(titlesOffered(t, 'choose')).toEqual(['Drill Trooper', 'Drill Mechanic', 'Drill Adept']);
  t.light.picks('Drill Trooper', 'Drill Mechanic');
  expect(t.state.facts.force).toEqual([10, 8]);
  expect(t.light.sees('character')).toEqual(['Drill Adept']);
  expect(t.light.sees('build')).toEqual(['Drill Trooper', 'Drill Mechanic']);
  expect(isTapped(t, 'Drill Trooper')).toBe(true);
  expect(isTapped(t, 'Drill Mechanic')).toBe(false);
});

scenario('Go to the Temple: not while a unit is attacking', () => {
  const t = laid({
    at: 'character',
    dark: { character: ['Drill Sergeant'] },
    light: { hand: ['Go to the Temple', 'Surge of Power'], character: ['Drill Trooper', 'Drill Mechanic'] },
    rolls: [1, 1, 1, 1, 1],
  });
  expect(titlesOffered(t, 'play')).toEqual(['Go to the Temple']);
  t.light.passes();
  t.dark.does('attack', 'Drill Sergeant').does('attack', 'Drill Trooper');
  expect(titlesOffered(t, 'play')).toEqual(['Surge of Power']);
  t.light.passes();
  expect(titlesOffered(t, 'play')).toEqual(['Go to the Temple']);
});

scenario('Master and Apprentice: one or two units get 2 power for the battle', () => {
  const t = laid({
    at: 'character',
    dark: { character: ['Drill Sergeant'] },
    light: {
      hand: ['Master and Apprentice', 'Master and Apprentice'],
      space: ['Drill Fighter'],
      character: ['Drill Trooper', 'Drill Mechanic'],
    },
  });
  t.light.does('play', 'Master and Apprentice');
  expect(t.decision).toMatchObject({ kind: 'subset', min: 0, max: 2 });
  t.light.picks('Drill Fighter', 'Drill Mechanic').does('play', 'Master and Apprentice').picks('Drill Mechanic');
  expect(t.state.facts.force).toEqual([10, 4]);
  expect(worth(t, 'power', 'Drill Fighter')).toBe(4);
  expect(worth(t, 'power', 'Drill Mechanic')).toBe(5);
  expect(worth(t, 'power', 'Drill Trooper')).toBe(2);
});

scenario('Strength of Hate: gives a unit 3 power for one attack', () => {
  const t = laid({
    at: 'character',
    dark: { hand: ['Strength of Hate', 'Dark Speed'], character: ['Drill Trooper', 'Drill Mechanic'] },
    light: { character: [{ card: 'Drill Sergeant', tapped: true }] },
    rolls: [4, 4, 4, 1, 1],
  });
  expect(titlesOffered(t, 'play')).toEqual(['Dark Speed']);
  passTo(t, 'attack')
    .dark.does('attack', 'Drill Trooper')
    .does('play', 'Strength of Hate')
    .does('choose', 'Drill Trooper');
  expect(t.state.facts.force).toEqual([8, 10]);
  passTo(t, 'attack');
  expect(t.dark.told('rolled')).toMatchObject([{ dice: [4, 4, 4, 1, 1] }]);
  expect(worth(t, 'power', 'Drill Trooper')).toBe(2);
});

scenario("Tyranus's Gift: takes 5 power from the attacking unit, down to no dice at all", () => {
  const t = laid({
    at: 'character',
    dark: { hand: ["Tyranus's Gift", "Tyranus's Gift"], character: ['Drill Mechanic'], force: 5 },
    light: { character: ['Drill Sergeant', 'Drill Trooper'] },
    rolls: [4, 4],
  });
  t.light.does('attack', 'Drill Sergeant');
  t.dark.does('play', "Tyranus's Gift");
  expect(t.state.facts.force).toEqual([2, 10]);
  expect(t.dark.told('rolled')).toMatchObject([{ dice: [] }]);
  expect(worth(t, 'power', 'Drill Sergeant')).toBe(5);
  t.light.does('attack', 'Drill Trooper');
  expect(damageOn(t, 'Drill Mechanic')).toBe(2);
});

scenario('Weapon Response: takes 2 power from the attacking unit, whoever has it', () => {
  const t = laid({
    at: 'character',
    dark: { hand: ['Weapon Response', 'Weapon Response'], character: ['Drill Mechanic'] },
    light: { character: ['Drill Sergeant'] },
    rolls: [1, 1, 1],
  });
  t.light.does('attack', 'Drill Sergeant');
  t.dark.does('play', 'Weapon Response').passes();
  expect(t.dark.told('rolled')).toMatchObject([{ dice: [1, 1, 1] }]);
  t.dark.does('attack', 'Drill Mechanic').does('play', 'Weapon Response');
  expect(t.dark.told('paid')).toMatchObject([{ amount: 1 }, { amount: 1 }]);
  expect(t.dark.told('rolled')[1]).toMatchObject({ dice: [] });
});

scenario("Hero's Dodge: prevents up to 2 damage to a Character", () => {
  const t = laid({
    at: 'ground',
    dark: { ground: ['Drill Walker'], character: ['Drill Sergeant'] },
    light: {
      hand: ["Hero's Dodge"],
      ground: [{ card: 'Drill Crawler', tapped: true }],
      character: [{ card: 'Drill Adept', tapped: true }],
      force: 1,
    },
    rolls: [4, 4, 1, 1, 4, 4, 4, 1, 1],
  });
  t.dark.does('attack', 'Drill Walker');
  expect(damageOn(t, 'Drill Crawler')).toBe(2);
  t.dark.does('attack', 'Drill Sergeant');
  t.light.does('play', "Hero's Dodge");
  expect(t.light.told('paid')).toMatchObject([{ by: 1, amount: 1 }]);
  expect(damageOn(t, 'Drill Adept')).toBe(1);
});

scenario('High-Force Dodge: prevents up to 5 damage to any unit, and the rest is wasted', () => {
  const t = laid({
    at: 'space',
    dark: { space: ['Drill Cruiser', 'Drill Fighter'] },
    light: { hand: ['High-Force Dodge', 'High-Force Dodge'], space: [{ card: 'Drill Probe', tapped: true }], force: 9 },
    rolls: [4, 4, 4, 1, 1, 1],
  });
  t.dark.does('hold back', 'Drill Fighter').does('attack', 'Drill Cruiser');
  t.light.does('play', 'High-Force Dodge');
  expect(t.light.told('paid')).toMatchObject([{ by: 1, amount: 5 }]);
  expect(damageOn(t, 'Drill Probe')).toBe(0);
  expect(t.light.sees('hand')).toEqual(['High-Force Dodge']);
});

scenario('Knockdown: taps an untapped Character of either player', () => {
  const t = laid({
    at: 'character',
    dark: { hand: ['Knockdown', 'Knockdown', 'Dark Speed'], character: ['Drill Trooper'] },
    light: {
      ground: ['Drill Walker'],
      character: ['Drill Sergeant', { card: 'Drill Adept', tapped: true }],
    },
  });
  t.dark.does('play', 'Knockdown');
  expect(titlesOffered(t, 'choose')).toEqual(['Drill Trooper', 'Drill Sergeant']);
  t.dark.does('choose', 'Drill Sergeant').does('play', 'Knockdown');
  expect(t.state.facts.force).toEqual([2, 10]);
  expect(isTapped(t, 'Drill Sergeant')).toBe(true);
  expect(isTapped(t, 'Drill Trooper')).toBe(true);
});

scenario("Knockdown: can't be played without an untapped Character, nor without 4 Force", () => {
  const hand = ['Knockdown', 'Dark Speed'];
  const tapped = laid({
    at: 'ground',
    dark: { hand, ground: ['Drill Walker'] },
    light: { ground: ['Drill Crawler'], character: [{ card: 'Drill Sergeant', tapped: true }] },
  });
  expect(titlesOffered(tapped, 'play')).toEqual(['Dark Speed']);
  const poor = laid({
    at: 'ground',
    dark: { hand, ground: ['Drill Walker'], force: 3 },
    light: { ground: ['Drill Crawler'], character: ['Drill Sergeant'] },
  });
  expect(titlesOffered(poor, 'play')).toEqual(['Dark Speed']);
});

scenario('Lost in the Asteroids: no Space unit does damage this turn', () => {
  const t = laid({
    at: 'space',
    dark: { hand: ['Lost in the Asteroids'], space: ['Drill Cruiser'], ground: ['Drill Walker'], force: 0 },
    light: { space: ['Drill Fighter'], ground: ['Drill Crawler'] },
    rolls: [4, 4, 4, 4, 4, 4, 4, 4, 1, 1],
  });
  t.dark.does('play', 'Lost in the Asteroids');
  t.light.does('attack', 'Drill Fighter');
  t.dark.does('attack', 'Drill Cruiser').does('attack', 'Drill Walker');
  expect(damageOn(t, 'Drill Cruiser')).toBe(0);
  expect(damageOn(t, 'Drill Fighter')).toBe(0);
  expect(damageOn(t, 'Drill Crawler')).toBe(2);
});

scenario('Lost in the Asteroids: is too late once a unit in the Space arena has attacked', () => {
  const t = laid({
    at: 'space',
    dark: { hand: ['Lost in the Asteroids', 'Dark Speed'], space: ['Drill Cruiser'] },
    light: { space: ['Drill Fighter', 'Drill Probe'] },
    rolls: [4, 1, 1, 1],
  });
  t.dark.passes();
  t.light.does('hold back', 'Drill Fighter');
  expect(titlesOffered(t, 'play')).toEqual(['Lost in the Asteroids', 'Dark Speed']);
  t.dark.passes();
  t.light.does('attack', 'Drill Probe');
  expect(titlesOffered(t, 'play')).toEqual(['Dark Speed']);
  t.dark.passes();
  expect(titlesOffered(t, 'play')).toEqual(['Dark Speed']);
});

scenario('Lull in the Fighting: no Character does damage this turn, once the Characters come', () => {
  const t = laid({
    at: 'ground',
    dark: { hand: ['Lull in the Fighting', 'Dark Speed'], ground: ['Drill Walker'], character: ['Drill Trooper'] },
    light: { ground: ['Drill Crawler'], character: ['Drill Sergeant'] },
    rolls: [4, 1, 1, 1, 1, 1, 1, 4, 4, 4, 4, 4, 4, 4],
  });
  passTo(t, 'attack').dark.does('attack', 'Drill Walker').does('play', 'Lull in the Fighting');
  passTo(t, 'attack', 'Drill Crawler');
  expect(damageOn(t, 'Drill Crawler')).toBe(1);
  t.light.does('attack', 'Drill Crawler');
  passTo(t, 'attack', 'Drill Sergeant').light.does('attack', 'Drill Sergeant');
  passTo(t, 'attack', 'Drill Trooper').dark.does('attack', 'Drill Trooper');
  expect(damageOn(t, 'Drill Sergeant')).toBe(0);
  expect(damageOn(t, 'Drill Trooper')).toBe(0);
});

scenario('Lull in the Fighting: is too late once a Character has attacked', () => {
  const t = laid({
    at: 'character',
    dark: { hand: ['Lull in the Fighting', 'Dark Speed'], character: ['Drill Mechanic'] },
    light: { character: ['Drill Trooper'] },
  });
  t.dark.passes();
  t.light.does('attack', 'Drill Trooper');
  expect(titlesOffered(t, 'play')).toEqual(['Dark Speed']);
});

scenario("Padawan's Deflection: prevents 1 damage, and the unit may do 1 to any unit there", () => {
  const t = laid({
    at: 'ground',
    dark: { ground: ['Drill Walker'] },
    light: { hand: ["Padawan's Deflection"], ground: [{ card: 'Drill Crawler', tapped: true }] },
    rolls: [4, 4, 1, 1],
  });
  t.dark.does('attack', 'Drill Walker');
  t.light.does('play', "Padawan's Deflection").does('deflect', 'Drill Walker');
  expect(t.light.told('paid')).toMatchObject([{ by: 1, amount: 3 }]);
  expect(damageOn(t, 'Drill Crawler')).toBe(1);
  expect(damageOn(t, 'Drill Walker')).toBe(1);
});

scenario('Peace on Naboo: no Ground unit does damage this turn', () => {
  const t = laid({
    at: 'ground',
    dark: { hand: ['Peace on Naboo', 'Peace on Naboo'], ground: ['Drill Walker'], character: ['Drill Trooper'] },
    light: { ground: ['Drill Crawler'], character: [{ card: 'Drill Sergeant', tapped: true }] },
    rolls: [4, 4, 4, 4, 4, 4, 4, 4, 4],
  });
  t.dark.does('play', 'Peace on Naboo').passes().does('attack', 'Drill Walker');
  expect(t.dark.getsTo('play', 'Peace on Naboo')).toBe(false);
  t.light.does('attack', 'Drill Crawler');
  t.dark.does('attack', 'Drill Trooper');
  expect(damageOn(t, 'Drill Crawler')).toBe(0);
  expect(damageOn(t, 'Drill Walker')).toBe(0);
  expect(damageOn(t, 'Drill Sergeant')).toBe(2);
});

scenario("Pilot's Dodge: prevents up to 2 damage to a Space or Ground unit", () => {
  const t = laid({
    at: 'space',
    dark: { space: ['Drill Cruiser'], ground: ['Drill Walker'], character: ['Drill Sergeant'] },
    light: {
      hand: ["Pilot's Dodge", "Pilot's Dodge", "Pilot's Dodge"],
      space: [{ card: 'Drill Probe', tapped: true }],
      ground: [{ card: 'Drill Crawler', tapped: true }],
      character: [{ card: 'Drill Adept', tapped: true }],
    },
    rolls: [4, 4, 4, 1, 4, 1, 1, 1, 4, 1, 1, 1, 1],
  });
  t.dark.does('attack', 'Drill Cruiser');
  t.light.does('play', "Pilot's Dodge").passes();
  expect(damageOn(t, 'Drill Probe')).toBe(1);
  t.dark.does('attack', 'Drill Walker');
  t.light.does('play', "Pilot's Dodge");
  expect(t.state.facts.force).toEqual([10, 6]);
  expect(damageOn(t, 'Drill Crawler')).toBe(0);
  t.dark.does('attack', 'Drill Sergeant');
  expect(damageOn(t, 'Drill Adept')).toBe(1);
  expect(t.light.sees('hand')).toContain("Pilot's Dodge");
});

scenario('Repulsorlift Malfunction: taps an untapped Ground unit of either player', () => {
  const t = laid({
    at: 'ground',
    dark: { hand: ['Repulsorlift Malfunction', 'Repulsorlift Malfunction', 'Dark Speed'], ground: ['Drill Crawler'] },
    light: {
      space: ['Drill Shuttle'],
      ground: ['Drill Speeder', { card: 'Drill Walker', tapped: true }],
      character: ['Drill Sergeant'],
    },
  });
  t.dark.does('play', 'Repulsorlift Malfunction');
  expect(titlesOffered(t, 'choose')).toEqual(['Drill Crawler', 'Drill Speeder']);
  t.dark.does('choose', 'Drill Speeder').does('play', 'Repulsorlift Malfunction');
  expect(t.state.facts.force).toEqual([0, 10]);
  expect(isTapped(t, 'Drill Speeder')).toBe(true);
  expect(isTapped(t, 'Drill Crawler')).toBe(true);
  const tapped = laid({
    at: 'space',
    dark: { hand: ['Repulsorlift Malfunction', 'Dark Speed'], space: ['Drill Probe'] },
    light: { space: ['Drill Fighter'], ground: [{ card: 'Drill Walker', tapped: true }] },
  });
  expect(titlesOffered(tapped, 'play')).toEqual(['Dark Speed']);
});

scenario('Sonic Shockwave: taps an untapped Space unit of either player', () => {
  const t = laid({
    at: 'space',
    dark: { hand: ['Sonic Shockwave'], space: ['Drill Probe'] },
    light: { space: ['Drill Fighter', { card: 'Drill Cruiser', tapped: true }], ground: ['Drill Shuttle'] },
  });
  t.dark.does('play', 'Sonic Shockwave');
  expect(titlesOffered(t, 'choose')).toEqual(['Drill Probe', 'Drill Fighter']);
  t.dark.does('choose', 'Drill Fighter');
  expect(t.state.facts.force).toEqual([5, 10]);
  expect(isTapped(t, 'Drill Fighter')).toBe(true);
  expect(t.dark.may('attack', 'Drill Probe')).toBe(true);
});

scenario("Sonic Shockwave: can't be played without an untapped Space unit, nor without 5 Force", () => {
  const hand = ['Sonic Shockwave', 'Dark Speed'];
  const tapped = laid({
    at: 'ground',
    dark: { hand, ground: ['Drill Walker'] },
    light: { space: [{ card: 'Drill Fighter', tapped: true }], ground: ['Drill Crawler'] },
  });
  expect(titlesOffered(tapped, 'play')).toEqual(['Dark Speed']);
  const poor = laid({
    at: 'ground',
    dark: { hand, ground: ['Drill Walker'], force: 4 },
    light: { space: ['Drill Fighter'], ground: ['Drill Crawler'] },
  });
  expect(titlesOffered(poor, 'play')).toEqual(['Dark Speed']);
});

scenario('Surge of Power: gives a unit 2 power for one attack', () => {
  const t = laid({
    at: 'character',
    dark: { hand: ['Surge of Power', 'Surge of Power'], character: ['Drill Trooper', 'Drill Mechanic'] },
    light: { character: [{ card: 'Drill Sergeant', tapped: true }] },
    rolls: [1, 1, 1, 1, 1],
  });
  t.dark.does('attack', 'Drill Trooper').does('play', 'Surge of Power').does('choose', 'Drill Trooper').passes();
  expect(t.state.facts.force).toEqual([9, 10]);
  expect(t.dark.told('rolled')).toMatchObject([{ dice: [1, 1, 1, 1] }]);
  t.dark.does('attack', 'Drill Mechanic').does('play', 'Surge of Power').does('choose', 'Drill Trooper');
  expect(t.dark.told('rolled')[1]).toMatchObject({ dice: [1] });
});

scenario('Target Locked: a unit gets Critical Hit 2 for one attack', () => {
  const t = laid({
    at: 'character',
    dark: { hand: ['Target Locked'], character: ['Drill Trooper', 'Drill Adept'] },
    light: { character: [{ card: 'Drill Sergeant', tapped: true }] },
    rolls: [6, 1, 1, 1, 6, 1],
  });
  t.dark.does('attack', 'Drill Adept').does('play', 'Target Locked').does('choose', 'Drill Adept');
  expect(t.state.facts.force).toEqual([8, 10]);
  expect(damageOn(t, 'Drill Sergeant')).toBe(3);
  t.dark.does('attack', 'Drill Trooper');
  expect(damageOn(t, 'Drill Sergeant')).toBe(4);
});

scenario('Attract Enemy Fire: what bombards the ground does not turn to a unit in space', () => {
  const t = laid({
    at: 'space',
    dark: { space: ['Trade Federation Battleship'] },
    light: {
      hand: ['Attract Enemy Fire'],
      space: [{ card: 'Drill Fighter', tapped: true }],
      ground: [{ card: 'Drill Walker', tapped: true }],
    },
    rolls: [4, 1, 1, 1],
  });
  t.dark.does('attack', 'Trade Federation Battleship').does('attack', 'Drill Walker');
  t.light.does('play', 'Attract Enemy Fire');
  expect(t.light.told('paid')).toMatchObject([{ by: 1, amount: 2 }]);
  expect(t.light.told('damaged')).toMatchObject([{ amount: 1 }]);
  expect(damageOn(t, 'Drill Fighter')).toBe(0);
  expect(damageOn(t, 'Drill Walker')).toBe(1);
});

scenario('Lost in the Asteroids: a disrupted attack never took place', () => {
  const t = laid({
    at: 'space',
    dark: { hand: ['Lost in the Asteroids', 'Practice Stand Down'], space: ['Drill Cruiser'] },
    light: { space: ['Drill Fighter', 'Drill Probe'] },
  });
  t.dark.passes();
  t.light.does('attack', 'Drill Fighter');
  t.dark.does('play', 'Practice Stand Down');
  expect(titlesOffered(t, 'play')).toEqual(['Lost in the Asteroids']);
});

scenario('Spirit of the Fallen: a Pilot on a unit there was no Character', () => {
  const t = laid({
    at: 'character',
    dark: { character: ['Drill Mechanic'] },
    light: {
      hand: ['Spirit of the Fallen', "Windu's Solution"],
      character: [{ card: 'Drill Mount', pilot: { card: 'Drill Handler', damage: 2 } }],
    },
  });
  t.light.does('play', "Windu's Solution");
  expect(t.light.sees('discard')).toEqual(['Drill Handler', "Windu's Solution"]);
  expect(t.light.may('attack', 'Drill Mount')).toBe(true);
});

test('Battle cards read as they work', () => {
  const words = (title: string): string => cardWords(definitionCalled(title).card).join(' ');
  expect(words("Hero's Flaw")).toBe(
    "Pay 3 Force → Choose one of your opponent's Characters. Each of your Characters gets Critical Hit 2 this turn as long as it is attacking that unit.",
  );
  expect(words('Power Dive')).toBe(
    'Pay 3 Force → Untap one of your tapped Starfighters in the Space arena or tapped Speeders in the Ground arena.',
  );
  expect(words("Pilot's Dodge")).toBe('Pay 2 Force → Prevent up to 2 damage to one of your Space or Ground units.');
  expect(words('Dark Speed')).toBe('One of your units gets +30 speed until end of battle.');
  expect(words('Attract Enemy Fire')).toBe(
    'Pay 2 Force → Choose one of your units in the same arena as the attacking unit. The attack goes on against that unit, if it can be attacked. Play only if your opponent is about to roll attack dice.',
  );
});
