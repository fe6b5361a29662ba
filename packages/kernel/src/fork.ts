import { copyFrames, type Fork, makeFork, record } from './schema.ts';
import type { KernelState, StateSchema } from './state.ts';

const copyPair = <T>(both: [T, T]): [T, T] => both.slice() as [T, T];

/**
 * The copy that a state's schema describes, with each of its parts copied by a function of its own: one function for
 * all would meet so many shapes that it cost twice as much.
 *
 * Everything is copied by `slice` or by spreading, and nothing is written as a literal: V8 learns from the forks that
 * a search keeps to put what a literal makes among the old, and old forks, once dropped, kept their young arrays alive
 * until the next full collection. A fork cost ten times as much then.
 */
export function forkOf<S extends KernelState>({ facts, columns }: StateSchema<S>): Fork<S> {
  // Which cards there are, and whose, is settled before the first decision: those columns are shared, and replaced
  // where one turns into another.
  const changing = ['zone', 'life', 'since', 'handle', 'group', 'knows', ...columns.map(({ name }) => name)];
  const copyFacts = makeFork(record(facts));

  function copyCards(cards: Readonly<Record<string, number[]>>): Record<string, number[]> {
    const copied = { ...cards };
    for (let i = 0; i < changing.length; i++) {
      const name = changing[i] as string;
      copied[name] = (cards[name] as number[]).slice();
    }
    return copied;
  }

  return (s) => {
    const copied: KernelState = { ...s };
    copied.decks = copyPair(s.decks);
    copied.chance = { ...s.chance };
    copied.chance.stream = s.chance.stream.slice();
    copied.chance.forced = s.chance.forced.slice();
    copied.asked = copyPair(s.asked);
    copied.cards = copyCards(s.cards as unknown as Record<string, number[]>) as unknown as S['cards'];
    copied.zones = { ...s.zones };
    copied.facts = copyFacts(s.facts as never);
    copied.frames = copyFrames(s.frames);
    copied.held = s.held.slice();
    copied.lasting = s.lasting.slice();
    copied.uses = s.uses.slice();
    return copied as S;
  };
}
