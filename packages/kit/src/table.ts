import {
  type Answer,
  type DecisionOf,
  type Explanation,
  type Game,
  type Happening,
  type HappeningOf,
  isOutcome,
  type KernelState,
  mustBeNamed,
  type Outcome,
  type Player,
  players,
  type TableView,
  type VerbOf,
  type Viewer,
  type Vocabulary,
} from '@binary-sunset/kernel';
import { deepFreeze, freezeShared } from './freeze.ts';
import { currentMode, note } from './mode.ts';
import { mustBeOnTable, mustBeZone } from './mustBe.ts';
import { findIn, inWords, nameIn, nameOf, split, titleOn, type Wanted, waysAmong } from './offers.ts';
import { comesToIt, playUntil } from './playingOn.ts';

/** A test asks about a player who is not asked: the answer would be no, whatever the rules did. */
export class NotAsked extends Error {
  override readonly name = 'NotAsked';
}

/**
 * One player at a scenario's table: acts through the decisions that a player gets, sees what a player sees. Titles that
 * no card of the table has, zones and seats that there are not are refused; verbs and kinds do not compile.
 */
export interface Seated<V extends Vocabulary = Vocabulary> {
  /**
   * Chooses the option with this verb. `on` is a card's title, or a title and which of several ("Trooper #2", or "#1"
   * for the first of all), the name of a zone, or an amount; `to` is the title of the card, or the zone, that it leads
   * to. Where several options fit that are not alike, it has to be said which.
   */
  does(verb: VerbOf<V>, on?: string | number, to?: string): Seated<V>;
  /** Chooses several options of a subset by the titles of the cards they stand on. */
  picks(...titles: readonly string[]): Seated<V>;
  passes(): Seated<V>;
  /** Is there such an option now? Throws unless this player is the one asked. */
  may(verb: VerbOf<V>, on?: string | number, to?: string): boolean;
  /**
   * Is this player offered it before the turn or phase is over, if both do as little as they can? For what a player who
   * can't do it is not even asked about. Nothing is played for it.
   */
  getsTo(verb: VerbOf<V>, on?: string | number, to?: string): boolean;
  /** What all the options with this verb stand on, or their amounts, sorted. Throws unless this player is asked. */
  offered(verb: VerbOf<V>): readonly string[];
  concedes(): void;
  readonly view: TableView;
  /** Titles in a zone as this player knows them; "?" for a card unknown. */
  sees(zone: string, of?: string): readonly string[];
  /** What this player was told since the table was laid, by kind. */
  told(kind: HappeningOf<V>['kind']): readonly Happening[];
  /** What a card in view could do, or why not. */
  why(title: string): readonly Explanation[];
}

export type ScenarioTable<S extends KernelState, Seat extends string, V extends Vocabulary = Vocabulary> = {
  readonly [K in Seat]: Seated<V>;
} & {
  /** Who has to decide, or null when the game is over. */
  readonly asked: Seat | null;
  readonly decision: DecisionOf<V>;
  readonly outcome: Outcome | null;
  /** The options, each as what it is found by: its verb, the title of its card or the name of its place, its amount. */
  readonly options: readonly string[];
  /** The options in words. */
  readonly labels: readonly string[];
  readonly state: S;
  /** Gives a raw answer. */
  answer(answer: Answer): void;
  /**
   * Passes for both, through whatever can be passed or declined, until this player is offered that. Throws if it does
   * not come to it, with the decisions that were met.
   */
  until(who: Seat, verb: VerbOf<V>, on?: string | number, to?: string): Seated<V>;
};

/** Lays a position and lets both players act in it. */
export function table<S extends KernelState, P, Seat extends string, V extends Vocabulary>(
  game: Game<S, P, Seat, V>,
  position: P,
): ScenarioTable<S, Seat, V> {
  return tableFrom(game, game.position(position));
}

/** A table on which a game has been started. */
export function tableFrom<S extends KernelState, P, Seat extends string, V extends Vocabulary>(
  game: Game<S, P, Seat, V>,
  started: S,
): ScenarioTable<S, Seat, V> {
  let state = started;
  const told: HappeningOf<V>[] = [];

  function pending(): DecisionOf<V> {
    const now = game.pending(state);
    if (isOutcome(now)) throw new Error(`The game is over: ${now.because}.`);
    return now;
  }

  function answer(given: Answer): void {
    const strict = currentMode() === 'strict';
    if (strict) {
      state = game.load(JSON.parse(JSON.stringify(state)));
      freezeShared(state);
      const undone = game.fork(state);
      game.answer(undone, given);
      looking(game, game.fork(state));
    }
    game.answer(state, given, (happening) => {
      told.push(happening);
    });
    note(game.hash(state));
  }

  const labels = (): readonly string[] => game.describe(state, pending()).labels;

  /** Words may change; what the rules offer does not depend on them. */
  function options(): readonly string[] {
    const decision = pending();
    const view = game.view(state, decision.player);
    return decision.options.map((option) => nameOf(option, view));
  }

  const seatOf = (name: string): Player => {
    mustBeNamed('seat', name, game.seats);
    return name === game.seats[0] ? 0 : 1;
  };

  /** What a test looks for has names that there are. */
  function wanting(verb: string, on: string | number | undefined, to: string | undefined): Wanted {
    const title = typeof on === 'string' ? split(on).title : undefined;
    for (const name of [title, to]) if (name !== undefined) mustBeOnTable(state, name);
    return { verb, on, to };
  }

  function seat(player: Player): Seated<V> {
    const mine = (): DecisionOf<V> => {
      const decision = pending();
      if (decision.player === player) return decision;
      throw new NotAsked(
        `${game.seats[player]} is not asked; ${game.seats[decision.player]} is, in ${game.moment(state)}: ${options().join(', ')}.`,
      );
    };
    const give = (picks: readonly number[]): Seated<V> => {
      answer({ player, at: mine().at, picks });
      return seated;
    };
    const seated: Seated<V> = {
      does(verb, on, to) {
        const decision = mine();
        const wanted = wanting(verb, on, to);
        const found = findIn(decision, seated.view, wanted);
        const [first] = found;
        if (first === undefined)
          throw new Error(`${game.seats[player]} cannot ${inWords(wanted)}; there is: ${options().join(', ')}.`);
        const ways = waysAmong(decision, seated.view, found);
        if (ways.length > 1)
          throw new Error(
            `${game.seats[player]} can ${inWords(wanted)} in several ways; say which:\n${ways.join('\n')}`,
          );
        return give([first]);
      },
      picks(...titles) {
        const decision = mine();
        const { view } = seated;
        const left = decision.options.map((option, i) => ({ i, title: titleOn(option, view) }));
        const picks = titles.map((title) => {
          const at = left.findIndex((option) => option.title === title);
          const [found] = left.splice(at, at < 0 ? 0 : 1);
          if (found === undefined) throw new Error(`There is no ${title} to pick; there is: ${options().join(', ')}.`);
          return found.i;
        });
        return give(picks.sort((a, b) => a - b));
      },
      passes: () => seated.does('pass'),
      may: (verb, on, to) => findIn(mine(), seated.view, wanting(verb, on, to)).length > 0,
      getsTo: (verb, on, to) => comesToIt(game, state, player, wanting(verb, on, to)),
      offered(verb) {
        const { view } = seated;
        return mine()
          .options.filter((option) => option.verb === verb)
          .map((option) => nameOf({ ...option, verb: '' }, view))
          .sort();
      },
      concedes: () => answer({ player, concede: true }),
      get view() {
        return game.view(state, player);
      },
      sees(zone, of = game.seats[player]) {
        mustBeZone(state, zone);
        const { view } = seated;
        return (view.zones[zone]?.[seatOf(of)] ?? []).map((handle) => nameIn(view, handle));
      },
      told(kind) {
        return told
          .flatMap((happening) => game.see(happening, player) ?? [])
          .filter((happening) => happening.kind === kind);
      },
      why(title) {
        const { view } = seated;
        const { title: name, which = 1 } = split(title);
        const found = view.cards.filter((card) => card.name === name)[which - 1];
        if (found === undefined) throw new Error(`${game.seats[player]} sees no ${title}.`);
        return game.explain(view, found.handle);
      },
    };
    return seated;
  }

  const common = {
    get asked(): Seat | null {
      const now = game.pending(state);
      return isOutcome(now) ? null : game.seats[now.player];
    },
    get decision(): DecisionOf<V> {
      return pending();
    },
    get outcome(): Outcome | null {
      const now = game.pending(state);
      return isOutcome(now) ? now : null;
    },
    get options(): readonly string[] {
      return options();
    },
    get labels(): readonly string[] {
      return labels();
    },
    get state(): S {
      return state;
    },
    answer,
    until(who: Seat, verb: VerbOf<V>, on?: string | number, to?: string): Seated<V> {
      const player = seatOf(who);
      playUntil(game, state, player, wanting(verb, on, to), (picks, { at, player: asked }) => {
        answer({ player: asked, at, picks });
        return state;
      });
      return seats[player];
    },
  };
  const seats = [seat(0), seat(1)] as const;
  return Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(common),
      ...Object.fromEntries(players.map((player) => [game.seats[player], { value: seats[player], enumerable: true }])),
    },
  ) as ScenarioTable<S, Seat, V>;
}

/** Looking changes nothing: on a frozen state it would throw. */
function looking<S extends KernelState, P>(game: Game<S, P>, s: S): void {
  deepFreeze(s);
  const now = game.pending(s);
  if (!isOutcome(now)) game.describe(s, now);
  for (const who of [0, 1, 'spectator'] satisfies Viewer[]) {
    const view = game.view(s, who);
    for (const card of view.cards) if (card.name !== null && who !== 'spectator') game.explain(view, card.handle);
  }
}
