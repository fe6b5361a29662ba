import { Tooltip } from 'radix-ui';
import type { GameName, Moment } from '../engine/protocol.ts';
import { AllActions } from './allActions.tsx';
import { Announcer } from './announcer.tsx';
import { Bar } from './bar.tsx';
import { CardMenu } from './cardMenu.tsx';
import { FullFace } from './fullFace.tsx';
import { boardFor } from './gameBoard.ts';
import { Outline } from './outline.tsx';
import { Prompt } from './prompt.tsx';
import { Rail } from './rail.tsx';
import { Sheets } from './sheets.tsx';
import styles from './tableShell.module.css';
import { useKeys } from './useKeys.ts';
import { useNarrow } from './useNarrow.ts';

/** The table: a bar, a game's board, the hand, the prompt, and beside it what is read. The same for every game. */
export function TableShell<G extends GameName>({ moment }: { readonly moment: Moment<G> }) {
  const narrow = useNarrow();
  useKeys();
  const { board, asked, outcome } = moment.scene;
  const game = boardFor(moment);
  const beside = <game.Rail board={board} />;
  return (
    <Tooltip.Provider delayDuration={400}>
      <div
        className={styles['shell']}
        data-asked={asked === null ? undefined : `${asked.decision.player}:${asked.decision.at}`}
        data-outcome={outcome === null ? undefined : outcome.because}
      >
        <main className={styles['main']}>
          <Bar turn={board.turn} phase={board.phase} steps={board.steps} />
          <div className={styles['board']}>
            <game.Board board={board} />
          </div>
          <div className={styles['hand']} data-place="hand">
            <game.Hand board={board} />
          </div>
          <div className={styles['prompt']}>
            <Prompt />
          </div>
        </main>
        {narrow ? <Sheets>{beside}</Sheets> : <Rail>{beside}</Rail>}
        <AllActions />
        <CardMenu />
        <FullFace />
        <Outline />
        <Announcer />
      </div>
    </Tooltip.Provider>
  );
}
