/** A file that is too large to be a deck or a saved game. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
}

/** In megabytes: a long game takes a tenth of it. */
const largest = 2;

/** The text of a file that was chosen or dropped. What no deck or game can be is not even read. */
export async function textOf(file: Pick<File, 'name' | 'size' | 'text'>): Promise<string> {
  const megabytes = file.size / 1_000_000;
  if (megabytes > largest)
    throw new FileTooLarge(
      `"${file.name}" has ${megabytes.toFixed(1)} MB; a deck or a saved game has at most ${largest} MB.`,
    );
  return await file.text();
}
