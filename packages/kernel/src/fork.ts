import { type CardId, copyFrames, type Fork, makeFork, record } from './schema.ts';
import type { KernelState, StateSchema } from './state.ts';

/**
 * The copy that a state's schema describes, with each of its parts copied by a function of its own: one function for
 * all would meet so many shapes that it cost twice as much.
 */
export function forkOf<S extends KernelState>({ facts, zoneNames, columns }: StateSchema<S>): Fork<S> {
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

  function copyZones(zones: KernelState['zones']): KernelState['zones'] {
    const copied = { ...zones };
    for (let i = 0; i < zoneNames.length; i++) {
      const name = zoneNames[i] as string;
      const [first, second] = zones[name] as [CardId[], CardId[]];
      copied[name] = [first.length === 0 ? [] : first.slice(), second.length === 0 ? [] : second.slice()];
    }
    return copied;
  }

  return (s) => {
    const copied: KernelState = {
      names: s.names,
      decks: [s.decks[0], s.decks[1]],
      chance: { stream: s.chance.stream.slice(), forced: s.chance.forced.slice() },
      asked: [s.asked[0], s.asked[1]],
      nextId: s.nextId,
      nextOccurrence: s.nextOccurrence,
      nextHandle: s.nextHandle,
      nextGroup: s.nextGroup,
      moment: s.moment,
      cards: copyCards(s.cards as unknown as Record<string, number[]>) as unknown as S['cards'],
      zones: copyZones(s.zones),
      facts: copyFacts(s.facts as never),
      frames: copyFrames(s.frames),
      staged: s.staged,
      held: s.held.slice(),
      lasting: s.lasting.slice(),
      uses: s.uses.slice(),
      outcome: s.outcome,
    };
    return copied as S;
  };
}
