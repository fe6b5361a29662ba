import type { LessonOffer } from '@binary-sunset/table';
import { useEffect, useState } from 'react';
import type { GameName } from '../../engine/protocol.ts';
import { engine } from '../../session/table.ts';

interface Found {
  readonly of: GameName;
  readonly lessons: readonly LessonOffer[] | null;
  readonly fault: string | null;
}

/** The lessons of a game; null until the engine has said. */
export function useLessons(game: GameName): Omit<Found, 'of'> {
  const [found, setFound] = useState<Found>({ of: game, lessons: null, fault: null });
  useEffect(() => {
    let left = false;
    const show = (next: Omit<Found, 'of'>): void => {
      if (!left) setFound({ of: game, ...next });
    };
    engine.lessons(game).then(
      (lessons) => show({ lessons, fault: null }),
      (error: unknown) => show({ lessons: null, fault: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      left = true;
    };
  }, [game]);
  return found.of === game ? found : { lessons: null, fault: null };
}
