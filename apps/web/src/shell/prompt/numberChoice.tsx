import type { Asked } from '@binary-sunset/table';
import { promptText } from '@binary-sunset/table/plain';
import { Slider } from 'radix-ui';
import { Key } from '../../parts/key.tsx';
import { realOptions } from '../../session/options.ts';
import { useTable } from '../../session/table.ts';
import { BackButton } from './acts.tsx';
import { PassButton } from './passButton.tsx';
import styles from './prompt.module.css';

/** A number: stepper, slider, the least and the most, and what it would cost. */
export function NumberChoice({ asked, back }: { readonly asked: Asked; readonly back: number | null }) {
  const picked = useTable((table) => table.picked);
  const { decision, labels, prompt, pass } = asked;
  const offered = realOptions(asked);
  // Bids go down: what is more is always to the right.
  const numbers = offered.toSorted((a, b) => (decision.options[a]?.amount ?? a) - (decision.options[b]?.amount ?? b));
  const isPicked = picked.length > 0;
  const last = numbers.length - 1;
  const at = Math.max(0, numbers.indexOf(picked[0] ?? asked.suggested ?? offered[0] ?? -1));
  const option = numbers[at] ?? 0;
  const waste = asked.wastes[option] ?? null;
  const amountAt = (place: number): number => decision.options[numbers[place] ?? -1]?.amount ?? place;
  const go = (place: number): void => {
    const to = numbers[Math.min(last, Math.max(0, place))];
    if (to !== undefined) useTable.getState().pick(to);
  };
  return (
    <>
      <div className={styles['number']}>
        <button type="button" className={styles['step']} onClick={() => go(0)}>
          {amountAt(0) === 0 ? 'None' : 'Min'}
        </button>
        <button
          type="button"
          className={styles['step']}
          aria-label="One less"
          disabled={at === 0}
          onClick={() => go(at - 1)}
        >
          −
        </button>
        <Slider.Root className={styles['slider']} min={0} max={last} value={[at]} onValueChange={([to = 0]) => go(to)}>
          <Slider.Track className={styles['track']}>
            <Slider.Range className={styles['range']} />
          </Slider.Track>
          <Slider.Thumb
            className={styles['thumb']}
            aria-label={promptText(prompt)}
            aria-valuetext={labels[option] ?? ''}
          >
            {amountAt(at)}
          </Slider.Thumb>
        </Slider.Root>
        <button
          type="button"
          className={styles['step']}
          aria-label="One more"
          disabled={at === last}
          onClick={() => go(at + 1)}
        >
          +
        </button>
        <button type="button" className={styles['step']} onClick={() => go(last)}>
          Max
        </button>
      </div>
      <div className={styles['acts']}>
        {back === null ? null : <BackButton asked={asked} back={back} />}
        <button
          type="button"
          className={pass === null ? `${styles['sun']} ${styles['alone']}` : styles[isPicked ? 'sun' : 'verb']}
          data-option={option}
          aria-keyshortcuts={pass === null ? 'Space' : 'Enter'}
          onClick={() => void useTable.getState().answer([option])}
        >
          <span className={styles['words']}>
            {labels[option]}
            {waste === null ? null : <small>{waste.words}</small>}
          </span>
          <Key>{pass === null ? 'Space' : 'Enter'}</Key>
        </button>
        {pass === null ? null : <PassButton asked={asked} pass={pass} plain={isPicked} />}
      </div>
    </>
  );
}
