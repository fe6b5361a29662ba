import type { Game } from '@binary-sunset/kernel';
import { describe, expect, test } from 'vitest';
import { premiere } from '../src/cards/premiere/index.ts';
import type { Card } from '../src/catalog/card.ts';
import { namesInCatalog, openCatalog, thingsDone } from '../src/catalog/catalog.ts';
import { type CcgGame, type CcgPosition, type CcgState, createCcg, valueNow } from '../src/index.ts';

/** How much a game with these cards looks through. */
function tables(cards: readonly Card[]) {
  const game = createCcg(cards);
  game.pending(game.position({}));
  const { definitions, actions, programs, rules, threats } = openCatalog(cards);
  return {
    things: thingsDone(),
    titles: game.titles.length,
    names: namesInCatalog().length,
    definitions: definitions.size,
    actions: actions.size,
    programs: programs.size,
    rules: rules.size,
    threats: threats.size,
    done: [...definitions.values()].map(({ does }) => does.length),
  };
}

test('a game costs the same whatever sets other games have', async () => {
  const before = tables(premiere);
  const { cards } = await import('./drill.ts');
  expect(tables(cards).names).toBeGreaterThan(before.names);
  expect(tables(premiere)).toEqual(before);
});

/** The same cards, but that Kabe has become stronger. */
const corrected = premiere.map(
  (card): Card => (card.name === 'Kabe' && 'power' in card ? { ...card, power: 5 } : card),
);

const position: CcgPosition = { phase: 'deploy', at: { 'Tatooine: Cantina (Dark)': { light: ['Kabe'] } } };

function powerOfKabe(game: CcgGame, s: CcgState): number | null {
  game.pending(s);
  return valueNow(s, s.cards.definition.indexOf(s.names.indexOf('Kabe')), 'power');
}

const saved = (s: CcgState): unknown => JSON.parse(JSON.stringify(s));

/** Whoever is asked takes the last of what there is, which is to pass. */
function pass(game: Game<CcgState, CcgPosition>, s: CcgState): void {
  const asked = game.pending(s);
  if (!('options' in asked)) throw new Error('The game is over.');
  game.answer(s, { player: asked.player, at: asked.at, picks: [asked.options.length - 1] });
}

describe('a card that was corrected', () => {
  const was = createCcg(premiere);
  const is = createCcg(corrected);

  test('is each in its own game, in whatever order they are asked', () => {
    const [old, anew] = [was.position(position), is.position(position)];
    const printed = powerOfKabe(was, old);
    expect(printed).not.toBe(5);
    expect([is, was, is].map((game) => powerOfKabe(game, game === is ? anew : old))).toEqual([5, printed, 5]);
  });

  test('is in a game that was saved before', () => {
    const old = was.position(position);
    const s = is.load(saved(old));
    pass(is, s);
    expect(powerOfKabe(is, s)).toBe(5);
    expect(powerOfKabe(was, old)).not.toBe(5);
    expect(is.revision('Kabe')).not.toBe(was.revision('Kabe'));
    expect(is.revision('Vader')).toBe(was.revision('Vader'));
  });

  test('is refused beside itself', () => {
    expect(() => createCcg([...premiere, ...corrected])).toThrow('Two cards are called Kabe.');
  });
});
