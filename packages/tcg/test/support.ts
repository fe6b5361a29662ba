import { type CardId, nameOf, type Option } from '@binary-sunset/kernel';
import type { ScenarioTable } from '@binary-sunset/kit';
import type { TcgState, TcgVocabulary } from '../src/index.ts';
import { statOf } from '../src/rules/cards/values.ts';
import { table } from '../src/state/state.ts';

export type TcgTable = ScenarioTable<TcgState, 'dark' | 'light', TcgVocabulary>;

/** What is offered under that verb now, whoever is asked. */
export const offered = (t: TcgTable, verb: string): readonly Option[] =>
  t.outcome === null ? t.decision.options.filter((option) => option.verb === verb) : [];

/** The zones that options of that verb lead to. */
export const zonesOffered = (t: TcgTable, verb: string): readonly string[] =>
  offered(t, verb).flatMap(({ to }) => (to !== undefined && 'zone' in to ? [to.zone] : []));

/** Takes the first option that fits, for the player who is asked. */
export function choose(t: TcgTable, fits: (option: Option) => boolean): void {
  const { player, at, options } = t.decision;
  const picked = options.findIndex(fits);
  if (picked < 0) throw new Error(`There is no such option; there is: ${t.options.join(', ')}.`);
  t.answer({ player, at, picks: [picked] });
}

export const into =
  (verb: string, zone: string) =>
  ({ verb: found, to }: Option): boolean =>
    found === verb && to !== undefined && 'zone' in to && to.zone === zone;

/** The card with this title, those in play first; "Title #2" is the second of them. */
export function cardCalled({ state }: TcgTable, title: string): CardId {
  const [, name = title, which = '1'] = /^(.*) #(\d+)$/.exec(title) ?? [];
  const all = state.cards.definition.flatMap((_, card) => (nameOf(state, card) === name ? [card] : []));
  const inPlay = all.filter((card) => table.inPlay(state, card));
  const found = [...inPlay, ...all.filter((card) => !inPlay.includes(card))];
  const card = found[Number(which) - 1];
  if (card === undefined) throw new Error(`There is no ${title}.`);
  return card;
}

/** The values of a unit as they are now; null where one is unknown. */
export function statsOf(t: TcgTable, title: string) {
  const card = cardCalled(t, title);
  const of = (stat: Parameters<typeof statOf>[2]): number | null => statOf(t.state, card, stat);
  return { speed: of('speed'), power: of('power'), health: of('health'), cost: of('cost') };
}

export const whereIs = (t: TcgTable, title: string): string => table.where(t.state, cardCalled(t, title)).zone;

/** The card with this title in an arena, a build zone or on a unit; "Title #2" is the second of them. */
export function unitCalled(t: TcgTable, title: string): CardId {
  const [, name = title, which = '1'] = /^(.*) #(\d+)$/.exec(title) ?? [];
  const { zones } = t.state;
  const all = [zones.space, zones.ground, zones.character, zones.build, zones.on].flat(2);
  const card = all.filter((one) => nameOf(t.state, one) === name)[Number(which) - 1];
  if (card === undefined) throw new Error(`There is no unit ${title} in play.`);
  return card;
}

export const damageOn = (t: TcgTable, title: string): number => t.state.cards.damage[unitCalled(t, title)] ?? 0;

export const tappedNow = (t: TcgTable, title: string): boolean => t.state.cards.tapped[unitCalled(t, title)] === 1;

/** The dice of every roll of that kind so far. */
export const diceOf = (t: TcgTable, what: 'attack' | 'damage'): readonly unknown[] =>
  t.dark
    .told('rolled')
    .filter((roll) => roll['what'] === what)
    .map((roll) => roll['dice']);

/** The kind of chance that a player is asked in, '' outside of one. */
export const chanceNow = (t: TcgTable): string => (t.outcome === null ? (t.decision.window?.kind ?? '') : '');

/** Passes in every chance until something else is asked; says which chances there were. */
export function passChances(t: TcgTable): readonly string[] {
  const kinds: string[] = [];
  for (let kind = chanceNow(t); kind !== ''; kind = chanceNow(t)) {
    if (kinds[kinds.length - 1] !== kind) kinds.push(kind);
    if (t.asked !== null) t[t.asked].passes();
  }
  return kinds;
}

const idle = ['end build step', 'end retreat step', 'pass', 'hold back', 'decline', 'draw'];

/** Lets everybody do as little as possible until this is so. */
export function until(t: TcgTable, so: () => boolean): void {
  for (let i = 0; i < 60 && t.outcome === null && !so(); i++) choose(t, ({ verb }) => idle.includes(verb));
  if (!so()) throw new Error(`It has not come to that; there is: ${t.options.join(', ')}.`);
}

/** In alphabetical order, where the order is of no matter. */
export const sorted = <T>(all: readonly T[]): T[] => [...all].sort();
