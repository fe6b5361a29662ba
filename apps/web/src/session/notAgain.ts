import type { Asked } from '@binary-sunset/table';

/** After so many passes the table offers not to ask any more. */
const often = 3;

/** How often in a row each card was passed over, by its title. */
export type Passes = ReadonlyMap<string, number>;

/** The cards that something could be done with here, by title; null if something could be done without one that is known. */
export function cardsFor({ decision, pass, cards }: Asked): readonly string[] | null {
  if (pass === null || decision.kind !== 'action') return null;
  const titles = decision.options.flatMap(({ on }, option) => {
    if (option === pass) return [];
    const card = on !== undefined && 'card' in on ? on.card : null;
    return cards.find(({ handle }) => handle === card)?.title ?? '';
  });
  return titles.length === 0 || titles.includes('') ? null : [...new Set(titles)];
}

/** What was passed over how often, once something was answered: whoever plays a card wants to be asked about it. */
export function passesAfter(passes: Passes, asked: Asked, picks: readonly number[]): Passes {
  const { decision, pass, titles } = asked;
  const [option] = picks;
  const after = new Map(passes);
  if (option === undefined || decision.kind !== 'action') return passes;
  if (option !== pass) after.delete(titles[option] ?? '');
  else for (const title of cardsFor(asked) ?? []) after.set(title, (after.get(title) ?? 0) + 1);
  return after;
}

/** Whether these same cards were passed over so often that the table may offer not to ask about them. */
export const isTiresome = (passes: Passes, asked: Asked): boolean =>
  cardsFor(asked)?.every((title) => (passes.get(title) ?? 0) >= often) ?? false;
