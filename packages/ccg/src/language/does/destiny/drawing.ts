/** Drawing destiny: who draws, how many, of what kind, and what the total will be held against. */
import { call, impossible, other, refTo } from '@binary-sunset/kernel';
import { ownId } from '../../../rules/actions/ownId.ts';
import { bothDraw } from '../../../rules/destiny/bothDraw.ts';
import { type Drawing, destinyFor, type ValueOfCard } from '../../../rules/destiny/destiny.ts';
import { valueNow } from '../../../rules/inForce/values.ts';
import type { DestinyKind } from '../../../state/names.ts';
import type { State } from '../../../state/state.ts';
import {
  type Acting,
  type Amount,
  amountOf,
  amountWords,
  type Instruction,
  type Refusal,
  refusing,
  speakerOf,
} from '../../../text/program.ts';
import { joined } from '../../../text/saying/lists.ts';
import type { Self } from '../../../text/saying/self.ts';
import type { ValueName } from '../../../text/valueNames.ts';
import type { Cards } from '../../cards/cards.ts';

/** Values that a total will be held against, or reckoned with: of all that is targeted, or of such cards. */
type Against = readonly (ValueName | { readonly value: ValueName; readonly of: Cards })[];

/** How one player draws: the one who acts, or the opponent. */
interface OneDraws extends Pick<Drawing, 'choose' | 'optional'> {
  readonly by?: 'you' | 'opponent';
  readonly kind?: Exclude<DestinyKind, ''>;
  readonly against?: Against;
}

/** How both players draw for the same action. */
interface BothDraw {
  readonly by: 'both';
  /** How many the opponent draws, if not as many. */
  readonly opponent?: number;
  /** What is added to each draw of either player. */ // AR1-0485
  readonly plus?: { readonly yours?: Amount; readonly opponents?: Amount };
  /** What the total of the one who acts will be held against. */ // AR1-0227
  readonly against?: Against;
}

const targeted = (l: Acting) => [...l.chosen.flat(), ...l.it];

const valuesOf = (s: State, l: Acting, against: Against): readonly ValueOfCard[] =>
  against.flatMap((one) => {
    const value = typeof one === 'string' ? one : one.value;
    const cards =
      typeof one === 'string' ? [...new Set(targeted(l).map(({ card }) => card))] : one.of.in(s, speakerOf(s, l));
    return cards.filter((card) => valueNow(s, card, value) !== null).map((card) => ({ card: refTo(s, card), value }));
  });

/** A value that what is targeted does not have can't be targeted; a droid's ability counts as 0. */ // AR1-0236
const lacking = (s: State, l: Acting, against: Against): Refusal | null => {
  for (const value of against) {
    if (typeof value !== 'string' || value === 'ability') continue;
    if (targeted(l).some(({ card }) => valueNow(s, card, value) === null))
      return refusing('AR1-0235', () => `It has no ${value} to hold a destiny against.`);
  }
  return null;
};

const several = (count: Amount, self: Self): string => (count === 1 ? '' : amountWords(count, self));

const oneDrawsWords = (count: Amount, { kind, choose, optional }: OneDraws, self: Self, draw = 'draw'): string =>
  joined([
    optional === true ? 'may draw' : draw,
    several(count, self),
    kind ?? '',
    'destiny',
    choose === undefined ? '' : `and choose${draw === 'draw' ? '' : 's'} ${choose}`,
  ]);

function bothDrawWords(count: Amount, { opponent, plus = {} }: BothDraw, self: Self): string {
  const each = joined([
    plus.yours === undefined ? '' : `(each of yours +${amountWords(plus.yours, self)})`,
    plus.opponents === undefined ? '' : `(each of opponent’s +${amountWords(plus.opponents, self)})`,
  ]);
  const drawn = joined([several(count, self), 'destiny']);
  return opponent === undefined
    ? joined(['both players draw', drawn, each])
    : joined([`draw ${drawn}, and opponent draws ${opponent}`, each]);
}

/** Draws destiny, whose total, or the totals of both players, is what the following instructions go by. */ // AR1-0421, GLA-0504
export function drawDestiny(count: Amount = 1, how: OneDraws | BothDraw = {}): Instruction {
  const { against = [] } = how;
  const holding =
    against.length === 0
      ? {}
      : {
          possible: (s: State, l: Acting) => lacking(s, l, against) ?? true,
          against: against.map((one) => (typeof one === 'string' ? one : one.value)),
        };
  if (how.by === 'both') {
    const { opponent = 0, plus = {} } = how;
    return {
      ...(how.opponent === undefined ? { opens: 'a sentence' as const } : {}),
      words: (self) => bothDrawWords(count, how, self),
      ...holding,
      run(s, l) {
        const found = (amount: Amount) => amountOf(amount, s, speakerOf(s, l), l.x);
        const drawing = bothDraw({
          by: l.by,
          count: found(count),
          others: opponent,
          action: ownId(s),
          against: valuesOf(s, l, against),
          plus: found(plus.yours ?? 0),
          othersPlus: found(plus.opponents ?? 0),
        });
        return call(drawing, { into: 'result' });
      },
    };
  }
  const { by = 'you', kind = '', choose, optional } = how;
  if (choose !== undefined && typeof count === 'number' && choose >= count)
    impossible(`Of ${count} destiny, ${choose} can't be chosen: draw more than are chosen.`);
  return {
    ...(by === 'you' ? {} : { opens: 'a sentence' as const }),
    words: (self) =>
      by === 'you' ? oneDrawsWords(count, how, self) : `opponent ${oneDrawsWords(count, how, self, 'draws')}`,
    ...holding,
    run(s, l) {
      const who = by === 'you' ? l.by : other(l.by);
      const options = {
        ...(choose === undefined ? {} : { choose }),
        ...(optional === undefined ? {} : { optional }),
        against: valuesOf(s, l, against),
      };
      return call(destinyFor(who, amountOf(count, s, speakerOf(s, l), l.x), kind, ownId(s), options), {
        into: 'result',
      });
    },
  };
}
