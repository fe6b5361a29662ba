import { DropdownMenu as Menu } from 'radix-ui';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { usesKeys } from '../interaction/lastInput.ts';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icons.ts';
import { Key } from '../parts/key.tsx';
import { useNarrow } from '../parts/useNarrow.ts';
import { useDialogs } from '../session/dialogs.ts';
import { useHints } from '../session/hints.ts';
import { saveGame } from '../session/saving.ts';
import { useShell } from '../session/shellStore.ts';
import { useTable } from '../session/table.ts';
import { useSettings } from '../settings/settings.ts';
import styles from './menu.module.css';
import { waysToPass } from './prompt/passButton.tsx';
import { ToolButton } from './toolButton.tsx';

const speedNames = { half: '½ ×', normal: '1 ×', double: '2 ×', instant: 'Instant' } as const;

/** Everything that is not on the bar. */
export function TableMenu() {
  const [, go] = useLocation();
  const narrow = useNarrow();
  const { speed, sound, set } = useSettings();
  const canRedo = useTable(({ display }) => display?.canRedo ?? false);
  const canPass = useTable(({ display }) => (display?.scene.asked?.pass ?? null) !== null);
  const hasHints = useTable(({ display }) => display?.hints ?? false);
  const isAsked = useTable(({ display }) => (display?.scene.asked ?? null) !== null);
  const isOver = useTable(({ display }) => display?.scene.outcome !== null);
  const { show } = useShell.getState();
  const { open, openRule } = useDialogs.getState();
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger asChild>
        <ToolButton icon="menu" name="Menu" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          className={styles['menu']}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => (usesKeys() ? undefined : event.preventDefault())}
        >
          {narrow ? (
            <>
              <Item icon="clock" text="Log" shortcut="L" act={() => show('log')} />
              <Item icon="target" text="Card in view" shortcut="I" act={() => show('inspector')} />
              <Item icon="outline" text="Outline" shortcut="O" act={() => show('outline')} />
              <Item
                icon="undo"
                text="Redo"
                shortcut="Shift U"
                off={!canRedo}
                act={() => void useTable.getState().redo()}
              />
              <Menu.Separator className={styles['line']} />
            </>
          ) : null}
          {waysToPass(useTable.getState().display).map(([until, name]) => (
            <Item
              key={until}
              icon="hyper"
              text={name}
              off={!canPass}
              act={() => useTable.getState().passUntil(until)}
            />
          ))}
          {hasHints ? (
            <Item
              icon="bulb"
              text="What would you do?"
              shortcut="G"
              off={!isAsked}
              act={() => useHints.getState().toggle()}
            />
          ) : null}
          <Item
            icon="help"
            text="Why not?"
            shortcut="W"
            act={() => useShell.getState().askWhyNot(!useShell.getState().asksWhyNot)}
          />
          <Item icon="book" text="Look up a rule" shortcut="R" act={() => openRule(null)} />
          <Menu.Separator className={styles['line']} />
          <Menu.Label className={styles['label']}>Speed of play</Menu.Label>
          <Menu.RadioGroup
            className={styles['speeds']}
            value={speed}
            onValueChange={(next) => set({ speed: next as typeof speed })}
          >
            {Object.entries(speedNames).map(([value, name]) => (
              <Menu.RadioItem
                key={value}
                value={value}
                className={styles['speed']}
                onSelect={(e) => e.preventDefault()}
              >
                {name}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Separator className={styles['line']} />
          <Item icon="sound" text={sound ? 'Mute' : 'Sound on'} shortcut="M" act={() => set({ sound: !sound })} />
          <Item icon="build" text="Settings and stops" act={() => open('settings')} />
          <Item icon="help" text="Help" shortcut="?" act={() => open('help')} />
          <Menu.Separator className={styles['line']} />
          <Item icon="save" text="Save as a file" act={() => void saveGame()} />
          <Item icon="hit" text="Concede" off={isOver} act={() => open('concede')} />
          <Item icon="prev" text="Leave the table" note="The game is kept" act={() => go('/')} />
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Item({
  icon,
  text,
  note,
  shortcut,
  off = false,
  act,
}: {
  readonly icon: IconName;
  readonly text: string;
  readonly note?: ReactNode;
  readonly shortcut?: string;
  readonly off?: boolean;
  readonly act: () => void;
}) {
  return (
    <Menu.Item className={styles['item']} disabled={off} onSelect={act}>
      <Icon name={icon} className={styles['icon']} />
      <span>
        {text}
        {note === undefined ? null : <small>{note}</small>}
      </span>
      {shortcut === undefined ? null : <Key>{shortcut}</Key>}
    </Menu.Item>
  );
}
