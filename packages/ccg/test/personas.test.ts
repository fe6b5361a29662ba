import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition, CcgState } from '../src/index.ts';
import { personasOf } from '../src/rules/cards/characteristics.ts';
import { whyNot } from '../src/rules/deploying/deploy.ts';
import { whyNotReplace } from '../src/rules/deploying/personas.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { hostOf, slotOf } from '../src/rules/table/places.ts';
import { hasPresence } from '../src/rules/table/presence.ts';
import { ccg } from './drill.ts';

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);

const lights = (hand: readonly string[], at: CcgPosition['at'], more: CcgPosition = {}) =>
  table(ccg, {
    ...more,
    turn: 'light',
    phase: 'deploy',
    light: { ...more.light, hand: [...hand, 'Drill Stew'] },
    ...(at === undefined ? {} : { at }),
  });
const refusal = (s: CcgState, by: 0 | 1, card: string, old: string) =>
  whyNotReplace(s, by, find(s, card), find(s, old))?.rule;

const paladin = { 'Drill: Hall': { light: ['Drill Paladin'] } };

describe('persona replacement', () => {
  rule(['AR5-0002', 'AR5-0073', 'AR5-0092'], 'puts another version where the character is, for free', () => {
    const t = lights(['Drill Paladin Grown'], paladin);
    t.light.does('replace', 'Drill Paladin Grown');
    expect(t.light.sees('at', 'light')).toEqual(['Drill Paladin Grown']);
    expect(hostOf(t.state, find(t.state, 'Drill Paladin Grown'))).toBe(find(t.state, 'Drill: Hall'));
    expect(t.light.sees('lost', 'light')).toEqual(['Drill Paladin']);
  });

  for (const turn of ['light', 'dark'] as const)
    for (const phase of ['control', 'deploy', 'battle', 'move', 'draw'] as const)
      rule(['GLC-0194', 'AR5-0094'], `happens in one’s own deploy phase only: ${turn}’s turn, ${phase} phase`, () => {
        const t = table(ccg, {
          turn,
          phase,
          light: { hand: ['Drill Paladin Grown', 'Drill Errand (Light)'] },
          dark: { hand: ['Drill Errand (Dark)'] },
          at: paladin,
        });
        if (turn === 'dark') t.dark.passes();
        expect(t.state.facts.phase).toBe(phase);
        expect(t.light.may('play', 'Drill Errand (Light)')).toBe(true);
        expect(t.light.may('replace')).toBe(turn === 'light' && phase === 'deploy');
      });

  rule(
    ['AR5-0078', 'AR5-0067', 'AR5-0100'],
    'needs power and ability no lower, and the same person, a character',
    () => {
      const t = lights(['Drill Paladin Weak', 'Drill Paladin In Wing', 'Drill Sister', 'Drill Paladin Grown'], paladin);
      expect(refusal(t.state, 1, 'Drill Paladin Weak', 'Drill Paladin')).toBe('AR5-0078');
      // A starship that contains the person, and another of the same line.
      expect(refusal(t.state, 1, 'Drill Paladin In Wing', 'Drill Paladin')).toBe('AR5-0073');
      expect(refusal(t.state, 1, 'Drill Sister', 'Drill Paladin')).toBe('AR5-0073');
      expect(refusal(t.state, 1, 'Drill Paladin Grown', 'Drill Paladin')).toBeUndefined();
    },
  );

  rule(['AR5-0090', 'AR5-0091'], 'what modifies the one on table does nothing for the one in hand', () => {
    const t = lights(['Drill Paladin Grown', 'Drill Armed Paladin'], {
      'Drill: Hall': { light: [{ card: 'Drill Paladin', on: ['Drill Rage'] }] },
    });
    // Power 3 and 2 more is above 4.
    expect(refusal(t.state, 1, 'Drill Paladin Grown', 'Drill Paladin')).toBe('AR5-0078');
    expect(refusal(t.state, 1, 'Drill Armed Paladin', 'Drill Paladin')).toBeUndefined();
  });

  rule(['AR5-0080', 'AR5-0082'], 'keeps to what the new card itself says of places (example)', () => {
    const t = lights(['Drill Commander Paladin'], paladin);
    expect(refusal(t.state, 1, 'Drill Commander Paladin', 'Drill Paladin')).toBe('AR5-0080');
    const moon = lights(['Drill Commander Paladin'], { 'Drill Moon: Crater': { light: ['Drill Paladin'] } });
    expect(moon.light.may('replace', 'Drill Commander Paladin')).toBe(true);
  });

  rule(['AR5-0081', 'AR5-0083'], 'but not to what places ask: presence, icons, Dagobah (example)', () => {
    const dunes = lights(['Drill Paladin Grown'], { 'Drill: Dunes': { light: ['Drill Paladin'] } });
    expect(dunes.light.may('replace', 'Drill Paladin Grown')).toBe(true);
    const bog = lights(['Drill Paladin Grown'], { 'Dagobah: Drill Bog': { light: ['Drill Paladin'] } });
    expect(bog.light.may('replace', 'Drill Paladin Grown')).toBe(true);
  });

  rule('AR5-0079', 'not with a permanent weapon that is on table', () => {
    const t = lights(['Drill Armed Paladin'], {
      'Drill: Hall': { light: [{ card: 'Drill Paladin', on: ['Drill Paladin’s Blade'] }] },
    });
    expect(refusal(t.state, 1, 'Drill Armed Paladin', 'Drill Paladin')).toBe('AR5-0079');
  });

  rule(['AR5-0077', 'GLC-0067'], 'needs the same seat: who is no pilot can’t take a pilot’s', () => {
    const at = (how: 'pilots' | 'passengers') => ({
      'Drill: Dunes': { light: [{ card: 'Drill Skimmer', [how]: ['Drill Paladin'] }] },
    });
    const pilot = lights(['Drill Paladin Grown'], at('pilots'));
    expect(refusal(pilot.state, 1, 'Drill Paladin Grown', 'Drill Paladin')).toBe('AR5-0077');
    const t = lights(['Drill Paladin Grown'], at('passengers'));
    t.light.does('replace', 'Drill Paladin Grown');
    expect(slotOf(t.state, find(t.state, 'Drill Paladin Grown'))).toBe('passenger');
    expect(hostOf(t.state, find(t.state, 'Drill Paladin Grown'))).toBe(find(t.state, 'Drill Skimmer'));
  });

  rule(
    ['AR5-0084', 'AR5-0086', 'AR5-0087'],
    'cards on it go over if they fit; the others are lost, but not just lost',
    () => {
      const at = { 'Drill: Hall': { light: [{ card: 'Drill Paladin Grown', on: ['Drill Carbine', 'Drill Rage'] }] } };
      const t = table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['Drill Armed Paladin', 'Drill Rescue (Light)', 'Drill Stew'] },
        at,
      });
      t.light.does('replace', 'Drill Armed Paladin');
      // The carbine is for warriors.
      expect(t.light.sees('lost', 'light')).toEqual(['Drill Carbine', 'Drill Paladin Grown']);
      expect(hostOf(t.state, find(t.state, 'Drill Rage'))).toBe(find(t.state, 'Drill Armed Paladin'));
      expect(valueNow(t.state, find(t.state, 'Drill Armed Paladin'), 'power')).toBe(8);
      expect(t.light.may('play', 'Drill Rescue (Light)')).toBe(false);
    },
  );

  rule(['AR5-0088', 'AR5-0089'], 'what goes on for the old version goes on for the new one', () => {
    const t = lights(['Drill Paladin Grown', 'Drill Stupor'], paladin);
    t.light.does('play', 'Drill Stupor');
    expect(valueNow(t.state, find(t.state, 'Drill Paladin'), 'ability')).toBe(3);
    t.light.does('replace', 'Drill Paladin Grown');
    expect(valueNow(t.state, find(t.state, 'Drill Paladin Grown'), 'ability')).toBe(3);
  });

  rule(['AR5-0093', 'AR5-0095'], 'uniqueness and what is out of play do not stand in its way', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Paladin', 'Drill Paladin Grown', 'Drill Armed Paladin', 'Drill Stew'], force: 2 },
      at: { 'Drill: Hall': {} },
    });
    t.light
      .does('deploy', 'Drill Paladin')
      .does('replace', 'Drill Paladin Grown')
      .does('replace', 'Drill Armed Paladin');
    expect(t.light.sees('at', 'light')).toEqual(['Drill Armed Paladin']);
    const out = lights(['Drill Paladin Grown'], paladin, { light: { outOfPlay: ['Drill Paladin Weak'] } });
    expect(out.light.may('replace', 'Drill Paladin Grown')).toBe(true);
  });

  rule(['AR5-0096', 'GLC-0196'], 'nobody was just deployed', () => {
    const t = lights(['Drill Paladin Grown'], paladin, { dark: { hand: ['Drill Kiss'] } });
    t.light.does('replace', 'Drill Paladin Grown');
    expect(t.asked).toBe('light');
    expect(t.light.sees('at', 'light')).toEqual(['Drill Paladin Grown']);
  });

  rule(['AR5-0076', 'AR5-0111'], 'is for one’s own characters alone (example)', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Rogue (Light)', 'Drill General Rogue', 'Drill Stew'], force: 9 },
      at: { Drill: { dark: [{ card: 'Drill Flagship', passengers: ['Drill Rogue (Dark)'] }] } },
    });
    expect(refusal(t.state, 1, 'Drill Rogue (Light)', 'Drill Rogue (Dark)')).toBe('AR5-0076');
    expect(t.light.may('replace')).toBe(false);
    expect(t.light.may('deploy', 'Drill Rogue (Light)')).toBe(false);
  });

  for (const inactive of ['captive', 'missing'] as const)
    rule('GLC-0197', `who is ${inactive} is not replaced`, () => {
      const t = lights(['Drill Paladin Grown'], { 'Drill: Hall': { light: [{ card: 'Drill Paladin', inactive }] } });
      expect(refusal(t.state, 1, 'Drill Paladin Grown', 'Drill Paladin')).toBe('GLC-0197');
      expect(t.light.may('play', 'Drill Stew')).toBe(true);
      expect(t.light.may('replace')).toBe(false);
    });

  rule(['AR5-0097', 'AR5-0099'], 'a spy under cover replaced by no spy has no cover any more (example)', () => {
    const t = lights(['Drill Paladin Grown'], {
      'Drill: Hall': { light: [{ card: 'Drill Paladin Veiled', inactive: 'undercover', on: ['Drill Guise'] }] },
    });
    expect(hasPresence(t.state, 1, find(t.state, 'Drill: Hall'))).toBe(false);
    t.light.does('replace', 'Drill Paladin Grown');
    expect(hasPresence(t.state, 1, find(t.state, 'Drill: Hall'))).toBe(true);
    expect(t.light.sees('lost', 'light')).toEqual(['Drill Guise', 'Drill Paladin Veiled']);
  });

  rule(
    ['AR5-0109', 'AR5-0110'],
    'what the site adds counts only for the one there; a cancelled text stays so (example)',
    () => {
      const t = lights(['Drill Blank', 'Drill Paladin Proud', 'Drill Paladin Veiled', 'Drill Paladin In Wing'], {
        'Drill: Arena': { light: ['Drill Paladin'] },
      });
      expect(valueNow(t.state, find(t.state, 'Drill Paladin'), 'power')).toBe(4);
      expect(refusal(t.state, 1, 'Drill Paladin Veiled', 'Drill Paladin')).toBe('AR5-0078');
      t.light.does('play', 'Drill Blank').does('replace', 'Drill Paladin Proud');
      expect(valueNow(t.state, find(t.state, 'Drill Paladin Proud'), 'forfeit')).toBe(3);
    },
  );
});

describe('versions', () => {
  rule(['AR5-0074', 'AR5-0075'], 'differ by their titles, or by an expansion icon (example)', () => {
    const t = lights(['Drill Paladin (V)'], paladin);
    expect(refusal(t.state, 1, 'Drill Paladin (V)', 'Drill Paladin')).toBeUndefined();
    t.light.does('replace', 'Drill Paladin (V)');
    expect(t.light.sees('at', 'light')).toEqual(['Drill Paladin (V)']);
  });

  rule('AR5-0071', 'of one title are one person, whatever their cards say', () => {
    const t = lights(['Drill Pilgrim (V)'], { 'Drill: Hall': { light: ['Drill Pilgrim'] } }, { light: { force: 9 } });
    expect(whyNot(t.state, 1, t.state.zones.hand[1][0] ?? -1)?.rule).toBe('GAP-0080');
    expect(refusal(t.state, 1, 'Drill Pilgrim (V)', 'Drill Pilgrim')).toBeUndefined();
    // A permanent pilot is the person as well.
    const crew = lights(
      ['Drill Captain Alone'],
      { Drill: { light: ['Drill Crew And The Hawk'] }, 'Drill: Hall': {} },
      {
        light: { force: 9 },
      },
    );
    expect(whyNot(crew.state, 1, crew.state.zones.hand[1][0] ?? -1)?.rule).toBe('AR5-0054');
  });

  rule('AR5-0085', 'hand on what is on them by what they are, not by what was needed to deploy it', () => {
    const promoted = (to: string) => {
      const t = lights(['Drill Departure', to], {
        'Drill: Hall': { light: ['Drill Sweetheart', { card: 'Drill Paladin', on: ['Drill Promotion'] }] },
      });
      t.light.does('play', 'Drill Departure');
      t.light.does('replace', to);
      return t.light.sees('on', 'light');
    };
    expect(promoted('Drill Paladin Grown')).toEqual(['Drill Promotion']);
    // Of ability 5.
    expect(promoted('Drill Armed Paladin')).toEqual([]);
  });

  rule('AR5-0058', 'on table stay there, whoever holds another captive', () => {
    const t = lights(['Drill Paladin Weak'], {
      'Drill: Hall': {
        light: ['Drill Paladin', { card: 'Drill Paladin Grown', inactive: 'captive' }],
        dark: ['Drill Trooper'],
      },
    });
    t.light.does('play', 'Drill Stew');
    expect(t.light.sees('at', 'light')).toEqual(['Drill Paladin', 'Drill Paladin Grown']);
    expect(whyNot(t.state, 1, find(t.state, 'Drill Paladin Weak'))).not.toBeNull();
  });
});

describe('the name of a persona', () => {
  rule(['GLC-0055', 'GAP-0337'], 'means every version of it, and whatever contains it', () => {
    const rage = (who: string) => {
      const t = lights(['Drill Rage'], { 'Drill: Hall': { light: [who] } });
      return t.light.may('deploy', 'Drill Rage');
    };
    expect(['Drill Paladin', 'Drill Paladin Grown', 'Drill Armed Paladin', 'Drill Paladin (V)'].map(rage)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(rage('Drill Sister')).toBe(false);
    const t = lights([], { Drill: { light: ['Drill Paladin In Wing'] } });
    expect(personasOf(t.state, find(t.state, 'Drill Paladin In Wing'))).toEqual(['Drill Wing One', 'Drill Paladin']);
  });
});

describe('a card that contains a persona', () => {
  const crew = { Drill: { light: ['Drill Crew And The Hawk'], dark: ['Drill Twin Ion'] } };

  rule('AR5-0062', 'is meant by what names the persona, but not by what deploys on it', () => {
    const t = lights(['Drill Boots'], { ...crew, 'Drill: Hall': {} });
    expect(whyNot(t.state, 1, find(t.state, 'Drill Boots'))).not.toBeNull();
    const alone = lights(['Drill Boots'], { 'Drill: Hall': { light: ['Drill Captain Alone'] } });
    expect(whyNot(alone.state, 1, find(alone.state, 'Drill Boots'))).toBeNull();
  });

  rule('AR5-0064', 'deploys free where the persona does (example)', () => {
    const free = (there: readonly string[]) =>
      lights(['Drill Crew And The Hawk'], { 'Drill: Docking Bay': { light: there } }).light.may(
        'deploy',
        'Drill Crew And The Hawk',
      );
    expect(free(['Drill Recruit'])).toBe(false);
    expect(free(['Drill Sweetheart'])).toBe(true);
  });

  rule('AR5-0114', 'is all its persons in a battle (example)', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'battle',
      light: { hand: ['Drill Full Speed', 'Drill Old Debt'], force: 1 },
      dark: { hand: ['Drill Focus (Dark)', 'Drill Focus (Dark)'] },
      at: crew,
    });
    t.light.does('initiate battle');
    if (t.asked === 'dark' && t.dark.may('pass')) t.dark.passes();
    t.light.does('play', 'Drill Full Speed');
    t.dark.passes();
    expect(t.light.may('play', 'Drill Old Debt')).toBe(true);
  });

  rule('AR5-0115', 'answers for each of them (example)', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Errand (Dark)'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill: Docking Bay': { dark: ['Drill Nemesis'], light: ['Drill Crew And The Hawk'] } },
    });
    t.dark.does('use', 'Drill Nemesis');
    expect(valueNow(t.state, find(t.state, 'Drill Crew And The Hawk'), 'forfeit')).toBe(0);
  });
});

describe('converting a character', () => {
  const tower = {
    'Drill: Hall': { dark: [{ card: 'Drill Rogue (Dark)', on: ['Drill Sidearm', 'Drill Plate'] }] },
  };

  rule(['AR5-0103', 'AR5-0118', 'AR5-0105'], 'the opponent’s version takes its place, weaker or not (example)', () => {
    const t = lights(['Drill General Rogue'], tower, { dark: { hand: ['Drill Rescue (Dark)'] } });
    t.light.does('replace', 'Drill General Rogue');
    expect(t.light.sees('at', 'light')).toEqual(['Drill General Rogue']);
    // A warrior keeps the sidearm; who is no Alien loses the plate.
    expect(t.light.sees('on', 'light')).toEqual(['Drill Sidearm']);
    expect(t.light.sees('lost', 'dark')).toEqual(['Drill Plate', 'Drill Rogue (Dark)']);
    // Nothing was just lost.
    expect(t.asked).toBe('light');
  });

  rule(['AR5-0106', 'AR5-0107'], 'is the same person to what is on it; the first player may deploy another', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill General Rogue', 'Drill Stew'] },
      dark: { hand: ['Drill Baron Rogue', 'Drill Rogue (Dark)'], force: 9 },
      at: { 'Drill: Hall': { dark: [{ card: 'Drill Rogue (Dark)', on: ['Drill Mark'] }] } },
    });
    expect(whyNot(t.state, 0, t.state.zones.hand[0][0] ?? -1)?.rule).toBe('AR5-0054');
    t.light.does('replace', 'Drill General Rogue');
    // The Effect is still Dark's, and on the new card.
    expect(t.light.sees('on', 'dark')).toEqual(['Drill Mark']);
    expect(hostOf(t.state, find(t.state, 'Drill Mark'))).toBe(find(t.state, 'Drill General Rogue'));
    expect(t.state.zones.hand[0].map((card) => whyNot(t.state, 0, card))).toEqual([null, null]);
  });

  rule(['AR5-0101', 'AR5-0108'], 'only where its text lets it be, and never as one’s own', () => {
    const t = table(ccg, {
      turn: 'dark',
      phase: 'deploy',
      dark: { hand: ['Drill Trooper'], force: 1 },
      light: { hand: ['Drill General Rogue', 'Drill Stew'] },
      at: tower,
    });
    t.dark.does('deploy', 'Drill Trooper');
    // It is not Light's deploy phase.
    expect(t.light.may('play', 'Drill Stew')).toBe(true);
    expect(t.light.may('replace')).toBe(false);
  });

  rule(
    ['AR5-0102', 'AR5-0117', 'AR5-0104'],
    'one that comes over keeps all it has, and goes to the new Lost Pile',
    () => {
      const at = { 'Drill: Hall': { dark: [{ card: 'Drill Twins', on: ['Drill Sidearm', 'Drill Plate'] }] } };
      const t = lights(['Drill Double Agent', 'Drill Sacrifice'], at);
      t.light.does('play', 'Drill Double Agent');
      expect(t.light.sees('at', 'light')).toEqual(['Drill Twins']);
      expect(t.light.sees('on', 'light')).toEqual(expect.arrayContaining(['Drill Sidearm', 'Drill Plate']));
      t.light.does('play', 'Drill Sacrifice');
      while (t.light.may('put')) t.light.does('put', '#1');
      expect(t.light.sees('lost', 'light')).toEqual(
        expect.arrayContaining(['Drill Twins', 'Drill Sidearm', 'Drill Plate']),
      );
      expect(t.light.sees('lost', 'dark')).toEqual([]);
    },
  );

  rule('AR5-0060', 'of two that are one person their player puts one away', () => {
    const at = { 'Drill: Hall': { dark: ['Drill Rogue (Dark)'], light: ['Drill General Rogue'] } };
    const t = table(ccg, {
      turn: 'light',
      phase: 'control',
      light: { hand: ['Drill Double Agent', 'Drill Stew'] },
      at,
    });
    t.light.does('play', 'Drill Double Agent');
    expect(t.decision.options.map(({ verb }) => verb)).toEqual(['put away', 'put away']);
    t.light.does('put away', 'Drill General Rogue');
    expect(t.light.sees('at', 'light')).toEqual(['Drill Rogue (Dark)']);
    expect(t.light.sees('lost', 'light')).toContain('Drill General Rogue');
  });
});
