import { below, isOutcome, randomFrom } from '@binary-sunset/kernel';
import { type ScenarioTable, table } from '@binary-sunset/kit';
import { describe, expect, it } from 'vitest';
import { type CcgState, type CcgVocabulary, cardWords, numbersOf, typeLine } from '../src/index.ts';
import { cards, ccg, stockDecks } from './drill.ts';

const promptOf = (t: ScenarioTable<CcgState, 'dark' | 'light', CcgVocabulary>): string => {
  const { heading, question } = ccg.describe(t.state, t.decision).prompt;
  return heading === '' ? question : `${heading}. ${question}`;
};

describe('what a player is asked', () => {
  it('says whose phase it is, what is left, and what may be done', () => {
    const activate = table(ccg, { phase: 'activate', at: { 'Drill: Field (Light)': {} } });
    expect(promptOf(activate)).toBe(
      'Your activate phase, 2 of 2 Force to activate. Activate Force, use a card, or pass.',
    );
    const draw = table(ccg, { phase: 'draw', dark: { force: 1 } });
    expect(promptOf(draw)).toBe('Your draw phase, 1 Force left. Draw cards, use a card, or pass.');
  });

  it('says how much Force, or which card, and how much is left of it', () => {
    const t = table(ccg, { phase: 'activate', at: { 'Drill: Field (Light)': {} } });
    t.dark.does('activate');
    expect(promptOf(t)).toBe('You may activate up to 2 Force. How much Force do you activate?');
    expect(t.labels).toEqual(['Activate 2', 'Activate 1', 'Back']);
  });

  it('says what a weapon has to overcome', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'battle',
      light: { force: 4 },
      at: {
        'Drill Yard': {
          light: [{ card: 'Drill Colonel', on: ['Drill Rifle (Light)'] }],
          dark: ['Drill Lord', 'Drill Trooper'],
        },
      },
    });
    t.light.does('initiate battle');
    t.light.does('fire');
    expect(t.labels).toEqual([
      'Drill Lord (theirs), defense value 6',
      'Drill Trooper (theirs), defense value 1',
      'Back',
    ]);
  });

  it('says what there is to respond to', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Memorial'] },
      dark: { hand: ['Drill Alter (Dark)'] },
    });
    t.light.does('deploy', 'Drill Memorial');
    expect(promptOf(t)).toBe('Opponent deploys Drill Memorial. Respond, or pass.');
  });

  it('says once whose card it is', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Stormtrooper'], force: 9 },
      light: { hand: ['Rebel Barrier'], force: 9 },
      at: { 'Drill Yard': { dark: ['Drill Trooper'], light: ['Drill Recruit'] } },
    });
    t.dark.does('deploy', 'Stormtrooper');
    expect(promptOf(t)).toBe('Opponent has deployed Stormtrooper. Respond, or pass.');
  });

  it('says what has to be satisfied in a battle', () => {
    const t = table(ccg, {
      phase: 'battle',
      dark: { force: 1 },
      light: { hand: ['Drill Recruit'] },
      at: { 'Drill Yard': { dark: ['Drill Champion', 'Drill Trooper'], light: ['Drill Recruit'] } },
    });
    t.dark.does('initiate battle');
    while (t.asked === 'dark') t.dark.does(t.dark.may('decline') ? 'decline' : 'pass');
    expect(promptOf(t)).toMatch(/^Battle at Drill Yard, battle damage \d+\. Forfeit cards, or lose Force\.$/);
    t.light.does('lose Force');
    expect(promptOf(t)).toMatch(/^You lose 1 Force of \d+ battle damage\. Which card do you lose\?$/);
  });

  it('says what Force is lost to, and how much a drain is for', () => {
    const t = table(ccg, {
      at: { 'Drill: Field (Light)': { dark: ['Drill Trooper'] } },
      light: { hand: ['Drill Stew'], force: 1 },
    });
    t.dark.does('drain', 'Drill: Field (Light)');
    expect(promptOf(t)).toBe('You lose 2 Force to the Force drain at Drill: Field. Which card do you lose first?');
    const struck = table(ccg, { dark: { hand: ['Drill Blow'] }, light: { hand: ['Drill Stew'] } });
    struck.dark.does('play', 'Drill Blow');
    if (struck.light.may('pass')) struck.light.passes();
    expect(promptOf(struck)).toMatch(/^You lose \d Force to Drill Blow/);
  });

  it('says what a battle would be before it is paid for', () => {
    const t = table(ccg, {
      phase: 'battle',
      dark: { force: 1 },
      at: { 'Drill Yard': { dark: ['Drill Champion', 'Drill Trooper'], light: ['Drill Recruit'] } },
    });
    const [label = ''] = t.labels;
    expect(label).toMatch(/^Initiate a battle at Drill Yard, \d+ against \d+ \(1 Force\)$/);
  });
});

describe('attrition alone', () => {
  it('is satisfied with cards, and their values are shown', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'battle',
      light: { force: 1, reserve: ['Drill Recruit', 'Drill Omen 4'], table: ['Drill Even Odds'] },
      at: { 'Drill Yard': { light: ['Drill Colonel'], dark: ['Drill Lord', 'Drill Trooper'] } },
    });
    t.light.does('initiate battle').does('draw battle destiny');
    if (t.dark.may('decline')) t.dark.does('decline');
    expect(promptOf(t)).toBe('Battle at Drill Yard, attrition 4. Forfeit cards.');
    expect(t.labels).toContain('Forfeit Drill Trooper for 1');
  });
});

describe('a warning', () => {
  it('says who would be lost with a card that is forfeited', () => {
    const vessel = { card: 'Devastator', pilots: ['Chief Bast'], passengers: ['Stormtrooper'] };
    const t = table(ccg, {
      turn: 'light',
      phase: 'battle',
      light: { force: 1 },
      at: { 'Tatooine (Dark)': { dark: [vessel], light: [{ card: 'Red 1', pilots: ['Red Leader'] }] } },
    });
    t.light.does('initiate battle');
    for (let i = 0; i < 9 && !t.labels.some((label) => label.startsWith('Forfeit')); i++) {
      const asked = t.asked === 'dark' ? t.dark : t.light;
      asked.does(asked.may('decline') ? 'decline' : 'pass');
    }
    expect(t.labels).toContain('Forfeit Red 1 for 5, losing 1 on it');
    expect(t.labels).toContainEqual(expect.stringMatching(/^Forfeit Red Leader for \d+$/));
  });

  it('says that a card is the last of one’s Life Force', () => {
    const last = table(ccg, { phase: 'draw', dark: { force: 1, reserve: [] }, light: { reserve: ['Drill Recruit'] } });
    expect(last.labels).toContain('Draw a card, your last Life Force');
    const more = table(ccg, { phase: 'draw', dark: { force: 2, reserve: [] }, light: { reserve: ['Drill Recruit'] } });
    expect(more.labels).toContain('Draw a card');
  });
});

describe('a question', () => {
  it('is asked of whoever gets on or off as a card reacts', () => {
    const quay = 'Drill Harbor: Quay';
    const t = table(ccg, {
      phase: 'battle',
      dark: { force: 9 },
      light: { force: 9 },
      at: {
        [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
        'Drill Harbor: Market': { light: ['Drill Snow Scout', 'Drill Flyer', 'Drill Airman'] },
      },
    });
    t.dark.does('initiate battle', quay);
    t.light.does('react', 'Drill Snow Scout');
    expect(ccg.describe(t.state, t.decision)).toMatchObject({
      prompt: { question: 'Does anybody board Drill Snow Scout before it leaves?', rules: ['GAP-0304'] },
    });
    t.light.does('embark', 'Drill Flyer').does('embark', 'Drill Airman');
    expect(promptOf(t)).toBe('Drill Snow Scout has arrived. Who gets on or off?');
    expect(t.labels).toEqual([
      'Drill Flyer disembarks to Drill Harbor: Quay',
      'Drill Airman disembarks to Drill Harbor: Quay',
      'All stay as they are',
    ]);
  });

  it.each([
    ['Dark Drill', 'Light Drill'],
    ['Search for the Plans', 'Rebels on Tatooine'],
  ] as const)('has words and a rule, whatever is asked (%s against %s)', (dark, light) => {
    const random = randomFrom('asked');
    const s = ccg.start({ decks: [stockDecks[dark], stockDecks[light]] }, 'asked');
    for (let i = 0; i < 500; i++) {
      const now = ccg.pending(s);
      if (isOutcome(now)) break;
      const { prompt, labels } = ccg.describe(s, now);
      expect(prompt.question).not.toBe('What do you choose?');
      expect(prompt.rules, prompt.question).not.toEqual([]);
      for (const words of [prompt.question, ...labels])
        expect(words).not.toMatch(/undefined|\[object|[{}]| {2}|^\s*$|to $/);
      ccg.answer(s, { player: now.player, at: now.at, picks: [below(random, now.options.length)] });
    }
  });
});

describe('what may be chosen', () => {
  it('says what a card costs to deploy, and where', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Champion'], force: 9 },
      at: { 'Drill Yard': { dark: ['Drill Trooper'] }, 'Drill: Hall': { dark: ['Drill Trooper'] } },
    });
    expect(t.labels[0]).toMatch(/^Deploy Drill Champion \(\d Force\)$/);
    t.dark.does('deploy', 'Drill Champion');
    expect(t.labels).toEqual([
      expect.stringMatching(/^To Drill Yard \(\d Force\)$/),
      expect.stringMatching(/^To Drill: Hall \(\d Force\)$/),
      'Back',
    ]);
  });

  it('says what a starship costs with the pilot whom it needs, and who that is', () => {
    const lay = (...pilots: string[]) =>
      table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['Drill Wing', ...pilots], force: 9 },
        at: { Drill: {}, 'Drill Nebula': {}, 'Drill: Docking Bay': {} },
      });
    const one = lay('Drill Flyer');
    // Where it lands, nobody has to come along.
    expect(one.labels[0]).toBe('Deploy Drill Wing (2 to 3 Force)');
    one.light.does('deploy', 'Drill Wing');
    expect(one.labels.slice(0, 2)).toEqual(['To Drill (3 Force with Drill Flyer)', 'To Drill: Docking Bay (2 Force)']);
    const two = lay('Drill Flyer', 'Drill Wingman');
    two.light.does('deploy', 'Drill Wing').does('to', 'Drill');
    expect(two.labels.slice(0, 2)).toEqual([
      'With Drill Flyer aboard (1 Force)',
      'With Drill Wingman aboard (1 Force)',
    ]);
  });

  it('says what it costs to deploy as a react', () => {
    const t = table(ccg, {
      phase: 'battle',
      dark: { force: 9 },
      light: { hand: ['Drill Spiral', 'Drill Recruit'], force: 3 },
      at: { 'Drill Harbor': { dark: ['Drill Leviathan'], light: ['Drill Red Wing'] } },
    });
    t.dark.does('initiate battle', 'Drill Harbor');
    expect(t.labels).toContain('React with Drill Spiral to Drill Harbor (2 Force)');
  });

  it('says to whom something may be handed over, and what that costs', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { force: 2, hand: ['Drill Errand (Dark)'] },
      at: { 'Drill Yard': { dark: [{ card: 'Drill Champion', on: ['Drill Popgun'] }, 'Drill Speaker'] } },
    });
    expect(t.labels).toContain('Hand Drill Popgun over to Drill Speaker (2 Force)');
  });

  it('says on what a card is deployed, and aboard what', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Tatooine Utility Belt', 'Leia Organa'], force: 9 },
      at: {
        'Tatooine: Cantina (Light)': { light: ['Luke Skywalker', 'Rebel Trooper', "Luke's X-34 Landspeeder"] },
        'Tatooine: Dune Sea': { light: ['Rebel Trooper'] },
      },
    });
    const labelsOf = (card: string): readonly string[] => {
      t.light.does('deploy', card);
      const found = t.labels;
      t.light.does('back');
      return found;
    };
    expect(labelsOf('Tatooine Utility Belt')).toEqual([
      'On Luke Skywalker (1 Force)',
      'On Rebel Trooper at Tatooine: Cantina (1 Force)',
      'On Rebel Trooper at Tatooine: Dune Sea (1 Force)',
      'Back',
    ]);
    expect(labelsOf('Leia Organa')).toContainEqual(
      expect.stringMatching(/^Aboard Luke's X-34 Landspeeder \(\d Force\)$/),
    );
    expect(labelsOf('Leia Organa')).toContainEqual(expect.stringMatching(/^To Tatooine: Dune Sea \(\d Force\)$/));
  });

  it('says where a card comes from that moves like another', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'move',
      light: { force: 9 },
      at: {
        'Tatooine: Dune Sea': { light: ['Rebel Trooper'] },
        'Tatooine: Cantina (Light)': {},
        'Tatooine: Mos Eisley (Light)': { light: ['Rebel Trooper'] },
      },
    });
    expect(t.labels).toContain('Move Rebel Trooper from Tatooine: Dune Sea to Tatooine: Cantina (1 Force)');
    expect(t.labels).toContain('Move Rebel Trooper from Tatooine: Mos Eisley to Tatooine: Cantina (1 Force)');
  });

  it('says where cards of the same name are, and whose they are', () => {
    const t = table(ccg, {
      turn: 'dark',
      phase: 'control',
      dark: { hand: ['Drill Stun'], force: 2 },
      at: { 'Drill Yard': { light: ['Drill Recruit'] }, 'Drill: Hall': { light: ['Drill Recruit'] } },
    });
    t.dark.does('play', 'Drill Stun');
    expect(t.labels).toEqual(['Drill Recruit (theirs) at Drill Yard', 'Drill Recruit (theirs) at Drill: Hall', 'Back']);
  });
});

describe('what a card says', () => {
  const saidBy = (name: string): string =>
    cards
      .filter((card) => card.name === name)
      .flatMap((card) => [...cardWords(card), ...numbersOf(card)])
      .join(' ');

  it.each([
    ['Drill Cripple', 'USED: Target a character: it is power –3 for remainder of turn.'],
    [
      'Drill Alter (Dark)',
      'USED: If opponent deploys an Effect or Utinni Effect, or if opponent just played an Interrupt, cancel it.',
    ],
    ['Drill Snap', 'Immune to Drill Kiss.'],
    ['Drill Wardship', 'Your other Effects are immune to Drill Alter.'],
    ['Red 1', 'room for 1 pilot'],
    [
      'Death Star: War Room',
      'While you control this site and have a leader here, Rebel troopers and Y-wings are forfeit –1.',
    ],
    ['Tatooine (Dark)', 'your total power is +1 in battles at Tatooine sites for each of your starships here.'],
    ['Tallon Roll', 'if opponent’s (with power of the Rebel starfighter) is, the Rebel starfighter is lost.'],
    ['Trooper Charge', 'it is power +2 (3 if it is a Death Star trooper) for remainder of battle.'],
    [
      'Dark Jedi Presence',
      'use 1 Force to target your Dark Jedi present in battle: power of Imperials (except it) in battle is doubled',
    ],
    ["Vader's Obsession", 'Luke is lost; X is the difference.'],
    ['Overload', 'If total destiny < its destiny: if total destiny = 0, the character or starship that it is on'],
    ["Sai'torr Kal Fas", 'While that character is already a warrior, it is power +1.'],
    ['Proton Torpedoes', 'Use 1 Force to deploy on your X-wing, Y-wing or B-wing.'],
    ['Wuher', 'When your control phase begins, if he is at a site, all weapons and droids present are lost.'],
    [
      'Disarmed (Dark)',
      'opponent’s character with a weapon present at same site as your character with a weapon present.',
    ],
    ['Disarmed (Dark)', 'All weapons on the same card are lost; that character is power –1;'],
    ["I've Lost Artoo!", 'Use 1 Force to deploy on a nav computer or an astromech aboard a starship'],
    ['Assault Rifle', 'at same or adjacent site'],
    ['Caller (Dark)', 'Deploys on your Imperial or Jawa.'],
    ['Death Star Trooper', 'Deploys only on Death Star.'],
  ])('reads well: %s', (name, words) => {
    expect(saidBy(name)).toContain(words);
    expect(saidBy(name)).not.toContain('1 pilots');
  });

  it('tells how many destinies are drawn from what each of them counts', () => {
    // So many more, by choice or not (AR6-0045, AR6-0053); more for each; more for all together.
    expect(saidBy('Solo Han')).toContain('alone at a site, you may draw 2 more battle destiny in this battle.');
    expect(saidBy('Sunsdown')).toContain('Each player draws 1 more power destiny at related sites.');
    expect(saidBy('Death Star: War Room')).toContain(
      'If you initiated the battle, you may draw 1 more battle destiny here.',
    );
    expect(saidBy('Darth Vader')).toContain('each of your battle destiny draws is +1.');
    expect(saidBy('Alderaan (Light)')).toContain('Each of opponent’s battle destiny draws is –1 here.');
    expect(saidBy('Observation Holocam')).toContain('Your total weapon destiny is +1 for');
  });

  it.each(cards.map((card) => [card.name, card] as const))('%s', (_, card) => {
    for (const words of [...cardWords(card), typeLine(card), ...numbersOf(card)]) {
      expect(words).not.toMatch(/undefined|null|NaN|\[object|\{|\}|^\s*$| {2}|\.\./);
    }
    for (const words of cardWords(card)) expect(words).toMatch(/^[A-Z“‘].*\.$/);
  });
});
