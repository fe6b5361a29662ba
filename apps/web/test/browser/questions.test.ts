import { ccg } from '@binary-sunset/ccg/drill';
import { ccgTable } from '@binary-sunset/table/ccg';
import { tcgTable } from '@binary-sunset/table/tcg';
import { tcg } from '@binary-sunset/tcg/drill';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser, type SizeName, sizes } from '../../../../tools/browser/pages.ts';
import { ccgSubject } from '../../../../tools/games/ccg.ts';
import { tcgSubject } from '../../../../tools/games/tcg.ts';
import { collect } from '../../../../tools/prompts/collect.ts';
import { layOut } from '../../../../tools/prompts/layout.ts';

/** Some games of each: `npm run prompts -- --layout` looks at many more. */
const asked = {
  tcg: () => collect(tcgSubject, tcgTable(tcg), { games: 2, seed: 'sample' }),
  ccg: () => collect(ccgSubject, ccgTable(ccg), { games: 1, seed: 'sample' }),
};

/** The longest of all are the first to be cut. */
const longest = 60;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each(['tcg', 'ccg'] as const)('whatever is asked in a game of the %s', (game) => {
  const { questions, labels } = asked[game]();
  const some = {
    game,
    questions: questions
      .toSorted((a, b) => JSON.stringify([b.prompt, b.labels]).length - JSON.stringify([a.prompt, a.labels]).length)
      .slice(0, longest),
    labels: labels.toSorted((a, b) => b.label.length - a.label.length).slice(0, longest),
  };
  test.each(Object.keys(sizes) as SizeName[])('is to be read in full, at the size of a %s', async (size) => {
    expect((await layOut(browser, inject('siteUrl'), size, some)).faults).toEqual([]);
  });
});

test('a label that no button can hold is found', async () => {
  const label = 'Unpronounceable'.repeat(9);
  const { faults } = await layOut(browser, inject('siteUrl'), 'phone', {
    game: 'tcg',
    questions: [],
    labels: [{ label }],
  });
  expect(faults.map(({ where }) => where)).toContain('button');
});
