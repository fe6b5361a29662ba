import type { Coaching } from '@binary-sunset/table';
import { type ReactNode, useEffect, useState } from 'react';
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
  const { lesson, title, steps, says, remark, state } = coaching;
  const { isFolded, fold, ask } = useVoice(coaching);
  usePointing(coaching, isFolded);
  useEffect(() => {
    if (state === 'done') useLessonsDone.getState().finish(game, lesson);
  }, [state, game, lesson]);
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
        {state === 'missed' || isFolded ? null : <p>{says}</p>}
        {remark === null ? null : <p className={styles['remark']}>{remark}</p>}
      </div>
      <Acts game={game} coaching={coaching}>
        {state === 'going on' ? (
          isFolded ? (
            <Tool icon="help" name="Ask the coach" act={ask} />
          ) : (
            <Tool icon="down" name="Be quiet" note="Fold the coach until asked" act={fold} />
          )
        ) : null}
      </Acts>
    </section>
  );
}

interface Voice {
  readonly isFolded: boolean;
  fold(): void;
  ask(): void;
}

/** The coach is folded while there is nothing new to say, or once told to be quiet; whoever asks is answered. */
function useVoice({ state, quiet, remark }: Coaching): Voice {
  const question = useTable(({ display }) => display?.scene.asked?.decision.at ?? null);
  const [silenced, silence] = useState(false);
  const [answered, answer] = useState<number | null>(null);
  const isAnswer = answered !== null && answered === question;
  return {
    isFolded: state === 'going on' && remark === null && !isAnswer && (silenced || quiet),
    fold() {
      answer(null);
      silence(!quiet);
    },
    ask() {
      answer(question);
      silence(false);
    },
  };
}

/** What can be done with a lesson: the last choice taken back, all of it begun again, or what comes after it. */
function Acts({
  game,
  coaching: { lesson, steps, state, next },
  children,
}: {
  readonly game: GameName;
  readonly coaching: Coaching;
  readonly children: ReactNode;
}) {
  const canBack = useTable(({ display, picked }) => picked.length > 0 || (display?.canUndo ?? false));
  const [, go] = useLocation();
  const again = (): void => void useTable.getState().learn(game, lesson);
  const on = (): void => go(next === null ? `/learn/${game}` : `/learn/${game}/${next.id}`);
  const isWhole = steps === null;
  return (
    <div className={styles['acts']}>
      <Tool icon="undo" name="Back" note="Take the last choice back" off={!canBack} act={takeBack} />
      {state === 'missed' ? null : <Tool icon="tap" name="Start again" act={again} />}
      {state === 'done' && isWhole ? (
        <>
          <Tool icon="book" name="To the lessons" act={on} />
          <Button look="sun" className={styles['next'] ?? ''} onClick={() => go('/')}>
            Play a full game
          </Button>
        </>
      ) : state === 'done' ? (
        <Button look="sun" className={styles['next'] ?? ''} onClick={on}>
          {next === null ? 'To the lessons' : `Next: ${next.title}`}
        </Button>
      ) : (
        <Tool icon="next" name="Skip" note={next === null ? 'To the lessons' : `On to: ${next.title}`} act={on} />
      )}
      {state === 'missed' ? (
        <Button look="sun" className={styles['next'] ?? ''} onClick={again}>
          Start again
        </Button>
      ) : null}
      {children}
    </div>
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
