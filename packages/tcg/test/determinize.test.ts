import { isOutcome, nameOf, randomFrom } from '@binary-sunset/kernel';
import { table } from '@binary-sunset/kit';
import { expect, test } from 'vitest';
import { tcg } from './drill.ts';

const hand = ['Practice Surge', 'Practice Drain', 'Practice Haste', 'Sparring Cover', 'Drill Trooper'];

test('no Battle card is made up among cards that are being built, and the game goes on from there', () => {
  for (let seed = 0; seed < 40; seed++) {
    const { state } = table(tcg, {
      at: 'build',
      dark: { character: ['Drill Trooper'], hand: ['Drill Trooper'], points: 2 },
      light: { hand, building: ['Drill Walker', 'Drill Sergeant'], deck: hand, points: 5 },
    });
    const made = tcg.determinize(
      tcg.view(state, 0),
      randomFrom(String(seed)),
      (_view, opponent) => state.decks[opponent],
    );
    const built = made.zones.building[1].map((card) => nameOf(made, card));
    expect(built.every((name) => name.startsWith('Drill'))).toBe(true);
    // Light's build step is the next: whatever lies there is turned up.
    for (let i = 0; i < 30; i++) {
      const now = tcg.pending(made);
      if (isOutcome(now)) break;
      const at = now.options.findIndex(({ verb }) => verb === 'deploy' || verb === 'end build step');
      const picks = now.min === 0 ? [] : [Math.max(at, 0)];
      tcg.answer(made, { player: now.player, at: now.at, picks });
    }
  }
});

test('where the guess has nothing but Battle cards, any other card may be there', () => {
  const { state } = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Trooper'], hand: ['Drill Trooper'], points: 2 },
    light: { building: ['Drill Walker'] },
  });
  const made = tcg.determinize(tcg.view(state, 0), randomFrom('x'), () => ['Practice Surge']);
  const [built = -1] = made.zones.building[1];
  expect(nameOf(made, built)).not.toBe('Practice Surge');
  expect(tcg.titles).toContain(nameOf(made, built));
});
