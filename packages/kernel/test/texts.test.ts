import { describe, expect, it, test } from 'vitest';
import { EngineFault } from '../src/errors.ts';
import { eachPart, named, numbered, stands, withdrawn } from '../src/text/ids.ts';
import { printed } from '../src/text/prints.ts';
import { LazyRefusal, refusing } from '../src/text/refusal.ts';

const text = (says: string) => ({ says });
const [one, two, three] = [text('one'), text('two'), text('three')];

const namesOf = (texts: readonly { says: string }[]) =>
  Object.fromEntries(
    named(
      texts,
      (number) => `Talz/${number}`,
      (own) => own,
    ).map(({ id, text: { says } }) => [says, id]),
  );

describe('a text of a card keeps its name', () => {
  const asPublished = { one: 'Talz/0', two: 'Talz/1', three: 'Talz/2' };

  test.each([
    ['as published', [one, two, three], {}],
    ['where one is inserted before it', [numbered(3, text('new')), one, two, three], { new: 'Talz/3' }],
    ['where one is inserted behind it', [one, numbered(3, text('new')), two, three], { new: 'Talz/3' }],
    ['where they change places', [numbered(2, three), numbered(1, two), one], {}],
    ['where the first is withdrawn', [withdrawn(0, one), two, three], {}],
  ])('%s', (_, texts, more) => {
    expect(namesOf(texts)).toEqual({ ...asPublished, ...more });
  });

  it('where the first is gone altogether', () => {
    expect(namesOf([numbered(1, two), numbered(2, three)])).toEqual({ two: 'Talz/1', three: 'Talz/2' });
  });

  it('and no two have the same', () => {
    expect(() => namesOf([numbered(1, one), numbered(1, two)])).toThrow(EngineFault);
    expect(() => namesOf([numbered(1, one), numbered(1, two)])).toThrow('Two texts are both called Talz/1.');
  });

  it('and is otherwise as it was, methods and all', () => {
    class Said {
      private readonly what: string;
      constructor(what: string) {
        this.what = what;
      }
      words(): string {
        return this.what;
      }
    }
    const said = numbered(4, new Said('hello'));
    expect(said.words()).toBe('hello');
    expect(said).toBeInstanceOf(Said);
  });
});

it('a withdrawn text no longer stands on its card', () => {
  expect([one, numbered(1, two), withdrawn(2, three)].map(stands)).toEqual([true, true, false]);
});

it('everything in a program has a name: the lists inside it, and what it leaves behind', () => {
  const inside = [{ leaves: 'a rule' }];
  const program = [{ inner: [[], inside] }, { leaves: 'another' }];
  const programs: string[] = [];
  const rules: string[] = [];
  eachPart<string, { leaves?: string; inner?: readonly (readonly { leaves?: string }[])[] }>(
    'Talz/0',
    program,
    (id, list) => programs.push(`${id}: ${list.length}`),
    (id, rule) => rules.push(`${id}: ${rule}`),
  );
  expect(programs).toEqual(['Talz/0: 2', 'Talz/0:0.0: 0', 'Talz/0:0.1: 1']);
  expect(rules).toEqual(['Talz/0:0.1:0: a rule', 'Talz/0:1: another']);
});

it('what is printed on a card are its facts and its words, not its programs', () => {
  class Program {}
  const card = {
    title: 'Talz',
    icons: ['alien'],
    room: { pilots: 1 },
    text: [new Program()],
    run: () => 1,
    x: undefined,
  };
  expect(printed(card, ['Adds 1.'])).toEqual([{ title: 'Talz', icons: ['alien'], room: { pilots: 1 } }, ['Adds 1.']]);
});

it('a refusal makes its words only where somebody reads them', () => {
  let asked = 0;
  const refusal = refusing('AR1-0001', () => `Number ${++asked}.`);
  expect([refusal.rule, asked]).toEqual(['AR1-0001', 0]);
  expect(refusal.because).toBe('Number 1.');
  expect(new LazyRefusal(() => refusal).rule).toBe('AR1-0001');
});
