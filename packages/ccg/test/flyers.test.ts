import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition, CcgState } from '../src/index.ts';
import { any } from '../src/language/cards/cards.ts';
import type { Stood } from '../src/position.ts';
import { immunityOf } from '../src/rules/battle/immunity.ts';
import { seatFor } from '../src/rules/cards/capacity.ts';
import { personasOf, traitsOf } from '../src/rules/cards/characteristics.ts';
import { isMatching } from '../src/rules/cards/matching.ts';
import { isPiloted } from '../src/rules/cards/piloting.ts';
import { whyNotReplace } from '../src/rules/deploying/personas.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { slotOf } from '../src/rules/table/places.ts';
import { ccg } from './drill.ts';
import { destinations, forceLeft, moving, placeOf } from './movingTable.ts';

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);

/** A table at which nothing is done. */
const seen = (at: CcgPosition['at']): CcgState => table(ccg, at === undefined ? {} : { at }).state;

const speaker = { by: 0, self: -1, locked: null } as const;

describe('whoever is aboard', () => {
  rule('GLC-0044', 'is a passenger unless they pilot or drive it', () => {
    const t = moving({
      turn: 'light',
      at: { 'Drill Harbor: Quay': { light: [{ card: 'Drill Hopper', pilots: ['Drill Airman'] }, 'Drill Recruit'] } },
    });
    t.light.does('embark', 'Drill Recruit', 'Drill Hopper');
    const slot = (name: string) => slotOf(t.state, find(t.state, name));
    expect([slot('Drill Airman'), slot('Drill Recruit')]).toEqual(['pilot', 'passenger']);
    t.light.does('sit as passenger', 'Drill Airman');
    expect(slot('Drill Airman')).toBe('passenger');
    expect(isPiloted(t.state, find(t.state, 'Drill Hopper'))).toBe(false);
    // Two passengers are all that it takes.
    const full = seen({
      'Drill Harbor: Quay': {
        light: [{ card: 'Drill Hopper', passengers: ['Drill Airman', 'Drill Recruit'] }, 'Drill Heir'],
      },
    });
    expect(seatFor(full, find(full, 'Drill Heir'), find(full, 'Drill Hopper'))).toBe(null);
  });

  rule(['GLC-0053', 'GLC-0065'], 'moves it with a pilot icon, their own or that of the starship or vehicle', () => {
    const moves = (where: string, vessel: Stood, name: string) =>
      moving({
        turn: 'light',
        at: { [where]: { light: [vessel] }, 'Drill Harbor: Market': {}, 'Drill Outpost': {} },
      }).light.may('move', name);
    // Drill Airman has the icon, Drill Recruit has not.
    const aboard = (card: string, name: string): Stood =>
      name === 'Drill Airman' ? { card, pilots: [name] } : { card, passengers: [name] };
    for (const [where, vessel] of [
      ['Drill Harbor', 'Drill Red Five'],
      ['Drill Harbor: Quay', 'Drill Hopper'],
      ['Drill Harbor: Quay', 'Drill Hauler'],
    ] as const) {
      expect(moves(where, aboard(vessel, 'Drill Airman'), vessel)).toBe(true);
      expect(moves(where, aboard(vessel, 'Drill Recruit'), vessel)).toBe(false);
    }
    // A permanent pilot needs nobody.
    expect(moves('Drill Harbor', 'Drill Red Wing', 'Drill Red Wing')).toBe(true);
    expect(moves('Drill Harbor: Quay', 'Drill Glider', 'Drill Glider')).toBe(true);
  });
});

describe('a nav computer that is part of a starship', () => {
  rule('GLC-0048', 'takes the place of an astromech for moving by hyperspeed', () => {
    const moves = (card: string) =>
      moving({ turn: 'light', at: { 'Drill Harbor': { light: [card] }, 'Drill Outpost': {} } }).light.may('move', card);
    expect(moves('Drill Red Wing')).toBe(true);
    expect(moves('Drill Blue Wing')).toBe(false);
  });

  rule('GLC-0049', 'is no droid, and takes no astromech’s place', () => {
    const s = seen({ 'Drill Harbor': { light: ['Drill Red Wing'] }, 'Drill: Dunes': { light: ['Drill Astromech'] } });
    expect(any.type('Droid').in(s, speaker)).toEqual([find(s, 'Drill Astromech')]);
    expect(any.characters.in(s, speaker)).toEqual([find(s, 'Drill Astromech')]);
    expect(seatFor(s, find(s, 'Drill Astromech'), find(s, 'Drill Red Wing'))).toBe('astromech');
  });
});

describe('a Scomp link', () => {
  rule('GLC-0261', 'is on a site or in a starship, for cards that ask for one', () => {
    const accessed = (at: CcgPosition['at']) =>
      table(ccg, {
        turn: 'light',
        phase: 'control',
        light: { hand: ['Scomp Link Access', 'Drill Errand (Light)'] },
        ...(at === undefined ? {} : { at }),
      }).light.may('play', 'Scomp Link Access');
    const aboard = (card: string) => ({ Drill: { light: [{ card, astromechs: ['Drill Astromech'] }] } });
    expect(accessed({ 'Drill: Console': { light: ['Drill Astromech'] } })).toBe(true);
    expect(accessed({ 'Drill: Dunes': { light: ['Drill Astromech'] } })).toBe(false);
    expect(accessed(aboard('X-wing'))).toBe(true);
    expect(accessed(aboard('Drill Red Five'))).toBe(false);
  });
});

describe('power', () => {
  rule('GLC-0080', 'is what characters, vehicles and starships have, and nothing else', () => {
    const s = table(ccg, {
      dark: { table: ['Drill Tally'] },
      at: {
        'Drill Yard': { light: [{ card: 'Drill Recruit', on: ['Drill Rifle (Light)', 'Drill Flight Suit'] }] },
        'Drill: Dunes': { dark: ['Drill Strider', 'Drill Ice Beast'] },
        Drill: { light: ['Drill Red Wing'] },
      },
    }).state;
    const has = (name: string) => valueNow(s, find(s, name), 'power') !== null;
    expect(['Drill Recruit', 'Drill Strider', 'Drill Red Wing'].map(has)).toEqual([true, true, true]);
    expect(
      ['Drill Rifle (Light)', 'Drill Flight Suit', 'Drill Ice Beast', 'Drill Tally', 'Drill Yard'].map(has),
    ).toEqual([false, false, false, false, false]);
  });
});

describe('a shuttle vehicle with its pilot', () => {
  rule('GLC-0297', 'makes one regular move: like any vehicle, or shuttled itself, at the usual cost', () => {
    const t = () =>
      moving({
        turn: 'light',
        light: { hand: ['Drill Errand (Light)'] },
        at: {
          'Drill Harbor: Quay': { light: [{ card: 'Drill Hopper', pilots: ['Drill Airman'] }] },
          'Drill Harbor: Market': {},
          'Drill Harbor': { light: ['Drill Liner'] },
        },
      });
    const afoot = t();
    expect(destinations(afoot, 'move', 'Drill Hopper')).toContain('Drill Harbor: Market');
    afoot.light.does('move', 'Drill Hopper', 'Drill Harbor: Market');
    expect(forceLeft(afoot, 'light')).toBe(8);
    expect(afoot.light.may('shuttle', 'Drill Hopper')).toBe(false);
    const up = t();
    up.light.does('shuttle', 'Drill Hopper', 'Drill Liner');
    expect(forceLeft(up, 'light')).toBe(8);
    expect(placeOf(up, 'Drill Hopper')).toBe('Drill Liner');
    expect(up.light.may('shuttle', 'Drill Hopper')).toBe(false);
  });
});

describe('the leader of a squad', () => {
  rule('GLC-0166', 'lets guards move who could not, as long as they are present together', () => {
    const moves = (light: readonly Stood[]) =>
      moving({
        turn: 'light',
        light: { hand: ['Drill Errand (Light)'] },
        at: { 'Drill Harbor: Quay': { light }, 'Drill Harbor: Market': {} },
      }).light.may('move', 'Rebel Guard');
    expect(moves(['Rebel Guard', 'Drill Recruit'])).toBe(false);
    expect(moves(['Rebel Guard', 'Drill Guard Leader'])).toBe(true);
    // At the same site, but inside something.
    expect(moves(['Rebel Guard', { card: 'Drill Hauler', passengers: ['Drill Guard Leader'] }])).toBe(false);
  });

  rule('GLC-0167', 'is a trooper and a leader, to each text that asks for the one or the other', () => {
    const s = seen({ 'Drill Harbor: Quay': { light: ['Drill Guard Leader', 'Drill Recruit'] } });
    const leader = [find(s, 'Drill Guard Leader')];
    expect(any.trait('trooper').in(s, speaker)).toEqual(leader);
    expect(any.trait('leader').in(s, speaker)).toEqual(leader);
    expect(any.trait('Rebel trooper').in(s, speaker)).toEqual(leader);
  });
});

describe('a matching pilot by what somebody wears', () => {
  const redFive = (pilot: Stood, ...on: string[]) => {
    const s = seen({ Drill: { light: [{ card: 'Drill Red Five', pilots: [pilot], on }] } });
    return immunityOf(s, find(s, 'Drill Red Five'));
  };
  const suited = { card: 'Drill Furry Mate', on: ['Drill Flight Suit'] };

  rule('GLC-0157', 'is not whom the starship’s own text names', () => {
    expect(redFive('Drill Young Ace')).toBe(4);
    expect(redFive(suited)).toBe(0);
  });

  rule('GLC-0158', 'is one to whatever asks for the matching pilot (example)', () => {
    expect(redFive(suited, 'Drill Translator')).toBe(6);
    expect(redFive('Drill Furry Mate', 'Drill Translator')).toBe(0);
    const s = seen({ Drill: { light: [{ card: 'Drill Red Five', pilots: [suited] }] } });
    expect(isMatching(s, find(s, 'Drill Furry Mate'), find(s, 'Drill Red Five'))).toBe(true);
  });
});

describe('a persona with two names', () => {
  rule('GLC-0056', 'is meant by either: Chewie and Chewbacca', () => {
    const { state: s } = table(ccg, {
      light: { table: ['Drill Wookiee Medal'] },
      at: { 'Drill Yard': { light: ['Drill Furry Mate', 'Drill Recruit'] } },
    });
    const mate = find(s, 'Drill Furry Mate');
    expect([valueNow(s, mate, 'power'), valueNow(s, mate, 'forfeit')]).toEqual([2 + 1, 3 + 1]);
    expect(valueNow(s, find(s, 'Drill Recruit'), 'power')).toBe(2);
  });
});

describe('a starship whose permanent pilot is a persona', () => {
  rule('GLC-0178', 'is that persona, but replaces no character and is replaced by none', () => {
    const t = (hand: string, at: CcgPosition['at']) =>
      table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { hand: [hand, 'Drill Errand (Light)'], force: 9 },
        ...(at === undefined ? {} : { at }),
      });
    const ship = t('Drill Paladin In Wing', { 'Drill: Docking Bay': { light: ['Drill Paladin'] } });
    expect(personasOf(ship.state, find(ship.state, 'Drill Paladin In Wing'))).toContain('Drill Paladin');
    expect(ship.light.may('replace', 'Drill Paladin In Wing')).toBe(false);
    const why = ({ state: s }: typeof ship, ...names: readonly [string, string]) =>
      whyNotReplace(s, 1, find(s, names[0]), find(s, names[1]))?.rule;
    expect(why(ship, 'Drill Paladin In Wing', 'Drill Paladin')).toBe('AR5-0073');
    const person = t('Drill Paladin', { 'Drill: Docking Bay': { light: ['Drill Paladin In Wing'] } });
    expect(person.light.may('replace', 'Drill Paladin')).toBe(false);
    expect(why(person, 'Drill Paladin', 'Drill Paladin In Wing')).toBe('AR5-0073');
    // Nor are both on table at once.
    expect(person.light.may('deploy', 'Drill Paladin')).toBe(false);
  });

  rule('GLC-0179', 'is no leader, even if that persona is one', () => {
    const leads = (name: string) => {
      const { state: s } = table(ccg, {
        light: { table: ['Drill Field Commission'] },
        at: { 'Drill: Docking Bay': { light: [name] } },
      });
      return traitsOf(s, find(s, name)).includes('leader');
    };
    expect(leads('Drill Paladin')).toBe(true);
    expect(leads('Drill Paladin In Wing')).toBe(false);
  });
});
