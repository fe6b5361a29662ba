import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { cardOf } from '../src/catalog/catalog.ts';
import type { CcgPosition } from '../src/position.ts';
import { ccg } from './drill.ts';

const dark = 0;
const light = 1;
const omens = (...values: readonly number[]): readonly string[] =>
  values.map((value) => `Drill Omen ${value}`).reverse();

/** A battle initiated by Dark at its first location. */
const battle = (spec: CcgPosition) => {
  const t = table(ccg, { phase: 'battle', dark: { force: 2 }, ...spec });
  t.dark.does('initiate battle');
  return t;
};
type Battling = ReturnType<typeof battle>;

/** Who takes part, once that is settled. */
const inBattle = ({ state }: Battling): readonly string[] =>
  (state.facts.battle?.participants ?? []).map(({ card }) => cardOf(state, card).name);

describe('taking part', () => {
  rule(['AR6-0157', 'GLC-0041', 'AR6-0200'], 'is for everybody there but creatures, present or not', () => {
    const t = battle({
      at: {
        'Drill Yard': {
          dark: [{ card: 'Drill Baron', on: ['Drill Blaster (Dark)'] }, 'Drill Wampa'],
          light: [{ card: 'Drill War Speeder', pilots: ['Drill War Princess'], passengers: ['Drill Recruit'] }],
        },
      },
    });
    expect(inBattle(t)).toEqual([
      'Drill Baron',
      'Drill Blaster (Dark)',
      'Drill War Speeder',
      'Drill War Princess',
      'Drill Recruit',
    ]);
  });

  rule('GLC-0041', 'is for passengers on a bridge and in a cockpit, and for what is in a cargo bay', () => {
    const t = battle({
      at: {
        Drill: {
          dark: ['Drill Cruiser'],
          light: [
            {
              card: 'Drill Liner',
              passengers: ['Drill Colonel'],
              cargo: [
                { card: 'Drill Hopper', passengers: ['Drill Recruit'] },
                { card: 'Drill Lucky Star', passengers: ['Drill Heir'] },
              ],
            },
            { card: 'Drill Slow Boat', passengers: ['Drill Flyer'] },
          ],
        },
      },
    });
    // Of what is in the hold, the vehicle and the starfighter themselves, and not who is inside them. GAP-0375
    for (const who of ['Drill Colonel', 'Drill Hopper', 'Drill Lucky Star', 'Drill Flyer'])
      expect(inBattle(t)).toContain(who);
    for (const who of ['Drill Recruit', 'Drill Heir']) expect(inBattle(t)).not.toContain(who);
  });

  rule('GAP-0375', 'is not for whoever sits in something in a cargo hold', () => {
    const t = battle({
      at: {
        'Drill Front': {
          dark: [{ card: 'Drill War Fighter (Dark)', pilots: ['Drill Ace (Dark)'] }],
          light: [
            {
              card: 'Drill War Carrier',
              passengers: ['Drill Recruit'],
              cargo: [{ card: 'Drill War Speeder', pilots: ['Drill War Princess'] }],
            },
          ],
        },
      },
    });
    expect(t.asked).toBe('dark');
    expect(inBattle(t)).toContain('Drill Recruit');
    expect(inBattle(t)).not.toContain('Drill War Princess');
  });

  rule(['AR6-0022', 'AR6-0158', 'AR6-0179'], 'begins on arrival, up to the weapons segment', () => {
    const t = battle({
      light: { hand: ['Drill Reinforcements', 'Drill Colonel'] },
      at: { 'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Recruit'] } },
    });
    t.light.does('play', 'Drill Reinforcements');
    t.dark.does('decline');
    t.light.does('decline');
    expect(t.state.facts.battle?.power).toEqual([4, 6]);
  });

  rule(['AR6-0040', 'AR6-0180'], 'is too late once the power segment has begun', () => {
    const t = battle({
      light: { hand: ['Drill Colonel'], table: ['Drill Bones Of War'] },
      at: { 'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Recruit'] } },
    });
    t.dark.does('draw battle destiny');
    t.light.does('use', 'Drill Bones Of War');
    expect(t.light.sees('at', 'light')).toContain('Drill Colonel');
    // No destiny for him, no power, and nothing of his to forfeit.
    expect(t.state.facts.battle?.power).toEqual([6, 2]);
    expect(t.light.may('forfeit', 'Drill Recruit')).toBe(true);
    expect(t.light.may('forfeit', 'Drill Colonel')).toBe(false);
  });

  rule(['AR6-0182', 'AR6-0094'], 'is over for a card that was forfeited, even if it comes back', () => {
    const t = battle({
      dark: { force: 2, reserve: ['Drill Trooper', ...omens(4)] },
      light: { hand: ['Drill Old Friend'], force: 3 },
      at: { 'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Partner', 'Drill Heir', 'Drill Mouse'] } },
    });
    t.dark.does('draw battle destiny');
    t.light.does('decline');
    t.light.does('forfeit', 'Drill Partner');
    t.light.does('play', 'Drill Old Friend');
    expect(t.light.sees('at', 'light')).toContain('Drill Partner');
    expect(t.light.may('forfeit', 'Drill Heir')).toBe(true);
    expect(t.light.may('forfeit', 'Drill Partner')).toBe(false);
  });

  rule('AR6-0181', 'is not for a captive who is released when somebody is forfeited', () => {
    const t = battle({
      dark: { force: 2, reserve: ['Drill Trooper', ...omens(1)] },
      light: { table: ['Drill Jailbreak'], reserve: ['Drill Recruit', ...omens(1)] },
      at: {
        'Drill Yard': {
          dark: ['Drill Baron', 'Drill Trooper'],
          light: ['Drill Colonel', 'Drill Mouse', { card: 'Drill Recruit', inactive: 'captive' }],
        },
      },
    });
    t.dark.does('draw battle destiny');
    t.light.does('draw battle destiny');
    t.dark.does('forfeit', 'Drill Trooper');
    expect(t.state.cards.inactive.every((why) => why === 0)).toBe(true);
    expect(t.options).toEqual(['forfeit Drill Colonel', 'forfeit Drill Mouse']);
  });

  rule(['AR6-0161', 'AR6-0171'], 'ends when a card leaves or becomes inactive, without its being excluded', () => {
    const t = battle({
      dark: { force: 2, hand: ['Drill Vanish'] },
      light: { table: ['Drill Outrage'], hand: ['Drill Escort (Light)'] },
      at: {
        'Drill Yard': { dark: ['Drill Brute'], light: ['Drill Recruit', 'Drill Heir', 'Drill Partner'] },
        'Drill Battlefield': {},
      },
    });
    t.dark.does('play', 'Drill Vanish').does('target', 'Drill Heir');
    t.light.does('play', 'Drill Escort (Light)').does('target', 'Drill Partner');
    expect(t.state.facts.battle?.power).toEqual([6, 2]);
    expect(t.state.zones.force[light]).toHaveLength(0);
  });
});

describe('one battle a turn', () => {
  const again = (table_: readonly string[]) => {
    const t = table(ccg, {
      phase: 'battle',
      dark: { force: 4, hand: ['Drill Trooper'] },
      light: { hand: ['Drill Truce', 'Drill Escort (Light)', 'Drill Signal'], table: table_ },
      at: {
        'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Colonel', 'Drill Recruit'] },
        'Drill Battlefield': { dark: ['Drill Brute'], light: ['Drill Recruit'] },
      },
    });
    t.dark.does('initiate battle', 'Drill Yard');
    t.light.does('play', 'Drill Truce');
    t.light.does('play', 'Drill Escort (Light)').does('target', 'Drill Colonel');
    t.dark.does('initiate battle', 'Drill Battlefield');
    t.light.passes();
    return t;
  };

  rule(['AR6-0008', 'AR6-0159'], 'is all for each card, even if that was cancelled', () => {
    const t = again([]);
    // He is there, and excluded: no battle destiny, and power of 2.
    expect(t.state.facts.battle?.power).toEqual([6, 2]);
  });

  rule(['AR6-0009', 'AR6-0173'], 'is all even for a card that may not be excluded', () => {
    expect(again(['Drill Anchor']).state.facts.battle?.power).toEqual([6, 2]);
  });
});

describe('may not battle', () => {
  rule(['AR6-0162', 'AR6-0163'], 'gives no right to initiate a battle, whoever may be battled', () => {
    const offered = (there: { readonly dark: readonly string[]; readonly light: readonly string[] }) =>
      table(ccg, { phase: 'battle', dark: { force: 1 }, at: { 'Drill Yard': there } }).dark.may('initiate battle');
    expect(offered({ dark: ['Drill Baron'], light: ['Drill Pacifist'] })).toBe(false);
    expect(offered({ dark: ['Drill Baron'], light: ['Drill Pacifist', 'Drill Recruit'] })).toBe(true);
    expect(offered({ dark: ['Drill Conscientious'], light: ['Drill Duo'] })).toBe(false);
    expect(offered({ dark: ['Drill Conscientious', 'Drill Trooper'], light: ['Drill Duo'] })).toBe(true);
  });

  rule(['AR6-0164', 'AR6-0184'], 'means exclusion at the start of the battle, by whoever caused it', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'battle',
      light: { force: 1, table: ['Drill Outrage'], hand: ['Drill Signal'] },
      dark: { hand: ['Drill Barrier (Dark)'] },
      at: { 'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Colonel', 'Drill Recruit'] } },
    });
    t.light.passes();
    t.dark.does('play', 'Drill Barrier (Dark)').does('target', 'Drill Colonel');
    t.light.does('initiate battle');
    // Dark has excluded him: that has Light activate 1 Force.
    expect(t.state.zones.force[light]).toHaveLength(1);
    t.light.passes();
    t.dark.does('decline');
    expect(t.state.facts.battle?.power).toEqual([4, 2]);
  });

  rule('AR6-0166', 'means exclusion at once, if the battle is on already', () => {
    const t = battle({
      dark: { force: 2, hand: ['Drill Barrier (Dark)'] },
      at: { 'Drill Yard': { dark: ['Drill Brute'], light: ['Drill Colonel', 'Drill Recruit'] } },
    });
    t.dark.does('play', 'Drill Barrier (Dark)').does('target', 'Drill Colonel');
    expect(t.state.facts.battle?.power).toEqual([6, 2]);
  });
});

describe('exclusion', () => {
  rule(
    ['AR6-0183', 'AR6-0168'],
    'takes cards and what they do out of the battle, until it has just ended (example 1)',
    () => {
      const t = table(ccg, {
        turn: 'dark',
        phase: 'battle',
        dark: { force: 1, reserve: ['Drill Trooper', ...omens(5)] },
        light: { hand: ['Drill Barrier (Light)', 'Drill Recruit'], reserve: ['Drill Recruit', ...omens(0, 2)] },
        at: {
          'Drill Yard': {
            dark: [
              { card: 'Drill War Walker', pilots: ['Drill War General'] },
              { card: 'Drill Brute', on: ['Drill Ax (Dark)'] },
            ],
            light: ['Drill Colonel', { card: 'Drill Leader', on: ['Drill Rifle (Light)'] }],
          },
        },
      });
      t.dark.passes();
      t.light.does('play', 'Drill Barrier (Light)').does('target', 'Drill War General');
      t.dark.does('initiate battle');
      // The general is excluded, his walker unpiloted. The ax drives out the colonel.
      t.dark.does('fire', 'Drill Ax (Dark)').does('target', 'Drill Colonel');
      t.light.does('fire', 'Drill Rifle (Light)');
      // 0, 1 and 1 more against an alien are no more than an ability of 2: a miss. She would add a destiny with him.
      expect(t.state.facts.battle?.segment).toBe('power');
      expect(t.options).toEqual(['draw battle destiny 1', 'decline']);
      t.light.does('draw battle destiny');
      expect(t.state.facts.battle?.power).toEqual([6, 5]);
      // Attrition of 2: the walker would be another choice, but not the general inside it.
      expect(t.options).toEqual(['forfeit Drill War Walker', 'forfeit Drill Brute']);
      t.dark.does('forfeit', 'Drill Brute').does('put', 'Drill Ax (Dark)');
      expect(t.state.cards.inactive.every((why) => why === 0)).toBe(false);
      t.light.does('lose Force').does('lose', 'Drill Recruit');
      expect(t.state.facts.battle).toBeNull();
      expect(t.state.cards.inactive.every((why) => why === 0)).toBe(true);
    },
  );

  rule('AR6-0185', 'of a starship makes its pilot inactive, who is not excluded himself (example 3)', () => {
    const t = battle({
      light: { table: ['Drill Witness'] },
      at: {
        'Drill Front': {
          dark: [
            { card: 'Drill Infiltrator', pilots: ['Drill Ace (Dark)'] },
            { card: 'Drill War Fighter (Dark)', pilots: ['Drill War General'] },
          ],
          light: [{ card: 'Drill War Fighter (Light)', pilots: ['Drill Recruit'] }],
        },
      },
    });
    // Only the starship counts as excluded; without the ace's ability there is no battle destiny.
    expect(t.state.zones.force[light]).toHaveLength(1);
    expect(t.light.told('total power')).toMatchObject([{ dark: 3, light: 3 }]);
  });

  rule(['AR6-0170', 'AR6-0172'], 'is aimed only at cards in battle that may be excluded', () => {
    const spec = (...effects: string[]): CcgPosition => ({
      dark: { force: 2, hand: ['Drill Net (Dark)', 'Drill Vanish'] },
      light: { table: effects },
      at: {
        'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Colonel', 'Drill Recruit'] },
        'Drill Battlefield': { light: ['Drill Heir'] },
      },
    });
    const t = battle(spec());
    t.dark.does('play', 'Drill Net (Dark)');
    expect(t.options).toEqual(['target Drill Colonel', 'target Drill Recruit', 'back']);
    const anchored = battle(spec('Drill Anchor'));
    anchored.dark.does('play', 'Drill Net (Dark)');
    // The recruit was the only target. The colonel may still become inactive in another way.
    anchored.dark.does('play', 'Drill Vanish');
    expect(anchored.state.facts.battle).toBeNull();
  });
});

describe('during battle', () => {
  rule(['AR6-0176', 'AR6-0186'], 'only cards in the battle use what works then', () => {
    const t = battle({
      at: {
        'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Recruit'] },
        'Drill Battlefield': { dark: ['Drill Advisor'] },
      },
    });
    expect(t.state.facts.battle?.segment).toBe('power');
    const there = battle({ at: { 'Drill Yard': { dark: ['Drill Advisor'], light: ['Drill Recruit'] } } });
    expect(there.dark.may('use', 'Drill Advisor')).toBe(true);
  });

  rule(['AR6-0177', 'AR6-0174'], 'what is played only then is aimed at cards in the battle', () => {
    const t = battle({
      dark: { force: 2, hand: ['Drill Frailty'] },
      at: {
        'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Recruit'] },
        'Drill Battlefield': { light: ['Drill Heir'] },
      },
    });
    expect(t.state.facts.battle?.segment).toBe('power');
  });

  rule('AR6-0175', 'cards are together in battle only if both take part', () => {
    const t = battle({
      light: { hand: ['Drill Kin'] },
      at: {
        'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Colonel'] },
        'Drill Battlefield': { light: ['Drill Heir'] },
      },
    });
    expect(t.state.facts.battle?.segment).toBe('power');
  });
});

describe('cards without ability', () => {
  const offered = (
    turn: 'dark' | 'light',
    there: { readonly dark: readonly string[]; readonly light: readonly string[] },
  ) => {
    const t = table(ccg, {
      turn,
      phase: 'battle',
      dark: { force: 1 },
      light: { force: 1, hand: ['Drill Signal'] },
      at: { 'Drill Yard': there },
    });
    return t[turn].may('initiate battle');
  };

  rule(['AR6-0123', 'AR6-0125'], 'may be battled, or initiate battle, as they say and not otherwise', () => {
    expect(offered('dark', { dark: ['Drill Baron'], light: ['Drill Duo'] })).toBe(true);
    expect(offered('light', { dark: ['Drill Baron'], light: ['Drill Duo'] })).toBe(false);
    expect(offered('dark', { dark: ['Drill War Hunter'], light: ['Drill Recruit'] })).toBe(true);
    expect(offered('light', { dark: ['Drill War Hunter'], light: ['Drill Recruit'] })).toBe(false);
  });

  rule('AR6-0127', 'may say both', () => {
    expect(offered('dark', { dark: ['Drill Assassin'], light: ['Drill Recruit'] })).toBe(true);
    expect(offered('light', { dark: ['Drill Assassin'], light: ['Drill Recruit'] })).toBe(true);
  });

  rule(['AR6-0124', 'AR6-0126', 'AR6-0128'], 'end the battle if they lose that text or are excluded', () => {
    const t = battle({
      dark: { force: 2, hand: ['Drill Silencer'] },
      at: { 'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Duo'] } },
    });
    t.dark.does('play', 'Drill Silencer');
    expect(t.state.facts.battle).toBeNull();
    const netted = battle({
      light: { hand: ['Drill Net (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill War Hunter'], light: ['Drill Recruit'] } },
    });
    netted.light.does('play', 'Drill Net (Light)');
    expect(netted.state.facts.battle).toBeNull();
    expect(netted.state.zones.at[dark]).toHaveLength(1);
  });
});

describe('what is excluded', () => {
  rule(['AR6-0167', 'AR6-0169'], 'stays on the table with all that is on it, in its place', () => {
    const t = battle({
      dark: { force: 2, hand: ['Drill Net (Dark)'] },
      light: { hand: ['Drill Reinforcements', 'Drill Ace (Light)'] },
      at: {
        'Drill Front': {
          dark: [{ card: 'Drill War Fighter (Dark)', pilots: ['Drill Trooper'] }],
          light: [
            {
              card: 'Drill War Fighter (Light)',
              pilots: [{ card: 'Drill Heir', on: ['Drill Cloak 3'] }],
              passengers: ['Drill Recruit'],
            },
          ],
        },
      },
    });
    t.dark.does('play', 'Drill Net (Dark)').does('target', 'Drill Heir');
    expect(t.light.sees('on', 'light')).toEqual(['Drill Heir', 'Drill Cloak 3', 'Drill Recruit']);
    // He still takes the only seat of a pilot: nobody else can come aboard.
    expect(t.light.may('play', 'Drill Reinforcements')).toBe(false);
  });
});

describe('being alone', () => {
  rule(['GLA-0079', 'GLA-0204'], 'counts whoever is left in the battle, at the time that it matters', () => {
    const spec: CcgPosition = {
      dark: { force: 2, hand: ['Drill Last Stand', 'Drill Focus (Dark)'] },
      light: { hand: ['Drill Net (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Brute', 'Drill Scrap'], light: ['Drill Recruit'] } },
    };
    const t = battle(spec);
    // Even a droid keeps him company, until it is driven out of the battle.
    expect(t.dark.may('play', 'Drill Last Stand')).toBe(false);
    t.dark.does('play', 'Drill Focus (Dark)');
    t.light.does('play', 'Drill Net (Light)').does('target', 'Drill Scrap');
    t.dark.does('play', 'Drill Last Stand');
    expect(t.light.told('total power')).toMatchObject([{ dark: 14, light: 2 }]);
  });
});
