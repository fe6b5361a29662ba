import { ccg } from '@binary-sunset/ccg/drill';
import type { TableView } from '@binary-sunset/kernel';
import { tcg } from '@binary-sunset/tcg/drill';
import { expect, test } from 'vitest';
import { ccgTable } from '../src/ccg/index.ts';
import type { TableGame } from '../src/index.ts';
import { tcgTable } from '../src/tcg/index.ts';

const drillCcg = ccgTable(ccg);
const drillTcg = tcgTable(tcg);

function whyOf(table: TableGame, view: TableView, title: string, value: string): readonly string[] {
  const card = view.cards.find(({ name }) => name === title);
  if (card === undefined) throw new Error(`${title} is not in sight.`);
  return table.values(view, card.handle).find(({ name }) => name === value)?.because ?? [];
}

test('what a rule does to a value is said in words, with the rule’s id', () => {
  const view = ccg.view(ccg.position({ at: { 'Tatooine (Dark)': { light: ['Red 1'] } } }), 1);
  expect(whyOf(drillCcg, view, 'Red 1', 'power')).toContain('set to 0 for want of a pilot (GAP-0171)');
  const stack = { card: 'Anakin Skywalker (A)', beneath: ['Anakin Skywalker (C)', 'Anakin Skywalker (D)'] };
  const other = tcg.view(tcg.position({ at: 'build', light: { character: [stack] } }), 1);
  expect(whyOf(drillTcg, other, 'Anakin Skywalker (A)', 'power')).toContain('+2 from the cards beneath (TCG-0389)');
});

test('what a card does to a value names the card as players do', () => {
  const there = { 'Tatooine: Cantina (Dark)': { dark: ['Ponda Baba'] } };
  const view = ccg.view(ccg.position({ at: there }), 0);
  expect(whyOf(drillCcg, view, 'Ponda Baba', 'power')).toContain('+1 from Tatooine: Cantina');
});
