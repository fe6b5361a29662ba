import { describe, expect, test, vi } from 'vitest';
import { createCcg } from '../src/index.ts';
import { always, any } from '../src/language/index.ts';
import type { Forbidden } from '../src/rules/inForce/acts.ts';
import { type KindOfRule, makeRegister, type Rule } from '../src/text/ruleKinds.ts';
import { stranger } from './stranger.ts';

const how: KindOfRule<Rule> = { says: () => ({ words: 'it hums' }) };

/** What is wrong after some files have declared and read this. */
function faults(loading: (register: ReturnType<typeof makeRegister>) => void): readonly string[] {
  const register = makeRegister();
  loading(register);
  return register.faults();
}

describe('a kind of rule', () => {
  test('is declared by one file and read by any, whichever is loaded first', () => {
    expect(
      faults((register) => {
        register.reads('hums');
        register.declare('hums', how);
        register.reads('hums');
      }),
    ).toEqual([]);
  });

  test('is not declared twice', () => {
    const found = faults((register) => {
      register.reads('hums');
      register.declare('hums', how);
      register.declare('hums', how);
    });
    expect(found).toEqual(['rules of the kind "hums" are declared twice']);
  });

  test('is read by somebody', () => {
    expect(faults((register) => register.declare('hums', how))).toEqual([
      'nobody reads rules of the kind "hums": look for them with "rulesOn", or take the kind away',
    ]);
  });

  test('is declared if it is read', () => {
    expect(faults((register) => register.reads('hums', 'loudly'))).toEqual([
      'rules of the kind "hums" are looked for, which no file declares: say with "ruleKind" how they read',
    ]);
  });

  test('is about what is declared, once, and asked for', () => {
    const found = faults((register) => {
      register.declare('hums', how);
      for (const aspect of ['loudly', 'softly', 'softly']) register.declareAbout('hums', aspect);
      register.reads('hums', 'softly', 'badly');
    });
    expect(found).toEqual([
      '"hums" is declared twice about "softly"',
      'nobody asks of "hums" about "loudly": look for it with "rulesOn", or take it away',
      '"hums" is asked about "badly", which no file declares',
    ]);
  });

  test('may say beforehand what there is, and be asked for all of it at once', () => {
    expect(
      faults((register) => {
        register.declare('hums', { ...how, about: ['loudly', 'softly'] });
        register.reads('hums');
      }),
    ).toEqual([]);
  });
});

describe('no game is made', () => {
  test('with a card that makes a rule which nobody reads', () => {
    const hummer = stranger({ text: [always({ rule: 'hums' } as unknown as Rule)] });
    expect(() => createCcg([hummer])).toThrow(`${hummer.name}: nobody reads rules of the kind "hums"`);
  });

  test('with a card that forbids what nobody asks about', () => {
    const barrier = stranger({
      text: [always({ rule: 'forbids', act: 'hum' as Forbidden, who: any.characters })],
    });
    expect(() => createCcg([barrier])).toThrow(`${barrier.name}: of "forbids" nobody asks about "hum"`);
  });

  test('where a kind is declared twice', async () => {
    // Other tests share what is loaded: this one spoils a copy of its own.
    vi.resetModules();
    const [{ createCcg: create }, { ruleKind }] = await Promise.all([
      import('../src/index.ts'),
      import('../src/text/ruleKinds.ts'),
    ]);
    try {
      expect(() => create([])).not.toThrow();
      ruleKind('revolves', { says: () => ({ words: 'it turns once more' }) });
      expect(() => create([])).toThrow('Kinds of rules: rules of the kind "revolves" are declared twice.');
    } finally {
      vi.resetModules();
    }
  });
});
