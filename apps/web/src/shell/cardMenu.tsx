import { DropdownMenu as Menu } from 'radix-ui';
import { useRef } from 'react';
import { usesKeys } from '../interaction/lastInput.ts';
import { useShell } from '../session/shellStore.ts';
import { useTable } from '../session/table.ts';
import styles from './menu.module.css';

const spotOf = (card: number): HTMLElement | null => document.querySelector<HTMLElement>(`[data-spot="${card}"]`);

/** The options of a card that has several, beside it. One menu serves all cards. */
export function CardMenu() {
  const card = useShell(({ menuAt }) => menuAt);
  const asked = useTable(({ display }) => display?.scene.asked ?? null);
  const options = useTable((table) => (card === null ? undefined : table.options.get(card)));
  const content = useRef<HTMLDivElement>(null);
  const close = (): void => useShell.getState().openMenu(null);
  if (card === null || asked === null || options === undefined) return null;
  const box = spotOf(card)?.getBoundingClientRect();
  if (box === undefined) return null;
  const { left, top, width, height } = box;
  return (
    <Menu.Root key={card} open onOpenChange={(open) => (open ? undefined : close())} modal={false}>
      <Menu.Trigger asChild>
        <span className={styles['anchor']} style={{ left, top, width, height }} aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          className={styles['menu']}
          aria-label="Actions of this card"
          side="top"
          sideOffset={8}
          collisionPadding={8}
          ref={content}
          // The focus may still be on its way back from a window that closed: that is no reason to go, but to take it.
          onFocusOutside={(event) => {
            event.preventDefault();
            content.current?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (usesKeys()) spotOf(card)?.focus({ preventScroll: true });
          }}
        >
          {options.map((option) => (
            <Menu.Item
              key={option}
              className={styles['item']}
              data-option={option}
              onSelect={() => void useTable.getState().answer([option])}
            >
              {asked.labels[option]}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
