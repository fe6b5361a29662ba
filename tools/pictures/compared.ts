import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Pictures are compared small: each pixel is the mean of so many by so many on the screen. Where the edge of a letter
 * falls, and how heavy it is drawn, differs from machine to machine and vanishes; whatever moved or is missing does not.
 */
const shrinking = 4;

/** How far apart two colours may be, from 0 to 1: more than another drawing of the same letters makes of them. */
const alike = 0.2;

/** How many pixels may be further apart than that. */
const tolerated = 2;

const deflate = { deflateLevel: 9 };

/** What a screen looks like, as it is stored: the picture of it made small. */
export function shrunk(screenshot: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(screenshot);
  const small = new PNG({ width: Math.floor(width / shrinking), height: Math.floor(height / shrinking) });
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++)
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0;
        for (let down = 0; down < shrinking; down++)
          for (let right = 0; right < shrinking; right++)
            sum += data[((y * shrinking + down) * width + x * shrinking + right) * 4 + channel] ?? 0;
        small.data[(y * small.width + x) * 4 + channel] = Math.round(sum / shrinking ** 2);
      }
  return PNG.sync.write(small, deflate);
}

export interface Difference {
  /** How many pixels of the small pictures differ. */
  readonly pixels: number;
  /** A pale picture with what differs in red. */
  readonly picture: Buffer;
}

/** What sets a picture apart from the one that is stored; null if they show the same. */
export function difference(stored: Buffer, found: Buffer): Difference | null {
  const [before, now] = [PNG.sync.read(stored), PNG.sync.read(found)];
  const { width, height } = before;
  if (now.width !== width || now.height !== height)
    throw new Error(
      `The stored picture has ${width} by ${height} pixels and the screen now ${now.width} by ${now.height}; delete the stored one if the size of screens was changed.`,
    );
  const picture = new PNG({ width, height });
  const options = { threshold: alike, includeAA: true };
  const pixels = pixelmatch(before.data, now.data, picture.data, width, height, options);
  return pixels <= tolerated ? null : { pixels, picture: PNG.sync.write(picture, deflate) };
}
