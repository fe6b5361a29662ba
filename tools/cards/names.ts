import * as ccg from '@binary-sunset/ccg/printed';
import type { Naming, Said } from '@binary-sunset/kernel';
import { isOfTestCard, namesHeard } from '@binary-sunset/kit';
import * as tcg from '@binary-sunset/tcg/printed';
import type { GameName } from './games.ts';

/** What a game's index of printed cards offers for checking names. */
interface Index<Kind extends string, Card> {
  readonly naming: Naming<Kind>;
  readonly wrongNames: (said: readonly Said<Kind>[], cards: readonly Card[]) => string[];
}

interface Loaded<Card> {
  readonly sets: Readonly<Record<string, { readonly cards: readonly Card[] }>>;
}

async function wrongIn<Kind extends string, Card>(
  { naming, wrongNames: wrong }: Index<Kind, Card>,
  load: () => Promise<Loaded<Card>>,
): Promise<string[]> {
  let pool: readonly Card[] = [];
  const heard = await namesHeard(naming, async () => {
    pool = Object.values((await load()).sets).flatMap(({ cards }) => cards);
  });
  return wrong(
    heard.filter((name) => !isOfTestCard(name)),
    pool,
  );
}

/**
 * Names in the programs and facts of a game's cards that no printed card has, a line each. They are heard while the game
 * is loaded, so nothing may have loaded it before.
 */
export const wrongNames: Readonly<Record<GameName, () => Promise<string[]>>> = {
  tcg: () => wrongIn(tcg, () => import('@binary-sunset/tcg')),
  ccg: () => wrongIn(ccg, () => import('@binary-sunset/ccg')),
};
