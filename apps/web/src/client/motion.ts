import { reducesMotion, useSettings } from './settings.ts';

/** Marks the page while motion is to be kept small, so that styles can follow. Gives the way to stop. */
export function followMotion(): () => void {
  const system = matchMedia('(prefers-reduced-motion: reduce)');
  const mark = (): void => {
    document.documentElement.dataset['motion'] = reducesMotion() ? 'reduced' : 'full';
  };
  mark();
  system.addEventListener('change', mark);
  const unsubscribe = useSettings.subscribe(mark);
  return () => {
    system.removeEventListener('change', mark);
    unsubscribe();
  };
}
