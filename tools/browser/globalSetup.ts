import type { TestProject } from 'vitest/node';
import { arrangeChromium } from './chromium.ts';
import { type Scripts, serveSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly siteUrl: string;
    readonly siteScripts: Scripts;
  }
}

/** Chromium is there and the page is served before the first test. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  arrangeChromium();
  const site = await serveSite();
  project.provide('siteUrl', site.url);
  project.provide('siteScripts', site.scripts);
  return () => site.close();
}
