import { optionValues, UsageError } from '../project/usage.ts';

export const usage = `npm run index -- --from DIR

Makes the index of printed cards of both games anew, in packages/*/src/printed/lines.ts.

  --from DIR   a folder with a file for each set: ccg/NNN-set.json and ccg/virtual/NNN-set.json with a list of cards,
               tcg/NN-set.tsv with a card on each line below its heading
`;

export function folderFrom(args: readonly string[]): string {
  const { from } = optionValues(args, { from: { type: 'string' } });
  if (from === undefined || from === '') throw new UsageError('--from says in which folder the card facts are.');
  return from;
}
