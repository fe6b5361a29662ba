/** The click that follows a release comes at once, if it comes at all. */
const clickWithin = 400;

/**
 * Called while something is still held: what opened under the finger must not be pressed by letting go. Ends with the
 * release, or with the next press.
 */
export function ignoreRelease(): void {
  const listening = new AbortController();
  const { signal } = listening;
  const ignore = (event: Event): void => {
    if (event.cancelable) event.preventDefault();
    event.stopPropagation();
  };
  const end = (): void => listening.abort();
  for (const kind of ['touchend', 'mousedown', 'mouseup', 'click'])
    addEventListener(kind, ignore, { capture: true, passive: false, signal });
  addEventListener('pointerdown', end, { capture: true, signal });
  for (const kind of ['pointerup', 'pointercancel'])
    addEventListener(kind, () => setTimeout(end, clickWithin), { capture: true, signal });
}
