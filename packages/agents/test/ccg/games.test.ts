import { type Agent, randomAgent } from '@binary-sunset/agents';
import { ccgApprentice } from '@binary-sunset/agents/ccg';
import { stockDecks } from '@binary-sunset/ccg';
import { ccg } from '@binary-sunset/ccg/drill';
import { players, randomFrom, type Setup } from '@binary-sunset/kernel';
import { describe, expect, test } from 'vitest';
import { exchangeUnknown, play } from '../playing.ts';

const apprenticeCalled = ccgApprentice(ccg);

const setups = [
  { decks: [stockDecks['Search for the Plans'], stockDecks['Rebels on Tatooine']] },
  { decks: [stockDecks['Fleet of the Outer Rim'], stockDecks['Red and Gold Squadrons']] },
] as const satisfies readonly Setup[];

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** Far more than a game takes. */
const wholeGame = 3000;

describe('the apprentice of the CCG', () => {
  test('gives the same answers when asked the same', () => {
    const agents: readonly [Agent, Agent] = [apprenticeCalled('first'), apprenticeCalled('second')];
    const [setup] = setups;
    const { answers } = play(ccg, setup, 'again', agents, 30);
    expect(play(ccg, setup, 'again', agents, 30).answers).toEqual(answers);
  });

  test('two of them are asked no more than people would bear, and never about passing alone', () => {
    const agents: readonly [Agent, Agent] = [apprenticeCalled('first'), apprenticeCalled('second')];
    const asked: { own: number; theirs: number }[] = [];
    play(ccg, setups[0], 'prompts', agents, 150, (s, { player, options }) => {
      expect(options.length).toBeGreaterThan(1);
      asked[s.facts.turn] ??= { own: 0, theirs: 0 };
      const turn = asked[s.facts.turn];
      if (turn !== undefined) turn[player === s.facts.active ? 'own' : 'theirs']++;
    });
    // What comes before the first turn is none, and the last may not be over.
    const turns = asked.slice(1, -1).map((turn) => turn ?? { own: 0, theirs: 0 });
    expect(turns.length).toBeGreaterThan(5);
    expect(median(turns.map(({ own }) => own))).toBeLessThanOrEqual(15);
    expect(median(turns.map(({ theirs }) => theirs))).toBeLessThanOrEqual(5);
  });

  test.each(setups)('answers the same whatever the cards are that it cannot see (%#)', (setup) => {
    const random = randomFrom('exchanges');
    // One plays as well as it can, the other anything: so positions come up that two careful players would avoid.
    const agents: readonly [Agent, Agent] = [apprenticeCalled('careful'), randomAgent('careless')];
    let exchanged = 0;
    play(ccg, setup, 'secret', agents, 50, (s, decision, picks) => {
      if (decision.player !== 0) return;
      const swapped = ccg.fork(s);
      exchanged += exchangeUnknown(swapped, 0, random);
      expect(agents[0].choose(ccg.view(swapped, 0), decision)).toEqual(picks);
      // Nor does it know what is still to be rolled or drawn; and what it would advise is what it does.
      if (decision.at % 4 !== 0) return;
      const fresh = randomFrom(`chance ${decision.at}`);
      swapped.chance = { stream: [...fresh.stream], forced: [...fresh.forced] };
      const advised = agents[0].advise?.(ccg.view(s, 0), decision) ?? [];
      expect(advised[0]?.picks).toEqual(picks);
      expect(agents[0].advise?.(ccg.view(swapped, 0), decision)).toEqual(advised);
    });
    expect(exchanged).toBeGreaterThan(500);
  });

  test('beats a player who leaves everything to chance, with the same decks and seed in either seat', () => {
    for (const seat of players) {
      const [own, random] = [apprenticeCalled('own'), randomAgent('random')];
      const agents: readonly [Agent, Agent] = seat === 0 ? [own, random] : [random, own];
      expect(play(ccg, setups[0], 'match', agents, wholeGame).outcome?.winner).toBe(seat);
    }
  });
});
