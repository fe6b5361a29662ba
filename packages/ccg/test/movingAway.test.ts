import { rule } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { hasMoved } from '../src/rules/moving/mayMove.ts';
import { cardNamed, forceLeft, moving, placeOf } from './movingTable.ts';

const quay = 'Drill Harbor: Quay';
const market = 'Drill Harbor: Market';
const beach = 'Drill Harbor: Beach';

/** Dark is about to battle. */
const battle = (at: Parameters<typeof moving>[0]['at'], light: Parameters<typeof moving>[0]['light'] = {}) =>
  moving({ phase: 'battle', at: at ?? {}, light: { hand: ['Drill Quick Exit'], ...light } });

describe('moving away', () => {
  rule(
    ['AR7-0123', 'AR7-0130', 'AR7-0126'],
    'is a regular move by landspeed, at its own cost, to a related site',
    () => {
      const t = battle({
        [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit', 'Drill Flyer'] },
        [market]: {},
        [beach]: {},
      });
      t.dark.does('initiate battle', quay);
      t.light.does('play', 'Drill Quick Exit').does('target', 'Drill Recruit');
      expect(placeOf(t, 'Drill Recruit')).toBe(market);
      expect(forceLeft(t, 'light')).toBe(8);
    },
  );

  rule('AR7-0124', 'is begun if there is anywhere to go to, near or far', () => {
    const alone = battle({ [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] } });
    alone.dark.does('initiate battle', quay);
    expect(alone.asked === 'light' && alone.light.may('play', 'Drill Quick Exit')).toBe(false);
    // Two sites away is too far, but it is somewhere.
    const t = battle({ [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] }, 'Drill Harbor: Sands': {} });
    t.dark.does('initiate battle', quay);
    t.light.does('play', 'Drill Quick Exit');
    expect(placeOf(t, 'Drill Recruit')).toBe(quay);
    expect(forceLeft(t, 'light')).toBe(9);
    expect(t.state.facts.battle).not.toBe(null);
  });

  rule('AR7-0125', 'may be asked of a card that cannot move, which then stays', () => {
    const t = battle({ [quay]: { dark: ['Drill Trooper'], light: ['Drill Rooted'] }, [market]: {} });
    t.dark.does('initiate battle', quay);
    t.light.does('play', 'Drill Quick Exit');
    expect(placeOf(t, 'Drill Rooted')).toBe(quay);
  });

  rule('AR7-0131', 'takes a character off a vehicle, if it succeeds', () => {
    const at = {
      [quay]: { dark: ['Drill Trooper'], light: [{ card: 'Drill Glider', passengers: ['Drill Recruit'] }] },
      [market]: {},
    };
    const t = battle(at);
    t.dark.does('initiate battle', quay);
    t.light.does('play', 'Drill Quick Exit #2');
    expect(placeOf(t, 'Drill Recruit')).toBe(market);
    const poor = battle(at, { force: 0 });
    poor.dark.does('initiate battle', quay);
    poor.light.does('play', 'Drill Quick Exit #2');
    expect(placeOf(poor, 'Drill Recruit')).toBe('Drill Glider');
  });

  rule('AR7-0133', 'is by landspeed for vehicles as well', () => {
    const t = battle({
      [quay]: { dark: ['Drill Trooper'], light: ['Drill Glider', 'Drill Recruit'] },
      [market]: {},
      [beach]: {},
    });
    t.dark.does('initiate battle', quay);
    t.light.does('play', 'Drill Quick Exit #1').does('move', 'Drill Glider', beach);
    expect(placeOf(t, 'Drill Glider')).toBe(beach);
  });

  rule('AR7-0133', 'is to another sector for a vehicle that flies, not to the system', () => {
    const t = battle({
      'Drill Harbor': {},
      'Drill Clouds': {
        dark: [{ card: 'Drill War Fighter (Dark)', pilots: ['Drill Ace (Dark)'] }],
        light: [{ card: 'Drill Cloud Car', pilots: ['Drill Flyer'] }],
      },
      'Drill High Clouds': {},
    });
    t.dark.does('initiate battle', 'Drill Clouds');
    t.light.does('play', 'Drill Quick Exit');
    expect(placeOf(t, 'Drill Cloud Car')).toBe('Drill High Clouds');
  });

  rule(['AR7-0134', 'AR7-0135'], 'is by hyperspeed or between sectors for starships', () => {
    const at = (ship: string, ...others: string[]) => ({
      'Drill Harbor': { dark: ['Drill Leviathan'], light: [ship] },
      ...Object.fromEntries(others.map((name) => [name, {}])),
    });
    const none = battle(at('Drill Liner'));
    none.dark.does('initiate battle', 'Drill Harbor');
    expect(none.asked === 'light' && none.light.may('play', 'Drill Quick Exit')).toBe(false);
    const t = battle(at('Drill Liner', 'Drill Asteroids'));
    t.dark.does('initiate battle', 'Drill Harbor');
    t.light.does('play', 'Drill Quick Exit');
    expect(placeOf(t, 'Drill Liner')).toBe('Drill Asteroids');
  });

  rule('AR7-0136', 'fails where nothing is in range, and costs nothing then', () => {
    const t = battle({ 'Drill Outpost': { dark: ['Drill Leviathan'], light: ['Drill Gold Wing'] }, 'Drill Moon': {} });
    t.dark.does('initiate battle', 'Drill Outpost');
    // Hyperspeed 4, and 6 parsecs to go.
    t.light.does('play', 'Drill Quick Exit');
    expect(placeOf(t, 'Drill Gold Wing')).toBe('Drill Outpost');
    expect(forceLeft(t, 'light')).toBe(9);
    // The battle goes on, to its end.
    expect(t.dark.told('step').map(({ what }) => what)).toContain('power');
  });

  rule(['AR7-0137', 'AR7-0128', 'AR7-0129'], 'is tried one by one, and the battle goes on against the rest', () => {
    const t = moving({
      phase: 'battle',
      at: {
        'Drill Outpost': {
          dark: ['Drill Leviathan'],
          light: ['Drill Gold Wing', 'Drill Red Wing', 'Drill Lucky Star'],
        },
        'Drill Moon': {},
        'Drill Star': {},
      },
      dark: { hand: ['Drill Gravity'] },
      light: { hand: ['Drill Quick Exit'] },
    });
    t.dark.does('initiate battle', 'Drill Outpost');
    t.light.does('play', 'Drill Quick Exit');
    // Parsec 8: the X-wing reaches 3, the lucky one 2 as well, the third nothing.
    t.light.does('move', 'Drill Red Wing', 'Drill Star');
    t.dark.does('play', 'Drill Gravity');
    t.light.does('move', 'Drill Lucky Star', 'Drill Moon');
    expect(forceLeft(t, 'light')).toBe(7);
    expect(placeOf(t, 'Drill Red Wing')).toBe('Drill Outpost');
    expect(placeOf(t, 'Drill Lucky Star')).toBe('Drill Moon');
    expect(placeOf(t, 'Drill Gold Wing')).toBe('Drill Outpost');
    expect(t.state.facts.battle).not.toBe(null);
  });

  rule('AR7-0127', 'may be responded to like anything that is played', () => {
    const at = { [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] }, [market]: {} };
    const t = moving({
      phase: 'battle',
      at,
      dark: { hand: ['Drill Sense (Dark)'] },
      light: { hand: ['Drill Quick Exit'] },
    });
    t.dark.does('initiate battle', quay);
    t.light.does('play', 'Drill Quick Exit');
    t.dark.does('play', 'Drill Sense (Dark)');
    expect(placeOf(t, 'Drill Recruit')).toBe(quay);
  });

  rule('AR6-0120', 'with all presence ends the battle at once', () => {
    const t = battle({ [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] }, [market]: {} });
    t.dark.does('initiate battle', quay);
    t.light.does('play', 'Drill Quick Exit');
    expect(placeOf(t, 'Drill Recruit')).toBe(market);
    expect(t.dark.told('step').map(({ what }) => what)).not.toContain('power');
    expect(t.dark.told('battle ended')).toHaveLength(1);
  });

  rule('AR7-0138', 'by landspeed is not begun for what has none', () => {
    const bay = 'Drill Harbor: Docking Bay';
    const hand = ['Drill Narrow Exit'];
    const t = battle(
      { [bay]: { dark: ['Drill Trooper'], light: ['Drill Recruit', 'Drill Red Wing'] }, [quay]: {} },
      { hand },
    );
    t.dark.does('initiate battle', bay);
    expect(t.asked === 'light' && t.light.may('play', 'Drill Narrow Exit')).toBe(false);
    const walking = battle({ [bay]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] }, [quay]: {} }, { hand });
    walking.dark.does('initiate battle', bay);
    walking.light.does('play', 'Drill Narrow Exit');
    expect(placeOf(walking, 'Drill Recruit')).toBe(quay);
  });

  rule('AR7-0132', 'is over for whoever was carried away', () => {
    const at = {
      [quay]: { dark: ['Drill Trooper'], light: [{ card: 'Drill Glider', passengers: ['Drill Recruit'] }] },
      [market]: {},
      [beach]: {},
    };
    const t = battle(at, { hand: ['Drill Mass Exit'] });
    t.dark.does('initiate battle', quay);
    t.light.does('play', 'Drill Mass Exit').does('move', 'Drill Glider', beach);
    expect(placeOf(t, 'Drill Recruit')).toBe('Drill Glider');
    const onFoot = battle(at, { hand: ['Drill Mass Exit'] });
    onFoot.dark.does('initiate battle', quay);
    onFoot.light
      .does('play', 'Drill Mass Exit')
      .does('move', 'Drill Recruit', market)
      .does('move', 'Drill Glider', beach);
    expect(placeOf(onFoot, 'Drill Recruit')).toBe(market);
  });

  rule(['GLB-0002', 'AR7-0123'], 'is a react for free where a text says so', () => {
    const at = { [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit', 'Drill Flyer'] }, [market]: {} };
    const t = moving({ phase: 'battle', turn: 'light', at, light: { hand: ['Drill Sidestep'], force: 1 } });
    t.light.does('initiate battle', quay);
    t.light.does('play', 'Drill Sidestep').does('target', 'Drill Recruit');
    expect(placeOf(t, 'Drill Recruit')).toBe(market);
    expect(hasMoved(t.state, cardNamed(t.state, 'Drill Recruit'))).toBe(false);
  });
});
