import { isOutcome } from '../src/decision.ts';
import type { CallOptions, Question } from '../src/frames.ts';
import {
  type Asked,
  type CardRef,
  type Control,
  cardAt,
  createGame,
  type Decision,
  defineState,
  type EventRules,
  goto,
  type Happening,
  isCurrent,
  makeTable,
  next,
  number,
  type Option,
  onCard,
  oneOf,
  optional,
  other,
  type Player,
  type Position,
  pair,
  perform,
  player,
  players,
  proceduresFor,
  type Rules,
  ref,
  refTo,
  type StateOf,
  sealed,
  stage,
  type Tell,
  text,
  topOf,
} from '../src/index.ts';
import { asks } from '../src/prompt.ts';

export const schema = defineState({
  facts: {
    turn: player,
    score: pair(number),
    bids: pair(sealed(optional(number))),
    target: optional(ref),
  },
  zones: {
    deck: { sees: 'none' },
    hand: { sees: 'owner', unordered: true },
    play: { sees: 'all', inPlay: true },
    pile: { sees: 'all' },
  },
  columns: { damage: 'number', host: 'card' },
});

export type State = StateOf<typeof schema>;

export type TinyEvent =
  | { readonly kind: 'score'; readonly player: Player; readonly amount: number }
  | { readonly kind: 'put'; readonly card: CardRef; readonly zone: 'play' | 'pile' };

export interface TinyVocabulary {
  readonly event: TinyEvent;
  readonly occurs: string;
  readonly verb: string;
  readonly happening: Happening;
}

export const table = makeTable(schema);

export const procedure = proceduresFor<State, TinyVocabulary>();

/** A question, and what is done with its answer. */
export const question = <L, N extends string = never>(
  ask: (s: State, l: L) => Asked | null,
  answered: (s: State, l: L, picked: readonly Option[], tell: Tell) => Control<TinyEvent, N, keyof L & string>,
): Question<State, L, TinyVocabulary, N> => ({ ask, then: answered });

/** A call after which the caller goes on at another step. */
export const goingOnAt = <N extends string>(step: N): CallOptions<N, never> => ({ then: step });

/** A choice between words. */
export const choiceOf = (who: Player, ...verbs: readonly string[]): Asked => ({
  player: who,
  kind: 'choice',
  options: verbs.map((verb) => ({ verb })),
});

export const events: EventRules<State, TinyVocabulary> = {
  score: {
    fields: { player, amount: number },
    apply(s, { player: who, amount }, tell, occur) {
      table.changeFor(s, tell, 'score', who, s.facts.score[who] + amount);
      occur({ kind: 'scored', by: who, detail: amount });
    },
  },
  put: {
    fields: { card: ref, zone: oneOf('play', 'pile') },
    apply(s, { card: { card, life }, zone }, tell, occur) {
      if (!isCurrent(s, { card, life })) return;
      table.move(s, tell, card, zone, table.where(s, card).of);
      occur({ kind: zone === 'play' ? 'played' : 'lost', by: table.where(s, card).of, subject: refTo(s, card) });
    },
  },
};

const goal = 40;

/** Playing a card from the hand: where to. */
const playing = procedure(
  'playing',
  { card: ref, by: player },
  {
    where: question(
      (_s, l) => choiceOf(l.by, 'play', 'pile'),
      (_s, l, [picked]) => perform([{ kind: 'put', card: l.card, zone: picked?.verb === 'play' ? 'play' : 'pile' }]),
    ),
  },
);

/** A whole small game: a sealed number from each, then turns with a choice, a stage and a subset. */
const main = procedure(
  'main',
  {},
  {
    first: bidOf(0),
    second: bidOf(1),
    compare(s, _l, tell) {
      const [first, second] = s.facts.bids.map((bid) => bid ?? 0) as [number, number];
      table.change(s, tell, 'bids', [null, null]);
      table.change(s, tell, 'turn', second > first ? 1 : 0);
      return next;
    },
    act: question(
      (s) => ({
        player: s.facts.turn,
        kind: 'action',
        options: [
          { verb: 'score' },
          { verb: 'roll' },
          ...(s.zones.deck[s.facts.turn].length > 0 ? [{ verb: 'draw' }] : []),
          ...s.zones.hand[s.facts.turn].map((card) => ({ verb: 'put', on: onCard(s, card) })),
        ],
      }),
      (s, _l, [picked], tell) => {
        const by = s.facts.turn;
        if (picked?.verb === 'score') return perform([{ kind: 'score', player: by, amount: 1 }]);
        if (picked?.verb === 'roll') return perform([{ kind: 'score', player: by, amount: table.roll(s, 3) - 2 }]);
        if (picked?.verb === 'put') return stage(playing({ card: refTo(s, cardAt(s, picked.on)), by }));
        const top = topOf(s.zones.deck[by]);
        if (top !== null) table.move(s, tell, top, 'hand', by);
        return next;
      },
    ),
    clear: question(
      (s) => ({
        player: s.facts.turn,
        kind: 'subset',
        options: s.zones.play[s.facts.turn].map((card) => ({ verb: 'clear', on: onCard(s, card) })),
        min: 0,
        max: 2,
      }),
      (s, _l, picked) =>
        perform(picked.map(({ on }) => ({ kind: 'put', card: refTo(s, cardAt(s, on)), zone: 'pile' }))),
    ),
    pass(s, _l, tell) {
      table.change(s, tell, 'turn', other(s.facts.turn));
      return goto('act');
    },
  },
);

function bidOf(bidder: Player): Question<State, object, TinyVocabulary> {
  return question(
    () => ({ player: bidder, kind: 'number', options: [0, 1, 2].map((amount) => ({ verb: 'bid', amount })) }),
    (s, _l, [picked], tell) => {
      table.changeFor(s, tell, 'bids', bidder, picked?.amount ?? 0);
      return next;
    },
  );
}

type TinyRules = Rules<State, TinyVocabulary, Position<State>, 'first' | 'second'>;

export const tinyRules: TinyRules = {
  name: 'tiny',
  version: '1',
  seats: ['first', 'second'],
  schema,
  titles: ['Ace', 'Jack', 'King', 'Queen', 'Ten', 'Unknown'],
  unknown: 'Unknown',
  procedures: [main, playing],
  performing: {
    events,
    settle: () => [],
    verdict(s) {
      const winner = players.find((who) => s.facts.score[who] >= goal);
      return winner === undefined ? null : { winner, because: 'goal reached' };
    },
    occurred: () => null,
  },
  idle: ['pass'],
  moment: () => '',
  windows: { kinds: {}, turnPlayer: (s) => s.facts.turn },
  resolveHeld: () => ({ procedure: 'main', locals: {} }),
  checkSetup: () => undefined,
  facts: () => ({ turn: 0, score: [0, 0], bids: [null, null], target: null }),
  begin(s) {
    for (const who of players) {
      for (const title of s.decks[who]) table.bring(s, title, who, 'deck');
      table.shuffle(s, undefined, 'deck', who);
      for (const card of s.zones.deck[who].slice(-2)) table.move(s, undefined, card, 'hand', who);
    }
    return main({});
  },
  describe: (_s, decision) => ({ prompt: asks('What now?'), labels: decision.options.map(({ verb }) => verb) }),
  explain: () => [],
  position: (spec) => spec,
  guess: () => 1,
};

/** The small game, with whatever a test wants to be otherwise. */
export const tinyGame = (parts: Partial<TinyRules> = {}) => createGame({ ...tinyRules, ...parts });

export type TinyGame = ReturnType<typeof tinyGame>;

export const decks = [
  { Ace: 2, King: 2, Queen: 1 },
  { Ace: 1, Jack: 3, Ten: 1 },
] as const;

type Steps = Parameters<typeof procedure>[2];

/** A state in which one procedure with these steps has been run up to its first decision. */
export function running(
  steps: Steps,
  { zones = {}, parts = {}, ...position }: Partial<Position<State>> & { parts?: Partial<TinyRules> } = {},
): { game: TinyGame; s: State } {
  const test = procedure('test', {}, steps);
  const game = tinyGame({ ...parts, procedures: [test, ...(parts.procedures ?? [])] });
  return { game, s: game.position({ zones, frames: () => [test({})], ...position }) };
}

/** A table without anything under way. */
export const laid = (zones: Position<State>['zones'], facts: Partial<State['facts']> = {}): State =>
  running(
    {
      wait: question(
        () => choiceOf(0, 'a', 'b'),
        () => next,
      ),
    },
    { zones, facts },
  ).s;

export function decisionIn(game: TinyGame, s: State): Decision {
  const pending = game.pending(s);
  if (isOutcome(pending)) throw new Error(`The game is over: ${pending.because}.`);
  return pending;
}

/** What the player who has to decide may do. */
export const verbsIn = (game: TinyGame, s: State): readonly string[] =>
  decisionIn(game, s).options.map(({ verb }) => verb);

/** Whoever has to decide picks the options with these verbs. */
export function choose(game: TinyGame, s: State, ...verbs: readonly string[]): void {
  const { player: who, at, options } = decisionIn(game, s);
  game.answer(s, { player: who, at, picks: verbs.map((verb) => options.findIndex((option) => option.verb === verb)) });
}

/** A procedure that only leaves a note of having run. */
export const noteIn = (log: string[]) =>
  procedure(
    'note',
    { what: text },
    {
      leave(_s, l) {
        log.push(l.what);
        return next;
      },
    },
  );

/** A game that rings a bell at its start and at each answer. */
export const ringing = tinyGame({
  begin: () => ({ procedure: 'ringing', locals: {} }),
  procedures: [
    procedure(
      'ringing',
      {},
      {
        ring(_s, _l, tell) {
          tell?.({ kind: 'bell' });
          return next;
        },
        wait: question(
          () => choiceOf(0, 'a', 'b'),
          () => goto('ring'),
        ),
      },
    ),
  ],
});
