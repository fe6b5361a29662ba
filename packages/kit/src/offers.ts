import type { Decision, Handle, Option, TableView } from '@binary-sunset/kernel';
import { unseen } from './mustBe.ts';

/** What a test looks for among the options. */
export interface Wanted {
  readonly verb: string;
  /** A card's title, perhaps with which of several ("Trooper #2", "#1"); the name of a zone; or an amount. */
  readonly on?: string | number | undefined;
  /** The title of the card, or the name of the zone, that it leads to. */
  readonly to?: string | undefined;
}

/** "initiate battle Cantina to Mos Eisley". */
export const inWords = ({ verb, on, to }: Wanted): string =>
  [verb, on ?? '', to === undefined ? '' : `to ${to}`].filter((part) => part !== '').join(' ');

export const nameIn = (view: TableView, handle: Handle): string =>
  view.cards.find((card) => card.handle === handle)?.name ?? unseen;

const titleAt = (place: Option['on'], view: TableView): string =>
  place === undefined ? '' : 'card' in place ? nameIn(view, place.card) : place.zone;

/** The title of the card that an option stands on, or the name of its zone. */
export const titleOn = ({ on }: Option, view: TableView): string => titleAt(on, view);

/** What an option is found by: its verb, the title of its card or the name of its place, its amount. */
export const nameOf = (option: Option, view: TableView): string =>
  [option.verb, titleOn(option, view), option.amount ?? ''].filter((part) => part !== '').join(' ');

/** "Trooper #2" is the second Trooper, "#2" the second of all. */
export function split(on: string): { readonly title: string | undefined; readonly which: number | undefined } {
  const [, title = on, which] = /^(.*?) ?#(\d+)$/.exec(on) ?? [];
  return { title: title === '' ? undefined : title, which: which === undefined ? undefined : Number(which) };
}

/** The options that fit, by their number. */
export function findIn({ options }: Decision, view: TableView, { verb, on, to }: Wanted): readonly number[] {
  const { title, which } = typeof on === 'string' ? split(on) : { title: undefined, which: undefined };
  const fitting = options.flatMap((option, i) =>
    option.verb === verb &&
    (typeof on !== 'number' || option.amount === on) &&
    (title === undefined || titleOn(option, view) === title) &&
    (to === undefined || titleAt(option.to, view) === to)
      ? [i]
      : [],
  );
  return which === undefined ? fitting : fitting.slice(which - 1, which);
}

/** The ways in which options differ that a test can see; one if they are all alike. */
export function waysAmong({ options }: Decision, view: TableView, found: readonly number[]): readonly string[] {
  const ways = found.flatMap((i) => {
    const option = options[i];
    if (option === undefined) return [];
    const { to, clause, cost, on } = option;
    const parts = [
      nameOf(option, view),
      on !== undefined && 'zone' in on ? `of player ${on.of}` : '',
      to === undefined ? '' : `to ${titleAt(to, view)}`,
      clause ?? '',
      cost === undefined ? '' : JSON.stringify(cost),
    ];
    return [parts.filter((part) => part !== '').join(' ')];
  });
  return [...new Set(ways)];
}
