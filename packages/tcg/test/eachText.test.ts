/** Rules about texts, damage and prevention hold for each kind of text, card and place. */
import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Card } from '../src/catalog/card.ts';
import { type Arena, arenas, type Stood } from '../src/index.ts';
import { any, opponents, this_, your } from '../src/language/cards.ts';
import { forThisAttack, give, putInto, tapThem, thisTurn } from '../src/language/changes.ts';
import { force } from '../src/language/costs.ts';
import { deflect, deflectFor, doDamage, evade, prevent } from '../src/language/fighting.ts';
import { ifYouDo, later } from '../src/language/flow.ts';
import { ability, health, power } from '../src/language/gains.ts';
import { gainForce } from '../src/language/resources.ts';
import { each, it, itself, one } from '../src/language/targets.ts';
import { always, bounty, cannot, free, gets, losesText, pay, pilot, upkeep, when } from '../src/language/text.ts';
import { buildStepStarts, opponentMayBeDisrupted, thisAttacks, thisWouldBeDamaged } from '../src/language/triggers.ts';
import type { SidePosition } from '../src/position.ts';
import type { Clause, Gain } from '../src/text/program.ts';
import { forceOf, whereIs } from './riders.ts';
import { stranger, tcgWith } from './stranger.ts';
import { chanceNow, choose, damageOn, into, offered, statsOf, type TcgTable, tappedNow, until } from './support.ts';

const tapped = (card: string) => ({ card, tapped: true });

describe('a triggered prevention that was given several times', () => {
  rule(['TCG-0205', 'TCG-0328'], 'prevents once for each time', () => {
    for (const givers of [1, 2, 3]) {
      const victim = stranger({ side: 'light', subtypes: 'Walker', types: ['ground'], health: 6 });
      const teacher = stranger({
        side: 'light',
        text: [always(gets(your.subtype('Walker'), ability(when(thisWouldBeDamaged, prevent(1, this_)))))],
      });
      const foe = stranger({ types: ['ground'], power: 4 });
      const t = table(tcgWith(victim, teacher, foe), {
        at: 'ground',
        dark: { ground: [foe.title] },
        light: { ground: [tapped(victim.title)], character: Array(givers).fill(teacher.title) },
        rolls: [6, 6, 6, 6],
      });
      t.dark.does('attack', foe.title);
      while (offered(t, 'resolve').length > 0) choose(t, ({ verb }) => verb === 'resolve');
      expect(damageOn(t, victim.title)).toBe(4 - givers);
    }
  });
});

describe('a unit that was given different abilities', () => {
  rule(['TCG-0205', 'TCG-0328'], 'prevents the same damage no more often for it', () => {
    const teacher = stranger({
      text: [
        always(
          gets(
            your.subtype('Walker'),
            ability(pay(force(1)).to(prevent(1, your.units))),
            ability(pay(force(1)).to(gainForce(1)).anyTime),
          ),
        ),
      ],
    });
    const walker = stranger({ types: ['ground'], subtypes: 'Walker', health: 5 });
    const bystander = stranger({ types: ['ground'], health: 5 });
    const order = stranger({
      side: 'light',
      kind: 'battle',
      text: free(doDamage(3, each(opponents.units.in('ground')), 'nobody')),
    });
    const t = table(tcgWith(teacher, walker, bystander, order), {
      at: 'character',
      dark: { character: [teacher.title], ground: [walker.title, bystander.title] },
      light: { character: ['Drill Trooper'], hand: [order.title] },
    });
    until(t, () => t.asked === 'light' && t.light.may('play', order.title));
    t.light.does('play', order.title);
    t.dark.does('use', walker.title).does('prevent', walker.title);
    // The other unit is left, and nothing after it.
    t.dark.does('use', walker.title);
    expect(chanceNow(t)).not.toBe('prevention');
    expect([damageOn(t, walker.title), damageOn(t, bystander.title)]).toEqual([2, 2]);
  });
});

describe('what may be disrupted', () => {
  rule(['TCG-0241', 'TCG-0520'], 'is "that unit" to what triggers on it', () => {
    const watcher = stranger({ side: 'light', text: [when(opponentMayBeDisrupted('deployment'), tapThem(it))] });
    const newcomer = stranger({ types: ['ground'] });
    const t = table(tcgWith(watcher, newcomer), {
      dark: { building: [{ card: newcomer.title, counters: 3 }], hand: ['Drill Trooper'], points: 1 },
      light: { character: [watcher.title] },
    });
    choose(t, into('deploy', 'ground'));
    expect(tappedNow(t, newcomer.title)).toBe(true);
  });
});

describe('what an Overload does to its own unit', () => {
  const overload = when(
    thisAttacks(),
    ifYouDo([give(itself, forThisAttack, power(2))], [later('attack ends', doDamage(2, itself))]),
  );
  const ways: Readonly<Record<string, { readonly text?: Clause; readonly card?: Card }>> = {
    Evade: { text: pay(force(1)).to(evade(2)) },
    Deflect: { text: pay(force(1)).to(...deflect(2)) },
    'an ability that prevents': { text: pay(force(1)).to(prevent(2, this_)) },
    'a Battle card that prevents': { card: stranger({ kind: 'battle', text: free(prevent(2, your.units)) }) },
    'a Battle card that deflects': { card: stranger({ kind: 'battle', text: free(...deflectFor(2, your.units)) }) },
  };
  for (const [name, { text, card }] of Object.entries(ways))
    rule('TCG-0611', `is met by ${name}`, () => {
      for (const arena of arenas) {
        const unit = stranger({ types: [arena], text: [overload, ...(text === undefined ? [] : [text])] });
        const foe = stranger({ side: 'light', types: [arena], health: 9 });
        const t = table(tcgWith(unit, foe, ...(card === undefined ? [] : [card])), {
          at: arena,
          dark: { [arena]: [unit.title], hand: card === undefined ? [] : [card.title] },
          light: { [arena]: [tapped(foe.title)] },
          rolls: [1, 1, 1, 1, 1],
        });
        t.dark.does('attack', unit.title).does('do it');
        expect(chanceNow(t)).toBe('prevention');
        t.dark.does(card === undefined ? 'use' : 'play', card?.title ?? unit.title);
        const deflects = offered(t, 'deflect').length > 0;
        if (deflects) t.dark.does('deflect', foe.title);
        expect(deflects).toBe(/eflect/.test(name));
        expect([damageOn(t, unit.title), damageOn(t, foe.title)]).toEqual([0, deflects ? 2 : 0]);
      }
    });
});

describe.each(arenas)('who cannot use abilities in the arena %s', (arena) => {
  const kinds: Readonly<Record<string, Clause>> = {
    static: always(gets(this_, power(2))),
    triggered: when(buildStepStarts('your'), gainForce(2)),
    activated: pay(force(1)).to(gainForce(3)).duringYourBuildStep,
  };
  for (const [name, clause] of Object.entries(kinds))
    for (const given of [false, true])
      rule('TCG-0474', `uses none that is ${name}${given ? ', given to it by another' : ''}`, () => {
        const gain: Gain = name === 'static' ? power(2) : ability(clause);
        const unit = stranger({ types: [arena], subtypes: 'Walker', text: given ? [] : [clause] });
        const teacher = stranger({ text: given ? [always(gets(your.subtype('Walker'), gain))] : [] });
        const silencer = stranger({
          side: 'light',
          text: [always(cannot(opponents.subtype('Walker'), 'use abilities'))],
        });
        const used = (silenced: boolean) => {
          const t = table(tcgWith(unit, teacher, silencer), {
            at: 'build start',
            dark: {
              [arena]: [unit.title],
              ...withCompany(arena, unit.title, teacher.title),
              force: 1,
              deck: [],
              points: 1,
              hand: ['Drill Trooper'],
            },
            light: { character: silenced ? [silencer.title] : [] },
          });
          if (offered(t, 'resolve').length > 0) choose(t, ({ verb }) => verb === 'resolve');
          if (t.dark.may('use', unit.title)) t.dark.does('use', unit.title);
          return (statsOf(t, unit.title).power ?? 0) - 3 + forceOf(t, 'dark') - 1;
        };
        expect(used(false)).toBe(2);
        // What another unit makes it stronger by is no ability of its own.
        expect(used(true)).toBe(given && name === 'static' ? 2 : 0);
      });
});

describe('who cannot use abilities, or has no text', () => {
  for (const [what, rule_] of Object.entries({
    'cannot use abilities': cannot(opponents.subtype('Walker'), 'use abilities'),
    'has lost its text': losesText(opponents.subtype('Walker')),
  }))
    rule(['TCG-0474', 'TCG-0200'], `pays no Upkeep of its own: ${what}`, () => {
      const unit = stranger({ subtypes: 'Walker', text: [upkeep(force(3))] });
      const silencer = stranger({ side: 'light', text: [always(rule_)] });
      const asked = (silenced: boolean) => {
        const t = table(tcgWith(unit, silencer), {
          at: 'build start',
          dark: { character: [unit.title], force: 9, points: 1, hand: ['Drill Trooper'] },
          light: { character: [silenced ? silencer.title : 'Drill Trooper'] },
        });
        return t.options.some((option) => option.startsWith('upkeep'));
      };
      expect([asked(false), asked(true)]).toEqual([true, false]);
    });
});

/** With somebody in the Character arena, where the arena is another or the same. */
const withCompany = (arena: Arena, there: string, beside: string) => ({
  character: arena === 'character' ? [there, beside] : [beside],
});

describe.each(arenas)('a Character that was put into the arena %s', (arena) => {
  const abilities: Readonly<Record<string, readonly [Clause, boolean]>> = {
    Evade: [pay(force(1)).to(evade(2)), true],
    Deflect: [pay(force(1)).to(...deflect(2)), true],
    prevent: [pay(force(1)).to(prevent(2, this_)), true],
    'nothing of that kind': [pay(force(1)).to(gainForce(1)).anyTime, false],
  };
  for (const [name, [clause, works]] of Object.entries(abilities))
    rule('TCG-0696', `${works ? 'may use' : 'may not use'} an ability with ${name}`, () => {
      const unit = stranger({ types: ['character'], health: 5, text: [clause] });
      const move = stranger({ kind: 'mission', text: [putInto(arena, one(your.units))] });
      const order = stranger({
        side: 'light',
        kind: 'battle',
        text: free(doDamage(2, each(opponents.units), 'nobody')),
      });
      const t = table(tcgWith(unit, move, order), {
        dark: { character: [unit.title], hand: [move.title], points: 1, force: 1 },
        light: { hand: [order.title], character: ['Drill Trooper'] },
      });
      t.dark.does('complete', move.title);
      expect(whereIs(t, unit.title)).toBe(`dark ${arena}`);
      let used = false;
      until(t, () => {
        used ||= t.asked === 'dark' && t.dark.may('use', unit.title);
        return t.asked === 'light' && t.light.may('play', order.title);
      });
      t.light.does('play', order.title);
      used ||= t.asked === 'dark' && t.dark.may('use', unit.title);
      expect(used).toBe(works || arena === 'character');
    });
});

describe('a Bounty that is given', () => {
  const gain = bounty(gainForce(3));
  const givers: Readonly<Record<string, readonly [Card, 'friend' | 'pilot' | 'equipment' | 'location' | 'order']>> = {
    'another unit': [stranger({ text: [always(gets(your.subtype('Walker'), ability(gain)))] }), 'friend'],
    'a Pilot': [stranger({ text: [pilot('Walker', ability(gain))] }), 'pilot'],
    Equipment: [stranger({ kind: 'equipment', gains: [ability(gain)] }), 'equipment'],
    'a Location': [
      stranger({ kind: 'location', text: [always(gets(any.subtype('Walker'), ability(gain)))] }),
      'location',
    ],
    'a Battle card': [
      stranger({ kind: 'battle', text: free(give(one(your.units.with_('Walker')), thisTurn, ability(gain))) }),
      'order',
    ],
  };
  for (const [name, [giver, as]] of Object.entries(givers))
    rule(['TCG-0466', 'TCG-0184'], `by ${name} is earned as one that is printed`, () => {
      const hunter = stranger({ types: ['ground'], subtypes: 'Walker' });
      const prey = stranger({ side: 'light', types: ['ground'], health: 1 });
      const t = table(tcgWith(hunter, prey, giver), {
        at: 'ground',
        dark: {
          ground: [
            {
              card: hunter.title,
              ...(as === 'pilot' ? { pilot: giver.title } : {}),
              ...(as === 'equipment' ? { equipment: [giver.title] } : {}),
            },
          ],
          character: as === 'friend' ? [giver.title] : ['Drill Sergeant'],
          locations: as === 'location' ? { character: giver.title } : {},
          hand: as === 'order' ? [giver.title] : [],
          build: ['Drill Trooper'],
          force: 0,
        },
        light: { ground: [tapped(prey.title)], character: ['Drill Sergeant'], build: ['Drill Trooper'] },
        rolls: [6, 6, 6, 2],
      });
      until(t, () => t.dark.may(as === 'order' ? 'play' : 'attack'));
      if (as === 'order') t.dark.does('play', giver.title);
      const { turn } = t.state.facts;
      until(t, () => t.dark.may('attack'));
      t.dark.does('attack', hunter.title);
      until(t, () => t.state.facts.turn > turn && t.asked === 'dark');
      while (offered(t, 'resolve').length > 0) choose(t, ({ verb }) => verb === 'resolve');
      expect(whereIs(t, prey.title)).toBe('light discard');
      // With the 4 that every turn brings.
      expect(forceOf(t, 'dark')).toBe(4 + 3);
    });
});

describe('a Bounty', () => {
  for (const [whom, target] of Object.entries({ itself, 'another unit': one(opponents.units.in('ground')) }))
    rule('TCG-0466', `is ${whom === 'itself' ? 'not ' : ''}earned by a unit that costs ${whom} all its health`, () => {
      const hunter = stranger({
        types: ['ground'],
        health: 2,
        text: [bounty(gainForce(3)), when(thisAttacks(), later('attack ends', doDamage(3, target)))],
      });
      const prey = stranger({ side: 'light', types: ['ground'], health: 2 });
      const t = table(tcgWith(hunter, prey), {
        at: 'ground',
        dark: { ground: [hunter.title], character: ['Drill Sergeant'], build: ['Drill Trooper'], force: 0 },
        light: { ground: [tapped(prey.title)], character: ['Drill Sergeant'], build: ['Drill Trooper'] },
        rolls: [1, 1, 1, 2],
      });
      const { turn } = t.state.facts;
      t.dark.does('attack', hunter.title);
      until(t, () => t.state.facts.turn > turn && t.asked === 'dark');
      while (offered(t, 'resolve').length > 0) choose(t, ({ verb }) => verb === 'resolve');
      expect(whereIs(t, whom === 'itself' ? hunter.title : prey.title)).toMatch(/discard$/);
      expect(forceOf(t, 'dark')).toBe(4 + (whom === 'itself' ? 0 : 3));
    });
});

describe('a unit that lives by what another text gives it', () => {
  const helps = gets(your.subtype('Walker'), health(1));
  type Lost = readonly [
    side: (frail: Stood, titles: Titles) => SidePosition,
    lose: (t: TcgTable, titles: Titles) => void,
  ];
  type Titles = Readonly<Record<'helper' | 'version' | 'machine' | 'site' | 'order', string>>;
  const ways: Readonly<Record<string, Lost>> = {
    'whose unit retreats': [
      (frail, { helper }) => ({ ground: [frail], character: [helper] }),
      (t, { helper }) => {
        until(t, () => t.dark.may('retreat', helper));
        t.dark.does('retreat', helper);
      },
    ],
    'whose unit gets onto another as its Pilot': [
      (frail, { helper, machine }) => ({ ground: [frail], space: [machine], character: [helper] }),
      (t, { helper }) => t.dark.does('pilot', helper),
    ],
    'whose unit is covered by another version': [
      (frail, { helper, version }) => ({ ground: [frail], character: [helper], hand: [version], points: 5 }),
      (t) => choose(t, ({ verb, clause }) => verb === 'stack' && clause === 'top'),
    ],
    'whose unit is brought beneath another version': [
      (frail, { helper, version }) => ({ ground: [frail], character: [{ card: helper, beneath: [version] }] }),
      (t, { version }) => t.dark.does('rearrange', version),
    ],
    'whose Location is replaced': [
      (frail, { site, order }) => ({ ground: [frail], locations: { ground: order }, hand: [site], points: 5 }),
      (t, { site }) => t.dark.does('complete', site),
    ],
  };
  for (const [name, [side, lose]] of Object.entries(ways))
    rule(['TCG-0562', 'TCG-0514'], `${name} is discarded at once`, () => {
      const frail = stranger({ types: ['ground'], subtypes: 'Walker', health: 3 });
      const helper = stranger({ persona: 'Nobody', text: [always(helps), pilot('Speeder')] });
      const version = stranger({ persona: 'Nobody' });
      const machine = stranger({ types: ['space'], subtypes: 'Speeder' });
      const order = stranger({ kind: 'location', text: [always(gets(any.subtype('Walker'), health(1)))] });
      const site = stranger({ kind: 'location' });
      const titles = {
        helper: helper.title,
        version: version.title,
        machine: machine.title,
        site: site.title,
        order: order.title,
      };
      const t = table(tcgWith(frail, helper, version, machine, order, site), {
        dark: { build: ['Drill Trooper'], ...side({ card: frail.title, damage: 3 }, titles) },
        light: { space: ['Drill Fighter'] },
      });
      // As long as it is helped it lives: what follows is by the loss.
      expect(whereIs(t, frail.title)).toBe('dark ground');
      lose(t, titles);
      expect(whereIs(t, frail.title)).toBe('dark discard');
    });
});
