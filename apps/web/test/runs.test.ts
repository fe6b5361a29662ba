import type { Entry } from '@binary-sunset/table';
import { expect, test } from 'vitest';
import { runsOf } from '../src/shell/runs.ts';

const said = (text: string, by: Entry['by'] = 1): Entry => ({ line: [text], kind: 'moved', by });

test('the same line of the same player, several times in a row, is one', () => {
  const drawn = said('Opponent draws a card.');
  const log = [drawn, drawn, said('The opponent passes.'), drawn, said('Opponent draws a card.', 0)];
  expect(runsOf(log).map(({ entry, times }) => [entry.line[0], entry.by, times])).toEqual([
    ['Opponent draws a card.', 1, 2],
    ['The opponent passes.', 1, 1],
    ['Opponent draws a card.', 1, 1],
    ['Opponent draws a card.', 0, 1],
  ]);
});
