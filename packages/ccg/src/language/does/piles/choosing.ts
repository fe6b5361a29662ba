/** Cards on table are chosen as it comes to that, by either player, rather than targeted before. */
import { type CardId, call, cardAt, goto, next, onCard, other, refTo } from '@binary-sunset/kernel';
import { innerResult } from '../../../rules/actions/acting.ts';
import type { State } from '../../../state/state.ts';
import type { Option } from '../../../state/vocabulary.ts';
import { type Acting, type Amount, amountOf, amountWords, type Instruction, speakerOf } from '../../../text/program.ts';
import { joined } from '../../../text/saying/lists.ts';
import type { Self } from '../../../text/saying/self.ts';
import type { Cards } from '../../cards/cards.ts';
import { inOneSentence } from '../../words/deeds.ts';

interface Choosing {
  readonly by?: 'opponent';
  /** One unless said; all of them if there are fewer. */
  readonly count?: Amount;
  /** Nothing to choose from is no hindrance. */ // AR1-0241
  readonly ifAny?: true;
}

const left = (s: State, l: Acting, who: Cards): CardId[] =>
  who.in(s, speakerOf(s, l)).filter((card) => !l.picked.some((one) => one.card === card));

function choosingWords(who: Cards, { by, count = 1 }: Choosing, self: Self): string {
  const chooses = by === 'opponent' ? 'opponent chooses' : 'choose';
  const many = count !== 1;
  if (by === 'opponent' && who.whose === 'opponent')
    return `${chooses} ${many ? amountWords(count, self) : 'one'} of their ${who.ownedWords(self, 'some')}`;
  if (!many) return `${chooses} ${who.words(self)}`;
  return `${chooses} ${amountWords(count, self)} ${who.whose === 'any' ? '' : 'of '}${who.words(self, 'some')}`;
}

/** "Opponent chooses 2 of their Rebels; they are lost": one after the other; then something is done with them. */
export const chooses = (who: Cards, how: Choosing = {}, ...then: readonly Instruction[]): Instruction => {
  const { by, count = 1, ifAny } = how;
  const isEnough = (s: State, l: Acting): boolean =>
    l.picked.length >= amountOf(count, s, speakerOf(s, l), l.x) || left(s, l, who).length === 0;
  return {
    ...(by === 'opponent' ? { opens: 'a sentence' as const } : {}),
    words: (self) => joined([choosingWords(who, how, self), inOneSentence(then, self, '; ')], '; '),
    ...(then.length === 0 ? {} : { inner: [then] }),
    // However many it will be, there must be somebody with whom it is possible, unless it is about those who are there. AR1-0225, AR1-0241
    possible(s, l) {
      const it = who.in(s, speakerOf(s, l)).map((card) => refTo(s, card));
      return it.length === 0 ? ifAny === true : (then[0]?.possible?.(s, { ...l, it }) ?? true);
    },
    ask: (s, l) =>
      isEnough(s, l)
        ? null
        : {
            player: by === 'opponent' ? other(l.by) : l.by,
            kind: 'choice',
            options: left(s, l, who).map((card): Option => ({ verb: 'choose', on: onCard(s, card) })),
          },
    note(s, l, [picked]) {
      if (picked?.on !== undefined) l.picked = [...l.picked, refTo(s, cardAt(s, picked.on))];
    },
    run(s, l) {
      if (!isEnough(s, l)) return goto('choose');
      // With nothing to choose from there is nothing that what follows could be about.
      l.it = l.picked;
      l.picked = [];
      return then.length === 0 ? next : call(innerResult(l, 0));
    },
  };
};
