import { memo, type ReactNode } from 'react';
import { Key } from '../parts/key.tsx';
import { Inspector } from './inspector/inspector.tsx';
import { Log } from './log.tsx';
import styles from './rail.module.css';

/** What is read beside the table: the game's own part, the card that is looked at, the log. */
export const Rail = memo(({ children }: { readonly children: ReactNode }) => (
  <aside id="rail" className={styles['rail']} aria-label="Beside the table">
    <section className={styles['game']}>{children}</section>
    <section className={styles['inspector']} aria-label="Card in view">
      <Inspector />
    </section>
    <section className={styles['story']}>
      <h2 className={styles['cap']}>
        <span>Log</span>
        <Key>L</Key>
      </h2>
      <div className={styles['log']}>
        <Log />
      </div>
    </section>
  </aside>
));
