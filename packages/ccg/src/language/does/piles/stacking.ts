import { type CardId, call, cardAt, isCurrent, next, onCard, refTo } from '@binary-sunset/kernel';
import { deployment, whyNot } from '../../../rules/deploying/deploy.ts';
import { notEmpty, pileNames, topCards } from '../../../rules/force/piles.ts';
import { placeSeveral } from '../../../rules/force/placingSeveral.ts';
import { stackedOn, stackOn, unstack } from '../../../rules/leaving/stacking.ts';
import { type State, table } from '../../../state/state.ts';
import type { Option } from '../../../state/vocabulary.ts';
import { type Acting, type Instruction, speakerOf } from '../../../text/program.ts';
import { amongPile } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';
import { isTimeToDeploy } from '../deploying/deploying.ts';
import { heapOf, type Pile, picks, pileWords, together } from './piles.ts';

/** "Stack any card from hand face down here", or the top card of a pile; or on the card that was targeted. */ // AR1-0018
export const stacks = (
  from: Pile,
  how: 'face up' | 'face down',
  onto: 'here' | 'on it' = 'here',
  /** Its owner may look at it, whosever card it is on. */ // GAP-0273
  mayLook = false,
): Instruction =>
  together(
    () =>
      `stack ${from.zone === 'hand' ? 'any card from' : 'top card of'} ${pileWords(from)} ${how} ${onto}${mayLook ? ' (its owner may look at it)' : ''}`,
    (s, l) => notEmpty(s, heapOf(from, l.by), l.source.card),
    [
      {
        words: () => '',
        run(s, l) {
          const heap = heapOf(from, l.by);
          l.it = from.zone === 'hand' ? [] : topCards(s, heap, 1).map((card) => refTo(s, card));
          return next;
        },
      },
      picks('stack', 'any card', from),
      {
        words: () => '',
        run(s, l, tell) {
          const [found] = l.it;
          const host = hostFor(l, onto);
          if (found !== undefined && isCurrent(s, host))
            stackOn(s, tell, found.card, host.card, how === 'face up', mayLook);
          return next;
        },
      },
    ],
  );

const hostFor = ({ source, chosen }: Acting, onto: 'here' | 'on it') =>
  onto === 'here' ? source : (chosen[0]?.[0] ?? source);

/** "Deploy a starfighter stacked here", when it is time for that. */ // AR1-0088, AR1-0089
export const deploysStacked = (what: Cards): Instruction => {
  const deployable = (s: State, l: Acting): CardId[] =>
    stackedOn(s, l.source.card).filter(
      (card) => what.is(s, card, { ...speakerOf(s, l), locked: null }) && whyNot(s, l.by, card) === null,
    );
  return amongPile(what, {
    words: (self) => `deploy ${what.words(self)} stacked here`,
    possible(s, l) {
      const time = isTimeToDeploy(s, l);
      return time === true ? deployable(s, l).length > 0 : time;
    },
    ask: (s, l) => ({
      player: l.by,
      kind: 'choice',
      options: deployable(s, l).map((card): Option => ({ verb: 'deploy', on: onCard(s, card) })),
    }),
    note(s, l, [picked]) {
      l.it = picked === undefined ? [] : [refTo(s, cardAt(s, picked.on))];
    },
    run(s, l) {
      const [found] = l.it;
      return found === undefined ? next : call(deployment(s, l.by, found.card));
    },
  });
};

/** The card that was played stays on what it was played on: supporting, and nothing that could be cancelled. */ // AR1-0343
export const staysOnIt: Instruction = {
  words: (self) => `place ${self} on it`,
  run(s, l, tell) {
    const [on] = l.chosen[0] ?? [];
    if (on !== undefined && isCurrent(s, on) && isCurrent(s, l.source)) stackOn(s, tell, l.source.card, on.card, true);
    return next;
  },
};

/** "Place cards stacked on it in Used Pile." */ // AR1-0342
export const sendsStacked = (to: 'used' | 'lost'): Instruction => ({
  words: () => `place cards stacked on it in ${pileNames[to]}`,
  possible: (s, l) => l.it.some(({ card }) => stackedOn(s, card).length > 0),
  run(s, l) {
    const cards = l.it.flatMap(({ card }) => stackedOn(s, card)).map((card) => refTo(s, card));
    return call(placeSeveral({ cards, to }));
  },
});

/** "Take one card stacked here into hand." */
export const takesStacked: Instruction = {
  words: () => 'take one card stacked here into hand',
  possible: (s, l) => stackedOn(s, l.source.card).length > 0,
  ask: (s, l) => ({
    player: l.by,
    kind: 'choice',
    options: stackedOn(s, l.source.card).map((card): Option => ({ verb: 'take', on: onCard(s, card) })),
  }),
  note(s, l, [picked]) {
    l.it = picked === undefined ? [] : [refTo(s, cardAt(s, picked.on))];
  },
  run(s, l, tell) {
    for (const { card } of l.it) {
      unstack(s, tell, card);
      table.move(s, tell, card, 'hand', table.whose(s, card));
    }
    return next;
  },
};

/** "Exchange any one card in hand with one card stacked here": of any kind. */ // GLA-0397
export const exchangesWithStacked: Instruction = together(
  () => 'exchange any card in hand with one card stacked here',
  (s, l) => s.zones.hand[l.by].length > 0 && stackedOn(s, l.source.card).length > 0,
  [
    {
      words: () => '',
      ask: (s, l) => ({
        player: l.by,
        kind: 'choice',
        options: s.zones.hand[l.by].map((card): Option => ({ verb: 'exchange', on: onCard(s, card) })),
      }),
      note(s, l, [picked]) {
        l.it = picked === undefined ? [] : [refTo(s, cardAt(s, picked.on))];
      },
      run: () => next,
    },
    {
      words: () => '',
      ask: (s, l) => ({
        player: l.by,
        kind: 'choice',
        options: stackedOn(s, l.source.card).map((card): Option => ({ verb: 'for', on: onCard(s, card) })),
      }),
      note(s, l, [picked]) {
        l.chosen = picked === undefined ? [] : [[refTo(s, cardAt(s, picked.on))]];
      },
      run(s, l, tell) {
        const [[given], [taken]] = [l.it, l.chosen[0] ?? []];
        l.chosen = [];
        if (given === undefined || taken === undefined) return next;
        unstack(s, tell, taken.card);
        table.move(s, tell, taken.card, 'hand', l.by);
        stackOn(s, tell, given.card, l.source.card, true);
        return next;
      },
    },
  ],
);
