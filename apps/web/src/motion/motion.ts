import { useSyncExternalStore } from 'react';
import { speeds, useSettings } from '../settings/settings.ts';

const device = matchMedia('(prefers-reduced-motion: reduce)');

function watchDevice(changed: () => void): () => void {
  device.addEventListener('change', changed);
  return () => device.removeEventListener('change', changed);
}

/** Whether motion is to be kept small, by the player's word or by the device's. */
const reducesMotion = (): boolean => useSettings.getState().reducedMotion ?? device.matches;

/** Marks the page while motion is to be kept small, so that styles can follow. Gives the way to stop. */
export function followMotion(): () => void {
  const mark = (): void => {
    document.documentElement.dataset['motion'] = reducesMotion() ? 'reduced' : 'full';
  };
  mark();
  const unwatch = watchDevice(mark);
  const unsubscribe = useSettings.subscribe(mark);
  return () => {
    unwatch();
    unsubscribe();
  };
}

/** By how much the usual times are stretched; 0 if nothing is to move. */
export function usePace(): number {
  const onDevice = useSyncExternalStore(watchDevice, () => device.matches);
  const reduced = useSettings(({ reducedMotion }) => reducedMotion) ?? onDevice;
  const speed = useSettings((settings) => settings.speed);
  return reduced ? 0 : speeds[speed];
}
