import { describe, expect, it } from 'vitest';
import { device, effect, interrupt, weapon } from '../../src/catalog/card.ts';
import { openCatalog } from '../../src/catalog/catalog.ts';
import { unheardOn } from '../../src/catalog/unheard.ts';
import { adds, always, makes, whenDrawn } from '../../src/language/amounts/values.ts';
import { any, this_, your } from '../../src/language/cards/cards.ts';
import { deploys, deploysOn } from '../../src/language/does/deploying/deploying.ts';
import { deploysFrom } from '../../src/language/does/deploying/fromPiles.ts';
import { activate } from '../../src/language/does/force/effects.ts';
import { peeks, reveals } from '../../src/language/does/piles/looking.ts';
import { reserveDeck, theirs, usedPile } from '../../src/language/does/piles/piles.ts';
import { places } from '../../src/language/does/piles/placing.ts';
import { seen } from '../../src/language/does/piles/sources.ts';
import { takes } from '../../src/language/does/piles/taking.ts';
import { fires } from '../../src/language/does/weapons/weapons.ts';
import { mayDo } from '../../src/language/flow.ts';
import { automatically, may, must, used } from '../../src/language/text.ts';
import { thereIs } from '../../src/language/when/conditions.ts';
import { atEdge, untilEndOfYourNextTurn } from '../../src/language/when/turns.ts';
import { atAnyTime, deployed, during, duringBattle } from '../../src/language/when/when.ts';
import { actionWords, timingWords } from '../../src/language/words/actions.ts';
import type { ActionText, Clause, DeployText, Timing } from '../../src/text/program.ts';
import { duringDuel } from '../cards/drill/own/duels.ts';
import { anything } from '../cards/drill/own/moments.ts';
import '../../src/index.ts';
import { saidOf, self } from './speaking.ts';

const facts = { side: 'light', id: '', rarity: '', destiny: 1 } as const;
const onEffect = (...text: Clause[]) => unheardOn(effect('Stand-in', { ...facts, text }), text);
const done = activate(1);

const whenever: Readonly<Record<string, readonly [Partial<Timing>, string]>> = {
  'a phase of a duel': [{ inDuel: true, phases: ['move'] }, 'what is for duels is for all of them'],
  'a turn of a duel': [{ inDuel: true, turn: 'your' }, 'what is for duels'],
  'attacks without a segment': [{ inAttack: true }, 'names a segment of them'],
  'a segment outside of battles': [{ segment: 'weapons', notInBattle: true }, 'not for outside of battles'],
  'a phase at the end of a turn': [{ edge: 'end', phases: ['draw'] }, 'the end of a turn is in no phase'],
  'a battle at the start of a turn': [{ edge: 'start', segment: 'weapons' }, 'the start of a turn is in no phase'],
};

const actions: Readonly<Record<string, readonly [ActionText, string]>> = {
  'never done': [{ ...may.act(atAnyTime).do(done), when: null }, 'not said when it may be done'],
  'how often, but not in what': [
    { ...may.act(atAnyTime).do(done), times: 2 },
    'not said in what it may be used 2 times',
  ],
  'a response with a time': [{ ...may.respond(anything).do(done), when: atAnyTime }, 'a response needs something'],
  'a response to nothing': [{ ...may.respond(anything).do(done), to: null }, 'a response needs something'],
  'of itself, at some time': [{ ...automatically(deployed('you', any)).do(done), when: atAnyTime }, 'and no time'],
  'of itself, because of anything': [automatically(anything).do(done), 'one thing that it happens because of'],
  'of itself, because of nothing': [{ ...automatically(anything).do(done), to: null }, 'one thing that'],
  'must be done at no time': [{ ...must(atAnyTime).do(done), when: null }, 'what must be done needs a time'],
  'must be done in response': [{ ...must(atAnyTime).do(done), to: anything }, 'what must be done needs a time'],
  'both may': [{ ...may.act(atAnyTime).do(done), forBoth: true }, 'only what must be done can direct both'],
  'played before the game, by an Effect': [may.start().do(done), 'only Interrupts are played before the first turn'],
  'drawn, but no destiny': [
    { ...automatically(deployed('you', any)).do(done), to: { ...deployed('you', any), ofDrawnCard: true } },
    'what is of the card drawn waits for a destiny',
  ],
  'lost, but no loss': [
    { ...automatically(deployed('you', any)).do(done), to: { ...deployed('you', any), ofLostCard: true } },
    'what is of the card lost waits for a loss',
  ],
  'left behind, and never heeded': [
    may.act(atAnyTime).do(makes(adds(1).to('Force drain').of(any.locations), 'turn')),
    'Force drain belongs to a player',
  ],
  'about cards that nobody saw': [
    may.act(atAnyTime).do(takes('any card', seen(reserveDeck))),
    'it speaks of cards seen in Reserve Deck, of which none were shown just before',
  ],
  'about cards seen in another pile': [
    may.act(atAnyTime).do(peeks(2, theirs(reserveDeck)), deploysFrom(seen(reserveDeck), any)),
    'it speaks of cards seen in Reserve Deck',
  ],
  'about cards seen only within': [
    may.act(atAnyTime).do(mayDo([reveals(2, usedPile)]), places(any, seen(usedPile), 'lost')),
    'it speaks of cards seen in Used Pile',
  ],
  'left behind within': [
    may.act(atAnyTime).do(untilEndOfYourNextTurn({ rule: 'expands' })),
    '"expands" holds only as long as a card says it',
  ],
};

describe('a time that says what nobody asks', () => {
  it.each(Object.entries(whenever))('is refused (%s)', (_name, [timing, why]) => {
    expect(onEffect(may.act({ ...atAnyTime, ...timing }).do(done)).join()).toContain(why);
  });

  it('is read out otherwise', () => {
    const times = [atAnyTime, during('your', 'move'), duringBattle(), duringDuel, atEdge('end', 'your')];
    expect(new Set(times.map(timingWords)).size).toBe(times.length);
    expect(times.flatMap((time) => onEffect(may.act(time).do(done)))).toEqual([]);
  });
});

describe('an action that says what nobody asks', () => {
  it.each(Object.entries(actions))('is refused (%s)', (_name, [action, why]) => {
    expect(onEffect(action).join()).toContain(why);
  });

  it('is none of the usual ones', () => {
    const usual = [
      may.act(atAnyTime).times(2, 'turn').do(done),
      may.respond(anything).do(done),
      may.actOrRespond(atAnyTime, anything).do(done),
      automatically(deployed('you', any)).do(done),
      must(atEdge('end', 'your')).do(done),
      must(during('your', 'control'), 'both players').do(done),
    ];
    expect(usual.flatMap((action) => onEffect(action))).toEqual([]);
  });

  it('is no Interrupt that somebody must play', () => {
    const action = must(atAnyTime).do(done);
    const card = interrupt('Stand-in', { ...facts, functions: [used(action)] });
    expect(unheardOn(card, [action]).join()).toContain('nobody must play an Interrupt');
  });
});

const someDeploying: Readonly<Record<string, readonly [Partial<DeployText>, string]>> = {
  'a time of its own': [{ when: atAnyTime }, 'only Effects deploy at a time of their own'],
  'in response': [{ to: anything }, 'only Effects deploy at a time of their own or in response'],
};

describe('what is said of deploying', () => {
  it.each(Object.entries(someDeploying))('is refused where nobody asks it (%s)', (_name, [said, why]) => {
    const text: DeployText = { kind: 'deploys', on: your.characters, only: [], cost: 1, ...said };
    expect(unheardOn(device('Stand-in', { ...facts, text: [text] }), [text]).join()).toContain(why);
  });

  it('is refused where it is both a time and a response, or a react of what never reacts', () => {
    expect(onEffect(deploys.at(atAnyTime).inResponseTo(anything)).join()).toContain('in response, or at a time');
    expect(onEffect(deploys.asReact()).join()).toContain('no such card deploys as a react');
  });

  it('is refused said in two texts, as two ways to fire a weapon are', () => {
    expect(onEffect(deploysOn(your.characters), deploysOn(your.vehicles)).join()).toContain('is said twice');
    const text = [fires({ at: any.characters, do: [] }), fires({ at: any.starships, do: [] })];
    const gun = weapon('Stand-in', { ...facts, type: 'character', text });
    expect(unheardOn(gun, text).join()).toContain('it is fired in two ways');
  });

  it('is refused said twice in one text', () => {
    const on = deploysOn(your.characters);
    expect(() => on.for(1).for(2)).toThrow('A text says twice what it costs');
    expect(() => on.targeting(any.characters).targeting(any.starships)).toThrow('twice what it targets');
    expect(() => on.declaring('a', 'b').declaring('c')).toThrow('twice what is declared');
    expect(() => on.fixingX(1).fixingX(2)).toThrow('twice what X is');
    expect(() => on.at(atAnyTime).at(during('your', 'move'))).toThrow('twice when it deploys');
    expect(() => on.inResponseTo(anything).inResponseTo(anything)).toThrow('twice what it deploys in response to');
    expect(() => on.asReact().asReact()).toThrow('twice where it deploys as a react');
    expect(() => on.workingOn('missing').workingOn('captive')).toThrow('twice on what it works');
    const both = on.if(thereIs(your.characters)).if(thereIs(your.vehicles));
    expect([both.only.length, on.costing(1, any).free(any).costs.length]).toEqual([2, 2]);
  });
});

describe('a condition that asks for several', () => {
  it.each([
    [2, 'two'],
    [3, 'three'],
    [4, 'four'],
    [5, 'five'],
    [6, 'six'],
    [7, '7'],
  ])('says how many (%i)', (least, said) => {
    expect(saidOf(thereIs(your.characters, least))).toBe(`you have ${said} or more characters`);
  });
});

describe('an action that may be used more than once', () => {
  it.each([
    [2, 'twice'],
    [3, 'three times'],
    [4, 'four times'],
    [5, '5 times'],
  ])('says how often (%i)', (times, said) => {
    const words = actionWords(may.act(atAnyTime).times(times, 'turn').do(done), self);
    expect(words.toLowerCase()).toMatch(new RegExp(`^${said} per turn`));
  });
});

describe('a text that is written', () => {
  it('says only once how often it may be used, and all that it is immune to', () => {
    expect(() => may.act(atAnyTime).once('turn').once('battle')).toThrow('twice how often it may be used');
    expect(() => may.act(atAnyTime).once('turn').times(2, 'game')).toThrow('twice how often it may be used');
    expect(may.act(atAnyTime).immuneTo('Sense').immuneTo('Alter').do(done).immuneTo).toEqual(['Sense', 'Alter']);
  });

  it('says what a further shot costs only where there may be any', () => {
    expect(() => fires({ at: any.characters, do: [], again: 2 })).toThrow('but not that there are any');
    expect(() => fires({ at: any.characters, do: [], again: 2, repeatedly: true })).not.toThrow();
  });

  it('says something only of destiny draws while its card is drawn', () => {
    expect(onEffect(whenDrawn(adds(1).to('destiny draw').for('your')))).toEqual([]);
    expect(onEffect(whenDrawn(adds(1).to('power').of(this_))).join()).toContain('what becomes of destiny draws');
  });
});

describe('the catalog', () => {
  it('does not open with a card whose program says what nobody would heed, and says which and why', () => {
    const strange = effect('Strange Effect', {
      ...facts,
      text: [always(adds(1).to('Force drain').of(any.locations)), may.act({ ...atAnyTime, inAttack: true }).do(done)],
    });
    expect(() => openCatalog([strange])).toThrow(
      'Strange Effect: Force drain belongs to a player, not to cards: say whose with "for"; what is for attacks as well names a segment of them.',
    );
  });
});
