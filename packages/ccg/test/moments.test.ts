import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { valueNow } from '../src/rules/inForce/values.ts';
import { ccg } from './drill.ts';

const dark = 0;
const light = 1;

describe('just lost', () => {
  const sacrificed = (darkHand: readonly string[], on: readonly string[] = []) => {
    const t = table(ccg, {
      turn: 'light',
      light: { hand: ['Drill Sacrifice', 'Drill Stew'] },
      dark: { hand: darkHand, table: ['Drill Bell'] },
      at: { 'Drill Yard': { dark: [{ card: 'Drill Trooper', on }] } },
    });
    t.light.does('play', 'Drill Sacrifice');
    return t;
  };

  rule(
    ['AR1-0180', 'AR1-0181', 'AR1-0182'],
    'is what is in the Lost Pile already; it is saved alone (Bacta Tank)',
    () => {
      const t = sacrificed(['Drill Rescue (Dark)'], ['Drill Blade']);
      t.dark.does('put', 'Drill Blade');
      expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Blade', 'Drill Trooper']);
      // One of them is saved, and the other stays lost.
      t.dark.does('play', 'Drill Rescue (Dark)');
      expect(t.dark.sees('lost', 'dark')).toHaveLength(1);
      expect(t.state.zones.on[dark]).toHaveLength(0);
    },
  );

  rule(['AR1-0183', 'AR1-0135'], 'and put back at a site, it is neither deployed nor moved there', () => {
    const t = sacrificed(['Drill Homecoming', 'Drill Rescue (Dark)']);
    t.dark.does('play', 'Drill Homecoming');
    expect(t.dark.sees('at', 'dark')).toEqual(['Drill Trooper']);
    // The bell that rings for whoever is deployed has not rung.
    expect(t.state.zones.force[dark]).toHaveLength(0);
  });

  rule(
    ['AR1-0304', 'AR1-0112'],
    'is saved by Interrupts in hand and by cards on table, not by other cards in hand',
    () => {
      expect(sacrificed(['Drill Infirmary Ward']).dark.getsTo('use', 'Drill Infirmary Ward')).toBe(false);
      expect(sacrificed(['Drill Rescue (Dark)']).dark.may('play', 'Drill Rescue (Dark)')).toBe(true);
    },
  );

  rule('AR1-0184', 'is no longer what was taken from there', () => {
    const t = sacrificed(['Drill Homecoming', 'Drill Rescue (Dark)']);
    t.dark.does('play', 'Drill Rescue (Dark)');
    expect(t.dark.sees('lost', 'dark')).toEqual([]);
    expect(t.asked).toBe('light');
    expect(t.dark.sees('hand')).toEqual(['Drill Homecoming']);
  });

  rule('AR1-0179', 'is no card of Life Force or of a hand, and none that merely supported another', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'control',
      light: { hand: ['Drill Stew'] },
      dark: { hand: ['Drill Rescue (Dark)', 'Drill Trooper'] },
      at: { 'Drill Yard': { light: ['Drill Recruit'] } },
    });
    t.light.does('drain', 'Drill Yard');
    t.dark.does('lose', 'Drill Trooper');
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Trooper']);
    expect(t.dark.getsTo('play', 'Drill Rescue (Dark)')).toBe(false);
  });
});

describe('several cards just lost', () => {
  rule(
    ['AR1-0198', 'AR1-0221', 'AR1-0222'],
    'are one in the alternation of responses; one that was responded to is above the others (example 9)',
    () => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'battle',
        light: {
          hand: ['Drill Pivot', 'Drill Reign', 'Drill Command (Light)', 'Drill Stew'],
          force: 2,
          reserve: ['Drill Recruit', 'Drill Omen 4', 'Drill Omen 6'],
        },
        dark: {
          hand: ['Drill Insight (Dark)', 'Drill Rescue (Dark)', 'Drill Rescue (Dark)', 'Drill Errand (Dark)'],
          table: ['Drill Base'],
        },
        at: {
          Drill: {
            light: [{ card: 'Drill War Fighter (Light)', pilots: ['Drill Ace (Light)'], on: ['Drill Cannon (Light)'] }],
            dark: [{ card: 'Drill War Fighter (Dark)', pilots: ['Drill Ace (Dark)'], on: ['Drill Blade'] }],
          },
          'Drill Yard': { dark: ['Drill Trooper'] },
        },
      });
      t.light.does('initiate battle');
      t.light.does('fire', 'Drill Cannon (Light)');
      t.light.does('play', 'Drill Pivot');
      t.dark.passes();
      // Three are lost at once, by Light's doing: Dark responds first, and stacks the starship.
      t.dark.does('put', 'Drill Blade').does('put', 'Drill Ace (Dark)');
      expect(t.dark.sees('lost', 'dark')).toHaveLength(3);
      t.dark.does('use', 'Drill Base');
      // Light is next, and responds to the loss of the pilot.
      t.light.does('play', 'Drill Reign');
      t.dark.does('play', 'Drill Insight (Dark)');
      t.light.does('play', 'Drill Command (Light)');
      for (let i = 0; i < 4; i++) t.dark.does('lose', 'reserve');
      // Dark is next, but only for the pilot: the weapon's loss is below.
      expect(t.options.filter((option) => option === 'play Drill Rescue (Dark)')).toHaveLength(2);
      t.dark.does('play', 'Drill Rescue (Dark)');
      expect(t.dark.sees('lost', 'dark')).not.toContain('Drill Ace (Dark)');
      // Now Dark is next for the weapon.
      t.dark.does('play', 'Drill Rescue (Dark)');
      expect(t.dark.sees('lost', 'dark')).not.toContain('Drill Blade');
    },
  );
});

describe('before', () => {
  const battle = (lightThere: readonly string[], darkHand: readonly string[] = []) => {
    const t = table(ccg, {
      turn: 'dark',
      phase: 'battle',
      dark: { force: 2, hand: darkHand, reserve: ['Drill Trooper', 'Drill Omen 5'] },
      light: { force: 1, hand: [] },
      at: { 'Drill Yard': { light: lightThere, dark: ['Drill Lord'] } },
    });
    t.dark.does('initiate battle');
    return t;
  };

  rule(
    ['AR1-0174', 'AR1-0176'],
    'battle destiny is drawn something may be done; then it may be drawn or not (Zutton)',
    () => {
      const t = battle(['Drill Hoodoo']);
      t.dark.does('draw battle destiny');
      expect(t.asked).toBe('light');
      // Nothing was drawn yet.
      expect(t.state.zones.destiny[dark]).toHaveLength(0);
      t.light.does('use', 'Drill Hoodoo');
      expect(t.options).toEqual(['go ahead', 'withdraw']);
      t.dark.does('go ahead');
      expect(t.state.facts.battle?.battleDestiny[dark]).toBe(4);

      const left = battle(['Drill Hoodoo']);
      left.dark.does('draw battle destiny');
      left.light.does('use', 'Drill Hoodoo');
      left.dark.does('withdraw');
      expect(left.state.facts.battle?.battleDestiny[dark]).toBe(null);
      expect(left.state.zones.reserve[dark]).toHaveLength(2);
    },
  );

  rule(
    ['AR1-0177', 'AR1-0175', 'AR1-0178'],
    'one’s own draw as well, which is then made all the same (Lucky Shot)',
    () => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'battle',
        light: {
          force: 3,
          hand: ['Drill Lucky', 'Drill Stew'],
          reserve: ['Drill Recruit', 'Drill Recruit', 'Drill Omen 0'],
        },
        at: {
          'Drill Yard': { light: [{ card: 'Drill Colonel', on: ['Drill Blaster (Light)'] }], dark: ['Drill Trooper'] },
        },
      });
      t.light.does('initiate battle');
      t.light.does('fire', 'Drill Blaster (Light)');
      expect(t.state.zones.destiny[light]).toHaveLength(0);
      const before = t.state.zones.force[light].length;
      t.light.does('play', 'Drill Lucky');
      expect(t.state.zones.force[light]).toHaveLength(before + 1);
      // Only battle destiny may be declined: this one was drawn, without a question.
      expect(t.light.told('destiny')).toHaveLength(1);
      expect(t.light.may('play', 'Drill Lucky')).toBe(false);
    },
  );
});

describe('duration', () => {
  rule(['AR1-0154', 'AR1-0155'], 'that is stated runs on though the text is cancelled that said so', () => {
    const t = table(ccg, {
      dark: { hand: ['Drill Errand (Dark)'] },
      light: { hand: ['Drill Gag', 'Drill Stew'] },
      at: { 'Drill Yard': { dark: ['Drill Cloak'] } },
    });
    const cloak = t.state.zones.at[dark][0] ?? -1;
    t.dark.does('use', 'Drill Cloak');
    expect(valueNow(t.state, cloak, 'power')).toBe(4);
    t.light.does('play', 'Drill Gag');
    expect(valueNow(t.state, cloak, 'power')).toBe(4);
  });

  rule('AR1-0156', 'of the remainder of the game outlasts the card', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Objective', 'Drill Memorial', 'Drill Stew'] },
      dark: { hand: ['Drill Abolish', 'Drill Errand (Dark)'] },
    });
    expect(t.light.may('deploy', 'Drill Memorial')).toBe(true);
    t.light.does('deploy', 'Drill Objective');
    t.dark.does('play', 'Drill Abolish');
    expect(t.light.sees('lost', 'light')).toEqual(['Drill Objective']);
    expect(t.light.may('deploy', 'Drill Memorial')).toBe(false);
  });
});

describe('a card as it is deployed', () => {
  rule('AR1-0270', 'may have its player retrieve Force (Sith Probe Droid)', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Probe Droid', 'Drill Errand (Dark)'], force: 1, lost: ['Drill Blade', 'Drill Toll'] },
      at: { 'Drill Yard': {} },
    });
    t.dark.does('deploy', 'Drill Probe Droid');
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Blade']);
  });

  rule(
    ['AR1-0217', 'AR1-0218'],
    'may let its player fetch another, unless it is sent back first (Arleil Schous)',
    () => {
      const at = (darkHand: readonly string[]) => {
        const t = table(ccg, {
          turn: 'light',
          phase: 'deploy',
          light: {
            hand: ['Drill Arleil', 'Drill Stew'],
            force: 1,
            reserve: ['Drill Recruit', 'Drill Hoodoo', 'Drill Hero in Disguise'],
          },
          dark: { hand: darkHand },
          at: { 'Drill Yard': {} },
        });
        t.light.does('deploy', 'Drill Arleil');
        return t;
      };
      const fetched = at([]);
      fetched.light.does('use', 'Drill Arleil');
      // The other alien is unique.
      expect(fetched.light.sees('hand')).toEqual(expect.arrayContaining(['Drill Stew', 'Drill Hoodoo']));
      const returned = at(['Drill Kiss']);
      returned.dark.does('play', 'Drill Kiss');
      expect(returned.light.may('use', 'Drill Arleil')).toBe(false);
      expect(returned.light.sees('hand')).toEqual(expect.arrayContaining(['Drill Stew', 'Drill Arleil']));
    },
  );

  rule(
    ['AR1-0205', 'AR1-0206', 'AR1-0207'],
    'may bring another aboard, and the other player responds after all (Blizzard 4)',
    () => {
      const at = () => {
        const t = table(ccg, {
          phase: 'deploy',
          dark: {
            hand: ['Drill Walker', 'Drill Errand (Dark)'],
            force: 1,
            reserve: ['Drill Trooper', 'Drill Storm Guard', 'Drill Trooper'],
          },
          light: { hand: ['Drill Can Wait', 'Drill Stew'] },
          at: { 'Drill Yard': {} },
        });
        t.dark.does('deploy', 'Drill Walker');
        t.light.passes();
        return t;
      };
      const t = at();
      // For free, aboard, and nowhere else.
      t.dark.does('use', 'Drill Walker');
      expect(t.dark.sees('on', 'dark')).toEqual(['Drill Storm Guard']);
      // Light may respond to that deployment, and passes; then to the first one, again.
      t.light.passes();
      t.light.does('play', 'Drill Can Wait');
      expect(t.dark.sees('hand')).toEqual(expect.arrayContaining(['Drill Walker']));
      expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Storm Guard']);

      const passed = at();
      passed.dark.passes();
      // Two passes in a row: it is too late.
      expect(passed.light.may('play', 'Drill Can Wait')).toBe(false);
      expect(passed.dark.sees('at', 'dark')).toEqual(['Drill Walker']);
    },
  );
});

describe('an Interrupt played as if from hand (Watch Your Step)', () => {
  const step = (
    lost: readonly string[],
    spec: { dark?: readonly string[]; phase?: 'control' | 'deploy'; turn?: 'dark' | 'light' } = {},
  ) =>
    table(ccg, {
      turn: spec.turn ?? 'light',
      phase: spec.phase ?? 'control',
      light: { table: ['Drill Footstep'], lost, hand: ['Drill Errand (Light)'] },
      dark: { hand: [...(spec.dark ?? []), 'Drill Errand (Dark)'] },
      at: { 'Drill Yard': { dark: ['Drill Trooper'] } },
    });

  rule(
    ['AR1-0095', 'AR1-0096', 'AR1-0097'],
    'goes out of play even if it is cancelled, and that was it for this turn',
    () => {
      const t = step(['Drill Recruit', 'Drill Stew'], { dark: ['Drill Sense (Dark)'] });
      t.light.does('use', 'Drill Footstep');
      t.dark.does('play', 'Drill Sense (Dark)');
      expect(t.light.sees('outOfPlay', 'light')).toEqual(['Drill Stew']);
      expect(t.light.sees('lost', 'light')).toEqual(['Drill Recruit']);
      t.dark.passes();
      expect(t.light.may('use', 'Drill Footstep')).toBe(false);
    },
  );

  rule(['AR1-0097', 'AR1-0095'], 'in response must be a response: otherwise the search is in vain', () => {
    const t = step(['Drill Stew'], { turn: 'dark', phase: 'deploy', dark: ['Drill Toll'] });
    t.dark.does('deploy', 'Drill Toll');
    t.light.does('use', 'Drill Footstep');
    // An Interrupt for any time is no response to a deployment.
    expect(t.light.sees('lost', 'light')).toEqual(['Drill Stew']);
    expect(t.light.told('found nothing')).toHaveLength(1);
    expect(t.light.may('play', 'Drill Errand (Light)')).toBe(true);
    expect(t.light.may('use', 'Drill Footstep')).toBe(false);
  });

  rule(['AR1-0098', 'AR1-0090'], 'may be a response, for it is as if from hand', () => {
    const t = step(['Drill Godsend'], { turn: 'dark', dark: ['Drill Sense (Dark)'] });
    t.dark.does('drain', 'Drill Yard');
    t.light.does('use', 'Drill Footstep');
    t.dark.does('play', 'Drill Sense (Dark)');
    expect(t.light.sees('outOfPlay', 'light')).toEqual(['Drill Godsend']);
    expect(t.state.zones.force[light]).toHaveLength(0);
  });
});
