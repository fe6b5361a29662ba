import { rule, scenario, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { tcg } from './drill.ts';
import { chanceNow, damageOn, diceOf, offered, statsOf, type TcgTable, tappedNow } from './support.ts';

/** Picks options by their places. */
function answers(t: TcgTable, ...picks: number[]): void {
  const { player, at } = t.decision;
  t.answer({ player, at, picks });
}

/** Takes the option that reads like this. */
function takes(t: TcgTable, words: string): void {
  answers(
    t,
    t.labels.findIndex((label) => label.includes(words)),
  );
}

const tapped = (card: string) => ({ card, tapped: true });

describe('Accuracy', () => {
  rule(['TCG-0425', 'TCG-0435'], 'is added to each attack die, also against Armor', () => {
    const open = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Marksman'] },
      light: { character: ['Drill Mechanic'] },
      rolls: [2, 3, 3],
    });
    open.dark.does('attack', 'Sparring Marksman');
    expect(damageOn(open, 'Drill Mechanic')).toBe(2);
    const armored = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Marksman'] },
      light: { character: ['Sparring Guard'] },
      rolls: [3, 4, 5],
    });
    armored.dark.does('attack', 'Sparring Marksman');
    expect(damageOn(armored, 'Sparring Guard')).toBe(2);
  });

  rule(['TCG-0429', 'TCG-0426', 'TCG-0603'], 'may be negative; what a die shows naturally stays what it is', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Recruit'] },
      light: { character: ['Drill Mechanic'] },
      rolls: [4, 4, 6],
    });
    t.dark.does('attack', 'Sparring Recruit');
    // The natural six is a hit as a five, and a critical one.
    expect(t.dark.told('hits')).toMatchObject([{ hits: 1, critical: 1 }]);
    const duel = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Recruit'] },
      light: { character: [tapped('Sparring Fencer')] },
      rolls: [2, 5, 5],
    });
    duel.dark.does('attack', 'Sparring Recruit');
    // A two that counts as a one is no natural one: nothing is parried.
    expect(damageOn(duel, 'Sparring Fencer')).toBe(2);
  });

  rule(['TCG-0426', 'TCG-0492', 'TCG-0552'], 'makes no natural sixes and no natural fours', () => {
    const t = table(tcg, {
      at: 'character',
      dark: {
        character: ['Sparring Duelist', 'Sparring Berserker'],
        hand: ['Sparring Masterclass', 'Sparring Masterclass'],
      },
      light: { character: [tapped('Drill Sergeant')] },
      rolls: [5, 5, 2, 3, 2],
    });
    t.dark.does('play', 'Sparring Masterclass').does('choose', 'Sparring Duelist');
    t.dark.does('play', 'Sparring Masterclass').does('choose', 'Sparring Berserker');
    t.dark.does('attack', 'Sparring Duelist').passes();
    expect(damageOn(t, 'Drill Sergeant')).toBe(2);
    // A three that counts as a four is no natural one.
    t.dark.does('attack', 'Sparring Berserker').passes();
    expect(diceOf(t, 'attack')).toEqual([
      [5, 5, 2],
      [3, 2],
    ]);
  });

  rule('TCG-0428', 'adds up', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Marksman'], hand: ['Sparring Masterclass'] },
      light: { character: ['Drill Mechanic'] },
      rolls: [2, 2, 1],
    });
    t.dark.does('play', 'Sparring Masterclass');
    t.dark.does('attack', 'Sparring Marksman').passes();
    expect(damageOn(t, 'Drill Mechanic')).toBe(2);
  });

  rule(
    ['TCG-0427', 'TCG-0490', 'TCG-0551'],
    'what comes after the roll is too late for it, Fury and Critical Hit too',
    () => {
      const t = table(tcg, {
        at: 'character',
        dark: { character: ['Sparring Blademaster'], hand: ['Sparring Second Wind'] },
        light: { character: [tapped('Drill Sergeant')] },
        rolls: [1, 1, 6, 3, 4, 3, 3, 1, 1, 6],
      });
      t.dark.does('attack', 'Sparring Blademaster').does('play', 'Sparring Second Wind').passes();
      expect(t.dark.told('hits')).toMatchObject([{ hits: 1, critical: 0 }]);
      // With Double Strike it serves: two more dice of power, two of Fury, Accuracy 1, and a critical hit.
      t.dark.does('attack', 'Drill Sergeant').passes().passes();
      expect(diceOf(t, 'attack')).toEqual([
        [1, 1],
        [4, 3, 3, 1],
        [1, 6],
      ]);
      expect(t.dark.told('hits')[1]).toMatchObject({ hits: 4, critical: 2 });
    },
  );
});

describe('Armor', () => {
  rule(['TCG-0434', 'TCG-0436'], 'takes a 5, and no more with a second Armor', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Adept'] },
      light: { character: [tapped('Sparring Guard')], hand: ['Sparring Gear'] },
      rolls: [4, 5, 4, 6],
    });
    t.light.does('play', 'Sparring Gear');
    t.dark.does('attack', 'Drill Adept');
    expect(damageOn(t, 'Sparring Guard')).toBe(2);
  });

  rule('TCG-0437', 'works against any dice for damage', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Guard'] },
      light: { character: [tapped('Sparring Avenger')] },
      rolls: [1, 1, 4, 5, 4],
    });
    t.dark.does('attack', 'Sparring Guard');
    t.light.does('use', 'Sparring Avenger');
    expect(diceOf(t, 'damage')).toEqual([[4, 5, 4]]);
    expect(damageOn(t, 'Sparring Guard')).toBe(1);
  });
});

describe('Bombard and Ion Cannon', () => {
  rule(['TCG-0463', 'TCG-0464'], 'a unit in space may attack one on the ground, with other power', () => {
    const laid = {
      at: 'space',
      dark: { space: ['Sparring Bomber'], hand: ['Sparring Charge'] },
      light: { space: ['Drill Cruiser'], ground: ['Drill Walker'] },
      rolls: [1, 1, 1, 1],
    } as const;
    const down = table(tcg, laid);
    down.dark.does('play', 'Sparring Charge').does('attack', 'Sparring Bomber');
    expect(offered(down, 'attack').map(({ clause }) => clause)).toEqual([undefined, 'bombard']);
    down.dark.does('attack', 'Drill Walker');
    // Two of Bombard and two of what has changed its power.
    expect(diceOf(down, 'attack')).toEqual([[1, 1, 1, 1]]);
    const across = table(tcg, laid);
    across.dark.passes().does('attack', 'Sparring Bomber').does('attack', 'Drill Cruiser').passes();
    expect(diceOf(across, 'attack')).toEqual([[1, 1, 1, 1]]);
  });

  rule(
    ['TCG-0465', 'TCG-0605', 'TCG-0464'],
    'replaces what is printed and stacked; it adds up, and hits critically',
    () => {
      const t = table(tcg, {
        at: 'space',
        dark: {
          space: [{ card: 'Sparring Flagship (A)', beneath: ['Sparring Flagship (B)'] }],
          hand: ['Sparring Masterclass'],
        },
        light: { ground: ['Drill Walker'] },
        rolls: [6, 1, 1, 1],
      });
      expect(statsOf(t, 'Sparring Flagship (A)').power).toBe(7);
      t.dark.does('play', 'Sparring Masterclass');
      t.dark.does('attack', 'Sparring Flagship (A)').passes();
      expect(diceOf(t, 'attack')).toEqual([[6, 1, 1, 1]]);
      expect(damageOn(t, 'Drill Walker')).toBe(3);
    },
  );

  rule(['TCG-0582', 'TCG-0583', 'TCG-0584'], 'an Ion Cannon does so from the ground', () => {
    const t = table(tcg, {
      at: 'ground',
      dark: { ground: ['Sparring Ion Battery'], hand: ['Sparring Masterclass', 'Sparring Charge'] },
      light: { ground: ['Drill Walker'], space: ['Drill Cruiser'] },
      rolls: [2, 3, 1, 1, 1, 1],
    });
    t.dark.does('play', 'Sparring Masterclass').does('play', 'Sparring Charge');
    t.dark.does('attack', 'Sparring Ion Battery').does('attack', 'Drill Cruiser').passes();
    // 3 + 1, and 2 for what changed its power; with Accuracy 2.
    expect(diceOf(t, 'attack')).toEqual([[2, 3, 1, 1, 1, 1]]);
    expect(damageOn(t, 'Drill Cruiser')).toBe(2);
    const plain = table(tcg, {
      at: 'ground',
      dark: { ground: ['Sparring Ion Battery'] },
      light: { ground: ['Drill Walker'], space: ['Drill Cruiser'] },
      rolls: [6],
    });
    plain.dark.does('attack', 'Sparring Ion Battery').does('attack', 'Drill Walker');
    expect(diceOf(plain, 'attack')).toEqual([[6]]);
  });
});

describe('Critical Hit', () => {
  rule(['TCG-0489', 'TCG-0491'], 'adds its damage once for natural sixes, all of it together', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Duelist'], hand: ['Sparring Masterclass'] },
      light: { character: [tapped('Drill Sergeant')] },
      rolls: [6, 6, 1],
    });
    t.dark.passes().does('attack', 'Sparring Duelist').passes();
    expect(damageOn(t, 'Drill Sergeant')).toBe(4);
    const more = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Duelist'], hand: ['Sparring Masterclass'] },
      light: { character: [tapped('Drill Sergeant'), 'Drill Mechanic'] },
      rolls: [6, 1, 1],
    });
    more.dark.does('play', 'Sparring Masterclass');
    more.dark.does('attack', 'Sparring Duelist').does('attack', 'Drill Sergeant').passes();
    expect(damageOn(more, 'Drill Sergeant')).toBe(4);
  });

  rule(['TCG-0492', 'TCG-0616'], 'natural sixes, and ones, are those after all rerolls', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Duelist'] },
      light: { character: [tapped('Sparring Fencer')], hand: ['Sparring Feint'] },
      rolls: [6, 5, 5, 1],
    });
    t.dark.does('attack', 'Sparring Duelist');
    t.light.does('play', 'Sparring Feint');
    answers(t, 0);
    // No six any more, but a one: of two hits both are parried.
    expect(t.dark.told('hits')).toMatchObject([{ hits: 2, critical: 0 }]);
    expect(damageOn(t, 'Sparring Fencer')).toBe(0);
  });

  rule(
    ['TCG-0493', 'TCG-0638', 'TCG-0553'],
    'has nothing to do with Retaliate, nor have Accuracy and Fury; Stun has',
    () => {
      const t = table(tcg, {
        at: 'character',
        dark: { character: ['Drill Sergeant', 'Drill Mechanic'] },
        light: { character: [tapped('Sparring Avenger')], hand: ['Sparring Masterclass'] },
        rolls: [1, 1, 1, 1, 6, 4, 3],
      });
      t.light.does('play', 'Sparring Masterclass');
      t.dark.does('attack', 'Drill Sergeant');
      t.light.does('use', 'Sparring Avenger');
      // The Shields that it was given leave four attack dice; there is Lucky to decline.
      t.light.passes();
      expect(diceOf(t, 'damage')).toEqual([[6, 4, 3]]);
      expect(damageOn(t, 'Drill Sergeant')).toBe(2);
      expect(statsOf(t, 'Drill Sergeant').power).toBe(4);
    },
  );
});

describe('Double Strike', () => {
  rule('TCG-0523', 'another attack without tapping, on any unit it can attack, and no third one', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Blademaster'] },
      light: { character: [tapped('Drill Sergeant'), 'Drill Mechanic'] },
      rolls: [4, 1, 4, 1],
    });
    t.dark.does('attack', 'Sparring Blademaster').does('attack', 'Drill Sergeant');
    expect(t.dark.may('decline')).toBe(true);
    t.dark.does('attack', 'Drill Mechanic');
    expect(damageOn(t, 'Drill Mechanic')).toBe(1);
    expect(t.asked).toBe('light');
    expect(t.dark.told('tapped')).toHaveLength(1);
    const declined = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Blademaster'] },
      light: { character: [tapped('Drill Sergeant'), 'Drill Mechanic'] },
      rolls: [4, 1],
    });
    declined.dark.does('attack', 'Sparring Blademaster').does('attack', 'Drill Sergeant').does('decline');
    expect(declined.asked).toBe('light');
  });

  rule('TCG-0524', 'once more when it has untapped and taps for another attack', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Blademaster'], hand: ['Sparring Rally'] },
      light: { character: [tapped('Drill Sergeant'), tapped('Drill Mechanic')] },
      rolls: [1, 1, 1, 1, 1, 1, 1, 1],
    });
    t.dark.does('attack', 'Sparring Blademaster').does('attack', 'Drill Sergeant').passes();
    t.dark.does('attack', 'Drill Sergeant').passes();
    t.dark.does('play', 'Sparring Rally');
    t.dark.does('attack', 'Sparring Blademaster').does('attack', 'Drill Sergeant').does('attack', 'Drill Sergeant');
    expect(t.dark.told('attacks')).toHaveLength(4);
  });

  rule('TCG-0525', 'adds up: with two, two more attacks', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Blademaster'], hand: ['Sparring Gear'] },
      light: { character: [tapped('Drill Sergeant'), 'Drill Mechanic'] },
      rolls: [1, 1, 1, 1, 1, 1],
    });
    t.dark.does('play', 'Sparring Gear');
    t.dark.does('attack', 'Sparring Blademaster').does('attack', 'Drill Sergeant');
    t.dark.does('attack', 'Drill Sergeant').does('attack', 'Drill Mechanic');
    expect(t.dark.told('attacks')).toHaveLength(3);
    expect(t.asked).toBe('light');
  });
});

describe('Fury', () => {
  rule('TCG-0550', 'a natural 4 makes more dice, once', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Berserker'] },
      light: { character: [tapped('Drill Sergeant'), 'Drill Mechanic'] },
      rolls: [4, 4, 4, 1, 6, 6],
    });
    t.dark.does('attack', 'Sparring Berserker').does('attack', 'Drill Sergeant');
    expect(diceOf(t, 'attack')).toEqual([
      [4, 4],
      [4, 1],
    ]);
    expect(damageOn(t, 'Drill Sergeant')).toBe(3);
  });

  rule('TCG-0551', 'adds up, and does not fall below zero', () => {
    const laid = {
      at: 'character',
      dark: { character: ['Sparring Berserker'], hand: ['Sparring Masterclass'] },
      light: { character: [tapped('Drill Sergeant'), 'Drill Mechanic'], hand: ['Sparring Confusion'] },
      rolls: [4, 1, 1, 1, 1],
    } as const;
    const more = table(tcg, laid);
    more.dark.does('play', 'Sparring Masterclass');
    more.light.passes();
    more.dark.does('attack', 'Sparring Berserker').does('attack', 'Drill Sergeant');
    more.light.passes();
    more.dark.passes().passes();
    expect(diceOf(more, 'attack')).toEqual([
      [4, 1],
      [1, 1, 1],
    ]);
    const none = table(tcg, laid);
    none.dark.passes();
    none.light.does('play', 'Sparring Confusion');
    none.dark.passes().does('attack', 'Sparring Berserker').does('attack', 'Drill Sergeant').passes();
    expect(diceOf(none, 'attack')).toEqual([[4, 1]]);
  });
});

describe('Intercept', () => {
  const laid = {
    at: 'character',
    dark: { character: ['Drill Sergeant'] },
    light: { character: ['Drill Mechanic', 'Sparring Bodyguard', 'Sparring Watcher'], ground: ['Drill Walker'] },
    rolls: [4, 1, 1, 1, 1],
  } as const;

  rule(['TCG-0576', 'TCG-0579'], 'takes over the attack, one unit after the other', () => {
    const t = table(tcg, laid);
    t.dark.does('attack', 'Drill Sergeant').does('attack', 'Drill Mechanic');
    expect(chanceNow(t)).toBe('attack');
    t.light.does('use', 'Sparring Bodyguard').does('use', 'Sparring Watcher').passes();
    // The Watcher's own ability triggers, for it is attacked.
    t.light.does('decline');
    expect(t.dark.told('attacks')).toHaveLength(1);
    expect(t.dark.told('redirected')).toHaveLength(2);
    expect(damageOn(t, 'Sparring Watcher')).toBe(1);
    expect(damageOn(t, 'Drill Mechanic') + damageOn(t, 'Sparring Bodyguard')).toBe(0);
    expect(t.state.facts.force[1]).toBe(8);
  });

  rule('TCG-0576', 'only for another unit of the same player in the same arena', () => {
    const t = table(tcg, {
      at: 'space',
      dark: { space: ['Sparring Bomber'] },
      light: { ground: ['Drill Walker'], character: ['Sparring Bodyguard'] },
      rolls: [1, 1],
    });
    t.dark.does('attack', 'Sparring Bomber');
    expect(t.dark.told('attack ended')).toHaveLength(1);
    const own = table(tcg, { ...laid, light: { character: ['Sparring Bodyguard', 'Drill Mechanic'], force: 1 } });
    own.dark.does('attack', 'Drill Sergeant').does('attack', 'Sparring Bodyguard');
    expect(own.dark.told('attack ended')).toHaveLength(1);
  });

  rule('TCG-0577', 'where the attacker cannot attack that unit the Force is paid for nothing', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Disciple'] },
      light: { character: ['Drill Mechanic', 'Drill Adept'], hand: ['Sparring Reflexes'] },
      rolls: [4, 1, 1, 1],
    });
    t.light.does('play', 'Sparring Reflexes').does('choose', 'Drill Adept');
    t.dark.does('attack', 'Sparring Disciple');
    t.light.does('use', 'Drill Adept');
    expect(t.state.facts.force[1]).toBe(8);
    expect(damageOn(t, 'Drill Mechanic')).toBe(1);
    expect(damageOn(t, 'Drill Adept')).toBe(0);
  });

  rule('TCG-0577', 'untapped Stealth is a condition that makes it return to the defender there was', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: ['Drill Mechanic', 'Sparring Bodyguard'], hand: ['Sparring Gear'] },
      rolls: [4, 1, 1, 1, 1],
    });
    t.light.does('play', 'Sparring Gear').does('choose', 'Sparring Bodyguard');
    t.dark.does('attack', 'Drill Sergeant');
    t.light.does('use', 'Sparring Bodyguard');
    expect(t.dark.told('redirected')).toEqual([]);
    expect(damageOn(t, 'Drill Mechanic')).toBe(1);
  });

  rule(['TCG-0578', 'TCG-0222'], 'each Intercept once in an attack, in each attack anew', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Adept', 'Drill Sergeant'] },
      light: { character: ['Drill Mechanic', 'Sparring Bodyguard', 'Sparring Watcher'], hand: ['Sparring Reflexes'] },
      rolls: [1, 1, 1, 1, 1, 1, 1, 1, 1],
    });
    t.light.does('play', 'Sparring Reflexes').does('choose', 'Sparring Bodyguard');
    t.dark.does('attack', 'Drill Adept').does('attack', 'Drill Mechanic');
    // Its own and the one that it was given.
    t.light.does('use', 'Sparring Bodyguard #1').does('use', 'Sparring Watcher');
    takes(t, 'Sparring Bodyguard: Pay 1 Force → Intercept');
    expect(t.dark.told('redirected')).toHaveLength(3);
    t.light.passes().does('decline');
    expect(t.dark.told('redirected')).toHaveLength(3);
    t.dark.does('attack', 'Drill Sergeant').does('attack', 'Drill Mechanic');
    t.light.does('use', 'Sparring Bodyguard #1').does('use', 'Sparring Watcher');
    expect(t.dark.told('redirected')).toHaveLength(5);
  });

  rule(['TCG-0580', 'TCG-0581'], 'whoever intercepts is attacked; effects on the first defender stay there', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Hunter'] },
      light: { character: ['Drill Adept', 'Sparring Watcher'], hand: ['Sparring Masterclass'] },
      rolls: [4, 1],
    });
    t.light.passes();
    t.dark.does('attack', 'Sparring Hunter').does('attack', 'Drill Adept');
    expect(statsOf(t, 'Sparring Hunter').power).toBe(4);
    t.light.does('play', 'Sparring Masterclass').does('choose', 'Drill Adept');
    t.light.does('use', 'Sparring Watcher').does('decline');
    // No Jedi is attacked any more: 2 dice; and the Adept's Shields are not the Watcher's.
    expect(diceOf(t, 'attack')).toEqual([[4, 1]]);
    expect(damageOn(t, 'Sparring Watcher')).toBe(1);
    expect(statsOf(t, 'Sparring Hunter').power).toBe(2);
  });
});

describe('Lucky', () => {
  rule('TCG-0590', 'rerolls some dice of an attack by or against its unit', () => {
    const by = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Gambler'] },
      light: { character: [tapped('Drill Sergeant')] },
      rolls: [1, 5, 2, 6, 6],
    });
    by.dark.does('attack', 'Sparring Gambler').does('lucky');
    expect(by.decision).toMatchObject({ kind: 'subset', min: 1, max: 2 });
    answers(by, 0, 2);
    expect(damageOn(by, 'Drill Sergeant')).toBe(3);
    const against = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: [tapped('Sparring Gambler')] },
      rolls: [6, 6, 6, 1, 1, 1],
    });
    against.dark.does('attack', 'Drill Sergeant');
    against.light.does('lucky');
    answers(against, 1);
    expect(damageOn(against, 'Sparring Gambler')).toBe(2);
  });

  rule('TCG-0591', 'after triggered rerolls, the Dark Side first', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Gambler'] },
      light: { character: [tapped('Sparring Trickster')] },
      rolls: [6, 6, 6, 1, 6, 1],
    });
    t.dark.does('attack', 'Sparring Gambler');
    expect(t.asked).toBe('light');
    answers(t, 0);
    expect(t.asked).toBe('dark');
    t.dark.does('lucky');
    answers(t, 0);
    expect(t.asked).toBe('light');
    t.light.does('lucky');
    expect(t.decision.max).toBe(1);
    answers(t, 2);
    expect(damageOn(t, 'Sparring Trickster')).toBe(2);
  });

  rule('TCG-0592', 'adds up, as far as there are dice, and is nothing below zero', () => {
    const laid = {
      at: 'character',
      dark: { character: ['Sparring Gambler'], hand: ['Sparring Masterclass', 'Sparring Masterclass'] },
      light: { character: [tapped('Drill Sergeant')], hand: ['Sparring Confusion'] },
      rolls: [1, 1, 1, 4, 4, 4],
    } as const;
    const more = table(tcg, laid);
    more.dark.does('play', 'Sparring Masterclass');
    more.light.passes();
    more.dark.does('play', 'Sparring Masterclass');
    more.light.passes();
    more.dark.does('attack', 'Sparring Gambler');
    more.light.passes();
    more.dark.does('lucky');
    // Four, but three dice.
    expect(more.decision.max).toBe(3);
    const none = table(tcg, laid);
    none.dark.passes();
    none.light.does('play', 'Sparring Confusion');
    none.dark.passes().does('attack', 'Sparring Gambler').passes();
    expect(none.dark.told('rerolled')).toEqual([]);
    expect(damageOn(none, 'Drill Sergeant')).toBe(0);
  });

  rule('TCG-0593', 'once in an attack, whatever Lucky comes later', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Gambler'], hand: ['Sparring Second Wind'] },
      light: { character: [tapped('Drill Sergeant')] },
      rolls: [1, 1, 1, 1, 4, 1, 1],
    });
    t.dark.does('attack', 'Sparring Gambler').does('lucky');
    answers(t, 0);
    t.dark.does('play', 'Sparring Second Wind');
    expect(t.dark.told('attack ended')).toHaveLength(1);
    expect(damageOn(t, 'Drill Sergeant')).toBe(1);
  });
});

describe('Overkill', () => {
  const laid = {
    at: 'character',
    dark: { character: ['Sparring Brute', 'Drill Trooper'] },
    light: { character: [{ card: 'Drill Sergeant', damage: 3 }, 'Sparring Scout', 'Sparring Bulwark'] },
    rolls: [6, 6, 6, 6, 6, 1],
  } as const;

  rule(['TCG-0154', 'TCG-0606', 'TCG-0446'], 'divides what exceeds the remaining health', () => {
    const t = table(tcg, laid);
    t.dark.does('attack', 'Sparring Brute').does('attack', 'Drill Sergeant');
    // 5 hits on 2 health: 3 to divide, among any other unit there.
    expect(offered(t, 'overkill').map(({ amount }) => amount)).toEqual([3, 3, 3, 3]);
    t.dark.does('overkill', 'Sparring Scout');
    expect(offered(t, 'assign').map(({ amount }) => amount)).toEqual([3, 2, 1, 0]);
    answers(t, 2);
    expect(t.dark.told('damaged').map(({ amount }) => amount)).toEqual([4, 1]);
    expect(damageOn(t, 'Sparring Scout')).toBe(1);
    const declined = table(tcg, laid);
    declined.dark.does('attack', 'Sparring Brute').does('attack', 'Drill Sergeant').does('decline');
    expect(declined.dark.told('damaged').map(({ amount }) => amount)).toEqual([5]);
  });

  rule('TCG-0609', 'no more than the rest of its health: all to the defender', () => {
    const t = table(tcg, { ...laid, rolls: [6, 6, 1, 1, 1, 1] });
    t.dark.does('attack', 'Sparring Brute').does('attack', 'Drill Sergeant');
    expect(t.dark.told('damaged').map(({ amount }) => amount)).toEqual([2]);
  });

  rule(
    ['TCG-0607', 'TCG-0617', 'TCG-0671'],
    'Armor, Shields, Parry and Stealth do not help against what spills',
    () => {
      const t = table(tcg, {
        at: 'character',
        dark: { character: ['Sparring Brute'] },
        light: { character: [tapped('Sparring Martyr'), 'Sparring Fencer'], hand: ['Sparring Gear'] },
        rolls: [4, 4, 4, 1, 1, 1],
      });
      t.light.does('play', 'Sparring Gear').does('choose', 'Sparring Fencer');
      t.dark.does('attack', 'Sparring Brute');
      t.dark.does('overkill', 'Sparring Fencer').does('assign', 2);
      // With a natural 1 among the dice.
      expect(damageOn(t, 'Sparring Fencer')).toBe(2);
    },
  );

  rule(['TCG-0607', 'TCG-0614'], 'the defender’s Parry spares the defender, not whoever has what spills', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Brute'] },
      light: { character: [{ card: 'Sparring Fencer', damage: 2, tapped: true }, tapped('Drill Sergeant')] },
      rolls: [4, 4, 4, 4, 1, 1],
    });
    t.dark.does('attack', 'Sparring Brute').does('attack', 'Sparring Fencer');
    t.dark.does('overkill', 'Drill Sergeant').does('assign', 2);
    // Of two hits for each, only the Fencer's are parried.
    expect([damageOn(t, 'Sparring Fencer'), damageOn(t, 'Drill Sergeant')]).toEqual([2, 2]);
  });

  rule(['TCG-0607', 'TCG-0608'], 'prevention does help, and changes nothing about the division', () => {
    const t = table(tcg, { ...laid, light: { ...laid.light, hand: ['Sparring Cover'] } });
    t.dark.does('attack', 'Sparring Brute').does('attack', 'Drill Sergeant');
    t.dark.does('overkill', 'Sparring Bulwark').does('assign', 3);
    // The Bulwark prevents all 3; the Sergeant is spared as well, and nothing goes over for that.
    expect(chanceNow(t)).toBe('prevention');
    t.light.does('play', 'Sparring Cover');
    expect(damageOn(t, 'Sparring Bulwark')).toBe(0);
    expect(damageOn(t, 'Drill Sergeant')).toBe(3);
    expect(damageOn(t, 'Sparring Scout')).toBe(0);
  });

  rule('TCG-0610', 'does not add up', () => {
    const t = table(tcg, { ...laid, dark: { character: ['Sparring Brute'], hand: ['Sparring Gear'] } });
    t.dark.does('play', 'Sparring Gear').does('attack', 'Sparring Brute').does('attack', 'Drill Sergeant');
    t.dark.does('overkill', 'Sparring Scout');
    answers(t, 1);
    // Two units, and no question about a third.
    expect(t.dark.told('damaged').map(({ amount }) => amount)).toEqual([3, 2]);
  });

  rule('TCG-0553', 'what spills has nothing to do with Fury', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Berserker'], hand: ['Sparring Gear'] },
      light: { character: [tapped('Sparring Martyr'), 'Drill Sergeant'] },
      rolls: [5, 5],
    });
    t.dark.does('play', 'Sparring Gear').does('attack', 'Sparring Berserker').does('attack', 'Sparring Martyr');
    t.dark.does('overkill', 'Drill Sergeant').does('assign', 1);
    expect(diceOf(t, 'attack')).toEqual([[5, 5]]);
    expect(damageOn(t, 'Drill Sergeant')).toBe(1);
  });
});

describe('Parry', () => {
  rule('TCG-0613', 'prevents its amount for a natural 1, or more of them', () => {
    const laid = {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: [tapped('Sparring Fencer')] },
    } as const;
    const ones = table(tcg, { ...laid, rolls: [1, 1, 4, 4, 4] });
    ones.dark.does('attack', 'Drill Sergeant');
    expect(damageOn(ones, 'Sparring Fencer')).toBe(1);
    const none = table(tcg, { ...laid, rolls: [2, 2, 4, 4, 4] });
    none.dark.does('attack', 'Drill Sergeant');
    expect(damageOn(none, 'Sparring Fencer')).toBe(3);
  });

  rule('TCG-0615', 'adds up, is never below zero, and comes too late after the roll', () => {
    const laid = {
      at: 'character',
      dark: { character: ['Drill Sergeant'], hand: ['Sparring Confusion'] },
      light: { character: [tapped('Sparring Fencer'), tapped('Drill Mechanic')], hand: ['Sparring Masterclass'] },
      rolls: [1, 4, 4, 4, 1],
    } as const;
    const three = table(tcg, laid);
    three.dark.passes();
    three.light.does('play', 'Sparring Masterclass').does('choose', 'Sparring Fencer');
    three.dark.passes().does('attack', 'Drill Sergeant').does('attack', 'Sparring Fencer').passes();
    three.light.passes();
    expect(damageOn(three, 'Sparring Fencer')).toBe(0);
    const none = table(tcg, laid);
    none.dark.does('play', 'Sparring Confusion').does('choose', 'Sparring Fencer');
    none.light.passes();
    none.dark.does('attack', 'Drill Sergeant').does('attack', 'Sparring Fencer');
    none.light.passes();
    expect(damageOn(none, 'Sparring Fencer')).toBe(3);
    const late = table(tcg, { ...laid, light: { ...laid.light, hand: ['Sparring Feint'] }, rolls: [1, 4, 1, 1, 1] });
    late.dark.passes().does('attack', 'Drill Sergeant').does('attack', 'Drill Mechanic').passes();
    late.light.does('play', 'Sparring Feint');
    answers(late);
    expect(damageOn(late, 'Drill Mechanic')).toBe(1);
  });

  rule(['TCG-0617', 'TCG-0616'], 'is about attack dice only', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Fencer'] },
      light: { character: [tapped('Sparring Avenger')] },
      rolls: [2, 2, 1, 4, 4],
    });
    t.dark.does('attack', 'Sparring Fencer');
    t.light.does('use', 'Sparring Avenger');
    expect(damageOn(t, 'Sparring Fencer')).toBe(2);
  });
});

describe('Retaliate', () => {
  rule(
    ['TCG-0635', 'TCG-0636', 'TCG-0637'],
    'dice of damage once the attack is over, even by a unit that it cost',
    () => {
      const t = table(tcg, {
        at: 'character',
        dark: { character: ['Drill Sergeant'] },
        light: { character: ['Sparring Avenger', 'Drill Mechanic'], force: 0 },
        rolls: [4, 4, 4, 1, 1, 4, 4, 1],
      });
      t.dark.does('attack', 'Drill Sergeant').does('attack', 'Sparring Avenger');
      expect(chanceNow(t)).toBe('attack');
      t.light.does('use', 'Sparring Avenger');
      expect(t.light.sees('discard')).toEqual(['Sparring Avenger']);
      expect(damageOn(t, 'Drill Sergeant')).toBe(2);
    },
  );

  rule('TCG-0635', 'not against an attacker in another arena, and not unless attacked', () => {
    const t = table(tcg, {
      at: 'space',
      dark: { space: ['Sparring Bomber'] },
      light: { ground: ['Drill Walker'], space: ['Drill Cruiser'], hand: ['Sparring Reflexes'] },
      rolls: [1, 1],
    });
    t.light.does('play', 'Sparring Reflexes').does('choose', 'Drill Walker');
    t.dark.does('attack', 'Sparring Bomber').does('attack', 'Drill Walker');
    expect(t.dark.told('attack ended')).toHaveLength(1);
    const other = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: ['Sparring Avenger', 'Drill Mechanic'] },
      rolls: [1, 1, 1, 1, 1],
    });
    other.dark.does('attack', 'Drill Sergeant').does('attack', 'Drill Mechanic');
    expect(other.dark.told('attack ended')).toHaveLength(1);
  });

  rule(['TCG-0639', 'TCG-0641', 'TCG-0642'], 'by all who were attacked, in the order in which it was played', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: ['Sparring Avenger', 'Sparring Bodyguard'] },
      rolls: [4, 1, 1, 1, 1, 4, 1, 1, 4, 4],
    });
    t.dark.does('attack', 'Drill Sergeant').does('attack', 'Sparring Avenger');
    t.light.does('use', 'Sparring Avenger');
    // Not a second time in this attack; and not by the Bodyguard before it is attacked.
    expect(offered(t, 'use')).toHaveLength(1);
    t.light.does('use', 'Sparring Bodyguard').does('use', 'Sparring Bodyguard');
    expect(damageOn(t, 'Sparring Bodyguard')).toBe(1);
    expect(damageOn(t, 'Sparring Avenger')).toBe(0);
    expect(diceOf(t, 'damage')).toEqual([
      [4, 1, 1],
      [4, 4],
    ]);
    expect(damageOn(t, 'Drill Sergeant')).toBe(3);
  });

  rule('TCG-0639', 'a second Retaliate is another one, and in each attack it may be played again', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Adept', 'Drill Sergeant'] },
      light: { character: [tapped('Sparring Avenger')], hand: ['Sparring Reflexes'] },
      rolls: [1, 1, 1, 1, 4, 1, 1, 4, 1, 1, 1, 1, 1],
    });
    t.light.does('play', 'Sparring Reflexes');
    t.dark.does('attack', 'Drill Adept');
    t.light.does('use', 'Sparring Avenger #1').does('use', 'Sparring Avenger');
    expect(diceOf(t, 'damage')).toEqual([[4, 1, 1], [4]]);
    t.dark.does('attack', 'Drill Sergeant');
    expect(offered(t, 'use')).toHaveLength(2);
  });

  rule('TCG-0640', 'as much as its power is when it is played', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Sergeant', 'Drill Mechanic'] },
      light: { character: [tapped('Sparring Mirror')], hand: ['Sparring Charge', 'Sparring Charge'] },
      rolls: [1, 1, 1, 1, 1, 1, 1, 1, 1],
    });
    t.light.does('play', 'Sparring Charge').passes();
    t.dark.does('attack', 'Drill Sergeant');
    t.light.does('use', 'Sparring Mirror').does('play', 'Sparring Charge');
    expect(statsOf(t, 'Sparring Mirror').power).toBe(6);
    expect(diceOf(t, 'damage')).toEqual([[1, 1, 1, 1]]);
  });
});

describe('Shields', () => {
  rule('TCG-0660', 'take dice from whoever attacks the unit, before the roll', () => {
    const t = table(tcg, {
      at: 'space',
      dark: { space: ['Drill Probe', 'Drill Fighter'] },
      light: { space: [tapped('Sparring Shieldship'), tapped('Drill Cruiser')], hand: ['Sparring Feint'] },
      rolls: [1, 4, 4, 1, 1],
    });
    t.dark.does('attack', 'Drill Fighter').does('attack', 'Drill Cruiser');
    t.light.does('play', 'Sparring Feint');
    answers(t);
    // Shields that come after the roll.
    expect(damageOn(t, 'Drill Cruiser')).toBe(1);
    t.dark.does('attack', 'Drill Probe').does('attack', 'Sparring Shieldship');
    expect(diceOf(t, 'attack')).toEqual([[1, 4], [4]]);
  });

  rule('TCG-0661', 'add up, and never are below zero', () => {
    const laid = {
      at: 'space',
      dark: { space: ['Drill Probe'], hand: ['Sparring Confusion'] },
      light: { space: [tapped('Sparring Shieldship')], hand: ['Sparring Masterclass'] },
      rolls: [4, 4, 4],
    } as const;
    const three = table(tcg, laid);
    three.dark.passes();
    three.light.does('play', 'Sparring Masterclass');
    three.dark.passes().does('attack', 'Drill Probe').passes();
    expect(diceOf(three, 'attack')).toEqual([[]]);
    const none = table(tcg, laid);
    none.dark.does('play', 'Sparring Confusion');
    none.light.passes();
    none.dark.does('attack', 'Drill Probe');
    none.light.passes();
    expect(diceOf(none, 'attack')).toEqual([[4, 4, 4]]);
  });
});

describe('Stealth', () => {
  rule(
    ['TCG-0670', 'TCG-0672'],
    'cannot be attacked while untapped, with a second Stealth neither more nor less',
    () => {
      const t = table(tcg, {
        at: 'character',
        dark: { character: ['Drill Sergeant'] },
        light: { character: ['Sparring Scout', 'Drill Mechanic', tapped('Sparring Scout')], hand: ['Sparring Gear'] },
        rolls: [1, 1, 1, 1, 1],
      });
      t.light.does('play', 'Sparring Gear').does('choose', 'Sparring Scout #2');
      t.dark.does('attack', 'Drill Sergeant');
      expect(offered(t, 'attack')).toHaveLength(2);
      t.dark.does('attack', 'Sparring Scout');
      expect(tappedNow(t, 'Sparring Scout')).toBe(false);
      expect(t.state.facts.attack).toBeNull();
    },
  );

  rule('TCG-0671', 'does not help against Retaliate', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Scout'], hand: ['Sparring Rally'] },
      light: { character: [tapped('Sparring Avenger')] },
      rolls: [1, 1, 4, 1, 1],
    });
    t.dark.does('attack', 'Sparring Scout').does('play', 'Sparring Rally');
    expect(tappedNow(t, 'Sparring Scout')).toBe(false);
    t.light.does('use', 'Sparring Avenger');
    expect(damageOn(t, 'Sparring Scout')).toBe(1);
  });
});

describe('Stun', () => {
  rule('TCG-0674', 'lowers the power of a unit that is damaged, until end of battle', () => {
    const laid = {
      at: 'character',
      dark: { character: ['Sparring Stunner'] },
      light: { character: ['Drill Sergeant'], hand: ['Sparring Cover'] },
      rolls: [4, 4, 1, 1, 1, 1],
    } as const;
    const stunned = table(tcg, laid);
    stunned.dark.does('attack', 'Sparring Stunner');
    stunned.light.passes().does('attack', 'Drill Sergeant');
    expect(diceOf(stunned, 'attack')[1]).toHaveLength(3);
    expect(stunned.state.facts.turn).toBe(4);
    expect(statsOf(stunned, 'Drill Sergeant').power).toBe(5);
    const spared = table(tcg, laid);
    spared.dark.does('attack', 'Sparring Stunner');
    spared.light.does('play', 'Sparring Cover');
    expect(statsOf(spared, 'Drill Sergeant').power).toBe(5);
  });

  rule('TCG-0675', 'adds up, and never is below zero', () => {
    const laid = {
      at: 'character',
      dark: { character: ['Sparring Stunner'], hand: ['Sparring Masterclass'] },
      light: { character: [tapped('Drill Sergeant'), 'Drill Mechanic'], hand: ['Sparring Confusion'] },
      rolls: [5, 1, 1],
    } as const;
    const more = table(tcg, laid);
    more.dark.does('play', 'Sparring Masterclass');
    more.light.passes();
    more.dark.does('attack', 'Sparring Stunner').does('attack', 'Drill Sergeant');
    more.light.passes();
    more.dark.passes();
    expect(statsOf(more, 'Drill Sergeant').power).toBe(2);
    const none = table(tcg, laid);
    none.dark.passes();
    none.light.does('play', 'Sparring Confusion');
    none.dark.passes().does('attack', 'Sparring Stunner').does('attack', 'Drill Sergeant').passes();
    expect(damageOn(none, 'Drill Sergeant')).toBe(1);
    expect(statsOf(none, 'Drill Sergeant').power).toBe(5);
  });

  scenario('one unit may be stunned more than once', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Stunner', 'Sparring Stunner'] },
      light: { character: [tapped('Drill Sergeant'), 'Drill Mechanic'] },
      rolls: [4, 1, 1, 4, 1, 1],
    });
    t.dark.does('attack', 'Sparring Stunner').does('attack', 'Drill Sergeant');
    t.dark.does('attack', 'Sparring Stunner').does('attack', 'Drill Sergeant');
    expect(statsOf(t, 'Drill Sergeant').power).toBe(1);
  });
});
