/**
 * Patterns are hundreds of strokes, and a browser without a graphics card draws them again with whatever is painted
 * near them. So each is drawn once, when nothing else is to be done, and used as a bitmap from then on.
 */
const waiting = new Map<string, string>();
const drawn = new Map<string, string>();
const listeners = new Set<() => void>();

export const drawsBitmaps = typeof OffscreenCanvas !== 'undefined';

/** As large as a card on the table is drawn at most. */
const size = 150;

export function onBitmaps(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The bitmap of a pattern, once there is one; asks for it otherwise. */
export function bitmapOf(key: string, svg: () => string): string | undefined {
  const known = drawn.get(key);
  if (known === undefined && !waiting.has(key)) {
    waiting.set(key, svg());
    if (waiting.size === 1) setTimeout(() => void drawAll(), 0);
  }
  return known;
}

async function drawAll(): Promise<void> {
  for (const [key, svg] of waiting) {
    await idle();
    drawn.set(key, await draw(svg));
  }
  waiting.clear();
  for (const changed of listeners) changed();
}

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 20);
  });

async function draw(svg: string): Promise<string> {
  const image = new Image();
  const source = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  image.src = source;
  await image.decode();
  const side = Math.round(size * devicePixelRatio);
  const canvas = new OffscreenCanvas(side, side);
  canvas.getContext('2d')?.drawImage(image, 0, 0, side, side);
  URL.revokeObjectURL(source);
  return `url(${URL.createObjectURL(await canvas.convertToBlob())})`;
}
