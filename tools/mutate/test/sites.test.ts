import { describe, expect, test } from 'vitest';
import type { Operator } from '../mutant.ts';
import { mutate } from '../mutant.ts';
import { findMutants } from '../sites.ts';

const file = 'packages/tiny/src/tiny.ts';

const changed = (code: string, operator: Operator): readonly string[] =>
  findMutants(file, code)
    .filter((mutant) => mutant.operator === operator)
    .map((mutant) => mutate(code, mutant));

const operators: readonly [operator: Operator, code: string, ...mutated: string[]][] = [
  ['boundary', 'f(a < b);', 'f(a <= b);'],
  ['boundary', 'f(a >= b);', 'f(a > b);'],
  ['boundary', 'f(a === b);'],
  ['comparison', 'f(a < b);', 'f(a >= b);'],
  ['comparison', 'f(a === b);', 'f(a !== b);'],
  ['comparison', 'f(a != b);', 'f(a == b);'],
  ['comparison', 'f(a /* not < */ > b);', 'f(a /* not < */ <= b);'],
  ['logic', 'f(a && b);', 'f(a || b);'],
  ['logic', 'f(a || b || c);', 'f((a && b) || c);', 'f((a || b) && c);'],
  ['logic', 'f(a ?? b);'],
  ['drop-fallback', 'f(a ?? b);', 'f((a));'],
  ['drop-fallback', 'f(a ?? b ?? c);', 'f((a) ?? c);', 'f((a ?? b));'],
  ['drop-fallback', 'f(a || b);'],
  ['only-fallback', 'f(a ?? b);', 'f((b));'],
  ['only-fallback', 'f(a?.b ?? (c && d));', 'f(((c && d)));'],
  ['negation', 'if (a && b) f();', 'if (!(a && b)) f();'],
  ['negation', 'while (a()) f();', 'while (!(a())) f();'],
  ['negation', 'if (a < b) f();'],
  ['negation', 'if (!a) f();'],
  ['drop-not', 'f(!a);', 'f(a);'],
  ['drop-not', 'f(!!a);', 'f(!a);'],
  ['drop-if', 'if (a) f(); else g();', 'if (false) f(); else g();'],
  ['swap-branches', 'f(a ? b : c);', 'f(a ? c : b);'],
  ['swap-branches', 'f(a === 1 ? b : c);'],
  ['drop-call', 'f(a);', ';'],
  ['drop-call', 'await f(a);', ';'],
  ['drop-call', 'a?.f();', ';'],
  ['drop-call', 'a = f();'],
  ['return-early', 'function f() { a = 1; g(); }', 'function f() { return; a = 1; g(); }'],
  [
    'return-early',
    'const f = () => { for (const x of y) g(x); };',
    'const f = () => { return; for (const x of y) g(x); };',
  ],
  ['return-early', 'function f() { a = 1; return a; }'],
  ['return-early', 'function f() { g(); }'],
  ['return-early', 'class A extends B { constructor() { super(); this.a = c; } }'],
  ['arithmetic', 'f(a + b);', 'f(a - b);'],
  ['arithmetic', 'f(a * b);', 'f(a / b);'],
  ['arithmetic', 'f(a % b);', 'f(a * b);'],
  ['arithmetic', "f('a' + b + c);"],
  ['bits', 'f(a & b);', 'f(a | b);'],
  ['bits', 'f(a << b);', 'f(a >> b);'],
  ['bits', 'f(a & b & c);', 'f((a | b) & c);', 'f((a & b) | c);'],
  ['bits', 'f(a >>> 0, b | 0);'],
  ['assignment', 'a += b;', 'a -= b;'],
  ['assignment', 'a *= b;', 'a /= b;'],
  ['assignment', "a += 'b';"],
  ['step', 'a++;', 'a--;'],
  ['step', '--a;', '++a;'],
  ['drop-minus', 'f(-a);', 'f(a);'],
  ['drop-minus', 'f(-1);'],
  ['number', 'f(0, 7, -1, 0.5);', 'f(1, 7, -1, 0.5);', 'f(0, 8, -1, 0.5);', 'f(0, 7, -2, 0.5);', 'f(0, 7, -1, 1.5);'],
  ['number', 'f(0xff, 1n);', 'f(0x100, 1n);', 'f(0xff, 2n);'],
  ['number', 'f({ 1: a });'],
  ['number', 'f(a >>> 0, b | 0);'],
  ['number', 'a.sort((b, c) => (b < c ? -1 : 1));'],
  [
    'number',
    'const byName = (b, c) => (b < c ? -1 : b > c ? 1 : 0);',
    'const byName = (b, c) => (b < c ? -1 : b > c ? 1 : 1);',
  ],
  ['flag', 'f(true, false);', 'f(false, false);', 'f(true, true);'],
  ['some-every', 'f(a.some(b));', 'f(a.every(b));'],
  ['some-every', 'f(a?.every(b));', 'f(a?.some(b));'],
  ['min-max', 'f(Math.min(a, b));', 'f(Math.max(a, b));'],
  ['min-max', 'f(a.min(b));'],
  ['ends', 'a.push(b);', 'a.unshift(b);'],
  ['ends', 'f(a.shift());', 'f(a.pop());'],
  ['slice', 'f(a.slice(b, -1));', 'f(a.slice((b) + 1, -1));'],
  ['drop-filter', 'f(a.filter(b).map(c));', 'f(a.map(c));'],
  ['drop-order', 'f(a.toSorted(b));', 'f(a);'],
  ['drop-order', 'a.sort(b);'],
  [
    'string',
    "f(a.kind === 'b', a.kind === 'c');",
    "f(a.kind === 'c', a.kind === 'c');",
    "f(a.kind === 'b', a.kind === 'b');",
  ],
  [
    'string',
    "f('b' !== kind, kindOf(a) === 'c', kind === 'd');",
    "f('d' !== kind, kindOf(a) === 'c', kind === 'd');",
    "f('b' !== kind, kindOf(a) === '', kind === 'd');",
    "f('b' !== kind, kindOf(a) === 'c', kind === 'b');",
  ],
  ['string', "f(a === 'b');", "f(a === '');"],
  [
    'string',
    "switch (a.b) { case 'c': f(); break; case 'd\\'s': g(); }",
    "switch (a.b) { case 'd\\'s': f(); break; case 'd\\'s': g(); }",
    "switch (a.b) { case 'c': f(); break; case 'c': g(); }",
  ],
  ['string', "f('a', typeof b === 'object', c + 'd');"],
  ['drop-member', 'f([a, b]);', 'f([b]);', 'f([a, ]);'],
  ['drop-member', 'f([a /* , */ , b,]);', 'f([b,]);', 'f([a /* , */ , ]);'],
  ['drop-member', 'new Set([...a]);', 'new Set([]);'],
  ['drop-member', "f(['AR6-0042', 'TCG-0001', 'R2-D2']);", "f(['AR6-0042', 'TCG-0001', ]);"],
  ['drop-member', 'f({ a: [], b: [] });', 'f({ b: [] });', 'f({ a: [],  });'],
  ['drop-member', "f({ a: 'x', b: c });"],
  ['drop-member', "f({ a: 'x' });"],
  ['drop-member', 'const [a, b] = c;'],
  [
    'drop-case',
    "switch (a) { case 'b': case 'c': f(); case 'd': g(); }",
    "switch (a) {  case 'c': f(); case 'd': g(); }",
    "switch (a) { case 'b': f(); case 'd': g(); }",
    "switch (a) { case 'b': case 'c': f();  }",
  ],
  ['drop-case', 'switch (a) { default: f(); }'],
  [
    'swap-value',
    "f({ a: 'x', b: 'x', c: 'y' });",
    "f({ a: 'y', b: 'x', c: 'y' });",
    "f({ a: 'x', b: 'y', c: 'y' });",
    "f({ a: 'x', b: 'x', c: 'x' });",
  ],
  [
    'swap-value',
    'f({ a: (b) => 1, c: (b) => 2 });',
    'f({ a: (b) => 2, c: (b) => 2 });',
    'f({ a: (b) => 1, c: (b) => 1 });',
  ],
  ['swap-value', 'f({ a: 1, b: 2 });'],
  ['swap-value', 'f({ a, b });'],
];

describe('each operator', () => {
  test.each(operators)('%s: %s', (operator, code, ...mutated) => {
    expect(changed(code, operator)).toEqual(mutated);
  });
});

const ignored: readonly [what: string, code: string][] = [
  ['types', 'type A = 1 | true; interface B { readonly c: 2 }'],
  ['annotations and casts', 'let a: 1 | 2 = b as 3; const c = b satisfies 4;'],
  ['declarations of what is elsewhere', 'declare const a: 1; declare function f(b?: 2): true;'],
  ['imports and exports', "import a from 'a'; export { a }; export * from 'b';"],
  ['what is thrown', 'throw new Refused(a + 1, b < c);'],
  ['the making of an error', 'const refused = new TypeError(a ? b : c);'],
  ["an error's message", 'class A extends Error { constructor(a) { super(a > 0 ? b : c); } }'],
  ['a function of words', 'function describe(a) { return a === 1 ? b : c; }'],
  ['a property of words', 'a = { label: (b) => b + 1, prompt: c ? d : e };'],
  ['a call that asks for words', 'describeCard(a + 1);'],
  ['an impossible statement', 'impossible(1);'],
  ['an impossible branch', 'if (a < 1) impossible(b);'],
  ['an impossible branch in a block', 'if (a && b) { throw never(1); }'],
  ['an impossible fallback', 'a = b ?? impossible(1);'],
  ['an impossible case', 'function f(a) { switch (a) { default: return never(1); } }'],
  ['an assertion', 'a < 1 || impossible(b);'],
  ['why something is refused', "a = { because: 'It is tapped.', rule: 'TCG-0137' };"],
  ['the name that something goes by, and its rules', "a = { words: () => b, rules: ['AR6-0042'] };"],
];

describe('left alone', () => {
  test.each(ignored)('%s', (_what, code) => {
    expect(findMutants(file, code)).toEqual([]);
  });

  test('but not what stands beside it', () => {
    expect(changed('if (a) impossible(1); else f(2);', 'number')).toEqual(['if (a) impossible(1); else f(3);']);
    expect(changed('f(b === 1 ? c[2] : impossible(3));', 'number')).toEqual(['f(b === 1 ? c[3] : impossible(3));']);
    expect(changed('a = b[1] ?? impossible(2);', 'number')).toEqual(['a = b[2] ?? impossible(2);']);
    expect(changed('const a = f(1) as 2;', 'number')).toEqual(['const a = f(2) as 2;']);
    expect(changed('if (a < 1) throw new Error(b);', 'drop-if')).toEqual(['if (false) throw new Error(b);']);
    expect(changed('function f() { if (a) return 1; impossible(2); }', 'number')).toEqual([
      'function f() { if (a) return 2; impossible(2); }',
    ]);
  });
});

describe('a mutant', () => {
  const code = "const dash = '–';\n\nexport const most = (a: number) =>\n  a > 3\n    ? a : 3;\n";

  test('says where it is and shows the line before and after', () => {
    const found = findMutants(file, code).find(({ operator }) => operator === 'boundary');
    expect(found).toMatchObject({
      id: `${file}:4:5:boundary`,
      file,
      line: 4,
      column: 5,
      before: 'a > 3',
      after: 'a >= 3',
    });
  });

  test('has an id of its own', () => {
    const all = operators.map(([, text]) => text).join('\n');
    const ids = findMutants(file, all).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is never looked for in a file that cannot be parsed', () => {
    expect(() => findMutants(file, 'const = 1')).toThrow(`${file} cannot be parsed`);
  });
});
