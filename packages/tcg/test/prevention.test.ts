import { rule, scenario, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { always, doDamage, each, free, opponents, preventsDamage, your } from '../src/language/index.ts';
import { tcg } from './drill.ts';
import { stranger, tcgWith } from './stranger.ts';
import { chanceNow, damageOn, offered, passChances, statsOf, until, whereIs } from './support.ts';

describe('the chance to prevent damage', () => {
  rule(['TCG-0325', 'TCG-0716'], 'triggered prevention, then static, then what is played', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Sergeant'], hand: ['Sparring Charge'] },
      light: { character: ['Sparring Bulwark'], hand: ['Sparring Charge'] },
      rolls: [6, 6, 6, 6, 6],
    });
    t.dark.passes();
    t.light.passes();
    t.dark.does('attack', 'Drill Sergeant').passes();
    t.light.passes();
    expect(t.dark.told('prevented').map(({ amount }) => amount)).toEqual([1, 2]);
    expect(chanceNow(t)).toBe('prevention');
    expect(t.asked).toBe('light');
    // Nothing but prevention.
    expect(t.light.may('play')).toBe(false);
    t.light.does('use', 'Sparring Bulwark');
    expect(damageOn(t, 'Sparring Bulwark')).toBe(1);
  });

  rule(['TCG-0327', 'TCG-0502'], 'new damage waits for the chance to end, and has one of its own', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Sergeant'], hand: ['Sparring Cover'] },
      light: { character: ['Drill Mechanic'], hand: ['Sparring Riposte', 'Sparring Cover'] },
      rolls: [4, 4, 1, 1, 1],
    });
    t.dark.does('attack', 'Drill Sergeant');
    t.light.does('play', 'Sparring Riposte');
    // Still the same chance.
    expect(t.state.facts.damage).toMatchObject([{ amount: 1 }]);
    expect(t.state.facts.coming).toMatchObject([{ amount: 1, source: null }]);
    t.light.passes();
    expect(t.asked).toBe('dark');
    expect(t.state.facts.damage).toMatchObject([{ amount: 1 }]);
    t.dark.does('play', 'Sparring Cover');
    expect(damageOn(t, 'Drill Sergeant')).toBe(0);
    expect(damageOn(t, 'Drill Mechanic')).toBe(1);
  });

  rule(['TCG-0328', 'TCG-0624'], 'nothing is prevented in the build zone', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: {
        character: ['Sparring Bulwark', 'Drill Mechanic'],
        hand: ['Sparring Withdrawal', 'Sparring Cover', 'Sparring Feint'],
      },
      rolls: [4, 4, 1, 1, 1],
    });
    t.dark.does('attack', 'Drill Sergeant').does('attack', 'Sparring Bulwark');
    t.light.does('play', 'Sparring Withdrawal').picks().passes();
    expect(whereIs(t, 'Sparring Bulwark')).toBe('build');
    expect(damageOn(t, 'Sparring Bulwark')).toBe(2);
  });

  rule(['TCG-0624', 'TCG-0328'], 'what other units prevent all the time helps nobody in the build zone', () => {
    const guard = stranger({ side: 'light', types: ['space'], text: [always(preventsDamage(1, your.units))] });
    const order = stranger({ kind: 'battle', text: free(doDamage(2, each(opponents.units), 'nobody')) });
    const t = table(tcgWith(guard, order), {
      at: 'character',
      dark: { character: ['Drill Trooper'], hand: [order.title] },
      light: { space: [guard.title], character: ['Drill Sergeant'], build: ['Drill Walker'] },
    });
    until(t, () => t.asked === 'dark' && t.dark.may('play', order.title));
    t.dark.does('play', order.title);
    expect([damageOn(t, 'Drill Sergeant'), damageOn(t, 'Drill Walker')]).toEqual([1, 2]);
  });

  rule(['TCG-0328', 'TCG-0333', 'TCG-0540'], 'each ability prevents once for each instance of damage', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Sergeant', 'Drill Mechanic'] },
      light: { character: ['Sparring Dodger'], force: 10 },
      rolls: [4, 4, 4, 1, 1, 4],
    });
    t.dark.does('attack', 'Drill Sergeant');
    t.light.does('use', 'Sparring Dodger');
    // Not again for what is left.
    expect(damageOn(t, 'Sparring Dodger')).toBe(1);
    expect(t.state.facts.force[1]).toBe(8);
    expect(t.asked).toBe('light');
    t.light.does('hold back', 'Sparring Dodger');
    t.dark.does('attack', 'Drill Mechanic');
    expect(t.light.may('use', 'Sparring Dodger')).toBe(true);
  });

  rule(['TCG-0332', 'TCG-0334'], 'no more is prevented than there is, and no counter is removed', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Trooper'] },
      light: { character: [{ card: 'Drill Sergeant', damage: 2, tapped: true }], hand: ['Sparring Cover'] },
      rolls: [4, 4],
    });
    t.dark.does('attack', 'Drill Trooper');
    t.light.does('play', 'Sparring Cover');
    expect(t.dark.told('prevented')).toMatchObject([{ amount: 2 }]);
    expect(damageOn(t, 'Drill Sergeant')).toBe(2);
  });

  rule(['TCG-0333', 'TCG-0623'], 'prevention is played in this chance only, unless it says when', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Adept'] },
      light: {
        character: ['Sparring Dodger', 'Sparring Deflector', 'Drill Mechanic'],
        hand: ['Sparring Cover', 'Sparring Fortification'],
      },
      rolls: [4, 4, 1, 1],
    });
    expect(chanceNow(t)).toBe('general');
    expect(offered(t, 'use')).toEqual([]);
    expect(offered(t, 'play')).toHaveLength(1);
    t.light.does('play', 'Sparring Fortification').does('choose', 'Drill Mechanic');
    t.dark.does('attack', 'Drill Adept').does('attack', 'Drill Mechanic');
    expect(t.dark.told('prevented')).toMatchObject([{ amount: 2 }]);
    expect(damageOn(t, 'Drill Mechanic')).toBe(0);
  });

  rule('TCG-0331', 'one chance for all that an Asteroid Field does', () => {
    const t = table(tcg, {
      at: 'space',
      dark: {
        space: ['Drill Probe'],
        locations: { space: 'Sparring Asteroids' },
        hand: ['Sparring Countermand', 'Sparring Cover'],
      },
      light: { space: ['Sparring Escort', 'Sparring Escort', 'Drill Cruiser'], hand: ['Sparring Cover'] },
      rolls: [4, 4, 4, 4],
    });
    t.dark.does('roll at', 'Drill Probe').does('roll at', 'Sparring Escort').does('roll at', 'Sparring Escort');
    expect(chanceNow(t)).toBe('prevention');
    t.dark.passes();
    t.light.does('use', 'Sparring Escort');
    t.dark.passes();
    t.light.does('use', 'Sparring Escort');
    t.dark.passes();
    t.light.does('play', 'Sparring Cover');
    expect(chanceNow(t)).toBe('disrupt');
    t.dark.does('play', 'Sparring Countermand');
    t.dark.passes();
    expect(t.dark.told('prevented')).toHaveLength(2);
    expect([damageOn(t, 'Sparring Escort'), damageOn(t, 'Sparring Escort #2')]).toEqual([0, 0]);
    expect(damageOn(t, 'Drill Cruiser')).toBe(1);
    expect(damageOn(t, 'Drill Probe')).toBe(1);
  });

  rule('TCG-0447', 'each unit damaged in an attack may be spared', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Brute'] },
      light: { character: [{ card: 'Sparring Dodger', damage: 2 }, 'Sparring Deflector'] },
      rolls: [6, 6, 6, 6, 1, 1],
    });
    t.dark.does('attack', 'Sparring Brute').does('attack', 'Sparring Dodger');
    t.dark.does('overkill', 'Sparring Deflector').does('assign', 2);
    expect(t.light.may('use', 'Sparring Dodger')).toBe(true);
    t.light.does('use', 'Sparring Deflector').does('decline').does('use', 'Sparring Dodger');
    expect(damageOn(t, 'Sparring Dodger')).toBe(2);
    expect(damageOn(t, 'Sparring Deflector')).toBe(0);
  });
});

describe('Evade', () => {
  rule('TCG-0541', 'prevents up to its amount, each time', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Adept', 'Drill Sergeant'] },
      light: { character: ['Sparring Dodger'], force: 4 },
      rolls: [4, 1, 1, 1, 4, 4, 4, 1, 1],
    });
    t.dark.does('attack', 'Drill Adept');
    t.light.does('use', 'Sparring Dodger');
    expect(damageOn(t, 'Sparring Dodger')).toBe(0);
    expect(t.state.facts.force[1]).toBe(2);
    t.dark.does('attack', 'Drill Sergeant');
    t.light.does('use', 'Sparring Dodger');
    expect(damageOn(t, 'Sparring Dodger')).toBe(1);
    expect(t.state.facts.force[1]).toBe(0);
  });

  rule('TCG-0542', 'a second Evade is another one', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: ['Sparring Dodger'], hand: ['Sparring Reflexes'] },
      rolls: [4, 4, 4, 4, 1],
    });
    t.light.does('play', 'Sparring Reflexes');
    t.dark.does('attack', 'Drill Sergeant');
    t.light.passes();
    expect(chanceNow(t)).toBe('prevention');
    // Its own, the Evade that it was given, and the Deflect that it was given.
    expect(offered(t, 'use')).toHaveLength(3);
    t.light.does('use', 'Sparring Dodger #1').does('use', 'Sparring Dodger #1').passes();
    expect(damageOn(t, 'Sparring Dodger')).toBe(1);
  });

  rule('TCG-0475', 'where it cannot be used, other prevention can', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Pursuer', 'Drill Sergeant'] },
      light: { character: ['Sparring Dodger'], hand: ['Sparring Cover', 'Sparring Reflexes'] },
      rolls: [4, 1, 1, 4, 4, 1, 1, 1],
    });
    t.light.does('play', 'Sparring Reflexes');
    t.dark.does('attack', 'Sparring Pursuer');
    t.light.passes();
    expect(chanceNow(t)).toBe('prevention');
    // Deflect and the Battle card, neither of the two Evades.
    expect(offered(t, 'use')).toHaveLength(1);
    expect(t.light.may('play', 'Sparring Cover')).toBe(true);
    t.light.does('use', 'Sparring Dodger').does('decline');
    t.dark.does('attack', 'Drill Sergeant');
    t.light.passes();
    expect(offered(t, 'use')).toHaveLength(3);
  });

  rule('TCG-0611', 'what an overload does to its unit is damage like any other', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Hothead'], hand: ['Sparring Rally'] },
      light: { character: [{ card: 'Drill Sergeant', tapped: true }] },
      rolls: [1, 1, 1, 1, 1, 1],
    });
    t.dark.does('attack', 'Sparring Hothead').does('do it').passes();
    expect(t.dark.told('rolled')).toMatchObject([{ dice: [1, 1, 1, 1] }]);
    expect(chanceNow(t)).toBe('prevention');
    t.dark.does('use', 'Sparring Hothead');
    expect(damageOn(t, 'Sparring Hothead')).toBe(1);
    expect(statsOf(t, 'Sparring Hothead').power).toBe(2);
    // In another attack again, or not.
    t.dark.does('play', 'Sparring Rally').does('attack', 'Sparring Hothead').does('decline');
    expect(t.dark.told('rolled')[1]).toMatchObject({ dice: [1, 1] });
    expect(damageOn(t, 'Sparring Hothead')).toBe(1);
  });
});

describe('Deflect', () => {
  rule('TCG-0501', 'prevents damage and does as much to a unit in the arena', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Sergeant', 'Drill Mechanic'], ground: ['Drill Walker'] },
      light: { character: ['Sparring Deflector'] },
      rolls: [4, 4, 4, 1, 1],
    });
    t.dark.does('attack', 'Drill Sergeant');
    t.light.does('use', 'Sparring Deflector');
    expect(offered(t, 'deflect')).toHaveLength(3);
    t.light.does('deflect', 'Drill Mechanic');
    expect(damageOn(t, 'Sparring Deflector')).toBe(1);
    expect(damageOn(t, 'Drill Mechanic')).toBe(2);
  });

  rule('TCG-0501', 'may do none, and no more than it prevented', () => {
    const laid = {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: ['Sparring Deflector'] },
      rolls: [4, 1, 1, 1, 1],
    } as const;
    const none = table(tcg, laid);
    none.dark.does('attack', 'Drill Sergeant');
    none.light.does('use', 'Sparring Deflector').does('decline');
    expect(damageOn(none, 'Drill Sergeant')).toBe(0);
    const one = table(tcg, laid);
    one.dark.does('attack', 'Drill Sergeant');
    one.light.does('use', 'Sparring Deflector').does('deflect', 'Drill Sergeant');
    expect(damageOn(one, 'Drill Sergeant')).toBe(1);
    expect(damageOn(one, 'Sparring Deflector')).toBe(0);
  });

  rule(['TCG-0505', 'TCG-0503'], 'goes back and forth as long as it is played; then the counters are placed', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Deflector', 'Drill Mechanic'] },
      light: { character: [{ card: 'Sparring Deflector', damage: 3 }, 'Drill Trooper'] },
      rolls: [4, 4, 4],
    });
    t.dark.does('attack', 'Sparring Deflector').does('attack', 'Sparring Deflector');
    // Lethal for the defender, if it comes to that: 1 stays pending with it.
    t.light.does('use', 'Sparring Deflector').does('deflect', 'Sparring Deflector');
    expect(t.light.sees('discard')).toEqual([]);
    expect(t.asked).toBe('dark');
    t.dark.does('use', 'Sparring Deflector').does('deflect', 'Sparring Deflector #2');
    expect(t.asked).toBe('light');
    t.light.does('use', 'Sparring Deflector').does('deflect', 'Drill Mechanic');
    expect(t.dark.told('damaged').map(({ amount }) => amount)).toEqual([1, 2]);
    expect(t.light.sees('discard')).toEqual(['Sparring Deflector']);
    expect(damageOn(t, 'Drill Mechanic')).toBe(2);
    expect(t.state.facts.force).toEqual([9, 8]);
  });

  rule('TCG-0506', 'may be to the unit itself, as long as there is Force', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: ['Sparring Deflector'], force: 3 },
      rolls: [4, 4, 1, 1, 1],
    });
    t.dark.does('attack', 'Drill Sergeant');
    for (let i = 0; i < 3; i++) t.light.does('use', 'Sparring Deflector').does('deflect', 'Sparring Deflector');
    expect(t.state.facts.force[1]).toBe(0);
    expect(damageOn(t, 'Sparring Deflector')).toBe(2);
  });

  rule('TCG-0504', 'a second Deflect is another one', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: ['Sparring Deflector'], hand: ['Sparring Reflexes'] },
      rolls: [4, 4, 4, 1, 1],
    });
    t.light.does('play', 'Sparring Reflexes');
    t.dark.does('attack', 'Drill Sergeant');
    t.light.passes();
    t.light.does('use', 'Sparring Deflector #1').does('decline');
    // The one that it was given prevents the third; Evade is there, too.
    expect(offered(t, 'use')).toHaveLength(2);
    t.light.does('use', 'Sparring Deflector #2').does('deflect', 'Drill Sergeant');
    expect(damageOn(t, 'Sparring Deflector')).toBe(0);
    expect(damageOn(t, 'Drill Sergeant')).toBe(1);
  });

  rule('TCG-0676', 'stuns if the deflecting unit does, not if only the attacker does', () => {
    const shock = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: ['Sparring Shockblade'] },
      rolls: [4, 1, 1, 1, 1],
    });
    shock.dark.does('attack', 'Drill Sergeant');
    shock.light.does('use', 'Sparring Shockblade').does('deflect', 'Drill Sergeant');
    expect(statsOf(shock, 'Drill Sergeant').power).toBe(4);
    const plain = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Stunner', 'Drill Sergeant'] },
      light: { character: ['Sparring Deflector'] },
      rolls: [4, 1, 1],
    });
    plain.dark.does('attack', 'Sparring Stunner');
    plain.light.does('use', 'Sparring Deflector').does('deflect', 'Drill Sergeant');
    expect(damageOn(plain, 'Drill Sergeant')).toBe(1);
    expect(statsOf(plain, 'Drill Sergeant').power).toBe(5);
    // All of its damage was prevented.
    expect(statsOf(plain, 'Sparring Deflector').power).toBe(3);
  });

  scenario('a unit that deflects to itself does not stun itself', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: ['Sparring Shockblade'], force: 1 },
      rolls: [4, 1, 1, 1, 1],
    });
    t.dark.does('attack', 'Drill Sergeant');
    t.light.does('use', 'Sparring Shockblade').does('deflect', 'Sparring Shockblade');
    expect(damageOn(t, 'Sparring Shockblade')).toBe(1);
    expect(statsOf(t, 'Sparring Shockblade').power).toBe(3);
    expect(passChances(t)).toEqual([]);
  });
});

describe('damage that cannot be prevented', () => {
  rule('TCG-0614', 'is not parried, nor prevented otherwise; Parry spares nobody else', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Executioner'] },
      light: { character: ['Sparring Fencer', 'Sparring Bulwark'], hand: ['Sparring Cover'] },
      rolls: [4, 4, 1],
    });
    t.dark.does('attack', 'Sparring Executioner').does('attack', 'Sparring Fencer');
    expect(chanceNow(t)).toBe('');
    expect(damageOn(t, 'Sparring Fencer')).toBe(2);
    const bulwark = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Executioner'] },
      light: { character: ['Sparring Bulwark'] },
      rolls: [4, 4, 4],
    });
    bulwark.dark.does('attack', 'Sparring Executioner');
    expect(damageOn(bulwark, 'Sparring Bulwark')).toBe(3);
    const attacking = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Fencer'] },
      light: { character: [{ card: 'Drill Mechanic', tapped: true }] },
      rolls: [4, 1],
    });
    attacking.dark.does('attack', 'Sparring Fencer');
    expect(damageOn(attacking, 'Drill Mechanic')).toBe(1);
  });
});
