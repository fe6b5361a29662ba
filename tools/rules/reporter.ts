import type { Reporter, TestCase, TestModule, TestRunEndReason, TestSpecification, Vitest } from 'vitest/node';
import { codeHash } from './codeHash.ts';
import { writeRecord } from './record.ts';

/** Writes down which rules a run of all tests has proven; a run of some of them leaves the last record as it is. */
export class RuleReporter implements Reporter {
  #vitest: Vitest | undefined;
  #codeAtStart = '';

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(): void {
    if (this.#vitest) this.#codeAtStart = codeHash(this.#vitest.config.root);
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly unknown[],
    reason: TestRunEndReason,
  ): Promise<void> {
    const vitest = this.#vitest;
    if (!vitest || reason === 'interrupted' || !(await ranAll(vitest, modules))) return;
    const { root } = vitest.config;
    if (codeHash(root) !== this.#codeAtStart) return;

    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed');
    const failed = tests.filter((test) => test.result().state === 'failed');
    const unloaded = modules.filter((module) => module.errors().length > 0);

    const proven = new Set(passed.flatMap((test) => test.meta().rules ?? []));
    for (const id of failed.flatMap((test) => test.meta().rules ?? [])) proven.delete(id);

    writeRecord(root, {
      code: this.#codeAtStart,
      tests: tests.length,
      failed: failed.length + unloaded.length + unhandledErrors.length,
      proven: [...proven].sort(),
      cards: passed.filter(isOfCards).map(nameOf),
    });
  }
}

/** Tests of cards stand in a folder of their own. */
const isOfCards = (test: TestCase): boolean => /[\\/]test[\\/]cards[\\/]/.test(test.module.moduleId);

/** What it is about, and what it says, separated by colons. */
const nameOf = ({ fullName }: TestCase): string => fullName.replaceAll(' > ', ': ');

async function ranAll(vitest: Vitest, modules: readonly TestModule[]): Promise<boolean> {
  const { testNamePattern, bail } = vitest.config;
  if (testNamePattern || bail) return false;
  const all = await vitest.globTestSpecifications();
  const ran = new Set(modules.map((module) => module.moduleId));
  return all.every((specification: TestSpecification) => ran.has(specification.moduleId));
}
