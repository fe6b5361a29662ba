import { Dialog } from 'radix-ui';
import { Button } from '../../parts/button.tsx';
import { SideMark } from '../../parts/sideMark.tsx';
import { useTable } from '../../session/table.ts';
import styles from './handOver.module.css';

/** "the Dark Side", but "the first player". */
const inSentence = (name: string): string => `the ${/ Side$/.test(name) ? name : name.toLowerCase()}`;

/** Between two people at one device: nothing of the table is seen until the other one sits down. */
export function HandOver() {
  const next = useTable(({ handOver }) => handOver);
  const board = useTable(({ display }) => display?.scene.board ?? null);
  if (next === null || board === null) return null;
  const { name, side } = board.seats[next];
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Content
          className={styles['screen']}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div className={styles['words']}>
            <SideMark side={side} className={styles['mark'] ?? ''} />
            <Dialog.Title className={styles['title']}>{name} decides</Dialog.Title>
            <Dialog.Description>Pass the device. Cards are shown once the other player is there.</Dialog.Description>
            <Button look="sun" shortcut="Enter" onClick={() => void useTable.getState().sitDown()}>
              I am {inSentence(name)}
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
