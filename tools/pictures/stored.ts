import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SizeName } from '../browser/pages.ts';
import type { ScreenName } from '../browser/screens.ts';
import { projectRoot } from '../project/files.ts';

/** A screen that is compared with a stored picture of it. */
export interface MainScreen {
  readonly screen: ScreenName;
  readonly size: SizeName;
}

const compared: readonly ScreenName[] = ['home', 'all cards', 'history', 'the middle of a game', 'a CCG battle'];

export const mainScreens: readonly MainScreen[] = (['phone', 'desktop'] as const).flatMap((size) =>
  compared.map((screen) => ({ screen, size })),
);

const folder = join(projectRoot, 'apps', 'web', 'test', 'browser', 'pictures');

const nameOf = ({ screen, size }: MainScreen): string => `${screen}, ${size}.png`;

/** The picture that is stored of a screen, if there is one. */
export function storedPicture(of: MainScreen): Buffer | null {
  const path = join(folder, nameOf(of));
  return existsSync(path) ? readFileSync(path) : null;
}

export function store(of: MainScreen, picture: Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, nameOf(of)), picture);
}

/** Stored pictures that nothing is compared with. */
export function strays(): string[] {
  const expected = new Set(mainScreens.map(nameOf));
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => !expected.has(file)).map((file) => join(folder, file));
}

/** Leaves pictures of a screen where they can be looked at, and says where: one in each folder, by what it shows. */
export function leave(of: MainScreen, pictures: Readonly<Record<string, Buffer>>): string {
  const left = join('.cache', 'pictures');
  for (const [what, picture] of Object.entries(pictures)) {
    mkdirSync(join(projectRoot, left, what), { recursive: true });
    writeFileSync(join(projectRoot, left, what, nameOf(of)), picture);
  }
  return left;
}
