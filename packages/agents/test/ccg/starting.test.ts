import { ccgApprentice } from '@binary-sunset/agents/ccg';
import { definitionCalled, stockDecks } from '@binary-sunset/ccg';
import { ccg } from '@binary-sunset/ccg/drill';
import { isOutcome } from '@binary-sunset/kernel';
import { expect, test } from 'vitest';

const apprenticeCalled = ccgApprentice(ccg);

test.each([
  ['Fleet of the Outer Rim', 'system'],
  ['Search for the Plans', 'site'],
] as const)('%s starts at a %s: that is where its deck can go', (deck, type) => {
  const s = ccg.start({ decks: [stockDecks[deck], stockDecks['Rebels on Tatooine']] }, 'start');
  const decision = ccg.pending(s);
  if (isOutcome(decision)) throw new Error('The game is over before it has begun.');
  const [pick = -1] = apprenticeCalled('starter').choose(ccg.view(s, decision.player), decision);
  const found = definitionCalled(decision.options[pick]?.clause ?? '').card;
  expect(found.kind === 'location' && found.type).toBe(type);
});
