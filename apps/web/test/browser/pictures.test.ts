import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../../../../tools/browser/pages.ts';
import { lookAt } from '../../../../tools/pictures/lookAt.ts';
import { leave, type MainScreen, mainScreens, storedPicture, strays } from '../../../../tools/pictures/stored.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

function storedOf(main: MainScreen): Buffer {
  const picture = storedPicture(main);
  if (picture === null) throw new Error('No picture of it is stored yet. To store one: npm run pictures -- --accept');
  return picture;
}

describe.concurrent('looks as it is stored', () => {
  for (const main of mainScreens)
    test(`${main.screen}, on a ${main.size}`, async () => {
      const stored = storedOf(main);
      const { screenshot, picture, difference } = await lookAt(browser, inject('playersUrl'), main, stored);
      if (difference === null || difference === 'new') return;
      const left = leave(main, { screen: screenshot, new: picture, stored, difference: difference.picture });
      throw new Error(
        `${difference.pixels} pixels of the picture differ. Both pictures and their difference are in ${left}. If it is meant to look so: npm run pictures -- --accept`,
      );
    });
});

const styled =
  (content: string) =>
  (page: Page): Promise<unknown> =>
    page.addStyleTag({ content });

describe.concurrent('what a picture shows', () => {
  const home: MainScreen = { screen: 'home', size: 'desktop' };
  const patience = 1500;
  let unchanged: Buffer;
  beforeAll(async () => {
    unchanged = (await lookAt(browser, inject('playersUrl'), home, null, { patience })).picture;
  });
  const seen = async (content: string): Promise<boolean> => {
    const change = styled(content);
    const { difference } = await lookAt(browser, inject('playersUrl'), home, unchanged, { patience, change });
    return difference !== null;
  };

  test('is not how another machine draws letters', async () => {
    expect(await seen('body { transform: translate(0.4px, 0.3px); -webkit-text-stroke: 0.2px; }')).toBe(false);
  });

  test('is whether something is there', async () => {
    expect(await seen('main h1 { visibility: hidden; }')).toBe(true);
  });

  test('is where it stands', async () => {
    expect(await seen('form [role="radiogroup"] { transform: translateX(4px); }')).toBe(true);
  });
});

test('no picture is stored that nothing is compared with', () => {
  expect(strays()).toEqual([]);
});
