import type { ShownHost } from '@binary-sunset/table';
import { memo } from 'react';
import { useFinger } from '../../parts/useNarrow.ts';
import { vars } from '../../parts/vars.ts';
import { Host } from './host.tsx';
import styles from './hostRow.module.css';
import { rowLayout, thumbWidth } from './row.ts';

/** Strips that fit on a card; a finger needs more room for each. */
const mostTabs = { mouse: 4, finger: 1 } as const;

interface HostRowProps {
  readonly hosts: readonly ShownHost[];
  readonly width: number;
  readonly height: number;
  /** Their side of the table. */
  readonly above: boolean;
  readonly label: string;
  /** Cards are worth more than strips here: a number stands for what is on them. */
  readonly isTight?: boolean;
}

/** The cards of one side at a location: side by side, or as a list of thumbnails where there is no room for that. */
export const HostRow = memo(({ hosts, width, height, above, label, isTight = false }: HostRowProps) => {
  const isFinger = useFinger();
  // Fewer strips, where they would make the cards too small.
  const most = isTight ? 0 : isFinger ? mostTabs.finger : height < 190 ? 2 : height < 230 ? 3 : mostTabs.mouse;
  const layout = rowLayout(hosts, width, height, most);
  return (
    <ul
      className={styles['row']}
      data-above={above || undefined}
      data-size={layout.size}
      aria-label={label}
      style={vars(
        layout.size === 'table'
          ? { '--step': `${layout.step}px` }
          : { '--thumb-w': `${thumbWidth(hosts.length, width, height, isFinger)}px` },
      )}
    >
      {hosts.map((host, place) => (
        <li key={host.handle} className={styles['place']}>
          <Host
            host={host}
            layout={layout}
            mostTabs={most}
            above={above}
            isCovered={layout.step < 0 && place < hosts.length - 1}
          />
        </li>
      ))}
    </ul>
  );
});
