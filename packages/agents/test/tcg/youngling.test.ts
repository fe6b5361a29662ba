import { type Agent, randomAgent } from '@binary-sunset/agents';
import { tcgApprentice, tcgYoungling } from '@binary-sunset/agents/tcg';
import { players, randomFrom, type Setup } from '@binary-sunset/kernel';
import { stockDecks } from '@binary-sunset/tcg';
import { tcg } from '@binary-sunset/tcg/drill';
import { describe, expect, test } from 'vitest';
import { exchangeUnknown, play } from '../playing.ts';

const younglingCalled = tcgYoungling(tcg);

const setup: Setup = { decks: [stockDecks['Separatist Armada'], stockDecks['Defenders of the Republic']] };
const wholeGame = 3000;

/** How many of so many pairs of games the youngling wins, once in either seat. */
function winsAgainst(other: (seed: string) => Agent, pairs: number): number {
  let wins = 0;
  for (let pair = 0; pair < pairs; pair++)
    for (const seat of players) {
      const [own, rival] = [younglingCalled(`own ${pair}`), other(`rival ${pair}`)];
      const agents: readonly [Agent, Agent] = seat === 0 ? [own, rival] : [rival, own];
      if (play(tcg, setup, `young ${pair}`, agents, wholeGame).outcome?.winner === seat) wins++;
    }
  return wins;
}

describe('the youngling of the TCG', () => {
  test('beats a player who leaves everything to chance', () => {
    expect(winsAgainst(randomAgent, 10)).toBeGreaterThanOrEqual(16);
  });

  test('loses to the apprentice', () => {
    expect(winsAgainst(tcgApprentice(tcg), 3)).toBeLessThanOrEqual(2);
  });

  test('errs the same way when it is asked the same, whatever the cards are that it cannot see', () => {
    const random = randomFrom('exchanges');
    const agents: readonly [Agent, Agent] = [younglingCalled('young'), randomAgent('careless')];
    const { answers } = play(tcg, setup, 'again', agents, 40, (s, decision, picks) => {
      if (decision.player !== 0) return;
      const swapped = tcg.fork(s);
      exchangeUnknown(swapped, 0, random);
      expect(agents[0].choose(tcg.view(swapped, 0), decision)).toEqual(picks);
    });
    expect(play(tcg, setup, 'again', agents, 40).answers).toEqual(answers);
  });
});
