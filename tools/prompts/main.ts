/** `npm run prompts`: collects what players are asked in games at random, and lays it out on the page. */
import { readFileSync, writeFileSync } from 'node:fs';
import { ccg } from '@binary-sunset/ccg/drill';
import type { BoardGame } from '@binary-sunset/table';
import { ccgTable } from '@binary-sunset/table/ccg';
import { tcgTable } from '@binary-sunset/table/tcg';
import { tcg } from '@binary-sunset/tcg/drill';
import { launchBrowser } from '../browser/pages.ts';
import { serveSite } from '../browser/site.ts';
import { subjectCalled } from '../games/index.ts';
import { runCommand } from '../project/usage.ts';
import { type Collected, collect } from './collect.ts';
import { layOut } from './layout.ts';
import { type Options, readOptions, usage } from './options.ts';

const boards: Readonly<Record<string, BoardGame>> = { tcg: tcgTable(tcg), ccg: ccgTable(ccg) };

function collected({ game, games, seed, from }: Options): Collected {
  if (from !== undefined) return JSON.parse(readFileSync(from, 'utf8')) as Collected;
  const board = boards[game];
  if (board === undefined) throw new Error(`There is no board for "${game}".`);
  return subjectCalled(game).with((subject) => collect(subject, board, { games, seed }));
}

function main(): number | Promise<number> {
  const options = readOptions(process.argv.slice(2));
  const found = collected(options);
  const { game, seed, games, decisions, prompts, labels, questions } = found;
  if (options.out !== undefined) writeFileSync(options.out, `${JSON.stringify(found, null, 1)}\n`);
  const counts = { prompts: prompts.length, labels: labels.length, questions: questions.length };
  process.stdout.write(`${JSON.stringify({ game, seed, games, decisions, ...counts })}\n`);
  return options.layout ? laidOut(found, options) : 0;
}

async function laidOut(found: Collected, { sizes, most }: Options): Promise<number> {
  const site = await serveSite();
  const browser = await launchBrowser();
  let cut = 0;
  try {
    for (const size of sizes) {
      const { checked, faulty, faults } = await layOut(browser, site.url, size, found);
      cut += faulty;
      process.stdout.write(`${JSON.stringify({ size, checked, cut: faulty, faults: faults.length })}\n`);
      for (const { where, words, fault } of faults.slice(0, most))
        process.stdout.write(`  ${where}: ${fault}: ${words}\n`);
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return cut === 0 ? 0 : 1;
}

await runCommand(usage, main);
