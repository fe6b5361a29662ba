import { type CardId, cardAt, goto, next, onCard, other, type Player, refTo } from '@binary-sunset/kernel';
import { cargoOf } from '../../../rules/leaving/events.ts';
import { leaveTable } from '../../../rules/leaving/leaving.ts';
import type { State } from '../../../state/state.ts';
import type { Option } from '../../../state/vocabulary.ts';
import { type Acting, type Amount, amountOf, amountWords, type Instruction, speakerOf } from '../../../text/program.ts';
import type { Cards } from '../../cards/cards.ts';
import { silently, together } from './piles.ts';

type Chooser = 'you' | 'opponent';

const chooserOf = (by: Player, who: Chooser): Player => (who === 'you' ? by : other(by));

/** One of them is chosen, now rather than as a target; what follows is about it. */
export const chooses = (who: Cards, by: Chooser = 'you'): Instruction => ({
  words: (self) =>
    by === 'opponent' && who.whose === 'opponent'
      ? `opponent chooses one of their ${who.ownedWords(self, true)}`
      : `${by === 'you' ? 'choose' : 'opponent chooses'} ${who.words(self)}`,
  ask: (s, l) => ({
    player: chooserOf(l.by, by),
    kind: 'choice',
    options: who.in(s, speakerOf(s, l)).map((card): Option => ({ verb: 'choose', on: onCard(s, card) })),
  }),
  note(s, l, [picked]) {
    l.it = picked?.on === undefined ? [] : [refTo(s, cardAt(s, picked.on))];
  },
  // With nothing to choose from there is nothing that what follows could be about.
  run(s, l) {
    if (!who.isAny(s, speakerOf(s, l))) l.it = [];
    return next;
  },
});

const left = (s: State, l: Acting, who: Cards): CardId[] =>
  who.in(s, speakerOf(s, l)).filter((card) => !l.it.some((one) => one.card === card));

/** So many of them are chosen, or all if there are fewer, one after the other; then something is done with them. */
export const choosesSeveral = (
  who: Cards,
  count: Amount,
  by: Chooser,
  then: readonly Instruction[],
  { ifAny = false }: { readonly ifAny?: boolean } = {},
): Instruction => {
  const isEnough = (s: State, l: Acting): boolean =>
    l.it.length >= amountOf(count, s, speakerOf(s, l), l.x) || left(s, l, who).length === 0;
  return together(
    (self) =>
      [
        `${by === 'you' ? 'choose' : 'opponent chooses'} ${amountWords(count)} ${by === 'opponent' && who.whose === 'opponent' ? `of their ${who.ownedWords(self, true)}` : who.words(self, true).replace(/^(your|opponent’s)/, 'of $1')}`,
        ...then.map((one) => one.words(self).replace(/^it is/, 'which are')),
      ].join(', '),
    // However many it will be, there must be somebody with whom it is possible, unless it is about those who are there. AR1-0225, AR1-0241
    (s, l) => {
      const it = who.in(s, speakerOf(s, l)).map((card) => refTo(s, card));
      return it.length === 0 ? ifAny : (then[0]?.possible?.(s, { ...l, it }) ?? true);
    },
    [
      silently((_s, l) => {
        l.it = [];
      }),
      {
        words: () => '',
        ask: (s, l) =>
          isEnough(s, l)
            ? null
            : {
                player: chooserOf(l.by, by),
                kind: 'choice',
                options: left(s, l, who).map((card): Option => ({ verb: 'choose', on: onCard(s, card) })),
              },
        note(s, l, [picked]) {
          if (picked?.on !== undefined) l.it = [...l.it, refTo(s, cardAt(s, picked.on))];
        },
        run: (s, l) => (isEnough(s, l) ? next : goto('choose')),
      },
      ...then,
    ],
  );
};

/** It returns to its owner's hand with everything that is on it. */
export const returnsWithAll = (who: Cards): Instruction => ({
  words: (self) => `${who.words(self)} and all cards on it return to owners’ hands`,
  run(s, l) {
    const cards = who.in(s, speakerOf(s, l));
    return leaveTable(s, [...cards.flatMap((card) => cargoOf(s, card)), ...cards], 'hand', l.by, 'placed');
  },
});
