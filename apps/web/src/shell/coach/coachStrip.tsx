import type { Coaching } from '@binary-sunset/table';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { GameName } from '../../engine/protocol.ts';
import { takeBack } from '../../interaction/takeBack.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { IconName } from '../../parts/icons.ts';
import { useLessonsDone } from '../../session/lessonsDone.ts';
import { useTable } from '../../session/table.ts';
import styles from './coachStrip.module.css';
import { usePointing } from './pointing.ts';

/** Whoever teaches, in a strip of their own: nothing of the table lies beneath it. */
export function CoachStrip({ game, coaching }: { readonly game: GameName; readonly coaching: Coaching }) {
  const { lesson, title, steps, says, remark, state, next } = coaching;
  const canBack = useTable(({ display, picked }) => picked.length > 0 || (display?.canUndo ?? false));
  const [folded, setFolded] = useState(false);
  const [, go] = useLocation();
  usePointing(coaching);
  useEffect(() => {
    if (state === 'done') useLessonsDone.getState().finish(game, lesson);
  }, [state, game, lesson]);
  const again = (): void => void useTable.getState().learn(game, lesson);
  const on = (): void => go(next === null ? `/learn/${game}` : `/learn/${game}/${next.id}`);
  const isFolded = folded && state === 'going on' && remark === null;
  return (
    <section
      className={styles['coach']}
      aria-label="Coach"
      data-state={state}
      data-meant={coaching.meant.join(' ')}
      data-folded={isFolded || undefined}
    >
      <header className={styles['head']}>
        <h2>{title}</h2>
        {steps === null ? null : (
          <span
            className={styles['steps']}
            role="img"
            aria-label={`Step ${Math.min(steps.done + 1, steps.of)} of ${steps.of}`}
          >
            {Array.from({ length: steps.of }, (_, step) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
              <i key={step} data-done={step < steps.done || undefined} />
            ))}
          </span>
        )}
      </header>
      <div className={styles['words']} role="status" aria-live="polite">
        {state === 'missed' ? null : <p>{says}</p>}
        {remark === null ? null : <p className={styles['remark']}>{remark}</p>}
      </div>
      <div className={styles['acts']}>
        <Tool icon="undo" name="Back" note="Take the last choice back" off={!canBack} act={takeBack} />
        <Tool icon="tap" name="Start again" act={again} />
        {state === 'done' ? (
          <Button look="sun" className={styles['next'] ?? ''} onClick={on}>
            {next === null ? 'To the lessons' : `Next: ${next.title}`}
          </Button>
        ) : (
          <>
            <Tool icon="next" name="Skip" note={next === null ? 'To the lessons' : `On to: ${next.title}`} act={on} />
            <button
              type="button"
              className={styles['fold']}
              aria-expanded={!isFolded}
              aria-label={isFolded ? 'Show what the coach says' : 'Fold the coach'}
              onClick={() => setFolded(!folded)}
            >
              <Icon name={isFolded ? 'up' : 'down'} />
            </button>
          </>
        )}
      </div>
    </section>
  );
}

function Tool({
  icon,
  name,
  note,
  off = false,
  act,
}: {
  readonly icon: IconName;
  readonly name: string;
  readonly note?: string;
  readonly off?: boolean;
  readonly act: () => void;
}) {
  return (
    <button type="button" className={styles['tool']} title={note} disabled={off} onClick={act}>
      <Icon name={icon} />
      <span>{name}</span>
    </button>
  );
}
