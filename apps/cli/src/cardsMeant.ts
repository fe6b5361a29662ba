import { type Decision, type Handle, nearest, type TableView } from '@binary-sunset/kernel';
import { cardOn, keysOf } from './choices.ts';
import { Complaint } from './complaint.ts';
import type { TerminalGame } from './games/terminalGame.ts';

/** A letter for each card that lies open: a to z, then aa and so on. The oldest come first, so that a new card changes none. */
export function lettersFor({ onTable }: TerminalGame, view: TableView): Map<Handle, string> {
  const open = new Set(onTable(view));
  const oldestFirst = view.cards.filter(({ handle }) => open.has(handle)).sort((a, b) => a.since - b.since);
  return new Map(oldestFirst.map(({ handle }, i) => [handle, letters(i)]));
}

const alphabet = 26;

const letters = (i: number): string =>
  (i < alphabet ? '' : letters(Math.floor(i / alphabet) - 1)) + String.fromCharCode('a'.charCodeAt(0) + (i % alphabet));

/** Cards in view that somebody means, or, if none is, the title of one that is not in view. */
export type Meant = { readonly handles: readonly Handle[] } | { readonly title: string };

export const howToMean = 'a title or part of it, the letter of a card on the table, or the number of an option';

/** Which cards does a player mean? Only names that the view shows can be found. Throws `Complaint`. */
export function cardsMeant(terminal: TerminalGame, view: TableView, decision: Decision | null, text: string): Meant {
  if (text === '') throw new Complaint(`Which card? Type ${howToMean}.`);
  if (/^\d+$/.test(text)) return { handles: [onOption(decision, text)] };
  const wanted = text.toLowerCase();
  for (const [handle, letter] of lettersFor(terminal, view)) if (letter === wanted) return { handles: [handle] };
  const inView = view.cards.flatMap(({ name }) => name ?? []);
  const bare = inView.filter((name) => withoutSide(name) === wanted);
  if (bare.length > 0 && !inView.some((name) => name.toLowerCase() === wanted))
    return { handles: handlesOf(view, bare) };
  const title = titleMeant([...new Set(inView)], wanted) ?? titleMeant(terminal.game.titles, wanted);
  if (title === null) {
    const near = nearest(text, terminal.game.titles).join(' or ');
    const instead = near === '' ? `Type ${howToMean}.` : `Did you mean ${near}?`;
    throw new Complaint(`There is no card called "${text}". ${instead}`);
  }
  const handles = handlesOf(view, [title]);
  return handles.length === 0 ? { title } : { handles };
}

const handlesOf = ({ cards }: TableView, names: readonly string[]): Handle[] =>
  cards.filter(({ name }) => name !== null && names.includes(name)).map(({ handle }) => handle);

/** A title without what tells it from another of the same: "Sense (Dark)" is Sense. */
const withoutSide = (name: string): string => name.replace(/ \([^()]*\)$/, '').toLowerCase();

function onOption(decision: Decision | null, key: string): Handle {
  const option = decision?.options[decision === null ? -1 : keysOf(decision).indexOf(key)];
  if (option === undefined) throw new Complaint(`There is no option ${key}. Type ${howToMean}.`);
  const handle = cardOn(option);
  if (handle === null) throw new Complaint(`Option ${key} is not about a card.`);
  return handle;
}

/** The title itself, or the only one that has the words in it; null if there is none. */
function titleMeant(titles: readonly string[], wanted: string): string | null {
  const exact = titles.find((title) => title.toLowerCase() === wanted);
  if (exact !== undefined) return exact;
  const partly = titles.filter((title) => title.toLowerCase().includes(wanted));
  if (partly.length > 1) throw new Complaint(`Which one: ${[...partly].sort().join(', ')}?`);
  return partly[0] ?? null;
}
