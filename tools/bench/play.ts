import { type Decision, isOutcome, type KernelState, randomFrom } from '@binary-sunset/kernel';
import { type Chooser, randomChooser, type Subject } from '@binary-sunset/kit';

/** The games that figures are measured in: always the same, by number. */
export const seedOf = (number: number): string => `bench ${number}`;

export const randomPlayer = (number: number): Chooser => randomChooser(randomFrom(`${seedOf(number)} player`));

/** Lets time pass whenever that is possible, so that games get long. */
export function stallingPlayer(number: number, idle: readonly string[] = ['pass']): Chooser {
  const otherwise = randomPlayer(number);
  return (s, decision) => {
    const pass = decision.options.findIndex((option) => idle.includes(option.verb));
    return pass >= 0 ? [pass] : otherwise(s, decision);
  };
}

/** Goes on with a game until it ends or `until` says so; gives how many decisions were made. */
export function playOn<S extends KernelState, P>(
  { game }: Subject<S, P>,
  s: S,
  choose: Chooser,
  until?: (s: S, decision: Decision) => boolean,
): number {
  for (let decisions = 0; ; decisions++) {
    const now = game.pending(s);
    if (isOutcome(now) || until?.(s, now) === true) return decisions;
    game.answer(s, { player: now.player, at: now.at, picks: choose(s, now) });
  }
}

/** States in which somebody decides, from the middle of stock games between random players. */
export function midGameStates<S extends KernelState, P>(subject: Subject<S, P>, count: number): S[] {
  const { game, stock } = subject;
  const states: S[] = [];
  for (let number = 0; states.length < count; number++) {
    const whole = game.start(stock, seedOf(number));
    const length = playOn(subject, whole, randomPlayer(number));
    const s = game.start(stock, seedOf(number));
    const choose = randomPlayer(number);
    for (const share of [0.3, 0.5, 0.7]) {
      let left = Math.floor(length * share) - (s.asked[0] + s.asked[1]);
      playOn(subject, s, choose, () => left-- <= 0);
      states.push(game.fork(s));
    }
  }
  return states.slice(0, count);
}
