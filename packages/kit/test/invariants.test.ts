import { type Answer, asks, type Decision, type Game, isOutcome, nameOf, randomFrom } from '@binary-sunset/kernel';
import {
  type SkirmishDecision,
  type SkirmishPosition,
  type SkirmishState,
  type SkirmishVocabulary,
  skirmish,
} from '@binary-sunset/skirmish';
import { describe, expect, test } from 'vitest';
import {
  BrokenInvariant,
  checkDeterminize,
  checkFork,
  checkPlainData,
  checkSecrecy,
  checkSilence,
  checkState,
  checkWithdrawal,
  checkWords,
  followed,
} from '../src/invariants.ts';
import { table } from '../src/table.ts';

type Skirmish = Game<SkirmishState, SkirmishPosition, 'first' | 'second', SkirmishVocabulary>;

/** Each check is seen to fail on a game that is broken on purpose, and to pass on the game as it is. */
const brokenBy = (change: Partial<Skirmish>): Skirmish => ({ ...skirmish, ...change });

const position: SkirmishPosition = {
  first: { hand: ['Rally', 'Precision Shot', 'Trooper'], play: ['Trooper', 'Martyr'], deck: ['Scout', 'Rally'] },
  second: {
    hand: ['Countermand', 'Veteran', 'Decoy'],
    play: ['Sentinel', 'Trooper'],
    deck: ['Martyr', 'Colossus', 'Recall', 'Barrage'],
  },
};

/** Gives a player this hand, without moving any card. */
function hold(s: SkirmishState, player: 0 | 1, hand: readonly number[]): void {
  s.zones.hand = player === 0 ? [hand, s.zones.hand[1]] : [s.zones.hand[0], hand];
}

const laid = (): SkirmishState => skirmish.position(position);

const pending = (s: SkirmishState): Decision => {
  const now = skirmish.pending(s);
  if (isOutcome(now)) throw new Error('The game is over.');
  return now;
};

/** The first player's first answer with this verb. */
const answerWith = (verb: string): Answer => {
  const { at, player, options } = pending(laid());
  return { player, at, picks: [options.findIndex((option) => option.verb === verb)] };
};

/** Checks that try cards at random are tried often enough to meet every pair. */
const often = (check: (random: ReturnType<typeof randomFrom>) => void): void => {
  for (let i = 0; i < 60; i++) check(randomFrom(`try ${i}`));
};

describe('every state', () => {
  const changed = (change: (s: SkirmishState) => void): SkirmishState => {
    const s = laid();
    change(s);
    return s;
  };

  test('may be as it is', () => checkState(skirmish, laid()));

  test.each<[string, (s: SkirmishState) => void, RegExp]>([
    [
      'a card twice',
      (s) => hold(s, 1, [...s.zones.hand[1], s.zones.play[0][0] ?? -1]),
      /^Card \d+ is in two places\.$/,
    ],
    ['a card nowhere', (s) => hold(s, 1, s.zones.hand[1].slice(1)), /^Card \d+ is not where its column says\.$/],
    [
      'a card elsewhere',
      (s) => {
        hold(s, 0, [...s.zones.hand[0], s.zones.hand[1][0] ?? -1]);
        hold(s, 1, s.zones.hand[1].slice(1));
      },
      /^Card \d+ is not where its column says\.$/,
    ],
    [
      'two cards with one handle',
      (s) => {
        s.cards.handle[0] = s.cards.handle[1] ?? -1;
      },
      /^Two cards have the same handle\.$/,
    ],
  ])('may not have %s', (_, change, message) => {
    const s = changed(change);
    // As it was found before: what is asked may not be askable any more.
    const game = brokenBy({ pending: () => ({ winner: null, because: 'broken' }) });
    expect(() => checkState(game, s)).toThrow(BrokenInvariant);
    expect(() => checkState(game, s)).toThrow(message);
  });

  const asking = (more: Partial<SkirmishDecision>): Skirmish =>
    brokenBy({ pending: () => ({ at: 0, player: 0, kind: 'choice', options: [], min: 1, max: 1, ...more }) });
  const [a, b] = [{ verb: 'play' }, { verb: 'rage' }] as const;

  test.each<[string, Partial<SkirmishDecision>]>([
    ['no option', {}],
    ['one option', { options: [a] }],
    ['one option beside withdrawing', { options: [a, b], back: true }],
    ['a subset of all', { kind: 'subset', options: [a, b], min: 2, max: 2 }],
    ['a subset of none', { kind: 'subset', options: [a, b], min: 0, max: 0 }],
    ['more than there is', { options: [a, b], max: 3 }],
    ['at least more than at most', { kind: 'subset', options: [a, b], min: 1, max: 0 }],
  ])('may not ask for a decision with %s', (_, more) => {
    expect(() => checkState(asking(more), laid())).toThrow('A decision without two legal answers: {');
  });

  test('may not ask for a decision between two options that are alike', () => {
    expect(() => checkState(asking({ options: [a, { verb: 'play' }] }), laid())).toThrow('Two options are alike: [');
  });
});

describe('a state as plain data', () => {
  test('is fine as it is', () => checkPlainData(skirmish, laid()));

  test('may not hold what is written out as something else', () => {
    const s = laid();
    Object.assign(s.facts, { phase: new Date(0) });
    expect(() => checkPlainData(skirmish, s)).toThrow('[object Date] is not plain data');
  });

  test('may not hold a number that is written out as nothing', () => {
    const s = laid();
    s.facts.round = Number.NaN;
    expect(() => checkPlainData(skirmish, s)).toThrow('damaged at state.facts.round');
  });

  test('may not hold what cannot be written out', () => {
    const s = laid();
    Object.assign(s.facts, { phase: () => 'action' });
    expect(() => checkPlainData(skirmish, s)).toThrow('A function is not plain data');
  });

  test('may not be known by anything outside it', () => {
    const s = laid();
    const game = brokenBy({
      view: (of, who) => ({ ...skirmish.view(of, who), outcome: of === s ? null : { winner: 0, because: 'read' } }),
    });
    expect(() => checkPlainData(game, s)).toThrow('Read back, the table looks another way.');
  });

  test('is not changed by looking at it', () => {
    const game = brokenBy({
      view(s, who) {
        if (!Object.isFrozen(s)) s.chance.stream[0] = 17;
        return skirmish.view(s, who);
      },
    });
    expect(() => checkPlainData(game, laid())).toThrow('Looking at the state changes it.');
  });

  test('is frozen while it is looked at', () => {
    const game = brokenBy({
      describe(s, decision) {
        s.cards.life.reverse();
        return skirmish.describe(s, decision);
      },
    });
    expect(() => checkPlainData(game, laid())).toThrow(/read only/);
  });
});

describe('a fork', () => {
  const rally = answerWith('play');

  test('is fine as it is', () => checkFork(skirmish, laid(), rally));

  test.each<[string, Skirmish['fork']]>([
    ['be the original', (s) => s],
    ['share its zones', (s) => ({ ...skirmish.fork(s), zones: s.zones })],
    ['share a column', (s) => ({ ...skirmish.fork(s), cards: { ...s.cards } })],
    ['share its frames', (s) => ({ ...skirmish.fork(s), frames: s.frames })],
  ])('may not %s', (_, fork) => {
    expect(() => checkFork(brokenBy({ fork }), laid(), rally)).toThrow('Answering a fork changes the original.');
  });

  test('may not lose anything', () => {
    const game = brokenBy({ fork: (s) => ({ ...skirmish.fork(s), moment: 1 }) });
    expect(() => checkFork(game, laid(), rally)).toThrow('The same answer to the same state comes to something else.');
  });

  test('goes the way that the original goes', () => {
    let answers = 0;
    const game = brokenBy({
      answer(s, answer, tell) {
        skirmish.answer(s, answer, tell);
        s.moment += ++answers;
      },
    });
    expect(() => checkFork(game, laid(), rally)).toThrow('The same answer to the same state comes to something else.');
  });
});

describe('a withdrawn choice', () => {
  const attack = answerWith('attack');

  test('is fine as it is', () => {
    const s = laid();
    checkWithdrawal(skirmish, s, attack);
    skirmish.answer(s, attack);
    expect(pending(s).back).toBe(true);
  });

  test('leaves nothing behind', () => {
    const game = brokenBy({
      answer(s, answer, tell) {
        skirmish.answer(s, answer, tell);
        s.nextId++;
      },
    });
    expect(() => checkWithdrawal(game, laid(), attack)).toThrow('A withdrawn choice leaves something behind.');
  });
});

describe('secrets', () => {
  /** The first player has seen a card of the other's deck before it was shuffled. */
  const scouted = (): SkirmishState => {
    const t = table(skirmish, {
      first: { hand: ['Scout'], play: ['Trooper'] },
      second: { hand: ['Veteran'], deck: ['Martyr', 'Colossus', 'Recall', 'Barrage'] },
    });
    t.first.does('muster', 'Scout').does('scout').does('shuffle');
    return t.state;
  };

  test('are kept by the game as it is', () => {
    const [s, seen] = [laid(), scouted()];
    often((random) => {
      checkSecrecy(skirmish, s, random);
      checkSecrecy(skirmish, seen, random);
    });
  });

  test.each<[string, Skirmish]>([
    [
      'a view that names a hidden card',
      brokenBy({
        view(s, who) {
          const view = skirmish.view(s, who);
          const top = s.zones.deck[1].at(-1) ?? -1;
          return { ...view, facts: { ...view.facts, next: nameOf(s, top) } };
        },
      }),
    ],
    [
      'a view whose order depends on hidden cards',
      brokenBy({
        view(s, who) {
          const view = skirmish.view(s, who);
          const order = s.cards.handle.map((handle, card) => [nameOf(s, card), handle] as const).sort();
          return { ...view, zones: { ...view.zones, all: [order.map(([, handle]) => handle), []] } };
        },
      }),
    ],
    [
      'a decision that depends on hidden cards',
      brokenBy({
        pending(s) {
          const now = skirmish.pending(s);
          const armed = s.zones.hand[1].some((card) => nameOf(s, card) === 'Countermand');
          return isOutcome(now) || armed ? now : { ...now, options: now.options.slice(1) };
        },
      }),
    ],
    [
      'a label that names a hidden card',
      brokenBy({
        describe(s, decision) {
          const held = nameOf(s, s.zones.hand[1][0] ?? -1);
          return { ...skirmish.describe(s, decision), prompt: asks(`Mind the ${held}!`) };
        },
      }),
    ],
  ])('are not kept by %s', (_, game) => {
    const s = laid();
    expect(() => often((random) => checkSecrecy(game, s, random))).toThrow(
      /^(Player [01]|A spectator) can tell two unknown cards of player [01] apart\.$/,
    );
  });

  test('include where a card went that was seen before the shuffle', () => {
    const s = scouted();
    const game = brokenBy({
      view(of, who) {
        const view = skirmish.view(of, who);
        const barrage = of.cards.handle.filter((_, card) => nameOf(of, card) === 'Barrage');
        return who === 0 ? { ...view, zones: { ...view.zones, seen: [barrage, []] } } : view;
      },
    });
    expect(() => often((random) => checkSecrecy(game, s, random))).toThrow(
      'Player 0 can tell where in its group a known card is.',
    );
  });
});

describe('a state made from a view', () => {
  const made = (change: (s: SkirmishState) => void): Skirmish =>
    brokenBy({
      determinize(view, random, prior) {
        const s = skirmish.determinize(view, random, prior);
        change(s);
        return s;
      },
    });
  const check = (game: Skirmish): void => checkDeterminize(game, laid(), randomFrom('made'));

  test('is fine as it is', () => check(skirmish));

  test.each<[string, (s: SkirmishState) => void]>([
    ['other facts', (s) => void Object.assign(s.facts, { morale: [1, 1] })],
    ['its own cards in another order', (s) => hold(s, 0, s.zones.hand[0].slice().reverse())],
    ['something else under way', (s) => s.nextId++],
  ])('may not show its player %s', (_, change) => {
    expect(() => check(made(change))).toThrow('A state made from a view looks another way to its player.');
  });

  test('can be loaded', () => {
    const game = made((s) => {
      s.cards.life.pop();
    });
    expect(() => check(game)).toThrow(/cards\.life/);
  });

  test('has every card in one place', () => {
    const game = made((s) => {
      s.cards.zone[s.zones.deck[1][0] ?? -1] = 0;
    });
    expect(() => check(game)).toThrow(/is not where its column says/);
  });

  test('can be gone on with', () => {
    const states = new Set<SkirmishState>();
    const game = brokenBy({
      ...made((s) => states.add(s)),
      answer(s, answer, tell) {
        if (states.has(s)) throw new Error('It cannot be gone on with.');
        skirmish.answer(s, answer, tell);
      },
    });
    expect(() => check(game)).toThrow('It cannot be gone on with.');
  });
});

describe('whether the other player was asked', () => {
  const rally = answerWith('play');

  test('is shown by nothing in the game as it is', () => {
    const s = laid();
    often((random) => checkSilence(skirmish, s, rally, random));
  });

  test.each<[string, Skirmish]>([
    [
      'a happening',
      brokenBy({
        answer(s, answer, tell) {
          skirmish.answer(s, answer, tell);
          const now = skirmish.pending(s);
          if (!isOutcome(now) && now.player === 1) tell?.({ kind: 'supplied', by: 1 });
        },
      }),
    ],
    [
      'a count in a view',
      brokenBy({
        view(s, who) {
          const view = skirmish.view(s, who);
          return { ...view, facts: { ...view.facts, asked: s.asked[1] } };
        },
      }),
    ],
  ])('may not be shown by %s', (_, game) => {
    const s = laid();
    expect(() => often((random) => checkSilence(game, s, rally, random))).toThrow(
      'Player 0 can tell whether the other player was asked.',
    );
  });

  test('nor may a happening name a hidden card', () => {
    const game = brokenBy({
      answer(s, answer, tell) {
        skirmish.answer(s, answer, tell);
        tell?.({ kind: 'cancelled', card: { handle: 0, name: nameOf(s, s.zones.hand[1][0] ?? -1) } });
      },
    });
    const s = laid();
    expect(() => often((random) => checkSilence(game, s, rally, random))).toThrow(BrokenInvariant);
  });
});

describe('a view that follows what its viewer is told', () => {
  /** The rest of the first player's turn, and the draw that begins the other's. */
  function passedBy(game: Skirmish): void {
    const s = laid();
    const watching = followed(game, s);
    for (const turn = s.facts.turn; s.facts.turn === turn; ) {
      const { player, at, options } = pending(s);
      game.answer(s, { player, at, picks: [options.findIndex(({ verb }) => verb === 'pass')] }, watching.tell);
    }
    watching.check(s);
  }

  test('is the view of the table', () => passedBy(skirmish));

  test('shows if something was not told', () => {
    const game = brokenBy({ answer: (s, answer) => skirmish.answer(s, answer) });
    expect(() => passedBy(game)).toThrow(/^Player 0, by what it was told, sees another table: \w+ is .*, told /);
  });

  test('shows if something was not followed', () => {
    const game = brokenBy({
      follow(view, happening) {
        if (happening.kind !== 'moved') skirmish.follow(view, happening);
      },
    });
    expect(() => passedBy(game)).toThrow(/^Player 0, by what it was told, sees another table: /);
  });

  test('shows if a hidden card was named to somebody who may not know it', () => {
    const game = brokenBy({ see: (happening) => happening });
    expect(() => passedBy(game)).toThrow(/^Player 0, by what it was told, sees another table: cards is /);
  });
});

describe('words', () => {
  test('may be as they are', () => often((random) => checkWords(skirmish, laid(), random)));

  test.each<[string, Partial<Skirmish>, RegExp]>([
    [
      'a label missing',
      { describe: (s, decision) => ({ ...skirmish.describe(s, decision), labels: [] }) },
      /not as many labels as options/,
    ],
    [
      'a prompt with a gap in it',
      { describe: (s, decision) => ({ ...skirmish.describe(s, decision), prompt: asks('Play {card}?') }) },
      /Words that say nothing: "Play \{card\}\?"/,
    ],
    [
      'a card that nobody can explain',
      {
        explain() {
          throw new Error('It is beyond words.');
        },
      },
      /It is beyond words\./,
    ],
  ])('may not have %s', (_, change, message) => {
    expect(() => checkWords(brokenBy(change), laid(), randomFrom('words'))).toThrow(message);
  });
});
