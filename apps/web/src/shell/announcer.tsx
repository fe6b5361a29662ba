import { promptText, textOf } from '@binary-sunset/table/plain';
import { useTable } from '../session/table.ts';

/** Reads out what happened, once and together, and at once what has to be decided. */
export function Announcer() {
  const entries = useTable(({ display }) => (display === null || display.wholeLog ? null : display.entries));
  const prompt = useTable(({ display }) => display?.scene.asked?.prompt ?? null);
  const at = useTable(({ display }) => display?.scene.asked?.decision.at ?? -1);
  return (
    <>
      <div className="sr" role="status" aria-live="polite">
        {entries?.map(({ line }) => textOf(line)).join(' ') ?? ''}
      </div>
      {/* The same words for another question are read out again: an element of its own says that they are new. */}
      <div className="sr" role="alert" aria-live="assertive">
        <span key={at}>{prompt === null ? '' : promptText(prompt)}</span>
      </div>
    </>
  );
}
