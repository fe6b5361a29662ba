import { promptText } from '@binary-sunset/table/plain';
import type { ReactNode } from 'react';
import type { OutlineNode } from '../boards/gameBoard.ts';
import { boardFor } from '../boards/loading.ts';
import { Dialog } from '../parts/dialog.tsx';
import { useShell } from '../session/shellStore.ts';
import { useTable } from '../session/table.ts';
import styles from './outline.module.css';

/** The whole table as nested text, and what can be done: the view for whoever listens rather than looks. */
export function Outline() {
  const isOpen = useShell(({ panel }) => panel === 'outline');
  return (
    <Dialog open={isOpen} onClose={useShell.getState().close} title="Outline of the table" size="large">
      {isOpen ? <Contents /> : null}
    </Dialog>
  );
}

function Contents() {
  const display = useTable((table) => table.display);
  if (display === null) return null;
  const { board, asked } = display.scene;
  return (
    <div className={styles['outline']}>
      {asked === null ? null : (
        <section>
          <h3>{promptText(asked.prompt)}</h3>
          <button type="button" className={styles['actions']} onClick={() => useShell.getState().show('actions')}>
            All actions ({asked.labels.length})
          </button>
        </section>
      )}
      {boardFor(display)
        .outline(board)
        .map((node) => (
          <section key={node.text}>
            <h3>{node.text}</h3>
            <Nodes nodes={node.parts ?? []} />
          </section>
        ))}
    </div>
  );
}

function Nodes({ nodes }: { readonly nodes: readonly OutlineNode[] }): ReactNode {
  if (nodes.length === 0) return null;
  return (
    <ul>
      {nodes.map(({ text, parts = [] }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards may read the same
        <li key={i}>
          {text}
          <Nodes nodes={parts} />
        </li>
      ))}
    </ul>
  );
}
