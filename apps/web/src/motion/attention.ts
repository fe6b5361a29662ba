import type { Display } from '../engine/protocol.ts';
import { useTable } from '../session/table.ts';
import { useSettings } from '../settings/settings.ts';
import { type Heard, soundsOf } from './sound.ts';
import { openOnGesture, play } from './speaker.ts';

const heardIn = ({ happenings, scene, awaits }: Display): Heard => ({
  happenings,
  viewer: scene.viewer,
  awaits,
  outcome: scene.outcome,
});

const title = 'Binary Sunset';

/** Whether the table waits for whoever looks at it. */
const waits = (display: Display | null): boolean =>
  display !== null && (display.scene.asked !== null || display.scene.outcome !== null);

/** Lets the table be heard, and marks the title while it waits in a tab that nobody looks at. Gives the way to stop. */
export function attend(): () => void {
  const close = openOnGesture();
  const mark = (): void => {
    document.title = document.hidden && waits(useTable.getState().display) ? `● Your move · ${title}` : title;
  };
  let called = false;
  const unsubscribe = useTable.subscribe(({ display }, { display: before }) => {
    if (display === before) return;
    mark();
    if (display === null || before?.id !== display.id || !useSettings.getState().sound) return;
    const sounds = soundsOf(heardIn(display), heardIn(before));
    // Nobody looks: one sound says that the table waits, and what went before it is not played.
    if (!document.hidden) return play(sounds);
    if (waits(display) && !called) play([sounds.at(-1) ?? 'your move']);
    called = waits(display);
  });
  const onVisible = (): void => {
    called = false;
    mark();
  };
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    close();
    unsubscribe();
    document.removeEventListener('visibilitychange', onVisible);
  };
}
