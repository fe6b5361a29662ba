import type { Agent } from '@binary-sunset/agents';
import { below, type Decision, type Game, randomFrom, type Seed } from '@binary-sunset/kernel';
import type { Gentle, Move } from './lesson.ts';
import { optionsLike } from './moves.ts';

/** What the other side of a lesson is called where a computer player has a name. */
export const partnerName = 'partner';

/** Plays along in a lesson: does the first of these moves that is offered, and otherwise as little as can be. */
export const partner = ({ idle }: Pick<Game, 'idle'>, moves: readonly Move[]): Agent => ({
  name: partnerName,
  choose(view, decision) {
    const meant = optionsLike(view, decision, moves);
    if (meant.length > 0) return decision.kind === 'subset' ? enough(decision, meant) : meant.slice(0, 1);
    const least = idle.flatMap((verb) => {
      const option = decision.options.findIndex((offered) => offered.verb === verb);
      return option < 0 ? [] : [option];
    });
    if (decision.kind === 'subset') return enough(decision, []);
    return [least[0] ?? 0];
  },
});

/** Plays as this computer player does, but lets chances go by. It keeps no memory, as no player does. */
export const gentle = (player: Agent, lets: Gentle['lets'], seed: Seed): Agent => ({
  name: partnerName,
  choose(view, decision) {
    const chance = randomFrom(`${seed}/${decision.player}/${decision.at}/lets`);
    const least = decision.options.findIndex(({ verb }) => below(chance, 100) < 100 * (lets[verb] ?? 0));
    return least < 0 || decision.kind === 'subset' ? player.choose(view, decision) : [least];
  },
});

/** These, as many as may be chosen, with the first of the others where more must be. */
export function enough({ options, min, max }: Decision, meant: readonly number[]): readonly number[] {
  const others = options.flatMap((_, option) => (meant.includes(option) ? [] : [option]));
  const picks = meant.slice(0, max);
  return [...picks, ...others.slice(0, Math.max(0, min - picks.length))].sort((a, b) => a - b);
}
