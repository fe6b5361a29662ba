import type { Clock } from '../src/session/tableStore.ts';

export interface TestClock extends Clock {
  /** How many milliseconds were waited for to their end. */
  readonly waited: () => number;
  /** Happens each time that something begins to wait. */
  whenWaitedFor: () => void;
}

/** A clock that goes on at once whenever it is waited for, or one that stands still. */
export function testClock(goes = true): TestClock {
  let looks = 0;
  let waited = 0;
  const clock: TestClock = {
    now: () => ++looks,
    waited: () => waited,
    whenWaitedFor: () => {},
    after(ms, act) {
      // Whoever waits is told first, and may call it off.
      queueMicrotask(() => clock.whenWaitedFor());
      if (!goes) return () => {};
      const timer = setTimeout(() => {
        waited += ms;
        act();
      }, 0);
      return () => clearTimeout(timer);
    },
  };
  return clock;
}
