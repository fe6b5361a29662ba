import { type Decision, type Game, isOutcome, type KernelState, type Player } from '@binary-sunset/kernel';
import { findIn, inWords, nameOf, type Wanted } from './offers.ts';

/** Far more than any test has to pass through. */
const patience = 300;

/** The answer with which a player does nothing or as little as can be; null if there is something to choose. */
function leastOf({ idle }: Pick<Game, 'idle'>, decision: Decision): readonly number[] | null {
  if (decision.kind === 'subset' && decision.min === 0) return [];
  for (const verb of idle) {
    const found = decision.options.findIndex((option) => option.verb === verb);
    if (found >= 0) return [found];
  }
  return null;
}

/** A decision that a test plays on to did not come. */
export class NotReached extends Error {
  override readonly name = 'NotReached';
}

/** Passes for both until a player is offered this; `answer` gives an answer and says how the state is then. */
export function playUntil<S extends KernelState, P, Seat extends string>(
  game: Game<S, P, Seat>,
  start: S,
  player: Player,
  wanted: Wanted,
  answer: (picks: readonly number[], decision: Decision) => S,
): void {
  const met: string[] = [];
  let s = start;
  const because = (why: string): NotReached => {
    const seen = met.length === 0 ? '' : `\nUntil then:\n${met.join('\n')}`;
    return new NotReached(`${game.seats[player]} does not come to ${inWords(wanted)}: ${why}.${seen}`);
  };
  for (let i = 0; i < patience; i++) {
    const now = game.pending(s);
    if (isOutcome(now)) throw because(`the game is over (${now.because})`);
    const view = game.view(s, now.player);
    if (now.player === player && findIn(now, view, wanted).length > 0) return;
    const options = now.options.map((option) => nameOf(option, view)).join(', ');
    met.push(`- ${game.moment(s)}: ${game.seats[now.player]}: ${options}`);
    const least = leastOf(game, now);
    if (least === null) throw because(`${game.seats[now.player]} has something to choose that can't be passed`);
    s = answer(least, now);
  }
  throw because(`${patience} decisions were passed`);
}

/**
 * Is a player offered this before the turn or phase is over, if both do as little as they can? Tried out on a fork;
 * whoever can't pass takes what is offered first.
 */
export function comesToIt<S extends KernelState, P, Seat extends string>(
  game: Game<S, P, Seat>,
  state: S,
  player: Player,
  wanted: Wanted,
): boolean {
  const s = game.fork(state);
  const moment = game.moment(s);
  for (let i = 0; i < patience; i++) {
    const now = game.pending(s);
    if (isOutcome(now) || game.moment(s) !== moment) return false;
    if (now.player === player && findIn(now, game.view(s, player), wanted).length > 0) return true;
    const picks = leastOf(game, now) ?? Array.from({ length: Math.max(1, now.min) }, (_, pick) => pick);
    game.answer(s, { player: now.player, at: now.at, picks });
  }
  throw new NotReached(`The ${moment} is not over after ${patience} decisions.`);
}
