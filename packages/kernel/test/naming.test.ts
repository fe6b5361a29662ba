import { describe, expect, test } from 'vitest';
import { type NameSaid, namingOf, unknownNames, unknownNameWords } from '../src/index.ts';

type Kind = 'ship' | 'crew';
const known = { ship: ['Drake', 'Swallow', 'Golden Swallow'], crew: ['cook'] };
const said = (kind: Kind, name: string, by = 'a card'): NameSaid<Kind> => ({ kind, name, by });

describe('names', () => {
  test('are heard by whoever listens, from then on until nobody does', () => {
    const naming = namingOf<Kind>();
    const heard: string[] = [];
    naming.said('ship', ['Drake']);
    naming.listen((kind, name) => heard.push(`${kind} ${name}`));
    naming.said('ship', ['Swallow', 'Swan']);
    naming.said('crew', ['cook']);
    naming.listen(null);
    naming.said('crew', ['mate']);
    expect(heard).toEqual(['ship Swallow', 'ship Swan', 'crew cook']);
  });

  test('are unknown if nothing of their kind has them', () => {
    const unknown = unknownNames([said('ship', 'Drake'), said('ship', 'cook'), said('crew', 'Drake')], known);
    expect(unknown.map(({ kind, name }) => [kind, name])).toEqual([
      ['ship', 'cook'],
      ['crew', 'Drake'],
    ]);
  });

  test('are the same whatever their capital letters', () => {
    expect(unknownNames([said('ship', 'drake'), said('crew', 'Cook')], known)).toEqual([]);
  });

  test('are told once for each who says them, with the nearest', () => {
    const unknown = unknownNames(
      [said('ship', 'Swalow', 'one'), said('ship', 'Swalow', 'one'), said('ship', 'Swalow', 'two')],
      known,
    );
    expect(unknown.map(({ by, nearest }) => [by, nearest])).toEqual([
      ['one', ['Swallow']],
      ['two', ['Swallow']],
    ]);
  });

  test('that are unknown are told in words', () => {
    const kinds = { ship: 'no ship', crew: 'nobody' };
    const words = unknownNames([said('ship', 'Swalow'), said('ship', 'swallo'), said('crew', 'helmsman')], known).map(
      (name) => unknownNameWords(name, kinds),
    );
    expect(words).toEqual([
      'a card: Swalow is no ship; the nearest is Swallow.',
      'a card: swallo is no ship; the nearest is Swallow, then Golden Swallow.',
      'a card: helmsman is nobody.',
    ]);
  });
});
