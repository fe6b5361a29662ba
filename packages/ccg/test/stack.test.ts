import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { ccg } from './drill.ts';

const yard = { 'Drill Yard': {} };

describe('a stack of responses', () => {
  rule(
    ['AR1-0185', 'AR1-0193', 'AR1-0199'],
    'a deployed Effect is saved from one Interrupt by another (example 1)',
    () => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['Drill Memorial', 'Drill Sense (Light)', 'Drill Stew'] },
        dark: { hand: ['Drill Alter (Dark)', 'Drill Alter (Dark)'] },
      });
      t.light.does('deploy', 'Drill Memorial');
      // The other player has the first response.
      t.dark.does('play', 'Drill Alter (Dark)');
      // Only the current action can be responded to: Drill Stew would be an action of its own.
      expect(t.options).toEqual(['play Drill Sense (Light)', 'pass']);
      t.light.does('play', 'Drill Sense (Light)');
      t.dark.passes();
      expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Alter (Dark)']);
      expect(t.light.sees('used', 'light')).toEqual(['Drill Sense (Light)']);
      // The deployment is the current action again. Light, whose response is next, has none.
      expect(t.dark.may('play', 'Drill Alter (Dark)')).toBe(true);
      t.dark.passes();
      expect(t.light.sees('table', 'light')).toEqual(['Drill Memorial']);
      // The stack is empty: the other player has the next action.
      t.light.does('play', 'Drill Stew');
    },
  );

  rule(['AR1-0200', 'AR1-0201'], 'automatic actions come between the parts of another action (example 2)', () => {
    const t = table(ccg, {
      turn: 'dark',
      phase: 'control',
      dark: { hand: ['Drill Stun'], force: 2 },
      light: {
        table: ['Drill Bones'],
        hand: ['Drill Insight (Light)', 'Drill Stew'],
        reserve: ['Drill Recruit', 'Drill Recruit', 'Drill Recruit', 'Drill Omen 6'],
      },
      at: { 'Drill Yard': { light: ['Drill Recruit', 'Drill Hero'] } },
    });
    t.dark.does('play', 'Drill Stun');
    // Targets first: nothing is used yet.
    expect(t.state.zones.force[0]).toHaveLength(2);
    t.dark.does('target', 'Drill Recruit');
    expect(t.dark.told('used')).toHaveLength(2);
    expect(t.asked).toBe('light');
    // Light's destiny of 6 is not less than an ability of 2: the response fails, and goes to the Used Pile.
    t.light.does('play', 'Drill Insight (Light)').does('target', 'Drill Hero');
    // Dark's destiny of 2 had Light activate 1 Force, and is not more than an ability of 2.
    expect(t.state.zones.force[1]).toHaveLength(1);
    expect(t.light.sees('used', 'light')).toContain('Drill Insight (Light)');
    expect(t.light.sees('at', 'light')).toEqual(['Drill Recruit', 'Drill Hero']);
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Stun']);
    expect(t.light.may('play', 'Drill Stew')).toBe(true);
  });

  rule(['AR1-0205', 'AR1-0206'], 'a response to a deployment gives the other player another (example 4)', () => {
    const at = () =>
      table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['Drill Herald', 'Drill Stew'], force: 1 },
        dark: { hand: ['Drill Kiss'] },
        at: yard,
      });
    const t = at();
    t.light.does('deploy', 'Drill Herald');
    t.dark.passes();
    t.light.does('use', 'Drill Herald');
    // Not passed twice in a row: Dark may respond after all.
    t.dark.does('play', 'Drill Kiss');
    expect(t.light.sees('hand', 'light')).toContain('Drill Herald');

    const passed = at();
    passed.light.does('deploy', 'Drill Herald');
    passed.dark.passes();
    passed.light.passes();
    expect(passed.light.sees('at', 'light')).toEqual(['Drill Herald']);
    expect(passed.dark.sees('hand', 'dark')).toEqual(['Drill Kiss']);
  });

  rule(
    ['AR1-0123', 'AR1-0215', 'AR1-0216'],
    'what is automatic comes before any response by choice (example 7)',
    () => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['Drill Porter'], force: 1, reserve: ['Drill Recruit', 'Drill Recruit', 'Drill Guardian'] },
        dark: { hand: ['Drill Kiss'] },
        at: yard,
      });
      t.light.does('deploy', 'Drill Porter');
      // One or two cards, but not none.
      expect(t.options).toHaveLength(2);
      t.light.does('amount', 2);
      expect(t.asked).toBe('dark');
      expect(t.light.sees('hand', 'light')).toContain('Drill Guardian');
      t.dark.does('play', 'Drill Kiss');
      t.light.does('play', 'Drill Guardian');
      expect(t.light.sees('at', 'light')).toEqual(['Drill Porter']);
      expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Kiss']);
    },
  );

  rule(
    ['AR1-0217', 'AR1-0135'],
    'what its owner may do when it is deployed never happens if it is gone (example 7)',
    () => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['Drill Herald', 'Drill Stew'], force: 1 },
        dark: { hand: ['Drill Kiss'] },
        at: yard,
      });
      t.light.does('deploy', 'Drill Herald');
      t.dark.does('play', 'Drill Kiss');
      expect(t.light.sees('hand', 'light')).toEqual(expect.arrayContaining(['Drill Herald', 'Drill Stew']));
      expect(t.state.zones.hand[1]).toHaveLength(2);
    },
  );
});

describe('an action that was cancelled', () => {
  const at = (dark: string, light: readonly string[] = []) => ({ 'Drill Yard': { dark: [dark], light } });
  const cases = [
    [
      'a battle',
      'battle',
      at('Drill Champion', ['Drill Recruit']),
      'initiate battle',
      'Drill Truce',
      'Drill Stand (Light)',
    ],
    ['an attack', 'battle', at('Drill Rancor', ['Drill Recruit']), 'attack with', 'Drill Portal', 'Drill Portal'],
    ['a Force drain', 'control', at('Drill Champion'), 'drain', 'Drill Intervention', 'Drill Godsend'],
  ] as const;
  for (const [what, phase, there, verb, canceller, another] of cases)
    rule('AR1-0193', `takes no more responses: ${what}`, () => {
      const t = table(ccg, {
        phase,
        dark: { hand: ['Drill Errand (Dark)'], force: 3 },
        light: { hand: [canceller, another, 'Drill Errand (Light)'] },
        at: there,
      });
      t.dark.does(verb);
      expect(t.light.may('play', another)).toBe(true);
      t.light.does('play', canceller);
      while (!t.options.some((option) => option.includes('Drill Errand'))) {
        expect(t.light.may('play', another)).toBe(false);
        t[t.asked ?? 'dark'].passes();
      }
      expect(t.light.sees('hand', 'light')).toContain(another);
      expect([t.state.facts.battle, t.state.facts.attack, t.state.facts.drain]).toEqual([null, null, null]);
    });
});

describe('simultaneous losses', () => {
  rule(
    ['AR1-0196', 'AR1-0197', 'AR1-0223'],
    'are on the stack together, and the one responded to moves above the others (example 9)',
    () => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'control',
        light: { hand: ['Drill Sacrifice', 'Drill Stew'] },
        dark: { hand: ['Drill Rescue (Dark)', 'Drill Rescue (Dark)'] },
        at: { 'Drill Yard': { dark: [{ card: 'Drill Trooper', on: ['Drill Blade'] }] } },
      });
      t.light.does('play', 'Drill Sacrifice');
      t.dark.does('put', 'Drill Blade');
      // Light's action had them lost, so Dark responds first, to either.
      expect(t.asked).toBe('dark');
      expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Blade', 'Drill Trooper']);
      t.dark.does('play', 'Drill Rescue (Dark)');
      expect(t.dark.sees('lost', 'dark')).toHaveLength(1);
      // It is no longer just lost; the other one still is.
      expect(t.asked).toBe('dark');
      t.dark.does('play', 'Drill Rescue (Dark)');
      expect(t.dark.sees('lost', 'dark')).toEqual([]);
    },
  );
});

describe('passing', () => {
  rule(
    ['AR1-0106', 'AR1-0212', 'AR1-0213'],
    'twice in a row ends a phase; any action begins the count anew (example 6)',
    () => {
      const t = table(ccg, {
        phase: 'control',
        dark: { hand: ['Drill Trooper'], force: 1 },
        light: { hand: ['Drill Stew', 'Drill Stew'] },
        at: { 'Drill Yard': { dark: ['Drill Watch', 'Drill Watch'] } },
      });
      t.dark.does('use', 'Drill Watch');
      t.light.passes();
      t.dark.does('use', 'Drill Watch #1');
      t.light.does('play', 'Drill Stew');
      // Dark passes; Light passes too.
      t.dark.passes();
      t.light.passes();
      expect(t.state.facts.phase).toBe('deploy');
    },
  );
});

const arrivals = (light: readonly string[], dark: readonly string[]) =>
  table(ccg, {
    turn: 'light',
    phase: 'deploy',
    light: { hand: [...light, 'Drill Stew'], force: 3 },
    dark: { hand: dark, force: 1 },
    at: yard,
  });

describe('responses', () => {
  rule(['AR1-0105', 'AR1-0111', 'AR1-0115'], 'are never actions of their own', () => {
    const t = table(ccg, {
      turn: 'light',
      light: { hand: ['Drill Sense (Light)', 'Drill Rescue (Light)', 'Drill Stew'] },
      at: yard,
    });
    // What says "may" and is no response is an action by choice.
    expect(t.options).toEqual(['play Drill Stew', 'pass']);
  });

  rule(
    ['AR1-0113', 'AR1-0186', 'AR1-0153'],
    'are connected with what they respond to, whatever may be done at any time',
    () => {
      const t = table(ccg, {
        turn: 'dark',
        dark: { hand: ['Drill Arrest', 'Drill Command (Dark)'], force: 1 },
        light: { hand: ['Drill Insight (Light)', 'Drill Stew', 'Drill Stew'], table: ['Drill Race (Light)'] },
        at: { 'Drill Yard': { light: ['Drill Recruit'] } },
      });
      t.dark.does('play', 'Drill Arrest');
      // Neither the Interrupt nor the Effect for any time is a response to this.
      expect(t.options).toEqual(['play Drill Insight (Light)', 'pass']);
      t.light.does('play', 'Drill Insight (Light)');
      expect(t.options).toEqual(['play Drill Command (Dark)', 'pass']);
      t.dark.passes();
      // Once the stack is empty, they are actions like any other.
      expect(t.light.may('play', 'Drill Stew')).toBe(true);
      expect(t.light.may('use', 'Drill Race (Light)')).toBe(true);
    },
  );

  rule(['AR1-0151', 'AR1-0152'], 'are not what may be done at any time: that is for every phase of both turns', () => {
    for (const turn of ['light', 'dark'] as const)
      for (const phase of ['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const) {
        const t = table(ccg, { turn, phase, light: { hand: ['Drill Stew'] }, dark: { hand: ['Drill Errand (Dark)'] } });
        if (turn === 'dark') t.dark.passes();
        expect(t.light.may('play', 'Drill Stew')).toBe(true);
      }
  });

  rule(['AR1-0114', 'AR1-0190', 'AR1-0191'], 'alternate, the other player first, until both have passed', () => {
    const t = arrivals(['Drill Herald'], ['Drill Kiss', 'Drill Hindrance']);
    t.light.does('deploy', 'Drill Herald');
    expect(t.asked).toBe('dark');
    t.dark.does('play', 'Drill Hindrance');
    expect(t.asked).toBe('light');
    t.light.does('use', 'Drill Herald');
    expect(t.asked).toBe('dark');
    t.dark.passes();
    expect(
      t.state.frames.some(({ locals }) => 'about' in locals && Array.isArray(locals.about) && locals.about.length > 0),
    ).toBe(false);
    expect(t.dark.sees('hand', 'dark')).toEqual(['Drill Kiss']);
  });

  rule(['AR1-0187', 'AR1-0188'], 'come once to each occurrence, from each copy of a card', () => {
    const t = arrivals(['Drill Recruit'], ['Drill Hindrance', 'Drill Hindrance']);
    t.light.does('deploy', 'Drill Recruit');
    t.dark.does('play', 'Drill Hindrance');
    expect(t.dark.may('play', 'Drill Hindrance')).toBe(true);
    const herald = arrivals(['Drill Herald'], ['Drill Hurdle']);
    herald.light.does('deploy', 'Drill Herald');
    herald.dark.passes();
    herald.light.does('use', 'Drill Herald');
    // Its own text has responded: not again to the same arrival.
    expect(herald.light.getsTo('use', 'Drill Herald')).toBe(false);
  });

  rule(['AR1-0173', 'AR1-0189'], 'to a card just played come before its result', () => {
    const t = table(ccg, {
      turn: 'light',
      light: { hand: ['Drill Sacrifice', 'Drill Stew'] },
      dark: { hand: ['Drill Sense (Dark)'] },
      at: { 'Drill Yard': { dark: ['Drill Trooper'] } },
    });
    t.light.does('play', 'Drill Sacrifice');
    expect(t.dark.sees('at', 'dark')).toEqual(['Drill Trooper']);
    t.dark.does('play', 'Drill Sense (Dark)');
    expect(t.dark.sees('at', 'dark')).toEqual(['Drill Trooper']);
  });

  rule(['AR1-0149', 'AR1-0150'], 'to what a result does are possible, to the action itself no more (Beru Stew)', () => {
    const t = table(ccg, {
      turn: 'dark',
      dark: { hand: ['Drill Sense (Dark)', 'Drill Errand (Dark)'] },
      light: { hand: ['Drill Broth'] },
    });
    t.dark.passes();
    t.light.does('play', 'Drill Broth');
    expect(t.asked).toBe('dark');
    t.dark.passes();
    // Whoever's turn it is says who activates first; the Interrupt can no longer be responded to.
    expect(t.asked).toBe('dark');
    expect(t.options).toHaveLength(2);
    t.dark.does('first', 'force #1');
    expect(t.state.zones.force[0]).toHaveLength(2);
    expect(t.state.zones.force[1]).toHaveLength(2);
  });

  rule(['AR1-0192', 'AR1-0209'], 'unwind one by one (Sense, Alter and Control in a weapons segment, example 5)', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'battle',
      light: { hand: ['Drill Cocky', 'Drill Change (Light)', 'Drill Stew'], force: 2 },
      dark: {
        hand: ['Drill Insight (Dark)', 'Drill Insight (Dark)', 'Drill Command (Dark)'],
        reserve: ['Drill Trooper', 'Drill Omen 0', 'Drill Omen 6'],
      },
      at: { 'Drill Yard': { light: ['Drill Hero'], dark: ['Drill Trooper'] } },
    });
    t.light.does('initiate battle');
    t.light.does('play', 'Drill Cocky');
    t.dark.does('play', 'Drill Insight (Dark)');
    t.light.does('play', 'Drill Change (Light)');
    t.dark.does('play', 'Drill Command (Dark)');
    // The last cancels the one before it; the first then draws 6, which is not less than an ability of 1.
    expect(t.light.sees('lost', 'light')).toEqual(['Drill Change (Light)']);
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Command (Dark)']);
    // Light has no more responses; Dark has another, and draws 0.
    t.dark.does('play', 'Drill Insight (Dark)');
    expect(t.light.sees('lost', 'light')).toEqual(['Drill Change (Light)', 'Drill Cocky']);
    expect(t.state.facts.battle?.segment).toBe('weapons');
    // The battle goes on: its next action would be Dark's, who has none.
    expect(t.light.may('play', 'Drill Stew')).toBe(true);
  });

  rule(
    ['AR1-0194', 'AR1-0195'],
    'to a completed deployment come as it leaves the stack; nothing else that leaves it counts',
    () => {
      const t = arrivals(['Drill Recruit', 'Drill Sense (Light)'], ['Drill Kiss', 'Drill Scrapping']);
      t.light.does('deploy', 'Drill Recruit');
      expect(t.light.sees('at', 'light')).toEqual(['Drill Recruit']);
      t.dark.does('play', 'Drill Kiss');
      t.light.does('play', 'Drill Sense (Light)');
      // The cancelled Interrupt is not just lost, and nothing responds to it.
      expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Kiss']);
      expect(t.dark.getsTo('play', 'Drill Scrapping')).toBe(false);
    },
  );

  rule('AR1-0214', 'or not, nobody is made to end a phase: each acts or passes in turn', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Errand (Dark)'], reserve: ['Drill Trooper', 'Drill Trooper'] },
      light: { hand: ['Drill Stew'] },
    });
    t.dark.passes();
    // Light acts after Dark has passed, and Dark has another action.
    t.light.does('play', 'Drill Stew');
    expect(t.dark.may('play', 'Drill Errand (Dark)')).toBe(true);
  });
});

describe('the weapons segment', () => {
  rule('AR1-0210', 'is open to actions that have nothing to do with battle, its initiator first', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'battle',
      light: { hand: ['Drill Stew', 'Drill Cocky'], force: 2 },
      dark: { hand: ['Drill Errand (Dark)', 'Drill Stand (Dark)'] },
      at: { 'Drill Yard': { light: ['Drill Hero'], dark: ['Drill Trooper'] } },
    });
    // What plays during battle does not respond to its initiation.
    expect(t.light.may('play', 'Drill Cocky')).toBe(false);
    t.light.does('initiate battle');
    expect(t.options).toEqual(['play Drill Stand (Dark)', 'pass']);
    t.dark.passes();
    expect(t.asked).toBe('light');
    expect(t.light.may('play', 'Drill Stew')).toBe(true);
    expect(t.light.may('play', 'Drill Cocky')).toBe(true);
    t.light.passes();
    t.dark.passes();
    // Until the battle is over nobody is asked about either again.
    while (t.state.facts.battle !== null) {
      expect(t.state.facts.battle.segment).not.toBe('weapons');
      expect(t.options.filter((option) => option.startsWith('play'))).toEqual([]);
      t.answer({ player: t.decision.player, at: t.decision.at, picks: [t.decision.options.length - 1] });
    }
  });
});

describe('a stack in the words of the Glossary', () => {
  rule(['GLA-0032', 'GLA-0037'], 'is left alone by whatever has nothing to do with its topmost action', () => {
    const t = table(ccg, {
      dark: { hand: ['Drill Errand (Dark)'] },
      light: { hand: ['Drill Godsend', 'Drill Stew', 'Drill Pilgrimage'] },
      at: {
        'Drill Yard': { dark: ['Drill Trooper'] },
        'Drill: Field (Light)': { light: ['Drill Recruit'] },
        'Drill: Hall': {},
      },
    });
    t.dark.does('drain', 'Drill Yard');
    expect(t.options).toEqual(['play Drill Godsend', 'pass']);
  });

  rule('GLA-0042', 'ends with both Interrupts off it before the deployment is topmost again', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: {
        hand: ['Drill Memorial', 'Drill Insight (Light)', 'Drill Stew'],
        reserve: ['Drill Recruit', 'Drill Omen 1'],
      },
      dark: { hand: ['Drill Change (Dark)', 'Drill Change (Dark)'] },
      at: { 'Drill Yard': { dark: ['Drill Trooper'], light: ['Drill Hero'] } },
    });
    t.light.does('deploy', 'Drill Memorial');
    t.dark.does('play', 'Drill Change (Dark)');
    t.light.does('play', 'Drill Insight (Light) #2');
    t.dark.passes();
    expect(t.light.sees('used', 'light')).toEqual(['Drill Insight (Light)']);
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Change (Dark)']);
    // Light has no more responses; Dark may pass.
    t.dark.passes();
    expect(t.light.sees('table', 'light')).toEqual(['Drill Memorial']);
  });
});

describe('responses to a battle (example 5)', () => {
  rule(['AR1-0208', 'AR1-0190'], 'alternate, a react among them; then its initiator has the first action', () => {
    const quay = 'Drill Harbor: Quay';
    const t = table(ccg, {
      phase: 'battle',
      dark: { hand: ['Drill Stand (Dark)', 'Drill Errand (Dark)'], force: 3 },
      light: { hand: ['Drill Stand (Light)', 'Drill Stew'], force: 3 },
      at: {
        [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
        'Drill Harbor: Market': { light: ['Drill Snow Scout'] },
      },
    });
    t.dark.does('initiate battle', quay);
    t.light.does('play', 'Drill Stand (Light)');
    // The initiator has a response, and passes; not twice in a row, so that the other has one more.
    t.dark.passes();
    t.light.does('react', 'Drill Snow Scout');
    expect(t.asked).toBe('dark');
    expect(t.dark.may('play', 'Drill Stand (Dark)')).toBe(true);
    t.dark.passes();
    expect(t.state.facts.battle?.segment).toBe('weapons');
    expect(t.asked).toBe('dark');
    expect(t.dark.may('play', 'Drill Errand (Dark)')).toBe(true);
    expect(t.state.facts.battle?.location.card).toBe(t.state.cards.host[t.state.zones.at[1][1] ?? -1]);
  });

  rule(['GLA-0051', 'AR1-0202'], 'wait for whoever could respond: nobody’s time is passed over', () => {
    const t = table(ccg, {
      dark: { hand: ['Drill Arrest', 'Drill Errand (Dark)'], force: 1 },
      light: { hand: ['Drill Sense (Light)', 'Drill Cheek'] },
      at: { 'Drill Yard': { light: ['Drill Recruit'] } },
    });
    t.dark.does('play', 'Drill Arrest');
    expect(t.asked).toBe('light');
    expect(t.light.sees('at', 'light')).toEqual(['Drill Recruit']);
    expect(t.decision.window).toMatchObject({ kind: 'response' });
  });
});
