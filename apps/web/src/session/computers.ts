/** What computer players are called on the page, the weakest first. */
const strengths: Readonly<Record<string, string>> = {
  random: 'Youngling',
  apprentice: 'Apprentice',
};

/** "Youngling" for `random`. A computer that has no name here goes by its own. */
export const strengthOf = (computer: string): string =>
  strengths[computer] ?? computer.charAt(0).toUpperCase() + computer.slice(1);

/** The weakest first. */
export const byStrength = (computers: readonly string[]): readonly string[] => {
  const order = Object.keys(strengths);
  const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...computers].sort((a, b) => place(a) - place(b));
};
