import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withProbes } from '../probes.ts';
import { findMutants } from '../sites.ts';

const file = 'packages/tiny/src/tiny.ts';

/** Runs code with a probe for each number in it; answers with the source lines of the numbers that were reached. */
function reached(code: string): readonly string[] {
  const mutants = findMutants(file, code).filter(({ operator }) => operator === 'number');
  const context: { __mutantsReached?: readonly unknown[] } = {};
  const numbered = mutants.map((mutant, number) => ({ mutant, number }));
  runInNewContext(withProbes(code, numbered), context);
  return [...new Set(mutants.filter((_, number) => context.__mutantsReached?.[number]).map(({ before }) => before))];
}

const cases: readonly [what: string, code: string, ...lines: string[]][] = [
  ['statements that run', 'const a = 1;', 'const a = 1;'],
  ['not functions that nobody calls', 'const f = () => 1;\nfunction g() { return 2; }'],
  ['functions that are called', 'const f = () =>\n1;\nf();', '1;'],
  ['an answer that is an object', 'const f = () => (\n{ a: 1 });\nf();', '{ a: 1 });'],
  ['arrows within arrows', 'const f = () => () =>\n1;\nf()();', '1;'],
  ['the branch taken', 'let a;\nif (a)\na = 1;\nelse\na = 2;', 'a = 2;'],
  ['a later else', 'let a;\nif (a)\na = 1;\nelse if (!a)\na = 2;\nelse\na = 3;', 'a = 2;'],
  ['loops that turn', 'let b = true;\nfor (const a of [])\nb = 1;\nwhile (b)\nb = 2 < 1;', 'b = 2 < 1;'],
  ['labelled loops', 'a: for (let i = 0; i < 2; i++)\nfor (;;) continue a;', 'a: for (let i = 0; i < 2; i++)'],
  ['the case chosen', "switch ('b') {\ncase 'a': f(1);\nbreak;\ncase 'b': Object(2);\n}", "case 'b': Object(2);"],
  ['functions called as the module loads', 'const f = () =>\n1;\nconst a = f();', '1;'],
];

test.each(cases)('probes note %s', (_what, code, ...lines) => {
  expect(reached(code)).toEqual(lines);
});
