/**
 * Does something as soon as the page is laid out, before it is painted. Whoever measures then has nothing laid out for
 * it; whoever measures after a change has everything laid out twice. Gives the way to call it off.
 */
export function afterLayout(anything: Element, act: () => void): () => void {
  // Whatever begins to be watched is reported once, at that very time.
  const watcher = new ResizeObserver(() => {
    watcher.disconnect();
    act();
  });
  watcher.observe(anything);
  return () => watcher.disconnect();
}
