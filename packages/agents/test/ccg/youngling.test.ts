import { type Agent, randomAgent } from '@binary-sunset/agents';
import { ccgYoungling } from '@binary-sunset/agents/ccg';
import { stockDecks } from '@binary-sunset/ccg';
import { ccg } from '@binary-sunset/ccg/drill';
import { players, randomFrom, type Setup } from '@binary-sunset/kernel';
import { describe, expect, test } from 'vitest';
import { exchangeUnknown, play } from '../playing.ts';

const younglingCalled = ccgYoungling(ccg);

const setup: Setup = { decks: [stockDecks['Search for the Plans'], stockDecks['Rebels on Tatooine']] };
const wholeGame = 3000;

describe('the youngling of the CCG', () => {
  test('beats a player who leaves everything to chance', () => {
    let wins = 0;
    for (let pair = 0; pair < 2; pair++)
      for (const seat of players) {
        const [own, random] = [younglingCalled(`own ${pair}`), randomAgent(`random ${pair}`)];
        const agents: readonly [Agent, Agent] = seat === 0 ? [own, random] : [random, own];
        if (play(ccg, setup, `young ${pair}`, agents, wholeGame).outcome?.winner === seat) wins++;
      }
    expect(wins).toBeGreaterThanOrEqual(3);
  });

  test('errs the same way when it is asked the same, whatever the cards are that it cannot see', () => {
    const random = randomFrom('exchanges');
    const agents: readonly [Agent, Agent] = [younglingCalled('young'), randomAgent('careless')];
    const { answers } = play(ccg, setup, 'again', agents, 40, (s, decision, picks) => {
      if (decision.player !== 0) return;
      const swapped = ccg.fork(s);
      exchangeUnknown(swapped, 0, random);
      expect(agents[0].choose(ccg.view(swapped, 0), decision)).toEqual(picks);
    });
    expect(play(ccg, setup, 'again', agents, 40).answers).toEqual(answers);
  });
});
