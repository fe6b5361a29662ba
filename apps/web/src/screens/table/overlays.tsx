import { Elsewhere } from './elsewhere.tsx';
import { GameOver } from './ending/gameOver.tsx';
import { FaultPanel } from './faultPanel.tsx';
import { HandOver } from './handOver.tsx';
import { NotKept } from './notKept.tsx';

/** What may lie over a table: mounted by whoever shows one. */
export function Overlays({ lesson }: { readonly lesson: boolean }) {
  return (
    <>
      <NotKept />
      {/* How a lesson ends is the coach's to say. */}
      {lesson ? null : <GameOver />}
      <FaultPanel />
      <Elsewhere />
      <HandOver />
    </>
  );
}
