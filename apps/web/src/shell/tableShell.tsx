import { Tooltip } from 'radix-ui';
import { boardFor } from '../boards/loading.ts';
import type { Display, GameName } from '../engine/protocol.ts';
import { useKeys } from '../interaction/useKeys.ts';
import { Chips } from '../motion/chips.tsx';
import { useNarrow } from '../parts/useNarrow.ts';
import { Announcer } from './announcer.tsx';
import { Bar } from './bar.tsx';
import { CardMenu } from './cardMenu.tsx';
import { CoachStrip } from './coach/coachStrip.tsx';
import { HintStrip } from './hints/hintStrip.tsx';
import { FullFace } from './inspector/fullFace.tsx';
import { Outline } from './outline.tsx';
import { AllActions } from './prompt/allActions.tsx';
import { Prompt } from './prompt/prompt.tsx';
import { Rail } from './rail.tsx';
import { Sheets } from './sheets.tsx';
import { SignTip } from './signs/signTip.tsx';
import styles from './tableShell.module.css';
import { WarningDialog } from './warningDialog.tsx';

/** The table: a bar, a game's board, the hand, the prompt, and beside it what is read. The same for every game. */
export function TableShell<G extends GameName>({ display }: { readonly display: Display<G> }) {
  const narrow = useNarrow();
  useKeys();
  const { board, asked, outcome } = display.scene;
  const game = boardFor(display);
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
          {display.coaching === null ? null : (
            <div className={styles['coach']}>
              <CoachStrip game={display.game} coaching={display.coaching} />
            </div>
          )}
          {display.hints ? (
            <div className={styles['coach']}>
              <HintStrip asked={asked} />
            </div>
          ) : null}
          <div className={styles['hand']} data-place="hand">
            <game.Hand board={board} />
          </div>
          <div className={styles['prompt']}>
            <Prompt />
          </div>
          <Chips />
        </main>
        {narrow ? <Sheets>{beside}</Sheets> : <Rail>{beside}</Rail>}
        <AllActions />
        <WarningDialog />
        <CardMenu />
        <FullFace />
        <Outline />
        <Announcer />
        <SignTip game={display.game} />
      </div>
    </Tooltip.Provider>
  );
}
