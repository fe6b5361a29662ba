import { useSyncExternalStore } from 'react';
import { speeds, useSettings } from '../client/settings.ts';

const wish = '(prefers-reduced-motion: reduce)';

function watch(changed: () => void): () => void {
  const query = matchMedia(wish);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether things may move on the table: the player's own setting, else the device's. */
function useReducedMotion(): boolean {
  const device = useSyncExternalStore(watch, () => matchMedia(wish).matches);
  return useSettings(({ reducedMotion }) => reducedMotion) ?? device;
}

/** By how much the usual times are stretched; 0 if nothing is to move. */
export function usePace(): number {
  const speed = useSettings((settings) => settings.speed);
  return useReducedMotion() ? 0 : speeds[speed];
}
