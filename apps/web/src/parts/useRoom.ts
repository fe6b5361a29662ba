import { type RefObject, useLayoutEffect, useState } from 'react';

/** What something has room for, in pixels; nothing is known of it before it is drawn. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The room of what something is drawn in, as it changes. */
export function useRoom(of: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = of;
    if (current === null) return;
    const look = (): void => setRoom({ width: current.clientWidth, height: current.clientHeight });
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [of]);
  return room;
}
