import { currentValue } from '@binary-sunset/kernel';
import { describe, expect, test } from 'vitest';
import { attackOfTheClones } from '../src/cards/attack-of-the-clones/index.ts';
import type { Card } from '../src/catalog/card.ts';
import { openCatalog } from '../src/catalog/catalog.ts';
import { createTcg, type TcgGame, type TcgPosition, type TcgState, values } from '../src/index.ts';

/** How much a game with these cards looks through. */
function tables(cards: readonly Card[]) {
  const game = createTcg(cards);
  game.pending(game.position({ at: 'build' }));
  const registers = Object.entries(openCatalog(cards));
  return {
    titles: game.titles.length,
    hasTestCards: game.titles.includes('Drill Trooper'),
    ...Object.fromEntries(registers.map(([name, { size }]) => [name, size])),
  };
}

test('a game costs the same whatever sets other games have', async () => {
  const before = tables(attackOfTheClones);
  expect(before.hasTestCards).toBe(false);
  const { cards } = await import('./drill.ts');
  expect(tables(cards).hasTestCards).toBe(true);
  expect(tables(attackOfTheClones)).toEqual(before);
});

/** The same cards, but that the Reek has become stronger. */
const corrected = attackOfTheClones.map(
  (card): Card => (card.title === 'Reek' && card.kind === 'unit' ? { ...card, power: 9 } : card),
);

const position: TcgPosition = { at: 'build', dark: { character: ['Reek'] } };

function powerOfReek(game: TcgGame, s: TcgState): number | null {
  game.pending(s);
  return currentValue(s, values.power, s.cards.definition.indexOf(s.names.indexOf('Reek')));
}

describe('a card that was corrected', () => {
  const was = createTcg(attackOfTheClones);
  const is = createTcg(corrected);

  test('is each in its own game, in whatever order they are asked', () => {
    const [old, anew] = [was.position(position), is.position(position)];
    const printed = powerOfReek(was, old);
    expect(printed).not.toBe(9);
    expect([is, was, is].map((game) => powerOfReek(game, game === is ? anew : old))).toEqual([9, printed, 9]);
  });

  test('is in a game that was saved before', () => {
    const old = was.position(position);
    const s = is.load(JSON.parse(JSON.stringify(old)));
    expect(powerOfReek(is, s)).toBe(9);
    expect(powerOfReek(was, old)).not.toBe(9);
    expect(is.revision('Reek')).not.toBe(was.revision('Reek'));
  });

  test('is refused beside itself', () => {
    expect(() => createTcg([...attackOfTheClones, ...corrected])).toThrow('Two cards are called Reek.');
  });
});
