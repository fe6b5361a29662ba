import { rule, scenario } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import type { CcgPosition, Stood } from '../../../src/position.ts';
import {
  battle,
  bearing,
  drawsBattleDestiny,
  hitCards,
  inPlay,
  lay,
  omens,
  passUntil,
  passWhile,
  piloted,
  powerOf,
  type Table,
  valueAt,
} from './support.ts';

const dunes = 'Tatooine: Dune Sea';
const camp = 'Tatooine: Jawa Camp (Light)';
const farm = "Tatooine: Lars' Moisture Farm (Light)";
const corridor = 'Death Star: Level 6 Core Shaft Corridor';
const yavin = 'Yavin 4 (Light)';
const tatooine = 'Tatooine (Light)';

/** Light has these cards in hand, in its own control phase; Dark something to do as well. */
const holding = (hand: readonly string[], spec: CcgPosition = {}): Table =>
  lay({
    turn: 'light',
    phase: 'control',
    ...spec,
    light: { force: 6, hand, ...spec.light },
    dark: { hand: ['Drill Blow'], ...spec.dark },
  });

/** How many battle destinies Light may draw with this played. */
function destiniesWith(card: string, at: CcgPosition['at'], turn: 'light' | 'dark' = 'light'): number {
  const t = battle(at, { turn, light: { force: 4, hand: [card] } });
  passWhile(t, () => !(t.asked === 'light' && t.light.may('play', card)) && t.state.facts.battle?.segment !== 'power');
  if (!t.light.getsTo('play', card)) return 0;
  // The better of two functions.
  const isBetter = card !== 'Gift Of The Mentor' && t.light.may('play', `${card} #2`);
  t.light.does('play', `${card} #${isBetter ? 2 : 1}`);
  if (!drawsBattleDestiny(t, 'light')) return 0;
  return t.decision.options[0]?.amount ?? 0;
}

describe('more battle destinies', () => {
  test.each([
    ["Don't Get Cocky", 'Luke Skywalker', 'Han Solo', 1 + 2],
    ['Gift Of The Mentor', 'Luke Skywalker', 'Obi-Wan Kenobi', 1 + 2],
    ['Skywalkers', 'Luke Skywalker', 'Leia Organa', 1 + 2],
  ])('%s: two more with %s and %s in a battle together', (card, one, two, count) => {
    expect(destiniesWith(card, { [dunes]: { light: [one, two], dark: ['Drill Brute'] } })).toBe(count);
    expect(destiniesWith(card, { [dunes]: { light: [one, 'Rebel Trooper'], dark: ['Drill Brute'] } })).toBeLessThan(2);
  });
  test.each([
    ['Solo Han', 'Han Solo', 2, 'Talz', 1],
    ["Warrior's Courage", 'Leia Organa', 2, 'Rebel Trooper', 1],
    ['Krayt Dragon Howl', 'Obi-Wan Kenobi', 1 + 1, 'Leia Organa', 1],
  ])('%s: for %s alone %i, for %s alone %i, when defending', (card, best, many, other, few) => {
    const at = (...light: string[]) => ({ [dunes]: { light, dark: ['Drill Brute', 'Drill Brute'] } });
    expect(destiniesWith(card, at(best), 'dark')).toBe(many);
    expect(destiniesWith(card, at(other), 'dark')).toBe(few);
    expect(destiniesWith(card, at(best), 'light')).toBe(0);
    expect(destiniesWith(card, at(best, 'Rebel Trooper'), 'dark')).toBe(0);
  });
  rule(['GLC-0315', 'GLC-0573'], 'Solo Han and Warrior’s Courage are for one’s own people', () => {
    const at = { [dunes]: { light: ['Rebel Pilot', 'Rebel Pilot'], dark: ['Jawa (Dark)'] } };
    expect(destiniesWith('Solo Han', at)).toBe(0);
    expect(destiniesWith("Warrior's Courage", { [dunes]: { light: ['Rebel Pilot'], dark: ['Stormtrooper'] } })).toBe(0);
  });
  rule(
    'GLC-0025',
    'Out Of Nowhere: 1 Force for one more for a starship of maneuver of more than 3, if the opponent initiates battle',
    () => {
      const card = 'Out Of Nowhere';
      const at = (ship: string) => ({ [yavin]: { light: [ship], dark: ['Drill Flagship'] } });
      expect(destiniesWith(card, at('X-wing'), 'dark')).toBe(1);
      expect(destiniesWith(card, at('Y-wing'), 'dark')).toBe(0);
      expect(destiniesWith(card, at('X-wing'), 'light')).toBe(0);
      const paid = (force: number) => battle(at('X-wing'), { turn: 'dark', light: { force, hand: [card] } });
      expect(paid(0).light.getsTo('play', card)).toBe(false);
      const t = paid(1);
      t.light.does('play', card);
      expect(t.state.zones.force[1]).toHaveLength(0);
    },
  );
  scenario(
    'The Force Is Strong With This One: one more for Luke against an Imperial of ability of more than 2, two against Vader',
    () => {
      const card = 'The Force Is Strong With This One';
      const at = (dark: string) => ({ [dunes]: { light: ['Luke Skywalker'], dark: [dark] } });
      expect(destiniesWith(card, at('Drill Baron'))).toBe(1 + 1);
      expect(destiniesWith(card, at('Stormtrooper'))).toBe(0);
      expect(destiniesWith(card, at('Darth Vader'))).toBe(1 + 2);
    },
  );
});

describe('A Few Maneuvers', () => {
  scenario('adds 2 to hyperspeed and maneuver, even after the destiny that is held against it', () => {
    const t = holding(['A Few Maneuvers'], { at: { [yavin]: { light: ['X-wing', 'Corellian Corvette'] } } });
    t.light.does('play', 'A Few Maneuvers');
    expect([valueAt(t, 'X-wing', 'maneuver'), valueAt(t, 'X-wing', 'hyperspeed')]).toEqual([6, 7]);
    const shot = (plays: boolean) => {
      const b = battle(
        { [yavin]: { light: ['X-wing'], dark: [bearing('TIE Advanced x1', 'Boosted TIE Cannon')] } },
        { turn: 'dark', light: { force: 1, hand: ['A Few Maneuvers'] }, dark: { force: 3, reserve: omens(5) } },
      );
      passWhile(b, () => !b.dark.may('fire'));
      b.dark.does('fire', 'Boosted TIE Cannon');
      if (plays) b.light.does('play', 'A Few Maneuvers');
      else b.light.passes();
      return hitCards(b);
    };
    expect([shot(false), shot(true)]).toEqual([['X-wing'], []]);
  });
});

describe('Alter and Sense', () => {
  rule('GLA-0081', 'Alter cancels an Effect by a destiny of less than the highest ability', () => {
    const cancelled = (destiny: number, who: string) => {
      const t = holding(['Alter (Light)'], {
        light: { reserve: omens(destiny) },
        dark: { table: ['Wrong Turn'] },
        at: { [dunes]: { light: [who] } },
      });
      if (!t.light.getsTo('play', 'Alter (Light)')) return null;
      t.light.does('play', 'Alter (Light)');
      return t.light.sees('table', 'dark').length === 0;
    };
    expect([cancelled(3, 'Luke Skywalker'), cancelled(4, 'Luke Skywalker')]).toEqual([true, false]);
    expect(cancelled(0, 'R2-X2 (Artoo-Extoo)')).toBe(null);
  });
  rule('GLC-0288', 'Sense cancels an Interrupt in that way', () => {
    const t = lay({
      phase: 'control',
      dark: { hand: ['Drill Blow'] },
      light: { hand: ['Sense (Light)'], reserve: omens(1) },
      at: { [dunes]: { light: ['Rebel Pilot'] } },
    });
    t.dark.does('play', 'Drill Blow');
    t.light.does('play', 'Sense (Light)');
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Blow']);
    expect(t.light.sees('lost', 'light')).toEqual([]);
    const unable = lay({
      phase: 'control',
      dark: { hand: ['Drill Blow'] },
      light: { hand: ['Sense (Light)'] },
      at: { [dunes]: { light: ['R2-X2 (Artoo-Extoo)'] } },
    });
    unable.dark.does('play', 'Drill Blow');
    expect(unable.light.may('play', 'Sense (Light)')).toBe(false);
  });
});

describe('Collision!', () => {
  scenario('costs the opponent one of several starships at a system, if the destiny is less than their number', () => {
    const lost = (destiny: number, ...dark: string[]) => {
      const t = holding(['Collision!'], { light: { reserve: omens(destiny) }, at: { [yavin]: { dark } } });
      if (!t.light.getsTo('play', 'Collision!')) return null;
      t.light.does('play', 'Collision!');
      if (t.dark.may('choose')) t.dark.does('choose', 'TIE Scout');
      return t.light.sees('lost', 'dark');
    };
    expect(lost(1, 'TIE Fighter', 'TIE Scout')).toEqual(['TIE Scout']);
    expect(lost(2, 'TIE Fighter', 'TIE Scout')).toEqual([]);
    expect(lost(0, 'TIE Fighter')).toBe(null);
  });

  rule('GLB-0060', 'needs two that are there, and not in the hold of another', () => {
    const may = (dark: Stood[]) =>
      holding(['Collision!'], { at: { [yavin]: { dark } } }).light.getsTo('play', 'Collision!');
    expect(may([{ card: 'Devastator', cargo: ['TIE Fighter'] }])).toBe(false);
    expect(may([{ card: 'Devastator', cargo: ['TIE Fighter'] }, 'TIE Fighter'])).toBe(true);
  });
});

describe("Don't Get Cocky", () => {
  const card = "Don't Get Cocky";
  rule('GLB-0003', 'adds two destinies for Luke and Han, or costs a TIE/ln that came to battle in space', () => {
    const together = (...light: string[]) => destiniesWith(card, { [dunes]: { light, dark: ['Drill Brute'] } });
    expect([together('Luke Skywalker', 'Han Solo'), together('Luke Skywalker', 'Rebel Trooper')]).toEqual([3, 0]);
    const inSpace = (turn: 'light' | 'dark', ...dark: Stood[]) =>
      battle({ [yavin]: { light: ['Corellian Corvette'], dark } }, { turn, light: { force: 1, hand: [card] } });
    const t = inSpace('dark', 'TIE Fighter', 'TIE Scout', 'Drill Flagship');
    t.light.does('play', card);
    expect(t.light.sees('lost', 'dark')).toEqual(['TIE Fighter']);
    expect(inSpace('dark', 'TIE Scout', 'Drill Flagship').light.getsTo('play', card)).toBe(false);
    expect(inSpace('light', 'TIE Fighter', 'Drill Flagship').light.getsTo('play', card)).toBe(false);
    // In a cargo hold it is not present.
    expect(inSpace('dark', { card: 'Devastator', cargo: ['TIE Fighter'] }).light.getsTo('play', card)).toBe(false);
  });
});

describe('battle damage', () => {
  const damage = (t: Table) => {
    passUntil(t, 'damage');
    return t.state.facts.battle?.damage;
  };
  rule('GLB-0004', 'Don’t Underestimate Our Chances triples it for whoever loses, and attrition not', () => {
    const card = "Don't Underestimate Our Chances";
    const at = { [camp]: { light: ['Rebel Trooper'], dark: ['Drill Baron'] } };
    const t = battle(at, { turn: 'dark', light: { force: 2, hand: [card] }, dark: { force: 2, reserve: omens(2, 0) } });
    t.light.does('play', card);
    passWhile(t, () => !t.dark.may('draw battle destiny'));
    t.dark.does('draw battle destiny');
    // 4 and a destiny of 2 against 1.
    expect(damage(t)).toEqual([0, 3 * 5]);
    expect(t.state.facts.battle?.attrition[1]).toBe(2);
  });
  scenario('Don’t Underestimate Our Chances triples the result of You Overestimate Their Chances', () => {
    const t = battle(
      { [dunes]: { light: ['Rebel Trooper'], dark: ['Stormtrooper', 'Stormtrooper'] } },
      {
        turn: 'light',
        light: { force: 2, hand: ["Don't Underestimate Our Chances"] },
        dark: { hand: ['You Overestimate Their Chances'] },
      },
    );
    t.dark.does('play', 'You Overestimate Their Chances');
    t.light.does('play', "Don't Underestimate Our Chances");
    expect(damage(t)).toEqual([0, 9]);
  });
  rule(
    'GLB-0317',
    'I’ve Got A Bad Feeling About This doubles it for an opponent who had more power, and triples it with Han there',
    () => {
      const card = "I've Got A Bad Feeling About This";
      const at = (light: string[], dark: string[], destiny = 6) => {
        const t = battle(
          { [dunes]: { light, dark } },
          { turn: 'light', light: { force: 4, hand: [card], reserve: omens(destiny, 6) } },
        );
        if (!t.light.getsTo('play', card)) return null;
        t.light.does('play', card);
        passWhile(
          t,
          () =>
            !(t.asked === 'light' && t.light.may('draw battle destiny')) && t.state.facts.battle?.segment !== 'damage',
        );
        if (t.light.may('draw battle destiny')) t.light.does('draw battle destiny');
        passWhile(t, () => light.includes('Han Solo') && t.asked === 'light' && t.light.may('use', 'Han Solo'));
        return damage(t);
      };
      // Luke's 3 and a destiny of 6 against the Baron's 4.
      expect(at(['Luke Skywalker'], ['Drill Baron'])).toEqual([2 * 5, 0]);
      expect(at(['Luke Skywalker'], ['Stormtrooper'])).toBe(null);
      // Han's 3, a Trooper's 1 and a destiny of 6 against 5.
      expect(at(['Han Solo', 'Rebel Trooper'], ['Drill Baron', 'Stormtrooper'])).toEqual([3 * 5, 0]);
      // Whoever loses after all suffers no more than usual.
      expect(at(['Luke Skywalker'], ['Drill Baron', 'Stormtrooper'], 0)).toEqual([0, 2]);
    },
  );
});

describe('Friendly Fire', () => {
  scenario('costs the opponent one of several armed characters, as they choose', () => {
    const lost = (destiny: number, ...dark: Stood[]) => {
      const t = battle(
        { [dunes]: { light: ['Rebel Trooper'], dark } },
        { turn: 'light', light: { force: 4, hand: ['Friendly Fire'], reserve: omens(destiny) } },
      );
      if (!t.light.getsTo('play', 'Friendly Fire')) return null;
      t.light.does('play', 'Friendly Fire');
      if (t.dark.may('choose')) t.dark.does('choose', 'Stormtrooper');
      return t.light.sees('lost', 'dark');
    };
    const armed = { card: 'Drill Baron', on: ['Imperial Blaster'] };
    expect(lost(1, armed, 'Stormtrooper')).toEqual(['Stormtrooper']);
    expect(lost(2, armed, 'Stormtrooper')).toEqual([]);
    expect(lost(0, 'Drill Baron', 'Stormtrooper')).toBe(null);
    expect(lost(0, armed)).toBe(null);
  });
});

describe('people who come back', () => {
  test.each([
    ["Han's Back", 'Han Solo'],
    ["Leia's Back", 'Leia Organa'],
    ["Luke's Back", 'Luke Skywalker'],
    ['Return Of A Jedi', 'Obi-Wan Kenobi'],
  ])('%s: %s from the Lost Pile, or from the Reserve Deck into hand', (card, who) => {
    const lost = holding([card], { light: { lost: ['Talz', who, 'Talz'], reserve: [], used: ['Talz'] } });
    lost.light.does('play', card);
    expect(lost.light.sees('lost', 'light')).toEqual(['Talz', 'Talz', card]);
    const inDeck = holding([card], { light: { reserve: ['Talz', who, 'Talz'] } });
    inDeck.light.does('play', `${card} #2`);
    if (inDeck.asked === 'light' && inDeck.light.may('take', who)) inDeck.light.does('take', who);
    expect(inDeck.light.sees('hand', 'light')).toEqual([who]);
    expect(inDeck.state.zones.used[1]).toHaveLength(3);
  });
  scenario('Gift Of The Mentor: a lightsaber from the Reserve Deck into hand', () => {
    const t = holding(['Gift Of The Mentor'], { light: { reserve: ['Talz', 'Jedi Lightsaber', 'Blaster'] } });
    t.light.does('play', 'Gift Of The Mentor');
    if (t.asked === 'light' && t.light.may('take')) t.light.does('take', 'Jedi Lightsaber');
    expect(t.light.sees('hand', 'light')).toEqual(['Jedi Lightsaber']);
  });
});

describe('Han’s Dice', () => {
  scenario('has a battle destiny drawn again, with somebody of ability of more than 2 in the battle', () => {
    const t = battle(
      { [dunes]: { light: ['Luke Skywalker'], dark: ['Drill Brute'] } },
      { turn: 'light', light: { force: 4, hand: ["Han's Dice"], reserve: omens(1, 5) } },
    );
    t.until('light', 'draw battle destiny');
    t.light.does('draw battle destiny').does('play', "Han's Dice");
    expect(t.state.facts.battle?.battleDestiny[1]).toBe(5);
  });
});

describe('It Could Be Worse', () => {
  scenario('reduces a loss of Force by as much as its player uses', () => {
    const t = lay({
      phase: 'control',
      dark: { hand: ['Drill Blow', 'Drill Blow'] },
      light: { force: 3, hand: ['It Could Be Worse'] },
    });
    t.dark.does('play', 'Drill Blow');
    t.light.does('play', 'It Could Be Worse');
    expect(t.options).toEqual(['amount 1', 'amount 2']);
    t.light.does('amount', 1);
    expect(t.state.zones.force[1]).toHaveLength(2);
    t.light.does('lose', 'reserve');
    expect(t.state.zones.lost[1]).toHaveLength(1);
  });
});

describe('Jedi Presence', () => {
  rule('GLB-0333', 'doubles the power of the other Rebels where a Jedi is; not in space', () => {
    const at = {
      [dunes]: { light: ['Obi-Wan Kenobi', 'Rebel Trooper', 'Talz'], dark: ['Drill Brute', 'Drill Brute'] },
    };
    const t = battle(at, { turn: 'light', light: { force: 4, hand: ['Jedi Presence'] } });
    t.light.does('play', 'Jedi Presence');
    expect(powerOf(t, 'light')).toBe(5 + 2 + 1);
    const space = battle(
      {
        [yavin]: { light: [{ card: 'Corellian Corvette', passengers: ['Obi-Wan Kenobi'] }], dark: ['Drill Flagship'] },
      },
      { turn: 'light', light: { force: 4, hand: ['Jedi Presence'] } },
    );
    expect(space.light.getsTo('play', 'Jedi Presence')).toBe(false);
  });
});

describe('Narrow Escape', () => {
  scenario('moves everybody with ability away from a battle that the opponent initiates', () => {
    const t = battle(
      { [camp]: {}, [dunes]: { light: ['Leia Organa', 'Rebel Trooper'], dark: ['Drill Brute'] } },
      { turn: 'dark', light: { force: 4, hand: ['Narrow Escape'] } },
    );
    t.light.does('play', 'Narrow Escape');
    while (t.asked === 'light' && t.light.may('move')) t.light.does('move', 'Leia Organa');
    expect(t.state.facts.battle).toBe(null);
    expect(inPlay(t)).toEqual(expect.arrayContaining(['Leia Organa', 'Rebel Trooper']));
  });
  rule(['AR7-0138', 'AR1-0415'], 'is not played beside a landed starship with a permanent pilot (example)', () => {
    const bay = 'Tatooine: Docking Bay 94 (Light)';
    const mayEscape = (other: string) => {
      const t = battle(
        { [bay]: { light: ['Luke Skywalker', other], dark: ['Drill Brute'] }, [camp]: {} },
        { turn: 'dark', light: { force: 4, hand: ['Narrow Escape'] } },
      );
      return t.light.getsTo('play', 'Narrow Escape');
    };
    expect([mayEscape('Talz'), mayEscape('X-wing')]).toEqual([true, false]);
  });
});

describe('Old Ben', () => {
  rule(
    ['GLB-0544', 'GLB-0545', 'GLB-0546'],
    'brings back the very character just forfeited from Tatooine, without what was on it',
    () => {
      const t = battle(
        { [farm]: { light: [bearing('Rebel Trooper', 'Blaster'), 'Talz'], dark: ['Drill Brute'] } },
        { turn: 'dark', light: { force: 4, hand: ['Old Ben'], lost: ['Rebel Trooper'] } },
      );
      passUntil(t, 'damage');
      if (t.asked === 'dark') t.dark.passes();
      t.light.does('forfeit', 'Rebel Trooper');
      if (t.light.may('put')) t.light.does('put', 'Blaster');
      const paid = t.state.zones.used[1].length;
      t.light.does('play', 'Old Ben');
      expect(t.state.zones.used[1]).toHaveLength(paid + 1);
      expect(inPlay(t)).toEqual(expect.arrayContaining(['Rebel Trooper', 'Talz']));
      expect(t.light.sees('lost', 'light')).toEqual(['Rebel Trooper', 'Blaster', 'Old Ben']);
    },
  );
  rule('GLB-0544', 'does nothing elsewhere, nor for Obi-Wan', () => {
    const forfeited = (who: string, where: string) => {
      const t = battle(
        { [where]: { light: [who, 'Talz'], dark: ['Drill Brute', 'Drill Brute', 'Drill Brute'] } },
        { turn: 'dark', light: { force: 4, hand: ['Old Ben'] } },
      );
      passUntil(t, 'damage');
      if (t.asked === 'dark') t.dark.passes();
      t.light.does('forfeit', who);
      return t.light.may('play', 'Old Ben');
    };
    expect(forfeited('Rebel Trooper', farm)).toBe(true);
    expect(forfeited('Rebel Trooper', corridor)).toBe(false);
    expect(forfeited('Obi-Wan Kenobi', farm)).toBe(false);
  });
});

describe('Radar Scanner', () => {
  scenario('shows the opponent’s hand, out of which Jawas and Tusken Raiders may go to the Used Pile', () => {
    const t = holding(['Radar Scanner'], {
      dark: { hand: ['Jawa (Dark)', 'Tusken Raider', 'Stormtrooper'] },
      at: { [yavin]: { light: ['X-wing'] } },
    });
    t.light.does('play', 'Radar Scanner');
    expect(t.light.sees('hand', 'dark')).toEqual(['Jawa (Dark)', 'Tusken Raider', 'Stormtrooper']);
    t.light.picks('Jawa (Dark)');
    expect(t.light.sees('hand', 'dark')).toEqual(['Tusken Raider', 'Stormtrooper']);
    expect(holding(['Radar Scanner']).light.getsTo('play', 'Radar Scanner')).toBe(false);
  });
});

describe('Rebel Barrier', () => {
  scenario('keeps what was just deployed from battling and moving this turn', () => {
    const t = lay({
      phase: 'deploy',
      dark: { force: 6, hand: ['Stormtrooper'] },
      light: { force: 1, hand: ['Rebel Barrier'] },
      at: { [dunes]: { light: ['Rebel Trooper'] }, [camp]: {} },
    });
    t.dark.does('deploy', 'Stormtrooper').does('to', dunes);
    t.light.does('play', 'Rebel Barrier');
    passWhile(t, ({ facts }) => facts.phase === 'deploy');
    expect(t.dark.may('initiate battle')).toBe(false);
    passWhile(t, ({ facts }) => facts.phase === 'battle');
    expect(t.state.facts.phase).not.toBe('battle');
    expect(t.dark.may('move', 'Stormtrooper')).toBe(false);
  });
});

describe('Rebel Reinforcements', () => {
  scenario('retrieves Rebel Troopers and Y-wings, as many as the destiny says, if the opponent has more people', () => {
    const t = holding(['Rebel Reinforcements'], {
      light: { reserve: ['Talz', ...omens(2)], lost: ['Rebel Trooper', 'Y-wing', 'Talz', 'Rebel Trooper'] },
      at: { [dunes]: { dark: ['Stormtrooper'] } },
    });
    t.light.does('play', 'Rebel Reinforcements');
    t.light.picks('Rebel Trooper', 'Y-wing');
    expect(t.light.sees('lost', 'light')).toEqual(['Talz', 'Rebel Trooper', 'Rebel Reinforcements']);
    const equal = holding(['Rebel Reinforcements'], { at: { [dunes]: { dark: ['Stormtrooper'], light: ['Talz'] } } });
    expect(equal.light.getsTo('play', 'Rebel Reinforcements')).toBe(false);
  });
  rule(
    'GLC-0171',
    'goes by what they are, not by title: any Rebel who is a trooper, any starfighter that is a Y-wing',
    () => {
      const t = holding(['Rebel Reinforcements'], {
        light: { reserve: ['Talz', ...omens(3)], lost: ['Drill Home Guard', 'Gold 1', 'Talz', 'X-wing'] },
        at: { [dunes]: { dark: ['Stormtrooper'] } },
      });
      t.light.does('play', 'Rebel Reinforcements');
      t.light.picks('Drill Home Guard', 'Gold 1');
      expect(t.light.sees('lost', 'light')).toEqual(['Talz', 'X-wing', 'Rebel Reinforcements']);
    },
  );
});

describe('Run Luke, Run!', () => {
  const run = (vader: string) => {
    const t = battle(
      {
        [camp]: { light: ['Luke'] },
        [dunes]: { light: ['Rebel Trooper'], dark: ['Drill Brute', ...(vader === dunes ? ['Vader'] : [])] },
        [farm]: { dark: vader === farm ? ['Vader'] : [] },
      },
      { turn: 'dark', light: { force: 4, hand: ['Run Luke, Run!'] } },
    );
    t.light.does('play', 'Run Luke, Run!');
    return t;
  };
  scenario('brings Luke to a battle at an adjacent site, with 2 more power unless Vader is near', () => {
    const t = run('nowhere');
    expect(powerOf(t, 'light')).toBe(1 + 2 + 2);
    expect(t.state.zones.force[1]).toHaveLength(4);
    expect(powerOf(run(dunes), 'light')).toBe(1 + 2);
    expect(powerOf(run(farm), 'light')).toBe(1 + 2);
  });

  rule('AR7-0074', 'does not get Luke out of what he drives', () => {
    const t = battle(
      {
        [camp]: { light: [{ card: "Luke's X-34 Landspeeder", drivers: ['Luke'] }] },
        [dunes]: { light: ['Rebel Trooper'], dark: ['Drill Brute'] },
      },
      { turn: 'dark', light: { force: 4, hand: ['Run Luke, Run!'] } },
    );
    expect(t.light.may('play', 'Run Luke, Run!')).toBe(false);
  });
});

describe('Scomp Link Access', () => {
  scenario('shows a Reserve Deck, which is shuffled, to whoever has an R-unit at a Scomp link', () => {
    const t = (where: string) =>
      holding(['Scomp Link Access'], { at: { [where]: { light: ['R2-X2 (Artoo-Extoo)'] } } });
    expect(t(dunes).light.getsTo('play', 'Scomp Link Access')).toBe(false);
    const access = t(farm);
    access.light.does('play', 'Scomp Link Access #1');
    expect(access.light.told('shuffled')).toHaveLength(1);
  });
});

describe('Surprise Assault', () => {
  rule(
    'GLD-0017',
    'cancels a Force drain; whoever has less, its destinies or the opponent’s power, loses the difference',
    () => {
      const t = lay({
        phase: 'control',
        light: { force: 3, hand: ['Surprise Assault'], reserve: ['Talz', 'Talz', ...omens(6, 5)] },
        at: { [dunes]: { dark: ['Stormtrooper', 'Drill Brute'] } },
      });
      t.dark.does('drain', dunes);
      t.light.does('play', 'Surprise Assault');
      // 11 against 1 and 6.
      for (let i = 0; i < 6 && t.asked === 'dark' && t.dark.may('lose'); i++) t.dark.does('lose', 'reserve');
      expect(t.state.zones.lost[0]).toHaveLength(4);
      expect(t.light.sees('lost', 'light')).toEqual(['Surprise Assault']);
    },
  );
  rule('GLD-0017', 'at a system there is one destiny for each starship, and none for who is aboard', () => {
    const t = lay({
      phase: 'control',
      light: { force: 3, hand: ['Surprise Assault'], reserve: ['Talz', 'Talz', 'Talz', ...omens(6)] },
      at: { [tatooine]: { dark: [piloted('TIE Scout', 'Drill Ace (Dark)')] } },
    });
    t.dark.does('drain', tatooine);
    t.light.does('play', 'Surprise Assault');
    // 6 against 1 and 2 more by its pilot.
    for (let i = 0; i < 6 && t.dark.may('lose'); i++) t.dark.does('lose', 'reserve');
    expect(t.state.zones.lost[0]).toHaveLength(3);
  });
  rule(
    ['GLA-0388', 'GLA-0164'],
    'compares with total power: with what changes that there, if not only in battles',
    () => {
      const t = lay({
        phase: 'control',
        light: { force: 3, hand: ['Surprise Assault'], reserve: ['Talz', 'Talz', 'Talz', ...omens(3, 3, 3, 3)] },
        at: {
          [dunes]: { dark: ['Tusken Raider', 'Tusken Raider', 'Tusken Raider', 'Tusken Raider'] },
          [tatooine]: { dark: [piloted('TIE Scout', 'Drill Ace (Dark)')] },
        },
      });
      t.dark.does('drain', dunes);
      t.light.does('play', 'Surprise Assault');
      // 12 against 4 times 2, and 2 for being four; the starship above would help in a battle.
      for (let i = 0; i < 6 && t.dark.may('lose'); i++) t.dark.does('lose', 'reserve');
      expect(t.state.zones.lost[0]).toHaveLength(2);
    },
  );
});

describe('The Bith Shuffle', () => {
  scenario('shuffles any player’s Reserve Deck, Lost Pile or Used Pile that has cards', () => {
    const t = holding(['The Bith Shuffle'], { dark: { used: ['Stormtrooper'] } });
    t.light.does('play', 'The Bith Shuffle');
    expect(t.options).toEqual(['shuffle reserve', 'shuffle reserve', 'shuffle used']);
    t.light.does('shuffle', 'used');
    expect(t.light.told('shuffled')).toMatchObject([{ zone: 'used', of: 0 }]);
  });
});

describe("We're Doomed", () => {
  scenario('halves what must be lost for the rest of the turn, rounded up, or down with C-3PO on table', () => {
    const lost = (hit: number, ...there: string[]) => {
      const t = lay({
        phase: 'control',
        light: { force: 1, hand: ["We're Doomed"], reserve: Array.from({ length: 10 }, () => 'Talz') },
        dark: { hand: ['Drill Tithe', 'Drill Blow'] },
        at: { [dunes]: { light: there } },
      });
      t.dark.does('play', 'Drill Blow');
      for (let i = 0; i < 6 && t.light.may('lose'); i++) t.light.does('lose', 'reserve');
      const before = t.state.zones.lost[1].length;
      t.light.does('play', "We're Doomed");
      const after = t.state.zones.lost[1].length;
      t.dark.does('play', 'Drill Tithe');
      for (let i = 0; i < hit && t.light.may('lose'); i++) t.light.does('lose', 'reserve');
      return [before, t.state.zones.lost[1].length - after];
    };
    expect(lost(4)).toEqual([2, 2]);
  });
  rule('GAP-0373', 'halves a loss before anything else makes it less', () => {
    const lost = (...table: string[]) => {
      const t = lay({
        phase: 'control',
        light: { hand: ["We're Doomed"], table, reserve: Array.from({ length: 9 }, () => 'Talz') },
        dark: { hand: ['Drill Errand (Dark)', 'Drill Blow', 'Drill Tithe'] },
      });
      t.dark.does('play', 'Drill Errand (Dark)').does('amount', 1);
      t.light.does('play', "We're Doomed");
      t.dark.does('play', 'Drill Tithe');
      while (t.asked === 'light' && t.light.may('lose')) t.light.does('lose', 'reserve');
      return t.state.zones.lost[1].length;
    };
    // 4 become 2, and 1 less; not 3, and then 2.
    expect([lost(), lost('Drill Point Of Honor')]).toEqual([2, 1]);
  });
  rule(['AR1-0369', 'AR1-0188'], 'halves a loss once, however many of it were played', () => {
    const t = lay({
      phase: 'control',
      light: { hand: ["We're Doomed", "We're Doomed"], reserve: Array.from({ length: 9 }, () => 'Talz') },
      dark: { hand: ['Drill Errand (Dark)', 'Drill Blow', 'Drill Tithe'] },
    });
    t.dark.does('play', 'Drill Errand (Dark)').does('amount', 1);
    t.light.does('play', "We're Doomed");
    t.dark.passes();
    t.light.does('play', "We're Doomed");
    t.dark.does('play', 'Drill Tithe');
    while (t.asked === 'light' && t.light.may('lose')) t.light.does('lose', 'reserve');
    expect(t.state.zones.lost[1]).toHaveLength(2);
  });
  rule('GLC-0605', 'is no response to a Force drain', () => {
    const t = lay({
      phase: 'control',
      light: { hand: ["We're Doomed"], reserve: ['Talz', 'Talz', 'Talz'] },
      at: { [dunes]: { dark: ['Stormtrooper'] } },
    });
    t.dark.does('drain', dunes);
    expect(t.light.may('play', "We're Doomed")).toBe(false);
    expect(t.state.zones.lost[1].length + Number(t.light.may('lose'))).toBe(1);
  });
  scenario('is for whoever has less than 15 Life Force, in the opponent’s control phase', () => {
    const may = (cards: number, turn: 'light' | 'dark') => {
      const t = lay({
        turn,
        phase: 'control',
        light: { hand: ["We're Doomed"], reserve: Array.from({ length: cards }, () => 'Talz') },
        dark: { hand: ['Drill Blow'] },
      });
      if (t.asked === 'dark') t.dark.does('play', 'Drill Blow');
      while (t.asked === 'light' && t.light.may('lose')) t.light.does('lose', 'reserve');
      return t.light.getsTo('play', "We're Doomed");
    };
    expect([may(16, 'dark'), may(17, 'dark'), may(10, 'light')]).toEqual([true, false, false]);
  });
});

describe('Beru Stew', () => {
  rule('GLA-0213', 'has both players activate 2 Force, or as much as they can', () => {
    const t = holding(['Beru Stew'], {
      light: { force: 1 },
      dark: { reserve: ['Stormtrooper'], used: ['Stormtrooper'] },
    });
    t.light.does('play', 'Beru Stew');
    if (t.light.may('first')) t.light.does('first', '#1');
    expect(t.state.zones.force.map((pile) => pile.length)).toEqual([1, 3]);
  });

  scenario('lets its player activate as many more as there are of its cooks, or fewer', () => {
    const after = (cooks: string[], more?: number) => {
      const t = holding(['Beru Stew'], {
        light: { reserve: ['Talz', 'Talz', 'Talz', 'Talz', 'Talz'] },
        dark: { reserve: ['Stormtrooper', 'Stormtrooper'] },
        at: { [dunes]: { light: cooks } },
      });
      const before = t.state.zones.force[1].length;
      t.light.does('play', 'Beru Stew');
      if (t.light.may('first')) t.light.does('first', '#1');
      const asked = t.light.getsTo('amount');
      if (asked) t.answer({ player: 1, at: t.decision.at, picks: [more ?? 0] });
      return [asked, t.state.zones.force[1].length - before];
    };
    expect(after([])).toEqual([false, 2]);
    expect([0, 1, 2].map((more) => after(['Beru Lars', 'Owen Lars'], more))).toEqual([
      [true, 2],
      [true, 3],
      [true, 4],
    ]);
  });
});

describe('Cantina Brawl', () => {
  rule(
    'GLA-0286',
    'costs everybody in the Cantina whose ability is one of the destinies drawn; droids have none',
    () => {
      const cantina = 'Tatooine: Cantina (Light)';
      const t = holding(['Cantina Brawl'], {
        light: { reserve: ['Talz', ...omens(1)] },
        dark: { reserve: ['Stormtrooper', ...omens(0)] },
        at: {
          [cantina]: {
            light: ['Talz', 'Luke Skywalker', 'R2-X2 (Artoo-Extoo)'],
            dark: ['Stormtrooper', 'Drill Baron'],
          },
        },
      });
      t.light.does('play', 'Cantina Brawl');
      expect([...inPlay(t), ...inPlay(t, 'dark')]).toEqual(['Luke Skywalker', 'R2-X2 (Artoo-Extoo)', 'Drill Baron']);
      expect(holding(['Cantina Brawl']).light.getsTo('play', 'Cantina Brawl')).toBe(false);
    },
  );
});

describe('Full Throttle', () => {
  rule('GLB-0165', 'gives a pilot, or a permanent pilot, who defends alone in space one more battle destiny', () => {
    const at = (...light: Stood[]) => ({ [yavin]: { light, dark: ['Drill Flagship', 'TIE Fighter'] } });
    expect(destiniesWith('Full Throttle', at('X-wing'), 'dark')).toBe(1);
    expect(destiniesWith('Full Throttle', at(piloted('Red 1', 'Rebel Pilot')), 'dark')).toBe(1);
    expect(destiniesWith('Full Throttle', at('X-wing', 'X-wing'), 'dark')).toBe(0);
    expect(destiniesWith('Full Throttle', at(piloted('Y-wing', 'Rebel Pilot')), 'dark')).toBe(0);
    expect(destiniesWith('Full Throttle', at('X-wing'), 'light')).toBe(0);
  });
  rule('GLB-0165', 'adds 1 to power as well for Luke', () => {
    const t = battle(
      { [yavin]: { light: [piloted('Red 1', 'Luke Skywalker')], dark: ['Drill Flagship', 'TIE Fighter'] } },
      { turn: 'dark', light: { force: 2, hand: ['Full Throttle'] } },
    );
    t.until('light', 'play', 'Full Throttle');
    t.light.does('play', 'Full Throttle #2');
    expect(powerOf(t, 'light')).toBe(3 + 3 + 1);
    // One of his own, by his ability.
    t.until('light', 'draw battle destiny');
    expect(t.decision.options[0]?.amount).toBe(2);
  });
});

describe('How Did We Get Into This Mess?', () => {
  const mess = 'How Did We Get Into This Mess?';
  scenario('exchanges a hand for as many cards, and one more for C-3PO', () => {
    const drawn = (where: string, droid: string) => {
      const t = holding([mess, 'Blaster', 'Talz'], { at: { [where]: { light: [droid] } } });
      if (!t.light.getsTo('play', mess)) return null;
      t.light.does('play', mess);
      expect(t.light.sees('hand', 'light')).not.toContain('Blaster');
      return t.state.zones.hand[1].length;
    };
    expect(drawn(dunes, 'R2-X2 (Artoo-Extoo)')).toBe(2);
    expect(drawn(farm, 'C-3PO (See-Threepio)')).toBe(3);
    expect(drawn(camp, 'C-3PO (See-Threepio)')).toBe(null);
  });
});

describe('Hyper Escape', () => {
  scenario('takes all starships away from a battle just initiated', () => {
    const t = battle(
      {
        [yavin]: { light: ['X-wing', 'Corellian Corvette'], dark: ['Drill Flagship'] },
        [tatooine]: {},
        'Dantooine (Light)': {},
      },
      { turn: 'dark', light: { force: 4, hand: ['Hyper Escape'] } },
    );
    t.light.does('play', 'Hyper Escape');
    while (t.asked === 'light' && t.light.may('move')) t.light.does('move', '#1');
    expect(t.state.facts.battle).toBe(null);
    expect(t.state.zones.used[1].length).toBeGreaterThan(1);
  });
});

describe('Into The Garbage Chute, Flyboy', () => {
  scenario('cancels a battle on the Death Star, and everybody is in the Trash Compactor', () => {
    const compactor = 'Death Star: Trash Compactor';
    const t = battle(
      { [corridor]: { light: ['Leia Organa', 'Rebel Trooper'], dark: ['Drill Brute'] }, [compactor]: {} },
      { turn: 'dark', light: { force: 2, hand: ['Into The Garbage Chute, Flyboy'] } },
    );
    t.light.does('play', 'Into The Garbage Chute, Flyboy');
    expect(t.state.facts.battle).toBe(null);
    expect(t.state.zones.force[1]).toHaveLength(2);
    const places = t.state.zones.at[1].map((card) => t.state.cards.host[card]);
    expect(new Set(places).size).toBe(1);
    expect(t.state.names[t.state.cards.definition[places[0] ?? -1] ?? -1]).toBe(compactor);
  });
});

describe('Move Along...', () => {
  scenario('has as many opponents of ability 1 leave as the destiny says, where a Jedi is present', () => {
    const t = battle(
      {
        [camp]: {},
        [dunes]: { light: ['Obi-Wan Kenobi'], dark: ['Stormtrooper', 'Stormtrooper', 'Stormtrooper', 'Drill Baron'] },
      },
      { turn: 'light', light: { force: 2, hand: ['Move Along...'], reserve: omens(2) } },
    );
    passWhile(t, () => !t.light.may('play', 'Move Along...'));
    t.light.does('play', 'Move Along...').does('choose', 'Stormtrooper #1').does('choose', 'Stormtrooper #1');
    while (t.dark.may('move')) t.dark.does('move');
    expect(powerOf(t, 'dark')).toBe(1 + 4);
  });
  rule('AR1-0233', 'has nobody leave where there is nobody of ability 1', () => {
    const t = battle(
      { [camp]: {}, [dunes]: { light: ['Obi-Wan Kenobi'], dark: ['Drill Baron'] } },
      { turn: 'light', light: { force: 2, hand: ['Move Along...'], reserve: omens(2) } },
    );
    passWhile(t, ({ facts }) => facts.battle?.segment === 'initiation' && !t.light.may('play', 'Move Along...'));
    expect(t.light.getsTo('play', 'Move Along...')).toBe(false);
  });
});

describe('Nabrun Leids', () => {
  rule(['GLD-0009', 'AR1-0140'], 'takes characters from one site to another, for a price that is drawn', () => {
    const t = holding(['Nabrun Leids'], {
      light: { force: 4, reserve: ['Talz', ...omens(3)] },
      at: { [dunes]: { light: ['Leia Organa', 'Rebel Trooper'] }, [corridor]: {} },
    });
    t.light.does('play', 'Nabrun Leids').does('target', 'Leia Organa');
    if (t.light.may('done')) t.light.does('done');
    if (t.light.may('target', corridor)) t.light.does('target', corridor);
    t.light.does('accept');
    expect(t.state.zones.force[1]).toHaveLength(1);
    expect(powerIn(t, corridor)).toEqual(['Leia Organa']);
  });
});

/** Light's cards at a place. */
const powerIn = (t: Table, where: string): string[] =>
  t.state.zones.at[1]
    .filter((card) => t.state.names[t.state.cards.definition[t.state.cards.host[card] ?? -1] ?? -1] === where)
    .map((card) => t.state.names[t.state.cards.definition[card] ?? -1] ?? '');

describe('Noble Sacrifice', () => {
  rule(
    'GLB-0519',
    'puts a character of the same power as one just deployed out of play, and retrieves its forfeit',
    () => {
      const t = lay({
        phase: 'deploy',
        dark: { force: 6, hand: ['Drill Baron', 'Stormtrooper'] },
        light: { force: 1, hand: ['Noble Sacrifice'], lost: ['Talz', 'Talz', 'Talz'] },
        at: { [dunes]: { light: [bearing('Rebel Trooper', 'Tatooine Utility Belt'), 'Rebel Trooper', 'Leia Organa'] } },
      });
      // The Baron's power is 4, and nobody's is; the Stormtrooper's is 1.
      t.dark.does('deploy', 'Stormtrooper');
      t.light.does('play', 'Noble Sacrifice').does('do it');
      expect(t.light.sees('outOfPlay', 'light')).toEqual(['Rebel Trooper']);
      expect(t.light.sees('lost', 'light')).toEqual(['Talz', 'Noble Sacrifice']);
    },
  );
});

describe('Noble Sacrifice', () => {
  rule('AR1-0141', 'is made when it is played: whoever is sacrificed is gone even if it is cancelled', () => {
    const t = lay({
      phase: 'deploy',
      dark: { force: 6, hand: ['Stormtrooper', 'Drill Sense (Dark)'] },
      light: { hand: ['Noble Sacrifice'], lost: ['Talz', 'Talz'] },
      at: { [dunes]: { light: ['Rebel Trooper'], dark: ['Drill Baron'] } },
    });
    t.dark.does('deploy', 'Stormtrooper');
    t.light.does('play', 'Noble Sacrifice');
    expect(t.light.sees('outOfPlay', 'light')).toEqual(['Rebel Trooper']);
    t.dark.does('play', 'Drill Sense (Dark)');
    expect(t.light.getsTo('do it')).toBe(false);
    expect(t.light.sees('outOfPlay', 'light')).toEqual(['Rebel Trooper']);
    expect(t.light.sees('lost', 'light')).toEqual(['Talz', 'Talz', 'Noble Sacrifice']);
  });
});

describe('On The Edge', () => {
  scenario('retrieves a number chosen from 1 to 6 if the destiny is more, and costs a Rebel otherwise', () => {
    const play = (destiny: number) => {
      const t = holding(['On The Edge'], {
        light: { reserve: ['Talz', ...omens(destiny)], lost: ['Talz', 'Talz', 'Talz'] },
        at: { [dunes]: { light: ['Leia Organa', 'Rebel Trooper'] } },
      });
      t.light.does('play', 'On The Edge');
      expect(t.decision.options).toHaveLength(6);
      t.answer({ player: 1, at: t.decision.at, picks: [1] });
      if (t.asked === 'light' && t.light.may('do it')) t.light.does('do it');
      return t.light.sees('lost', 'light');
    };
    expect(play(3)).toEqual(['Talz', 'On The Edge']);
    expect(play(2)).toEqual(['Talz', 'Talz', 'Talz', 'Leia Organa', 'On The Edge']);
  });
});

describe('Hear Me Baby, Hold Together', () => {
  rule(
    'GLB-0208',
    'takes 2 from each destiny of the weapon aimed at a starship of its player’s, and of no other weapon',
    () => {
      const shots = (plays: boolean) => {
        const t = battle(
          {
            [yavin]: {
              light: ['X-wing', 'Corellian Corvette'],
              dark: [
                bearing('TIE Advanced x1', 'Boosted TIE Cannon'),
                bearing('TIE Advanced x1', 'Boosted TIE Cannon'),
              ],
            },
          },
          {
            turn: 'dark',
            light: { force: 1, hand: ['Hear Me Baby, Hold Together'] },
            dark: { force: 4, reserve: ['Stormtrooper', ...omens(5, 5)] },
          },
        );
        passWhile(t, () => !t.dark.may('fire'));
        t.dark.does('fire', 'Boosted TIE Cannon #1').does('target', 'X-wing');
        if (plays) t.light.does('play', 'Hear Me Baby, Hold Together');
        else if (t.light.may('pass')) t.light.passes();
        const first = hitCards(t);
        passWhile(t, () => !t.dark.may('fire'));
        t.dark.does('fire', 'Boosted TIE Cannon').does('target', 'X-wing');
        passWhile(t, () => t.state.zones.used[0].length < 4);
        return [first, hitCards(t)];
      };
      // A destiny of 5 and 1 more against starfighters, with the maneuver of 4 as defense.
      expect(shots(false)[0]).toEqual(['X-wing']);
      expect(shots(true)).toEqual([[], ['X-wing']]);
    },
  );
});

describe('Panic', () => {
  rule('GLD-0011', 'deploys for free what is found among 3 cards of the Reserve Deck, and costs the rest', () => {
    const t = battle(
      { [dunes]: { light: ['Rebel Trooper'], dark: ['Drill Brute'] }, 'Death Star: War Room': {} },
      { turn: 'dark', light: { force: 0, hand: ['Panic'], reserve: ['Talz', 'Blaster', "Han's Dice", 'Rebel Guard'] } },
    );
    t.light.does('play', 'Panic');
    t.answer({ player: 1, at: t.decision.at, picks: [t.decision.options.length - 1] });
    for (let i = 0; i < 8 && t.asked === 'light' && (t.light.may('deploy') || t.light.may('to')); i++)
      t.light.does(t.light.may('deploy') ? 'deploy' : 'to', '#1');
    // Nobody is where Light has neither presence nor icons.
    expect(powerIn(t, 'Death Star: War Room')).toEqual([]);
    expect(inPlay(t)).toEqual(expect.arrayContaining(['Rebel Trooper', 'Rebel Guard', 'Blaster']));
    expect(t.light.sees('lost', 'light')).toContain("Han's Dice");
    const even = battle(
      { [dunes]: { light: ['Leia Organa'], dark: ['Drill Brute'] } },
      { turn: 'dark', light: { force: 0, hand: ['Panic'] } },
    );
    expect(even.light.getsTo('play', 'Panic')).toBe(false);
  });
});

describe('Spaceport Speeders', () => {
  scenario(
    'sells a vehicle or droid at Mos Eisley for Force, as two destinies say, or three for Luke’s landspeeder',
    () => {
      const sold = (what: string, where: string) => {
        const t = holding(['Spaceport Speeders'], {
          light: { force: 0, reserve: [...Array.from({ length: 12 }, () => 'Talz'), ...omens(1, 2, 3)] },
          at: { [where]: { light: [what] } },
        });
        if (!t.light.getsTo('play', 'Spaceport Speeders')) return null;
        t.light.does('play', 'Spaceport Speeders');
        expect(t.light.sees('lost', 'light')).toContain(what);
        return t.state.zones.force[1].length;
      };
      const eisley = 'Tatooine: Mos Eisley (Light)';
      expect(sold('SoroSuub V-35 Landspeeder', eisley)).toBe(3);
      expect(sold("Luke's X-34 Landspeeder", eisley)).toBe(6);
      expect(sold('R2-X2 (Artoo-Extoo)', eisley)).toBe(3);
      expect(sold('Rebel Trooper', eisley)).toBe(null);
      expect(sold('R2-X2 (Artoo-Extoo)', dunes)).toBe(null);
    },
  );
});

describe('Thank The Maker', () => {
  const card = 'Thank The Maker';
  const jungle = 'Yavin 4: Jungle (Light)';
  const hut = "Tatooine: Obi-Wan's Hut";
  /** Dark drains at these places, then Light acts. */
  const drainedAt = (places: readonly string[], ...light: string[]): Table => {
    const t = lay({
      turn: 'dark',
      phase: 'control',
      dark: { hand: ['Drill Errand (Dark)', 'Drill Errand (Dark)', 'Drill Errand (Dark)'] },
      light: {
        force: 1,
        hand: [card, 'Drill Errand (Light)'],
        reserve: ['Talz', 'Talz', ...omens(2), 'Talz', 'Talz', 'Talz', 'Talz', 'Talz'],
      },
      at: { [jungle]: { dark: ['Stormtrooper'] }, [hut]: { dark: ['Stormtrooper'] }, [camp]: { light } },
    });
    for (const place of places) {
      passWhile(t, () => t.asked === 'light');
      t.dark.does('drain', place);
      while (t.light.may('lose')) t.light.does('lose', 'reserve');
    }
    passWhile(t, () => t.asked === 'dark');
    return t;
  };
  rule('GLC-0428', 'is for whoever lost 5 Force to drains in one control phase, by one or by several', () => {
    // 2 in the jungle, 3 at the hut.
    const t = drainedAt([jungle, hut], 'R4-E1 (Arfour-Eeone)');
    expect(t.state.zones.lost[1]).toHaveLength(5);
    t.light.does('play', card);
    expect(t.light.told('retrieved')[0]?.['amount']).toBe(2);
    expect(drainedAt([hut], 'R4-E1 (Arfour-Eeone)').light.may('play', card)).toBe(false);
    expect(drainedAt([jungle, hut], 'Talz').light.may('play', card)).toBe(false);
  });
});
