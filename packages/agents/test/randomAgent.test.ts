import { type Agent, randomAgent } from '@binary-sunset/agents';
import { type Answer, type Decision, isOutcome, type Option, type TableView } from '@binary-sunset/kernel';
import { skirmish, stockDecks } from '@binary-sunset/skirmish';
import { describe, expect, it } from 'vitest';

const setup = { decks: [stockDecks.Vanguard, stockDecks.Irregulars] } as const;

/** A whole game between two agents that see only their views. */
function answersOf(agents: readonly [Agent, Agent], seed: string): Answer[] {
  const s = skirmish.start(setup, seed);
  const answers: Answer[] = [];
  for (let pending = skirmish.pending(s); !isOutcome(pending); pending = skirmish.pending(s)) {
    const { player, at } = pending;
    const answer = { player, at, picks: agents[player].choose(skirmish.view(s, player), pending) };
    skirmish.answer(s, answer);
    answers.push(answer);
  }
  return answers;
}

const anyView: TableView = skirmish.view(skirmish.start(setup, 'any'), 0);

const optionsCalled = (...verbs: string[]): Option[] => verbs.map((verb) => ({ verb }));

const choice: Decision = {
  at: 0,
  player: 0,
  kind: 'choice',
  options: optionsCalled('left', 'right', 'ahead'),
  min: 1,
  max: 1,
};

/** How often each answer is given over many moments of a game. */
function tally(decision: Decision, times: number): Map<string, number> {
  const agent = randomAgent('tally');
  const counts = new Map<string, number>();
  for (let at = 0; at < times; at++) {
    const picks = agent.choose(anyView, { ...decision, at }).join(' ');
    counts.set(picks, (counts.get(picks) ?? 0) + 1);
  }
  return counts;
}

function expectEven(counts: Map<string, number>, answers: readonly string[]): void {
  expect([...counts.keys()].sort()).toEqual([...answers].sort());
  const total = [...counts.values()].reduce((sum, count) => sum + count);
  // Five standard deviations: what an even draw stays within all but once in a million times.
  const slack = 5 * Math.sqrt(total / answers.length);
  for (const count of counts.values()) expect(Math.abs(count - total / answers.length)).toBeLessThan(slack);
}

describe('the random player', () => {
  it('plays whole games, all of its answers legal', () => {
    for (let game = 0; game < 20; game++) {
      const answers = answersOf([randomAgent(`a${game}`), randomAgent(`b${game}`)], `game ${game}`);
      expect(answers.length).toBeGreaterThan(4);
    }
  });

  it('plays the same game again with the same seeds', () => {
    const play = (seed: string) => answersOf([randomAgent(seed), randomAgent('other')], 'table');
    expect(play('one')).toEqual(play('one'));
    expect(play('one')).not.toEqual(play('two'));
  });

  it('gives the same answer to the same question, whatever it was asked before', () => {
    const agent = randomAgent('memory');
    const first = agent.choose(anyView, choice);
    for (let at = 1; at < 20; at++) agent.choose(anyView, { ...choice, at });
    expect(agent.choose(anyView, choice)).toEqual(first);
  });

  it('takes every option equally often', () => {
    expectEven(tally(choice, 3000), ['0', '1', '2']);
  });

  it('never withdraws', () => {
    const withdrawable: Decision = { ...choice, back: true, options: optionsCalled('left', 'right', 'back') };
    expectEven(tally(withdrawable, 2000), ['0', '1']);
  });

  it('takes every subset of an allowed size equally often', () => {
    const subset: Decision = { ...choice, kind: 'subset', options: optionsCalled('a', 'b', 'c', 'd'), min: 0, max: 2 };
    expectEven(tally(subset, 11000), ['', '0', '1', '2', '3', '0 1', '0 2', '0 3', '1 2', '1 3', '2 3']);
  });

  it('takes at most as many as there are where more would be allowed', () => {
    const subset: Decision = { ...choice, kind: 'subset', options: optionsCalled('a', 'b'), min: 1, max: 5 };
    expectEven(tally(subset, 3000), ['0', '1', '0 1']);
  });
});
