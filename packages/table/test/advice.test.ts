import { stockDecks } from '@binary-sunset/ccg';
import { ccg } from '@binary-sunset/ccg/drill';
import { isOutcome, type KernelState, sessionAt } from '@binary-sunset/kernel';
import { expect, it } from 'vitest';
import { ccgTable } from '../src/ccg/index.ts';
import { matchOf, opening, sceneOf } from '../src/index.ts';

const table = ccgTable(ccg);

const askedOf = (s: KernelState) => {
  const pending = ccg.pending(s as Parameters<typeof ccg.pending>[0]);
  if (isOutcome(pending)) throw new Error('The game is over.');
  const match = matchOf(table, sessionAt(ccg, s as Parameters<typeof ccg.pending>[0]), [opening(s, [])], [null, null]);
  return sceneOf(match, pending.player).asked;
};

it.each([
  ['Search for the Plans', 'on the ground'],
  ['Fleet of the Outer Rim', 'in space'],
] as const)('suggests where to begin with %s, and says what to go by', (deck, where) => {
  const asked = askedOf(ccg.start({ decks: [stockDecks[deck], stockDecks['Rebels on Tatooine']] }, 'advice'));
  const { option = -1, says = '' } = asked?.advice ?? {};
  const title = asked?.labels[option];
  expect(title).toBeDefined();
  expect(says).toContain(`${title} has`);
  expect(says).toContain(`most of your deck fights ${where}`);
});

it('suggests nothing where there is a table to judge by', () => {
  const asked = askedOf(
    ccg.position({ phase: 'control', at: { 'Tatooine: Cantina (Dark)': { dark: ['Stormtrooper'] } } }),
  );
  expect(asked?.labels).toContain('Pass');
  expect(asked?.advice).toBeNull();
});
