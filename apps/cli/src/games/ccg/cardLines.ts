import {
  type CcgState,
  definitionCalled,
  explainedValue,
  inactivityOf,
  slots,
  type ValueName,
} from '@binary-sunset/ccg';
import { type Handle, players, type TableView } from '@binary-sunset/kernel';
import { nameIn } from '@binary-sunset/table';
import { cut } from '../../paper.ts';
import type { Drawing } from '../terminalGame.ts';

const nameOf = (view: TableView, handle: Handle): string | null =>
  view.cards.find((card) => card.handle === handle)?.name ?? null;

/** What a viewer calls a card; both sides may have one of that title. */
export function titleIn(view: TableView, handle: Handle): string {
  const name = nameOf(view, handle);
  return name === null ? nameIn(view, handle) : definitionCalled(name).card.title;
}

const shortNames: readonly (readonly [ValueName, string])[] = [
  ['power', 'P'],
  ['ability', 'A'],
  ['ferocity', 'Fe'],
  ['forfeit', 'F'],
];

/** "P4▲ A2 F3": each value that the card has, marked where it is not what the card says. */
function valuesLine(s: CcgState, card: number): string {
  return shortNames
    .flatMap(([value, short]) => {
      const { base, total } = explainedValue(s, card, value);
      if (total === null || base === null) return [];
      return `${short}${total}${total > base ? '▲' : total < base ? '▼' : ''}`;
    })
    .join(' ');
}

/** A card with its values, and what is on it or aboard below it. */
export function cardLines(drawing: Drawing, s: CcgState, card: number, width: number, deep = 0): string[] {
  const { view, ink, letters } = drawing;
  const handle = s.cards.handle[card] ?? -1;
  const letter = letters.get(handle) ?? ' ';
  const inset = deep === 0 ? '' : `${' '.repeat(deep - 1)}↳`;
  const slot = slots[s.cards.slot[card] ?? 0] ?? 'attached';
  const name = cut(titleIn(view, handle), width - letter.length - inset.length - 2);
  const states = [
    ...(slot === 'attached' ? [] : [slot]),
    ...((s.cards.hit[card] ?? 0) === 0 ? [] : ['hit']),
    ...inactivityOf(s.cards.inactive[card] ?? 0),
  ];
  const down = (s.cards.inactive[card] ?? 0) !== 0 || (s.cards.inactiveBy[card] ?? -1) >= 0;
  const values = [valuesLine(s, card), ...states].filter((part) => part !== '').join(' ');
  const riders = players.flatMap((who) => s.zones.on[who]).filter((rider) => s.cards.host[rider] === card);
  const stacked = players
    .flatMap((who) => [...s.zones.stacked[who], ...s.zones.under[who]])
    .filter((one) => s.cards.host[one] === card).length;
  const more = stacked === 0 ? '' : ` +${stacked}`;
  return [
    ` ${ink.faint(letter)} ${inset}${down ? ink.faint(name) : name}${more}`,
    ...(values === '' ? [] : [`   ${' '.repeat(deep)}${cut(values, width - 3 - deep)}`]),
    ...riders.flatMap((rider) => cardLines(drawing, s, rider, width, deep + 1)),
  ];
}
