import type { LessonOffer } from '@binary-sunset/table';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { GameName } from '../../engine/protocol.ts';
import { TextButton } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { useDialogs } from '../../session/dialogs.ts';
import { useLessonsDone } from '../../session/lessonsDone.ts';
import { gameSegments } from '../shared/games.ts';
import { Header } from '../shared/header.tsx';
import { useGame } from '../shared/useGame.ts';
import { isGame } from '../table/link.ts';
import styles from './learn.module.css';
import { useLessons } from './useLessons.ts';

/** The lessons of a game, with those ticked that are done. */
export function Learn({ game: asked }: { readonly game: string | undefined }) {
  const [chosen, setChosen] = useGame();
  const [, go] = useLocation();
  const game = asked !== undefined && isGame(asked) ? asked : chosen;
  useEffect(() => {
    // The game that is learnt is the one that is played next.
    if (game !== chosen) setChosen(game);
  }, [game, chosen, setChosen]);
  const { lessons, fault } = useLessons(game);
  const done = useLessonsDone((store) => store.done[game]);
  const following = lessons?.find(({ id }) => !done.includes(id))?.id;
  return (
    <div className={styles['page']}>
      <Header />
      <main className={styles['main']}>
        <h1>Learn to play</h1>
        <p className={styles['lead']}>
          A few minutes each, at a real table. Every legal move is allowed, and every one can be taken back.
        </p>
        <Segmented label="Game" value={game} segments={gameSegments} onChange={(next) => go(`/learn/${next}`)} />
        {fault === null ? null : <p role="alert">{fault}</p>}
        {lessons === null ? null : lessons.length === 0 ? (
          <p className={styles['none']}>
            There are no lessons for this game yet. The story in short tells how it goes.
          </p>
        ) : (
          <ol className={styles['lessons']} aria-label="Lessons">
            {lessons.map((lesson) => (
              <LessonRow
                key={lesson.id}
                game={game}
                lesson={lesson}
                isDone={done.includes(lesson.id)}
                isNext={lesson.id === following}
              />
            ))}
          </ol>
        )}
        <TextButton icon={<Icon name="book" />} onClick={() => useDialogs.getState().open('help')}>
          The game in short, and the keys
        </TextButton>
      </main>
    </div>
  );
}

function LessonRow({
  game,
  lesson: { id, title, teaches, whole },
  isDone,
  isNext,
}: {
  readonly game: GameName;
  readonly lesson: LessonOffer;
  readonly isDone: boolean;
  readonly isNext: boolean;
}) {
  return (
    <li>
      <a
        className={styles['lesson']}
        href={`#/learn/${game}/${id}`}
        data-done={isDone || undefined}
        data-next={isNext || undefined}
      >
        <span className={styles['mark']} aria-hidden="true">
          {isDone ? <Icon name="check" /> : null}
        </span>
        <span className={styles['words']}>
          <b>
            {title}
            {isDone ? <span className="sr"> (done)</span> : null}
          </b>
          <em>{teaches}</em>
        </span>
        <span className={styles['go']}>
          {whole ? 'A whole game' : isDone ? 'Again' : isNext ? 'Begin' : ''}
          <Icon name="next" />
        </span>
      </a>
    </li>
  );
}
