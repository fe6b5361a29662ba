import { expect, it } from 'vitest';
import { occurrence } from '../src/occurrence.ts';
import { laid } from './tiny.ts';

it('an occurrence has an id of its own, and is about nothing unless said otherwise', () => {
  const s = laid({ play: [['Ace'], []] });
  expect(occurrence(s, { kind: 'lost', by: 1 })).toEqual({
    id: 1,
    kind: 'lost',
    by: 1,
    subject: { card: -1, life: 0 },
    action: 0,
    detail: null,
  });
  expect(occurrence(s, { kind: 'lost', by: 0, subject: { card: 0, life: 2 }, action: 7, detail: [1] })).toEqual({
    id: 2,
    kind: 'lost',
    by: 0,
    subject: { card: 0, life: 2 },
    action: 7,
    detail: [1],
  });
  expect(s.nextOccurrence).toBe(3);
});
