import { DropdownMenu as Menu } from 'radix-ui';
import { usesKeys } from '../../interaction/lastInput.ts';
import { useTable } from '../../session/table.ts';
import menu from '../menu.module.css';
import styles from './prompt.module.css';

/** How often what is chosen next is to be done, where each time is asked for by itself. */
export function Times({ most }: { readonly most: number }) {
  const times = useTable((table) => table.times);
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={styles['times']} aria-label={`How many at once: ${times}`}>
        ×{times}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          className={`${menu['menu']} ${menu['narrow']}`}
          side="top"
          align="start"
          sideOffset={8}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            if (!usesKeys()) event.preventDefault();
          }}
        >
          <Menu.Label className={menu['label']}>How many at once?</Menu.Label>
          <Menu.RadioGroup value={String(times)} onValueChange={(to) => useTable.getState().repeat(Number(to))}>
            {Array.from({ length: most }, (_, less) => most - less).map((number) => (
              <Menu.RadioItem key={number} className={menu['item']} value={String(number)}>
                {number}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
