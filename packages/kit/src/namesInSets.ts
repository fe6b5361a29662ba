import type { CardSet } from '@binary-sunset/kernel';

const key = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);

/** The list of the names of the cards of each set, as it stands in a file of ours: for finding out which sets a deck needs. */
export async function namesInSets<Card>(
  sets: Readonly<Record<string, CardSet<Card>>>,
  nameOf: (card: Card) => string,
): Promise<string> {
  const lists = await Promise.all(
    Object.entries(sets).map(async ([name, { load }]) => {
      const names = (await load()).map(nameOf).sort();
      return `  ${key(name)}: \`${names.join('\n')}\`,\n`;
    }),
  );
  return `/** The names of the cards of each set, a line each. Made of the sets by \`npm run cards -- publish\`. */
export const namesInSets = {
${lists.join('')}};
`;
}
