import type { LogEntry } from '@binary-sunset/table';
import { expect, test } from 'vitest';
import { withRepeats } from '../src/shell/withRepeats.ts';

const said = (text: string, by: LogEntry['by'] = 1): LogEntry => ({ line: [text], kind: 'moved', by });

test('the same line of the same player, several times in a row, is one', () => {
  const drawn = said('Opponent draws a card.');
  const log = [drawn, drawn, said('The opponent passes.'), drawn, said('Opponent draws a card.', 0)];
  expect(withRepeats(log).map(({ entry, times }) => [entry.line[0], entry.by, times])).toEqual([
    ['Opponent draws a card.', 1, 2],
    ['The opponent passes.', 1, 1],
    ['Opponent draws a card.', 1, 1],
    ['Opponent draws a card.', 0, 1],
  ]);
});
