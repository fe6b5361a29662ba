import { capital } from '@binary-sunset/table/plain';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icons.ts';
import styles from './iconChips.module.css';

const signs: Readonly<Record<string, IconName>> = {
  pilot: 'wheel',
  warrior: 'warrior',
  'nav computer': 'nav',
  'scomp link': 'link',
};

/** The icons that a card bears, with their names. */
export const IconChips = ({ icons }: { readonly icons: readonly string[] }) => (
  <ul className={styles['chips']} aria-label="Icons">
    {icons.map((icon) => (
      <li key={icon} data-sign={icon}>
        <Icon name={signs[icon] ?? 'star'} />
        {capital(icon)}
      </li>
    ))}
  </ul>
);
