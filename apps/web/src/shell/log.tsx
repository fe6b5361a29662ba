import type { Handle } from '@binary-sunset/kernel';
import type { Line, LogEntry } from '@binary-sunset/table';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lookAt } from '../interaction/useCardGestures.ts';
import { walkThrough } from '../interaction/walking.ts';
import { afterLayout } from '../parts/afterLayout.ts';
import { SideMark } from '../parts/sideMark.tsx';
import { useLater } from '../session/later.ts';
import { useTable } from '../session/table.ts';
import { Words } from './inspector/words.tsx';
import styles from './log.module.css';
import { withRepeats } from './withRepeats.ts';

/** How much of the log is drawn before somebody asks for more. */
const drawn = 150;

/** What happened, line by line; the newest is the last. Whoever sits down never sees the log of the one before. */
export const Log = () => <LogOf key={useTable(({ display }) => String(display?.scene.viewer))} />;

function LogOf() {
  const log = useLater(
    useTable((table) => table.log),
    { frames: 2 },
  );
  const light = useTable(({ display }) => display?.scene.board.seats.findIndex(({ side }) => side === 'light') ?? -1);
  const dark = useTable(({ display }) => display?.scene.board.seats.findIndex(({ side }) => side === 'dark') ?? -1);
  return <Lines log={log} light={light} dark={dark} />;
}

interface LinesProps {
  readonly log: readonly LogEntry[];
  /** Which player has which side, once they have one. */
  readonly light: number;
  readonly dark: number;
}

const Lines = memo(({ log, light, dark }: LinesProps) => {
  const [more, setMore] = useState(0);
  const end = useRef<HTMLLIElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const first = Math.max(0, log.length - drawn - more);
  const length = log.length;
  useLayoutEffect(() => {
    const { current } = list;
    // Whoever reads further up is not torn away.
    if (length === 0 || current === null || current.dataset['away'] !== undefined) return;
    return afterLayout(current, () => end.current?.scrollIntoView({ block: 'nearest' }));
  }, [length]);
  useEffect(() => {
    const at = list.current;
    if (at === null || end.current === null) return;
    const shown = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting === true) delete at.dataset['away'];
      else at.dataset['away'] = '';
    });
    shown.observe(end.current);
    // A card above it that has more to say leaves it less room, which is no reason to lose the end.
    const room = new ResizeObserver(() => {
      if (at.dataset['away'] === undefined) end.current?.scrollIntoView({ block: 'nearest' });
    });
    room.observe(at);
    return () => {
      shown.disconnect();
      room.disconnect();
    };
  }, []);
  return (
    <ol
      ref={list}
      id="log"
      className={styles['log']}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      aria-label="Log"
      aria-description="Arrow keys go from card to card"
      onKeyDown={walkCards}
    >
      {length === 0 && <li className={styles['nothing']}>Nothing has happened yet.</li>}
      {first === 0 ? null : (
        <li className={styles['earlier']}>
          <button type="button" onClick={() => setMore(more + 400)}>
            Earlier lines ({first})
          </button>
        </li>
      )}
      {withRepeats(log.slice(first)).map(({ entry, times }, i) => (
        <LogLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a line of the log is known by its place
          key={first + i}
          entry={entry}
          times={times}
          side={entry.by === light ? 'light' : entry.by === dark ? 'dark' : null}
        />
      ))}
      <li ref={end} className={styles['end']} aria-hidden="true" />
    </ol>
  );
});

const walkCards = walkThrough(`.${styles['card']}`);

const separators: ReadonlySet<string> = new Set(['turn', 'step']);

interface LogLineProps {
  readonly entry: LogEntry;
  readonly times: number;
  readonly side: 'light' | 'dark' | null;
}

const LogLine = memo(({ entry, times, side }: LogLineProps) => {
  const { line, kind } = entry;
  if (separators.has(kind))
    return (
      <li className={styles['separator']} data-kind={kind}>
        {side === null ? null : <SideMark side={side} />}
        <Pieces line={line} plain />
      </li>
    );
  return (
    <li className={styles['line']} data-kind={kind}>
      {side === null ? <i /> : <SideMark side={side} spoken />}
      <span>
        <Pieces line={line} />
        {times > 1 && ` (${times} times)`}
      </span>
    </li>
  );
});

/** A line's words and cards; dashes around a turn are the terminal's way of drawing a rule. */
function Pieces({ line, plain = false }: { readonly line: Line; readonly plain?: boolean }) {
  return line.map((piece, i) =>
    typeof piece === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line never change
      <Words key={i} text={plain ? piece.replaceAll(/── | ──|\.$/g, '') : joined(piece)} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line never change
      <CardLink key={i} card={piece.card} name={piece.name} />
    ),
  );
}

/** A full stop stays on the line of the card before it. */
const joined = (piece: string): string => (/^[.,:;)’]/.test(piece) ? `\u2060${piece}` : piece);

function CardLink({ card, name }: { readonly card: Handle; readonly name: string }) {
  return (
    <button
      type="button"
      // Hundreds of them are no way to anywhere: Tab passes by, arrows go from one to the other.
      tabIndex={-1}
      className={styles['card']}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && useTable.getState().inspect(card)}
      onClick={() => lookAt(card)}
    >
      {name}
    </button>
  );
}
