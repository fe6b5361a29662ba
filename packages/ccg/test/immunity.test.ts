import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { cardOf } from '../src/catalog/catalog.ts';
import {
  any,
  atAnyTime,
  forcePile,
  hand,
  immuneTo,
  lostPile,
  may,
  places,
  reserveDeck,
  theirs,
  used,
  usedPile,
} from '../src/language/index.ts';
import { ccg } from './drill.ts';
import { ccgWith, stranger } from './stranger.ts';

const yard = { 'Drill Yard': {} };

/** Light deploys an Effect while Dark holds the Interrupt that cancels such things. */
const deploying = (card: string, table_: readonly string[] = []) => {
  const t = table(ccg, {
    turn: 'light',
    phase: 'deploy',
    light: { hand: [card, 'Drill Stew'], force: 2, table: table_ },
    dark: { hand: ['Drill Alter (Dark)'] },
    at: yard,
  });
  t.light.does('deploy', card);
  return t;
};

describe('immunity', () => {
  rule('AR1-0165', 'to a card makes that card no legal response', () => {
    expect(deploying('Drill Memorial').dark.may('play', 'Drill Alter (Dark)')).toBe(true);
    const t = deploying('Drill Monument');
    expect(t.dark.getsTo('play', 'Drill Alter (Dark)')).toBe(false);
    expect(t.light.sees('table', 'light')).toEqual(['Drill Monument']);
    // Some other card may say it of this one.
    expect(deploying('Drill Memorial', ['Drill Wardship']).dark.getsTo('play', 'Drill Alter (Dark)')).toBe(false);
  });

  rule('AR1-0168', 'is to cards of a title, not to what else goes by that word', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Monument', 'Drill Stew'] },
      dark: { hand: ['Drill Change (Dark)'] },
      at: { 'Drill Yard': { dark: ['Drill Champion'] } },
    });
    t.light.does('deploy', 'Drill Monument');
    expect(t.dark.may('play', 'Drill Change (Dark)')).toBe(true);
  });

  rule('AR1-0165', 'to some cards is none to others, though something else is immune to those', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Fever', 'Drill Errand (Dark)'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { light: ['Drill Hardened'] } },
    });
    t.dark.does('deploy', 'Drill Fever');
    expect(t.dark.sees('on', 'dark')).toEqual(['Drill Fever']);
  });

  rule('AR1-0166', 'that comes later cancels what is on the card or targets it', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Vaccine', 'Drill Errantry', 'Drill Stew'] },
      dark: { hand: ['Drill Errand (Dark)'] },
      at: { 'Drill Yard': { light: [{ card: 'Drill Recruit', on: ['Drill Fever', 'Drill Mark'] }] } },
    });
    t.light.does('deploy', 'Drill Errantry');
    expect(t.light.sees('at', 'light')).toContain('Drill Errantry');
    t.dark.passes();
    t.light.does('deploy', 'Drill Vaccine');
    expect(t.light.sees('at', 'light')).not.toContain('Drill Errantry');
    expect(t.dark.sees('lost', 'light')).toContain('Drill Fever');
    expect(t.light.sees('on', 'light')).toEqual(expect.arrayContaining(['Drill Mark', 'Drill Vaccine']));
    expect(t.light.sees('on', 'light')).not.toContain('Drill Fever');
  });

  rule('AR1-0167', 'holds where a card is looked for as well', () => {
    const at = (reserve: readonly string[]) => {
      const t = table(ccg, { turn: 'light', light: { hand: ['Drill Gather'], reserve } });
      t.light.does('play', 'Drill Gather');
      return t;
    };
    expect(at(['Drill Recruit', 'Drill Hardened', 'Drill Stew']).light.sees('hand')).toEqual(['Drill Recruit']);
    expect(at(['Drill Hardened', 'Drill Stew']).light.sees('hand')).toEqual([]);
  });

  const piles = { reserve: reserveDeck, force: forcePile, used: usedPile, lost: lostPile, hand } as const;
  for (const whose of ['your', 'opponent'] as const)
    for (const [zone, pile] of Object.entries(piles))
      rule(
        'AR1-0167',
        `holds where a card is looked for in ${whose === 'your' ? 'one’s own' : 'the opponent’s'} ${zone}`,
        () => {
          const from = whose === 'your' ? pile : theirs(pile);
          const to = zone === 'lost' ? 'used' : 'lost';
          const seek = stranger({
            kind: 'interrupt',
            side: 'light',
            functions: [used(may.act(atAnyTime).do(places(any.type('Rebel'), from, to)))],
          });
          const immune = stranger({ side: 'light', text: [immuneTo(seek.title)] });
          const game = ccgWith(seek, immune);
          const found = (...lying: string[]) => {
            const cards = ['Drill Trooper', ...lying, 'Drill Trooper'];
            const side = whose === 'your' ? 'light' : 'dark';
            const lies = (who: typeof side, own: readonly string[]) => ({
              ...(who === side ? { [zone]: cards } : {}),
              hand: who === side && zone === 'hand' ? [...own, ...cards] : own,
            });
            const t = table(game, {
              turn: 'light',
              light: lies('light', [seek.name, 'Drill Errand (Light)']),
              dark: lies('dark', ['Drill Errand (Dark)']),
            });
            if (!t.light.may('play', seek.name)) return [];
            t.light.does('play', seek.name);
            while (t.asked === 'light' && t.options.every((option) => /^(take|place|choose|put)/.test(option)))
              t.answer({ player: 1, at: t.decision.at, picks: [0] });
            const left = t.state.zones[pile.zone][side === 'light' ? 1 : 0].map((card) => cardOf(t.state, card).name);
            return lying.filter((name) => !left.includes(name));
          };
          expect(found('Drill Recruit')).toEqual(['Drill Recruit']);
          expect(found(immune.name)).toEqual([]);
          expect(found(immune.name, 'Drill Recruit')).toEqual(['Drill Recruit']);
        },
      );

  rule('AR1-0169', 'protects the text before it, not what comes after', () => {
    const t = table(ccg, {
      dark: { table: ['Drill Mastery'] },
      light: { hand: ['Drill Veto', 'Drill Stew'] },
    });
    t.dark.does('use', 'Drill Mastery #1');
    expect(t.light.may('play', 'Drill Veto')).toBe(false);
    t.light.passes();
    t.dark.does('use', 'Drill Mastery');
    expect(t.light.may('play', 'Drill Veto')).toBe(true);
  });

  rule('AR1-0170', 'of one function of an Interrupt is not that of another', () => {
    const played = (which: string) => {
      const t = table(ccg, {
        turn: 'light',
        light: { hand: ['Drill Proclamation', 'Drill Stew'] },
        dark: { hand: ['Drill Sense (Dark)'] },
      });
      t.light.does('play', `Drill Proclamation #${which}`);
      return t;
    };
    expect(played('1').dark.getsTo('play', 'Drill Sense (Dark)')).toBe(false);
    expect(played('2').dark.may('play', 'Drill Sense (Dark)')).toBe(true);
  });

  rule(['AR1-0171', 'AR1-0172'], 'is always there only by a card’s own text without conditions', () => {
    const at = (hand: string) => {
      const t = table(ccg, {
        dark: { hand: [hand] },
        light: { table: ['Drill Monument', 'Drill Aegis', 'Drill Memorial', 'Drill Wardship'], hand: [] },
      });
      t.dark.does('play', hand);
      return [...t.light.sees('hand')].sort();
    };
    expect(at('Drill Census Taker')).toEqual(['Drill Monument']);
    // The one that makes the others immune is not itself.
    expect(at('Drill Assent')).toEqual(['Drill Wardship']);
    expect(at('Drill Rollcall')).toEqual(['Drill Aegis', 'Drill Memorial', 'Drill Monument']);
  });

  rule('AR1-0245', 'of some does not keep a card from meeting all the others', () => {
    const t = table(ccg, {
      dark: { hand: ['Drill Sweep', 'Drill Errand (Dark)'] },
      at: { 'Drill Yard': { light: ['Drill Hardened', 'Drill Recruit'] } },
    });
    t.dark.does('play', 'Drill Sweep');
    expect(t.light.sees('at', 'light')).toEqual(['Drill Hardened']);
  });
});
