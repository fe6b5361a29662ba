import { optionValues, UsageError } from '../project/usage.ts';
import { decks } from './game.ts';

export const usage = `Usage: npm run golden -- --game NAME --seed S --save FILE [--decks stock|random]
       npm run golden -- --remake
       npm run golden -- --rehash
       npm run golden -- --ends

Plays a game and keeps its record with how it ended: tests replay every file in packages/NAME/test/golden.

  --game NAME    skirmish, tcg or ccg
  --seed S       what shuffles, dice and players follow from
  --decks WHICH  stock (the default), or random: other decks for every seed
  --save FILE    where it goes: packages/skirmish/test/golden/some-name.json
  --remake       after a rule has changed on purpose: play every golden game anew from its decks and seed
  --rehash       after names in a state or an option have changed: keep what was picked and write only the hashes anew;
                 refused, for all of them, if one of the games no longer goes to the same end
  --ends         after a card was corrected: write down anew how far each old record goes (packages/NAME/test/records,
                 kept for ever; a record saved there with --save is one of them)
`;

export type Options =
  | { readonly what: 'remake' }
  | { readonly what: 'rehash' }
  | { readonly what: 'ends' }
  | {
      readonly what: 'save';
      readonly game: string;
      readonly seed: string;
      readonly decks: (typeof decks)[number];
      readonly save: string;
    };

export function readOptions(args: readonly string[]): Options {
  const { remake, rehash, ends, ...given } = optionValues(args, {
    game: { type: 'string' },
    seed: { type: 'string' },
    decks: { type: 'string' },
    save: { type: 'string' },
    remake: { type: 'boolean', default: false },
    rehash: { type: 'boolean', default: false },
    ends: { type: 'boolean', default: false },
  });
  const { game, seed, save } = given;
  const [what, ...others] = [
    ...(remake ? (['remake'] as const) : []),
    ...(rehash ? (['rehash'] as const) : []),
    ...(ends ? (['ends'] as const) : []),
  ];
  if (what !== undefined) {
    if (others.length > 0 || Object.keys(given).length > 0)
      throw new UsageError(`--${what} takes no other option: it is for all kept games.`);
    return { what };
  }
  if (game === undefined || seed === undefined || save === undefined)
    throw new UsageError('Which game, from which seed, and where to? Give --game NAME --seed S --save FILE.');
  const which = decks.find((known) => known === (given.decks ?? 'stock'));
  if (which === undefined) throw new UsageError(`--decks takes ${decks.join(' or ')}, not "${given.decks}".`);
  return { what: 'save', game, seed, decks: which, save };
}
