import { type Agent, randomAgent } from '@binary-sunset/agents';
import { tcgApprentice } from '@binary-sunset/agents/tcg';
import { isOutcome, players, randomFrom, type Setup } from '@binary-sunset/kernel';
import { stockDecks } from '@binary-sunset/tcg';
import { provingDecks, tcg } from '@binary-sunset/tcg/drill';
import { describe, expect, test } from 'vitest';
import { exchangeUnknown, play } from '../playing.ts';

const apprenticeCalled = tcgApprentice(tcg);

const setups = [
  { decks: [stockDecks['Separatist Armada'], stockDecks['Council of the Jedi']] },
  { decks: [stockDecks['Hunters of Geonosis'], stockDecks['Defenders of the Republic']] },
  { decks: [provingDecks['Proving Ground'], provingDecks['Proving Ground']], options: { sides: 'bid' } },
] as const satisfies readonly Setup[];

/** Far more than a game takes. */
const wholeGame = 3000;

const two = (seed: string): readonly [Agent, Agent] => [apprenticeCalled(`${seed}/0`), apprenticeCalled(`${seed}/1`)];

describe('the apprentice of the TCG', () => {
  test('plays a game to its end, and the same game again when asked the same', () => {
    const agents = two('whole');
    const [, setup] = setups;
    const { outcome, answers } = play(tcg, setup, 'whole', agents, wholeGame);
    expect(outcome?.because).toBe('control of two arenas');
    const again = 30;
    expect(play(tcg, setup, 'whole', agents, again).answers).toEqual(answers.slice(0, again));
  });

  test.each(setups)('answers the same whatever the cards are that it cannot see (%#)', (setup) => {
    const random = randomFrom('exchanges');
    // One plays as well as it can, the other anything: so positions come up that two careful players would avoid.
    const agents: readonly [Agent, Agent] = [apprenticeCalled('careful'), randomAgent('careless')];
    let exchanged = 0;
    play(tcg, setup, 'secret', agents, 50, (s, decision, picks) => {
      if (decision.player !== 0) return;
      const swapped = tcg.fork(s);
      exchanged += exchangeUnknown(swapped, 0, random);
      expect(agents[0].choose(tcg.view(swapped, 0), decision)).toEqual(picks);
      // Nor does it know what is still to be rolled or drawn; and what it would advise is what it does.
      if (decision.at % 4 !== 0) return;
      const fresh = randomFrom(`chance ${decision.at}`);
      swapped.chance = { stream: [...fresh.stream], forced: [...fresh.forced] };
      const advised = agents[0].advise?.(tcg.view(s, 0), decision) ?? [];
      expect(advised[0]?.picks).toEqual(picks);
      expect(agents[0].advise?.(tcg.view(swapped, 0), decision)).toEqual(advised);
    });
    expect(exchanged).toBeGreaterThan(500);
  });

  test('does not go on for ever with what is free: its build step comes to an end', () => {
    const s = tcg.position({
      dark: {
        character: [
          { card: 'Tarn Velo (A)', beneath: ['Tarn Velo (B)', 'Tarn Velo (D)', 'Tarn Velo (E)'] },
          { card: 'Practice Sage (A)', beneath: ['Practice Sage (B)'] },
        ],
        build: ['Drill Commando'],
      },
      light: { space: ['Drill Probe'], ground: ['Drill Walker'], character: ['Drill Sergeant'] },
    });
    const agent = apprenticeCalled('patient');
    const done: string[] = [];
    for (
      let now = tcg.pending(s);
      !isOutcome(now) && now.player === 0 && s.facts.phase === 'build';
      now = tcg.pending(s)
    ) {
      const picks = agent.choose(tcg.view(s, 0), now);
      done.push(now.options[picks[0] ?? -1]?.verb ?? '');
      expect(done.length).toBeLessThan(12);
      tcg.answer(s, { player: 0, at: now.at, picks });
    }
    expect(done).toContain('end build step');
  });

  test('beats a player who leaves everything to chance, with the same decks and seeds in either seat', () => {
    const pairs = 8;
    let wins = 0;
    for (let pair = 0; pair < pairs; pair++) {
      const setup = setups[pair % 2 === 0 ? 0 : 1];
      for (const seat of players) {
        const [own, random] = [apprenticeCalled(`own ${pair}`), randomAgent(`random ${pair}`)];
        const agents: readonly [Agent, Agent] = seat === 0 ? [own, random] : [random, own];
        if (play(tcg, setup, `match ${pair}`, agents, wholeGame).outcome?.winner === seat) wins++;
      }
    }
    expect(wins / (2 * pairs)).toBeGreaterThanOrEqual(0.9);
  });
});
