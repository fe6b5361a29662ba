import { rule, type ScenarioTable, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition, CcgState, CcgVerb, CcgVocabulary } from '../src/index.ts';
import type { Stood } from '../src/position.ts';
import { isParticipating } from '../src/rules/battle/participants.ts';
import { type CardState, stateOf } from '../src/rules/cards/cardStates.ts';
import { whyNot } from '../src/rules/deploying/deploy.ts';
import { whyNotReplace } from '../src/rules/deploying/personas.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { ccg } from './drill.ts';

type Table = ScenarioTable<CcgState, 'dark' | 'light', CcgVocabulary>;

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);
const inHand = (s: CcgState, by: 0 | 1, name: string): number =>
  s.zones.hand[by].find((card) => s.names[s.cards.definition[card] ?? -1] === name) ?? -1;
const state = (t: Table, name: string): CardState => stateOf(t.state, find(t.state, name));

describe('while somebody is missing', () => {
  rule('AR1-0321', 'an Utinni Effect that targets them rests, and nothing is aimed at it (example)', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Contract', 'Drill Sandstorm', 'Drill Search'] },
      light: { hand: ['Drill Clear Away', 'Drill Errand (Light)', 'Drill Errand (Light)', 'Drill Errand (Light)'] },
      at: { 'Drill Yard': { light: ['Drill Recruit'] } },
    });
    t.dark.does('deploy', 'Drill Contract');
    expect(t.light.may('play', 'Drill Clear Away')).toBe(true);
    t.light.passes();
    expect(t.dark.may('use', 'Drill Contract')).toBe(true);
    t.dark.does('play', 'Drill Sandstorm');
    expect(state(t, 'Drill Contract')).toBe('inactive');
    expect(t.light.may('play', 'Drill Clear Away')).toBe(false);
    t.light.passes();
    expect(t.dark.may('use', 'Drill Contract')).toBe(false);
    t.dark.does('play', 'Drill Search');
    expect(state(t, 'Drill Contract')).toBe('active');
  });

  rule('AR1-0323', 'nobody is with them in a battle, nor are they in it (example)', () => {
    const battle = (hero: Stood) => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'battle',
        light: { force: 1 },
        at: { 'Drill Yard': { light: ['Drill Sharpshooter', hero], dark: ['Drill Brute'] } },
      });
      t.light.does('initiate battle');
      return t;
    };
    const amount = (t: Table): number | undefined =>
      t.decision.options.find(({ verb }) => verb === 'draw battle destiny')?.amount;
    expect(amount(battle('Drill Hero'))).toBe(2);
    const t = battle({ card: 'Drill Hero', inactive: 'missing' });
    expect(amount(t)).toBe(1);
    expect(isParticipating(t.state, find(t.state, 'Drill Hero'))).toBe(false);
  });

  rule('AR1-0325', 'neither another version nor a copy of what they carry may come (example)', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Paladin Grown', 'Drill Paladin’s Blade', 'Drill Recruit'], force: 9 },
      dark: { hand: ['Drill Errand (Dark)'] },
      at: {
        'Drill: Hall': { light: [{ card: 'Drill Paladin', inactive: 'missing', on: ['Drill Paladin’s Blade'] }] },
      },
    });
    const grown = inHand(t.state, 1, 'Drill Paladin Grown');
    expect(whyNot(t.state, 1, grown)?.rule).toBe('AR5-0054');
    expect(whyNot(t.state, 1, inHand(t.state, 1, 'Drill Paladin’s Blade'))?.rule).toBe('GAP-0080');
    expect(whyNotReplace(t.state, 1, grown, find(t.state, 'Drill Paladin'))?.rule).toBe('GLC-0197');
  });
});

describe('what is out of play', () => {
  rule('AR1-0352', 'keeps its player, and only them, from all that it contains (example)', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Grey Lord', 'Drill Second', 'Drill Black Three'], force: 20, outOfPlay: ['Drill Trio'] },
      light: { hand: ['Drill Black Three'], force: 20 },
      at: { Drill: {}, 'Drill Yard': {} },
    });
    for (const name of ['Drill Grey Lord', 'Drill Second', 'Drill Black Three'])
      expect(whyNot(t.state, 0, inHand(t.state, 0, name))?.rule).toBe('AR1-0348');
    expect(whyNot(t.state, 1, inHand(t.state, 1, 'Drill Black Three'))).toBeNull();
  });
});

describe('a card on another', () => {
  rule('AR1-0359', 'is inactive from the table, and supporting from a hand (example)', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Second', 'Drill Errand (Dark)'], table: ['Drill Resolution'], force: 9 },
      light: { hand: ['Drill Errand (Light)', 'Drill Errand (Light)'], table: ['Drill Weathercock'] },
      at: { 'Drill Yard': { dark: ['Drill Second'] } },
    });
    const [standing = -1] = t.state.zones.at[0];
    const spare = inHand(t.state, 0, 'Drill Second');
    t.dark.passes();
    t.light.does('use', 'Drill Weathercock');
    expect(stateOf(t.state, standing)).toBe('inactive');
    expect(whyNot(t.state, 0, spare)?.rule).toBe('GAP-0080');
    t.dark.passes();
    t.light.does('use', 'Drill Weathercock');
    expect(stateOf(t.state, standing)).toBe('unit of Force');
    t.dark.does('use', 'Drill Resolution').does('stack', 'Drill Second');
    const [stacked = -1] = t.state.zones.stacked[0];
    expect(stateOf(t.state, stacked)).toBe('supporting');
    expect(whyNot(t.state, 0, inHand(t.state, 0, 'Drill Second'))).toBeNull();
  });

  rule(['AR1-0342', 'AR1-0071'], 'is reached by what names it, and is not shown again as it goes', () => {
    const resolved = () => {
      const t = table(ccg, {
        phase: 'control',
        dark: { hand: ['Drill Trooper', 'Drill Errand (Dark)'], table: ['Drill Resolution'] },
        light: { hand: ['Drill Back Step', 'Drill Errand (Light)'] },
      });
      t.dark.does('use', 'Drill Resolution').does('stack', 'Drill Trooper');
      return t;
    };
    const t = resolved();
    t.light.does('play', 'Drill Back Step');
    expect(t.dark.sees('used', 'dark')).toEqual(['Drill Trooper']);
    const taken = resolved();
    const shown = taken.light.told('shown').length;
    taken.light.passes();
    taken.dark.does('use', 'Drill Resolution #2');
    expect(taken.dark.sees('hand', 'dark')).toContain('Drill Trooper');
    expect(taken.light.told('shown')).toHaveLength(shown);
  });

  rule('AR1-0066', 'goes with others in the order that the player whose turn it is chooses', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Trooper', 'Drill Champion', 'Drill Errand (Dark)'], table: ['Drill Resolution'] },
      light: { hand: ['Drill Back Step', 'Drill Errand (Light)'] },
    });
    for (const one of ['Drill Trooper', 'Drill Champion']) {
      t.dark.does('use', 'Drill Resolution #1').does('stack', one);
      if (one === 'Drill Trooper') t.light.passes();
    }
    t.light.does('play', 'Drill Back Step');
    expect(t.asked).toBe('dark');
    const [trooper, champion] = t.state.zones.stacked[0];
    t.dark.does('put', 'Drill Champion');
    expect(t.state.zones.used[0]).toEqual([champion, trooper]);
  });
});

describe('deploying from elsewhere', () => {
  const fleet = (phase: CcgPosition['phase']) => {
    const t = table(ccg, {
      turn: 'light',
      phase: phase ?? 'deploy',
      light: { hand: ['Drill Cross Wing', 'Drill Errand (Light)'], table: ['Drill Fleet'], force: 9 },
      dark: { hand: ['Drill Errand (Dark)'] },
      at: { Drill: {} },
    });
    t.light.does('use', 'Drill Fleet').does('stack', 'Drill Cross Wing');
    t.dark.passes();
    return t;
  };

  rule('AR1-0089', 'keeps to the deploy phase, also for what is stacked', () => {
    expect(fleet('control').light.may('use', 'Drill Fleet')).toBe(true);
    // There it may only stack more.
    const control = fleet('control');
    control.light.does('use', 'Drill Fleet');
    expect(control.light.sees('at', 'light')).toEqual([]);
    const t = fleet('deploy');
    const ways = t.decision.options.filter(({ verb }) => verb === 'use');
    expect(ways).toHaveLength(2);
    t.light.does('use', 'Drill Fleet #2');
    expect(t.light.sees('at', 'light')).toEqual(['Drill Cross Wing']);
  });

  rule(['AR1-0294', 'AR5-0012', 'AR5-0013'], 'by a text that names no time, too, even once a game', () => {
    const at = (phase: 'control' | 'deploy' | 'battle', turn: 'light' | 'dark' = 'light') => {
      const t = table(ccg, {
        turn,
        phase,
        light: { hand: ['Drill Errand (Light)'], reserve: ['Drill Recruit', 'Drill Pistol'] },
        dark: { hand: ['Drill Errand (Dark)'] },
        at: { 'Drill Yard': { light: ['Drill Hand'] } },
      });
      if (turn === 'dark') t.dark.passes();
      return t.light.may('use', 'Drill Hand');
    };
    expect(at('deploy')).toBe(true);
    expect(at('control')).toBe(false);
    expect(at('battle')).toBe(false);
    expect(at('deploy', 'dark')).toBe(false);
  });

  rule('AR1-0332', 'finds what says that it may be found', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Errand (Dark)'], reserve: ['Drill Blueprint', 'Drill Trooper'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Quartermaster'] } },
    });
    t.dark.does('use', 'Drill Quartermaster');
    expect(t.dark.sees('hand', 'dark')).toContain('Drill Blueprint');
  });
});

describe('a value', () => {
  rule(['AR1-0388', 'AR1-0389'], 'that was modified or reset is more or less than it was', () => {
    const changed = (who: string, ...dark: string[]) => {
      const t = table(ccg, {
        phase: 'control',
        dark: { hand: ['Drill Errand (Dark)', ...dark], table: ['Drill Bragging', 'Drill Pity'] },
        light: { hand: ['Drill Errand (Light)'] },
        at: { 'Drill Yard': { dark: [who] } },
      });
      for (const title of dark) {
        t.dark.does('play', title);
        t.light.passes();
      }
      return [t.dark.may('use', 'Drill Bragging'), t.dark.may('use', 'Drill Pity')];
    };
    expect(changed('Drill Champion')).toEqual([false, false]);
    expect(changed('Drill Ordinary')).toEqual([false, false]);
    expect(changed('Drill Speaker')).toEqual([true, false]);
    expect(changed('Drill Champion', 'Drill Weaken')).toEqual([false, true]);
  });
});

describe('leaving the table', () => {
  rule('AR1-0059', 'is the moment before a card has left it', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Sweep', 'Drill Errand (Dark)'] },
      light: { hand: ['Drill Lifeline', 'Drill Rescue (Light)'] },
      at: { 'Drill Yard': { light: ['Drill Colonel'] } },
    });
    t.dark.does('play', 'Drill Sweep');
    t.light.does('play', 'Drill Lifeline');
    expect(t.light.sees('hand', 'light')).toContain('Drill Colonel');
    expect(t.light.sees('lost', 'light')).toEqual([]);
    expect(t.light.getsTo('play', 'Drill Rescue (Light)')).toBe(false);
  });
});

describe('what is said of no time', () => {
  const waits = ({ decision, answer }: Table): void => {
    const verbs = decision.options.map(({ verb }) => verb);
    const idle =
      (['pass', 'decline', 'lose Force', 'lose'] as const).map((verb) => verbs.indexOf(verb)).find((at) => at >= 0) ??
      0;
    answer({ player: decision.player, at: decision.at, picks: [idle] });
  };

  rule('AR1-0160', 'lasts as long as the battle, but by a weapon as long as the card is there (example)', () => {
    const t = table(ccg, {
      phase: 'battle',
      dark: {
        hand: ['Drill Grey Presence', 'Drill Half Turn'],
        force: 2,
        reserve: Array.from({ length: 12 }, () => 'Drill Fate 6'),
      },
      light: { hand: ['Drill Focus (Light)', 'Drill Focus (Light)', 'Drill Focus (Light)', 'Drill Recruit'] },
      at: {
        'Drill Yard': {
          dark: ['Drill Baron', { card: 'Drill Second', on: ['Drill Stunner'] }],
          light: ['Drill Colonel', 'Drill Heir'],
        },
      },
    });
    const power = (name: string) => valueNow(t.state, find(t.state, name), 'power');
    t.dark.does('initiate battle');
    const act = (verb: CcgVerb, title: string, target?: string): void => {
      while (!(t.asked === 'dark' && t.dark.may(verb, title))) waits(t);
      t.dark.does(verb, title);
      if (target !== undefined) t.dark.does('target', target);
    };
    act('fire', 'Drill Stunner', 'Drill Heir');
    act('play', 'Drill Grey Presence');
    act('play', 'Drill Half Turn', 'Drill Colonel');
    expect([power('Drill Baron'), power('Drill Colonel')]).toEqual([8, 0]);
    expect(valueNow(t.state, find(t.state, 'Drill Heir'), 'forfeit')).toBe(0);
    while (t.state.facts.battle !== null) waits(t);
    const left = [...t.state.zones.at[0], ...t.state.zones.at[1]].map((card) => ({
      power: valueNow(t.state, card, 'power'),
      name: t.state.names[t.state.cards.definition[card] ?? -1],
    }));
    expect(left.find(({ name }) => name === 'Drill Baron')?.power).toBe(4);
    const heir = find(t.state, 'Drill Heir');
    expect(t.state.zones.at[1]).toContain(heir);
    expect(valueNow(t.state, heir, 'forfeit')).toBe(0);
  });
});

describe('one person under several names', () => {
  rule('GAP-0342', 'is Sidious; Palpatine is whoever is called so', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'control',
      light: { hand: ['Drill Ask Sidious', 'Drill Ask Palpatine', 'Drill Errand (Light)'] },
      dark: { hand: ['Drill Senator Palpatine', 'Drill Errand (Dark)'], force: 9 },
      at: { 'Drill Yard': { dark: ['Drill Emperor'] } },
    });
    expect(t.light.may('play', 'Drill Ask Sidious')).toBe(true);
    expect(t.light.may('play', 'Drill Ask Palpatine')).toBe(false);
    expect(whyNot(t.state, 0, inHand(t.state, 0, 'Drill Senator Palpatine'))?.rule).toBe('AR5-0054');
  });
});

describe('a creature', () => {
  rule('GLA-0404', 'deploys in its habitat, presence or not', () => {
    const places = (at: CcgPosition['at']) =>
      table(ccg, {
        phase: 'deploy',
        dark: { hand: ['Drill Cave Bear', 'Drill Errand (Dark)'], force: 9 },
        ...(at === undefined ? {} : { at }),
      }).dark.may('deploy', 'Drill Cave Bear');
    expect(places({ 'Drill Yard': {} })).toBe(false);
    expect(places({ 'Drill: Hall': { light: ['Drill Recruit'] } })).toBe(true);
  });
});

describe('a weapon', () => {
  rule('GAP-0184', 'may be used again and again in a turn, but once in a battle, and no other is (example)', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'control',
      light: {
        hand: ['Drill Ambush', 'Drill Shift', 'Drill Errand (Light)'],
        force: 9,
        reserve: Array.from({ length: 12 }, () => 'Drill Fate 6'),
      },
      dark: { hand: ['Drill Errand (Dark)', 'Drill Errand (Dark)', 'Drill Errand (Dark)', 'Drill Errand (Dark)'] },
      at: {
        'Drill Yard': {
          light: [{ card: 'Drill Colonel', on: ['Drill Training Saber', 'Drill Rifle (Light)'] }],
          dark: ['Drill Champion'],
        },
        'Drill: Hall': { dark: ['Drill Lord'] },
      },
    });
    const onward = (verb: CcgVerb, title: string): void => {
      for (let i = 0; i < 12 && !(t.asked === 'light' && t.light.may(verb, title)); i++) {
        const { decision } = t;
        const pass = decision.options.findIndex(({ verb: one }) => one === 'pass');
        t.answer({ player: decision.player, at: decision.at, picks: [Math.max(pass, 0)] });
      }
      t.light.does(verb, title);
    };
    t.light.does('play', 'Drill Ambush').does('target', 'Drill Training Saber');
    expect(t.light.sees('at', 'dark')).toEqual(['Drill Lord']);
    onward('drain', 'Drill Yard');
    onward('use', 'Drill Training Saber');
    onward('play', 'Drill Shift');
    onward('initiate battle', 'Drill: Hall');
    onward('fire', 'Drill Training Saber');
    expect(t.light.getsTo('fire', 'Drill Rifle (Light)')).toBe(false);
    expect(t.light.getsTo('fire', 'Drill Training Saber')).toBe(false);
    expect(t.state.uses.filter(({ key }) => key.startsWith('weapon used by'))).toHaveLength(1);
  });
});
