/** What computer players are called on the page, the weakest first. */
const strengths: Readonly<Record<string, string>> = {
  youngling: 'Youngling',
  apprentice: 'Apprentice',
};

/** How strong each of them is. */
const abouts: Readonly<Record<string, string>> = {
  youngling: 'Knows what is good, but sees little and makes mistakes: the one to begin with.',
  apprentice: 'Weighs every answer with what may come of it, and rarely gives anything away: hard to beat.',
};

export const aboutStrength = (computer: string): string => abouts[computer] ?? '';

/** Whoever has yet to finish a game meets this one first. */
export const newcomersOpponent = 'youngling';

/** Those that teach something; who leaves everything to chance is there for trying things out. */
export const toPlayAgainst = (computers: readonly string[]): readonly string[] =>
  computers.filter((name) => name !== 'random');

/** "Youngling" for `youngling`. A computer that has no name here goes by its own. */
export const strengthOf = (computer: string): string =>
  strengths[computer] ?? computer.charAt(0).toUpperCase() + computer.slice(1);

/** The weakest first. */
export const byStrength = (computers: readonly string[]): readonly string[] => {
  const order = Object.keys(strengths);
  const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...computers].sort((a, b) => place(a) - place(b));
};
