import { afterEach, describe, expect, test } from 'vitest';
import { readRecord } from '../record.ts';
import { SampleProject } from './sampleProject.ts';

const passing = "rule('AR6-0042', 'passes', () => { expect(1).toBe(1); });";
const failing = "rule('AR6-0043', 'fails', () => { expect(1).toBe(2); });";

let project: SampleProject;
afterEach(() => project.remove());

describe('a run of all tests', () => {
  test('proves the rules whose tests passed, and no others', () => {
    project = new SampleProject({
      passing: `${passing}
        rule(['AR1-0008', 'AR1-0009', 'TCG-0540'], 'three at once, in time', async () => { await Promise.resolve(); });
        rule('AR6-0044', 'passes here', () => {});`,
      failing: `${failing}
        rule('AR6-0044', 'but fails here', () => { throw new Error(); });
        rule('AR6-0045', 'fails later', async () => { await Promise.reject(new Error()); });`,
    });
    expect(project.runTests().code).toBe(1);
    expect(readRecord(project.root)).toMatchObject({
      tests: 6,
      failed: 3,
      proven: ['AR1-0008', 'AR1-0009', 'AR6-0042', 'TCG-0540'],
    });
  });

  test('fails if a test cites what it cannot prove, and says what to cite', () => {
    project = new SampleProject({
      passing,
      bogus: "rule('AR6-9999', 'cites a rule that does not exist', () => {});",
      superseded: "rule('GLA-0015', 'cites a superseded rule', () => {});",
      repetition: "rule('GLA-0029', 'cites a repetition', () => {});",
      four: "rule(['AR6-0042', 'AR6-0043', 'AR6-0044', 'AR6-0045'], 'cites four', () => {});",
    });
    const { code, stderr } = project.runTests();
    expect(code).toBe(1);
    expect(stderr).toContain("There is no rule 'AR6-9999'. Nearest: AR6-0265, AR6-0264, AR6-0263.");
    expect(stderr).toContain('GLA-0015 is superseded. Cite GAP-0087 instead');
    expect(stderr).toContain('GLA-0029 only repeats other rules. Cite AR1-0185, AR1-0192 instead.');
    expect(stderr).toContain('at most 3 rules, not 4');
    expect(readRecord(project.root)).toMatchObject({ failed: 4, proven: ['AR6-0042'] });
  });
});

test('a run during which the code changes leaves no record', () => {
  const change = "writeFileSync('packages/sample/new.ts', '');";
  project = new SampleProject({ passing: `import { writeFileSync } from 'node:fs'; ${change} ${passing}` });
  expect(project.runTests().code).toBe(0);
  expect(readRecord(project.root)).toBeUndefined();
});

test('a run of some tests leaves no record', () => {
  project = new SampleProject({ passing, failing });
  expect(project.runTests('passing.test').code).toBe(0);
  expect(project.runTests('--testNamePattern', 'passes').code).toBe(0);
  expect(readRecord(project.root)).toBeUndefined();
});

describe('npm run rules', () => {
  test('runs the tests if the code has changed since, and otherwise uses the last run', () => {
    project = new SampleProject({ passing });
    const first = project.runRules('--json');
    expect(first.stderr).toContain('Running them');
    expect(first.code).toBe(0);
    expect(JSON.parse(first.stdout)).toMatchObject({
      documents: { AR6: { active: 264, proven: 1 } },
      total: { active: 3408, proven: 1 },
    });

    const second = project.runRules('--json');
    expect(second.stderr).toBe('');
    expect(second.stdout).toBe(first.stdout);

    project.writeTest('passing', `${passing} rule('AR6-0044', 'also passes', () => {});`);
    const third = project.runRules('--json');
    expect(third.stderr).toContain('Running them');
    expect(JSON.parse(third.stdout)).toMatchObject({ total: { proven: 2 } });
  });

  test('reports and fails when a test fails', () => {
    project = new SampleProject({ passing, failing });
    const { code, stdout, stderr } = project.runRules();
    expect(code).toBe(1);
    expect(stderr).toContain('1 of 2 tests');
    expect(stdout).toContain('1/3408');
  });

  test('explains itself when it is called wrongly, without running tests', () => {
    project = new SampleProject({ passing });
    const { code, stdout, stderr } = project.runRules('--mising');
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain("'--mising'");
    expect(stderr).toContain('Usage: npm run rules');
    expect(stderr).not.toContain('Running them');
  });
});
