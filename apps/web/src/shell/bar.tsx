import type { TurnStep } from '@binary-sunset/table';
import { memo } from 'react';
import { takeBack } from '../interaction/takeBack.ts';
import { Icon } from '../parts/icon.tsx';
import { Mark } from '../parts/mark.tsx';
import { useUpright } from '../parts/useNarrow.ts';
import { useDialogs } from '../session/dialogs.ts';
import { useHints } from '../session/hints.ts';
import { useShell } from '../session/shellStore.ts';
import { useTable } from '../session/table.ts';
import { useSettings } from '../settings/settings.ts';
import styles from './bar.module.css';
import { TableMenu } from './tableMenu.tsx';
import { ToolButton } from './toolButton.tsx';

/** What a board tells the bar. */
export interface Standing {
  readonly turn: number;
  readonly phase: string;
  readonly steps: readonly TurnStep[];
}

export const Bar = memo(({ turn, phase, steps }: Standing) => {
  const practice = useTable(({ display }) => display?.practice ?? false);
  const upright = useUpright();
  // While the table is set up there are no turns yet.
  const when = turn === 0 ? '' : `Turn ${turn}`;
  const [first, second] = upright || turn === 0 ? [phase, when] : [when, phase];
  return (
    <header className={styles['bar']}>
      <a className={styles['home']} href="#/" aria-label="Binary Sunset: home">
        <Mark />
      </a>
      {upright ? <UndoTool /> : null}
      <h1 className={styles['turn']}>
        <b>{first}</b>
        <span>
          {second}
          {practice ? <em className={styles['practice']}>Practice</em> : null}
        </span>
      </h1>
      <Steps steps={steps} />
      {upright ? <HintTool /> : null}
      <div className={styles['tools']}>{upright ? null : <Tools />}</div>
      <TableMenu />
    </header>
  );
});

function Tools() {
  const sound = useSettings((settings) => settings.sound);
  return (
    <>
      <HintTool />
      <UndoTool />
      <RedoTool />
      <ToolButton icon="outline" name="Outline" shortcut="O" onClick={() => useShell.getState().toggle('outline')} />
      <ToolButton
        icon="sound"
        name={sound ? 'Sound is on' : 'Sound is off'}
        shortcut="M"
        aria-pressed={sound}
        data-off={sound ? undefined : ''}
        onClick={() => useSettings.getState().set({ sound: !sound })}
      />
      <ToolButton icon="help" name="Help" shortcut="?" onClick={() => useDialogs.getState().open('help')} />
    </>
  );
}

/** What the computer would do: only against one, and where there is something to decide. */
function HintTool() {
  const has = useTable(({ display }) => display?.hints ?? false);
  const can = useTable(({ display }) => (display?.scene.asked ?? null) !== null);
  const isOpen = useHints((hints) => hints.isOpen);
  if (!has) return null;
  return (
    <ToolButton
      icon="bulb"
      name="What would you do?"
      shortcut="G"
      disabled={!can}
      aria-pressed={isOpen}
      data-on={isOpen || undefined}
      onClick={() => useHints.getState().toggle()}
    />
  );
}

function UndoTool() {
  const can = useTable(({ display, picked }) => picked.length > 0 || (display?.canUndo ?? false));
  return <ToolButton icon="undo" name="Undo" shortcut="U" disabled={!can} onClick={takeBack} />;
}

function RedoTool() {
  const can = useTable(({ display }) => display?.canRedo ?? false);
  return (
    <ToolButton
      icon="undo"
      mirrored
      name="Redo"
      shortcut="Shift+U"
      disabled={!can}
      onClick={() => void useTable.getState().redo()}
    />
  );
}

const stateWords = { done: 'over', now: 'now', 'to come': 'to come' } as const;

/** The steps of a turn, one of them lit. */
const Steps = memo(({ steps }: Pick<Standing, 'steps'>) => (
  <ol className={styles['steps']} aria-label="Steps of the turn">
    {steps.map(({ name, state }) => (
      <li key={name} data-state={state} {...(state === 'now' ? { 'aria-current': 'step' as const } : {})}>
        {state === 'done' ? <Icon name="check" className={styles['done']} /> : null}
        {name}
        <span className="sr">, {stateWords[state]}</span>
      </li>
    ))}
  </ol>
));
