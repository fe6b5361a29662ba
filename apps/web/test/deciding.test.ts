import type { Decision, Happening, Option } from '@binary-sunset/kernel';
import type { Asked } from '@binary-sunset/table';
import { drawnOn } from '@binary-sunset/table/plain';
import { describe, expect, test } from 'vitest';
import { oddsMark } from '../src/boards/shared/cardWords.ts';
import { optionDropped } from '../src/interaction/dropping.ts';
import { commandFor } from '../src/interaction/keys.ts';
import { nextIn } from '../src/interaction/spatial.ts';
import { againAfter, repeatedIn } from '../src/session/again.ts';
import { automaticAnswer, whyPassed } from '../src/session/automatic.ts';
import { brightOf } from '../src/session/bright.ts';
import { cardsFor, isTiresome, type Passes, passesAfter } from '../src/session/notAgain.ts';
import {
  aimsIn,
  backOf,
  besideAiming,
  bestAim,
  howMany,
  inPrompt,
  isToBeAimed,
  optionByKey,
  optionOfPile,
  optionsApart,
  optionsByCard,
  proposedIn,
  realOptions,
  tapOn,
  whyNotDone,
} from '../src/session/options.ts';
import { paceOf } from '../src/session/pace.ts';
import { aboutLine, spokenPrompt, whoseTarget } from '../src/shell/prompt/promptWords.ts';

interface Wish extends Partial<Omit<Asked, 'decision'>> {
  readonly options: readonly Option[];
  readonly decision?: Partial<Decision>;
}

const ask = ({ options, decision, ...rest }: Wish): Asked => ({
  decision: { at: 0, player: 0, kind: 'action', min: 1, max: 1, ...decision, options },
  prompt: { heading: '', question: 'What do you choose?', about: [], rules: [] },
  labels: options.map(({ verb }) => verb),
  pass: null,
  passing: '',
  leadsOn: [],
  aims: [],
  proposals: [],
  free: [],
  suggested: null,
  times: 1,
  pointless: false,
  advice: null,
  wastes: [],
  cards: [
    { handle: 7, title: 'Dodge' },
    { handle: 8, title: 'Surge' },
  ],
  titles: options.map(() => null),
  moment: '',
  ...rest,
});

const dodge: Option = { verb: 'play', on: { card: 7 } };
const surge: Option = { verb: 'play', on: { card: 8 } };
const pass: Option = { verb: 'pass' };
const prevention = ask({ options: [dodge, pass], pass: 1, passing: 'Let 4 damage land', moment: 'prevention' });

test('a digit is a number where one is asked for, else the mark of an option', () => {
  const numbers = [5, 4, 3, 2, 1].map((amount): Option => ({ verb: 'amount', amount }));
  const amount = ask({ options: numbers, decision: { kind: 'number' } });
  expect(optionByKey(amount, 4)).toBe(1);
  expect(optionByKey(amount, 6)).toBeNull();
  expect(optionByKey(ask({ options: [pass, dodge, surge], pass: 0 }), 2)).toBe(2);
});

describe('the same again', () => {
  const draw: Option = { verb: 'draw' };
  const lose: Option = { verb: 'lose Force' };
  const drawing = ask({ options: [draw, pass], pass: 1, moment: 'your draw', times: 5 });
  const damage = ask({ options: [dodge, lose], moment: 'damage', times: 4 });
  const which = ask({
    options: [{ verb: 'from hand' }, { verb: 'from reserve' }],
    decision: { kind: 'choice' },
    moment: 'lose',
  });

  test('is given as often as was said, as long as the same is asked', () => {
    const twiceMore = againAfter(null, drawing, [0], 3);
    const once = repeatedIn(twiceMore, ask({ options: [dodge, draw, pass], pass: 2, moment: 'your draw' }));
    expect(once.option).toBe(1);
    const twice = repeatedIn(once.again, drawing);
    expect(twice.option).toBe(0);
    expect(repeatedIn(twice.again, drawing)).toEqual({ option: null, again: null });
  });

  test('comes to an end where it can’t be done any more, or something else may be done', () => {
    const again = againAfter(null, drawing, [0], 3);
    const end = { option: null, again: null };
    expect(repeatedIn(again, ask({ options: [dodge, pass], pass: 1, moment: 'your draw' }))).toEqual(end);
    expect(repeatedIn(again, ask({ options: [draw, pass], pass: 1, moment: 'response' }))).toEqual(end);
  });

  test('is nothing where once was enough, or several were chosen together', () => {
    expect(againAfter(null, drawing, [0], 1)).toBeNull();
    expect(againAfter(null, drawing, [0, 1], 2)).toBeNull();
  });

  test('takes along what was chosen on the way', () => {
    const begun = againAfter(null, damage, [1], 2);
    const asked = repeatedIn(begun, which);
    expect(asked).toEqual({ option: null, again: begun });
    const chosen = againAfter(asked.again, which, [1], 1);
    const once = repeatedIn(chosen, damage);
    expect(once.option).toBe(1);
    expect(repeatedIn(once.again, which).option).toBe(1);
    expect(repeatedIn(once.again, damage)).toEqual({ option: null, again: null });
  });
});

test('a pile is chosen where one option alone is about it', () => {
  const lose: Option = { verb: 'lose', on: { zone: 'reserve', of: 0 } };
  expect(optionOfPile(ask({ options: [dodge, lose] }), 'reserve', 0)).toBe(1);
  expect(optionOfPile(ask({ options: [dodge, lose] }), 'reserve', 1)).toBeNull();
  expect(optionOfPile(ask({ options: [lose, lose] }), 'reserve', 0)).toBeNull();
  expect(optionOfPile(null, 'reserve', 0)).toBeNull();
});

describe('options', () => {
  const deploy: Option = { verb: 'deploy', on: { card: 3 }, to: { zone: 'space', of: 0 } };
  const enhance: Option = { verb: 'stack', on: { card: 3 }, to: { card: 5 } };
  const target: Option = { verb: 'choose', to: { card: 5 } };
  const asked = ask({ options: [deploy, enhance, target, pass], pass: 3 });

  test('lie at the card that acts, else at the one they go to', () => {
    expect([...optionsByCard(asked)]).toEqual([
      [3, [0, 1]],
      [5, [2]],
    ]);
    expect(optionsByCard(null).size).toBe(0);
  });

  test('without a card stand apart; passing and going back are not choices', () => {
    const sides = ask({ options: [{ verb: 'yes' }, dodge, pass, { verb: 'back' }], pass: 2, decision: { back: true } });
    expect(backOf(sides)).toBe(3);
    expect(backOf(asked)).toBeNull();
    expect(realOptions(sides)).toEqual([0, 1]);
    expect(optionsApart(sides)).toEqual([0]);
  });

  test('dropped on a place are found only if one fits', () => {
    const { options } = asked.decision;
    expect(optionDropped(options, 3, { zone: 'space' })).toBe(0);
    expect(optionDropped(options, 3, { card: 5 })).toBe(1);
    expect(optionDropped(options, 3, { zone: 'ground' })).toBeNull();
    expect(optionDropped([...options, deploy], 3, { zone: 'space' })).toBeNull();
    expect(optionDropped([dodge, surge, pass], 7, { zone: 'ground' })).toBe(0);
    expect(optionDropped([dodge, surge, pass], 7, { card: 5 })).toBeNull();
    expect(optionDropped([dodge, surge, pass], 7, { zone: 'hand' })).toBeNull();
    const build: Option = { verb: 'build', on: { card: 3 } };
    expect(optionDropped([build, deploy], 3, { zone: 'space' })).toBe(1);
    expect(optionDropped([build, deploy], 3, { zone: 'building' })).toBe(0);
  });
});

describe('some of several', () => {
  const three = ask({ options: [dodge, surge, dodge], decision: { kind: 'subset', min: 2, max: 2 } });
  const any = ask({ options: [dodge, surge], decision: { kind: 'subset', min: 0, max: 2 } });

  test('say why they are not enough', () => {
    expect(whyNotDone(three, [0])).toBe('Choose 2: 1 of 2');
    expect(whyNotDone(three, [0, 1])).toBeNull();
    expect(whyNotDone(any, [])).toBeNull();
    const atLeast = ask({ options: [dodge, surge], decision: { kind: 'subset', min: 1, max: 2 } });
    expect(whyNotDone(atLeast, [])).toBe('Choose at least 1: 0 so far');
  });

  test('count towards what is needed', () => {
    const needs = { value: 'forfeit', atLeast: 7, soFar: 2 };
    const options: Option[] = [
      { verb: 'forfeit', amount: 4 },
      { verb: 'forfeit', amount: 3 },
    ];
    const asked = ask({ options, decision: { kind: 'subset', min: 0, max: 2, needs } });
    expect(whyNotDone(asked, [0])).toBe('forfeit: 6 of 7');
    expect(whyNotDone(asked, [0, 1])).toBeNull();
  });

  test('say how many they are', () => {
    expect(howMany(three, [0])).toBe('1 of 2');
    expect(howMany(any, [0])).toBe('1 chosen, up to 2');
    expect(aboutLine(any, [], 2)).toBe('0 chosen, up to 2');
  });
});

describe('the brightest button', () => {
  const none = aimsIn(null, []);

  test('passes, gives what was picked, or the number that is shown', () => {
    expect(brightOf(prevention, [], none)).toEqual({ do: 'answer', picks: [1] });
    const options: Option[] = [
      { verb: 'amount', amount: 1 },
      { verb: 'amount', amount: 2 },
    ];
    const numbers = ask({ options, suggested: 0, decision: { kind: 'number' } });
    expect(brightOf(numbers, [], none)).toEqual({ do: 'answer', picks: [0] });
    expect(brightOf(numbers, [1], none)).toEqual({ do: 'answer', picks: [1] });
    const bids = ask({ options: [...options, pass], pass: 2, decision: { kind: 'number' } });
    expect(brightOf(bids, [], none)).toEqual({ do: 'answer', picks: [2] });
    expect(brightOf(bids, [0], none)).toEqual({ do: 'answer', picks: [0] });
    const choice = ask({ options: [dodge, surge], decision: { kind: 'choice' } });
    expect(brightOf(choice, [], none)).toBeNull();
  });

  test('does what most would do, whatever is passed over by it', () => {
    const proposal = {
      option: 0,
      words: 'Activate all 7',
      note: '',
      times: 1,
      amount: 7,
      otherwise: 'Fewer',
      sensible: true,
    };
    const activate = ask({ options: [{ verb: 'activate' }, pass], pass: 1, proposals: [proposal] });
    expect(brightOf(activate, [], none)).toEqual({ do: 'propose', proposal });
    expect(brightOf(activate, [1], none)).toEqual({ do: 'answer', picks: [1] });
    expect(proposedIn(activate, true)).toEqual([proposal]);
    expect(inPrompt(activate, true)).toEqual([0]);
    const ways = ask({ options: [dodge, surge], proposals: [{ ...proposal, sensible: false, otherwise: null }] });
    expect(brightOf(ways, [], none)).toBeNull();
    expect(inPrompt(ways, false)).toEqual([]);
  });

  test('confirms what is chosen, although one might pass', () => {
    expect(brightOf(prevention, [0], none)).toEqual({ do: 'answer', picks: [0] });
  });
});

describe('whoever can be attacked', () => {
  const attack = (card: number): Option => ({ verb: 'attack', on: { card } });
  const odds = (damage: number, discards: number) => ({ dice: 4, damage, discards });
  const turn = ask({
    options: [attack(1), { verb: 'hold back', on: { card: 1 } }, attack(2), { verb: 'hold back', on: { card: 2 } }],
    aims: [
      { option: 0, by: 1, at: 11, odds: odds(2, 0.3) },
      { option: 0, by: 1, at: 12, odds: odds(1.5, 0.6) },
      { option: 2, by: 2, at: 11, odds: odds(3, 0.8) },
    ],
  });
  const at = (picked: readonly number[]) => ({
    options: optionsByCard(turn),
    aims: aimsIn(turn, picked),
    asked: turn,
  });

  test('is pointed at by the first who may attack, until another is chosen', () => {
    expect([...aimsIn(turn, []).keys()]).toEqual([11, 12]);
    expect([...aimsIn(turn, [2]).keys()]).toEqual([11]);
    expect([...aimsIn(turn, [1]).keys()]).toEqual([11, 12]);
    expect(aimsIn(null, []).size).toBe(0);
  });

  test('is attacked by a tap; a tap on another attacker chooses that', () => {
    expect(tapOn(at([]), 11)).toBe('aim');
    expect(tapOn(at([]), 2)).toBe(2);
    expect(tapOn(at([2]), 2)).toBe('menu');
    expect(tapOn(at([2]), 12)).toBe('look');
    expect(isToBeAimed(turn, 0)).toBe(true);
    expect(isToBeAimed(turn, 1)).toBe(false);
  });

  test('is best attacked where it is likeliest to fall: that is what Space does', () => {
    expect(brightOf(turn, [], aimsIn(turn, []))).toEqual({ do: 'aim', at: 12 });
    expect(brightOf(turn, [2], aimsIn(turn, [2]))).toEqual({ do: 'aim', at: 11 });
    expect(bestAim(new Map())).toBeNull();
  });

  test('leaves room for what else the attacker may do', () => {
    const [first] = aimsIn(turn, []).values();
    if (first === undefined) throw new Error('Nobody can be attacked.');
    expect(besideAiming(turn, first, false)).toEqual([1]);
  });

  test('is asked for by the name of the attacker', () => {
    const named = { ...turn, cards: [{ handle: 2, title: 'Jango Fett (A)' }] };
    expect(whoseTarget(named, aimsIn(named, [2]))).toBe('Whom does Jango Fett A attack?');
    expect(whoseTarget(prevention, aimsIn(prevention, []))).toBeNull();
    expect([oddsMark(odds(2.25, 0.6)), oddsMark(odds(2, 0.999)), oddsMark(odds(0, 0))]).toEqual([
      '2.3 hits · 60 %',
      '2 hits · 99 %',
      '0 hits · 0 %',
    ]);
  });
});

describe('a pass is given for a player', () => {
  const settings = { stops: {}, quiet: [], order: false, pointless: false };

  test('not unless they said so', () => {
    expect(automaticAnswer(prevention, settings)).toBeNull();
  });

  test('where they set no stop', () => {
    const answer = automaticAnswer(prevention, { ...settings, stops: { prevention: false } });
    expect(answer).toEqual({ picks: [1], because: 'no stop here' });
    expect(whyPassed(prevention, 'no stop here')).toBe(
      'Passed for you (when damage is about to be done): you set no stop here.',
    );
  });

  test('where only cards that they are not asked about could be played', () => {
    const quiet = { ...settings, quiet: ['Dodge'] };
    expect(automaticAnswer(prevention, quiet)?.because).toBe('quiet cards');
    const both = ask({ ...prevention, options: [dodge, surge, pass], pass: 2, decision: {} });
    expect(automaticAnswer(both, quiet)).toBeNull();
  });

  test('for cards that they said not again to', () => {
    expect(automaticAnswer(prevention, settings, false, ['Dodge'])?.because).toBe('not again');
    expect(automaticAnswer(prevention, settings, false, ['Surge'])).toBeNull();
    expect(whyPassed(prevention, 'not again')).toContain('you said not again');
  });

  test('which the table offers after the third pass over the same cards, until one is played', () => {
    const both = ask({ ...prevention, options: [dodge, surge, pass], pass: 2, titles: ['Dodge', 'Surge', null] });
    let passes: Passes = new Map();
    for (let times = 0; times < 3; times++) {
      expect(isTiresome(passes, prevention)).toBe(false);
      passes = passesAfter(passes, prevention, [1]);
    }
    expect(isTiresome(passes, prevention)).toBe(true);
    expect(isTiresome(passes, both)).toBe(false);
    expect(isTiresome(passesAfter(passes, both, [1]), prevention)).toBe(true);
    expect(isTiresome(passesAfter(passes, both, [0]), prevention)).toBe(false);
    const unknown = ask({ options: [{ verb: 'play', on: { card: 99 } }, pass], pass: 1 });
    expect(cardsFor(unknown)).toBeNull();
  });

  test('while they pass on', () => {
    expect(automaticAnswer(prevention, settings, true)?.because).toBe('passing on');
  });

  test('and any order for cards that go to a pile together, unless they want to be asked', () => {
    const put: Option[] = [
      { verb: 'put', on: { card: 7 } },
      { verb: 'put', on: { card: 8 } },
    ];
    const order = ask({ options: put, decision: { kind: 'choice' }, moment: 'put' });
    expect(automaticAnswer(order, settings)).toEqual({ picks: [0], because: 'any order' });
    expect(whyPassed(order, 'any order')).toBe('The cards go there in any order.');
    expect(automaticAnswer(order, { ...settings, order: true })).toBeNull();
  });

  test('is done where nothing is to be gained, unless the player wants to be asked', () => {
    const own = ask({ options: [dodge, pass], pass: 1, moment: 'response', pointless: true });
    expect(automaticAnswer(own, settings)).toEqual({ picks: [1], because: 'nothing to gain' });
    expect(automaticAnswer(own, { ...settings, pointless: true })).toBeNull();
  });

  test('never where something has to be chosen', () => {
    const build = ask({ ...prevention, options: [dodge, pass], decision: {}, moment: 'build' });
    expect(automaticAnswer(build, settings, true)).toBeNull();
    const must = ask({ ...prevention, options: [dodge, surge], decision: {}, pass: null });
    expect(automaticAnswer(must, settings, true)).toBeNull();
  });
});

describe('keys', () => {
  const free = { onControl: false, onText: false };
  const press = (key: string, more: object = {}, focus = free) =>
    commandFor({ key, shift: false, other: false, repeat: false, ...more }, focus);

  test('mean what the notes say', () => {
    expect(press(' ')).toEqual({ do: 'primary' });
    expect(press('Enter')).toEqual({ do: 'confirm' });
    expect(press('Escape')).toEqual({ do: 'back' });
    expect(press('3')).toEqual({ do: 'option', number: 3 });
    expect(press('ArrowUp')).toEqual({ do: 'go', to: 'up' });
    expect(press('u')).toEqual({ do: 'undo' });
    expect(press('U', { shift: true })).toEqual({ do: 'redo' });
    expect(press('[')).toEqual({ do: 'previous arena' });
    expect(press('?', { shift: true })).toEqual({ do: 'help' });
    expect(['a', 'h', 'l', 'i', 'w', 'r', 'o', 'm', ']'].map((key) => press(key)?.do)).toEqual([
      'actions',
      'hand',
      'log',
      'inspect',
      'why not',
      'rule',
      'outline',
      'mute',
      'next arena',
    ]);
    expect(press('x')).toBeNull();
    expect(press('0')).toBeNull();
    expect(press('constructor')).toBeNull();
  });

  test('that are held down answer nothing', () => {
    expect(press(' ', { repeat: true })).toBeNull();
    expect(press('Enter', { repeat: true })).toBeNull();
    expect(press('ArrowLeft', { repeat: true })).toEqual({ do: 'go', to: 'left' });
  });

  test('belong to the browser, to text and to controls first', () => {
    expect(press('r', { other: true })).toBeNull();
    expect(press('a', {}, { onControl: true, onText: true })).toBeNull();
    expect(press(' ', {}, { onControl: true, onText: false })).toBeNull();
    expect(press('Enter', {}, { onControl: true, onText: false })).toBeNull();
    expect(press('a', {}, { onControl: true, onText: false })).toEqual({ do: 'actions' });
  });
});

describe('arrows', () => {
  const at = (left: number, top: number) => ({ left, top, width: 96, height: 134 });
  const here = at(200, 200);

  test('go to the nearest card that way, rather one in the same row', () => {
    const boxes = [at(310, 204), at(250, 400), at(90, 200), at(420, 200)];
    expect(nextIn('right', here, boxes)).toBe(0);
    expect(nextIn('left', here, boxes)).toBe(2);
    expect(nextIn('down', here, boxes)).toBe(1);
    expect(nextIn('up', here, boxes)).toBeNull();
  });
});

describe('the prompt', () => {
  test('is a heading and what it is about', () => {
    const prompt = { about: [], rules: [] };
    const heading = 'You lose 2 Force to Dr. Evazan';
    const question = 'Which card do you lose first?';
    expect(spokenPrompt({ ...prompt, heading, question })).toEqual({ heading, about: question });
    expect(spokenPrompt({ ...prompt, heading: '', question })).toEqual({ heading: question, about: '' });
  });

  test('says what an armed option would change, else how many cards can act', () => {
    const raise: Option = { ...surge, changes: [{ card: 8, value: 'power', from: 4, to: 6 }] };
    const asked = ask({ options: [dodge, raise] });
    expect(aboutLine(asked, [1], 2)).toBe('power 4 → 6');
    expect(aboutLine(asked, [0], 2)).toBe('Confirm, or choose another.');
    expect(aboutLine(asked, [], 2)).toBe('Choose one of the 2 cards that glow');
    expect(aboutLine(asked, [], 1)).toBe('Choose at the card that glows');
  });
});

test('cards in piles and in the hand across are not drawn one by one', () => {
  const board = {
    mine: { player: 0, hand: [{ handle: 1 }], discard: [{ handle: 2 }] },
    theirs: { player: 1, hand: [{ handle: 5 }] },
    units: [[{ handle: 3, beneath: [{ handle: 4 }] }]],
  };
  expect([...drawnOn(board, 0)]).toEqual([1, 3]);
});

describe('the pace', () => {
  const happened = (...kinds: string[]): Happening[] => kinds.map((kind) => ({ kind }));

  test('gives what happens time to be seen, and never more than a second and a half', () => {
    expect(paceOf([], 'normal')).toBe(150);
    expect(paceOf(happened('attacks', 'rolled'), 'normal')).toBe(1100);
    expect(paceOf(happened('damaged', 'damaged'), 'normal')).toBe(300);
    expect(paceOf(happened('attacks', 'rolled', 'damaged', 'played', 'turn'), 'normal')).toBe(1500);
    expect(paceOf(happened('rolled'), 'double')).toBe(300);
    expect(paceOf(happened('rolled'), 'instant')).toBe(0);
  });
});
