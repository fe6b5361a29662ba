import { useSettings } from './settings.ts';

/** Marks the page with the size of text that its player wishes, so that styles can follow. Gives the way to stop. */
export function followTextSize(): () => void {
  const mark = (): void => {
    document.documentElement.dataset['text'] = useSettings.getState().text;
  };
  mark();
  return useSettings.subscribe(mark);
}
