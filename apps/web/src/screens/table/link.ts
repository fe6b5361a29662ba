import { person } from '@binary-sunset/table/plain';
import type { GameName, NewGame } from '../../engine/protocol.ts';

/** A link that starts a game asks for something that cannot be. */
export class BadLink extends Error {
  override readonly name = 'BadLink';
}

const games: readonly GameName[] = ['tcg', 'ccg'];
export const isGame = (name: string): name is GameName => games.some((game) => game === name);

const askedIn = (hash: string): URLSearchParams => new URLSearchParams(hash.split('?')[1] ?? '');

/** Which of the games a link asks for. */
export function gameIn(hash: string): GameName {
  const game = askedIn(hash).get('game') ?? 'tcg';
  if (!isGame(game)) throw new BadLink(`This link asks for a game called "${game}"; there is ${games.join(', ')}.`);
  return game;
}

/**
 * The game that a link asks for: `#/new?game=tcg&deck0=Separatist Armada&deck1=Council of the Jedi&sitter1=random`.
 * Decks are stock decks by name. The first player is a person and the second the usual computer unless it says otherwise.
 */
export function wishIn(
  hash: string,
  usual: { readonly computer: string; readonly decks: readonly [string, string] },
): NewGame {
  const asked = askedIn(hash);
  const game = gameIn(hash);
  const sides = asked.get('sides');
  if (sides !== null && sides !== 'roll' && sides !== 'bid')
    throw new BadLink(`This link asks for sides by "${sides}"; they are found by "roll" or by "bid".`);
  const seed = asked.get('seed');
  return {
    game,
    sitters: [asked.get('sitter0') ?? person, asked.get('sitter1') ?? usual.computer],
    decks: [asked.get('deck0') ?? usual.decks[0], asked.get('deck1') ?? usual.decks[1]],
    openHands: asked.get('open') === '1',
    ...(seed === null ? {} : { seed }),
    ...(sides === null ? {} : { options: { sides } }),
  };
}

/** The way back: null for a game with a deck of one's own, which no link can name. */
export function linkTo({ game, sitters, decks, seed, options, openHands }: NewGame): string | null {
  const [first, second] = decks;
  if (typeof first !== 'string' || typeof second !== 'string') return null;
  const asked = new URLSearchParams({ game, deck0: first, deck1: second, sitter0: sitters[0], sitter1: sitters[1] });
  if (seed !== undefined) asked.set('seed', seed);
  if (options !== undefined) asked.set('sides', options.sides);
  if (openHands === true) asked.set('open', '1');
  return `#/new?${asked.toString()}`;
}
