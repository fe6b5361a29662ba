import { at } from './at.ts';

/** The few titles that are most like what was written, for "did you mean". */
export function nearest(written: string, titles: readonly string[], most = 3): string[] {
  const wanted = written.toLowerCase();
  const allowed = Math.max(2, Math.floor(written.length / 3));
  return titles
    .map((title) => ({ title, distance: distanceOf(wanted, title.toLowerCase()) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance || (a.title < b.title ? -1 : 1))
    .slice(0, most)
    .map(({ title }) => title);
}

/** What was probably meant, as the end of a sentence. */
export const didYouMean = (meant: readonly string[]): string =>
  meant.length === 0 ? '.' : `; did you mean ${meant.map((name) => `"${name}"`).join(' or ')}?`;

/** A longer title that has all of it is as good as one with a letter or two of difference. */
const distanceOf = (wanted: string, title: string): number => {
  const distance = edits(wanted, title);
  return title.includes(wanted) ? Math.min(distance, 1.5) : distance;
};

/** How many letters have to be changed, added or left out to make one word of the other. */
function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const above = row;
    row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(above, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, at(above, j) + 1, at(row, j - 1) + 1));
    }
  }
  return at(row, b.length);
}
