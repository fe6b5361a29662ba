import * as ccg from '@binary-sunset/ccg/names';
import type { CardSet, NameSaid, Naming } from '@binary-sunset/kernel';
import { namesHeard } from '@binary-sunset/kit';
import * as tcg from '@binary-sunset/tcg/names';
import { projectRoot } from '../project/files.ts';
import { comparedNames } from './compared.ts';
import type { GameName } from './games.ts';

/** What a game's index of printed cards offers for checking names. */
interface Index<Kind extends string, Card> {
  readonly wrongNames: (said: readonly NameSaid<Kind>[], cards: readonly Card[]) => string[];
}

interface Loaded<Card> {
  readonly pool: { readonly sets: Readonly<Record<string, CardSet<Card>>> };
}

/** What a name must be the name of that is compared with this. */
type Kinds<Kind extends string> = Readonly<Record<string, Kind>>;
const ccgKinds: Kinds<ccg.NameKind> = { traits: 'trait', title: 'title', system: 'system' };
const tcgKinds: Kinds<tcg.NameKind> = { subtypes: 'subtype' };

/** Names in the functions of a game's rules, with what they are compared with there. */
const comparedBy = <Kind extends string>(game: GameName, kinds: Kinds<Kind>): NameSaid<Kind>[] =>
  comparedNames(projectRoot, `packages/${game}`).flatMap(({ what, name, by }) => {
    const kind = kinds[what];
    return kind === undefined || name === '' ? [] : { kind, name, by };
  });

async function wrongIn<Kind extends string, Card>(
  game: GameName,
  naming: Naming<Kind>,
  kinds: Kinds<Kind>,
  load: () => Promise<Loaded<Card>>,
  printed: () => Promise<Index<Kind, Card>>,
): Promise<string[]> {
  let pool: readonly Card[] = [];
  const heard = await namesHeard(naming, async () => {
    const { sets } = (await load()).pool;
    pool = (await Promise.all(Object.values(sets).map((set) => set.load()))).flat();
  });
  return (await printed()).wrongNames([...heard, ...comparedBy(game, kinds)], pool);
}

/**
 * Names in the programs, rules and facts of a game that no printed card has, a line each. Most are heard while the game
 * is loaded, so nothing may have loaded it or a part of it before: not even the index of printed cards.
 */
export const wrongNames: Readonly<Record<GameName, () => Promise<string[]>>> = {
  tcg: () =>
    wrongIn(
      'tcg',
      tcg.naming,
      tcgKinds,
      () => import('@binary-sunset/tcg'),
      () => import('@binary-sunset/tcg/printed'),
    ),
  ccg: () =>
    wrongIn(
      'ccg',
      ccg.naming,
      ccgKinds,
      () => import('@binary-sunset/ccg'),
      () => import('@binary-sunset/ccg/printed'),
    ),
};
