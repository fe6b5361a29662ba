import { call, next, other, type Player, refTo } from '@binary-sunset/kernel';
import { innerResult } from '../../../rules/actions/acting.ts';
import { ownId } from '../../../rules/actions/ownId.ts';
import { controllerOf } from '../../../rules/cards/cardStates.ts';
import { bothDraw as bothDrawing, failing } from '../../../rules/destiny/bothDraw.ts';
import { type Drawing, destinyFor, type ValueOfCard } from '../../../rules/destiny/destiny.ts';
import { actionUnderWay, chooseDestinies } from '../../../rules/destiny/twoDestinies.ts';
import { randomCard } from '../../../rules/force/piles.ts';
import { retrieveForce } from '../../../rules/force/retrieving.ts';
import { valueNow } from '../../../rules/inForce/values.ts';
import { leaveTable } from '../../../rules/leaving/leaving.ts';
import type { DestinyKind, State } from '../../../state/state.ts';
import {
  type Acting,
  type Amount,
  amountOf,
  amountWords,
  type Instruction,
  type Refusal,
  refusing,
  speakerOf,
  valuesIn,
} from '../../../text/program.ts';
import type { ValueName } from '../../../text/valueNames.ts';
import type { Cards } from '../../cards/cards.ts';

const wordsOf = (instructions: readonly Instruction[], self: string): string =>
  instructions
    .map((one) => one.words(self))
    .filter((words) => words !== '')
    .join(', ');

const kindWords = (kind: DestinyKind | 'any'): string => (kind === 'any' || kind === '' ? '' : `${kind} `);

const totalOf = ({ result }: Acting): number | null => (typeof result === 'number' ? result : null);

/** Values that a total will be held against, or reckoned with: of all that is targeted, or of such cards. */
type Against = readonly (ValueName | { readonly value: ValueName; readonly of: Cards })[];

const valuesOf = (s: State, l: Acting, against: Against): readonly ValueOfCard[] =>
  against.flatMap((one) => {
    const value = typeof one === 'string' ? one : one.value;
    const cards =
      typeof one === 'string'
        ? [...new Set([...l.chosen.flat(), ...l.it].map(({ card }) => card))]
        : one.of.in(s, speakerOf(s, l));
    return cards.filter((card) => valueNow(s, card, value) !== null).map((card) => ({ card: refTo(s, card), value }));
  });

/** A value that what is targeted does not have can't be targeted; a droid's ability counts as 0. */ // AR1-0236
const lacking = (s: State, l: Acting, against: Against): Refusal | null => {
  for (const value of against) {
    if (typeof value !== 'string' || value === 'ability') continue;
    if ([...l.chosen.flat(), ...l.it].some(({ card }) => valueNow(s, card, value) === null))
      return refusing('AR1-0235', () => `It has no ${value} to hold a destiny against.`);
  }
  return null;
};

interface How extends Pick<Drawing, 'choose' | 'optional'> {
  readonly against?: Against;
}

/** Draws destiny, whose total is compared or used by what follows. */ // AR1-0421
export const drawDestiny = (count: Amount = 1, kind: DestinyKind = '', how: How = {}): Instruction => ({
  words: () =>
    `${how.optional === true ? 'may ' : ''}draw ${count === 1 ? '' : `${amountWords(count)} `}${kindWords(kind)}destiny${how.choose === undefined ? '' : ` and choose ${how.choose}`}`,
  ...(how.against === undefined ? {} : { possible: (s: State, l: Acting) => lacking(s, l, how.against ?? []) ?? true }),
  ...(how.against === undefined
    ? {}
    : { against: how.against.map((one) => (typeof one === 'string' ? one : one.value)) }),
  run(s, l) {
    const against = valuesOf(s, l, how.against ?? []);
    const frame = destinyFor(l.by, amountOf(count, s, speakerOf(s, l), l.x), kind, ownId(s), { ...how, against });
    return call(frame, { into: 'result' });
  },
});

/** "Opponent draws destiny." */
export const opponentDraws: Instruction = {
  words: () => 'opponent draws destiny',
  run: (s, l) => call(destinyFor(other(l.by), 1, '', ownId(s)), { into: 'result' }),
};

/** "May draw destiny." */
export const mayDrawDestiny = (count = 1, kind: DestinyKind = ''): Instruction =>
  drawDestiny(count, kind, { optional: true });

/** The values of cards that a total is compared or reckoned with. */ // AR1-0226
const holding = (amount: Amount): Pick<Instruction, 'holdsAgainst'> => ({ holdsAgainst: valuesIn(amount).values });

/** Adds to the total that was drawn, however that came about. */ // AR1-0472
export const addToTotal = (amount: Amount): Instruction => ({
  ...holding(amount),
  words: () => `add ${amountWords(amount)}`,
  run(s, l) {
    const total = totalOf(l);
    if (total !== null) l.result = Math.max(0, total + amountOf(amount, s, speakerOf(s, l), l.x));
    return next;
  },
});

/** The total that was drawn is the X of what follows. */
export const totalIsX: Instruction = {
  words: () => 'X is total destiny',
  run(_s, l) {
    l.x = totalOf(l) ?? 0;
    return next;
  },
};

/** What a total is held against. */
type Test = (total: number, s: State, l: Acting) => boolean;

/** What is done without a total: what is better for the opponent, which may depend on whose card it is about. */ // AR1-0442
type Failed = 'then' | 'otherwise' | { readonly thenIfYours: Cards };

const isThenAnyway = (failed: Failed, s: State, l: Acting): boolean =>
  typeof failed === 'string'
    ? failed === 'then'
    : failed.thenIfYours.in(s, speakerOf(s, l)).some((card) => controllerOf(s, card) === l.by);

/** What the destiny drawn before comes to decides what is done. */
export const ifDestiny = (
  words: string,
  holds: Test,
  then: readonly Instruction[],
  otherwise: readonly Instruction[] = [],
  failed: Failed = 'otherwise',
): Instruction => ({
  words(self) {
    const done = wordsOf(then, self);
    if (otherwise.length > 0) return `if ${words}, ${done}; otherwise ${wordsOf(otherwise, self)}`;
    // What is inside, with its own “otherwise”, stands apart.
    return `if ${words}${done.startsWith('if ') ? ':' : ','} ${done}`;
  },
  inner: [then, otherwise],
  // What a result names is targeted as well; what comes later in it may be about something chosen by then. AR1-0225
  possible: (s, l) => (otherwise.length > 0 ? true : (then[0]?.possible?.(s, l) ?? true)),
  run(s, l) {
    const total = totalOf(l);
    const isThen = total === null ? isThenAnyway(failed, s, l) : holds(total, s, l);
    return call(innerResult(l, isThen ? 0 : 1));
  },
});

/** "If destiny < ability": the total is held against a number. */
export const ifDestinyIs = (
  how: '<' | '>' | '=',
  amount: Amount,
  then: readonly Instruction[],
  otherwise: readonly Instruction[] = [],
  failed: Failed = 'otherwise',
): Instruction => ({
  ...holding(amount),
  ...ifDestiny(
    `total destiny ${how} ${amountWords(amount)}`,
    (total, s, l) => {
      const against = amountOf(amount, s, speakerOf(s, l), l.x);
      return how === '<' ? total < against : how === '>' ? total > against : total === against;
    },
    then,
    otherwise,
    failed,
  ),
});

/** Something is done for whatever matches the destiny; a draw that failed matches nothing. */ // AR1-0444
export const ifDestinyMatches = (words: string, matches: Test, then: readonly Instruction[]): Instruction => ({
  words: (self) => `if destiny matches ${words}, ${wordsOf(then, self)}`,
  inner: [then],
  run(s, l) {
    const total = totalOf(l);
    return total !== null && matches(total, s, l) ? call(innerResult(l, 0)) : next;
  },
});

/** Both players draw; the lower total loses. Whoever has no total fails, unless neither has. */ // AR1-0442, AR1-0443
export const bothDrawDestiny = (
  adding: { readonly yours: Amount; readonly opponents: Amount },
  ifYouLose: readonly Instruction[],
  ifOpponentLoses: readonly Instruction[],
  count = 1,
  against: Against = [],
  each: { readonly yours: Amount; readonly opponents: Amount } = { yours: 0, opponents: 0 },
): readonly [Instruction, Instruction] => [
  {
    words: () =>
      [
        `both players draw ${count === 1 ? '' : `${count} `}destiny`,
        each.yours === 0 ? '' : `(each of yours +${amountWords(each.yours)})`,
        each.opponents === 0 ? '' : `(each of opponent’s +${amountWords(each.opponents)})`,
      ]
        .filter((part) => part !== '')
        .join(' '),
    run(s, l) {
      const speaker = speakerOf(s, l);
      const plus = amountOf(each.yours, s, speaker, l.x);
      const othersPlus = amountOf(each.opponents, s, speaker, l.x);
      const held = valuesOf(s, l, against);
      return call(bothDrawing({ by: l.by, count, action: ownId(s), against: held, plus, othersPlus }), {
        into: 'result',
      });
    },
  },
  {
    words(self) {
      const [yours, theirs] = [wordsOf(ifYouLose, self), wordsOf(ifOpponentLoses, self)];
      const difference = /\bX\b/.test(`${yours} ${theirs}`) ? '; X is the difference' : '';
      return `if your total (with ${amountWords(adding.yours)}) is lower, ${yours}; if opponent’s (with ${amountWords(adding.opponents)}) is, ${theirs}${difference}`;
    },
    inner: [ifYouLose, ifOpponentLoses],
    run(s, l) {
      const [own, others] = bothTotals(l);
      const fails = failing(own, others);
      if (fails === null && (own === null || others === null)) return next;
      const speaker = speakerOf(s, l);
      const yours = (own ?? 0) + amountOf(adding.yours, s, speaker, l.x);
      const theirs = (others ?? 0) + amountOf(adding.opponents, s, speaker, l.x);
      if (fails === null && yours === theirs) return next;
      const youLose = fails === null ? yours < theirs : fails === 'you';
      // The difference is the X of what follows.
      return call(innerResult({ ...l, x: Math.abs(yours - theirs) }, youLose ? 0 : 1));
    },
  },
];

const bothTotals = ({ result }: Acting): readonly [number | null, number | null] => {
  const [own, others] = Array.isArray(result) ? result : [null, null];
  return [typeof own === 'number' ? own : null, typeof others === 'number' ? others : null];
};

/** The destiny numbers of these cards are needed: owners of cards with two of them choose now. */ // AR1-0464, AR1-0465
export const lookAtDestiny = (who: Cards): Instruction => ({
  words: (self) => `look at destiny number of ${who.words(self)}`,
  run: (s, l) =>
    call(
      chooseDestinies({
        cards: who.in(s, speakerOf(s, l)).map((card) => ({ card, life: s.cards.life[card] ?? 0 })),
        action: actionUnderWay(s),
      }),
    ),
});

/** Both players draw destiny, so many each; what follows looks at either total. */ // GLA-0504
export const bothDraw = (count = 1, others = count): Instruction => ({
  words: () =>
    count === others
      ? `both players draw ${count === 1 ? '' : `${count} `}destiny`
      : `draw ${count} destiny, and opponent draws ${others}`,
  run: (s, l) =>
    call(bothDrawing({ by: l.by, count, others, action: ownId(s), against: [], plus: 0, othersPlus: 0 }), {
      into: 'result',
    }),
});

/** Whoever has the higher total, if either has; a draw that failed is lower than any. */ // AR1-0442, AR1-0443
const winnerIn = (l: Acting): Player | null => {
  const [own, others] = bothTotals(l);
  if (own === others) return null;
  return (own ?? -1) > (others ?? -1) ? l.by : other(l.by);
};

/** "Player with highest total may randomly select one card to be retrieved from that player's Lost Pile." */ // AR1-0051
export const winnerRetrieves: Instruction = {
  words: () => 'the player with the higher total may retrieve one card at random',
  ask(s, l) {
    const who = winnerIn(l);
    if (who === null || s.zones.lost[who].length === 0) return null;
    return {
      player: who,
      kind: 'choice',
      options: [{ verb: 'retrieve', on: { zone: 'lost', of: who } }, { verb: 'decline' }],
    };
  },
  note(_s, l, [picked]) {
    const who = picked?.verb === 'retrieve' ? winnerIn(l) : null;
    l.result = who;
  },
  run(s, l, tell) {
    const who = l.result;
    if (who !== 0 && who !== 1) return next;
    randomCard(s, tell, { zone: 'lost', of: who });
    return call(retrieveForce({ who, left: 1 }));
  },
};

/** Whoever has a value that is one of the destinies drawn is lost; who has no such value never is. */ // AR1-0444, GLA-0286
export const losesThoseMatching = (who: Cards, value: ValueName): Instruction => ({
  words: (self) => `${who.words(self, true)} whose ${value} matches either destiny are lost`,
  run(s, l) {
    const drawn = bothTotals(l).filter((total) => total !== null);
    const found = who.in(s, speakerOf(s, l)).filter((card) => {
      const own = valueNow(s, card, value);
      return own !== null && drawn.includes(own);
    });
    return found.length === 0 ? next : leaveTable(s, found, 'lost', l.by, 'lost');
  },
});
