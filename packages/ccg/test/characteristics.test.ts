import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { premiere } from '../src/cards/premiere/index.ts';
import { traitsOfCharacter } from '../src/catalog/traits.ts';
import type { CcgPosition, CcgState } from '../src/index.ts';
import { makes } from '../src/language/amounts/values.ts';
import { any, it, your } from '../src/language/cards/cards.ts';
import { hand, theirs } from '../src/language/does/piles/piles.ts';
import { makesA } from '../src/language/does/toCards/states.ts';
import { places, reveals, seen, sends } from '../src/language/index.ts';
import { may, used } from '../src/language/text.ts';
import { atAnyTime, during } from '../src/language/when/when.ts';
import { wrongNames } from '../src/printed/index.ts';
import { iconsOf, isOfType, traitsOf } from '../src/rules/cards/characteristics.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { ccg } from './drill.ts';
import { ccgWith, stranger } from './stranger.ts';

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);

/** May these cards, which ask what somebody is, be played where only this one is? */
const asked = (who: string, ...askers: string[]): readonly boolean[] => {
  const t = table(ccg, {
    phase: 'control',
    dark: { hand: [...askers, 'Drill Errand (Dark)'] },
    light: { hand: ['Drill Errand (Light)'] },
    at: { 'Drill Yard': { light: [who] } },
  });
  return askers.map((asker) => t.dark.may('play', asker));
};

describe('an R-unit', () => {
  rule(['GLC-0131', 'GLC-0137'], 'is an astromech or a vehicle droid, whatever its name begins with', () => {
    const isOne = (title: string, ...traits: string[]) =>
      traitsOfCharacter({ title, traits, type: 'Droid', side: 'light' }).includes('R-unit');
    expect(isOne('R-3PO (Ar-Threepio)', 'protocol')).toBe(false);
    expect(isOne('RA-7 (Aray-Seven)', 'protocol')).toBe(false);
    expect(isOne('R2-X2 (Artoo-Extoo)', 'astromech')).toBe(true);
    expect(isOne('R1-G4 (Arone-Geefour)', 'vehicle')).toBe(true);
  });
});

describe('Force sensitivity', () => {
  rule(['GAP-0096', 'GLB-0143', 'GLB-0144'], 'goes by ability: 3, then 4 and 5', () => {
    const tiers = ['Drill Ask Attuned', 'Drill Ask Sensitive', 'Drill Ask Knight'];
    expect(asked('Drill Recruit', ...tiers)).toEqual([false, false, false]);
    expect(asked('Drill Novice', ...tiers)).toEqual([true, false, false]);
    expect(asked('Drill Colonel', ...tiers)).toEqual([false, true, false]);
    expect(asked('Drill Adept', ...tiers)).toEqual([false, true, false]);
    expect(asked('Drill Captain Knight', ...tiers)).toEqual([false, false, true]);
  });

  rule(['GAP-0097', 'GLB-0330'], 'makes Jedi on one side and Dark Jedi on the other, Masters included', () => {
    const jedi = ['Drill Ask Jedi', 'Drill Ask Dark Jedi'];
    expect(asked('Drill Adept', ...jedi)).toEqual([false, false]);
    expect(asked('Drill Captain Knight', ...jedi)).toEqual([true, false]);
    expect(asked('Drill Elder', ...jedi)).toEqual([true, false]);
    const dark = table(ccg, {
      phase: 'control',
      dark: { hand: jedi },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Lord'] } },
    });
    expect(jedi.map((asker) => dark.dark.may('play', asker))).toEqual([false, true]);
  });

  rule(['GAP-0096', 'GLB-0142'], 'follows ability as it is now, whatever is printed', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Awaken', 'Drill Ask Jedi', 'Drill Ask Sensitive'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { light: ['Drill Adept'] } },
    });
    t.dark.does('play', 'Drill Awaken');
    t.light.passes();
    expect(t.dark.may('play', 'Drill Ask Jedi')).toBe(true);
    expect(t.dark.may('play', 'Drill Ask Sensitive')).toBe(false);
  });
});

describe('what a character is', () => {
  rule('GAP-0094', 'may be of two types: both count, and neither is missing', () => {
    const types = ['Drill Ask Alien', 'Drill Ask Rebel', 'Drill Ask Non-Rebel'];
    expect(asked('Drill Walking Carpet', ...types)).toEqual([true, true, false]);
    expect(asked('Drill Recruit', ...types)).toEqual([false, true, false]);
  });

  rule(['GAP-0327', 'GAP-0326'], 'follows from what it is: kinds of troopers, and of guards', () => {
    expect(asked('Drill Forest Scout', 'Drill Ask Stormtrooper')).toEqual([true]);
    expect(asked('Drill Home Guard', 'Drill Ask Rebel Trooper', 'Drill Ask Stormtrooper')).toEqual([true, false]);
    expect(asked('Drill Bouncer', 'Drill Ask Guard')).toEqual([true]);
    expect(asked('Drill Elder Guardian', 'Drill Ask Guard')).toEqual([false]);
    const { state } = table(ccg, { at: { 'Drill Yard': { dark: ['Drill Forest Scout'] } } });
    expect([...traitsOf(state, find(state, 'Drill Forest Scout'))].sort()).toEqual([
      'biker scout',
      'scout',
      'stormtrooper',
      'trooper',
    ]);
  });

  rule(['GLC-0171', 'GLC-0260', 'GLC-0314'], 'follows for troopers of sand and snow, and for Rebels', () => {
    const imperial = { title: '', type: 'Imperial', side: 'dark' } as const;
    expect(traitsOfCharacter({ ...imperial, traits: ['sandtrooper'] })).toEqual([
      'sandtrooper',
      'stormtrooper',
      'trooper',
    ]);
    expect(traitsOfCharacter({ ...imperial, traits: ['snowtrooper'] })).toContain('stormtrooper');
    expect(traitsOfCharacter({ ...imperial, traits: ['trooper'] })).toEqual(['trooper']);
    const rebel = { title: '', type: 'Rebel', side: 'light' } as const;
    expect(traitsOfCharacter({ ...rebel, traits: ['Echo Base trooper'] })).toContain('Rebel trooper');
  });

  rule('GLB-0036', 'follows for troopers of Echo Base and their officers', () => {
    for (const traits of [['Echo Base trooper'], ['Echo Base trooper', 'leader']])
      expect(traitsOfCharacter({ title: '', type: 'Rebel', side: 'light', traits })).toContain('Rebel trooper');
  });

  rule(['GLA-0329', 'GLB-0388'], 'is not what others are whom its card speaks of, nor of another type', () => {
    const { state } = table(ccg, {
      at: { 'Drill Yard': { light: ['Pops', 'Red Leader', 'Leia Organa'], dark: ['Drill Champion'] } },
    });
    expect(traitsOf(state, find(state, 'Red Leader'))).toContain('leader');
    expect(traitsOf(state, find(state, 'Pops'))).not.toContain('leader');
    const imperials = ['Drill Champion', 'Leia Organa'].map((name) => isOfType(state, find(state, name), ['Imperial']));
    expect(imperials).toEqual([true, false]);
    expect(traitsOf(state, find(state, 'Leia Organa'))).not.toContain('Imperial');
  });

  rule('GAP-0328', 'is no Padawan with ability 6 or more', () => {
    expect(asked('Drill Adept', 'Drill Ask Padawan')).toEqual([true]);
    expect(asked('Drill Elder', 'Drill Ask Padawan')).toEqual([false]);
  });

  for (const [ability, is] of [
    [null, true],
    [1, true],
    [5, true],
    [6, false],
    [7, false],
  ] as const)
    rule('GAP-0328', `is ${is ? 'a' : 'no'} Padawan with a printed ability of ${ability}`, () => {
      const learner = stranger({ side: 'light', ability, traits: ['Padawan', 'clone'] });
      const { state } = table(ccgWith(learner), { at: { 'Drill Yard': { light: [learner.name] } } });
      expect(traitsOf(state, find(state, learner.name))).toEqual(is ? ['Padawan', 'clone'] : ['clone']);
    });

  for (const [name, is] of [
    ['Corellian', true],
    ['Mandalorian', true],
    ['Wookiee', true],
    ['human', false],
    ['humanoid', false],
  ] as const)
    rule('GAP-0328', `is ${is ? 'its species' : 'nothing that anybody is called'}: ${name}`, () => {
      expect(wrongNames([{ kind: 'trait', name, by: 'Luke Skywalker' }], [])).toHaveLength(is ? 0 : 1);
    });

  /** Those who are said to be. */
  const women = [
    'Beru Lars',
    'Dice Ibegon',
    'Kabe',
    "Kal'Falnl C'ndros",
    'Leesub Sirln',
    'Leia Organa',
    'Wioslea',
  ].concat(["Kitik Keed'kak", "M'iiyoom Onith", 'Prophetess', 'Tonnika Sisters']);
  const roundUp = stranger({
    kind: 'interrupt',
    functions: [
      used(
        may
          .act(atAnyTime)
          .do(
            reveals('all', theirs(hand)),
            places(any.unique.non('female'), seen(theirs(hand)), 'lost', { count: 'all' }),
          ),
      ),
    ],
  });
  const game = ccgWith(roundUp);
  for (const kind of ['character', 'starship', 'vehicle', 'weapon'] as const)
    rule('GAP-0330', `has gender if it is a character: of each ${kind}`, () => {
      const unique = premiere.filter((card) => card.kind === kind && card.limit === 1).map(({ name }) => name);
      const t = table(game, {
        dark: { hand: [roundUp.name, 'Drill Errand (Dark)'] },
        light: { hand: [...unique, 'Drill Errand (Light)'] },
        at: { 'Drill Yard': {} },
      });
      t.dark.does('play', roundUp.name);
      while (t.asked === 'dark' && t.dark.may('put')) t.dark.does('put', '#1');
      const spared = unique.filter((name) => t.light.sees('hand').includes(name));
      expect([...spared].sort()).toEqual((kind === 'character' ? [...women] : unique).sort());
    });
});

describe('a word for persons', () => {
  const seeks = (trait: string) =>
    stranger({
      kind: 'interrupt',
      functions: [
        used(
          may
            .act(atAnyTime)
            .target(any.of('character', 'vehicle', 'starship').trait(trait))
            .do(sends(it, 'lost')),
        ),
      ],
    });
  for (const [id, trait] of [
    ['GAP-0330', 'female'],
    ['GAP-0325', 'smuggler'],
  ] as const)
    rule(id, `is said of characters alone: ${trait}`, () => {
      const traits = [trait];
      const bearers = [
        stranger({ traits }),
        stranger({ kind: 'vehicle', traits }),
        stranger({ kind: 'starship', traits }),
      ];
      const [person, vehicle, starship] = bearers.map(({ name }) => name);
      const seeker = seeks(trait);
      const found = (at: NonNullable<CcgPosition['at']>) =>
        table(ccgWith(...bearers, seeker), { dark: { hand: [seeker.name, 'Drill Errand (Dark)'] }, at }).dark.getsTo(
          'play',
          seeker.name,
        );
      expect(found({ 'Drill Yard': { dark: [person ?? ''] } })).toBe(true);
      expect(found({ 'Drill Yard': { dark: [vehicle ?? ''] } })).toBe(false);
      expect(found({ Drill: { dark: [starship ?? ''] } })).toBe(false);
    });
});

describe('droids', () => {
  rule('GAP-0095', 'have no ability that anything could change', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Double Mind', 'Drill Awaken', 'Drill Errand (Dark)'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Labourer'] } },
    });
    expect(t.dark.may('play', 'Drill Awaken')).toBe(false);
    expect(valueNow(t.state, find(t.state, 'Drill Labourer'), 'ability')).toBeNull();
  });

  rule(['GLB-0216', 'GLB-0217'], 'are never the most able; among equals their player chooses', () => {
    const most = (...dark: string[]) => {
      const t = table(ccg, {
        phase: 'control',
        dark: { hand: ['Drill Cut Down', 'Drill Errand (Dark)'] },
        light: { hand: ['Drill Errand (Light)'] },
        at: { 'Drill Yard': { dark } },
      });
      if (!t.dark.may('play', 'Drill Cut Down')) return [];
      t.dark.does('play', 'Drill Cut Down');
      const targets =
        t.asked === 'dark' && t.dark.may('target')
          ? t.decision.options.filter(({ verb }) => verb === 'target').length
          : 0;
      return targets > 0 ? targets : t.dark.sees('lost', 'dark');
    };
    expect(most('Drill Labourer', 'Drill Patroller')).toEqual([]);
    expect(most('Drill Labourer', 'Drill Trooper', 'Drill Champion')).toEqual(['Drill Champion']);
    expect(most('Drill Champion', 'Drill Smuggler', 'Drill Trooper')).toBe(2);
  });
});

describe('what an action makes of somebody', () => {
  rule('AR1-0154', 'they are for as long as it says, though no card on table says it of anybody', () => {
    const drillMaster = stranger({
      kind: 'effect',
      text: [
        may
          .act(during('your', 'control'))
          .once('turn')
          .do(makes(makesA('warrior', your.characters), 'turn')),
      ],
    });
    const t = table(ccgWith(drillMaster), {
      phase: 'control',
      dark: { table: [drillMaster.name], hand: ['Drill Errand (Dark)'] },
      at: { 'Drill Yard': { dark: ['Drill Mouse'] } },
    });
    const icons = () => iconsOf(t.state, find(t.state, 'Drill Mouse'));
    expect(icons()).not.toContain('warrior');
    t.dark.does('use', drillMaster.name);
    expect(icons()).toContain('warrior');
    while (t.state.facts.turn === 1) (t.asked === 'dark' ? t.dark : t.light).passes();
    expect(icons()).not.toContain('warrior');
  });
});
