import {
  type Answer,
  type Decision,
  type DecisionOf,
  type Explanation,
  type Game,
  type Handle,
  type Happening,
  type HappeningOf,
  isOutcome,
  type KernelState,
  type Option,
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

/** One player at a scenario's table: acts through the decisions that a player gets, sees what a player sees. */
export interface Seated<V extends Vocabulary = Vocabulary> {
  /**
   * Chooses the option with this verb; `on` is a card's title, or a title and which of several ("Trooper #2"); `to` is
   * the title of the card that it leads to.
   */
  does(verb: VerbOf<V>, on?: string, to?: string): Seated<V>;
  /** Chooses several options of a subset by the titles of the cards they stand on. */
  picks(...titles: readonly string[]): Seated<V>;
  passes(): Seated<V>;
  /** Is there such an option now? */
  may(verb: VerbOf<V>, on?: string, to?: string): boolean;
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
    game.answer(state, given, (happening) => told.push(happening));
    note(game.hash(state));
  }

  const labels = (): readonly string[] => game.describe(state, pending()).labels;

  const titleAt = (place: Option['on'], view: TableView): string =>
    place === undefined ? '' : 'card' in place ? nameIn(view, place.card) : place.zone;
  const titleOn = ({ on }: Option, view: TableView): string => titleAt(on, view);

  /** Words may change; what the rules offer does not depend on them. */
  function options(): readonly string[] {
    const decision = pending();
    const view = game.view(state, decision.player);
    return decision.options.map((option) =>
      [option.verb, titleOn(option, view), option.amount ?? ''].filter((part) => part !== '').join(' '),
    );
  }

  function seat(player: Player): Seated<V> {
    const mine = (): DecisionOf<V> => {
      const decision = pending();
      if (decision.player !== player)
        throw new Error(
          `${game.seats[player]} is not asked; ${game.seats[decision.player]} is: ${options().join(', ')}.`,
        );
      return decision;
    };
    const find = (decision: Decision, verb: string, on?: string, to?: string): number[] => {
      const [title, which] = on === undefined ? [undefined, undefined] : split(on);
      const { view } = seated;
      const matching = decision.options.flatMap((option, i) =>
        option.verb === verb &&
        (title === undefined || titleOn(option, view) === title) &&
        (to === undefined || titleAt(option.to, view) === to)
          ? [i]
          : [],
      );
      return which === undefined ? matching : matching.slice(which - 1, which);
    };
    const give = (picks: readonly number[]): Seated<V> => {
      answer({ player, at: mine().at, picks });
      return seated;
    };
    const seated: Seated<V> = {
      does(verb, on, to) {
        const decision = mine();
        const [first] = find(decision, verb, on, to);
        if (first === undefined)
          throw new Error(
            `${game.seats[player]} cannot ${verb}${on === undefined ? '' : ` ${on}`}${to === undefined ? '' : ` to ${to}`}; there is: ${options().join(', ')}.`,
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
      may: (verb, on, to) => {
        const now = game.pending(state);
        return !isOutcome(now) && now.player === player && find(now, verb, on, to).length > 0;
      },
      concedes: () => answer({ player, concede: true }),
      get view() {
        return game.view(state, player);
      },
      sees(zone, of = game.seats[player]) {
        const { view } = seated;
        const owner = of === game.seats[0] ? 0 : 1;
        return (view.zones[zone]?.[owner] ?? []).map((handle) => nameIn(view, handle));
      },
      told: (kind) =>
        told.flatMap((happening) => game.see(happening, player) ?? []).filter((happening) => happening.kind === kind),
      why(title) {
        const { view } = seated;
        const found = view.cards.find((card) => card.name === title);
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
  };
  return Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(common),
      ...Object.fromEntries(players.map((player) => [game.seats[player], { value: seat(player), enumerable: true }])),
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

const nameIn = (view: TableView, handle: Handle): string =>
  view.cards.find((card) => card.handle === handle)?.name ?? '?';

/** "Trooper #2" is the second Trooper. */
function split(on: string): [string, number | undefined] {
  const [, title = on, which] = /^(.*) #(\d+)$/.exec(on) ?? [];
  return [title, which === undefined ? undefined : Number(which)];
}
