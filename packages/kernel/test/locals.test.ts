import { expect, it } from 'vitest';
import { type CardRef, flag, type KernelState, localsOf, number, ref, refIn, windowFrame } from '../src/index.ts';

const ace: CardRef = { card: 3, life: 1 };
const frameOf = (procedure: string, locals: object): KernelState['frames'][number] => ({
  id: 1,
  procedure,
  step: 'first',
  into: null,
  back: null,
  by: null,
  locals,
});
const striking = { name: 'strike', locals: { unit: ref, hits: number, over: flag } } as const;

it('reads and changes the locals of a frame that is of the procedure', () => {
  const frame = frameOf('strike', { unit: ace, hits: 2, over: false });
  const l = localsOf(frame, striking);
  if (l === null) throw new Error('It is a strike.');
  l.hits++;
  expect(frame.locals).toEqual({ unit: ace, hits: 3, over: false });
});

it('finds nothing in a frame of another procedure, or in none', () => {
  expect(localsOf(frameOf('parry', { unit: ace, hits: 2, over: false }), striking)).toBeNull();
  expect(localsOf(null, striking)).toBeNull();
  expect(localsOf(undefined, striking)).toBeNull();
});

it('knows which locals a procedure has, and of which kinds its occurrences are', () => {
  const l = localsOf(frameOf('strike', { unit: ace, hits: 2, over: false }), striking);
  // @ts-expect-error: a strike counts hits.
  expect(l?.misses).toBeUndefined();
  const occurred = localsOf(frameOf('window', { about: [] }), windowFrame<'hit' | 'lost'>())?.about ?? [];
  // @ts-expect-error: nothing is ever healed.
  expect(occurred.some(({ kind }) => kind === 'healed')).toBe(false);
});

it.each([
  ['a card', { unit: ace }, ace],
  ['nothing', {}, null],
  ['no card', { unit: null }, null],
  ['a number', { unit: 3 }, null],
  ['something else with a card in it', { unit: { card: 3 } }, null],
  ['a card by its name', { unit: { card: 'Ace', life: 1 } }, null],
])('finds the card that a frame has under a name, where that is %s', (_what, locals, expected) => {
  expect(refIn(frameOf('any', locals), 'unit')).toEqual(expected);
});

it('finds no card where there is no frame', () => {
  expect(refIn(null, 'unit')).toBeNull();
});
