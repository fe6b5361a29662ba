import { DropdownMenu } from 'radix-ui';
import { useLocation } from 'wouter';
import { Icon } from '../../parts/icon.tsx';
import { Mark } from '../../parts/mark.tsx';
import { useDialogs } from '../../session/dialogs.ts';
import styles from './header.module.css';

/** Where one can go from the pages around a game. */
function usePlaces(): readonly { readonly name: string; readonly go: () => void; readonly href?: string }[] {
  const [, go] = useLocation();
  const { open, openRule } = useDialogs.getState();
  return [
    { name: 'Learn to play', go: () => go('/learn'), href: '#/learn' },
    { name: 'Cards', go: () => go('/cards'), href: '#/cards' },
    { name: 'Rulebook', go: () => openRule(null) },
    { name: 'History', go: () => go('/history'), href: '#/history' },
    { name: 'Settings', go: () => open('settings') },
  ];
}

export function Header() {
  const places = usePlaces();
  return (
    <header className={styles['header']}>
      <a className={styles['brand']} href="#/">
        <Mark />
        <b>Binary Sunset</b>
      </a>
      <nav className={styles['places']} aria-label="Pages">
        {places.map(({ name, go, href }) =>
          href === undefined ? (
            <button key={name} type="button" onClick={go}>
              {name}
            </button>
          ) : (
            <a key={name} href={href}>
              {name}
            </a>
          ),
        )}
      </nav>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger className={styles['menu']} aria-label="Menu">
          <Icon name="menu" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className={styles['list']} align="end" sideOffset={4}>
            {places.map(({ name, go }) => (
              <DropdownMenu.Item key={name} className={styles['item']} onSelect={go}>
                {name}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </header>
  );
}
