import type { Asked, HintAnswer } from '@binary-sunset/table';
import { useEffect } from 'react';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { followQuestions, useHints } from '../../session/hints.ts';
import { usePointedAt, whereOffered } from '../coach/pointing.ts';
import styles from './hintStrip.module.css';

const standings = { best: 'Best', close: 'As good', behind: 'Next' } as const;

/** What the computer would do here, in a strip of its own: what it points at lies in sight. */
export function HintStrip({ asked }: { readonly asked: Asked | null }) {
  const { isOpen, hint, chosen } = useHints();
  const { close } = useHints.getState();
  useEffect(followQuestions, []);
  const answers = hint?.answers ?? [];
  usePointedAt(isOpen ? whereOffered(asked, answers[chosen]?.picks ?? []) : []);
  if (!isOpen) return null;
  return (
    <section className={styles['hints']} aria-label="What would you do?" data-part="hints">
      <header className={styles['head']}>
        <h2>I would do this</h2>
        <button type="button" className={styles['close']} aria-label="Close the hint" onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {hint === null ? (
        <p className={styles['thinking']} role="status">
          Thinking…
        </p>
      ) : (
        <ol className={styles['answers']} aria-live="polite">
          {answers.map((answer, i) => (
            <Answer key={answer.picks.join(' ')} answer={answer} place={i} isChosen={i === chosen} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Answer({
  answer: { label, then, why, standing },
  place,
  isChosen,
}: {
  readonly answer: HintAnswer;
  readonly place: number;
  readonly isChosen: boolean;
}) {
  const { choose, take } = useHints.getState();
  return (
    <li className={styles['answer']} data-chosen={isChosen || undefined}>
      <button type="button" className={styles['look']} aria-pressed={isChosen} onClick={() => choose(place)}>
        <b className={styles['standing']} data-standing={standing}>
          {standings[standing]}
        </b>
        <span className={styles['what']}>{[label, ...then].join(' → ')}</span>
        <span className={styles['why']}>{why}</span>
      </button>
      {isChosen ? (
        <Button look="sun" className={styles['take'] ?? ''} onClick={() => void take()}>
          Do it
        </Button>
      ) : null}
    </li>
  );
}
