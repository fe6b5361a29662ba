import { useState } from 'react';
import { useLocation } from 'wouter';
import { seated } from '../../session/seating.ts';

export interface Seat {
  readonly busy: boolean;
  /** What was said against the last attempt. */
  readonly fault: string | null;
  readonly setFault: (fault: string | null) => void;
  /** Opens or starts a game and goes to its table. */
  readonly sit: (act: () => Promise<void>) => void;
}

export function useSeat(): Seat {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [, go] = useLocation();
  return {
    busy,
    fault,
    setFault,
    sit(act) {
      setBusy(true);
      setFault(null);
      seated(act).then(
        (id) => go(`/table/${id}`),
        (error: unknown) => {
          setBusy(false);
          setFault(error instanceof Error ? error.message : String(error));
        },
      );
    },
  };
}
