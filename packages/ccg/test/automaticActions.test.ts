import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import {
  type ActionText,
  aboutTo,
  activate,
  any,
  duringYour,
  forEach,
  loses,
  may,
  reducesIt,
  retrieve,
  uses,
  your,
} from '../src/language/index.ts';
import { ccg } from './drill.ts';
import { ccgWith, stranger } from './stranger.ts';

const yard = { 'Drill Yard': {} };

describe('automatic actions', () => {
  rule(
    ['AR1-0118', 'AR1-0120'],
    'of several cards happen in the order that the player whose turn it is chooses',
    () => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['Drill Recruit', 'Drill Stew'], force: 2 },
        dark: { table: ['Drill Bell', 'Drill Toll'] },
        at: yard,
      });
      t.light.does('deploy', 'Drill Recruit');
      expect(t.asked).toBe('light');
      expect(t.options).toEqual(['resolve Drill Bell', 'resolve Drill Toll']);
      t.light.does('resolve', 'Drill Toll');
      // The loss comes first, and Light chooses what is lost.
      expect(t.asked).toBe('light');
      t.light.does('lose', 'reserve');
      expect(t.light.sees('lost', 'light')).toHaveLength(1);
      expect(t.state.zones.force[0]).toHaveLength(1);
    },
  );

  rule('AR1-0119', 'of one card happen in the order in which they stand on it', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Recruit'], force: 2, table: ['Drill Levy'] },
      dark: { hand: ['Drill Trooper'] },
      at: yard,
    });
    t.light.does('deploy', 'Drill Recruit');
    // Nobody was asked for the order: Light has activated, and Dark chooses what to lose.
    expect(t.state.zones.force[1]).toHaveLength(1);
    expect(t.asked).toBe('dark');
    expect(t.dark.may('lose', 'reserve')).toBe(true);
  });
});

describe('mandatory actions', () => {
  rule(['AR1-0124', 'AR1-0125', 'AR1-0220'], 'are done by choice at some time of their phase, and once', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { table: ['Drill Burden'], force: 1 },
      light: { hand: ['Drill Stew', 'Drill Stew'] },
    });
    t.dark.does('use', 'Drill Burden').does('lose', 'reserve');
    t.light.does('play', 'Drill Stew');
    expect(t.dark.getsTo('use', 'Drill Burden')).toBe(false);
  });

  rule(['AR1-0127', 'AR1-0219'], 'are done when their phase ends if they were not before (example 8)', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { table: ['Drill Burden'], hand: ['Drill Trooper'], force: 1 },
      at: yard,
    });
    t.dark.passes();
    // Both have passed; before the phase is over, the loss is due.
    expect(t.state.facts.phase).toBe('control');
    t.dark.does('lose', 'reserve');
    expect(t.state.facts.phase).toBe('deploy');
  });
});

describe('automatic actions of several kinds', () => {
  rule('AR1-0116', 'are actions, and may be responded to', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Recruit', 'Drill Objection', 'Drill Stew'], force: 2 },
      dark: { table: ['Drill Toll'] },
      at: yard,
    });
    t.light.does('deploy', 'Drill Recruit');
    // It took effect by itself; that it does can be cancelled.
    t.light.does('play', 'Drill Objection');
    expect(t.light.sees('lost', 'light')).toEqual([]);
  });

  rule(['AR1-0121', 'AR1-0122'], 'on one card come in the order of its text (Draw Their Fire)', () => {
    for (const turn of ['dark', 'light'] as const) {
      const t = table(ccg, {
        turn,
        phase: 'battle',
        dark: { table: ['Drill Salvo'], force: 1, lost: ['Drill Trooper'], hand: ['Drill Errand (Dark)'] },
        light: { force: 1, lost: ['Drill Recruit'], hand: ['Drill Stew'] },
        at: { 'Drill Yard': { light: ['Drill Hero'], dark: ['Drill Trooper'] } },
      });
      t[turn].does('initiate battle');
      const [initiator, defender] = turn === 'dark' ? ([0, 1] as const) : ([1, 0] as const);
      // The retrieval is over when the loss is asked for.
      expect(t.state.zones.lost[initiator]).toHaveLength(0);
      expect(t.state.zones.lost[defender]).toHaveLength(1);
      const loser = turn === 'dark' ? t.light : t.dark;
      loser.does('lose', 'reserve');
      expect(t.state.zones.lost[defender]).toHaveLength(2);
    }
  });

  rule('AR1-0117', 'come from several cards, several targets, or both players', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'control',
      light: { table: ['Drill Quota'], hand: ['Drill Stew'] },
      dark: { hand: ['Drill Errand (Dark)'] },
    });
    t.light.does('use', 'Drill Quota').does('first', 'lost #1');
    t.light.does('lose', 'reserve');
    t.dark.does('lose', 'reserve');
    expect(t.state.zones.lost.map((pile) => pile.length)).toEqual([1, 1]);
  });

  rule('AR1-0126', 'of a mandatory action for both begin when the player whose turn it is wants it', () => {
    const t = table(ccg, {
      turn: 'dark',
      phase: 'control',
      light: { table: ['Drill Quota'], hand: ['Drill Stew'] },
      dark: { hand: ['Drill Errand (Dark)'] },
    });
    // It is Light's card, but Dark's turn.
    expect(t.dark.may('use', 'Drill Quota')).toBe(true);
    t.dark.does('use', 'Drill Quota');
    expect(t.asked).toBe('dark');
    t.dark.does('first', 'lost #1');
    t.dark.does('lose', 'reserve');
    t.light.does('lose', 'reserve');
    expect(t.light.may('use', 'Drill Quota')).toBe(false);

    const late = table(ccg, {
      turn: 'dark',
      phase: 'control',
      light: { table: ['Drill Quota'], hand: ['Drill Stew'] },
    });
    late.dark.passes();
    expect(late.light.may('use', 'Drill Quota')).toBe(false);
    late.light.passes();
    // Overdue: it happens before the phase is over.
    expect(late.state.facts.phase).toBe('control');
    expect(late.dark.may('first', 'lost')).toBe(true);
  });
});

describe('for each', () => {
  rule(['AR1-0161', 'AR1-0162'], 'is one action for the whole amount (Tatooine Celebration)', () => {
    const t = table(ccg, {
      dark: { table: ['Drill Festival'], lost: ['Drill Blade', 'Drill Blade', 'Drill Blade'] },
      light: { table: ['Drill Pinch'] },
      at: { 'Drill Yard': { dark: ['Drill Trooper', 'Drill Trooper', 'Drill Trooper'] } },
    });
    t.dark.does('use', 'Drill Festival');
    t.light.does('use', 'Drill Pinch');
    // Reduced once, not three times.
    expect(t.dark.sees('lost', 'dark')).toHaveLength(1);
    expect(t.light.getsTo('use', 'Drill Pinch')).toBe(false);
  });

  const troopers = your.type('Imperial');
  const act = () => may.act(duringYour('control')).once('phase');
  const deeds: readonly (readonly [verb: string, each: number, text: ActionText, left: Record<string, number>])[] = [
    ['activates', 1, act().do(activate(forEach(troopers))), { force: 9 + 3 }],
    ['activates', 2, act().do(activate(forEach(troopers, 2))), { force: 9 + 6 }],
    ['uses', 1, act().use(forEach(troopers)).do(activate(0)), { force: 9 - 3, used: 3 }],
    ['uses', 2, act().use(forEach(troopers, 2)).do(activate(0)), { force: 9 - 6, used: 6 }],
    ['loses', 1, act().do(loses(forEach(troopers), 'you')), { lost: 4 + 3 - 1 }],
    ['loses', 2, act().do(loses(forEach(troopers, 2), 'you')), { lost: 4 + 6 - 1 }],
    ['retrieves', 1, act().do(retrieve(forEach(troopers))), { lost: 4 - 3 + 1, used: 2 }],
  ];
  for (const [verb, each, text, left] of deeds)
    rule('AR1-0161', `is one action that ${verb} ${each} for each, all together`, () => {
      const card = stranger({ kind: 'effect', text: [text] });
      const watch = stranger({
        kind: 'effect',
        side: 'light',
        text: [
          may.respond(aboutTo('retrieve Force', 'opponent')).do(reducesIt(1)),
          may.respond(aboutTo('lose Force', 'opponent')).do(reducesIt(1)),
          may.respond(uses('opponent', any.called(card.title))).do(activate(1)),
        ],
      });
      const t = table(ccgWith(card, watch), {
        dark: {
          table: [card.name],
          force: 9,
          lost: ['Drill Blade', 'Drill Blade', 'Drill Blade', 'Drill Blade'],
        },
        light: { table: [watch.name], hand: ['Drill Errand (Light)'] },
        at: { 'Drill Yard': { dark: ['Drill Trooper', 'Drill Trooper', 'Drill Trooper'] } },
      });
      t.dark.does('use', card.name);
      let times = 0;
      while (!t.options.some((option) => option.startsWith('drain'))) {
        if (t.asked === 'light' && t.light.may('use', watch.name)) {
          times++;
          t.light.does('use', watch.name);
        } else if (t.asked === 'dark') t.dark.does('lose', 'reserve');
        else t.light.passes();
      }
      // Once for its use, and once more for what it would lose or retrieve, however much that is.
      expect(times).toBe(verb === 'loses' || verb === 'retrieves' ? 2 : 1);
      for (const [zone, count] of Object.entries(left)) expect([zone, t.dark.sees(zone).length]).toEqual([zone, count]);
      expect(t.dark.may('use', card.name)).toBe(false);
    });

  rule(['AR1-0163', 'AR1-0164'], 'of nothing is zero, which nothing changes, and no hindrance', () => {
    const t = table(ccg, {
      dark: { hand: ['Drill Vengeance'] },
      light: { hand: ['Drill Worse', 'Drill Stew'], force: 1 },
      at: { 'Drill Yard': { dark: ['Drill Trooper'] } },
    });
    t.dark.does('play', 'Drill Vengeance');
    // No Force is about to be lost, so nobody is asked about it.
    expect(t.light.may('play', 'Drill Worse')).toBe(false);
    expect(t.light.sees('lost', 'light')).toEqual([]);
    expect(t.dark.sees('used', 'dark')).toContain('Drill Vengeance');
  });
});

describe('what must be done', () => {
  const docks = (hand: readonly string[]) =>
    table(ccg, {
      phase: 'battle',
      dark: { hand },
      light: { hand: ['Drill Stew'] },
      at: { 'Drill Yard': { dark: ['Drill Bubo'], light: ['Drill Recruit'] } },
    });
  const finish = (t: ReturnType<typeof docks>): void => {
    while (t.state.facts.attack !== null) (t.asked === 'light' ? t.light : t.dark).passes();
  };

  rule(
    ['AR1-0107', 'AR1-0219'],
    'is done as the phase ends: creatures attack, and then there is nothing more (example 8)',
    () => {
      const t = docks(['Drill Errand (Dark)', 'Drill Errand (Dark)']);
      t.dark.does('play', 'Drill Errand (Dark)').does('amount', 1);
      t.light.passes();
      t.dark.passes();
      expect(t.state.facts.attack).not.toBe(null);
      expect(t.state.facts.phase).toBe('battle');
      finish(t);
      expect(t.state.facts.phase).toBe('move');
    },
  );

  rule('AR1-0220', 'may be done before: then the phase goes on, and nothing is due at its end (example 8)', () => {
    const t = docks(['Drill Errand (Dark)', 'Drill Errand (Dark)']);
    t.dark.does('attack with', 'Drill Bubo');
    finish(t);
    expect(t.state.facts.phase).toBe('battle');
    t.light.does('play', 'Drill Stew');
    t.dark.passes();
    expect(t.state.facts.phase).toBe('move');
  });
});

describe('the four types of actions', () => {
  rule('AR1-0108', 'are at the top level or in response, by choice or not', () => {
    // By choice at the top level: it can be left.
    const optional = table(ccg, {
      turn: 'light',
      light: { hand: ['Drill Stew'] },
      dark: { hand: ['Drill Errand (Dark)'] },
    });
    optional.light.passes();
    expect(optional.light.sees('hand')).toEqual(['Drill Stew']);
    // Compulsory at the top level: at some time of its phase.
    const mandatory = table(ccg, { dark: { table: ['Drill Burden'], hand: ['Drill Trooper'] } });
    expect(mandatory.dark.may('pass')).toBe(true);
    mandatory.dark.passes();
    expect(mandatory.dark.may('lose', 'reserve')).toBe(true);
    // By choice in response, and compulsory in response.
    const arriving = (hand: readonly string[], darkTable: readonly string[]) => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { hand, force: 2 },
        dark: { table: darkTable, hand: ['Drill Errand (Dark)'] },
        at: yard,
      });
      t.light.does('deploy', hand[0]);
      return t;
    };
    const just = arriving(['Drill Herald', 'Drill Stew'], []);
    expect(just.light.may('use', 'Drill Herald') && just.light.may('pass')).toBe(true);
    const automatic = arriving(['Drill Recruit', 'Drill Stew'], ['Drill Toll']);
    expect(automatic.light.may('lose', 'reserve')).toBe(true);
    expect(automatic.light.may('pass')).toBe(false);
  });
});
