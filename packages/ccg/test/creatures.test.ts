import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { cardOf } from '../src/catalog/catalog.ts';
import type { CcgPosition, Stood } from '../src/position.ts';
import { isParticipating } from '../src/rules/battle/participants.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { hasPresence } from '../src/rules/table/presence.ts';
import { slots } from '../src/state/state.ts';
import { ccg } from './drill.ts';

const dark = 0;
const light = 1;
const omens = (...values: readonly number[]): readonly string[] =>
  values.map((value) => `Drill Omen ${value}`).reverse();
const armed = (card: string, ...weapons: string[]): Stood => ({ card, on: weapons });

const at = (spec: CcgPosition) => table(ccg, { phase: 'battle', ...spec });

describe('a creature that attacks', () => {
  const docks = (reserve: readonly string[]) =>
    at({
      light: { reserve },
      at: {
        'Drill Yard': {
          dark: ['Drill Trooper', 'Drill One Arm'],
          light: [armed('Drill Narra', 'Drill Rifle (Light)')],
        },
      },
    });

  rule(
    ['AR6-0251', 'AR6-0252', 'AR6-0216'],
    'does so in its owner’s battle phase, at the end of it at the latest',
    () => {
      const t = docks(['Drill Recruit', ...omens(4)]);
      expect(t.dark.may('attack with', 'Drill One Arm')).toBe(true);
      t.dark.passes();
      // Nobody has anything else to do: the phase would end, so it attacks. Its owner chooses the side.
      expect(t.options).toEqual(['attack Dark Side', 'attack Light Side']);
      t.dark.does('attack Light Side');
      expect(t.state.facts.attack?.segment).toBe('weapons');
      expect(t.state.facts.phase).toBe('battle');
    },
  );

  rule(
    ['GAP-0104', 'GAP-0380'],
    'carries its prey off if its text says so and that can be moved, and eats it otherwise',
    () => {
      const prey = (who: string, ...elsewhere: string[]) => {
        const t = at({
          light: { reserve: ['Drill Recruit', ...omens(0, 0)] },
          at: {
            'Drill Yard': { dark: ['Drill Hoarder'], light: [who] },
            ...Object.fromEntries(elsewhere.map((place) => [place, {}])),
          },
        });
        for (let i = 0; i < 6 && t.state.facts.phase === 'battle' && t.light.sees('lost', 'light').length === 0; i++) {
          const verb = t.decision.options.findIndex((option) => option.verb === 'attack with');
          t.answer({ player: t.decision.player, at: t.decision.at, picks: [Math.max(verb, 0)] });
          const [stands = -1] = t.state.zones.at[light];
          if (stands >= 0 && cardOf(t.state, t.state.cards.host[stands] ?? -1).title === 'Drill: Hall')
            return 'carried';
        }
        return t.light.sees('lost', 'light').includes(who) ? 'eaten' : 'left';
      };
      expect(prey('Drill Novice', 'Drill: Hall')).toBe('carried');
      expect(prey('Drill Novice')).toBe('eaten');
      expect(prey('Drill Immovable', 'Drill: Hall')).toBe('eaten');
    },
  );

  rule(['AR6-0253', 'AR6-0203', 'AR6-0228'], 'can be shot at by whoever it attacks, and goes on if it is hit', () => {
    const t = docks(['Drill Recruit', ...omens(4)]);
    t.dark.does('attack with', 'Drill One Arm').does('attack Light Side');
    // The trooper beside it is no target: there is nothing to choose.
    t.light.does('fire', 'Drill Rifle (Light)');
    // Hit, it still eats its prey: 3 against 2, for an ability of 3 draws no destiny, and texts for battles do not count.
    expect(t.light.told('attack totals')).toMatchObject([{ attackers: 3, defenders: 2 }]);
  });

  rule(['AR6-0254', 'AR6-0231', 'AR6-0204'], 'eats its prey before it is lost itself for being hit', () => {
    const t = docks(['Drill Recruit', ...omens(4)]);
    t.dark.does('attack with', 'Drill One Arm').does('attack Light Side');
    t.light.does('fire', 'Drill Rifle (Light)').does('put', 'Drill Rifle (Light)');
    expect(t.light.sees('lost', 'light')).toEqual(['Drill Rifle (Light)', 'Drill Narra']);
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill One Arm']);
    expect(t.state.facts.attack).toBeNull();
  });

  rule(
    ['AR6-0255', 'AR6-0205', 'AR6-0227'],
    'fights one card; others there and what is not for battles stay out',
    () => {
      const t = at({
        light: { hand: ['Drill Ferry', 'Drill Signal'] },
        at: {
          'Drill Yard': {
            dark: ['Drill Lord', 'Drill Bubo'],
            light: [
              'Drill Leader',
              { card: 'Drill War Skiff', passengers: [armed('Drill Colonel', 'Drill Rifle (Light)')] },
            ],
          },
        },
      });
      // Dark's own people are spared, and nobody in the skiff is met: there is no choice.
      t.dark.does('attack with', 'Drill Bubo');
      expect(t.options).toEqual(['play Drill Signal', 'pass']);
    },
  );

  rule(['AR6-0256', 'AR6-0206', 'AR6-0240'], 'is met with power and a destiny, given ability of 4', () => {
    const t = at({
      light: { reserve: ['Drill Recruit', ...omens(3)] },
      at: { 'Drill Yard': { dark: ['Drill Bubo'], light: ['Drill Leader'] } },
    });
    t.dark.does('attack with', 'Drill Bubo');
    t.light.does('draw destiny');
    expect(t.light.told('attack totals')).toMatchObject([{ attackers: 4, defenders: 6 }]);
    expect(t.light.told('step').slice(0, 3)).toMatchObject([
      { what: 'weapons' },
      { what: 'power' },
      { what: 'damage' },
    ]);
    expect(t.state.zones.at[light]).toHaveLength(1);
    expect(t.state.zones.at[dark]).toHaveLength(1);
    expect(t.state.facts.attack).toBeNull();
  });

  rule(
    ['AR6-0238', 'AR6-0211'],
    'goes for creature vehicles and characters on foot, of either side, but no droids',
    () => {
      const sides = (there: { readonly dark?: readonly Stood[]; readonly light?: readonly Stood[] }) => {
        const t = at({
          dark: { hand: ['Drill Trooper'], force: 1, table: ['Drill Villainy'] },
          at: { 'Drill Yard': { light: there.light ?? [], dark: ['Drill Wampa', ...(there.dark ?? [])] } },
        });
        if (!t.dark.may('attack with', 'Drill Wampa')) return [];
        t.dark.does('attack with', 'Drill Wampa');
        return t.state.facts.attack === null ? t.options : ['only one'];
      };
      expect(sides({ light: ['Drill Mouse'] })).toEqual([]);
      expect(sides({ light: [{ card: 'Drill War Skiff', passengers: ['Drill Recruit'] }] })).toEqual([]);
      expect(sides({ light: ['Drill Recruit'], dark: ['Drill Trooper'] })).toEqual([
        'attack Dark Side',
        'attack Light Side',
        'back',
      ]);
    },
  );

  rule(
    ['AR6-0261', 'AR6-0218', 'AR6-0230'],
    'wins only with more, its destiny drawn for the occasion (example 3)',
    () => {
      const t = at({
        dark: { reserve: ['Drill Trooper', ...omens(0)] },
        light: { reserve: ['Drill Recruit', ...omens(4)] },
        at: {
          'Drill Yard': {
            dark: ['Drill Rancor'],
            light: ['Drill Colonel', { card: 'Drill War Skiff', passengers: ['Drill Recruit'] }],
          },
        },
      });
      t.dark.does('attack with', 'Drill Rancor');
      t.light.does('draw destiny');
      // 8 and a destiny of 0 against 4 and a destiny of 4: a tie is not enough.
      expect(t.light.told('attack totals')).toMatchObject([{ attackers: 8, defenders: 8 }]);
      expect(t.light.sees('at', 'light')).toContain('Drill Colonel');
    },
  );

  rule(['AR6-0264', 'AR6-0241'], 'eats a mount, whose rider jumps off', () => {
    const t = at({
      at: {
        'Drill Yard': { dark: ['Drill Rancor'], light: [{ card: 'Drill Bantha', passengers: ['Drill Recruit'] }] },
      },
    });
    t.dark.does('attack with', 'Drill Rancor');
    expect(t.light.sees('lost', 'light')).toEqual(['Drill Bantha']);
    expect(t.light.sees('at', 'light')).toEqual(['Drill Recruit']);
    const [rider = -1] = t.state.zones.at[light];
    expect(slots[t.state.cards.slot[rider] ?? -1]).toBe('attached');
  });

  rule(['AR6-0265', 'AR6-0224'], 'can be answered before the weapons segment, its opponent first', () => {
    const t = at({
      light: { hand: ['Drill Portal'] },
      at: { 'Drill Yard': { dark: ['Drill Rancor'], light: ['Drill Recruit'] } },
    });
    t.dark.does('attack with', 'Drill Rancor');
    expect(t.asked).toBe('light');
    t.light.does('play', 'Drill Portal');
    expect(t.state.facts.attack).toBeNull();
    expect(t.light.sees('at', 'light')).toEqual(['Drill Recruit']);
  });

  rule(['AR6-0165', 'AR6-0212'], 'attacks cards that may not battle, and inactive ones', () => {
    for (const victim of ['Drill Pacifist', { card: 'Drill Recruit', inactive: 'missing' } as const]) {
      const t = at({ at: { 'Drill Yard': { dark: ['Drill Rancor'], light: [victim] } } });
      t.dark.does('attack with', 'Drill Rancor');
      expect(t.state.zones.lost[light]).toHaveLength(1);
    }
  });

  rule('AR6-0214', 'stops as soon as one side is gone', () => {
    const t = at({
      light: { hand: ['Drill Whisk', 'Drill Signal'] },
      at: { 'Drill Yard': { dark: ['Drill Wampa'], light: ['Drill Recruit'] } },
    });
    t.dark.does('attack with', 'Drill Wampa');
    t.light.does('play', 'Drill Whisk');
    expect(t.state.facts.attack).toBeNull();
    expect(t.light.told('attack totals')).toEqual([]);
  });
});

describe('attacking a creature', () => {
  const den = (more: Partial<CcgPosition> = {}) =>
    at({
      turn: 'light',
      light: { force: 1, reserve: ['Drill Recruit', ...omens(3, 3)] },
      at: {
        'Drill Yard': {
          dark: ['Drill Bubo'],
          light: ['Drill Leader', armed('Drill Colonel', 'Drill Rifle (Light)')],
        },
      },
      ...more,
    });

  rule(
    ['AR6-0257', 'AR6-0234', 'AR6-0235'],
    'takes power and a destiny against ferocity and defense value (example 2)',
    () => {
      const t = den();
      t.light.does('attack creature', 'Drill Yard');
      // 3 + 1 does not exceed 5; then 3 + 4 and a destiny of 3 against 4 + 5.
      t.light.does('fire', 'Drill Rifle (Light)').does('draw destiny');
      expect(t.light.told('attack totals')).toMatchObject([{ attackers: 10, defenders: 9 }]);
      expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Bubo']);
    },
  );

  rule(['AR6-0210', 'AR6-0217'], 'is free, needs no presence, and happens once at a location', () => {
    const t = at({
      turn: 'light',
      light: { hand: ['Drill Signal', 'Drill Signal'], force: 0 },
      at: { 'Drill Yard': { dark: ['Drill Bubo'], light: ['Drill Mouse'] } },
    });
    expect(t.light.may('attack creature', 'Drill Yard')).toBe(true);
    t.light.does('attack creature', 'Drill Yard').passes();
    expect(t.state.facts.attack).toBeNull();
    // A droid of power 1 has done it no harm.
    expect(t.dark.sees('at', 'dark')).toEqual(['Drill Bubo']);
    t.light.does('play', 'Drill Signal');
    expect(t.light.may('attack creature')).toBe(false);
  });

  const hunters: readonly (readonly [what: string, who: Stood])[] = [
    ['a character', 'Drill Leader'],
    ['a vehicle', { card: 'Drill War Speeder', pilots: ['Drill Flyer'] }],
    ['a starship', 'Drill Red Wing'],
  ];
  for (const [what, who] of hunters)
    for (const whose of ['dark', 'light'] as const)
      rule(
        'AR6-0217',
        `is made by ${what}, on ${whose === 'dark' ? 'the opponent’s' : 'their own player’s'} creature`,
        () => {
          const name = typeof who === 'string' ? who : who.card;
          const here = whose === 'light' ? { light: [who, 'Drill Bubo'] } : { light: [who], dark: ['Drill Bubo'] };
          const t = at({
            turn: 'light',
            light: { hand: ['Drill Signal', 'Drill Signal'] },
            dark: { hand: ['Drill Errand (Dark)'] },
            at: { 'Drill Yard': here, 'Drill: Hall': { light: ['Drill Recruit'], dark: ['Drill Lizard'] } },
          });
          t.light.does('attack creature', 'Drill Yard');
          const named = (card: number) => t.state.names[t.state.cards.definition[card] ?? -1];
          expect(t.state.facts.attack?.attackers.map(({ card }) => named(card))).toContain(name);
          while (t.state.facts.attack !== null) {
            const side = t[t.asked ?? 'light'];
            if (side.may('decline')) side.does('decline');
            else if (side.may('pass')) side.passes();
            else side.does('put');
          }
          // Once at each location.
          if (t.asked === 'dark') t.dark.passes();
          t.light.does('play', 'Drill Signal');
          if (t.asked === 'dark') t.dark.passes();
          expect([t.light.may('attack creature', 'Drill Yard'), t.light.may('attack creature', 'Drill: Hall')]).toEqual(
            [false, true],
          );
        },
      );

  rule(['AR6-0258', 'AR6-0232', 'AR6-0236'], 'is beside a battle there, by all who are there', () => {
    const t = den({
      light: { force: 1, hand: ['Drill Signal'], reserve: ['Drill Recruit', ...omens(0, 0)] },
      at: {
        'Drill Yard': {
          dark: ['Drill Lizard', 'Drill Trooper'],
          light: ['Drill Leader', 'Drill Colonel', 'Drill Mouse'],
        },
      },
    });
    t.light.does('initiate battle').passes().does('decline');
    // The trooper is forfeited, and Dark loses Force for the rest.
    t.dark.does('forfeit', 'Drill Trooper');
    while (t.state.facts.battle !== null) t.dark.does('lose', 'reserve');
    t.light.does('attack creature', 'Drill Yard').passes();
    expect(t.state.facts.attack?.attackers).toHaveLength(3);
    t.light.does('decline');
    expect(t.state.zones.at[dark]).not.toContain('Drill Lizard');
    expect(t.light.told('attack totals')).toMatchObject([{ attackers: 8, defenders: 5 }]);
  });

  rule(['AR6-0226', 'AR6-0260'], 'with weapons takes those that say so, once each', () => {
    const t = den({
      light: { force: 4, reserve: ['Drill Recruit', ...omens(0, 0)] },
      at: {
        'Drill Yard': {
          dark: ['Drill Bubo'],
          light: [armed('Drill Colonel', 'Drill Disruptor (Light)'), armed('Drill Leader', 'Drill Blaster (Light)')],
        },
      },
    });
    t.light.does('attack creature', 'Drill Yard');
    expect(t.decision.options.map(({ verb }) => verb)).toEqual(['fire', 'pass']);
    t.light.does('fire', 'Drill Blaster (Light)');
    expect(t.light.may('fire')).toBe(false);
  });

  rule(['AR6-0233', 'AR6-0225'], 'may be helped by long-range weapons, even against one’s own creature', () => {
    const t = at({
      turn: 'light',
      light: { reserve: ['Drill Recruit', ...omens(6)], hand: ['Drill Signal'] },
      at: {
        'Drill Yard': { light: ['Drill Recruit', 'Drill Lizard'] },
        'Drill Battlefield': { light: [armed('Drill Colonel', 'Drill Mortar (Light)')] },
      },
    });
    t.light.does('attack creature', 'Drill Yard').does('fire', 'Drill Mortar (Light)').passes();
    expect(t.light.sees('lost', 'light')).toContain('Drill Lizard');
    const attacked = at({
      turn: 'light',
      light: { reserve: ['Drill Recruit', ...omens(6)], hand: ['Drill Signal'] },
      at: {
        'Drill Yard': { light: ['Drill Recruit', 'Drill Lizard'] },
        'Drill Battlefield': { light: [armed('Drill Colonel', 'Drill Mortar (Light)')] },
      },
    });
    attacked.light.does('attack with', 'Drill Lizard');
    expect(attacked.light.may('fire')).toBe(false);
  });

  rule(
    ['AR6-0207', 'AR6-0208', 'AR6-0209'],
    'is no battle: no battle actions, no damage, no destinies to power',
    () => {
      const t = at({
        turn: 'light',
        light: { hand: ['Drill Focus (Light)', 'Drill Signal'] },
        at: { 'Drill Yard': { dark: ['Drill Rancor'], light: ['Drill Narra', 'Drill Recruit'] } },
      });
      t.light.does('attack creature', 'Drill Yard');
      expect(t.options).toEqual(['play Drill Signal', 'pass']);
      t.light.passes();
      t.light.does('draw destiny');
      // 4 and the one destiny, against 8, a destiny and 6; and nothing is lost.
      expect(t.light.told('attack totals')).toMatchObject([{ attackers: 6, defenders: 16 }]);
      expect(t.state.zones.lost).toEqual([[], []]);
    },
  );
});

describe('a creature', () => {
  rule(['SUP-0052', 'SUP-0053'], 'has no ability and no presence, drains nothing and takes no part in battles', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Errand (Dark)', 'Drill Errand (Dark)'], force: 6 },
      light: { hand: ['Drill Errand (Light)'] },
      at: {
        'Drill Yard': { dark: ['Drill Wampa'] },
        'Drill: Dunes': { dark: ['Drill One Arm', 'Drill Baron'], light: ['Drill Recruit'] },
      },
    });
    const find = (name: string) => t.state.cards.definition.findIndex((one) => t.state.names[one] === name);
    expect(cardOf(t.state, find('Drill Wampa')).kind).toBe('creature');
    expect(valueNow(t.state, find('Drill Wampa'), 'ability')).toBe(null);
    expect(hasPresence(t.state, 0, find('Drill Yard'))).toBe(false);
    expect(t.dark.may('drain')).toBe(false);
    while (t.state.facts.phase !== 'battle') (t.asked === 'dark' ? t.dark : t.light).passes();
    t.dark.does('initiate battle', 'Drill: Dunes');
    expect(isParticipating(t.state, find('Drill Baron'))).toBe(true);
    expect(isParticipating(t.state, find('Drill One Arm'))).toBe(false);
  });
});

describe('creatures that meet', () => {
  const meeting = (
    arriving: string,
    there: { readonly dark?: readonly Stood[]; readonly light?: readonly Stood[] },
  ) => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: [arriving], force: 6, reserve: ['Drill Trooper', ...omens(1, 1)] },
      at: { 'Drill Yard': there },
    });
    t.dark.does('deploy', arriving);
    if (t.dark.may('to', 'Drill Yard')) t.dark.does('to', 'Drill Yard');
    return t;
  };

  rule(['AR6-0215', 'AR6-0248', 'AR6-0249'], 'attack each other at once, and the lower ferocity is eaten', () => {
    const t = meeting('Drill Bubo', { light: ['Drill Lizard'] });
    expect(t.light.sees('lost', 'light')).toEqual(['Drill Lizard']);
    expect(t.dark.sees('at', 'dark')).toEqual(['Drill Bubo']);
    // As much ferocity on both sides: both are lost.
    const tie = meeting('Drill Wampa', { light: ['Drill Lizard'] });
    expect(tie.light.sees('lost', 'light')).toEqual(['Drill Lizard']);
    expect(tie.dark.sees('lost', 'dark')).toEqual(['Drill Wampa']);
  });

  rule(['AR6-0250', 'AR6-0263'], 'go on until none will attack another, ferocity found anew each time', () => {
    const t = meeting('Drill Rancor', { dark: ['Drill Wampa', 'Drill One Arm'] });
    expect(t.dark.sees('at', 'dark')).toEqual(['Drill Rancor']);
    expect(t.dark.told('destiny')).toHaveLength(2);
  });

  rule(['GAP-0106', 'GLC-0283', 'GLC-0282'], 'leave their own kind in peace if they are selective', () => {
    const t = meeting('Drill Wampa', { dark: ['Drill One Arm'] });
    expect(t.dark.sees('at', 'dark')).toEqual(['Drill One Arm', 'Drill Wampa']);
    // Nor are they about to be eaten, both at once.
    expect(t.dark.may('put')).toBe(false);
    // Another kind is another matter.
    expect(meeting('Drill Wampa', { dark: ['Drill Snake'] }).dark.sees('at', 'dark')).toEqual(['Drill Wampa']);
    // Both have to be selective, and two of one name are of one kind.
    const mad = meeting('Drill Wampa', { dark: ['Drill Mad Wampa'] });
    expect(mad.dark.sees('at', 'dark')).toEqual(['Drill Mad Wampa']);
    const snakes = meeting('Drill Snake', { dark: ['Drill Snake'] });
    expect(snakes.dark.sees('at', 'dark')).toHaveLength(2);
    expect(snakes.dark.may('put')).toBe(false);
  });

  for (const [creature, who, may] of [
    ['Drill Wampa', 'Drill Recruit', true],
    ['Drill Wampa', 'Drill Servant', false],
    ['Drill Wampa', 'Drill Bantha', true],
    ['Drill Wampa', 'Drill Glider', false],
    ['Drill Mad Wampa', 'Drill Recruit', true],
    ['Drill Mad Wampa', 'Drill Bantha', true],
    ['Drill Mad Wampa', 'Drill Glider', false],
  ] as const)
    rule(['GLC-0282', 'AR6-0238'], `${creature} ${may ? 'attacks' : 'does not attack'} ${who}`, () => {
      const t = at({
        dark: { hand: ['Drill Errand (Dark)'] },
        at: { 'Drill Yard': { dark: [creature], light: [who] } },
      });
      expect(t.dark.may('play', 'Drill Errand (Dark)')).toBe(true);
      expect(t.dark.may('attack with', creature)).toBe(may);
    });
});

describe('attacks', () => {
  rule(['AR6-0002', 'AR6-0201', 'AR6-0222'], 'belong to one’s own battle phase, and take somebody to attack', () => {
    const there = { 'Drill Yard': { dark: ['Drill Wampa'], light: ['Drill Recruit'] } };
    const t = table(ccg, { phase: 'control', dark: { table: ['Drill Burden'] }, at: there });
    expect(t.dark.may('use', 'Drill Burden')).toBe(true);
    expect(t.dark.may('attack with')).toBe(false);
    const others = at({
      turn: 'light',
      light: { hand: ['Drill Signal'] },
      dark: { hand: ['Drill Barrier (Dark)'] },
      at: there,
    });
    expect(others.light.may('attack creature')).toBe(true);
    expect(others.light.may('attack with')).toBe(false);
    others.light.passes();
    expect(others.dark.may('attack with')).toBe(false);
    const alone = at({
      dark: { hand: ['Drill Barrier (Dark)'] },
      light: { hand: ['Drill Signal'] },
      at: { 'Drill Yard': { dark: ['Drill Wampa'] } },
    });
    expect(alone.dark.getsTo('attack with')).toBe(false);
  });

  rule(['AR6-0223', 'AR6-0202'], 'are on somebody at random, on the side that was chosen', () => {
    const victims = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const t = at({
        seed,
        light: { hand: ['Drill Signal'] },
        at: { 'Drill Yard': { dark: ['Drill Wampa', 'Drill Trooper'], light: ['Drill Recruit', 'Drill Heir'] } },
      });
      t.dark.does('attack with', 'Drill Wampa').does('attack Light Side');
      expect(t.state.facts.attack?.segment).toBe('weapons');
      const [victim, ...others] = t.state.facts.attack?.defenders ?? [];
      expect(others).toEqual([]);
      victims.add(cardOf(t.state, victim?.card ?? -1).name);
    }
    expect([...victims].sort()).toEqual(['Drill Heir', 'Drill Recruit']);
  });

  rule(['AR6-0237', 'AR6-0239'], 'are made by each creature for itself, with what changes its ferocity', () => {
    const t = at({
      dark: { table: ['Drill Bloodlust'] },
      light: { hand: ['Drill Signal', 'Drill Signal'], reserve: ['Drill Recruit', ...omens(0)] },
      at: { 'Drill Yard': { dark: ['Drill Wampa', 'Drill One Arm'], light: ['Drill Colonel'] } },
    });
    t.dark.does('attack with', 'Drill One Arm');
    t.light.passes();
    t.light.does('decline');
    expect(t.dark.getsTo('attack with', 'Drill One Arm')).toBe(false);
    t.light.passes();
    t.dark.does('attack with', 'Drill Wampa');
    t.light.passes();
    t.light.does('decline');
    expect(t.light.told('attack totals')).toMatchObject([
      { attackers: 3, defenders: 4 },
      { attackers: 5, defenders: 4 },
    ]);
  });

  rule(['AR6-0220', 'AR6-0221'], 'at another time do not replace the one in the battle phase', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Provocation'] },
      light: { hand: ['Drill Signal'] },
      at: { 'Drill Yard': { dark: ['Drill Wampa'], light: ['Drill Leader'] } },
    });
    t.dark.does('play', 'Drill Provocation');
    expect(t.state.facts.attack?.segment).toBe('weapons');
    t.light.passes();
    t.light.does('draw destiny');
    while (t.state.facts.phase !== 'battle') t.light.passes();
    expect(t.dark.may('attack with', 'Drill Wampa')).toBe(true);
  });

  rule('AR6-0213', 'let inactive cards act as if they were active', () => {
    const t = at({
      light: { reserve: ['Drill Recruit', ...omens(6)] },
      at: {
        'Drill Yard': {
          dark: ['Drill One Arm'],
          light: [{ card: 'Drill Colonel', inactive: 'missing', on: ['Drill Rifle (Light)'] }],
        },
      },
    });
    t.dark.does('attack with', 'Drill One Arm');
    t.light.does('fire', 'Drill Rifle (Light)');
    t.light.does('decline');
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill One Arm']);
    // Afterwards he is missing as before.
    expect(t.state.cards.inactive.filter((why) => why !== 0)).toHaveLength(1);
  });

  rule(
    ['AR6-0219', 'AR6-0229'],
    'compare weapon destiny with the creature’s own defense value, until both pass',
    () => {
      const hit = (destiny: number) => {
        const t = at({
          turn: 'light',
          light: { reserve: ['Drill Recruit', ...omens(destiny)], hand: ['Drill Signal'], force: 1 },
          at: { 'Drill Yard': { dark: ['Drill Bubo'], light: [armed('Drill Recruit', 'Drill Blaster (Light)')] } },
        });
        t.light.does('attack creature').does('fire', 'Drill Blaster (Light)');
        expect(t.state.facts.attack?.segment).toBe('weapons');
        t.light.passes();
        return t.dark.sees('lost', 'dark');
      };
      expect(hit(5)).toEqual([]);
      expect(hit(6)).toEqual(['Drill Bubo']);
    },
  );

  rule('AR6-0259', 'are all that creatures do: nobody is less alone for one', () => {
    const immune = (...others: string[]) => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'battle',
        light: { force: 1, reserve: ['Drill Recruit', ...omens(4)] },
        at: { 'Drill Yard': { light: ['Drill Colonel'], dark: ['Drill Loner', ...others] } },
      });
      t.light.does('initiate battle').does('draw battle destiny');
      if (t.dark.may('decline')) t.dark.does('decline');
      return t.state.facts.battle?.immune.length;
    };
    expect(immune('Drill Wampa')).toBe(1);
    expect(immune('Drill Trooper')).toBe(0);
  });
});
