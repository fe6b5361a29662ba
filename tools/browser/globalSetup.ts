import type { TestProject } from 'vitest/node';
import { arrangeChromium } from './chromium.ts';
import { type Scripts, serveSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page is served with test cards. */
    readonly siteUrl: string;
    /** Where it is served as players get it, and what its scripts are made of. */
    readonly playersUrl: string;
    readonly playersScripts: Scripts;
  }
}

/** Chromium is there and the page is served before the first test. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  arrangeChromium();
  const site = await serveSite();
  const players = await serveSite({ drill: false });
  project.provide('siteUrl', site.url);
  project.provide('playersUrl', players.url);
  project.provide('playersScripts', players.scripts);
  return async () => {
    await site.close();
    await players.close();
  };
}
