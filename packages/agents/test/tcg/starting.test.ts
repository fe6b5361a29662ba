import { tcgApprentice } from '@binary-sunset/agents/tcg';
import { tableFrom } from '@binary-sunset/kit';
import { provingDecks, tcg } from '@binary-sunset/tcg/drill';
import { expect, test } from 'vitest';
import { prepared } from './prepared.ts';

const apprenticeCalled = tcgApprentice(tcg);

prepared('what it exchanges, and what it parts with', [
  {
    because: 'what costs much Force is no use in the first turns',
    position: {
      at: 'setup',
      dark: {
        hand: ["Tyranus's Wrath", "Hero's Dodge", 'Drill Cruiser', 'Drill Walker', 'Drill Adept', 'Drill Trooper'],
        force: 0,
      },
    },
    right: "exchange Tyranus's Wrath",
  },
  {
    because: 'with hardly a unit in hand everything else goes',
    position: {
      at: 'setup',
      dark: { hand: ["Hero's Dodge", 'Surge of Power', 'Drill Cruiser', 'Drill Walker'], force: 0 },
    },
    right: "exchange Hero's Dodge and exchange Surge of Power",
  },
  {
    because: 'a card that can still fight is kept',
    position: {
      active: 'light',
      dark: {},
      light: { character: ['Drill Adept'], ground: ['Jedi Patrol'], hand: ['Drill Sergeant', 'Mending'] },
    },
    until: (t) => t.light.does('use', 'Jedi Patrol'),
    wrong: 'discard Drill Sergeant',
  },
]);

test('a side is not worth a unit: it bids little for one, and lets it go', () => {
  const decks = [provingDecks['Proving Ground'], provingDecks['Proving Ground']] as const;
  const t = tableFrom(tcg, tcg.start({ decks, options: { sides: 'bid' } }, 'bids'));
  const answer = (): void => {
    const { decision, asked } = t;
    if (asked === null) throw new Error('Nobody is asked.');
    t.answer({
      player: decision.player,
      at: decision.at,
      picks: apprenticeCalled('bidder').choose(t[asked].view, decision),
    });
  };
  while (t.state.facts.phase === 'sides') answer();
  expect(Math.min(...t.state.facts.allowance)).toBeGreaterThanOrEqual(28);
});
