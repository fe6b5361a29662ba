import type { RuleId } from '@binary-sunset/rulebook';
import { test } from 'vitest';
import { type Citation, citedIds } from './citation.ts';
import { inBothModes } from './mode.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The rules a test proves if it passes; `npm run rules` counts them. */
    rules?: readonly RuleId[];
  }
}

/**
 * A test that proves one to three rules of the rulebook. Its name is the rule in words:
 *
 *     rule('AR6-0042', 'initiating a battle costs 1 Force', () => { … });
 *
 * An id that is not of a rule in force fails the run. The scenario runs in both modes.
 */
export function rule(ids: Citation, inWords: string, scenario: () => void | Promise<void>): void {
  test(inWords, { meta: { rules: citedIds(ids) } }, () => inBothModes(scenario));
}

/** Proves a rule on a page, which has an engine of its own: so the mode here changes nothing, and it runs once. */
export function ruleOnPage(ids: Citation, inWords: string, look: () => Promise<void>): void {
  test(inWords, { meta: { rules: citedIds(ids) } }, look);
}
