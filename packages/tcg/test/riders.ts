import { type CardId, handleOf, type Option, type Place } from '@binary-sunset/kernel';
import { cardOf } from '../src/catalog/catalog.ts';
import { healthOf, powerOf, speedOf } from '../src/rules/cards/values.ts';
import { table as zones } from '../src/state/state.ts';
import { cardCalled, choose, offered, type TcgTable } from './support.ts';

const titleOf = (t: TcgTable, card: CardId): string => cardOf(t.state, card).title;

export const stats = (t: TcgTable, called: string) => {
  const card = cardCalled(t, called);
  return { speed: speedOf(t.state, card), power: powerOf(t.state, card), health: healthOf(t.state, card) };
};

/** "dark space", or "dark on Drill Fighter" for what is on a unit or in a stack. */
export function whereIs(t: TcgTable, called: string): string {
  const card = cardCalled(t, called);
  const { zone, of } = zones.where(t.state, card);
  const host = t.state.cards.host[card] ?? -1;
  return `${of === 0 ? 'dark' : 'light'} ${zone}${host >= 0 ? ` ${titleOf(t, host)}` : ''}`;
}

const placeName = (t: TcgTable, place: Place | undefined): string => {
  if (place === undefined) return '';
  return 'card' in place ? titleOf(t, t.state.cards.handle.indexOf(place.card)) : place.zone;
};

const standsOn = (t: TcgTable, { on }: Option, called: string): boolean =>
  on !== undefined && 'card' in on && on.card === handleOf(t.state, cardCalled(t, called));

/** Where options of that verb on a card lead: titles of cards, names of zones. */
export const leadsTo = (t: TcgTable, verb: string, on: string): readonly string[] =>
  offered(t, verb)
    .filter((option) => standsOn(t, option, on))
    .map(({ to }) => placeName(t, to));

/** Takes the option of that verb on a card that leads to this card or zone. */
export const take = (t: TcgTable, verb: string, on: string, to: string): void =>
  choose(t, (option) => option.verb === verb && standsOn(t, option, on) && placeName(t, option.to) === to);

/** The cards that options of that verb stand on. */
export const named = (t: TcgTable, verb: string): readonly string[] =>
  offered(t, verb).map(({ on }) => placeName(t, on));

export const costOf = (t: TcgTable, verb: string, on: string): Option['cost'] =>
  offered(t, verb).find((option) => standsOn(t, option, on))?.cost;

export const forceOf = (t: TcgTable, who: 'dark' | 'light'): number => t.state.facts.force[who === 'dark' ? 0 : 1];

export const pointsOf = (t: TcgTable, who: 'dark' | 'light'): number => t.state.facts.points[who === 'dark' ? 0 : 1];

const idling = ['hold back', 'end build step', 'end retreat step', 'draw', 'pass'];

/** Whoever is asked does as little as possible. */
export function idle(t: TcgTable): void {
  choose(t, ({ verb }) => verb === (idling.find((one) => offered(t, one).length > 0) ?? verb));
}

export function toNextTurn(t: TcgTable): void {
  const { turn } = t.state.facts;
  while (t.state.facts.turn === turn) idle(t);
}
